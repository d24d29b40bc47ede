"""Builds the house for a page into `src/kociarnia/wasm`, if anything that it is made of has changed: Pyodide from npm, wheels
for its platform from PyPI, our own package, all as bytecode of that Python. `kociarnia static` and the house hand it out.

    python3 web/engine.py

Files are packed here (gzip), so that they are as small wherever they lie, and unpacked by the page. ./play runs it behind an
open house: nobody waits for it, and what is there is always whole.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))  # the root

from web import page

POCKET = page.WEB / "pocket"
WASM = page.ROOT / "src" / "kociarnia" / "wasm"
TOLD = WASM / "engine.json"  # what the engine consists of, and the folder beside it in which that lies
PACKAGE = page.ROOT / "src" / "kociarnia"
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314")
OURS = ("engine", "games", "bots", "server")  # folders of the package
KINDS = {".py", ".toml", ".txt"}  # rulebooks and most wording are read by the page
APART = {"tests", "web", "records", "__pycache__"}
# Modules of the standard library that no house imports, and encodings that no browser knows.
LEFT_OUT = {
    "_aix_support", "_android_support", "_apple_support", "_ios_support", "_osx_support", "_pydatetime", "_pydecimal", "_pyio",
    "_pylong", "_pyrepl", "argparse", "bdb", "cProfile", "cmd", "code", "colorsys", "compileall", "configparser", "csv",
    "ctypes", "curses", "dbm", "difflib", "doctest", "ensurepip", "filecmp", "fileinput", "fractions", "ftplib", "getopt",
    "getpass", "gettext", "graphlib", "idlelib", "imaplib", "lib2to3", "mailbox", "mailcap", "modulefinder", "netrc",
    "nntplib", "nturl2path", "optparse", "pdb", "pickletools", "pipes", "plistlib", "poplib", "profile", "pstats", "pty",
    "py_compile", "pyclbr", "pydoc", "pydoc_data", "rlcompleter", "runpy", "sched", "shelve", "smtplib", "socketserver",
    "sre_compile", "sre_constants", "sre_parse", "statistics", "symtable", "tabnanny", "tarfile", "telnetlib", "this",
    "timeit", "tkinter", "trace", "tracemalloc", "tty", "turtle", "turtledemo", "unittest", "venv", "wave", "webbrowser",
    "wsgiref", "xml", "xmlrpc", "zipapp", "zoneinfo",
}  # fmt: skip
ENCODINGS = {"__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode", "raw_unicode_escape", "unicode_escape"}


def sources() -> Iterator[Path]:
    """Our own files that go into it."""
    yield PACKAGE / "__init__.py"
    yield PACKAGE / "fast.py"
    for folder in OURS:
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in KINDS and path.is_file() and not APART & set(path.relative_to(PACKAGE).parts):
                yield path
    yield from sorted((PACKAGE / "games").glob("*/*.ftl"))  # what games are called


def digest() -> str:
    return page.digest([*sources(), Path(__file__), *sorted(path for path in POCKET.glob("*") if path.is_file())])


def fresh() -> bool:
    if not page.WEB.is_dir():
        return True  # a source distribution, which carries it ready made
    stamp = WASM / ".stamp"
    return TOLD.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == digest()


@contextmanager
def _alone() -> Iterator[None]:
    """A house that is started again soon has begun it already: the second one waits for the first."""
    (page.ROOT / ".boot").mkdir(exist_ok=True)
    with (page.ROOT / ".boot" / "engine.lock").open("w") as lock:
        if sys.platform != "win32":
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def build() -> None:
    if fresh():
        return
    with _alone():
        if not fresh():
            _build()


def _build() -> None:
    print("Kociarnia: building the house for a page …", file=sys.stderr)
    TOLD.unlink(missing_ok=True)  # that one does not belong to the page any more
    now = digest()
    page.packages(POCKET)
    with tempfile.TemporaryDirectory() as folder:
        files = _made(Path(folder))
    whole = hashlib.sha256(b"\0".join(name.encode() + b"\0" + data for name, data in sorted(files.items()))).hexdigest()[:16]
    told = {"digest": whole, "files": {name: len(data) for name, data in sorted(files.items())}}
    shutil.rmtree(WASM, ignore_errors=True)
    (WASM / whole).mkdir(parents=True)
    for name, data in files.items():
        (WASM / whole / name).write_bytes(data)
    made = TOLD.with_suffix(".made")
    made.write_text(json.dumps(told), encoding="utf-8")
    (WASM / ".stamp").write_text(now, encoding="utf-8")
    made.replace(TOLD)  # from now on it is offered


def _made(folder: Path) -> dict[str, bytes]:
    """All files of the engine; those that are packed end in .packed."""
    pyodide = POCKET / "node_modules" / "pyodide"
    wheels = folder / "wheels"
    _fetch(wheels)
    (folder / "python.zip").write_bytes(_zipped(_library(pyodide / "python_stdlib.zip")))
    (folder / "house.zip").write_bytes(_zipped(_house(wheels)))
    pairs = [str(folder / name) for name in ("python.zip", "python.out", "house.zip", "house.out")]
    subprocess.run([str(page.node()), "compile.mjs", *pairs], cwd=POCKET, check=True)
    lock = json.loads((pyodide / "pyodide-lock.json").read_text(encoding="utf-8"))
    return {
        "pyodide.mjs": (pyodide / "pyodide.mjs").read_bytes(),
        "pyodide.asm.mjs": (pyodide / "pyodide.asm.mjs").read_bytes(),
        "pyodide-lock.json": json.dumps({**lock, "packages": {}}).encode(),
        "pyodide.asm.wasm.packed": _packed((pyodide / "pyodide.asm.wasm").read_bytes()),
        "python_stdlib.zip.packed": _packed((folder / "python.out").read_bytes()),
        "house.zip.packed": _packed((folder / "house.out").read_bytes()),
    }


def _fetch(wheels: Path) -> None:
    pip = [
        sys.executable,
        "-m",
        "pip",
        "download",
        "--quiet",
        "--disable-pip-version-check",
        "--no-deps",
        "--only-binary=:all:",
    ]
    wanted = ["--require-hashes", "-r", str(POCKET / "wheels.txt"), "-d", str(wheels)]
    subprocess.run([*pip, *PLATFORM, *wanted], check=True)


def _library(archive: Path) -> Iterator[tuple[str, bytes]]:
    with zipfile.ZipFile(archive) as library:
        for name in library.namelist():
            top, _, rest = name.partition("/")
            module = rest.removesuffix(".py")
            rare = top == "encodings" and module not in ENCODINGS and not module.startswith("utf_")
            if not name.endswith("/") and top.removesuffix(".py") not in LEFT_OUT and not rare:
                yield name, library.read(name)


def _house(wheels: Path) -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as packed:
            for name in packed.namelist():
                if name.endswith((".py", ".so")) and ".dist-info/" not in name:
                    yield name, packed.read(name)
    for path in sources():
        yield path.relative_to(PACKAGE.parent).as_posix(), path.read_bytes()


def _zipped(files: Iterator[tuple[str, bytes]]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name, data in files:
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
    return out.getvalue()


def _packed(data: bytes) -> bytes:
    return gzip.compress(data, 9, mtime=0)


if __name__ == "__main__":
    build()
