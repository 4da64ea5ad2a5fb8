"""Setting up: players, purses, accomplices, shares, prices, and who speaks first."""

from __future__ import annotations

import pytest

import quayside

from .table import PRICES, WARES, Table, voyage


@pytest.mark.rule("manila.setup.players")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_four_or_five_people_play(players: int) -> None:
    table = Table(players)
    assert len(table.view()["seats"]) == players
    assert table.told("start_game") == [{"players": players, "first": 0}]


@pytest.mark.rule("manila.setup.players")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_fewer_or_more_people_find_no_table(players: int) -> None:
    with pytest.raises(quayside.OptionError, match=f"3 to 5 players, not {players}"):
        quayside.game("manila").new(players=players)


@pytest.mark.rule("manila.setup.players")
@pytest.mark.rule("manila.setup.accomplices")
def test_five_play_as_four_do() -> None:
    """Ruling 54: five players have three accomplices each and the course of the game of four."""
    table = voyage("ginseng 3 nutmeg 3 silk 3", ["1 1 1"] * 3, players=5)
    table.place("ginseng ginseng ginseng nutmeg nutmeg").place("nutmeg silk silk silk pirates")
    table.place("port.A port.B port.C shipyard.A shipyard.B")
    course = [event.kind for event in table.events if event.kind in ("placement_round", "roll")]
    assert course == ["placement_round", "roll"] * 3
    assert table.asked == (0, "auction")


@pytest.mark.rule("manila.setup.purse")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_with_thirty_pesos(players: int) -> None:
    assert Table(players).cash == [30] * players


@pytest.mark.rule("manila.setup.purse")
def test_the_bank_never_runs_dry() -> None:
    """Ruling 48: the bank pays far more than it has ever taken in."""
    table = Table(hands=["silk jade"] * 3 + ["ginseng nutmeg"])
    assert table.state.bank == 0
    table.play("pledge", "pledge")
    assert table.cash[0] == 30 + 24
    assert table.state.bank == -24


@pytest.mark.rule("manila.setup.purse")
def test_no_coin_moves_between_players_but_for_an_insurance_claim() -> None:
    """Ruling 49: there is no trading, no gift, no bargaining; no action of the vocabulary names another player but
    an eviction, and in play coins go to and from the bank."""
    verbs = quayside.game("manila").actions.verbs
    assert [verb.name for verb in verbs if {"victim", "seat"} & set(verb.parameters)] == ["evict"]
    claims = set()
    for seed in range(20):
        events: list[quayside.Event] = []
        state = quayside.game("manila").new(5, seed=seed, listener=events.append)
        quayside.playout(state, quayside.Rng(seed))
        payments = [event.args for event in events if event.kind == "pay"]
        claims.update([paid["reason"] for paid in payments if -1 not in (paid["payer"], paid["payee"])])
    assert claims == {"claim"}


@pytest.mark.rule("manila.setup.accomplices")
@pytest.mark.parametrize(("players", "accomplices"), [(3, 4), (4, 3), (5, 3)])
def test_accomplices_are_three_or_four_in_a_game_of_three(players: int, accomplices: int) -> None:
    table = voyage(players=players)
    assert [seat["accomplices"] for seat in table.view()["seats"]] == [accomplices] * players
    table.place("ginseng")
    assert table.view()["seats"][0]["accomplices"] == accomplices - 1


@pytest.mark.rule("manila.setup.shares")
@pytest.mark.parametrize(("players", "left"), [(3, 14), (4, 12), (5, 10)])
def test_two_shares_are_dealt_to_each_player_and_the_rest_is_the_supply(players: int, left: int) -> None:
    table = Table(players)
    assert [seat["shares"] for seat in table.view()["seats"]] == [2] * players
    assert sum([table.supply(ware) for ware in WARES]) == left
    assert table.told("deal") == [{"seat": seat, "count": 2} for seat in range(players)]


@pytest.mark.rule("manila.setup.shares")
@pytest.mark.parametrize(("players", "supplies"), [(3, {2, 3, 4, 5}), (4, {2, 3, 4, 5}), (5, {2, 3, 4})])
def test_at_least_two_of_each_ware_are_for_sale(players: int, supplies: set[int]) -> None:
    """With five players only two of the twelve shares stay undealt, so that no ware has all five left."""
    tables = [Table(players, hands=(), seed=seed) for seed in range(300)]
    assert {table.supply(ware) for table in tables for ware in WARES} == supplies


@pytest.mark.rule("manila.setup.prices")
def test_all_wares_start_at_nothing_and_cost_five_a_share() -> None:
    wares = Table().view()["wares"]
    assert [(wares[ware]["price"], wares[ware]["share_price"]) for ware in WARES] == [(0, 5)] * 4


@pytest.mark.rule("manila.setup.prices")
def test_the_price_track_goes_0_5_10_20_30() -> None:
    table = Table(rolls=["6 6 6"] * 12)
    track = [table.price("silk")]
    for _ in range(4):
        table.idle_voyage()
        track.append(table.price("silk"))
    assert track == list(PRICES) == [0, 5, 10, 20, 30]


@pytest.mark.rule("manila.setup.first")
def test_the_first_seat_opens_the_first_auction() -> None:
    assert Table().asked == (0, "auction")


@pytest.mark.rule("manila.setup.first")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_another_seat_opens_if_it_was_chosen_at_the_start(first: int) -> None:
    table = Table(first=first)
    assert table.asked == (first, "auction")
    assert table.told("voyage") == [{"number": 1, "opener": first}]


@pytest.mark.rule("manila.setup.first")
@pytest.mark.parametrize("first", [-1, 4])
def test_a_seat_that_is_not_at_the_table_cannot_open(first: int) -> None:
    with pytest.raises(quayside.OptionError, match=f"no seat {first} to start"):
        Table(first=first)


@pytest.mark.parametrize(
    "options", [{"pirate_evicton": True}, {"pirate_eviction": 1}, {"large_pilot_may_move_one": "yes"}]
)
def test_an_option_that_does_not_exist_is_refused_with_those_that_do(options: dict[str, object]) -> None:
    with pytest.raises(quayside.OptionError, match=r"pirate_eviction|True"):
        quayside.game("manila").new(4, **options)  # type: ignore[arg-type]


def test_both_options_are_off_unless_chosen() -> None:
    assert Table().view()["options"] == {"pirate_eviction": False, "large_pilot_may_move_one": False}
    assert Table(pirate_eviction=True).view()["options"]["pirate_eviction"] is True
