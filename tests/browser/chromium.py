"""A browser for the tests, without root: npm's @sparticuz/chromium, unpacked once into the user's cache.

`CHROMIUM=/path/to/chromium` takes another one.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parents[1]))  # the root: what builds the page is no part of the package

from web import page as page  # noqa: E402

FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{out}/fonts</dir><cachedir>{out}/fonts-cache</cachedir></fontconfig>
"""
QUIET = [
    "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update",
    "--disable-sync", "--disable-dev-shm-usage", "--disable-gpu-compositing", "--disable-software-rasterizer",
    "--process-per-site",
]  # fmt: skip


def cache() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "kociarnia" / "chromium"


def ready() -> tuple[Path, dict[str, str]]:
    """Where the browser is, and the environment that it needs. Tests in several processes wait for the first one."""
    if os.environ.get("CHROMIUM"):
        return Path(os.environ["CHROMIUM"]), dict(os.environ)
    out = cache()
    out.mkdir(parents=True, exist_ok=True)
    with (out / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (out / ".done").exists():
            unpack(out)
    libraries = {"LD_LIBRARY_PATH": str(out / "al2023/lib"), "FONTCONFIG_PATH": str(out / "fonts")}
    return out / "chromium", {**os.environ, **libraries}


def unpack(out: Path) -> None:
    page.packages(HERE)
    # It unpacks its libraries only where it believes to be in the cloud that it was made for.
    places = {"TMPDIR": str(out), "AWS_EXECUTION_ENV": "AWS_Lambda_nodejs22.x"}
    subprocess.run([str(page.node()), "unpack.mjs"], cwd=HERE, check=True, env={**os.environ, **places}, capture_output=True)
    (out / "fonts/fonts.conf").write_text(FONTS.format(out=out))
    (out / ".done").touch()


def launch(playwright: Playwright) -> Browser:
    program, environment = ready()
    return playwright.chromium.launch(executable_path=str(program), env={**environment}, chromium_sandbox=False, args=QUIET)
