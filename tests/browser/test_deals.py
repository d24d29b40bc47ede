"""Deals that several play: the deal of the day and its list, and the same deal sent by a link, each seen by two people."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    Visitor,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    opened,
    play_to_the_end,
    resized,
    sit_down,
)

COPIED = "navigator.clipboard.readText()"
GAME = "sen"  # one round of it is soon played


def copied(page: Page) -> str:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Wyślij wynik").click()
    expect(page.get_by_text(re.compile("^Skopiowano"))).to_be_visible()
    return str(page.evaluate(COPIED))


def looks_well(page: Page) -> None:
    for size in (PHONE, DESKTOP):
        resized(page, size)
        no_sideways_scroll(page)
    no_violation_by_day_and_night(page)


@pytest.mark.parametrize("names", [("Ola",), pytest.param(("Jan", "Ola"), marks=pytest.mark.long)], ids=["alone", "two"])
def test_the_deal_of_the_day_is_played_once_and_listed(visitor: Visitor, names: tuple[str, ...]) -> None:
    for name in names:
        page = visitor(size=PHONE, hurried=True, name=name)
        page.goto("/")
        page.locator(".days").scroll_into_view_if_needed()  # a newcomer sees the games first
        page.get_by_role("link", name="Rozdanie dnia: Sen, graj").click()
        page.get_by_role("button", name="Gram rozdanie dnia").click()
        expect(page.locator("header h1")).to_have_text("Sen · rozdanie dnia")
        table = page.url
        page.goto(f"/#/day/{GAME}")
        page.get_by_role("button", name="Wróć do stołu").click()
        expect(page).to_have_url(table)
        play_to_the_end(page)
        page.get_by_role("link", name="Lista dnia").click()
        expect(page.locator("li.own")).to_contain_text(name)
    ola = page
    expect(ola.locator(".mine")).to_contain_text("miejsce")
    looks_well(ola)
    text = copied(ola)
    assert re.fullmatch(rf"Kociarnia, rozdanie dnia \d+\.\d+, Sen: \d\. miejsce, .* http\S+/#/day/{GAME}", text), text
    ola.get_by_role("button", name="Zagraj po fakcie").click()
    expect(ola.locator("header h1")).to_have_text("Sen · po fakcie")
    ola.goto("/")
    tile = ola.get_by_role("link", name=re.compile(r"^Rozdanie dnia: Sen, \d"))
    expect(tile).to_be_visible()
    looks_well(ola)


def test_a_list_of_another_day_and_in_english(visitor: Visitor) -> None:
    page = visitor("en")
    page.goto(f"/#/day/{GAME}")
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("link", name="Today’s deal")).to_be_visible()
    expect(page.get_by_role("button", name="Play the deal of the day")).to_have_count(0)
    page.get_by_text("An honest deal").click()
    expect(page.locator("dd").last).to_have_text(re.compile(r"^[0-9a-f]{64}$"))


def test_the_first_match_of_a_game_may_be_the_deal_of_the_day(visitor: Visitor) -> None:
    page = visitor(newcomer=True, name="")
    page.goto("/#/day/koty")
    page.get_by_role("button", name="Gram rozdanie dnia").click()
    page.get_by_label("Jak masz na imię?").fill("Ewa")
    page.get_by_role("button", name="Dalej").click()
    page.get_by_role("button", name="Gram od razu").click()
    expect(page.locator("header h1")).to_have_text("Koty · rozdanie dnia")


def test_a_friend_plays_the_same_deal(visitor: Visitor) -> None:
    ola, jan = visitor(size=PHONE, hurried=True), visitor(hurried=True, name="Jan")
    table = sit_down(ola, GAME, name="Ola z wyzwaniem", options={"rounds": "1"})
    play_to_the_end(ola)
    ola.get_by_role("button", name="Wyślij").click()
    ola.get_by_role("button", name="Zagraj to samo rozdanie").click()
    link = ola.locator("dialog .link").inner_text()
    no_violation_by_day_and_night(ola, "dialog")
    assert "/#/same/" in link
    code = link.rpartition("/")[2]
    jan.goto(f"/#/same/{code}")
    expect(jan.get_by_text("Ola z wyzwaniem ma to rozdanie za sobą. Zagraj je i ty!")).to_be_visible()
    expect(jan.get_by_text("Wyniki obok siebie")).to_have_count(0)
    looks_well(jan)
    jan.get_by_role("button", name="Gram to rozdanie").click()
    play_to_the_end(jan)
    jan.get_by_role("link", name="Porównaj").click()
    expect(jan.locator(".results thead th")).to_have_text([re.compile("."), re.compile("Ola|Ty"), re.compile("Ola|Ty")])
    looks_well(jan)
    ola.goto(f"/#/same/{code}")
    expect(ola.locator(".results thead")).to_contain_text("Jan")
    looks_well(ola)
    jan.get_by_role("button", name="Zagraj jeszcze raz, bez porównania").click()
    expect(jan.locator("header h1")).to_have_text("Sen · po fakcie")
    ewa = visitor()
    ewa.goto(f"/#/replay/{ola.request.get(f'/api/challenges/{code}').json()['table']}")
    expect(ewa.locator("header h1")).to_contain_text("Sen")
    ewa.goto(f"/#/same/{code}")
    expect(ewa.get_by_text("To rozdanie już znasz.")).to_be_visible()
    ewa.goto(f"/#/table/{table}")  # who looks on sends a result and no deal
    ewa.get_by_role("button", name="Wyślij").click()
    expect(ewa.get_by_role("button", name="Wyślij wynik")).to_be_visible()
    expect(ewa.get_by_role("button", name="Zagraj to samo rozdanie")).to_have_count(0)


@pytest.mark.long
def test_friends_play_together_what_others_have_played_together(visitor: Visitor) -> None:
    """The lobby that a link leads to, and both tables side by side (how they come to be there: tests/server/test_deals.py)."""
    ola, ewa = visitor(hurried=True), visitor(size=PHONE, name="Ewa")
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Jan"}]
    table = opened(ola, {"game": "kotobirynt", "chairs": chairs, "start": True, "options": {"turn_cap": "3"}})
    play_to_the_end(ola)
    code = ola.request.post(f"/api/tables/{table}/challenge", data={"match": 0, "seat": 0}).json()["code"]
    ewa.goto(f"/#/same/{code}")
    expect(ewa.get_by_text("Grały w nie 2 osoby.")).to_be_visible()
    looks_well(ewa)
    ewa.get_by_role("button", name="Gramy to przy jednym stole").click()
    expect(ewa.locator(".chairs li")).to_contain_text(["Ewa", "wolne miejsce"])

    def people(*names: str) -> list[dict[str, object]]:
        return [{"seat": seat, "name": name, "place": seat + 1, "points": 50 - seat} for seat, name in enumerate(names)]

    def told(route: Route) -> None:
        here = {"people": people("Ola", "Jan"), "mine": True, "table": table, "match": 1}
        there = {"people": people("Ewa", "Bartłomiej"), "mine": False, "table": "", "match": 1}
        route.fulfill(json={**route.fetch().json(), "companies": [here, there]})

    ola.route("**/api/challenges/*", told)
    ola.goto(f"/#/same/{code}")
    tables = ola.get_by_role("region", name="Stół kontra stół").locator("tr")
    expect(tables).to_contain_text(["wasz stół", "Bartłomiej"])
    looks_well(ola)


def test_a_link_to_no_deal_says_so(visitor: Visitor) -> None:
    page = visitor(quiet=False)
    page.goto("/#/same/NOTHERE")
    expect(page.get_by_text("Nie ma takiego wyzwania.")).to_be_visible()
