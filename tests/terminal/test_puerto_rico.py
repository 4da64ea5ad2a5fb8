"""Puerto Rico at the terminal: the table fits, shows every piece, and a whole game can be played, told and simulated."""

from __future__ import annotations

import io
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
from quayside.cli.words import SHAPES, TerminalVoice
from quayside.games.puerto_rico import terminal
from quayside.voice import languages
from quayside.voice.texts import Texts

from .conftest import Run

NAMES = ["You", "Rosa", "Diego", "Mei", "Maximiliane"]
EVERYTHING: dict[str, Any] = {
    "new_buildings": "random",
    "nobles": "added",
    "buccaneer": True,
    "festival": True,
}
WITH_FORESTS = 5  # a game in which the second seat comes to some
MARKS = {"◆", "Forest", "Reward card", "Festival"}
CHOSEN = {**EVERYTHING, "new_buildings": "draft", "nobles": "drafted"}


def paper(columns: int, rows: int) -> tuple[Screen, io.StringIO]:
    """A screen that writes without colours."""
    out = io.StringIO()
    return Screen(Console(file=out, width=columns, height=rows, highlight=False, emoji=False)), out


def positions(players: int, every: int = 41, seed: int | None = None, **options: Any) -> Iterator[State]:
    """Some positions of a random game, and its end."""
    seed = players if seed is None else seed
    state = quayside.game("puerto_rico").new(players=players, seed=seed, **options)
    rng = Rng(seed)
    while state.to_play >= 0:
        if state.ply % every == 0:
            yield state
        choices = state.legal()
        state.play(choices[rng.below(len(choices))])
    yield state


def drawn(view: dict[str, Any], voice: TerminalVoice, columns: int, rows: int) -> list[str]:
    screen, out = paper(columns, rows)
    screen.rule(terminal.heading(view, voice))
    screen.draw(terminal.draw(view, voice))
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40)])
def test_the_table_fits_the_screen(lang: str, players: int, columns: int, rows: int) -> None:
    """With every expansion, too; islands and cities are widest late in a game."""
    voice = TerminalVoice("puerto_rico", lang, NAMES[:players], 0)
    for options in ({}, EVERYTHING, CHOSEN):
        for seed in range(2):
            for state in positions(players, every=97, seed=seed, **options):
                for seat in (0, None):
                    lines = drawn(state.view(seat), voice, columns, rows)
                    assert max([cell_len(line) for line in lines]) <= columns
                    assert not any(["…" in line for line in lines])


@pytest.mark.parametrize("lang", languages())
def test_a_tall_screen_of_a_hundred_columns_gets_frames(lang: str) -> None:
    voice = TerminalVoice("puerto_rico", lang, NAMES[:4], 0)
    for state in positions(4):
        lines = drawn(state.view(0), voice, 100, 40)
        assert {cell_len(line) for line in lines[1:]} == {100}
        assert lines[1][0] == "╭"


def test_everything_on_the_table_is_shown() -> None:
    voice = TerminalVoice("puerto_rico", "en", NAMES[:4], 0)
    for state in positions(4):
        view: dict[str, Any] = state.view(0)
        text = "\n".join(drawn(view, voice, 80, 24))
        for ship in view["ships"]:
            lane = next(line for line in text.splitlines() if f"Ship {ship['size']}" in line)
            letter = {None: "-", "coffee": "K"}.get(ship["good"]) or ship["good"][0].upper()
            hold = lane.split(f"Ship {ship['size']}")[1][: 11 + 3 * ship["size"]]
            assert (hold.count(letter), hold.count("◦")) == (ship["barrels"], ship["size"] - ship["barrels"])
        for role, card in view["roles"].items():
            line = next(line for line in text.splitlines() if line.startswith(role.capitalize()))
            assert (f"+{card['doubloons']}" in line) == (card["doubloons"] > 0)
            assert card["taken"] is None or SHAPES[card["taken"]] in line
        for building, facts in view["market"].items():
            label = voice.label(f"building-{building}")
            assert label in text
            assert facts["left"] == 0 or f"×{facts['left']}" in text


def test_the_own_boards_show_every_circle() -> None:
    voice = TerminalVoice("puerto_rico", "en", NAMES[:3], 1)
    for state in positions(3):
        view: dict[str, Any] = state.view(1)
        own = view["seats"][1]
        blocks = [terminal.island(view, voice), terminal.city(view, voice)]
        text = "".join([cell for block in blocks for row in block.rows for cell in row])
        assert text.count(terminal.COLONIST) == own["colonists"] - own["san_juan"] - own["hand"]
        assert text.count("◦") == own["empty_circles"]
        for building in own["city"]:
            assert voice.label(f"building-{building}") in text


