"""Words that were tried and given up: no text that people read goes back to them, in any file of either language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXTS = [
    path
    for folder in ("src/quayside", "web/src")
    for pattern in ("**/text/**/*.ftl", "**/rulebook/*.md")
    for path in sorted((ROOT / folder).glob(pattern))
    if "old_rules" not in path.parts
]
GIVEN_UP = {
    "en": {
        "blind passenger": "stowaway",
        "harbor": "harbour",
        "do not reach": "you do not have enough",
        "means of": "you can pay",
        "first to speak": "bid first",
    },
    "zh": {
        "机器人": "电脑",
        "棋": "版图, 对局, 对局记录: nothing here is chess",
        "走法": "选择",
        "走子": "行动",
        "计分局": "排位赛",
        "桌主": "房主",
        "航海日志": "日志",
        "空圆": "空位",
        "竞拍": "竞标",
    },
}


def read(path: Path) -> str:
    """What people read of it: no comments, ids, selectors and links."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".md":
        return re.sub(r"\{#[^}]*\}|\(#[^)]*\)|`[^`]*`", "", text)
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    said = [re.sub(r"^[\w-]+ =|^\s*\*?\[[\w-]+\]", "", line) for line in lines]
    return re.sub(r"\{[^{}]*\}?", "", "\n".join(said))


def language(path: Path) -> str:
    return path.stem[-2:]


def test_texts_of_all_parts_are_looked_at() -> None:
    assert len(TEXTS) > 40
    assert {language(path) for path in TEXTS} == set(GIVEN_UP)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_text_goes_back_to_a_word_that_was_given_up(path: Path) -> None:
    text = read(path).lower()
    found = {word: better for word, better in GIVEN_UP[language(path)].items() if word in text}
    assert found == {}


def test_every_refusal_of_the_table_that_has_a_text_can_happen() -> None:
    rooms = [ROOT / "src/quayside" / room for room in ("table", "server")]
    source = "".join(path.read_text() for room in rooms for path in room.rglob("*.py"))
    texts = (ROOT / "src/quayside/server/text/en.ftl").read_text()
    refusals = re.findall(r"^why-table-([\w-]+) =", texts, re.MULTILINE)
    assert len(refusals) > 50
    assert [name for name in refusals if f'"table.{name.replace("-", "_")}"' not in source] == []
