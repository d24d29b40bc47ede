"""Compiled modules are found again only if they were built from this very source."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
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


def test_the_digest_knows_every_room_of_compiled_sources(package: Path) -> None:
    """Stale machine code would run silently: wherever a compiled file lies, a change in it makes another digest."""
    seen = {fast.digest()}
    files = {file.parent: file for _, group in fast.groups() for file in [package.parent / file for file in group]}.values()
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


# What is let go of inside fifty others is put aside by Python, with a note in the room before it that only objects have which
# the collector looks at. `acyclic` ones lack that room, and compiled code does not care: the note spoils what lies there.
def held_by(one: ast.ClassDef) -> set[str]:
    """The names in the types of its fields."""
    found: set[str] = set()
    for method in ast.walk(one):
        if isinstance(method, ast.FunctionDef):
            known = {given.arg: given.annotation for given in method.args.args}
            for line in ast.walk(method):
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
                    found |= names_in(line.annotation)
                elif isinstance(line, ast.Assign) and isinstance(line.value, ast.Name):
                    found |= names_in(known.get(line.value.id))
    return found


def names_in(types: ast.AST | None) -> set[str]:
    """All but what is only handed to a function."""
    if types is None or (isinstance(types, ast.Subscript) and ast.unparse(types.value) == "Callable"):
        return set()
    names = {types.id} if isinstance(types, ast.Name) else set()
    return names.union(*map(names_in, ast.iter_child_nodes(types)))


def all_held(name: str, classes: dict[str, list[ast.ClassDef]]) -> set[str]:
    """What such an object can hold, and what that can, and so on."""
    reached: set[str] = set()
    ahead = {name}
    while ahead:
        ahead = {held for at in ahead for one in classes.get(at, []) for held in held_by(one)} - reached
        reached |= ahead
    return reached


def test_nothing_acyclic_is_let_go_of_deep_inside_others() -> None:
    classes: dict[str, list[ast.ClassDef]] = {}
    for _, group in fast.groups():
        for file in group:
            for one in ast.walk(ast.parse((fast.PACKAGE.parent / file).read_text(encoding="utf-8"))):
                if isinstance(one, ast.ClassDef):
                    classes.setdefault(one.name, []).append(one)
    signs = [(one.name, ast.unparse(sign)) for ones in classes.values() for one in ones for sign in one.decorator_list]
    marked = [name for name, sign in signs if "acyclic=True" in sign]
    assert len(marked) > 15
    for name in marked:
        assert name not in all_held(name, classes), f"{name} can hold another {name}, so it must not be acyclic"
    for name in classes:
        held = all_held(name, classes)
        if name in held:  # a chain of these can be as deep as it likes
            assert not held & set(marked), f"a chain of {name} can hold {held & set(marked)}, so that must not be acyclic"


DEEP = """
from kociarnia.bots.ismcts import Edge, Seen
root = node = Seen()
for _ in range(200):
    node.edges.update({move: Edge(move) for move in range(8)})
    node.children[7] = Seen()
    node = node.children[7]
del root
"""


def test_a_deep_tree_is_let_go_of_in_one_piece() -> None:
    """Whatever writes where it should not is told by the allocator."""
    subprocess.run([sys.executable, "-c", DEEP], check=True, env={**os.environ, "PYTHONMALLOC": "debug"})


# Compiling itself takes minutes: here it is something that takes as long as the test wants.
STANDS_IN = """
import sys
from pathlib import Path
from kociarnia import fast

def compile(target, training):
    found = Path("out").exists()
    Path("out").mkdir(exist_ok=True)
    print("left over" if found else "clean", flush=True)  # only now: whoever hears it may kill us
    sys.stdin.readline()
    target.mkdir()
    (target / fast.DONE).touch()

fast._compile = compile
fast.compile_into(sys.argv[1])
print("done", flush=True)
"""


def compiling(folder: Path) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", STANDS_IN, str(folder / "target")]
    return subprocess.Popen(command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_two_at_once_compile_once(tmp_path: Path) -> None:
    first = compiling(tmp_path)
    assert first.stdout is not None and first.stdout.readline() == "clean\n"
    second = compiling(tmp_path)
    assert first.communicate("go on\n")[0] == "done\n"
    assert second.communicate("go on\n")[0] == "done\n", "it has waited, and found the work done"


def test_one_that_was_killed_leaves_nothing_half_written(tmp_path: Path) -> None:
    first = compiling(tmp_path)
    assert first.stdout is not None and first.stdout.readline() == "clean\n"
    first.kill()
    first.communicate()
    assert (tmp_path / "out").exists() and not (tmp_path / "target").exists()
    assert compiling(tmp_path).communicate("go on\n")[0] == "clean\ndone\n"


def test_what_stumbles_over_an_earlier_build_is_begun_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    once = "import pathlib, sys; tried = pathlib.Path('tried'); tried.exists() or sys.exit(tried.touch() or 'it stumbled')"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(fast, "compiler", lambda: "cc")
    monkeypatch.setattr(fast, "ELSEWHERE", once)
    assert "it stumbled" in fast.build(), "there was no earlier one"
    (work,) = tmp_path.glob("kociarnia/build-*")
    (work / "tried").unlink()
    (work / ".mypy_cache").mkdir()
    assert fast.build() == ""


def test_what_a_wheel_brings_is_used_only_with_its_own_source(package: Path) -> None:
    (package / fast.SHIPPED).mkdir()
    (package / fast.SHIPPED / fast.DONE).write_text(fast.source(), encoding="utf-8")
    assert fast.home() == package / fast.SHIPPED and fast.built()
    file = package / "engine" / "agenda.py"
    file.write_text(file.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")
    assert fast.home() == fast.kept()
