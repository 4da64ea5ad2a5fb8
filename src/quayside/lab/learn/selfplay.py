"""Games that a net plays against itself, against what it was before and against bots of the house, many at once, and what
it may learn from them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from quayside.bots import Bot, Budget, load
from quayside.core.fleet import Fleet
from quayside.core.seen import Seen as SeenBySeat
from quayside.lab.arrays import Floats, Masks
from quayside.lab.batch import Batch, Step
from quayside.lab.learn.network import Array, Network, Seen, Thought, behind
from quayside.lab.learn.rows import Setting, Shape

LEARNER: Final = 0  # the place of the net that learns among those who play


@dataclass(frozen=True)
class Experience:
    """Decisions in the order of steps and games. `own` are those of the net that learns, where it had a choice; `told` is
    what each seat's chance turned out to be, clockwise from the one that decided; `gain` how much better the decision made
    its chance than the net had thought."""

    seen: Seen
    actions: NDArray[np.int64]
    likes: Array  # logarithm of the share that the action had
    own: Masks
    gain: Array
    told: Array

    def part(self, chosen: Any) -> Experience:
        return Experience(
            self.seen.part(chosen),
            self.actions[chosen],
            self.likes[chosen],
            self.own[chosen],
            self.gain[chosen],
            self.told[chosen],
        )

    @staticmethod
    def of(parts: Sequence[Experience]) -> Experience:
        def all_of(what: str) -> Any:
            return np.concatenate([getattr(part, what) for part in parts])

        seen = Seen(
            *[
                np.concatenate([getattr(part.seen, name) for part in parts])
                for name in ("rows", "legal", "hunches", "players")
            ]
        )
        return Experience(seen, *[all_of(name) for name in ("actions", "likes", "own", "gain", "told")])

    def __len__(self) -> int:
        return len(self.actions)


class Rival(Protocol):
    """Somebody else who plays in these games."""

    def decide(self, room: Room, games: NDArray[np.intp], seen: Seen) -> NDArray[np.int64]:
        """Actions in the games of these numbers; `seen` is what is seen in them."""
        ...


class Past:
    """A net as it was."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self._rng = np.random.default_rng(seed)

    def decide(self, room: Room, games: NDArray[np.intp], seen: Seen) -> NDArray[np.int64]:
        return drawn(self.network.forward(seen).likes, self._rng)


class House:
    """A bot of the house."""

    def __init__(self, name: str, seed: int) -> None:
        self.bot: Bot = load(name, seed)

    def decide(self, room: Room, games: NDArray[np.intp], seen: Seen | None) -> NDArray[np.int64]:
        states = room.fleet.states
        found = [
            self.bot.decide(SeenBySeat(states[number], states[number].to_play), Budget()) for number in games
        ]
        return np.array(found, np.int64)


class Room:
    """So many games of a setting, played on from call to call."""

    def __init__(
        self,
        shape: Shape,
        setting: Setting,
        temperature: float,
        games: int,
        seed: int,
        strangers: float = 0.0,
    ) -> None:
        """`strangers` is the share of games in which others than the learner sit on some of the seats."""
        self.shape = shape
        self.setting = setting
        self.temperature = temperature
        self.strangers = strangers
        self.batch = Batch(shape.game, games, setting.players, seed, **setting.options)
        assert isinstance(self.batch.fleet, Fleet)
        self.fleet = self.batch.fleet
        self.rng = np.random.default_rng(seed)
        self.sitting = np.zeros((games, setting.players), np.intp)  # who plays each seat
        self._players = np.full(games, setting.players, np.uint8)

    def look(self, games: NDArray[np.intp] | None = None) -> Seen:
        """What is seen now, in these games or in all."""
        batch = self.batch
        chosen = np.arange(batch.games) if games is None else games
        legal = batch.masks[chosen]
        hunches = np.zeros(legal.shape, np.float16)
        for place, number in enumerate(chosen.tolist()):
            state = self.fleet.states[number]
            if len(state.choices) > 1:
                hunches[place, list(state.choices)] = behind(
                    state.game.insight.hunch(state), self.temperature
                )
        rows = self.shape.spread(batch.observations[chosen], self.setting)
        return Seen(rows, legal, hunches, self._players[chosen])

    def seat_strangers(self, games: NDArray[np.intp], strangers: int) -> None:
        """Draws who sits where in games that begin: mostly the learner everywhere."""
        self.sitting[games] = LEARNER
        if strangers == 0:
            return
        for number in games:
            if self.rng.random() < self.strangers:
                who = 1 + self.rng.integers(strangers)
                seats = self.rng.permutation(self.setting.players)
                self.sitting[number, seats[: self.rng.integers(1, max(2, self.setting.players))]] = who


def collect(
    room: Room, network: Network, rivals: Sequence[Rival], steps: int, memory: float, rng: np.random.Generator
) -> Experience:
    """So many steps in all games of a room. `memory` says how far a surprise is felt: what a seat's chance turned out to be
    is a mean of the guesses that followed, each next one counting for so much less, up to the result."""
    batch = room.batch
    games = batch.games
    line = np.arange(games)
    players = room.setting.players
    seen_all, actions, likes, own, guesses, seats, done, won = ([] for _ in range(8))
    for _ in range(steps):
        seen = room.look()
        thought = network.forward(seen)
        action = drawn(thought.likes, rng)
        who = room.sitting[line, batch.seats]
        for number, rival in enumerate(rivals, 1):
            [theirs] = np.nonzero(who == number)
            if len(theirs):
                action[theirs] = rival.decide(room, theirs, seen.part(theirs))
        seen_all.append(seen)
        actions.append(action)
        likes.append(thought.likes[line, action])
        own.append((who == LEARNER) & (seen.legal.sum(1) > 1))
        seats.append(batch.seats.copy())
        guesses.append(_by_seat(thought, batch.seats, players))
        step = batch.step(action)
        done.append(step.done)
        won.append(victories(step, players))
        [ended] = np.nonzero(step.done)
        room.seat_strangers(ended, len(rivals))
    last = _by_seat(network.forward(room.look()), batch.seats, players)
    told = lookback(np.array(guesses), last, np.array(done), np.array(won), memory)
    gain = (told - np.array(guesses))[np.arange(steps)[:, None], line, np.array(seats)]
    return Experience(
        Seen(*[np.concatenate([getattr(one, name) for one in seen_all]) for name in Seen.__annotations__]),
        np.concatenate(actions),
        np.concatenate(likes).astype(np.float32),
        np.concatenate(own),
        gain.ravel().astype(np.float32),
        np.concatenate([_clockwise(told[step], seats[step], room.shape.seats) for step in range(steps)]),
    )


def lookback(guesses: Array, last: Array, done: Masks, won: Array, memory: float) -> Array:
    """What each seat's chances turned out to be after each step of each game: [step, game, seat]."""
    found = np.zeros_like(guesses)
    after, then = last, last  # the guess at the next decision, and what it turned out to be
    for step in reversed(range(len(guesses))):
        then = (1 - memory) * after + memory * then
        then = np.where(done[step][:, None], won[step], then)
        found[step] = then
        after = guesses[step]
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


def drawn(likes: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """Actions, each as likely as its share says."""
    found: NDArray[np.int64] = (likes + rng.gumbel(size=likes.shape)).argmax(1)
    return found
