"""The wire as TypeScript: `python -m kociarnia.server.typescript` writes `web/src/wire.ts` from the types in `wire.py`."""

from __future__ import annotations

import inspect
import re
import sys
import types
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from kociarnia.engine.say import Say, Who
from kociarnia.server import wire

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"
HEAD = """\
// Made from src/kociarnia/server/wire.py by `python -m kociarnia.server.typescript`. Do not edit: change the types there.

/** As eyes: a spectator's. */
export const AUDIENCE = {audience};

/** An argument of something said. A `Who` is worded as a name, `Say`s are worded in their turn. */
export type Arg = number | string | Who | Say | Say[];
"""
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "Arg"}
UNIONS = ("FromPage", "ToPage")
REMARK = re.compile(r"^    (\w+): .*?  # (.*)$", re.MULTILINE)


def typescript() -> str:
    """The whole file."""
    parts = [HEAD.format(audience=wire.AUDIENCE)]
    parts += [_interface(struct) for struct in _structs()]
    for name in UNIONS:
        members = " | ".join(member.__name__ for member in get_args(getattr(wire, name)))
        parts.append(f"export type {name} = {members};\n")
    return "\n".join(parts)


def _structs() -> list[type[Struct]]:
    """Every struct of the wire, each after those that it is made of."""
    out: list[type[Struct]] = [Who, Say]

    def add(kind: Any) -> None:
        for inner in get_args(kind):
            add(inner)
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in out:
            for hint in get_type_hints(kind).values():
                add(hint)
            out.append(kind)

    for value in vars(wire).values():
        if isinstance(value, type) and value.__module__ == wire.__name__:
            add(value)
    return out


def _interface(struct: type[Struct]) -> str:
    remarks = dict(REMARK.findall(inspect.getsource(struct)))
    hints = get_type_hints(struct)
    lines = [f"  type: {_literal(struct.__struct_config__.tag)};"] if struct.__struct_config__.tag else []
    for field in msgspec.structs.fields(struct):
        mark = "" if field.required else "?"  # what has its default is not sent
        remark = f" // {remarks[field.name]}" if field.name in remarks else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(hints[field.name])};{remark}")
    body = "\n".join(lines)
    return f"{_about(struct)}export interface {struct.__name__} {{\n{body}\n}}\n"


def _about(struct: type[Struct]) -> str:
    text = struct.__dict__.get("__doc__") or ""
    return f"/** {' '.join(text.split())} */\n" if text else ""


def _type(kind: Any) -> str:
    if kind in PLAIN:
        return PLAIN[kind]
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(one) for one in inner)
    if origin is Literal:
        return " | ".join(_literal(one) for one in inner)
    if origin in (list, tuple):
        item = _type(inner[0])
        return f"({item})[]" if " " in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {_type(inner[1])}>"
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind}")


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(typescript(), encoding="utf-8")
