"""A whole match of each game by taps in WebKit (an iPhone is one) and in Firefox: in the long run, where they are installed.

On the way and at the end the table is looked at as a phone, upright and on its side, and as a tablet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from kociarnia import games
from kociarnia.engine import Game
from tests.browser.engines import Engine, Firefox, Missing, WebKit
from tests.browser.fixtures import TIMERS
from tests.browser.table import PLAY, REST
from tests.browser.test_layout import COMPLAINTS, FINGER, SHORT, SIZES, THUMB
from tests.server.house import PATIENCE, House

KEPT = {"language": "pl", "speed": "fast", "sound": "off", "name": "Ola", "passing": False}
SETTLE = """(kept) => { for (const [name, value] of Object.entries(kept)) localStorage[name] = JSON.stringify(value) }"""
# The table begins where the page is already, so that its timers are counted and whatever it complains of is noted.
SIT = """async (wish) => {
  TIMERS
  window.complaints = []
  addEventListener('error', (event) => window.complaints.push(event.message))
  addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)))
  for (const kind of ['error', 'warn']) console[kind] = (...said) => window.complaints.push(said.join(' '))
  const how = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(wish) }
  const answer = await (await fetch('/api/tables', how)).json()
  location.hash = `#/table/${answer.id}`
}""".replace("TIMERS", TIMERS.replace("HURRY", "5"))

# Said when the window is resized: words that are fitted into the new size are measured again in the next frame.
FITTED = "ResizeObserver loop completed with undelivered notifications."
# What the others did lies over the table until the first tap.
GONE = "() => document.querySelector('.recap') && dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))"


@pytest.fixture(params=[WebKit, Firefox], ids=["webkit", "firefox"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    try:
        made: Engine = request.param(tmp_path)
    except Missing as missing:
        pytest.skip(str(missing))
    yield made
    made.close()


def wrong_with(engine: Engine) -> list[str]:
    """What a look at the table finds, size by size. A window is never quite as narrow as a phone, but its layout is that."""
    engine.run(REST, PATIENCE)
    engine.run(GONE)
    found = []
    for name in ("tall", "landscape", "tablet", "desktop"):
        engine.resize(**SIZES[name])
        found += [f"{name}: {one}" for one in engine.run(COMPLAINTS, {"finger": FINGER, "thumb": THUMB})]
    return found


@pytest.mark.long
def test_a_match_is_tapped_to_its_end(browsed: House, engine: Engine, game: Game) -> None:
    engine.go(browsed.address)
    engine.run(SETTLE, {"kociarnia.settings": KEPT, "kociarnia.goals": games.names()})
    engine.go(f"{browsed.address}/?again")
    bots = [{"kind": "bot", "level": "kociak"}] * max(1, game.seats[0] - 1)
    wish = {"game": game.name, "chairs": [{"kind": "me", "name": "Ola"}, *bots], "start": True, "house": {"pace": 0}}
    engine.run(SIT, {**wish, "options": SHORT.get(game.name, {})})
    assert engine.run(PLAY, {"moves": 4, "seed": 1, "reach": True, "until": "", "seconds": PATIENCE}) == "enough"
    assert wrong_with(engine) == []
    for part in range(1, 100):  # no script may take too long
        outcome = engine.run(PLAY, {"moves": 20, "seed": part, "reach": True, "until": "", "seconds": PATIENCE})
        if outcome != "enough":
            break
    assert outcome == "over"
    assert wrong_with(engine) == []
    assert engine.run("() => document.querySelector('.result').innerText.trim() !== ''")
    assert [said for said in engine.run("() => window.complaints") if said != FITTED] == [], json.dumps(
        engine.run("() => navigator.userAgent")
    )
