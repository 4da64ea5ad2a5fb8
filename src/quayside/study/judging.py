"""What a move loses against the best one, in chance to win, as far as its seat can know; and how sure that is.

Search errs: with another seed it finds other figures, with more thought better ones. So what is to be told to people as
a fact is asked several times: with ten times the thought that suggested it, under several seeds, and in several worlds
each with its own hidden facts and its own luck. What a seat cannot know must not turn the answer.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from quayside.bots import Budget, Search
from quayside.bots.analysis import CLEARLY, Expected, judged, reasons
from quayside.bots.contest import ENTRANTS
from quayside.bots.evaluation import weights_file
from quayside.bots.search import Thought
from quayside.core.rng import Rng
from quayside.core.seen import LaidOpen, Seen

EDITION: Final = 1  # of the way in which this file judges; rises when it would come to other answers
CHEAP: Final = 400  # rounds of thought that propose a move
DEEP: Final = 10 * CHEAP  # ... and that decide whether it is the best
SEEDS: Final = 3  # times that is asked
WORLDS: Final = 8  # in which the move has to be the best one, hidden facts and luck of their own in each
LOOKS: Final = 80  # at every move that promised too little to be thought through
FAIR: Final = 0.6  # part of the margin that every other move has to lose at the least
NOISE: Final = 0.17  # of a loss that one round of thought would tell
IN_DOUBT: Final = 1.5  # times the margin: what lost less at a first look is looked at deeply


@dataclass(frozen=True)
class Judge:
    """Who has judged: so many rounds of thought, by weights with this digest, in this edition."""

    rounds: int
    weights: str
    edition: int = EDITION


def judge_of(game: str) -> Judge:
    """The judge of today."""
    return Judge(DEEP, _digest_of_weights(game))


@cache
def _digest_of_weights(game: str) -> str:
    path = Path(weights_file(game))
    return hashlib.blake2b(path.read_bytes(), digest_size=4).hexdigest() if path.exists() else ""


@dataclass(frozen=True)
class Lead:
    """The best move of a decision, how far it is ahead of the next best, and what was found about all of them."""

    best: Thought
    margin: float
    thoughts: list[Thought]


def lead(seen: Seen, rounds: int, seed: int) -> Lead:
    """By a contest of the moves that promise most."""
    thoughts = Search(seed).think(seen, Budget(iterations=rounds))
    found = sorted([thought for thought in thoughts if thought.visits], key=lambda one: -one.sure)
    best, others = found[0], found[1:]
    margin = best.chances[seen.seat] - others[0].chances[seen.seat] if others else 1.0
    return Lead(best, margin, thoughts)


def even_looks(seen: Seen, seed: int) -> dict[int, float]:
    """What every move loses against the best, each looked at equally often: by action."""
    choices = len(seen.legal())
    budget = Budget(iterations=LOOKS * choices)
    thoughts = Search(seed).think(seen, budget, finalists=ENTRANTS, blind=choices)
    best = max(thought.early for thought in thoughts)
    return {thought.action: best - thought.early for thought in thoughts}


def loss(seen: Seen, action: int, best: int, rounds: int, seed: int) -> float:
    """What an action loses against a certain other, both looked at until the end."""
    thoughts = {
        thought.action: thought
        for thought in Search(seed).think(seen, Budget(iterations=rounds), action)
        if thought.visits
    }
    top = thoughts[best] if best in thoughts else max(thoughts.values(), key=lambda one: one.sure)
    return top.chances[seen.seat] - thoughts[action].chances[seen.seat]


@dataclass(frozen=True)
class Verdict:
    """A decision with one clearly best move: its margin over the next best (the least of all that were measured), each
    seat's chance to win after it, what is expected to follow, and what every choice loses, in the order of the choices."""

    best: int
    margin: float
    chances: list[float]
    line: list[tuple[int, int]]
    losses: list[float]


