"""`quayside admin`: for whoever looks after a server. It works on the database itself, beside a server that runs."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.cells import cell_len

from quayside.cli.arguments import Parser, needed

if TYPE_CHECKING:  # the other commands shall not wait for what only a server needs
    from quayside.server.operator.admin import TableAccount
    from quayside.server.operator.integrity import Report
    from quayside.server.store.attic import Attic
    from quayside.table.listing import ListedSeat

BROKEN: Final = 1  # exit code of a check that found something
UNCHECKED: Final = 3  # ... that could not look at everything
STATUSES: Final = ("waiting", "playing", "finished", "abandoned", "closed", "outdated")
UNITS: Final = (("d", 86_400), ("h", 3_600), ("min", 60), ("s", 1))  # in seconds
DAY: Final = 86_400_000  # in milliseconds, as all times in the database


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "admin",
        help="look after a server: tables, people, backups",
        description="Look after a server: its tables and people, backups, and whether all is in order. Works on the "
        "database, while the server runs or not; docs/deploy.md tells more.",
    )
    _add_database(parser)
    what = parser.add_subparsers(metavar="WHAT", required=True, parser_class=Parser)

    tables = _add(what, "tables", list_tables, "list tables, those that changed last first")
    tables.add_argument(
        "--status", metavar="STATUS", choices=STATUSES, help=f"only those {', '.join(STATUSES)}"
    )
    tables.add_argument("--game", metavar="GAME", help="only those of a game")
    tables.add_argument(
        "--person", metavar="WHO", help="only those where somebody sits or is the host: a name or an id"
    )
    tables.add_argument(
        "--idle",
        metavar="DAYS",
        type=_days,
        default=0.0,
        help="only those where nothing happened for so many days",
    )
    _add_limit(tables)

    table = _add(what, "table", show_table, "tell all about one table, but its secrets")
    table.add_argument("id", metavar="ID", help="the table, as its link names it")

    users = _add(what, "users", list_users, "list accounts, the newest first")
    users.add_argument(
        "text", metavar="TEXT", nargs="?", help="only those with this in their name, or with this id"
    )
    users.add_argument("--guests", action="store_true", help="guests too")
    _add_limit(users)

    reset = _add(
        what, "reset-password", reset_password, "give somebody a way back in who has lost their password"
    )
    reset.add_argument("name", metavar="NAME", help="the name of the account, or the person's id")

    delete = _add(
        what, "delete-user", delete_user, "delete an account or a guest; games stay, and are nobody's"
    )
    delete.add_argument("name", metavar="NAME", help="the name of the account, or the person's id")
    delete.add_argument("--yes", action="store_true", help="do not ask")

    backup = _add(what, "backup", take_backup, "save everything in one file, while the server runs")
    backup.add_argument("file", metavar="FILE", type=Path, help="where to, as in quayside.backup.gz")
    backup.add_argument("--force", action="store_true", help="replace a file that is there")

    restore = _add(
        what, "restore", restore_backup, "fill a database from a backup; the server must be stopped"
    )
    restore.add_argument("file", metavar="FILE", type=Path, help="a file that quayside admin backup has made")
    restore.add_argument("--force", action="store_true", help="replace everything that is in the database")

    check = _add(
        what,
        "check",
        check_all,
        "replay every log and compare it with what is stored; exit code 1: broken, 3: some could not be replayed",
    )
    check.add_argument("--table", metavar="ID", help="only this table")

    upgrade = _add(
        what, "upgrade", upgrade_all, "bring everything up to date; games whose rules have changed are closed"
    )
    upgrade.add_argument(
        "--check", action="store_true", help="only say what would be done; exit code 1: games would end"
    )

    archive = _add(
        what,
        "archive",
        put_away,
        "move the logs of games that are over out of the database, into compressed files",
    )
    archive.add_argument(
        "--into", metavar="FOLDER", help="where they are kept (without it: what QUAYSIDE_ARCHIVE says)"
    )
    archive.add_argument(
        "--days",
        metavar="DAYS",
        type=_days,
        default=30.0,
        help="only where nothing happened for so many days (without it: %(default)s)",
    )
    archive.add_argument("--limit", metavar="N", type=_count, help="at most so many")
    archive.add_argument("--back", action="store_true", help="bring all of them back into the database")

    _add(what, "migrate", migrate, "bring the database into the shape that this version needs")


def _add(
    what: argparse._SubParsersAction[Parser], name: str, does: Callable[..., object], help: str
) -> argparse.ArgumentParser:
    parser = what.add_parser(name, help=help, description=help[:1].upper() + help[1:] + ".")
    _add_database(parser)
    parser.set_defaults(run=run, does=does)
    return parser


def _add_database(parser: argparse.ArgumentParser) -> None:
    """Before or behind the name of what is to be done."""
    parser.add_argument(
        "--database",
        metavar="URL",
        default=argparse.SUPPRESS,
        help="as for quayside serve, and like there QUAYSIDE_DATABASE says it too",
    )


def _add_limit(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--limit", metavar="N", type=_count, default=50, help="at most so many (without it: %(default)s)"
    )


def _days(text: str) -> float:
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days < 1e6:
        raise argparse.ArgumentTypeError(f"{text} is no number of days")
    return days


def _count(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 1_000_000:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 on")
    return int(text)


def run(args: argparse.Namespace) -> int:
    needed("quayside.server.operator.admin", "server")
    from quayside.server.settings import Settings

    # What else the environment says of the server is none of our business here
    given = {"database": getattr(args, "database", None), "workers": 1, "channels": "memory"}
    settings = Settings.read(given)
    args.database = settings.database
    args.attic = getattr(args, "into", None) or settings.archive
    code: int = asyncio.run(args.does(args))
    return code


# Tables


async def list_tables(args: argparse.Namespace) -> int:
    from quayside.server.operator.admin import Ledger, TableFilter, opened

    wanted = TableFilter(args.status, args.game, args.person, int(args.idle * DAY))
    async with opened(args.database) as engine:
        found, number = await Ledger(engine).tables(wanted, args.limit)
    lines = [("TABLE", "GAME", "STATUS", "OPENED", "LAST", "SEATS")]
    for table in found:
        seats = ", ".join([_seat(seat) for seat in table.seats])
        lines.append((table.id, table.game, table.status, _age(table.created), _age(table.updated), seats))
    _print_columns(lines)
    _print_number(len(found), number, "table", "tables")
    return 0


async def show_table(args: argparse.Namespace) -> int:
    from quayside.server.operator.admin import account_of, opened

    async with opened(args.database) as engine:
        account = await account_of(engine, args.id, _attic(args))
    _print_columns(_about(account))
    return 0


def _about(account: TableAccount) -> list[tuple[str, str]]:
    table = account.listed
    options = ", ".join([f"{name}={value}" for name, value in sorted(table.options.items())])
    clock = table.clock
    clocks = {"none": "none", "move": f"{clock.seconds} s a move"}
    kinds = ", ".join([f"{number} {kind}" for kind, number in sorted(account.kinds.items())])
    deciding = next((seat.name for seat in table.seats if seat.person == table.turn is not None), None)
    lines = [
        ("table", table.id),
        ("game", f"{table.game}, rules version {account.version}, {table.players} players"),
        ("options", options or "none"),
        ("status", table.status + (", brought as a record" if account.archive else "")),
        (
            "for",
            table.visibility + (", rated" if table.rated else "") + (", with hints" if table.hints else ""),
        ),
        ("clock", clocks.get(clock.kind, f"{clock.seconds} s and {clock.increment} s a move")),
        ("host", f"{table.host_name} ({table.host})"),
        ("opened", _when(table.created)),
        ("last entry", _when(table.updated)),
        ("decides", (deciding or "a bot") if table.status == "playing" else "nobody"),
        ("log", f"{sum(account.kinds.values())} entries: {kinds}"),
    ]
    for number, seat in enumerate(table.seats):
        lines.append((f"seat {number + 1}", _seat(seat) + (f" ({seat.person})" if seat.person else "")))
    for place in sorted(account.results, key=lambda place: place.rank):
        lines.append((f"rank {place.rank}", f"{place.name}, {place.score} points"))
    lines.append(("seed", account.seed or "a secret until the game is over"))
    return lines


def _seat(seat: ListedSeat) -> str:
    if seat.person is not None and seat.bot is not None:
        return f"{seat.name} (played by bot {seat.bot})"
    return seat.name or (f"bot {seat.bot}" if seat.bot else "free")


# People


async def list_users(args: argparse.Namespace) -> int:
    from quayside.server.operator.admin import opened, users

    async with opened(args.database) as engine:
        found, number = await users(engine, args.text, args.guests, args.limit)
    lines = [("ID", "NAME", "KIND", "SINCE", "GAMES")]
    for user in found:
        kind = "account" if user.account else "guest"
        lines.append((user.id, user.name, kind, _age(user.created), str(user.games)))
    _print_columns(lines)
    _print_number(len(found), number, "person", "people")
    return 0


async def reset_password(args: argparse.Namespace) -> int:
    from quayside.server.operator import admin

    async with admin.opened(args.database) as engine:
        user = await admin.user_called(engine, args.name)
        code = await admin.reset_password(engine, user)
    print(code)
    print(
        f"This recovery code lets {user.name} choose a new password, once. The old password and the old code no "
        "longer work, and all devices are signed out.",
        file=sys.stderr,
    )
    return 0


async def delete_user(args: argparse.Namespace) -> int:
    from quayside.server.operator import admin

    async with admin.opened(args.database) as engine:
        user = await admin.user_called(engine, args.name)
        kind = "the account" if user.account else "the guest"
        if not args.yes and not _agreed(f"Delete {kind} {user.name} ({user.id}) for good? Type yes: "):
            raise admin.AdminError("nothing was deleted; --yes does not ask")
        running = await admin.delete_user(args.database, user)
    left = f"; bots or nobody sit at {running} running tables instead" if running else ""
    print(f"{user.name} is deleted{left}.")
    return 0


def _agreed(question: str) -> bool:
    if not sys.stdin.isatty():
        return False
    print(question, end="", file=sys.stderr, flush=True)
    return sys.stdin.readline().strip().lower() == "yes"


# The whole


async def take_backup(args: argparse.Namespace) -> int:
    from quayside.server.operator.admin import opened
    from quayside.server.operator.backup import backup

    async with opened(args.database) as engine:
        rows = await backup(engine, args.file, args.force)
    size = args.file.stat().st_size
    print(f"{args.file}: {_contents(rows)}, {size / 1e6:.1f} MB.")
    return 0


async def restore_backup(args: argparse.Namespace) -> int:
    from quayside.server.operator.backup import restore

    rows = await restore(args.database, args.file, args.force)
    print(f"Restored: {_contents(rows)}. quayside admin check looks whether all is in order.")
    return 0


def _contents(rows: dict[str, int]) -> str:
    return f"{rows['tables']} tables with {rows['log']} entries, {rows['people']} people"


def _attic(args: argparse.Namespace) -> Attic | None:
    from quayside.server.store.attic import Attic

    return Attic(Path(args.attic)) if args.attic else None


async def put_away(args: argparse.Namespace) -> int:
    from quayside.server.operator import archive
    from quayside.server.operator.admin import AdminError, opened

    attic = _attic(args)
    if attic is None:
        raise AdminError(
            "name a folder with --into, or in QUAYSIDE_ARCHIVE, where the server looks for them too"
        )
    async with opened(args.database) as engine:
        if args.back:
            moved = await archive.bring_back(engine, attic)
            print(f"{_many(moved.tables, 'log')} with {moved.entries} entries brought back.")
            return 0
        before = int(time.time() * 1000 - args.days * DAY)
        moved = await archive.put_away(engine, attic, before, args.limit)
        left = await archive.waiting(engine, before)
    sizes = f"{moved.before / 1e6:.2f} MB became {moved.after / 1e6:.2f} MB"
    print(f"{_many(moved.tables, 'log')} with {moved.entries} entries put away, {sizes}; {left} left to do.")
    return 0


async def check_all(args: argparse.Namespace) -> int:
    from quayside.server.operator.admin import opened
    from quayside.server.operator.integrity import check

    began = time.monotonic()
    async with opened(args.database) as engine:
        progress = _progress if sys.stderr.isatty() else lambda done, of: None
        report = await check(engine, args.table, progress, _attic(args))
    _print_report(report, time.monotonic() - began)
    if not report.sound:
        return BROKEN
    return UNCHECKED if report.unchecked else 0


def _progress(done: int, of: int) -> None:
    end = "\r" if done < of else "\n"
    print(f"{done} of {of} tables", end=end, file=sys.stderr, flush=True)


def _print_report(report: Report, seconds: float) -> None:
    for fault in report.faults:
        print(f"table {fault.table}: {fault.what}")
    for complaint in report.storage:
        print(f"database: {complaint}")
    for fault in report.unchecked:
        print(f"table {fault.table} was not replayed: {fault.what}")
    for warning in report.warnings:
        print(f"warning: {warning}")
    replayed = report.tables - len(report.unchecked)
    print(
        f"Replayed {replayed} tables, {report.entries} entries with {report.moves} moves, in {seconds:.1f} s."
    )
    if report.broken:
        print(f"Broken: {' '.join(report.broken)}")
    elif report.sound and not report.unchecked:
        print("All is in order.")
    elif report.sound:
        print(f"All that could be replayed is in order; {_many(len(report.unchecked), 'table')} could not.")


async def upgrade_all(args: argparse.Namespace) -> int:
    from quayside.server.operator import admin

    async with admin.connected(args.database) as engine:
        shape = await admin.shape_of(engine)
        ends = await admin.endings(engine) if shape.now is not None else []
    for end in ends:
        versions = f"version {end.began}, here is {end.here}"
        print(f"table {end.table}: {end.game}, {versions}, {end.status}, last entry {_age(end.updated)} ago")
    if args.check:
        if not shape.current:
            print(
                f"The database is of revision {shape.now or 'none'} and would be brought to {shape.newest}."
            )
        print(f"{_many(len(ends), 'game')} would be closed, because the rules have changed.")
        return BROKEN if ends else 0
    closed = await admin.upgrade(args.database)
    print(f"The database is of revision {shape.newest}; {_many(closed, 'game')} closed.")
    return 0


async def migrate(args: argparse.Namespace) -> int:
    from quayside.server.operator import admin

    before = await admin.migrate(args.database)
    if before.current:
        print(f"{admin.shown(args.database)} is up to date ({before.newest}).")
    else:
        print(f"{admin.shown(args.database)} was brought from {before.now or 'nothing'} to {before.newest}.")
    return 0


# In print


def _print_columns(lines: Sequence[tuple[str, ...]]) -> None:
    """Each as wide as it has to be, Chinese letters too; the last one as long as it likes."""
    widths = [max([cell_len(cell) for cell in column]) for column in zip(*lines, strict=True)]
    for line in lines:
        padded = [cell + " " * (width - cell_len(cell)) for cell, width in zip(line, widths, strict=True)]
        print("  ".join(padded).rstrip())


def _print_number(shown: int, number: int, one: str, many: str) -> None:
    more = f"; --limit {number} shows all" if shown < number else ""
    print(f"{shown} of {number} {one if number == 1 else many}{more}", file=sys.stderr)


def _many(number: int, one: str) -> str:
    return f"{number} {one if number == 1 else one + 's'}"


def _age(at: int) -> str:
    """How long ago, in one unit."""
    seconds = max(0, int(time.time()) - at // 1000)
    unit, size = next(((unit, size) for unit, size in UNITS if seconds >= size), UNITS[-1])
    return f"{seconds // size} {unit}"


def _when(at: int) -> str:
    return f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M:%S} UTC, {_age(at)} ago"
