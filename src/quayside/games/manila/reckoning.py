"""What a voyage brings a seat on average, over every way in which its dice can still fall.

The figure is exact for what it promises: the seat's fortune when the voyage is settled (cash, shares at the market's
price, less 15 for each pledged share), if from now on

- nobody places another accomplice, and pilots leave the punts alone; a pilot who is asked about is put to the best use;
- after the second movement pirates board a punt on 13 that has a free seat, the one that pays most, captain first;
- the captain sends what is plundered to the port.

Each end of the voyage is settled by the rules themselves: forced loans, claims and what an agent cannot pay are in it.
"""

from __future__ import annotations

from typing import Final

from quayside.games.manila.actions import BOARD, PASS
from quayside.games.manila.board import (
    ALL_WARES,
    ASHORE,
    IN_PORT,
    MOVEMENTS,
    PIRATES,
    PIRATES_LAIR,
    PROFIT,
    PUNTS,
)
from quayside.games.manila.chances import arrival
from quayside.games.manila.rules.agenda import BOARDING, PILOTING, PLUNDER, SETTLEMENT
from quayside.games.manila.rules.fortune import fortunes
from quayside.games.manila.rules.movement import move_punts
from quayside.games.manila.rules.pilots import steered
from quayside.games.manila.rules.pirates import begin_boarding
from quayside.games.manila.rules.placement import free_space
from quayside.games.manila.rules.punts import passengers
from quayside.games.manila.state import ManilaState

# How a punt may end, and where it lay when its last die, a one, was rolled
SHORT: Final = 0
ON_13: Final = 1
HOME: Final = 2
_BEFORE: Final = [0, PIRATES_LAIR - 1, PIRATES_LAIR]


class Reckoning:
    """Of one seat, with the figures that stand on the board."""

    def __init__(self, state: ManilaState, seat: int) -> None:
        self._state = state
        self._seat = seat
        self._sailing = [ware for ware in range(ALL_WARES) if state.place[ware] != ASHORE]
        self._pirates = state.figures[PIRATES] >= 0 or state.figures[PIRATES + 1] >= 0
        # What has been worked out: worlds by boarded punts, fortunes by these and ends, means by these and places
        self._worlds: dict[int, ManilaState] = {}
        self._settled: dict[int, float] = {}
        self._means: dict[int, float] = {}

    def fortune(self) -> float:
        """On average."""
        rolls = MOVEMENTS - self._state.movements
        first, second, third = [_fates(self._state.place[ware], rolls) for ware in self._sailing]
        total = 0.0
        for on_13, end, chance in first:
            for on_13_too, end2, chance2 in second:
                for on_13_as_well, end3, chance3 in third:
                    boarded = on_13 | on_13_too << 1 | on_13_as_well << 2 if self._pirates else 0
                    total += chance * chance2 * chance3 * self._end(boarded, end, end2, end3)
        return total

    def fortune_with(self, pilot: int) -> float:
        """On average, when the small or the large pilot is put to the best use."""
        rolls = max(0, 2 - self._state.movements)  # before the pilots come
        first, second, third = [_places(self._state.place[ware], rolls) for ware in self._sailing]
        uses = self._uses(pilot)
        total = 0.0
        for at, chance in first.items():
            for at2, chance2 in second.items():
                for at3, chance3 in third.items():
                    boarded = self._boarded(at, at2, at3) if rolls > 0 else 0
                    best = self._mean(boarded, at, at2, at3)
                    for step, step2, step3 in uses:
                        if (
                            (step and at == IN_PORT)
                            or (step2 and at2 == IN_PORT)
                            or (step3 and at3 == IN_PORT)
                        ):
                            continue
                        used = self._mean(boarded, _moved(at, step), _moved(at2, step2), _moved(at3, step3))
                        best = max(best, used)
                    total += chance * chance2 * chance3 * best
        return total

    def _uses(self, pilot: int) -> list[list[int]]:
        """The steps that a pilot may make each punt take, as long as it is at sea."""
        trial = self._state.clone()
        for ware in self._sailing:
            trial.place[ware] = 0
        trial.agenda.push(PILOTING, number=pilot)
        uses: list[list[int]] = []
        for action in trial.game.rules.legal(trial):
            moves = dict(zip(*steered(action), strict=True))
            uses.append([moves.get(ware, 0) for ware in self._sailing])
        return uses

    def _boarded(self, *places: int) -> int:
        """One bit for each punt on 13 that pirates may find there after the second movement."""
        if not self._pirates:
            return 0
        bits = 0
        for i in range(PUNTS):
            if places[i] == PIRATES_LAIR:
                bits |= 1 << i
        return bits

    def _mean(self, boarded: int, *places: int) -> float:
        """Over the last roll, with the punts in their places."""
        key = boarded
        for at in places:
            key = key << 4 | at
        known = self._means.get(key)
        if known is None:
            known = 0.0
            for end, chance in _ENDS[places[0]]:
                for end2, chance2 in _ENDS[places[1]]:
                    for end3, chance3 in _ENDS[places[2]]:
                        known += chance * chance2 * chance3 * self._end(boarded, end, end2, end3)
            self._means[key] = known
        return known

    def _end(self, boarded: int, *ends: int) -> float:
        """The fortune when the punts have ended so."""
        key = boarded
        for end in ends:
            key = key << 2 | end
        known = self._settled.get(key)
        if known is None:
            world = self._world(boarded).clone()
            for i in range(PUNTS):
                if world.place[self._sailing[i]] != IN_PORT:
                    world.place[self._sailing[i]] = _BEFORE[ends[i]]
            move_punts(world, [1] * PUNTS)
            rules = world.game.rules
            rules.advance(world)
            while world.agenda.kind == PLUNDER:
                rules.play(world, rules.legal(world)[0])  # to the port
                rules.advance(world)
            known = float(fortunes(world)[self._seat])
            self._settled[key] = known
        return known

    def _world(self, boarded: int) -> ManilaState:
        """Before the last roll, when pirates have boarded what lay on 13."""
        known = self._worlds.get(boarded)
        if known is None:
            known = self._state.clone()
            known.movements = MOVEMENTS - 1
            known.agenda.clear()
            known.agenda.push(SETTLEMENT)
            if boarded:
                self._board(known, boarded)
            self._worlds[boarded] = known
        return known

    def _board(self, world: ManilaState, boarded: int) -> None:
        for i in range(PUNTS):
            if world.place[self._sailing[i]] != IN_PORT:
                world.place[self._sailing[i]] = PIRATES_LAIR if boarded >> i & 1 else 0
        begin_boarding(world)
        while world.agenda.kind == BOARDING:
            world.to_play = world.figures[PIRATES + world.agenda.number]
            if world.to_play < 0:
                world.agenda.pop()
            else:
                world.game.rules.play(world, _best_boarding(world))


