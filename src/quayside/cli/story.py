"""What happened, as lines that read like a story, each after the figure of whom it is about; and the table as a whole."""

from __future__ import annotations

from typing import Any

from quayside.cli.screen import Line
from quayside.cli.words import TerminalVoice
from quayside.core.terminal import Drawing


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
