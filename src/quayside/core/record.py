"""A game on file: how it was begun, the moves in notation, and what chance brought. JSON, for people and programs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from quayside.core.errors import QuaysideError, RecordError
from quayside.core.events import Args, Event, Listener
from quayside.core.registry import game
from quayside.core.state import State

FORMAT: Final = 1
MOVES_A_LINE: Final = 8
_KINDS: Final = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


class _Outcomes:
    """Listens for chance outcomes; a record without a seed has no others than its own."""

    def __init__(self, allowed: int | None, listener: Listener | None) -> None:
        self.heard: list[str] = []
        self.allowed = allowed
        self.listener = listener

    def __call__(self, event: Event) -> None:
        if event.outcome:
            if len(self.heard) == self.allowed:
                raise RecordError("the record has no seed, and its chance outcomes are used up")
            self.heard.append(event.outcome)
        if self.listener is not None:
            self.listener(event)


class Record:
    """A whole game, or the beginning of one.

    The first `scripted` outcomes of `chance` were given, the others follow from the seed. A record without a seed (a
    game that was played on a real table) is all script. It may begin with a position instead of a deal.

    >>> import quayside
    >>> state = quayside.game("manila").new(players=3, seed=7)
    >>> state.play(state.parse("bid 5"))
    >>> record = Record.of(state)
    >>> record.moves, record.chance[0]
    (['bid 5'], 'deal ginseng nutmeg')
    >>> Record.from_json(record.to_json()).replay().key() == state.key()
    True
    """

    def __init__(
        self,
        game: str,
        version: int,
        players: int,
        seed: int | None,
        first: int = 0,
        options: Args | None = None,
        moves: list[str] | None = None,
        chance: list[str] | None = None,
        scripted: int = 0,
        values: str = "",
        position: str = "",
    ) -> None:
        self.game = game
        self.version = version
        self.players = players
        self.seed = seed
        self.first = first
        self.options: Args = {} if options is None else options
        self.moves: list[str] = [] if moves is None else moves
        self.chance: list[str] = [] if chance is None else chance
        self.scripted = len(self.chance) if seed is None else scripted
        self.values = (
            values  # digest of the table of values that it was played with, of a game that has several
        )
        self.position = position  # where it begins, if not with the set-up
        if not 0 <= self.scripted <= len(self.chance):
            raise RecordError(f"{scripted} of {len(self.chance)} chance outcomes cannot be scripted")

    @staticmethod
    def of(state: State, chance: list[str] | None = None) -> Record:
        """The record of a state that was played from the beginning. Who has listened to it may tell what chance brought;
        else the game is played once more to hear it."""
        setup = state.setup
        if setup.seed is None:
            raise RecordError("a determinized world has no record: nobody knows how it began")
        game = setup.game
        moves = [state.notation(action) for action in state.history]
        given = setup.script[: state.scripted]
        record = Record(
            game.id,
            game.version,
            setup.players,
            setup.seed,
            setup.first,
            game.recorded_options(setup.options),
            moves,
            given,
            len(given),
            game.values_digest(setup.options),
            setup.position,
        )
        if chance is None:
            outcomes = _Outcomes(None, None)
            record._replay(len(moves), outcomes)
            chance = outcomes.heard
        record.chance = chance
        return record

    def replay(self, to: int | None = None, listener: Listener | None = None) -> State:
        """The state after all moves, or after the first `to`; a listener hears all that happens on the way."""
        plies = len(self.moves) if to is None else to
        if not 0 <= plies <= len(self.moves):
            raise RecordError(f"the record has {len(self.moves)} moves: there is no ply {plies}")
        outcomes = _Outcomes(self.scripted if self.seed is None else None, listener)
        state = self._replay(plies, outcomes)
        drawn = outcomes.heard[self.scripted :]
        written = self.chance[self.scripted :]
        if drawn != (written[: len(drawn)] if plies < len(self.moves) else written):
            raise RecordError("the chance outcomes in the record are not those that its seed gives")
        return state

    def _replay(self, plies: int, listener: Listener) -> State:
        given = self.chance[: self.scripted]
        try:
            rules = game(self.game)
            if self.version != rules.version:
                raise RecordError(
                    f"it is of {self.game} version {self.version}, and this is version {rules.version}"
                )
            options = rules.checked_options(self.options, self.players)
            if self.values and self.values != rules.values_digest(options):
                raise RecordError(f"it was played with other values ({self.values}) than those that are here")
            if self.position:
                state = rules.position(
                    self.position, seed=self.seed, chance=given, listener=listener, **options
                )
                if (state.players, state.setup.first) != (self.players, self.first):
                    raise RecordError("its position is for another table")
            else:
                state = rules.new(
                    players=self.players,
                    seed=self.seed,
                    first=self.first,
                    chance=given,
                    listener=listener,
                    **options,
                )
        except QuaysideError as error:
            raise RecordError(f"the game of the record cannot be begun: {error}") from error
        for ply in range(plies):
            try:
                state.play(state.parse(self.moves[ply]))
            except QuaysideError as error:
                raise RecordError(f"move {ply + 1} of the record cannot be played: {error}") from error
        return state

    # On file

    def header(self) -> Args:
        return {
            "quayside": FORMAT,
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "first": self.first,
            "seed": self.seed,
            "options": self.options,
            "scripted": self.scripted,
            **({"values": self.values} if self.values else {}),
            **({"position": self.position} if self.position else {}),
        }

    def to_json(self) -> str:
        """The record in one line."""
        return json.dumps({**self.header(), "moves": self.moves, "chance": self.chance})

    def save(self, path: str) -> None:
        """Writes a file that reads well: a line for each fact, the moves a few to a line."""
        lines = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in self.header().items()]
        text = "\n".join(
            ["{", *lines, _block("moves", self.moves) + ",", _block("chance", self.chance), "}", ""]
        )
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)

    @staticmethod
    def from_json(text: str) -> Record:
        try:
            data = json.loads(text)
        except ValueError as error:
            raise RecordError(f"this is no record: {error}") from error
        if not isinstance(data, dict) or data.get("quayside") != FORMAT:
            raise RecordError('this is no Quayside record: it has no line "quayside": 1')
        try:
            return Record(
                _typed(data, "game", str),
                _typed(data, "version", int),
                _typed(data, "players", int),
                None if data.get("seed") is None else _typed(data, "seed", int),
                _typed(data, "first", int),
                _typed(data, "options", dict),
                _texts(data, "moves"),
                _texts(data, "chance"),
                _typed(data, "scripted", int),
                _typed(data, "values", str) if "values" in data else "",
                _typed(data, "position", str) if "position" in data else "",
            )
        except KeyError as error:
            raise RecordError(f"the record has no {error}") from error

    @staticmethod
    def load(path: str) -> Record:
        """The record in a file; of a file with many, the first."""
        for record in Record.load_all(path):
            return record
        raise RecordError(f"{path} holds no record")

    @staticmethod
    def load_all(path: str) -> Iterator[Record]:
        """All records in a file: one as `save` writes it, or one a line as `quayside simulate --out` does."""
        try:
            with open(path, encoding="utf-8") as file:
                start = file.readline()
                if start.strip() == "{":
                    yield Record.from_json(start + file.read())
                    return
                while start:
                    if start.strip():
                        yield Record.from_json(start)
                    start = file.readline()
        except OSError as error:
            raise RecordError(f"{path} cannot be read: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise RecordError(f"{path} cannot be read: it is no text") from error


def _block(name: str, texts: list[str]) -> str:
    rows = [texts[i : i + MOVES_A_LINE] for i in range(0, len(texts), MOVES_A_LINE)]
    lines = ["    " + ", ".join([json.dumps(text) for text in row]) for row in rows]
    return f"  {json.dumps(name)}: [\n" + ",\n".join(lines) + "\n  ]"


def _typed(data: dict[str, Any], name: str, kind: type) -> Any:
    value = data[name]
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{name} in the record should be {_KINDS[kind]}, not {value!r}")
    return value


def _texts(data: dict[str, Any], name: str) -> list[str]:
    values = _typed(data, name, list)
    if not all([isinstance(value, str) for value in values]):
        raise RecordError(f"{name} in the record should be a list of texts")
    return list(values)
