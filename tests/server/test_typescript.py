"""The page's types are those of the wire."""

from __future__ import annotations

from kociarnia.server.typescript import FILE, typescript


def test_the_page_has_the_types_of_the_wire() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m kociarnia.server.typescript"
