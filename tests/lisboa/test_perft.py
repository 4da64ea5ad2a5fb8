"""The positions of Lisboa that are counted (see tests/perft.py)."""

from __future__ import annotations

from typing import Any

import pytest

import quayside

from ..perft import Known, at_each
from ..properties.worlds import perft, position

NONE: dict[str, Any] = {}
STRICT = {"officials_in_different_offices": True, "wig_on_reaching_ten": True}

# fmt: off
POSITIONS: list[tuple[int, str, dict[str, Any], int, int, int, int, int]] = [
    # players, decision, options, seed, random moves before, depth, sequences, checksum
    (1, "card",          NONE,     1,   1, 4,   279, 0xD4D7372E),
    (2, "card",          NONE,     1,   2, 4,   294, 0x8308E5D3),
    (1, "use",           NONE,     1,   2, 4,   240, 0x28C7E1D6),
    (2, "use",           NONE,     1,   3, 4,   222, 0x83F136C5),
    (1, "room",          NONE,     1,  30, 5,   258, 0x686ED007),
    (2, "room",          NONE,     1,  34, 4,   148, 0xC5FA82C1),
    (1, "business",      NONE,     1,   3, 3,   123, 0x7A566910),
    (2, "business",      NONE,     1,   4, 4,   416, 0xCCC7DA3F),
    (1, "selling",       NONE,     2,  99, 4,   149, 0x1634D356),
    (3, "selling",       NONE,     1,  68, 4,   240, 0x1DC38D83),
    (1, "trading",       NONE,     1,   5, 4,   202, 0x9BF7DB43),
    (2, "trading",       NONE,     1,   6, 4,   204, 0x3E2FE729),
    (2, "visit",         STRICT,  17, 243, 5,   256, 0x116B8740),
    (3, "visit",         NONE,    41, 184, 5,   386, 0xF2E60C19),
    (1, "free_act",      NONE,     1, 103, 5,   180, 0x9A9DE5AB),
    (2, "free_act",      NONE,     1,  13, 4,   328, 0x174329C9),
    (1, "following",     NONE,     1,  10, 5,   513, 0x4F0B40A1),
    (2, "following",     NONE,     1, 132, 5,   384, 0x2A24C653),
    (1, "follower_pays", NONE,    178, 128, 5,   216, 0xEF6CDB0A),
    (3, "follower_pays", NONE,    30, 203, 5,   330, 0x4A02C050),
    (1, "follower_acts", NONE,     1,  27, 5,   164, 0xE648AB66),
    (2, "follower_acts", NONE,     1, 133, 4,   200, 0xEC85D508),
    (1, "payment",       NONE,     1,  13, 3,   137, 0x4CD87FD1),
    (2, "payment",       NONE,     1,  18, 4,   240, 0x6F832398),
    (1, "gaining",       NONE,     1,  36, 5,   367, 0xA69EA09F),
    (2, "gaining",       NONE,     1, 101, 4,   120, 0x61760738),
    (2, "losing",        NONE,     1,  29, 4,   195, 0x4DDD25FF),
    (4, "losing",        NONE,     3, 190, 4,   159, 0x1628BBCA),
    (1, "favor",         NONE,     1,   4, 5,   404, 0xD5AB4E2B),
    (2, "favor",         NONE,     1,   5, 5,   408, 0xE541DA62),
    (1, "cardinal",      NONE,     2,   7, 5,   212, 0x2402D673),
    (2, "cardinal",      NONE,     1,  14, 4,   152, 0x88A89998),
    (1, "clergy",        NONE,     2,   8, 5,   364, 0x4FE8EFEF),
    (2, "clergy",        NONE,     1,  15, 4,   280, 0xE7CE0697),
    (1, "ship",          STRICT,   2, 112, 5,   156, 0xC04CD8B5),
    (3, "ship",          NONE,     1, 195, 5,   163, 0xB98ED47C),
    (1, "ship_goods",    NONE,     6,  16, 5,   359, 0x9C39D157),
    (3, "ship_goods",    NONE,     1,  16, 4,   208, 0xC955C28E),
    (3, "production",    NONE,     3,  88, 4,   300, 0x656E514B),
    (2, "production",    STRICT,   1, 203, 5,   178, 0x2C64B9A7),
    (1, "recruiting",    NONE,     1,  23, 5,   348, 0x935DC22D),
    (2, "recruiting",    NONE,     1,  35, 4,   151, 0x8A994D36),
    (1, "plan",          NONE,     1,  68, 5,   240, 0xEFAB5D01),
    (2, "plan",          NONE,     1,  62, 3,   204, 0x7B234490),
    (1, "store",         NONE,     1, 106, 5,   142, 0x25472A95),
    (2, "store",         NONE,     1,  63, 3,   384, 0x3BCDB9F5),
    (1, "cube",          NONE,     2,  16, 4,   156, 0xCAEE810A),
    (2, "cube",          NONE,     1,  64, 4,   204, 0x38130183),
    (1, "house",         NONE,     1, 107, 5,   230, 0x6421A773),
    (2, "house",         NONE,     1,  66, 4,   132, 0x97F0D90E),
    (1, "decree",        NONE,     3,  53, 4,   256, 0xD2E83984),
    (2, "decree",        NONE,     1, 131, 4,   240, 0x625C8AEB),
    (2, "marker",        NONE,     2, 226, 4,   135, 0x8F1A2403),
    (3, "marker",        NONE,     2, 187, 4,   136, 0x34E26C33),
    (2, "building",      NONE,     1,  16, 3,   140, 0xADBD6619),
    (3, "building",      NONE,     1,  92, 3,   135, 0x6A2FF2A3),
    (2, "showing",       NONE,     2,  16, 5,   210, 0x45458B05),
    (3, "showing",       STRICT,   1,  93, 4,   132, 0xC95DECC6),
    (2, "sending",       STRICT,   3, 160, 4,   140, 0x9756F5B8),
    (4, "sending",       STRICT,   5, 154, 5,   173, 0x379F19AE),
    (1, "rubble",        NONE,     1,  44, 4,   160, 0x83B37EA0),
    (2, "rubble",        NONE,     1,  89, 5,   256, 0xC5FCC1FF),
    (1, "drawing",       NONE,     1,   6, 4,   184, 0xEF3BBE29),
    (2, "drawing",       NONE,     1,   7, 4,   312, 0xBF3DF8AF),
    (2, "cashing",       NONE,     1, 197, 5,   284, 0x53BD66F2),
    (3, "cashing",       NONE,     1, 205, 5,   152, 0xBDE3758B),
    (1, "period_cards",  NONE,     1,  59, 3,   544, 0xBFEA97B8),
    (2, "period_cards",  NONE,     1, 105, 3,   323, 0x6C5A4BDA),
    (1, "start_clergy",  NONE,     1,   0, 4,   136, 0x07331B53),
    (2, "start_clergy",  NONE,     1,   0, 5,   272, 0xBFF7E3C4),
]
# fmt: on


@at_each(POSITIONS)
def test_as_many_sequences_as_ever_and_they_lead_where_they_led(known: Known) -> None:
    known.check("lisboa")


def test_every_decision_is_looked_at() -> None:
    assert {decision for _, decision, *_ in POSITIONS} == set(quayside.game("lisboa").rules.decisions)
    assert {players for players, *_ in POSITIONS} == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_counts_can_be_worked_out_by_hand(players: int) -> None:
    """Two clergy tiles for each player in turn, and then the first one's five cards."""
    state = position("lisboa", players, 1729, 0)
    assert [perft(state, depth)[0] for depth in range(1, players + 1)] == [
        2**depth for depth in range(1, players + 1)
    ]
    assert perft(state, players + 1)[0] == 5 * 2**players
