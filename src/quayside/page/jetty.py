"""All tables of a page. A call comes in as JSON and what it brought goes out; nothing here waits, reads a clock or stores
anything. Requests are named as the server's API names them, and answered alike."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from quayside.bots.analysis import Analysis
from quayside.core.registry import game
from quayside.page import bots, calls
from quayside.page.calls import Ask, Done, Forget, Frame, Leave, Load, Tend, Wrong
from quayside.page.moored import YOU, Moored
from quayside.study import mistakes, positions, solving
from quayside.study.judging import Weighed
from quayside.study.puzzles import Puzzle
from quayside.table import archive, branches, entries, looking, messages, play, seating, thought
from quayside.table.asking import asked, may_settle_undo
from quayside.table.clocks import Clock
from quayside.table.drafts import drafted
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import NoSuchTable, Refusal, StaleVersion
from quayside.table.fold import Table
from quayside.table.ids import TableId
from quayside.table.looking import Wanted
from quayside.table.messages import TableInfo
from quayside.table.person import Person
from quayside.table.rules import version_here
from quayside.table.thought import AnalysisInfo, Hints, Odds

HERE = "page-"  # how the ids of tables in a page begin: no server's do


class Jetty:
    def __init__(self) -> None:
        self._tables: dict[str, Moored] = {}
        self._done = Done()
        self._you = Person(YOU, "", account=False)
        self._at = 0

    def call(self, text: str) -> str:
        call = calls.decode(text)
        self._done = Done()
        self._at, self._you = call.at, Person(YOU, call.name, account=False)
        match call:
            case Load():
                try:
                    self._load(call)
                except Refusal as refusal:
                    self._done.wrong = Wrong(refusal.rule, refusal.args_for_message)
            case Ask():
                self._ask(call)
            case Frame():
                self._hear(self._find(call.table), call)
            case Leave():
                if call.table in self._tables:
                    self._tables[call.table].clients.pop(call.client, None)
            case Tend():
                with suppress(StaleVersion):
                    bots.tend(self._find(call.table))
            case Forget():
                self._tables.pop(call.table, None)
        return calls.encode(self._settled())

    def _settled(self) -> Done:
        """What has to be stored and told, at whichever tables."""
        for moored in self._tables.values():
            if (kept := moored.kept()) is not None:
                self._done.kept.append(kept)
            self._done.told += moored.told
            moored.told = []
            if (wait := bots.due(moored)) is not None:
                self._done.due[moored.id] = wait
        return self._done

    def _find(self, table: str) -> Moored:
        if table not in self._tables:
            raise NoSuchTable(table)
        moored = self._tables[table]
        moored.now(self._at, self._you.name)
        return moored

    def _load(self, call: Load) -> None:
        """Anew, if it is here already: what is kept is what counts. Who looks at it sees it as it stands."""
        table = Table(calls.decode_facts(call.facts))
        before = self._tables.get(table.facts.id)
        analysed = call.analysis is not None and calls.is_of_today(call.analysis)
        moored = Moored(table, call.analysis if analysed else None)
        moored.load([calls.decode_row(row) for row in call.rows])
        if table.game is None:
            table.status, table.outcome = call.status, call.outcome
        moored.now(self._at, self._you.name)
        self._tables[moored.id] = moored
        with suppress(StaleVersion):
            moored.act(_outdated)
        if before is not None and before.clients:
            moored.clients = before.clients
            moored.tell(moored.update([]))

    def _moor(self, opened: tuple[Table, list[Row]]) -> Moored:
        """A new table, under an id of this page."""
        table, rows = opened
        table.facts = msgspec.structs.replace(table.facts, id=TableId(HERE + table.facts.id))
        moored = Moored(table)
        moored.now(self._at, self._you.name)
        moored.opened([msgspec.structs.replace(row, table=table.facts.id) for row in rows])
        self._tables[moored.id] = moored
        return moored

    # Live play

    def _hear(self, moored: Moored, call: Frame) -> None:
        try:
            message = messages.decode(call.text)
        except msgspec.MsgspecError:
            return moored.tell(messages.Problem("malformed", ""), call.client)
        match message:
            case messages.Hello(last, _, pace):
                moored.clients[call.client] = pace
                since = None if last is None else moored.table.deeds_since(last)
                missed = last is not None and since is None
                moored.tell(moored.update(since or [], missed), call.client)
                moored.tell(messages.Presence([YOU], 0), call.client)
            case messages.Ping():
                moored.tell(messages.Pong(), call.client)
            case messages.Draft():
                self._draft(moored, message, call.client)
            case _:
                self._act(
                    moored, asked(message, YOU, self._you.name, _never_away, 0.0), message.key, call.client
                )
                if may_settle_undo(message):
                    with suppress(Refusal, StaleVersion):
                        moored.act(play.grant_undo)
        return None

    def _act(self, moored: Moored, make: play.Make, key: str, client: int) -> None:
        try:
            seq = moored.act(make, key)
        except Refusal as refusal:
            moored.tell(_refused(key, refusal), client)
        except StaleVersion:
            _tell_stale(moored, key, client)
        else:
            moored.tell(messages.Accepted(key, seq), client)

    def _draft(self, moored: Moored, message: messages.Draft, client: int) -> None:
        table = moored.table
        try:
            play.move(YOU, message.seq, message.moves)(table)
        except StaleVersion:
            _tell_stale(moored, str(message.id), client)
        except Refusal as refusal:
            moored.tell(_refused(str(message.id), refusal), client)
        else:
            found = table.draft(message.moves)
            refused = None if found.refusal is None else _refused(None, found.refusal)
            moored.tell(drafted(message.id, table.seq, table.to_play, found, refused), client)

    # Requests

    def _ask(self, call: Ask) -> None:
        table: Moored | None = None
        try:
            if "{table_id}" in call.what:
                table = self._find(call.path["table_id"])
                self._done.answer = ABOUT_A_TABLE[call.what](self, table, call)
            else:
                self._done.answer = ABOUT_ALL[call.what](self, call)
        except Refusal as refusal:
            rules = call.path.get("game_id") if table is None else table.table.facts.game
            self._done.wrong = Wrong(refusal.rule, refusal.args_for_message, rules)
        except StaleVersion:
            self._done.wrong = Wrong("table.moved_on", {})
        except (msgspec.ValidationError, NoSuchTable) as error:
            missing = isinstance(error, NoSuchTable)
            self._done.wrong = Wrong("table.no_such_table" if missing else "table.record_format", {})

    def _open(self, call: Ask) -> TableInfo:
        """Nobody else comes to a page: it is private, has no clock, and nothing counts."""
        plan = msgspec.convert(call.body, seating.Plan)
        plan.visibility, plan.clock, plan.rated = "private", Clock(), False
        return self._moor(seating.opening(self._you, plan, self._at, plan.names)).info()

    def _bring(self, call: Ask) -> TableInfo:
        file = msgspec.convert(call.body, archive.RecordFile)
        return self._moor(archive.brought(file, self._you, self._at, file.names)).info()

    def _position(self, call: Ask) -> positions.Shown:
        return positions.Shown(positions.read_position(str(call.query.get("text", ""))))

    def _puzzles(self, call: Ask) -> solving.Puzzles:
        return solving.listed(
            call.path["game_id"], self._at / 1000, int(call.query.get("days", solving.DAYS))
        )

    def _puzzle(self, call: Ask) -> Puzzle:
        return solving.found(call.path["game_id"], call.path["puzzle_id"], self._at / 1000)

    def _values(self, call: Ask) -> dict[str, Any]:
        """What stands on the cards that an owner has brought, found by a table that is played with them."""
        rules, digest = game(call.path["game_id"]), call.path["digest"]
        for moored in self._tables.values():
            facts = moored.table.facts
            if facts.game == rules.id and rules.values_digest(facts.options) == digest:
                return dict(rules.values(facts.options))
        raise Refusal("table.no_such_values")

    def _does(self, moored: Moored, make: play.Make, call: Ask) -> TableInfo:
        moored.act(make, call.key)
        return moored.info()

    def _again(self, moored: Moored, call: Ask) -> TableInfo:
        table = moored.table
        seating.check_rematch(table, YOU)
        if table.rematch is None:
            how = msgspec.convert(call.body or {}, seating.Again)
            opened = self._moor(seating.again(table, self._you, how, self._at))
            moored.act(seating.invite(YOU, opened.id))
        return self._find(table.rematch or "").info()

    def _play_on(self, moored: Moored, call: Ask) -> TableInfo:
        how = msgspec.convert(call.body, branches.Branch)
        how.visibility = "private"
        return self._moor(branches.branch(moored.table, self._you, how, self._at, how.names)).info()

    def _story(self, moored: Moored, call: Ask) -> looking.Story:
        query = call.query
        wanted = Wanted(YOU, query.get("seat"), bool(query.get("all")))
        story, steps = looking.story(moored.table, wanted, query.get("first", 0), bool(query.get("views")))
        story.steps = list(steps)
        return story

    def _look(self, moored: Moored, call: Ask) -> looking.Look:
        query = call.query
        wanted = Wanted(YOU, query.get("seat"), bool(query.get("all")))
        return looking.looked(moored.table, wanted, query.get("ply"))

    def _record(self, moored: Moored, call: Ask) -> dict[str, Any]:
        """The game on file, also while it runs: it is one's own. Who plays on is told then."""
        table = moored.table
        found: dict[str, Any] = msgspec.json.decode(table.record().to_json())
        if table.status == "playing":
            found["seats"] = ["me" if seat.person else seat.bot for seat in table.seats]
            found["names"] = [seat.called for seat in table.seats]
        return found

    def _hints(self, moored: Moored, call: Ask) -> Hints:
        table = moored.table
        seat = thought.may_have_hints(table, YOU)
        assert table.state is not None
        return thought.told_hints(table.state, seat, bots.advise(moored, seat))

    def _odds(self, moored: Moored, call: Ask) -> Odds:
        table, moves = moored.table, call.query.get("moves") or []
        seat = thought.may_have_odds(table, YOU, moves)
        assert table.state is not None
        return Odds(table.ply, seat, *thought.reckoned(table.state, seat, moves))

    def _analysis(self, moored: Moored, call: Ask) -> AnalysisInfo:
        thought.may_be_analysed(moored.table)
        plies = moored.table.ply
        if moored.analysis is not None:
            found = msgspec.json.decode(moored.analysis, type=Analysis)
            return AnalysisInfo("ready", plies, plies, found)
        if moored.studies is not None:
            return AnalysisInfo("running", len(moored.studies), plies)
        return AnalysisInfo("none", 0, plies)

    def _analyse(self, moored: Moored, call: Ask) -> AnalysisInfo:
        thought.may_be_analysed(moored.table)
        if not moored.table.current:
            raise Refusal("table.old_rules", version=moored.table.facts.version)
        if moored.analysis is None and moored.studies is None:
            moored.studies = []
        return self._analysis(moored, call)

    def _mistakes(self, moored: Moored, call: Ask) -> list[mistakes.Mistake]:
        thought.may_be_analysed(moored.table)
        if moored.analysis is None:
            return []
        return mistakes.mistakes(msgspec.json.decode(moored.analysis, type=Analysis), int(call.query["seat"]))

    def _weigh(self, moored: Moored, call: Ask) -> Weighed:
        thought.may_be_analysed(moored.table)
        move = str(_body(call)["move"])
        state = looking.there(moored.table, int(_body(call)["ply"]), move)
        return bots.weighed(state, move)


