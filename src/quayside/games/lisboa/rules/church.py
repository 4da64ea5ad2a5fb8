"""The church: the clergy tiles and their bag, the cardinal's walk, and church scoring."""

from __future__ import annotations

from mypy_extensions import i64

from quayside.core.decision import Step
from quayside.core.errors import WhyNot
from quayside.core.numbers import count, position_of, put_in_order
from quayside.core.rng import Rng
from quayside.core.vecs import Numbers, append, extend, remove, vec
from quayside.games.lisboa import told
from quayside.games.lisboa.actions import CASH, MOVE, PASS, TAKE_CLERGY, is_cashing, is_clergy, is_move
from quayside.games.lisboa.board import CLERGY, CLERGY_HELD, EMPTY, FACE_DOWN, TRACK
from quayside.games.lisboa.components import ALL_BENEFITS
from quayside.games.lisboa.rules.agenda import CARDINAL_MOVE, CASHING, CHURCH, CLERGY_CHOICE, STAND_UP
from quayside.games.lisboa.rules.chance import draw
from quayside.games.lisboa.rules.decision import Offer, SeatDecision
from quayside.games.lisboa.rules.tracks import gain_influence, gain_wigs, move_treasury, return_surplus
from quayside.games.lisboa.state import LAID, LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# The bag. Nobody knows which tiles lie face down on the track and which are in the bag, with one exception: a tile that
# somebody did not keep at set-up was in the bag, so it is not among those laid before.


def in_bag(state: LisboaState) -> i64:
    return len(state.unseen) + len(state.returned) - count(state.track, LAID) - count(state.track, FACE_DOWN)


def draw_from_bag(state: LisboaState, count: i64, word: str) -> list[int]:
    """Tiles out of the bag: each of them is as likely a known one as an unseen one that is not on the track."""
    if _is_scripted(state):
        _, tiles = draw(state, extend(state.unseen[:], state.returned), count, word, CLERGY)
        for tile in tiles:
            _leave_bag(state, tile)
        return tiles
    state.reveal()
    return [draw_tile(state, FACE_DOWN, state.rng) for _ in range(count)]


def _is_scripted(state: LisboaState) -> bool:
    return state.scripted < len(state.setup.script)


def draw_tile(state: LisboaState, origin: i64, rng: Rng) -> i64:
    """The tile of a place laid at set-up is an unseen one; any other may be one that was returned to the bag."""
    known = 0 if origin == LAID else len(state.returned)
    anonymous = len(state.unseen) - (0 if origin == LAID else count(state.track, LAID))
    at = rng.below(known + anonymous)
    tile = state.returned[at] if at < known else state.unseen[rng.below(len(state.unseen))]
    _leave_bag(state, tile)
    return tile


def _leave_bag(state: LisboaState, tile: i64) -> None:
    if tile in state.unseen:
        state.unseen = remove(state.unseen, tile)
        return
    state.returned = remove(state.returned, tile)


def back_into_bag(state: LisboaState, tile: i64, seat: i64) -> None:
    """What a seat did not keep at set-up: that seat knows that it is in the bag, until everybody sees it."""
    state.returned = append(state.returned, tile)
    state.put_back[seat] = tile


def comes_to_light(state: LisboaState, tile: i64) -> None:
    for side in range(state.sides):
        if state.put_back[side] == tile:
            state.put_back[side] = -1


# ---------------------------------------------------------------------------------------------------------------------
# The track


def _fill_place(state: LisboaState, place: i64) -> None:
    """A new tile from the bag, face down, and no way back. Cashed tiles become the bag when it is empty; without any the
    place stays empty."""
    state.reveal()
    if in_bag(state) == 0 and len(state.aside) > 0:
        # Whatever has not been seen now lies on the track.
        state.unseen = extend(state.unseen, state.returned)
        put_in_order(state.unseen)
        for other in range(TRACK):
            if state.track[other] == FACE_DOWN:
                state.track[other] = LAID
        state.returned = state.aside
        state.aside = vec[i64]()
    state.track[place] = FACE_DOWN if in_bag(state) > 0 else EMPTY


def refill_track(state: LisboaState) -> None:
    for place in range(TRACK):
        if state.track[place] == EMPTY:
            _fill_place(state, place)


def _turn_up(state: LisboaState, place: i64) -> None:
    tile = state.track[place]
    if tile not in (FACE_DOWN, LAID):
        return
    if _is_scripted(state):
        pool = state.unseen[:]
        if tile == FACE_DOWN:
            if len(pool) == count(state.track, LAID):
                pool = vec[i64]()  # they all lie where they were laid: this one was in the bag
            pool = extend(pool, state.returned)
        _, [shown] = draw(state, pool, 1, "turn", CLERGY)
        _leave_bag(state, shown)
    else:
        state.reveal()
        shown = draw_tile(state, tile, state.rng)
    state.track[place] = shown
    comes_to_light(state, shown)
    told.turns_clergy(state, place, shown)


# ---------------------------------------------------------------------------------------------------------------------
# Meeting the cardinal


def beside(space: i64) -> list[int]:
    """The two places between which a space of the cardinal lies."""
    return [space, (space + 1) % TRACK]


def _reaches_tile(state: LisboaState, steps: i64) -> bool:
    space = (state.cardinal + steps) % TRACK
    return state.track[space] != EMPTY or state.track[(space + 1) % TRACK] != EMPTY


def room_for_tiles(state: LisboaState, seat: i64) -> i64:
    return CLERGY_HELD - len(state.clergy[seat])


def can_meet_cardinal(state: LisboaState, seat: i64, steps: i64) -> bool:
    if room_for_tiles(state, seat) == 0:
        return False
    return _reaches_tile(state, 1) or (steps > 1 and _reaches_tile(state, 2))


