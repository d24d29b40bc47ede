"""Every screen: nothing that hinders people (axe), both languages and themes, phone and desktop; and how light the page is."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import expect

from kociarnia import games
from tests.browser.table import (
    COLOURS,
    DESKTOP,
    PHONE,
    SIDEWAYS,
    Size,
    Visitor,
    but_long,
    no_sideways_scroll,
    no_violation,
    no_violation_by_day_and_night,
    opened,
    play_to_the_end,
    rest,
    sit_down,
)

STATIC = Path(__file__).parents[2] / "src/kociarnia/static"
FIRST_LOAD = 120_000  # bytes, gzipped: all that is fetched before the first screen stands
SCREENS = {
    "home": "/",
    "new": "/#/new/sen",
    "rules": "/#/rules/koty/R31",
    "settings": "/#/settings",
    "about": "/#/about",
    "cards": "/#/cards/koty",
    "hand": "/#/cards",
    "replay": "/#/replay",
    "phones": "/#/phones",
    "tables": "/#/tables",
    "day": "/#/day/koty",
    "missing": "/#/nowhere",
}
LOOKS: dict[str, tuple[str, Size, Literal["light", "dark"]]] = {
    "phone-light": ("pl", PHONE, "light"),
    "desktop-dark": ("en", DESKTOP, "dark"),
    "phone-dark": ("en", PHONE, "dark"),
    "desktop-light": ("pl", DESKTOP, "light"),
}


@pytest.mark.parametrize("look", ["phone-light", *(pytest.param(look, marks=pytest.mark.long) for look in list(LOOKS)[1:])])
def test_every_screen_is_accessible_and_fits(visitor: Visitor, look: str) -> None:
    language, size, theme = LOOKS[look]
    page = visitor(language, size=size, theme=theme)
    for address in SCREENS.values():
        page.goto(address)
        expect(page.locator("h1")).to_be_visible()
        page.wait_for_load_state("networkidle")
        no_violation(page)
        page.emulate_media(color_scheme="dark")
        no_violation(page, rules=COLOURS)
        page.emulate_media(color_scheme=theme)
        no_sideways_scroll(page)


def test_the_house_fits_the_narrowest_phone_and_the_largest_letters(visitor: Visitor) -> None:
    page = visitor(size={"width": 320, "height": 568})
    page.goto("/")
    page.get_by_role("link", name="Jak grać").first.wait_for()
    for letters in ("100%", "200%"):
        page.evaluate("(letters) => void (document.documentElement.style.fontSize = letters)", letters)
        no_sideways_scroll(page)


# Each game's own tests look at its board.
@pytest.mark.parametrize(("text", "theme"), [pytest.param(False, "light", marks=pytest.mark.long), (True, "dark")])
@pytest.mark.parametrize("name", but_long("kotobirynt"))
def test_every_table_is_accessible_and_fits(visitor: Visitor, name: str, text: bool, theme: str) -> None:
    page = visitor("pl" if text else "en", size=PHONE, theme=theme, text=text)
    sit_down(page, name, bots=max(1, games.find(name).usual - 1))
    page.locator(".board .live, .bar .choice").first.wait_for()
    no_violation(page)
    no_sideways_scroll(page)


def test_what_lies_over_a_table_is_accessible(visitor: Visitor) -> None:
    page = visitor(size=PHONE, theme="dark")
    sit_down(page, "koty")
    for name in ("Dziennik", "Punkty", "Menu"):
        page.get_by_role("button", name=name, exact=True).click()
        no_violation(page)
        page.keyboard.press("Escape")


@pytest.mark.long  # test_layout looks at every bar
@pytest.mark.parametrize("name", games.names())
def test_a_phone_on_its_side_always_shows_the_bar(visitor: Visitor, name: str) -> None:
    page = visitor(size=SIDEWAYS)
    sit_down(page, name, bots=games.find(name).seats[1] - 1)
    page.locator(".board .live, .bar .choice").first.wait_for()
    bar = page.locator("section.bar")
    for way in ("End", "Home"):
        page.keyboard.press(way)
        expect(bar).to_be_in_viewport(ratio=1)
    no_sideways_scroll(page)


def test_lobby_invitation_curtain_and_result_are_accessible(visitor: Visitor) -> None:
    host, guest = visitor(size=PHONE), visitor("en", theme="dark")
    opened(host, {"game": "koty", "chairs": [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]})
    code = host.get_by_label("Kod zaproszenia").inner_text()
    no_violation(host)
    no_sideways_scroll(host)
    guest.goto(f"/#/join/{code}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    no_violation(guest)
    opened(host, {"game": "sen", "chairs": [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Jan"}], "start": True})
    expect(host.locator(".curtain")).to_be_visible()
    no_violation(host)
    sit_down(host, "sen", options={"rounds": "1", "round_turn_cap": "5"})
    play_to_the_end(host)
    no_violation(host)


def test_a_replay_goes_forth_and_back_and_through_other_eyes(visitor: Visitor) -> None:
    page = visitor()
    table = sit_down(page, "sen", options={"rounds": "1", "round_turn_cap": "5"})
    play_to_the_end(page)
    page.get_by_role("link", name="Obejrzyj partię").click()
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    page.keyboard.press("End")
    end = int(scrubber.get_attribute("max") or 0)
    expect(scrubber).to_have_value(str(end))
    page.keyboard.press("ArrowLeft")
    expect(scrubber).to_have_value(str(end - 1))
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Czyimi oczami?").select_option("0")
    expect(scrubber).to_have_value(str(end - 1))
    no_violation(page)
    page.get_by_role("button", name="Menu").click()
    no_violation(page)
    page.get_by_role("button", name="Sprawdź rozdanie").click()
    expect(page.get_by_text(re.compile("Rozdanie jest uczciwe"))).to_be_visible()
    # A link leads to the very step; a record that is pasted is shown as well; and one can play on from there.
    page.goto("/")
    page.goto(f"/#/replay/{table}/1?step=4&eyes=0")
    expect(page.get_by_role("slider")).to_have_value("4")
    record = page.evaluate("async (table) => (await fetch(`/api/tables/${table}/record`)).text()", table)
    page.goto("/#/replay")
    page.get_by_label("Zapis partii").fill(record)
    page.get_by_role("button", name="Obejrzyj partię").click()
    expect(page.get_by_role("slider")).to_have_attribute("max", str(end))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Graj stąd z botami").click()
    expect(page.locator(".match")).to_be_visible()


def test_rules_are_searched_and_a_clause_is_pointed_at(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/#/rules/koty/R31")
    expect(page.locator(".pointed")).to_be_in_viewport()
    page.get_by_label("Szukaj w zasadach").fill("KRUK")
    expect(page.locator("dt").first).to_be_visible()
    page.get_by_label("Szukaj w zasadach").fill("xyzzy")
    expect(page.get_by_text("Nie znaleziono takiego punktu.")).to_be_visible()


def test_settings_work_at_once_and_stay(visitor: Visitor) -> None:
    page = visitor()
    page.goto("/#/settings")
    page.get_by_label("English").check()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.get_by_label("night").check()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.reload()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_part_that_was_not_fetched_is_said_and_comes_with_the_line(visitor: Visitor, address: str) -> None:
    """It is no error of the page; it loads itself anew when the house answers, and asks where that does not help."""
    page = visitor(quiet=False)  # the browser itself complains
    pictures, lacking = page.locator(".picture img"), page.get_by_text("Części strony nie udało się pobrać.")
    page.route("**/assets/goal-*.js", lambda route: route.abort())
    page.route(f"{address}/", lambda route: route.abort() if route.request.method == "HEAD" else route.fallback())
    page.goto("/#/goal/koty")
    expect(lacking).to_be_visible()
    expect(page.get_by_role("button", name="Gram od razu")).to_be_enabled()  # all the rest can be used
    expect(pictures).to_have_count(0)
    no_violation_by_day_and_night(page)
    page.unroute_all()
    page.route("**/assets/goal-*.js", lambda route: route.abort(), times=1)
    with page.expect_navigation():
        page.evaluate("dispatchEvent(new Event('online'))")
    expect(lacking).to_be_visible()  # the line is back, and this file is not: no page loads itself again and again
    with page.expect_navigation():
        page.get_by_role("button", name="Wczytaj teraz").click()
    expect(pictures).to_have_count(3)
    expect(lacking).to_have_count(0)


def test_the_first_load_is_light(visitor: Visitor) -> None:
    """All files of the build that the browser fetches for the first screen, as they go over the line."""
    page = visitor()
    page.add_init_script("window.requestIdleCallback = () => 0")  # what comes after it is not counted, however soon it comes
    fetched: set[str] = set()
    page.on("request", lambda request: fetched.add(request.url.split("/", 3)[3].split("?")[0]))
    page.goto("/")
    expect(page.get_by_role("heading", name="Koty")).to_be_visible()
    page.evaluate("document.fonts.ready")
    files = [STATIC / (path or "index.html") for path in fetched if not path.startswith(("api", "sw.js"))]
    weights = {path.name: weight(path) for path in files if path.is_file()}
    assert sum(weights.values()) <= FIRST_LOAD, weights


def weight(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix == ".woff2" else len(gzip.compress(data))


def test_the_first_tap_is_answered_at_once(visitor: Visitor) -> None:
    """The next picture after the tap shows it: nobody waits for the house."""
    page = visitor(size=PHONE)
    sit_down(page, "koty", options={"first": "1"})
    page.locator(".board .live").first.wait_for()
    rest(page)
    shown = page.evaluate(
        """() => new Promise((done) => {
          document.querySelector('.board .live[data-at^="hand."]').click()
          requestAnimationFrame(() => done(document.querySelectorAll('.board [data-at].taken').length))
        })"""
    )
    assert shown > 0


def test_the_page_about_the_house_says_whose_the_games_are(visitor: Visitor) -> None:
    for language, plainly in (("pl", "nieoficjalna wersja"), ("en", "unofficial implementation")):
        page = visitor(language)
        page.goto("/#/about")
        expect(page.get_by_text(plainly)).to_be_visible()
        for name in games.names():
            for named in games.find(name).credits.values():
                text = named if isinstance(named, str) else ", ".join(named)
                expect(page.get_by_role("listitem").filter(has_text=text).first).to_be_visible()
