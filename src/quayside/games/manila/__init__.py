"""Manila: punts full of wares, pirates on space 13, and a black market that follows the luck of the dice."""

from quayside.games.manila.game import GAME

__all__ = ["GAME"]
