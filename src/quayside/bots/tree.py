"""The tree of what may follow a move: nodes are points in a sequence of decisions, edges the moves out of them.

Dice and draws fall as a world's generator has them, so a node stands for a sequence of decisions, whatever chance brought
in between (open loop). Every seat goes for its own chance to win; nobody is taken to help (max^n).
"""

from __future__ import annotations

import math
from typing import Final

from quayside.bots.evaluation import Evaluation, softmax
from quayside.bots.rollout import LINE, Rollout
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import State

CURIOSITY: Final = 1.3  # how much an unexplored move that looks good is worth trying
LEAST_SPREAD: Final = 0.04  # chances nearer together than this are not pulled apart
SPREAD_AFTER: Final = 12  # visits until a chance counts for the spread
FLOOR: Final = 0.2  # of the attention is shared by all moves, however bad they look
UNSURE: Final = 0.5  # taken off the chance of a move that was looked at once


class Edge:
    """A move of a seat, out of a node, and what came of it."""

    def __init__(self, action: int, seat: int, prior: float, players: int) -> None:
        self.action = action
        self.seat = seat
        self.prior = prior
        self.visits = 0
        self.sums = [0.0] * players  # of the chances of each seat
        self.child: Node | None = None
        # Of a move that takes part in the contest
        self.early = 0.0  # its seat's chance when all that entered had been looked at equally often
        self.share = 0.0  # of blind choices: its own, and of the moves that it was drawn for

    def chance(self, seat: int) -> float:
        return self.sums[seat] / self.visits

    def chances(self) -> list[float]:
        """Each seat's chance to win after the move; [] for a move that was never looked at."""
        return [total / self.visits for total in self.sums] if self.visits > 0 else []

    def sure(self, trust: float) -> float:
        """The chance that the move has at least: few looks at it prove little. What the game promised of it counts as far
        as that is trusted."""
        if self.visits == 0:
            return self.prior - 1.0
        unsure = UNSURE / math.sqrt(float(self.visits))
        return self.chance(self.seat) - unsure + trust * math.log(self.prior)


def surest(edges: list[Edge], trust: float) -> Edge:
    """Of the moves that were looked at."""
    chosen = edges[0]
    highest = -1e9
    for edge in edges:
        if edge.visits > 0:
            chance = edge.sure(trust)
            if chance > highest:
                highest = chance
                chosen = edge
    return chosen


class Node:
    """A point in a sequence of decisions. Which moves are legal there differs from world to world."""

    def __init__(self, players: int) -> None:
        self.visits = 0
        self.sums = [0.0] * players  # of the chances of each seat
        self._edges: dict[int, Edge] = {}

    def edge(self, action: int, seat: int) -> Edge | None:
        return self._edges.get(_place(action, seat))

    def add(self, edge: Edge) -> None:
        self._edges[_place(edge.action, edge.seat)] = edge

    def edges(self) -> list[Edge]:
        return list(self._edges.values())

    def edges_of(self, choices: list[int], seat: int) -> list[Edge]:
        """The edges of moves that have been met here."""
        return [self._edges[_place(action, seat)] for action in choices]


def _place(action: int, seat: int) -> int:
    """Where the edge of a seat's move is found."""
    return action << 3 | seat


class Tree:
    """What has been found out so far, below the position that is being decided."""

    def __init__(self, judge: Evaluation, rollout: Rollout) -> None:
        self.judge = judge
        self.rollout = rollout
        self.root = Node(0)
        self.trust = 0.0  # in the game's own judgement of the root's moves
        self.grows = judge.insight.branches()  # below the moves of the root
        self.worst: list[float] = []  # by seat, of the chances met in the tree: what one may win or lose
        self.best: list[float] = []

    def plant(self, players: int) -> None:
        """Forgets everything."""
        self.root = Node(players)
        self.worst = [1.0] * players
        self.best = [0.0] * players

    def look_at_root(self, seen: Seen, choices: list[int], world: State) -> None:
        """At the root, the game may judge the moves with more care than inside the tree."""
        self.trust = self.judge.insight.trust(world)
        priors = softmax(self.judge.insight.values(seen), self.judge.temperature)
        for number in range(len(choices)):
            edge = self.root.edge(choices[number], seen.seat)
            if edge is None:
                edge = Edge(choices[number], seen.seat, 0.0, len(self.root.sums))
                self.root.add(edge)
            edge.prior = _attention(priors[number], len(choices))

    def explore(self, world: State, first: Edge) -> None:
        """One round of thought, in a world of its own; `first` is the move of the root that is looked at. Walks down the
        tree, adds one move to it, plays on from there, and lets every move on the way learn what came of it."""
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
                chances = self.rollout.after(world, edge.action)
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
        edges: list[Edge] = []
        for action in choices:
            edge = node.edge(action, seat)
            if edge is None:
                break
            edges.append(edge)
        if len(edges) == len(choices):
            return edges
        priors = softmax(self.judge.insight.quick(world), self.judge.temperature)
        edges = []
        for number in range(len(choices)):
            edge = node.edge(choices[number], seat)
            if edge is None:
                edge = Edge(choices[number], seat, _attention(priors[number], len(choices)), world.players)
                node.add(edge)
            edges.append(edge)
        return edges

    def line(self, edge: Edge, seen: Seen) -> list[tuple[int, int]]:
        """What is expected after a move of the root, as seats and actions: the surest moves, while there is something to go
        by."""
        if edge.visits == 0:
            return []
        if not self.grows:
            return self.rollout.line(seen.sample(Rng(0)), edge.action)
        line: list[tuple[int, int]] = []
        node = edge.child
        while node is not None and len(line) < LINE:
            edges = node.edges()
            if not edges:
                break
            favourite = surest(edges, self.trust)
            if favourite.visits < 2:
                break
            line.append((favourite.seat, favourite.action))
            node = favourite.child
        return line


def _attention(prior: float, choices: int) -> float:
    return prior * (1.0 - FLOOR) + FLOOR / choices
