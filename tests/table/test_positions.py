"""A table's log may begin with a position instead of a deal: play, undo, story, record and what bots are asked work from
there."""

from __future__ import annotations

import msgspec
import pytest

import quayside
from quayside import ALL, Record, Rng, State
from quayside.server.keeper import jobs
from quayside.server.keeper.thinking import Positions
from quayside.table import entries
from quayside.table.entries import Entry, Row
from quayside.table.errors import Refusal
from quayside.table.fold import Table
from quayside.table.ids import PersonId
from quayside.table.person import Person
from quayside.table.seating import Plan, opening

from ..properties.worlds import at_every_table, choose, position

ROSA = Person(PersonId("rosa"), "Rosa", account=True)


def opened(text: str, **plan: object) -> tuple[Table, list[Row]]:
    game, players = text.split("/")[0], int(text.split("players=")[1].split()[0])
    asked = {"game": game, "seats": ["me"] * players, "start": True, "position": text, **plan}
    return opening(ROSA, msgspec.convert(asked, Plan), at=1000)


def play_some(table: Table, rows: list[Row], moves: int) -> None:
    rng = Rng(5)
    for _ in range(moves):
        state = table.state
        assert state is not None
        if state.to_play < 0:
            return
        entry = entries.Moved(state.to_play, [state.notation(choose(state, rng))])
        rows.append(Row(table.facts.id, table.seq + 1, 2000, entry))
        table.apply(rows[-1])


def now(table: Table) -> State:
    assert table.state is not None
    return table.state


@at_every_table
def test_a_game_is_played_on_from_a_position(id: str, players: int) -> None:
    begun = position(id, players, 3, 40)
    table, rows = opened(begun.position())
    assert table.facts.players == players
    assert (now(table).ply, now(table).position()) == (0, begun.position())
    play_some(table, rows, 25)
    assert now(table).ply > 0

    again = Table(table.facts)
    for row in rows:
        stored = Row(
            row.table,
            row.seq,
            row.at,
            msgspec.json.decode(msgspec.json.encode(row.entry), type=entries.AnyEntry),
        )
        again.apply(stored)
    assert now(again).key() == now(table).key(), "the log alone brings it back"
    assert table.retrace(2).key() == table.at_ply(2).state.key(), (
        "undo and story go back to the same position"
    )
    assert table.at_ply(0).state.position() == begun.position()

    record = Record.from_json(table.record().to_json())
    assert record.position == begun.position()
    assert record.replay().key() == now(table).key()
    question = jobs.question(table)
    assert Positions().of(question).key() == now(table).key(), "bots and analyses see the same game"


def test_what_a_position_leaves_open_is_drawn_once() -> None:
    state = quayside.game("manila").new(players=4, seed=7)
    table, rows = opened(state.position(0))
    play_some(table, rows, 12)
    assert "?" in state.position(0)
    assert "?" not in table.record().position
    assert table.record().replay().view(ALL) == now(table).view(ALL)


def test_options_that_a_position_names_are_those_of_the_table() -> None:
    state = quayside.game("manila").new(players=3, seed=7, pirate_eviction=True)
    table, _ = opened(state.position())
    assert table.facts.options["pirate_eviction"] is True


@pytest.mark.parametrize(
    ("change", "code", "told"),
    [
        ({"position": "manila/1 players=9"}, "table.option", "9"),
        ({"position": "manila/1 tea=4"}, "table.option", "players"),
        ({"players": 4}, "table.option", "for 3 players, not 4"),
        ({"rated": True, "hints": False}, "table.rated_position", ""),
    ],
)
def test_a_position_that_does_not_fit_is_refused(change: dict[str, object], code: str, told: str) -> None:
    text = quayside.game("manila").new(players=3, seed=7).position()
    with pytest.raises(Refusal) as refused:
        opening(ROSA, msgspec.convert({"game": "manila", "position": text, **change}, Plan), at=1000)
    assert refused.value.rule == code
    assert told in str(refused.value.args_for_message)


def test_a_log_without_a_position_is_written_as_before() -> None:
    opened_entry: Entry = entries.Opened("rosa")
    assert msgspec.json.encode(opened_entry) == b'{"kind":"opened","host":"rosa"}'
