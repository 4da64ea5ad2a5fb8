"""Manila drawn for a terminal: what a seat may see becomes blocks of text (see core/terminal.py)."""

from __future__ import annotations

from typing import Final

from quayside.core.terminal import Block, Blocks, Drawing, View, Voice
from quayside.games.manila.board import (
    BERTH_PAY,
    BERTHS,
    COST,
    LARGE_PILOT,
    LAST_STEP,
    PIRATES,
    PIRATES_LAIR,
    PORT,
    PREMIUM,
    PRICES,
    PROFIT,
    PUNTS,
    REDEMPTION,
    SCHEDULE,
    SEAT_COSTS,
    SHIPYARD,
    SMALL_PILOT,
    WARES,
)

# A ware has a letter and two styles: of the letter on a coloured ground, and of coloured text
_GROUND: Final = {
    "ginseng": "bold #1f2a33 on #dda23c",
    "nutmeg": "bold #fffaf0 on #96602f",
    "silk": "bold #1f2a33 on #74b4dc",
    "jade": "bold #1f2a33 on #5aa873",
}
_INK: Final = {"ginseng": "#dda23c", "nutmeg": "#b67c48", "silk": "#74b4dc", "jade": "#5aa873"}

EMPTY: Final = "[muted]·[/]"

# Coins that the line before has told of already
_TOLD_OF: Final = ("bid", "share", "placement", "blind_passage", "premium", "loan", "redemption")


def draw(view: View, voice: Voice) -> Blocks:
    """The whole table."""
    return [
        [sea(view, voice)],
        [berths(view, voice, "port", PORT), berths(view, voice, "shipyard", SHIPYARD), harbour(view, voice)],
        [market(view, voice), purses(view, voice)],
    ]


# ---------------------------------------------------------------------------------------------------------------------
# Where the voyage stands


def heading(view: View, voice: Voice) -> str:
    """The voyage and its steps, the present one standing out."""
    voyage = f"[bold]{voice.say('terminal-voyage', number=view['voyage'])}[/]"
    steps = ["auction", "office", *SCHEDULE[view["players"]][:-1], "pilots", "M"]
    now = _step(view, steps)
    words = [_in_time(voice.say(f"terminal-step-{step}"), place - now) for place, step in enumerate(steps)]
    return voyage + "   " + " ".join(words)


def _step(view: View, steps: list[str]) -> int:
    """Which of the steps the voyage is at; behind all of them when the game is over."""
    kind = view["decision"]["kind"]
    if kind == "over":
        return len(steps)
    if kind == "auction":
        return 0
    if kind in ("purchase", "loading", "starts"):
        return 1
    if kind == "pilot":
        return steps.index("pilots")
    letter = "P" if kind == "placement" else "M"
    number = int(view["round"] if kind == "placement" else view["movements"])
    return [place for place, step in enumerate(steps) if step == letter][number - 1]


def _in_time(word: str, distance: int) -> str:
    if distance == 0:
        return f"[now] {word} [/]"
    return word if distance > 0 else f"[muted]{word}[/]"


# ---------------------------------------------------------------------------------------------------------------------
# The board


def sea(view: View, voice: Voice) -> Block:
    """Three lanes, a punt in each, who is aboard and what the punt pays."""
    spaces = "".join(f"{space:^3}" for space in range(PIRATES_LAIR))
    numbers = f"[muted]{spaces}[/][loss]{PIRATES_LAIR:^3}[/]"
    titles = [f"[muted]{voice.say(f'terminal-{column}')}[/]" for column in ("aboard", "pays")]
    rows = [["", numbers, "", *titles]]
    for ware in WARES:
        if ware in view["punts"]:
            rows.append(_lane(view, voice, ware))
    while len(rows) <= PUNTS:
        rows.append(["", _course("", -1), "", "", ""])
    return Block(voice.say("terminal-sea"), "<<<<<", rows)


def _lane(view: View, voice: Voice, ware: str) -> list[str]:
    punt = view["punts"][ware]
    home = punt["where"] == "port"
    space = PIRATES_LAIR + 1 if home else -1 if punt["space"] is None else punt["space"]
    return [
        _named(ware, voice),
        _course(ware, space),
        _whereabouts(view, voice, ware),
        _aboard(punt["aboard"], ware, voice, closed=home),
        _pays(punt, ware, voice),
    ]


