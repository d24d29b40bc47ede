"""What the tables of the store look like: one list of steps for SQLite and PostgreSQL alike."""

from __future__ import annotations

# What brings an older store up to date, one script for each version. Never change one that has been released: add one.
# They are in the words of SQLite; where PostgreSQL has others, `POSTGRESQL` has them.
MIGRATIONS = (
    """
    CREATE TABLE tables (
        id TEXT PRIMARY KEY, invitation TEXT NOT NULL UNIQUE, touched REAL NOT NULL, body BLOB NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE sitters (browser TEXT NOT NULL, place TEXT NOT NULL, PRIMARY KEY (browser, place)) WITHOUT ROWID;
    CREATE TABLE matches (place TEXT NOT NULL, match INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (place, match))
        WITHOUT ROWID;
    CREATE TABLE log (
        place TEXT NOT NULL, match INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, sender TEXT NOT NULL,
        PRIMARY KEY (place, match, number)
    ) WITHOUT ROWID;
    CREATE TABLE seen (place TEXT NOT NULL, match INTEGER NOT NULL, seat INTEGER NOT NULL, ply INTEGER NOT NULL,
        PRIMARY KEY (place, match, seat)) WITHOUT ROWID;
    CREATE TABLE results (
        day TEXT NOT NULL, game TEXT NOT NULL, setting TEXT NOT NULL, browser TEXT NOT NULL, name TEXT NOT NULL,
        value INTEGER NOT NULL, PRIMARY KEY (day, game, setting, browser)
    ) WITHOUT ROWID;
    """,
    "CREATE INDEX touched ON tables (touched);",
    "CREATE TABLE house (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;",
    # A table as it is may be written over only by somebody who has read it: see `table_row`.
    "ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;",
    # Where a table lies on somebody's shelf and since when, and what it is found by (StoredTable.shelf_of, found_by): an older
    # one by all that is written of it. Whose turn it is there is seen when it is first listed.
    """
    ALTER TABLE sitters ADD COLUMN shelf INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE sitters ADD COLUMN since REAL NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN found TEXT NOT NULL DEFAULT '';
    UPDATE tables SET found = lower(CAST(body AS TEXT));
    UPDATE sitters SET since = (SELECT touched FROM tables WHERE id = place) WHERE place IN (SELECT id FROM tables);
    UPDATE sitters SET shelf = 2 WHERE place IN (SELECT id FROM tables WHERE CAST(body AS TEXT) LIKE '%"stage":"over"%');
    CREATE INDEX shelves ON sitters (browser, shelf, since);
    """,
    # What a review has found, by the seat that looks back and by whether it looks at open cards (1).
    """
    CREATE TABLE reviews (place TEXT NOT NULL, match INTEGER NOT NULL, seat INTEGER NOT NULL, opened INTEGER NOT NULL,
        body BLOB NOT NULL, PRIMARY KEY (place, match, seat, opened)) WITHOUT ROWID;
    """,
    # When a clock runs out at a table where nobody need be (StoredTable.due); 0: never.
    """
    ALTER TABLE tables ADD COLUMN due REAL NOT NULL DEFAULT 0;
    CREATE INDEX due ON tables (due);
    """,
    # Every match that came to its end, a row for each chair: it outlives its table. `browser` is empty where a bot sat, `level`
    # where a person did; `value` is the number for a list of bests, where there is one.
    """
    CREATE TABLE played (place TEXT NOT NULL, match INTEGER NOT NULL, chair INTEGER NOT NULL, browser TEXT NOT NULL,
        name TEXT NOT NULL, level TEXT NOT NULL, game TEXT NOT NULL, ended REAL NOT NULL, position INTEGER NOT NULL,
        points INTEGER NOT NULL, value INTEGER, PRIMARY KEY (place, match, chair)) WITHOUT ROWID;
    CREATE INDEX played_by ON played (browser, ended);
    """,
    # A person may have several devices: `player` is the name by which tables know the person, `browser` that of the cookie. Who
    # is not here has one device, and both names are the same. A code takes a person along to another device: only its hash is
    # kept, one for each person, for a few minutes, and it is used once.
    """
    CREATE TABLE devices (browser TEXT PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, joined REAL NOT NULL,
        seen REAL NOT NULL) WITHOUT ROWID;
    CREATE INDEX devices_of ON devices (player, joined);
    CREATE TABLE codes (player TEXT PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL, brings TEXT NOT NULL,
        ends REAL NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
    """,
    # Where several processes work with one store (presence.py): who is there, who has which table, what an address has spent.
    """
    CREATE TABLE processes (name TEXT PRIMARY KEY, house TEXT NOT NULL, address TEXT NOT NULL, beat REAL NOT NULL,
        session INTEGER NOT NULL) WITHOUT ROWID;
    CREATE TABLE leases (place TEXT PRIMARY KEY, holder TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX held_by ON leases (holder);
    CREATE TABLE spent (who TEXT PRIMARY KEY, rest REAL NOT NULL, since REAL NOT NULL) WITHOUT ROWID;
    """,
    # Who has met a deal that others play too, by the commitment of its secret, and what came of it: the first time counts.
    # Where somebody has only looked at it `at_table` is empty; `ended` is 0 until it is played to its end. It takes the place
    # of a list of bests that everybody could enter who knew the deal.
    """
    DROP TABLE results;
    CREATE TABLE tries (deal TEXT NOT NULL, browser TEXT NOT NULL, at_table TEXT NOT NULL, seat INTEGER NOT NULL,
        day TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, honest INTEGER NOT NULL, position INTEGER NOT NULL,
        points INTEGER NOT NULL, lead INTEGER NOT NULL, value INTEGER, ended REAL NOT NULL, PRIMARY KEY (deal, browser))
        WITHOUT ROWID;
    CREATE INDEX tried ON tries (browser, day);
    CREATE TABLE challenges (code TEXT PRIMARY KEY, deal TEXT NOT NULL, seat INTEGER NOT NULL, body BLOB NOT NULL)
        WITHOUT ROWID;
    CREATE UNIQUE INDEX challenged ON challenges (deal, seat);
    """,
    # Numbers of a game's own that people keep of their matches (Presenter.feats), as JSON.
    "ALTER TABLE played ADD COLUMN feats TEXT NOT NULL DEFAULT '';",
    # Devices whose people want to be called when it is their turn, and how (server/push.py).
    """
    CREATE TABLE pushes (browser TEXT PRIMARY KEY, endpoint TEXT NOT NULL UNIQUE, point TEXT NOT NULL, secret TEXT NOT NULL,
        language TEXT NOT NULL, contact TEXT NOT NULL, made REAL NOT NULL) WITHOUT ROWID;
    """,
    # What the pages on several devices of a person keep of them beside their tables, as one of them left it: handed on unread.
    "CREATE TABLE along (player TEXT PRIMARY KEY, brings TEXT NOT NULL) WITHOUT ROWID;",
    # A place is what somebody comes in at the end of a match; the id of a table to play at was called so too.
    "".join(
        f"ALTER TABLE {name} RENAME COLUMN place TO table_id;"
        for name in ("sitters", "matches", "log", "seen", "reviews", "played", "leases")
    ),
)
PRESENT = {"processes", "leases", "spent"}  # they say what is so just now, and go no further
POSTGRESQL = {
    " BLOB": " BYTEA", " REAL": " DOUBLE PRECISION", " INTEGER": " BIGINT", " WITHOUT ROWID": "",
    "CAST(body AS TEXT)": "convert_from(body, 'UTF8')",
}  # fmt: skip


def script(version: int, words: dict[str, str] = {}) -> list[str]:
    """What leads from version `version` to the next one."""
    text = " ".join(MIGRATIONS[version].split())
    for ours, theirs in words.items():
        text = text.replace(ours, theirs)
    return [statement for statement in text.split(";") if statement.strip()]
