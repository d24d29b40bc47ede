"""The house as plain files: the page, its engine, and what never changes of what the house says. Any web space can serve them,
from any path; nothing is fetched from elsewhere."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kociarnia import games
from kociarnia.engine import Refusal
from kociarnia.engine.lesson import names
from kociarnia.engine.words import LANGUAGES
from kociarnia.server import catalog, lessons
from kociarnia.server.page import ENGINE, STATIC, WASM, Engine, described

ALONE = '<meta name="kociarnia-pocket" content="yes" />'  # src/house/line.ts looks for it
APART = {"index.html", "sw.js", ".stamp"}
LISTED = re.compile(r"^const PAGE = .*$", re.MULTILINE)


def written(out: Path) -> dict[str, int]:
    """Write the folder, over an earlier one if need be; the size of every file in it. What leads to the rest is written last:
    whoever looks meanwhile sees the one or the other."""
    engine = described()
    if not (STATIC / "index.html").exists() or engine is None:
        raise Refusal("static-unbuilt")
    if out.exists() and any(out.iterdir()) and not (out / ENGINE).exists():
        raise Refusal("static-there", path=str(out))
    files = {**_page(), **_engine(engine), **{f"shelves/{name}": text for name, text in _shelves()}}
    files[ENGINE] = (WASM / ENGINE).read_bytes()
    files["index.html"] = (STATIC / "index.html").read_bytes().replace(b"</head>", f"  {ALONE}\n  </head>".encode())
    files["sw.js"] = _service_worker(files)
    for name, data in files.items():
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        if not target.exists() or target.read_bytes() != data:
            target.write_bytes(data)
    for path in sorted(out.rglob("*"), reverse=True):
        if path.is_file() and path.relative_to(out).as_posix() not in files:
            path.unlink()
        elif path.is_dir() and not any(path.iterdir()):
            path.rmdir()
    return {name: len(data) for name, data in files.items()}


def _page() -> dict[str, bytes]:
    found = (path for path in sorted(STATIC.rglob("*")) if path.is_file() and path.name not in APART)
    return {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in found}


def _engine(engine: Engine) -> dict[str, bytes]:
    return {f"engine/{engine.digest}/{name}": (WASM / engine.digest / name).read_bytes() for name in engine.files}


def _shelves() -> Iterator[tuple[str, bytes]]:
    """What the page asks for under /api and is always answered in the same way; see src/pocket/pocket.svelte.ts."""

    def answer(what: Any) -> bytes:
        return msgspec.json.encode(what)

    yield "index.json", answer(catalog.offered())
    for language in LANGUAGES:
        yield f"words/{catalog.digest('')}/{language}.ftl", catalog.wording("", language).encode()
    for name in games.names():
        yield f"games/{name}/cards.json", answer(catalog.cards(name))
        for language in LANGUAGES:
            yield f"games/{name}/words/{catalog.digest(name)}/{language}.ftl", catalog.wording(name, language).encode()
            yield f"games/{name}/rules/{language}.json", answer(catalog.rules(name, language))
        for lesson in names(games.find(name)):
            yield f"lessons/{name}/{lesson}.json", answer(lessons.step(name, lesson, []))


def _service_worker(files: dict[str, bytes]) -> bytes:
    """It keeps everything but the engine, which is kept when it first comes."""
    whole = hashlib.sha256(b"".join(hashlib.sha256(name.encode() + b"\0" + files[name]).digest() for name in sorted(files)))
    kept = ["./", *(name for name in files if name != "index.html" and not name.startswith("engine/"))]
    told = json.dumps({"alone": True, "digest": whole.hexdigest()[:12], "kept": kept, "rest": []})
    text = (STATIC / "sw.js").read_text(encoding="utf-8")
    return LISTED.sub(lambda _: f"const PAGE = {told}", text).encode()
