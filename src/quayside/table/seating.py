"""Who sits where: opening a table, sitting down, leaving, starting, and what the host may do. As in `play.py`, each
function checks, and says what goes into the log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import zip_longest
from typing import Annotated, Any, Literal

import msgspec

from quayside import bots
from quayside.core.errors import OptionError, PositionError
from quayside.core.events import Args
from quayside.core.game import Game
from quayside.core.registry import game as find_game
from quayside.table import entries, ids, play
from quayside.table.clocks import Clock
from quayside.table.entries import AnyEntry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Facts, Parent, Seat, Table
from quayside.table.person import Person
from quayside.table.play import Make

DAY = 24 * 60 * 60
SHORTEST = {"move": 5, "budget": 30}  # seconds on a clock
LONGEST = 14 * DAY
LONGEST_TEXT = 200  # of what is quoted in a refusal
LONGEST_POSITION = 20_000  # letters; those of Lisboa have up to 3,000
LONGEST_PLAN = 512 * 1024  # bytes: a plan may hold the text of a file with an owner's values

# Opening a table


class Plan(msgspec.Struct, forbid_unknown_fields=True):
    """A table as somebody wants it.

    `seats` may say at once who sits there: `me`, the name of a bot, or null for whoever comes. Several seats of `me`
    make a hot-seat game; `names` may call them differently. With `start` the game begins at once. An option that is a
    file of values (Lisboa's `components`) is given as its text. A game may begin with a `position` instead of a deal; what is
    `?` in it is drawn.
    """

    game: Annotated[str, msgspec.Meta(max_length=40)]
    players: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    options: dict[str, Any] = {}
    visibility: Literal["public", "private"] = "private"
    clock: Clock = Clock()
    rated: bool = False
    hints: bool | None = None  # usually yes, and in rated games no
    covered: bool = False  # points that others could count lie face down until the end: a matter of display
    seats: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=40)] | None], msgspec.Meta(max_length=20)
    ] = []
    names: Annotated[
        list[Annotated[str, msgspec.Meta(max_length=100)] | None], msgspec.Meta(max_length=20)
    ] = []
    start: bool = False
    # With which the game begins, as `state.position()` writes it; it says the number of players itself
    position: Annotated[str, msgspec.Meta(max_length=LONGEST_POSITION)] = ""


def opening(
    person: Person, plan: Plan, at: int, called: Sequence[str | None] = (), parent: Parent | None = None
) -> tuple[Table, list[Row]]:
    """A new table and its first entries, or a Refusal; `called` are the ids of the names of seats that have their own,
    `parent` is what it branches off."""
    facts = msgspec.structs.replace(_facts(person, plan, at), parent=parent)
    return seated(facts, person, plan.seats, called, plan.start, plan.position)


def seated(
    facts: Facts,
    person: Person,
    seats: Sequence[str | None],
    called: Sequence[str | None],
    begin: bool,
    position: str = "",
) -> tuple[Table, list[Row]]:
    """A table of somebody's with whoever sits there from the beginning."""
    table = Table(facts)
    rows: list[Row] = []

    def write(make: Make) -> None:
        rows.append(Row(facts.id, table.seq + 1, facts.created, make(table)))
        table.apply(rows[-1])

    write(lambda _: entries.Opened(person.id, position))
    for seat, (who, name) in enumerate(zip_longest(seats, called[: len(seats)])):
        if who is not None:
            write(sit(person, seat, name) if who == "me" else seat_bot(person.id, seat, who))
    if begin:
        write(start(person.id))
    return table, rows


def _facts(person: Person, plan: Plan, at: int) -> Facts:
    try:
        rules = find_game(plan.game)
        if plan.position:
            players, options = _at_position(rules, plan)
        else:
            players = plan.players or len(plan.seats) or rules.players[0]
            options = rules.checked_options(plan.options, players)
    except (OptionError, PositionError) as error:
        raise Refusal("table.option", text=str(error)[:LONGEST_TEXT]) from error
    if len(plan.seats) > players:
        raise Refusal("table.no_such_seat", players=players)
    if plan.rated and not person.account:
        raise Refusal("table.accounts_only")
    if plan.rated and plan.hints:
        raise Refusal("table.rated_hints")
    if plan.rated and players == 1:
        raise Refusal("table.rated_alone")
    if plan.rated and rules.told_options(options) != options:
        raise Refusal("table.rated_values")
    if plan.rated and plan.position:
        raise Refusal("table.rated_position")
    return Facts(
        id=ids.new_table_id(),
        game=rules.id,
        version=rules.version,
        players=players,
        seed=new_seed(),
        options=options,
        visibility=plan.visibility,
        clock=_checked_clock(plan.clock),
        rated=plan.rated,
        hints=not plan.rated if plan.hints is None else plan.hints,
        covered=plan.covered,
        host=person.id,
        created=at,
        keyed=True,
    )


def _at_position(rules: Game, plan: Plan) -> tuple[int, Args]:
    """For how many players a position is, and by which options; what the plan says of them has to fit."""
    known = rules.checked_options(plan.options, plan.players or rules.players[-1]) if plan.options else {}
    given: dict[str, Any] = {name: known[name] for name in plan.options}
    state = rules.position(plan.position, seed=0, **given)
    if plan.players not in (None, state.players):
        raise OptionError(f"the position is for {state.players} players, not {plan.players}")
    if state.to_play < 0:
        raise OptionError("in this position the game is over")
    return state.players, dict(state.setup.options)


def _checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    shortest = SHORTEST[clock.kind]
    if not shortest <= clock.seconds <= LONGEST or not 0 <= clock.increment <= DAY:
        raise Refusal("table.clock", shortest=shortest, days=LONGEST // DAY)
    return clock if clock.kind == "budget" else Clock("move", clock.seconds)


def new_seed() -> int:
    return secrets.randbits(128)


class Again(msgspec.Struct, forbid_unknown_fields=True):
    """How a rematch differs: with bots of another `level`, and with everybody in their old seat instead of one seat on."""

    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    same_seats: bool = False


def again(table: Table, person: Person, how: Again, at: int) -> tuple[Table, list[Row]]:
    """A rematch: the same settings and bots, everybody one seat on, so that another one starts, unless it is wished
    otherwise. The one who asks sits down and is the host; if nobody is waited for, the game begins."""
    check_rematch(table, person.id)
    old = table.facts
    plan = Plan(
        game=old.game,
        players=old.players,
        options=old.options,
        visibility=old.visibility,
        clock=old.clock,
        rated=old.rated,
        hints=old.hints,
        covered=old.covered,
    )
    seats = table.seats if how.same_seats else table.seats[1:] + table.seats[:1]
    plan.seats = [
        ("me" if seat.person == person.id else None) if seat.person else how.level or seat.bot
        for seat in seats
    ]
    plan.start = None not in plan.seats
    return opening(person, plan, at, [seat.called for seat in seats])


# Seats


def sit(person: Person, seat: int, called: str | None = None) -> Make:
    """Takes a free seat before the start; later, one's own seat back from a bot, or a bot's that the host offers. One
    person may take several, for those who share their screen: `called` is the id of the name that is shown there."""

    def make(table: Table) -> AnyEntry:
        place = _place(table, seat)
        if table.status == "playing" and not place.offered:
            return play.come_back(person.id, seat)(table)
        play.not_without_end(table)
        if person.id in table.removed:
            raise Refusal("table.removed")
        if place.offered:
            if table.seats_of(person.id):
                _host(table, person.id)  # a friend at the same screen; others see no second hand
            return entries.Sat(seat, person.id, called)
        _waiting(table)
        if place.taken:
            raise Refusal("table.seat_taken")
        own = table.seats_of(person.id)
        if table.facts.rated and not person.account:
            raise Refusal("table.accounts_only")
        if table.facts.rated and own:
            raise Refusal("table.rated_one_seat")
        return entries.Sat(seat, person.id, called)

    return make


def give_up(person: str, seat: int) -> Make:
    """A person leaves their seat; or the host removes whoever sits there, person or bot."""

    def make(table: Table) -> AnyEntry:
        place = _place(table, seat)
        if table.status not in ("waiting", "playing"):
            raise Refusal("table.not_playing", status=table.status)
        if place.person == person:
            if place.stands_in:
                raise Refusal("table.left_already")
            return entries.Left(seat, person, person)
        _host(table, person)
        if not place.taken:
            raise Refusal("table.seat_free")
        if table.status == "playing" and table.facts.rated:
            raise Refusal("table.rated_runs")
        if place.person is not None:
            return entries.Left(seat, place.person, person)
        _waiting(table)
        return entries.Emptied(seat, person)

    return make


def seat_bot(host: str, seat: int, level: str) -> Make:
    """A free seat gets a bot, or a bot is replaced by another."""

    def make(table: Table) -> AnyEntry:
        _host(table, host)
        _waiting(table)
        place = _place(table, seat)
        if not bots.of_the_house(level):
            raise Refusal("table.no_such_bot", bots=bots.names())
        if table.facts.rated:
            raise Refusal("table.rated_people")
        if place.person is not None:
            raise Refusal("table.seat_taken")
        play.not_without_end(table)
        return entries.BotSat(seat, level, host)

    return make


def offer(host: str, seat: int, offered: bool) -> Make:
    """Keeps a bot's seat open for whoever comes by the link to a running game, or no longer."""

    def make(table: Table) -> AnyEntry:
        _host(table, host)
        place = _place(table, seat)
        if table.status != "playing":
            raise Refusal("table.not_playing", status=table.status)
        if table.facts.rated:
            raise Refusal("table.rated_runs")
        if place.person is not None:
            raise Refusal("table.seat_taken")
        play.not_without_end(table)
        return entries.Offered(seat, host, offered)

    return make


# What the host may do


def start(host: str) -> Make:
    def make(table: Table) -> AnyEntry:
        _host(table, host)
        _waiting(table)
        if not all(seat.taken for seat in table.seats):
            raise Refusal("table.seats_left")
        if not table.people():
            raise Refusal("table.only_bots")
        return entries.Started(host)

    return make


def mute(host: str, person: str, muted: bool) -> Make:
    def make(table: Table) -> AnyEntry:
        _host(table, host)
        talkers = {row.entry.person for row in table.chat if isinstance(row.entry, entries.Chatted)}
        if person == host or (person not in talkers | table.muted and not table.seats_of(person)):
            raise Refusal("table.no_such_person")
        play.not_without_end(table)
        return entries.Muted(person, host, muted)

    return make


def abandon(person: str) -> Make:
    """Ends a game that nobody wants to finish. The host decides that, or the last person at it. A rated game is played
    to its end: whoever leaves it is played by a bot."""

    def make(table: Table) -> AnyEntry:
        if table.status != "playing":
            raise Refusal("table.not_playing", status=table.status)
        still_there = {table.seats[seat].person for seat in table.people()}
        alone = bool(table.seats_of(person)) and still_there <= {person}
        if person != table.facts.host and not alone:
            raise Refusal("table.not_host")
        if table.facts.rated:
            raise Refusal("table.rated_runs")
        return entries.Abandoned(person)

    return make


def tidy_up(table: Table) -> AnyEntry:
    """Ends what its only person has forgotten."""
    alone = not table.facts.rated and len(table.seats_by_person()) < 2
    if not alone or table.status not in ("waiting", "playing"):
        raise Refusal("table.not_playing", status=table.status)
    return (
        entries.Abandoned(table.facts.host) if table.status == "playing" else entries.Closed(table.facts.host)
    )


def close(host: str) -> Make:
    def make(table: Table) -> AnyEntry:
        _host(table, host)
        if table.status == "playing":
            raise Refusal("table.still_playing")
        if table.status == "closed":
            raise Refusal("table.not_playing", status="closed")
        return entries.Closed(host)

    return make


# Playing again


def check_rematch(table: Table, person: str) -> None:
    if not table.open_to_all:
        raise Refusal("table.not_over")
    if not table.seats_of(person):
        raise Refusal("table.not_seated")


def invite(person: str, rematch: str) -> Make:
    """Tells everybody at a finished table where it goes on."""

    def make(table: Table) -> AnyEntry:
        check_rematch(table, person)
        return entries.Rematched(rematch, person)

    return make


# What they all ask


def _place(table: Table, seat: int) -> Seat:
    if not 0 <= seat < table.facts.players:
        raise Refusal("table.no_such_seat", players=table.facts.players)
    return table.seats[seat]


def _waiting(table: Table) -> None:
    if table.status == "playing":
        raise Refusal("table.started")
    if table.status != "waiting":
        raise Refusal("table.not_playing", status=table.status)


def _host(table: Table, person: str) -> None:
    if person != table.facts.host:
        raise Refusal("table.not_host")
