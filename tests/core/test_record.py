"""Games on file: what is written comes back, and what was tampered with is refused in one sentence."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import quayside
from quayside import Record, RecordError, Rng, State

from ..properties.worlds import Heard, all_options, at_every_table, everything, wander

TABLE_TALK = [
    "deal jade silk",
    "deal ginseng nutmeg",
    "deal jade jade",
    "roll 6 6 1",
    "roll 1 1 1",
    "roll 5 6 1",
]
TABLE_MOVES = [
    "bid 3",
    "pass",
    "pass",
    "buy silk",
    "load jade",
    "load silk",
    "load nutmeg",
    "start jade 5",
    "start silk 4",
    *["pass"] * 3,
]


def game_so_far(moves: int = 40, **options: Any) -> State:
    state = quayside.game("manila").new(3, 2**70 + 1, first=2, **options)
    walk = wander(state, Rng(4))
    for _ in range(moves + 1):
        next(walk)
    return state


def file_of(**changes: Any) -> str:
    """A good record in JSON, with some members changed; None takes one away."""
    data = json.loads(Record.of(game_so_far()).to_json())
    data.update(changes)
    return json.dumps({name: value for name, value in data.items() if value is not None or name == "seed"})


# Round trips


@at_every_table
def test_a_record_brings_back_every_position_of_a_game(id: str, players: int) -> None:
    for seed, options in enumerate(all_options(id, players)):
        state = quayside.game(id).new(players, seed, first=players - 1, **options)
        keys = [state.key()]
        for _ in wander(state, Rng(seed + 1)):
            if state.ply:
                keys.append(state.key())
        keys.append(state.key())
        record = Record.from_json(Record.of(state).to_json())
        assert everything(record.replay()) == everything(state)
        for ply in (0, 1, len(keys) // 2, len(keys) - 1):
            assert record.replay(to=ply).key() == keys[ply]


def test_a_record_holds_how_the_game_was_begun_and_what_happened() -> None:
    state = game_so_far(pirate_eviction=True)
    record = Record.of(state)
    assert (record.game, record.version, record.players, record.first) == ("manila", 1, 3, 2)
    assert record.seed == 2**70 + 1
    assert record.options == {"pirate_eviction": True, "large_pilot_may_move_one": False}
    assert record.moves == [state.notation(action) for action in state.history]
    assert record.chance[0].startswith("deal ")
    assert record.scripted == 0


def test_a_saved_file_comes_back_and_reads_well(tmp_path: Path) -> None:
    state = game_so_far()
    path = tmp_path / "game.json"
    Record.of(state).save(str(path))
    assert everything(Record.load(str(path)).replay()) == everything(state)
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:3] == ["{", '  "quayside": 1,', '  "game": "manila",']
    assert max(len(line) for line in lines) <= 300
    assert json.loads(path.read_text(encoding="utf-8"))["moves"] == Record.of(state).moves


def test_a_game_without_moves_can_be_saved(tmp_path: Path) -> None:
    state = quayside.game("manila").new(4, 0)
    Record.of(state).save(str(tmp_path / "new.json"))
    assert everything(Record.load(str(tmp_path / "new.json")).replay()) == everything(state)


def test_a_file_may_hold_many_records_one_a_line(tmp_path: Path) -> None:
    records = [Record.of(game_so_far(moves)) for moves in (0, 5, 30)]
    path = tmp_path / "games.jsonl"
    path.write_text("\n\n".join(record.to_json() for record in records) + "\n", encoding="utf-8")
    assert [record.moves for record in Record.load_all(str(path))] == [record.moves for record in records]
    assert Record.load(str(path)).moves == records[0].moves


def test_a_listener_hears_the_game_again() -> None:
    first, second = Heard(), Heard()
    state = quayside.game("manila").new(3, 7, listener=first)
    quayside.playout(state, Rng(8))
    Record.of(state).replay(listener=second)
    assert [repr(event) for event in second.events] == [repr(event) for event in first.events]


def test_a_game_that_began_with_a_script_is_recorded_with_it() -> None:
    state = quayside.game("manila").new(3, 9, chance=TABLE_TALK[:4])
    for move in TABLE_MOVES:
        state.play(state.parse(move))
    record = Record.from_json(Record.of(state).to_json())
    assert record.scripted == 4
    assert record.chance[:4] == ["deal silk jade", *TABLE_TALK[1:4]]
    assert len(record.chance) == 6
    assert record.replay().key() == state.key()


def test_a_script_that_is_not_used_up_yet_is_recorded_as_far_as_it_was_used() -> None:
    state = quayside.game("manila").new(3, 9, chance=TABLE_TALK)
    record = Record.of(state)
    assert (record.scripted, record.chance) == (3, ["deal silk jade", *TABLE_TALK[1:3]])


# Games from a real table


def test_a_record_written_by_hand_needs_no_seed() -> None:
    record = Record("manila", 1, 3, None, moves=TABLE_MOVES, chance=TABLE_TALK)
    state = record.replay()
    view: Any = state.view(0)
    assert (view["to_play"], view["voyage"]) == (0, 2)
    prices = {ware: facts["price"] for ware, facts in view["wares"].items()}
    assert prices == {"ginseng": 0, "nutmeg": 0, "silk": 5, "jade": 0}
    assert view["seats"][0]["dealt"] == {"ginseng": 0, "nutmeg": 0, "silk": 1, "jade": 1}
    again = Record.from_json(record.to_json())
    assert again.seed is None
    assert again.replay().key() == state.key()


def test_without_a_seed_there_is_no_chance_but_what_is_written() -> None:
    for chance in (TABLE_TALK[:2], TABLE_TALK[:4]):
        with pytest.raises(RecordError, match="the record has no seed, and its chance outcomes are used up"):
            Record("manila", 1, 3, None, moves=TABLE_MOVES, chance=chance).replay()


def test_an_impossible_roll_written_by_hand_is_refused_with_its_move() -> None:
    with pytest.raises(
        RecordError, match="move 12 of the record cannot be played: three dice are rolled now"
    ):
        Record("manila", 1, 3, None, moves=TABLE_MOVES, chance=[*TABLE_TALK[:3], "roll 7 1 1"]).replay()


# Refusals


def test_a_record_of_another_version_is_refused() -> None:
    with pytest.raises(RecordError, match="manila version 99, and this is version 1"):
        Record.from_json(file_of(version=99)).replay()


@pytest.mark.parametrize("index", [0, 2, 3, -1])
def test_chance_that_the_seed_does_not_give_is_refused(index: int) -> None:
    record = Record.of(game_so_far())
    other = "roll 1 1 1" if record.chance[index] != "roll 1 1 1" else "roll 2 2 2"
    record.chance[index] = other
    with pytest.raises(RecordError, match="not those that its seed gives"):
        Record.from_json(record.to_json()).replay()


def test_chance_that_is_missing_or_in_excess_is_refused() -> None:
    chance = Record.of(game_so_far()).chance
    for tampered in ([], chance[:-1], [*chance, "roll 1 1 1"], [chance[1], chance[0], *chance[2:]]):
        with pytest.raises(RecordError, match="not those that its seed gives"):
            Record.from_json(file_of(chance=tampered)).replay()


def test_another_seed_is_refused() -> None:
    with pytest.raises(RecordError, match="not those that its seed gives"):
        Record.from_json(file_of(seed=1, moves=[])).replay()


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"game": "chess"}, "there is no game called 'chess'"),
        ({"players": 6}, "manila is for 3 to 5 players, not 6"),
        ({"first": 3}, "there is no seat 3 to start"),
        ({"seed": -7}, "non-negative"),
        ({"options": {"dragons": True}}, "manila has no option 'dragons'"),
        ({"options": {"seed": 3}}, "manila has no option 'seed'"),
        ({"options": {"listener": 3}}, "manila has no option 'listener'"),
        ({"options": {"pirate_eviction": "yes"}}, "pirate_eviction may be False or True"),
        ({"moves": ["bid 5", "fly"]}, "move 2 of the record cannot be played: 'fly' is not an action"),
        (
            {"moves": ["bid 5", "bid 5"]},
            "move 2 of the record cannot be played: 'bid 5' may not be played now",
        ),
        ({"moves": ["bid 99"]}, "move 1 of the record .*manila.auction.limit"),
    ],
)
def test_a_game_that_cannot_have_been_is_refused(changes: dict[str, Any], sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        Record.from_json(file_of(**changes)).replay()


@pytest.mark.parametrize("ply", [-1, 41])
def test_there_is_no_ply_outside_the_game(ply: int) -> None:
    with pytest.raises(RecordError, match=f"the record has 40 moves: there is no ply {ply}"):
        Record.of(game_so_far()).replay(to=ply)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "this is no record"),
        ("{", "this is no record"),
        ("quayside", "this is no record"),
        ("[]", "no Quayside record"),
        ("7", "no Quayside record"),
        ("null", "no Quayside record"),
        ("{}", "no Quayside record"),
        ('{"quayside": 2}', "no Quayside record"),
        ('{"quayside": 1}', "the record has no 'game'"),
        (file_of(first=None), "the record has no 'first'"),
        (file_of(moves=None), "the record has no 'moves'"),
        (file_of(version="1"), "version in the record should be a whole number, not '1'"),
        (file_of(version=True), "version in the record should be a whole number, not True"),
        (file_of(players=3.0), "players in the record should be a whole number, not 3.0"),
        (file_of(seed="7"), "seed in the record should be a whole number, not '7'"),
        (file_of(game=3), "game in the record should be a text, not 3"),
        (file_of(options=[]), r"options in the record should be an object, not \[\]"),
        (file_of(moves="bid 5"), "moves in the record should be a list, not 'bid 5'"),
        (file_of(moves=["bid 5", 5]), "moves in the record should be a list of texts"),
        (file_of(chance={}), "chance in the record should be a list"),
        (file_of(scripted=-1), "-1 of .* chance outcomes cannot be scripted"),
        (file_of(scripted=1000), "1000 of .* chance outcomes cannot be scripted"),
    ],
)
def test_a_broken_file_is_refused_in_one_sentence(text: str, sentence: str, tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=sentence) as refused:
        Record.from_json(text)
    assert "\n" not in str(refused.value)
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(RecordError, match=sentence if text else "holds no record"):
        Record.load(str(path))


def test_a_file_that_cannot_be_read_is_refused_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"missing\.json cannot be read"):
        Record.load(str(tmp_path / "missing.json"))
    with pytest.raises(RecordError, match="cannot be read"):
        Record.load(str(tmp_path))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="binary cannot be read"):
        Record.load(str(tmp_path / "binary"))
