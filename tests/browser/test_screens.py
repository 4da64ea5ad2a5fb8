"""Every page, and the table at every moment: nothing sticks out, is covered or cut short at any size, in either language,
and axe-core finds no serious obstacle, by day and by night. Where the table asks, `test_walk.py` looks closer, in many more
windows and in both languages: here it is seen in one."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Literal

import pytest

from .browsing import SIZES, Visitor
from .looking import crooked, unfit
from .moments import Moments
from .screens import ASKED, PAGES, SCREENS, show

# What a phone shows otherwise than a narrow desk, or fits only just
IN_THE_HAND = (
    *("auction", "starts", "placement", "pilot", "draft", "refusal", "chat", "sheet", "away", "over"),
    *("hint", "analysis"),
    *("lisboa.use", "lisboa.business", "lisboa.store", "lisboa.over"),
)

# `make browser` looks at everything; `make test` at each page in both languages, at the three sizes in one
EVERYTHING = os.environ.get("QUAYSIDE_SCREENS") == "all"
LOOKS = [
    (screen, lang)
    for screen in SCREENS
    for lang in ("en", "zh")
    if EVERYTHING or lang == "en" or screen not in ASKED
]
LOOKED_AT = {
    "en": [*SIZES] if EVERYTHING else ["desk", "tablet", "phone"],
    "zh": [*SIZES] if EVERYTHING else ["phone"],
}


def shades(screen: str, size: str, lang: str) -> tuple[Literal["light", "dark"], ...]:
    """Where axe-core looks, which takes its time: at English pages by day, at tables in the hand and by night."""
    if lang != "en" or size not in ("desk", "phone"):
        return ()
    if EVERYTHING:
        return "light", "dark"
    if size == "desk":
        return ("light",) if screen in PAGES else ()
    return () if screen in PAGES else ("dark",)


@pytest.mark.parametrize(("screen", "lang"), LOOKS)
def test_every_screen_at_every_size(
    visit: Callable[..., Visitor], moments: Moments, screen: str, lang: str
) -> None:
    rosa = visit(lang, theme="system")
    show(rosa, moments, screen)
    wrong = []
    for size in LOOKED_AT[lang]:
        width, height = SIZES[size]
        rosa.page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{size}: {what}" for what in crooked(rosa.page)]
        for shade in shades(screen, size, lang):
            rosa.page.emulate_media(color_scheme=shade)
            wrong += [f"{size}, {shade}: {what}" for what in unfit(rosa.page)]
    if screen in ("nowhere", "gone"):
        rosa.wrong.clear()  # the page is told that there is nothing
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("screen", IN_THE_HAND)
def test_a_phone_in_the_hand(visit: Callable[..., Visitor], moments: Moments, screen: str) -> None:
    rosa = visit(size="phone")
    show(rosa, moments, screen)
    assert crooked(rosa.page) == []
