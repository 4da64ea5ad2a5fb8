"""What a seat may see of a game of Lisboa, as a row of numbers for learning: the facts of its view.

A solo game's row has two sides, the seat and the Rival.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quayside.core.observation import Observer, Sheet, after
from quayside.core.state import State
from quayside.core.vecs import Numbers, vec
from quayside.games.lisboa.board import (
    ALL_CARDS,
    ALL_CLERGY,
    ALL_DECREES,
    ALL_PLANS,
    ALL_PLOTS,
    ALL_SHIPS,
    ALL_SPACES,
    BLUE,
    BOTTOM,
    CUBES_HELD,
    GOODS_EACH,
    MOST_INFLUENCE,
    OFFICIALS,
    PILE_SIZE,
    PURPLE,
    SPACE_CUBES,
    TRACK,
)
from quayside.games.lisboa.components import ALL_BENEFITS
from quayside.games.lisboa.rules import agenda, church
from quayside.games.lisboa.rules.display import plans_in_pile
from quayside.games.lisboa.rules.setup import offered_clergy
from quayside.games.lisboa.state import COLOURS, LisboaState

FACES: Final = 32  # two of each building
PORTFOLIO: Final = ALL_CARDS + ALL_SHIPS
MOST_REIS: Final = 100
MOST_WIGS: Final = 150
_RIVALS: Final = ("easy", "normal", "hard")
_SWITCHES: Final = ["wig_on_reaching_ten", "officials_in_different_offices"]


class LisboaObserver(Observer):
    def write(self, state: State, seat: i64, sheet: Sheet) -> None:
        assert isinstance(state, LisboaState)
        sheet.look_from(seat, state.sides)
        _decision(state, seat, sheet)
        _course(state, sheet)
        _sides(state, seat, sheet)
        _cards(state, seat, sheet)
        _table(state, sheet)
        _ships(state, sheet)
        _church(state, sheet)
        _offices(state, seat, sheet)
        _city(state, sheet)


def _decision(state: LisboaState, seat: i64, sheet: Sheet) -> None:
    rules = state.game.rules
    kind = state.agenda.kind
    number = state.agenda.number if kind >= 0 else 0
    second = state.agenda.second if kind >= 0 else 0
    meaning = "what is being decided, in the order of the decisions of the rules"
    decision = rules.numbers[kind] if kind >= 0 else -1
    sheet.decision(decision, len(rules.decisions), meaning, state.to_play, "side")
    sheet.field("card", "card", 0, 1, "use: the card being played")
    sheet.one_of(state.card if kind == agenda.USE else -1, ALL_CARDS)
    sheet.field("noble", "noble", 0, 1, "visit, free act, following: king, marquis, builder")
    sheet.one_of(number if _is_of_a_noble(kind) else -1, 3)
    sheet.field("price", "", 0, MOST_REIS, "payment: reis to be paid")
    sheet.put(number if kind == agenda.PAYMENT else 0)
    sheet.field("reason", "reason", 0, 1, "payment: for an event, land, officials")
    sheet.one_of(second if kind == agenda.PAYMENT else -1, 3)
    sheet.field("left", "", 0, 15, "ship goods, recruiting, sending: how many are still to come")
    sheet.put(_left(state, kind, number))
    sheet.field("plot", "plot", 0, 1, "cube, house: the plot of the store being built")
    of_a_store = kind == agenda.CUBE_CHOICE or kind == agenda.HOUSE_CHOICE
    sheet.one_of(state.fresh_plot if of_a_store else -1, ALL_PLOTS)
    sheet.field("space", "space", 0, 1, "showing: the space of the public building being opened")
    sheet.one_of(number if kind == agenda.SHOWING else -1, ALL_SPACES)
    sheet.field("hire", "", 0, 9, "showing: reis for a hired official, at most")
    sheet.put(second if kind == agenda.SHOWING else 0)
    sheet.field("offered", "tile", 0, 1, "start clergy: the seat's own two tiles")
    own = kind == agenda.START_CLERGY and state.to_play == seat
    if own:
        sheet.members(vec[i64](offered_clergy(state)), ALL_CLERGY)
    else:
        sheet.nothing(ALL_CLERGY)
    sheet.field("bottom_row", "", 0, 1, "room: the bottom row is full, not the top one")
    sheet.flag(kind == agenda.ROOM and number == BOTTOM)


def _is_of_a_noble(kind: i64) -> bool:
    return (
        kind == agenda.VISIT
        or kind == agenda.FREE_ACT
        or kind == agenda.FOLLOWING
        or kind == agenda.FOLLOWER_PAYS
        or kind == agenda.FOLLOWER_ACTS
    )


def _left(state: LisboaState, kind: i64, number: i64) -> i64:
    if kind == agenda.SHIP_GOODS:
        return state.given
    return number if kind == agenda.RECRUITING or kind == agenda.SENDING else 0


def _course(state: LisboaState, sheet: Sheet) -> None:
    options = state.setup.options
    sheet.switches(_SWITCHES, options)
    sheet.field("rival", "level", 0, 1, "the option of that name: easy, normal, hard")
    sheet.word_of("rival", _RIVALS, options)
    sheet.field("period", "", 1, 2, "period")
    sheet.put(state.period)
    sheet.field("round", "", 0, 30, "round")
    sheet.put(state.round)
    sheet.field("last_round", "", 0, 30, "the last round, once it is known; else 0")
    sheet.put(state.last_round)
    sheet.field("first", "side", 0, 1, "who started")
    sheet.who(state.setup.first)
    sheet.field("turn", "side", 0, 1, "whose turn it is")
    sheet.who(state.turn)
    sheet.field("treasury", "", 0, 30, "the marker's space")
    sheet.put(state.treasury)
    sheet.field("coins", "", 0, 30, "the treasury's number in reis")
    sheet.put(state.coins())
    sheet.field("sway", "", 0, 30, "the treasury's number in influence")
    sheet.put(state.sway())
    sheet.field("prices", "good", 0, 20, "reis for gold, tools, books, cloth")
    sheet.numbers(state.price, 0, 4)
    sheet.field("supply", "good", 0, GOODS_EACH, "goods left")
    sheet.numbers(state.supply, 0, 4)
    sheet.field("favor_supply", "noble", 0, 4, "royal favors left")
    sheet.numbers(state.favor_supply, 0, 3)


def _sides(state: LisboaState, seat: i64, sheet: Sheet) -> None:
    """What is open of every side. The Rival of a solo game has no reis, goods and the like: zeros."""
    sides = state.sides
    sheet.field("reis", "side", 0, MOST_REIS, "reis")
    sheet.around(state.reis)
    sheet.field("wigs", "side", 0, MOST_WIGS, "wigs")
    sheet.around(state.wigs)
    sheet.field("influence", "side", 0, MOST_INFLUENCE, "influence")
    sheet.around(state.influence)
    sheet.field("goods", "side, good", 0, GOODS_EACH, "goods in the warehouse")
    sheet.around(state.goods, 4)
    sheet.field("cubes", "side, cube", 0, CUBES_HELD, "rubble: earthquake, fire, tsunami")
    sheet.around(state.cubes, 3)
    sheet.field("spent", "side", 0, 10, "rubble-set markers given for decrees")
    sheet.around(state.spent)
    sheet.field("favors", "side, noble", 0, 1, "royal favors held")
    sheet.around(state.favors, 3)
    sheet.field("houses", "side, group", 0, 3, "houses built, by group: left, middle, right")
    sheet.around(state.houses, 3)
    sheet.field("benefits", "side, benefit", 0, 10, "lasting benefits")
    sheet.around(state.benefits, ALL_BENEFITS)
    sheet.field("drawing", "side", 0, 20, "influence shown by the top row of the portfolio")
    sheet.around(state.drawing)
    sheet.field("clergy", "side, tile", 0, 1, "clergy tiles held")
    for step in range(sides):
        sheet.members(state.clergy[after(seat, step, sides)], ALL_CLERGY)
    sheet.field("decrees", "side, decree", 0, 1, "decrees held")
    for step in range(sides):
        sheet.members(state.decrees[after(seat, step, sides)], ALL_DECREES)
    sheet.field("done", "side, plan", 0, 10, "completed plans, by kind")
    sheet.around(state.done, ALL_PLANS)
    sheet.field("plans", "side, plan", 0, 10, "unfinished plans, by kind")
    sheet.around(state.plans, ALL_PLANS)


def _cards(state: LisboaState, seat: i64, sheet: Sheet) -> None:
    """Hands and portfolios: of the own hand everything, of the others what was taken from the display."""
    sides = state.sides
    sheet.field("put_back", "tile", 0, 1, "the clergy tile that the seat itself did not keep at set-up")
    sheet.one_of(state.put_back[seat], ALL_CLERGY)
    sheet.field("hand", "card", 0, 1, "the seat's own hand")
    sheet.members(state.hands[seat], ALL_CARDS)
    sheet.field("cards", "side", 0, 10, "cards in hand")
    for step in range(sides):
        sheet.put(len(state.hands[after(seat, step, sides)]))
    sheet.field(
        "open_cards", "side, card", 0, 1, "cards in hand that everybody has seen: the red and brown ones"
    )
    for step in range(sides):
        _open_cards(state, after(seat, step, sides), sheet)
    sheet.field("top", "side, card", 0, 1, "top row of the portfolio: cards, then ships")
    for step in range(sides):
        sheet.members(state.top[after(seat, step, sides)], PORTFOLIO)
    sheet.field("bottom", "side, card", 0, 1, "bottom row of the portfolio")
    for step in range(sides):
        sheet.members(state.bottom[after(seat, step, sides)], ALL_CARDS)


def _open_cards(state: LisboaState, side: i64, sheet: Sheet) -> None:
    deck = state.values.deck
    place = sheet.place(ALL_CARDS)
    for card in state.hands[side]:
        if deck[card] != BLUE and deck[card] != PURPLE:
            sheet.set(place, card, 1)


def _table(state: LisboaState, sheet: Sheet) -> None:
    sheet.field(
        "shown", "pile, card", 0, 1, "the face-up card of each pile: treasury, king, marquis, builder"
    )
    sheet.one_of_each(state.shown, 4, ALL_CARDS)
    sheet.field("pile", "pile", 0, PILE_SIZE + 1, "cards in it")
    for pile in range(4):
        sheet.put(len(state.face_down[pile]) + (1 if state.shown[pile] >= 0 else 0))
    sheet.field("decrees_shown", "decree", 0, 1, "decrees in the display")
    sheet.members(state.decrees_shown, ALL_DECREES)
    sheet.field("decrees_left", "", 0, ALL_DECREES, "decrees in the pile")
    sheet.put(len(state.decrees_left))
    sheet.field("plan_shown", "architect, plan", 0, 1, "the face-up plan of that pile")
    sheet.one_of_each(state.plan_shown, 2, ALL_PLANS)
    sheet.field("plans_left", "architect", 0, 30, "plans in the pile, with the face-up one")
    for architect in range(2):
        sheet.put(plans_in_pile(state, architect))
    sheet.field("current", "architect, face", 0, 1, "the next public building, and which side of it")
    sheet.one_of_each(state.current, 2, FACES)
    sheet.field("buildings_left", "architect", 0, 16, "public buildings in the pile")
    for architect in range(2):
        sheet.put(len(state.future[architect]) + (1 if state.current[architect] >= 0 else 0))


def _ships(state: LisboaState, sheet: Sheet) -> None:
    sheet.field("next_ship", "ship", 0, 1, "the next one in the shipyard")
    sheet.one_of(state.yard[-1] if state.yard else -1, ALL_SHIPS)
    sheet.field("yard", "ship", 0, 1, "ships in the shipyard")
    sheet.members(state.yard, ALL_SHIPS)
    sheet.field("owner", "ship, side", 0, 1, "who owns each ship")
    sheet.owners(state.owner, ALL_SHIPS)
    sheet.field("at_sea", "ship", 0, 1, "ships at sea")
    for ship in range(ALL_SHIPS):
        sheet.flag(state.owner[ship] >= 0 and state.at_sea[ship] != 0)
    sheet.field("aboard", "ship, good", 0, 10, "goods aboard")
    for ship in range(ALL_SHIPS):
        if state.owner[ship] >= 0:
            sheet.numbers(state.aboard, ship * 4, 4)
        else:
            sheet.nothing(4)


def _church(state: LisboaState, sheet: Sheet) -> None:
    sheet.field("cardinal", "place", 0, 1, "where the cardinal is on the church track")
    sheet.one_of(state.cardinal, TRACK)
    sheet.field("cardinal_lies", "", 0, 1, "the cardinal has been laid down in this turn")
    sheet.flag(state.laid_down >= 0)
    sheet.field("track", "place, tile", 0, 1, "the face-up clergy tile on each place")
    sheet.one_of_each(state.track, TRACK, ALL_CLERGY)  # below -1 for tiles that lie face down
    sheet.field("track_covered", "place", 0, 1, "a face-down tile lies there")
    for place in range(TRACK):
        sheet.flag(state.track[place] < -1)
    sheet.field("bag", "", 0, ALL_CLERGY, "tiles in the bag")
    sheet.put(church.in_bag(state))
    sheet.field("cashed", "tile", 0, 1, "cashed tiles")
    sheet.members(state.aside, ALL_CLERGY)


def _offices(state: LisboaState, seat: i64, sheet: Sheet) -> None:
    """Officials by side, and last those that are nobody's."""
    sheet.field(
        "offices", "noble, side and nobody", 0, OFFICIALS, "officials in the office of king, marquis, builder"
    )
    for noble in range(3):
        _officials(state, seat, sheet, state.office, noble * COLOURS)
    sheet.field("plaza", "side and nobody", 0, OFFICIALS, "officials on the plaza")
    _officials(state, seat, sheet, state.plaza, 0)
    sheet.field("board", "side and nobody", 0, OFFICIALS, "officials on the board of each side")
    _officials(state, seat, sheet, state.board, 0)
    sheet.field("in_buildings", "side and nobody", 0, OFFICIALS, "officials in buildings")
    _officials(state, seat, sheet, state.in_buildings, 0)


