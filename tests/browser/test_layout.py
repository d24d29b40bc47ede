"""Every board at every size: what can be tapped is large enough, seen and not covered, no word is cut off, the bar stays.

A match is played some way, and in the long run to its end, in one window that takes the five sizes in turn.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from kociarnia import games
from kociarnia.engine import Game
from tests.browser.table import ASKED, Size, Visitor, look, play, resized, rest, sit_down

SIZES: dict[str, Size] = {
    "desktop": {"width": 1440, "height": 900},
    "landscape": {"width": 844, "height": 390},
    "phone": {"width": 360, "height": 640},
    "tall": {"width": 390, "height": 844},
    "tablet": {"width": 768, "height": 1024},
}

# Matches that are over soon, since every one is played to its end.
SHORT: dict[str, dict[str, str]] = {
    "koty": {"turn_cap": "5"},
    "sen": {"rounds": "2", "round_turn_cap": "5"},
    "kotobirynt": {"turn_cap": "12", "first": "1"},
}
SOME = 9  # taps between two looks at the table
FINGER, THUMB = 44, 36  # px: the least that a target measures; held sideways, a phone lies in both hands

# What is wrong with the table as it is seen now.
COMPLAINTS = """({ finger, thumb }) => {
  const found = []
  const side = innerWidth >= 600 && innerHeight <= 500
  const least = side ? thumb : finger
  const dialog = document.querySelector('dialog[open]')
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const named = (one) => one.dataset.at ?? one.textContent.trim().slice(0, 30) ?? one.className
  const live = dialog ? 'dialog[open] button' : '.board .live:not(.taken), .bar button:enabled, .bar a, .joker button, .meal'
  for (const one of document.querySelectorAll(live)) {
    if (!seen(one)) continue
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect()
    const size = `${named(one)} (${Math.round(width)} by ${Math.round(height)} at ${Math.round(left)}, ${Math.round(top)})`
    if (Math.min(width, height) < (one.closest('.board') ? least : thumb) - 0.5) found.push(`small: ${size}`)
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) found.push(`outside: ${size}`)
    else {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (!one.contains(hit)) found.push(`covered: ${size} by ${hit?.outerHTML.slice(0, 80)}`)
    }
  }
  // Buttons that are no pieces lie free from one end to the other.
  for (const one of dialog ? [] : document.querySelectorAll('.board button:not([data-at])')) {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const ends = [left + 6, right - 6].map((x) => document.elementFromPoint(x, (top + bottom) / 2))
    if (seen(one) && !ends.every((hit) => one.contains(hit))) found.push(`partly covered: ${named(one)}`)
  }
  const [title, meter] = ['.top h1', '.meter'].map((one) => document.querySelector(one)?.getBoundingClientRect())
  if (meter && title.right > meter.left + 1 && title.left < meter.right && title.bottom > meter.top + 1)
    found.push('the title runs into the meter')
  const board = document.querySelector('.board')
  if (board.scrollHeight > board.clientHeight + 1) found.push(`scrolls: ${board.scrollHeight - board.clientHeight} down`)
  if (board.scrollWidth > board.clientWidth + 1) found.push(`scrolls: ${board.scrollWidth - board.clientWidth} aside`)
  if (document.documentElement.scrollHeight > innerHeight) found.push('the page scrolls')
  // Words: no box that cuts off what leaves it may cut off one of them.
  const texts = document.createTreeWalker(dialog ?? document.querySelector('.frame'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.data.trim() || !seen(text.parentElement)) continue
    range.selectNodeContents(text)
    const words = range.getBoundingClientRect()
    if (words.width < 1) continue
    let hidden = false
    const cuts = []
    for (let box = text.parentElement; box && !hidden; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      hidden = edge.width <= 1 || style.clipPath === 'inset(50%)' || style.fontSize === '1px'
      if (box === board && !dialog) break // whether it scrolls was asked above
      const leaves = words.left < edge.left - 1 || words.right > edge.right + 1 || words.bottom > edge.bottom + 3
      if (style.overflow !== 'visible' && leaves)
        cuts.push(`cut off: ${text.data.trim().slice(0, 40)} in .${box.className}`)
    }
    if (!hidden && (words.left < -1 || words.right > innerWidth + 1)) cuts.push(`outside: ${text.data.trim().slice(0, 40)}`)
    if (!hidden) found.push(...cuts)
  }
  return found
}"""
EDGES = """() => {
  const { width, height, top } = document.querySelector('section.bar').getBoundingClientRect()
  return [width, height, top]
}"""

# Every size and place that bar and board have had since.
WATCH = """() => {
  window.seen = new Set()
  window.watch?.disconnect()
  window.watch = new ResizeObserver(() => {
    const both = [...document.querySelectorAll('section.bar, main.board')]
    if (both.length === 2) window.seen.add(JSON.stringify(both.map((one) => one.getBoundingClientRect())))
  })
  for (const one of document.querySelectorAll('section.bar, main.board')) window.watch.observe(one)
  return new Promise(requestAnimationFrame)
}"""


class Table:
    """One table, looked at in all sizes."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.wrong: defaultdict[str, list[str]] = defaultdict(list)
        self.bars: defaultdict[str, set[tuple[float, ...]]] = defaultdict(set)

    def look(self, when: str) -> None:
        if self.page.locator(".recap").count():
            self.page.keyboard.press("Escape")  # it goes with the first tap; test_recap looks at it
        for name, size in SIZES.items():
            resized(self.page, size)
            found = look(self.page, COMPLAINTS, {"finger": FINGER, "thumb": THUMB})
            self.wrong[name] += [f"{when}: {one}" for one in dict.fromkeys(found)]
            self.bars[name].add(tuple(self.page.evaluate(EDGES)))

    def play_and_look(self, looks: int) -> None:
        """So many looks at the table in the middle of the match, some of them with a piece in hand."""
        for number in range(looks):
            self.page.evaluate(WATCH)
            outcome = play(self.page, moves=SOME + number, seed=number + 1)
            assert len(self.page.evaluate("[...window.seen]")) == 1, "bar and board keep their places, whoever acts"
            if outcome == "over":
                break
            self.page.locator(f"{ASKED}, dialog[open], .result").first.wait_for()
            rest(self.page)
            self.look(f"after look {number}")

    def end_and_look(self) -> None:
        play(self.page)
        rest(self.page)
        self.look("at the end")

    def failing(self) -> dict[str, list[str]]:
        for name, bars in self.bars.items():
            if len(bars) > 1:
                self.wrong[name].append(f"the bar is not always the same: {sorted(bars)}")
        return {name: list(dict.fromkeys(wrong)) for name, wrong in self.wrong.items() if wrong}


