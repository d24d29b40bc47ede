"""What is given to others: a wheel plays at once, and one with compiled rules brings them along."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from kociarnia import fast
from kociarnia.server.client import Client
from tests.server.house import BOT, ME, PATIENCE, wish

ROOT = Path(__file__).parent.parent
UV = shutil.which(str(ROOT / ".boot/bin/uv")) or shutil.which("uv")

pytestmark = [pytest.mark.long, pytest.mark.skipif(UV is None, reason="uv is not here: ./check fetches it")]


def uv(*arguments: str, **more: str) -> str:
    """What setting up has fetched is in uv's cache: nothing is asked of the network again."""
    assert UV is not None
    environment = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "KOCIARNIA_INTERPRETED")}
    done = subprocess.run([UV, *arguments], cwd=ROOT, env={**environment, **more}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def built(folder: Path, **more: str) -> Path:
    pins = str(ROOT / "constraints.txt")
    uv("build", "--quiet", "--wheel", "--offline", "--build-constraint", pins, "--out-dir", str(folder), **more)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> Path:
    """The command, in an environment that is thrown away."""
    pins = str(ROOT / "constraints.txt")
    uv("venv", "--quiet", "--offline", str(folder))
    uv("pip", "install", "--quiet", "--offline", "--python", str(folder), "--constraint", pins, str(wheel))
    return folder / "bin" / "kociarnia"


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing of this working copy is found there."""
    for name in ("PYTHONPATH", "KOCIARNIA_INTERPRETED", "KOCIARNIA_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_wheel_plays_at_once(elsewhere: Path) -> None:
    wheel = built(elsewhere)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "kociarnia/static/index.html" in names
    assert not [name for name in names if "/tests/" in name or name.endswith(fast.SUFFIX)]
    assert UV is not None
    run = [UV, "tool", "run", "--offline", "--constraints", str(ROOT / "constraints.txt"), "--from", str(wheel), "kociarnia"]
    run += ["serve", "--json", "--no-open"]
    process = subprocess.Popen([*run, "--data", str(elsewhere / "data")], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        browser = Client(json.loads(process.stdout.readline())["address"])
        assert "<title>Kociarnia" in browser.get("/")
        assert browser.create(wish("koty", [ME, BOT]))["stage"] == "playing"
    finally:
        process.terminate()
        process.communicate(timeout=PATIENCE)


@pytest.mark.skipif(fast.compiler() is None, reason="there is no C compiler here")
def test_a_compiled_wheel_brings_its_rules_along(elsewhere: Path) -> None:
    wheel = built(elsewhere, KOCIARNIA_COMPILED="1")
    assert not wheel.name.endswith("-none-any.whl")
    command = installed(wheel, elsewhere / "environment")
    empty = {**os.environ, "XDG_CACHE_HOME": str(elsewhere / "empty"), "LC_ALL": "C.UTF-8"}
    about = subprocess.run([str(command), "about"], env=empty, capture_output=True, text=True, check=True).stdout
    assert "The rules run compiled." in about and not (elsewhere / "empty").exists()
