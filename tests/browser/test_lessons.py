"""Lessons in a real browser, to their end: by the teacher's paw and by keys, with wrong taps, a step back and a break."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kociarnia import games
from kociarnia.engine.lesson import ON, Learner, lesson
from kociarnia.engine.words import LANGUAGES, Words
from tests.browser.table import PHONE, Visitor, but_long, look, no_sideways_scroll, no_violation, rest
from tests.goal_card import goal_card

BY_PAW = re.compile("^(Pokaż|Przypomnij|Dalej|Show me|Remind me|Go on)$")
BAR, BOARD = "section.bar", "main.board"
LYING = "(board) => [...board.querySelectorAll('[data-at]')].map((one) => [one.dataset.at, one.getAttribute('aria-label')])"
# Words of which nothing may hide a letter: on which the paw lies or its dots, and titles that are cut off.
HIDDEN = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const titles = [...document.querySelectorAll('h1')]
  const hidden = titles.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)
  const paw = document.querySelector('.paw')?.getBoundingClientRect()
  const dots = [...document.querySelectorAll('.dots circle')].map((one) => one.getBoundingClientRect())
  const under = (one, box, edge) =>
    box.left + edge < one.right && box.right - edge > one.left && box.top + edge < one.bottom && box.bottom - edge > one.top
  const texts = document.createTreeWalker(document.querySelector('.frame'), NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    if (!texts.currentNode.data.trim() || !shown(texts.currentNode.parentElement)) continue
    range.selectNodeContents(texts.currentNode)
    const said = texts.currentNode.parentElement.closest('.bar') && paw
    for (const line of range.getClientRects())
      if (dots.some((dot) => under(line, dot, 3)) || (said && under(line, paw, 12))) hidden.push(texts.currentNode.data)
  }
  return hidden
}"""
# How far the teacher's words rise over the table, in pixels.
SPILT = """() => {
  const words = [...document.querySelectorAll('.bar .words p:not(.hidden)')].map((one) => one.getBoundingClientRect().top)
  return Math.max(...words.map((top) => document.querySelector('.foot').getBoundingClientRect().top - top))
}"""
TRIES = "kotobirynt"  # the board where a move is tried out before it is made: most can go wrong there


def said(page: Page) -> Locator:
    return page.locator(f"{BAR} [role=status]")


def listening(page: Page) -> None:
    """Until all that an answer brought about has been shown, and the page hears the next one."""
    expect(page.locator(BAR)).to_have_attribute("aria-busy", "false")
    rest(page)


def by_paw(page: Page) -> None:
    listening(page)
    page.locator(BAR).get_by_role("button", name=BY_PAW, disabled=False).click()


def follow_paw(page: Page) -> int:
    """Real taps on what the paw shows, one after the other; where it shows nothing it is asked to do it. Tells how many."""
    listening(page)
    before, taps = said(page).inner_text(), 0
    while page.locator(".paw").count() and said(page).inner_text() == before and taps < 4:
        page.locator(f"{BOARD} .live:not(.taken)").locator("visible=true").first.click()
        taps += 1
        listening(page)
    if said(page).inner_text() == before and not page.locator(".next").count():
        by_paw(page)
        taps += 1
    return taps


def kept(page: Page, game: str) -> list[str]:
    """The answers that the browser remembers."""
    return list(page.evaluate("JSON.parse(localStorage['kociarnia.lessons'])")[f"{game} first"]["answers"])


def finished(page: Page, game: str) -> None:
    expect(page.locator(".next a").first).to_have_attribute("href", f"#/learn/{game}/second")
    no_sideways_scroll(page)
    assert kept(page, game) == [], "next time it begins anew"


@pytest.mark.parametrize("name", but_long("koty"))
def test_a_first_lesson_is_played_to_its_end_by_the_paw(visitor: Visitor, name: str) -> None:
    """On the way the teacher answers a tap that is legal but not asked for, once, and nothing is done."""
    game = games.find(name)
    language = LANGUAGES[games.names().index(game.name) % 2]
    found, words = lesson(game, "first"), game.words(language)
    page = visitor(language, size=PHONE, hurried=True)
    page.goto(f"/#/learn/{game.name}/first")
    strayed, taps = False, 0
    assert found.steps[0].ask, "the first tap is a move"
    for step in found.steps:
        expect(said(page)).to_contain_text(words(f"first-{step.key}"))
        learner = found.at(kept(page, game.name))
        assert learner.step is step
        if not strayed and (at := beside(learner)):
            stray(page, learner, at, words)
            strayed = True
        listening(page)
        assert look(page, HIDDEN) == []
        taps += follow_paw(page)
    finished(page, game.name)
    expect(page.locator(".gist dd")).to_have_text([re.compile(".+")] * 3)  # goal, turn and end in one line each
    assert strayed and 6 <= taps <= 18


