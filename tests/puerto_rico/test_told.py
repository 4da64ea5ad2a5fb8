"""What is told: every event names the rule under which it happened. Looked at in the whole games on file."""

from __future__ import annotations

from functools import cache

from quayside import Event

from ..records.puerto_rico import PUERTO_RICO
from . import laws

RULES = {  # of each kind, all that it may name
    "start_game": {"setup.players"},
    "start_tile": {"setup.plantations"},
    "row": {"setup.row", "settler.refill"},
    "reshuffle": {"settler.reshuffle"},
    "round": {"round.course"},
    "pick": {"round.pick"},
    "draw": {"buildings.hacienda"},
    "no_draw": {"buildings.hacienda"},
    "take": {"settler.plantation", "settler.quarry", "buildings.construction_hut"},
    "no_tile": {"settler.order", "settler.full_island"},
    "hospice": {"buildings.hospice"},
    "no_hospice": {"buildings.hospice"},
    "clear_row": {"settler.refill"},
    "privilege_colonist": {"mayor.privilege"},
    "no_privilege_colonist": {"mayor.privilege"},
    "arrive": {"mayor.ship"},
    "lift": {"mayor.placement"},
    "put": {"mayor.placement"},
    "san_juan": {"mayor.san_juan"},
    "fill_ship": {"mayor.refill", "mayor.short_supply"},
    "build": {"builder.building"},
    "no_build": {"builder.building"},
    "university": {"buildings.university"},
    "no_university": {"buildings.university"},
    "harvest": {"craftsman.production", "craftsman.shortage"},
    "extra_good": {"craftsman.privilege"},
    "no_extra_good": {"craftsman.privilege"},
    "sell": {"trader.sale"},
    "no_sale": {"trader.sale"},
    "empty_house": {"trader.emptying"},
    "load": {"captain.ship"},
    "wharf": {"buildings.wharf"},
    "no_load": {"captain.passing"},
    "keep": {"buildings.small_warehouse", "buildings.large_warehouse"},
    "barrel": {"captain.storage"},
    "spoil": {"captain.storage"},
    "unload": {"captain.unloading"},
    "card_doubloons": {"round.unused_cards"},
    "governor": {"round.governor"},
    "end_game": {"scoring.total"},
}
PAYMENTS = {
    "card": "round.card_doubloons",
    "prospector": "prospector.doubloon",
    "building": "builder.price",
    "sale": "trader.price",
    "factory": "buildings.factory",
}
POINTS = {"load": "captain.points", "captain": "captain.privilege", "harbor": "buildings.harbor"}
ENDINGS = {"colonists": "end.colonists", "city": "end.city", "points": "end.points"}
BY_REASON = {"pay": PAYMENTS, "points": POINTS, "ending": ENDINGS}


@cache
def games_on_file() -> list[list[Event]]:
    return [PUERTO_RICO.replayed(name)[1] for name in PUERTO_RICO.wanted]


def allowed(event: Event) -> set[str]:
    if event.kind in BY_REASON:
        return {BY_REASON[event.kind][str(event.args["reason"])]}
    return RULES[event.kind]


def test_every_event_names_its_rule() -> None:
    for events in games_on_file():
        for event in events:
            assert event.rule.removeprefix("puerto_rico.") in allowed(event), event


def test_a_rule_that_depends_on_what_happened_fits_it() -> None:
    for events in games_on_file():
        for event in events:
            facts = event.args
            if event.kind == "take" and facts["tile"] != "quarry":
                assert event.rule == "puerto_rico.settler.plantation"
            if event.kind == "harvest":
                assert (event.rule == "puerto_rico.craftsman.shortage") == bool(facts["short"])
            if event.kind == "fill_ship":
                short = facts["colonists"] != facts["wanted"]
                assert (event.rule == "puerto_rico.mayor.short_supply") == short


def test_the_games_on_file_show_everything_that_can_be_told() -> None:
    told = [event for events in games_on_file() for event in events]
    assert {event.kind for event in told} == laws.KINDS
    for kind, reasons in BY_REASON.items():
        assert {event.args["reason"] for event in told if event.kind == kind} == set(reasons)
    for kind, rules in RULES.items():
        assert {event.rule.removeprefix("puerto_rico.") for event in told if event.kind == kind} == rules, (
            kind
        )
