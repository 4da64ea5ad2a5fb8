"""The church: the clergy tiles and their bag, the cardinal's walk, and church scoring."""

from __future__ import annotations

from quayside.core.errors import WhyNot
from quayside.core.rng import Rng
from quayside.games.lisboa.actions import CASH, MOVE, PASS, TAKE_CLERGY
from quayside.games.lisboa.board import ALL_CLERGY, CLERGY, CLERGY_HELD, EMPTY, FACE_DOWN, TRACK
from quayside.games.lisboa.components import ALL_BENEFITS
from quayside.games.lisboa.rules.agenda import (
    CARDINAL_MOVE,
    CASHING,
    CLERGY_CHOICE,
    STAND_UP,
    number_of,
    push,
    replace,
    seat_of,
)
from quayside.games.lisboa.rules.chance import draw, tell_open, told
from quayside.games.lisboa.rules.tracks import gain_influence, gain_wigs, move_treasury, return_surplus
from quayside.games.lisboa.state import LAID, LisboaState

# ---------------------------------------------------------------------------------------------------------------------
# The bag. Nobody knows which tiles lie face down on the track and which are in the bag, with one exception: a tile that
# somebody did not keep at set-up was in the bag, so it is not among those laid before.


def in_bag(state: LisboaState) -> int:
    return len(state.unseen) + len(state.returned) - state.track.count(LAID) - state.track.count(FACE_DOWN)


def draw_from_bag(state: LisboaState, count: int, word: str) -> list[int]:
    """Tiles out of the bag: each of them is as likely a known one as an unseen one that is not on the track."""
    if _scripted(state):
        return _script(state, count, word)
    state.reveal()
    return [draw_tile(state, FACE_DOWN, state.rng) for _ in range(count)]


def _scripted(state: LisboaState) -> bool:
    return state.scripted < len(state.setup.script)


def _script(state: LisboaState, count: int, word: str) -> list[int]:
    pool = [*state.unseen, *state.returned]
    tiles = draw(state, pool, count, word, CLERGY)
    for tile in tiles:
        _leave_bag(state, tile)
    return tiles


def draw_tile(state: LisboaState, origin: int, rng: Rng) -> int:
    """The tile of a place laid at set-up is an unseen one; any other may be one that was returned to the bag."""
    known = 0 if origin == LAID else len(state.returned)
    anonymous = len(state.unseen) - (0 if origin == LAID else state.track.count(LAID))
    at = rng.below(known + anonymous)
    tile = state.returned[at] if at < known else state.unseen[rng.below(len(state.unseen))]
    _leave_bag(state, tile)
    return tile


def _leave_bag(state: LisboaState, tile: int) -> None:
    if tile in state.unseen:
        state.unseen.remove(tile)
        return
    state.returned.remove(tile)


def back_into_bag(state: LisboaState, tile: int, seat: int) -> None:
    """What a seat did not keep at set-up: he knows that it is in the bag, until everybody sees it."""
    state.returned.append(tile)
    state.put_back[seat] = tile


def comes_to_light(state: LisboaState, tile: int) -> None:
    for side in range(state.sides):
        if state.put_back[side] == tile:
            state.put_back[side] = -1


def _fill_place(state: LisboaState, place: int) -> None:
    """A new tile from the bag, face down, and no way back. Cashed tiles become the bag when it is empty; without any the
    place stays empty."""
    state.reveal()
    if in_bag(state) == 0 and state.aside:
        # Whatever has not been seen now lies on the track.
        state.unseen.extend(state.returned)
        state.unseen.sort()
        state.track = [LAID if tile == FACE_DOWN else tile for tile in state.track]
        state.returned = state.aside
        state.aside = []
    state.track[place] = FACE_DOWN if in_bag(state) > 0 else EMPTY


def refill_track(state: LisboaState) -> None:
    for place in range(TRACK):
        if state.track[place] == EMPTY:
            _fill_place(state, place)


def _turn_up(state: LisboaState, place: int) -> None:
    tile = state.track[place]
    if tile not in (FACE_DOWN, LAID):
        return
    if _scripted(state):
        pool = state.unseen.copy()
        if tile == FACE_DOWN:
            if len(pool) == state.track.count(LAID):
                pool.clear()  # they all lie where they were laid: this one was in the bag
            pool.extend(state.returned)
        shown = draw(state, pool, 1, "turn", CLERGY)[0]
        _leave_bag(state, shown)
    else:
        state.reveal()
        shown = draw_tile(state, tile, state.rng)
    state.track[place] = shown
    comes_to_light(state, shown)
    if state.listener is not None:
        args: dict[str, object] = {"place": place, "tile": CLERGY[shown]}
        tell_open(state, "turn_clergy", "lisboa.cardinal.tiles", args, told("turn", [shown], CLERGY))


# ---------------------------------------------------------------------------------------------------------------------
# Meeting the cardinal


def beside(space: int) -> list[int]:
    """The two places between which a space of the cardinal lies."""
    return [space, (space + 1) % TRACK]


def _reaches_tile(state: LisboaState, steps: int) -> bool:
    space = (state.cardinal + steps) % TRACK
    return state.track[space] != EMPTY or state.track[(space + 1) % TRACK] != EMPTY


