"""The tables of the ledger: what sources say, and beside it what was derived from that and can be made again.

Inside, everything has a short integer id: a million claims name their things a few million times.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

#: SQLite's integers are of any width, and only a plain one can be its own row number.
_LONG = BigInteger().with_variant(Integer(), "sqlite")

METADATA = MetaData()
#: What lists of ids are handed to the database with; made anew for each connection, never kept.
SCRATCH = MetaData()

META = Table("meta", METADATA, Column("name", Text, primary_key=True), Column("value", Text, nullable=False))

#: Whatever has a unit of its own in the graph: entities by canonical key, sources by their key.
ENTITIES = Table(
    "entities",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("type", Text, nullable=False),
)

#: Every version of every source. `family` is the entity of its key; one version at most is current.
SOURCES = Table(
    "sources",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("family", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("loader", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("sha256", Text, nullable=False),
    Column("url", Text),
    Column("origin", Text),
    Column("publisher", Text),
    Column("published", Text),
    Column("language", Text),
    Column("licence", Text),
    Column("text", Text),
    Column("grouped", Text),
    Column("publisher_thing", Integer),
    UniqueConstraint("key", "sha256"),
)
Index("sources_origin", SOURCES.c.origin)
Index("sources_family", SOURCES.c.family)
Index("sources_grouped", SOURCES.c.grouped)

#: What one source speaks of; `source` is the family of its source, `entity` what identity found it to be.
THINGS = Table(
    "things",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("source", Integer, nullable=False),
    Column("type", Text, nullable=False),
    Column("local", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("register", Text),
    Column("entity", Integer),
)
Index("things_entity", THINGS.c.entity)
Index("things_source", THINGS.c.source)

#: `key` is the claim's id in ten bytes; `source` the version that said it last; `quote` only where the text lacks it.
CLAIMS = Table(
    "claims",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", LargeBinary, nullable=False, unique=True),
    Column("source", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("roles", Text, nullable=False),
    Column("vals", Text, nullable=False),
    Column("rule", Text, nullable=False),
    Column("start", Integer),
    Column("end", Integer),
    Column("quote", Text),
    Column("record", Text),
    Column("attributed", Integer),
)
Index("claims_source", CLAIMS.c.source)

#: `near` is 1 where the thing's unit reads the claim: of a claim that names a match only the match's does.
CLAIM_THINGS = Table(
    "claim_things",
    METADATA,
    Column("thing", Integer, primary_key=True, autoincrement=False),
    Column("near", Integer, primary_key=True, autoincrement=False),
    Column("claim", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)

#: Under which keys a thing is looked for: its names folded in several ways, its ids elsewhere.
LOOKUPS = Table(
    "lookups",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("thing", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("lookups_thing", LOOKUPS.c.thing)

#: The two sides of each match thing as canonical entities, the lower id first; one alone stands in `low`;
#: and the first and last day that it may have been on, as ordinal numbers, where told within a fortnight.
FIXTURES = Table(
    "fixtures",
    METADATA,
    Column("thing", Integer, primary_key=True),
    Column("low", Integer),
    Column("high", Integer),
    Column("first", Integer),
    Column("last", Integer),
)
Index("fixtures_low", FIXTURES.c.low, FIXTURES.c.high)
Index("fixtures_high", FIXTURES.c.high)

#: Things that may be another, where the evidence does not decide.
DOUBTS = Table(
    "doubts",
    METADATA,
    Column("thing", Integer, primary_key=True, autoincrement=False),
    Column("other", Integer, primary_key=True, autoincrement=False),
    Column("why", Text, nullable=False),
    sqlite_with_rowid=False,
)

Index("doubts_other", DOUBTS.c.other)

#: The bottom-k sketch of each article's word shingles, one hash a row.
SKETCHES = Table(
    "sketches",
    METADATA,
    Column("hash", _LONG, primary_key=True, autoincrement=False),
    Column("source", Integer, primary_key=True, autoincrement=False),
    sqlite_with_rowid=False,
)
Index("sketches_source", SKETCHES.c.source)

REPRINTS = Table(
    "reprints",
    METADATA,
    Column("source", Integer, primary_key=True, autoincrement=False),
    Column("original", Integer, nullable=False),
)

#: A node of the graph; `made` is the change that gave it this form, `ended` the one that took it away.
NODES = Table(
    "nodes",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("unit", Integer, nullable=False),
    Column("labels", Text, nullable=False),
    Column("props", Text, nullable=False),
    Column("made", Integer, nullable=False),
    Column("ended", Integer),
)
Index("nodes_unit", NODES.c.unit)
Index("nodes_made", NODES.c.made)
Index(
    "nodes_ended", NODES.c.ended, sqlite_where=NODES.c.ended.is_not(None), postgresql_where=NODES.c.ended.is_not(None)
)

#: A relationship; `moved` is the change at which its ends became what they are, where they were others before.
EDGES = Table(
    "edges",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("key", Text, nullable=False, unique=True),
    Column("unit", Integer, nullable=False),
    Column("type", Text, nullable=False),
    Column("start", Text, nullable=False),
    Column("end", Text, nullable=False),
    Column("props", Text, nullable=False),
    Column("made", Integer, nullable=False),
    Column("moved", Integer),
    Column("ended", Integer),
)
Index("edges_unit", EDGES.c.unit)
Index("edges_start", EDGES.c.start)
Index("edges_end", EDGES.c.end)
Index("edges_made", EDGES.c.made)
Index(
    "edges_ended", EDGES.c.ended, sqlite_where=EDGES.c.ended.is_not(None), postgresql_where=EDGES.c.ended.is_not(None)
)

WANTED_IDS = Table(
    "wanted_ids",
    SCRATCH,
    Column("id", _LONG, primary_key=True, autoincrement=False),
    prefixes=["TEMPORARY"],
)
WANTED_KEYS = Table("wanted_keys", SCRATCH, Column("key", Text, primary_key=True), prefixes=["TEMPORARY"])
WANTED_CLAIMS = Table("wanted_claims", SCRATCH, Column("key", LargeBinary, primary_key=True), prefixes=["TEMPORARY"])
