"""Frame times of a game's board while its pieces move, in a browser whose processor is slowed four times.

    .venv/bin/python bench/boards.py GAME [--slow 4] [--seconds 40] [--players 4] [--desktop]

A real house, a real browser, bots that answer at once; whoever sits there taps what is live. Only frames in which something
moves are counted. The house and its bots think on the same processor as the browser, so they give way to it; what the machine
itself costs is told by an empty page on which one square moves.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser import chromium

os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(chromium.page.node())

from playwright.sync_api import Page, sync_playwright

# A frame counts if something was under way when the one before it was drawn and still is. What is only about to start moves
# nothing yet: the time until it does is a wait, not a stutter, and is told apart.
WATCH = """() => {
  window.frames_seen = []
  window.waits_seen = []
  let [last, moved, still] = [0, false, 0]
  const frame = (now) => {
    const running = document.getAnimations().filter((one) => one.playState === 'running')
    const moving = running.some((one) => !one.pending)
    if (moved && moving) window.frames_seen.push(now - last)
    else if (moving) window.waits_seen.push(now - still)
    if (moving || running.length === 0) still = now
    ;[last, moved] = [now, moving]
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
TAP = """async (seconds) => {
  const end = Date.now() + 1000 * seconds
  let taps = 0
  while (Date.now() < end && !document.querySelector('.result')) {
    const all = [...document.querySelectorAll('dialog[open] button, main .live:not(.taken), .bar .choice, .bar button.main')]
    if (all.length) { all[Math.floor(Math.random() * all.length)].click(); taps++ }
    await new Promise((done) => setTimeout(done, 900)) // let what moves arrive
  }
  return taps
}"""


SETTLES = 6  # s: whoever sits down looks at the table first
SQUARE = """async () => {
  const square = document.createElement('div')
  square.style = 'width: 60px; height: 90px; background: #2f5bac'
  document.body.append(square)
  const away = { transform: ['none', 'translate(200px, 400px)'] }
  for (let times = 0; times < 12; times++) await square.animate(away, 450).finished
  return 0
}"""


def measure(page: Page, slow: float, script: str, seconds: int = 0) -> tuple[list[float], list[float], int]:
    """How long each frame of an animation took, and each wait for the next one to begin, in ms; and how many taps were made."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    taps = int(page.evaluate(script, seconds))
    return sorted(page.evaluate("window.frames_seen")), sorted(page.evaluate("window.waits_seen")), taps


def told(name: str, frames: list[float]) -> str:
    def at(share: float) -> float:
        return frames[min(len(frames) - 1, int(share * len(frames)))]

    late = sum(frame > 20 for frame in frames) / len(frames)
    times = f"p50 {at(0.5):.1f} ms   p95 {at(0.95):.1f} ms   p99 {at(0.99):.1f} ms   longest {frames[-1]:.1f} ms"
    return f"{name}: {times}   over 20 ms: {late:.1%}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--desktop", action="store_true")
    asked = parser.parse_args()
    chromium.page.build()
    command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--port", "0", "--data", tempfile.mkdtemp()]
    with subprocess.Popen(["nice", *command], stdout=subprocess.PIPE, text=True) as house, sync_playwright() as playwright:
        assert house.stdout is not None
        address = json.loads(house.stdout.readline())["address"]
        browser = chromium.launch(playwright)
        wide, high = (1280, 800) if asked.desktop else (390, 844)
        page = browser.new_page(base_url=address, viewport={"width": wide, "height": high})
        page.goto("/")
        chairs = [{"kind": "me", "name": "Ola"}] + [{"kind": "bot", "level": "kociak"}] * (asked.players - 1)
        wish = {"game": asked.game, "chairs": chairs, "start": True, "house": {"pace": 0}}
        table = page.request.post("/api/tables", data=wish).json()
        page.goto(f"/#/table/{table['id']}")
        page.locator("main [data-at]").first.wait_for()
        page.wait_for_timeout(1000 * SETTLES)
        frames, waits, taps = measure(page, asked.slow, TAP, asked.seconds)
        page.close()
        empty, _, _ = measure(browser.new_page(viewport={"width": wide, "height": high}), asked.slow, SQUARE)
        browser.close()
        house.terminate()
    print(f"{len(frames)} frames, {taps} taps, processor slowed {asked.slow:g} times, {wide}x{high}")
    print(f"load of the machine {os.getloadavg()[0]:.1f}")
    print(told("frames", frames))
    print(told("until the next begins to move", waits))
    print(told("frames of an empty page", empty))


if __name__ == "__main__":
    main()
