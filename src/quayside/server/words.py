"""The table's own sentences: refusals that no game knows, and problems with the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, Self

import msgspec

from quayside.core.errors import WhyNot
from quayside.core.registry import game as find_game
from quayside.core.registry import games
from quayside.table import messages
from quayside.table.errors import Refusal
from quayside.table.fold import Facts
from quayside.table.rules import version_here
from quayside.voice import Voice, VoiceError, languages

_TEXT = Path(__file__).parent / "text"
LANGUAGES = tuple(languages())
_PROBLEMS = Literal["malformed", "too_large", "hello_first", "unavailable"]


@lru_cache(maxsize=64)
def _voice(game: str, lang: str, options: bytes = b"") -> Voice:
    """Without options, a voice that knows nothing of what is called by its values."""
    values: dict[str, Any] = find_game(game).values(msgspec.json.decode(options)) if options else {}
    return Voice(game, lang, extra=files(lang), terms=values.get("terms"))


def files(lang: str) -> tuple[Path, ...]:
    """The server's own texts."""
    return (_TEXT / f"{lang}.ftl",)


class SaidRefusal(Refusal):
    """With its sentence: what a rule of a game refuses can be said in the voice of that game only."""

    def __init__(self, refused: messages.Refused) -> None:
        super().__init__(refused.rule, **refused.args)
        self.sentence = refused.sentence


class Words:
    """What is said at a table, in a language."""

    def __init__(self, facts: Facts, lang: str) -> None:
        here = version_here(facts.game)
        has_values = here == facts.version and find_game(facts.game).values_digest(facts.options)
        game = games()[0] if here is None else facts.game
        self._voice = _voice(game, lang, msgspec.json.encode(facts.options) if has_values else b"")

    @classmethod
    async def learned(cls, facts: Facts, lang: str) -> Self:
        """As somebody comes to a table: an owner's values take a while to be read, and others have their turn."""
        return await asyncio.to_thread(cls, facts, lang)

    def refused(self, key: str | None, refusal: Refusal) -> messages.Refused:
        why = WhyNot(refusal.rule, dict(refusal.args_for_message))
        return messages.Refused(key, why.rule, why.args, self._voice.refusal(why))

    def said(self, refusal: Refusal) -> SaidRefusal:
        return SaidRefusal(self.refused(None, refusal))

    def problem(self, code: _PROBLEMS) -> messages.Problem:
        return messages.Problem(code, say(self._voice.lang, f"problem-{code}"))


def said_in(game: str, options: dict[str, Any], lang: str, refusal: Refusal) -> SaidRefusal:
    """What a game of today's rules refuses, away from any table."""
    has_values = find_game(game).values_digest(options)
    why = WhyNot(refusal.rule, dict(refusal.args_for_message))
    voice = _voice(game, lang, msgspec.json.encode(options) if has_values else b"")
    return SaidRefusal(messages.Refused(None, why.rule, why.args, voice.refusal(why)))


def learn() -> None:
    """Reads all texts now, and not while somebody waits for a sentence."""
    for game in games():
        for lang in LANGUAGES:
            _voice(game, lang)


def say(lang: str, message: str, **facts: object) -> str:
    """A sentence that speaks of no game can be said in the voice of any."""
    return _voice(games()[0], lang).say(message, **facts)


def tagline(lang: str, game: str) -> str:
    """What a game is about, in a few words."""
    return _voice(game, lang).say("game-tagline")


def bot_name(lang: str, bot: str) -> str:
    """What a bot is called: a new one that no text names yet, by its plain name."""
    try:
        return say(lang, f"bot-{bot}")
    except VoiceError:
        return bot


def bot_about(lang: str, bot: str) -> str:
    """How a bot plays, in a few words; nothing about one that no text knows."""
    try:
        return say(lang, f"bot-about-{bot}")
    except VoiceError:
        return ""


def sentence(lang: str, refusal: Refusal) -> str:
    if isinstance(refusal, SaidRefusal):
        return refusal.sentence
    return say(lang, f"why-{refusal.rule}", **refusal.args_for_message)


def language_of(headers: Mapping[str, str], query: Mapping[str, Any]) -> str:
    """What a reader understands: `?lang=zh`, else the best of Accept-Language that the house speaks, else English.

    >>> language_of({"accept-language": "fr, zh-TW;q=0.8, en;q=0.5"}, {})
    'zh'
    """
    if query.get("lang") in LANGUAGES:
        return str(query["lang"])
    wished: list[tuple[float, str]] = []
    for part in headers.get("accept-language", "")[:500].split(","):
        tag, _, quality = part.partition(";q=")
        wished.append((-_number(quality), tag.strip()[:2].lower()))
    return next((lang for _, lang in sorted(wished, key=lambda wish: wish[0]) if lang in LANGUAGES), "en")


def _number(quality: str) -> float:
    try:
        return float(quality) if quality else 1.0
    except ValueError:
        return 0.0
