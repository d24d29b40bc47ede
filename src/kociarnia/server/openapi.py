"""The HTTP API described in OpenAPI, from the same table that its routes are made of."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import kociarnia
from kociarnia.server.wire import Problem

Handler = Callable[[Request], Awaitable[Response]]
REFERENCE = "#/components/schemas/{name}"
KINDS = {str: "string", int: "integer"}


class Address(NamedTuple):
    """One thing that can be asked for."""

    method: str
    path: str
    handler: Handler
    about: str
    gives: Any  # the type of the answer; str: plain text
    takes: Any = None  # the type of the body
    status: int = 200
    query: Mapping[str, type] = {}  # what the query may say, none of it required: texts and whole numbers


def openapi(addresses: list[Address]) -> dict[str, Any]:
    kinds = [kind for one in addresses for kind in (one.gives, one.takes) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=REFERENCE)
    by_kind = dict(zip(map(repr, [*kinds, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for one in addresses:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kociarnia", "version": kociarnia.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(one: Address, schemas: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        media = "text/plain" if kind is str else "application/json"
        return {media: {"schema": schemas[repr(kind)]}}

    found = re.findall(r"{(\w+)}", one.path)
    parameters = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in found]
    parameters += [{"name": name, "in": "query", "schema": {"type": KINDS[kind]}} for name, kind in one.query.items()]
    out: dict[str, Any] = {
        "summary": one.about,
        "operationId": one.handler.__name__ + ("_of_game" if "{game}/words" in one.path else ""),
        "responses": {
            str(one.status): {"description": one.about, "content": content(one.gives)},
            "4XX": {"description": "Refused, and why", "content": content(Problem)},
            "503": {"description": "The house is full or cannot write", "content": content(Problem)},
        },
    }
    if parameters:
        out["parameters"] = parameters
    if one.method == "POST":
        body = content(one.takes) if one.takes is not None else {"application/json": {"schema": {"type": "object"}}}
        out["requestBody"] = {"required": True, "content": body}
    return out