def verdict(seen: Seen, seed: int, proposed: int | None = None, least: float = CLEARLY) -> Verdict | None:
    """The clearly best move, or None: there is none, or it is not the one that was proposed. What is cheapest to find out
    is asked first."""
    first = lead(seen, DEEP, seed)
    best = first.best.action
    if first.margin < least or (proposed is not None and best != proposed):
        return None
    if not _holds_everywhere(seen, best, seed):
        return None
    leads = [first, *[lead(seen, DEEP, seed + number) for number in range(1, SEEDS)]]
    if any(each.best.action != best or each.margin < least for each in leads):
        return None
    losses = _losses(seen, leads, seed)
    for action, lost in losses.items():
        if action != best and lost < IN_DOUBT * least:
            losses[action] = loss(seen, action, best, DEEP, seed + SEEDS)
    if min(lost for action, lost in losses.items() if action != best) < FAIR * least:
        return None
    seats = range(len(first.best.chances))
    return Verdict(
        best,
        min(each.margin for each in leads),
        [sum(each.best.chances[seat] for each in leads) / len(leads) for seat in seats],
        first.best.line,
        [max(0.0, losses[action]) for action in seen.legal()],
    )


def _holds_everywhere(seen: Seen, best: int, seed: int) -> bool:
    """Whether a move is the best whatever the seat cannot know, with little thought, and with other luck each time."""
    for number in range(WORLDS):
        world = seen.sample(Rng(seed << 8 | number))
        if lead(LaidOpen(world, seen.seat), CHEAP, seed << 8 | number).best.action != best:
            return False
    return True


def _losses(seen: Seen, leads: list[Lead], seed: int) -> dict[int, float]:
    """By action: of moves that were in the contests, in the mean of these; of the others, by a look at each."""
    losses = even_looks(seen, seed)
    seat = seen.seat
    for action in losses:
        found = [
            (each.best, thought)
            for each in leads
            for thought in each.thoughts
            if thought.action == action and thought.visits
        ]
        if len(found) == len(leads):
            lost = [
                best.early - thought.early if thought.sure < 0 else best.chances[seat] - thought.chances[seat]
                for best, thought in found
            ]
            losses[action] = sum(lost) / len(lost)
    return losses


# One move, for whoever has chosen it


def noise(rounds: int) -> float:
    """How far the loss that so many rounds of thought tell of a move is from what very many tell, in the root mean square.

    Measured in all three games, with 60 to 1,200 rounds (docs/bots.md); more rounds also look further, so it falls slower
    than luck alone would.

    >>> round(noise(60), 3), round(noise(300), 3), round(noise(1200), 3)
    (0.043, 0.025, 0.016)
    """
    return float(NOISE * rounds ** (-1 / 3))


@dataclass(frozen=True)
class Weighed:
    """A move set against the best one that was found: what it loses of the chance to win, and whether it is as `good`, as
    far as that can be told; each seat's chance to win after both, what is expected to follow, and sentences about the best move
    (`fact-...`) with their facts."""

    move: str
    best: str
    loss: float
    good: bool
    chances: list[float]
    best_chances: list[float]
    line: list[Expected]
    best_line: list[Expected]
    why: list[dict[str, Any]]


def weigh(seen: Seen, action: int, rounds: int, seed: int = 0) -> Weighed:
    """A move of the seat that decides."""
    found = judged(seen, action, rounds, seed)
    best, played = found.best, found.played
    loss = best.chances[seen.seat] - played.chances[seen.seat]
    return Weighed(
        seen.notation(action),
        seen.notation(best.action),
        round(loss, 4),
        loss <= noise(rounds),
        [round(chance, 4) for chance in played.chances],
        [round(chance, 4) for chance in best.chances],
        [Expected(seat, seen.notation(move)) for seat, move in played.line],
        [Expected(seat, seen.notation(move)) for seat, move in best.line],
        reasons(seen, best.action),
    )
