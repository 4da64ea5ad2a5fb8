"""How a server is set up: from the command line, else from the environment (`QUAYSIDE_PORT=9000`), else as usual."""

from __future__ import annotations

import os
from collections.abc import Mapping
from fnmatch import fnmatchcase
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from quayside.bots.analysis import ITERATIONS
from quayside.core.errors import QuaysideError

PREFIX = "QUAYSIDE_"
SHORTEST_TOKEN = 20


class SettingsError(QuaysideError):
    """A setting that cannot be; one sentence says which and why."""


def data_folder() -> Path:
    """Where a person's programs keep what they must not lose."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "quayside"


def usual_database() -> str:
    return f"sqlite+aiosqlite:///{data_folder() / 'quayside.db'}"


Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1, le=256)]
Rounds = Annotated[int, msgspec.Meta(ge=1, le=100_000)]
Seconds = Annotated[float, msgspec.Meta(ge=0)]
Above = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str = msgspec.field(default_factory=usual_database)
    archive: str = ""  # the folder of logs that `quayside admin archive` has put away
    channels: str = "memory"  # how processes tell each other: memory | redis://... | postgres
    host: str = "127.0.0.1"
    port: Port = 8000
    workers: Count = 1

    # Who may come
    hosts: str = ""  # names by which this server may be asked for beside its own, comma-separated; * is any
    origins: str = ""  # whose pages may use this server beside its own, comma-separated
    proxies: str = "127.0.0.1"  # whose X-Forwarded-For and -Proto are believed, comma-separated
    cookies: Literal["auto", "secure", "plain"] = "auto"  # auto: secure when the page came by https
    body_limit: Annotated[int, msgspec.Meta(ge=1024)] = 64 * 1024  # bytes of a request
    allowance: Above = 1.0  # multiplies the limits of addresses and people, for a school behind one address

    # Bots
    bot_pause: Seconds = 0.8  # before a bot's turn is shown, for those who have not chosen another pace
    bot_seconds: Above = 2.0  # that a bot is told it may think about a decision
    bot_cap: Above = 10.0  # seconds after which its process is killed
    bots: str = "processes"  # where they think: processes of this machine | ray://HOST:PORT | ray://local
    bot_processes: Count = max(1, (os.cpu_count() or 2) - 1)
    analysis_iterations: Rounds = ITERATIONS  # of thought about each decision of a finished game
    vote_seconds: Seconds = 60.0  # without a connection, until the others may ask for a bot
    away_seconds: Above = 180.0  # without a connection, until a bot stands in (games with a clock)

    # Notices
    address: str = ""  # by which people reach this server, for links: https://play.example.org
    notice_delay: Seconds = 20.0  # to come back in, before a notice says that it is one's turn
    private_webhooks: bool = False  # notices may go to private networks, to any port, and without https
    webhook_ports: str = "443"  # to which notices may go, comma-separated
    webhook_hosts: str = (
        "discord.com, discordapp.com, hooks.slack.com"  # that take notices without being asked first
    )

    push_hosts: str = (  # of the push services of browsers
        "fcm.googleapis.com, *.push.services.mozilla.com, *.push.apple.com, *.notify.windows.com"
    )

    metrics: str = (
        "local"  # who may read /metrics: local, open, or whoever brings this token (20 characters or more)
    )
    client: str = ""  # the folder of the built browser client, if it is not in its usual place
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @classmethod
    def read(cls, given: Mapping[str, Any] = {}, environment: Mapping[str, str] = os.environ) -> Settings:
        """What was given, then what the environment says, then what is usual. A None counts as not given."""
        chosen: dict[str, Any] = {}
        for name in cls.__struct_fields__:
            value = given.get(name)
            value = environment.get(PREFIX + name.upper()) if value is None else value
            if value not in (None, ""):
                chosen[name] = _checked(name, value)
        settings = cls(**chosen)
        settings.check()
        return settings

    def check(self) -> None:
        """That the settings fit together."""
        if not self.database.startswith(("sqlite+aiosqlite://", "postgresql+asyncpg://")):
            raise SettingsError(
                "the database is sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
            )
        if not self.channels.startswith(("memory", "postgres", "redis://", "rediss://", "unix://")):
            raise SettingsError("the channels are memory, postgres or redis://HOST")
        if self.bots != "processes" and not self.bots.startswith("ray://"):
            raise SettingsError("the bots are processes, ray://HOST:PORT or ray://local")
        if self.bots != "processes" and find_spec("ray") is None:
            raise SettingsError("bots on a Ray cluster need Ray: pip install 'quayside[server,cluster]'")
        if self.channels == "postgres" and self.on_sqlite:
            raise SettingsError("the channels can be postgres only when the database is PostgreSQL")
        if not all(port.strip().isdecimal() for port in self.webhook_ports.split(",")):
            raise SettingsError("the ports of webhooks are numbers, comma-separated")
        if self.metrics not in ("local", "open") and len(self.metrics) < SHORTEST_TOKEN:
            raise SettingsError("the metrics are local, open, or a token of 20 characters or more")
        if self.workers > 1 and (self.on_sqlite or self.channels == "memory"):
            raise SettingsError(
                "several workers need a PostgreSQL database and shared channels "
                "(--database postgresql+asyncpg://... --channels postgres or redis://...)"
            )

    @property
    def cluster(self) -> str:
        """The Ray cluster on which bots think, if they do."""
        return "" if self.bots == "processes" else self.bots

    @property
    def on_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def local_address(self) -> str:
        """For a browser on this machine."""
        host = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host and '[' not in host else host}:{self.port}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/").lower() for origin in self.origins.split(",")) - {""}

    @property
    def allowed_webhook_ports(self) -> frozenset[int]:
        return frozenset(int(port) for port in self.webhook_ports.split(",") if port.strip())

    @property
    def consenting_hosts(self) -> frozenset[str]:
        return frozenset(host.strip().lower() for host in self.webhook_hosts.split(","))

    def pushes_to(self, host: str) -> bool:
        """Whether a name is that of a push service."""
        allowed = [each.strip().lower() for each in self.push_hosts.split(",")]
        return any(fnmatchcase(host.lower(), each) for each in allowed if each)

    def environment(self) -> dict[str, str]:
        """The variables from which another process reads the same settings."""
        return {PREFIX + name.upper(): str(getattr(self, name)) for name in self.__struct_fields__}


def _checked(name: str, value: Any) -> Any:
    kinds = {field.name: field.type for field in msgspec.structs.fields(Settings)}
    try:
        return msgspec.convert(value, kinds[name], strict=False)
    except msgspec.ValidationError as error:
        what = str(error)[:1].lower() + str(error)[1:]
        raise SettingsError(f"the setting {name} cannot be {value!r}: {what}") from None
