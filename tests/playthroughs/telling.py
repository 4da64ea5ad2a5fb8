"""A whole game as a text in which every answer of the API can be read, and every change of it shows in a diff."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import quayside
from quayside import Event, Rng, State

from ..properties.worlds import TABLES, Heard, choose, choose_a_verb

FOLDER = Path(__file__).resolve().parent
EVERYTHING: dict[str, Any] = {
    "new_buildings": "draft",
    "nobles": "drafted",
    "buccaneer": True,
    "festival": True,
}
Table = tuple[str, int, dict[str, Any]]
FILES: dict[Path, Table] = {
    **{FOLDER / f"{id}-{players}.txt": (id, players, {}) for id, players in TABLES},
    **{
        FOLDER / f"puerto_rico-{players}-expansions.txt": ("puerto_rico", players, EVERYTHING)
        for players in (2, 3, 4, 5)
    },
}
SEED = 2**64 + 2005
PLIES_BETWEEN_VIEWS = {
    "lisboa": 60,
    "manila": 20,
    "puerto_rico": 100,
}  # a long game shows its views less often


def playthrough(id: str, players: int, options: dict[str, Any]) -> str:
    return "\n".join(_lines(id, players, options)) + "\n"


def _lines(id: str, players: int, options: dict[str, Any]) -> Iterator[str]:
    heard = Heard()
    rng = Rng(players)
    game = quayside.game(id)
    state = game.new(players, SEED, listener=heard, **options)
    actions = game.action_count(state.setup.options)
    chosen = _json(game.recorded_options(state.setup.options))
    yield f"{id} version {game.version}, {players} players, seed {SEED}, options {chosen}"
    yield "Written by tests/playthroughs/make.py: what changes here, changes for everybody."
    yield ""
    yield f"{actions} actions, {game.actions.free} of them free"
    for line in game.actions.describe(actions).splitlines():
        yield f"  {line}"
    yield ""
    yield "SET-UP"
    yield from _events(heard.take(), players)
    while state.to_play >= 0:
        yield ""
        yield from _position(state)
        action = choose(state, rng) if rng.below(2) else choose_a_verb(state, rng)
        yield f"  plays    {state.notation(action)} ({action})"
        state.play(action)
        yield from _events(heard.take(), players)
    yield ""
    yield from _position(state)
    yield f"  ranking  {_words(state.ranking())}"


def _position(state: State) -> Iterator[str]:
    text = zlib.crc32(state.position().encode())
    yield f"PLY {state.ply}: seat {state.to_play}, barrier {state.barrier}, position {text:08x}, scores {_words(state.scores())}"
    if state.ply % PLIES_BETWEEN_VIEWS[state.game.id] == 0 or state.to_play < 0:
        yield from _views(state)
    legal = state.legal()
    yield f"  legal    {len(legal)}: {_ranges([state.notation(action) for action in legal]) or 'nothing'}"
    actions = state.game.action_count(state.setup.options)
    refused = [action for action in range(actions) if action not in legal]
    action = refused[state.ply * 37 % len(refused)]
    yield f"  why not  {state.notation(action)}: {state.why_not(action)}"


def _views(state: State) -> Iterator[str]:
    """A spectator's view, a line for each of its members and each item of its lists; of the seats', what differs."""
    public = _members(state.view(None))
    for name, value in public.items():
        yield f"  view     {name} {value}"
    for seat in range(state.players):
        for name, value in _members(state.view(seat)).items():
            if value != public.get(name):
                yield f"  view {seat}   {name} {value}"


def _members(view: dict[str, object]) -> dict[str, str]:
    members: dict[str, str] = {}
    for name, value in view.items():
        if isinstance(value, list) and value:
            members.update({f"{name}.{at}": _json(item) for at, item in enumerate(value)})
        else:
            members[name] = _json(value)
    return members


def _events(events: list[Event], players: int) -> Iterator[str]:
    for event in events:
        told = [_json(event.seen_by(viewer)) for viewer in (*range(players), None)]
        if len(set(told)) == 1:
            yield f"  told     {told[0]}"
            continue
        yield f"  told     {told[-1]}"
        for seat in range(players):
            if told[seat] != told[-1]:
                yield f"  told {seat}   {told[seat]}"


def _ranges(notations: list[str]) -> str:
    """In order, with "bid 3..54" for what only counts on."""
    runs: list[tuple[str, int, int] | str] = []
    for notation in notations:
        head, _, tail = notation.rpartition(" ")
        if not tail.isdigit():
            runs.append(notation)
        elif runs and isinstance(runs[-1], tuple) and (runs[-1][0], runs[-1][2]) == (head, int(tail) - 1):
            runs[-1] = (head, runs[-1][1], int(tail))
        else:
            runs.append((head, int(tail), int(tail)))
    return ", ".join([_run(run) for run in runs])


def _run(run: tuple[str, int, int] | str) -> str:
    if isinstance(run, str):
        return run
    head, first, last = run
    return f"{head} {first}" if first == last else f"{head} {first}..{last}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _words(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])