def _best_boarding(world: ManilaState) -> int:
    best = PASS
    most = 0.0
    for ware in range(ALL_WARES):
        if world.place[ware] == PIRATES_LAIR and free_space(world, ware) >= 0:
            share = int(PROFIT[ware]) / (1 + len(passengers(world, ware)))
            if share > most:
                best = BOARD + ware
                most = share
    return best


def _fates(at: int, rolls: int) -> list[tuple[int, int, float]]:
    """How a punt may end: whether it lay on 13 after the second roll, if that is to come; its end; and the chance. From
    13 every die brings it home."""
    ways = 6.0**rolls
    past, thirteen, short = arrival(at, rolls)
    if rolls == 1 or at == IN_PORT:
        on_13 = 0
    else:
        on_13 = 6 * arrival(at, rolls - 1)[1]
    fates = ((1, HOME, on_13), (0, HOME, past - on_13), (0, ON_13, thirteen), (0, SHORT, short))
    return [(lay_on_13, end, count / ways) for lay_on_13, end, count in fates if count]


def _places(at: int, rolls: int) -> dict[int, float]:
    """Where a punt may lie after so many rolls, with the chance of each place."""
    places = {at: 1.0}
    for _ in range(rolls):
        further: dict[int, float] = {}
        for place, chance in places.items():
            for die in range(1, 7):
                there = min(place + die, IN_PORT)
                further[there] = further.get(there, 0.0) + chance / 6.0
        places = further
    return places


# By place: how a punt may end by the last roll, with the chance of each end
_ENDS: Final = [[(end, chance) for _, end, chance in _fates(at, 1)] for at in range(IN_PORT + 1)]


def _moved(at: int, steps: int) -> int:
    return max(0, min(at + steps, IN_PORT))
