"""What is hidden from whom, and what a bot imagines in its place."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import quayside
from quayside import ALL, Rng
from quayside.games.lisboa.board import CLERGY
from quayside.games.lisboa.state import LisboaState

from ..properties.chance import agree
from .table import HANDS, Table, setup_script


@pytest.mark.rule("lisboa.secrets.hand")
def test_dealt_cards_are_known_to_their_owner_drawn_ones_to_all() -> None:
    table = Table(3).play("card P17", "gold", "draw king")
    own = table.view(0)["seats"][0]
    assert own["hand"] == ["P01", "P05", "P07", "P12", "P27"]
    for viewer in (1, 2, None):
        seen = table.view(viewer)["seats"][0]
        assert (seen["cards"], seen["open_cards"], "hand" in seen) == (5, ["P27"], False)
    assert table.view(ALL)["seats"][1]["hand"] == HANDS[1].split()


@pytest.mark.rule("lisboa.secrets.hand")
def test_what_is_dealt_is_told_to_its_owner_only() -> None:
    deal = next(event for event in Table(3).events if event.kind == "deal")
    assert deal.seen_by(0)["cards"] == HANDS[0].split()
    assert deal.seen_by(1) == deal.seen_by(None)
    assert "cards" not in deal.seen_by(1)


@pytest.mark.rule("lisboa.secrets.hand")
def test_the_dealt_cards_of_period_two_are_secret_too() -> None:
    table = Table(3).arrange(display={"king": "", "marquis": "", "builder": "P37"})
    table.play("card P17", "gold", "draw builder", "discard P01", "pass", "pass", "pass")
    deal = [event for event in table.events if event.kind == "deal"][-1]
    assert "cards" in deal.seen_by(0)
    assert "cards" not in deal.seen_by(2)
    assert table.view(1)["seats"][0]["open_cards"] == ["P37"]


@pytest.mark.rule("lisboa.secrets.plans")
def test_plans_lie_open_those_of_the_players_and_the_top_one_of_each_pile() -> None:
    table = Table(3).arrange(plans={0: "santos.3"}, reis={0: 40}, favors={1: ""}).court("P09").play("pass")
    for viewer in (0, 1, None):
        seen = table.view(viewer)
        assert seen["decision"]["plans"] == {"santos.3": {"needed": 3, "hired": 3, "price": 9}}
        assert [seat["plans"] for seat in seen["seats"]] == [
            {"santos.3": 1},
            {"mardel.2": 1},
            {"santos.2": 1},
        ]
        assert [pile["top"] for pile in seen["plans"].values()] == ["santos.2", "mardel.2"]


@pytest.mark.rule("lisboa.secrets.plans")
def test_two_worlds_that_differ_in_the_plan_below_look_the_same_until_it_is_turned_up() -> None:
    worlds = [Table(3, [f"plan mardel.{officials}"]).tuck("P10") for officials in (3, 4)]
    one, two = worlds
    for viewer in (0, 1, None):
        assert one.view(viewer) == two.view(viewer)
    for world in worlds:
        world.play("trade tools plan", "plan mardel")
    for viewer in (0, 1, None):
        assert one.view(viewer) != two.view(viewer), "everybody sees it now"


@pytest.mark.rule("lisboa.secrets.unknown")
def test_the_tile_that_was_put_back_is_known_to_the_one_who_drew_it() -> None:
    """Also when the next player draws it and puts it back himself: nobody tells the first one."""
    for offer in ("C02 C03", "C09 C03"):
        state = quayside.game("lisboa").new(2, 1, chance=setup_script(2, offers=("C01 C02", offer)))
        views = []
        for move in ("clergy C01", "clergy C03"):
            state.play(state.parse(move))
            seats = state.view(0)["seats"]
            assert isinstance(seats, list)
            views.append(seats[0]["returned"])
        assert views == [["C02"], ["C02"]]
        other: Any = state.view(1)
        assert "returned" not in other["seats"][0]
        assert other["seats"][1]["returned"] == [offer.split()[0]]


@pytest.mark.rule("lisboa.secrets.unknown")
def test_only_the_seat_that_chooses_sees_the_two_tiles() -> None:
    table = Table(3, clergy=True)
    assert table.view(0)["decision"]["tiles"] == ["C01", "C02"]
    for viewer in (1, 2, None):
        assert "tiles" not in table.view(viewer)["decision"]
    offer = next(event for event in table.events if event.kind == "clergy_offer")
    assert (offer.seen_by(0)["tiles"], offer.seen_by(1).get("tiles")) == (["C01", "C02"], None)


@pytest.mark.rule("lisboa.secrets.unknown")
@pytest.mark.parametrize(
    ("moves", "hidden"),
    [
        (["card P17", "gold", "draw king"], "the next card of the pile"),
        (["card P10", "portfolio", "trade cloth cardinal", "move 1"], "the tiles beside the Cardinal"),
        (["card P10", "portfolio", "trade tools plan", "plan santos"], "the next plan of the pile"),
        (["card P12", "court", "pass", "decree D01"], "the decrees that come up"),
    ],
)
def test_what_has_come_to_light_cannot_be_taken_back(moves: list[str], hidden: str) -> None:
    table = Table(3).arrange(hand={0: "P10 P12 P17"}, favors={1: ""})
    for move in moves:
        assert table.state.barrier < table.state.ply or move == moves[0], move
        table.play(move)
    assert table.state.barrier == table.state.ply, hidden


@pytest.mark.rule("lisboa.secrets.unknown")
def test_a_clergy_tile_is_not_given_back_once_its_place_is_filled() -> None:
    table = Table(3).arrange(hand={0: "P10 P12 P17"}).tuck("P10").play("trade cloth cardinal", "move 1")
    turned_up = table.state.ply
    table.play(table.state.notation(table.state.legal()[0]))
    assert (table.state.to_play, table.state.barrier) == (0, turned_up + 1)


@pytest.mark.rule("lisboa.secrets.public")
def test_everything_else_is_public() -> None:
    table = Table(3).arrange(
        goods={1: "gold 2"}, sets={1: 1}, clergy={1: "C05"}, portfolio={1: "P08 P22 S01"}, decrees={1: "D09"},
        done={1: "mardel.3"}, wigs={1: 9}, influence={1: 8}, favors={1: "king"}, reis={1: 13},
    )  # fmt: skip
    seen = table.view(0)["seats"][1]
    assert (seen["reis"], seen["wigs"], seen["influence"], seen["favors"]) == (13, 9, 8, ["king"])
    assert (seen["goods"]["gold"], seen["sets"], seen["clergy"], seen["decrees"]) == (2, 1, ["C05"], ["D09"])
    assert (seen["top"], seen["bottom"], seen["done"]) == (["P08", "S01"], ["P22"], {"mardel.3": 1})
    assert table.view(0)["shipyard"][0] == "S02"


def test_the_view_of_a_finished_game_opens_no_hand() -> None:
    state = quayside.game("lisboa").new(3, 4)
    quayside.playout(state, Rng(4))
    seats = state.view(0)["seats"]
    assert isinstance(seats, list)
    assert ["hand" in seat for seat in seats] == [True, False, False]


# Imagined worlds


def test_a_plan_that_everybody_sees_is_not_imagined() -> None:
    table = Table(3).idle().tuck("P10").play("trade tools plan", "plan santos")
    state = table.state
    for seat in range(3):
        world = state.determinize(seat, Rng(5))
        assert isinstance(world, LisboaState)
        assert (world.plans, world.plan_shown) == (state.plans, state.plan_shown)


def test_the_plan_below_comes_up_as_often_as_it_lies_in_the_pile() -> None:
    """Of Santos' seven others two ask for 2 officials, three for 3, two for 4."""
    table = Table(3).tuck("P10").play("trade tools plan")
    counts: Counter[int] = Counter()
    rng = Rng(5)
    for _ in range(600):
        world = table.state.determinize(0, rng)
        assert isinstance(world, LisboaState)
        world.play(world.parse("plan santos"))
        counts[world.plan_shown[0] + 1] += 1
    assert agree(counts, {2: 2, 3: 3, 4: 2})


