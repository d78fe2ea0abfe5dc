"""Whether what is stored is still what these rules give."""

from __future__ import annotations

import mathom
from mathom.kernel.errors import MathomError
from mathom.kernel.record import Record
from mathom.server.refusals import RequestRefused
from mathom.server.store import Store, StoreFailed
from mathom.server.table import Table


async def check(store: Store, id: str) -> str:
    """What is wrong with a table; empty when its log replays to what its summary says.

    A finished game's record is proved too, with no generator and against its seed, as whoever
    downloads it would.

    Raises:
        StoreFailed: the database does not answer, which is no table's fault.
    """
    found = await store.summary(id)
    if found is None:
        return "it is gone"
    row, summary = found
    try:
        table = Table.read(row, await store.log(id))
        if table.summary() != summary:
            return "its log tells something else than its summary"
        if table.match is not None and table.match.over:
            text = table.match.record.dumps()
            mathom.replay(text)
            Record.loads(text).stream()
    except StoreFailed:
        raise
    except (MathomError, RequestRefused) as fault:
        return str(fault)
    except Exception as fault:  # whatever has been done to it, the other tables are still checked
        return f"it cannot be read: {fault!r}"
    return ""
