"""How the tests sit down at tables and play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, ViewportSize, expect

AFTER_A_TAP = 25  # ms; a tap that comes too soon is not heard, and then there will be another
Visitor: TypeAlias = Callable[..., Page]  # makes a page of a person of its own: language, size, theme, settings
Size: TypeAlias = ViewportSize
PHONE: Size = {"width": 390, "height": 844}
SIDEWAYS: Size = {"width": 844, "height": 390}
DESKTOP: Size = {"width": 1280, "height": 800}

# Plays like somebody who knows nothing: taps whatever is live, presses whatever is offered, until the match is over.
# With `reach` every tap goes where a finger would put it, in the middle of what is seen, and nothing may lie there instead.
PLAY = """async ({ moves, seconds, reach }) => {
  const wait = (ms) => new Promise((done) => setTimeout(done, ms))
  const end = Date.now() + 1000 * seconds
  let taps = 0
  while (Date.now() < end && taps < moves) {
    if (document.querySelector('.result')) return 'over'
    const curtain = document.querySelector('.curtain button')
    const live = curtain ? [] : [...document.querySelectorAll('.board .live:not(.taken)')]
    const offered = '.bar .choice, .bar .main, .offer .main, dialog[open] .button, .joker button'
    const buttons = curtain ? [curtain] : [...document.querySelectorAll(offered)]
    const all = [...live, ...buttons].filter((one) => !reach || one.checkVisibility())
    if (all.length === 0) { await wait(25); continue }
    const one = all[Math.floor(Math.random() * all.length)]
    if (reach) {
      one.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit !== one && !one.contains(hit)) return `${one.dataset.at} lies under ${hit?.outerHTML.slice(0, 200)}`
    }
    one.click()
    taps += 1
    await wait(60)
  }
  return document.querySelector('.result') ? 'over' : taps >= moves ? 'enough' : 'stuck: ' + document.body.innerText.slice(-400)
}"""

SIZES = """(all) => all.filter((one) => one.checkVisibility()).map((one) => {
  const { width, height, left, right, bottom } = one.getBoundingClientRect()
  return [width, height, left, innerWidth - right, innerHeight - bottom]
})"""


class Box(NamedTuple):
    width: float
    height: float
    left: float
    right: float
    bottom: float

    def fits_a_finger(self) -> bool:
        return self.width >= 44 and self.height >= 44


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


def play(page: Page, moves: int = 10_000, seconds: float = 90, reach: bool = False) -> str:
    return str(page.evaluate(PLAY, {"moves": moves, "seconds": seconds, "reach": reach}))


def play_to_the_end(page: Page, seconds: int = 90, reach: bool = False) -> None:
    outcome = play(page, seconds=seconds, reach=reach)
    assert outcome == "over", outcome
    expect(page.locator(".result")).to_be_visible()


def no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def no_scroll(page: Page) -> None:
    no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def no_violation(page: Page, within: str | None = None) -> None:
    found = Axe().run(page, context=within)
    assert found.violations_count == 0, found.generate_report()


class Board:
    """A drawn board on a page, and a person who plays on it. `first` is tapped before anything else, if it is there."""

    def __init__(self, page: Page, root: str, first: tuple[str, ...] = ()) -> None:
        self.page = page
        self.live = f"{root} .live:not(.taken)"
        self.kinds = (*first, self.live, ".bar .choice")  # of taps
        self.asks = ", ".join([*self.kinds, ".result"])

    def asked(self) -> bool:
        """Waits until this person is asked; False: the match is over."""
        self.page.locator(self.asks).locator("visible=true").first.wait_for()
        return self.page.locator(".result").count() == 0

    def turns(self, most: int = 400) -> Iterator[int]:
        """Again and again until the match is over: this person is asked."""
        for number in range(most):
            if not self.asked():
                return
            yield number
            self.page.wait_for_timeout(AFTER_A_TAP)
        raise AssertionError("the match does not end")

    def there(self, what: str) -> Locator:
        return self.page.locator(what).locator("visible=true")

    def taps_to_the_end(self) -> Iterator[str]:
        """Real taps on what lies there, each where a finger would put it: nothing may cover it. Tells each first."""
        for number in self.turns():
            for what in self.kinds:
                if count := self.there(what).count():
                    yield what
                    self.there(what).nth(number % count).click()
                    break

    def tap_to_the_end(self, real: int = 25) -> None:
        """So many real taps; the rest of the match is tapped from within the page, which takes a tenth of the time."""
        for number, _ in enumerate(self.taps_to_the_end(), 1):
            if number == real:
                break
        play_to_the_end(self.page, reach=True)

    def answer_by_keys(self) -> None:
        """Goes to the table and to something live on it; what is offered in the bar is taken by its number."""
        press = self.page.keyboard.press
        if not self.there(self.live).count():
            press("1")
            return
        press("t")
        press("ArrowRight")
        if not self.page.locator(f"{self.live}:focus").count():
            press("t")
        press("Enter")

    def sizes(self, what: str) -> list[Box]:
        """Of everything seen of that kind: width, height, and how far inside the window it lies (left, right, bottom)."""
        return [Box(*box) for box in self.page.locator(what).evaluate_all(SIZES)]
