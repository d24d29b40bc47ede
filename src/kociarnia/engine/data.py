"""The data files of a game's folder."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def read_data(package: str, name: str) -> dict[str, Any]:
    """A TOML file of that name beside the package."""
    return tomllib.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
