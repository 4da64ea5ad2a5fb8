"""Tables of figures and bars of progress, for the commands that play or study many games."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Table:
    """Names in the first column, figures in the others."""
    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for number, head in enumerate(heads):
        made.add_column(head, justify="right" if number else "left")
    for row in rows:
        made.add_row(*row)
    return made


def progress(console: Console) -> Progress:
    """Which leaves nothing behind, and is for people only."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
