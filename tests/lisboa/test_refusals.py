"""Why not: whatever is tried at whatever decision, the answer comes from the rules of that decision, or says that it is
not the time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import quayside

from .table import Table


def followed(**arranged: object) -> Table:
    """Seat 1 follows seat 0 to the Marquis."""
    table = Table(3).arrange(favors={1: "marquis"}, stores={"B2 tools": 1}, **arranged).court("P12")
    return table.play("pass", "decree D01")


def at_plot() -> Table:
    table = Table(3).arrange(reis={0: 30}, rubble={"row.A": "fire 1 tsunami 1", "column.1": "fire 1"})
    return table.court("P17").play("pass", "store A1 gold")


# How each decision is reached, and the rules that forbid some actions of the verbs it knows
DECISIONS: list[tuple[str, Callable[[], Table], dict[str, set[str]]]] = [
    ("card", lambda: Table(3), {"card": {"turn.card"}}),
    (
        "use",
        lambda: Table(3).arrange(goods={0: ""}).arrange(hand={0: "P15"}).play("card P15"),
        {"gold": set(), "portfolio": {"portfolio.goods"}, "court": set()},
    ),
    (
        "room",
        lambda: Table(3).arrange(portfolio={0: "P08 P22"}).tuck("P10"),
        {"drop": {"portfolio.room"}},
    ),
    (
        "business",
        lambda: (
            Table(3)
            .arrange(portfolio={1: "S01 S04"}, aboard={"S01": "gold 1"}, goods={0: "gold 1 cloth 1"})
            .tuck("P10")
        ),
        {
            "sell": {"sell.goods", "sell.hold"},
            "trade": {"trade.goods", "trade.acts", "trade.possible"},
        },
    ),
    (
        "selling",
        lambda: Table(3).arrange(portfolio={1: "S04 S05"}).tuck("P10").play("sell gold S04"),
        {"pass": set(), "sell": {"sell.goods", "sell.hold"}},
    ),
    (
        "trading",
        lambda: Table(3).tuck("P10").play("trade cloth favor", "favor marquis"),
        {"pass": set(), "trade": {"trade.goods", "trade.acts", "trade.twice", "trade.possible"}},
    ),
    (
        "visit",
        lambda: Table(3).arrange(houses={0: "left 2"}).court("P12"),
        {"pay": set()},
    ),
    ("free_act", lambda: Table(3).court("P12"), {"pass": set(), "act": {"visit.acts"}}),
    ("following", lambda: followed(), {"pass": set(), "follow": set()}),
    ("follower_pays", lambda: followed(houses={1: "left 2"}).play("follow"), {"pay": set()}),
    (
        "follower_acts",
        lambda: followed().play("follow"),
        {"act": {"visit.following"}},
    ),
    ("payment", lambda: Table(3).court("P67"), {"pay": {"influence.money"}}),
    ("gaining", lambda: Table(3).arrange(goods={0: "gold 2"}).tuck("P12"), {"pass": {"values.decline"}, "gain": {"warehouse.limit"}}),
    ("losing", lambda: Table(3).arrange(goods={0: "gold 2 cloth 1"}).tuck("P36"), {"lose": {"portfolio.penalty"}}),
    ("favor", lambda: Table(3).tuck("P07"), {"pass": set(), "favor": {"favor.one"}}),
    ("cardinal", lambda: Table(3).tuck("P08"), {"pass": set(), "move": {"cardinal.walk"}}),
    ("clergy", lambda: Table(3).tuck("P08").play("move 1"), {"clergy": {"cardinal.tiles"}}),
    (
        "ship",
        lambda: Table(3).arrange(yard="S07", portfolio={0: "S04"}, goods={0: "gold 1 tools 1 cloth 1"}).court("P12").play("act ship"),
        {"pass": {"values.decline"}, "ship": {"ship.upgrade"}},
    ),
    ("ship_goods", lambda: Table(3).arrange(yard="S04").court("P12").play("act ship"), {"give": {"ship.goods"}}),
    ("production", lambda: Table(3).arrange(stores={"B2 tools": 0}).tuck("P13"), {"pass": set(), "accept": set()}),
    (
        "recruiting",
        lambda: Table(3, officials_in_different_offices=True).tuck("P18").play("office king"),
        {"pass": set(), "office": {"options.different_offices"}},
    ),
    ("plan", lambda: Table(3).tuck("P17"), {"pass": set(), "plan": set()}),
    (
        "store",
        lambda: (
            Table(3)
            .arrange(stores={"A2 gold": 1, "B2 gold": 1, "C2 gold": 1}, reis={0: 4}, influence={0: 1}, rubble={"row.D": ""})
            .court("P17")
            .play("pass")
        ),
        {"store": {"store.plot", "store.taken", "store.tile", "store.price"}},
    ),
    ("cube", at_plot, {"cube": {"store.rubble"}}),
    (
        "house",
        lambda: Table(3).arrange(reis={0: 30}, influence={0: 1}, houses={0: "left 2"}).court("P17").play("pay reis", "pass", "store B1 gold", "cube fire row", "pay 13+0"),
        {"house": {"houses.groups"}},
    ),
    ("decree", lambda: Table(3).court("P12").play("pass"), {"decree": {"decree.display"}}),
    ("marker", lambda: Table(3).arrange(sets={0: 1}).court("P12").play("pass", "decree D01"), {"pass": set(), "spend": set()}),
    (
        "building",
        lambda: (
            Table(3)
            .arrange(plans={0: "santos.4 mardel.2"}, reis={0: 3}, influence={0: 2}, in_buildings={0: 5})
            .arrange(current={"mardel": "B14.a"})
            .court("P09")
            .play("pass")
        ),
        {"open": {"building.officials", "building.hiring"}},
    ),
    (
        "showing",
        lambda: (
            Table(3)
            .arrange(plans={0: "santos.2 santos.3 santos.4 mardel.2"}, reis={0: 6}, influence={0: 2}, in_buildings={0: 5})
            .arrange(current={"mardel": "B14.a"})
            .court("P09")
            .play("pass", "open N1")
        ),
        {"show": {"building.plan", "building.space", "building.officials"}},
    ),
    (
        "sending",
        lambda: Table(3).arrange(offices={"king": "0 0", "builder": "0"}, plaza="0").court("P09").play("pass", "open EE"),
        {"send": {"building.officials"}},
    ),
    ("rubble", lambda: Table(3).arrange(rubble={"pile": "fire 1 tsunami 1"}).tuck("P35"), {"pass": set(), "cube": {"rubble.pile"}}),
    ("drawing", lambda: Table(3).arrange(display={"king": ""}).play("card P17", "gold"), {"draw": {"turn.draw"}}),
    (
        "cashing",
        lambda: Table(3, ["turn C05", "turn C06"]).arrange(cardinal=4).tuck("P08").play("move 1", "clergy C05", "trade cloth favor", "favor builder", "pass").draw_anything(),
        {"pass": set(), "cash": {"church.scoring"}},
    ),
    (
        "period_cards",
        lambda: Table(3).arrange(hand={0: "P05 P09 P16 P17"}, display={"king": "", "marquis": "", "builder": "P37"}).play("card P17", "gold", "draw builder"),
        {"pass": set(), "reward": {"turn.card", "period.cards"}, "discard": {"turn.card"}},
    ),
    ("start_clergy", lambda: Table(3, clergy=True), {"clergy": {"setup.clergy"}}),
]  # fmt: skip


@pytest.mark.rule("lisboa.values.check")
@pytest.mark.parametrize(("decision", "reach", "rules"), DECISIONS, ids=[kind for kind, _, _ in DECISIONS])
def test_every_move_that_is_refused_is_refused_by_a_rule_of_the_decision(
    decision: str, reach: Callable[[], Table], rules: dict[str, set[str]]
) -> None:
    table = reach()
    seat = table.state.to_play
    assert table.asked == (seat, decision)
    cited: dict[str, set[str]] = {verb: set() for verb in rules}
    for verb, why in table.refusals():
        if why.rule == "core.not_now":
            assert why.args == {"decision": decision, "seat": seat}
            assert verb.name == "pay" or not rules.get(verb.name), f"{verb.name} is of this decision"
        else:
            cited.setdefault(verb.name, set()).add(why.rule.removeprefix("lisboa."))
    assert cited == rules


def test_every_decision_is_looked_at() -> None:
    assert [kind for kind, _, _ in DECISIONS] == quayside.game("lisboa").rules.decisions
