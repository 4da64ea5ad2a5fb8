"""The report of a tournament: one HTML page with its plots drawn inside it, which asks nothing of any other place."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import Final, TypeAlias

from quayside import __version__
from quayside.core.registry import game
from quayside.lab.analysis import Analysis, Estimate, Line

WIDTH: Final = 760
LABEL: Final = 150  # room for the names of bots
ROW: Final = 34
BINS: Final = 40
FASTEST: Final = 1e-6
COLOURS: Final = ("#d65f2c", "#3a8cc8", "#2aa581", "#d99a1c", "#aa6bb0", "#7a8b99")

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1f2a33; --paper: #fbf9f4; --line: #c9c2b4; --soft: #7a7366; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8e4da; --paper: #1b232b; --line: #445; --soft: #9aa3ab; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 56rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th:first-child, td:first-child { text-align: left; }
td .duel { display: block; margin: -.3rem -.6rem; padding: .3rem .6rem;
  background: color-mix(in srgb, #2aa581 calc(var(--share) * 45%), transparent); }
.wide { overflow-x: auto; } .soft, small { color: var(--soft); }
svg { width: 100%; min-width: 34rem; height: auto; }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif; } svg .soft { fill: var(--soft); }
svg .axis { stroke: var(--line); } svg .fair { stroke: var(--soft); stroke-dasharray: 4 4; }
"""

Say: TypeAlias = Callable[..., str]


def page(analysis: Analysis, title: str, say: Say, lang: str = "en") -> str:
    """The whole page; `say` gives the sentence of a message id in the reader's language."""
    lines = analysis.lines
    colours = {line.name: COLOURS[number % len(COLOURS)] for number, line in enumerate(lines)}
    sections = [
        ("arena-rates", rate_chart(lines, colours, analysis.fair)),
        ("arena-table", standings(lines, say)),
        ("arena-duels", duels(analysis)),
        ("arena-scores", score_chart(lines, colours)),
        ("arena-times", time_chart(lines, colours)),
    ]
    body = "".join(
        f'<h2 id="{name}">{escape(say(f"terminal-{name}"))}</h2>\n'
        f'<p class="soft">{escape(say(f"terminal-{name}-note"))}</p>\n'
        f'<div class="wide" role="group" aria-labelledby="{name}" tabindex="0">{chart}</div>\n'
        for name, chart in sections
    )
    told = game(analysis.tournament.game).told_options(analysis.tournament.options)
    options = ", ".join(f"{name}={value}" for name, value in told.items())
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}</style>\n<h1>{escape(title)}</h1>\n<p>{escape(facts(analysis, say))}</p>\n{body}"
        f"<p><small>Quayside {__version__} · {escape(options)}</small></p>\n</html>\n"
    )


def facts(analysis: Analysis, say: Say) -> str:
    """How much was played, in a sentence."""
    tournament = analysis.tournament
    return say(
        "terminal-arena-facts",
        games=analysis.games,
        rounds=analysis.rounds,
        players=tournament.players,
        seed=str(tournament.seed),
    )


# Tables


def standings(lines: Sequence[Line], say: Say) -> str:
    names = ("simulate-by-bot", "simulate-played", "simulate-wins", "simulate-rate", "simulate-mean")
    heads = [say(f"terminal-{name}") for name in (*names, "arena-rating", "arena-thinking")]
    rows = [
        [
            escape(line.name),
            str(line.played),
            f"{line.wins:.1f}",
            f"{line.rate.value:.1%}<br><small>{percent(line.rate)}</small>",
            f"{line.score.value:.1f}<br><small>{interval(line.score, '.1f')}</small>",
            f"{line.rating[0]:.1f} ± {line.rating[1]:.1f}",
            duration(line.seconds),
        ]
        for line in lines
    ]
    return _table(heads, rows)


def duels(analysis: Analysis) -> str:
    """How often the bot of the row finished before that of the column; the more often, the more colour."""
    names = [line.name for line in analysis.lines]
    rows = []
    for one in names:
        cells = [escape(one)]
        for two in names:
            cells.append("" if one == two else _duel(analysis.duels[one, two]))
        rows.append(cells)
    return _table(["", *names], rows)


def _duel(share: Estimate) -> str:
    told = f"{share.value:.1%}<br><small>{percent(share)}</small>"
    return f'<span class="duel" style="--share: {share.value:.3f}">{told}</span>'


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The cells are HTML already; the heads are words."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f"<table><tr>{head}</tr>\n{body}</table>"


# Plots


def rate_chart(lines: Sequence[Line], colours: dict[str, str], fair: float) -> str:
    """A point and its interval for each bot, and where a fair share lies."""
    most = max([fair, *[max(line.rate.value, _end(line.rate.high)) for line in lines]]) * 1.05

    def x(value: float) -> float:
        return LABEL + (WIDTH - LABEL - 60) * value / most

    marks = [f'<line class="fair" x1="{x(fair):.1f}" x2="{x(fair):.1f}" y1="0" y2="{ROW * len(lines)}"/>']
    for number, line in enumerate(lines):
        y = ROW * number + ROW / 2
        colour = colours[line.name]
        marks.append(_name(line.name, y))
        if not math.isnan(line.rate.low):
            marks.append(
                f'<line x1="{x(line.rate.low):.1f}" x2="{x(line.rate.high):.1f}" y1="{y}" y2="{y}" '
                f'stroke="{colour}" stroke-width="5" stroke-linecap="round" opacity=".45"/>'
            )
        marks.append(f'<circle cx="{x(line.rate.value):.1f}" cy="{y}" r="6" fill="{colour}"/>')
        marks.append(
            f'<text x="{x(max(line.rate.value, _end(line.rate.high))) + 12:.1f}" y="{y + 4}">{line.rate.value:.1%}</text>'
        )
    return _drawing(marks, ROW * len(lines))


