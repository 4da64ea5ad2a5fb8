"""What happened, as lines that read like a story, each after the figure of whom it is about; and the table as a whole."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import Any, Protocol

from quayside.cli.screen import Line
from quayside.cli.words import TerminalVoice
from quayside.core.terminal import Drawing as Blocks


class Drawing(Protocol):
    """What a story asks of a game's drawing."""

    def aside(self, told: dict[str, Any], /) -> str | None: ...


def parts_of(drawing: ModuleType) -> Sequence[str]:
    """The words for the parts of a board that is too large to be drawn at every decision."""
    found: Sequence[str] = getattr(drawing, "PARTS", ())
    return found


def whole(drawing: ModuleType, view: dict[str, Any], voice: TerminalVoice) -> Blocks:
    """The whole table, part by part if it has parts."""
    parts = parts_of(drawing)
    if not parts:
        found: Blocks = drawing.draw(view, voice)
        return found
    return [row for part in parts for row in drawing.draw_part(part, view, voice)]


def story(told: list[dict[str, Any]], voice: TerminalVoice, drawing: Drawing) -> list[Line]:
    """The log as a story: what a line has all but told already is put at its end. That line is the last one under the
    same rule, or simply the last."""
    lines: list[Line] = []
    by_rule: dict[str, Line] = {}
    for event in told:
        aside = drawing.aside(event)
        if aside is not None and lines:
            by_rule.get(event["rule"], lines[-1]).asides.append(aside)
            continue
        lines.append(Line(figure_of(event, voice), voice.event(event)))
        if aside is None:
            by_rule[event["rule"]] = lines[-1]
    return lines


def figure_of(told: dict[str, Any], voice: TerminalVoice) -> str:
    """Of the player whom a line is about, if there is one: who acts, or who gets or gives the coins."""
    for role in ("seat", "payee", "payer"):
        if told.get(role, -1) >= 0:
            return voice.figure(told[role])
    return ""
