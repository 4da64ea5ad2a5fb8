"""Tables in a page, driven as a page drives them: a call at a time, on a log of its own."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable
from typing import Any

import pytest

from quayside.page import bots, calls
from quayside.page.jetty import Jetty


class Page:
    """What a page does around the jetty: it keeps the log, counts the time, and hears what is told."""

    _keys = itertools.count(10_000_000)  # no two windows use the same

    def __init__(self, kept: dict[str, dict[str, Any]] | None = None) -> None:
        self.kept: dict[str, dict[str, Any]] = {} if kept is None else kept
        self.jetty = Jetty()
        self.heard: list[dict[str, Any]] = []
        self.due: dict[str, int] = {}
        self._at = 1_700_000_000_000
        for table in self.kept.values():
            self.load(table)

    def _call(self, call: str, **facts: Any) -> dict[str, Any]:
        self._at += 1000
        text = json.dumps({"call": call, "at": self._at, "name": "Rosa", **facts})
        done: dict[str, Any] = json.loads(self.jetty.call(text))
        for kept in done["kept"]:
            table = self.kept.setdefault(kept["table"], {"rows": [], "analysis": None})
            assert kept["first"] == len(table["rows"]) + 1, "rows follow one another"
            table["rows"] += kept["rows"]
            table["listed"], table["played"] = kept["listed"], kept["played"]
            for part in ("facts", "analysis"):
                if kept[part] is not None:
                    table[part] = kept[part]
        self.heard += [json.loads(text) for _, text in done["told"]]
        self.due = done["due"]
        return done

    def load(self, table: dict[str, Any]) -> dict[str, Any]:
        played = table["played"] and [(seat["score"], seat["rank"]) for seat in table["played"]["seats"]]
        stood = {"status": table["listed"]["status"], "outcome": played}
        return self._call(
            "load", facts=table["facts"], rows=table["rows"], analysis=table["analysis"], **stood
        )

    def ask(self, what: str, body: Any = None, query: dict[str, Any] | None = None, **path: Any) -> Any:
        done = self._call("ask", what=what, path=path, query=query or {}, body=body)
        assert done["wrong"] is None, done["wrong"]
        return done["answer"]

    def refused(self, what: str, body: Any = None, **path: Any) -> str:
        wrong = self._call("ask", what=what, path=path, query={}, body=body)["wrong"]
        return "" if wrong is None else str(wrong["rule"])

    def say(self, table: str, **message: Any) -> list[dict[str, Any]]:
        """What is answered to a message, by whoever is told."""
        self.heard = []
        self._call("frame", table=table, client=1, text=json.dumps(message))
        return self.heard

    def hello(self, table: str, last: int | None = None) -> dict[str, Any]:
        return self.say(table, type="hello", last=last, lang="en", pace=0)[0]

    def act(self, table: str, **message: Any) -> dict[str, Any]:
        answers = self.say(table, **message, key=str(next(self._keys)))
        return next(each for each in answers if each["type"] in ("accepted", "refused", "stale"))

    def tend(self, table: str) -> None:
        """Until nothing is due any more."""
        while table in self.due:
            self._call("tend", table=table)

    def open(self, game: str = "manila", seats: list[str] | None = None, **plan: Any) -> str:
        seats = seats or ["me", "novice", "greedy"]
        table = self.ask("post /api/tables", {"game": game, "seats": seats, "start": True, **plan})
        return str(table["id"])

    def standing(self, table: str) -> dict[str, Any]:
        return self.hello(table)

    def play_on(
        self, table: str, most: int = 10_000, choose: Callable[[list[str]], str] = lambda legal: legal[0]
    ) -> int:
        """Plays for whoever sits at the screen; how many decisions that took."""
        for number in range(most):
            self.hello(table)
            self.tend(table)
            now = self.standing(table)
            if now["table"]["status"] != "playing":
                return number
            answer = self.act(table, type="move", seq=now["seq"], move=choose(now["legal"]))
            assert answer["type"] == "accepted", answer
        return most


@pytest.fixture
def page() -> Page:
    return Page()


@pytest.mark.parametrize("game", ["manila", "puerto_rico", "lisboa"])
def test_a_whole_game_is_played_against_bots_without_a_server(page: Page, game: str) -> None:
    table = page.open(game)
    page.play_on(table)
    over = page.standing(table)
    assert over["table"]["status"] == "finished"
    assert {place["rank"] for place in over["table"]["outcome"]} >= {1}
    assert page.kept[table]["played"]["seats"][0]["person"] == "you"


def test_a_page_that_is_closed_in_mid_turn_comes_back_to_the_same_table(page: Page) -> None:
    table = page.open()
    page.play_on(table, 5)
    page.tend(table)
    before = page.standing(table)
    again = Page(page.kept).standing(table)
    for what in ("seq", "ply", "view", "legal", "to_play", "yours", "table"):
        assert again[what] == before[what], what


def test_what_the_table_tells_is_told_only_to_those_who_look(page: Page) -> None:
    table = page.open()
    assert table not in page.due, "nobody looks: the bots wait"
    page.hello(table)
    page._call("leave", table=table, client=1)
    assert table not in page.due


def test_a_draft_is_tried_and_an_illegal_move_refused_by_its_rule(page: Page) -> None:
    table = page.open()
    page.hello(table)
    page.tend(table)
    now = page.standing(table)
    (drafted,) = page.say(table, type="draft", seq=now["seq"], moves=[now["legal"][0]], id=1)
    assert drafted["type"] == "drafted"
    refused = page.act(table, type="move", seq=now["seq"], move="place port.A")
    assert refused["type"] == "refused"
    assert refused["rule"] == "core.not_now"
    assert refused["sentence"] == "", "the page says it in its own voice"
    assert page.standing(table)["seq"] == now["seq"]


def test_a_stale_move_is_answered_with_the_table_as_it_is(page: Page) -> None:
    table = page.open(seats=["me", "me", "me"])
    now = page.hello(table)
    page.act(table, type="move", seq=now["seq"], move=now["legal"][0])
    answers = page.say(table, type="move", seq=now["seq"] - 1, move=now["legal"][0], key="12345678")
    assert [each["type"] for each in answers] == ["stale", "update"]


def test_a_move_sent_twice_is_played_once(page: Page) -> None:
    table = page.open(seats=["me", "me", "me"])
    now = page.hello(table)
    once, twice = [
        page.say(table, type="move", seq=now["seq"], move=now["legal"][0], key="the-same")[-1]
        for _ in range(2)
    ]
    assert once == twice


def test_friends_at_one_screen_have_names_of_their_own(page: Page) -> None:
    table = page.open(seats=["me", "me", "greedy"], names=[None, "Luz", None])
    seats = page.standing(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Rosa", "Luz", None]


def test_a_move_that_bots_have_answered_is_taken_back_at_once_where_only_bots_would_be_asked(
    page: Page,
) -> None:
    table = page.open()
    page.play_on(table, 3)
    page.tend(table)
    now = page.standing(table)
    assert page.act(table, type="askundo", seq=now["seq"], ply=0)["type"] == "accepted"
    assert page.standing(table)["ply"] == 0


def test_hints_odds_and_stories_answer_as_a_server_does(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SECONDS", 0.05)
    table = page.open()
    page.hello(table)
    page.tend(table)
    hints = page.ask("get /api/tables/{table_id}/hints", table_id=table)
    assert hints["hints"][0]["move"] in page.standing(table)["legal"]
    odds = page.ask("get /api/tables/{table_id}/odds", table_id=table)
    assert set(odds["values"]) == set(page.standing(table)["legal"])
    story = page.ask("get /api/tables/{table_id}/story", query={"views": True}, table_id=table)
    assert story["steps"][0]["view"] is not None


def test_a_finished_game_is_analysed_a_decision_at_a_time_and_the_analysis_kept(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "ITERATIONS", 4)
    table = page.open()
    assert page.refused("post /api/tables/{table_id}/analysis", table_id=table) == "table.analysis_live"
    page.play_on(table)
    begun = page.ask("post /api/tables/{table_id}/analysis", table_id=table)
    assert begun["status"] == "running"
    page.tend(table)
    there = Page(page.kept).ask("get /api/tables/{table_id}/analysis", table_id=table)
    assert there["status"] == "ready"
    assert len(there["analysis"]["players"]) == 3
    assert page.kept[table]["played"]["seats"][0]["accuracy"] is not None


def test_a_record_of_a_finished_game_can_be_brought_again(page: Page) -> None:
    table = page.open()
    page.play_on(table)
    record = page.ask("get /api/tables/{table_id}/record", table_id=table)
    brought = Page().ask("post /api/records", record)
    assert brought["status"] == "finished"
    assert brought["outcome"] == page.standing(table)["table"]["outcome"]


def test_a_game_that_is_not_over_can_be_taken_elsewhere_and_goes_on_there(page: Page) -> None:
    table = page.open(hints=True)
    page.play_on(table, 6)
    page.tend(table)
    record = page.ask("get /api/tables/{table_id}/record", table_id=table)
    elsewhere = Page()
    brought = elsewhere.ask("post /api/records", record)["id"]
    here, there = page.standing(table), elsewhere.standing(brought)
    assert there["view"] == here["view"]
    assert there["legal"] == here["legal"]
    elsewhere.play_on(brought)
    assert elsewhere.standing(brought)["table"]["status"] == "finished"


def test_the_seed_of_a_game_that_is_taken_elsewhere_stays_behind(page: Page) -> None:
    table = page.open()
    page.play_on(table, 4)
    record = page.ask("get /api/tables/{table_id}/record", table_id=table)
    assert record["seed"] is None
    elsewhere = Page()
    brought = elsewhere.ask("post /api/records", record)["id"]
    seeds = [json.loads(kept["facts"])["seed"] for kept in (page.kept[table], elsewhere.kept[brought])]
    assert seeds[0] != seeds[1]


def begun_by_other_rules(kept: dict[str, Any]) -> None:
    kept["facts"] = json.dumps({**json.loads(kept["facts"]), "version": 0})


def test_a_game_by_rules_that_have_changed_is_closed(page: Page) -> None:
    table = page.open()
    begun_by_other_rules(page.kept[table])
    again = Page(page.kept)
    assert again.standing(table)["table"]["status"] == "outdated"


def test_of_a_finished_game_by_rules_that_have_changed_the_result_and_the_moves_are_left(page: Page) -> None:
    table = page.open()
    page.play_on(table)
    before = page.standing(table)
    moves = page.ask("get /api/tables/{table_id}/record", table_id=table)["moves"]
    begun_by_other_rules(page.kept[table])
    played, rows = page.kept[table]["played"], len(page.kept[table]["rows"])
    again = Page(page.kept)
    info = again.standing(table)["table"]
    assert (info["status"], info["rules"]) == ("finished", "gone")
    assert info["outcome"] == before["table"]["outcome"]
    assert again.ask("get /api/tables/{table_id}/record", table_id=table)["moves"] == moves
    assert (page.kept[table]["played"], len(page.kept[table]["rows"])) == (played, rows)


# In which form it is kept


def test_what_an_older_page_has_kept_is_brought_to_the_form_of_today(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = page.open()
    page.play_on(table, 5)
    before = page.standing(table)

    def unsaid(row: dict[str, Any]) -> dict[str, Any]:
        return {("entry" if key == "deed" else key): value for key, value in row.items()}

    def renamed(facts: dict[str, Any]) -> dict[str, Any]:
        return {**facts, "players": facts.pop("seats")}

    kept = page.kept[table]
    kept["rows"] = [row.replace('"entry":', '"deed":', 1).replace('"form":1,', "") for row in kept["rows"]]
    kept["facts"] = kept["facts"].replace('"players":', '"seats":')
    monkeypatch.setattr(calls, "STEPS", [calls.Step(unsaid, renamed)])
    again = Page(page.kept)
    assert again.standing(table)["view"] == before["view"]
    again.play_on(table, 1)
    forms = [json.loads(row).get("form") for row in page.kept[table]["rows"]]
    assert (forms[0], forms[-1]) == (None, 2), "what is written now is written in the form of now"
    assert Page(page.kept).standing(table)["ply"] == again.standing(table)["ply"]


def test_what_a_newer_page_has_kept_is_left_alone(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def as_it_is(kept: dict[str, Any]) -> dict[str, Any]:
        return kept

    monkeypatch.setattr(calls, "STEPS", [calls.Step(as_it_is, as_it_is)])
    table = page.open()
    monkeypatch.undo()
    older = Page()
    assert older.load(page.kept[table])["wrong"]["rule"] == "here.newer"
    assert older.refused("get /api/tables/{table_id}", table_id=table) == "table.no_such_table"


def test_an_analysis_in_an_older_form_is_made_anew(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "ITERATIONS", 2)
    table = page.open(seats=["me", "novice", "novice"])
    page.play_on(table)
    analysis = "/api/tables/{table_id}/analysis"
    page.ask(f"post {analysis}", table_id=table)
    page.tend(table)
    assert Page(page.kept).ask(f"get {analysis}", table_id=table)["status"] == "ready"
    page.kept[table]["analysis"] = page.kept[table]["analysis"].replace('"form":', '"earlier_form":')
    assert Page(page.kept).ask(f"get {analysis}", table_id=table)["status"] == "none"


def test_a_table_that_could_not_be_stored_is_forgotten(page: Page) -> None:
    table = page.open()
    page._call("forget", table=table)
    assert page.refused("get /api/tables/{table_id}", table_id=table) == "table.no_such_table"
    assert page.due == {}


def test_playing_again_opens_another_table_in_the_page(page: Page) -> None:
    table = page.open()
    page.play_on(table)
    again = page.ask("post /api/tables/{table_id}/rematch", {"level": "greedy"}, table_id=table)
    assert again["id"].startswith("page-")
    assert [seat["bot"] for seat in again["seats"]].count("greedy") == 2


def test_an_unknown_game_is_refused(page: Page) -> None:
    assert page.refused("post /api/tables", {"game": "go", "seats": ["me"]}) == "table.option"


def test_a_finished_game_goes_on_from_any_of_its_positions(page: Page) -> None:
    table = page.open()
    branch = {"ply": 7, "seats": ["me", "me", "me"], "start": True}
    what = "post /api/tables/{table_id}/branches"
    assert page.refused(what, table_id=table, body=branch) == "table.branch_live"
    page.play_on(table)
    opened = page.ask(what, body=branch, table_id=table)
    assert opened["parent"] == {"table": table, "ply": 7}
    assert Page(page.kept).standing(opened["id"])["table"]["parent"] == opened["parent"]
    page.play_on(opened["id"], 2)
    assert page.standing(opened["id"])["ply"] == 2


def test_mistakes_of_a_finished_game_are_found_and_answers_weighed(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "ITERATIONS", 12)
    monkeypatch.setattr(bots, "WEIGHING", 40)
    table = page.open("manila")
    page.play_on(table, choose=lambda legal: legal[-1])  # bids all it has, again and again
    page.ask("post /api/tables/{table_id}/analysis", table_id=table)
    page.tend(table)
    found = page.ask("get /api/tables/{table_id}/mistakes", query={"seat": 0}, table_id=table)
    assert found
    there = page.ask(
        "get /api/tables/{table_id}/view", query={"ply": found[0]["ply"], "seat": 0}, table_id=table
    )
    assert there["to_play"] == 0
    assert found[0]["move"] in there["legal"]
    answer = {"ply": found[0]["ply"], "move": found[0]["move"]}
    weighed = page.ask("post /api/tables/{table_id}/weigh", body=answer, table_id=table)
    assert weighed["move"] == found[0]["move"]
    assert weighed["best"] in there["legal"]
    assert weighed["good"] is (weighed["move"] == weighed["best"] or weighed["loss"] <= 0.17 * 40 ** (-1 / 3))


def test_puzzles_and_positions_need_neither_table_nor_server(page: Page) -> None:
    listed = page.ask("get /api/puzzles/{game_id}", game_id="manila")
    daily = {"game_id": "manila", "puzzle_id": listed["daily"][0]}
    posed = page.ask("get /api/puzzles/{game_id}/{puzzle_id}", **daily)
    told = page.ask(
        "post /api/puzzles/{game_id}/{puzzle_id}/answer", body={"move": posed["legal"][0]}, **daily
    )
    assert {one["move"] for one in told["losses"]} == set(posed["legal"])
    assert page.refused("post /api/puzzles/{game_id}/{puzzle_id}/answer", {"move": "sing"}, **daily)
    assert page.refused("get /api/puzzles/{game_id}", game_id="chess") == "table.no_such_game"
    view = page.ask("get /api/positions", query={"text": posed["position"]})["view"]
    assert view["players"] == posed["players"]
    assert page.refused("get /api/positions") == "table.no_such_game"
