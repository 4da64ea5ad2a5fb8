"""How a rulebook is read and searched."""

from __future__ import annotations

import json

import pytest

import quayside
from quayside.voice import Rulebook, VoiceError, languages, rulebook

BOOK = """# Chess

Two armies on a [board](#chess.start.board).

## Start {#chess.start}

Before the first move.

### The board {#chess.start.board}

It has 64 squares. See [the king](#chess.moves.king).

| colour | squares |
| --- | --- |
| black | 32 |

## Moves {#chess.moves}

### The king {#chess.moves.king}

Does he move
one square? Always. He starts on the [board](#chess.start.board), never [off](#chess.nowhere) it.

> **Example.** The king goes home.
"""


@pytest.fixture
def book() -> Rulebook:
    return Rulebook("chess", "en", BOOK)


def test_a_book_has_chapters_and_a_chapter_has_rules(book: Rulebook) -> None:
    assert book.title == "Chess"
    assert book.intro.startswith("Two armies")
    assert [(chapter.id, chapter.title, len(chapter.rules)) for chapter in book.chapters] == [
        ("chess.start", "Start", 1),
        ("chess.moves", "Moves", 1),
    ]
    assert book.chapters[0].markdown == "Before the first move."
    assert book.rule("chess.moves.king").title == "The king"


def test_a_rule_has_its_words_with_and_without_their_dress(book: Rulebook) -> None:
    board, king = book.rules()
    assert "<td>black</td>" in board.html
    assert "black" in board.text
    assert '<a href="#chess.moves.king">the king</a>' in board.html
    assert king.text.splitlines()[-1] == "Example. The king goes home."
    assert king.markdown.endswith("> **Example.** The king goes home.")


def test_the_first_sentence_ends_where_a_sentence_ends(book: Rulebook) -> None:
    assert [rule.first_sentence for rule in book.rules()] == [
        "It has 64 squares.",
        "Does he move one square?",
    ]
    chinese = Rulebook("chess", "zh", "# 棋\n\n## 甲 {#a}\n\n### 乙 {#a.b}\n\n王走 1.5 格。再走一格。\n")
    assert chinese.rule("a.b").first_sentence == "王走 1.5 格。"


def test_links_are_known_in_both_directions(book: Rulebook) -> None:
    board, king = book.rules()
    assert board.links == ["chess.moves.king"]
    assert board.back == ["chess.moves.king"]
    assert king.back == ["chess.start.board"]


def test_a_link_that_leads_nowhere_is_found(book: Rulebook) -> None:
    assert book.dead_links() == ["chess.moves.king -> chess.nowhere"]


def test_a_heading_without_an_id_is_an_error() -> None:
    with pytest.raises(VoiceError, match="the heading 'The board' of chess's rulebook"):
        Rulebook("chess", "en", "# Chess\n\n## The board\n")


def test_an_unknown_rule_is_an_error(book: Rulebook) -> None:
    with pytest.raises(VoiceError, match=r"the rulebook of chess has no rule 'chess\.moves\.queen'"):
        book.rule("chess.moves.queen")


@pytest.mark.parametrize(
    ("lang", "words", "best"),
    [
        ("en", "pirate captain", "manila.pirates.captain"),
        ("en", "CAPT", "manila.pirates.captain"),
        ("en", "bidding", "manila.auction.bid"),
        ("en", "stowaway", "manila.blind_passenger.condition"),
        ("en", "loot", "manila.pirates.loot"),
        ("en", "own_claim", "manila.insurance.own_claim"),
        ("en", "manila.end.ties", "manila.end.ties"),
        ("en", "how many accomplices have I?", "manila.setup.accomplices"),
        ("en", "What happens if I have no money?", "manila.loans.forced"),
        ("en", "who wins", "manila.end.fortune"),
        ("zh", "海盗登船", "manila.pirates.boarding"),
        ("zh", "战利品怎么分", "manila.pirates.loot"),
        ("zh", "盲人旅客", "manila.blind_passenger.condition"),
        ("zh", "骰", "manila.movement.dice"),
        ("zh", "13", "manila.pilots.thirteen"),
        ("zh", "eviction", "manila.pirates.eviction"),
        ("zh", "没钱怎么办？", "manila.loans.forced"),
        ("zh", "谁赢", "manila.end.fortune"),
    ],
)
def test_a_question_finds_its_rule_first(lang: str, words: str, best: str) -> None:
    assert rulebook("manila", lang).search(words, 3)[0].id == best


