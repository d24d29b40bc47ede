"""Frame times of Sen's board while pieces fly, in a phone-sized window with the CPU slowed four times.

    .venv/bin/python bench/frames_sen.py [--turns N] [--slow RATE]

Plays by tapping against four bots, at normal speed of animation, and measures from frame to frame while anything moves.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "browser"), str(ROOT / "web")]

import chromium  # noqa: E402
from playwright.sync_api import Page, sync_playwright  # noqa: E402

# Frames are counted while anything on the page is animated: flights, cards that turn, the breaking day.
COUNT = """() => {
  window.frames_ = []
  let before = 0
  const tick = (now) => {
    const moving = document.getAnimations().some((one) => one.playState === 'running')
    if (moving && before) window.frames_.push(now - before)
    before = moving ? now : 0
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
}"""
TAP = """() => {
  const morning = document.querySelector('dialog[open] .button')
  if (morning) { morning.click(); return 'morning' }
  if (document.querySelector('.result')) return 'over'
  const live = [...document.querySelectorAll('.sen .live:not(.taken)')]
  const buttons = [...document.querySelectorAll('.bar .choice')]
  const all = live.length ? live : buttons
  if (!all.length) return 'wait'
  all[Math.floor(Math.random() * all.length)].click()
  return 'tap'
}"""


def sit_down(page: Page) -> None:
    wish = {
        "game": "sen",
        "chairs": [{"kind": "me", "name": "Ola"}, *({"kind": "bot", "level": "kociak"} for _ in range(4))],
        "start": True,
        "house": {"pace": 0.3},
        "options": {"rounds": "3"},
    }
    page.goto("/")
    table = page.evaluate(
        """async (wish) => (await fetch('/api/tables', {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) })).json()""",
        wish,
    )
    page.goto(f"/#/table/{table['id']}")
    page.wait_for_selector(".sen")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--slow", type=float, default=4)
    asked = parser.parse_args()
    chromium.page.build()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        command = [sys.executable, "-m", "kociarnia", "serve", "--no-open", "--json", "--port", "0", "--data", data]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as house:
            assert house.stdout is not None
            address = json.loads(house.stdout.readline())["address"]
            browser = playwright.chromium.launch(**chromium.launch_arguments())  # type: ignore[arg-type]
            context = browser.new_context(base_url=address, viewport={"width": 390, "height": 844})
            settings = json.dumps({"language": "pl", "theme": "dark", "speed": "normal", "sound": "off", "name": "Ola"})
            context.add_init_script(f"localStorage.setItem('kociarnia.settings', {json.dumps(settings)})")
            page = context.new_page()
            sit_down(page)
            session = context.new_cdp_session(page)
            session.send("Emulation.setCPUThrottlingRate", {"rate": asked.slow})
            page.evaluate(COUNT)
            taps = 0
            while taps < asked.turns:
                done = page.evaluate(TAP)
                taps += done == "tap"
                if done == "over":
                    break
                page.wait_for_timeout(450 if done != "wait" else 60)
            frames = sorted(page.evaluate("window.frames_"))
            browser.close()
            house.terminate()
    at = lambda share: frames[min(len(frames) - 1, int(share * len(frames)))]  # noqa: E731
    late = sum(frame > 17.5 for frame in frames) / len(frames)
    print(f"frames {len(frames)}  p50 {at(0.5):.1f} ms  p95 {at(0.95):.1f} ms  p99 {at(0.99):.1f} ms  max {frames[-1]:.1f} ms")
    print(f"mean {len(frames) / sum(frames) * 1000:.1f} frames a second; {late:.1%} of the frames took longer than 17.5 ms")


if __name__ == "__main__":
    main()
