"""The screen itself: it fits, it shows every piece, and it can be told apart without colours."""

from __future__ import annotations

import io
import re
import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import quayside
from quayside import Rng, Seen, State
from quayside.cli.menu import Menu
from quayside.cli.screen import Screen
from quayside.cli.words import SHAPES, TerminalVoice, usual_language
from quayside.games.manila import terminal
from quayside.voice import languages
from quayside.voice.texts import Texts

PICTURE = Path(__file__).parents[2] / "tools" / "terminal_picture.py"
NAMES = ["You", "Rosa", "Diego", "Mei", "Tomas"]


def paper(columns: int, rows: int) -> tuple[Screen, io.StringIO]:
    """A screen that writes without colours."""
    out = io.StringIO()
    return Screen(Console(file=out, width=columns, height=rows, highlight=False, emoji=False)), out


def positions(players: int, games: int = 2) -> Iterator[State]:
    """Every seventh position of some random games."""
    for seed in range(games):
        state = quayside.game("manila").new(players=players, seed=seed, pirate_eviction=True)
        rng = Rng(seed + 100)
        while state.to_play >= 0:
            if state.ply % 7 == 0:
                yield state
            choices = state.legal()
            state.play(choices[rng.below(len(choices))])


def drawn(view: dict[str, Any], voice: TerminalVoice, columns: int, rows: int) -> list[str]:
    screen, out = paper(columns, rows)
    screen.rule(terminal.heading(view, voice))
    screen.draw(terminal.draw(view, voice))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_table_fits_eighty_columns_and_leaves_room_for_the_choices(lang: str, players: int) -> None:
    voice = TerminalVoice("manila", lang, NAMES[:players], 0)
    for state in positions(players):
        lines = drawn(state.view(0), voice, 80, 24)
        assert max([cell_len(line) for line in lines]) <= 80
        assert len(lines) <= 1 + 4 + 5 + 6
        assert not any(["…" in line for line in lines])


@pytest.mark.parametrize("lang", languages())
def test_a_tall_screen_of_a_hundred_columns_gets_frames(lang: str) -> None:
    voice = TerminalVoice("manila", lang, NAMES[:4], 0)
    for state in positions(4, games=1):
        lines = drawn(state.view(0), voice, 100, 40)
        assert {cell_len(line) for line in lines[1:]} == {100}
        assert [line[0] for line in lines[1:]].count("╭") == 3


def test_every_figure_and_every_punt_is_on_the_table() -> None:
    voice = TerminalVoice("manila", "en", NAMES[:4], None)
    accomplices = 3
    for state in positions(4):
        view: dict[str, Any] = state.view(None)
        text = "\n".join(drawn(view, voice, 80, 24)[:10])
        for seat, purse in enumerate(view["seats"]):
            assert text.count(SHAPES[seat]) == accomplices - purse["accomplices"]
        for ware, punt in view["punts"].items():
            lane = next(line for line in text.splitlines() if line.startswith(ware.capitalize()))
            if punt["where"] == "sea":
                assert lane.index(f" {ware[0].upper()} ", 7) == lane_start(text) + 3 * punt["space"]


def lane_start(text: str) -> int:
    """The column where space 0 begins: its number stands in the middle of three."""
    heading = next(line for line in text.splitlines() if line.startswith("The sea"))
    return heading.index(" 0 ")


def test_nobody_elses_secret_shares_are_drawn() -> None:
    for state in positions(4, games=1):
        for seat in range(4):
            voice = TerminalVoice("manila", "en", NAMES[:4], seat)
            rows = [line for line in drawn(state.view(seat), voice, 80, 24) if re.search(r"[●■▲◆] \w+", line)]
            shown = {name: line for name in NAMES[:4] for line in rows if f" {name} " in line}
            for other in range(4):
                assert ("??" in shown[NAMES[other]]) == (other != seat)


@pytest.mark.parametrize("lang", languages())
def test_odds_can_be_drawn_at_every_decision(lang: str) -> None:
    insight = quayside.game("manila").insight
    for state in positions(4, games=1):
        seat = state.to_play
        voice = TerminalVoice("manila", lang, NAMES[:4], seat)
        odds: dict[str, Any] = insight.odds(Seen(state, seat))
        screen, out = paper(80, 24)
        screen.draw(terminal.draw_odds(odds, voice))
        for ware, chances in odds["arrival"].items():
            assert f"{100 * chances['port']:.0f}%" in out.getvalue(), ware
        assert max([cell_len(line) for line in out.getvalue().splitlines()], default=0) <= 80


@pytest.mark.parametrize("lang", languages())
def test_every_choice_has_a_number_or_belongs_to_a_run(lang: str) -> None:
    for state in positions(5):
        voice = TerminalVoice("manila", lang, NAMES, state.to_play)
        menu = Menu(state, voice, state.view(state.to_play))
        entries = [entry for group in menu.groups.values() for entry in group] + menu.free
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        offered = [entry.action for entry in entries] + [
            action for run in menu.runs for action in run.actions.values()
        ]
        assert sorted(offered) == state.legal()
        screen, out = paper(80, 24)
        screen.choices(menu, voice)
        for entry in entries:
            assert entry.label in out.getvalue()


def test_every_language_has_every_text_of_the_terminal() -> None:
    package = Path(quayside.__file__).parent
    for folder in (package / "cli" / "text", package / "games" / "manila" / "text" / "terminal"):
        texts = {lang: Texts(lang, [folder / f"{lang}.ftl"]) for lang in languages()}
        for lang in languages():
            assert set(texts[lang]) == set(texts["en"])
            for id in texts["en"]:
                assert texts[lang].needs(id) == texts["en"].needs(id), id


def test_the_picture_of_the_readme_can_be_drawn_anew_and_loads_nothing() -> None:
    svg = str(runpy.run_path(str(PICTURE))["picture"]())
    assert "The\u00a0sea" in svg.replace("&#160;", "\u00a0")
    assert set(re.findall(r"[a-z]+://[\w./-]+", svg)) <= {
        "http://www.w3.org/2000/svg",
        "https://www.textualize.io",
    }


def test_the_machine_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert usual_language() == "en"
    monkeypatch.setenv("LANG", "zh_CN.UTF-8")
    assert usual_language() == "zh"
    monkeypatch.setenv("LC_ALL", "pt_BR.UTF-8")
    assert usual_language() == "en"
