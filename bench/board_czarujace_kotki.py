"""Frame times of the drawn board of Czarujące kotki while cards fly, in a browser whose processor is slowed four times.

    .venv/bin/python bench/board_czarujace_kotki.py [--slow 4] [--seconds 40] [--players 4] [--desktop]

A real house, a real browser, bots that answer at once; whoever sits there taps what is live. Only frames in which something
moves are counted.
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
from tests.browser.table import sit_down

WATCH = """() => {
  window.frames_seen = []
  let last = 0
  const frame = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === 'running')
    if (last && moving) window.frames_seen.push(now - last)
    last = moving ? now : 0
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
TAP = """async (seconds) => {
  const end = Date.now() + 1000 * seconds
  let taps = 0
  while (Date.now() < end && !document.querySelector('.result')) {
    const all = [...document.querySelectorAll('.kotki .live:not(.taken), .bar .choice')]
    if (all.length) { all[Math.floor(Math.random() * all.length)].click(); taps++ }
    await new Promise((done) => setTimeout(done, 900)) // let what moves arrive
  }
  return taps
}"""


def measure(page: Page, slow: float, seconds: int) -> tuple[list[float], int]:
    """How long each frame of an animation took, in ms, and how many taps were made."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    taps = int(page.evaluate(TAP, seconds))
    return [float(frame) for frame in page.evaluate("window.frames_seen")], taps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=4)
    parser.add_argument("--seconds", type=int, default=40)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--desktop", action="store_true")
    asked = parser.parse_args()
    chromium.page.build()
    command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--port", "0", "--data", tempfile.mkdtemp()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as house, sync_playwright() as playwright:
        assert house.stdout is not None
        address = json.loads(house.stdout.readline())["address"]
        browser = playwright.chromium.launch(**chromium.launch_arguments())  # type: ignore[arg-type]
        size = {"width": 1280, "height": 800} if asked.desktop else {"width": 390, "height": 844}
        page = browser.new_page(base_url=address, viewport=size)  # type: ignore[arg-type]
        sit_down(page, "czarujace_kotki", asked.players - 1)
        page.locator(".kotki").wait_for()
        frames, taps = measure(page, asked.slow, asked.seconds)
        browser.close()
        house.terminate()
    frames.sort()
    at = lambda share: frames[min(len(frames) - 1, int(share * len(frames)))]  # noqa: E731
    late = sum(frame > 20 for frame in frames) / len(frames)
    print(f"{len(frames)} frames, {taps} taps, processor slowed {asked.slow:g} times, {size['width']}x{size['height']}")
    print(f"p50 {at(0.5):.1f} ms   p95 {at(0.95):.1f} ms   p99 {at(0.99):.1f} ms   longest {frames[-1]:.1f} ms")
    print(f"over 20 ms: {late:.1%}")


if __name__ == "__main__":
    main()
