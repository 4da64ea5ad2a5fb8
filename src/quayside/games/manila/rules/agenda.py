"""What may stand on the agenda of a voyage, in the order of the rulebook."""

from __future__ import annotations

from typing import Final

AUCTION: Final = 0
PURCHASE: Final = 1
LOADING: Final = 2
STARTING: Final = 3
PLACEMENT_ROUND: Final = 4
PLACEMENT: Final = 5  # of a seat
MOVEMENT: Final = 6
BOARDING: Final = 7  # number: a place in the pirate boat
PILOTING: Final = 8  # number: which pilot
PLUNDER: Final = 9  # number: a ware
SETTLEMENT: Final = 10

# Places in the pirate boat
CAPTAIN: Final = 0
SECOND: Final = 1

# Pilots
SMALL: Final = 0
LARGE: Final = 1
