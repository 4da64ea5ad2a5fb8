"""Lisboa at the terminal: every part of the board fits and shows every piece, a decision brings only what it needs, and a
whole game can be played, told and simulated."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

import quayside
from quayside import Record, Rng, Seen, State
from quayside.cli.menu import Menu
from quayside.cli.screen import Screen
from quayside.cli.words import SHAPES, TerminalVoice
from quayside.games.lisboa import terminal
from quayside.voice import languages
from quayside.voice.texts import Texts

from .conftest import Run
from .sessions import Keyboard, Piped

NAMES = ["Bartholomaeus", "Rosa", "Diego", "Mei"]
ALONE = "play lisboa --seats human,random,random --seed 3"
SOLO = "play lisboa --players 1 --seed 3"
TWO = "play lisboa --seats human,human --names Anna,Bo --seed 5"
LAST_QUESTION = "to leave, press Enter. "


def paper(columns: int, rows: int) -> tuple[Screen, io.StringIO]:
    """A screen that writes without colours."""
    out = io.StringIO()
    return Screen(Console(file=out, width=columns, height=rows, highlight=False, emoji=False)), out


def positions(players: int, every: int = 67) -> Iterator[State]:
    """Some positions of a random game, and its end."""
    state = quayside.game("lisboa").new(players=players, seed=players)
    rng = Rng(players)
    while state.to_play >= 0:
        if state.ply % every == 0:
            yield state.clone()
        choices = state.legal()
        state.play(choices[rng.below(len(choices))])
    yield state


@cache
def values() -> dict[str, Any]:
    rules = quayside.game("lisboa")
    return rules.values(rules.checked_options({}, 4))


def voice_for(state: State, lang: str, seat: int | None) -> TerminalVoice:
    return TerminalVoice("lisboa", lang, NAMES[: state.players], seat, values())


def drawn(drawing: Any, columns: int = 80, rows: int = 24) -> list[str]:
    screen, out = paper(columns, rows)
    screen.draw(drawing)
    return out.getvalue().splitlines()


NUMBERED = re.compile(r"^ ?(\d{1,2}) \S|(?<=\S) {3,}(\d{1,2}) \S", re.MULTILINE)


def numbered(shown: str) -> list[str]:
    """The numbers on offer under the last prompt: at the beginning of a line, or behind another choice."""
    return [one or other for one, other in NUMBERED.findall(shown[shown.rindex("\n● ") :])]


# Drawing


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (100, 40)])
def test_every_part_fits_the_screen(lang: str, players: int, columns: int, rows: int) -> None:
    for state in positions(players):
        for seat in (0, None):
            view, voice = state.view(seat), voice_for(state, lang, seat)
            drawings = [terminal.draw(view, voice)]
            drawings += [terminal.draw_part(part, view, voice) for part in terminal.PARTS]
            for drawing in drawings:
                lines = drawn(drawing, columns, rows)
                assert max([cell_len(line) for line in lines], default=0) <= columns, "\n".join(lines)
                assert not any(["…" in line for line in lines])
            assert cell_len(terminal.heading(view, voice)) < 200


@pytest.mark.parametrize("lang", languages())
def test_a_tall_screen_of_a_hundred_columns_gets_frames(lang: str) -> None:
    for state in positions(4):
        view, voice = state.view(0), voice_for(state, lang, 0)
        for part in terminal.PARTS:
            lines = drawn(terminal.draw_part(part, view, voice), 100, 40)
            assert {cell_len(line) for line in lines} == {100}
            assert lines[0][0] == "╭"


@pytest.mark.parametrize("players", [1, 4])
def test_a_low_screen_shows_city_and_court_at_a_glance(players: int) -> None:
    for state in positions(players):
        view, voice = state.view(0), voice_for(state, "en", 0)
        assert len(drawn(terminal.draw_part("city", view, voice))) <= 19
        assert len(drawn(terminal.draw_part("court", view, voice))) <= 26


def test_the_city_shows_every_store_space_and_cube() -> None:
    for state in positions(4):
        view: dict[str, Any] = state.view(0)
        voice = voice_for(state, "en", 0)
        text = "\n".join(drawn(terminal.draw_part("city", view, voice)))
        city = view["city"]
        for plot, store in city["stores"].items():
            row = next(line for line in text.splitlines() if line.startswith(f"{plot[0]} "))
            assert f"{SHAPES[store['owner']]} {store['trade'][0].upper()} " in row
        assert text.count("▸") + text.count("◂") == 8 + len(city["stores"])  # eight slots of tiles
        for name, space in city["spaces"].items():
            shown = re.search(rf"\b{name} +(\S+)", text)
            assert shown is not None
            assert space["building"] is None or shown[1] == SHAPES[space["opener"]]
        row = next(line for line in text.splitlines() if line.startswith("B "))
        cubes = "".join([cube[0] * count for cube, count in city["rows"]["B"].items()])
        assert row.split()[-1] == cubes or not cubes


def test_the_court_shows_offices_piles_church_and_decrees() -> None:
    for state in positions(2):
        view: dict[str, Any] = state.view(0)
        voice = voice_for(state, "en", 0)
        text = "\n".join(drawn(terminal.draw_part("court", view, voice)))
        king = next(line for line in text.splitlines() if "King" in line).split("King")[1][:12]
        office = view["offices"]["king"]
        officials = [king.count(SHAPES[seat]) for seat in range(2)]
        assert (officials, king.count("◇")) == (office["seats"], office["dummies"])
        for decree in view["decrees"]["shown"]:
            assert f"{decree} " in text
        for place, tile in enumerate(view["church"]["track"]):
            assert (re.search(rf"{place + 1}[↑★]* +face down", text) is not None) == (tile == "face_down")
        assert f"✝{view['church']['cardinal'] + 1}" in text


def test_what_is_ones_own_is_shown_to_oneself_alone() -> None:
    for state in positions(3):
        for seat in range(3):
            view: dict[str, Any] = state.view(seat)
            voice = voice_for(state, "en", seat)
            own = view["seats"][seat]
            mine = "\n".join(drawn(terminal.draw_part("me", view, voice)))
            for thing in [*own["hand"], *own["top"], *own["bottom"], *own["clergy"], *own["decrees"]]:
                assert f"{thing} " in mine
            everything: Any = state.view(quayside.ALL)
            hidden = {card for other in everything["seats"] for card in other["hand"]}
            hidden -= {
                *own["hand"],
                *[card for other in view["seats"] for card in other["bottom"] + other["top"]],
            }
            others = "\n".join(drawn(terminal.draw_part("players", view, voice)))
            if state.to_play >= 0:
                assert not [card for card in hidden if f"{card} " in others + mine]
    spectator: dict[str, Any] = state.view(None)
    assert terminal.draw_part("me", spectator, voice) == []


def test_a_decision_is_drawn_with_what_it_needs_and_no_more() -> None:
    """A status of three lines, and at most one part of the board."""
    seen: dict[str, int] = {}
    for state in [state for players in (1, 2, 3, 4) for state in positions(players, every=1)]:
        if state.to_play < 0:
            continue
        view: dict[str, Any] = state.view(state.to_play)
        voice = TerminalVoice("lisboa", "en", ["Ana", "Bo", "Cy", "Di"], state.to_play, values())
        lines = drawn(terminal.draw(view, voice))
        kind = view["decision"]["kind"]
        seen[kind] = max(seen.get(kind, 0), len(lines))
        assert "Treasury" in lines[2]
    assert seen["card"] == seen["drawing"] == 3
    assert seen["store"] == 3 + 7
    assert seen["building"] == 3 + 6
    assert max(seen.values()) <= 3 + 13  # all twelve ships at once


def test_an_owners_values_are_drawn() -> None:
    rules = quayside.game("lisboa")
    own = rules.components_template().replace('A1 = "reis:5"', 'A1 = "reis:8"')
    state = rules.new(players=3, seed=1, components=own)
    voice = TerminalVoice("lisboa", "en", NAMES[:3], 0, rules.values(state.setup.options))
    (row,) = [
        line for line in drawn(terminal.draw_part("city", state.view(0), voice)) if line.startswith("A ")
    ]
    assert row.split()[1:3] == ["8", "reis"]


@pytest.mark.parametrize("lang", languages())
def test_insight_can_be_drawn_at_every_decision(lang: str) -> None:
    insight = quayside.game("lisboa").insight
    for state in positions(4, every=197):
        if state.to_play < 0:
            continue
        seat = state.to_play
        voice = voice_for(state, lang, seat)
        lines = drawn(terminal.draw_odds(insight.odds(Seen(state, seat)), voice))
        assert max([cell_len(line) for line in lines]) <= 80
        assert any([NAMES[0] in line for line in lines])


@pytest.mark.parametrize("lang", languages())
def test_every_choice_has_a_number(lang: str) -> None:
    for state in positions(4, every=23):
        if state.to_play < 0:
            continue
        voice = voice_for(state, lang, state.to_play)
        menu = Menu(state, voice, state.view(state.to_play))
        entries = [entry for group in menu.groups.values() for entry in group]
        assert sorted([entry.action for entry in entries]) == state.legal()
        screen, out = paper(80, 24)
        screen.choices(menu, voice)
        shown = "".join(out.getvalue().split())
        for entry in entries:
            assert "".join(entry.label.split()) in shown
        assert max([cell_len(line) for line in out.getvalue().splitlines()]) <= 80


def test_every_language_has_every_text_of_the_terminal() -> None:
    folder = Path(quayside.__file__).parent / "games" / "lisboa" / "text" / "terminal"
    texts = {lang: Texts(lang, [folder / f"{lang}.ftl"]) for lang in languages()}
    for lang in languages():
        assert set(texts[lang]) == set(texts["en"])
        for id in texts["en"]:
            assert texts[lang].needs(id) == texts["en"].needs(id), id


def test_every_effect_and_benefit_has_a_short_name() -> None:
    from quayside.games.lisboa.components import BENEFITS, EFFECTS

    voice = TerminalVoice("lisboa", "en", values=values())
    for effect in EFFECTS:
        assert terminal._effect({"effect": effect, "n": 2, "good": "gold"}, voice)
    for benefit in BENEFITS:
        assert terminal._benefits({benefit: 1}, voice)


# Whole games


def test_a_whole_game_through_a_pipe_by_someone_who_picks_any_number_on_offer(tmp_path: Path) -> None:
    session = Piped(*ALONE.split(), cwd=tmp_path)
    rng = Rng(11)
    turns = 0
    while not (shown := session.until("\n> ", LAST_QUESTION)).endswith(LAST_QUESTION):
        numbers = sorted(numbered(shown), key=int)
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        session.type(numbers[rng.below(len(numbers))])
        turns += 1
    assert turns > 40
    assert "The game is over" in shown
    session.type("evening.json")
    ended = session.end()
    assert (ended.code, ended.err) == (0, "")
    state = Record.load(str(tmp_path / "evening.json")).replay()
    ranking = shown[shown.rindex("Wigs ") :]
    for seat, wigs in enumerate(state.scores()):
        name = ["You", "Rosa", "Diego"][seat]
        assert re.search(rf"^{state.ranking()[seat]}\. .*{name} .* {wigs}\s*$", ranking, re.MULTILINE)


def test_a_solo_game_in_chinese_says_nothing_in_english(run: Run) -> None:
    ended = run(f"{SOLO} --lang zh", ["1", "city", "court", "me", "players", "?", *["1"] * 900])
    assert ended.code == 0
    assert "游戏结束" in ended.out
    assert "劲敌" in ended.out
    words = set(re.findall(r"[A-Za-z]{2,}", ended.out))
    cubes = {word for word in words if set(word) <= set("eft")}
    places = {word for word in words if re.fullmatch("[NWE][A-E]", word)}
    typed = {"help", "city", "court", "me", "players", "quayside", "replay"}
    assert words - cubes - places <= typed


def test_alone_one_plays_against_the_rival_and_not_by_chance(run: Run) -> None:
    solo = run(SOLO, ["1", "1", "1", "players"])
    assert "A game against the Rival begins." in solo.out
    assert re.search(r"■ Rival +\d", solo.out)
    assert "Seat 2" not in solo.out
    usual = run("play lisboa --seed 3", ["players"])
    assert "A game for 4 begins" in usual.out
    hard = run(f"{SOLO} --option rival=hard", ["save it.json"])
    assert hard.code == 0
    assert Record.load("it.json").options["rival"] == "hard"


@pytest.mark.parametrize("lang", languages())
def test_the_parts_are_shown_by_their_words_and_helped_with(run: Run, lang: str) -> None:
    words = {"en": ["city", "court", "me", "players"], "zh": ["城市", "皇庭", "我", "玩家"]}[lang]
    titles = {
        "en": ["Spaces", "Offices", "Hand", "Ships|Others"],
        "zh": ["空格", "办公室", "手牌", "船|别人"],
    }[lang]
    ended = run(f"{ALONE} --lang {lang}", [*words, "look", "help"])
    sections = re.split(r"^> .*$", ended.out, flags=re.MULTILINE)[1:]
    for title, section in zip(titles, sections, strict=False):
        assert re.search(title, section)
    assert all([re.search(title, sections[4]) for title in titles])
    for part in terminal.PARTS:
        assert re.search(rf"^{part} ", sections[5], re.MULTILINE)


def test_a_word_that_is_both_a_part_and_an_action_is_the_action_where_it_is_legal(run: Run) -> None:
    state = quayside.game("lisboa").new(players=3, seed=3)
    view: Any = state.view(0)
    hand = view["seats"][0]["hand"]
    noble = next(card for card in hand if values()["cards"][card]["kind"] != "treasury")
    typed = ["1", "court", f"card {noble}", "court", "save it.json"]
    shown = re.split(r"^> court$", run(ALONE, typed).out, flags=re.MULTILINE)
    assert "Offices" in shown[1]
    assert "Decrees" not in shown[2]
    assert Record.load("it.json").moves[-2:] == [f"card {noble}", "court"]


def test_a_part_takes_no_move_and_shows_no_prompt_again(run: Run) -> None:
    ended = run(ALONE, ["city", "save here.json"])
    assert Record.load("here.json").moves == []
    assert ended.out.count("Keep one of the two clergy tiles") == 1


def test_an_owners_file_is_played_with_kept_and_replayed(run: Run, tmp_path: Path) -> None:
    own = quayside.game("lisboa").components_template().replace("start_wigs = 0", "start_wigs = 7")
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    ended = run(f"{ALONE} --components mine.toml", ["1", "save it.json"])
    assert "★ 7 wigs" in ended.out
    assert Record.load("it.json").options["components"] == own
    (tmp_path / "mine.toml").unlink()
    assert "★ 7 wigs" in run("play lisboa --seats human,random,random --load it.json", ["quit"]).out
    told = run("replay it.json")
    assert told.code == 0
    assert re.search(r"Seat 1 +7 ", told.out)


def test_a_faulty_file_is_refused_in_one_sentence(run: Run, tmp_path: Path) -> None:
    own = quayside.game("lisboa").components_template().replace('N1 = "reis:3"', 'N1 = "rice:3"')
    (tmp_path / "mine.toml").write_text(own, encoding="utf-8")
    ended = run(f"{ALONE} --components mine.toml", [])
    assert ended.code != 0
    assert re.search(r"line \d+: N1 has an unknown effect 'rice:3'", ended.err)
    assert "Traceback" not in ended.err


def test_between_two_people_a_curtain_hides_what_only_one_may_see(run: Run) -> None:
    typed = ["", "me", "1", "", "me", "1", *["", "me", "1", "1"] * 10]
    out = run(TWO, typed).out
    parts = re.split(r"Pass the keyboard to (\w+), then press Enter\.", out)
    shown = list(zip(parts[1::2], parts[2::2], strict=True))
    assert {name for name, _ in shown} == {"Anna", "Bo"}
    state = quayside.game("lisboa").new(players=2, seed=5)
    views: list[Any] = [state.view(seat) for seat in (0, 1)]
    hands = [view["seats"][seat]["hand"] for seat, view in enumerate(views)]
    for name, text in shown[:2]:
        own, other = (0, 1) if name == "Anna" else (1, 0)
        section = text[text.index("> me") :]
        assert all([f"{card} " in section for card in hands[own]])
        assert not [card for card in hands[other] if f"{card} " in section]


def test_a_low_terminal_asks_in_one_screen(tmp_path: Path) -> None:
    keyboard = Keyboard(*ALONE.split(), cwd=tmp_path, columns=80, rows=24)
    keyboard.until("> ")
    keyboard.press("1\r")
    shown = keyboard.until("> ")
    assert "╭─" not in shown
    assert "Choose a card to play" in shown
    asked = shown[shown.rindex("Period 1") :]
    assert len(asked.splitlines()) <= 20
    keyboard.press("city\r")
    assert "Spaces" in keyboard.until("> ")
    keyboard.press("quit\r")
    keyboard.until("no such text")
    assert keyboard.end() == 0


# Telling and counting


def test_a_finished_game_is_told_and_counted(run: Run) -> None:
    state = quayside.game("lisboa").new(players=2, seed=8)
    quayside.playout(state, Rng(9))
    Record.of(state).save("over.json")
    for lang, over in (("en", "The game is over"), ("zh", "游戏结束")):
        ended = run(f"replay over.json --lang {lang}")
        assert ended.code == 0
        assert over in ended.out
    middle = run("replay over.json --to 40")
    assert "After move 40 of" in middle.out
    assert "Spaces" in middle.out
    assert "Offices" in middle.out
    loaded = run("play lisboa --load over.json", [""])
    assert "Wigs" in loaded.out


def test_a_simulation_counts_rounds_stores_and_buildings(run: Run) -> None:
    ended = run("simulate lisboa --bots random --players 2 --games 3 --processes 1 --seed 1")
    assert ended.code == 0
    for word in ("Rounds", "Stores", "Public\u00a0buildings"):
        assert word in ended.out


def test_the_rulebook_opens_at_the_table_and_beside_it(run: Run) -> None:
    assert "lisboa.values.reconstruction" in run("rules lisboa").out
    inside = run(ALONE, ["rules visit.cost"])
    assert "lisboa.visit.cost" in inside.out
