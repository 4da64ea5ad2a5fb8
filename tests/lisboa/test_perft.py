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
    (1, "card",          NONE,     1,   1, 4,   294, 0x0FE8527D),
    (2, "card",          NONE,     1,   2, 4,   294, 0xFD84D1B7),
    (1, "use",           NONE,     1,   2, 4,   247, 0x84EF615B),
    (2, "use",           NONE,     1,   3, 4,   238, 0xA8D3F9DF),
    (1, "room",          NONE,     1,  36, 5,   392, 0xF16E59C3),
    (2, "room",          NONE,     1,  68, 5,   476, 0xE1DB04AB),
    (1, "business",      NONE,     1,   3, 3,   123, 0xB523EC05),
    (2, "business",      NONE,     1,   4, 3,   114, 0x897DDCB0),
    (1, "selling",       NONE,     1,  82, 5,   626, 0xBD2DCA0F),
    (3, "selling",       NONE,     1,  67, 4,   240, 0x6FB0DD0A),
    (1, "trading",       NONE,     1,   5, 4,   202, 0x761456AB),
    (2, "trading",       NONE,     1,   6, 4,   204, 0x130C8609),
    (2, "visit",         STRICT,   8, 282, 5,   238, 0xE81D9859),
    (3, "visit",         NONE,    21, 182, 5,   384, 0xD1A55984),
    (1, "free_act",      NONE,     1,  47, 4,   191, 0x356F9D52),
    (2, "free_act",      NONE,     1,  13, 4,   236, 0x4787FBBE),
    (1, "following",     NONE,     1,  10, 4,   122, 0x2D68BD36),
    (2, "following",     NONE,     1,  19, 5,   502, 0xD62FBB51),
    (1, "follower_pays", NONE,    25,  78, 5,   196, 0x68AA8CE4),
    (3, "follower_pays", NONE,    25, 202, 5,   186, 0x287344E2),
    (1, "follower_acts", NONE,     1,  25, 4,   256, 0x6BFABE56),
    (2, "follower_acts", NONE,     1,  20, 4,   186, 0xC87B71AA),
    (1, "payment",       NONE,     1,  13, 3,   128, 0x8959C8CC),
    (2, "payment",       NONE,     1,  18, 4,   136, 0x306183DE),
    (1, "gaining",       NONE,     1,  92, 3,   134, 0xCEDE6672),
    (2, "gaining",       NONE,     1, 193, 4,   440, 0x99553831),
    (2, "losing",        NONE,     1, 115, 5,   222, 0x8973FF3E),
    (4, "losing",        NONE,     1, 265, 5,   208, 0xF0322C9B),
    (1, "favor",         NONE,     1,   4, 5,   426, 0x92632B3D),
    (2, "favor",         NONE,     1,   5, 5,   408, 0x1A4E11E0),
    (1, "cardinal",      NONE,     1,  26, 5,   228, 0x9ACB697E),
    (2, "cardinal",      NONE,     1,  14, 4,   152, 0x34029B40),
    (1, "clergy",        NONE,     1,  27, 4,   114, 0x975C1275),
    (2, "clergy",        NONE,     1,  15, 4,   196, 0xAD683458),
    (1, "ship",          STRICT,   2, 112, 5,   156, 0x587A8358),
    (3, "ship",          NONE,     7,  85, 5,   181, 0x078F6A53),
    (1, "ship_goods",    NONE,     1,  39, 5,   375, 0xB55FF908),
    (3, "ship_goods",    NONE,     1,  16, 4,   208, 0x7FC8CA38),
    (3, "production",    NONE,     1, 109, 4,   286, 0x27E7886B),
    (2, "production",    STRICT,   2, 229, 4,   136, 0xB385234B),
    (1, "recruiting",    NONE,     1,  21, 5,   468, 0x36866ACE),
    (2, "recruiting",    NONE,     1,  35, 5,   624, 0xA23F0100),
    (1, "plan",          NONE,     1,  20, 5,   264, 0x3A09E4C0),
    (2, "plan",          NONE,     1,  48, 5,   520, 0x73D55FC3),
    (1, "store",         NONE,     1,  48, 4,   192, 0xF871EAE6),
    (2, "store",         NONE,     1,  96, 3,   205, 0xC4AF9CAC),
    (1, "cube",          NONE,     1, 107, 4,   225, 0x66AEF0F2),
    (2, "cube",          NONE,     1,  97, 5,   405, 0x207CAD22),
    (1, "house",         NONE,     1,  50, 4,   216, 0x694FFC96),
    (2, "house",         NONE,     1,  99, 5,   315, 0x3C8956EB),
    (1, "decree",        NONE,     1,  14, 4,   256, 0x74E9C6CA),
    (2, "decree",        NONE,     1,  64, 3,   160, 0x8B45CECC),
    (2, "marker",        NONE,     1, 195, 4,   184, 0x69DD8B49),
    (3, "marker",        NONE,     3, 196, 5,   307, 0xA999A808),
    (2, "building",      NONE,     1,  16, 4,   321, 0x1E159FA1),
    (3, "building",      NONE,     1,  72, 1,    36, 0x4BE4C069),
    (2, "sending",       STRICT,   2, 178, 5,   284, 0x7245C82A),
    (4, "sending",       STRICT,   2, 208, 6,   186, 0xD7849FC1),
    (1, "rubble",        NONE,     1,  64, 5,   240, 0x476701C8),
    (2, "rubble",        NONE,     1,  78, 4,   248, 0xB989E1D0),
    (1, "drawing",       NONE,     1,   6, 4,   183, 0x6f4fa066),
    (2, "drawing",       NONE,     1,   7, 4,   312, 0x4509EA96),
    (2, "cashing",       NONE,     1,  41, 5,   332, 0xA5B0C513),
    (3, "cashing",       NONE,     1, 181, 5,   192, 0xFAA9A41D),
    (1, "period_cards",  NONE,     1,  60, 3,   295, 0xCE17835A),
    (2, "period_cards",  NONE,     1, 120, 2,    71, 0x4967B789),
    (1, "start_clergy",  NONE,     1,   0, 4,   136, 0x2CDD4B02),
    (2, "start_clergy",  NONE,     1,   0, 5,   272, 0x6E864D58),
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
