"""Taking back: alone as far as the engine allows, further when everybody else agrees, and never out of the log."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from quayside.table import entries, fold
from quayside.table.play import stand_in

from .endings import finish, on_loop, whole_turn
from .players import Player, Server, seated, settings_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of this file: each brings its own table."""
    with Server(settings_in(tmp_path_factory.mktemp("undo"))) as running:
        yield running


@pytest.fixture
def three(server: Server) -> list[Player]:
    return seated(server, "Rosa", "Diego", "Amei")[1]


@pytest.fixture
def alone(player: Player) -> Player:
    """One person who holds all three seats."""
    plan = {"game": "manila", "seats": ["me", "me", "me"], "start": True}
    player.hello(player.call("POST", "/api/tables", plan)["id"])
    return player


def play(players: list[Player], *moves: str) -> None:
    """The moves, each by whoever decides; everybody has heard of the last."""
    for move in moves:
        seat = players[0].update["to_play"]
        [mover] = [player for player in players if seat in player.update["yours"]]
        answer = mover.move(move)
        assert answer["type"] == "accepted", answer
        for player in players:
            player.at(answer["seq"])


def ask(player: Player, ply: int) -> dict[str, Any]:
    return player.act(type="askundo", seq=player.update["seq"], ply=ply)


def answer(player: Player, granted: bool, request: int | None = None) -> dict[str, Any]:
    """To the request that he knows of, or another."""
    if request is None:
        request = player.update["undo"]["id"]
    return player.act(type="answerundo", request=request, granted=granted)


def log_of(server: Server, table: str) -> list[Any]:
    rows = on_loop(server, server.app.state.store.rows(table))
    return [row.entry for row in rows]


VOYAGE = ("bid 5", "pass", "pass")  # Rosa is harbour master
LOADING = ("buy jade", "load jade", "load silk", "load nutmeg")


# Alone


def test_a_run_of_ones_own_moves_is_taken_back_step_by_step(three: list[Player]) -> None:
    rosa = three[0]
    play(three, *VOYAGE)
    views = [rosa.update["view"]]
    for move in LOADING:
        play(three, move)
        views.append(rosa.update["view"])
    for steps in (3, 1, 0):
        undone = rosa.undo(3 + steps)
        assert rosa.at(undone["seq"])["view"] == views[steps]
        assert [event["kind"] for event in rosa.events] == ["undone"]
    assert rosa.undo(2)["rule"] == "table.undo_barrier"


def test_what_is_taken_back_stays_in_the_log_and_everybody_sees_it_go(
    server: Server, three: list[Player]
) -> None:
    play(three, *VOYAGE, *LOADING)
    rosa, diego, _ = three
    seq = rosa.undo(4)["seq"]
    update = diego.at(seq)
    assert (update["ply"], update["entry"]) == (4, {"kind": "undone", "seat": 0, "ply": 4})
    moves = [entry for entry in log_of(server, rosa.table or "") if isinstance(entry, entries.Moved)]
    assert len(moves) == 7


def test_another_way_can_be_gone_after_an_undo(three: list[Player]) -> None:
    rosa = three[0]
    play(three, *VOYAGE, "buy jade", "load jade")
    rosa.at(rosa.undo(3)["seq"])
    for player in three:
        player.at(rosa.update["seq"])
    play(three, "buy silk", "load nutmeg")
    assert rosa.update["ply"] == 5
    back = rosa.call("GET", f"/api/tables/{rosa.table}/view?ply=4")["events"]
    assert [event["ware"] for event in back if event["kind"] == "buy"] == ["silk"]


def test_a_move_that_was_meant_for_what_was_taken_back_is_stale(three: list[Player]) -> None:
    rosa = three[0]
    play(three, *VOYAGE, "buy jade")
    before = rosa.update["seq"]
    rosa.at(rosa.undo(3)["seq"])
    assert rosa.move("load jade", seq=before)["type"] == "stale"


def test_nobody_takes_back_anothers_move(three: list[Player]) -> None:
    play(three, *VOYAGE, "buy jade")
    assert three[1].undo(3)["rule"] == "table.not_your_turn"


def test_who_was_away_while_a_move_was_taken_back_finds_the_table_as_it_is(three: list[Player]) -> None:
    rosa, diego, _ = three
    play(three, *VOYAGE, "buy jade")
    last = diego.update["seq"]
    diego.leave()
    rosa.undo(3)
    update = diego.hello(last=last)
    assert (update["ply"], update["missed"]) == (3, False)
    assert [event["kind"] for event in diego.events] == ["undone"]


