"""Looks ahead: a contest of the moves at hand (`contest.py`), over worlds that look the same to its seat; below each move a
tree of what may follow (`tree.py`); below the tree a short continuation (`rollout.py`). In the words of the field:
information-set Monte Carlo tree search, with sequential halving at the root.

Each round of thought takes the move that was looked at least, draws a world for it, and walks down the tree through the
choices that are legal in it, adding one move. Where to look first below the root is told by the game's own judgement of the
moves, which fades as rounds of thought gather. The new move is followed by a slightly noisy greedy continuation until the
position has settled, and the weighed position there says who may win.
"""

from __future__ import annotations

import time
from typing import ClassVar, Final

from quayside.bots.bot import Bot, Budget
from quayside.bots.contest import FINALISTS, Contest, Fortune
from quayside.bots.evaluation import Evaluation, evaluation
from quayside.bots.rollout import Rollout
from quayside.bots.tree import Edge, Tree
from quayside.core.events import Args
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State

ITERATIONS: Final = 800  # when nobody says how long to think
ENOUGH: Final = 3200  # when nobody asks for more: people wait at the table


class Thought:
    """What search found about one move: how often it looked at it, how sure it is of it, each seat's chance to win after
    it, and what it expects to be played from there, seat by seat. `early` is the own chance in the worlds of the first
    stage, where all that entered can be compared; `share` how many blind choices it stands for, of 1."""

    def __init__(self, edge: Edge, sure: float, line: list[tuple[int, int]]) -> None:
        self.action = edge.action
        self.visits = edge.visits
        self.prior = edge.prior
        self.sure = sure
        self.chances = edge.chances()
        self.line = line
        self.early = edge.early
        self.share = edge.share


class Search(Bot):
    """`search`; with a budget of its own, `search:800` or `search:1s`. For a seed and a number of iterations it always
    plays the same."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.judge: Evaluation | None = None  # if not by the weights of the game's folder
        self.iterations = 0  # rounds of thought about the last decision, those taken over included
        # Of each seat to win after the last decision; without a choice, as they were told before
        self.chances: list[float] = []
        self._tree: Tree | None = None
        self._fortune = Fortune(0)
        self._expected: Args | None = None  # what the seat sees if the tree's next root comes about

    def decide(self, seen: Seen, budget: Budget) -> int:
        choices = seen.legal()
        if len(choices) == 1:
            self.iterations = 0
            return choices[0]
        tree = self._tree_for(seen)
        edge = self._hold(tree, seen, choices, budget).winner()
        self.chances = edge.chances()
        self._keep(tree, edge, seen)
        return edge.action

    def think(
        self, seen: Seen, budget: Budget, played: int = -1, finalists: int = FINALISTS, blind: int = 0
    ) -> list[Thought]:
        """All that was found about the moves, those looked at most first. `played` is a move that is looked at until the
        end in any case, beside so many `finalists`; of the moves that promise too little to enter, so many drawn blindly
        are looked at beside them in the first stage."""
        choices = seen.legal()
        tree = self._tree_for(seen)
        contest = self._hold(tree, seen, choices, budget, played, finalists, blind)
        edges = tree.root.edges_of(choices, seen.seat)
        edges.sort(key=_looked_at, reverse=True)
        return [Thought(edge, contest.sure(edge), tree.line(edge, seen)) for edge in edges]

    def _hold(
        self,
        tree: Tree,
        seen: Seen,
        choices: list[int],
        budget: Budget,
        played: int = -1,
        finalists: int = FINALISTS,
        blind: int = 0,
    ) -> Contest:
        """Thinks until the budget is used up."""
        seconds, most = self._limits(budget)
        began = time.perf_counter()
        tree.look_at_root(seen, choices, _any_world(seen))
        edges = tree.root.edges_of(choices, seen.seat)
        asked = tree.root.edge(played, seen.seat) if played >= 0 else None
        contest = Contest(edges, tree.trust, self._fortune, asked, blind, finalists)
        done = tree.root.visits
        used = done / most  # part of the budget
        while used < 1.0 or done == 0:
            contest.advance(used)
            edge = contest.next()
            tree.rollout.rng = self._fortune.of_the_play(edge.visits)
            tree.explore(seen.sample(self._fortune.of_the_world(edge.visits)), edge)
            done += 1
            used = done / most
            if seconds > 0.0:
                used = max(used, (time.perf_counter() - began) / seconds)
        contest.close()
        self.iterations = done
        return contest

    def _limits(self, budget: Budget) -> tuple[float, int]:
        """Seconds (0: no limit) and rounds of thought; of the caller's limits and our own, the tighter ones. What was not
        named for its time need not use up all that it is given."""
        seconds = 0.0
        most = _ENDLESS
        for limits in (self.budget, budget):
            if limits is None:
                continue
            if limits.seconds is not None and (seconds == 0.0 or limits.seconds < seconds):
                seconds = limits.seconds
            if limits.iterations is not None:
                most = min(most, limits.iterations)
        if most == _ENDLESS and seconds == 0.0:
            most = ITERATIONS
        elif most == _ENDLESS and self.budget is None:
            most = ENOUGH
        return seconds * _MARGIN, most

    def _tree_for(self, seen: Seen) -> Tree:
        """The tree of the last decision, if it foresaw this one: the same seat decides again, and sees what its last
        move was sure to bring. Else one that knows nothing yet, with luck of its own."""
        expected = self._expected
        self._expected = None
        tree = self._tree
        if tree is not None and expected is not None and expected == seen.view:
            return tree
        if tree is None:
            judge = self.judge
            if judge is None:
                judge = evaluation(seen.game.id, seen.game.insight)
            tree = Tree(judge, Rollout(judge, Rng(self.seed)))
            self._tree = tree
        tree.plant(_any_world(seen).players)
        self._fortune = Fortune(int(tree.rollout.rng.word()))
        return tree

    def _keep(self, tree: Tree, edge: Edge, seen: Seen) -> None:
        """The part of the tree below the chosen move may serve for the next decision."""
        if edge.child is None:  # a tree that does not grow leaves nothing
            return
        after = _any_world(seen)
        after.play_legal(edge.action)
        if after.to_play == seen.seat:
            self._expected = after.view(seen.seat)
            tree.root = edge.child


_ENDLESS: Final = 1 << 40
_MARGIN: Final = 0.97  # of the time is for thinking, the rest for the way there and back


def _any_world(seen: Seen) -> State:
    """One that looks the same to the seat, for what is the same in all of them."""
    return seen.sample(Rng(0))


def _looked_at(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.prior
