"""What may stand on the agenda of a round, in the order of the rulebook. Frames name the seat whose turn it is; those of nobody say so."""

from __future__ import annotations

from typing import Final

ROLE_CHOICE: Final = 0
TILE_DRAW: Final = 1
TILE_CHOICE: Final = 2
TILE_COLONIST: Final = 3
EXTRA_COLONIST: Final = 4
ARRIVAL: Final = 5  # nobody's
LIFTING: Final = 6
PLACEMENT: Final = 7
PURCHASE: Final = 8
BUILDING_COLONIST: Final = 9
EXTRA_GOOD: Final = 10
SALE: Final = 11
LOADING: Final = 12
STOCKTAKING: Final = 13
STORAGE: Final = 14
PHASE_END: Final = 15  # nobody's
ROUND_END: Final = 16  # nobody's
