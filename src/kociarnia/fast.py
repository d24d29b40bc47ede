"""Compiled rules: the same source built by mypyc where a C compiler exists, kept in a cache, found again by its digest.

Compiled modules never lie beside the source. They are used if and only if they were built from exactly this source with this
Python; otherwise, or with KOCIARNIA_INTERPRETED=1, the plain modules run. A wheel may bring them along (hatch_build.py).
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

PACKAGE = Path(__file__).parent
ENGINE = (
    "dice",
    "agenda",
    "observation",
    "contract",
    "actions",
    "tables",
    "hidden_cards",
    "kept",
    "random_matches",
    "line_reader",
    "match",
    "offered",
)  # the engine's compiled modules; a game lists its rooms in game.toml
BOTS = ("tree", "search", "ismcts")
SERVER = (
    "bucket",
    "chronicle",
    "connection",
    "last_shown",
    "live_room",
    "message_handler",
    "metrics",
    "room",
    "short_way",
    "updates",
)
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
# The groups meet through tables of pointers only; names that nobody outside can replace are called directly and inlined.
FLAGS = () if sys.platform == "win32" else ("-fvisibility=hidden",)
LINKED = () if sys.platform == "win32" else ("-lm",)  # else its oldest functions would be found at run time
KEPT = 4  # builds kept in the cache
SHIPPED = "compiled"  # the folder of the package in which a wheel brings them
# Compiling, in a process of its own. Where a wheel is being built, the package has not been installed.
ELSEWHERE = "import sys; sys.path.append(sys.argv[1]); from kociarnia import fast; fast.compile_into(*sys.argv[2:])"
DONE = "done"  # a file beside them, written last; it holds the digest of their source


def cache() -> Path:
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return Path(home, "kociarnia")


def source() -> str:
    """A digest of every source that may be compiled, and of how."""
    sources: list[tuple[str, ...]] = []
    for top in ("engine", "bots", "server", "games"):
        for folder, folders, files in os.walk(PACKAGE / top):  # not by Path.glob: every start waits for this
            folders[:] = [name for name in folders if name not in ("tests", "__pycache__")]
            parts = Path(folder).relative_to(PACKAGE).parts
            sources += [(*parts, file) for file in files if file.endswith(".py")]
    whole = hashlib.blake2b(f"{SUFFIX}{FLAGS}{LINKED}".encode(), digest_size=12)
    for path in sorted(sources):
        whole.update("/".join(path).encode())
        with open(os.path.join(PACKAGE, *path), "rb") as file:
            whole.update(file.read())
    return whole.hexdigest()


def digest() -> str:
    """Of the source and of this very Python."""
    return hashlib.blake2b(f"{sys.version}{source()}".encode(), digest_size=12).hexdigest()


def kept() -> Path:
    """Where the compiled modules of this very source are kept, or would be."""
    return cache() / f"fast-{digest()}"


def home() -> Path:
    """The compiled modules of this very source: those that came with the package, or those that are kept."""
    shipped = PACKAGE / SHIPPED
    done = shipped / DONE
    return shipped if done.exists() and done.read_text(encoding="utf-8") == source() else kept()


def built() -> bool:
    return (home() / DONE).exists()


class Finder:
    """Finds the modules that are there in compiled form."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.names = {path.name[: -len(SUFFIX)] for path in folder.glob(f"*{SUFFIX}")}

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname not in self.names:
            return None
        file = str(self.folder / (fullname + SUFFIX))
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))


def install() -> None:
    """Use the compiled modules, if they are there."""
    if os.environ.get("KOCIARNIA_INTERPRETED") or any(isinstance(finder, Finder) for finder in sys.meta_path):
        return
    try:
        folder = home()
        if (folder / DONE).exists():
            sys.meta_path.insert(0, Finder(folder))
    except OSError:  # no cache to be had: the plain modules do
        return


def running() -> bool:
    """Are the compiled modules in use in this process?"""
    module = sys.modules.get("kociarnia.engine.contract")
    return module is not None and str(module.__file__).endswith(SUFFIX)


def compiler() -> str | None:
    """The C compiler that a build would use, if there is one with Python's headers."""
    name = shutil.which(os.environ.get("CC") or "cc") or shutil.which("gcc") or shutil.which("clang")
    headers = Path(sysconfig.get_paths()["include"], "Python.h")
    return name if headers.exists() else None


def groups() -> list[tuple[str, list[str]]]:
    """What is compiled: the engine and each game is a group by itself, so a change builds one group anew."""
    import tomllib

    out = [
        ("kociarnia_engine", [f"kociarnia/engine/{name}.py" for name in ENGINE]),
        ("kociarnia_bots", [f"kociarnia/bots/{name}.py" for name in BOTS]),
        ("kociarnia_server", [f"kociarnia/server/{name}.py" for name in SERVER]),
    ]
    for path in sorted(PACKAGE.glob("games/*/game.toml")):
        names = tomllib.loads(path.read_text(encoding="utf-8")).get("compiled", [])
        files = [file for name in names for file in _sources(path.parent / name)]
        if files:
            out.append((f"kociarnia_{path.parent.name}", [file.relative_to(PACKAGE.parent).as_posix() for file in files]))
    return out


def _sources(path: Path) -> list[Path]:
    """A module, or all modules of a folder but the one that only says what the folder is."""
    if path.is_dir():
        return [file for file in sorted(path.glob("*.py")) if file.name != "__init__.py"]
    return [path.with_name(path.name + ".py")]


