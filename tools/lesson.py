"""Plays the scripted games of the lessons, and writes what the page `Learn` shows of them: at each stop the learner's
view, the events since the stop before, and what he may do. Of a view only what has changed is kept.

    PYTHONPATH=src python tools/lesson.py            (from the root of the repository)
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import quayside
from quayside.core.events import Event
from quayside.core.seen import Seen

GAMES = Path(__file__).resolve().parents[1] / "web/src/games"


class Script(NamedTuple):
    """A game whose chance is given. Each stop has the moves that lead to it from the stop before."""

    game: str
    players: int
    learner: int
    chance: list[str]
    stops: dict[str, list[str]]
    part: str = ""  # the option that it teaches; without one, the game
    options: dict[str, Any] = {}  # noqa: RUF012 -- never changed
    positions: dict[str, str] = {}  # noqa: RUF012 -- laid out at these stops, before their moves

    @property
    def name(self) -> str:
        return f"{self.game}.{self.part}" if self.part else self.game


MANILA = Script(
    game="manila",
    players=4,
    learner=0,
    chance=[
        "deal ginseng silk",
        "deal nutmeg jade",
        "deal nutmeg jade",
        "deal ginseng nutmeg",
        "roll 2 5 3",
        "roll 1 3 3",
        "roll 2 1 3",
    ],
    stops={
        "auction": [],
        "outbid": ["bid 5", "bid 7", "pass", "pass"],
        "purchase": ["bid 8", "pass"],
        "loading": ["buy silk"],
        "loading-jade": ["load silk"],
        "loading-ginseng": ["load jade"],
        "starts": ["load ginseng"],
        "starts-jade": ["start silk 4"],
        "first": ["start jade 4"],
        "second": ["place silk", "place jade", "place jade", "place ginseng"],
        "third": ["place port.A", "place silk", "place pirates", "place insurance"],
        "pilot": ["place pilot.small", "place shipyard.A", "place jade", "place port.B"],
        "plunder": ["pilot silk +1"],
        "next": ["send jade port"],
    },
)
PUERTO_RICO = Script(
    game="puerto_rico",
    players=4,
    learner=0,
    chance=["row corn corn indigo sugar tobacco", "row corn indigo sugar tobacco coffee"],
    stops={
        "roles": [],
        "settler": ["pick settler"],
        "settled": ["take quarry", "take sugar", "take corn", "take indigo"],
        "mayor": ["pick mayor", "recruit", "put indigo", "put corn"],
        "builder": ["put quarry", "pick builder", "build construction_hut", "build small_indigo_plant"],
        "built": ["build indigo_plant", "build small_market", "pick prospector"],
        "mayor-again": [
            "pick mayor", "recruit", "put indigo", "put sugar", "put corn", "put corn",
            "put small_indigo_plant", "put indigo",
        ],
        "mayor-last": ["put indigo_plant"],
        "craftsman": ["put indigo", "pick craftsman", "produce corn"],
        "second": ["pick prospector"],
        "trader": ["pick trader"],
        "third": ["sell indigo", "pass", "pick craftsman", "produce corn", "pick prospector"],
        "captain": ["pick captain"],
        "shipped": ["load 5 indigo", "load 6 corn"],
    },
)  # fmt: skip
LISBOA = Script(
    game="lisboa",
    players=3,
    learner=0,
    chance=[
        "cubes row.A earthquake fire tsunami",
        "cubes row.B tsunami tsunami tsunami",
        "cubes row.C earthquake earthquake fire",
        "cubes row.D fire fire tsunami",
        "cubes row.E earthquake fire tsunami",
        "cubes column.1 earthquake fire tsunami",
        "cubes column.2 earthquake fire fire",
        "cubes column.3 earthquake tsunami tsunami",
        "cubes column.4 earthquake fire tsunami",
        "cubes column.5 earthquake tsunami",
        "cubes N1 earthquake fire",
        "cubes N2 fire tsunami",
        "cubes N3 earthquake tsunami",
        "cubes N4 fire fire",
        "cubes WA earthquake tsunami",
        "cubes WB fire tsunami",
        "cubes WC earthquake fire",
        "cubes WD earthquake tsunami",
        "cubes WE fire fire",
        "cubes EA earthquake tsunami",
        "cubes EB earthquake fire",
        "cubes EC fire tsunami",
        "cubes ED earthquake tsunami",
        "cubes EE earthquake fire",
        "cubes pile earthquake earthquake earthquake fire tsunami tsunami",
        "streets 3 2 4 5",
        "building B08.a", "plan santos.2",
        "building B12.b", "plan mardel.3",
        "decrees D04 D09 D22 D35 D47 D52 D59 D61",
        "top treasury P25", "top king P29", "top marquis P34", "top builder P37",
        "favor marquis", "startplan mardel.2", "deal P04 P06 P10 P15 P20",
        "favor builder", "startplan santos.2", "deal P01 P09 P12 P18 P19",
        "favor marquis", "startplan santos.2", "deal P02 P05 P07 P14 P21",
        "clergybag C06 C26", "clergybag C13 C20", "clergybag C12 C29",
        "turn C24", "turn C21", "top builder P40",
        "turn C34", "turn C16", "building B03.b", "top king P30",
        "decrees D33", "decrees D20", "top marquis P33",
        "plan mardel.2", "top king P28",
        "top builder P39", "top builder P38",
        "turn C03", "turn C28", "top marquis P32",
        "top king P27", "top treasury P22",
        "top treasury P23", "top king P31", "top treasury P26",
    ],
    stops={
        "clergy": [],
        "card": ["clergy C06", "clergy C13", "clergy C29"],
        "use": ["card P10"],
        "trade": ["portfolio"],
        "walk": ["trade cloth cardinal"],
        "tile": ["move 1"],
        "second": ["clergy C21"],
        "draw": ["pass"],
        "building": [
            "draw builder", "card P09", "court", "act cardinal", "move 2", "clergy C34", "open WB",
            "gain gold", "gain cloth", "pay 4+0", "draw king",
        ],
        "follow": ["card P14", "court", "pass", "decree D52"],
        "three": ["follow"],
        "decree": ["act decree"],
        "visit": ["decree D04", "draw marquis"],
        "court": ["card P20"],
        "free": ["court"],
        "official": ["act recruit"],
        "officials": ["office builder"],
        "store": ["office marquis"],
        "pile": ["store B5 cloth"],
        "cube": ["cube fire pile"],
        "price": ["cube earthquake column"],
        "house": ["pay 6+0"],
        "scored": ["house right"],
        "followed": ["follow", "act plan", "plan mardel"],
        "event": [
            "draw king", "card P12", "portfolio", "gain tools", "trade books ship", "give tools", "pass", "draw builder",
            "card P21", "gold", "draw builder",
        ],
        "sponsor": ["card P04"],
        "payment": ["court"],
        "stride": ["pay 4+0"],
        "tiles": ["move 2"],
        "drawn": ["clergy C03"],
        "church": ["draw marquis"],
        "cashed": ["cash C21"],
        "rubble": [
            "pass", "pass", "pass",
            "card P18", "portfolio", "drop P12", "office king", "office marquis", "trade gold favor",
            "favor builder", "pass", "draw king",
            "card P02", "portfolio", "trade tools recruit", "office builder", "office king", "pass", "draw treasury",
        ],
        "tuck": ["card P37"],
        "set": ["portfolio"],
        "sell": ["cube tsunami pile"],
        "sold": ["sell gold S01"],
        "gold": [
            "draw treasury", "card P29", "gold", "draw king",
            "card P05", "court", "pay 3+0", "favor king", "draw king",
        ],
        "discard": ["card P15"],
        "last": ["gold"],
        "end": ["draw treasury"],
    },
)  # fmt: skip
# What each expansion brings, in a round that stands ready
NEW_BUILDINGS = Script(
    game="puerto_rico",
    part="new_buildings",
    options={"new_buildings": "draft"},
    players=4,
    learner=0,
    chance=["row corn corn sugar sugar tobacco"],
    positions={
        "city": (
            "puerto_rico/1 players=4 new_buildings=draft round=7 doubloons=6,2,4,3 points=3,4,6,2 "
            "goods=corn*2+indigo+coffee/sugar/corn+tobacco/indigo islands=corn+indigo+coffee/indigo+sugar+"
            "quarry/corn*2+tobacco/corn+indigo built=0.forest_house+0.guesthouse+0.black_market+"
            "0.trading_post+0.small_wharf+1.sugar_mill+1.indigo_plant+2.tobacco_storage+"
            "3.small_indigo_plant+3.small_market colonists=0.corn:1,0.indigo:1,0.coffee:1,0.forest_house:1,"
            "0.black_market:1,0.guesthouse:2,0.trading_post:1,1.indigo:1,1.sugar:1,1.quarry:1,"
            "1.indigo_plant:1,1.sugar_mill:1,2.corn:2,2.tobacco:1,2.tobacco_storage:1,3.corn:1,3.indigo:1,"
            "3.small_indigo_plant:1,3.small_market:1 row=corn:2,indigo:1,sugar:1,tobacco:1 "
            "colonist_supply=54 cargo=5:sugar,6:tobacco,7:coffee barrels=5:3,6:4,7:2 trading_house=coffee+"
            "tobacco+sugar chosen=small_indigo_plant+small_sugar_mill+indigo_plant+sugar_mill+"
            "tobacco_storage+coffee_roaster+small_market+small_warehouse+office+university+wharf+guild_hall+"
            "residence+fortress+customs_house+forest_house+black_market+guesthouse+trading_post+small_wharf+"
            "lighthouse+library+statue forests=corn/none/none/none agenda=round_end,role.3,role.2,role.1,"
            "role"
        )
    },
    stops={
        "draft": [],
        "drafted": ["draft forest_house", "draft trading_post", "draft library", "draft guesthouse"],
        "city": [],
        "settler": ["pick settler"],
        "forest": ["take sugar"],
        "builder": [
            "forest", "take indigo", "take tobacco", "take corn",
            "pick builder", "build forest_house", "build small_market", "build small_sugar_mill",
        ],
        "payment": ["build library"],
        "trader": ["give_good corn", "pick trader", "sell corn"],
        "guest": ["post coffee", "pick captain"],
        "load": ["guest small_wharf"],
        "second": ["small_wharf corn"],
        "sailed": ["small_wharf indigo"],
    },
)  # fmt: skip
NOBLES = Script(
    game="puerto_rico",
    part="nobles",
    players=4,
    learner=0,
    chance=["draw corn"],
    positions={
        "ship": (
            "puerto_rico/1 players=4 nobles=added round=5 doubloons=2,2,4,3 points=5,4,6,2 "
            "goods=none/none/corn/indigo islands=corn+sugar/indigo+sugar+quarry/corn+tobacco/corn+indigo "
            "built=0.villa+0.chapel+0.jeweler+0.land_office+1.sugar_mill+2.tobacco_storage+"
            "3.small_indigo_plant colonists=0.villa:1,1.sugar_mill:1,2.tobacco_storage:1,"
            "3.small_indigo_plant:1 row=corn:1,indigo:1,sugar:1,tobacco:1,coffee:1 colonist_supply=72 "
            "agenda=round_end,role.3,role.2,role.1,role"
        )
    },
    stops={
        "ship": [],
        "board": ["pick mayor", "recruit"],
        "placing": ["board noble"],
        "placed": [
            "put_noble chapel", "put_noble villa", "put jeweler", "put land_office",
            "put quarry", "put sugar", "put tobacco_storage", "put tobacco", "put corn", "put small_indigo_plant",
        ],
        "craftsman": ["pick craftsman"],
        "trader": ["pick trader", "sell tobacco", "sell indigo"],
        "bought": ["buy_tile"],
    },
)  # fmt: skip
BUCCANEER = Script(
    game="puerto_rico",
    part="buccaneer",
    players=4,
    learner=0,
    chance=[],
    positions={
        "roles": (
            "puerto_rico/1 players=4 buccaneer=yes round=6 card_doubloons=craftsman:1,captain:2 doubloons=2,"
            "2,4,3 points=3,4,6,2 goods=corn/indigo/tobacco/corn islands=corn+indigo+sugar/indigo+"
            "sugar/corn+tobacco/corn+indigo built=0.small_indigo_plant+0.small_sugar_mill+1.indigo_plant+"
            "1.sugar_mill+2.tobacco_storage+2.coffee_roaster+3.small_indigo_plant+3.small_market "
            "colonists=0.corn:1,0.indigo:1,0.sugar:1,0.small_indigo_plant:1,0.small_sugar_mill:1,1.indigo:1,"
            "1.sugar:1,1.indigo_plant:1,2.corn:1,2.tobacco:1,2.tobacco_storage:1,3.corn:1,3.indigo:1,"
            "3.small_indigo_plant:1,3.small_market:1 row=corn:2,sugar:1,tobacco:1,coffee:1 "
            "colonist_supply=58 colonist_ship=6 cargo=5:corn,6:sugar barrels=5:4,6:3 trading_house=indigo+"
            "sugar agenda=round_end,role.3,role.2,role.1,role"
        ),
        "later": (
            "puerto_rico/1 players=4 buccaneer=yes round=8 card_doubloons=mayor:1,craftsman:1,captain:2 "
            "doubloons=2,2,4,3 points=3,4,6,2 goods=none/indigo/tobacco*2/corn islands=corn+indigo+"
            "sugar/indigo+sugar/corn+tobacco/corn+indigo built=0.small_indigo_plant+0.small_sugar_mill+"
            "1.indigo_plant+1.sugar_mill+2.tobacco_storage+2.coffee_roaster+3.small_indigo_plant+"
            "3.small_market colonists=0.corn:1,0.indigo:1,0.sugar:1,0.small_indigo_plant:1,"
            "0.small_sugar_mill:1,1.indigo:1,1.sugar:1,1.indigo_plant:1,2.corn:1,2.tobacco:1,"
            "2.tobacco_storage:1,3.corn:1,3.indigo:1,3.small_indigo_plant:1,3.small_market:1 row=corn:2,"
            "sugar:1,tobacco:1,coffee:1 colonist_supply=60 cargo=5:corn barrels=5:1 trading_house=corn "
            "reward_card=3 agenda=round_end,role.3,role.2,role.1,role"
        ),
    },
    stops={
        "roles": [],
        "deeds": ["pick buccaneer"],
        "raided": ["raid 6 3"],
        "later": ["pick buccaneer"],
        "captured": ["capture captain"],
        "paid": ["pick prospector", "pick captain", "load 7 tobacco"],
    },
)
FESTIVAL = Script(
    game="puerto_rico",
    part="festival",
    players=4,
    learner=0,
    chance=["row corn corn indigo tobacco coffee"],
    positions={
        "objectives": (
            "puerto_rico/1 players=4 festival=yes round=6 doubloons=5,2,4,3 points=3,4,6,2 islands=corn+"
            "indigo+sugar*2+quarry/indigo+sugar*2+coffee/corn+tobacco/corn+indigo "
            "built=0.small_indigo_plant+0.sugar_mill+1.indigo_plant+2.tobacco_storage+3.small_indigo_plant+"
            "3.small_market colonists=0.indigo:1,0.sugar:1,0.quarry:1,0.small_indigo_plant:1,0.sugar_mill:1,"
            "1.indigo:1,1.sugar:2,1.indigo_plant:1,2.corn:1,2.tobacco:1,2.tobacco_storage:1,3.corn:1,"
            "3.indigo:1,3.small_indigo_plant:1,3.small_market:1 row=corn:2,sugar:1,tobacco:1,coffee:1 "
            "colonist_supply=59 festival_tile=sugar festival_goods=corn+indigo+sugar "
            "festival_building=harbor agenda=round_end,role.3,role.2,role.1,role"
        )
    },
    stops={
        "objectives": [],
        "settler": ["pick settler"],
        "reward": ["take sugar"],
        "settled": ["put corn", "put sugar", "put sugar_mill", "take tobacco", "take corn", "take coffee"],
        "craftsman": ["pick craftsman", "produce indigo"],
        "builder": ["pick builder", "build large_market", "build small_sugar_mill"],
        "built": ["build harbor", "build small_sugar_mill"],
    },
)
SCRIPTS = [MANILA, PUERTO_RICO, NEW_BUILDINGS, NOBLES, BUCCANEER, FESTIVAL, LISBOA]


def played(script: Script, seed: int = 1) -> dict[str, Any]:
    """The lesson's stops, in order."""
    rules = quayside.game(script.game)
    heard: list[Event] = []
    shown: dict[str, Any] = {}
    stops: dict[str, Any] = {}
    state = None
    for name, moves in script.stops.items():
        if name in script.positions:
            state = rules.position(script.positions[name], seed, script.chance, heard.append)
        elif state is None:
            state = rules.new(script.players, seed, 0, script.chance, heard.append, **script.options)
        for move in moves:
            state.play(state.parse(move))
        view = state.view(script.learner)
        mine = state.to_play == script.learner
        stops[name] = {
            "view": {
                part: facts for part, facts in view.items() if part not in shown or shown[part] != facts
            },
            "events": [event.seen_by(script.learner) for event in heard],
            "legal": [state.notation(action) for action in state.legal()] if mine else [],
            "odds": rules.insight.odds(Seen(state, script.learner)),
        }
        shown = view
        heard.clear()
    return {"learner": script.learner, "players": script.players, "stops": stops}


def as_text(lesson: dict[str, Any]) -> str:
    """A line for each stop."""
    head = ",\n".join(f"  {json.dumps(name)}: {json.dumps(lesson[name])}" for name in ("learner", "players"))
    lines = ",\n".join(
        f"    {json.dumps(name)}: {json.dumps(stop, separators=(',', ':'))}"
        for name, stop in lesson["stops"].items()
    )
    return f'{{\n{head},\n  "stops": {{\n{lines}\n  }}\n}}\n'


def path_of(script: Script) -> Path:
    folder = GAMES / script.game
    return folder / "lessons" / f"{script.part}.json" if script.part else folder / "lesson.json"


if __name__ == "__main__":
    for script in SCRIPTS:
        path_of(script).write_text(as_text(played(script)), encoding="utf-8")
