"""Several people: by link, at one device; people who reload, lose the line, or use no mouse."""

from __future__ import annotations

import re
from itertools import count

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import PHONE, WAITING, Board, Visitor, no_scroll, opened, play, play_to_the_end, rest, sit_down

LIVE = ".board .live"
TAKEN = ".board [data-at].taken"


def test_two_people_meet_by_a_link_and_play_to_the_end(visitor: Visitor) -> None:
    ola, tomek = visitor(hurried=True), visitor("en", size=PHONE, name="Tomek", hurried=True)
    ola.goto("/#/new/sen")
    ola.get_by_label("Liczba graczy").get_by_label("Jedno miejsce mniej").click()
    ola.get_by_text("Zasady przy tym stole").click()
    ola.get_by_label("Stała liczba rund").fill("1")
    ola.keyboard.press("Tab")
    ola.get_by_label("Kto siada na miejscu 2?").select_option("friend")
    ola.get_by_role("button", name="Zaproś do stołu").click()
    code = ola.get_by_label("Kod zaproszenia").inner_text()
    expect(ola.get_by_text("Ten link działa tylko na tym komputerze.")).to_be_visible()
    expect(ola.get_by_role("button", name="Zaczynamy")).to_be_disabled()

    tomek.goto("/")
    tomek.get_by_label("Have a code from friends?").fill(code.lower())
    tomek.get_by_role("button", name="Join").click()
    tomek.get_by_role("button", name="Sit down").click()
    expect(ola.get_by_text("Tomek")).to_be_visible()
    ola.get_by_role("button", name="Zaczynamy").click()

    expect(tomek.get_by_role("heading", name="Sen", exact=True)).to_be_visible()
    for turn in count(1):
        if "over" in [play(page, until=WAITING, seed=turn) for page in (ola, tomek)]:
            break
    expect(ola.locator(".result")).to_be_visible()
    expect(tomek.locator(".result")).to_be_visible()
    ola.get_by_role("button", name="Jeszcze raz").click()
    expect(tomek.locator(".result")).to_have_count(0)
    expect(tomek.locator(".bar")).to_be_visible()


def hot_seat(page: Page, game: str = "sen", **options: str) -> str:
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Tomek"}]
    return opened(page, {"game": game, "chairs": chairs, "start": True, "house": {"pace": 0}, "options": options})


def test_at_one_device_a_curtain_hides_the_table_from_the_next_person(visitor: Visitor) -> None:
    page = visitor()
    hot_seat(page, rounds="1", first="1")
    curtain = page.get_by_role("dialog", name="Podaj dalej: Ola")
    expect(curtain).to_be_visible()
    expect(page.locator(".board section")).to_have_count(0)
    curtain.get_by_role("button").click()
    expect(page.locator(LIVE).first).to_be_visible()
    # Nothing of what Ola has seen is left on the page when the device goes round.
    assert play(page, until=".curtain") == "there"
    expect(page.get_by_role("dialog", name="Podaj dalej: Tomek")).to_be_visible()
    expect(page.locator(".slip")).to_have_count(0)
    play_to_the_end(page)


def test_a_reload_brings_back_the_table_and_the_half_made_choice(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "koty", options={"first": "1"})
    page.locator(LIVE).first.wait_for()
    rest(page)
    two_taps = page.locator(".board [data-at^='hand.'].live")
    two_taps.first.click()
    taken = page.locator(TAKEN).first.get_attribute("data-at")  # two cards alike have one handle
    page.reload()
    expect(page.locator(TAKEN).first).to_have_attribute("data-at", taken or "")
    page.keyboard.press("Escape")
    expect(page.locator(TAKEN)).to_have_count(0)


def test_a_lost_line_is_told_once_above_the_table_and_the_match_goes_on_when_it_is_back(visitor: Visitor) -> None:
    page = visitor(size=PHONE, quiet=False)  # the browser itself complains of a refused connection
    sit_down(page, "koty")
    page.locator(LIVE).first.wait_for()
    page.context.set_offline(True)
    strip = page.locator(".offline")
    expect(strip).to_be_visible()
    expect(page.locator(".strip.lost")).to_have_count(0)
    no_scroll(page)
    told, header = strip.bounding_box(), page.locator("header.top").bounding_box()
    assert told and header and told["y"] + told["height"] <= header["y"]
    page.context.set_offline(False)
    expect(strip).to_have_count(0)
    assert play(page, moves=4) == "enough"


