"""Tables that stand at a moment of a game, for whoever has to decide there; and friends who play over their sockets."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from quayside.core.state import State

from ..server.players import Player
from .laying import Moment, lay
from .positions import first

NAMES = ("Rosa", "Wei", "Marta", "João")
DECISIONS = ("auction", "purchase", "loading", "starts", "placement", "pilot", "boarding", "plunder")
PUERTO_RICO = tuple(
    f"puerto_rico.{decision}"
    for decision in ("role", "settler", "mayor", "builder", "craftsman", "trader", "captain", "storage")
)
LISBOA = tuple(
    f"lisboa.{decision}"
    for decision in ("card", "use", "business", "following", "store", "building", "cashing", "period_cards")
)
EARLIEST = {"puerto_rico": 6, "lisboa": 4}  # the round with something on the islands, and in the city
PLIES = 4_000


class Moments:
    """Each is arranged once, and only looked at. `at_random`: so many of a hundred moves before it were made without thought."""

    def __init__(self, address: str, database: str, at_random: int = 100) -> None:
        self.address = address
        self.database = database
        self.at_random = at_random
        self._known: dict[str, Moment] = {}

    def at(self, name: str) -> Moment:
        """A decision of Manila, `over`, or `waiting` for the start; `puerto_rico.over` and the like are another game's."""
        if name not in self._known:
            self._known[name] = self.arrange(name)
        return self._known[name]

    def arrange(self, name: str) -> Moment:
        """The same at a table of its own."""
        game, _, what = name.rpartition(".")
        if name == "waiting":
            host = self.friends(1)[0]
            table = host.create_table("manila", len(NAMES))
            host.sit(table, 0)
            return Moment(table, [host], 0)
        position = first(
            game or "manila", len(NAMES), what, lambda state: stands_at(state, what), self.at_random
        )
        return lay(self.database, position, self.friends(len(NAMES)))

    def seated(self, count: int = len(NAMES), game: str = "manila", **plan: Any) -> list[Player]:
        """Friends at a table of their own; the game has begun."""
        players = self.friends(count)
        table = players[0].create_table(game, count, **plan)
        for seat, player in enumerate(players):
            player.sit(table, seat)
        players[0].start(table)
        for player in players:
            player.hello(table)
        return players

    def friends(self, count: int) -> list[Player]:
        return [Player(self.address).guest(name) for name in NAMES[:count]]


def stands_at(state: State, name: str) -> bool:
    if state.to_play < 0:
        return name == "over"
    if name == "placement" and "pledge" not in map(state.notation, state.choices):  # with shares in hand
        return False
    return is_at({"to_play": state.to_play, "view": state.view(state.to_play)}, name)


def is_at(update: dict[str, Any], name: str) -> bool:
    if name == "over":
        return bool(update["to_play"] < 0)
    decision = update["view"]["decision"]
    if name == "pilot":  # the large one has more to show
        return decision["kind"] == "pilot" and decision["pilot"] == "large"
    if name == "placement":  # with something on the board already
        return decision["kind"] == "placement" and decision["round"] == 2
    if update["view"].get("round", 0) < EARLIEST.get(update["view"]["game"], 0):
        return False
    return bool(decision["kind"] == name)


def play_to(
    players: list[Player], chance: random.Random, there: Callable[[dict[str, Any]], bool]
) -> int | None:
    """Plays until whoever decides is there; his seat, if the game comes to it."""
    for _ in range(PLIES):
        latest = max(player.update["seq"] for player in players)
        for player in players:
            player.at(latest)
        seat = players[0].update["to_play"]
        if there(players[max(seat, 0)].update):
            return max(seat, 0)
        if seat < 0:
            return None
        make_move(players[seat], chance)
    raise AssertionError("the game does not end")


def make_move(player: Player, chance: random.Random) -> None:
    answer = player.move(_choice(player.update["legal"], chance))
    assert answer["type"] == "accepted", answer


def _choice(legal: list[str], chance: random.Random) -> str:
    """Any move, but those that lead to pirates and pilots rather than others, and few loans."""
    plain = [move for move in legal if move not in ("pledge", "redeem")] or legal
    bids = [move for move in plain if move.startswith("bid ")]
    if bids:
        return chance.choice([bids[0], "pass"])
    bold = [
        move for move in plain if move in ("place pirates", "place pilot.large") or move.startswith("board")
    ]
    return chance.choice(bold if bold and chance.random() < 0.7 else plain)
