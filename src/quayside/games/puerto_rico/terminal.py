"""Puerto Rico drawn for a terminal: what a seat may see becomes blocks of text (see core/terminal.py).

Goods and tiles are letters on their colour, C I S T K, Q for the quarry and F for a forest; the supplies tell which is
which. A dot is a colonist, a diamond a noble, a ring an empty circle.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from quayside.core.terminal import Block, Blocks, Drawing, View, Voice
from quayside.games.puerto_rico.board import (
    BUILDINGS,
    CIRCLES,
    COLUMN,
    GOODS,
    LARGE_BUILDINGS,
    LYING,
    PRICE,
    PRINTED,
    TILES,
    TRADING_HOUSE_SPACES,
)

_LETTERS: Final[dict[str, str]] = dict(zip(LYING, "CISTKQF", strict=True))
_GROUND: Final = {
    "corn": "bold #1f2a33 on #e8c547",
    "indigo": "bold #ffffff on #4561b0",
    "sugar": "bold #1f2a33 on #e9e4d8",
    "tobacco": "bold #1f2a33 on #b98a58",
    "coffee": "bold #ffffff on #6b4a36",
    "quarry": "bold #1f2a33 on #9aa3a8",
    "forest": "bold #ffffff on #3f7a4f",
}
_INK: Final = {
    "corn": "#e8c547",
    "indigo": "#7f98e0",
    "sugar": "#e9e4d8",
    "tobacco": "#c89a68",
    "coffee": "#b08a70",
    "quarry": "#9aa3a8",
    "forest": "#7fbf8f",
}

EMPTY: Final = "[muted]·[/]"
COLONIST: Final = "•"
NOBLE: Final = "[cost]◆[/]"
RING: Final = "[muted]◦[/]"
HOUSE: Final = "⌂"
CITY_WIDTH: Final = 60  # cells for the buildings of a city in a line
LARGE: Final = [BUILDINGS[building] for building in LARGE_BUILDINGS]


def draw(view: View, voice: Voice) -> Blocks:
    """The whole table: what is shared, the market, the players, and the listener's own boards."""
    drawing = [
        [roles(view, voice), harbor(view, voice), supplies(view, voice)],
        [market(view, voice, (1, 2)), market(view, voice, (3, 4))],
        [players(view, voice)],
        [cities(view, voice)],
    ]
    if "festival" in view or "captured" in view:
        drawing.insert(1, [festival(view, voice), buccaneer(view, voice)])
    if view["seat"] is not None:
        drawing.append([island(view, voice), city(view, voice)])
    full = [[block for block in row if len(block.rows) > 1] for row in drawing]
    return [row for row in full if row]


# ---------------------------------------------------------------------------------------------------------------------
# Where the game stands


def heading(view: View, voice: Voice) -> str:
    """The round, the role being played, and a sign of the end."""
    words = [f"[bold]{voice.say('terminal-round', number=view['round'])}[/]"]
    if view["role"] is not None:
        words.append(f"[now] {voice.label('role-' + view['role'])} [/] {voice.figure(view['picker'])}")
    for reason in view["ending"]:
        words.append(f"[loss]{voice.say(f'terminal-ending-{reason}')}[/]")
    return "   ".join(words)


# ---------------------------------------------------------------------------------------------------------------------
# What everybody shares


def roles(view: View, voice: Voice) -> Block:
    """The role cards: doubloons that lie on them, and who has taken them this round."""
    rows = [["", "", ""]]
    for role, card in view["roles"].items():
        name = voice.label(f"role-{role}")
        taken = card["taken"]
        style = "now" if role == view["role"] else "muted"
        rows.append(
            [
                name if taken is None else f"[{style}]{name}[/]",
                f"[gain]+{card['doubloons']}[/]" if card["doubloons"] else "",
                EMPTY if taken is None else voice.figure(taken),
            ]
        )
    return Block(voice.say("terminal-roles"), "<><", rows)


def harbor(view: View, voice: Voice) -> Block:
    """Cargo ships, trading house, plantations, quarries and the colonist ship."""
    rows = [["", ""]]
    for ship in view["ships"]:
        room = ship["size"] - ship["barrels"]
        load = [chip(ship["good"])] * ship["barrels"] if ship["good"] else []
        rows.append([voice.say("terminal-ship", size=ship["size"]), "".join(load) + " ◦ " * room])
    free = TRADING_HOUSE_SPACES - len(view["trading_house"])
    rows.append([voice.say("terminal-house"), "".join(map(chip, view["trading_house"])) + " ◦ " * free])
    rows.append([voice.say("terminal-row"), "".join(map(chip, view["plantations"])) or EMPTY])
    left = voice.say("terminal-face-down", count=view["face_down"])
    rows.append([voice.say("terminal-quarries"), f"{chip('quarry')} {view['quarries']}   [muted]{left}[/]"])
    colonists = voice.say("terminal-next-ship", count=view["next_ship"])
    aboard = f"{view['colonist_ship']} {COLONIST}{NOBLE * view.get('noble_ship', 0)}"
    rows.append([voice.say("terminal-colonist-ship"), f"{aboard}   [muted]{colonists}[/]"])
    return Block(voice.say("terminal-harbor"), "<<", rows)


