"""The house as plain files, under a path of a web space that knows nothing of it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kociarnia.server.static_files import written
from tests.browser import chromium
from web import engine

PATH = "games/cats"


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".js": "text/javascript"}

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Space:
    """The web space; `folder` is where the house lies in it."""

    def __init__(self, root: Path, port: int) -> None:
        self.folder = root / PATH
        self.address = f"http://127.0.0.1:{port}/{PATH}/"


@contextmanager
def web_space(root: Path) -> Iterator[Space]:
    assert chromium.page.fresh(), "the page has changed: python3 web/page.py builds it"
    if not engine.WASM.exists():
        pytest.skip("the engine could not be fetched: python3 web/engine.py")
    assert engine.fresh(), "the house for a page has changed: python3 web/engine.py builds it"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    space = Space(root, server.server_port)
    written(space.folder)
    try:
        yield space
    finally:
        server.shutdown()
        server.server_close()


def ready(page: Page) -> None:
    """The house in the page is open."""
    expect(page.locator("#app > *").first).to_be_attached()
    expect(page.locator(".engine")).to_have_count(0)


def kept(page: Page) -> None:
    """From here on the page needs no network."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
