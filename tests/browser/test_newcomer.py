"""The way into a first match: the name, the goal card, the lesson."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kociarnia import games
from tests.browser.table import (
    ASKED,
    DESKTOP,
    PHONE,
    SIDEWAYS,
    Size,
    Visitor,
    but_long,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    opened,
    resized,
)
from tests.browser.test_tables import with_friend

SMALL: Size = {"width": 360, "height": 640}
TABLET: Size = {"width": 768, "height": 1024}
PARTS = ["Cel", "Twoja tura", "Koniec"]
DRAWN = "() => [...document.querySelectorAll('.goal img')].filter((one) => one.complete && one.naturalWidth > 0).length === 3"


def card_is_shown(page: Page) -> None:
    expect(page.locator(".goal :is(h2, h3)")).to_have_text(PARTS)
    page.wait_for_function(DRAWN)


def card_is_not_shown(page: Page) -> None:
    expect(page.locator(".match")).to_be_visible()
    expect(page.locator(".goal")).to_have_count(0)


def test_a_first_match_asks_the_name_shows_the_goal_and_is_dealt_and_the_next_one_at_once(visitor: Visitor) -> None:
    page = visitor(size=PHONE, name="", newcomer=True)
    page.goto("/")
    page.get_by_role("button", name="Graj: Koty").click()
    expect(page.get_by_label("Jak masz na imię?")).to_be_focused()
    no_violation_by_day_and_night(page)
    page.keyboard.type("Ala")
    page.keyboard.press("Enter")
    card_is_shown(page)
    expect(page.get_by_text("Grają z tobą: 2 maluszki. Na początek grają łagodnie.")).to_be_visible()
    page.get_by_role("button", name="Gram od razu").click()
    card_is_not_shown(page)
    mine = [
        chair["name"]
        for table in page.request.get("/api/tables").json()["tables"]
        for chair in table["chairs"]
        if chair.get("mine")
    ]
    assert mine == ["Ala"]
    page.go_back()  # not to the card: it is shown once
    page.get_by_role("button", name="Graj: Koty").click()
    card_is_not_shown(page)
    # Another game has a card of its own, and the name is known. Who looks at it and goes away does not see it again either.
    page.goto("/#/new/sen")
    page.get_by_role("button", name="Graj", exact=True).click()
    card_is_shown(page)
    page.go_back()
    page.get_by_role("button", name="Graj", exact=True).click()
    card_is_not_shown(page)


@pytest.mark.long
def test_who_skips_the_name_is_a_guest_and_is_not_asked_again(visitor: Visitor) -> None:
    page = visitor(name="", newcomer=True)
    page.goto("/")
    page.get_by_role("button", name="Graj: Koty").click()
    page.get_by_role("button", name="Pomiń").click()
    page.get_by_role("button", name="Gram od razu").click()
    card_is_not_shown(page)
    page.goto("/")
    page.get_by_role("link", name="Rozdanie dnia: Sen").click()
    page.get_by_role("button", name="Gram rozdanie dnia").click()
    card_is_shown(page)
    page.get_by_role("button", name="Gram od razu").click()
    card_is_not_shown(page)
    names = {
        chair["name"]
        for table in page.request.get("/api/tables").json()["tables"]
        for chair in table["chairs"]
        if chair.get("mine")
    }
    assert names == {"Gość"}
    page.goto("/#/settings")
    page.get_by_label("Twoje imię").fill("Ala")
    page.goto("/")
    page.get_by_role("button", name="Graj: Koty").click()
    card_is_not_shown(page)
    assert "Ala" in [chair["name"] for table in page.request.get("/api/tables").json()["tables"] for chair in table["chairs"]]


def test_only_the_name_is_asked_where_the_goal_is_known(visitor: Visitor) -> None:
    page = visitor(name="")
    page.goto("/")
    page.get_by_role("button", name="Graj: Koty").click()
    page.get_by_label("Jak masz na imię?").fill("Ala")
    page.get_by_role("button", name="Dalej").click()
    card_is_not_shown(page)


@pytest.mark.parametrize("name", but_long("koty"))
def test_a_first_own_move_can_be_made_within_ten_seconds(visitor: Visitor, name: str, request: pytest.FixtureRequest) -> None:
    page = visitor(size=PHONE, newcomer=True, speed="normal")  # whoever plays before takes the usual time
    page.goto(f"/#/goal/{name}")
    page.get_by_role("button", name="Gram od razu").click()
    # Ten seconds on a machine that has nothing else to do; a busy one is no failure.
    expect(page.locator(ASKED)).to_be_visible(timeout=10_000 if request.config.getoption("--long") else None)
    page.locator(".board .live, .bar .choice").locator("visible=true").first.click()
    expect(page.locator(".slip[role=alert]")).to_have_count(0)  # nobody says why not


@pytest.mark.parametrize("name", but_long("kotobirynt"))
def test_the_goal_card_fits_every_window(visitor: Visitor, name: str) -> None:
    game = games.find(name)
    page = visitor(size=PHONE, newcomer=True)
    page.goto(f"/#/goal/{game.name}")
    card_is_shown(page)
    no_violation_by_day_and_night(page)
    for size in (PHONE, SMALL, SIDEWAYS, TABLET, DESKTOP):
        resized(page, size)
        no_sideways_scroll(page)
        for button in (page.get_by_role("link", name="Naucz mnie (3 minuty)"), page.get_by_role("button", name="Gram od razu")):
            expect(button).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="Naucz mnie (3 minuty)").click()
    expect(page.locator(".lesson")).to_be_visible()


@pytest.mark.parametrize("played", but_long("sen"))
def test_how_to_play_leads_to_the_goal_the_lessons_and_the_rules(visitor: Visitor, played: str) -> None:
    game = games.find(played)
    page = visitor(size=PHONE)
    page.goto("/")
    page.get_by_role("link", name=f"Jak grać: {game.words('pl')('game-name')}").click()
    card_is_shown(page)
    no_violation_by_day_and_night(page)
    no_sideways_scroll(page)
    for name in ("first", "second"):
        expect(page.locator(f"a[href='#/learn/{game.name}/{name}']")).to_be_visible()
    page.get_by_role("link", name="Zasady").click()
    expect(page.locator("dt").first).to_be_visible()


def test_the_goal_card_waits_in_the_lobby_and_in_the_menu_and_nowhere_else(visitor: Visitor) -> None:
    ola, guest = visitor(), visitor(size=PHONE, name="", newcomer=True)
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]
    opened(ola, {"game": "koty", "chairs": chairs, "house": {"pace": 0}})
    code = ola.get_by_label("Kod zaproszenia").inner_text()
    expect(ola.locator("summary", has_text="O co chodzi")).to_be_visible()
    expect(ola.locator(".goal")).to_be_hidden()  # she knows the game
    guest.goto(f"/#/join/{code}")
    guest.get_by_label("Twoje imię").fill("Ala")
    guest.get_by_role("button", name="Siadam").click()
    expect(guest.locator(".goal")).to_be_visible()
    card_is_shown(guest)
    no_violation_by_day_and_night(guest)
    ola.get_by_role("button", name="Zaczynamy").click()
    card_is_not_shown(guest)
    # It can be looked at during the match.
    guest.get_by_role("button", name="Menu", exact=True).click()
    guest.get_by_role("button", name="O co chodzi").click()
    card_is_shown(guest)
    no_violation_by_day_and_night(guest)
    guest.keyboard.press("Escape")
    card_is_not_shown(guest)


@pytest.mark.long
def test_who_takes_a_chair_in_the_middle_of_a_match_sees_the_match(visitor: Visitor) -> None:
    ola, guest, late = visitor(), visitor(name="Ala"), visitor(name="", newcomer=True)
    table = with_friend(ola, guest)
    code = ola.request.get(f"/api/tables/{table}").json()["invitation"]
    assert guest.request.post(f"/api/tables/{table}/leave", data={}).ok
    late.goto(f"/#/join/{code}")
    late.get_by_label("Twoje imię").fill("Iga")
    late.get_by_role("button", name="Siadam").click()
    card_is_not_shown(late)
    late.goto("/")
    late.get_by_role("button", name="Graj: Koty").click()
    card_is_not_shown(late)
