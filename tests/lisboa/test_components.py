"""Values of one's own: the components file, what is said of a bad one, and how a record keeps it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import Record, Rng
from quayside.games.lisboa import components
from quayside.games.lisboa.board import CARDS, CLERGY, DECREES

from .table import Table

TEXT = components.default_text()


def changed(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, f"{old!r} stands {TEXT.count(old)} times in the file"
    return TEXT.replace(old, new)


def line_of(start: str) -> int:
    """The number of the line that starts so."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if line.startswith(start))


def complaint(text: str) -> str:
    with pytest.raises(quayside.OptionError) as refused:
        quayside.game("lisboa").new(2, 1, components=text)
    return str(refused.value)


# Files that are refused, each with a sentence that names the line


def test_a_key_of_many_parts_is_refused_before_it_is_read() -> None:
    """Two hundred lines of them would take seconds, and hundreds of megabytes."""
    line = "a." * 200 + "a = 1"
    assert complaint(f"{TEXT}\n[more]\n{line}\n").startswith(
        f"components, line {len(TEXT.splitlines()) + 3}:"
    )
    assert quayside.game("lisboa").new(2, 1, components=f"{TEXT}\n# Names of one's own ... here ...\n")


@pytest.mark.rule("lisboa.options.components")
@pytest.mark.parametrize(
    ("old", "new", "start", "says"),
    [
        ('event = "store",                      benefit = "land-1"', 'event = "stroe", benefit = "land-1"', "P01", "stroe"),
        ('benefit = "land-1" }\nP02', 'benefit = "lnad-1" }\nP02', "P01", "unknown benefit 'lnad-1'"),
        ('P09 = { deck = "blue",   kind = "king",     influence = 2', 'P09 = { deck = "blue", kind = "king", influence = "two"', "P09", "influence, a number from 0 to 9"),
        ('reward = "favor" }\nP08', 'reward = "favor:2" }\nP08', "P07", "takes no number"),
        ('start = 2\n', 'start = 11\n', "start = 2", "a number from 0 to 10"),
        ("office_spaces = 4 ", "office_spaces = 0 ", "office_spaces", "a number from 1 to 16"),
        ('order = ["gold", "tools", "books", "cloth"]', 'order = ["gold", "tools", "books"]', "order", "names each of gold, tools, books, cloth once"),
        ('santos       = [2, 2, 2, 3, 3, 3, 4, 4]', 'santos       = [2, 2, 2, 3, 3, 3, 4, 9]', "santos  ", "numbers from 1 to 6"),
        ('B01 = { architect = "santos", a = ["gold", "tools"]', 'B01 = { architect = "santos", a = ["gold", "tulips"]', "B01", "side a"),
        ('A5 = "rubble:1"', 'A5 = "ship"', "A5", "may give only reis, wig, good, influence, favor, plan, rubble, officials"),
        ("blue   = { copies = 3, hold = 1", "blue   = { copies = 3, hold = 7", "blue ", "hold, a number from 1 to 4"),
    ],
)  # fmt: skip
def test_a_bad_value_is_refused_with_its_line(old: str, new: str, start: str, says: str) -> None:
    said = complaint(changed(old, new))
    assert f"line {line_of(start)}" in said
    assert says in said


@pytest.mark.rule("lisboa.options.components")
@pytest.mark.parametrize(("table", "id"), [("political_cards", "P50"), ("clergy", "C20"), ("decrees", "D33")])
def test_a_missing_card_is_named(table: str, id: str) -> None:
    said = complaint(re.sub(rf"(?m)^{id} = .*\n", "", TEXT))
    assert id in said
    assert re.search(r"line \d+", said)


@pytest.mark.rule("lisboa.options.components")
def test_a_card_too_many_is_named() -> None:
    said = complaint(
        changed(
            "\nP82 = ", '\nP83 = { deck = "brown", kind = "king", influence = 2, reward = "favor" }\nP82 = '
        )
    )
    assert "P83" in said
    assert f"line {line_of('P82')}" in said


