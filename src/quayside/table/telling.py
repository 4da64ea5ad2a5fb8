"""What a table tells, and to whom: the messages are built for each pair of eyes by adding what they may see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from quayside.core.events import Args, Event
from quayside.core.state import ALL
from quayside.table import entries, messages
from quayside.table.entries import AnyEntry, Row
from quayside.table.fold import Deed, Table

Eyes = tuple[int | None, tuple[int, ...]]  # the seat through which somebody looks, and all that are theirs


class Shown(NamedTuple):
    """What stands at a seat; `guest` where the name is no account's."""

    name: str | None
    guest: bool


def at_seats(sitting: Iterable[tuple[str | None, str | None, bool, str | None]]) -> list[Shown]:
    """What stands at seats: of each the person's id, his name, whether he is a guest, and the name that he gave to this
    seat for somebody else, who is no account. Several seats of one person are told apart by a number.

    >>> rosa = ("r", "Rosa", False)
    >>> shown = at_seats([(*rosa, None), (*rosa, "Luz"), (None, None, False, None), (*rosa, None)])
    >>> [(name, guest) for name, guest in shown]
    [('Rosa', False), ('Luz', True), (None, False), ('Rosa 3', False)]
    """
    seats_of: Counter[str | None] = Counter()
    shown: list[Shown] = []
    for person, name, guest, given in sitting:
        seats_of[person] += 1
        numbered = name if seats_of[person] == 1 else f"{name} {seats_of[person]}"
        at_seat = Shown(given or numbered, guest or given is not None)
        shown.append(Shown(None, False) if person is None else at_seat)
    return shown


def eyes_of(table: Table, yours: Sequence[int]) -> Eyes:
    """Through which of their seats somebody looks: of several, the one that decides."""
    if not yours:
        return None, ()
    return (table.to_play if table.to_play in yours else yours[0]), tuple(yours)


def listener(eyes: Eyes) -> int | None:
    """To whom it is told what happens: where several share a screen, only what all of them may know."""
    seat, yours = eyes
    return seat if len(yours) == 1 else None


# What happened


def told_all(deeds: Iterable[Deed], seat: int | None) -> list[messages.Told]:
    return [told(deed, seat) for deed in deeds]


def told(deed: Deed, seat: int | None) -> messages.Told:
    return messages.Told(deed.ply, deed.seat, deed.notation, [seen(event, seat) for event in deed.events])


def seen(event: Event, seat: int | None) -> dict[str, Any]:
    """An event through the eyes of a seat, a spectator (None) or everybody (ALL)."""
    return event.seen_by(seat) if seat != ALL else {"kind": event.kind, "rule": event.rule, **event.args}


# The table as it stands


def update(
    table: Table,
    public: dict[str, Any],
    info: Any,
    eyes: Eyes,
    told: Any,
    view: Args | None,
    missed: bool = False,
) -> messages.Update:
    """What everybody knows, and what these eyes may see."""
    state, to_play = table.state, table.to_play
    seat, yours = eyes
    decides = to_play >= 0 and to_play == seat
    return messages.Update(
        **public,
        table=info,
        eyes=seat,
        yours=list(yours),
        told=told,
        missed=missed,
        view=view,
        legal=[state.notation(action) for action in state.legal()] if state and decides else [],
    )


def public(table: Table, at: int, row: Row | None, chat: list[messages.ChatLine]) -> dict[str, Any]:
    """What an update tells everybody alike, at a time: after a row, or of the table as it stands."""
    undo = table.undo
    return {
        "seq": table.seq,
        "ply": table.ply,
        "at": at,
        "entry": None if row is None else _told_of(row.entry),
        "to_play": table.to_play,
        "barrier": 0 if table.state is None else table.state.barrier,
        "deadline": table.clocks.deadline(),
        "undo": undo and messages.UndoInfo(undo.id, undo.seat, undo.ply, sorted(undo.granted)),
        "chat": chat,
    }


def _told_of(entry: AnyEntry) -> AnyEntry:
    """When somebody is not at home is nothing for those who only watch: the seats tell it to the others."""
    return entries.Holidays(entry.person, []) if isinstance(entry, entries.Holidays) else entry


def views(table: Table, seats: set[int | None]) -> dict[int | None, Args | None]:
    """What each of them may see of the board."""
    if table.state is None or not table.current:  # a page knows the boards of today
        return dict.fromkeys(seats)
    looking = list(seats)
    return dict(zip(looking, table.state.views(looking), strict=True))


def info(table: Table, names: Sequence[Shown], here: Collection[str], belongs: bool) -> messages.TableInfo:
    """The table and its seats, for one who `belongs` there or for anybody: where it goes on, only those learn who sat at
    it."""
    facts, outcome = table.facts, table.outcome
    rules: Literal["current", "old"] = "current" if table.current else "old"
    parent = facts.parent if facts.parent is not None and (belongs or facts.parent.public) else None
    return messages.TableInfo(
        id=facts.id,
        game=facts.game,
        version=facts.version,
        rules=rules if table.game is not None else "gone",
        players=facts.players,
        options={} if table.game is None else table.game.told_options(facts.options),
        visibility=facts.visibility,
        clock=msgspec.to_builtins(facts.clock),
        rated=facts.rated,
        hints=facts.hints,
        covered=facts.covered,
        host=facts.host,
        status=table.status,
        created=facts.created,
        seats=[
            messages.SeatInfo(
                person=seat.person,
                name=shown.name,
                guest=shown.guest,
                bot=seat.bot,
                stands_in=seat.stands_in,
                offered=seat.offered,
                here=seat.person in here,
                remaining=table.clocks.left[number] if facts.clock.kind == "budget" else None,
                holidays=table.holidays.get(seat.person or "", []) if belongs else [],
            )
            for number, (seat, shown) in enumerate(zip(table.seats, names, strict=True))
        ],
        outcome=None if outcome is None else [messages.Outcome(*seat) for seat in outcome],
        rematch=table.rematch if belongs else None,
        archive=facts.archive is not None,
        parent=None if parent is None else messages.Origin(parent.table, parent.ply),
    )
