"""Days off: whoever takes them loses no time at tables that take days, and those who play with him know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quayside.server.keeper.keeper import LEAST
from quayside.server.operator.integrity import check
from quayside.server.people import holidays
from quayside.server.people.holidays import DAYS, Holidays
from quayside.server.store.holidays import HolidayStore
from quayside.server.store.store import sqlite_url
from quayside.server.times import now
from quayside.table import entries, play
from quayside.table.clocks import Clock, Span
from quayside.table.errors import Refusal

from .endings import on_loop, whole_turn
from .harbours import kept, of_kind, opened, table, until, written
from .players import Player, Server, seated, wait_for
from .test_tables import refused

DAY = 24 * 60 * 60 * 1000
SLOWLY = {"kind": "move", "seconds": 3 * DAY // 1000}


def takes(player: Player, begins: int, ends: int) -> Any:
    """Days off, counted from now."""
    at = now()
    return player.call("POST", "/api/me/holidays", {"begins": at + begins * DAY, "ends": at + ends * DAY})


def offsets(days_off: Any) -> list[tuple[int, int]]:
    at = now()
    return [
        tuple(round((span[edge] - at) / DAY) for edge in ("begins", "ends")) for span in days_off["holidays"]
    ]


# To take them


def test_days_off_are_taken_and_given_back(server: Server) -> None:
    rosa = server.player("Rosa")
    assert rosa.call("GET", "/api/me/holidays") == {"holidays": [], "left": DAYS, "days": DAYS}
    takes(rosa, 20, 25)
    taken = takes(rosa, 0, 7)
    assert offsets(taken) == [(0, 7), (20, 25)]
    assert taken["left"] == DAYS - 12
    called_off = rosa.call("DELETE", f"/api/me/holidays/{taken['holidays'][1]['begins']}")
    assert (offsets(called_off), called_off["left"]) == ([(0, 7)], DAYS - 7)
    back = rosa.call("DELETE", f"/api/me/holidays/{taken['holidays'][0]['begins']}")
    assert (back["holidays"], back["left"]) == ([], DAYS - 1), "a day that was begun is a day"
    assert offsets(takes(rosa, 20, 25)) == [(20, 25)], "what was called off may be taken again"


def test_there_are_so_many_in_a_year_and_no_two_at_once(server: Server) -> None:
    rosa = server.player("Rosa")
    at = now()
    takes(rosa, 10, 30)

    def refusal(begins: int, ends: int) -> str:
        wanted = {"begins": max(0, at + begins * DAY), "ends": max(0, at + ends * DAY)}
        answer = rosa.http.post("/api/me/holidays", json=wanted)
        assert answer.status_code in (400, 409)
        return str(answer.json()["code"])

    assert refusal(29, 31) == "table.holidays_twice"
    assert refusal(40, 51) == "table.holidays_days"
    assert refusal(-5, 3) == refusal(5, 4) == refusal(360, 370) == "table.holidays_when"
    assert refusal(-100_000, 3) == "table.holidays_when"
    takes(rosa, 40, 50)
    assert refused(rosa, "POST", "/api/me/holidays", {"begins": "now", "ends": 3}, status=400) == "malformed"


def test_nobody_asks_without_end(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(holidays, "ASKED", 2)
    rosa = server.player("Rosa")
    for _ in range(2):
        [taken] = takes(rosa, 3, 4)["holidays"]
        rosa.call("DELETE", f"/api/me/holidays/{taken['begins']}")
    at = now()
    again = {"begins": at + 3 * DAY, "ends": at + 4 * DAY}
    assert refused(rosa, "POST", "/api/me/holidays", again) == "enough_holidays"


def test_who_goes_for_good_leaves_no_holidays_behind(server: Server) -> None:
    rosa = server.player("Rosa")
    takes(rosa, 1, 2)
    rosa.call("DELETE", "/api/me")
    store = HolidayStore(server.app.state.store.engine)
    assert on_loop(server, store.of([str(rosa.id)], 0)) == {}


# At a table


def deadline_in_days(player: Player) -> float:
    return float((player.update["deadline"] - now()) / DAY)


def test_the_clock_stands_still_and_those_at_the_table_see_why(server: Server) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei", clock=SLOWLY, visibility="public")
    watching = Player(server.address)
    watching.hello(rosa.table)
    assert deadline_in_days(rosa) == pytest.approx(3, abs=0.01)
    takes(rosa, 1, 5)
    for player in (rosa, diego, watching):
        player.expect("update")
        assert deadline_in_days(player) == pytest.approx(7, abs=0.01)
    [span] = rosa.update["table"]["seats"][0]["holidays"]
    assert diego.update["table"]["seats"][0]["holidays"] == [span]
    assert watching.update["table"]["seats"][0]["holidays"] == [], "nothing for strangers"
    assert str(span["begins"]) not in "".join(watching.frames)
    rosa.call("DELETE", f"/api/me/holidays/{span['begins']}")
    diego.expect("update")
    assert deadline_in_days(diego) == pytest.approx(3, abs=0.01)


def test_what_waits_for_me_is_told_with_its_deadline_the_most_urgent_first(server: Server) -> None:
    rosa, diego = server.players("Rosa", "Diego")
    clocks = [
        {"kind": "none"},
        SLOWLY,
        {"kind": "move", "seconds": DAY // 1000},
        {"kind": "move", "seconds": 600},
    ]
    tables = [rosa.create_table("puerto_rico", 2, clock=clock, seats=["me"]) for clock in clocks]
    for id in tables:
        diego.sit(id, 1)
        rosa.start(id)
    hers = rosa.call("GET", "/api/tables/mine")
    assert [each["id"] for each in hers] == [tables[at] for at in (2, 1, 3, 0)]
    assert [each["deadline"] and round((each["deadline"] - now()) / DAY) for each in hers] == [
        1,
        3,
        None,
        None,
    ]
    takes(rosa, 0, 2)
    wait_for(
        lambda: rosa.call("GET", "/api/tables/mine")[0]["deadline"] > now() + 2 * DAY, "the lists to know"
    )
    for id in tables:
        on_loop(server, server.app.state.harbour.tables[id].act(whole_turn))
    his = {each["id"]: each["deadline"] for each in diego.call("GET", "/api/tables/mine")}
    assert [his[id] and round((his[id] - now()) / DAY) for id in tables] == [None, 3, 1, None]
    assert on_loop(server, check(server.app.state.store.engine)).faults == []


def test_a_table_learns_of_holidays_when_it_is_somebodys_turn(server: Server) -> None:
    """Also of those that were taken before he sat down."""
    rosa, diego, amei = server.players("Rosa", "Diego", "Amei")
    takes(diego, 0, 4)
    table = rosa.create_table("manila", 3, clock=SLOWLY)
    for seat, player in enumerate((rosa, diego, amei)):
        player.sit(table, seat)
    rosa.start(table)
    rosa.hello(table)
    wait_for(lambda: holidays_at(server, table), "the table to know")
    rosa.hello(table)
    rosa.move("bid 3")
    rosa.at(rosa.update["seq"])
    assert deadline_in_days(rosa) == pytest.approx(7, abs=0.01)


def holidays_at(server: Server, table: str) -> dict[str, list[Span]]:
    return dict(server.app.state.harbour.tables[table].table.holidays)


def test_games_of_minutes_do_not_know_holidays(server: Server) -> None:
    quick = {"kind": "move", "seconds": 600}
    table, [rosa, *_] = seated(server, "Rosa", "Diego", "Amei", clock=quick)
    takes(rosa, 0, 4)
    rosa.move("bid 3")
    assert not of_kind(log_of(server, table), entries.Holidays)


def log_of(server: Server, table: str) -> list[Any]:
    return on_loop(server, written(server.app.state.harbour, table))


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_url(tmp_path / "quayside.db")


def test_a_log_that_holds_holidays_says_the_same_after_a_restart(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("move", 3 * DAY // 1000))
            id, at = live.table.facts.id, now()
            await live.act(lambda _: entries.Holidays("rosa", [Span(at, at + 4 * DAY)]))
            deadline = live.table.clocks.deadline()
            updated = live.table.clocks.since
            assert deadline == pytest.approx(updated + 7 * DAY, abs=DAY / 100)
        async with opened(database) as harbour:
            again = await harbour.find(id)
            assert again.table.clocks.deadline() == deadline
            assert again.table.holidays == {"rosa": [Span(at, at + 4 * DAY)]}

    asyncio.run(scene())


def test_nobodys_time_is_up_on_holidays_that_the_log_does_not_know_yet(database: str) -> None:
    """The process that was to write them down was killed."""

    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("move", DAY // 1000))
            id = live.table.facts.id
            away = Span(now() - 2 * DAY, now() + 5 * DAY)
            await HolidayStore(harbour.store.engine).add("rosa", away)
        async with kept(database) as keeper:
            off = Holidays(keeper.harbour)
            await off.start()
            live = await keeper.harbour.find(id)
            live.table.clocks._since -= 2 * DAY  # two days later
            keeper.look(live)
            await until(lambda: live.table.holidays, "the table to be told")
            await until(lambda: not keeper.tending(id), "the clock to be looked at")
            assert live.table.clocks.deadline() == pytest.approx(now() + 6 * DAY, abs=DAY / 100)
            assert not live.table.seats[0].played_by_bot
            await off.stop()

    asyncio.run(scene())


def test_after_a_restart_a_clock_of_days_goes_on_with_an_hour_at_least(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            long = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("move", 3 * DAY // 1000))
            soon = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("budget", DAY // 1000))
            ids = [live.table.facts.id for live in (long, soon)]
            before = long.table.clocks.deadline()
            most = soon.table.clocks.left[0]
        async with opened(database) as harbour:
            live = await harbour.find(ids[1])
            live.table.clocks._since -= most - 60_000  # a minute is left
            await live.act(lambda _: entries.Resumed(LEAST))
            assert live.table.clocks.deadline() == pytest.approx(now() + LEAST, abs=60_000)
        async with kept(database) as keeper:
            await until(lambda: all(map(keeper.watches, ids)), "the tables to be found")
            log = await written(keeper.harbour, ids[0])
            assert of_kind(log, entries.Resumed) == []
            assert keeper.harbour.tables[ids[0]].table.clocks.deadline() == before

    asyncio.run(scene())


def test_nobody_is_voted_away_from_a_game_of_days(database: str) -> None:
    async def scene() -> None:
        async with opened(database) as harbour:
            live = await table(harbour, "Rosa", "Juan", "Lin", clock=Clock("move", DAY // 1000))
            with pytest.raises(Refusal, match="table.vote_days"):
                await live.act(play.vote_stand_in("juan", 0, live.away, 0.0))

    asyncio.run(scene())
