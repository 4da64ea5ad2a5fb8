"""Why not: whatever is tried at whatever decision, the answer comes from the rules of that decision, or says that it is
not the time."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .table import Table, voyage


def nutmeg_on_13(places: str) -> Table:
    """After the second movement; two rounds have been placed."""
    return (
        voyage("ginseng 5 nutmeg 4 silk 0", ["2 6 1", "2 3 1", "1 1 1"])
        .place(places)
        .place("pass pass pass pass")
    )


# How each decision is reached, and the rules that forbid some actions of the verbs it knows
DECISIONS: list[tuple[str, Callable[[], Table], dict[str, set[str]]]] = [
    (
        "auction",
        lambda: Table().play("bid 5"),
        {"pass": set(), "bid": {"manila.auction.bid", "manila.auction.limit"}},
    ),
    (
        "purchase",
        lambda: (
            Table()
            .arrange(bought={1: "ginseng ginseng ginseng"}, prices={"jade": 20}, cash={0: 6}, pledged={0: 2})
            .play("pass", "pass", "pass", "pass")
        ),
        {"pass": set(), "buy": {"manila.purchase.supply", "manila.purchase.funds"}},
    ),
    (
        "loading",
        lambda: Table().play(*["pass"] * 5, "load ginseng"),
        {"load": {"manila.loading.wares"}, "buy": {"manila.purchase.right"}},
    ),
    (
        "starts",
        lambda: Table().play(*["pass"] * 5, "load ginseng", "load jade", "load nutmeg", "start ginseng 5"),
        {"start": {"manila.loading.starts"}, "buy": {"manila.purchase.right"}},
    ),
    (
        "placement",
        lambda: voyage("nutmeg 5 silk 4 jade 0").place("insurance").arrange(cash={1: 4}, pledged={1: 2}),
        {
            "pass": set(),
            "buy": {"manila.purchase.right"},
            "place": {"manila.placement.free_space", "manila.placement.cost", "manila.punts.seats"},
        },
    ),
    (
        "boarding",
        lambda: nutmeg_on_13("nutmeg pirates silk silk"),
        {
            "pass": set(),
            "buy": {"manila.purchase.right"},
            "board": {"manila.pirates.boarding"},
            "evict": {"manila.pirates.eviction"},
        },
    ),
    (
        "pilot",
        lambda: nutmeg_on_13("pilot.small silk silk silk"),
        {"pass": set(), "buy": {"manila.purchase.right"}, "pilot": {"manila.pilots.small"}},
    ),
    (
        "pilot",
        lambda: nutmeg_on_13("pilot.large silk silk silk"),
        {
            "pass": set(),
            "buy": {"manila.purchase.right"},
            "pilot": {"manila.pilots.large", "manila.pilots.one_step"},
        },
    ),
    (
        "plunder",
        lambda: (
            voyage("ginseng 5 nutmeg 4 silk 0", ["2 2 2", "2 2 2", "1 5 1"])
            .place("pirates pass pass pass")
            .place("pass")
        ),
        {"send": {"manila.pirates.plunder"}, "buy": {"manila.purchase.right"}},
    ),
]


@pytest.mark.rule("manila.voyage.asked")
@pytest.mark.parametrize(("decision", "reach", "rules"), DECISIONS)
def test_every_move_that_is_refused_is_refused_by_a_rule_of_the_decision(
    decision: str, reach: Callable[[], Table], rules: dict[str, set[str]]
) -> None:
    table = reach()
    seat = table.state.to_play
    assert table.asked == (seat, decision)
    loans_allowed = decision in ("auction", "purchase", "placement")
    cited: dict[str, set[str]] = {verb: set() for verb in rules}
    for verb, why in table.refusals():
        if verb.free:
            assert why.rule == (f"manila.loans.{verb.name}" if loans_allowed else "manila.loans.when")
        elif verb.name in rules:
            cited[verb.name].add(why.rule)
        else:
            assert (why.rule, why.args) == ("core.not_now", {"decision": decision, "seat": seat})
    assert cited == rules
