"""Datasets to publish and to cite: many positions in one file, with a card that says what they are, how they came to be and
how to make them again.

`quayside dataset make manila` writes a folder: `positions.parquet` (see `lab.data`), `dataset.json` with all figures, and
`README.md`, the card. The same command with the same release of Quayside writes the same positions, whatever the machine
and however many processes play; their digest tells.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np

from quayside.core.errors import OptionError, QuaysideError, RecordError
from quayside.core.registry import game as game_of
from quayside.lab.arrays import NUMBER, Layout
from quayside.lab.data import COLUMNS, POSITIONS, VIEW, Positions, Writer, arrow, chunks, header_of
from quayside.lab.simulate import Plan, Summary, best_first, play_all, play_one

FIGURES: Final = "dataset.json"
CARD: Final = "README.md"
ENOUGH: Final = 1 << 40  # games, of which as many are played as it takes
HASHED: Final = ("game", "ply", "seat", "action", "observation", "mask", "scores", "ranks")


def make(plan: Plan, positions: int, folder: Path, processes: int = 1) -> Iterator[int]:
    """Plays until there are so many positions, the last game to its end, and tells after each game how many there are."""
    if positions < 1:
        raise OptionError(f"a dataset has at least one position, not {positions}")
    if folder.exists() and any(folder.iterdir()):
        raise OptionError(f"{folder} holds something already: a dataset has a folder of its own")
    plan = replace(plan, games=ENOUGH, positions=True)
    plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    summary = Summary.of(plan)
    written = 0
    with Writer(str(folder / POSITIONS), plan) as writer, closing(play_all(plan, processes)) as games:
        for outcome in games:
            writer.add(outcome)
            summary.add(outcome)
            written += outcome.decisions
            yield written
            if written >= positions:
                break
    figures = _figures(plan, positions, folder, summary)
    (folder / FIGURES).write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    (folder / CARD).write_text(card(figures), encoding="utf-8")


def _figures(plan: Plan, asked: int, folder: Path, summary: Summary) -> dict[str, Any]:
    read = _Reading()
    for part in chunks(folder / POSITIONS):
        read.add(part)
    return {
        **header_of(plan),
        "asked": asked,
        "views": plan.views,
        "positions": read.positions,
        "games": summary.games,
        "legal": round(read.legal / read.positions, 2),
        "digest": read.digest,
        "results": {
            name: {"seats": tally.played, "wins": round(tally.rate, 4), "score": round(tally.mean, 2)}
            for name, tally in best_first(summary.bots)
        },
    }


class _Reading:
    """Counts and hashes positions as they are read, column by column: so a digest does not depend on how a file is packed."""

    def __init__(self) -> None:
        self.positions = 0
        self.legal = 0
        self._hashes = {name: blake2b(digest_size=16) for name in HASHED}

    def add(self, part: Positions) -> None:
        self.positions += len(part)
        self.legal += int(part.mask.sum())
        for name, hashed in self._hashes.items():
            column = getattr(part, name)
            hashed.update((np.packbits(column, axis=1) if name == "mask" else column).tobytes())

    @property
    def digest(self) -> str:
        whole = blake2b(digest_size=16)
        for hashed in self._hashes.values():
            whole.update(hashed.digest())
        return whole.hexdigest()


# Whether it is what its card says


def check(folder: Path, games: int) -> Iterator[str]:
    """Reads everything and plays so many of the games again, spread over the whole; what is wrong, in sentences."""
    figures = read_figures(folder)
    read = _Reading()
    for part in chunks(folder / POSITIONS):
        read.add(part)
    if (read.positions, read.digest) != (figures["positions"], figures["digest"]):
        yield f"{folder / POSITIONS} is not the file that {folder / FIGURES} tells of"
        return
    plan = plan_of(figures)
    for place in range(min(games, figures["games"])):
        number = place * figures["games"] // games
        if not _played_alike(plan, number, folder):
            yield f"game {number} goes another way when it is played again"


def read_figures(folder: Path) -> dict[str, Any]:
    try:
        figures = json.loads((folder / FIGURES).read_text(encoding="utf-8"))
    except OSError as error:
        raise RecordError(f"{folder} holds no dataset: {error.strerror or error}") from error
    except ValueError as error:
        raise RecordError(f"{folder / FIGURES} cannot be read: {error}") from error
    if not isinstance(figures, dict) or not figures.keys() >= {"game", "bots", "seed", "digest"}:
        raise RecordError(f"{folder / FIGURES} tells of no dataset")
    return figures


def plan_of(figures: dict[str, Any]) -> Plan:
    """How it was played; refused where today's rules or rows are others."""
    options = game_of(figures["game"]).opened_options(figures["options"])
    plan = Plan(
        figures["game"], tuple(figures["bots"]), ENOUGH, figures["seed"], options, positions=True, views=False
    )
    now = header_of(plan)
    for name in ("version", "layout"):
        if now[name] != figures[name]:
            raise QuaysideError(
                f"this dataset was made by release {figures['package']} with {name} {figures[name]} of {plan.game}; "
                f"here it is {now[name]}, and its games cannot be played again"
            )
    return plan