@pytest.mark.rule("lisboa.options.components")
@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('P01 = { deck = "blue",   kind = "treasury"', 'P01 = { deck = "red", kind = "treasury"', "the blue deck has 21 cards"),
        ("column_1_east = 4", "column_1_east = 5", "22 city tiles"),
        ("santos_start = [2, 2]", "santos_start = [2, 2, 2]", "starting plans"),
        ('B01 = { architect = "santos"', 'B01 = { architect = "mardel"', "8 of the 16 public buildings"),
    ],
)  # fmt: skip
def test_a_wrong_total_is_refused(old: str, new: str, says: str) -> None:
    assert says in complaint(changed(old, new))


@pytest.mark.rule("lisboa.options.components")
def test_what_is_no_toml_or_too_long_is_refused() -> None:
    assert "not TOML" in complaint("[tracks\n")
    assert "at most 100,000 characters" in complaint(TEXT + "\n" + "#" * 100_000)


@pytest.mark.rule("lisboa.options.components")
def test_a_table_that_is_missing_is_named() -> None:
    assert "[market]" in complaint(re.sub(r"(?s)\[market\].*?\n\n", "", TEXT))


# Files that are taken


@pytest.mark.rule("lisboa.options.components")
def test_the_values_of_the_file_are_played_with() -> None:
    text = changed("gold  = 6\n", "gold  = 7\n")
    table = Table(3, components=text)
    assert table.view()["prices"]["gold"] == 7
    assert table.view()["options"]["components"] is True
    assert table.view()["values"] != Table(3).view()["values"]


@pytest.mark.rule("lisboa.options.components")
def test_a_card_of_known_words_needs_no_program() -> None:
    """P09 now brings a plan, two reis and a wig."""
    text = changed('P09 = { deck = "blue",   kind = "king",     influence = 2, reward = "wig:1" }',
                   'P09 = { deck = "blue", kind = "king", influence = 2, reward = "reis:2+wig:1+plan" }')  # fmt: skip
    table = Table(3, components=text).tuck("P09")
    assert (table.reis[0], table.wigs[0], table.asked) == (12, 1, (0, "plan"))


@pytest.mark.rule("lisboa.options.components")
def test_streets_in_another_order() -> None:
    text = changed(
        'order = ["gold", "tools", "books", "cloth"]', 'order = ["cloth", "books", "tools", "gold"]'
    )
    table = Table(3, components=text).arrange(reis={0: 40}).court("P17").play("pass")
    assert "store A1 cloth" in table.choices
    assert table.why_not("store A1 gold")[0] == "lisboa.store.plot"
    assert table.play("store A5 gold").view()["city"]["tiles"] == [4, 3, 3, 3, 3, 3, 3, 4]


@pytest.mark.rule("lisboa.options.components")
def test_a_whole_game_with_other_values_ends() -> None:
    text = changed("right = [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7]", "right = [9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]")
    for players in (1, 2, 3, 4):
        state = quayside.game("lisboa").new(players, 3, components=text)
        quayside.playout(state, Rng(3))
        assert state.to_play == -1


