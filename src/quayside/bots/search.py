"""Looks ahead: a contest of the moves at hand, over worlds that look the same to its seat, and below each move a tree of
what may follow (information-set Monte Carlo tree search).

Each round of thought takes the move that was looked at least, draws a world for it, and walks down the tree through the
choices that are legal in it, adding one move. The n-th look at every move is in the same world, so that moves are
compared under the same luck. As the budget is used up, the worse half of the moves drops out, again and again. Dice and
draws fall as that world's generator has them, so a node stands for a sequence of decisions, whatever chance brought in
between (open loop). Every seat goes for its own chance to win; nobody is taken to help (max^n). Where to look first
below the root is told by the game's own judgement of the moves, which fades as rounds of thought gather. The new move
is followed by a short, slightly noisy greedy continuation until the position has settled, and the weighed position
there says who may win.
"""

from __future__ import annotations

import math
import time
from typing import ClassVar, Final

from quayside.bots.bot import Bot, Budget
from quayside.bots.evaluation import Evaluation, drawn, evaluation, softmax
from quayside.core.events import Args
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State

ITERATIONS: Final = 800  # when nobody says how long to think
ENOUGH: Final = 3200  # when nobody asks for more: people wait at the table
CURIOSITY: Final = 1.3  # how much an unexplored move that looks good is worth trying
LEAST_SPREAD: Final = 0.04  # chances nearer together than this are not pulled apart
SPREAD_AFTER: Final = 12  # visits until a chance counts for the spread
NOISE: Final = 12  # one in so many moves of a continuation is not the best one, but as likely as it is good
LONGEST: Final = 240  # moves of a continuation
FLOOR: Final = 0.2  # of the attention is shared by all moves, however bad they look
UNSURE: Final = 0.5  # taken off the chance of a move that was looked at once
LINE: Final = 6  # moves that are told of what is expected next
ENTRANTS: Final = 8  # the moves of the root that promise most are looked at ...
FINALISTS: Final = 2  # ... and so many of them until the end


class Edge:
    """A move of a seat, out of a node, and what came of it."""

    def __init__(self, action: int, seat: int, prior: float, players: int) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.sums = [0.0] * players  # of the chances of each seat
        # Of the root's
        self.early = 0.0  # its seat's chance when all that entered had been looked at equally often
        self.share = 0.0  # of blind choices: its own, and of the moves that it was drawn for
        self.child: Node | None = None

    def chance(self, seat: int) -> float:
        return self.sums[seat] / self.visits


