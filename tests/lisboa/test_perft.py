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
    (1, "card",          NONE,     1,   1, 4,   279, 0xD252B446),
    (2, "card",          NONE,     1,   2, 4,   294, 0x3E166F6E),
    (1, "use",           NONE,     1,   2, 4,   240, 0x61960BD2),
    (2, "use",           NONE,     1,   3, 4,   222, 0x0BC49054),
    (1, "room",          NONE,     1,  30, 5,   258, 0xFD699076),
    (2, "room",          NONE,     1,  34, 4,   148, 0xB9D98A0A),
    (1, "business",      NONE,     1,   3, 3,   123, 0x218C0063),
    (2, "business",      NONE,     1,   4, 4,   416, 0x48BA62E6),
    (1, "selling",       NONE,     2,  99, 4,   149, 0xBCC2C396),
    (3, "selling",       NONE,     1,  68, 4,   240, 0xEEB467EB),
    (1, "trading",       NONE,     1,   5, 4,   202, 0xA1C2368F),
    (2, "trading",       NONE,     1,   6, 4,   204, 0xE0BA8A55),
    (2, "visit",         STRICT,  17, 243, 5,   256, 0xA462A950),
    (3, "visit",         NONE,    41, 184, 5,   386, 0x4DCB72D4),
    (1, "free_act",      NONE,     1, 103, 5,   180, 0x64A8076F),
    (2, "free_act",      NONE,     1,  13, 4,   328, 0xE754553C),
    (1, "following",     NONE,     1,  10, 5,   513, 0x777851AB),
    (2, "following",     NONE,     1, 132, 5,   384, 0x35011888),
    (1, "follower_pays", NONE,    178, 128, 5,   216, 0xA58A0B65),
    (3, "follower_pays", NONE,    30, 203, 5,   330, 0xA7D3174B),
    (1, "follower_acts", NONE,     1,  27, 5,   164, 0x967297D4),
    (2, "follower_acts", NONE,     1, 133, 4,   200, 0xAB009DAA),
    (1, "payment",       NONE,     1,  13, 3,   137, 0xD78D0329),
    (2, "payment",       NONE,     1,  18, 4,   240, 0x144A5FA0),
    (1, "gaining",       NONE,     1,  36, 5,   367, 0xB90AB7B2),
    (2, "gaining",       NONE,     1, 101, 4,   120, 0xCFEB480C),
    (2, "losing",        NONE,     1,  29, 4,   195, 0x7D24100D),
    (4, "losing",        NONE,     3, 190, 4,   159, 0x1D53C7AC),
    (1, "favor",         NONE,     1,   4, 5,   404, 0x73F50425),
    (2, "favor",         NONE,     1,   5, 5,   408, 0x2EFE01E0),
    (1, "cardinal",      NONE,     2,   7, 5,   212, 0x38F5C756),
    (2, "cardinal",      NONE,     1,  14, 4,   152, 0xC1705BB1),
    (1, "clergy",        NONE,     2,   8, 5,   364, 0x1EB5C23B),
    (2, "clergy",        NONE,     1,  15, 4,   280, 0x61017DDE),
    (1, "ship",          STRICT,   2, 112, 5,   156, 0x9E862950),
    (3, "ship",          NONE,     1, 195, 5,   163, 0x470B756C),
    (1, "ship_goods",    NONE,     6,  16, 5,   359, 0x2066B005),
    (3, "ship_goods",    NONE,     1,  16, 4,   208, 0x7462CB5C),
    (3, "production",    NONE,     3,  88, 4,   300, 0xB01F1F36),
    (2, "production",    STRICT,   1, 203, 5,   178, 0x4A2BC6EF),
    (1, "recruiting",    NONE,     1,  23, 5,   348, 0xB7729350),
    (2, "recruiting",    NONE,     1,  35, 4,   151, 0x2BFA7938),
    (1, "plan",          NONE,     1,  68, 5,   240, 0xFB3AC906),
    (2, "plan",          NONE,     1,  62, 3,   204, 0xED136F8F),
    (1, "store",         NONE,     1, 106, 5,   142, 0x98B5D5DB),
    (2, "store",         NONE,     1,  63, 3,   384, 0x0859EBD9),
    (1, "cube",          NONE,     2,  16, 4,   156, 0x5626BAC0),
    (2, "cube",          NONE,     1,  64, 4,   204, 0xDB6220AD),
    (1, "house",         NONE,     1, 107, 5,   230, 0x39999A6D),
    (2, "house",         NONE,     1,  66, 4,   132, 0xD58FBDC4),
    (1, "decree",        NONE,     3,  53, 4,   256, 0x9AFCC697),
    (2, "decree",        NONE,     1, 131, 4,   240, 0x9A69A3DF),
    (2, "marker",        NONE,     2, 226, 4,   135, 0x8979654B),
    (3, "marker",        NONE,     2, 187, 4,   136, 0x73AE7AAF),
    (2, "building",      NONE,     1,  16, 3,   140, 0x9A6E1BB3),
    (3, "building",      NONE,     1,  92, 3,   135, 0xAF71211F),
    (2, "showing",       NONE,     2,  16, 5,   210, 0x69ED2A2B),
    (3, "showing",       STRICT,   1,  93, 4,   132, 0x00FF355D),
    (2, "sending",       STRICT,   3, 160, 4,   140, 0xE8369778),
    (4, "sending",       STRICT,   5, 154, 5,   173, 0x676BAAAA),
    (1, "rubble",        NONE,     1,  44, 4,   160, 0xA1C8E4F9),
    (2, "rubble",        NONE,     1,  89, 5,   256, 0xAB463380),
    (1, "drawing",       NONE,     1,   6, 4,   184, 0x67119EA4),
    (2, "drawing",       NONE,     1,   7, 4,   312, 0x53E2E41D),
    (2, "cashing",       NONE,     1, 197, 5,   284, 0xE92F93D6),
    (3, "cashing",       NONE,     1, 205, 5,   152, 0x5BD19352),
    (1, "period_cards",  NONE,     1,  59, 3,   544, 0x35F0911F),
    (2, "period_cards",  NONE,     1, 105, 3,   323, 0x39004819),
    (1, "start_clergy",  NONE,     1,   0, 4,   136, 0x52F58FC2),
    (2, "start_clergy",  NONE,     1,   0, 5,   272, 0xAF753388),
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
