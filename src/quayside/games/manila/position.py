"""A position of Manila as text. The two secret shares of a player are `?` to the others."""

from __future__ import annotations

from quayside.core.position import UNKNOWN, Agenda, Bags, Field, Form, Numbers, Pile, Table, Value, law
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.games.manila import laws
from quayside.games.manila.board import (
    ALL_WARES,
    AREA_SIZE,
    AREAS,
    IN_PORT,
    NO_START,
    PRICES,
    SHARES_DEALT,
    SHARES_PER_WARE,
    START_CASH,
    WARES,
)
from quayside.games.manila.rules.course import STEPS
from quayside.games.manila.state import ManilaState

# Seats of a punt and places in the pirate boat are counted; a punt has room for four names, of which jade alone uses all
SPACES = [
    f"{area}.{place + 1}" if size > 1 else area
    for area, size in zip(AREAS, AREA_SIZE, strict=True)
    for place in range(max(size, 4) if area in WARES else size)
]


class ManilaForm(Form):
    fields = (
        Field("voyage"),
        Field("harbour_master"),
        Numbers("cash"),
        Bags("dealt", WARES),
        Bags("bought", WARES),
        Numbers("pledged"),
        Table("supply", WARES),
        Table("price", WARES, Value([str(price) for price in PRICES])),
        Field("bid"),
        Field("leader"),
        Field("bidder"),
        Numbers("passed"),
        Table("place", WARES, Value(others={NO_START: "loaded", IN_PORT: "port"})),
        Pile("port", Value(WARES)),
        Pile("shipyard", Value(WARES)),
        Table("plundered", WARES),
        Table("figures", SPACES),
        Numbers("declined"),
        Field("movements"),
        Field("round"),
        Agenda([step.name for step in STEPS], unseated=("boarding", "pilot", "plunder")),
    )

    def cover(self, state: State, seat: int) -> None:
        assert isinstance(state, ManilaState)
        for other in range(state.players):
            if other != seat:
                for ware in range(ALL_WARES):
                    state.dealt[other * ALL_WARES + ware] = UNKNOWN

    def draw(self, state: State, rng: Rng) -> None:
        """What the supply and all open shares leave over was dealt to those whose shares are not known."""
        assert isinstance(state, ManilaState)
        unknown = [
            seat
            for seat in range(state.players)
            if UNKNOWN in state.dealt[seat * ALL_WARES : (seat + 1) * ALL_WARES]
        ]
        if not unknown:
            return
        for seat in unknown:
            for ware in range(ALL_WARES):
                state.dealt[seat * ALL_WARES + ware] = 0
        pool: list[int] = []
        for ware in range(ALL_WARES):
            held = sum(state.dealt[ware::ALL_WARES]) + sum(state.bought[ware::ALL_WARES]) + state.supply[ware]
            pool += [ware] * (SHARES_PER_WARE - held)
        law(
            len(pool) == SHARES_DEALT * len(unknown),
            f"the supply leaves {len(pool)} shares for {len(unknown)} players with {SHARES_DEALT} each",
        )
        rng.shuffle(pool)
        for seat in unknown:
            for _ in range(SHARES_DEALT):
                state.dealt[seat * ALL_WARES + pool.pop()] += 1

    def derive(self, state: State) -> None:
        assert isinstance(state, ManilaState)
        state.bank = START_CASH * state.players - sum(state.cash)

    def check(self, state: State) -> None:
        assert isinstance(state, ManilaState)
        state.to_play = -1 if state.agenda.is_empty else 0  # who it is, the agenda says
        laws.check(state)


FORM = ManilaForm()
