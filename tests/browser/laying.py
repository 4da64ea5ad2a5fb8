"""Tables that stand at a kept position. A live table draws its chance from a secret, so no play leads to a certain
position: such a table is written into the server's own database, as one whose chance follows from a seed."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from quayside.core.registry import game
from quayside.server.times import now
from quayside.table import entries, ids
from quayside.table.clocks import Clock
from quayside.table.entries import AnyEntry
from quayside.table.fold import Facts

from ..server.harbours import opened
from ..server.players import Player
from .positions import NAMES, Position


class Moment(NamedTuple):
    table: str
    players: list[Player]  # by their seats
    seat: int  # who decides; the first one when the game is over

    @property
    def player(self) -> Player:
        return self.players[self.seat]


class Tables:
    """The kept positions, each laid out once. Rosa decides at all of them."""

    def __init__(self, address: str, database: str) -> None:
        self._database = database
        self.rosa, *self._others = [Player(address).guest(name) for name in NAMES]
        self._laid: dict[str, Moment] = {}

    def at(self, position: Position) -> Moment:
        if position.name not in self._laid:
            players = [self.rosa, *self._others[: position.players - 1]]
            self._laid[position.name] = lay(self._database, position, players)
        return self._laid[position.name]


def lay(database: str, position: Position, players: list[Player]) -> Moment:
    """Seats the players so that the first of them decides, or sits first where nothing is left to decide."""
    *line, (to_play, _) = [(state.to_play, move) for state, move in position.line()]
    decides, *others = players
    seat = max(to_play, 0)
    seated = [*others[:seat], decides, *others[seat:]]
    moves = [entries.Moved(mover, [move]) for mover, move in line]
    work = write(database, position, [str(player.id) for player in seated], moves)
    with ThreadPoolExecutor(1) as elsewhere:  # Playwright keeps a loop running in this thread
        table = elsewhere.submit(asyncio.run, work).result()
    for player in seated:
        player.table = table
    return Moment(table, seated, seat)


async def write(database: str, position: Position, people: list[str], moves: Sequence[AnyEntry]) -> str:
    """A table that was played so far; its id."""
    host = people[0]
    rules = game(position.game)
    facts = Facts(
        id=ids.new_table_id(),
        game=rules.id,
        version=rules.version,
        players=position.players,
        seed=position.seed,
        options=rules.checked_options(position.options, position.players),
        visibility="private",
        clock=Clock(),
        rated=False,
        hints=True,
        host=ids.PersonId(host),
        created=now(),
    )
    sat = [entries.Sat(seat, person) for seat, person in enumerate(people)]
    async with opened(database) as harbour:
        await harbour.open(facts, [entries.Opened(host), *sat, entries.Started(host), *moves])
    return facts.id
