"""The positions of Manila that are counted (see tests/perft.py)."""

from __future__ import annotations

from ..perft import Known, at_each
from ..properties.worlds import perft, position

NONE: dict[str, bool] = {}
BOTH = {"pirate_eviction": True, "large_pilot_may_move_one": True}

# fmt: off
POSITIONS = [  # players, decision, options, seed, random moves before, depth, sequences, checksum
    (3, "auction",   NONE, 1729,   0, 2,  1654, 0x0E74F802),
    (3, "auction",   NONE,    1,  26, 2,  1301, 0x4E3588AE),
    (3, "purchase",  NONE,    1,  52, 4,   120, 0x11DCFE22),
    (3, "loading",   NONE,    1,  32, 4,   432, 0x7A855F74),
    (3, "starts",    NONE,    1,  35, 3,  1950, 0x11BD7A68),
    (3, "placement", NONE,    1,  37, 3,  2596, 0x4D006060),
    (3, "boarding",  BOTH,   18, 119, 4,  1070, 0x27DD6F21),
    (3, "pilot",     BOTH,    1,  49, 2,   338, 0x96F961D3),
    (3, "plunder",   NONE,    3, 110, 2,     2, 0x2DCC6B84),
    (3, "pilot",     NONE,    1, 116, 6,     6, 0xC5699081),
    (4, "auction",   NONE, 1729,   0, 2,  1654, 0x46AE1BDD),
    (4, "auction",   NONE,    1,  28, 2,   836, 0x10047631),
    (4, "purchase",  NONE,    1,  33, 4,   180, 0x47E45234),
    (4, "loading",   NONE,    1,  34, 4,   432, 0xC50B2808),
    (4, "starts",    NONE,    1,  37, 3,  2250, 0xE8146076),
    (4, "placement", NONE,    1,  39, 3,  3188, 0xFFF3B544),
    (4, "boarding",  BOTH,    7,  85, 4,  4467, 0xB2BFC0EA),
    (4, "pilot",     BOTH,    1,  49, 3,  1782, 0x5E5578BC),
    (4, "plunder",   NONE,    1,  78, 3,  4945, 0x44E0263D),
    (4, "pilot",     NONE,    1, 120, 6,     5, 0xD8FAE68D),
    (5, "auction",   NONE, 1729,   0, 2,  1654, 0x7EC43317),
    (5, "auction",   NONE,    1,  32, 2,   984, 0x78179A01),
    (5, "purchase",  NONE,    1,  69, 4,    96, 0x7CB0091E),
    (5, "loading",   NONE,    1,  40, 4,   432, 0xEE929690),
    (5, "starts",    NONE,    1,  43, 3,  1950, 0x1829B158),
    (5, "placement", NONE,    1,  45, 3,  2770, 0xF1A3BD49),
    (5, "boarding",  BOTH,   24,  48, 4,  4502, 0xE864619B),
    (5, "pilot",     BOTH,    1,  59, 3,  2088, 0xE546A03A),
    (5, "plunder",   NONE,    3,  67, 3,  1793, 0xD7B91F67),
    (5, "pilot",     NONE,    1, 116, 5,  2332, 0xF26E8C16),
]
# fmt: on


@at_each(POSITIONS)
def test_as_many_sequences_as_ever_and_they_lead_where_they_led(known: Known) -> None:
    known.check("manila")


def test_the_first_counts_can_be_worked_out_by_hand() -> None:
    """A bid of n leaves pledge, pass and the bids from n + 1 to 54; a bid of 54 leaves no real choice to anybody before
    the four wares to load. After a pledge one may also redeem."""
    after_a_bid = sum(2 + 54 - bid for bid in range(1, 54)) + 4
    assert perft(position("manila", 4, 1729, 0), 1)[0] == 2 + 54
    assert perft(position("manila", 4, 1729, 0), 2)[0] == (3 + 54) + (2 + 54) + after_a_bid

    loading = position("manila", 4, 1, 34)
    assert perft(loading, 3)[0] == 4 * 3 * 2
    assert (
        perft(loading, 5)[0] == 4 * 3 * 2 * 25 * 3 * 2
    )  # 25 ways to start, two of three punts named in any order
