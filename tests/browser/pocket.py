"""The house as plain files, under a path of a web space that knows nothing of it."""

from __future__ import annotations

import gzip
import io
import json
import shutil
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Error, Page, expect

from kociarnia.server import pocket
from kociarnia.server.static_files import written
from tests.browser import chromium
from tests.browser.table import ASKED, Visitor, rest
from tests.server import fixed
from tests.server.trust import twin
from web import engine

PATH = "games/cats"
DEALT = "from kociarnia.fixed import fix\n\nfix()\n"  # by the names at the table, as in the houses of other tests


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".js": "text/javascript"}

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Space:
    """The web space; `folder` is where the house lies in it."""

    def __init__(self, root: Path, port: int) -> None:
        self.folder = root / PATH
        self.address = f"http://127.0.0.1:{port}/{PATH}/"

    def written(self, more: str = DEALT) -> None:
        """The house as it is now; in its page it does `more` before it opens."""
        written(self.folder)
        patch(self.folder / "engine", more)


def patch(folder: Path, more: str) -> None:
    (packed,) = folder.glob("*/house.zip.packed")
    data = io.BytesIO(gzip.decompress(packed.read_bytes()))
    with zipfile.ZipFile(data, "a") as house:  # sources go before bytecode of the same name
        house.write(fixed.__file__, "kociarnia/fixed.py")
        house.write(twin.__file__, "kociarnia/twin.py")
        house.writestr("kociarnia/server/pocket.py", f"{Path(pocket.__file__).read_text(encoding='utf-8')}\n{more}")
    packed.write_bytes(gzip.compress(data.getvalue(), 1))


# The program of a house in the network that hands out another engine.
PATCH = """
import runpy
from pathlib import Path
from kociarnia.server import page

page.WASM = Path({wasm!r})
runpy.run_path({fixed!r}, run_name="__main__")
"""


def patched(wasm: Path) -> None:
    """An engine for a house in the network, which deals by names in a page too."""
    built()
    shutil.copytree(engine.WASM, wasm)
    patch(wasm, DEALT)


def built() -> None:
    assert chromium.page.fresh(), "the page has changed: python3 web/page.py builds it"
    if not engine.TOLD.exists():
        pytest.skip("the engine could not be fetched: python3 web/engine.py")
    assert engine.fresh(), "the house for a page has changed: python3 web/engine.py builds it"


@contextmanager
def web_space(root: Path) -> Iterator[Space]:
    built()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(root)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    space = Space(root, server.server_port)
    space.written()
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


def aboard(visitor: Visitor, space: Space, **wish: Any) -> Page:
    """Somebody who has opened the house once and has no network since."""
    page = visitor(worker="allow", quiet=False, hurried=True, **wish)
    page.goto(space.address)
    ready(page)
    kept(page)
    page.context.set_offline(True)
    return page


def begin(page: Page, game: str, *others: str, **options: str) -> str:
    """A table as it was set up last time, with cats that do not dawdle, or with people at the same device; the page is in the
    house already. The deal follows from the names."""
    chairs: list[dict[str, str]] = [{"kind": "me", "name": "Ola"}, *({"kind": "here", "name": name} for name in others)]
    chairs += [{"kind": "bot", "level": "kociak"}] * (2 - len(chairs))
    setup = json.dumps({"chairs": chairs, "options": options, "house": {"pace": 0}})
    page.evaluate("([game, setup]) => (localStorage[`kociarnia.last.${game}`] = setup)", [game, setup])
    go(page, f"new/{game}")
    page.locator(".go .main").click()
    page.locator(".bar, .curtain").first.wait_for()
    return page.url.rpartition("/")[2]


def go(page: Page, route: str) -> None:
    """To another screen; the house stays open."""
    page.evaluate("(route) => (location.hash = `#/${route}`)", route)


# Every place on the board and what lies there.
PLACES = (
    """() => [...document.querySelectorAll('.board [data-at]')].map((one) => `${one.dataset.at} ${one.ariaLabel}`).sort()"""
)


def seen(page: Page) -> list[str]:
    """The board as it lies there when I am asked; a move that was begun is put back, for a tab keeps it to itself."""
    page.locator(ASKED).wait_for()
    rest(page)
    page.keyboard.press("Escape")
    rest(page)
    places: list[str] = page.evaluate(PLACES)
    assert places
    return places


def sees(page: Page, places: list[str]) -> None:
    """The board comes to lie there as it did."""
    page.wait_for_function(f"(places) => JSON.stringify(({PLACES})()) === JSON.stringify(places)", arg=places)


def crashed(page: Page) -> Page:
    """Its process is gone at once, without a chance to say or write anything; a new tab in the same browser."""
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()
    return page.context.new_page()
