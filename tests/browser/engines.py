"""Other browsers than Chromium, where they are installed: WebKit by its WebDriver, Firefox by Marionette."""

from __future__ import annotations

import itertools
import json
import os
import select
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

from tests.server.house import PATIENCE

WHOLE = 300  # s that a match may take
WINDOW = {"width": 1440, "height": 1000}
Found = TypeVar("Found")


class Missing(Exception):
    """This browser is not installed; says what to install."""


def program(name: str, package: str) -> str:
    found = shutil.which(name)
    if not found:
        raise Missing(f"{name} is not installed (Debian: {package})")
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def once_up(connect: Callable[[], Found], process: subprocess.Popen[bytes]) -> Found:
    """A program that has begun listens a little later, and tells nobody."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return connect()
        except OSError:
            assert time.monotonic() < end and process.poll() is None, "it does not listen"
            select.select([], [], [], 0.05)


class Engine(ABC):
    """A browser with one window. `close` ends it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.closing = ExitStack()
        try:
            self.start()
        except BaseException:
            self.close()
            raise

    def begin(self, *command: str, **environment: str) -> subprocess.Popen[bytes]:
        """A program that ends with this browser; all that it writes down goes into the test's folder."""
        log = self.closing.enter_context((self.folder / "engine.log").open("ab"))
        home = {"HOME": str(self.folder), "XDG_RUNTIME_DIR": str(self.folder)}
        process = subprocess.Popen(command, stdout=log, stderr=log, env={**os.environ, **home, **environment})

        def end() -> None:
            process.terminate()
            process.wait(PATIENCE)

        self.closing.callback(end)
        return process

    def close(self) -> None:
        self.closing.close()

    @abstractmethod
    def start(self) -> None: ...

    @abstractmethod
    def go(self, address: str) -> None: ...

    @abstractmethod
    def run(self, script: str, *arguments: Any) -> Any:
        """What the function in the script gives back, or its promise."""

    @abstractmethod
    def outside(self, change: dict[str, int] | None = None) -> dict[str, int]:
        """What the window measures, frame and all, and after such a change."""

    def resize(self, width: int, height: int) -> None:
        """The page measures so much, and has been drawn like that; no narrower than a window of this browser can be."""
        frame, page = self.outside(), self.run(DRAWN, None)
        wanted = {"width": frame["width"] + width - page["width"], "height": frame["height"] + height - page["height"]}
        got = self.outside(wanted)
        self.run(DRAWN, {"width": width + got["width"] - wanted["width"], "height": height + got["height"] - wanted["height"]})


ASYNC = """const done = arguments[arguments.length - 1]
Promise.resolve().then(() => (SCRIPT)(...[...arguments].slice(0, -1))).then(done, (wrong) => done('error: ' + wrong))"""


# Until the page has the size that is wanted and two frames were drawn in it; then its size.
DRAWN = """async (wanted) => {
  const frame = () => new Promise(requestAnimationFrame)
  while (wanted && (innerWidth !== wanted.width || innerHeight !== wanted.height)) await frame()
  for (let left = 2; left; left--) await frame()
  return { width: innerWidth, height: innerHeight }
}"""


class WebKit(Engine):
    def start(self) -> None:
        driver = program("WebKitWebDriver", "webkit2gtk-driver")
        browsers = sorted(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"))
        if not browsers:
            raise Missing("MiniBrowser is not installed (Debian: webkit2gtk-driver)")
        shown = os.environ.get("DISPLAY") or self.screen()
        port = free_port()
        self.base = f"http://127.0.0.1:{port}/session"
        process = self.begin(
            driver, f"--port={port}", DISPLAY=shown, GDK_BACKEND="x11", WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS="1"
        )
        wanted = {"webkitgtk:browserOptions": {"binary": str(browsers[-1]), "args": ["--automation"]}}
        made = once_up(lambda: self.ask("", {"capabilities": {"alwaysMatch": wanted}}), process)
        self.base += f"/{made['sessionId']}"
        self.closing.callback(lambda: self.ask("", None, "DELETE"))
        self.ask("/timeouts", {"script": 1000 * WHOLE})
        self.ask("/window/rect", dict(WINDOW))

    def screen(self) -> str:
        """A screen that nobody looks at. It writes down its number when it is there."""
        ready, told = os.pipe()
        server = program("Xvfb", "xvfb")
        command = [server, "-displayfd", str(told), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"]
        process = subprocess.Popen(command, pass_fds=[told], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(told)
        self.closing.callback(process.wait, PATIENCE)
        self.closing.callback(process.terminate)
        with open(ready, encoding="ascii") as number:
            return f":{number.readline().strip()}"

    def ask(self, path: str, body: Any, method: str = "POST") -> Any:
        data = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=WHOLE + PATIENCE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refused:
            raise AssertionError(refused.read().decode()) from None

    def go(self, address: str) -> None:
        self.ask("/url", {"url": address})

    def outside(self, change: dict[str, int] | None = None) -> dict[str, int]:
        return dict(self.ask("/window/rect", change, "POST" if change else "GET"))

    def run(self, script: str, *arguments: Any) -> Any:
        return self.ask("/execute/async", {"script": ASYNC.replace("SCRIPT", script), "args": list(arguments)})


class Firefox(Engine):
    """Marionette: each message is its length, a colon, and a list as JSON."""

    def start(self) -> None:
        browser = shutil.which("firefox") or program("firefox-esr", "firefox-esr")
        self.numbers = itertools.count(1)
        profile = self.folder / "profile"
        profile.mkdir()
        port = free_port()
        (profile / "user.js").write_text(f'user_pref("marionette.port", {port});\n', encoding="ascii")
        process = self.begin(browser, "--headless", "--marionette", "--no-remote", "--profile", str(profile))
        self.line = once_up(lambda: socket.create_connection(("127.0.0.1", port), timeout=WHOLE + PATIENCE), process)
        self.closing.callback(self.line.close)
        self.file = self.closing.enter_context(self.line.makefile("rb"))
        assert self.hear()["marionetteProtocol"] == 3
        self.ask("WebDriver:NewSession", {})
        self.ask("WebDriver:SetTimeouts", {"script": 1000 * WHOLE})
        self.ask("WebDriver:SetWindowRect", dict(WINDOW))

    def hear(self) -> Any:
        length = b""
        while (one := self.file.read(1)) != b":":
            assert one, "Firefox has gone"
            length += one
        return json.loads(self.file.read(int(length)))

    def ask(self, command: str, parameters: dict[str, Any]) -> Any:
        number = next(self.numbers)
        message = json.dumps([0, number, command, parameters])
        self.line.sendall(f"{len(message)}:{message}".encode())
        while (answer := self.hear())[:2] != [1, number]:
            pass
        assert answer[2] is None, answer[2]
        return answer[3]

    def go(self, address: str) -> None:
        self.ask("WebDriver:Navigate", {"url": address})

    def outside(self, change: dict[str, int] | None = None) -> dict[str, int]:
        return dict(self.ask("WebDriver:SetWindowRect" if change else "WebDriver:GetWindowRect", change or {}))

    def run(self, script: str, *arguments: Any) -> Any:
        wish = {"script": ASYNC.replace("SCRIPT", script), "args": list(arguments), "newSandbox": False, "sandbox": None}
        return self.ask("WebDriver:ExecuteAsyncScript", wish)["value"]
