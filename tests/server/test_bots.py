"""Bots think in processes of their own: they finish games, and a bad one holds nobody up."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.server import times
from quayside.server.keeper import keeper as keeping
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.jobs import Decide, Decided, Question
from quayside.server.keeper.thinking import Positions, answer
from quayside.server.store.lobby import Lobby
from quayside.server.store.store import sqlite_url
from quayside.table import entries, play

from .harbours import Guest, kept, of_kind, opened, table, until, watched, written

SEED = 0x5EC2E7_5EC2E7_5EC2E7_5EC2E7  # of more than 64 bits, as all seeds of tables


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "quayside.db")


@pytest.fixture(autouse=True)
def _odd_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@pytest.fixture
def sign(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file for which `odd_bots:Waiter` waits."""
    monkeypatch.setenv("QUAYSIDE_TEST_SIGN", str(tmp_path / "sign"))
    return tmp_path / "sign"


def question(moves: int = 0, seed: int = SEED) -> Question:
    """A game in which some moves were played at random."""
    state = game("manila").new(3, seed)
    rng = Rng(1)
    for _ in range(moves):
        choices = state.legal()
        state.play(choices[rng.below(len(choices))])
    return Question("table", "manila", 3, str(seed), {}, list(state.history), state.to_play)


def test_bots_finish_a_game_by_themselves(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "bot greedy", "bot random", "bot greedy")
            watched(live)
            await until(lambda: live.table.status == "finished", "the bots to finish", seconds=60)
            log = await written(keeper.harbour, live.table.facts.id)
        moves = of_kind(log, entries.Moved)
        assert len(moves) > 30
        assert {move.by for move in moves} == {"bot"}
        assert not of_kind(log, entries.BotFailed)

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("bot", "what"),
    [
        ("Sleeper", "overran"),
        ("Thrower", "crashed"),
        ("Dier", "crashed"),
        ("Cheat", "illegal"),
        ("Nobody", "crashed"),
    ],
)
def test_for_a_bot_that_fails_twice_greedy_plays_and_the_log_says_so(
    database: str, bot: str, what: str
) -> None:
    cap = 0.5 if what == "overran" else 60.0  # a busy machine alone makes nobody overrun

    async def scene() -> None:
        async with kept(database, bot_cap=cap) as keeper:
            live = await table(keeper.harbour, f"bot odd_bots:{bot}", "Rosa", "Juan")
            await until(lambda: live.table.to_play == 1, "greedy to bid")
            log = await written(keeper.harbour, live.table.facts.id)
            [start, *_] = live.table.story(0, 0)
        assert [deed.events[0].kind for deed in start.deeds[1:]] == ["bot_failed"], "and so does the story"
        assert of_kind(log, entries.BotFailed) == [entries.BotFailed(0, f"odd_bots:{bot}", what)]
        assert isinstance(log[-2], entries.BotFailed)
        assert isinstance(log[-1], entries.Moved)

    asyncio.run(scene())


def test_a_bot_that_fails_once_gets_a_second_try(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QUAYSIDE_TEST_NERVES", str(tmp_path / "nerves"))

    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "bot odd_bots:Nervous", "Rosa", "Juan")
            await until(lambda: live.table.to_play == 1, "the bot to bid")
            assert (tmp_path / "nerves").exists()
            assert not of_kind(await written(keeper.harbour, live.table.facts.id), entries.BotFailed)

    asyncio.run(scene())


def test_a_bot_that_overruns_is_killed_and_another_takes_its_place() -> None:
    async def scene() -> None:
        pool = BotPool(processes=1, seconds=0.1, cap=0.5)
        pool.start()
        try:
            asked = asyncio.create_task(pool.decide(question(), "odd_bots:Sleeper"))
            await until(lambda: pool.pids, "a process")
            [sleeper] = pool.pids
            decision = await asked
            assert decision.trouble == "overran"
            assert decision.move.startswith(("bid", "pass"))
            assert sleeper not in pool.pids
            await until(lambda: not alive(sleeper), "the sleeper to be gone")
        finally:
            await pool.stop()

    asyncio.run(scene())


