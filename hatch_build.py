"""Puts the built page into wheels and source distributions. In the working copy .setup.sh has built it already.

KOCIARNIA_COMPILED=1 makes a wheel for this machine's platform and Python that brings the compiled rules along.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
sys.path[:0] = [str(ROOT / "web"), str(ROOT / "src")]
try:
    import engine
    import page
except ModuleNotFoundError:  # a source distribution carries them ready made
    page = engine = None


class PageHook(BuildHookInterface[Any]):
    def _page_needed(self) -> bool:
        return page is not None and "KOCIARNIA_SETTING_UP" not in os.environ and not page.fresh()

    def _compiled(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get("KOCIARNIA_COMPILED"))

    def dependencies(self) -> list[str]:
        needed = [page.node_wheel()] if self._page_needed() and page.own_node() is None else []
        if self._compiled():  # mypy reads the types of what is imported too
            core = self.metadata.core
            needed += [*core.dependencies, *core.optional_dependencies["compile"]]
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self._page_needed():
            page.build()
        if engine is not None and "KOCIARNIA_SETTING_UP" not in os.environ and engine.WASM.exists() and not engine.fresh():
            raise RuntimeError("the house for a page is older than its sources: python3 web/engine.py")
        if self._compiled():
            from kociarnia import fast

            why = fast.build()
            if why:
                raise RuntimeError(f"the rules could not be compiled: {why}")
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"][str(fast.kept())] = f"kociarnia/{fast.SHIPPED}"