def _course(ware: str, punt: int) -> str:
    """The spaces of a lane: the wake of the punt, the punt, the open sea, and the pirates' space 13."""
    wake = f"[{_INK[ware]}]{'───' * min(punt, PIRATES_LAIR + 1)}[/]" if punt > 0 else ""
    if punt > PIRATES_LAIR:
        return wake
    boat = chip(ware) if punt >= 0 else ""
    ahead = "[muted]" + " · " * (PIRATES_LAIR - 1 - max(punt, -1)) + "[/]"
    lair = "" if punt == PIRATES_LAIR else "[loss] × [/]"
    return wake + boat + ahead + lair


def _whereabouts(view: View, voice: Voice, ware: str) -> str:
    for place in ("port", "shipyard"):
        if ware in view[place]:
            return f"{chip(ware)} {voice.say(f'terminal-in-{place}', berth=BERTHS[view[place].index(ware)])}"
    return f"[muted]{voice.say('terminal-at-quay')}[/]" if view["punts"][ware]["where"] == "quay" else ""


def _aboard(aboard: list[int], ware: str, voice: Voice, closed: bool) -> str:
    """The figures on a punt, then the prices of its free seats, if there are any to be had."""
    costs = SEAT_COSTS[WARES.index(ware)][len(aboard) :]
    free = [EMPTY if closed else f"[cost]{cost}[/]" for cost in costs]
    return " ".join([*[voice.figure(seat) for seat in aboard], *free])


def _pays(punt: View, ware: str, voice: Voice) -> str:
    if punt["plundered"]:
        return f"[loss]{voice.say('terminal-plundered')}[/]"
    passengers = len(punt["aboard"])
    split = f" [muted]÷ {passengers}[/]" if passengers > 1 else ""
    return f"[gain]{PROFIT[WARES.index(ware)]}[/]{split}"


def berths(view: View, voice: Voice, place: str, first: int) -> Block:
    """The port or the shipyard: what each space costs and pays, who waits there, which punt lies there."""
    rows = [["", *[f"[muted]{voice.say(f'terminal-{column}')}[/]" for column in ("cost", "pays")], "", ""]]
    for berth, letter in enumerate(BERTHS):
        owner = view["spaces"][f"{place}.{letter}"]
        punts = view[place]
        rows.append(
            [
                letter,
                f"[cost]{COST[first + berth]}[/]",
                f"[gain]{BERTH_PAY[berth]}[/]",
                EMPTY if owner is None else voice.figure(owner),
                chip(punts[berth]) if berth < len(punts) else "   ",
            ]
        )
    return Block(voice.say(f"terminal-{place}"), "<>><<", rows)


def harbour(view: View, voice: Voice) -> Block:
    """Pirate boat, pilots and insurance."""
    pirates = [voice.figure(seat) for seat in view["pirates"]]
    pirates += [EMPTY] * (2 - len(pirates))
    rows = [["", f"[muted]{voice.say('terminal-cost')}[/]", ""]]
    rows.append([voice.say("terminal-pirates"), f"[cost]{COST[PIRATES]}[/]", " ".join(pirates)])
    for area, space in (("pilot.small", SMALL_PILOT), ("pilot.large", LARGE_PILOT)):
        rows.append([voice.label(f"space-{area}"), f"[cost]{COST[space]}[/]", _figure_on(view, area, voice)])
    rows.append(
        [voice.label("space-insurance"), f"[gain]+{PREMIUM}[/]", _figure_on(view, "insurance", voice)]
    )
    return Block(voice.say("terminal-harbour"), "<><", rows)


def _figure_on(view: View, area: str, voice: Voice) -> str:
    owner = view["spaces"][area]
    return EMPTY if owner is None else voice.figure(owner)


def market(view: View, voice: Voice) -> Block:
    """The price of each ware on its track, and the shares that can be bought."""
    track = "".join(f"{price:^3}" for price in PRICES[:LAST_STEP])
    rows = [
        [
            "",
            f"[muted]{track}[/][loss]{PRICES[LAST_STEP]:^3}[/]",
            f"[muted]{voice.say('terminal-for-sale')}[/]",
        ]
    ]
    for ware in WARES:
        facts = view["wares"][ware]
        marks = [chip(ware) if price == facts["price"] else f" {EMPTY} " for price in PRICES]
        rows.append([_named(ware, voice), "".join(marks), _for_sale(facts, voice)])
    return Block(voice.say("terminal-market"), "<<<", rows)


