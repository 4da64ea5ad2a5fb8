"""Studying in the browser: puzzles on the real board, by pointer, finger and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from quayside.study.puzzles import Puzzle, shipped

from .browsing import PATIENCE, Visitor
from .moments import Moments

Visit = Callable[..., Visitor]

expect.set_options(timeout=PATIENCE)


def easiest(game: str) -> Puzzle:
    """With few choices: what is asked of it is asked quickly."""
    return min(shipped(game), key=lambda one: (len(one.losses), one.id))


def answer(rosa: Visitor, move: str) -> None:
    rosa.settled()
    rosa.press_move(move)
    rosa.press(rosa.page.locator(".confirm-button:not([disabled])"))


def worst(puzzle: Puzzle) -> str:
    state = puzzle.state()
    return state.notation(max(zip(puzzle.losses, state.legal(), strict=True))[1])


def test_a_puzzle_is_chosen_by_theme_solved_on_the_board_and_kept(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/")
    page.get_by_role("region", name="Puzzle of the day").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_role("region", name="Puzzle of the day").get_by_role("link")).to_have_count(3)
    page.get_by_role("radiogroup", name="Game").get_by_text("Manila").click()
    page.get_by_text("The auction", exact=False).click()
    page.get_by_role("button", name="Solve").click()
    page.wait_for_url(re.compile(r"/puzzles/manila/\w{8}\?theme=auction"))
    puzzle = easiest("manila")
    page.goto(f"/puzzles/manila/{puzzle.id}")
    answer(rosa, puzzle.best)
    expect(page.locator(".verdict")).to_contain_text("Right!")
    expect(page.locator(".asked")).to_contain_text(re.compile(r"Your rating: \d+ \(\+\d+\)"))
    assert page.locator(".verdict ol button").count() > 1
    page.keyboard.press("n")
    page.wait_for_url(lambda url: puzzle.id not in url)
    page.goto("/puzzles/manila")
    expect(page.locator("dl")).to_contain_text(re.compile(r"Solved\s*1"))


@pytest.mark.parametrize("game", ["puerto_rico", "lisboa"])
def test_a_wrong_answer_on_a_phone_shows_the_best_move_on_the_board(visit: Visit, game: str) -> None:
    rosa = visit("zh", size="phone")
    puzzle = easiest(game)
    rosa.page.goto(f"/puzzles/{game}/{puzzle.id}")
    answer(rosa, worst(puzzle))
    expect(rosa.page.locator(".verdict")).to_contain_text("还有更好的")
    expect(rosa.page.locator(".verdict li .own")).to_have_count(1)
    expect(rosa.page.get_by_role("button", name="下一题")).to_be_in_viewport(ratio=1)


def test_a_puzzle_is_solved_by_the_keyboard_alone(visit: Visit) -> None:
    page: Page = visit().page
    puzzle = next(one for one in shipped("manila") if "pilots" in one.themes)
    page.goto(f"/puzzles/manila/{puzzle.id}")
    page.locator("[data-state=yours]").wait_for()
    page.keyboard.press("1")
    expect(page.locator(".confirm-button:not([disabled])")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".verdict .sign")).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()


def test_a_puzzle_that_is_none_says_so(visit: Visit) -> None:
    rosa = visit()
    rosa.page.goto("/puzzles/manila/nothing")
    expect(rosa.page.locator("main")).to_contain_text("There is no such puzzle here.")
    rosa.wrong.clear()  # the answer that says so


def test_a_finished_game_goes_on_from_where_the_replay_stands(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    page = rosa.page
    rosa.be("Rosa")
    game = moments.at("over").table
    page.goto(f"/replay/{game}?ply=20")
    page.get_by_role("tab", name="Play on").click()
    panel = page.get_by_role("tabpanel")
    expect(panel).to_contain_text("Play on after move 20")
    panel.get_by_text("All seats myself").click()
    panel.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")
    rosa.settled()
    branch = page.url.rpartition("/")[2]
    page.goto(f"/replay/{game}?show=branches")
    panel.get_by_role("button", name="After move 20").click()
    expect(page.get_by_role("slider", name="Move")).to_have_value("20")
    panel.locator(f"a[href='/table/{branch}']").click()
    page.wait_for_url(f"**/table/{branch}")


def test_a_puzzle_is_played_on_against_bots(visit: Visit) -> None:
    rosa = visit()
    puzzle = easiest("manila")
    rosa.page.goto(f"/puzzles/manila/{puzzle.id}")
    answer(rosa, puzzle.best)
    rosa.page.get_by_role("button", name="Play on").click()
    rosa.page.get_by_role("dialog").get_by_role("button", name="Play on").click()
    rosa.page.wait_for_url("**/table/*")
    assert set(rosa.settled()["moves"]) >= {puzzle.best}


def test_a_position_is_set_up_as_text_and_its_broken_law_is_said(visit: Visit) -> None:
    rosa = visit()
    page = rosa.page
    page.goto("/position?game=manila")
    page.locator("[data-state=holds]").wait_for()
    text = page.get_by_label("The position as text")
    whole = text.input_value()
    text.fill(f"{whole} price=ginseng:7")
    expect(page.locator("#position-says")).to_contain_text("price: '7' is nothing that can stand here")
    expect(page.get_by_role("button", name="Play on")).to_be_disabled()
    rosa.wrong.clear()  # the answer that says so
    text.fill(f"{whole} price=ginseng:5")
    page.locator("[data-state=holds]").wait_for()
    page.wait_for_url("**price*")
