"""PPO in one file, as CleanRL writes it: a policy learns a seat of any of the games against bots, on the vector environment.

    pip install 'quayside[lab,torch]'
    python examples/ppo_torch.py --game Manila --opponents greedy --total-timesteps 2000000

What is Quayside's own in it: `gymnasium.make_vec`, the mask of legal actions (an illegal one has no probability), and games that
end and begin in the same step (`Rollout.estimate`). All else is PPO as usual. The learning curve goes to standard output and
into `curve.json` beside the weights; an evaluation plays the most probable action. With `--opponents self` the policy plays all
seats, in several processes if you like.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn, optim
from torch.distributions.categorical import Categorical

import quayside.lab.gymnasium  # noqa: F401  makes the games known to Gymnasium
from quayside.lab.simulate import wilson
from quayside.lab.vector import SeatsVectorEnv

SELF = "self"


def parse_args() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    # what is played
    parser.add_argument("--game", default="Manila", help="Manila, PuertoRico or Lisboa")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument(
        "--opponents", default="greedy", help="bots, comma-separated; self: the policy itself"
    )
    parser.add_argument(
        "--evaluate", default="random,greedy", help="bots to be tried against, three alike each time"
    )
    parser.add_argument(
        "--processes", type=int, default=1, help="for --opponents self: how many play the games"
    )
    # how long, and how often it is looked at
    parser.add_argument("--total-timesteps", type=int, default=2_000_000)
    parser.add_argument("--evaluations", type=int, default=8)
    parser.add_argument("--eval-games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--torch-threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo_torch"))
    # PPO
    parser.add_argument("--num-envs", type=int, default=128)
    parser.add_argument("--num-steps", type=int, default=128)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--learning-rate", type=float, default=1e-3)
    parser.add_argument(
        "--gamma", type=float, default=1.0, help="a result is worth the same however late it comes"
    )
    parser.add_argument("--gae-lambda", type=float, default=0.95)
    parser.add_argument("--num-minibatches", type=int, default=8)
    parser.add_argument("--update-epochs", type=int, default=4)
    parser.add_argument("--clip-coef", type=float, default=0.2)
    parser.add_argument("--ent-coef", type=float, default=0.01)
    parser.add_argument("--vf-coef", type=float, default=0.5)
    parser.add_argument("--max-grad-norm", type=float, default=0.5)
    return parser.parse_args()


def make(
    args: argparse.Namespace, num_envs: int, opponents: list[str] | None, seat: int | None
) -> SeatsVectorEnv:
    games = gymnasium.make_vec(
        f"quayside/{args.game}-v0",
        num_envs=num_envs,
        players=args.players,
        opponents=opponents,
        seat=seat,
        processes=args.processes if opponents is None else 1,
    )
    assert isinstance(games, SeatsVectorEnv)
    return games


def layer_init(layer: nn.Linear, std: float = np.sqrt(2)) -> nn.Linear:
    torch.nn.init.orthogonal_(layer.weight, std)
    torch.nn.init.constant_(layer.bias, 0.0)
    return layer


class Agent(nn.Module):
    """Two heads on one body. Rows come as 16-bit numbers and are scaled here, by the ends of their ranges."""

    scale: torch.Tensor

    def __init__(self, games: SeatsVectorEnv, hidden: int) -> None:
        super().__init__()
        layout = games.layout
        widest = np.maximum(np.abs(layout.low), np.abs(layout.high)).astype(np.float32)
        self.register_buffer("scale", torch.from_numpy(1 / widest))
        self.body = nn.Sequential(
            layer_init(nn.Linear(layout.size, hidden)),
            nn.ReLU(),
            layer_init(nn.Linear(hidden, hidden)),
            nn.ReLU(),
        )
        self.actor = layer_init(nn.Linear(hidden, layout.actions), std=0.01)
        self.critic = layer_init(nn.Linear(hidden, 1), std=1.0)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        body = self.body(rows * self.scale)
        logits = self.actor(body).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.critic(body).squeeze(-1)


def tensors(seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"].astype(np.bool_))


class Rollout:
    """So many steps of all games, and what came of them."""

    def __init__(self, args: argparse.Namespace, games: SeatsVectorEnv) -> None:
        shape = (args.num_steps, args.num_envs)
        self.rows = torch.zeros((*shape, games.layout.size), dtype=torch.int16)
        self.masks = torch.zeros((*shape, games.layout.actions), dtype=torch.bool)
        self.actions = torch.zeros(shape, dtype=torch.int64)
        self.logprobs = torch.zeros(shape)
        self.values = torch.zeros(shape)
        self.seats = torch.zeros(shape, dtype=torch.int64)
        self.dones = torch.zeros(shape, dtype=torch.bool)  # the game has ended by this step
        self.rewards = torch.zeros((*shape, args.players))  # of all seats, when it has
        self.advantages = torch.zeros(shape)

    @torch.no_grad()
    def estimate(self, gamma: float, gae_lambda: float) -> None:
        """Generalized advantages, seat by seat: what follows a decision is the next decision of its own seat, or the end of the
        game. With bots on the other seats that is the next step, as usual. What is still open at the end of the rollout is
        taken to go as the critic has guessed."""
        steps, games = self.values.shape
        line = torch.arange(games)
        worth = torch.full((games, self.rewards.shape[2]), torch.nan)  # what comes next, by seat ...
        gain = torch.zeros_like(worth)  # ... and how much better than guessed it went from there
        for t in reversed(range(steps)):
            ended = self.dones[t]
            worth[ended], gain[ended] = self.rewards[t][ended], 0.0
            seat = self.seats[t]
            found = worth[line, seat] + gain[line, seat] - self.values[t]
            self.advantages[t] = found = torch.where(found.isnan(), 0.0, found)
            worth[line, seat] = gamma * self.values[t]
            gain[line, seat] = gamma * gae_lambda * found


def learn(
    agent: Agent, optimizer: optim.Optimizer, told: Rollout, args: argparse.Namespace
) -> dict[str, float]:
    rows, masks = told.rows.flatten(0, 1), told.masks.flatten(0, 1)
    actions, logprobs = told.actions.flatten(), told.logprobs.flatten()
    advantages, values = told.advantages.flatten(), told.values.flatten()
    returns = advantages + values
    batch = len(actions)
    size = batch // args.num_minibatches
    clipfracs: list[float] = []
    for _ in range(args.update_epochs):
        order = torch.randperm(batch)
        for start in range(0, batch, size):
            chosen = order[start : start + size]
            policy, newvalue = agent(rows[chosen], masks[chosen])
            logratio = policy.log_prob(actions[chosen]) - logprobs[chosen]
            ratio = logratio.exp()
            with torch.no_grad():
                approx_kl = ((ratio - 1) - logratio).mean()
                clipfracs.append(((ratio - 1).abs() > args.clip_coef).float().mean().item())
            gains = advantages[chosen]
            gains = (gains - gains.mean()) / (gains.std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip_coef, 1 + args.clip_coef)
            pg_loss = torch.max(-gains * ratio, -gains * clipped).mean()
            v_loss = 0.5 * (newvalue - returns[chosen]).square().mean()
            entropy = policy.entropy().mean()
            loss = pg_loss - args.ent_coef * entropy + args.vf_coef * v_loss
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), args.max_grad_norm)
            optimizer.step()
    explained = 1 - (returns - values).var() / (returns.var() + 1e-8)
    return {
        "policy_loss": pg_loss.item(),
        "value_loss": v_loss.item(),
        "entropy": entropy.item(),
        "approx_kl": approx_kl.item(),
        "clipfrac": float(np.mean(clipfracs)),
        "explained_variance": explained.item(),
    }


@torch.no_grad()
def evaluate(agent: Agent, args: argparse.Namespace, opponent: str, seed: int) -> tuple[float, float, int]:
    """Plays each game once, the most probable action in every decision, from another seat each game: the share of wins, the
    mean reward, and how many games."""
    games = make(args, args.eval_games, [opponent], seat=None)
    seen, infos = games.reset(seed=seed)
    open_games = np.ones(args.eval_games, np.bool_)
    won, total = 0.0, 0.0
    while open_games.any():
        policy, _ = agent(*tensors(seen))
        seats = infos["seat"]
        seen, reward, done, _, infos = games.step(policy.logits.argmax(-1).numpy())
        for place in np.flatnonzero(done & open_games):
            rewards = infos["rewards"][place]
            best = rewards == rewards.max()
            won += float(best[seats[place]]) / best.sum()  # a victory shared by n counts 1/n
            total += float(reward[place])
        open_games &= ~done
    games.close()
    return won / args.eval_games, total / args.eval_games, args.eval_games


def main() -> None:
    args = parse_args()
    torch.set_num_threads(args.torch_threads)
    torch.manual_seed(args.seed)
    own = args.opponents == SELF
    games = make(args, args.num_envs, None if own else args.opponents.split(","), seat=None)
    agent = Agent(games, args.hidden)
    optimizer = optim.Adam(agent.parameters(), lr=args.learning_rate, eps=1e-5)
    told = Rollout(args, games)
    batch = args.num_envs * args.num_steps
    iterations = max(1, args.total_timesteps // batch)
    look_at = {round(iterations * part / args.evaluations) for part in range(args.evaluations + 1)}
    curve: list[dict[str, float | str]] = []
    args.out.mkdir(parents=True, exist_ok=True)

    def look(iteration: int, spent: float) -> None:
        for opponent in args.evaluate.split(","):
            won, mean, played = evaluate(agent, args, opponent, seed=10_000_000)
            low, high = wilson(won * played, played)
            curve.append(
                {"steps": iteration * batch, "seconds": round(spent, 1), "opponent": opponent}
                | {
                    "wins": round(won, 4),
                    "low": round(low, 4),
                    "high": round(high, 4),
                    "reward": round(mean, 4),
                }
            )
            print(
                f"{iteration * batch:>10,} steps  {won:6.1%} ({low:.1%} to {high:.1%}) against {opponent}",
                flush=True,
            )
        (args.out / "curve.json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")
        torch.save(agent.state_dict(), args.out / "agent.pt")

    look(0, 0.0)
    spent = 0.0
    seen, infos = games.reset(seed=args.seed)
    for iteration in range(1, iterations + 1):
        started = time.process_time()
        optimizer.param_groups[0]["lr"] = args.learning_rate * (1 - (iteration - 1) / iterations)
        for t in range(args.num_steps):
            told.rows[t], told.masks[t] = tensors(seen)
            told.seats[t] = torch.from_numpy(infos["seat"])
            with torch.no_grad():
                policy, told.values[t] = agent(told.rows[t], told.masks[t])
            told.actions[t] = policy.sample()
            told.logprobs[t] = policy.log_prob(told.actions[t])
            seen, _, done, _, infos = games.step(told.actions[t].numpy())
            told.dones[t] = torch.from_numpy(done)
            told.rewards[t] = torch.from_numpy(infos["rewards"])
        told.estimate(args.gamma, args.gae_lambda)
        figures = learn(agent, optimizer, told, args)
        spent += time.process_time() - started
        line = "  ".join(f"{name} {value:.3f}" for name, value in figures.items())
        print(f"{iteration * batch:>10,} steps  {line}  steps/s {iteration * batch / spent:,.0f}", flush=True)
        if iteration in look_at:
            look(iteration, spent)
    games.close()


if __name__ == "__main__":
    main()