def supplies(view: View, voice: Voice) -> Block:
    """The goods with their prices, colonists and victory points that are left."""
    rows = [["", f"[muted]{voice.say('terminal-price')}[/]", f"[muted]{voice.say('terminal-left')}[/]"]]
    for good, price in zip(GOODS, PRICE, strict=True):
        rows.append([_named(good, voice), f"[cost]{price}[/]", str(view["goods"][good])])
    rows.append([voice.say("terminal-colonists"), "", str(view["colonists"])])
    if "nobles" in view:
        rows.append([voice.say("terminal-nobles"), "", str(view["nobles"])])
    rows.append([voice.say("terminal-points-left"), "", str(view["points"]).replace("-", "−")])
    return Block(voice.say("terminal-supplies"), "<>>", rows)


def market(view: View, voice: Voice, columns: tuple[int, int]) -> Block:
    """Two columns of the buildings: what each costs (the seat that builds), and how many are left."""
    prices = view["decision"].get("prices", {}) if view["decision"]["kind"] == "builder" else {}
    purse = view["decision"].get("money", -1)
    halves = []
    for column in columns:
        names = [name for name in view["market"] if COLUMN[BUILDINGS.index(name)] == column]
        halves.append([_offer(view, voice, name, prices.get(name), purse) for name in names])
    rows = [["", "", f"[muted]{voice.say('terminal-column', number=columns[1])}[/]", ""]]
    for number in range(max(map(len, halves))):
        rows.append([cell for half in halves for cell in (half[number] if number < len(half) else ["", ""])])
    return Block(voice.say("terminal-column", number=columns[0]), "<><>", rows)


def _offer(view: View, voice: Voice, building: str, price: int | None, purse: int) -> list[str]:
    facts = view["market"][building]
    name = voice.label(f"building-{building}")
    if facts["left"] == 0:
        return [f"[muted]{name}[/]", EMPTY]
    style = "cost" if price is None else "gain" if price <= purse else "muted"
    cost = facts["cost"] if price is None else price
    return [name, f"[{style}]{cost}[/][muted]×{facts['left']}[/]"]


def festival(view: View, voice: Voice) -> Block:
    """The objectives, and who has reached them."""
    rows = [["", "", ""]]
    if "festival" in view:
        open_ones = view["festival"]
        building = open_ones["building"]
        marks = {
            "plantation": chip(open_ones["tile"]) * 3 if open_ones["tile"] else "",
            "production": "".join(map(chip, open_ones["goods"])),
            "building": voice.label(f"building-{building}") if building else "",
        }
        for objective, mark in marks.items():
            winner = open_ones["winners"][objective]
            reached = "" if winner is None else voice.figure(winner)
            rows.append([voice.say(f"terminal-festival-{objective}"), mark, reached])
    return Block(voice.say("terminal-festival"), "<<<", rows)


def buccaneer(view: View, voice: Voice) -> Block:
    """Who holds the reward card, and the captured role."""
    rows = [["", ""]]
    if view.get("reward_card") is not None:
        rows.append([voice.say("terminal-reward-card"), voice.figure(view["reward_card"])])
    if view.get("captured"):
        captured = view["captured"]
        rows.append([voice.label(f"role-{captured['role']}"), voice.figure(captured["seat"])])
    return Block(voice.label("role-buccaneer"), "<<", rows)


# ---------------------------------------------------------------------------------------------------------------------
# The players


def players(view: View, voice: Voice) -> Block:
    """Doubloons, points, goods, and who waits in San Juan."""
    columns = ["doubloons", "chips", "score", "goods", "san-juan"]
    rows = [["", *[f"[muted]{voice.say(f'terminal-{column}')}[/]" for column in columns]]]
    for seat, own in enumerate(view["seats"]):
        waiting = own["san_juan"] + own["hand"]
        nobles = own.get("san_juan_nobles", 0) + own.get("hand_nobles", 0)
        rows.append(
            [
                _player(view, seat, voice),
                f"[cost]{own['doubloons']}[/]",
                str(own["points"]),
                str(own["score"]),
                _goods(own["goods"]),
                _waiting(waiting, nobles),
            ]
        )
    return Block(voice.say("terminal-seats"), "<>>><>", rows)


def _player(view: View, seat: int, voice: Voice) -> str:
    turn = "[cost]▸[/]" if view["to_play"] == seat else " "
    name = f"[bold]{voice.name(seat)}[/]" if view["seat"] == seat else voice.name(seat)
    office = " [cost]⚑[/]" if view["governor"] == seat else ""
    return f"{turn}{voice.figure(seat)} {name}{office}"


