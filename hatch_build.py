"""Puts the built page into wheels and source distributions. In the working copy .setup.sh has built it already."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "web"))
try:
    import page
except ModuleNotFoundError:  # a source distribution carries the page ready made
    page = None


class PageHook(BuildHookInterface[Any]):
    def _needed(self) -> bool:
        return page is not None and "KOCIARNIA_SETTING_UP" not in os.environ and not page.fresh()

    def dependencies(self) -> list[str]:
        return [page.node_wheel()] if self._needed() and page.own_node() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._needed():
            page.build()
