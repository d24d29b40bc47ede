"""constraints.txt: everything that the commands fetch has one version, within the bounds that the project file sets."""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
LINES = [line for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
PINS = [Requirement(line) for line in LINES]
NEEDED = [
    Requirement(text)
    for text in (
        *PROJECT["build-system"]["requires"],
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["compile"],
        *PROJECT["dependency-groups"]["dev"],
        *PROJECT["dependency-groups"]["tools"],
    )
]


def exact(pin: Requirement) -> str:
    (one,) = pin.specifier
    assert one.operator == "==" and "*" not in one.version and pin.url is None, pin
    return one.version


def test_everything_needed_is_pinned_within_its_bounds() -> None:
    for needed in NEEDED:
        versions = [exact(pin) for pin in PINS if canonicalize_name(pin.name) == canonicalize_name(needed.name)]
        assert versions, f"{needed.name} is not pinned: ./check --pins"
        assert all(needed.specifier.contains(version) for version in versions), (str(needed), versions)


def test_no_pin_tells_where_it_was_fetched() -> None:
    assert [line for line in LINES if "://" in line or line.startswith("-")] == []


def test_these_tests_run_by_what_is_pinned() -> None:
    here = {canonicalize_name(pin.name): exact(pin) for pin in PINS if pin.marker is None or pin.marker.evaluate()}
    for text in PROJECT["project"]["dependencies"] + PROJECT["dependency-groups"]["dev"]:
        needed = Requirement(text)
        if needed.marker is None or needed.marker.evaluate():
            assert version(needed.name) == here[canonicalize_name(needed.name)], needed.name
