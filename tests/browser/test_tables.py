"""Coming back: all of one's tables, whose turn it is, and what can be done when a match is over."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table import (
    DESKTOP,
    PHONE,
    WAITING,
    Visitor,
    no_sideways_scroll,
    no_violation_by_day_and_night,
    opened,
    play,
    play_to_the_end,
    sit_down,
)

SHORT = {"rounds": "1", "round_turn_cap": "5"}


def with_friend(page: Page, friend: Page, game: str = "koty", **wish: Any) -> str:
    """A table of two people who sit apart, begun; the first page is at it."""
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]
    table = opened(page, {"game": game, "chairs": chairs, "options": {"first": "1"}, **wish})
    code = page.request.get(f"/api/tables/{table}").json()["invitation"]
    joined = friend.request.post(f"/api/tables/{table}/join", data={"invitation": code, "name": "Łukasz"})
    assert joined.ok and page.request.post(f"/api/tables/{table}/start", data={}).ok
    return table


def rows(page: Page, shelf: str) -> Any:
    return page.get_by_role("region", name=shelf, exact=True).get_by_role("listitem")


def test_the_first_screen_says_whose_turn_it_is(visitor: Visitor) -> None:
    ola, friend = visitor(size=PHONE), visitor("en", size=DESKTOP, theme="dark", name="Łukasz")
    with_friend(ola, friend)
    ola.locator(".board .live").first.wait_for()
    ola.get_by_role("link", name="Wstecz").click()
    friend.goto("/")
    expect(rows(ola, "Twój ruch")).to_contain_text(["Czeka na ciebie"])
    expect(rows(friend, "Waiting")).to_contain_text(["Ola to play"])
    for page in (ola, friend):
        no_violation_by_day_and_night(page)
        no_sideways_scroll(page)
    rows(ola, "Twój ruch").get_by_role("link").click()
    expect(ola.locator(".match")).to_be_visible()
    ola.locator(".board .live").first.wait_for()


def test_no_table_is_lost_and_a_finished_one_is_a_tap_away(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    for _ in range(6):  # not one of them is gone to: a line that is cut before it stands is complained of
        wish = {"game": "koty", "chairs": [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]}
        assert page.request.post("/api/tables", data=wish).ok
    done = sit_down(page, "sen", options=SHORT)
    play_to_the_end(page)
    page.goto("/")
    expect(rows(page, "Czekamy")).to_have_count(6)
    expect(rows(page, "Skończone")).to_have_count(1)
    expect(rows(page, "Skończone")).to_contain_text(re.compile(r"Wygrana|\d\. miejsce"))
    page.get_by_role("link", name="Partie przy tym stole: Sen").click()
    expect(page.get_by_role("dialog").get_by_text("Partie przy tym stole")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name="Obejrzyj partię: Sen").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto("/")
    page.get_by_role("button", name="Jeszcze raz: Sen").click()
    expect(page).to_have_url(re.compile(f"#/table/{done}$"))
    expect(page.locator(".match")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)


def test_tables_are_searched_and_put_away(visitor: Visitor) -> None:
    page, friend = visitor("en", size=PHONE), visitor(name="Łukasz")
    with_friend(page, friend)
    opened(page, {"game": "kotobirynt", "chairs": [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]})
    page.goto("/#/tables")
    lines = page.locator("main li")
    expect(lines).to_have_count(2)
    no_violation_by_day_and_night(page)
    no_sideways_scroll(page)
    for word, game in (("lukasz", "Koty"), ("KOTOB", "Kotobirynt")):
        page.get_by_role("searchbox").fill(word)
        expect(lines).to_have_count(1)
        expect(lines).to_contain_text(game)
    page.get_by_role("searchbox").fill("xyzzy")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Put the table away: Kotobirynt").click()
    expect(lines).to_have_count(1)
    page.get_by_role("link", name="Put away 1").click()
    expect(lines).to_contain_text(["Kotobirynt"])
    no_violation_by_day_and_night(page)
    page.get_by_role("button", name="Back onto the list: Kotobirynt").click()
    expect(page.get_by_text("There is nothing on this shelf.")).to_be_visible()
    page.get_by_role("link", name="All 2").click()
    expect(lines).to_have_count(2)


def test_whose_turn_it_has_become_is_seen_without_a_reload(visitor: Visitor) -> None:
    ola, friend = visitor(hurried=True), visitor(name="Łukasz")
    table = with_friend(ola, friend, "kotobirynt", options={"first": "2"})
    with ola.expect_websocket(lambda one: one.url.endswith("/ws/home")) as line:
        ola.goto("/")
    expect(ola.get_by_role("region", name="Czekamy").locator("li")).to_have_count(1)
    friend.goto(f"/#/table/{table}")
    with line.value.expect_event("framereceived", lambda said: '"tables"' in str(said)):
        play(friend, until=WAITING)
    expect(ola.get_by_role("region", name="Twój ruch").locator("li")).to_have_count(1)
    expect(ola.locator(".state.news")).to_contain_text("Łukasz")  # what he has done