def can_meet_cardinal(state: LisboaState, seat: int, steps: int) -> bool:
    if len(state.clergy[seat]) >= CLERGY_HELD:
        return False
    return _reaches_tile(state, 1) or (steps > 1 and _reaches_tile(state, 2))


def meet_cardinal(state: LisboaState, seat: int, steps: int, declinable: int) -> None:
    push(state, CARDINAL_MOVE, seat, declinable << 4 | steps)


def legal_cardinal(state: LisboaState) -> list[int]:
    number = number_of(state)
    choices = [PASS] if number >> 4 else []
    choices.extend([MOVE + steps - 1 for steps in range(1, (number & 3) + 1) if _reaches_tile(state, steps)])
    return choices


def play_cardinal(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    if action == PASS:
        state.agenda.pop()
        return
    steps = action - MOVE + 1
    state.cardinal = (state.cardinal + steps) % TRACK
    if state.listener is not None:
        state.tell(
            "cardinal", "lisboa.cardinal.walk", {"seat": seat, "steps": steps, "space": state.cardinal}
        )
    for place in beside(state.cardinal):
        _turn_up(state, place)
    replace(state, CLERGY_CHOICE, seat, steps)


def refuse_cardinal(state: LisboaState, action: int) -> WhyNot | None:
    if MOVE <= action < MOVE + 2:
        return WhyNot("lisboa.cardinal.walk", {"steps": number_of(state) & 3})
    return None


def legal_clergy(state: LisboaState) -> list[int]:
    choices = [
        TAKE_CLERGY + state.track[place] for place in beside(state.cardinal) if state.track[place] >= 0
    ]
    choices.sort()
    return choices


def play_clergy(state: LisboaState, action: int) -> None:
    """Takes a tile, gains influence if it says so, then resolves every icon that the cardinal reached or passed."""
    seat = seat_of(state)
    steps = number_of(state)
    state.agenda.pop()
    tile = action - TAKE_CLERGY
    take_tile(state, seat, tile, "lisboa.cardinal.tiles")
    if state.table.clergy_gain[tile]:
        gain_influence(state, seat, "lisboa.cardinal.gain")
    _fill_place(state, state.track.index(tile))
    for step in range(steps - 1, -1, -1):
        space = (state.cardinal - step) % TRACK
        if state.table.treasury_icons[space]:
            move_treasury(state, 1, "lisboa.cardinal.icons")
        if state.table.church_icons[space] and state.laid_down < 0:
            state.laid_down = seat
            if state.listener is not None:
                state.tell("lay_down", "lisboa.cardinal.icons", {"seat": seat})


def refuse_clergy(state: LisboaState, action: int) -> WhyNot | None:
    if TAKE_CLERGY <= action < TAKE_CLERGY + ALL_CLERGY:
        return WhyNot("lisboa.cardinal.tiles", {"tile": CLERGY[action - TAKE_CLERGY]})
    return None


def take_tile(state: LisboaState, seat: int, tile: int, rule: str) -> None:
    state.clergy[seat].append(tile)
    _count_benefits(state, seat, tile, 1)
    if state.listener is not None:
        state.tell("clergy", rule, {"seat": seat, "tile": CLERGY[tile]})


def _count_benefits(state: LisboaState, seat: int, tile: int, sign: int) -> None:
    benefit = state.table.clergy_benefit[tile]
    for at in range(0, len(benefit), 2):
        state.benefits[seat * ALL_BENEFITS + benefit[at]] += sign * benefit[at + 1]


# ---------------------------------------------------------------------------------------------------------------------
# Church scoring


def begin_church_scoring(state: LisboaState) -> None:
    """From the player who laid the cardinal down, clockwise; then he stands up again."""
    if state.laid_down < 0:
        return
    push(state, STAND_UP, state.laid_down)
    for step in range(state.players - 1, -1, -1):
        push(state, CASHING, (state.laid_down + step) % state.players)


def stand_up(state: LisboaState) -> None:
    state.laid_down = -1
    if state.listener is not None:
        state.tell("stand_up", "lisboa.church.scoring", {})


def legal_cashing(state: LisboaState) -> list[int]:
    choices = [CASH + tile for tile in state.clergy[seat_of(state)]]
    choices.append(PASS)
    choices.sort()
    return choices


def play_cashing(state: LisboaState, action: int) -> None:
    seat = seat_of(state)
    if action == PASS:
        end_cashing(state)
        return
    tile = action - CASH
    state.clergy[seat].remove(tile)
    _count_benefits(state, seat, tile, -1)
    state.aside.append(tile)
    if state.listener is not None:
        state.tell("cash", "lisboa.church.scoring", {"seat": seat, "tile": CLERGY[tile]})
    gain_wigs(state, seat, state.table.clergy_wigs[tile], "lisboa.church.scoring", "clergy")
    return_surplus(state, seat)
    replace(state, CASHING, seat, 1)


def end_cashing(state: LisboaState) -> None:
    """Who has cashed at least one tile gains influence once, with the benefits of those he keeps."""
    seat = seat_of(state)
    cashed = number_of(state)
    state.agenda.pop()
    if cashed:
        gain_influence(state, seat, "lisboa.church.scoring")


def refuse_cashing(state: LisboaState, action: int) -> WhyNot | None:
    if CASH <= action < CASH + ALL_CLERGY:
        return WhyNot("lisboa.church.scoring", {"tile": CLERGY[action - CASH]})
    return None
