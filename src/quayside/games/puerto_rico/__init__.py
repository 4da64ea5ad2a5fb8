"""Puerto Rico: seven roles, an island to plant, a city to build, and ships that wait for nobody."""

from quayside.games.puerto_rico.game import GAME

__all__ = ["GAME"]
