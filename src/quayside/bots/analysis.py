"""What search has to say to people: hints while they play, and what a finished game looked like afterwards.

Each decision is looked at twice, in a game that hides anything. What it lost is judged through the eyes of the seat
that took it, so that nobody is blamed for what he could not know. The chances to win are those with all hands open, or
else the curve would jump with every change of eyes. They run along the game like this:

    before a decision --(the decision)--> after it --(dice, draws)--> before the next one

The first step is the skill of whoever decides, as far as he could know; the rest of it was luck. The second step is
luck, if anything was drawn; if not, it is `drift`, what search sees later and did not see before. All steps of a game
add up, seat by seat, to the way from its first chances to its result.

How accurately somebody played is another question: who has no chance left cannot lose any, and yet may play well or
badly. So accuracy goes by odds: from 1% to 2% is as much as from 50% to 67%. And what a decision missed is set against
what was at stake in it, the odds after the best move against those after a move drawn blindly. Accuracy is the mean part
of the stakes that was not missed. Whoever draws his moves has next to nothing of it, whoever plays as the judge would
has all of it, and a decision that hardly matters hardly counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from quayside.bots.bot import Budget
from quayside.bots.evaluation import result
from quayside.bots.search import Search, Thought
from quayside.core.errors import RecordError
from quayside.core.events import Event
from quayside.core.record import Record
from quayside.core.seen import LaidOpen, Seen
from quayside.core.state import State

ITERATIONS = 300  # for a decision of a finished game
HINTS = 3
CLEARLY, HARDLY = 0.05, 0.01  # how much better the best move is than the next one
BLIND = 4  # moves that are looked at for all those that promise too little to be looked at
UNTOLD = 0.01  # a chance that is nearer to 0 or 1 can hardly be told from it
TURNING_POINTS = 3


def _surest_first(thoughts: list[Thought]) -> list[Thought]:
    """The moves that were looked at."""
    return sorted((thought for thought in thoughts if thought.visits > 0), key=lambda one: -one.sure)


# Hints


@dataclass(frozen=True)
class Expected:
    """A move that search expects."""

    seat: int
    move: str


@dataclass(frozen=True)
class Hint:
    """One of the best moves: everybody's chance to win after it, how much of the thinking it got, and why. `why` names
    sentences of the voice, `hint-...`: how it compares, and what is expected next."""

    move: str
    chances: list[float]
    share: float
    line: list[Expected]
    why: list[dict[str, Any]]


def hints(seen: Seen, budget: Budget, seed: int = 0, most: int = HINTS) -> list[Hint]:
    """The best moves of the seat that decides, the best first; none when another seat decides."""
    if not seen.legal():
        return []
    thoughts = Search(seed).think(seen, budget, finalists=most)
    total = sum(thought.visits for thought in thoughts)
    found = _surest_first(thoughts[:most])
    return [_hint(seen, found, number, total) for number in range(len(found))]


def _hint(seen: Seen, found: list[Thought], number: int, total: int) -> Hint:
    thought = found[number]
    line = [Expected(seat, seen.notation(action)) for seat, action in thought.line]
    chances = [round(chance, 4) for chance in thought.chances]
    why = [_comparison(seen, found, number), _next(seen.seat, line)]
    return Hint(seen.notation(thought.action), chances, round(thought.visits / total, 4), line, why)


def _comparison(seen: Seen, found: list[Thought], number: int) -> dict[str, Any]:
    """The sentence that sets a move against the best other one."""
    own = [thought.chances[seen.seat] for thought in found]
    facts = {"percent": round(100 * own[number])}
    if len(found) == 1:
        return {"key": "hint-only", **facts}
    other = found[1 if number == 0 else 0]
    lead = own[number] - other.chances[seen.seat]
    lead = (
        max(0.0, lead) if number == 0 else min(0.0, lead)
    )  # the surest move is not called worse than another
    size = "clearly" if abs(lead) >= CLEARLY else "hardly" if abs(lead) < HARDLY else "somewhat"
    facts |= {"points": max(1, round(100 * abs(lead)))}
    order = "better" if lead > 0 else "worse"
    return {"key": f"hint-{order}-{size}" if size != "hardly" else "hint-equal", **facts}


def _next(seat: int, line: Sequence[Expected]) -> dict[str, Any]:
    """The sentence about what is expected after it."""
    if not line:
        return {"key": "hint-next-open"}
    key = "hint-next-own" if line[0].seat == seat else "hint-next"
    return {"key": key, "seat": line[0].seat, "move": line[0].move}


# One decision of a finished game


@dataclass(frozen=True)
class Study:
    """A decision; each seat's chance to win before it (if the best is played) and after what was played, with all hands
    open; and `best`, `loss`, `missed` and `stake` as far as the seat could know. Without a choice there was nothing to
    think about, and the chances are empty."""

    ply: int
    seat: int
    move: str
    best: str
    choices: int
    before: list[float]
    after: list[float]
    loss: float  # of the chance to win
    missed: float  # logarithm of the odds after the best move, less that after the move played ...
    stake: float  # ... and less that after a move drawn blindly
    chance: bool  # whether anything was drawn after it


def study(state: State, action: int, iterations: int, seed: int = 0) -> Study:
    """The decision that is taken in this position by playing the action."""
    seat = state.to_play
    choices = len(state.legal())
    chance = _draws(state, action)
    move = state.notation(action)
    if choices == 1:
        return Study(state.ply, seat, move, move, choices, [], [], 0.0, 0.0, 0.0, chance)
    known = judged(Seen(state, seat), action, iterations, seed)
    in_the_open = known if state.game.open else judged(LaidOpen(state, seat), action, iterations, seed)
    before, after = (
        [round(one, 4) for one in thought.chances] for thought in (in_the_open.best, in_the_open.played)
    )
    return Study(
        state.ply,
        seat,
        move,
        state.notation(known.best.action),
        choices,
        before,
        after,
        round(known.best.chances[seat] - known.played.chances[seat], 4),
        known.missed,
        known.stake,
        chance,
    )


@dataclass(frozen=True)
class Judgement:
    """The best move that was found and the one that was played, which may be the same; and what that means in odds."""

    best: Thought
    played: Thought
    missed: float
    stake: float


def judged(seen: Seen, action: int, iterations: int, seed: int) -> Judgement:
    """An action of the seat that decides, through the eyes that are given."""
    thoughts = Search(seed).think(seen, Budget(iterations=iterations), action, blind=BLIND)
    played = next(thought for thought in thoughts if thought.action == action)
    best = _surest_first(thoughts)[0]
    if played.chances[seen.seat] > best.chances[seen.seat]:
        best = played
    missed = odds(best.chances[seen.seat]) - odds(played.chances[seen.seat])
    stake = max(0.0, odds(best.early) - _blindly(thoughts))
    return Judgement(best, played, round(missed, 4), round(stake, 4))


def _blindly(thoughts: list[Thought]) -> float:
    """The mean odds after a move drawn blindly, in the worlds of the first stage: each move that was looked at stands for
    itself, or for those that it was drawn for."""
    looked_at = [thought for thought in thoughts if thought.visits > 0]
    total = sum(thought.share for thought in looked_at)
    return sum(thought.share * odds(thought.early) for thought in looked_at) / total if total else 0.0


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance; of 0 and 1 it is not endless, for they are not certain.

    >>> [round(odds(chance), 2) for chance in (0.0, 0.1, 0.5, 0.9)]
    [-4.62, -2.11, 0.0, 2.11]
    """
    return math.log((chance + UNTOLD) / (1.0 - chance + UNTOLD))


