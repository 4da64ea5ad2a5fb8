"""What search has to say to people: hints while they play, and what a finished game looked like afterwards.

Each decision is looked at twice, in a game that hides anything. What it lost is judged through the eyes of the seat
that took it, so that nobody is blamed for what they could not know. The chances to win are those with all hands open, or
else the curve would jump with every change of eyes. They run along the game like this:

    before a decision --(the decision)--> after it --(dice, draws)--> before the next one

The first step is the skill of whoever decides, as far as they could know; the rest of it was luck. The second step is
luck, if anything was drawn; if not, it is `drift`, what search sees later and did not see before. All steps of a game
add up, seat by seat, to the way from its first chances to its result.

How accurately somebody played is another question: who has no chance left cannot lose any, and yet may play well or
badly. So accuracy goes by odds: from 1% to 2% is as much as from 50% to 67%. And positions differ: in some it is hard to
go wrong, in others every easy move is wrong. So what a player missed is set against what a beginner would have missed in
the same positions, who draws a move the likelier the more it promises at first sight. Whoever misses nothing has 100,
whoever misses as much as that beginner has 50, and whoever misses twice as much, about what blind clicking does, has 0.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Protocol

from quayside.bots.bot import Budget
from quayside.bots.evaluation import result
from quayside.bots.search import Search, Thought
from quayside.core.errors import RecordError
from quayside.core.events import Event
from quayside.core.record import Record
from quayside.core.rng import Rng
from quayside.core.seen import LaidOpen, Seen
from quayside.core.state import State

FORM = 3  # of an analysis; rises when that changes: those that are kept in an older form are made anew
ITERATIONS = 300  # for a decision of a finished game
HINTS = 3
CLEARLY, HARDLY = 0.05, 0.01  # how much better the best move is than the next one
BLIND = 4  # moves that are looked at for all those that promise too little to be looked at
UNTOLD = 0.01  # a chance that is nearer to 0 or 1 can hardly be told from it
FULL_STAKE = 1.0  # in odds: a decision about more counts no more, so that a few are not the whole game
WORST = 2.0  # stakes that a decision misses at most, whatever the judge says
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
    sentences of the voice: how it compares and what is expected next (`hint-...`), then, from the texts for studying, facts of the
    position, and why the game's own figures prefer another move, where they do (`fact-...`)."""

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
    values = seen.game.insight.values(seen)
    return [_hint(seen, found, number, total, values) for number in range(len(found))]


def _hint(seen: Seen, found: list[Thought], number: int, total: int, values: list[float]) -> Hint:
    thought = found[number]
    line = [Expected(seat, seen.notation(action)) for seat, action in thought.line]
    chances = [round(chance, 4) for chance in thought.chances]
    why = [_comparison(seen, found, number), _next(seen.seat, line), *reasons(seen, thought.action)]
    if number == 0:
        why += _disagreement(seen, thought.action, values)
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


def reasons(seen: Seen, action: int) -> list[dict[str, Any]]:
    """Facts of the position that speak for a move, as far as the seat may know them."""
    return seen.game.reasons.of(seen.sample(Rng(0)), seen.seat, action)


def _disagreement(seen: Seen, action: int, values: list[float]) -> list[dict[str, Any]]:
    """That the game's own figures, which people see as odds, prefer another move than search does: the sentence says what
    they leave out."""
    choices = seen.legal()
    if len(choices) < 2:
        return []
    own = values[choices.index(action)]
    best = max(range(len(choices)), key=lambda number: values[number])
    if values[best] - own < seen.game.reasons.telling:
        return []
    return [{"key": "fact-figures", "other": seen.notation(choices[best])}]


# One decision of a finished game


@dataclass(frozen=True)
class Study:
    """A decision; each seat's chance to win before it (if the best is played) and after what was played, with all hands
    open; and `best`, `loss`, `missed`, `beginner` and `stake` as far as the seat could know. Without a choice there was
    nothing to think about, and the chances are empty."""

    ply: int
    seat: int
    move: str
    best: str
    choices: int
    before: list[float]
    after: list[float]
    loss: float  # of the chance to win
    missed: float  # logarithm of the odds after the best move, less that after the move played, ...
    beginner: float  # ... less that after a beginner's move, in the mean, ...
    stake: float  # ... and less that after a move drawn blindly
    chance: bool  # whether anything was drawn after it


