"""A small policy learns Manila by PPO, in self-play, on one CPU and with nothing but NumPy.

    python examples/ppo_manila.py --minutes 4

What to look at: `Network` (a network of two hidden layers, with its gradient by hand), `collect` (many games at once,
every seat played by the policy), `fortune` and `advantages` (who decided well, told from the money that came of it and
from how the game ended), and `learn` (PPO).
Every few rounds the policy plays against three random bots and against three greedy ones; the learning curve is drawn
into `ppo_manila.svg`, and the network is kept in `ppo_manila.npz`. Then it may play in the arena:

    PYTHONPATH=examples quayside arena manila --bots greedy,random,ppo_manila:Bot
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import quayside
from quayside import Rng, Seen
from quayside.bots import Budget, load
from quayside.games.manila.board import PRICES, REDEMPTION
from quayside.lab.arrays import Layout, Rows, mask, observe
from quayside.lab.batch import Batch
from quayside.lab.games import turns
from quayside.lab.simulate import wilson, win

PLAYERS = 4
GAMES = 128  # side by side
STEPS = 128  # decisions in each of them, between two rounds of learning: about a game
HIDDEN = 128
LAMBDA = 0.95  # how far back a surprise is felt
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
RATE = 1e-3
STEEPEST = 0.5  # a longer gradient is shortened
PASSES = 3
MINIBATCH = 2048

Array = NDArray[np.floating]


# ---------------------------------------------------------------------------------------------------------------------
# The network


class Network:
    """From a row of numbers to a logit for every action, and a guess of how much better the game will end for this seat
    than its fortune says."""

    def __init__(
        self, inputs: int, actions: int, hidden: int = HIDDEN, seed: int = 0, kind: type = np.float32
    ) -> None:
        rng = np.random.default_rng(seed)

        def weights(rows: int, columns: int, gain: float) -> Array:
            return (rng.standard_normal((rows, columns)) * gain / np.sqrt(rows)).astype(kind)

        self.weights: dict[str, Array] = {
            "w1": weights(inputs, hidden, 1.0),
            "b1": np.zeros(hidden, kind),
            "w2": weights(hidden, hidden, 1.0),
            "b2": np.zeros(hidden, kind),
            "wp": weights(hidden, actions, 0.01),
            "bp": np.zeros(actions, kind),
            "wv": weights(hidden, 1, 0.1),
            "bv": np.zeros(1, kind),
        }

    def forward(self, rows: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        w = self.weights
        first = np.tanh(rows @ w["w1"] + w["b1"])
        second = np.tanh(first @ w["w2"] + w["b2"])
        return second @ w["wp"] + w["bp"], (second @ w["wv"] + w["bv"])[:, 0], (first, second)

    def backward(
        self, rows: Array, hidden: tuple[Array, Array], to_logits: Array, to_values: Array
    ) -> dict[str, Array]:
        """The gradient of a loss, from its gradient by the logits and values."""
        w = self.weights
        first, second = hidden
        to_second = to_logits @ w["wp"].T + to_values[:, None] @ w["wv"].T
        before_second = to_second * (1 - second**2)
        before_first = (before_second @ w["w2"].T) * (1 - first**2)
        return {
            "w1": rows.T @ before_first,
            "b1": before_first.sum(0),
            "w2": first.T @ before_second,
            "b2": before_second.sum(0),
            "wp": second.T @ to_logits,
            "bp": to_logits.sum(0),
            "wv": second.T @ to_values[:, None],
            "bv": to_values.sum(0, keepdims=True),
        }


def log_policy(logits: Array, legal: NDArray[np.bool_]) -> Array:
    """Log-probabilities; an illegal action has none worth speaking of."""
    masked = np.where(legal, logits, -1e9)
    masked = masked - masked.max(1, keepdims=True)
    return masked - np.log(np.exp(masked).sum(1, keepdims=True))


class Adam:
    def __init__(self, network: Network) -> None:
        self.mean = {name: np.zeros_like(weights) for name, weights in network.weights.items()}
        self.square = {name: np.zeros_like(weights) for name, weights in network.weights.items()}
        self.steps = 0

    def step(self, network: Network, gradient: dict[str, Array], rate: float) -> None:
        self.steps += 1
        norm = np.sqrt(sum(float((each**2).sum()) for each in gradient.values()))
        for name, weights in network.weights.items():
            slope = gradient[name] * min(1.0, STEEPEST / (norm + 1e-8))
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.steps)
            square = self.square[name] / (1 - 0.999**self.steps)
            weights -= rate * mean / (np.sqrt(square) + 1e-8)


# ---------------------------------------------------------------------------------------------------------------------
# PPO


@dataclass
class Experience:
    """Decisions: what was seen, what was legal, what was chosen and how likely that was, and how well it went."""

    rows: Array
    legal: NDArray[np.bool_]
    actions: NDArray[np.int64]
    log_odds: Array
    advantages: Array
    returns: Array

    def part(self, chosen: NDArray[np.int64]) -> Experience:
        return Experience(
            self.rows[chosen],
            self.legal[chosen],
            self.actions[chosen],
            self.log_odds[chosen],
            self.advantages[chosen],
            self.returns[chosen],
        )


def loss(network: Network, told: Experience) -> tuple[float, dict[str, Array]]:
    """PPO's loss (clipped surrogate, value error, less entropy) and its gradient by every weight."""
    logits, values, hidden = network.forward(told.rows)
    logs = log_policy(logits, told.legal)
    odds = np.exp(logs)
    count = len(told.actions)
    lines = np.arange(count)
    ratio = np.exp(logs[lines, told.actions] - told.log_odds)
    plain = ratio * told.advantages
    clipped = np.clip(ratio, 1 - CLIP, 1 + CLIP) * told.advantages
    entropy = -(odds * np.where(told.legal, logs, 0)).sum(1)
    error = values - told.returns
    total = -np.minimum(plain, clipped).mean() + VALUE * (error**2).mean() - ENTROPY * entropy.mean()

    pull = np.where(plain <= clipped, -plain, 0) / count  # by the log-probability of the chosen action
    to_logits = -pull[:, None] * odds
    to_logits[lines, told.actions] += pull
    to_logits += ENTROPY / count * odds * (np.where(told.legal, logs, 0) + entropy[:, None])
    gradient = network.backward(told.rows, hidden, to_logits, 2 * VALUE / count * error)
    return float(total), gradient