def test_a_bot_that_never_answers_holds_up_no_other_table(database: str) -> None:
    async def scene() -> None:
        async with kept(database, bot_cap=60.0, bot_processes=2) as keeper:
            stuck = await table(keeper.harbour, "bot odd_bots:Sleeper", "Rosa", "Juan")
            other = await table(keeper.harbour, "bot greedy", "Rosa", "Juan")
            await until(lambda: other.table.to_play == 1, "the other table's bot")
            assert stuck.table.to_play == 0

    asyncio.run(scene())


def test_whoever_comes_back_while_his_bot_thinks_decides_himself(database: str, sign: Path) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "Juan", "bot greedy")
            id = live.table.facts.id
            await live.act(lambda _: entries.StoodIn(0, "odd_bots:Waiter", "vote"))
            await until(lambda: keeper._pool.pids, "the bot to think")
            await live.act(play.come_back("rosa", 0))
            sign.touch()
            await until(lambda: not keeper.tending(id), "the thought to end")
            assert not of_kind(await written(keeper.harbour, id), entries.Moved)
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))

    asyncio.run(scene())


def test_what_its_only_person_has_forgotten_for_a_month_is_ended(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def a_month_later() -> None:
        async with kept(database) as keeper:
            harbour = keeper.harbour
            alone = await table(harbour, "Rosa", "bot greedy", "bot greedy")
            for_nobody = await table(harbour, "Rosa", "bot greedy", "bot greedy", start=False)
            among_people = await table(harbour, "Rosa", "Kim", "bot greedy")
            looked_at = await table(harbour, "Kim", "bot greedy", "bot greedy")
            looked_at.join(Guest("kim"), None)
            tables = [alone, for_nobody, among_people, looked_at]
            await keeper.tidy_up()
            assert [live.table.status for live in tables] == ["playing", "waiting", "playing", "playing"]
            monkeypatch.setattr(keeping, "now", lambda: times.now() + 31 * 24 * 3600 * 1000)
            await keeper.tidy_up()
            assert [live.table.status for live in tables] == ["abandoned", "closed", "playing", "playing"]
            (left,) = await Lobby(harbour.store.engine).mine("rosa")
            assert left.id == among_people.table.facts.id

    asyncio.run(a_month_later())


def test_a_game_of_bots_goes_on_after_a_restart(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "bot random", "bot random", "bot random")
            watched(live)
            id = live.table.facts.id
            await until(lambda: live.table.ply >= 5, "a few moves")
        async with opened(database) as harbour:
            before = (await harbour.find(id)).table.seq
        async with kept(database) as keeper:
            await until(lambda: id in keeper.harbour.tables, "the table to be found")
            again = await keeper.harbour.find(id)
            watched(again)
            await until(lambda: again.table.seq > before + 5, "more moves")

    asyncio.run(scene())


def test_bots_wait_while_people_decide_whether_a_move_is_taken_back(database: str, sign: Path) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "bot odd_bots:Waiter", "Juan")
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            await until(lambda: keeper._pool.pids, "the bot to think")
            await live.act(play.ask_undo("rosa", live.table.seq, 0))
            sign.touch()
            await until(lambda: not keeper.tending(live.table.facts.id), "the thought to end")
            assert live.table.to_play == 1
            await live.act(play.answer_undo("juan", live.table.seq, True))
            await live.act(play.grant_undo)
            assert live.table.to_play == 0

    asyncio.run(scene())


def test_bots_do_not_wait_for_ever_for_people_who_do_not_answer(
    database: str, sign: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quayside.server.keeper.keeper.PATIENCE", 0.2)

    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "Rosa", "bot odd_bots:Waiter", "Juan")
            await live.act(play.move("rosa", live.table.seq, ["bid 5"]))
            await live.act(play.ask_undo("rosa", live.table.seq, 0))
            sign.touch()
            await until(lambda: live.table.to_play == 2, "the bot to lose patience")
            assert live.table.undo is None

    asyncio.run(scene())