def _outdated(table: Table) -> AnyEntry:
    """No game is played on by other rules than it was begun with."""
    here = version_here(table.facts.game)
    if table.current or here is None or table.status not in ("waiting", "playing"):
        raise StaleVersion
    return entries.Outdated(here)


def _never_away(person: str) -> None:
    return None


def _refused(key: str | None, refusal: Refusal) -> messages.Refused:
    """The page says it in its own voice."""
    return messages.Refused(key, refusal.rule, refusal.args_for_message, "")


def _tell_stale(moored: Moored, key: str, client: int) -> None:
    moored.tell(messages.Stale(key, moored.table.seq), client)
    moored.tell(moored.update([]), client)


def _seat(call: Ask) -> int:
    return int(call.path["seat"])


def _body(call: Ask) -> dict[str, Any]:
    return call.body or {}


def _table(path: str) -> str:
    return "/api/tables/{table_id}" + path


Answer = Callable[[Jetty, Moored, Ask], Any]


def _doing(make: Callable[[Jetty, Ask], play.Make]) -> Answer:
    return lambda jetty, moored, call: jetty._does(moored, make(jetty, call), call)


ABOUT_ALL: dict[str, Callable[[Jetty, Ask], Any]] = {
    "post /api/tables": Jetty._open,
    "post /api/records": Jetty._bring,
    "get /api/games/{game_id}/values/{digest}": Jetty._values,
    "get /api/positions": Jetty._position,
    "get /api/positions/{game_id}": lambda jetty, call: positions.first_position(
        call.path["game_id"], int(call.query["players"])
    ),
    "get /api/puzzles/{game_id}": Jetty._puzzles,
    "get /api/puzzles/{game_id}/{puzzle_id}": lambda jetty, call: solving.posed(jetty._puzzle(call)),
    "post /api/puzzles/{game_id}/{puzzle_id}/answer": lambda jetty, call: solving.solved(
        jetty._puzzle(call), str(_body(call)["move"])
    ),
}
ABOUT_A_TABLE: dict[str, Answer] = {
    "get " + _table(""): lambda jetty, moored, call: moored.info(),
    "get " + _table("/view"): Jetty._look,
    "get " + _table("/story"): Jetty._story,
    "get " + _table("/record"): Jetty._record,
    "get " + _table("/hints"): Jetty._hints,
    "get " + _table("/odds"): Jetty._odds,
    "get " + _table("/analysis"): Jetty._analysis,
    "post " + _table("/analysis"): Jetty._analyse,
    "get " + _table("/mistakes"): Jetty._mistakes,
    "post " + _table("/weigh"): Jetty._weigh,
    "post " + _table("/rematch"): Jetty._again,
    "post " + _table("/branches"): Jetty._play_on,
    "post " + _table("/start"): _doing(lambda jetty, call: seating.start(YOU)),
    "post " + _table("/abandon"): _doing(lambda jetty, call: seating.abandon(YOU)),
    "post " + _table("/close"): _doing(lambda jetty, call: seating.close(YOU)),
    "post " + _table("/bots"): _doing(
        lambda jetty, call: seating.seat_bot(YOU, _body(call)["seat"], _body(call)["level"])
    ),
    "post " + _table("/seats/{seat}"): _doing(
        lambda jetty, call: seating.sit(jetty._you, _seat(call), _body(call).get("name"))
    ),
    "delete " + _table("/seats/{seat}"): _doing(lambda jetty, call: seating.give_up(YOU, _seat(call))),
    "post " + _table("/seats/{seat}/offer"): _doing(
        lambda jetty, call: seating.offer(YOU, _seat(call), _body(call).get("offered", True))
    ),
}
