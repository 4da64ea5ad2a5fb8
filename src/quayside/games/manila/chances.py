"""How likely the punts are to come home, by the dice alone."""

from __future__ import annotations

from typing import Final

from quayside.core.numbers import bit
from quayside.core.vecs import vec
from quayside.games.manila.board import (
    ALL_WARES,
    ASHORE,
    IN_PORT,
    MOVEMENTS,
    NO_START,
    PIRATES_LAIR,
    PUNTS,
    STARTS_SUM,
)
from quayside.games.manila.state import ManilaState


def _count_rolls() -> list[list[tuple[int, int, int]]]:
    """By rolls left and space: how many of all rolls end past 13, exactly on 13, and short of it."""
    table = [[(0, 0, 1)] * PIRATES_LAIR + [(0, 1, 0), (1, 0, 0)]]
    for _ in range(MOVEMENTS):
        fewer = table[-1]
        table.append(
            [
                _sum([fewer[min(space + die, IN_PORT)] for die in range(1, 7)])
                for space in range(PIRATES_LAIR + 1)
            ]
        )
        table[-1].append((6 * fewer[IN_PORT][0], 0, 0))
    return table


def _sum(counts: list[tuple[int, int, int]]) -> tuple[int, int, int]:
    past = thirteen = short = 0
    for count in counts:
        past += count[0]
        thirteen += count[1]
        short += count[2]
    return past, thirteen, short


_ROLLS: Final = _count_rolls()


def arrival(position: int, rolls: int) -> tuple[int, int, int]:
    """Of the 6**rolls ways the dice can fall, how many bring a punt past 13, exactly to 13, and leave it short.

    >>> arrival(5, 3), arrival(12, 1)
    ((160, 21, 35), (5, 1, 0))
    """
    return _ROLLS[rolls][position]


class Prospects:
    """The chances of the four wares in this voyage, and how many punts the port and the shipyard will hold."""

    def __init__(self, state: ManilaState) -> None:
        self.home = vec[float]([0.0] * ALL_WARES)  # past 13
        self.thirteen = vec[float]([0.0] * ALL_WARES)
        self.short = vec[float]([0.0] * ALL_WARES)
        self.at_sea_on_13 = vec[float]([0.0] * ALL_WARES)  # after the second movement, when pirates may board
        rolls = int(MOVEMENTS - state.movements)
        for ware in range(ALL_WARES):
            at = state.place[ware]
            if at == ASHORE:
                continue
            if at == NO_START:
                at = STARTS_SUM // PUNTS
            if ware in state.shipyard:
                self.short[ware] = 1.0
                continue
            ways = 6.0**rolls
            past, thirteen, short = arrival(at, rolls)
            self.home[ware] = past / ways
            self.thirteen[ware] = thirteen / ways
            self.short[ware] = short / ways
            if state.movements < 2 and at != IN_PORT:
                self.at_sea_on_13[ware] = arrival(at, rolls - 1)[1] / 6.0 ** (rolls - 1)
        self.in_port = vec[float]([self.home[ware] + self.thirteen[ware] for ware in range(ALL_WARES)])
        sailing = [ware for ware in range(ALL_WARES) if state.place[ware] != ASHORE]
        self.port_holds = vec[float](at_least([self.in_port[ware] for ware in sailing]))
        self.shipyard_holds = vec[float](at_least([self.short[ware] for ware in sailing]))


_KNOWN: Final[dict[int, Prospects]] = {}
_MOST_KNOWN: Final = 4096


def prospects_of(state: ManilaState) -> Prospects:
    """Worked out once for punts that lie alike: search meets them again and again."""
    key = state.movements
    for ware in range(ALL_WARES):
        key = key << 5 | (state.place[ware] - ASHORE)
    for ware in state.shipyard:
        key |= bit(24 + ware)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = Prospects(state)
        _KNOWN[key] = known
    return known


def at_least(chances: list[float]) -> list[float]:
    """The chances that at least one, two, three of the independent punts do it."""
    exactly = [1.0]
    for chance in chances:
        more = [0.0] + [was * chance for was in exactly]
        for count in range(len(exactly)):
            more[count] += exactly[count] * (1.0 - chance)
        exactly = more
    exactly += [0.0] * (PUNTS + 1 - len(exactly))
    return [exactly[1] + exactly[2] + exactly[3], exactly[2] + exactly[3], exactly[3]]
