"""What many games of Puerto Rico add up to: which buildings are built, which of them win, where points come from and what
ends a game. Counted from events; the options of a run say which buildings there could be."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import Final

from quayside.core.balance import Ledger
from quayside.core.events import Args, Event
from quayside.core.state import State
from quayside.games.puerto_rico.board import (
    ALL_BUILDINGS,
    BASE_BUILDINGS,
    BUILDINGS,
    ENDINGS,
    FIRST_NOBLE_BUILDING,
    OBJECTIVES,
    ROLES,
)
from quayside.games.puerto_rico.rules import scoring
from quayside.games.puerto_rico.state import PuertoRicoState, is_expanded

# Where the points of a chip come from: the reasons that are told
REASONS: Final = (
    "load", "captain", "harbor", "church", "union_hall", "royal_supplier", "chapel", "hunting_lodge", "plunder",
    "festival",
)  # fmt: skip
DEEDS: Final = ("raid", "plunder", "poach", "capture", "no_deed")


class PuertoRicoLedger(Ledger):
    def __call__(self, event: Event) -> None:
        kind = event.kind
        args = event.args
        if kind == "pick":
            self.counts[f"role.{args['role']}"] += 1
        elif kind == "points":
            amount = args["amount"]
            assert isinstance(amount, int)
            self.counts[f"chips.{args['reason']}"] += amount
        elif kind == "ending":
            self.counts[f"ending.{args['reason']}"] += 1
        elif kind in DEEDS:
            self.counts[f"deed.{kind}"] += 1
        elif kind.startswith("festival_"):
            self.counts[f"objective.{kind.removeprefix('festival_')}"] += 1

    def close(self, state: State) -> None:
        assert isinstance(state, PuertoRicoState)
        self.counts["rounds"] += int(state.round)
        ranks = scoring.ranking(state)
        winners = ranks.count(1)
        for building in range(int(state.kinds)):
            if state.is_in_game(building):
                self.counts[f"in_game.{BUILDINGS[building]}"] += 1
        for seat in range(self.players):
            self._close_seat(state, seat, 1 / winners if ranks[seat] == 1 else 0.0)

    def _close_seat(self, state: PuertoRicoState, seat: int, won: float) -> None:
        for name, points in scoring.breakdown(state, seat).items():
            assert isinstance(points, int)
            self.counts[f"points.{name}"] += points
        for building in range(int(state.kinds)):
            if state.owns(seat, building):
                self.counts[f"built.{BUILDINGS[building]}"] += 1
                self.counts[f"won.{BUILDINGS[building]}"] += won

    @staticmethod
    def sheets(counts: Mapping[str, float], games: int, players: int, options: Args) -> list[Args]:
        count = defaultdict(float, counts)
        seats = games * players
        found = [
            _overview(count, games, options),
            _points(count, seats),
            _chips(count, seats),
            _roles(count, games),
            _buildings(count, players, options),
            _dead(count, options),
        ]
        if options["buccaneer"]:
            found.append(_sheet("deeds", ["each-game"], _rows(count, games, "deed", DEEDS)))
        if options["festival"]:
            found.append(_sheet("objectives", ["each-game"], _rows(count, games, "objective", OBJECTIVES)))
        return found


# ---------------------------------------------------------------------------------------------------------------------
# The tables


def _say(message: str, **facts: object) -> Args:
    return {"say": f"balance-{message}", **facts}


def _sheet(title: str, columns: Iterable[str], rows: list[list[object]]) -> Args:
    return {"title": _say(title), "columns": [_say(column) for column in columns], "rows": rows}


def _share(part: float, whole: float) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def _mean(total: float, number: float) -> str:
    return f"{total / number:.2f}" if number else "–"


def _rows(count: Mapping[str, float], whole: float, kind: str, names: Iterable[str]) -> list[list[object]]:
    return [[_say(f"{kind}-{name}"), _mean(count[f"{kind}.{name}"], whole)] for name in names]


def _overview(count: Mapping[str, float], games: int, options: Args) -> Args:
    rows: list[list[object]] = [[_say("rounds"), _mean(count["rounds"], games)]]
    for reason in ENDINGS:
        rows.append([_say(f"ending-{reason}"), _share(count[f"ending.{reason}"], games)])
    return _sheet("overview" if is_expanded(options) else "overview-base", ["mean"], rows)


def _points(count: Mapping[str, float], seats: int) -> Args:
    total = count["points.total"]
    rows: list[list[object]] = []
    for name in ("chips", "buildings", "nobles"):
        points = count[f"points.{name}"]
        if points or name != "nobles":
            rows.append([_say(f"points-{name}"), _mean(points, seats), _share(points, total)])
    for building in BUILDINGS:
        points = count[f"points.{building}"]
        if points:
            rows.append([_building(building), _mean(points, seats), _share(points, total)])
    rows.append([_say("points-total"), _mean(total, seats), ""])
    return _sheet("points", ["points-of-a-player", "share"], rows)


def _chips(count: Mapping[str, float], seats: int) -> Args:
    told = [reason for reason in REASONS if count[f"chips.{reason}"]]
    return _sheet("chips", ["points-of-a-player"], _rows(count, seats, "chips", told))


def _roles(count: Mapping[str, float], games: int) -> Args:
    rows: list[list[object]] = []
    for role in ROLES:
        picked = count[f"role.{role}"]
        if picked:
            rows.append([{"say": f"role-{role}"}, _mean(picked, games), _mean(picked, count["rounds"])])
    return _sheet("roles", ["each-game", "each-round"], rows)


def _building(name: str) -> Args:
    return {"say": f"building-{name}"}


def _kinds(options: Args) -> list[str]:
    """The buildings that there can be with these options."""
    kinds = list(range(BASE_BUILDINGS))
    if options["new_buildings"] != "off":
        kinds.extend(range(BASE_BUILDINGS, FIRST_NOBLE_BUILDING))
    if options["nobles"] != "off":
        kinds.extend(range(FIRST_NOBLE_BUILDING, ALL_BUILDINGS))
    return [BUILDINGS[kind] for kind in kinds]


def _buildings(count: Mapping[str, float], players: int, options: Args) -> Args:
    """How often a building is in the game, how often it is built when it is, and how often its owners win."""
    rows: list[list[object]] = []
    for name in sorted(_kinds(options), key=lambda name: -_wins(count, name)):
        built = count[f"built.{name}"]
        if built:
            in_game = count[f"in_game.{name}"]
            rows.append(
                [
                    _building(name),
                    f"{in_game:.0f}",
                    _mean(built, in_game),
                    _share(count[f"won.{name}"], built),
                ]
            )
    return _sheet("buildings", ["games-with-it", "built-a-game", "owners-win"], rows)


def _wins(count: Mapping[str, float], name: str) -> float:
    built = count[f"built.{name}"]
    return count[f"won.{name}"] / built if built else 0.0


def _dead(count: Mapping[str, float], options: Args) -> Args:
    """What was there and was never built."""
    unused = [name for name in _kinds(options) if count[f"in_game.{name}"] and not count[f"built.{name}"]]
    rows: list[list[object]] = [[_building(name), f"{count[f'in_game.{name}']:.0f}"] for name in unused] or [
        [_say("none"), ""]
    ]
    return _sheet("never-built", ["games-with-it"], rows)
