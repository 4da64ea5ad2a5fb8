"""The fullest position of each kind of decision: most to choose from, most on the table, longest to tell. They are looked
for once, over many games, and kept in `fullest/`:

    python -m tests.browser.positions            all games
    python -m tests.browser.positions lisboa     one of them

A kept position is a seed, options and moves. When the rules of a game change, it is looked for anew. What is asked with
expansions as well as without them is kept twice, `builder` and `builder.expanded`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import quayside
from quayside.bots.bot import Budget
from quayside.bots.greedy import Greedy
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State
from quayside.voice.voice import Voice

HERE = Path(__file__).parent / "fullest"
NAMES = ("Rosa", "Wei", "Marta", "João", "Maximiliane")
PLAYERS = {"manila": 5, "puerto_rico": 5, "lisboa": 4}  # as many as can play: nothing is fuller
GAMES = 300
# Everything on: once with all buildings there are on the market, once with all to choose from
EVERYTHING = {"new_buildings": "random", "nobles": "added", "buccaneer": True, "festival": True}
CHOSEN = {**EVERYTHING, "new_buildings": "draft", "nobles": "drafted"}
# Games are played so by turns; some questions are for two players only
EXPANDED = ".expanded"
SETUPS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "puerto_rico": [(5, {}), (5, EVERYTHING), (5, CHOSEN), (2, EVERYTHING)]
}
AT_RANDOM = (
    100,
    50,
    15,
)  # per cent of the moves, by turns: good players come to fuller tables, wild ones to rarer ones
BUDGET = Budget()


class Position(NamedTuple):
    """A seed, the moves after it, and what is decided then."""

    game: str
    kind: str
    players: int
    seed: int
    moves: str  # with commas between them
    options: dict[str, Any] = {}  # noqa: RUF012 -- never changed

    @property
    def name(self) -> str:
        return f"{self.game}.{self.kind}"

    def line(self) -> Iterator[tuple[State, str]]:
        """The position before each move, and the move; at last the position itself, without one."""
        state = quayside.game(self.game).new(self.players, self.seed, **self.options)
        for move in filter(None, self.moves.split(", ")):
            yield state, move
            state.play(state.parse(move))
        yield state, ""

    def state(self) -> State:
        *_, (state, _) = self.line()
        return state


class Measured(NamedTuple):
    """How full a position is, and where it stands."""

    choices: int
    things: int
    words: int
    seed: int
    ply: int


def positions(game: str) -> list[Position]:
    """The fullest of all kinds of decision of a game, as they were found and kept; in the order of their names."""
    kept = json.loads((HERE / f"{game}.json").read_text(encoding="utf-8"))
    return [Position(game, kind, **each) for kind, each in kept.items()]


def fullest(game: str, kind: str) -> Position:
    return next(position for position in positions(game) if position.kind == kind)


def kind_of(view: dict[str, Any]) -> str:
    """What is decided. The two pilots of Manila look different."""
    decision = view["decision"]
    return ".".join(filter(None, [decision["kind"], decision.get("pilot")]))


def find(game: str) -> list[Position]:
    seen: dict[str, list[Measured]] = {}
    for seed in range(GAMES):
        expanded = EXPANDED if _setup(game, seed)[1] else ""
        for state in _mixed(game, seed):
            if state.to_play < 0:
                continue
            view = state.view(state.to_play)
            seen.setdefault(kind_of(view) + expanded, []).append(_measured(state, view, seed))
    named = {_name(kind, seen): found for kind, found in sorted(seen.items())}
    return [_taken(game, kind, found) for kind, found in named.items()]


def _name(kind: str, kinds: Iterable[str]) -> str:
    """What only expansions ask needs no second name."""
    plain = kind.removesuffix(EXPANDED)
    return kind if plain in kinds else plain


def first(
    game: str,
    players: int,
    name: str,
    there: Callable[[State], bool],
    at_random: int = 100,
    **options: Any,
) -> Position:
    """The first position of its kind that play comes to, for a test that needs one; it gets a name. `at_random`: so many of
    a hundred moves are made without thought."""
    for seed in range(GAMES):
        for state in _played(game, players, seed, at_random, options):
            if there(state):
                return Position(game, name, players, seed, _line(state), options)
    raise AssertionError(f"no game of {GAMES} came to {name}")


def _setup(game: str, seed: int) -> tuple[int, dict[str, Any]]:
    """Players and options of a game that is looked through."""
    setups = SETUPS.get(game, [(PLAYERS[game], {})])
    return setups[seed % len(setups)]


def _played(game: str, players: int, seed: int, at_random: int, options: dict[str, Any]) -> Iterator[State]:
    """A game as it stands before each decision, and at its end."""
    state = quayside.game(game).new(players, seed, **options)
    rng, bot = Rng(seed + 1), Greedy(seed)
    yield state
    while state.to_play >= 0:
        choices = state.choices
        if rng.below(100) < at_random:
            state.play_legal(choices[rng.below(len(choices))])
        else:
            state.play_legal(bot.decide(Seen(state, state.to_play), BUDGET))
        yield state


def _mixed(game: str, seed: int) -> Iterator[State]:
    players, options = _setup(game, seed)
    return _played(game, players, seed, AT_RANDOM[seed % len(AT_RANDOM)], options)


def _line(state: State) -> str:
    return ", ".join(state.notation(action) for action in state.history)


def _measured(state: State, view: dict[str, Any], seed: int) -> Measured:
    voice = _voice(state.game.id)
    return Measured(len(state.choices), len(json.dumps(view)), len(voice.prompt(view)), seed, state.ply)


def _voice(game: str, known: dict[str, Voice] = {}) -> Voice:  # noqa: B006 -- a memory
    return known.setdefault(game, Voice(game, "en", NAMES[: PLAYERS[game]]))


def _taken(game: str, kind: str, found: list[Measured]) -> Position:
    """The one that is fullest in all respects together; what may be chosen counts twice."""
    most = [max(column) for column in zip(*(each[:3] for each in found), strict=True)]
    best = max(
        found,
        key=lambda each: 2 * each.choices / most[0] + each.things / most[1] + each.words / most[2],
    )
    for state in _mixed(game, best.seed):
        if state.ply == best.ply:
            players, options = _setup(game, best.seed)
            return Position(game, kind, players, best.seed, _line(state), options)
    raise AssertionError("a game that is played again comes to the same positions")


def keep(game: str, positions: list[Position]) -> None:
    HERE.mkdir(exist_ok=True)
    kept = {
        each.kind: {
            "players": each.players,
            "seed": each.seed,
            **({"options": each.options} if each.options else {}),
            "moves": each.moves,
        }
        for each in positions
    }
    text = json.dumps(kept, indent=1, ensure_ascii=False)
    (HERE / f"{game}.json").write_text(text + "\n", encoding="utf-8")


def main(*wanted: str) -> None:
    for game in wanted or PLAYERS:
        found = find(game)
        keep(game, found)
        print(game, *(f"{each.kind}:{len(each.state().choices)}" for each in found))


if __name__ == "__main__":
    main(*sys.argv[1:])
