"""Live play over WebSocket, against a real server: what is accepted, refused and told, and to whom."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest

import quayside
import quayside.server.socket
from quayside.server.settings import Settings

from ..servers import Postgres
from .players import Player, Server, play_out, seated, wait_for

NAMES = ("Rosa", "Diego", "Amei")
AUCTION = ("bid 5", "pass", "pass")  # makes the first player harbour master


@pytest.fixture
def three(server: Server) -> list[Player]:
    """Three people at a table of Manila that has just begun."""
    _, players = seated(server, *NAMES)
    return players


@pytest.fixture
def voyage(three: list[Player]) -> list[Player]:
    """The auction is over: Rosa decides several things in a row."""
    for player, text in zip(three, AUCTION, strict=True):
        together(three)
        assert player.move(text)["type"] == "accepted"
    together(three)
    return three


def together(players: list[Player]) -> int:
    """Everybody has heard what anybody has."""
    latest: int = max(player.update["seq"] for player in players)
    for player in players:
        player.at(latest)
    return latest


# Playing


def test_four_clients_play_a_whole_game(server: Server) -> None:
    _, players = seated(server, "Rosa", "Diego", "Amei", "Tomás")
    moves = sum(1 for _ in play_out(players, random.Random(1)))
    assert moves > 30
    together(players)
    for seat, player in enumerate(players):
        assert player.update["table"]["status"] == "finished"
        assert player.update["eyes"] == seat
        assert player.update["legal"] == []
        seqs = [update["seq"] for update in player.updates]
        assert seqs == list(range(seqs[0], seqs[0] + len(seqs))), "every version was told once, in order"
        assert player.events[-1]["kind"] == "end_game"
    assert len({json.dumps(player.update["view"]["seats"]) for player in players}) == 1, (
        "at the end all is open"
    )


def test_only_who_decides_gets_the_choices(three: list[Player]) -> None:
    rosa, diego, _ = three
    assert "bid 5" in rosa.update["legal"]
    assert diego.update["legal"] == []
    assert diego.update["view"]["seat"] == 1


def test_the_same_key_twice_is_done_once(three: list[Player]) -> None:
    rosa, diego, _ = three
    first = rosa.move("bid 5", key="my-own-key-1")
    again = rosa.move("bid 5", key="my-own-key-1")
    assert (first["type"], again) == ("accepted", first)
    diego.at(first["seq"])
    assert diego.move("bid 6")["seq"] == first["seq"] + 1


def test_a_key_belongs_to_whoever_sent_it(three: list[Player]) -> None:
    rosa, diego, _ = three
    seq = rosa.move("bid 5", key="the-same-key")["seq"]
    diego.at(seq)
    assert diego.move("bid 6", key="the-same-key")["seq"] == seq + 1


def test_a_move_for_an_older_version_is_answered_with_the_table_as_it_is(three: list[Player]) -> None:
    rosa, diego, amei = three
    before = rosa.update["seq"]
    rosa.move("bid 5")
    diego.at(before + 1)
    diego.move("bid 6")
    amei.at(before + 2)
    answer = amei.move("bid 7", seq=before + 1)
    assert (answer["type"], answer["seq"]) == ("stale", before + 2)
    assert amei.expect("update")["view"]["auction"] == amei.update["view"]["auction"]
    assert amei.move("bid 7")["type"] == "accepted"


def test_who_only_watches_cannot_fill_the_chat_of_those_who_play(
    server: Server, three: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quayside.table.play.MOST_LINES_OF_OTHERS", 2)
    for name in ("Luz", "Nuno"):
        watching = server.player(name)
        watching.hello(three[0].table)
        assert watching.act(type="chat", text="who wins?")["type"] == "accepted"
    assert watching.act(type="chat", text="who?")["rule"] == "table.chat_full"
    assert three[0].act(type="chat", text="we shall see")["type"] == "accepted"
    monkeypatch.setattr("quayside.table.play.MOST_LINES", 3)
    assert three[0].act(type="chat", text="and see")["rule"] == "table.chat_full"


def test_chat_makes_no_move_stale(three: list[Player]) -> None:
    rosa, diego, _ = three
    before = rosa.update["seq"]
    assert diego.act(type="chat", text="Good luck! 祝好运")["type"] == "accepted"
    rosa.at(before + 1)
    line = {"seq": before + 1, "person": diego.id, "name": "Diego", "text": "Good luck! 祝好运"}
    assert line.items() <= rosa.said[-1].items()
    assert len(rosa.frames[-1]) < 300, "a line of chat carries no view"
    assert rosa.move("bid 5", seq=before)["type"] == "accepted"


# Refusals


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("שלום, Rosa!", "שלום, Rosa!"),
        ("🏴\u200d☠️ all hands", "🏴\u200d☠️ all hands"),
        ("one\n\ttwo", "one  two"),
        ("sold for \u202e521\u2066", "sold for 521"),
        ("Z" + "\u0301" * 300, "Z" + "\u0301" * 4),
        ("\u200b \u3164\u202e", None),
    ],
)
def test_a_line_of_chat_keeps_to_itself(server: Server, text: str, shown: str | None) -> None:
    _, [rosa, diego, _] = seated(server, "Rosa", "Diego", "Amei")
    answer = rosa.act(type="chat", text=text)
    if shown is None:
        assert (answer["type"], answer["rule"]) == ("refused", "table.chat_empty")
    else:
        assert diego.expect("said")["line"]["text"] == shown


def test_a_refusal_names_the_rule_and_says_it_in_the_readers_language(server: Server) -> None:
    _, players = seated(server, *NAMES)
    for player, lang in zip(players, ("en", "zh", "en"), strict=True):
        player.lang = lang
        player.hello()
    rosa, diego, _ = players
    diego.at(rosa.move("bid 5")["seq"])
    refused = diego.move("bid 5")
    assert refused["type"] == "refused"
    assert refused["rule"].startswith("manila.auction")
    assert refused["sentence"].endswith("。")
    assert diego.move("bid 9")["type"] == "accepted"


def test_a_move_out_of_turn_or_in_unknown_words_is_refused(three: list[Player]) -> None:
    rosa, diego, _ = three
    assert diego.move("bid 5")["rule"] == "table.not_your_turn"
    assert rosa.move("dance")["rule"] == "table.no_such_move"
    assert rosa.move("load silk")["rule"] == "core.not_now"
    assert rosa.update["seq"] == diego.update["seq"]


def test_before_the_start_there_is_nothing_to_play(server: Server, player: Player) -> None:
    table = player.create_table("manila", 3)
    player.hello(table)
    assert player.move("bid 5")["rule"] == "table.not_playing"


# Drafts


def the_turn() -> list[str]:
    """A purchase, then the loading and the positions of the punts: all that Rosa does until somebody else is asked."""
    state = quayside.game("manila").new(players=3, seed=1)
    for text in AUCTION:
        state.play(state.parse(text))
    moves: list[str] = []
    while state.to_play == 0:
        choices = [text for text in map(state.notation, state.legal()) if text not in ("pledge", "redeem")]
        moves.append(choices[-1])
        state.play(state.parse(choices[-1]))
    return moves


def test_a_draft_shows_what_would_be_and_tells_nobody(voyage: list[Player]) -> None:
    rosa, diego, _ = voyage
    moves = the_turn()
    assert len(moves) > 2
    drafted = rosa.draft(*moves[:2])
    assert (drafted["type"], drafted["played"], drafted["needs_commit"]) == ("drafted", 2, False)
    assert drafted["view"]["ply"] == rosa.update["ply"] + 2
    assert moves[2] in drafted["legal"]
    assert rosa.draft()["view"] == rosa.update["view"]
    assert diego.act(type="chat", text="still waiting")["seq"] == rosa.update["seq"] + 1


def test_a_draft_stops_before_what_cannot_be_undone(voyage: list[Player]) -> None:
    rosa, diego, _ = voyage
    moves = the_turn()
    drafted = rosa.draft(*moves)
    assert (drafted["played"], drafted["needs_commit"]) == (len(moves) - 1, True)
    assert drafted["refused"] is None
    done = rosa.commit(*moves)
    assert done["type"] == "accepted"
    assert done["seq"] == diego.update["seq"] + 1, "a whole turn is one entry"
    for player in voyage:
        assert player.at(done["seq"])["to_play"] == 1
        assert player.update["entry"]["moves"] == moves


def test_an_illegal_move_in_a_draft_is_refused_and_the_rest_is_shown(voyage: list[Player]) -> None:
    rosa = voyage[0]
    drafted = rosa.draft("buy silk", "buy silk")
    assert drafted["played"] == 1
    assert drafted["refused"]["rule"] == "manila.purchase.right"
    assert rosa.commit("buy silk", "buy silk")["type"] == "refused"
    assert rosa.draft()["view"] == rosa.update["view"], "nothing of it was played"


# Undo


def test_one_takes_back_ones_own_moves_until_somebody_else_is_asked(voyage: list[Player]) -> None:
    rosa, diego, _ = voyage
    moves = the_turn()
    ply, before = rosa.update["ply"], rosa.update["view"]
    for text in moves[:2]:
        rosa.at(rosa.move(text)["seq"])
    rosa.at(rosa.undo(ply)["seq"])
    assert rosa.update["view"] == before
    assert rosa.events[0]["kind"] == "undone"
    assert rosa.undo(ply - 1)["rule"] == "table.undo_barrier"
    rosa.at(rosa.commit(*moves)["seq"])
    assert rosa.undo(ply)["rule"] == "table.not_your_turn"
    together(voyage)
    assert diego.update["view"]["ply"] == ply + len(moves)


def test_the_others_can_grant_more(voyage: list[Player]) -> None:
    rosa, diego, amei = voyage
    asked = diego.act(type="askundo", ply=1, seq=diego.update["seq"])
    assert asked["type"] == "accepted"
    rosa.at(asked["seq"])
    assert rosa.update["undo"] == {"id": asked["seq"], "seat": 1, "ply": 1, "granted": []}
    rosa.act(type="answerundo", request=asked["seq"], granted=True)
    amei.at(asked["seq"] + 1)
    amei.act(type="answerundo", request=asked["seq"], granted=True)
    for player in voyage:
        player.at(asked["seq"] + 3)
        assert (player.update["to_play"], player.update["ply"]) == (1, 1)


# Coming back


def test_who_comes_back_gets_what_was_missed(three: list[Player]) -> None:
    rosa, diego, amei = three
    seen = amei.update["seq"]
    amei.leave()
    rosa.move("bid 5")
    diego.at(seen + 1)
    diego.move("bid 8")
    back = amei.hello(last=seen)
    assert (back["seq"], back["missed"], back["to_play"]) == (seen + 2, False, 2)
    assert [(told["ply"], told["seat"], told["notation"]) for told in back["told"]] == [
        (1, 0, "bid 5"),
        (2, 1, "bid 8"),
    ]
    assert [event["amount"] for event in amei.events if event["kind"] == "bid"] == [5, 8]


def test_who_comes_back_from_too_long_ago_gets_the_whole_view(three: list[Player]) -> None:
    amei = three[2]
    assert amei.hello(last=10_000)["missed"] is True
    assert amei.update["view"]["seat"] == 2


def test_a_restart_loses_nothing(three: list[Player], server: Server) -> None:
    rosa, diego, _ = three
    seq = rosa.move("bid 5")["seq"]
    later = server.again()
    try:
        assert rosa.until_closed() == 1012
        for player in (rosa, diego):
            assert player.hello(last=seq)["seq"] == seq
        assert diego.move("bid 6")["seq"] == seq + 1
    finally:
        later.stop()


# One keyboard, and other eyes


def test_who_holds_several_seats_looks_through_the_one_that_decides(server: Server, player: Player) -> None:
    table = player.create_table("manila", 3)
    for seat in range(3):
        player.sit(table, seat)
    player.start(table)
    player.hello(table)
    assert player.update["yours"] == [0, 1, 2]
    for seat, text in enumerate(AUCTION):
        assert (player.update["eyes"], player.update["view"]["seat"]) == (seat, seat)
        assert text in player.update["legal"]
        own, *others = [player.update["view"]["seats"][(seat + step) % 3] for step in range(3)]
        assert "dealt" in own
        assert not any("dealt" in other for other in others)
        player.at(player.move(text)["seq"])
    assert player.update["eyes"] == 0


def test_friends_at_one_screen_are_told_only_what_all_of_them_may_know(player: Player) -> None:
    table = player.create_table("manila", 3)
    for seat in range(3):
        player.sit(table, seat)
    player.start(table)
    player.hello(table, 0)
    story = player.call("GET", f"/api/tables/{table}/story")["steps"][0]["told"]
    for told in (player.update["told"], story):
        deals = [event for deed in told for event in deed["events"] if event["kind"] == "deal"]
        assert [deal["seat"] for deal in deals] == [0, 1, 2]
        assert not any("wares" in deal for deal in deals)


def test_a_spectator_sees_the_public_part_and_can_do_nothing(server: Server) -> None:
    table, players = seated(server, *NAMES)
    watcher = Player(server.address)
    watcher.hello(table)
    assert (watcher.update["eyes"], watcher.update["yours"], watcher.update["legal"]) == (None, [], [])
    assert not any("dealt" in seat for seat in watcher.update["view"]["seats"])
    assert watcher.move("bid 5")["rule"] == "table.not_seated"
    assert watcher.act(type="chat", text="hello")["rule"] == "table.name_first"
    seq = players[0].move("bid 5")["seq"]
    watcher.at(seq)
    assert watcher.events[0]["kind"] == "bid"
    watcher.close()


# Bad manners


def test_messages_that_make_no_sense_are_answered(server: Server, player: Player) -> None:
    table = player.create_table("manila", 3)
    player.connect(table)
    player.say(type="move", seq=0, move="bid 5", key="a-key-of-mine")
    assert player.expect("problem")["code"] == "hello_first"
    for text in ("", "{", "[]", '{"type":"sail"}', '{"type":"move"}', '{"type":"hello","last":-1}', "\x00"):
        player.live.send(text)
        assert player.expect("problem")["code"] == "malformed"
    player.live.send(b"\xff\xfe")
    assert player.expect("problem")["code"] == "malformed"
    player.live.send("x" * 20_000)
    assert player.expect("problem")["code"] == "too_large"
    player.say(type="ping")
    player.expect("pong")


def test_an_unknown_table_is_said_to_be_one(server: Server, player: Player) -> None:
    player.connect("nosuchtable")
    assert player.until_closed() == 4404
    assert player.call("GET", "/api/tables/nosuchtable", status=404)["code"] == "table.no_such_table"


# Connections


def test_who_is_there_is_told_with_every_move(three: list[Player]) -> None:
    rosa, diego, amei = three
    assert rosa.move("bid 5")["type"] == "accepted"
    assert [seat["here"] for seat in diego.at(together(three))["table"]["seats"]] == [True, True, True]
    amei.leave()
    wait_for(lambda: len(rosa.expect("presence")["here"]) == 2, "the others to notice")
    assert diego.move("pass")["type"] == "accepted"
    assert [seat["here"] for seat in diego.update["table"]["seats"]] == [True, True, False]


def test_who_does_not_read_is_cut_off_and_may_come_back(
    three: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    rosa = three[0]
    with monkeypatch.context() as patched:
        patched.setattr(quayside.server.socket, "MOST_WAITING", -1)
        rosa.say(type="ping")
        assert rosa.until_closed() == 1006, "without a word: it would not reach her"
    assert rosa.hello()["yours"] == [0]


# People who change


def test_a_guest_who_signs_up_keeps_his_seat(three: list[Player]) -> None:
    rosa = three[0]
    rosa.call("POST", "/api/accounts", {"name": "Rosa", "password": "correct horse"})
    assert rosa.hello()["yours"] == [0]
    assert rosa.move("bid 5")["type"] == "accepted"


def test_who_deletes_himself_leaves_a_bot_and_no_name(server: Server) -> None:
    leaves_a_bot_and_no_name(server)


def test_a_sign_that_postgresql_cannot_hold_is_no_name_and_no_table(
    start_server: Callable[..., Server], postgres: Postgres
) -> None:
    visitor = Player(start_server(database=postgres.database()).address)
    assert visitor.http.get("/api/tables/abc%00").status_code == 404
    body = {"name": "Ro\0sa", "password": "correct horse"}
    assert visitor.call("POST", "/api/sessions", body, 401)["code"] == "table.wrong_login"
    assert visitor.call("POST", "/api/accounts", body, 409)["code"] == "table.name_characters"


def test_the_same_on_postgresql(start_server: Callable[..., Server], postgres: Postgres) -> None:
    leaves_a_bot_and_no_name(start_server(database=postgres.database()))


def leaves_a_bot_and_no_name(server: Server) -> None:
    _, players = seated(server, *NAMES)
    rosa, diego, amei = players
    rosa.act(type="chat", text="I have to go")
    rosa.call("DELETE", "/api/me")
    assert rosa.until_closed() == 4401
    wait_for(lambda: diego.receive().get("to_play") == 1, "a bot to play for Rosa")
    later = server.again()
    try:
        update = amei.hello()
        seat = update["table"]["seats"][0]
        assert (seat["name"], seat["bot"], seat["stands_in"]) == (None, "greedy", False)
        assert update["chat"] == []
        assert "Rosa" not in json.dumps(update)
    finally:
        later.stop()


@pytest.mark.parametrize(("seconds", "answer"), [("0", "accepted"), ("600", "refused"), ("", "refused")])
def test_for_how_long_one_is_away_before_a_vote_is_a_setting(
    start_server: Callable[..., Server], seconds: str, answer: str
) -> None:
    """Nothing is said of it here: then it is a minute."""
    wanted = Settings.read({}, {"QUAYSIDE_VOTE_SECONDS": seconds}).vote_seconds
    server = start_server(vote_seconds=wanted)
    _, [rosa, diego, amei] = seated(server, "Rosa", "Diego", "Amei")
    rosa.leave()
    wait_for(lambda: diego.receive()["type"] == "presence", "Rosa to leave")
    told = diego.act(type="votestandin", seat=0)
    assert told["type"] == answer
    if answer == "refused":
        [left] = re.findall(r"wait (\d+) more", told["sentence"])
        assert 0.5 * wanted < int(left) <= wanted
    amei.close()