def _for_sale(facts: View, voice: Voice) -> str:
    if facts["supply"] == 0:
        return f"[muted]{voice.say('terminal-sold-out')}[/]"
    return f"{facts['supply']} [muted]×[/] [cost]{facts['share_price']}[/]"


# ---------------------------------------------------------------------------------------------------------------------
# The players


def purses(view: View, voice: Voice) -> Block:
    """Cash, shares (of the others, only those bought), pledges, and accomplices or bids."""
    auction = view["auction"]
    columns = ["cash", "shares", "pledged", "bid" if auction else "accomplices", "fortune"]
    rows = [["", *[f"[muted]{voice.say(f'terminal-{column}')}[/]" for column in columns]]]
    for seat, purse in enumerate(view["seats"]):
        rows.append(
            [
                _player(view, seat, voice),
                str(purse["cash"]),
                _shares(purse),
                str(purse["pledged"]) if purse["pledged"] else EMPTY,
                _bid(auction, seat, voice) if auction else _accomplices(purse, seat, voice),
                str(purse.get("fortune", "[muted]?[/]")),
            ]
        )
    return Block(voice.say("terminal-purses"), "<><^<>", rows)


def _player(view: View, seat: int, voice: Voice) -> str:
    turn = "[cost]▸[/]" if view["to_play"] == seat else " "
    name = f"[bold]{voice.name(seat)}[/]" if view["seat"] == seat else voice.name(seat)
    office = " [cost]⚑[/]" if view["harbour_master"] == seat else ""
    return f"{turn}{voice.figure(seat)} {name}{office}"


def _shares(purse: View) -> str:
    """A letter for each share: the secret ones first, question marks for those of the others."""
    secret = purse["shares"] - sum(purse["bought"].values())
    dealt = _letters(purse["dealt"]) if "dealt" in purse else f"[muted]{'?' * secret}[/]"
    bought = _letters(purse["bought"])
    return f"{dealt} {bought}" if bought else dealt


def _letters(shares: dict[str, int]) -> str:
    return "".join(f"[{_INK[ware]}]{letter(ware) * shares[ware]}[/]" for ware in WARES if shares[ware])


def _bid(auction: View, seat: int, voice: Voice) -> str:
    if auction["passed"][seat]:
        return f"[muted]{voice.say('terminal-passed')}[/]"
    return f"[now]{auction['bid']}[/]" if auction["leader"] == seat else EMPTY


def _accomplices(purse: View, seat: int, voice: Voice) -> str:
    if purse["declined"]:
        return f"[muted]{voice.say('terminal-declined')}[/]"
    return voice.figure(seat) * purse["accomplices"] or EMPTY


# ---------------------------------------------------------------------------------------------------------------------
# Odds, for who asks


def draw_odds(odds: View, voice: Voice) -> Blocks:
    """How the punts will end, and what each space is worth."""
    drawing: Blocks = []
    if odds["arrival"]:
        drawing.append([_arrivals(odds["arrival"], voice)])
    if odds["on_13"]:
        drawing.append([_on_13(odds["on_13"], voice)])
    if odds["spaces"]:
        best_first = sorted(odds["spaces"], key=lambda area: -float(odds["spaces"][area]["value"]))
        half = (len(best_first) + 1) // 2
        title = voice.say("terminal-space-values")
        drawing.append([_spaces(title, odds["spaces"], best_first[:half], voice)])
        if best_first[half:]:
            drawing[-1].append(_spaces("", odds["spaces"], best_first[half:], voice))
    if odds.get("office") is not None:
        worth = voice.say("terminal-office-worth", pesos=round(odds["office"]))
        drawing.append([Block(voice.say("terminal-office"), "<", [[""], [worth]])])
    return drawing


def _arrivals(arrival: View, voice: Voice) -> Block:
    ends = [("port", "gain", "█"), ("thirteen", "loss", "▓"), ("short", "muted", "░")]
    rows = [["", *[f"[muted]{voice.say(f'terminal-end-{end}')}[/]" for end, _, _ in ends], ""]]
    for ware in WARES:
        if ware not in arrival:
            continue
        chances = arrival[ware]
        bar = _bar([(chances[end], style, ink) for end, style, ink in ends])
        shares = [f"[{style}]{_percent(chances[end])}[/]" for end, style, _ in ends]
        rows.append([_named(ware, voice), *shares, bar])
    return Block(voice.say("terminal-arrivals"), "<>>><", rows)


