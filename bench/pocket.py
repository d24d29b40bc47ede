"""How long the house in a page takes, on a processor that is slowed four times.

    .venv/bin/python bench/pocket.py [GAME ...] [--slow 4] [--seconds 8] [--players 2]

A browser slows pages for whoever asks it to, but not their Workers. So what the Worker's own thread costs is measured, in
processor time, which is the same on a busy machine, and told times --slow. Ready: from the start of the Worker until the house
is open, with everything kept already, all threads of the page's process together. A move: from an answer until the next
question, by the number of moves that a cat made meanwhile. Here cats think until they have done; on a slow device a search
ends after LONGEST seconds (server/pocket.py), and with the world that it is in: what one world costs is measured too.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.browser import chromium

os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(chromium.page.node())

from playwright.sync_api import Browser, Page, expect, sync_playwright

from kociarnia import games
from kociarnia.server.pocket import LONGEST
from tests.browser.pocket import DEALT, Space, kept, ready, web_space
from tests.server.house import PATIENCE

LEVELS = ("kociak", "kot", "kocur")
# A person who speaks to the Worker as the page does, at a table of their own.
GUEST = """{
  const Own = Worker
  let number = 1e6
  window.Worker = class extends Own {
    constructor(...given) {
      super(...given)
      window.house = this
    }
  }
  const heard = (fits) => new Promise((done) => {
    const hear = ({ data }) => fits(data) && (house.removeEventListener('message', hear), done(data))
    house.addEventListener('message', hear)
  })
  window.asks = async (path, body) => {
    const id = number++
    house.postMessage({ kind: 'ask', id, method: 'POST', path, body: JSON.stringify(body) })
    return JSON.parse((await heard((data) => data.id === id)).text)
  }
  window.sits = async (table) => {
    const line = number++
    let last = null
    let moves = 0
    const asked = (data) => {
      if (data.line !== line || data.kind !== 'told') return false
      const told = JSON.parse(data.text)
      if (told.type === 'refused') throw Error(data.text)
      if (told.type !== 'update') return false
      moves += 1
      last = told
      return told.choices?.length || told.result
    }
    let waits = heard(asked)
    const say = (what) => house.postMessage({ kind: 'say', line, text: JSON.stringify(what) })
    house.postMessage({ kind: 'open', line, table })
    say({ type: 'hello' })
    await waits
    window.answers = async (pick) => {
      if (last.result) return -1
      moves = 0
      waits = heard(asked)
      const { number: at, eyes: seat, choices } = last
      const { move } = choices[pick % choices.length]
      say({ type: 'move', id: String(number++), number: at, seat, move })
      await waits
      return moves - 1
    }
  }
}"""


def process() -> int:
    """The page's own: of those that this program has started, the one with a Worker."""
    found = [path.parent for path in Path("/proc").glob("[0-9]*/task/*/comm") if path.read_text().startswith("DedicatedWorker")]
    mine = {int(path.parts[2]) for path in found if descends(int(path.parts[2]))}
    (one,) = mine
    return one


def descends(number: int) -> bool:
    while number > 1:
        if number == os.getpid():
            return True
        number = int(Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[1])
    return False


def spent(number: int, thread: str = "") -> float:
    """Processor seconds of its threads of that name; of all of them."""
    total = 0
    for task in Path(f"/proc/{number}/task").iterdir():
        if (task / "comm").read_text().startswith(thread):
            total += int((task / "schedstat").read_text().split()[0])
    return total / 1e9


def visited(browser: Browser, space: Space) -> Page:
    context = browser.new_context()
    context.set_default_timeout(1000 * PATIENCE)
    context.add_init_script(GUEST)
    page = context.new_page()
    page.goto(space.address)
    ready(page)
    kept(page)
    return page


def opening(page: Page, slow: float) -> None:
    for _ in range(3):
        number = process()
        before = spent(number)
        page.reload()
        ready(page)
        worker, whole = spent(process(), "DedicatedWorker"), spent(process()) - before
        print(f"ready    Worker {worker:5.2f} s x {slow:g} = {slow * worker:5.2f} s   all threads {whole:5.2f} s", flush=True)


def moves(page: Page, name: str, level: str, players: int, seconds: float) -> list[float]:
    """Processor seconds of single moves of a cat."""
    chairs: list[dict[str, Any]] = [{"kind": "me", "name": "Ola"}, *[{"kind": "bot", "level": level}] * (players - 1)]
    wish = {"game": name, "chairs": chairs, "start": True, "house": {"pace": 0}}
    number, out = process(), []
    while sum(out) < seconds:
        page.evaluate("async (wish) => sits((await asks('/api/tables', wish)).id)", wish)
        for pick in range(1, 400):
            before = spent(number, "DedicatedWorker")
            made = page.evaluate("(pick) => answers(pick)", pick)
            if made < 0 or sum(out) > seconds:
                break
            if made:  # else I am asked again
                out += [(spent(number, "DedicatedWorker") - before) / made] * made
    return out


def told(name: str, level: str, took: list[float], slow: float) -> None:
    took = sorted(took)
    mean, most = sum(took) / len(took), took[-1]
    print(
        f"{name:16} {level:10} {len(took):4} moves   mean {slow * mean:6.3f} s   of 20 the slowest "
        f"{slow * took[len(took) * 19 // 20]:6.3f} s   slowest {slow * most:6.3f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--slow", type=float, default=4.0)
    parser.add_argument("--seconds", type=float, default=8.0, help="of a cat's thinking for each row")
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    expect.set_options(timeout=1000 * PATIENCE)
    print(f"processor seconds times {given.slow:g}; LONGEST {LONGEST:g} s")
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, web_space(Path(folder)) as space:
        browser = chromium.launch(playwright)
        for more, levels in (("LONGEST = 60\n", LEVELS), ("LONGEST = -1\n", ("kocur",))):
            space.written(DEALT + more)
            page = visited(browser, space)
            if levels is LEVELS:
                opening(page, given.slow)
            for name in given.games:
                for level in levels:
                    row = level if levels is LEVELS else "one world"
                    told(name, row, moves(page, name, level, given.players, given.seconds), given.slow)
            page.context.close()


if __name__ == "__main__":
    main()
