"""Lisboa drawn for a terminal: what a seat may see becomes blocks of text (see core/terminal.py).

The board is too large for one screen. It comes in PARTS, each shown when its word is typed; what is drawn at a decision
is a short status, and the part of a part that the decision needs.

Goods and trades are letters on their colour, G T B C; rubble cubes are small letters, e f t. A store points to its street.
"""

from __future__ import annotations

from typing import Final

from quayside.core.terminal import Block, Blocks, Drawing, View, Voice
from quayside.games.lisboa.board import (
    ARCHITECTS,
    CUBES,
    GOODS,
    GROUPS,
    NOBLES,
    PILES,
    ROWS,
    SOURCES,
)

PARTS: Final = ("city", "court", "me", "players")

_GOOD_GROUND: Final = {
    "gold": "bold #1f2a33 on #e0b23a",
    "tools": "bold #ffffff on #7a6a58",
    "books": "bold #ffffff on #8a3b46",
    "cloth": "bold #ffffff on #3d6fa8",
}
_CUBE_GROUND: Final = {
    "earthquake": "bold #ffffff on #7d5a3c",
    "fire": "bold #ffffff on #b8402c",
    "tsunami": "bold #ffffff on #2f6f8f",
}
EMPTY: Final = "[muted]·[/]"
RING: Final = "[muted]◦[/]"
NEUTRAL: Final = "◇"
WEST: Final = "◂"
EAST: Final = "▸"

# What a decision needs of the board beside the status
_FOR_DECISION: Final = {
    "store": ("plots",),
    "cube": ("plots",),
    "building": ("spaces",),
    "cardinal": ("church",),
    "recruiting": ("offices",),
    "sending": ("offices",),
    "free_act": ("offices",),
    "follower_acts": ("offices",),
    "business": ("ships",),
    "selling": ("ships",),
    "room": ("portfolio",),
    "use": ("portfolio",),
}


def draw(view: View, voice: Voice) -> Blocks:
    """A status of a few lines, and what the decision is about."""
    needed = _FOR_DECISION.get(view["decision"]["kind"], ()) if view["to_play"] == view["seat"] else ()
    return _drawn([[status(view, voice)], *[[_BLOCKS[name](view, voice)] for name in needed]])


def draw_part(part: str, view: View, voice: Voice) -> Blocks:
    """One of the PARTS; `me` is nobody's for a spectator."""
    if part == "city":
        return _drawn(
            [[plots(view, voice)], [spaces(view, voice)], [tiles(view, voice), architects(view, voice)]]
        )
    if part == "court":
        return _drawn(
            [
                [treasury(view, voice), offices(view, voice)],
                [church(view, voice)],
                [display(view, voice)],
                [decrees(view, voice)],
            ]
        )
    if part == "players":
        return _drawn([[players(view, voice)], [ships(view, voice)], [belongings(view, voice)]])
    if view["seat"] is None or view["seat"] < 0:
        return []
    return _drawn(
        [[status(view, voice)], [hand(view, voice)], [portfolio(view, voice)], [own_tiles(view, voice)]]
    )


def _drawn(rows: Blocks) -> Blocks:
    """Without what is empty."""
    filled = [[block for block in row if len(block.rows) > 1] for row in rows]
    return [row for row in filled if row]


# ---------------------------------------------------------------------------------------------------------------------
# Where the game stands


def heading(view: View, voice: Voice) -> str:
    """Period, round, whose turn it is, and a sign of the end."""
    words = [f"[bold]{voice.say('terminal-round', period=view['period'], number=view['round'])}[/]"]
    if view["to_play"] >= 0:
        words.append(f"{voice.figure(view['turn'])} {_name(view, view['turn'], voice)}")
    if view["last_round"]:
        words.append(f"[loss]{voice.say('terminal-last-round', number=view['last_round'])}[/]")
    return "   ".join(words)


def status(view: View, voice: Voice) -> Block:
    """What the listener has, and what everything costs now."""
    rows = [["", ""]]
    seat = view["seat"]
    watches = seat is None or seat < 0
    if not watches:
        own = view["seats"][seat]
        rows = [["", _purse(own, voice)], ["", _pieces(own, voice)]]
    facts = view["treasury"]
    prices = " ".join([f"{chip(good)}{view['prices'][good]}" for good in GOODS])
    rate = voice.say("terminal-treasury-now", reis=facts["reis"], influence=facts["influence"])
    rows.append([voice.say("terminal-treasury"), f"{rate}   {voice.say('terminal-prices')} {prices}"])
    return Block(voice.say("terminal-status") if watches else voice.name(seat), "<<", rows)


