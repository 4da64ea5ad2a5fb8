"""The positions of Puerto Rico that are counted (see tests/perft.py)."""

from __future__ import annotations

from typing import Any

import pytest

from ..perft import Known, at_each
from ..properties.worlds import perft, position

NONE: dict[str, Any] = {}
SWAP = {"swap_factory_university": True, "corn_starters_pay": True}

EVERY: dict[str, Any] = {
    "new_buildings": "draft",
    "nobles": "drafted",
    "buccaneer": True,
    "festival": True,
}
MARKET: dict[str, Any] = {**EVERY, "new_buildings": "random", "nobles": "added"}

# fmt: off
POSITIONS = [  # players, decision, options, seed, random moves before, depth, sequences, checksum
    (2, "role",       NONE,   1,  47, 4,   855, 0x168CE997),
    (2, "hacienda",   SWAP,   1,  78, 5,   738, 0x1DAC2102),
    (2, "settler",    NONE,   1,  48, 4,   418, 0xB3E99927),
    (2, "hospice",    SWAP,   1, 250, 7,  1836, 0xA6DAD539),
    (2, "privilege",  NONE,   1,  55, 5,  1516, 0xB03D3EC8),
    (2, "mayor",      SWAP,   1,  56, 5,  2250, 0xD18715A2),
    (2, "builder",    NONE,   1,  51, 5,  1910, 0x2CEF40DC),
    (2, "university", SWAP,   4, 449, 4,   294, 0xE1EFBA08),
    (2, "craftsman",  NONE,   1, 171, 5,   892, 0xA98E5DDF),
    (2, "trader",     SWAP,   1,  71, 6,  1220, 0x79B6EE7C),
    (2, "captain",    NONE,   1, 207, 5,  1918, 0x345CC051),
    (2, "storage",    SWAP,   1, 396, 6,  1506, 0xE953BE4F),
    (3, "role",       NONE,   1,  50, 5,  2155, 0xCFACB661),
    (3, "hacienda",   SWAP,   1, 301, 6,  1118, 0xF9B8E6F5),
    (3, "settler",    NONE,   1,  67, 5,  1014, 0x50D07FAD),
    (3, "hospice",    SWAP,   1, 304, 6,  2160, 0x514E8DD9),
    (3, "privilege",  NONE,   1,  86, 4,   802, 0x4DA09B6C),
    (3, "mayor",      SWAP,   1,  55, 4,   646, 0x13CA7DE8),
    (3, "builder",    NONE,   1,  53, 4,  1056, 0xC9E34D98),
    (3, "university", SWAP,   5, 332, 5,   840, 0xB76328A0),
    (3, "craftsman",  NONE,   1, 144, 4,   477, 0xF9F885AC),
    (3, "trader",     SWAP,   1,  78, 5,   888, 0xCCB4EDD3),
    (3, "captain",    NONE,   1, 155, 6,  1716, 0x6F96BC96),
    (3, "storage",    SWAP,   2, 439, 5,   882, 0x35DFA8B8),
    (4, "role",       NONE,   1,  49, 5,  2012, 0x40FC8717),
    (4, "hacienda",   SWAP,   1,  47, 5,  1190, 0x59B55063),
    (4, "settler",    NONE,   1,  47, 5,   922, 0xB548E988),
    (4, "hospice",    SWAP,   1, 217, 5,   970, 0x0B730B70),
    (4, "privilege",  NONE,   1,  59, 5,  1532, 0x47FD41EF),
    (4, "mayor",      SWAP,   1,  53, 5,  1056, 0x253FACC5),
    (4, "builder",    NONE,   1,  55, 6,  1500, 0x8C998F28),
    (4, "university", SWAP,   4, 398, 5,  1648, 0x5C8E5BDE),
    (4, "craftsman",  NONE,   1, 107, 5,   952, 0x1B719BE2),
    (4, "trader",     SWAP,   1, 125, 6,  2322, 0x0B426B23),
    (4, "captain",    NONE,   1, 126, 4,   609, 0x2BF905B9),
    (4, "storage",    SWAP,   1, 342, 7,  2160, 0x09EB48BD),
    (5, "role",       NONE,   1,  56, 5,  1690, 0xB439577A),
    (5, "hacienda",   SWAP,   1,  54, 5,   936, 0xD244219C),
    (5, "settler",    NONE,   1,  58, 5,   711, 0x3008AC98),
    (5, "hospice",    SWAP,   1, 340, 6,   528, 0x955C9C0C),
    (5, "privilege",  NONE,   1,  74, 6,  1384, 0x06750FB8),
    (5, "mayor",      SWAP,   1,  47, 6,  1128, 0x774E4B26),
    (5, "builder",    NONE,   1, 108, 3,   794, 0x0897EA98),
    (5, "university", SWAP,   9, 164, 5,  1078, 0x019F6B6F),
    (5, "craftsman",  NONE,   1, 155, 5,   818, 0x19F7F16F),
    (5, "trader",     SWAP,   1, 121, 6,   894, 0xD25902D4),
    (5, "captain",    NONE,   1, 200, 6,  1088, 0xAF2216A0),
    (5, "storage",    SWAP,   1, 582, 5,  1725, 0xD0D81CAE),
    # With expansions
    (2, "draft",       EVERY,     1,    3, 2,  1074, 0x83ACF860),
    (2, "guest",       MARKET,  1,  197, 5,   320, 0x155A9DF1),
    (2, "library",     EVERY,     4,  608, 6,     2, 0x1B31C423),
    (2, "forest",      EVERY,     1,  352, 4,   276, 0x765326EB),
    (2, "second_tile", MARKET, 14,  502, 4,   775, 0x0D5DA23E),
    (2, "lodge",       MARKET,  1,  341, 4,   573, 0x1BF9DE3F),
    (2, "board",       EVERY,     1,   20, 4,   396, 0x1C7D73DE),
    (2, "payment",     MARKET,  4,  202, 3,   351, 0xA4D6030E),
    (2, "supplier",    EVERY,     2,  155, 5,   614, 0x727274F8),
    (2, "small_wharf", MARKET,  1,  336, 6,   363, 0x42C54671),
    (2, "buccaneer",   EVERY,     1,   32, 4,   642, 0xF9E8DF62),
    (2, "poach",       EVERY,     1,  291, 3,   740, 0xA7183136),
    (2, "expel",       MARKET, 17,   32, 5,   302, 0xF6D32BE9),
    (2, "reward",      EVERY,     1,  353, 4,   504, 0x0E8183E4),
    (3, "draft",       EVERY,     1,    3, 2,  1074, 0x9DA18E90),
    (3, "guest",       EVERY,     2,  422, 5,   396, 0x3002C698),
    (3, "forest",      EVERY,     1,  239, 5,  1012, 0xA67BAB5B),
    (3, "second_tile", EVERY,     3,  430, 4,   776, 0x391C7752),
    (3, "lodge",       MARKET,  1,  169, 4,   768, 0x84A8E9E2),
    (3, "board",       EVERY,     1,   20, 5,  1249, 0x7058BA6B),
    (3, "payment",     EVERY,     4,  141, 4,   444, 0x6549AE04),
    (3, "supplier",    EVERY,     1,  447, 5,  1143, 0xFE5048C4),
    (3, "small_wharf", MARKET,  4,  337, 5,   764, 0x7B9FB291),
    (3, "buccaneer",   EVERY,     1,   35, 4,  1156, 0x11044444),
    (3, "poach",       EVERY,     4,  189, 4,   554, 0xD0F32B07),
    (3, "expel",       EVERY,    18,  150, 5,  1286, 0x2E54C067),
    (3, "reward",      MARKET,  2,  325, 4,   252, 0xA10B6CF7),
    (4, "draft",       EVERY,     1,    3, 2,  1074, 0xF7F795EC),
    (4, "guest",       MARKET,  1,  175, 4,   258, 0x97C042E6),
    (4, "forest",      EVERY,     1,  244, 5,   504, 0x55F305D5),
    (4, "second_tile", MARKET,  7,  352, 4,  1053, 0x9DE71048),
    (4, "lodge",       MARKET,  1,   79, 4,   824, 0xEE9CFF85),
    (4, "board",       EVERY,     1,   20, 4,   284, 0x6C689BB8),
    (4, "payment",     EVERY,     4,  219, 3,   250, 0x43AF3E53),
    (4, "supplier",    EVERY,     1,  300, 6,   904, 0xCEC3FCC2),
    (4, "small_wharf", MARKET,  1,  773, 6,   790, 0xC97FF1CF),
    (4, "buccaneer",   EVERY,     1,   44, 3,   322, 0xF8813A73),
    (4, "poach",       EVERY,     4,  655, 4,  1116, 0xEB5F52A3),
    (4, "expel",       EVERY,     9,  284, 4,   846, 0x74D645A0),
    (4, "reward",      MARKET,  1,  561, 5,   264, 0x392598C4),
    (5, "draft",       EVERY,     1,    3, 2,  1074, 0xAB34194A),
    (5, "guest",       MARKET,  1,  123, 4,   733, 0xA60304B0),
    (5, "forest",      EVERY,     1,   60, 5,   264, 0x7547C50D),
    (5, "second_tile", EVERY,     2,  880, 4,   700, 0x6C11DEF1),
    (5, "lodge",       MARKET,  1,  666, 4,  1086, 0x1AF22F9E),
    (5, "board",       EVERY,     1,   20, 4,   418, 0x90D1F9FE),
    (5, "payment",     EVERY,     4,  399, 3,  1016, 0xC9E52785),
    (5, "supplier",    EVERY,     1,  541, 6,   504, 0xC8CB6A64),
    (5, "small_wharf", MARKET,  4,  660, 6,   412, 0xC7CA65CB),
    (5, "buccaneer",   EVERY,     1,   30, 3,   459, 0xF053E594),
    (5, "poach",       EVERY,     1,  111, 4,   448, 0x75BA2A44),
    (5, "expel",       MARKET,  3,  430, 4,  1366, 0xB0F0AF52),
    (5, "reward",      EVERY,     2,  831, 5,   666, 0xD15E1C9E),
]
# fmt: on


@at_each(POSITIONS)
def test_as_many_sequences_as_ever_and_they_lead_where_they_led(known: Known) -> None:
    known.check("puerto_rico")


def test_every_decision_is_looked_at_with_every_number_of_players() -> None:
    kinds = (
        "role hacienda settler hospice privilege mayor builder university craftsman trader captain storage "
        "draft guest forest second_tile lodge board payment supplier small_wharf buccaneer poach expel reward"
    )
    assert {(players, decision) for players, decision, *_ in POSITIONS} == {
        (2, "library"),  # more players are not asked
        *[(players, decision) for players in (2, 3, 4, 5) for decision in kinds.split()],
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
