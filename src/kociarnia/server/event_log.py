"""What happens in the house, one line of JSON for each thing. Never a secret: no cookie, no invitation, no card, no name."""

from __future__ import annotations

import hashlib
import json
import logging
import logging.handlers
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TextIO

LARGEST, FILES = 1 << 20, 3  # bytes of a file, and how many older ones are kept

_logger = logging.getLogger("kociarnia")
_whose: dict[str, Any] = {}  # what every line says


def to(path: Path | TextIO | None, **whose: Any) -> None:
    """Write to that file, or (None) to the standard error. `whose`: what every line says."""
    _whose.update(whose)
    handler: logging.Handler
    if path is None or not isinstance(path, Path):
        handler = logging.StreamHandler(path or sys.stderr)
    else:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)  # addresses stand in it
        handler = logging.handlers.RotatingFileHandler(path, maxBytes=LARGEST, backupCount=FILES, encoding="utf-8")
    handler.setFormatter(logging.Formatter("%(message)s"))
    for old in _logger.handlers[:]:
        _logger.removeHandler(old)
        old.close()
    _logger.addHandler(handler)
    _logger.setLevel(logging.INFO)
    _logger.propagate = False
    for other in ("uvicorn", "uvicorn.error", "websockets"):  # they would say in free text what is said here already
        logging.getLogger(other).addHandler(logging.NullHandler())
        logging.getLogger(other).propagate = False


def event(what: str, **more: Any) -> None:
    """`table` is its id; what is written is a hash of it, for whoever knows the id may watch."""
    _logger.info(_line(what, "info", more))


def pass_on(line: str) -> None:
    """A line of another process of this house."""
    _logger.info(line)


def failure(what: str, error: BaseException, **more: Any) -> None:
    """Something that should not have happened: where in the code, and what kind. Its text might tell too much."""
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames][-12:]
    _logger.error(_line(what, "error", {**more, "error": type(error).__name__, "where": where}))


def _line(what: str, level: str, more: dict[str, Any]) -> str:
    if "table" in more:
        more["table"] = hashlib.sha256(more["table"].encode()).hexdigest()[:8]
    now = datetime.now(UTC).isoformat(timespec="milliseconds")
    return json.dumps({"time": now, "level": level, "event": what, **_whose, **more}, ensure_ascii=False)
