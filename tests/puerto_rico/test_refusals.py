"""Why not: whatever is tried at whatever decision, the answer comes from the rules of that decision, or says that it is
not the time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quayside.games.puerto_rico.actions import BASE_ACTIONS

from .table import Table

# How each decision is reached, and the rules that forbid some actions of the verbs it knows
DECISIONS: list[tuple[str, Callable[[], Table], dict[str, set[str]]]] = [
    (
        "role",
        lambda: Table(3).pick("captain"),
        {"pass": {"round.pick"}, "pick": {"round.pick", "setup.roles"}},
    ),
    (
        "hacienda",
        lambda: Table().arrange(city={0: "hacienda*"}).play("pick settler"),
        {"pass": set(), "draw": set(), "take": {"buildings.hacienda"}},
    ),
    (
        "settler",
        lambda: Table(row="corn corn corn corn coffee").play("pick settler", "take corn"),
        {"pass": set(), "draw": {"buildings.hacienda"}, "take": {"settler.plantation", "settler.quarry"}},
    ),
    (
        "hospice",
        lambda: Table().arrange(city={0: "hospice*"}).play("pick settler", "take corn"),
        {"pass": set(), "recruit": set()},
    ),
    ("privilege", lambda: Table().play("pick mayor"), {"pass": set(), "recruit": set()}),
    (
        "mayor",
        lambda: Table().arrange(island={0: "corn indigo sugar"}).play("pick mayor", "recruit", "put corn"),
        {"pass": {"mayor.san_juan"}, "put": {"mayor.placement"}},
    ),
    (
        "builder",
        lambda: (
            Table()
            .arrange(
                city={
                    0: "small_indigo_plant small_sugar_mill indigo_plant sugar_mill tobacco_storage coffee_roaster "
                    "small_market hacienda construction_hut small_warehouse hospice",
                    1: "office",
                    2: "office",
                },
                doubloons={0: 7},
            )
            .play("pick builder")
        ),
        {"pass": set(), "build": {"builder.once", "builder.copies", "builder.large", "builder.price"}},
    ),
    (
        "university",
        lambda: Table().arrange(city={0: "university*"}).play("pick builder", "build hacienda"),
        {"pass": set(), "recruit": set()},
    ),
    (
        "craftsman",
        lambda: Table().arrange(island={0: "corn*"}).play("pick craftsman"),
        {"pass": set(), "produce": {"craftsman.privilege"}},
    ),
    (
        "trader",
        lambda: Table().arrange(goods={0: "corn 1 indigo 1"}, house="corn").play("pick trader"),
        {"pass": set(), "sell": {"trader.sale", "trader.kinds"}},
    ),
    (
        "captain",
        lambda: Table().arrange(goods={0: "corn 6 sugar 1"}, ships={6: "sugar 3"}).play("pick captain"),
        {
            "pass": {"captain.duty"},
            "load": {"captain.ship", "captain.amount"},
            "wharf": {"buildings.wharf"},
        },
    ),
    (
        "storage",
        lambda: (
            Table()
            .arrange(
                goods={0: "corn 2 indigo 2"},
                ships={5: "sugar 1", 6: "tobacco 1", 7: "coffee 1"},
                city={0: "small_warehouse*"},
            )
            .play("pick captain")
        ),
        {"pass": {"captain.storage"}, "keep": {"captain.storage"}, "barrel": {"captain.storage"}},
    ),
]


@pytest.mark.rule("puerto_rico.round.asked")
@pytest.mark.parametrize(("decision", "reach", "rules"), DECISIONS, ids=[kind for kind, _, _ in DECISIONS])
def test_every_move_that_is_refused_is_refused_by_a_rule_of_the_decision(
    decision: str, reach: Callable[[], Table], rules: dict[str, set[str]]
) -> None:
    table = reach()
    seat = table.state.to_play
    assert table.asked == (seat, decision)
    cited: dict[str, set[str]] = {verb: set() for verb in rules}
    for verb, why in table.refusals():
        if verb.first >= BASE_ACTIONS:
            assert why.rule == "puerto_rico.setup.expansions"
        elif verb.name in rules:
            assert why.rule.startswith("puerto_rico.")
            cited[verb.name].add(why.rule.removeprefix("puerto_rico."))
        else:
            assert (why.rule, why.args) == ("core.not_now", {"decision": decision, "seat": seat})
    assert cited == rules