def _purse(own: View, voice: Voice) -> str:
    words = [voice.say(f"terminal-{name}-count", count=own[name]) for name in ("wigs", "reis", "influence")]
    storage = voice.say("terminal-storage", count=own["storage"])
    return "   ".join([*words, f"{_chips(own['goods'])} [muted]{storage}[/]"])


def _pieces(own: View, voice: Voice) -> str:
    words = [
        voice.say("terminal-officials-count", count=own["officials"]["board"]),
        f"{voice.say('terminal-rubble')} {_counted(own['cubes'])}",
        f"{voice.say('terminal-houses')} {_houses(own['houses'])}",
        f"{voice.say('terminal-favors')} {_favors(own, voice)}",
    ]
    return "   ".join(words)


# ---------------------------------------------------------------------------------------------------------------------
# The city


def plots(view: View, voice: Voice) -> Block:
    """Downtown: the reward of each free plot, stores with their streets, and the rubble of rows and columns."""
    city = view["city"]
    heads: list[str] = []
    for column in range(5):
        heads.append(f"[muted]{column + 1}[/]")
        if column < 4:
            heads.append(f"{_letter(city['streets'][column])}[gain]{city['scoring'][column]}[/]")
    rows = [["", *heads, ""]]
    for row, cubes in city["rows"].items():
        cells = [row]
        for column in range(5):
            cells.append(_plot(view, f"{row}{column + 1}", column, voice))
            if column < 4:
                cells.append("[muted]│[/]")
        rows.append([*cells, _cubes(cubes)])
    feet = [_cubes(cubes) for cubes in city["columns"]]
    rows.append(["", *[cell for foot in feet[:4] for cell in (foot, "")], feet[4], ""])
    return Block(voice.say("terminal-city"), "<^^^^^^^^^<", rows)


def _plot(view: View, plot: str, column: int, voice: Voice) -> str:
    store = view["city"]["stores"].get(plot)
    if store is None:
        price = view["decision"].get("prices", {}).get(plot) if view["decision"]["kind"] == "store" else None
        cost = "" if price is None else f" [cost]{price}[/]"
        return f"[muted]{_rewards(voice.values['plots'][plot]['reward'], voice)}[/]{cost}"
    east = view["city"]["streets"].index(store["trade"]) == column
    sign = f"{voice.figure(store['owner'])}{chip(store['trade'])}"
    return f"{sign}{EAST}" if east else f"{WEST}{sign}"


def spaces(view: View, voice: Voice) -> Block:
    """The spaces round three sides: what they bring and hold, or the building that stands there."""
    found = view["city"]["spaces"]
    sides = [
        [f"N{street}" for street in range(1, 5)],
        [f"W{row}" for row in ROWS],
        [f"E{row}" for row in ROWS],
    ]
    rows = [["", *[cell for _ in sides for cell in ("", "", "")][1:]]]
    for number in range(5):
        names = [side[number] if number < len(side) and side[number] in found else "" for side in sides]
        if any(names):
            rows.append([cell for name in names for cell in _space(view, name, voice)])
    return Block(voice.say("terminal-spaces"), "<<<<<<<<<", rows)


def _space(view: View, name: str, voice: Voice) -> list[str]:
    if not name:
        return ["", "", ""]
    space = view["city"]["spaces"][name]
    if space["building"] is None:
        return [name, _rewards(voice.values["spaces"][name]["reward"], voice), _cubes(space["cubes"])]
    return [name, f"{voice.figure(space['opener'])} {_trades(space['building'], voice)}", ""]


def _trades(building: str, voice: Voice) -> str:
    return "".join([chip(good) for good in voice.values["buildings"][building]["trades"]])


def tiles(view: View, voice: Voice) -> Block:
    """City tiles that are left, by column and the street they face, and the rubble pile."""
    slots = ["1▸", "◂2", "2▸", "◂3", "3▸", "◂4", "4▸", "◂5"]
    left = " ".join(
        [f"[muted]{slot}[/]{count}" for slot, count in zip(slots, view["city"]["tiles"], strict=True)]
    )
    legend = "  ".join([f"{_cube(cube)} {voice.say(f'cube-{cube}')}" for cube in CUBES])
    rows = [
        ["", ""],
        [voice.say("terminal-tiles"), left],
        [voice.say("terminal-pile"), _cubes(view["city"]["pile"]) or EMPTY],
        ["", legend],
    ]
    return Block(voice.say("terminal-left"), "<<", rows)


