"""The positions of Puerto Rico that are counted (see tests/perft.py)."""

from __future__ import annotations

from typing import Any

import pytest

from ..perft import Known, at_each
from ..properties.worlds import perft, position

NONE: dict[str, Any] = {}
SWAP = {"swap_factory_university": True, "corn_starters_pay": True}

# fmt: off
POSITIONS = [  # players, decision, options, seed, random moves before, depth, sequences, checksum
    (2, "role",       NONE,   1,  47, 4,   855, 0xDE86288B),
    (2, "hacienda",   SWAP,   1,  78, 5,   738, 0x5E73EBE1),
    (2, "settler",    NONE,   1,  48, 4,   418, 0x5C64B613),
    (2, "hospice",    SWAP,   1, 250, 7,  1836, 0x6B800F9A),
    (2, "privilege",  NONE,   1,  55, 5,  1516, 0x4F07B8D4),
    (2, "mayor",      SWAP,   1,  56, 5,  2250, 0x8739C6EE),
    (2, "builder",    NONE,   1,  51, 5,  1910, 0x115BD447),
    (2, "university", SWAP,   4, 449, 4,   294, 0xD640EA73),
    (2, "craftsman",  NONE,   1, 171, 5,   892, 0x870E2D16),
    (2, "trader",     SWAP,   1,  71, 6,  1220, 0x34D276B5),
    (2, "captain",    NONE,   1, 207, 5,  1918, 0x0C74BEF0),
    (2, "storage",    SWAP,   1, 396, 6,  1506, 0x35CB129E),
    (3, "role",       NONE,   1,  50, 5,  2155, 0x58C12D1A),
    (3, "hacienda",   SWAP,   1, 301, 6,  1118, 0x67F6A93C),
    (3, "settler",    NONE,   1,  67, 5,  1014, 0x152CB26C),
    (3, "hospice",    SWAP,   1, 304, 6,  2160, 0x5B1184F7),
    (3, "privilege",  NONE,   1,  86, 4,   802, 0x14E1C14E),
    (3, "mayor",      SWAP,   1,  55, 4,   646, 0x587DAC8A),
    (3, "builder",    NONE,   1,  53, 4,  1056, 0xEA38D685),
    (3, "university", SWAP,   5, 332, 5,   840, 0x377D4641),
    (3, "craftsman",  NONE,   1, 144, 4,   477, 0xC674022F),
    (3, "trader",     SWAP,   1,  78, 5,   888, 0xBA6748D5),
    (3, "captain",    NONE,   1, 155, 6,  1716, 0xAEB318B7),
    (3, "storage",    SWAP,   2, 439, 5,   882, 0x07A7B460),
    (4, "role",       NONE,   1,  49, 5,  2012, 0x49B27553),
    (4, "hacienda",   SWAP,   1,  47, 5,  1190, 0x17A183BD),
    (4, "settler",    NONE,   1,  47, 5,   922, 0x8AFEABBB),
    (4, "hospice",    SWAP,   1, 217, 5,   970, 0x2FA762FA),
    (4, "privilege",  NONE,   1,  59, 5,  1532, 0x24FB4E29),
    (4, "mayor",      SWAP,   1,  53, 5,  1056, 0x971C8CC3),
    (4, "builder",    NONE,   1,  55, 6,  1500, 0x89BC0CCD),
    (4, "university", SWAP,   4, 398, 5,  1648, 0x22A96E35),
    (4, "craftsman",  NONE,   1, 107, 5,   952, 0x0F1E8D40),
    (4, "trader",     SWAP,   1, 125, 6,  2322, 0xBE7B9788),
    (4, "captain",    NONE,   1, 126, 4,   609, 0x07821A56),
    (4, "storage",    SWAP,   1, 342, 7,  2160, 0xA05BED8F),
    (5, "role",       NONE,   1,  56, 5,  1690, 0xD40E77BA),
    (5, "hacienda",   SWAP,   1,  54, 5,   936, 0x24BC2DB5),
    (5, "settler",    NONE,   1,  58, 5,   711, 0xB02B2908),
    (5, "hospice",    SWAP,   1, 340, 6,   528, 0x07229BDA),
    (5, "privilege",  NONE,   1,  74, 6,  1384, 0xECD34F20),
    (5, "mayor",      SWAP,   1,  47, 6,  1128, 0xDDD83F88),
    (5, "builder",    NONE,   1, 108, 3,   794, 0xB3CE5FF8),
    (5, "university", SWAP,   9, 164, 5,  1078, 0xDC00B5F9),
    (5, "craftsman",  NONE,   1, 155, 5,   818, 0x31E4217A),
    (5, "trader",     SWAP,   1, 121, 6,   894, 0x62B1EDDA),
    (5, "captain",    NONE,   1, 200, 6,  1088, 0x8F441670),
    (5, "storage",    SWAP,   1, 582, 5,  1725, 0x29BC0B9D),
]
# fmt: on


@at_each(POSITIONS)
def test_as_many_sequences_as_ever_and_they_lead_where_they_led(known: Known) -> None:
    known.check("puerto_rico")


def test_every_decision_is_looked_at_with_every_number_of_players() -> None:
    kinds = (
        "role hacienda settler hospice privilege mayor builder university craftsman trader captain storage"
    )
    assert {(players, decision) for players, decision, *_ in POSITIONS} == {
        (players, decision) for players in (2, 3, 4, 5) for decision in kinds.split()
    }


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_first_counts_can_be_worked_out_by_hand(players: int) -> None:
    """In the first round everybody has a single plantation and no goods. Craftsman, trader, captain and prospector ask
    nobody, and one card less is left for the next; the mayor asks for his privilege; the settler chooses among the kinds
    that lie face up, a quarry and nothing; the builder among nothing and what he can pay."""
    state = position("puerto_rico", players, 1729, 0)
    view: Any = state.view(None)
    cards = len(view["roles"])
    assert perft(state, 1)[0] == cards
    kinds = len(set(view["plantations"]))
    purse = view["seats"][0]["doubloons"]
    affordable = [facts for facts in view["market"].values() if facts["cost"] <= purse + 1]
    asks_nobody = (cards - 3) * (cards - 1)
    assert perft(state, 2)[0] == asks_nobody + 2 + (1 + kinds + 1) + (1 + len(affordable))