@pytest.mark.rule("lisboa.options.components")
def test_the_path_of_a_file_will_do(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(changed("gold  = 6\n", "gold  = 7\n"), encoding="utf-8")
    for path in (file, str(file)):
        view: Any = quayside.game("lisboa").new(2, 1, components=path).view(None)
        assert view["prices"]["gold"] == 7
    with pytest.raises(quayside.OptionError, match="cannot be read"):
        quayside.game("lisboa").new(2, 1, components=tmp_path / "missing.toml")


@pytest.mark.rule("lisboa.options.components")
def test_states_share_one_table() -> None:
    text = changed("gold  = 6\n", "gold  = 7\n")
    one, two = (Table(2, components=text).state for _ in range(2))
    assert one.values is two.values is one.clone().values


# The template and the record


@pytest.mark.rule("lisboa.options.components", "lisboa.values.reconstruction")
def test_the_template_is_a_file_of_our_values_with_a_mark_on_every_table() -> None:
    command = [sys.executable, "-m", "quayside", "components", "lisboa", "--template"]
    template = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert quayside.game("lisboa").new(2, 1, components=template).setup.options["components"] is None, (
        "our own values"
    )
    assert components.read(template).digest == components.default().digest
    tables = re.findall(r"(?m)^\[(\w+)\]", template)
    assert len(tables) == len(re.findall(r"(?m)^marks = ", template)) == 15
    assert {"reconstructed", "sourced", "derived"} <= set(
        re.findall(r'"(sourced|derived|reconstructed)"', template)
    )
    assert "OUR RECONSTRUCTION" in template


@pytest.mark.rule("lisboa.values.reconstruction")
def test_counts_are_those_of_the_game() -> None:
    table = components.default()
    assert (len(CARDS), len(CLERGY), len(DECREES), len(table.serves)) == (82, 37, 70, 32)
    assert [table.deck.count(deck) for deck in range(4)] == [21, 20, 21, 20]
    assert [table.kind.count(kind) for kind in range(4)] == [22, 20, 20, 20]
    assert sum(table.plans) + len(table.starting_plans) == 20
    assert table.hold == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


@pytest.mark.rule("lisboa.options.components")
def test_a_record_carries_the_text_and_the_digest(tmp_path: Path) -> None:
    text = changed("gold  = 6\n", "gold  = 7\n")
    state = quayside.game("lisboa").new(2, 5, components=text)
    quayside.playout(state, Rng(5))
    record = Record.of(state)
    assert record.options["components"] == text
    assert record.values == components.read(text).digest
    file = tmp_path / "game.json"
    record.save(str(file))
    assert Record.load(str(file)).replay().key() == state.key()


@pytest.mark.rule("lisboa.options.components")
def test_a_record_with_our_values_carries_only_the_digest() -> None:
    record = Record.of(quayside.game("lisboa").new(2, 5))
    assert record.options["components"] is None
    assert record.values == components.default().digest
    data = json.loads(record.to_json())
    data["values"] = "0" * 16
    with pytest.raises(quayside.RecordError, match="other values"):
        Record.from_json(json.dumps(data)).replay()


@pytest.mark.rule("lisboa.options.components", "lisboa.cardinal.gain")
def test_only_a_clergy_tile_may_bring_influence_once() -> None:
    found = components.read(changed('C06 = { benefit = "land-1",', 'C06 = { benefit = "gain",'))
    assert [CLERGY[tile] for tile in range(len(CLERGY)) if found.clergy_gain[tile]] == ["C06", "C07", "C14"]
    assert found.clergy_benefit[CLERGY.index("C06")] == []
    said = complaint(changed('benefit = "land-1" }\nP02', 'benefit = "gain" }\nP02'))
    assert f"line {line_of('P01')}" in said
    assert "unknown benefit 'gain'" in said


@pytest.mark.rule("lisboa.options.components")
def test_a_space_may_give_officials_who_are_there_when_the_plan_is_chosen() -> None:
    """N1: one official. The starting plan asks for two: one was posted, the other is hired."""
    table = Table(3, components=changed('N1 = "reis:3"', 'N1 = "officials:1"'))
    table.arrange(reis={0: 20}, influence={0: 1}, favors={1: "", 2: ""}).court("P09")
    table.play("pass", "open N1", "office king")
    assert table.told("pay", reason="officials")[0]["amount"] == 3


def test_the_digest_of_values_has_128_bits() -> None:
    digest = components.read(TEXT).digest
    assert (len(digest), int(digest, 16).bit_length() <= 128) == (32, True)
    assert components.read(TEXT + "# my copy\n").digest != digest
