"""What others do, as it is shown: marked on the board, seen again, ended by the first choice; and a screen that several
people share, where nobody sees what is not theirs."""

from __future__ import annotations

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from quayside.core.state import State

from .browsing import PATIENCE, Visitor
from .laying import lay
from .moments import Moments
from .positions import Position, first

Visit = Callable[..., Visitor]
CONFIRM = ".confirm-button:not([disabled])"
FRIENDS = {"seats": ["me", "me", "me"], "names": ["Rosa", "Wei", "Marta"], "start": True}
WHOLE_GAMES = os.environ.get("QUAYSIDE_ONE_SCREEN") == "all"

expect.set_options(timeout=PATIENCE)


def decides(kind: str, seat: int | None = None, shares: int = 0) -> Callable[[State], bool]:
    """Where this is decided, by this seat, with so many shares in hand."""

    def there(state: State) -> bool:
        if state.to_play < 0 or (seat is not None and state.to_play != seat):
            return False
        view: Any = state.view(state.to_play)
        held = sum(view["seats"][state.to_play].get("dealt", {}).values()) if shares else 0
        return bool(view["decision"]["kind"] == kind and held >= shares)

    return there


def at_one_screen(rosa: Visitor, moments: Moments, position: Position) -> None:
    """All seats are hers."""
    host = moments.friends(1)[0]
    rosa.come_to(lay(moments.database, position, [host] * position.players))


# One screen


@pytest.mark.skipif(not WHOLE_GAMES, reason="make soak")
@pytest.mark.parametrize("confirm", [True, False])
@pytest.mark.parametrize("game", ["manila", "puerto_rico", "lisboa"])
def test_a_whole_game_at_one_screen(visit: Visit, game: str, confirm: bool) -> None:
    rosa = visit(confirm=confirm)
    rosa.open_table(game=game, players=3, **FRIENDS)
    states: list[str] = []
    rosa.play_on(random.Random(3), watch=lambda now, clicks: states.append(now["state"]))
    assert states[-1] == "over"
    assert ("curtain" in states) == (game == "lisboa")


@pytest.mark.parametrize("kind", ["auction", "placement", "pilot", "plunder"])
def test_manila_at_one_screen_has_no_curtain(visit: Visit, moments: Moments, kind: str) -> None:
    rosa = visit(confirm=False)
    at_one_screen(rosa, moments, first("manila", 3, f"one-screen-{kind}", decides(kind)))
    states: list[str] = []
    rosa.play_on(
        random.Random(5),
        until=lambda now: len(states) > 5,
        watch=lambda now, clicks: states.append(now["state"]),
    )
    assert set(states) <= {"yours", "sheet", "over"}


def test_one_half_of_a_pilots_move_is_taken_for_the_other(visit: Visit, moments: Moments) -> None:
    """Also where each choice is played at once: two single steps are one choice."""

    def two_single_steps(state: State) -> bool:
        moves = [state.notation(action) for action in state.choices] if state.to_play >= 0 else []
        return {"pilot silk -1 jade +1", "pilot silk +1 jade +1"} <= set(moves)

    rosa = visit(confirm=False)
    at_one_screen(rosa, moments, first("manila", 3, "two-single-steps", two_single_steps))
    now = rosa.settled()
    for half in ("pilot silk -1", "pilot silk +1"):
        rosa.press_move(half)
        now = rosa.settled(now["mark"])
        expect(rosa.page.locator("#board [aria-pressed=true]")).to_have_attribute("data-move", half)
    seq = rosa.page.locator("[data-seq]").get_attribute("data-seq")
    rosa.press_move("pilot jade +1")
    expect(rosa.page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(seq))


def test_the_steps_to_a_bid_are_no_bid(visit: Visit, moments: Moments) -> None:
    rosa = visit(confirm=False)
    at_one_screen(rosa, moments, first("manila", 3, "bids", decides("auction")))
    rosa.settled()
    page = rosa.page
    seq = page.locator("[data-seq]").get_attribute("data-seq")
    page.get_by_role("button", name="One peso more").click()
    page.get_by_role("button", name="One peso more").click()
    expect(page.locator(".auction output")).to_have_text("3")
    assert page.locator("[data-seq]").get_attribute("data-seq") == seq
    page.locator(".auction .btn.main").click()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", str(seq))


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_shares_lie_face_down_at_one_screen_and_are_seen_while_pressed(
    visit: Visit, moments: Moments, size: str
) -> None:
    rosa = visit(size=size)
    at_one_screen(rosa, moments, first("manila", 3, "shares", decides("auction")))
    page = rosa.page
    rosa.settled()
    own = page.locator(".players li.own [data-face-down]").first
    faces = own.locator("svg[class^='w-']")
    expect(own).to_have_attribute("title", "Press and hold to look at your shares")
    expect(faces).to_have_count(0)
    hold(rosa, own, lambda: expect(faces.first).to_be_visible())
    expect(faces).to_have_count(0)
    assert page.get_by_role("dialog").count() == 0, "it was no click on the player"
    own.focus()
    page.keyboard.down(" ")
    expect(faces.first).to_be_visible()
    page.keyboard.up(" ")
    expect(faces).to_have_count(0)