def _draws(state: State, action: int) -> bool:
    """Whether dice, cards or tiles are drawn between this decision and the next."""
    drawn: list[str] = []

    def hear(event: Event) -> None:
        if event.outcome:
            drawn.append(event.outcome)

    after = state.clone()
    after.listener = hear
    after.play_legal(action)
    return bool(drawn)


# The whole game


@dataclass(frozen=True)
class TurningPoint:
    """Where the chances moved most: by a decision, or by luck after it."""

    ply: int
    seat: int  # who decided
    kind: str  # decision | luck
    before: list[float]
    after: list[float]
    swing: float


@dataclass(frozen=True)
class Player:
    """What one seat's way through the game was made of. `skill` is what its own decisions cost it, `gifts` what those
    of the others brought it; start + skill + gifts + luck + drift = result."""

    start: float
    skill: float
    gifts: float
    luck: float
    drift: float
    result: float
    accuracy: float  # of 100
    decisions: int  # with a choice


@dataclass(frozen=True)
class Analysis:
    game: str
    players: list[Player]
    chart: list[dict[str, Any]]  # {ply, chances}: after each decision with a choice, and at the end
    decisions: list[Study]
    turning_points: list[TurningPoint]
    iterations: int

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return asdict(self)


def analyse(
    record: Record,
    iterations: int = ITERATIONS,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Looks at every decision of a finished game."""
    state = record.replay(0)
    studies: list[Study] = []
    for number, move in enumerate(record.moves):
        action = state.parse(move)
        studies.append(study(state, action, iterations, seed << 16 | state.ply))
        state.play(action)
        if progress is not None:
            progress(number + 1, len(record.moves))
    if state.to_play >= 0:
        raise RecordError("this game is not over: only finished games are analysed")
    return summary(record.game, studies, result(state), iterations)


def summary(game: str, studies: list[Study], won: list[float], iterations: int) -> Analysis:
    """What the decisions add up to, given who won in the end."""
    thought = [one for one in studies if one.before]
    seats = range(len(won))
    start = thought[0].before if thought else won
    skill, gifts, luck, drift = ([0.0] * len(won) for _ in range(4))
    points: list[TurningPoint] = []
    for number, one in enumerate(thought):
        for seat in seats:
            step = one.after[seat] - one.before[seat]
            if seat == one.seat:
                skill[seat] -= one.loss
                luck[seat] += step + one.loss  # what he could not know
            else:
                gifts[seat] += step
        points.append(_point(one, "decision", one.before, one.after))
        then = thought[number + 1].before if number + 1 < len(thought) else won
        drawn = _drawn_until_next(studies, one)
        for seat in seats:
            (luck if drawn else drift)[seat] += then[seat] - one.after[seat]
        if drawn:
            points.append(_point(one, "luck", one.after, then))
    points.sort(key=lambda point: (-point.swing, point.ply))
    players = [
        Player(
            round(start[seat], 4),
            round(skill[seat], 4),
            round(gifts[seat], 4),
            round(luck[seat], 4),
            round(drift[seat], 4),
            round(won[seat], 4),
            accuracy([(one.missed, one.stake) for one in thought if one.seat == seat]),
            len([one for one in thought if one.seat == seat]),
        )
        for seat in seats
    ]
    chart = [{"ply": one.ply + 1, "chances": one.after} for one in thought]
    chart = [{"ply": 0, "chances": start}, *chart, {"ply": len(studies), "chances": won}]
    return Analysis(game, players, chart, studies, points[:TURNING_POINTS], iterations)


def _point(one: Study, kind: str, before: list[float], after: list[float]) -> TurningPoint:
    swing = max(abs(new - old) for old, new in zip(before, after, strict=True))
    return TurningPoint(one.ply, one.seat, kind, before, after, round(swing, 4))


def _drawn_until_next(studies: list[Study], one: Study) -> bool:
    """Whether anything was drawn after a decision, before the next that had a choice."""
    for later in studies[one.ply :]:
        if later.ply > one.ply and later.before:
            return False
        if later.chance:
            return True
    return False


def accuracy(decisions: Sequence[tuple[float, float]]) -> float:
    """Of 100, given what each decision missed, and its stake: the mean part of a stake that was not missed. A decision
    counts by the root of its stake, between all alike and nothing but the greatest; and it takes away at most as much as
    the best one gives, so that a single blunder is not the whole game.

    >>> accuracy([(0.0, 1.0), (0.5, 1.0)]), accuracy([(0.0, 4.0), (1.0, 1.0)]), accuracy([(1.2, 1.0)]), accuracy([])
    (75.0, 66.7, 0.0, 100.0)
    """
    kept, counted = kept_of_stakes(decisions)
    return round(100.0 * max(0.0, kept / counted), 1) if counted else 100.0


def kept_of_stakes(decisions: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The sum of the parts that were not missed, and of what they count."""
    kept = counted = 0.0
    for missed, stake in decisions:
        if stake > 0.0:
            kept += math.sqrt(stake) * max(-1.0, 1.0 - missed / stake)
            counted += math.sqrt(stake)
    return kept, counted