def fortune(layout: Layout, rows: Rows) -> Array:
    """How far a seat is ahead of the others in money, loans paid back; of others' secret shares it knows nothing. From -1
    to 1, for a guess of the result to begin with: so a good move is seen at once, not only at the end of the game."""
    price = np.array(PRICES)[layout.read(rows, "price")]
    bought = layout.read(rows, "bought").reshape(len(rows), PLAYERS, -1)
    wealth = layout.read(rows, "cash") + (bought * price[:, None]).sum(2)
    wealth = wealth - REDEMPTION * layout.read(rows, "pledged") + 2 * price.mean(1, keepdims=True)
    wealth[:, 0] += (layout.read(rows, "dealt") * price).sum(1) - 2 * price.mean(1)
    ahead: Array = np.clip((wealth[:, 0] - wealth[:, 1:].mean(1)) / 100, -1, 1)
    return ahead


def collect(batch: Batch, network: Network, rng: np.random.Generator) -> Experience:
    """So many steps of all games, with every seat played by the policy."""
    layout = batch.layout
    rows, legal, actions, logs, values, ahead, seats, done, won = ([] for _ in range(9))
    for _ in range(STEPS):
        seen = layout.scaled(batch.observations)
        logits, value, _ = network.forward(seen)
        log_odds = log_policy(logits, batch.masks)
        noise = rng.gumbel(size=log_odds.shape)
        action = np.where(batch.masks, log_odds + noise, -np.inf).argmax(1)
        rows.append(seen)
        legal.append(batch.masks.copy())  # the next step writes into the same arrays
        actions.append(action)
        logs.append(log_odds[np.arange(len(action)), action])
        values.append(value)
        ahead.append(fortune(layout, batch.observations))
        seats.append(batch.seats.copy())
        step = batch.step(action)
        done.append(step.done)
        won.append(step.rewards)
    gains = advantages(np.array(values) + ahead, np.array(seats), np.array(done), np.array(won))
    returns = gains + np.array(values)
    return Experience(
        np.concatenate(rows),
        np.concatenate(legal),
        np.concatenate(actions),
        np.concatenate(logs),
        ((gains - gains.mean()) / (gains.std() + 1e-8)).ravel().astype(np.float32),
        returns.ravel().astype(np.float32),
    )


def advantages(values: Array, seats: NDArray, done: NDArray, won: Array) -> Array:
    """How much better things went than the network had guessed, for each decision [step, game]. A seat's next guess is
    that at its own next decision; at the end of a game it is the result. What is still open when the steps are used up
    is taken to go as guessed."""
    steps, games = values.shape
    players = won.shape[2]
    line = np.arange(games)
    guess = np.full((games, players), np.nan)
    gain = np.zeros((games, players))
    found = np.zeros_like(values)
    for step in reversed(range(steps)):
        guess[done[step]] = won[step][done[step]]
        gain[done[step]] = 0
        seat = seats[step]
        ahead = guess[line, seat]
        known = ~np.isnan(ahead)
        found[step] = np.where(known, ahead - values[step] + LAMBDA * gain[line, seat], 0)
        guess[line, seat] = values[step]
        gain[line, seat] = found[step]
    return found


def learn(network: Network, adam: Adam, told: Experience, rng: np.random.Generator, rate: float) -> None:
    for _ in range(PASSES):
        order = rng.permutation(len(told.actions))
        for start in range(0, len(order), MINIBATCH):
            _, gradient = loss(network, told.part(order[start : start + MINIBATCH]))
            adam.step(network, gradient, rate)


# ---------------------------------------------------------------------------------------------------------------------
# How good it is