@pytest.mark.parametrize(
    ("lang", "words", "best"),
    [
        ("en", "wharf", "puerto_rico.buildings.wharf"),
        ("en", "tie", "puerto_rico.scoring.ties"),
        ("en", "san juan", "puerto_rico.mayor.san_juan"),
        ("en", "which ship may take corn", "puerto_rico.captain.ship"),
        ("en", "two players", "puerto_rico.setup.two_players"),
        ("en", "storing goods", "puerto_rico.captain.storage"),
        ("zh", "船坞", "puerto_rico.buildings.wharf"),
        ("zh", "清仓", "puerto_rico.captain.storage"),
        ("zh", "圣胡安", "puerto_rico.mayor.san_juan"),
        ("zh", "平手", "puerto_rico.scoring.ties"),
        ("zh", "建筑的价钱", "puerto_rico.builder.price"),
        ("en", "do my goods spoil", "puerto_rico.captain.storage"),
        ("zh", "货物会腐烂吗", "puerto_rico.captain.storage"),
    ],
)
def test_a_question_about_the_island_finds_its_rule_first(lang: str, words: str, best: str) -> None:
    assert rulebook("puerto_rico", lang).search(words, 3)[0].id == best


def test_a_chapter_is_found_whole() -> None:
    book = rulebook("manila", "en")
    assert (
        book.search("manila.loans", 10)
        == book.chapters[[c.id for c in book.chapters].index("manila.loans")].rules
    )


def test_titles_weigh_more_than_text(book: Rulebook) -> None:
    assert [rule.id for rule in book.search("board", 5)] == ["chess.start.board", "chess.moves.king"]
    assert [rule.id for rule in book.search("squa", 5)] == ["chess.start.board", "chess.moves.king"]
    assert [rule.id for rule in book.search("king", 1)] == ["chess.moves.king"]


@pytest.mark.parametrize("game", quayside.games())
@pytest.mark.parametrize("lang", languages())
def test_what_people_ask_is_found_and_not_read(game: str, lang: str) -> None:
    rules = rulebook(game, lang).rules()
    assert any(rule.asked for rule in rules)
    for rule in rules:
        assert "<!--" not in rule.text + rule.html + rule.markdown, rule.id


@pytest.mark.parametrize("game", quayside.games())
def test_the_same_rules_are_asked_for_in_every_language(game: str) -> None:
    asked = [[rule.id for rule in rulebook(game, lang).rules() if rule.asked] for lang in languages()]
    assert all(each == asked[0] for each in asked)


def test_nonsense_finds_nothing() -> None:
    assert rulebook("manila", "en").search("zzz 雪", 5) == []
    assert rulebook("manila", "en").search("", 5) == []


@pytest.mark.parametrize("game", quayside.games())
@pytest.mark.parametrize("lang", languages())
def test_the_json_holds_the_whole_book(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    content = json.loads(json.dumps(book.to_json()))
    assert content["title"] == book.title
    rules = [rule for chapter in content["chapters"] for rule in chapter["rules"]]
    assert [rule["id"] for rule in rules] == [rule.id for rule in book.rules()]
    assert len(rules) > 60
    for rule in rules:
        assert rule.keys() == {"id", "title", "html", "text", "first_sentence", "links", "asked", "back"}
        assert rule["text"].startswith(rule["first_sentence"])
        assert rule["first_sentence"].endswith((".", "。"))


@pytest.mark.parametrize("lang", ["en", "zh"])
@pytest.mark.parametrize("game", ["manila", "puerto_rico", "lisboa"])
def test_the_player_aid_names_rules_of_the_book(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    assert book.aid
    assert [book.rule(id).id for id in book.aid] == book.aid