def architects(view: View, voice: Voice) -> Block:
    """The next building and the next plan of each architect, and how many buildings and plans are left."""
    names = ("next", "buildings", "next-plan", "plans")
    rows = [["", *[f"[muted]{voice.say(f'terminal-{name}')}[/]" for name in names]]]
    for name in ARCHITECTS:
        facts = view["architects"][name]
        building = _trades(facts["current"], voice) if facts["current"] else EMPTY
        pile = view["plans"][name]
        plan = _officials_of(pile["top"]) if pile["top"] else EMPTY
        rows.append([voice.say(f"architect-{name}"), building, str(facts["left"]), plan, str(pile["plans"])])
    return Block("", "<<><>", rows)


def _officials_of(plan: str) -> str:
    """How many officials a plan asks for."""
    return f"{plan.partition('.')[2]}{RING}"


# ---------------------------------------------------------------------------------------------------------------------
# The court


def treasury(view: View, voice: Voice) -> Block:
    """What reis and influence are worth now, and the market."""
    rows = [["", f"[muted]{voice.say('terminal-price')}[/]", f"[muted]{voice.say('terminal-supply')}[/]"]]
    for good in GOODS:
        price, supply = f"[cost]{view['prices'][good]}[/]", str(view["supply"][good])
        rows.append([f"{chip(good)} {voice.label(f'good-{good}')}", price, supply])
    facts = view["treasury"]
    steps = f"{facts['index'] + 1}/{len(voice.values['treasury'])}"
    rate = voice.say("terminal-treasury-now", reis=facts["reis"], influence=facts["influence"])
    rows.append([rate, steps, ""])
    return Block(voice.say("terminal-treasury"), "<>>", rows)


def offices(view: View, voice: Voice) -> Block:
    """Officials in the offices and on the plaza, and the favors that are left."""
    rows = [["", "", f"[muted]{voice.say('terminal-favors')}[/]"]]
    for noble in NOBLES:
        filled = _officials(view["offices"][noble], voice)
        free = voice.values["office_spaces"] - len(filled)
        officials = " ".join([*filled, *[RING] * max(0, free)])
        rows.append([voice.label(f"noble-{noble}"), officials, str(view["favors"][noble])])
    rows.append([voice.label("office-plaza"), " ".join(_officials(view["plaza"], voice)) or EMPTY, ""])
    return Block(voice.say("terminal-offices"), "<<>", rows)


def _officials(place: View, voice: Voice) -> list[str]:
    own = [voice.figure(seat) for seat, count in enumerate(place["seats"]) for _ in range(count)]
    return [*own, *[NEUTRAL] * place.get("dummies", 0)]


def church(view: View, voice: Voice) -> Block:
    """The six places of the track in two columns, their tiles, and where the Cardinal stands."""
    facts = view["church"]
    cells = [_place(view, place, voice) for place in range(len(facts["track"]))]
    half = len(cells) // 2
    rows = [["", *[""] * 3]]
    rows += [[*cells[number], *cells[half + number]] for number in range(half)]
    return Block(voice.say("terminal-church"), "<<<<", rows)


def _place(view: View, place: int, voice: Voice) -> list[str]:
    facts = view["church"]
    icons = voice.values["church"][place]
    marks = ["[gain]↑[/]" if icons["treasury_up"] else "", "[gain]★[/]" if icons["scoring"] else ""]
    cardinal = "[now]✝[/]" if facts["cardinal"] == place else " "
    tile = facts["track"][place]
    words = EMPTY if tile is None else voice.say("terminal-face-down")
    if tile is not None and tile != "face_down":
        words = _clergy(tile, voice)
    return [f"{cardinal}{place + 1}{''.join(marks)}", words]


def _clergy(tile: str, voice: Voice) -> str:
    facts = voice.values["clergy"][tile]
    wigs = voice.say("terminal-wigs-count", count=facts["wigs"])
    benefit = voice.say("terminal-benefit-gain") if facts["gain"] else _benefits(facts["benefits"], voice)
    return f"{benefit} [gain]{wigs}[/]"


