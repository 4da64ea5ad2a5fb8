"""What may stand on the agenda of a round, in the order of the rulebook, then what only expansions put there. Frames name
the seat whose turn it is; those of nobody say so, and those with numbers of their own what these are."""

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

DRAFT_CHOICE: Final = 17
GUESTS: Final = 18  # which question: see guests
LIBRARY_CHOICE: Final = 19
FOREST_CHOICE: Final = 20  # the tile, and how it was gained: see forests
SECOND_TILE: Final = 21
LODGE: Final = 22
BOARDING: Final = 23  # people served already
PAYMENT: Final = 24  # the building, the doubloons missing, and a set: see black_market
HARVEST: Final = 25
SPECIALTIES: Final = 26
FIRST_TURN: Final = 27
SUPPLIES: Final = 28
SMALL_LOAD: Final = 29  # barrels aboard
DEED: Final = 30
POACHING: Final = 31  # people that may still be taken
EXPULSION: Final = 32  # nobody's, unless there is a choice; people that go back
REWARD: Final = 33  # colonists still to be placed
GAME_END: Final = 34  # nobody's
