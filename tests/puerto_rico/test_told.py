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
    "take": {"settler.plantation", "settler.quarry", "buildings.construction_hut", "library.settler"},
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
    "fill_ship": {"mayor.refill", "mayor.short_supply", "nobles.refill"},
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
    "market": {"draft.random"},
    "draft": {"draft.choice"},
    "guest": {"guesthouse.guests"},
    "library": {"library.two_players"},
    "no_library": {"library.two_players"},
    "forest": {"buildings.forest_house"},
    "no_forest": {"buildings.forest_house"},
    "no_second_tile": {"library.settler"},
    "black_market": {"buildings.black_market"},
    "give_person": {"buildings.black_market"},
    "give_good": {"buildings.black_market"},
    "give_point": {"buildings.black_market"},
    "aqueduct": {"buildings.aqueduct"},
    "post": {"buildings.trading_post"},
    "small_wharf": {"buildings.small_wharf"},
    "small_wharf_sails": {"buildings.small_wharf"},
    "storehouse": {"buildings.storehouse"},
    "villa": {"buildings.villa"},
    "board": {"nobles.ship"},
    "lift_nobles": {"mayor.placement"},
    "put_noble": {"mayor.placement"},
    "san_juan_nobles": {"mayor.san_juan"},
    "fill_ship_nobles": {"nobles.refill"},
    "discard": {"buildings.hunting_lodge"},
    "discard_forest": {"buildings.hunting_lodge"},
    "no_discard": {"buildings.hunting_lodge"},
    "buy_tile": {"buildings.land_office"},
    "sell_tile": {"buildings.land_office"},
    "supply": {"buildings.royal_supplier"},
    "no_supply": {"buildings.royal_supplier"},
    "reward_card": {"buccaneer.reward_card"},
    "no_deed": {"buccaneer.deeds"},
    "raid": {"buccaneer.raid"},
    "plunder": {"buccaneer.plunder"},
    "poach": {"buccaneer.poach"},
    "poached": {"buccaneer.poach"},
    "expel": {"buccaneer.poach"},
    "capture": {"buccaneer.capture"},
    "play_captured": {"buccaneer.captured"},
    "festival": {"festival.objectives"},
    "festival_plantation": {"festival.plantation"},
    "festival_production": {"festival.production"},
    "festival_building": {"festival.building"},
    "put_reward": {"festival.plantation"},
}
PAYMENTS = {
    "card": "round.card_doubloons",
    "prospector": "prospector.doubloon",
    "building": "builder.price",
    "sale": "trader.price",
    "factory": "buildings.factory",
    "black_market": "builder.price",
    "chapel": "buildings.chapel",
    "jeweler": "buildings.jeweler",
    "specialty_factory": "buildings.specialty_factory",
    "lighthouse": "buildings.lighthouse",
    "land": "buildings.land_office",
    "post": "buildings.trading_post",
    "captured_card": "buccaneer.capture",
    "capture": "buccaneer.captor",
    "festival": "festival.production",
}
POINTS = {
    "load": "captain.points",
    "captain": "captain.privilege",
    "harbor": "buildings.harbor",
    "church": "buildings.church",
    "hunting_lodge": "buildings.hunting_lodge",
    "chapel": "buildings.chapel",
    "royal_supplier": "buildings.royal_supplier",
    "union_hall": "buildings.union_hall",
    "plunder": "buccaneer.plunder",
    "festival": "festival.building",
}
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
                assert event.rule in ("puerto_rico.settler.plantation", "puerto_rico.library.settler")
            if event.kind == "harvest":
                assert (event.rule == "puerto_rico.craftsman.shortage") == bool(facts["short"])
            if event.kind == "fill_ship" and event.rule != "puerto_rico.nobles.refill":
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
