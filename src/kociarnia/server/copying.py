"""A house from one store into another, whatever the databases: everything that the schema has, table by table."""

from __future__ import annotations

import re
from collections.abc import Sequence

from kociarnia.engine import Refusal
from kociarnia.server.schema import MIGRATIONS, PRESENT
from kociarnia.server.store import Row, Statement, Store, keep_row

STEP = 100  # tables at once
MARK = "copying"  # in the target, until all is there
CREATED, DROPPED = re.compile(r"CREATE TABLE (\w+)"), re.compile(r"DROP TABLE (\w+)")
HOUSE = "house"  # what is kept there about the house itself goes over what the target has


def kinds() -> list[str]:
    """The tables of the schema, but for those that say who is there just now."""
    dropped = {name for script in MIGRATIONS for name in DROPPED.findall(script)}
    return [name for script in MIGRATIONS for name in CREATED.findall(script) if name not in dropped | PRESENT]


async def copied(source: Store, target: Store) -> int:
    """Copy everything; returns how many tables to play at there were. A copy that was broken off is begun anew."""
    if await target.kept(MARK) is None:
        if await target.count():
            raise Refusal("copy-there")
        await target.write([keep_row(MARK, b"")])
    columns = {name: await target.columns(name) for name in kinds()}
    await target.write([(f"DELETE FROM {name}", ()) for name in columns if name != HOUSE])
    copied, last = 0, ""
    while found := await source.rows("SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?", last, STEP):
        last = found[-1][0]
        statements: list[Statement] = []
        for (table_id,) in found:
            for name, has in columns.items():
                if name == "tables" or "table_id" in has:
                    key = "id" if name == "tables" else "table_id"
                    asked = f"SELECT {', '.join(has)} FROM {name} WHERE {key} = ?"
                    statements += _put(name, has, await source.rows(asked, table_id))
        await target.write(statements)
        copied += len(found)
    for name, has in columns.items():
        if name != "tables" and "table_id" not in has:
            rows = await source.slowly(f"SELECT {', '.join(has)} FROM {name}")
            await target.write([keep_row(*row) for row in rows] if name == HOUSE else _put(name, has, rows))
    await target.write([("DELETE FROM house WHERE name = ?", (MARK,))])
    return copied


def _put(name: str, columns: list[str], rows: Sequence[Row]) -> list[Statement]:
    places = ", ".join("?" * len(columns))
    return [(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", row) for row in rows]