def look_at(visitor: Visitor, game: Game, players: int, looks: int, **settings: Any) -> None:
    page = visitor(size=SIZES["desktop"], hurried=True, **settings)
    sit_down(page, game.name, players - 1, options=SHORT.get(game.name, {}))
    table = Table(page)
    page.locator(".fills .board .live, .fills .bar .choice").first.wait_for()  # the bar may be there before the board
    rest(page)
    if looks > 1:
        table.look("at the beginning")
    table.play_and_look(looks)
    if looks > 1:
        table.end_and_look()
    assert not table.failing(), "\n".join(f"{name}: {one}" for name, wrong in table.failing().items() for one in wrong)


def test_a_board_is_whole_at_every_size(visitor: Visitor, game: Game) -> None:
    look_at(visitor, game, game.seats[1], looks=1)


def everything() -> Iterator[Any]:
    for name in games.names():
        game = games.find(name)
        for players in range(max(2, game.seats[0]), game.seats[1] + 1):
            for language in ("pl", "en"):
                theme = "light" if (players + (language == "en")) % 2 else "dark"
                yield pytest.param(game, players, language, theme, id=f"{name}-{players}-{language}-{theme}")


@pytest.mark.long
@pytest.mark.parametrize(("played", "players", "language", "theme"), list(everything()))
def test_every_table_is_whole_at_every_size(visitor: Visitor, played: Game, players: int, language: str, theme: str) -> None:
    look_at(visitor, played, players, looks=5, language=language, theme=theme)
