"""Positions on file, for learning: what the seat to play saw, what it might do, what it did, and how the game ended.

`quayside simulate --out x.parquet` writes them as the games are played, a thousand rows at a time, so that memory
does not grow; `read` brings them back as arrays, `chunks` a piece at a time, `arrow` as a dataset of PyArrow. The columns
are documented in docs/research.md.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from quayside import __version__
from quayside.core.errors import OptionError, RecordError
from quayside.core.registry import game
from quayside.lab.arrays import NUMBER, Floats, Layout, Masks, Rows, rewards
from quayside.lab.simulate import Outcome, Plan, Position

FORMAT: Final = 1
ROWS_A_GROUP: Final = 1024
HEADER: Final = "quayside_positions"
POSITIONS: Final = "positions.parquet"  # in the folder of a dataset
VIEW: Final = "view"  # the one column that a file may lack

# The columns in order, with what they hold
COLUMNS: Final = {
    "game": "number of the game in the run, from 0",
    "ply": "moves played before this decision",
    "seat": "who decides",
    "bot": "the bot that sits there",
    "observation": "what the seat may see, as the layout of the game's row says",
    "view": "the same in words: `state.view(seat)` as JSON",
    "legal": "the legal actions, sorted; `read` makes masks of them",
    "action": "the action chosen",
    "scores": "how the game ended: the score of each seat",
    "ranks": "and its rank",
    "reward": "what the rank of the seat that decides is worth, from -1 to 1",
}


@dataclass(frozen=True)
class Positions:
    """Positions as arrays, a line each. `header` says of which game, options, bots and seed; `view` is empty where the
    file was written without views."""

    header: dict[str, Any]
    game: NDArray[np.int32]
    ply: NDArray[np.int32]
    seat: NDArray[np.int16]
    bot: list[str]
    observation: Rows
    view: list[str]
    mask: Masks
    action: NDArray[np.int16]
    scores: NDArray[np.int32]
    ranks: NDArray[np.int16]
    reward: Floats

    def __len__(self) -> int:
        return len(self.action)


def header_of(plan: Plan) -> dict[str, Any]:
    layout = Layout(plan.game, len(plan.bots), **plan.options)
    return {
        HEADER: FORMAT,
        "package": __version__,
        "game": plan.game,
        "version": game(plan.game).version,
        "layout": layout.version,
        "numbers": layout.size,
        "actions": layout.actions,
        "players": len(plan.bots),
        "options": game(plan.game).checked_options(plan.options, len(plan.bots)),
        "bots": list(plan.bots),
        "seed": plan.seed,
    }


# Writing


class Writer:
    """Takes the outcomes of a plan with positions, in their order."""

    def __init__(self, path: str, plan: Plan) -> None:
        self._header = header_of(plan)
        self._rows: list[dict[str, Any]] = []
        self._games = 0
        try:
            self._sink = (
                _Parquet(path, self._header, plan.views)
                if path.endswith(".parquet")
                else _Lines(path, self._header)
            )
        except OSError as error:
            raise OptionError(f"{path} cannot be written: {error.strerror or error}") from error

    def add(self, outcome: Outcome) -> None:
        assert outcome.positions is not None
        worth = rewards(outcome.ranks)
        for position in outcome.positions:
            self._rows.append(_row(self._games, outcome, position, worth[position.seat]))
        self._games += 1
        if len(self._rows) >= ROWS_A_GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._rows:
            self._sink.write(self._rows)
            self._rows = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """A run that is broken off leaves a whole file of the games it has played."""
        self._flush()
        self._sink.close()


def _row(number: int, outcome: Outcome, position: Position, reward: float) -> dict[str, Any]:
    return {
        "game": number,
        "ply": position.ply,
        "seat": position.seat,
        "bot": outcome.seating[position.seat],
        "observation": np.frombuffer(position.observation, NUMBER),
        "view": position.view,
        "legal": position.legal,
        "action": position.action,
        "scores": outcome.scores,
        "ranks": outcome.ranks,
        "reward": reward,
    }


class _Lines:
    def __init__(self, path: str, header: dict[str, Any]) -> None:
        self._file = open(path, "w", encoding="utf-8")  # noqa: SIM115
        print(json.dumps(header), file=self._file)

    def write(self, rows: list[dict[str, Any]]) -> None:
        for row in rows:
            print(json.dumps({**row, "observation": row["observation"].tolist()}), file=self._file)

    def close(self) -> None:
        self._file.close()


class _Parquet:
    def __init__(self, path: str, header: dict[str, Any], views: bool) -> None:
        arrow = _arrow()
        players = header["players"]
        columns = {
            "game": arrow.int32(),
            "ply": arrow.int32(),
            "seat": arrow.int16(),
            "bot": arrow.string(),
            "observation": arrow.list_(arrow.int16(), header["numbers"]),
            "view": arrow.string(),
            "legal": arrow.list_(arrow.int16()),
            "action": arrow.int16(),
            "scores": arrow.list_(arrow.int32(), players),
            "ranks": arrow.list_(arrow.int16(), players),
            "reward": arrow.float32(),
        }
        if not views:
            del columns[VIEW]
        self._schema = arrow.schema(columns, metadata={HEADER: json.dumps(header)})
        self._arrow = arrow
        self._writer = arrow.parquet.ParquetWriter(path, self._schema, compression="zstd")

    def write(self, rows: list[dict[str, Any]]) -> None:
        self._writer.write_table(self._arrow.Table.from_pylist(rows, self._schema))

    def close(self) -> None:
        self._writer.close()


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise OptionError("Parquet files need pyarrow: pip install 'quayside[lab]'") from error
    return pyarrow


# Reading


def read(path: str | Path) -> Positions:
    """All positions of a file, or of the folder of a dataset."""
    parts = list(chunks(path))
    together: dict[str, Any] = {
        field.name: (
            [item for part in parts for item in getattr(part, field.name)]
            if isinstance(getattr(parts[0], field.name), list)
            else np.concatenate([getattr(part, field.name) for part in parts])
        )
        for field in fields(Positions)
        if field.name != "header"
    }
    return Positions(header=parts[0].header, **together)


def chunks(path: str | Path, rows: int = ROWS_A_GROUP) -> Iterator[Positions]:
    """The positions, so many at a time; a file without any gives one empty part."""
    file = _file(path)
    try:
        yield from _parquet_chunks(file, rows) if file.endswith(".parquet") else _line_chunks(file, rows)
    except OSError as error:
        raise RecordError(f"{file} cannot be read: {error.strerror or error}") from error
    except ValueError as error:
        raise RecordError(f"{file} holds no positions: {error}") from error


def arrow(path: str | Path) -> Any:
    """The positions as a dataset of PyArrow, of which nothing is read that is not asked for: columns and rows of one's
    choice, a batch at a time. `arrays` makes a batch with all columns into arrays."""
    from pyarrow import dataset

    _arrow()
    file = _file(path)
    try:
        found = dataset.dataset(file, format="parquet")
    except (OSError, ValueError) as error:
        raise RecordError(f"{file} cannot be read: {error}") from error
    _checked(file, (found.schema.metadata or {}).get(HEADER.encode(), b"{}"))
    return found


def arrays(batch: Any) -> Positions:
    """A record batch of such a dataset as arrays."""
    header = _checked("the batch", (batch.schema.metadata or {}).get(HEADER.encode(), b"{}"))
    return _positions(header, {name: _column(batch, name) for name in batch.schema.names})


def _file(path: str | Path) -> str:
    return str(Path(path) / POSITIONS) if Path(path).is_dir() else str(path)


def _parquet_chunks(path: str, rows: int) -> Iterator[Positions]:
    arrow = _arrow()
    with arrow.parquet.ParquetFile(path) as file:
        header = _checked(path, (file.schema_arrow.metadata or {}).get(HEADER.encode(), b"{}"))
        names = file.schema_arrow.names
        empty = True
        for batch in file.iter_batches(rows):
            empty = False
            yield _positions(header, {name: _column(batch, name) for name in names})
        if empty:
            yield _positions(header, {name: [] for name in names})


def _column(batch: Any, name: str) -> Any:
    """Lists of one length come as a flat array: quick, and reshaped later."""
    column = batch.column(name)
    if name in ("observation", "scores", "ranks"):
        return column.flatten().to_numpy()
    return column.to_pylist() if name in ("legal", VIEW, "bot") else column.to_numpy()


def _line_chunks(path: str, rows: int) -> Iterator[Positions]:
    with open(path, encoding="utf-8") as file:
        header = _checked(path, file.readline())
        gathered: list[dict[str, Any]] = []
        empty = True
        for line in file:
            gathered.append(json.loads(line))
            if len(gathered) == rows:
                empty = False
                yield _of_lines(header, gathered)
                gathered = []
        if gathered or empty:
            yield _of_lines(header, gathered)


def _of_lines(header: dict[str, Any], rows: list[dict[str, Any]]) -> Positions:
    return _positions(header, {name: [row[name] for row in rows] for name in COLUMNS})


def _checked(path: str, text: str | bytes) -> dict[str, Any]:
    header = json.loads(text or "{}")
    if not isinstance(header, dict) or header.get(HEADER) != FORMAT:
        raise RecordError(f"{path} holds no positions of format {FORMAT}")
    return header


def _positions(header: dict[str, Any], columns: dict[str, Any]) -> Positions:
    legal = columns["legal"]
    mask = np.zeros((len(legal), header["actions"]), np.bool_)
    lines = np.repeat(np.arange(len(legal)), [len(actions) for actions in legal])
    mask[lines, np.array([action for actions in legal for action in actions], np.int64)] = True
    players = header["players"]
    return Positions(
        header=header,
        game=np.asarray(columns["game"], np.int32),
        ply=np.asarray(columns["ply"], np.int32),
        seat=np.asarray(columns["seat"], np.int16),
        bot=columns["bot"],
        observation=np.asarray(columns["observation"], NUMBER).reshape(-1, header["numbers"]),
        view=columns.get(VIEW, []),
        mask=mask,
        action=np.asarray(columns["action"], np.int16),
        scores=np.asarray(columns["scores"], np.int32).reshape(-1, players),
        ranks=np.asarray(columns["ranks"], np.int16).reshape(-1, players),
        reward=np.asarray(columns["reward"], np.float32),
    )
