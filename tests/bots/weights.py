"""A small network with made-up weights, written as examples/train.py writes one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np

from kociarnia.engine import Rules


def write(path: Path, rules: Rules[Any], hidden: int = 8, seed: int = 1) -> dict[str, Any]:
    luck = np.random.default_rng(seed)
    sizes = [rules.spec().cells, hidden, len(rules.spec().actions) + 1]
    layers: dict[str, Any] = {f"w{at}": luck.normal(size=(sizes[at], sizes[at + 1])).astype("f4") for at in range(2)}
    layers |= {f"b{at}": luck.normal(size=sizes[at + 1]).astype("f4") for at in range(2)}
    about = {"id": np.frombuffer(rules.id.encode(), "u1"), "players": np.array([rules.players], "i4")}
    with path.open("wb") as file:
        np.savez_compressed(file, **about, **layers)
    return layers