class Node:
    """A point in a sequence of decisions. Which moves are legal there differs from world to world."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.sums = [0.0] * players
        self.edges: dict[int, Edge] = {}


class Tree:
    """The search itself: the seat's root, and the rounds of thought."""

    def __init__(self, judge: Evaluation, seed: int) -> None:
        self.judge = judge
        self.rng = Rng(seed)
        self.root = Node(0)
        self.base = 0  # of the worlds' seeds
        self.trust = 0.0  # in the game's own judgement of the root's moves
        self.contest: list[Edge] = []  # moves of the root that may still be the answer
        self.running: list[Edge] = []  # those, and others that are looked at beside them
        self.grows = judge.insight.branches()  # below the moves of the root
        self.worst: list[float] = []  # by seat, of the chances met in the tree: what one may win or lose
        self.best: list[float] = []

    def plant(self, players: int) -> None:
        self.root = Node(players)
        self.base = int(self.rng.word())
        self.worst = [1.0] * players
        self.best = [0.0] * players

    def fortune(self, edge: Edge) -> Rng:
        """What decides the next world for a move of the root: the n-th visit of every move gets the same one, so that
        no move looks better for its luck with the dice."""
        self.rng = Rng(self.base << 33 | edge.visits << 1)
        return Rng(self.base << 33 | edge.visits << 1 | 1)

    def enter(self, edges: list[Edge], asked: Edge | None, blind: int) -> None:
        """The moves of the root that promise most enter the contest. Beside them run one that is asked about, until the
        end, and so many of the others, drawn blindly, for the first stage."""
        order = sorted(edges, key=_promise, reverse=True)
        self.contest = order[:ENTRANTS]
        others = order[ENTRANTS:]
        beside: list[Edge] = []
        rng = Rng(self.base << 33)
        while len(beside) < blind and len(beside) < len(others):
            drawn_one = others[rng.below(len(others))]
            if drawn_one not in beside:
                beside.append(drawn_one)
        for edge in order:
            edge.share = 0.0
        for edge in self.contest:
            edge.share = 1.0 / len(edges)
        for edge in beside:
            edge.share = len(others) / (len(beside) * len(edges))
        self.running = [] if asked is None else [asked]
        for edge in self.contest + beside:
            if edge is not asked:
                self.running.append(edge)

    def pick(self) -> Edge:
        """The move of the root to look at next: all that are still running are known equally well."""
        return min(self.running, key=_visits)

    def halve(self, finalists: int, asked: Edge | None) -> None:
        """The less sure half of the contest drops out, and all that ran beside it but what is asked about."""
        left = _half(len(self.contest), finalists)
        self.contest = sorted(self.contest, key=self.sure, reverse=True)[:left]
        beside = [] if asked is None or asked in self.contest else [asked]
        self.running = beside + self.contest

    def remember(self) -> None:
        """What the first stage found."""
        for edge in self.running:
            if edge.visits > 0:
                edge.early = edge.chance(edge.seat)

    def look_at_root(self, seen: Seen, choices: list[int], players: int) -> None:
        """At the root, the game may judge the moves with more care than inside the tree."""
        self.trust = self.judge.insight.trust(seen.sample(Rng(0)))
        priors = softmax(self.judge.insight.values(seen), self.judge.temperature)
        for number in range(len(choices)):
            key = choices[number] << 3 | seen.seat
            if key not in self.root.edges:
                self.root.edges[key] = Edge(choices[number], seen.seat, 0.0, players)
            self.root.edges[key].prior = priors[number] * (1.0 - FLOOR) + FLOOR / len(choices)

    def think(self, world: State, first: Edge) -> None:
        """One round, in a world of its own; `first` is the move of the root that is looked at."""
        path: list[Edge] = []
        nodes: list[Node] = []
        node = self.root
        chances: list[float] = []
        while True:
            if world.to_play < 0:
                chances = self.judge.chances(world)
                break
            choices = world.choices
            if len(choices) == 1 and path:
                world.play_legal(choices[0])
                continue
            edge = self._choose(node, world) if path else first
            nodes.append(node)
            path.append(edge)
            if edge.visits == 0 or not self.grows:
                chances = self._after(world, edge.action)
                break
            world.play_legal(edge.action)
            child = edge.child
            if child is None:
                child = Node(world.players)
                edge.child = child
            node = child
        for number in range(len(path)):
            self._learn(nodes[number], path[number], chances)

    def _learn(self, node: Node, edge: Edge, chances: list[float]) -> None:
        node.visits += 1
        edge.visits += 1
        for seat in range(len(chances)):
            node.sums[seat] += chances[seat]
            edge.sums[seat] += chances[seat]
        if edge.visits >= SPREAD_AFTER:
            seat = edge.seat
            chance = edge.sums[seat] / edge.visits
            if chance > self.best[seat]:
                self.best[seat] = chance
            if chance < self.worst[seat]:
                self.worst[seat] = chance

    def _choose(self, node: Node, world: State) -> Edge:
        """The move with the best mix of what it has brought so far and what the game promises of it."""
        seat = world.to_play
        edges = self._edges(node, world)
        tried = 0
        for edge in edges:
            tried += edge.visits
        eager = CURIOSITY * math.sqrt(float(tried + 1))
        low = self.worst[seat]
        spread = max(LEAST_SPREAD, self.best[seat] - low)
        unknown = node.sums[seat] / node.visits if node.visits > 0 else 0.0
        chosen = edges[0]
        highest = -1e9
        for edge in edges:
            chance = unknown
            if edge.visits > 0:
                chance = edge.chance(seat)
            promise = (chance - low) / spread + eager * edge.prior / (1 + edge.visits)
            if promise > highest:
                highest = promise
                chosen = edge
        return chosen

    def _edges(self, node: Node, world: State) -> list[Edge]:
        """Of the moves that are legal in this world; those not met before get their promise from the game."""
        seat = world.to_play
        choices = world.choices
        known = node.edges
        edges: list[Edge] = []
        for action in choices:
            edge = known.get(action << 3 | seat)
            if edge is None:
                break
            edges.append(edge)
        if len(edges) == len(choices):
            return edges
        priors = softmax(self.judge.insight.quick(world), self.judge.temperature)
        edges = []
        for number in range(len(choices)):
            key = choices[number] << 3 | seat
            edge = known.get(key)
            if edge is None:
                prior = priors[number] * (1.0 - FLOOR) + FLOOR / len(choices)
                edge = Edge(choices[number], seat, prior, world.players)
                known[key] = edge
            edges.append(edge)
        return edges

    def _after(self, world: State, action: int) -> list[float]:
        """Each seat's chance after a move."""
        throws = self.judge.insight.throws(world, action)
        if throws:
            return self._mean(throws)
        world.play_legal(action)
        return self._continue(world)

    def _continue(self, world: State) -> list[float]:
        """Plays on until the position has settled, everybody as looks best to him, and now and then not."""
        insight = self.judge.insight
        ahead = insight.horizon(world)
        for _ in range(LONGEST):
            if world.to_play < 0:
                break
            if insight.settled(world):
                ahead -= 1
                if ahead == 0:
                    break
            choices = world.choices
            if len(choices) == 1:
                world.play_legal(choices[0])
                continue
            values = insight.quick(world)
            if self.rng.below(NOISE) == 0:
                action = choices[drawn(softmax(values, self.judge.temperature), self.rng)]
            else:
                action = choices[self._one_of_the_best(values)]
            throws = insight.throws(world, action)
            if throws:
                return self._mean(throws)
            world.play_legal(action)
        return self.judge.chances(world)

    def _one_of_the_best(self, values: list[float]) -> int:
        """Of moves that look equally good everybody takes any, as `greedy` does."""
        best = 0
        equal = 1
        for number in range(1, len(values)):
            if values[number] > values[best]:
                best = number
                equal = 1
            elif values[number] == values[best]:
                equal += 1
                if self.rng.below(equal) == 0:
                    best = number
        return best

    def _mean(self, throws: list[tuple[float, State]]) -> list[float]:
        """Over all that a throw may bring: what can be reckoned need not be left to luck."""
        mean: list[float] = []
        for share, world in throws:
            chances = self._continue(world)
            mean = mean or [0.0] * len(chances)
            for seat in range(len(chances)):
                mean[seat] += share * chances[seat]
        return mean

    def likely_line(self, world: State, action: int) -> list[tuple[int, int]]:
        """Without a tree to go by: what looks best to everybody after a move, until something is drawn."""
        line: list[tuple[int, int]] = []
        drawn_so_far = world.rng.count
        world.play_legal(action)
        while world.to_play >= 0 and world.rng.count == drawn_so_far and len(line) < LINE:
            choices = world.choices
            best = choices[self._one_of_the_best(self.judge.insight.quick(world))]
            if len(choices) > 1:
                line.append((world.to_play, best))
            world.play_legal(best)
        return line

    def sure(self, edge: Edge) -> float:
        """A chance that a move has at least: few looks at it prove little. What was promised of it counts as far as that
        is trusted."""
        if edge.visits == 0:
            return edge.prior - 1.0
        unsure = UNSURE / math.sqrt(float(edge.visits))
        return edge.chance(edge.seat) - unsure + self.trust * math.log(edge.prior)

    def favourite(self, edges: list[Edge]) -> Edge:
        """The surest move."""
        chosen = edges[0]
        highest = -1e9
        for edge in edges:
            if edge.visits > 0:
                chance = self.sure(edge)
                if chance > highest:
                    highest = chance
                    chosen = edge
        return chosen


