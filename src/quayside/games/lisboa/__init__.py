"""Lisboa: rebuilding the city after the earthquake of 1755."""

from quayside.games.lisboa.game import GAME

__all__ = ["GAME"]