def study(state: State, action: int, iterations: int, seed: int = 0) -> Study:
    """The decision that is taken in this position by playing the action."""
    seat = state.to_play
    choices = len(state.legal())
    chance = _draws(state, action)
    move = state.notation(action)
    if choices == 1:
        return Study(state.ply, seat, move, move, choices, [], [], 0.0, 0.0, 0.0, 0.0, chance)
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
        known.beginner,
        known.stake,
        chance,
    )


@dataclass(frozen=True)
class Judgement:
    """The best move that was found and the one that was played, which may be the same; and what that means in odds: what
    was missed, what a beginner would have missed, and what was at stake."""

    best: Thought
    played: Thought
    missed: float
    beginner: float
    stake: float


def judged(seen: Seen, action: int, iterations: int, seed: int) -> Judgement:
    """An action of the seat that decides, through the eyes that are given."""
    thoughts = Search(seed).think(seen, Budget(iterations=iterations), action, blind=BLIND)
    played = next(thought for thought in thoughts if thought.action == action)
    best = _surest_first(thoughts)[0]
    if played.chances[seen.seat] > best.chances[seen.seat]:
        best = played
    missed = odds(best.chances[seen.seat]) - odds(played.chances[seen.seat])
    looked_at = [thought for thought in thoughts if thought.visits > 0]
    beginner = _missed_by(looked_at, best, [thought.share * thought.prior for thought in looked_at])
    stake = _missed_by(looked_at, best, [thought.share for thought in looked_at])
    return Judgement(best, played, round(missed, 4), round(beginner, 4), round(stake, 4))


def _missed_by(thoughts: list[Thought], best: Thought, drawn: list[float]) -> float:
    """What is missed in the mean by drawing one of the moves, so likely each, in the worlds of the first stage, where all
    were looked at equally often."""
    total = sum(drawn)
    if not total:
        return 0.0
    mean = sum(part * odds(thought.early) for part, thought in zip(drawn, thoughts, strict=True)) / total
    return max(0.0, odds(best.early) - mean)


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
                luck[seat] += step + one.loss  # what the player could not know
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
            accuracy([one for one in thought if one.seat == seat]),
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


class Decision(Protocol):
    """What accuracy is worked out from, a study as well as what a laboratory keeps."""

    @property
    def missed(self) -> float: ...
    @property
    def beginner(self) -> float: ...
    @property
    def stake(self) -> float: ...


def accuracy(decisions: Sequence[Decision]) -> float:
    """Of 100: nothing was missed; 50: as much as a beginner would have missed in the same positions; 0: twice as much, or
    more."""
    missed, beginner = missed_in_all(decisions)
    return round(percent(missed, beginner), 1)


def percent(missed: float, beginner: float) -> float:
    """
    >>> percent(0.0, 3.0), percent(1.5, 3.0), percent(3.0, 3.0), percent(7.0, 3.0)
    (100.0, 75.0, 50.0, 0.0)
    >>> percent(0.0, 0.0), percent(0.1, 0.0)  # where even a beginner finds the best move
    (100.0, 0.0)
    """
    if missed <= 0.0:
        return 100.0
    return 100.0 * max(0.0, 1.0 - missed / (2.0 * beginner)) if beginner > 0.0 else 0.0


def missed_in_all(decisions: Sequence[Decision]) -> tuple[float, float]:
    """By the player and by a beginner in the same place. What was at stake beyond a full stake is left out of both, in the
    same proportion."""
    missed = beginner = 0.0
    for one in decisions:
        if one.stake > 0.0:
            counts = min(1.0, FULL_STAKE / one.stake)
            missed += counts * min(one.missed, WORST * one.stake)
            beginner += counts * one.beginner
    return missed, beginner
