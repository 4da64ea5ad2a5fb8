"""Games that a net plays against itself, against what it was before and against bots of the house, many at once, and what
it may learn from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from quayside.bots import Bot, Budget, load
from quayside.bots.mind import judged
from quayside.core.fleet import Fleet
from quayside.core.seen import Seen as SeenBySeat
from quayside.lab.arrays import Floats, Masks
from quayside.lab.batch import Batch, Step
from quayside.lab.learn.choices import Array, Choices, Places
from quayside.lab.learn.network import Network, Seen, Thought
from quayside.lab.learn.rows import Reading, Setting, Shape

LEARNER: Final = 0  # the place of the net that learns among those who play
ERRORS: Final = 0.1  # of the decisions that a teacher shows are then taken otherwise


@dataclass(frozen=True)
class Experience:
    """Decisions in the order of steps and games. `numbers` says which of its choices each took, `own` which are those to
    learn from; `told` is what each seat's chance turned out to be, clockwise from the one that decided; `gain` how much
    better the decision made its chance than the net had thought. What was `taught` is not what the net did, but what it
    should have done."""

    seen: Seen
    numbers: Places
    likes: Array  # logarithm of the share that the action had
    own: Masks
    gain: Array
    told: Array
    taught: bool = False

    def part(self, chosen: Any) -> Experience:
        lines: dict[str, Any] = {name: getattr(self, name)[chosen] for name in _LINES}
        return replace(self, seen=self.seen.part(chosen), **lines)

    @staticmethod
    def of(parts: Sequence[Experience]) -> Experience:
        lines: dict[str, Any] = {
            name: np.concatenate([getattr(part, name) for part in parts]) for name in _LINES
        }
        return replace(parts[0], seen=Seen.of([part.seen for part in parts]), **lines)

    def __len__(self) -> int:
        return len(self.numbers)


_LINES: Final = ("numbers", "likes", "own", "gain", "told")


class Rival(Protocol):
    """Somebody else who plays in these games."""

    def decide(self, room: Room, games: NDArray[np.intp], seen: Seen) -> Places:
        """In the games of these numbers, where this is seen: the numbers of the choices."""
        ...


class Past:
    """A net as it was."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self._rng = np.random.default_rng(seed)

    def decide(self, room: Room, games: NDArray[np.intp], seen: Seen) -> Places:
        return seen.choices.drawn(self.network.forward(seen).likes, self._rng)


class House:
    """A bot of the house."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot: Bot = load(name, seed)

    def decide(self, room: Room, games: NDArray[np.intp], seen: Seen) -> Places:
        states = room.fleet.states
        found = [
            list(states[number].choices).index(
                self.bot.decide(SeenBySeat(states[number], states[number].to_play), Budget())
            )
            for number in games
        ]
        return np.array(found, np.int64)


class Room:
    """So many games of a setting, played on from call to call. `strangers` is the share of games in which others than the
    learner sit on some of the seats, if there are `rivals` who can."""

    def __init__(
        self,
        shape: Shape,
        reading: Reading,
        setting: Setting,
        temperature: float,
        games: int,
        seed: int,
        strangers: float = 0.0,
        rivals: Sequence[Rival] = (),
    ) -> None:
        self.shape = shape
        self.reading = reading
        self.setting = setting
        self.temperature = temperature
        self.strangers = strangers
        self.rivals = rivals
        self.batch = Batch(shape.game, games, setting.players, seed, **setting.options)
        assert isinstance(self.batch.fleet, Fleet)
        self.fleet = self.batch.fleet
        self.rng = np.random.default_rng(seed)
        self.sitting = np.zeros((games, setting.players), np.intp)  # who plays each seat
        self._players = np.full(games, setting.players, np.uint8)
        self.seat_strangers(np.arange(games))

    def look(self, games: NDArray[np.intp] | None = None) -> Seen:
        """What is seen now, in these games or in all."""
        batch = self.batch
        chosen = np.arange(batch.games) if games is None else games
        states = self.fleet.states if games is None else [self.fleet.states[number] for number in games]
        counts, actions, hunches = judged(states, self.temperature)
        choices = Choices(np.array(counts), np.array(actions, np.int32), np.array(hunches, np.float32))
        rows = self.reading.read(self.shape.spread(batch.observations[chosen], self.setting))
        return Seen(rows, self._players[chosen], choices)

    def seat_strangers(self, games: NDArray[np.intp]) -> None:
        """Draws who sits where in games that begin: mostly the learner everywhere."""
        self.sitting[games] = LEARNER
        if not self.rivals:
            return
        for number in games:
            if self.rng.random() < self.strangers:
                who = 1 + self.rng.integers(len(self.rivals))
                seats = self.rng.permutation(self.setting.players)
                self.sitting[number, seats[: self.rng.integers(1, max(2, self.setting.players))]] = who

    def step(self, numbers: Places, seen: Seen) -> Step:
        """Plays these choices of what is seen now."""
        step = self.batch.step(seen.choices.chosen(numbers))
        self.seat_strangers(np.nonzero(step.done)[0])
        return step

    def begin_anew(self, games: NDArray[np.intp]) -> None:
        """Other games in the places of these."""
        self.batch.begin_anew(games)
        self.seat_strangers(games)


@dataclass(frozen=True)
class Played:
    """A step in all games of a room; `numbers` are those to learn from."""

    seen: Seen
    thought: Thought
    numbers: Places
    own: Masks
    seats: NDArray[np.uint8]
    step: Step


def play(room: Room, network: Network, rng: np.random.Generator) -> Played:
    """Each game's next decision, by whoever plays that seat."""
    seen = room.look()
    thought = network.forward(seen)
    numbers = seen.choices.drawn(thought.likes, rng)
    who = room.sitting[np.arange(len(numbers)), room.batch.seats]
    for number, rival in enumerate(room.rivals, 1):
        [theirs] = np.nonzero(who == number)
        if len(theirs):
            numbers[theirs] = rival.decide(room, theirs, seen.part(theirs))
    own = (who == LEARNER) & (seen.choices.counts > 1)
    seats = room.batch.seats.copy()
    return Played(seen, thought, numbers, own, seats, room.step(numbers, seen))


