"""The built page. What has its digest in its name is kept for ever; the rest is asked for anew each time."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from kociarnia.engine import Words
from kociarnia.engine.words import own_language
from kociarnia.server.catalog import HOUSE

STATIC = Path(str(files("kociarnia"))) / "static"
NAMED_BY_DIGEST = "assets"  # the folder of such files


class Page(StaticFiles):
    def file_response(self, full_path: Any, *rest: Any, **more: Any) -> Response:
        response = super().file_response(full_path, *rest, **more)
        lasting = NAMED_BY_DIGEST in Path(full_path).parts
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


async def _missing(request: Request) -> Response:
    return PlainTextResponse(Words(own_language(), HOUSE[1:])("page-missing") + "\n", 503)


def lost(request: Request, status: int) -> Response:
    """Nothing is at this address: a person is shown the page, which says so in their language or knows what was meant."""
    index = STATIC / "index.html"
    if "text/html" in request.headers.get("accept", "") and index.exists():
        return FileResponse(index, status, {"Cache-Control": "no-cache"})
    return PlainTextResponse(Words(own_language(), HOUSE[1:])("error-address") + "\n", status)


def page() -> BaseRoute:
    """Its route; one that says what is wrong if the page has not been built."""
    if (STATIC / "index.html").exists():
        return Mount("/", Page(directory=STATIC, html=True))
    return Route("/", _missing)
