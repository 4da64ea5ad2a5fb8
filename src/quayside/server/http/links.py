"""What a link of ours is about, for those who are shown it before they follow it: a title and a few words in their language,
and a picture. A table is shown as a spectator sees it, whoever asks."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from html import escape
from typing import Any, NamedTuple
from urllib.parse import urlencode

from quayside import game, games
from quayside.server import words
from quayside.server.http.limits import Purse
from quayside.server.live import Harbour, LiveTable
from quayside.server.pictures.frame import SIZE
from quayside.server.pictures.sheet import Player, Sheet
from quayside.server.times import now
from quayside.study.positions import read_position
from quayside.study.solving import found
from quayside.table.errors import NoSuchTable, Refusal
from quayside.table.ids import digest
from quayside.table.messages import TableInfo
from quayside.voice import Rule, VoiceError, rulebook, title

LOCALES = {"en": "en_GB", "zh": "zh_CN"}


class Link(NamedTuple):
    """What a link is about. The picture is the same as long as `key` is; `lasting`: that is for good."""

    title: str
    about: str
    path: str
    query: dict[str, str]
    key: str
    sheet: Callable[[], Awaitable[Sheet]]
    lasting: bool = False
    private: bool = False

    @property
    def picture(self) -> str:
        """Where its picture is. An old one is not taken for a new one: each has an address of its own."""
        name = "/house" if self.path == "/" else self.path
        return f"/pictures{name}.png?{urlencode({**self.query, 'v': digest(self.key)[:10]})}"


async def link_to(path: str, query: Mapping[str, str], lang: str, harbour: Harbour, purse: Purse) -> Link:
    """What a page of the client is about; all that is about nothing else is about the house."""
    match [part for part in path.split("/") if part]:
        case ["table", id]:
            return await _table(id, None, "table", lang, harbour, purse)
        case ["replay", id] | ["replay", id, "mistakes"] | ["embed", "replay", id]:
            return await _table(id, _ply(query), "replay", lang, harbour, purse)
        case ["rules", id, *parts] if id in games():
            return await asyncio.to_thread(_rule, id, parts, lang)
        case ["learn", id, *_] if id in games():
            return _lesson(id, lang)
        case ["puzzles"]:
            return _puzzles(None, lang)
        case ["puzzles", id] if id in games():
            return _puzzles(id, lang)
        case ["puzzles", id, puzzle] if id in games():
            return await purse.dear(_puzzle, id, puzzle, lang)
        case ["embed", "position"] | ["position"] if query.get("text"):
            _pay_for_replay(purse)
            return await purse.dear(_position, path.rstrip("/"), query["text"], lang)
        case _:
            return _house(lang)


def known(path: str) -> bool:
    """Whether a picture may be asked for under this name."""
    return path == "/" or path.split("/")[1] in (
        "table",
        "replay",
        "rules",
        "learn",
        "puzzles",
        "position",
        "embed",
    )


# The house, its rulebooks and lessons


def _fixed(path: str, lang: str, sheet: Sheet, about: str) -> Link:
    """What is the same until the server is renewed."""

    async def drawn() -> Sheet:
        return sheet

    return Link(sheet.heading, about, path, {"lang": lang}, f"{path} {lang}", drawn, lasting=True)


def _house(lang: str) -> Link:
    about = words.say(lang, "link-house-about")
    return _fixed("/", lang, Sheet(None, words.say(lang, "link-house"), [about]), about)


def _lesson(id: str, lang: str) -> Link:
    heading = words.say(lang, "link-lesson", game=title(id, lang))
    about = words.tagline(lang, id)
    sheet = Sheet(id, heading, [about], foot=words.say(lang, "link-foot-lesson"))
    return _fixed(f"/learn/{id}", lang, sheet, about)


def _rule(id: str, parts: list[str], lang: str) -> Link:
    """A rule, a chapter, or the whole book. An id may come in parts, and without the name of its game."""
    book, foot = rulebook(id, lang), words.say(lang, "link-foot-rulebook")
    named = ".".join(parts)
    named = named if named.startswith(f"{id}.") else f"{id}.{named}"
    found = _rule_of(id, named, lang)
    chapter = book.chapter(named)
    if found is not None:
        heading, about = words.say(lang, "link-rule", game=book.title, rule=found.title), found.text
        sheet = Sheet(id, found.title, [about], foot=foot)
    elif chapter is not None and chapter.rules:
        heading, about = (
            words.say(lang, "link-rule", game=book.title, rule=chapter.title),
            chapter.rules[0].text,
        )
        sheet = Sheet(id, chapter.title, [about], foot=foot)
    else:
        heading, about, named = words.say(lang, "link-rulebook", game=book.title), words.tagline(lang, id), id
        sheet = Sheet(id, heading, [about], foot=foot)
    path = f"/rules/{id}" if named == id else f"/rules/{id}/{named}"
    return _fixed(path, lang, sheet, about)._replace(title=heading)


def _rule_of(id: str, named: str, lang: str) -> Rule | None:
    try:
        return rulebook(id, lang).rule(named)
    except VoiceError:
        return None


# Puzzles


def _puzzles(id: str | None, lang: str) -> Link:
    """All of them, or those of a game."""
    about = words.say(lang, "link-puzzles-about")
    heading = (
        words.say(lang, "link-puzzles")
        if id is None
        else words.say(lang, "link-puzzles-of", game=title(id, lang))
    )
    sheet = Sheet(id, heading, [about], foot="" if id is None else words.say(lang, "link-foot-puzzle"))
    return _fixed("/puzzles" if id is None else f"/puzzles/{id}", lang, sheet, about)


def _puzzle(id: str, named: str, lang: str) -> Link:
    """One puzzle, as a spectator sees it; `daily` is another one every day."""
    puzzle = found(id, named, now() / 1000)
    state = puzzle.state()
    heading = words.say(lang, "link-puzzle", game=title(id, lang))
    names = [words.say(lang, "link-seat", number=seat + 1) for seat in range(state.players)]
    about = words.say(lang, "link-puzzle-about", name=names[puzzle.seat])
    foot = words.say(lang, "link-foot-puzzle")
    sheet = _position_sheet(id, state.view(None), names, heading, [about], foot)
    link = _fixed(f"/puzzles/{id}/{named}", lang, sheet, about)
    return link._replace(title=heading, key=f"puzzle {puzzle.id} {lang}", lasting=named == puzzle.id)


# A table, now or at a ply


def _ply(query: Mapping[str, str]) -> int | None:
    text = query.get("ply", "")
    return int(text) if text.isdecimal() and len(text) < 6 else None


async def find(harbour: Harbour, id: str, purse: Purse) -> LiveTable:
    """The table with all that other processes have written. Who has it brought up from its log pays as for a replay."""
    if harbour.has(id):
        live = await harbour.find(id)
    else:
        _pay_for_replay(purse)
        async with purse.turn:
            live = await harbour.find(id)
    await harbour.refresh(live)
    return live


def _pay_for_replay(purse: Purse) -> None:
    purse.limits.spend("replay", purse.who)
    purse.limits.spend("replays", purse.address)


async def _table(id: str, ply: int | None, page: str, lang: str, harbour: Harbour, purse: Purse) -> Link:
    live = await find(harbour, id, purse)
    table, info = live.table, live.info(None)
    names = [_name(seat, number, lang) for number, seat in enumerate(info.seats)]
    named = title(info.game, lang) if info.game in games() else info.game
    plies = table.ply
    at = plies if ply is None else min(ply, plies)
    heading, about = _told(info, named, names, lang)
    foot = ""
    if plies:
        foot = words.say(lang, "link-foot-move", ply=at, plies=plies)
    if page == "replay" and ply is not None and plies:
        heading = words.say(lang, "link-replay", game=named, ply=at, plies=plies)
        about = words.say(lang, "link-replay-about", names=_listed(names, lang))
    over = info.status == "finished"
    key = f"{id} {at} {over and at == plies} {lang} {digest(' '.join([info.status, *names]))}"

    async def drawn() -> Sheet:
        view = await _view(live, at, purse)
        players = [
            Player(name, *_number(info, view, seat, at == plies), bot=info.seats[seat].name is None)
            for seat, name in enumerate(names)
        ]
        if view is None:
            return Sheet(info.game if info.game in games() else None, named, [about], foot=foot)
        return Sheet(info.game, named, [_line(info, view, names, at == plies, lang)], view, players, foot)

    query = {"lang": lang} | ({"ply": str(at)} if page == "replay" and ply is not None else {})
    private = info.visibility == "private"
    return Link(heading, about, f"/{page}/{id}", query, key, drawn, over and page == "replay", private)


async def _view(live: LiveTable, ply: int, purse: Purse) -> dict[str, Any] | None:
    """The position for a spectator's eyes, of a game that today's rules know."""
    table = live.table
    if table.state is None or not table.current:
        return None
    if ply == table.ply:
        return table.state.view(None)
    shown = await purse.dear(table.at_ply, ply)
    return shown.state.view(None)


def _name(seat: Any, number: int, lang: str) -> str:
    if seat.name:
        return str(seat.name)
    if seat.bot:
        return words.bot_name(lang, seat.bot.partition(":")[0])
    return words.say(lang, "link-seat", number=number + 1)


def _listed(names: list[str], lang: str) -> str:
    return ("、" if lang == "zh" else ", ").join(names)


def _told(info: TableInfo, called: str, names: list[str], lang: str) -> tuple[str, str]:
    listed = _listed(names, lang)
    match info.status:
        case "waiting":
            free = sum(seat.person is None and seat.bot is None for seat in info.seats)
            return words.say(lang, "link-waiting", game=called), words.say(
                lang, "link-waiting-about", free=free
            )
        case "playing":
            return words.say(lang, "link-playing", game=called, names=listed), words.say(
                lang, "link-playing-about"
            )
        case "finished" if info.outcome is not None:
            best = [names[seat] for seat, outcome in enumerate(info.outcome) if outcome.rank == 1]
            score = next(outcome.score for outcome in info.outcome if outcome.rank == 1)
            said = words.say(lang, "link-finished", game=called, names=_listed(best, lang), score=score)
            return said, words.say(lang, "link-replay-about", names=listed)
        case _:
            return words.say(lang, "link-over", game=called), words.say(
                lang, "link-replay-about", names=listed
            )


def _number(
    info: TableInfo, view: dict[str, Any] | None, seat: int, last: bool
) -> tuple[str | None, int | None, bool]:
    """What stands beside a player: the score of a game that is over, else what everybody sees of it. Where points lie face
    down until the end, nothing."""
    if view is None:
        return None, None, False
    tally = game(info.game).picture.tally(view, seat)
    if last and info.outcome is not None:
        return tally.sign, info.outcome[seat].score, info.outcome[seat].rank == 1
    if info.covered and info.status == "playing":
        return None, None, False
    return tally.sign, tally.number, False


def _line(info: TableInfo, view: dict[str, Any], names: list[str], last: bool, lang: str) -> str:
    """How it stands, in a few words."""
    if info.status == "finished" and last:
        return words.say(lang, "link-line-over")
    seat = view["to_play"]
    return words.say(lang, "link-line-turn", name=names[seat]) if 0 <= seat < len(names) else ""


# A position by itself


def _position(path: str, text: str, lang: str) -> Link:
    """A position that stands in the address. One that cannot be is about the house."""
    view = read_position(text)
    id = view["game"]
    named = title(id, lang)
    heading = words.say(lang, "link-position", game=named)
    names = [words.say(lang, "link-seat", number=seat + 1) for seat in range(view["players"])]
    seat = view["to_play"]
    line = [words.say(lang, "link-line-turn", name=names[seat])] if 0 <= seat < len(names) else []
    sheet = _position_sheet(id, view, names, named, line, heading)
    link = _fixed(path, lang, sheet, words.tagline(lang, id))
    return link._replace(title=heading, query={"lang": lang, "text": text}, key=f"position {lang} {text}")


def _position_sheet(
    id: str, view: dict[str, Any], names: list[str], heading: str, lines: list[str], foot: str = ""
) -> Sheet:
    tally = game(id).picture.tally
    players = [Player(name, *tally(view, seat)) for seat, name in enumerate(names)]
    return Sheet(id, heading, lines, view, players, foot)


# What stands in a page's head


async def tags(
    path: str, query: Mapping[str, str], lang: str, harbour: Harbour, purse: Purse, address: str
) -> str:
    """Open Graph, and what Twitter and its likes read; with the whole addresses that they ask for."""
    try:
        link = await link_to(path, query, lang, harbour, purse)
    except (NoSuchTable, Refusal):
        link = _house(lang)
    told = _shortened(link.about)
    width, height = SIZE
    page = link.path + ("?" + urlencode(shown) if (shown := _shown(link)) else "")
    properties = {
        "og:type": "website",
        "og:site_name": "Quayside 三港",
        "og:locale": LOCALES[lang],
        "og:url": address + page,
        "og:title": link.title,
        "og:description": told,
        "og:image": address + link.picture,
        "og:image:type": "image/png",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": link.title,
    }
    named = {
        "description": told,
        "twitter:card": "summary_large_image",
        "twitter:title": link.title,
        "twitter:description": told,
        "twitter:image": address + link.picture,
        "twitter:image:alt": link.title,
    }
    if link.private:
        named["robots"] = "noindex"
    lines = [f"<title>{escape(link.title)}</title>"]
    lines += [f'<meta name="{name}" content="{escape(content)}">' for name, content in named.items()]
    lines += [f'<meta property="{name}" content="{escape(content)}">' for name, content in properties.items()]
    return "\n    ".join(lines)


def _shown(link: Link) -> dict[str, str]:
    return {name: value for name, value in link.query.items() if name != "lang"}


def _shortened(text: str, most: int = 200) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"
