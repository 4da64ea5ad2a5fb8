"""What is told: every event names the rule under which it happened. Looked at in the whole games on file."""

from __future__ import annotations

from functools import cache

from quayside import Event
from quayside.voice import rulebook

from ..records.lisboa import LISBOA
from . import laws

# The chapters whose rules an event of each kind may name
CHAPTERS = {
    "start_game": "setup", "rubble": "setup", "streets": "setup", "next_building": "building",
    "decrees": "decree period setup", "top_card": "turn period setup", "first_favor": "setup", "start_plan": "setup",
    "deal": "setup period", "clergy_offer": "setup", "clergy": "setup cardinal", "turn": "turn", "dock": "turn",
    "play_card": "turn", "goods": "portfolio produce turn sponsor store building period",
    "return_goods": "portfolio ship trade warehouse", "draw": "turn", "drop": "portfolio", "tuck": "portfolio",
    "pay": "portfolio sell influence houses sponsor store building period", "price": "produce", "sell": "sell",
    "wigs": "building church decree influence period portfolio rival sell store sponsor",
    "lose_wigs": "portfolio visit", "treasury": "portfolio cardinal ship rival sponsor building",
    "influence": "church influence portfolio ship visit sponsor store building period", "sail": "sell",
    "trade": "trade", "visit": "visit", "act": "visit rival", "follow": "visit rival", "return_favor": "visit rival",
    "sponsor": "sponsor", "lapse": "values visit portfolio", "favor": "favor", "cardinal": "cardinal",
    "turn_clergy": "cardinal", "lay_down": "cardinal", "cash": "church", "stand_up": "church", "ship": "ship",
    "official": "recruit rival", "crowded_out": "recruit", "plan": "plan", "store": "store rival",
    "clear": "store rubble rival", "cube": "store rubble building rival", "set": "rubble", "house": "houses rival",
    "decree": "decree rival", "marker": "decree", "open": "building", "send": "building rival",
    "building_opens": "building rival", "period_end": "period", "discard": "period", "period": "period",
    "last_round": "end", "rival": "rival", "end_game": "scoring",
}  # fmt: skip


@cache
def games_on_file() -> list[list[Event]]:
    return [LISBOA.replayed(name)[1] for name in LISBOA.wanted]


def test_every_event_names_a_rule_of_its_chapter() -> None:
    known = {rule.id for rule in rulebook("lisboa", "en").rules()}
    for events in games_on_file():
        for event in events:
            assert event.rule in known, event
            assert event.rule.split(".")[1] in CHAPTERS[event.kind].split(), event


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
    assert {event.kind for events in games_on_file() for event in events} == laws.KINDS == set(CHAPTERS)


def test_a_game_is_told_in_the_order_in_which_it_happens() -> None:
    for events in games_on_file():
        kinds = [event.kind for event in events]
        assert kinds[0] == "start_game"
        assert kinds[-1] == "end_game"
        assert kinds.count("period_end") == kinds.count("period") == kinds.count("last_round") == 1
        assert kinds.index("period_end") < kinds.index("period") < kinds.index("last_round")
