"""`python -m quayside.lab.learn GAME --players N --hours H [--ray ADDRESS]`: a net learns a game by playing against itself.

Broken off, the same command goes on. What it has come to is told as it goes on, and stands in the folder as a table and as
a drawing; in the end, and with --hours 0 at once, the net is written there as bots play by it.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path

from quayside.core.errors import QuaysideError
from quayside.core.registry import game, games
from quayside.lab.cluster import LOCAL, connected
from quayside.lab.games import cores, options_in
from quayside.lab.learn.plan import Plan
from quayside.lab.learn.rows import Setting
from quayside.lab.learn.school import MINUTE, School
from quayside.lab.learn.worker import Alone, Crew, OnCluster

INTERRUPTED = 130  # the exit code after Ctrl-C


def main() -> None:
    parser = _parser()
    asked = parser.parse_args()
    try:
        plan = _plan(asked)
        school = School(plan, asked.out or Path("learn", f"{plan.game}-{plan.layout}"))
        with ExitStack() as stack:
            crew: Crew = Alone(plan, school.network.reading, school.rounds)
            if asked.ray:
                own = {"num_cpus": asked.processes} if asked.ray == LOCAL else {}
                ray = stack.enter_context(connected(asked.ray, **own))
                crew = OnCluster(ray, plan, school.network.reading, school.rounds << 10)
            school.run(crew, lambda school: _trials(school, asked), asked.every * MINUTE)
    except QuaysideError as error:
        parser.error(str(error))
    except KeyboardInterrupt:
        parser.exit(INTERRUPTED, "\nbroken off; the same command goes on\n")
    print(school.graduate(" ".join(["python -m quayside.lab.learn", *sys.argv[1:]])))


def _parser() -> argparse.ArgumentParser:
    usual = Plan("")
    parser = argparse.ArgumentParser(prog="python -m quayside.lab.learn", description=__doc__)
    parser.add_argument("game", choices=games())
    parser.add_argument(
        "--players", type=int, default=0, help="at the table; without it, all that the game is for"
    )
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[], help="an optional rule of all tables"
    )
    parser.add_argument("--mixed", action="store_true", help="draw the other options for each table")
    parser.add_argument("--hours", type=float, default=usual.hours, help="of processor time")
    parser.add_argument("--seed", type=int, default=usual.seed)
    parser.add_argument("--games", type=int, default=usual.games, help="side by side")
    parser.add_argument("--rate", type=float, default=usual.rate, help="of learning, at the beginning")
    parser.add_argument("--entropy", type=float, default=usual.entropy, help="at the beginning")
    parser.add_argument("--teacher", default=usual.teacher, help="a bot that shows at first what to do")
    parser.add_argument("--lessons", type=int, default=usual.lessons, help="rounds in which it does")
    parser.add_argument("--memory", type=float, default=usual.memory, help="how far a surprise is felt")
    parser.add_argument("--steps", type=int, default=usual.steps, help="of each game in a round")
    parser.add_argument("--rivals", default=",".join(usual.rivals), help="bots that sit on some of the seats")
    parser.add_argument("--every", type=float, default=10, help="minutes of processor time between trials")
    parser.add_argument("--trial", type=int, default=200, help="games of a trial")
    parser.add_argument("--against", default="greedy", help="bots, one after the other, in the trials")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="games are played on this Ray cluster; local: one started here"
    )
    parser.add_argument("--processes", type=int, default=cores(), help="of a cluster that is started here")
    parser.add_argument("--out", type=Path, help="the folder; by default learn/GAME-LAYOUT")
    return parser


def _plan(asked: argparse.Namespace) -> Plan:
    plan = Plan(
        asked.game,
        asked.players,
        options_in(game(asked.game), asked.option),
        asked.mixed,
        asked.hours,
        asked.seed,
        teacher=asked.teacher,
        lessons=asked.lessons,
        memory=asked.memory,
        steps=asked.steps,
        games=asked.games,
        rate=asked.rate,
        entropy=asked.entropy,
        rivals=tuple(name for name in asked.rivals.split(",") if name),
    )
    plan.check()
    return plan


def _trials(school: School, asked: argparse.Namespace) -> None:
    plan = school.plan
    players = min(plan.seats, key=lambda players: abs(players - 4))
    for opponent in asked.against.split(","):
        point = school.trial(Setting(players, plan.options), opponent, asked.trial)
        print(
            f"{point.hours:.2f} h, {point.decisions:,} decisions: {point.won / point.played:.1%} of {point.played} "
            f"against {players - 1} {opponent}; surprise {point.surprise:.3f} of {point.unaware:.3f}, doubt {point.doubt:.3f}, moved {point.moved:.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