# With the others


def test_a_request_is_granted_when_all_other_people_agree(three: list[Player]) -> None:
    rosa, diego, amei = three
    play(three, "bid 5", "bid 6")
    asked = ask(rosa, 0)
    assert amei.at(asked["seq"])["undo"] == {"id": asked["seq"], "seat": 0, "ply": 0, "granted": []}
    diego.at(asked["seq"])
    assert answer(rosa, True)["rule"] == "table.undo_not_yours"
    granted = answer(diego, True)
    assert amei.at(granted["seq"])["undo"]["granted"] == [1]
    assert answer(diego, True)["rule"] == "table.undo_not_yours"
    last = answer(amei, True)
    update = rosa.at(last["seq"] + 1)
    assert (update["ply"], update["undo"], update["to_play"]) == (0, None, 0)


def test_one_refusal_ends_a_request(three: list[Player]) -> None:
    rosa, diego, amei = three
    play(three, "bid 5")
    asked = ask(rosa, 0)["seq"]
    diego.at(asked)
    refused = answer(diego, False)
    assert amei.at(refused["seq"])["undo"] is None
    assert answer(amei, True, asked)["rule"] == "table.undo_settled"
    assert rosa.at(refused["seq"])["ply"] == 1


def test_a_late_answer_does_not_count_for_the_next_request(three: list[Player]) -> None:
    rosa, diego, amei = three
    play(three, "bid 5", "bid 6")
    first = ask(rosa, 0)["seq"]
    diego.at(first)
    rosa.at(answer(diego, False)["seq"])
    second = ask(rosa, 1)["seq"]
    amei.at(second)
    late = answer(amei, True, first)
    assert (late["type"], late["rule"]) == ("refused", "table.undo_settled")
    assert late["sentence"] == "That request has been answered already."
    assert amei.update["undo"] == {"id": second, "seat": 0, "ply": 1, "granted": []}
    assert answer(amei, True)["type"] == "accepted"


def test_the_next_move_answers_a_request_too(three: list[Player]) -> None:
    rosa = three[0]
    play(three, "bid 5")
    asked = ask(rosa, 0)
    for player in three:
        player.at(asked["seq"])
    assert ask(three[2], 0)["rule"] == "table.undo_pending"
    play(three, "bid 6")
    assert rosa.update["undo"] is None


def test_bots_are_not_asked(player: Player) -> None:
    plan = {"game": "manila", "seats": ["me", "greedy", "greedy"], "start": True}
    player.hello(player.call("POST", "/api/tables", plan)["id"])
    assert player.move("bid 3")["type"] == "accepted"
    while player.update["to_play"] != 0 or player.update["ply"] == 0:
        player.expect("update")
    seq = ask(player, 0)["seq"]
    assert player.at(seq + 1)["ply"] == 0
    assert player.update["entry"]["kind"] == "undone"


def test_who_was_replaced_keeps_his_say(server: Server, three: list[Player]) -> None:
    rosa, diego, amei = three
    play(three, "bid 5", "bid 6", "pass")
    diego.leave()
    seq = on_loop(server, replaced(server, rosa.table or "", 1))
    amei.at(seq)
    asked = ask(amei, 0)["seq"]
    rosa.at(asked)
    answer(rosa, True)
    assert amei.update["ply"] > 0, "Diego has not been asked yet"
    diego.hello()
    diego.at(asked)
    assert answer(diego, False)["type"] == "accepted"


async def replaced(server: Server, table: str, seat: int) -> int:
    live = await server.app.state.harbour.find(table)
    return await live.act(stand_in(seat, "vote"))


def test_who_gave_up_his_seat_has_no_say(server: Server, three: list[Player]) -> None:
    rosa, diego, amei = three
    play(three, "bid 5")
    rosa.at(diego.call("DELETE", f"/api/tables/{rosa.table}/seats/1") and rosa.update["seq"] + 1)
    while rosa.update["to_play"] != 2:
        rosa.expect("update")
    asked = ask(rosa, 0)["seq"]
    amei.at(asked)
    assert answer(diego, False, asked)["rule"] == "table.undo_not_yours"
    rosa.at(answer(amei, True)["seq"] + 1)
    assert rosa.update["ply"] == 0


