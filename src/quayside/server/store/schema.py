"""The tables of the database. A change here needs a migration in `migrations/`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# People: guests have a name, accounts a name of their own and a password. Times are milliseconds since 1970.
people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(40), unique=True),  # the name folded, by which it is unique; null for a guest
    Column("password", String(200)),  # argon2
    Column("recovery", String(200)),  # argon2 of the recovery code
    Column("created", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False, default=False),
    # How an account's name looks; not unique, because accounts of older releases may look alike, and keep their names
    Column("look", String(40), index=True),
)

# Names that somebody gave to those who share his screen. A log holds their ids, so that a name can be forgotten
names = Table(
    "names",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("name", String(40), nullable=False),
    UniqueConstraint("person", "name"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # sha256: the token itself is only in the cookie
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# A table's facts, and what the lobby asks about it: kept in step with the log in the same transaction
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("options", Text, nullable=False),  # as everybody is told them
    Column("visibility", String(10), nullable=False),
    Column("clock", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("covered", Boolean, nullable=False, server_default=false()),
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("turn", String(16)),  # the person who has to decide
    Column("deadline", BigInteger),  # of that decision, where turns take days
    Column("keyed", Boolean, nullable=False, server_default=false()),  # how chance follows from the seed
    Column("archive", Text),  # how an uploaded game began; null for one that was played here
    Column(
        "key", String(100), unique=True
    ),  # of the request that opened it: sent again, it finds the same table
    Column("long_options", Text),  # those that are too long for that: a file with an owner's values
    Column("values_digest", String(64)),  # by which clients ask for an owner's values
    # Of a game that branches off another: which, after how many moves, and whether everybody may know of it
    Column("parent", String(16), index=True),
    Column("parent_ply", Integer),
    Column("parent_public", Boolean),
    Index("ix_tables_host", "host", "status"),
    Index("ix_tables_values", "values_digest", "game"),
    Index("ix_tables_lobby", "visibility", "status", "updated"),
    Index("ix_tables_status_id", "status", "id"),  # the running ones, after a restart
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), index=True),
    Column("called", String(16)),  # of `names`, if not by the person's own name
    Column("bot", String(60)),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("key", String(100)),
    Column("entry", LargeBinary, nullable=False),
    UniqueConstraint("table_id", "key"),
)

# What was said at a table, beside the entry in its log that says who spoke
said = Table(
    "said",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), nullable=False, index=True),
    Column("text", Text, nullable=False),
)

# Who runs the clock and the bots of a table
leases = Table(
    "leases",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("process", String(40), nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

# Who is connected to a table, and to which process; only kept when there are several
presence = Table(
    "presence",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", String(16), primary_key=True),
    Column("process", String(40), primary_key=True, index=True),
    Column("expires", BigInteger, nullable=False),
)

_UNCOUNTED = text("rated AND gain IS NULL")

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(16), index=True),
    Column("called", String(16)),
    Column("bot", String(60)),  # where nobody sat in the end
    Column("game", String(40), nullable=False),
    Column("score", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("gain", Float),  # what a rated game did to the person's rating; null until it was counted
    Index("ix_results_uncounted", "finished", sqlite_where=_UNCOUNTED, postgresql_where=_UNCOUNTED),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# What search found in a finished game, as JSON
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("made", BigInteger, nullable=False),
    Column("analysis", Text, nullable=False),
    Column("form", Integer, nullable=False, server_default="1"),  # of the JSON; a later release knows others
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("format", String(10), nullable=False),
    Column("lang", String(10), nullable=False),
)

# Browsers that are told of what happens at tables, by the digest of the address at which their push service hears
pushes = Table(
    "pushes",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("subscription", Text, nullable=False),  # address, keys and wishes, as JSON
    Column("events", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column(
        "session", String(64), index=True
    ),  # of the browser: when it is over, its next reader is told nothing
)

# Days off that somebody takes from the clocks of days; one that was called off has no length, and counts as asked for
holidays = Table(
    "holidays",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("begins", BigInteger, primary_key=True),
    Column("ends", BigInteger, nullable=False),
)

# Whoever is to be told of something, and when. `browser` is one of `pushes` that is left in peace until then, or nothing:
# then all of the person's, and his webhook
notices = Table(
    "notices",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("event", String(10), primary_key=True),
    Column("browser", String(64), primary_key=True),
    Column("due", BigInteger, nullable=False, index=True),
)

# Secrets of the server itself, made at its first start
keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
