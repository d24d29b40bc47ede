"""Frame times of Kotobirynt's board while tiles turn, lines are pushed and boats sail, with the processor slowed down.

    .venv/bin/python bench/board_kotobirynt.py [--slow 4] [--phone] [--actions 40]

A house is opened for it alone. Every gap between two frames of the browser is noted while actions are tried and made; what
counts is how many take longer than a frame of 60 in a second, and the longest.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests/browser"))

import chromium  # noqa: E402

os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(chromium.page.node())

from playwright.sync_api import Page, sync_playwright  # noqa: E402
from table import sit_down  # noqa: E402

FRAMES = """() => {
  window.gaps = []
  let last = 0
  const frame = (now) => {
    if (last) window.gaps.push(now - last)
    last = now
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
TRY = """async ({ push }) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const live = [...document.querySelectorAll(push ? '.town .place.live' : '.town .cell.live')]
  const question = [...document.querySelectorAll('.town .live')]
  if (document.querySelector('.result')) return 'over'
  if (live.length === 0) { question[0]?.click(); await wait(200); return 'waits' }
  live[Math.floor(Math.random() * live.length)].click()
  await wait(500)
  document.querySelector('.bar .main')?.click()
  await wait(900)
  return 'made'
}"""


def measured(page: Page, actions: int) -> list[float]:
    for action in range(actions):
        if page.evaluate(TRY, {"push": action % 2 == 1}) == "over":
            break
    gaps: list[float] = page.evaluate("window.gaps.splice(0)")
    return gaps


def told(what: str, gaps: list[float]) -> None:
    ordered = sorted(gaps)
    share = [ordered[min(len(ordered) - 1, int(len(ordered) * part))] for part in (0.5, 0.9, 0.95, 0.99)]
    late = sum(gap > 1000 / 60 * 1.5 for gap in ordered) / len(ordered)
    print(f"{what}: {len(ordered)} frames, half below {share[0]:.1f} ms,", end=" ")
    print(f"90 % {share[1]:.1f}, 95 % {share[2]:.1f}, 99 % {share[3]:.1f},")
    print(f"    longest {ordered[-1]:.0f}; {late:.1%} came a frame late or more")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--slow", type=float, default=4, help="how many times slower the processor is")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--actions", type=int, default=40)
    asked = parser.parse_args()
    chromium.page.build()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as house:
            assert house.stdout is not None
            address = json.loads(house.stdout.readline())["address"]
            try:
                report(address, asked)
            finally:
                house.terminate()


def report(address: str, asked: argparse.Namespace) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium.launch_arguments())  # type: ignore[arg-type]
        size = {"width": 390, "height": 844} if asked.phone else {"width": 1280, "height": 800}
        context = browser.new_context(base_url=address, viewport=size, locale="pl-PL")  # type: ignore[arg-type]
        page = context.new_page()
        sit_down(page, "kotobirynt", bots=1, options={"first": "1"}, house={"pace": 1})
        page.locator(".town .cell.live").first.wait_for()
        page.wait_for_timeout(1000)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
        page.evaluate(FRAMES)
        page.wait_for_timeout(4000)
        told(f"at rest, {asked.slow:g} times slower", page.evaluate("window.gaps.splice(0)"))  # what else the machine does
        told(f"in play, {asked.slow:g} times slower", measured(page, asked.actions))
        browser.close()


if __name__ == "__main__":
    main()
