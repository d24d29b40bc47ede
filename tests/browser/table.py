"""How the tests sit down at tables and play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeAlias

from axe_playwright_python.base import AXE_SCRIPT, AxeResults
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.choices import but_long as but_long
from tests.server.house import PATIENCE

Visitor: TypeAlias = Callable[..., Page]  # makes a page of a person of its own: language, size, theme, settings
Size: TypeAlias = ViewportSize
PHONE: Size = {"width": 390, "height": 844}
SIDEWAYS: Size = {"width": 844, "height": 390}
DESKTOP: Size = {"width": 1280, "height": 800}
ASKED = ".bar .mine"
WAITING = ".bar .others"  # I am not asked, others are

REST = """async (seconds) => {
  const end = performance.now() + 1000 * seconds
  while (!rested()) {
    if (performance.now() > end) throw Error('the page never rests')
    await later(5)
  }
}"""

# Plays like somebody who knows nothing: taps whatever is live, presses whatever is offered, until the match is over, or until
# `until` is there. Every tap waits until this person is asked and the page listens; which one comes next follows from `seed`.
# With `reach` every tap goes where a finger would put it, in the middle of what is seen, and nothing may lie there instead.
PLAY = """async ({ moves, seed, reach, until, seconds }) => {
  let [luck, taps, since] = [seed, 0, performance.now()]
  const below = (count) => (luck = (luck * 48271) % 2147483647) % count
  for (;;) {
    if (document.querySelector('.result')) return 'over'
    if (until && document.querySelector(until)) return 'there'
    if (taps === moves) return 'enough'
    const curtain = document.querySelector('.curtain button')
    const dialog = document.querySelector('dialog[open]')
    const kinds = dialog ? ['dialog[open] .button'] : ['.offer .main']
    const asked = !dialog && document.querySelector('.bar .mine')
    if (asked) kinds.push('.board .live:not(.taken)', '.bar .choice', '.bar .main', '.joker button', '.meal')
    const all = curtain ? [curtain] : [...document.querySelectorAll(kinds)].filter((one) => !reach || one.checkVisibility())
    if (all.length === 0 || !rested()) {
      if (performance.now() > since + 1000 * seconds) return 'stuck: ' + document.body.innerText.slice(-400)
      await later(5)
      continue
    }
    const one = all[below(all.length)]
    if (reach) {
      one.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (hit !== one && !one.contains(hit)) return `${one.dataset.at} lies under ${hit?.outerHTML.slice(0, 200)}`
      if (one.matches('.board .live') && Math.min(width, height) < 43.5) return `${one.dataset.at} is ${width} by ${height}`
    }
    one.click()
    taps += 1
    since = performance.now()
    await later(0)
  }
}"""

PAINTED = """async (given) => {
  const { style } = document.documentElement
  const { opacity } = style
  style.opacity = ''
  try {
    return await (SCRIPT)(given)
  } finally {
    style.opacity = opacity
  }
}"""

# Only violations are told, and the colours are all that a theme may break.
AXE = "([within, rules]) => axe.run(within ?? document, rules).then(({ violations }) => ({ violations }))"
ALL: dict[str, Any] = {"resultTypes": ["violations"]}
COLOURS = {**ALL, "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}}


class Nights:
    """Is everything looked at by night too?"""

    all = False


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


def sit_down(page: Page, game: str, bots: int = 1, name: str = "Ola", **wish: Any) -> str:
    """A table with bots that do not dawdle, begun at once; the page is at it. The deal follows from the name."""
    chairs = [{"kind": "me", "name": name}, *({"kind": "bot", "level": "kociak"} for _ in range(bots))]
    return opened(page, {"game": game, "chairs": chairs, "start": True, "house": {"pace": 0}, **wish})


def opened(page: Page, wish: dict[str, Any]) -> str:
    """A table of the page's own browser; the page is at it."""
    answer = page.request.post("/api/tables", data=wish).json()
    assert "id" in answer, answer
    page.goto(f"/#/table/{answer['id']}")
    return str(answer["id"])


def rest(page: Page) -> None:
    """Until the page hears taps: right after a new question it does not."""
    page.evaluate(REST, PATIENCE)


def play(page: Page, moves: int = 10_000, reach: bool = False, until: str = "", seed: int = 1) -> str:
    """So many taps, or until `until` is there; tells which, or that the match is over."""
    wanted = {"moves": moves, "reach": reach, "until": until, "seed": seed, "seconds": PATIENCE}
    outcome = str(page.evaluate(PLAY, wanted))
    assert outcome in ("over", "there", "enough"), outcome
    return outcome


def play_to_the_end(page: Page, reach: bool = False) -> None:
    assert play(page, reach=reach) == "over"
    expect(page.locator(".result")).to_be_visible()


def resized(page: Page, size: Size) -> None:
    """Another window; what hangs on its size has been drawn anew."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def look(page: Page, script: str, given: Any = None) -> Any:
    """What this script sees of a page that is painted: mostly none is (fixtures.py)."""
    return page.evaluate(PAINTED.replace("SCRIPT", script), given)


def no_sideways_scroll(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def no_scroll(page: Page) -> None:
    no_sideways_scroll(page)
    assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


def no_violation(page: Page, within: str | None = None, rules: dict[str, Any] = ALL) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    found = AxeResults(look(page, AXE, [within, rules]))
    assert found.violations_count == 0, found.generate_report()


def no_violation_by_day_and_night(page: Page, within: str | None = None, always: bool = False) -> None:
    """By night in the long run, unless `always`: every screen and every board is."""
    page.emulate_media(color_scheme="light")
    no_violation(page, within)
    if always or Nights.all:
        page.emulate_media(color_scheme="dark")
        no_violation(page, within, COLOURS)


class Board:
    """A drawn board on a page, and a person who plays on it. `first` is tapped before anything else, if it is there."""

    def __init__(self, page: Page, root: str, first: tuple[str, ...] = ()) -> None:
        self.page = page
        self.live = f"{root} .live:not(.taken)"
        self.kinds = (*first, self.live, ".bar .choice")  # of taps

    def asked(self) -> bool:
        """Waits until this person is asked and heard; False: the match is over."""
        self.page.locator(f"{ASKED}, .result").first.wait_for()
        rest(self.page)
        return self.page.locator(".result").count() == 0

    def turns(self, most: int = 400) -> Iterator[int]:
        """Again and again until the match is over: this person is asked."""
        for number in range(most):
            if not self.asked():
                return
            yield number
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

    def tap(self, real: int = 12) -> None:
        """So many real taps, or to the end; before the fourth the table is looked at."""
        number = 0
        for number, _ in enumerate(self.taps_to_the_end(), 1):
            if number == 4:
                no_violation_by_day_and_night(self.page, always=True)
            if number == real:
                break
        assert number >= 4

    def tap_to_the_end(self) -> None:
        """Some real taps; the rest of the match is tapped from within the page, which takes a tenth of the time."""
        self.tap()
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