def hold(rosa: Visitor, what: Locator, meanwhile: Callable[[], object]) -> None:
    """Presses something with the mouse, or with a finger, for a second; longer than a browser waits before it offers a menu."""
    page = rosa.page
    box = what.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if rosa.touch:
        finger = rosa.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
        finger.send(
            "Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + 3, "y": y + 9}]}
        )
        page.wait_for_timeout(1000)
        meanwhile()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    else:
        page.mouse.move(x, y)
        page.mouse.down()
        meanwhile()
        page.mouse.up()


def test_what_things_are_worth_is_told_to_who_asks_and_not_to_the_next_at_the_screen(
    visit: Visit, moments: Moments
) -> None:
    rosa = visit(confirm=False)
    at_one_screen(rosa, moments, first("manila", 3, "worth", decides("auction")))
    page = rosa.page
    now = rosa.settled()
    worth, asks = page.locator(".auction .worth"), page.locator(".prompt .odds")
    asks.click()
    expect(worth).to_be_visible()
    page.locator(".auction .btn.main").click()
    rosa.settled(now["mark"])
    expect(worth).to_have_count(0)
    expect(asks).to_have_attribute("aria-pressed", "false")


def test_lisboa_at_one_screen_has_one_curtain_a_turn(visit: Visit, moments: Moments) -> None:
    rosa = visit()
    at_one_screen(rosa, moments, first("lisboa", 3, "one-curtain", decides("card", seat=1)))
    page = rosa.page
    curtains = 0
    page.locator("[data-state=curtain]").wait_for()

    def turns() -> int:
        return page.locator(".log .heading").count()

    def watch(now: dict[str, object], clicks: int) -> None:
        nonlocal curtains
        if now["state"] == "curtain":
            curtains += 1
            assert page.locator("#board, .players").count() == 0, "something is shown beside the curtain"

    begun: list[int] = []

    def three_turns_on(now: dict[str, object]) -> bool:
        if now["state"] == "yours":
            begun.append(turns())
        return bool(begun) and begun[-1] >= begun[0] + 2

    rosa.play_on(random.Random(2), until=three_turns_on, watch=watch)
    assert 2 <= curtains <= 3


def test_puerto_rico_at_one_screen_hides_nothing(visit: Visit) -> None:
    rosa = visit()
    rosa.open_table(game="puerto_rico", players=3, **FRIENDS)
    states: list[str] = []
    rosa.play_on(
        random.Random(3),
        until=lambda now: len(states) > 8,
        watch=lambda now, clicks: states.append(now["state"]),
    )
    assert "curtain" not in states
    assert rosa.page.locator("[data-face-down]").count() == 0


# What others did


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_what_changed_since_the_last_turn_is_marked_until_something_is_chosen(
    visit: Visit, moments: Moments, size: str
) -> None:
    def second_round(state: State) -> bool:
        if not decides("placement")(state):
            return False
        view: Any = state.view(state.to_play)
        moves = [state.notation(action) for action in state.choices]
        return bool(view["decision"]["round"] == 2 and "place port.A" in moves)

    rosa = visit(size=size)  # without movement
    position = first("manila", 3, "since", second_round)
    rosa.come_to(lay(moments.database, position, moments.friends(3)))
    now = rosa.settled()
    marks = rosa.page.locator("#board [data-since]")
    expect(marks.first).to_be_attached()
    named = [mark.get_attribute("data-id") or "" for mark in marks.all()]
    assert all(name.split("-")[0] in ("punt", "aboard", "space", "pile", "market") for name in named)
    rosa.press_move("place port.A")
    rosa.settled(now["mark"])
    expect(marks).to_have_count(0)


def test_what_others_did_can_be_seen_again(visit: Visit) -> None:
    rosa = visit(speed="fast")
    rosa.against_bots(players=3)
    page = rosa.page
    now = rosa.settled()
    rosa.press_move("bid 1")
    rosa.settled(now["mark"])
    page.locator(CONFIRM).click()
    page.locator(".prompt .showing").wait_for()
    page.keyboard.press("Escape")
    while rosa.settled()["state"] == "sheet":
        page.keyboard.press("Enter")
    ply = page.locator("[data-ply]").get_attribute("data-ply")
    lines = page.locator(".log li").count()
    page.get_by_role("button", name="See again what the others did since your last turn").click()
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "showing")
    expect(page.locator("[data-state]")).to_have_attribute("data-state", "yours")
    assert page.locator("[data-ply]").get_attribute("data-ply") == ply
    assert page.locator(".log li").count() == lines, "nothing is told twice"


