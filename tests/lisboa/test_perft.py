"""The positions of Lisboa that are counted (see tests/perft.py)."""

from __future__ import annotations

from typing import Any

import pytest

from quayside.games.lisboa.rules.agenda import DECISIONS

from ..perft import Known, at_each
from ..properties.worlds import perft, position

NONE: dict[str, Any] = {}
STRICT = {"officials_in_different_offices": True, "wig_on_reaching_ten": True}

# fmt: off
POSITIONS: list[tuple[int, str, dict[str, Any], int, int, int, int, int]] = [
    # players, decision, options, seed, random moves before, depth, sequences, checksum
    (1, "card",          NONE,     1,   1, 4,   294, 0xB99F1497),
    (2, "card",          NONE,     1,   2, 4,   294, 0xA6091AD8),
    (1, "use",           NONE,     1,   2, 4,   247, 0x7E277C41),
    (2, "use",           NONE,     1,   3, 4,   238, 0x889DBC46),
    (1, "room",          NONE,     1,  36, 5,   392, 0x7FE3EE9F),
    (2, "room",          NONE,     1,  68, 5,   476, 0xD1EDA8B5),
    (1, "business",      NONE,     1,   3, 3,   123, 0x7056E451),
    (2, "business",      NONE,     1,   4, 3,   114, 0xEC7BCA62),
    (1, "selling",       NONE,     1,  82, 5,   626, 0x8DEE72D5),
    (3, "selling",       NONE,     1,  67, 4,   240, 0x7CD8AF0E),
    (1, "trading",       NONE,     1,   5, 4,   202, 0x96C9DD47),
    (2, "trading",       NONE,     1,   6, 4,   204, 0x0ED20C0F),
    (2, "visit",         STRICT,   8, 282, 5,   238, 0xDB1EF0DA),
    (3, "visit",         NONE,    21, 182, 5,   384, 0x10E43210),
    (1, "free_act",      NONE,     1,  47, 4,   191, 0xA8D0367A),
    (2, "free_act",      NONE,     1,  13, 4,   236, 0x9EB4FC5C),
    (1, "following",     NONE,     1,  10, 4,   122, 0x6FE76F09),
    (2, "following",     NONE,     1,  19, 5,   502, 0x2097EE8B),
    (1, "follower_pays", NONE,    25,  78, 5,   196, 0xE12CF82C),
    (3, "follower_pays", NONE,    25, 202, 5,   186, 0xCE979E4A),
    (1, "follower_acts", NONE,     1,  25, 4,   256, 0x627AE603),
    (2, "follower_acts", NONE,     1,  20, 4,   186, 0x7A8F6CD5),
    (1, "payment",       NONE,     1,  13, 3,   128, 0xC92DE09A),
    (2, "payment",       NONE,     1,  18, 4,   136, 0x47A4EC5D),
    (1, "gaining",       NONE,     1,  92, 3,   134, 0x42FCDBFA),
    (2, "gaining",       NONE,     1, 193, 4,   440, 0x1C3CC195),
    (2, "losing",        NONE,     1, 115, 5,   222, 0x2E96CE48),
    (4, "losing",        NONE,     1, 265, 5,   208, 0x19632B14),
    (1, "favor",         NONE,     1,   4, 5,   426, 0x2EDD2C5D),
    (2, "favor",         NONE,     1,   5, 5,   408, 0xD1D96C2E),
    (1, "cardinal",      NONE,     1,  26, 5,   228, 0x27468D3D),
    (2, "cardinal",      NONE,     1,  14, 4,   152, 0xDC1A05E8),
    (1, "clergy",        NONE,     1,  27, 4,   114, 0xDAE4B25F),
    (2, "clergy",        NONE,     1,  15, 4,   196, 0x44E3C5AC),
    (1, "ship",          STRICT,   2, 112, 5,   156, 0x22B026D7),
    (3, "ship",          NONE,     7,  85, 5,   181, 0xB60AAC23),
    (1, "ship_goods",    NONE,     1,  39, 5,   375, 0x476C9BFD),
    (3, "ship_goods",    NONE,     1,  16, 4,   208, 0xD77083AA),
    (3, "production",    NONE,     1, 109, 4,   286, 0xE04E485E),
    (2, "production",    STRICT,   2, 229, 4,   136, 0x482E9F5D),
    (1, "recruiting",    NONE,     1,  21, 5,   468, 0x6A83A1EF),
    (2, "recruiting",    NONE,     1,  35, 5,   624, 0x103F1DF4),
    (1, "plan",          NONE,     1,  20, 5,   264, 0x64DB6F5A),
    (2, "plan",          NONE,     1,  48, 5,   520, 0x3520ADEC),
    (1, "store",         NONE,     1,  48, 4,   192, 0x93815BCC),
    (2, "store",         NONE,     1,  96, 3,   205, 0xA7143C9B),
    (1, "cube",          NONE,     1, 107, 4,   225, 0x5080019B),
    (2, "cube",          NONE,     1,  97, 5,   405, 0x8F63C33F),
    (1, "house",         NONE,     1,  50, 4,   216, 0xDB15E4E9),
    (2, "house",         NONE,     1,  99, 5,   315, 0x37FA673E),
    (1, "decree",        NONE,     1,  14, 4,   256, 0xAFB6BEE6),
    (2, "decree",        NONE,     1,  64, 3,   160, 0xCC265320),
    (2, "marker",        NONE,     1, 195, 4,   184, 0x0839822D),
    (3, "marker",        NONE,     3, 196, 5,   307, 0x99AB86AE),
    (2, "building",      NONE,     1,  16, 4,   321, 0x75F366D9),
    (3, "building",      NONE,     1,  72, 1,    36, 0x646FC284),
    (2, "sending",       STRICT,   2, 178, 5,   284, 0xC8DA9A68),
    (4, "sending",       STRICT,   2, 208, 6,   186, 0x64299FFA),
    (1, "rubble",        NONE,     1,  64, 5,   240, 0x81FBDEE0),
    (2, "rubble",        NONE,     1,  78, 4,   248, 0xF1E087D8),
    (1, "drawing",       NONE,     1,   6, 4,   183, 0x28368604),
    (2, "drawing",       NONE,     1,   7, 4,   312, 0xC9F0635C),
    (2, "cashing",       NONE,     1,  41, 5,   332, 0xEA645766),
    (3, "cashing",       NONE,     1, 181, 5,   192, 0xE4E4FF74),
    (1, "period_cards",  NONE,     1,  60, 3,   295, 0x4631B89E),
    (2, "period_cards",  NONE,     1, 120, 2,    71, 0xDE7C559D),
    (1, "start_clergy",  NONE,     1,   0, 4,   136, 0xA6A4E400),
    (2, "start_clergy",  NONE,     1,   0, 5,   272, 0x5C3B3B88),
]
# fmt: on


@at_each(POSITIONS)
def test_as_many_sequences_as_ever_and_they_lead_where_they_led(known: Known) -> None:
    known.check("lisboa")


def test_every_decision_is_looked_at() -> None:
    assert {decision for _, decision, *_ in POSITIONS} == set(DECISIONS)
    assert {players for players, *_ in POSITIONS} == {1, 2, 3, 4}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_first_counts_can_be_worked_out_by_hand(players: int) -> None:
    """Two clergy tiles for each player in turn, and then the first one's five cards."""
    state = position("lisboa", players, 1729, 0)
    assert [perft(state, depth)[0] for depth in range(1, players + 1)] == [
        2**depth for depth in range(1, players + 1)
    ]
    assert perft(state, players + 1)[0] == 5 * 2**players