def _goods(goods: dict[str, int]) -> str:
    held = [f"[{_INK[good]}]{_LETTERS[good]}{count}[/]" for good, count in goods.items() if count]
    return " ".join(held) or EMPTY


def _waiting(colonists: int, nobles: int) -> str:
    words = [f"{count} {mark}" for count, mark in ((colonists, COLONIST), (nobles, NOBLE)) if count]
    return " ".join(words) or EMPTY


def _tiles(own: View) -> list[str]:
    """ "C2/3" for three corn plantations of which two are occupied, "F4" for four forests."""
    nobles = own.get("nobles_at", {})
    laid = [
        f"[{_INK[tile]}]{_LETTERS[tile]}{facts['colonists'] + nobles.get(tile, 0)}/{facts['tiles']}[/]"
        for tile, facts in own["island"].items()
    ]
    if own.get("forests"):
        laid.append(f"[{_INK['forest']}]{_LETTERS['forest']}{own['forests']}[/]")
    return laid


def cities(view: View, voice: Voice) -> Block:
    """The tiles and buildings of everybody but the listener, with their colonists, in as many lines as they need."""
    rows = [["", ""]]
    for seat, own in enumerate(view["seats"]):
        if seat == view["seat"]:
            continue
        nobles = own.get("nobles_at", {})
        words = [
            _in_short(building, count, nobles.get(building, 0), voice)
            for building, count in own["city"].items()
        ]
        lines = _lines([*_tiles(own), _free(own["free_island"], voice)], CITY_WIDTH)
        if words:
            lines += _lines([*words, _free(own["free_city"], voice)], CITY_WIDTH)
        rows += [[_name(seat, voice) if at == 0 else "", line] for at, line in enumerate(lines)]
    return Block(voice.say("terminal-cities"), "<<", rows)


def _free(spaces: int, voice: Voice) -> str:
    return f"[muted]{voice.say('terminal-free', count=spaces)}[/]"


def _name(seat: int, voice: Voice) -> str:
    return f" {voice.figure(seat)} {voice.name(seat)}"


def _in_short(building: str, colonists: int, nobles: int, voice: Voice) -> str:
    name = voice.say(f"terminal-short-{building}")
    circles = _circles(colonists, nobles, CIRCLES[BUILDINGS.index(building)])
    return f"{name}{circles}" if colonists + nobles else f"[muted]{name}[/]{circles}"


def _lines(words: list[str], width: int) -> list[str]:
    lines: list[str] = []
    used = width
    for word in words:
        cells = _cells(word)
        if used + 2 + cells > width:
            lines.append(word)
            used = cells
        else:
            lines[-1] += f"  {word}"
            used += 2 + cells
    return lines


def _cells(markup: str) -> int:
    """How wide a text is on the screen, its markup left out; a Chinese character takes two cells."""
    text = "".join([part.split("]", 1)[-1] for part in markup.split("[")])
    return sum([2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in text])


def island(view: View, voice: Voice) -> Block:
    """The listener's own tiles, a circle each."""
    own = view["seats"][view["seat"]]
    rows = [["", _free(own["free_island"], voice)]]
    for tile, facts in own["island"].items():
        nobles = own.get("nobles_at", {}).get(tile, 0)
        rows.append([_named(tile, voice), _circles(facts["colonists"], nobles, facts["tiles"])])
    if own.get("forests"):
        rows.append([_named("forest", voice), str(own["forests"])])
    return Block(voice.say("terminal-your-island"), "<<", rows)


def city(view: View, voice: Voice) -> Block:
    """The listener's own buildings in two columns, their circles and printed points."""
    own = view["seats"][view["seat"]]
    rows = [["", _free(own["free_city"], voice), "", "", "", ""]]
    nobles = own.get("nobles_at", {})
    built = [
        _building(building, count, nobles.get(building, 0), voice) for building, count in own["city"].items()
    ]
    half = (len(built) + 1) // 2
    for number in range(half):
        second = built[half + number] if half + number < len(built) else ["", "", ""]
        rows.append([*built[number], *second])
    return Block(voice.say("terminal-your-city"), "<<><<>", rows)


def _building(building: str, colonists: int, nobles: int, voice: Voice) -> list[str]:
    number = BUILDINGS.index(building)
    name = voice.label(f"building-{building}")
    circles = _circles(colonists, nobles, CIRCLES[number])
    return [name if colonists + nobles else f"[muted]{name}[/]", circles, f"[gain]{PRINTED[number]}[/]"]


def _circles(colonists: int, nobles: int, circles: int) -> str:
    return COLONIST * colonists + NOBLE * nobles + RING * (circles - colonists - nobles)