def test_the_offer_of_another_is_imagined_from_the_whole_bag() -> None:
    """Seat 0 put C02 back: it is in the bag, so it is offered as often as each of the other tiles there; each tile that
    nobody has seen may as well lie on the track."""
    state = quayside.game("lisboa").new(2, 1, chance=setup_script(2, offers=("C01 C02", "C09 C03")))
    state.play(state.parse("clergy C01"))
    rng = Rng(7)
    offers: Counter[str] = Counter()
    for _ in range(1500):
        world = state.determinize(0, rng)
        offers.update([world.notation(action).split()[1] for action in world.legal()])
    assert set(offers) <= set(CLERGY) - {"C01"}
    others = {tile: 30 / 35 for tile in CLERGY if tile not in ("C01", "C02")}
    assert agree(offers, {"C02": 1.0, **others})


def test_a_card_that_another_is_playing_stays_in_his_hand() -> None:
    table = Table(3).play("card P01")
    for seed in range(20):
        world = table.state.determinize(1, Rng(seed))
        world.play(world.parse("gold"))
        view: Any = world.view(None)
        assert view["seats"][0]["cards"] == 4


def test_whoever_is_asked_is_imagined_with_a_choice() -> None:
    """In random games, as the next seat sees them: a single answer is never asked."""
    rng = Rng(11)
    for seed in range(6):
        state = quayside.game("lisboa").new(3, seed)
        while state.to_play >= 0:
            other = (state.to_play + 1) % 3
            assert len(state.determinize(other, rng).legal()) > 1
            legal = state.legal()
            state.play(legal[rng.below(len(legal))])


def test_another_seats_choices_are_imagined_with_his_hand() -> None:
    table = Table(3)
    choices = {tuple(table.state.determinize(1, Rng(seed)).legal()) for seed in range(20)}
    assert len(choices) > 10, "or they would be those of his real hand"