def score_chart(lines: Sequence[Line], colours: dict[str, str]) -> str:
    """The distribution of each bot's scores, as columns over one axis, with its mean."""
    scores = [score for line in lines for score in line.scores]
    least, most = min(scores), max(scores) + 1
    height = 2 * ROW

    def x(value: float) -> float:
        return LABEL + (WIDTH - LABEL - 10) * (value - least) / (most - least)

    marks = []
    for number, line in enumerate(lines):
        floor = height * (number + 1) - 8
        counts = [0] * BINS
        for score in line.scores:
            counts[min(BINS - 1, (score - least) * BINS // (most - least))] += 1
        tallest = max(counts)
        marks.append(_name(line.name, floor - 8))
        for place, count in enumerate(counts):
            if count:
                left = x(least + (most - least) * place / BINS)
                tall = (height - 16) * count / tallest
                marks.append(
                    f'<rect x="{left:.1f}" y="{floor - tall:.1f}" width="{(WIDTH - LABEL - 10) / BINS - 1:.1f}" '
                    f'height="{tall:.1f}" fill="{colours[line.name]}" opacity=".8"/>'
                )
        marks.append(f'<line class="axis" x1="{LABEL}" x2="{WIDTH - 10}" y1="{floor}" y2="{floor}"/>')
        mean = x(line.score.value)
        marks.append(
            f'<line class="fair" x1="{mean:.1f}" x2="{mean:.1f}" y1="{floor - height + 12}" y2="{floor}"/>'
        )
    bottom = height * len(lines)
    for value in _ticks(least, most):
        marks.append(
            f'<text class="soft" x="{x(value):.1f}" y="{bottom + 12}" text-anchor="middle">{value}</text>'
        )
    return _drawing(marks, bottom + 18)


def time_chart(lines: Sequence[Line], colours: dict[str, str]) -> str:
    """From the median to the slowest hundredth of each bot's decisions, on an axis of powers of ten."""
    slowest = max([line.within(1.0) for line in lines])
    decades = max(1, math.ceil(math.log10(slowest / FASTEST)))

    def x(seconds: float) -> float:
        return LABEL + (WIDTH - LABEL - 60) * max(0.0, math.log10(seconds / FASTEST)) / decades

    bottom = ROW * len(lines)
    marks = []
    for decade in range(decades + 1):
        at = x(FASTEST * 10**decade)
        marks.append(f'<line class="axis" x1="{at:.1f}" x2="{at:.1f}" y1="0" y2="{bottom}"/>')
        told = duration(FASTEST * 10**decade)
        marks.append(f'<text class="soft" x="{at:.1f}" y="{bottom + 14}" text-anchor="middle">{told}</text>')
    for number, line in enumerate(lines):
        y = ROW * number + ROW / 2
        colour = colours[line.name]
        marks.append(_name(line.name, y))
        marks.append(
            f'<line x1="{x(line.within(0.5)):.1f}" x2="{x(line.within(0.99)):.1f}" y1="{y}" y2="{y}" '
            f'stroke="{colour}" stroke-width="8" stroke-linecap="round"/>'
        )
    return _drawing(marks, bottom + 20)


def _drawing(marks: Sequence[str], height: float) -> str:
    body = "\n".join(marks)
    return f'<svg viewBox="0 0 {WIDTH} {height:.0f}">\n{body}\n</svg>'


def _name(name: str, y: float) -> str:
    return f'<text x="{LABEL - 12}" y="{y + 4}" text-anchor="end">{escape(name[-20:])}</text>'


def _ticks(least: int, most: int) -> list[int]:
    """Some five round numbers."""
    rough = (most - least) / 5
    power = 10 ** math.floor(math.log10(max(rough, 1)))
    step = next(power * each for each in (1, 2, 5, 10) if power * each >= rough)
    return list(range(-(-least // step) * step, most, step))


def _end(value: float) -> float:
    return 0.0 if math.isnan(value) else value


def percent(share: Estimate) -> str:
    return interval(share, ".1%")


def interval(estimate: Estimate, form: str) -> str:
    return "" if math.isnan(estimate.low) else f"{estimate.low:{form}} – {estimate.high:{form}}"


def duration(seconds: float) -> str:
    """A time with the unit that suits it, and a decimal if it says much.

    >>> duration(0.00012), duration(0.0014), duration(0.5), duration(3)
    ('120 µs', '1.4 ms', '500 ms', '3 s')
    """
    figure, unit = (seconds * 1e6, "µs") if seconds < 1e-3 else (seconds * 1e3, "ms")
    if seconds >= 1:
        figure, unit = seconds, "s"
    return f"{figure:.0f} {unit}" if figure >= 10 else f"{figure:.1f}".removesuffix(".0") + f" {unit}"
