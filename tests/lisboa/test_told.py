"""What is told: every event names the rule under which it happened. Looked at in the whole games on file."""

from __future__ import annotations

from functools import cache

from quayside import Event
from quayside.voice import rulebook

from ..records.lisboa import LISBOA
from . import laws

RULES = {  # of each kind, all that it may name in the games on file
    "start_game": "setup.players", "rubble": "setup.rubble", "streets": "setup.scoring_tiles",
    "next_building": "building.next setup.board", "decrees": "decree.display setup.decrees",
    "top_card": "period.second setup.display turn.display", "first_favor": "setup.favor",
    "start_plan": "setup.plan", "deal": "period.second setup.cards", "clergy_offer": "setup.clergy",
    "clergy": "cardinal.tiles setup.clergy", "turn": "turn.course", "play_card": "turn.gold turn.uses",
    "visit": "visit.noble",
    "influence": "building.rubble cardinal.gain church.scoring influence.money portfolio.penalty portfolio.reward ship.launch sponsor.event store.plot visit.cost",
    "act": "visit.acts visit.following", "favor": "favor.take", "open": "building.space", "show": "building.plan",
    "cube": "building.rubble rival.builder rival.king rubble.limit rubble.pile store.rubble",
    "pay": "building.hiring building.rubble houses.left period.cards portfolio.penalty portfolio.reward portfolio.subsidy sell.price sponsor.event sponsor.price store.plot store.price",
    "building_opens": "building.scoring rival.king", "draw": "turn.draw", "rival": "rival.turn",
    "wigs": "building.rubble building.scoring church.scoring decree.take influence.overflow options.overflow period.cards period.sets portfolio.reward rival.wigs sell.sailing sponsor.event store.scoring",
    "send": "building.officials rival.king", "tuck": "portfolio.rows", "trade": "trade.acts",
    "return_goods": "portfolio.penalty ship.goods trade.goods warehouse.limit",
    "ship": "ship.build ship.upgrade",
    "treasury": "cardinal.icons portfolio.subsidy rival.treasury ship.launch", "cardinal": "cardinal.walk",
    "turn_clergy": "cardinal.tiles", "store": "rival.builder store.tile",
    "clear": "rival.builder rubble.pile store.rubble", "set": "rubble.set",
    "house": "houses.groups rival.builder", "follow": "rival.following visit.following",
    "return_favor": "visit.following",
    "goods": "building.rubble period.cards portfolio.reward produce.choice produce.stores sponsor.event store.plot turn.gold",
    "plan": "plan.take", "next_plan": "plan.piles setup.plan",
    "lose_wigs": "portfolio.penalty visit.wigs", "price": "produce.prices",
    "decree": "decree.take rival.marquis", "marker": "decree.marker", "drop": "portfolio.room",
    "sell": "sell.price", "sail": "sell.sailing", "dock": "turn.dock", "sponsor": "sponsor.event",
    "period_end": "period.trigger", "discard": "period.cards", "period": "period.second",
    "official": "recruit.officials rival.treasury", "last_round": "end.trigger",
    "end_game": "scoring.total", "lapse": "portfolio.goods values.lapse visit.lapse",
    "lay_down": "cardinal.icons", "cash": "church.scoring", "stand_up": "church.scoring",
    "crowded_out": "recruit.full_office",
}  # fmt: skip


@cache
def games_on_file() -> list[list[Event]]:
    return [LISBOA.replayed(name)[1] for name in LISBOA.wanted]


def test_every_event_names_its_rule_and_every_rule_is_shown() -> None:
    known = {rule.id for rule in rulebook("lisboa", "en").rules()}
    told: dict[str, set[str]] = {}
    for events in games_on_file():
        for event in events:
            assert event.rule in known, event
            told.setdefault(event.kind, set()).add(event.rule.removeprefix("lisboa."))
    assert told == {kind: set(rules.split()) for kind, rules in RULES.items()}


def test_a_reason_belongs_to_its_rule() -> None:
    """Of payments and wigs: what they were for."""
    reasons: dict[str, set[str]] = {}
    for events in games_on_file():
        for event in events:
            if event.kind in ("pay", "wigs", "lose_wigs") and event.args["reason"] not in (
                "reward",
                "penalty",
            ):
                rule = event.rule.removeprefix("lisboa.")
                reasons.setdefault(f"{event.kind} {event.args['reason']}", set()).add(rule)
    assert reasons == {
        "pay subsidy": {"portfolio.subsidy"},
        "pay sale": {"sell.price"},
        "pay event": {"sponsor.price"},
        "pay land": {"store.price"},
        "pay officials": {"building.hiring"},
        "pay visit": {"houses.left"},
        "wigs ship": {"sell.sailing"},
        "wigs store": {"store.scoring"},
        "wigs building": {"building.scoring"},
        "wigs clergy": {"church.scoring"},
        "wigs clergy_benefit": {"decree.take"},
        "wigs overflow": {"influence.overflow", "options.overflow"},
        "wigs sets": {"period.sets"},
        "wigs rival": {"rival.wigs"},
        "lose_wigs visit": {"visit.wigs"},
    }


def test_the_rivals_deeds_are_told_under_his_rules() -> None:
    seen = set()
    for events in games_on_file():
        if events[0].args["players"] != 1:
            continue
        for event in events:
            if event.kind in ("store", "decree", "building_opens", "house") and event.args["seat"] == 1:
                seen.add(event.kind)
                assert event.rule.startswith("lisboa.rival."), event
    assert seen == {"store", "decree", "building_opens", "house"}


def test_the_games_on_file_show_everything_that_can_be_told() -> None:
    assert {event.kind for events in games_on_file() for event in events} == laws.KINDS == set(RULES)


def test_a_game_is_told_in_the_order_in_which_it_happens() -> None:
    for events in games_on_file():
        kinds = [event.kind for event in events]
        assert kinds[0] == "start_game"
        assert kinds[-1] == "end_game"
        assert kinds.count("period_end") == kinds.count("period") == kinds.count("last_round") == 1
        assert kinds.index("period_end") < kinds.index("period") < kinds.index("last_round")