def test_a_move_is_confirmed_where_people_want_it_so(visitor: Visitor) -> None:
    page = visitor(confirm=True)
    sit_down(page, "sen", options={"first": "1", "rounds": "1"})
    page.locator(LIVE).first.wait_for()
    rest(page)
    page.locator(LIVE).first.click()
    expect(page.get_by_role("button", name="Zrób to")).to_be_visible()
    page.get_by_role("button", name="Anuluj").click()
    expect(page.get_by_role("button", name="Zrób to")).to_have_count(0)
    page.locator(LIVE).first.click()
    page.get_by_role("button", name="Zrób to").click()
    expect(page.get_by_role("button", name="Zrób to")).to_have_count(0)


def test_a_match_is_played_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "sen", options={"rounds": "1", "round_turn_cap": "5"})
    press = page.keyboard.press
    for _ in Board(page, ".board").turns():
        if page.locator(".bar [data-key='1']").count():  # a choice, or the button that confirms one
            press("1")
        else:
            press("t")
            press("Enter")
    expect(page.locator(".result")).to_be_visible()


def test_arrows_go_over_the_table_and_a_key_lists_all_keys(visitor: Visitor) -> None:
    page = visitor()
    sit_down(page, "koty", options={"first": "1"})
    page.locator(LIVE).first.wait_for()
    page.keyboard.press("t")
    first = page.evaluate_handle("document.activeElement")  # two cards alike have one handle, so it is the element that counts
    page.keyboard.press("ArrowRight")
    assert page.evaluate("(first) => document.activeElement !== first && 'at' in document.activeElement.dataset", first)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Skróty klawiszowe")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


AHEAD = "{ const now = performance.now.bind(performance); window.ahead = 0; performance.now = () => now() + window.ahead }"


def test_a_clock_counts_down_and_is_calm_until_little_is_left(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(AHEAD)
    sit_down(page, "koty", options={"first": "1"}, house={"pace": 0, "clock": 120})
    clock = page.get_by_role("timer")
    expect(clock).to_have_text(re.compile(r"2:00|1:\d\d"))
    expect(clock).not_to_have_class(re.compile("little"))
    minutes, seconds = map(int, clock.inner_text().split(":"))
    page.evaluate("(seconds) => (ahead = 1000 * seconds)", 60 * minutes + seconds - 10)
    expect(clock).to_have_text(re.compile(r"0:(10|0\d)"))
    expect(clock).to_have_accessible_name(re.compile(r"Został[oay] \d+ sekund"))
    expect(clock).to_have_class(re.compile("little"))


def test_a_watcher_sees_the_table_and_nothing_to_tap(visitor: Visitor) -> None:
    ola, other = visitor(), visitor("en")
    table = sit_down(ola, "koty")
    other.goto(f"/#/table/{table}")
    expect(other.locator("section.bar")).to_be_visible()
    expect(other.locator(LIVE)).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "mine", "you", "level"),
    [("pl", "Twój sen", "Ty", "kociak"), pytest.param("en", "Your dream", "You", "kitten", marks=pytest.mark.long)],
)
def test_strips_and_results_say_you_and_the_level_beside_a_name(
    visitor: Visitor, language: str, mine: str, you: str, level: str
) -> None:
    page = visitor(language, hurried=True)
    sit_down(page, "sen", options={"rounds": "1", "round_turn_cap": "5"})
    expect(page.locator(".dream.own")).to_have_accessible_name(mine)
    expect(page.locator(".dream:not(.own) .seat-name")).to_have_text(re.compile(rf"^\S+ {level}$"))
    play_to_the_end(page)
    names = page.locator(".result .seat-name").all_inner_texts()
    assert sorted(name == you for name in names) == [False, True]
    assert all(name == you or level in name for name in names)


def test_at_one_device_everybody_keeps_their_name(visitor: Visitor) -> None:
    page = visitor()
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Tomek"}]
    opened(page, {"game": "kotobirynt", "chairs": chairs, "start": True})
    page.get_by_role("dialog").get_by_role("button").click()
    expect(page.locator(".seat .seat-name")).to_have_count(2)
    assert sorted(page.locator(".seat .seat-name").all_inner_texts()) == ["Ola", "Tomek"]
