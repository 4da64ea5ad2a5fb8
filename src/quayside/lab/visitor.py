"""Run by `elsewhere.py` in the environment of another commit, as a script: bots of that commit decide, by notation.

A line of JSON in, a line of JSON out. It uses nothing of Quayside that has not been there for long.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import quayside
from quayside.bots import Budget, load
from quayside.core.seen import Seen

SEATS = 16  # bots that are remembered: those of the game under way, and some before it


class Visitor:
    """A bot of this commit on a seat of a game that is played elsewhere, and the same game here."""

    def __init__(self, bot: str, seed: int, game: str, version: int, deal: dict[str, Any]) -> None:
        rules = quayside.game(game)
        if rules.version != version:
            raise ValueError(f"it plays version {rules.version} of {game}, not {version}")
        self.bot = load(bot, seed)
        self.state = rules.new(**deal.pop("options"), **deal)

    def decide(self, moves: list[str], seconds: float | None, iterations: int | None) -> dict[str, Any]:
        state = self.state
        for move in moves:
            state.play(state.parse(move))
        began = time.process_time()
        action = self.bot.decide(Seen(state, state.to_play), Budget(seconds, iterations))
        spent = time.process_time() - began
        rounds = getattr(self.bot, "iterations", 0)
        return {"move": state.notation(action), "processor": spent, "iterations": rounds}


def main() -> None:
    seats: dict[int, Visitor] = {}
    for line in sys.stdin:
        asked = json.loads(line)
        number = asked.pop("number")
        answer: dict[str, Any] = {}
        try:
            if "moves" in asked:
                answer = seats[number].decide(**asked)
            else:
                seats[number] = Visitor(**asked)
                if len(seats) > SEATS:
                    del seats[min(seats)]
        except Exception as error:
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
