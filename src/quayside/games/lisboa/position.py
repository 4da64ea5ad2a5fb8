"""A position of Lisboa as text. Cards that were dealt to another player are `?blue` or `?purple`: `rest` lists those of
which they may be. At set-up, so are the clergy tiles between which another player chooses."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.agenda import HIDDEN
from quayside.core.numbers import count, put_in_order
from quayside.core.position import (
    UNKNOWN,
    Agenda,
    Bags,
    Field,
    Form,
    Members,
    Numbers,
    Pile,
    Piles,
    Table,
    Value,
    law,
)
from quayside.core.rng import Rng
from quayside.core.state import State
from quayside.core.vecs import append, extend, remove, vec
from quayside.games.lisboa import laws
from quayside.games.lisboa.board import (
    ACTS,
    BLUE,
    BUILDINGS,
    CARDS,
    CLERGY,
    COLUMN_NAMES,
    CUBES,
    DECREES,
    FACE_DOWN,
    GOODS,
    GOODS_EACH,
    GROUPS,
    NOBLES,
    PILES,
    PLANS,
    PLOTS,
    PURPLE,
    ROW_NAMES,
    SHIPS,
    SIDES,
    SPACES,
)
from quayside.games.lisboa.rules.agenda import START_CLERGY
from quayside.games.lisboa.rules.course import STEPS
from quayside.games.lisboa.rules.hidden import hide_clergy_offer, hide_returned_clergy, redraw_clergy_offer
from quayside.games.lisboa.state import LAID, LisboaState

# Frames with several numbers are written as one: below which bounds the first of them lie
JOINED = {
    "payment": (256,),
    "gaining": (8,),
    "cardinal": (16,),
    "recruiting": (16, 16),
    "showing": (16,),
    "sending": (16,),
    "start_clergy": (64, 64),
    "effect": (65536,),
    "building_opens": (16,),
}
UNKNOWN_OF = {BLUE: UNKNOWN - 1, PURPLE: UNKNOWN - 2}
CARD = Value(CARDS, {UNKNOWN_OF[BLUE]: "?blue", UNKNOWN_OF[PURPLE]: "?purple"})
TILE = Value(CLERGY, {FACE_DOWN: "down", LAID: "laid"})
COLOURS = ("0", "1", "2", "3", "dummy")


def _crossed(rows: tuple[str, ...], columns: tuple[str, ...]) -> list[str]:
    return [f"{row}.{column}" for row in rows for column in columns]


class LisboaForm(Form):
    fields = (
        Field("period"),
        Field("round"),
        Field("turn"),
        Field("last_round"),
        Field("second_set"),
        Field("treasury"),
        Numbers("price"),
        Numbers("scoring"),
        Numbers("reis"),
        Numbers("wigs"),
        Numbers("influence"),
        Bags("goods", GOODS),
        Bags("cubes", CUBES),
        Numbers("spent"),
        Bags("favors", NOBLES),
        Piles("hands", CARD),
        Piles("top", Value((*CARDS, *SHIPS))),
        Piles("bottom", Value(CARDS)),
        Piles("clergy", Value(CLERGY)),
        Piles("decrees", Value(DECREES)),
        Bags("plans", PLANS),
        Bags("done", PLANS),
        Bags("houses", GROUPS),
        Table("board", COLOURS),
        Table("office", _crossed(NOBLES, COLOURS)),
        Table("plaza", COLOURS),
        Table("in_buildings", COLOURS),
        Numbers("shown", Value(CARDS)),
        Piles("face_down", Value(CARDS)),
        Pile("rest", Value(CARDS)),
        Pile("yard", Value(SHIPS)),
        Table("owner", SHIPS),
        Table("at_sea", SHIPS),
        Table("aboard", _crossed(SHIPS, GOODS)),
        Field("cardinal"),
        Field("laid_down"),
        Numbers("track", TILE),
        Pile("unseen", Value(CLERGY)),
        Pile("returned", Value(CLERGY)),
        Numbers("put_back", Value(CLERGY)),
        Pile("aside", Value(CLERGY)),
        Pile("decrees_shown", Value(DECREES)),
        Pile("decrees_left", Value(DECREES)),
        Numbers("plan_shown", Value(PLANS)),
        Table("plans_left", PLANS),
        Pile("start_rest", Value(PLANS)),
        Numbers("current", Value(SIDES)),
        Piles("future", Value(BUILDINGS)),
        Numbers("tiles"),
        Table("store", PLOTS),
        Table("trade", PLOTS, Value(GOODS)),
        Table("building", SPACES, Value(SIDES)),
        Table("opener", SPACES),
        Table("staff", SPACES),
        Table("row_cubes", _crossed(ROW_NAMES, CUBES)),
        Table("column_cubes", _crossed(COLUMN_NAMES, CUBES)),
        Table("space_cubes", _crossed(SPACES, CUBES)),
        Numbers("pile_cubes"),
        Field("card", Value(CARDS)),
        Field("fresh_plot", Value(PLOTS)),
        Members("produced", GOODS),
        Field("given"),
        Field("traded", Value(ACTS)),
        Field("wild"),
        Field("hired"),
        Members("rewarded", PILES),
        Agenda([step.name for step in STEPS], joined=JOINED),
    )

    def cover(self, state: State, seat: int) -> None:
        assert isinstance(state, LisboaState)
        for other in range(state.players):
            if other != seat:
                self._cover_hand(state, other)
        put_in_order(state.rest)
        hide_returned_clergy(state, seat)
        if hide_clergy_offer(state, seat):
            state.agenda.replace(START_CLERGY, state.agenda.seat, HIDDEN)

    def _cover_hand(self, state: LisboaState, seat: int) -> None:
        """Cards taken from the display are public, and the one that is being played."""
        hand = state.hands[seat]
        secret = [card for card in hand if state.values.deck[card] in UNKNOWN_OF and card != state.card]
        unknown = sorted([UNKNOWN_OF[state.values.deck[card]] for card in secret], reverse=True)
        state.hands[seat] = vec[i64]([card for card in hand if card not in secret] + unknown)
        state.rest = extend(state.rest, secret)

    def draw(self, state: State, rng: Rng) -> None:
        assert isinstance(state, LisboaState)
        for deck, unknown in UNKNOWN_OF.items():
            pool = [card for card in sorted(state.rest) if state.values.deck[card] == deck]
            rng.shuffle(pool)
            for side in range(state.sides):
                for _ in range(count(state.hands[side], unknown)):
                    law(bool(pool), "there are fewer cards in the rest than players hold that are not known")
                    card = pool.pop()
                    state.rest = remove(state.rest, card)
                    state.hands[side] = remove(state.hands[side], unknown)
                    state.hands[side] = append(state.hands[side], card)
                put_in_order(state.hands[side])
        if state.agenda.kind == START_CLERGY and state.agenda.number == HIDDEN:
            law(
                len(state.unseen) + len(state.returned) >= 2,
                "two clergy tiles are offered out of an empty bag",
            )
            redraw_clergy_offer(state, rng)

    def derive(self, state: State) -> None:
        assert isinstance(state, LisboaState)
        for good in range(len(GOODS)):
            state.supply[good] = GOODS_EACH - sum(state.goods[good::4]) - sum(state.aboard[good::4])
        for noble in range(len(NOBLES)):
            state.favor_supply[noble] = max(2, state.players) - sum(state.favors[noble::3])
        for side in range(state.sides):
            laws.lay_benefits(state, side)

    def check(self, state: State) -> None:
        assert isinstance(state, LisboaState)
        state.to_play = -1 if state.agenda.is_empty else 0  # who it is, the agenda says
        laws.check(state)


FORM = LisboaForm()