def display(view: View, voice: Voice) -> Block:
    """The four piles with their top cards, and the shipyard."""
    rows = [["", "", ""]]
    for pile in PILES:
        facts = view["display"][pile]
        top = _card(facts["top"], voice) if facts["top"] else EMPTY
        rows.append([voice.say(f"pile-{pile}"), str(facts["cards"]), top])
    yard = view["shipyard"]
    rows.append(
        [voice.say("terminal-shipyard"), str(len(yard)), _ship_name(yard[0], voice) if yard else EMPTY]
    )
    return Block(voice.say("terminal-display"), "<><", rows)


def decrees(view: View, voice: Voice) -> Block:
    rows = [["", f"[muted]{voice.say('terminal-decrees-left', count=view['decrees']['left'])}[/]"]]
    rows += [[decree, voice.called("decree", decree)] for decree in view["decrees"]["shown"]]
    return Block(voice.say("terminal-decrees"), "<<", rows)


# ---------------------------------------------------------------------------------------------------------------------
# The listener's own


def hand(view: View, voice: Voice) -> Block:
    rows = [["", ""], *[[card, _card(card, voice)] for card in view["seats"][view["seat"]].get("hand", [])]]
    return Block(voice.say("terminal-hand"), "<<", rows)


def portfolio(view: View, voice: Voice) -> Block:
    """Nobles and ships above, treasury cards below; the limit is each row's."""
    own = view["seats"][view["seat"]]
    rows = [["", f"[muted]{voice.say('terminal-limit', count=own['limit'])}[/]"]]
    for card in [*own["top"], *own["bottom"]]:
        rows.append([card, _ship(view, card, voice) if card in view["ships"] else _card(card, voice)])
    return Block(voice.say("terminal-portfolio"), "<<", rows)


def own_tiles(view: View, voice: Voice) -> Block:
    """Clergy tiles, plans, decrees: what helps now, what is to be built, and what counts at the end."""
    own = view["seats"][view["seat"]]
    rows = [["", ""]]
    rows += [[tile, _clergy(tile, voice)] for tile in own["clergy"]]
    for plan, count in own["plans"].items():
        rows.append([voice.say("terminal-plan"), f"{voice.called('plan', plan)}{_times(count)}"])
    for plan, count in own["done"].items():
        rows.append([voice.say("terminal-done"), f"[muted]{voice.called('plan', plan)}{_times(count)}[/]"])
    rows += [[decree, voice.called("decree", decree)] for decree in own["decrees"]]
    return Block(voice.say("terminal-tiles-of-yours"), "<<", rows)


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


# ---------------------------------------------------------------------------------------------------------------------
# All players


def players(view: View, voice: Voice) -> Block:
    """Everything that is counted, a row for each; the Rival of a solo game has less."""
    columns = [
        "wigs",
        "reis",
        "influence",
        "goods",
        "rubble",
        "sets",
        "houses",
        "officials",
        "cards",
        "clergy",
    ]
    rows = [["", *[f"[muted]{voice.say(f'terminal-{column}')}[/]" for column in columns]]]
    for seat, own in enumerate(view["seats"]):
        rows.append(
            [
                _player(view, seat, voice),
                str(own["wigs"]),
                f"[cost]{own['reis']}[/]",
                str(own["influence"]),
                _goods(own["goods"]),
                *_built(own),
                str(own["cards"]),
                str(len(own["clergy"])),
            ]
        )
    if "rival" in view:
        own = view["rival"]
        name = f" {voice.figure(len(view['seats']))} {voice.say('rival-name')}"
        rows.append([name, str(own["wigs"]), "", "", "", *_built(own), "", ""])
    return Block(voice.say("terminal-seats"), "<>>><<>>>>>", rows)


def _built(own: View) -> list[str]:
    officials = own["officials"]
    return [
        _counted(own["cubes"]),
        str(own["sets"]),
        _houses(own["houses"]),
        str(officials["board"]),
    ]


def _player(view: View, seat: int, voice: Voice) -> str:
    turn = "[cost]▸[/]" if view["to_play"] == seat else " "
    name = f"[bold]{voice.name(seat)}[/]" if view["seat"] == seat else voice.name(seat)
    return f"{turn}{voice.figure(seat)} {name}"


def _name(view: View, seat: int, voice: Voice) -> str:
    return voice.name(seat) if seat < len(view["seats"]) else voice.say("rival-name")


def ships(view: View, voice: Voice) -> Block:
    """All ships that were built: their holds, or that they are at sea."""
    rows = [["", ""]]
    for ship in view["ships"]:
        rows.append([ship, _ship(view, ship, voice)])
    return Block(voice.say("terminal-ships"), "<<", rows)


