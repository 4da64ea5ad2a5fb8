"""`quayside serve`: the server, on SQLite in the user's data folder unless told otherwise."""

from __future__ import annotations

import argparse

from quayside.cli.arguments import add_language, needed


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "serve",
        help="open tables for people and bots in the browser",
        description="Open the harbour: people play in the browser. Each option can also be set in the environment, "
        "as in QUAYSIDE_PORT=9000; docs/deploy.md tells more.",
    )
    parser.add_argument(
        "--host", metavar="ADDRESS", help="where to listen (without it: 127.0.0.1, this machine only)"
    )
    parser.add_argument(
        "--port", metavar="N", type=int, help="at which port (without it: 8000; 0: any that is free)"
    )
    parser.add_argument(
        "--database",
        metavar="URL",
        help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME",
    )
    parser.add_argument(
        "--channels",
        metavar="HOW",
        help="how several processes tell each other: memory, postgres or redis://HOST",
    )
    parser.add_argument("--workers", metavar="N", type=int, help="how many processes serve (without it: 1)")
    parser.add_argument(
        "--bots",
        metavar="WHERE",
        help="where bots think: processes (of this machine, as without it), or on a Ray cluster, ray://HOST:PORT",
    )
    parser.add_argument(
        "--hosts", metavar="NAME,...", help="further names by which this server may be asked for; * is any"
    )
    parser.add_argument(
        "--origins", metavar="URL,...", help="further addresses whose pages may use this server"
    )
    parser.add_argument(
        "--log-level", metavar="LEVEL", help="debug, info, warning or error (without it: info)"
    )
    parser.add_argument("--open", action="store_true", help="open the browser")
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    # Here, for the other commands shall not wait for what only a server needs
    needed("quayside.server.serving", "server")
    from quayside.server.serving import serve
    from quayside.server.settings import Settings

    serve(Settings.read(vars(args)), args.lang, args.open)
    return 0