# ---------------------------------------------------------------------------------------------------------------------
# Insight, for who asks


def draw_odds(odds: View, voice: Voice) -> Blocks:
    """What each role would bring the one who picks it and the others, and what everybody would produce and ship."""
    drawing: Blocks = []
    if odds["roles"]:
        drawing.append([_role_gains(odds["roles"], voice)])
    if odds["production"]:
        drawing.append([_forecasts(odds, voice)])
    return drawing


def _role_gains(roles: View, voice: Voice) -> Block:
    """The gains of the listener, and what the role is worth to each seat, in points."""
    gains = ["doubloons", "goods", "points", "colonists"]
    me = voice.seat or 0
    count = len(next(iter(roles.values()))["seats"])
    titles = [f"[muted]{voice.say(f'terminal-gain-{gain}')}[/]" for gain in gains]
    rows = [["", *titles, *[voice.figure(seat) for seat in range(count)]]]
    for role, facts in sorted(roles.items(), key=lambda item: -float(item[1]["seats"][me]["value"])):
        own = facts["seats"][me]
        worth = [_worth(gained["value"]) for gained in facts["seats"]]
        rows.append([voice.label(f"role-{role}"), *[_signed(own[gain]) for gain in gains], *worth])
    return Block(voice.say("terminal-role-gains"), "<>>>>" + ">" * count, rows)


def _forecasts(odds: View, voice: Voice) -> Block:
    titles = ["produces", "factory", "ships", "spoils", "outlook"]
    rows = [["", *[f"[muted]{voice.say(f'terminal-{title}')}[/]" for title in titles]]]
    for seat, made in enumerate(odds["production"]):
        shipped = odds["shipping"][seat]
        rows.append(
            [
                _name(seat, voice),
                _goods(made["goods"]),
                _signed(made["factory"]),
                _signed(shipped["points"]),
                f"[loss]{shipped['spoiled']}[/]" if shipped["spoiled"] else EMPTY,
                f"{odds['outlook'][seat]:.0f}",
            ]
        )
    return Block(voice.say("terminal-forecasts", rounds=round(odds["rounds"])), "<<>>>>", rows)


def _signed(number: int) -> str:
    if number == 0:
        return EMPTY
    return f"[gain]+{number}[/]" if number > 0 else f"[loss]−{-number}[/]"


def _worth(value: float) -> str:
    style = "gain" if value >= 0 else "loss"
    return f"[{style}]{value:+.1f}[/]".replace("-", "−")


# ---------------------------------------------------------------------------------------------------------------------
# The end


def draw_end(view: View, voice: Voice) -> Blocks:
    """The victory points, the most first, and what they are for."""
    large = [building for building in LARGE if any([building in parts for parts in view["breakdown"]])]
    nobles = ["nobles"] if "nobles" in view["breakdown"][0] else []
    bonuses = [f"short-{building}" for building in large]
    titles = ["chips", "buildings", *nobles, *bonuses, "total", "tie-break"]
    rows = [["", "", *[f"[muted]{voice.say(f'terminal-{title}')}[/]" for title in titles]]]
    counted = [(parts["total"], parts["tie_break"]) for parts in view["breakdown"]]
    for seat in sorted(range(view["players"]), key=lambda seat: counted[seat], reverse=True):
        parts = view["breakdown"][seat]
        rank = 1 + len([other for other in counted if other > counted[seat]])
        rows.append(
            [
                f"{rank}.",
                f"{voice.figure(seat)} {voice.name(seat)}",
                *[str(parts.get(part, EMPTY)) for part in ("chips", "buildings", *nobles, *large)],
                f"[{'now' if rank == 1 else 'bold'}]{parts['total']}[/]",
                str(parts["tie_break"]),
            ]
        )
    return [[Block(voice.say("terminal-scores"), "<<" + ">" * len(titles), rows)]]


# ---------------------------------------------------------------------------------------------------------------------
# Words, marks, counts


def chip(tile: str) -> str:
    """A barrel or a tile: its letter on its colour."""
    return f"[{_GROUND[tile]}] {_LETTERS[tile]} [/]"


def _named(tile: str, voice: Voice) -> str:
    return f"{chip(tile)} {voice.label(f'tile-{tile}')}"


def aside(told: View) -> str | None:
    """What a line before has all but told, for the end of that line: doubloons, points, where colonists went."""
    if told["kind"] == "pay":
        return f"[gain]+{told['amount']}[/]" if told["payer"] < 0 else f"[loss]−{told['amount']}[/]"
    if told["kind"] == "points":
        return f"[gain]+{told['amount']}★[/]"
    if told["kind"] in ("put", "put_noble", "put_reward"):
        return chip(told["place"]) if told["place"] in TILES else HOUSE
    return None


DRAWING: Final = Drawing(heading, draw, draw_odds, draw_end, aside)