def meet_cardinal(state: LisboaState, seat: i64, steps: i64, declinable: bool) -> None:
    state.agenda.push(CARDINAL_MOVE, seat, number=steps, second=int(declinable))


def passed(state: LisboaState, steps: i64) -> list[int]:
    """The spaces that the cardinal would pass or reach."""
    return [(state.cardinal + step) % TRACK for step in range(1, steps + 1)]


class CardinalMove(Offer):
    """One step or two; the tiles that the cardinal comes between are turned up."""

    kind = CARDINAL_MOVE
    name = "cardinal"

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64](capacity=8)
        if state.agenda.second:
            choices = append(choices, PASS)
        most = state.agenda.number
        choices = extend(
            choices,
            vec[i64]([MOVE + steps - 1 for steps in range(1, most + 1) if _reaches_tile(state, steps)]),
        )
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_move(action):
            return WhyNot("lisboa.cardinal.walk", {"steps": state.agenda.number})
        return super().refuse(state, action)

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            state.agenda.pop()
            return
        steps = action - MOVE + 1
        state.cardinal = (state.cardinal + steps) % TRACK
        told.cardinal_walks(state, seat, steps)
        for place in beside(state.cardinal):
            _turn_up(state, place)
        state.agenda.replace(CLERGY_CHOICE, seat, number=steps)


class ClergyChoice(SeatDecision):
    """A tile beside the cardinal, influence if it says so, then every icon that the cardinal reached or passed."""

    kind = CLERGY_CHOICE
    name = "clergy"

    def legal(self, state: LisboaState) -> Numbers:
        tiles = [state.track[place] for place in beside(state.cardinal)]
        choices = vec[i64]([TAKE_CLERGY + tile for tile in tiles if tile >= 0])
        put_in_order(choices)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_clergy(action):
            return WhyNot("lisboa.cardinal.tiles", {"tile": CLERGY[action - TAKE_CLERGY]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        steps = state.agenda.number
        state.agenda.pop()
        tile = action - TAKE_CLERGY
        take_tile(state, seat, tile, "lisboa.cardinal.tiles")
        if state.values.clergy_gain[tile]:
            gain_influence(state, seat, "lisboa.cardinal.gain")
        _fill_place(state, position_of(state.track, tile))
        for step in range(steps - 1, -1, -1):
            _resolve_icons(state, seat, (state.cardinal - step) % TRACK)


def _resolve_icons(state: LisboaState, seat: i64, space: i64) -> None:
    if state.values.treasury_icons[space]:
        move_treasury(state, 1, "lisboa.cardinal.icons")
    if state.values.church_icons[space] and state.laid_down < 0:
        state.laid_down = seat
        told.cardinal_lies_down(state, seat)


def take_tile(state: LisboaState, seat: i64, tile: i64, rule: str) -> None:
    state.clergy[seat] = append(state.clergy[seat], tile)
    _count_benefits(state, seat, tile, 1)
    told.takes_clergy(state, seat, tile, rule)


def _count_benefits(state: LisboaState, seat: i64, tile: i64, sign: i64) -> None:
    benefit = state.values.clergy_benefit[tile]
    for at in range(0, len(benefit), 2):
        state.benefits[seat * ALL_BENEFITS + benefit[at]] += sign * benefit[at + 1]


# ---------------------------------------------------------------------------------------------------------------------
# Church scoring


class Church(Step[LisboaState]):
    """If the cardinal lies: everybody, clockwise from whoever laid it down; then the figure stands up again."""

    kind = CHURCH
    name = "church"

    def do(self, state: LisboaState) -> None:
        state.agenda.pop()
        if state.laid_down < 0:
            return
        state.agenda.push(STAND_UP, state.laid_down)
        for step in range(state.players - 1, -1, -1):
            state.agenda.push(CASHING, (state.laid_down + step) % state.players)


class Cashing(SeatDecision):
    """As many tiles as a seat likes, one after the other. Who has cashed at least one gains influence once, with the
    benefits of those that are left."""

    kind = CASHING
    name = "cashing"

    def seat_of(self, state: LisboaState) -> i64:
        seat = state.agenda.seat
        return seat if len(state.clergy[seat]) > 0 else -1

    def legal(self, state: LisboaState) -> Numbers:
        choices = vec[i64]([CASH + tile for tile in state.clergy[state.to_play]])
        choices = append(choices, PASS)
        put_in_order(choices)
        return choices

    def refuse(self, state: LisboaState, action: i64) -> WhyNot | None:
        if is_cashing(action):
            return WhyNot("lisboa.church.scoring", {"tile": CLERGY[action - CASH]})
        return None

    def play(self, state: LisboaState, action: i64) -> None:
        seat = state.to_play
        if action == PASS:
            self.do(state)
            return
        tile = action - CASH
        state.clergy[seat] = remove(state.clergy[seat], tile)
        _count_benefits(state, seat, tile, -1)
        state.aside = append(state.aside, tile)
        told.cashes(state, seat, tile)
        gain_wigs(state, seat, state.values.clergy_wigs[tile], "lisboa.church.scoring", "clergy")
        return_surplus(state, seat)
        state.agenda.replace(CASHING, seat, number=1)

    def do(self, state: LisboaState) -> None:
        """No tile is left, or none is to be cashed."""
        seat = state.agenda.seat
        has_cashed = state.agenda.number == 1
        state.agenda.pop()
        if has_cashed:
            gain_influence(state, seat, "lisboa.church.scoring")


class StandUp(Step[LisboaState]):
    kind = STAND_UP
    name = "stand_up"

    def do(self, state: LisboaState) -> None:
        state.agenda.pop()
        state.laid_down = -1
        told.cardinal_stands_up(state)
