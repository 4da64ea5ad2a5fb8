"""Quayside: Manila, Puerto Rico and Lisboa as a library. `quayside.game("manila").new(players=4)` begins a game."""

from typing import TYPE_CHECKING

from quayside.core.errors import (
    ChanceError,
    IllegalAction,
    NotationError,
    OptionError,
    PositionError,
    QuaysideError,
    RecordError,
    WhyNot,
)
from quayside.core.events import Event
from quayside.core.game import Game
from quayside.core.playout import playout
from quayside.core.record import Record
from quayside.core.registry import game
from quayside.core.rng import Rng
from quayside.core.seen import Seen
from quayside.core.state import ALL, State
from quayside.core.vocabulary import Vocabulary

# The package that holds the games answers like the function which lists them.
if TYPE_CHECKING:
    from quayside.core.registry import games
else:
    import quayside.games  # noqa: F401

__version__ = "0.1.0"

__all__ = [
    "ALL",
    "ChanceError",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "PositionError",
    "QuaysideError",
    "Record",
    "RecordError",
    "Rng",
    "Seen",
    "State",
    "Vocabulary",
    "WhyNot",
    "game",
    "games",
    "playout",
]
