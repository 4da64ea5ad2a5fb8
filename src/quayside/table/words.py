"""The table's own sentences: refusals that no game knows, and problems with the wire."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Literal

from quayside.core.errors import WhyNot
from quayside.table import messages
from quayside.table.live import Refusal
from quayside.voice import Voice

_TEXT = Path(__file__).parent / "text"
_PROBLEMS = Literal["malformed", "too_large", "too_often", "hello_first", "unavailable"]


@lru_cache(maxsize=64)
def _voice(game: str, lang: str) -> Voice:
    return Voice(game, lang, extra=[_TEXT / f"{lang}.ftl"])


class Words:
    def __init__(self, game: str, lang: str) -> None:
        self._voice = _voice(game, lang)

    def refused(self, key: str | None, refusal: Refusal) -> messages.Refused:
        why = WhyNot(refusal.rule, dict(refusal.args_for_message))
        return messages.Refused(key, why.rule, why.args, self._voice.refusal(why))

    def problem(self, code: _PROBLEMS) -> messages.Problem:
        return messages.Problem(code, self._voice.say(f"problem-{code.replace('_', '-')}"))