def test_without_movement_what_others_did_is_read_again(visit: Visit) -> None:
    rosa = visit()
    rosa.against_bots(players=3)
    page = rosa.page
    now = rosa.settled()
    rosa.press_move("bid 1")
    rosa.settled(now["mark"])
    rosa.settled(rosa.confirm())
    page.keyboard.press("p")
    again = page.get_by_role("complementary", name="Since your last turn")
    expect(again.locator("li").first).to_be_visible()
    expect(again).not_to_contain_text("You bid")
    page.keyboard.press("Escape")
    expect(again).to_have_count(0)


# The first choice ends what is still being shown: on the board, in the bar, in a panel


class Shown:
    """A table at which another has just moved, slowly shown and stopped, and the reader may decide already."""

    def __init__(
        self, visit: Visit, moments: Moments, position: Position, moves: list[str], **how: Any
    ) -> None:
        friends = moments.friends(position.players)
        *_, (before, _) = position.line()
        mover, rosa = friends[before.to_play], friends[next_seat(before, moves)]
        seated = [mover, rosa, *[friend for friend in friends if friend not in (mover, rosa)]]
        moment = lay(moments.database, position, in_order(before, moves, seated))
        self.visitor = visit(speed="calm", **how)
        self.page = self.visitor.page
        self.visitor.come_as(rosa)
        self.page.goto(f"/table/{moment.table}")
        self.page.locator("[data-state=theirs]").wait_for()
        mover.hello(moment.table)
        for move in moves:
            assert mover.move(move)["type"] == "accepted"
        self.page.get_by_role("button", name="Your turn").wait_for()
        self.page.keyboard.press(" ")  # also what is stopped is ended
        expect(self.page.locator("[data-state]")).to_have_attribute("data-state", "showing")

    def ends_with(self, chosen: str) -> None:
        expect(self.page.get_by_role("button", name="Your turn")).to_have_count(0)
        expect(self.page.locator("[data-chosen]")).to_have_attribute(
            "data-chosen", re.compile(re.escape(chosen))
        )


def played(state: State, moves: list[str]) -> State:
    after = state.clone()
    for move in moves:
        after.play(after.parse(move))
    return after


def next_seat(state: State, moves: list[str]) -> int:
    return played(state, moves).to_play


def in_order(state: State, moves: list[str], seated: list[Any]) -> list[Any]:
    """Whom `lay` seats: first who decides, then the others by their seats."""
    mover, rosa, *rest = seated
    at = {state.to_play: mover, next_seat(state, moves): rosa}
    others = iter(rest)
    everybody = [at.get(seat) or next(others) for seat in range(len(seated))]
    return [mover, *[one for one in everybody if one is not mover]]


def before(kind: str, moves: list[str], then: str) -> Callable[[State], bool]:
    """Where these moves lead to a decision of another seat."""

    def there(state: State) -> bool:
        if not decides(kind)(state):
            return False
        if moves[0] not in [state.notation(action) for action in state.choices]:
            return False
        after = played(state, moves)
        return after.to_play != state.to_play and decides(then)(after)

    return there


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_bid_ends_what_is_still_being_shown(visit: Visit, moments: Moments, size: str) -> None:
    position = first("manila", 3, "auction", before("auction", ["bid 2"], "auction"))
    shown = Shown(visit, moments, position, ["bid 2"], size=size)
    shown.visitor.press(shown.page.locator(".auction .quick .glow").first)
    shown.ends_with("bid ")


def test_a_place_on_the_board_ends_what_is_still_being_shown(visit: Visit, moments: Moments) -> None:
    position = first("manila", 3, "placing", before("placement", ["place port.A"], "placement"))
    shown = Shown(visit, moments, position, ["place port.A"])
    shown.page.locator('#board .glow[data-move="place port.C"]').first.click()
    shown.ends_with("place port.C")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_choice_in_the_bar_ends_what_is_still_being_shown(
    visit: Visit, moments: Moments, size: str
) -> None:
    position = first("puerto_rico", 3, "settling", before("settler", ["take corn"], "settler"))
    shown = Shown(visit, moments, position, ["take corn"], size=size)
    shown.visitor.press(shown.page.locator('.prompt .choice[data-move="pass"]'))
    shown.ends_with("pass")


def test_a_follower_of_lisboa_need_not_wait_for_the_visit(visit: Visit, moments: Moments) -> None:
    def visited(state: State) -> bool:
        if state.to_play < 0:
            return False
        after = played(state, [state.notation(state.choices[0])])
        return after.to_play != state.to_play and decides("following")(after)

    position = first("lisboa", 3, "visited", visited)
    state = position.state()
    shown = Shown(visit, moments, position, [state.notation(state.choices[0])])
    shown.page.locator('.prompt .choice[data-move="follow"]').click()
    shown.ends_with("follow")
