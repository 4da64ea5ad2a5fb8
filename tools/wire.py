"""Writes what the browser client takes from the server's source: the schemas of the wire, each game's vocabulary, values,
printed numbers and the types of what it tells, and sentences for the test of its voice. `npm run wire` in web/ puts them in
their places. No server is started.

    python tools/wire.py FOLDER
"""

from __future__ import annotations

import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from quayside import Rng, game, games
from quayside.core.errors import OptionError
from quayside.core.events import Event
from quayside.core.game import Game
from quayside.server.app import create_app
from quayside.server.http.security import Wrong
from quayside.server.settings import Settings
from quayside.table import messages
from quayside.voice import Voice, languages
from quayside.voice.voice import SEATS

sys.path.append(str(Path(__file__).parent))
from typescript import types_of

NAMES = {"en": ["Rosa", "Kim", "Tomás", "Marta", "Wei"], "zh": ["小安", "Kim", "Rosa", "老王", "阿梅"]}
PROMPTS_OF_EACH_KIND = 2  # a prompt comes with its whole view
OF_EACH_KIND = 4


def main(folder: Path) -> None:
    write(folder / "api.json", openapi())
    write(folder / "socket.json", socket_schema())
    for id in games():
        write(folder / "speech" / f"{id}.json", speech(id))
        if values := usual_values(id):
            write(folder / "values" / f"{id}.json", values)
        if printed := game(id).printed():
            write(folder / "printed" / f"{id}.json", printed)
        types = folder / "types" / f"{id}.ts"
        types.parent.mkdir(exist_ok=True)
        types.write_text(types_of(id), encoding="utf-8")
    cases = [case(id, lang, seat) for id in games() for lang in languages() for seat in (0, None)]
    write(folder / "voice.cases.json", cases)


def write(path: Path, content: Any) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.encode(content) + b"\n")


def openapi() -> dict[str, Any]:
    app = create_app(Settings(database="sqlite+aiosqlite:///:memory:"))
    document: dict[str, Any] = app.openapi_schema.to_schema()
    for operation in [operation for path in document["paths"].values() for operation in path.values()]:
        answers = operation["responses"]  # what is no success is always a Wrong
        operation["responses"] = {status: answer for status, answer in answers.items() if status < "4"}
    document["components"]["schemas"].update(msgspec.json.schema_components([Wrong])[1])
    return document


def socket_schema() -> dict[str, Any]:
    both, named = msgspec.json.schema_components(
        [messages.FromClient, messages.FromServer], ref_template="#/$defs/{name}"
    )
    sides = {"from_client": both[0], "from_server": both[1]}
    return {"title": "Wire", "type": "object", "properties": sides, "required": [*sides], "$defs": named}


def speech(id: str) -> dict[str, Any]:
    """What a voice has to know of a game: its verbs, and which facts of its events are seats."""
    verbs = [{"name": verb.name, "parameters": verb.parameters} for verb in game(id).actions.verbs]
    return {"seats": sorted([*SEATS, *game(id).seat_facts]), "verbs": verbs}


def usual_values(id: str) -> dict[str, Any]:
    rules = game(id)
    return rules.values(rules.checked_options({}, rules.players[-1]))


def case(id: str, lang: str, seat: int | None) -> dict[str, Any]:
    """What is told of a random game, with the sentences that Python says: a few of each kind."""
    rules = game(id)
    players = rules.players[-1]
    options = unusual_options(rules, players)
    values: dict[str, Any] = rules.values(options)
    voice = Voice(id, lang, NAMES[lang][:players], seat, terms=values.get("terms"))
    rng = Rng(3)
    events: list[Event] = []
    prompts, refusals, told = Few(PROMPTS_OF_EACH_KIND), Few(OF_EACH_KIND), Few(OF_EACH_KIND)
    state = rules.new(players=players, seed=11, listener=events.append, **options)
    while state.to_play >= 0:
        view: Any = state.view(seat)
        legal = state.legal()
        own = state.to_play == seat
        if prompts.wants(f"{view['decision']['kind']} {own}"):
            # What others may choose is said to them alone: it may tell what they hold
            said = [[state.notation(a), voice.choice(a, view), voice.group(a, view)] for a in legal if own]
            prompts.found.append([view, voice.prompt(view), said])
        why = state.why_not(rng.below(rules.actions.size))
        if why is not None and refusals.wants(why.rule):
            refusals.found.append([why.rule, why.args, voice.refusal(why)])
        state.play(legal[rng.below(len(legal))])
    prompts.found.append([state.view(seat), voice.prompt(state.view(seat)), []])
    for event in events:
        if told.wants(event.kind):
            told.found.append([event.seen_by(seat), voice.event(event.seen_by(seat))])
    names = NAMES[lang][:players]
    found = {"prompts": prompts.found, "refusals": refusals.found, "events": told.found}
    return {"game": id, "lang": lang, "names": names, "seat": seat, **found}


def unusual_options(rules: Game, players: int) -> dict[str, Any]:
    """The last of the values that each option may have, where so many players can have it."""
    chosen = rules.checked_options({}, players)
    for name, option in rules.options.items():
        with suppress(OptionError):
            chosen = rules.checked_options({**chosen, name: option.allowed[-1]}, players)
    return chosen


class Few:
    """Takes a few of each kind."""

    def __init__(self, most: int) -> None:
        self.found: list[Any] = []
        self._most = most
        self._counts: Counter[str] = Counter()

    def wants(self, kind: str) -> bool:
        self._counts[kind] += 1
        return self._counts[kind] <= self._most


if __name__ == "__main__":
    main(Path(sys.argv[1]))