def _played_alike(plan: Plan, number: int, folder: Path) -> bool:
    from pyarrow import compute

    table = arrow(folder).to_table(
        columns=["ply", "seat", "action", "observation"], filter=compute.field("game") == number
    )
    played = play_one(plan, number).positions or []
    rows = zip(*(table[name].to_pylist() for name in table.column_names), strict=True)
    again = [
        (each.ply, each.seat, each.action, np.frombuffer(each.observation, NUMBER).tolist())
        for each in played
    ]
    return [tuple(row) for row in rows] == again


# The card


def card(figures: dict[str, Any]) -> str:
    """What a stranger has to know, in Markdown; the head is what Hugging Face reads."""
    options = {name: value for name, value in figures["options"].items() if value is not None}
    layout = Layout(figures["game"], figures["players"], **figures["options"])
    name = f"Quayside positions: {figures['game']}, {figures['players']} players"
    results = [
        f"| {bot} | {one['seats']:,} | {one['wins']:.1%} | {one['score']} |"
        for bot, one in figures["results"].items()
    ]
    columns = [
        f"| `{column}` | {meaning} |"
        for column, meaning in COLUMNS.items()
        if column != VIEW or figures["views"]
    ]
    return CARD_TEXT.format(
        name=name,
        command=_command(figures),
        options=", ".join(f"{option} {value}" for option, value in options.items()) or "none",
        bots=", ".join(figures["bots"]),
        fair=f"{1 / figures['players']:.0%}",
        mean=f"{figures['positions'] / figures['games']:.1f}",
        results="\n".join(results),
        columns="\n".join(columns),
        rows=layout.describe(),
        **{key: figures[key] for key in ("game", "players", "package", "version", "layout", "seed", "legal")},
        **{key: figures[key] for key in ("digest", "numbers", "actions")},
        **{key: f"{figures[key]:,}" for key in ("positions", "games")},
    )


def _command(figures: dict[str, Any]) -> str:
    """What makes it again."""
    usual = game_of(figures["game"]).checked_options({}, figures["players"])
    changed = [
        f"--option {name}={str(value).lower()}"
        for name, value in figures["options"].items()
        if value != usual.get(name)
    ]
    words = [
        f"quayside dataset make {figures['game']}",
        f"--positions {figures['asked']}",
        f"--bots {','.join(figures['bots'])}",
        f"--seed {figures['seed']}",
        *(["--views"] if figures["views"] else []),
        *changed,
    ]
    return " ".join(words)


CARD_TEXT: Final = """\
---
pretty_name: "{name}"
license: mit
task_categories: [reinforcement-learning]
tags: [board-games, imperfect-information, multi-agent, quayside]
---

# {name}

{positions} decisions out of {games} games that bots played: what the seat to play saw, what it might do, what it did, and how
the game ended.

## How it was made

```
{command}
```

with Quayside {package} (rules version {version}, layout version {layout}). The same command with the same release writes the
same positions on any machine. Their digest is `{digest}`; `quayside dataset check FOLDER` compares it and plays some
of the games again. The last game is played to its end, so there may be a few more positions than asked for.

- Bots, clockwise, moving on by a seat from game to game: {bots}
- Options of the rules: {options}
- Decisions in a game: {mean} on average; legal actions in a decision: {legal}

| bot | seats | wins (a fair share is {fair}) | mean score |
|---|--:|--:|--:|
{results}

## What is in it

`positions.parquet`, a row for every decision, games in their order; `dataset.json`, the figures of this page.

| column | what it holds |
|---|---|
{columns}

An observation has {numbers} numbers, and there are {actions} actions:

{rows}

## How to read it

```python
from quayside.lab import data

for part in data.chunks("FOLDER", rows=4096):      # NumPy: arrays, a piece at a time
    part.observation, part.mask, part.action, part.reward

found = data.arrow("FOLDER")                       # PyArrow: only what is asked for is read
for batch in found.to_batches(columns=["observation", "action"]):
    batch.num_rows
```

Without Quayside any reader of Parquet will do; the metadata `quayside_positions` of the schema says of which game, options,
bots and seed the file is.

## What to mind

- Rows of one game belong together: whoever splits into training and test splits by `game`.
- An observation holds what the seat may see and nothing else; `scores`, `ranks` and `reward` come from the end of the game.
- The choices are those of the bots named above, with their habits. They are no measure of good play beyond the bots' own.
- The engine plays a decision itself where one answer is left, so those are not among the rows.

Quayside's licence is MIT, and so is that of this data. Please cite Quayside (`CITATION.cff`) with its release and the digest.
"""
