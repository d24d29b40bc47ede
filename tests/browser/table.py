"""How the tests sit down at tables and play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from playwright.sync_api import Page, expect

Visitor: TypeAlias = Callable[..., Page]  # makes a page of a person of its own: language, size, theme, settings
Size: TypeAlias = dict[str, int]
PHONE: Size = {"width": 390, "height": 844}
DESKTOP: Size = {"width": 1280, "height": 800}

# Plays like somebody who knows nothing: taps whatever is live, presses whatever is offered, until the match is over.
PLAY = """async ({ moves, seconds }) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const end = Date.now() + 1000 * seconds
  let taps = 0
  while (Date.now() < end && taps < moves) {
    if (document.querySelector('.result')) return 'over'
    const curtain = document.querySelector('.curtain button')
    const live = curtain ? [] : [...document.querySelectorAll('.board .live:not(.taken)')]
    const buttons = curtain ? [curtain] : [...document.querySelectorAll('.bar .choice, .bar .main, .offer .main')]
    const all = [...live, ...buttons]
    if (all.length === 0) { await wait(25); continue }
    all[Math.floor(Math.random() * all.length)].click()
    taps += 1
    await wait(60)
  }
  return document.querySelector('.result') ? 'over' : taps >= moves ? 'enough' : 'stuck: ' + document.body.innerText.slice(-400)
}"""


def sit_down(page: Page, game: str, bots: int = 1, **wish: Any) -> str:
    """A table with bots that do not dawdle, begun at once; the page is at it."""
    chairs = [{"kind": "me", "name": "Ola"}, *({"kind": "bot", "level": "kociak"} for _ in range(bots))]
    return opened(page, {"game": game, "chairs": chairs, "start": True, "house": {"pace": 0}, **wish})


def opened(page: Page, wish: dict[str, Any]) -> str:
    page.goto("/")
    answer = page.evaluate(
        """async (wish) => {
          const headers = { 'content-type': 'application/json' }
          return (await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) })).json()
        }""",
        wish,
    )
    assert "id" in answer, answer
    page.goto(f"/#/table/{answer['id']}")
    return str(answer["id"])


def play(page: Page, moves: int = 10_000, seconds: float = 90) -> str:
    return str(page.evaluate(PLAY, {"moves": moves, "seconds": seconds}))


def play_to_the_end(page: Page, seconds: int = 90) -> None:
    outcome = play(page, seconds=seconds)
    assert outcome == "over", outcome
    expect(page.locator(".result")).to_be_visible()


def no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
