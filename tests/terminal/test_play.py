"""`quayside play`: whole games, the commands, several people at one keyboard."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import quayside
from quayside import Record, Rng

from .conftest import Run
from .sessions import Keyboard, Piped, choices

ALONE = "play manila --seats human,random,random,random --seed 3"
# Seat 1 opens the auction, and the random bots of this seed let a bid of 54 stand: the person is harbour master
OFFICE = "play manila --seats human,random,random --seed 3"
TWO = "play manila --seats human,human,random --names Anna,Bo --seed 5"
LAST_QUESTION = "to leave, press Enter. "


def squeezed(text: str) -> str:
    """Without the line breaks of a narrow screen."""
    return " ".join(text.split())


# Whole games


def test_a_whole_game_through_a_pipe_by_someone_who_picks_any_number_on_offer(tmp_path: Path) -> None:
    session = Piped(*ALONE.split(), cwd=tmp_path)
    rng = Rng(11)
    turns = 0
    while not (shown := session.until("\n> ", LAST_QUESTION)).endswith(LAST_QUESTION):
        numbers = sorted(choices(shown), key=int)
        assert numbers == [str(number + 1) for number in range(len(numbers))]
        session.type(numbers[rng.below(len(numbers))])
        turns += 1
    assert turns > 20
    assert "The game is over" in shown
    session.type("evening.json")
    ended = session.end()
    assert (ended.code, ended.err) == (0, "")
    state = Record.load(str(tmp_path / "evening.json")).replay()
    assert state.to_play < 0
    ranking = shown[shown.index("Fortunes") :]
    for seat, fortune in enumerate(state.scores()):
        name = ["You", "Rosa", "Diego", "Mei"][seat]
        rank, pesos = state.ranking()[seat], str(fortune).replace("-", "−")
        assert re.search(rf"^{rank}\. .*{name} .* {pesos}\s*$", ranking, re.MULTILINE)


def test_a_whole_game_in_chinese_says_nothing_in_english(run: Run) -> None:
    ended = run(f"{ALONE} --lang zh", ["1"] * 300)
    assert ended.code == 0
    assert "游戏结束" in ended.out
    assert "同桌" in ended.out
    words = set(re.findall(r"[A-Za-z]{2,}", ended.out))
    shares = {word for word in words if set(word) <= set("GNSJ")}
    assert words - shares == {"random", "help", "bid", "quayside", "replay"}  # what is typed, and the bots


def test_bots_alone_play_to_the_end_before_our_eyes(run: Run) -> None:
    ended = run("play manila --humans 0 --bots random --seed 4")
    assert ended.code == 0
    assert "The game is over" in ended.out
    assert "Fortunes" in ended.out


def test_without_a_line_to_read_it_says_goodbye(run: Run) -> None:
    ended = run("play manila --seed 1")
    assert ended.code == 0
    assert "Goodbye!" in ended.out
    assert not ended.err


# At a terminal


def test_a_terminal_gets_colours_frames_completion_and_a_short_goodbye(tmp_path: Path) -> None:
    keyboard = Keyboard(*ALONE.split(), cwd=tmp_path)
    shown = keyboard.until("> ")
    assert "╭─" in shown
    assert "\x1b[1;38;2;" in shown
    keyboard.press("pas\t\r")
    assert "You pass." in keyboard.until("> ")
    assert "Goodbye!" in keyboard.interrupt()
    assert keyboard.end() == 130


def test_a_low_terminal_shows_the_table_without_frames_in_one_screen(tmp_path: Path) -> None:
    keyboard = Keyboard(*ALONE.split(), cwd=tmp_path, columns=80, rows=24)
    keyboard.until("> ")
    keyboard.press("1\r")
    while "Place an accomplice, or" not in (shown := keyboard.until("\n> ")):
        keyboard.press("1\r")
    assert "╭─" not in shown
    table = shown[shown.index("Voyage 1") :]
    assert len(table.splitlines()) <= 24
    keyboard.press("quit\r")
    keyboard.until("no such text")
    assert keyboard.end() == 0


# Choosing


def test_an_action_may_be_typed_as_a_number_or_in_words(run: Run) -> None:
    by_number = run(ALONE, ["1", "save number.json"])
    by_words = run(ALONE, ["  PASS ", "save words.json"])
    assert "You pass." in by_number.out
    assert Record.load("number.json").moves == Record.load("words.json").moves
    assert by_words.code == 0


def test_bids_are_one_line_and_a_number_beyond_the_menu_suggests_one(run: Run) -> None:
    ended = run(ALONE, ["40", "bid 40"])
    assert "bid 1 … bid 54" in ended.out
    assert "There is no choice 40 now; did you mean bid 40?" in ended.out
    assert "You bid 40 pesos." in ended.out


def test_a_number_that_goes_too_far_is_not_taken_for_another(run: Run) -> None:
    out = squeezed(run(ALONE, ["bid 301", "301"]).out)
    assert "“bid 301” cannot be played now: bid goes from 1 to 54." in out
    assert "There is no choice 301 now." in out
    assert "did you mean" not in out


def test_what_is_misspelt_gets_a_suggestion(run: Run) -> None:
    ended = run(ALONE, ["pss", "uundo", "zzzzzzzz"])
    assert "did you mean pass?" in squeezed(ended.out)
    assert "did you mean undo?" in squeezed(ended.out)
    assert "“zzzzzzzz” is neither a choice nor a command; help lists the commands." in squeezed(ended.out)


# Commands


def test_help_names_every_command(run: Run) -> None:
    shown = run(ALONE, ["help"]).out
    for command in ("help", "look", "?", "why", "rules", "undo", "log", "save FILE", "quit"):
        assert re.search(rf"^{re.escape(command)}\b|^{re.escape(command)} ", shown, re.MULTILINE), command


def test_why_cites_the_rule_and_tells_how_to_read_it(run: Run) -> None:
    ended = run(ALONE, ["why bid 99", "rules manila.auction.limit"])
    assert "You can bid no more than 54 pesos." in ended.out
    assert "rules manila.auction.limit" in ended.out
    rule = quayside_rule("manila.auction.limit")
    assert rule.split(". ")[0] in squeezed(ended.out)


def quayside_rule(id: str) -> str:
    from quayside.voice import rulebook

    return squeezed(rulebook("manila", "en").rule(id).text)


def test_why_understands_numbers_legal_actions_and_nonsense(run: Run) -> None:
    out = squeezed(run(ALONE, ["why 99", "why 1", "why", "why place port.B", "why on earth"]).out)
    assert "You can bid no more than 54 pesos." in out
    assert "Nothing forbids pass: you may play it now." in out
    assert "Why what?" in out
    assert "That cannot be done now" in out
    assert "“on earth” is neither a choice nor a command" in out


def test_an_illegal_action_is_refused_with_its_reason_and_nothing_happens(run: Run) -> None:
    ended = run(ALONE, ["bid 99", "save here.json"])
    assert "You can bid no more than 54 pesos." in ended.out
    assert Record.load("here.json").moves == []


def test_rules_opens_the_chapter_of_that_name(run: Run) -> None:
    shown = run(ALONE, ["rules pirates"]).out
    for id in ("manila.pirates.boat", "manila.pirates.plunder", "manila.pirates.eviction"):
        assert id in shown
    assert "manila.auction.bid" in run(ALONE, ["rules"]).out


def test_odds_are_shown_from_the_first_decision_to_a_placement(run: Run) -> None:
    first = run(ALONE, ["?"]).out
    assert "To be harbour master in this voyage is worth about" in squeezed(first)
    later = run(ALONE, ["1"] * 3 + ["?"]).out
    assert "Where the punts will end" in later
    assert "What a space is worth to you" in later
    assert re.search(r"^ *\d+ (Port|Shipyard) [ABC], \d pesos +[+−]\d", later, re.MULTILINE)


def test_undo_goes_back_over_several_moves_of_ones_own(run: Run) -> None:
    ended = run(ALONE, ["pledge", "pledge", "save two.json", "undo", "undo", "save none.json", "undo"])
    assert Record.load("two.json").moves == ["pledge", "pledge"]
    assert Record.load("none.json").moves == []
    assert ended.out.count("Taken back: pledge.") == 2
    assert "There is nothing to take back" in ended.out
    purses = re.findall(r"^.*▸● You +(\d+)", ended.out, re.MULTILINE)
    assert purses == ["30", "42", "54", "42", "30"]


def test_a_move_that_others_have_answered_cannot_be_taken_back(run: Run) -> None:
    ended = run(ALONE, ["bid 1", "undo", "save after.json"])
    assert "There is nothing to take back" in ended.out
    assert Record.load("after.json").moves[0] == "bid 1"


def test_another_move_after_an_undo_is_told_once(run: Run) -> None:
    ended = run(OFFICE, ["bid 54", "1", "load silk", "undo", "load jade", "save it.json"])
    moves = Record.load("it.json").moves
    assert moves[-1] == "load jade"
    assert "load silk" not in moves
    assert ended.out.count("You load silk.") == 1
    assert ended.out.count("You load jade.") == 1


def test_the_log_leaves_nothing_out(run: Run) -> None:
    ended = run(OFFICE, ["bid 54", "log 100", "log 1"])
    whole = ended.out[ended.out.index("> log 100") : ended.out.index("> log 1\n")]
    assert "You are dealt two secret shares" in whole
    assert "You pay 54 for the office" in squeezed(whole)
    last = ended.out[ended.out.index("> log 1\n") :].splitlines()
    assert len(last) == 4  # the command, the line, and the goodbye after a blank one


# Saving and going on


def test_a_saved_game_goes_on_where_it_was(run: Run) -> None:
    run(OFFICE, ["bid 54", "1", "load silk", "save harbour.json"])
    saved = Record.load("harbour.json")
    ended = run(
        "play manila --seats human,random,random --load harbour.json",
        ["load jade", "save harbour.json", "quit"],
    )
    assert ended.code == 0
    assert Record.load("harbour.json").moves == [*saved.moves, "load jade"]
    assert "The game waits where you saved it." in ended.out
    assert "Voyage 1: you open the auction." in ended.out


def test_a_finished_game_can_be_loaded_and_shows_its_end(run: Run) -> None:
    state = quayside.game("manila").new(players=4, seed=8)
    quayside.playout(state, Rng(9))
    Record.of(state).save("over.json")
    ended = run("play manila --load over.json", [""])
    assert ended.code == 0
    assert "Fortunes" in ended.out


def test_a_game_may_begin_in_a_position_and_is_saved_with_it(run: Run) -> None:
    state = quayside.game("manila").new(players=3, seed=8)
    ended = run(f"play manila --position '{state.position(0)}' --seed 3", ["bid 9", "save it.json"])
    assert ended.code == 0
    record = Record.load("it.json")
    assert (record.players, record.moves[0]) == (3, "bid 9")
    begun = record.replay(0)
    assert begun.position() == record.position
    assert begun.view(0)["seats"][0] == state.view(0)["seats"][0]  # type: ignore[index]


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("manila --players 3", "leave out --players"),
        ("manila --load it.json", "leave out --load"),
        ("lisboa", "one of manila, not of lisboa"),
    ],
)
def test_what_does_not_go_with_a_position_is_refused(run: Run, words: str, problem: str) -> None:
    Record.of(quayside.game("manila").new(seed=1)).save("it.json")
    text = quayside.game("manila").new(players=3, seed=8).position()
    refused = run(f"play {words} --position '{text}'")
    assert refused.code == 2
    assert problem in refused.err


def test_a_file_of_somebody_elses_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Rosa")
    ended = run(ALONE, ["save letter.txt", "save", "save nowhere/at/all.json"])
    assert (tmp_path / "letter.txt").read_text() == "Dear Rosa"
    assert "letter.txt already exists; choose another name." in ended.out
    assert "Save where?" in ended.out
    assert "nowhere/at/all.json cannot be written: No such file or directory." in squeezed(ended.out)


def test_options_names_and_the_first_seat_reach_the_game(run: Run) -> None:
    words = "--option pirate_eviction=true --option large_pilot_may_move_one=True --first 2 --names Ana,Bo"
    ended = run(f"{ALONE} {words}", ["save it.json"])
    record = Record.load("it.json")
    assert record.options == {"pirate_eviction": True, "large_pilot_may_move_one": True}
    assert record.first == 1
    assert "Ana" in ended.out
    assert "Bo (random)" in ended.out


# Several people


def sections(out: str) -> list[tuple[str, str]]:
    """Who had the keyboard, and what was shown meanwhile."""
    parts = re.split(r"Pass the keyboard to (\w+), then press Enter\.", out)
    return list(zip(parts[1::2], parts[2::2], strict=True))


def test_between_two_people_a_curtain_hides_what_only_one_may_see(run: Run) -> None:
    state = quayside.game("manila").new(players=3, seed=5)
    dealt = [state.view(seat)["seats"][seat]["dealt"] for seat in (0, 1)]  # type: ignore[index]
    letters = ["".join([ware[0].upper() * count for ware, count in hand.items()]) for hand in dealt]
    assert letters[0] != letters[1]

    # Each line answers a decision or opens a curtain: "1" does both
    shown = sections(run(TWO, ["1", "log 500", "?", "1"] * 15).out)
    assert {name for name, _ in shown} == {"Anna", "Bo"}
    for name, text in shown[:-1]:
        own, other = (0, 1) if name == "Anna" else (1, 0)
        for seat, hand in ((own, letters[own]), (other, r"\?\?")):
            rows = re.findall(rf"{'●■'[seat]} {['Anna', 'Bo'][seat]}(?: ⚑)? +\d+ (\S+)", text)
            assert rows, text
            assert all([re.fullmatch(hand, row) for row in rows])
        assert text.count("You are dealt two secret shares") == text.count(
            f"{['Anna', 'Bo'][other]} is dealt 2 secret shares"
        )


def test_the_curtain_wipes_the_terminal_and_what_has_scrolled_away(tmp_path: Path) -> None:
    keyboard = Keyboard(*TWO.split(), cwd=tmp_path)
    keyboard.until("Enter. ")
    keyboard.press("\r")
    assert "You are dealt" in keyboard.until("> ")
    keyboard.press("bid 3\r")
    curtain = keyboard.until("Enter. ")
    assert "\x1b[2J" in curtain
    assert "\x1b[3J" in curtain
    assert "secret" not in curtain
    keyboard.interrupt()
    assert keyboard.end() == 130


def test_hint_says_what_search_would_do_and_what_comes_next(run: Run) -> None:
    for lang, words in (("en", "to win"), ("zh", "胜率")):
        ended = run(f"{ALONE} --lang {lang}", ["hint", "quit"])
        assert words in squeezed(ended.out)
        assert len(re.findall(r"● \d+%", ended.out)) in (1, 2, 3)