def test_nobles_and_forests_are_told_from_colonists_and_fields() -> None:
    voice = TerminalVoice("puerto_rico", "en", NAMES[:4], 1)
    seen: set[str] = set()
    for state in positions(4, seed=WITH_FORESTS, **EVERYTHING):
        view: dict[str, Any] = state.view(1)
        own = view["seats"][1]
        blocks = [terminal.island(view, voice), terminal.city(view, voice)]
        text = "".join([cell for block in blocks for row in block.rows for cell in row])
        assert text.count("◆") == sum(own["nobles_at"].values())
        assert any([row[0].endswith("Forest") for row in blocks[0].rows]) == (own["forests"] > 0)
        lines = drawn(view, voice, 80, 24)
        if view["reward_card"] is not None:
            assert any([f"Reward card {SHAPES[view['reward_card']]}" in line for line in lines])
        seen |= {mark for mark in MARKS if mark in "\n".join([text, *lines])}
    assert seen == MARKS


def test_prices_are_those_of_the_seat_that_builds() -> None:
    state = quayside.game("puerto_rico").new(4, seed=1)
    state.play(state.parse("pick builder"))
    text = "\n".join(drawn(state.view(0), TerminalVoice("puerto_rico", "en", NAMES[:4], 0), 80, 24))
    assert "Wharf           8×2" in text


def test_the_end_to_come_stands_in_the_heading() -> None:
    view: dict[str, Any] = quayside.game("puerto_rico").new(4, seed=1).view(0)
    voice = TerminalVoice("puerto_rico", "en", NAMES[:4], 0)
    assert "Last round" not in terminal.heading(view, voice)
    view["ending"] = ["city", "points"]
    assert "a city is full" in terminal.heading(view, voice)
    assert "the points have run out" in terminal.heading(view, voice)


@pytest.mark.parametrize("lang", languages())
def test_insight_can_be_drawn_at_every_decision(lang: str) -> None:
    insight = quayside.game("puerto_rico").insight
    for state in positions(5, every=97):
        seat = max(0, state.to_play)
        voice = TerminalVoice("puerto_rico", lang, NAMES, seat)
        odds: dict[str, Any] = insight.odds(Seen(state, seat))
        screen, out = paper(80, 24)
        screen.draw(terminal.draw_odds(odds, voice))
        for role in odds["roles"]:
            assert voice.label(f"role-{role}") in out.getvalue()
        assert max([cell_len(line) for line in out.getvalue().splitlines()], default=0) <= 80


@pytest.mark.parametrize("lang", languages())
def test_every_choice_has_a_number(lang: str) -> None:
    for state in positions(5):
        if state.to_play < 0:
            continue
        voice = TerminalVoice("puerto_rico", lang, NAMES, state.to_play)
        menu = Menu(state, voice, state.view(state.to_play))
        entries = [entry for group in menu.groups.values() for entry in group]
        assert sorted([entry.action for entry in entries]) == state.legal()
        screen, out = paper(80, 24)
        screen.choices(menu, voice)
        for entry in entries:
            assert entry.label in out.getvalue()


def test_every_language_has_every_text_of_the_terminal() -> None:
    folder = Path(quayside.__file__).parent / "games" / "puerto_rico" / "text" / "terminal"
    texts = {lang: Texts(lang, [folder / f"{lang}.ftl"]) for lang in languages()}
    for lang in languages():
        assert set(texts[lang]) == set(texts["en"])
        for id in texts["en"]:
            assert texts[lang].needs(id) == texts["en"].needs(id), id


# Sessions


def test_a_game_can_be_played_asked_about_and_left(run: Run) -> None:
    ended = run("play puerto_rico --players 3 --seed 4", ["odds", "pick settler", "why take coffee", "quit"])
    assert ended.code == 0
    assert "Round 1" in ended.out
    assert "Small indigo plant" in ended.out
    assert "What the roles would bring you" in ended.out
    assert "1 Corn" in ended.out
    assert "At the table: You," in ended.out


def test_a_whole_game_between_bots_is_told_to_its_end(run: Run) -> None:
    ended = run("play puerto_rico --humans 0 --bots greedy,random --players 2 --seed 3")
    assert ended.code == 0
    assert "Victory points" in ended.out
    assert "picks the" in ended.out


def test_bots_can_be_simulated_and_their_games_told_again(run: Run) -> None:
    ended = run(
        "simulate puerto_rico --games 2 --players 3 --bots random --seed 5 --processes 1 --out games.jsonl"
    )
    assert ended.code == 0
    assert "Rounds" in ended.out
    assert "Colonists ran short" in " ".join(ended.out.split())
    told = run("replay games.jsonl --game 2 --lang zh")
    assert told.code == 0
    assert "胜利分" in told.out