class Bot:
    """The policy as a bot: it sees what its seat sees, and plays what it likes best."""

    name = "ppo"

    def __init__(self, seed: int = 0, network: Network | None = None) -> None:
        self.layout = Layout("manila", PLAYERS)
        self.network = kept(self.layout) if network is None else network
        self.rng = Rng(seed)

    def decide(self, seen: Seen, budget: Budget) -> int:
        world = seen.sample(self.rng)  # which looks the same to the seat
        logits, _, _ = self.network.forward(self.layout.scaled(observe(world, seen.seat)[None]))
        return int(np.where(mask(world), logits[0], -np.inf).argmax())


def kept(layout: Layout, path: str = "ppo_manila.npz") -> Network:
    network = Network(layout.size, layout.actions)
    network.weights = dict(np.load(path))
    return network


def wins(network: Network, opponent: str, games: int, seed: int) -> float:
    """Of the policy on one seat, in turn, against three of the others; a shared victory counts for its share."""
    policy = Bot(network=network)
    total = 0.0
    for number in range(games):
        seat = number % PLAYERS
        state = quayside.game("manila").new(players=PLAYERS, seed=seed + number // PLAYERS)
        bots = [load(opponent, seed=seed + number * PLAYERS + each) for each in range(PLAYERS)]
        bots[seat] = policy
        for _ in turns(bots, state, Budget()):
            pass
        total += float(win(state.ranking(), seat))
    return total


# ---------------------------------------------------------------------------------------------------------------------
# The learning curve


@dataclass
class Point:
    """Decisions learned from so far, and wins against an opponent."""

    decisions: int
    opponent: str
    won: float
    played: int


def curve(points: list[Point]) -> str:
    """A drawing: win rate over decisions, a line for each opponent, with 95% intervals."""
    width, height, edge = 720, 360, 50
    most = max(max(point.decisions for point in points), 1)

    def x(decisions: float) -> float:
        return edge + (width - 2 * edge) * decisions / most

    def y(rate: float) -> float:
        return height - edge - (height - 2 * edge) * rate

    marks = [f'<rect width="{width}" height="{height}" fill="#fbf9f4"/>']
    for rate in (0, 0.25, 0.5, 0.75, 1):
        dashed = ' stroke-dasharray="5 5"' if rate == 0.25 else ""
        marks.append(f'<path d="M{edge} {y(rate)}H{width - edge}" stroke="#c9c2b4"{dashed}/>')
        marks.append(f'<text x="{edge - 8}" y="{y(rate) + 4}" text-anchor="end">{rate:.0%}</text>')
    for opponent, colour in (("random", "#3a8cc8"), ("greedy", "#d65f2c")):
        line = [point for point in points if point.opponent == opponent]
        path = " ".join(f"{x(point.decisions):.1f},{y(point.won / point.played):.1f}" for point in line)
        marks.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for point in line:
            low, high = wilson(point.won, point.played)
            at = x(point.decisions)
            marks.append(f'<path d="M{at:.1f} {y(low):.1f}V{y(high):.1f}" stroke="{colour}" opacity=".5"/>')
        last = line[-1]
        above = y(last.won / last.played) - 8
        marks.append(
            f'<text x="{width - edge}" y="{above:.0f}" text-anchor="end" fill="{colour}">against three {opponent}</text>'
        )
    told = f"decisions in self-play, to {most:,}; broken line: a fair share"
    marks.append(f'<text x="{width / 2}" y="{height - 12}" text-anchor="middle">{told}</text>')
    body = "\n".join(marks)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="13">\n{body}\n</svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=4, help="of CPU time to learn for")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evaluations", type=int, default=8, help="points of the learning curve")
    parser.add_argument("--games", type=int, default=100, help="games for each of them and opponent")
    parser.add_argument("--out", type=Path, default=Path())
    args = parser.parse_args()

    rng = np.random.default_rng(args.seed)
    batch = Batch("manila", GAMES, PLAYERS, args.seed << 32)
    network = Network(batch.layout.size, batch.layout.actions, seed=args.seed)
    adam = Adam(network)
    points: list[Point] = []

    def evaluate(decisions: int) -> None:
        for opponent in ("random", "greedy"):
            won = wins(network, opponent, args.games, 10_000)
            points.append(Point(decisions, opponent, won, args.games))
            low, high = wilson(won, args.games)
            print(
                f"{decisions:>10,} decisions: {won / args.games:6.1%} ({low:.1%} to {high:.1%}) against {opponent}",
                flush=True,
            )
        (args.out / "ppo_manila.svg").write_text(curve(points), encoding="utf-8")
        np.savez(args.out / "ppo_manila.npz", **network.weights)

    evaluate(0)
    spent = 0.0
    decisions = 0
    for part in range(1, args.evaluations + 1):
        while spent < 60 * args.minutes * part / args.evaluations:
            started = time.process_time()
            left = 1 - spent / (60 * args.minutes)
            learn(network, adam, collect(batch, network, rng), rng, RATE * max(left, 0.1))
            decisions += GAMES * STEPS
            spent += time.process_time() - started
        evaluate(decisions)


if __name__ == "__main__":
    main()