def _officials(state: LisboaState, seat: i64, sheet: Sheet, counts: Numbers, start: i64) -> None:
    for step in range(state.sides):
        sheet.put(counts[start + after(seat, step, state.sides)])
    sheet.put(counts[start + COLOURS - 1])


def _city(state: LisboaState, sheet: Sheet) -> None:
    sheet.field("scoring", "street", 0, 30, "the scoring tile of each street")
    sheet.numbers(state.scoring, 0, 4)
    sheet.field("store", "plot, side", 0, 1, "whose store stands there")
    sheet.owners(state.store, ALL_PLOTS)
    sheet.field("trade", "plot, good", 0, 1, "and its trade")
    sheet.one_of_each(state.trade, ALL_PLOTS, 4)
    sheet.field("building", "space, face", 0, 1, "the public building on each space, and which side of it")
    sheet.one_of_each(state.building, ALL_SPACES, FACES)
    sheet.field("opener", "space, side", 0, 1, "who opened it")
    sheet.owners(state.opener, ALL_SPACES)
    sheet.field("row_cubes", "row, cube", 0, 5, "rubble left in each row")
    for row in range(5):
        if state.is_covered(row):
            sheet.nothing(3)
        else:
            sheet.numbers(state.row_cubes, row * 3, 3)
    sheet.field("column_cubes", "column, cube", 0, 5, "rubble left in each column")
    sheet.numbers(state.column_cubes, 0, 15)
    sheet.field(
        "space_cubes", "space, cube", 0, SPACE_CUBES, "rubble left on each space of a public building"
    )
    for space in range(ALL_SPACES):
        if state.is_closed(space):
            sheet.nothing(3)
        else:
            sheet.numbers(state.space_cubes, space * 3, 3)
    sheet.field("pile_cubes", "cube", 0, 21, "rubble in the pile")
    sheet.numbers(state.pile_cubes, 0, 3)
    sheet.field("tiles", "slot", 0, 10, "tiles in the display of the city")
    sheet.numbers(state.tiles, 0, len(state.tiles))


OBSERVER: Final = LisboaObserver(2)