# Secrets


def test_a_bot_gets_nothing_but_what_its_seat_may_see(database: str) -> None:
    async def scene() -> None:
        async with kept(database) as keeper:
            live = await table(keeper.harbour, "bot odd_bots:Spy", "Rosa", "Juan")
            await until(lambda: live.table.to_play == 1, "the spy to bid")
            assert not of_kind(await written(keeper.harbour, live.table.facts.id), entries.BotFailed)

    asyncio.run(scene())


def test_the_world_a_bot_gets_looks_exactly_like_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question(moves=40)
    shown = []

    class Notes:
        def decide(self, seen: Seen, budget: object) -> int:
            shown.append((seen.view, seen.legal()))
            return seen.legal()[0]

    monkeypatch.setattr("quayside.server.keeper.thinking.load", lambda name, seed: Notes())
    state = Positions().of(asked)
    found = answer(Decide(asked, "notes", 1, 1.0), Positions())
    assert found == Decided(state.notation(state.legal()[0]))
    assert shown == [(state.view(asked.seat), state.legal())]


def test_no_log_line_and_no_entry_holds_the_seed(database: str, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, logger="quayside")

    async def scene() -> None:
        async with kept(database, bot_cap=0.5) as keeper:
            live = await table(keeper.harbour, "bot odd_bots:Thrower", "bot odd_bots:Sleeper", "Rosa")
            watched(live)
            await until(lambda: live.table.to_play == 2, "the bots to bid", seconds=40)
            seed = live.table.facts.seed
            told = (
                caplog.text
                + repr(await written(keeper.harbour, live.table.facts.id))
                + repr(question(seed=seed))
            )
            assert "odd_bots:Thrower" in told
            assert str(seed) not in told
            assert f"{seed:x}" not in told

    asyncio.run(scene())


# Positions


def test_the_next_question_plays_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    positions = Positions()
    positions.of(question(moves=30))
    begun = []
    monkeypatch.setattr("quayside.server.keeper.thinking.game", lambda id: begun.append(id))
    state = positions.of(question(moves=34))
    assert state.history == question(moves=34).history
    assert not begun


def test_after_a_move_was_taken_back_the_position_is_another() -> None:
    positions = Positions()
    far = positions.of(question(moves=30)).key()
    back = question(moves=25)
    assert positions.of(back).key() == Positions().of(back).key() != far


def test_only_a_few_positions_are_remembered() -> None:
    positions = Positions()
    for number in range(40):
        asked = question(moves=2)
        positions.of(Question(f"table {number}", *list(vars_of(asked))[1:]))
    assert len(positions) <= 16


def vars_of(asked: Question) -> list:
    return [getattr(asked, name) for name in asked.__struct_fields__]


# The end


def test_a_server_that_is_killed_leaves_no_bot_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asleep = tmp_path / "asleep"
    monkeypatch.setenv("QUAYSIDE_TEST_ASLEEP", str(asleep))
    script = f"""
import asyncio, pathlib, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from quayside.server.keeper.botpool import BotPool
from quayside.server.keeper.jobs import Question
async def main():
    pool = BotPool(processes=1, seconds=0.1, cap=600.0)
    pool.start()
    asyncio.ensure_future(pool.decide(Question("t", "manila", 3, "7", {{}}, [], 0), "odd_bots:Sleeper"))
    while not pathlib.Path({str(asleep)!r}).exists():
        await asyncio.sleep(0.01)
    print(pool.pids[0], flush=True)
    await asyncio.sleep(600)
asyncio.run(main())
"""
    server = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        bot = int(server.stdout.readline())
        assert alive(bot)
    finally:
        server.kill()
        server.wait()
        server.stdout.close()
    end = time.monotonic() + 20
    while alive(bot):
        assert time.monotonic() < end, "the bot outlives its server"
        time.sleep(0.01)


def alive(pid: int) -> bool:
    """Runs; one that has ended and is not yet taken note of does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
