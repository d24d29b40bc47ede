"""The data files of a game's folder."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any


def folder(package: str) -> Path:
    """Not by importlib.resources: every start of every command would wait for it."""
    return Path(str(import_module(package).__file__)).parent


def read_data(package: str, name: str) -> dict[str, Any]:
    """A TOML file of that name beside the package."""
    return tomllib.loads((folder(package) / name).read_text(encoding="utf-8"))