def build(training: str = "") -> str:
    """Compile; returns "" if all is well, else why it was not done.

    With `training`, a module that has a function train(), it is done twice: the first build is watched at that work, and the
    second one is laid out for it. That takes twice as long and makes playouts about a sixth faster.
    """
    if built() and not training:
        return ""
    if compiler() is None:
        return "no C compiler"
    if training and not _is_gcc():
        return "only gcc can be trained"
    work = cache() / ("build-" + hashlib.blake2b(f"{PACKAGE}{FLAGS}{LINKED}".encode(), digest_size=6).hexdigest())
    work.mkdir(parents=True, exist_ok=True)
    target = kept()
    had = (work / ".mypy_cache").exists()
    done = _elsewhere(work, target, training)
    if done.returncode and had:  # mypyc may stumble over what it kept of an earlier source; after a failure nothing is kept
        done = _elsewhere(work, target, training)
    (work / "log.txt").write_text(done.stdout + done.stderr, encoding="utf-8")
    if done.returncode:
        lines = (done.stdout + done.stderr).strip().splitlines()
        return f"{lines[-1] if lines else 'it failed'} ({work / 'log.txt'})"
    _tidy(target)
    return ""


def _elsewhere(work: Path, target: Path, training: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ELSEWHERE, str(PACKAGE.parent), str(target), training],
        cwd=work,
        env={**os.environ, "KOCIARNIA_INTERPRETED": "1", "MYPYPATH": str(PACKAGE.parent)},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )


def _tidy(newest: Path) -> None:
    """Forget all but the latest builds."""
    old = sorted((p for p in cache().glob("fast-*") if p != newest), key=lambda p: p.stat().st_mtime, reverse=True)
    for path in old[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)


def _is_gcc() -> bool:
    said = subprocess.run([str(compiler()), "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in said


@contextmanager
def _alone() -> Iterator[None]:
    """One at a time in this folder; whoever comes later waits. However the process ends, the system lets go of its lock."""
    with open("lock", "a+b") as lock:
        if sys.platform == "win32":
            import msvcrt

            while True:
                try:
                    msvcrt.locking(lock.fileno(), msvcrt.LK_LOCK, 1)
                    break
                except OSError:  # it has waited for ten seconds
                    continue
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def compile_into(folder: str, training: str = "") -> None:
    """Runs in a process of its own, in the build folder. It may be killed at any time, and two may be started at once."""
    target = Path(folder)
    with _alone():
        if (target / DONE).exists() and not training:  # whoever was first has done it
            return
        unfinished = Path("unfinished")
        if unfinished.exists():  # one was killed: what it left may be half written, and would pass for new
            for name in "out", "temp", ".mypy_cache":
                shutil.rmtree(name, ignore_errors=True)
        unfinished.touch()
        _compile(target, training)
        unfinished.unlink()


def _compile(target: Path, training: str) -> None:
    from mypyc.build import mypycify

    before = source()
    separate: list[tuple[list[str], str | None]] = [
        ([str(PACKAGE.parent / file) for file in files], name) for name, files in groups()
    ]
    paths = [file for files, _ in separate for file in files]
    options = ["--strict", "--follow-imports=silent", "--ignore-missing-imports"]
    extensions = mypycify([*options, *paths], opt_level="3", debug_level="0", separate=separate)
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        extension.extra_link_args = [*extension.extra_link_args, *LINKED]
    if training:
        for name in "out-trained", "temp-trained":  # with all that was seen of another source
            shutil.rmtree(name, ignore_errors=True)
        watched = _make(extensions, "-trained", "-fprofile-generate")
        code = ELSEWHERE.replace("compile_into", "train")
        subprocess.run([sys.executable, "-c", code, str(PACKAGE.parent), str(watched), training], check=True)
        fresh = _make(extensions, "-trained", "-fprofile-use", "-fprofile-correction", "-Wno-missing-profile")
    else:
        fresh = _make(extensions, "")
    if source() != before:
        raise SystemExit("the source has changed meanwhile")
    (fresh / DONE).write_text(before, encoding="utf-8")
    if training or not (target / DONE).exists():  # another working copy may have the same source
        shutil.rmtree(target, ignore_errors=True)
        fresh.rename(target)


def train(folder: str, module: str) -> None:
    """Runs in a process of its own, with the compiled modules of this folder."""
    sys.meta_path.insert(0, Finder(Path(folder)))
    import_module(module).train()


def _make(extensions: list[Any], kind: str, *flags: str) -> Path:
    """Compile and link; a folder with all modules. With flags, everything anew."""
    from setuptools import setup

    out = Path(f"out{kind}").absolute()
    usual = [(extension.extra_compile_args, extension.extra_link_args) for extension in extensions]
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = [*extension.extra_link_args, *flags]
    command = ["-q", "build_ext", "--build-lib", str(out), "--build-temp", f"temp{kind}", "--parallel", "2"]
    setup(name="kociarnia_fast", ext_modules=extensions, script_args=[*command, "--force"] if flags else command)
    for extension, (compiling, linking) in zip(extensions, usual, strict=True):
        extension.extra_compile_args, extension.extra_link_args = compiling, linking
    fresh = Path("fresh").absolute()
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir()
    wanted = {extension.name for extension in extensions}
    for path in out.rglob(f"*{SUFFIX}"):
        name = path.relative_to(out).as_posix()[: -len(SUFFIX)].replace("/", ".")
        if name in wanted:
            shutil.copy(path, fresh / (name + SUFFIX))
    return fresh
