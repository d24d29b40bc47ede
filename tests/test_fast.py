"""Compiled modules are found again only if they were built from this very source."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from kociarnia import fast


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package's source, which may be changed."""
    copy = tmp_path / "kociarnia"
    shutil.copytree(fast.PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "static", "web", "records"))
    monkeypatch.setattr(fast, "PACKAGE", copy)
    return copy


def test_every_compiled_source_is_in_the_digest(package: Path) -> None:
    """Stale machine code would run silently: wherever a compiled file lies, a change in it makes another digest."""
    seen = {fast.digest()}
    files = [package.parent / file for _, group in fast.groups() for file in group]
    assert any(len(file.relative_to(package).parts) > 3 for file in files)  # some lie in rooms of a game
    for file in files:
        file.write_text(file.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
        seen.add(fast.digest())
    assert len(seen) == 1 + len(files)


def test_a_new_file_in_a_compiled_room_is_compiled(package: Path) -> None:
    before = fast.digest()
    room = next(package.glob("games/*/rules"))
    (room / "extra.py").write_text("ONE = 1\n", encoding="utf-8")
    assert fast.digest() != before
    assert (room / "extra.py").relative_to(package.parent).as_posix() in [file for _, group in fast.groups() for file in group]


def test_tests_of_a_game_are_not_in_the_digest(package: Path) -> None:
    before = fast.digest()
    next(package.glob("games/*/tests")).joinpath("test_extra.py").write_text("", encoding="utf-8")
    assert fast.digest() == before
