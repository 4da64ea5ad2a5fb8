"""Errors that programs for Manila have made: each test is a sentence that was not true there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import quayside

from .table import WARES, Table, voyage


def positions(games: int, players: int) -> Iterator[Table]:
    """Random games, position by position."""
    for seed in range(games):
        table = Table(players, hands=(), seed=seed)
        rng = quayside.Rng(seed)
        while table.state.to_play >= 0:
            yield table
            choices = table.state.legal()
            table.state.play(choices[rng.below(len(choices))])


# Set-up


@pytest.mark.rule("manila.setup.shares")
def test_hands_are_not_dealt_from_all_twenty_shares() -> None:
    """From all twenty, most deals to five players would leave fewer than two shares of some ware."""
    tables = [Table(5, hands=(), seed=seed) for seed in range(200)]
    assert min([table.supply(ware) for table in tables for ware in WARES]) == 2


@pytest.mark.rule("manila.setup.shares")
@pytest.mark.rule("manila.purchase.price")
def test_no_share_is_free() -> None:
    for price in (0, 5):
        table = Table().arrange(cash={0: 4}, pledged={0: 2}, prices={"silk": price})
        assert table.play("pass", "pass", "pass", "pass").asked == (0, "loading")


@pytest.mark.rule("manila.setup.accomplices")
@pytest.mark.rule("manila.voyage.course")
def test_three_players_have_four_accomplices_and_four_placement_rounds() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3, players=3)
    table.place("silk silk silk nutmeg nutmeg nutmeg ginseng ginseng ginseng port.A port.B port.C")
    assert table.asked == (0, "auction")


@pytest.mark.rule("manila.setup.shares")
def test_the_only_cards_are_twenty_shares() -> None:
    """Nothing but dice and two shares each is ever drawn."""
    for seed in range(5):
        state = quayside.game("manila").new(5, seed=seed)
        quayside.playout(state, quayside.Rng(seed))
        outcomes = quayside.Record.of(state).chance
        assert {outcome.split()[0] for outcome in outcomes[:5]} == {"deal"}
        assert {outcome.split()[0] for outcome in outcomes[5:]} == {"roll"}


@pytest.mark.rule("manila.setup.prices")
@pytest.mark.rule("manila.settlement.price_rise")
def test_there_is_no_price_between_20_and_30() -> None:
    prices = {price for table in positions(10, 4) for price in [table.price("silk"), table.price("jade")]}
    assert prices == {0, 5, 10, 20}
    table = Table(rolls=["6 6 6"] * 3).arrange(prices={"silk": 20}).idle_voyage()
    assert table.price("silk") == 30


@pytest.mark.rule("manila.setup.purse")
def test_there_is_no_phase_in_which_players_give_each_other_money() -> None:
    decisions = {table.asked[1] for table in positions(10, 4)}
    assert " ".join(sorted(decisions)) == "auction boarding loading pilot placement plunder purchase starts"


# The auction


@pytest.mark.rule("manila.auction.opening")
def test_the_next_auction_is_not_opened_by_the_harbour_masters_neighbour() -> None:
    table = Table(rolls=["1 1 1"] * 3).play("bid 1", "bid 2", "pass", "pass", "pass", "pass")
    assert table.load("ginseng 3 silk 3 jade 3").place("pass pass pass pass").asked == (1, "auction")


@pytest.mark.rule("manila.auction.pass")
def test_a_new_bid_does_not_bring_back_those_who_passed() -> None:
    table = Table().play("0: pass", "1: bid 1", "2: bid 2", "3: bid 3", "1: bid 4")
    assert table.view()["auction"]["passed"] == [True, False, False, False]
    table.play("2: pass", "3: bid 5", "1: pass")
    assert table.asked == (3, "purchase")


@pytest.mark.rule("manila.auction.nobody")
def test_the_first_seat_has_no_claim_to_the_office_when_all_pass() -> None:
    assert Table(first=3).play("pass", "pass", "pass", "pass").asked == (3, "purchase")


@pytest.mark.rule("manila.auction.winner")
def test_a_harbour_master_who_wins_again_pays_like_anybody_else() -> None:
    table = Table(rolls=["1 1 1"] * 3).idle_voyage().play("0: bid 6", "pass", "pass", "pass")
    assert table.asked == (0, "purchase")
    assert table.cash[0] == 24


@pytest.mark.rule("manila.auction.limit")
def test_loans_count_in_the_auction() -> None:
    assert "bid 31" in Table().choices


# The harbour master's duties


@pytest.mark.rule("manila.purchase.funds")
def test_loans_count_at_the_purchase() -> None:
    table = Table().arrange(cash={0: 0}, pledged={0: 1}).play("pass", "pass", "pass", "pass", "buy jade")
    assert (table.cash[0], table.pledged[0]) == (7, 2)


@pytest.mark.rule("manila.purchase.supply")
def test_there_are_only_five_shares_of_a_ware() -> None:
    for table in positions(20, 5):
        view = table.view(quayside.ALL)
        for ware in WARES:
            held = [seat["dealt"][ware] + seat["bought"][ware] for seat in view["seats"]]
            assert sum(held) + view["wares"][ware]["supply"] == 5
            assert view["wares"][ware]["supply"] >= 0


# Placement


@pytest.mark.rule("manila.punts.in_port")
def test_seats_on_punts_already_in_port_are_not_sold() -> None:
    closed = 0
    for table in positions(15, 4):
        if table.asked[1] == "placement":
            arrived = set(table.view()["port"])
            closed += len(arrived)
            assert not arrived & set(table.places())
    assert closed > 0


@pytest.mark.rule("manila.punts.seats")
def test_seats_on_a_punt_are_not_taken_in_any_order() -> None:
    """There is one way aboard, and it leads to the cheapest seat."""
    table = voyage()
    assert [choice for choice in table.choices if "nutmeg" in choice] == ["place nutmeg"]
    table.place("nutmeg nutmeg")
    assert table.cash[:2] == [28, 27]


@pytest.mark.rule("manila.punts.seats")
def test_the_seats_for_jade_cost_3_4_5_5() -> None:
    table = voyage("nutmeg 3 silk 3 jade 3", ["1 1 1"]).place("jade jade jade jade")
    assert table.cash == [27, 26, 25, 25]


@pytest.mark.rule("manila.placement.order")
def test_placement_does_not_begin_left_of_the_harbour_master() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3, harbour_master=1)
    table.play("1: place silk", "2: place silk", "3: place silk", "0: place nutmeg")
    assert table.asked == (1, "placement")


@pytest.mark.rule("manila.placement.decline")
def test_declining_is_allowed_and_not_forgotten_in_the_next_round() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3).place("pass silk pass pass")
    assert table.asked == (1, "placement")
    table.place("silk")
    assert table.asked == (1, "placement")


@pytest.mark.rule("manila.port.space")
@pytest.mark.rule("manila.shipyard.space")
@pytest.mark.parametrize("letter", ["B", "C"])
def test_port_and_shipyard_a_need_not_be_taken_first(letter: str) -> None:
    assert {f"port.{letter}", f"shipyard.{letter}"} <= set(voyage().places())


@pytest.mark.rule("manila.port.profit")
def test_the_port_does_not_pay_without_punts() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3)
    table.place("port.A port.B port.C pass").place("pass pass pass")
    assert table.told("pay", reason="port") == []


# Loans and stowaways


@pytest.mark.rule("manila.loans.redeem")
def test_pledged_shares_can_be_redeemed() -> None:
    assert Table().play("pledge", "redeem").pledged[0] == 0


@pytest.mark.rule("manila.loans.pledge")
def test_loans_are_not_only_automatic() -> None:
    assert "pledge" in Table().choices
    assert "pledge" in voyage().choices


@pytest.mark.rule("manila.blind_passenger.condition")
def test_an_unpledged_share_keeps_a_poor_player_from_travelling_blind() -> None:
    table = voyage().arrange(cash={0: 0}, pledged={0: 1}).place("ginseng")
    assert (table.cash[0], table.pledged[0]) == (11, 2)


@pytest.mark.rule("manila.blind_passenger.passage")
@pytest.mark.rule("manila.insurance.office")
def test_who_has_nothing_cannot_insure() -> None:
    assert "insurance" not in voyage().arrange(cash={0: 0}, pledged={0: 2}).places()


@pytest.mark.rule("manila.blind_passenger.condition")
def test_a_free_insurance_office_does_not_keep_anybody_from_travelling_blind() -> None:
    table = voyage().arrange(cash={0: 0}, pledged={0: 2}).place("silk")
    assert table.told("place")[0]["blind"]


@pytest.mark.rule("manila.blind_passenger.passage")
def test_a_blind_passenger_chooses_for_himself_and_not_only_among_punts() -> None:
    table = voyage().arrange(cash={0: 0}, pledged={0: 2})
    assert {"port.C", "shipyard.C", "pirates", "pilot.large", "silk"} <= set(table.places())


@pytest.mark.rule("manila.blind_passenger.passage")
@pytest.mark.rule("manila.punts.seats")
def test_a_full_punt_has_no_room_for_a_blind_passenger() -> None:
    table = voyage().place("silk silk silk").arrange(cash={3: 0}, pledged={3: 2})
    assert table.why_not("place silk") == ("manila.placement.free_space", {"space": "silk"})


# Pirates


@pytest.mark.rule("manila.pirates.boat")
def test_the_pirate_boat_is_not_free_of_charge() -> None:
    assert voyage().place("pirates pirates").cash[:2] == [25, 25]


@pytest.mark.rule("manila.pirates.boarding")
def test_boarding_is_not_automatic_and_a_boarder_leaves_the_boat() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1"])
    table.place("silk pirates silk silk").place("port.A port.B port.C shipyard.A")
    assert table.asked == (1, "boarding")
    table.play("board nutmeg")
    assert table.view()["pirates"] == []


@pytest.mark.rule("manila.pirates.boarding")
@pytest.mark.rule("manila.pirates.loot")
def test_a_boarder_takes_a_seat_and_a_passengers_part_not_the_whole_cargo() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1", "1 1 1"])
    table.place("nutmeg pirates nutmeg pass").place("pass pass pass").play("board nutmeg")
    assert table.earned("passage") == {0: 8, 1: 8, 2: 8}


@pytest.mark.rule("manila.pirates.boarding")
def test_who_declines_to_board_does_not_lose_his_plunder() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1", "4 1 1"])
    table.place("pirates pass pass pass").place("pass").play("0: pass")
    assert table.asked == (0, "plunder")


@pytest.mark.rule("manila.pirates.eviction")
def test_pirates_do_not_evict_unless_the_variant_is_chosen() -> None:
    choices = [choice for table in positions(20, 5) for choice in table.choices]
    assert not [choice for choice in choices if choice.startswith("evict")]
    assert [choice for choice in choices if choice.startswith("board")]


@pytest.mark.rule("manila.pirates.loot")
def test_the_captain_does_not_get_two_thirds() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", "4 1 1"])
    table.place("pirates pirates pass pass").place("pass pass").play("send ginseng port")
    assert table.earned("loot") == {0: 9, 1: 9}


@pytest.mark.rule("manila.pirates.plunder")
def test_more_than_one_punt_may_be_plundered_in_a_voyage_boarded_before_or_not() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", "4 5 1"])
    table.place("pirates pass pass pass").place("pass").play("send ginseng port", "send nutmeg port")
    assert table.told("board") == []
    assert table.earned("loot") == {0: 42}


@pytest.mark.rule("manila.pirates.nobody")
def test_a_punt_on_13_without_pirates_does_not_go_to_the_shipyard() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", "4 5 1"]).place("pass pass pass pass")
    assert [told["ware"] for told in table.told("arrive")] == ["ginseng", "nutmeg"]


@pytest.mark.rule("manila.movement.arrival")
def test_reaching_13_is_no_arrival_after_the_second_roll() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1"]).place("silk silk silk ginseng")
    table.place("ginseng ginseng port.A port.B")
    assert (table.punt("nutmeg"), table.view()["port"]) == (13, [])


# Pilots


@pytest.mark.rule("manila.pilots.large")
def test_the_large_pilot_does_not_move_one_punt_one_space() -> None:
    asked = 0
    for table in positions(40, 3):
        if table.view()["decision"].get("pilot") == "large":
            asked += 1
            moves = [choice.split() for choice in table.choices]
            assert not [move for move in moves if len(move) == 3 and move[2] in ("+1", "-1")]
    assert asked > 0


@pytest.mark.rule("manila.pilots.island")
def test_one_player_may_own_both_pilots() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["1 1 1"]).place("pilot.small pass pass pass")
    assert "pilot.large" in table.places()


@pytest.mark.rule("manila.pilots.island")
@pytest.mark.rule("manila.voyage.course")
def test_pilots_do_not_wait_for_the_third_roll() -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["1 1 1"] * 3)
    table.place("pilot.small pass pass pass").place("pass")
    assert table.asked == (0, "pilot")
    assert table.view()["movements"] == 2


@pytest.mark.rule("manila.pilots.arrival")
@pytest.mark.parametrize(("pilot", "step"), [("pilot.small", "+1"), ("pilot.large", "+2")])
def test_pilots_do_not_stop_at_13_but_bring_punts_in(pilot: str, step: str) -> None:
    table = voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1", "1 1 1"])
    table.place(f"{pilot} pass pass pass").place("pass").play(f"pilot nutmeg {step}")
    assert table.rules_told("arrive") == ["manila.pilots.arrival"]


# Movement, insurance, the end


@pytest.mark.rule("manila.movement.dice")
def test_the_dice_are_not_five_sided() -> None:
    rolls = [
        roll["dice"] for seed in range(10) for roll in Table(hands=(), seed=seed).idle_voyage().told("roll")
    ]
    assert {die for dice in rolls for die in dice} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("manila.insurance.claims")
def test_the_agent_pays_for_wrecks_on_empty_spaces_too() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3).place("insurance shipyard.A pass pass")
    assert table.place("pass pass").cash == [40 - 29, 26 + 6, 30, 30]


@pytest.mark.rule("manila.insurance.short")
def test_the_agents_cash_never_goes_below_zero() -> None:
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3).place("insurance pass pass pass")
    table.arrange(cash={0: 1}, pledged={0: 2}).place("pass")
    assert table.cash[0] == 0


@pytest.mark.rule("manila.end.fortune")
def test_pledged_shares_keep_their_value_at_the_end() -> None:
    table = Table(rolls=["6 6 6"] * 3).arrange(prices={"silk": 20}, pledged={1: 2}).idle_voyage()
    assert table.state.scores()[1] == 30 + 30 - 30