def _ship(view: View, ship: str, voice: Voice) -> str:
    facts = view["ships"][ship]
    price = voice.values["ships"][ship]["price"]
    name = f"{voice.figure(facts['owner'])} {_ship_name(ship, voice)}"
    if facts["at_sea"]:
        return f"{name}  [muted]{voice.say('terminal-at-sea')}[/]"
    load = "".join([chip(good) * count for good, count in facts["aboard"].items()])
    room = facts["hold"] - sum(facts["aboard"].values())
    bonus = f"  [gain]+{price}[/]" if price else ""
    return f"{name}  {load}{' ◦ ' * room}{bonus}"


def _ship_name(ship: str, voice: Voice) -> str:
    return voice.called("ship", ship)


def belongings(view: View, voice: Voice) -> Block:
    """Of everybody but the listener: favors, plans, portfolio, clergy tiles and decrees."""
    rows = [["", "", ""]]
    for seat, own in enumerate(view["seats"]):
        if seat == view["seat"]:
            continue
        favors = f"{voice.say('terminal-favors')} {_favors(own, voice)}"
        cards = [card for card in [*own["top"], *own["bottom"]] if card not in view["ships"]]
        rows.append([voice.figure(seat), "", f"[bold]{voice.name(seat)}[/]   {favors}"])
        rows.append(["", "", _plans(own, voice)])
        rows += [["", card, _card(card, voice)] for card in cards]
        rows += [["", tile, _clergy(tile, voice)] for tile in own["clergy"]]
        rows += _decrees_of(own, voice)
    if "rival" in view and view["rival"]["decrees"]:
        rows.append([voice.figure(len(view["seats"])), "", f"[bold]{voice.say('rival-name')}[/]"])
        rows += _decrees_of(view["rival"], voice)
    return Block(voice.say("terminal-belongings"), "<<<", rows)


def _decrees_of(own: View, voice: Voice) -> list[list[str]]:
    return [["", decree, voice.called("decree", decree)] for decree in own["decrees"]]


def _plans(own: View, voice: Voice) -> str:
    held: list[str] = []
    for name in ARCHITECTS:
        plans = [plan for plan, count in own["plans"].items() for _ in range(count) if plan.startswith(name)]
        if plans:
            held.append(" ".join([voice.say(f"architect-{name}"), *[_officials_of(plan) for plan in plans]]))
    done = sum(own["done"].values())
    words = [f"{voice.say('terminal-plan')} {' '.join(held) or EMPTY}"]
    return "   ".join([*words, f"{voice.say('terminal-done')} {done}"] if done else words)


# ---------------------------------------------------------------------------------------------------------------------
# Insight, for who asks


def draw_odds(odds: View, voice: Voice) -> Blocks:
    """What everything would cost this seat, what its stores would yield, and how many wigs everybody may end with."""
    visits = [[voice.label(f"noble-{noble}"), str(cost)] for noble, cost in odds["visits"].items()]
    costs = [["", ""], *visits, [voice.say("terminal-event"), f"[cost]{odds['event']}[/]"]]
    production = [["", ""]]
    production += [
        [f"{chip(good)} {voice.label(f'good-{good}')}", str(n)] for good, n in odds["production"].items()
    ]
    outlook = [["", ""]]
    for seat, worth in enumerate(odds["prospects"]):
        outlook.append([f"{voice.figure(seat)} {voice.name(seat)}", f"{worth:.0f}"])
    return [
        [
            Block(voice.say("terminal-costs"), "<>", costs),
            Block(voice.say("terminal-production"), "<>", production),
            Block(voice.say("terminal-outlook"), "<>", outlook),
        ]
    ]


# ---------------------------------------------------------------------------------------------------------------------
# The end


def draw_end(view: View, voice: Voice) -> Blocks:
    """The wigs, the most first, and what they are for."""
    titles = ["won", *SOURCES, "total"]
    rows = [["", "", *[f"[muted]{voice.say(f'terminal-source-{title}')}[/]" for title in titles]]]
    sides = [*view["seats"], *([view["rival"]] if "rival" in view else [])]
    counted = [_standing(view, seat) for seat in range(len(sides))]
    for seat in sorted(range(len(sides)), key=lambda seat: counted[seat], reverse=True):
        rank = 1 + len([other for other in counted if other > counted[seat]])
        rows.append(
            [
                f"{rank}.",
                f"{voice.figure(seat)} {_name(view, seat, voice)}",
                str(sides[seat]["wigs"]),
                *[str(view["final"][seat][source]) for source in SOURCES],
                f"[{'now' if rank == 1 else 'bold'}]{view['totals'][seat]}[/]",
            ]
        )
    return [[Block(voice.say("terminal-scores"), "<<" + ">" * len(titles), rows)]]


