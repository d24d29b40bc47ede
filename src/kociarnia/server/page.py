"""The built page. What has its digest in its name is kept for ever; the rest is asked for anew each time."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from kociarnia.engine import Words
from kociarnia.engine.words import own_language
from kociarnia.server.catalog import HOUSE

PACKAGE = Path(__file__).parents[1]
STATIC = PACKAGE / "static"
WASM = PACKAGE / "wasm"  # the house for a page, if it has been built (web/engine.py)
ENGINE = "engine.json"  # what it consists of; that lies beside it, in a folder with its digest as a name
NAMED_BY_DIGEST = "assets"  # the folder of such files


class Page(StaticFiles):
    def file_response(self, full_path: Any, stat_result: Any, scope: Scope, *rest: Any, **more: Any) -> Response:
        response = super().file_response(full_path, stat_result, scope, *rest, **more)
        lasting = NAMED_BY_DIGEST in Path(full_path).parts
        if lasting and isinstance(response, FileResponse) and "gzip" in Headers(scope=scope).get("accept-encoding", ""):
            packed = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding", "ETag": response.headers["etag"]}
            response = Response(_packed(str(full_path)), headers=packed, media_type=response.media_type)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return response


@lru_cache(maxsize=256)
def _packed(path: str) -> bytes:
    """Once: what has its digest in its name does not change, and to pack it is ten times the work of sending it."""
    return gzip.compress(Path(path).read_bytes(), 6)


async def _missing(request: Request) -> Response:
    return PlainTextResponse(Words(own_language(), HOUSE[1:])("page-missing") + "\n", 503)


def lost(request: Request, status: int) -> Response:
    """Nothing is at this address: a person is shown the page, which says so in their language or knows what was meant."""
    index = STATIC / "index.html"
    if "text/html" in request.headers.get("accept", "") and index.exists():
        there = index.read_bytes().replace(b'"./', b'"/')  # what the page consists of does not lie beneath this address
        return HTMLResponse(there, status, {"Cache-Control": "no-cache"})
    return PlainTextResponse(Words(own_language(), HOUSE[1:])("error-address") + "\n", status)


async def _engine(request: Request) -> Response:
    """A file of the house for a page; its address changes with what is there."""
    name, digest = request.path_params["name"], request.path_params["digest"]
    engine = described()
    if engine is None or engine.digest != digest or name not in engine.files:
        raise HTTPException(404)
    return FileResponse(WASM / digest / name, headers={"Cache-Control": "public, max-age=31536000, immutable"})


async def _described(request: Request) -> Response:
    if described() is None:
        raise HTTPException(404)
    return FileResponse(WASM / ENGINE, headers={"Cache-Control": "no-cache"})


class Engine(Struct):
    """The house for a page."""

    digest: str
    files: dict[str, int]  # bytes, by name


def described() -> Engine | None:
    file = WASM / ENGINE
    return msgspec.json.decode(file.read_bytes(), type=Engine) if file.exists() else None


def page() -> list[BaseRoute]:
    """Its routes; one that says what is wrong if the page has not been built."""
    if not (STATIC / "index.html").exists():
        return [Route("/", _missing)]
    engine = [Route(f"/{ENGINE}", _described), Route("/engine/{digest}/{name}", _engine)]
    return [*engine, Mount("/", Page(directory=STATIC, html=True))]