def follow(room: Room, network: Network, teacher: Rival, rng: np.random.Generator) -> Played:
    """The same as a teacher would do it. Now and then the net does what it likes, so that the teacher shows what to do then."""
    seen = room.look()
    thought = network.forward(seen)
    games = np.arange(len(seen))
    numbers = teacher.decide(room, games, seen)
    played = np.where(rng.random(len(games)) < ERRORS, seen.choices.drawn(thought.likes, rng), numbers)
    seats = room.batch.seats.copy()
    return Played(seen, thought, numbers, seen.choices.counts > 1, seats, room.step(played, seen))


def spread_out(room: Room, network: Network, steps: int, rng: np.random.Generator) -> None:
    """Games that have begun together are at different points after so many steps: one place after the other begins anew."""
    for number in range(steps):
        play(room, network, rng)
        room.begin_anew(np.arange(number, room.batch.games, steps))


def collect(room: Room, network: Network, steps: int, memory: float, rng: np.random.Generator) -> Experience:
    """So many steps of self-play. `memory` says how far a surprise is felt: what a seat's chance turned out to be is a mean
    of what it thought of it at its next decisions, each counting for so much less than the one before, up to the result."""
    return _experience(room, network, [play(room, network, rng) for _ in range(steps)], memory)


def attend(room: Room, network: Network, teacher: Rival, steps: int, rng: np.random.Generator) -> Experience:
    """So many steps of what a teacher shows."""
    played = [follow(room, network, teacher, rng) for _ in range(steps)]
    return replace(_experience(room, network, played, 1.0), taught=True)


def _experience(room: Room, network: Network, played: list[Played], memory: float) -> Experience:
    players = room.setting.players
    steps = len(played)
    seats = np.array([one.seats for one in played])
    guesses = np.array([_by_seat(one.thought, one.seats, players) for one in played])
    last = _by_seat(network.forward(room.look()), room.batch.seats, players)
    done = np.array([one.step.done for one in played])
    won = np.array([victories(one.step, players) for one in played])
    told = lookback(guesses, seats, last, done, won, memory)
    by_own_seat = np.arange(steps)[:, None], np.arange(room.batch.games), seats
    likes = [one.thought.likes[one.seen.choices.starts + one.numbers] for one in played]
    return Experience(
        Seen.of([one.seen for one in played]),
        np.concatenate([one.numbers for one in played]),
        np.concatenate(likes).astype(np.float32),
        np.concatenate([one.own for one in played]),
        (told - guesses)[by_own_seat].ravel().astype(np.float32),
        np.concatenate([_clockwise(told[step], seats[step], room.shape.seats) for step in range(steps)]),
    )


def lookback(
    guesses: Array, seats: NDArray[np.uint8], last: Array, done: Masks, won: Array, memory: float
) -> Array:
    """What each seat's chances turned out to be after each step of each game: [step, game, seat]. Only what a seat thought
    when it decided itself counts: others may know less of it."""
    found = np.zeros_like(guesses)
    then = last.copy()
    line = np.arange(len(last))
    for step in reversed(range(len(guesses))):
        then = np.where(done[step][:, None], won[step], then)
        found[step] = then
        own = line, seats[step]
        then[own] = (1 - memory) * guesses[step][own] + memory * then[own]
    return found


def victories(step: Step, players: int) -> Array:
    """Each seat's part of the victory, in games that have ended; who plays alone has won or lost against what is to be
    beaten."""
    if players == 1:
        won: Array = (step.rewards > 0).astype(np.float32)
        return won
    best = step.rewards == step.rewards.max(1, keepdims=True)
    found: Array = (best / best.sum(1, keepdims=True)).astype(np.float32)
    return found


def _by_seat(thought: Thought, seats: NDArray[np.uint8], players: int) -> Array:
    """Chances as they belong to the seats of the table."""
    games = np.arange(len(seats))[:, None]
    found: Array = thought.chances[games, (np.arange(players) - seats[:, None].astype(np.intp)) % players]
    return found


def _clockwise(chances: Array, seats: NDArray[np.uint8], width: int) -> Floats:
    """The other way round: from the seat that decides on; alone, what is to be beaten has the rest."""
    players = chances.shape[1]
    found = np.zeros((len(chances), width), np.float32)
    games = np.arange(len(chances))[:, None]
    found[:, :players] = chances[games, (np.arange(players) + seats[:, None].astype(np.intp)) % players]
    if players == 1:
        found[:, 1] = 1 - found[:, 0]
    return found