def _on_13(on_13: View, voice: Voice) -> Block:
    """What pirates wait for: punts to board after the second roll, and to plunder after the third."""
    rows = [[""]]
    if on_13["second"]:
        each = [f"{_named(ware, voice)} {_percent(chance)}" for ware, chance in on_13["second"].items()]
        rows.append([f"{voice.say('terminal-second-roll')}  {'  '.join(each)}"])
    rows.append([voice.say("terminal-third-roll", punts=round(on_13["third"], 2))])
    return Block(voice.say("terminal-on-13"), "<", rows)


def _bar(parts: list[tuple[float, str, str]], width: int = 24) -> str:
    """Chances as lengths; their ends are rounded, so that together they fill the width."""
    bar = ""
    sum_so_far = 0.0
    for chance, style, ink in parts:
        start = round(sum_so_far * width)
        sum_so_far += chance
        bar += f"[{style}]{ink * (round(sum_so_far * width) - start)}[/]"
    return bar


def _spaces(title: str, spaces: View, areas: list[str], voice: Voice) -> Block:
    rows = [["", *[f"[muted]{voice.say(f'terminal-{column}')}[/]" for column in ("cost", "chance", "value")]]]
    for area in areas:
        facts = spaces[area]
        style = "gain" if facts["value"] >= 0 else "loss"
        chance = "" if facts["chance"] is None else _percent(facts["chance"])
        value = f"[{style}]{facts['value']:+.1f}[/]".replace("-", "−")
        rows.append([voice.label(f"space-{area}"), f"[cost]{facts['cost']}[/]", chance, value])
    return Block(title, "<>>>", rows)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%"


# ---------------------------------------------------------------------------------------------------------------------
# The end


def draw_end(view: View, voice: Voice) -> Blocks:
    """The fortunes, the largest first, and what each is made of."""
    columns = ["cash", *WARES, "pledged", "fortune"]
    titles = [
        voice.label(f"ware-{column}") if column in WARES else voice.say(f"terminal-{column}")
        for column in columns
    ]
    rows = [["", "", *[f"[muted]{title}[/]" for title in titles]]]
    fortunes = [purse["fortune"] for purse in view["seats"]]
    for seat in sorted(range(view["players"]), key=lambda seat: -int(fortunes[seat])):
        purse = view["seats"][seat]
        rank = 1 + len([fortune for fortune in fortunes if fortune > fortunes[seat]])
        debt = REDEMPTION * purse["pledged"]
        rows.append(
            [
                f"{rank}.",
                f"{voice.figure(seat)} {voice.name(seat)}",
                str(purse["cash"]),
                *[_holding(view, purse, ware) for ware in WARES],
                f"[loss]−{debt}[/]" if debt else EMPTY,
                f"[{'now' if rank == 1 else 'bold'}]{purse['fortune']}[/]".replace("-", "−"),
            ]
        )
    return [[Block(voice.say("terminal-fortunes"), "<<>>>>>>>", rows)]]


def _holding(view: View, purse: View, ware: str) -> str:
    shares = purse["dealt"][ware] + purse["bought"][ware]
    price = view["wares"][ware]["price"]
    return f"{shares * price} [muted]({shares}×{price})[/]" if shares else EMPTY


# ---------------------------------------------------------------------------------------------------------------------
# Words, marks, counts


def chip(ware: str) -> str:
    """A punt or a price marker: the letter of its ware on the ware's colour."""
    return f"[{_GROUND[ware]}] {letter(ware)} [/]"


def letter(ware: str) -> str:
    return ware[0].upper()


def _named(ware: str, voice: Voice) -> str:
    return f"[{_INK[ware]}]{voice.label(f'ware-{ware}')}[/]"


def aside(told: View) -> str | None:
    """What a line before has all but told, for the end of that line: coins paid, where the dice took the punts."""
    if told["kind"] == "pay" and told["reason"] in _TOLD_OF:
        return f"[gain]+{told['amount']}[/]" if told["payer"] < 0 else f"[loss]−{told['amount']}[/]"
    if told["kind"] == "move":
        beyond = f">{PIRATES_LAIR}"
        return f"{chip(told['ware'])} {told['target'] if told['target'] <= PIRATES_LAIR else beyond}"
    return None


DRAWING: Final = Drawing(heading, draw, draw_odds, draw_end, aside)