def _standing(view: View, seat: int) -> tuple[int, int, int]:
    """Wigs, then reis, then goods."""
    if seat >= len(view["seats"]):
        return view["totals"][seat], 0, 0
    own = view["seats"][seat]
    return view["totals"][seat], own["reis"], sum(own["goods"].values())


# ---------------------------------------------------------------------------------------------------------------------
# Words, marks, counts


def chip(good: str) -> str:
    """A good or a trade: its letter on its colour."""
    return f"[{_GOOD_GROUND[good]}] {good[0].upper()} [/]"


def _letter(good: str) -> str:
    return f"[{_GOOD_GROUND[good]}]{good[0].upper()}[/]"


def _cube(cube: str) -> str:
    return f"[{_CUBE_GROUND[cube]}]{cube[0]}[/]"


def _cubes(cubes: View) -> str:
    return "".join([_cube(cube) * count for cube, count in cubes.items()])


def _chips(goods: View) -> str:
    return " ".join([f"{chip(good)}{count}" for good, count in goods.items()])


def _goods(goods: View) -> str:
    """The same in a narrow column."""
    held = [f"{_letter(good)}{count}" for good, count in goods.items() if count]
    return " ".join(held) or EMPTY


def _counted(cubes: View) -> str:
    """Cubes in a place of fixed width."""
    return " ".join([f"{_cube(cube)}{count}" for cube, count in cubes.items()])


def _houses(houses: View) -> str:
    """How many of each group stand in the city."""
    return " ".join([str(houses[group]) for group in GROUPS])


def _favors(own: View, voice: Voice) -> str:
    return " ".join([voice.say(f"terminal-noble-{noble}") for noble in own["favors"]]) or EMPTY


def _card(card: str, voice: Voice) -> str:
    facts = voice.values["cards"][card]
    if facts["kind"] == "treasury":
        what = {"effects": _rewards(facts["event"], voice), "benefit": _benefits(facts["benefits"], voice)}
        return voice.say("terminal-card-treasury", **what)
    noble, influence = voice.label(f"noble-{facts['kind']}"), facts["influence"]
    effects = _rewards(facts["effects"], voice)
    return voice.say("terminal-card-noble", called=noble, influence=influence, effects=effects)


def _rewards(effects: list[View], voice: Voice) -> str:
    return " + ".join([_effect(effect, voice) for effect in effects]) or EMPTY


def _effect(effect: View, voice: Voice) -> str:
    """In a word or two."""
    word = effect["effect"].replace("-", "lose-")
    return voice.say(f"terminal-effect-{word}", n=effect["n"], good=effect.get("good", ""))


def _benefits(benefits: View, voice: Voice) -> str:
    """In a few words; one for every noble or every good is told as one."""
    names = list(benefits)
    subject, _, detail = names[0].partition(":")
    if len(names) > 1:
        subject, detail = f"{subject}-all", ""
    return voice.say(f"terminal-benefit-{subject}", n=benefits[names[0]], **_detail(subject, detail))


def _detail(subject: str, detail: str) -> dict[str, str]:
    return {{"rubble": "cube", "visit": "noble", "sell": "good"}[subject]: detail} if detail else {}


_BLOCKS: Final = {
    "plots": plots,
    "spaces": spaces,
    "church": church,
    "offices": offices,
    "ships": ships,
    "portfolio": portfolio,
}

_OWN_WIGS: Final = ("reward", "overflow", "store", "building", "clergy", "clergy_benefit")  # of whoever acts


def aside(told: View) -> str | None:
    """What a line before has all but told, for the end of that line: reis, wigs and influence of whoever acts."""
    kind = told["kind"]
    if kind == "pay":
        return f"[gain]+{told['amount']}◎[/]" if told["payer"] < 0 else f"[loss]−{told['amount']}◎[/]"
    if kind == "wigs" and told["reason"] in _OWN_WIGS:
        return f"[gain]+{told['amount']}★[/]"
    if kind == "influence":
        style = "gain" if told["target"] > told["origin"] else "loss"
        return f"[{style}]♟{told['origin']}→{told['target']}[/]"
    return None


DRAWING: Final = Drawing(heading, draw, draw_odds, draw_end, aside, PARTS, draw_part)