def test_going_back_a_little_costs_a_little_however_long_the_game_is(
    server: Server, three: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    played_again: list[int] = []
    play_on = fold.Table.play_on

    def count(table: fold.Table, state: Any, line: list[int]) -> None:
        played_again.append(len(line))
        play_on(table, state, line)

    async def go_back_and_forth() -> int:
        live = await server.app.state.harbour.find(three[0].table)
        while not live.table.over:
            ply = live.table.ply
            await live.act(whole_turn)
            if ply % 3 == 0 and not live.table.over:
                await live.act(lambda table, ply=ply: entries.Undone(table.to_play, ply))
                await live.act(whole_turn)
        return int(live.table.ply)

    monkeypatch.setattr(fold.Table, "play_on", count)
    plies = on_loop(server, go_back_and_forth())
    assert plies > 2 * fold.MARK
    assert len(played_again) > 10
    assert max(played_again) < 2 * fold.MARK, "not the whole game each time"


def test_who_has_gone_back_far_goes_to_and_fro_there_at_little_cost(
    server: Server, three: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    played_again: list[int] = []
    play_on = fold.Table.play_on

    def count(table: fold.Table, state: Any, line: list[int]) -> None:
        played_again.append(len(line))
        play_on(table, state, line)

    async def go_back_far() -> None:
        live = await server.app.state.harbour.find(three[0].table)
        while live.table.ply < 5 * fold.MARK:
            await live.act(whole_turn)
        await live.act(lambda table: entries.Undone(table.to_play, 2 * fold.MARK))
        for _ in range(5):
            ply = live.table.ply
            await live.act(whole_turn)
            await live.act(lambda table, ply=ply: entries.Undone(table.to_play, ply))

    monkeypatch.setattr(fold, "MARK", 8)  # a game may be short
    monkeypatch.setattr(fold.Table, "play_on", count)
    on_loop(server, go_back_far())
    assert played_again == [2 * fold.MARK, 0, 0, 0, 0, 0]


def test_a_table_takes_no_requests_without_end(
    server: Server, alone: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its log is read whole when somebody comes. To leave and to end it is always possible, and whatever others did, a
    seat has its returns for itself."""
    table = f"/api/tables/{alone.table}"
    play([alone], "bid 5")
    live = on_loop(server, server.app.state.harbour.find(alone.table))
    before = live.table.requests
    assert before == 3, "three have sat down"
    monkeypatch.setattr("quayside.table.play.MOST_REQUESTS", before + 2)
    for _ in range(2):
        alone.at(ask(alone, 0)["seq"] + 1)
        play([alone], "bid 5")
    assert ask(alone, 0)["rule"] == "table.enough"
    monkeypatch.setattr("quayside.table.play.MOST_RETURNS", 2)
    for _ in range(2):
        alone.call("DELETE", f"{table}/seats/2")
        alone.call("POST", f"{table}/seats/2")
    alone.call("DELETE", f"{table}/seats/2")
    assert alone.call("POST", f"{table}/seats/2", status=409)["code"] == "table.enough"
    assert alone.call("POST", f"{table}/abandon")["status"] == "abandoned"


def test_chance_stays_what_it_was(alone: Player) -> None:
    """Behind a roll of the dice one can go when nobody objects; the dice fall as they fell."""

    def roll() -> list[Any]:
        while not any(event["kind"] == "roll" for event in alone.events):
            play([alone], next(move for move in alone.update["legal"] if move not in ("pledge", "redeem")))
        return [event for event in alone.events if event["kind"] == "roll"]

    play([alone], *VOYAGE, *LOADING, "start jade 3", "start silk 3")
    before, first = alone.update, roll()
    assert alone.update["barrier"] > before["ply"]
    alone.at(ask(alone, before["ply"])["seq"] + 1)
    assert alone.update["view"] == before["view"]
    assert roll() == first


@pytest.mark.parametrize("ply", [1, 7])
def test_there_is_nothing_to_take_back_ahead(three: list[Player], ply: int) -> None:
    play(three, "bid 5")
    assert ask(three[0], ply)["rule"] == "table.undo_nothing"


def test_who_only_watches_asks_for_nothing(server: Server, three: list[Player]) -> None:
    play(three, "bid 5")
    luz = server.player("Luz")
    luz.hello(three[0].table)
    assert ask(luz, 0)["rule"] == "table.not_seated"
    assert answer(luz, True, luz.update["seq"])["rule"] == "table.undo_settled"


def test_a_finished_game_stays_finished(server: Server, three: list[Player]) -> None:
    rosa = three[0]
    finish(server, rosa.table or "")
    while rosa.update["to_play"] >= 0:
        rosa.expect("update")
    assert ask(rosa, 0)["rule"] == "table.not_playing"
    assert rosa.undo(0)["rule"] == "table.not_playing"