def _half(count: int, least: int) -> int:
    return max(least, (count + 1) // 2)


class Thought:
    """What search found about one move: how often it looked at it, how sure it is of it, each seat's chance to win after
    it, and what it expects to be played from there, seat by seat. `early` is the own chance in the worlds of the first
    stage, where all that entered can be compared; `share` how many blind choices it stands for, of 1."""

    def __init__(
        self,
        action: int,
        visits: int,
        prior: float,
        sure: float,
        chances: list[float],
        line: list[tuple[int, int]],
        early: float,
        share: float,
    ) -> None:
        self.action = action
        self.visits = visits
        self.prior = prior
        self.sure = sure
        self.chances = chances
        self.line = line
        self.early = early
        self.share = share


class Search(Bot):
    """`search`; with a budget of its own, `search:800` or `search:1s`. For a seed and a number of iterations it always
    plays the same."""

    name: ClassVar[str] = "search"

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.judge: Evaluation | None = None  # if not by the weights of the game's folder
        self.iterations = 0  # rounds of thought about the last decision, those taken over included
        self.chances: list[
            float
        ] = []  # of each seat to win after it; without a choice, as they were told before
        self._tree: Tree | None = None
        self._expected: Args | None = None  # what the seat sees if the tree's next root comes about

    def decide(self, seen: Seen, budget: Budget) -> int:
        choices = seen.legal()
        if len(choices) == 1:
            self.iterations = 0
            return choices[0]
        tree = self._grow(seen, choices, budget)
        edge = tree.favourite(tree.running)
        self.chances = [total / edge.visits for total in edge.sums]
        self._keep(tree, edge, seen)
        return edge.action

    def think(
        self, seen: Seen, budget: Budget, played: int = -1, finalists: int = FINALISTS, blind: int = 0
    ) -> list[Thought]:
        """All that was found about the moves, those looked at most first. `played` is a move that is looked at until the
        end in any case, beside so many `finalists`; of the moves that promise too little to enter, so many drawn blindly
        are looked at beside them in the first stage."""
        choices = seen.legal()
        tree = self._grow(seen, choices, budget, played, finalists, blind)
        edges = _edges_of(tree.root, choices, seen.seat)
        edges.sort(key=_looked_at, reverse=True)
        return [
            Thought(
                edge.action,
                edge.visits,
                edge.prior,
                tree.sure(edge) if edge.visits > 0 and edge in tree.running else _DROPPED,
                [total / edge.visits for total in edge.sums] if edge.visits > 0 else [],
                _line(tree, edge, seen) if edge.visits > 0 else [],
                edge.early,
                edge.share,
            )
            for edge in edges
        ]

    def _grow(
        self,
        seen: Seen,
        choices: list[int],
        budget: Budget,
        played: int = -1,
        finalists: int = FINALISTS,
        blind: int = 0,
    ) -> Tree:
        """Thinks until the budget is used up: equal parts of it about all moves that entered, half of them, and so on,
        until the finalists are left."""
        seconds, most = self._limits(budget)
        began = time.perf_counter()
        tree = self._take_over(seen)
        tree.look_at_root(seen, choices, len(tree.root.sums))
        asked = tree.root.edges[played << 3 | seen.seat] if played >= 0 else None
        tree.enter(_edges_of(tree.root, choices, seen.seat), asked, blind)
        stages = _stages(len(tree.contest), finalists)
        stage = 1
        done = tree.root.visits
        used = done / most  # part of the budget
        while used < 1.0 or done == 0:
            while used * stages >= stage:
                if stage == 1:
                    tree.remember()
                tree.halve(finalists, asked)
                stage += 1
            edge = tree.pick()
            tree.think(seen.sample(tree.fortune(edge)), edge)
            done += 1
            used = done / most
            if seconds > 0.0:
                used = max(used, (time.perf_counter() - began) / seconds)
        if stage == 1:
            tree.remember()
        self.iterations = done
        return tree

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

    def _take_over(self, seen: Seen) -> Tree:
        """The tree of the last decision, if it foresaw this one: the same seat decides again, and sees what its last
        move was sure to bring."""
        expected = self._expected
        self._expected = None
        tree = self._tree
        if tree is not None and expected is not None and expected == seen.view:
            return tree
        if tree is None:
            judge = self.judge
            if judge is None:
                judge = evaluation(seen.game.id, seen.game.insight)
            tree = Tree(judge, self.seed)
            self._tree = tree
        tree.plant(seen.sample(Rng(0)).players)
        return tree

    def _keep(self, tree: Tree, edge: Edge, seen: Seen) -> None:
        """The part of the tree below the chosen move may serve for the next decision."""
        if edge.child is None:  # a tree that does not grow leaves nothing
            return
        after = seen.sample(Rng(0))
        after.play_legal(edge.action)
        if after.to_play == seen.seat:
            self._expected = after.view(seen.seat)
            tree.root = edge.child


_ENDLESS: Final = 1 << 40
_DROPPED: Final = -1.0  # below every chance: a move that is out of the running
_MARGIN: Final = 0.97  # of the time is for thinking, the rest for the way there and back


def _looked_at(edge: Edge) -> tuple[int, float]:
    return edge.visits, edge.prior


def _visits(edge: Edge) -> int:
    return edge.visits


def _promise(edge: Edge) -> float:
    return edge.prior


def _stages(entrants: int, finalists: int) -> int:
    """Of a contest: how often the moves are halved, and the last stage."""
    stages = 1
    while entrants > finalists:
        entrants = _half(entrants, finalists)
        stages += 1
    return stages


def _edges_of(node: Node, choices: list[int], seat: int) -> list[Edge]:
    return [node.edges[action << 3 | seat] for action in choices]


def _line(tree: Tree, edge: Edge, seen: Seen) -> list[tuple[int, int]]:
    """What is expected after a move: the surest moves, while there is something to go by."""
    if not tree.grows:
        return tree.likely_line(seen.sample(Rng(0)), edge.action)
    line: list[tuple[int, int]] = []
    node = edge.child
    while node is not None and node.edges and len(line) < LINE:
        favourite = tree.favourite(list(node.edges.values()))
        if favourite.visits < 2:
            break
        line.append((favourite.seat, favourite.action))
        node = favourite.child
    return line