@pytest.mark.parametrize("name", but_long("sen"))
def test_what_to_remember_of_a_lesson_is_the_goal_of_a_first_table(visitor: Visitor, name: str) -> None:
    """A lesson's own table may end sooner, as a round of Sen; real ones do not."""
    game = games.find(name)
    for which, language in zip(("first", "second"), LANGUAGES, strict=True):
        answers: list[str] = []
        learner = lesson(game, which).at(answers)
        while not learner.over:
            answers.append(next((text for text, _ in learner.answers()), ON) if learner.asked() else ON)
            learner.answer(answers[-1])
        page = visitor(language, hurried=True)
        kept = json.dumps({f"{name} {which}": {"answers": answers, "done": False}})
        page.add_init_script(f"localStorage['kociarnia.lessons'] ??= {json.dumps(kept)}")
        page.goto(f"/#/learn/{name}/{which}")
        expect(page.locator(".gist dd")).to_have_text(goal_card(game, language, game.first))


@pytest.mark.parametrize("name", but_long("czarujace_kotki"))
def test_on_the_smallest_phone_the_teacher_covers_nothing(visitor: Visitor, name: str) -> None:
    page = visitor("pl", size={"width": 360, "height": 640}, hurried=True)
    page.goto(f"/#/learn/{name}/first")
    for step in lesson(games.find(name), "first").steps:
        expect(said(page)).to_contain_text(games.find(name).words("pl")(f"first-{step.key}"))
        listening(page)
        assert page.evaluate(SPILT) <= 0
        follow_paw(page)
    finished(page, name)


def beside(learner: Learner) -> str:
    """Where one may tap and is not asked to, if the teacher has a word for that."""
    if not learner.step.other or not learner.asked():
        return ""
    match, asked = learner.match, set(learner.allowed())
    choices = match.presenter.choices(match.rules, match.view(learner.seat))
    wanted = {choice.at[0] for choice in choices if choice.move in asked and choice.at}
    return next((choice.at[0] for choice in choices if choice.at and choice.at[0] not in wanted), "")


def stray(page: Page, learner: Learner, at: str, words: Words) -> None:
    listening(page)
    before = page.locator(BOARD).evaluate(LYING)
    page.locator(f'{BOARD} [data-at="{at}"]').locator("visible=true").first.click()
    expect(page.locator(f"{BAR} [role=alert]")).to_contain_text(words(learner.step.other))
    listening(page)
    assert page.locator(BOARD).evaluate(LYING) == before
    assert len(kept(page, learner.lesson.game.name)) == learner.number


@pytest.mark.parametrize("name", but_long(TRIES))
def test_a_first_lesson_is_played_by_keys_with_a_step_back_and_a_break(visitor: Visitor, name: str) -> None:
    game = games.find(name)
    steps = lesson(game, "first").steps
    said_then = [game.words("pl")(f"first-{step.key}") for step in steps]
    page = visitor("pl", size=PHONE, hurried=True)
    page.goto(f"/#/learn/{name}/first")
    by_keys(page, said_then[0])
    expect(said(page)).to_contain_text(said_then[1])
    lay = page.locator(BOARD).evaluate(LYING)
    by_keys(page, said_then[1])
    expect(said(page)).to_contain_text(said_then[2])
    page.keyboard.press("Backspace")
    stands(page, said_then[1], lay)
    assert len(kept(page, name)) == 1
    page.reload()
    stands(page, said_then[1], lay)
    no_violation(page)
    page.get_by_role("link", name="Wyjdź z lekcji").press("Enter")
    page.locator(f'a[href="#/how/{name}"]').press("Enter")
    page.locator(f'a[href="#/learn/{name}/first"]').get_by_text("Wróć do lekcji").press("Enter")
    stands(page, said_then[1], lay)
    for words, step in zip(said_then[1:], steps[1:], strict=True):
        if step.riddle:  # only the teacher knows the key to it
            expect(said(page)).to_contain_text(words)
            listening(page)
            in_vain(page, name, game.words("pl")(step.other))
            page.keyboard.press("h")
        else:
            by_keys(page, words)
    finished(page, name)


def in_vain(page: Page, name: str, said_to_it: str) -> None:
    """A riddle is not given away: anything legal can be tried; the teacher answers, and all is as it was."""
    answers, live = kept(page, name), page.locator(f"{BOARD} .live")
    all_live = live.count()
    assert all_live > 2 and page.locator(".paw").count() == 0
    answered = page.locator(f"{BAR} [role=alert]")
    for key in ("t", "Enter"):
        page.keyboard.press(key)
    listening(page)
    if answered.count() == 0:  # it was only tried out
        page.keyboard.press("1")
    expect(answered).to_contain_text(said_to_it)
    listening(page)
    assert kept(page, name) == answers and live.count() == all_live


def stands(page: Page, words: str, lay: object) -> None:
    expect(said(page)).to_have_text(words)
    listening(page)
    assert page.locator(BOARD).evaluate(LYING) == lay


def by_keys(page: Page, words: str) -> None:
    """Whatever is live or offered, until the teacher says something else."""
    expect(said(page)).to_contain_text(words)
    for _ in range(9):
        listening(page)
        if words not in (said(page).text_content() or ""):  # as it is written: the first letter is shown large
            return
        offered = page.locator(f"{BAR} [data-key='1']").count()
        for key in ("1",) if offered else ("t", "Enter"):
            page.keyboard.press(key)
    raise AssertionError(f"no key leads on from: {words}")
