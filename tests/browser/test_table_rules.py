"""A table over days: who plays for the absent, how long an answer may take, and what is asked of the others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.table import ASKED, PHONE, Visitor, no_sideways_scroll, no_violation_by_day_and_night, opened, rest
from tests.browser.test_tables import with_friend


def test_the_rules_of_a_table_are_settled_in_the_browser(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    page.goto("/#/new/koty")
    page.get_by_label("Kto siada na miejscu 2?").select_option("friend")
    page.get_by_text("Zwyczaje przy stole").click()
    expect(page.get_by_text("Stół czeka na każdego, choćby kilka dni.")).to_be_visible()
    page.get_by_label("Kiedy siada").select_option("gdy minie: 5 minut")
    page.get_by_label("Kto gra za nieobecnych").select_option("Bot: kot")
    page.get_by_label("Czas na odpowiedź").select_option("3 dni")
    no_violation_by_day_and_night(page)
    no_sideways_scroll(page)
    page.get_by_role("button", name="Zaproś do stołu").click()
    expect(page.get_by_label("Kod zaproszenia")).to_be_visible()
    table = page.url.rpartition("/")[2]
    house = page.request.get(f"/api/tables/{table}").json()["house"]
    assert (house["grace"], house["keeper"], house["clock"]) == (300, "kot", 259200)
    page.get_by_text("Zwyczaje przy stole").click()
    expect(page.get_by_label("Czas na odpowiedź")).to_have_value("259200")
    page.get_by_label("Kto gra za nieobecnych").select_option("nikt")
    expect(page.get_by_text("Zegar tylko pokazuje czas: nikt za nikogo nie gra.")).to_be_visible()
    expect(page.get_by_label("Kiedy siada")).to_have_count(0)
    no_violation_by_day_and_night(page)
    assert page.request.get(f"/api/tables/{table}").json()["house"]["keeper"] == "nobody"


def test_only_who_plays_can_be_chosen_to_begin_and_options_are_named_as_they_are_seen(visitor: Visitor) -> None:
    page = visitor(quiet=False)  # the browser itself complains of the refusal
    page.goto("/#/new/czarujace_kotki")
    page.get_by_text("Zasady przy tym stole").click()
    first, chaos = page.get_by_label("Kto zaczyna"), page.get_by_label("Wariant zamętu")
    less = page.get_by_label("Jedno miejsce mniej")
    expect(first.locator("option")).to_have_text(["losowo", *(f"gracz {number}" for number in (1, 2, 3))])
    page.get_by_label("Jedno miejsce więcej").click()
    first.select_option("gracz 4")
    less.click()
    expect(first).to_have_value("lot")
    chaos.select_option("2 koty zamętu")
    page.get_by_label("Nowe zasady").check()
    page.get_by_role("button", name="Graj", exact=True).click()
    expect(page.get_by_role("alert")).to_have_text("Opcje „Nowe zasady” i „Wariant zamętu” wykluczają się.")
    page.get_by_label("Nowe zasady").uncheck()
    less.click()
    expect(page.get_by_text("1 zmiana")).to_have_count(0)  # there is no such option for two
    page.get_by_role("button", name="Graj", exact=True).click()
    expect(page.locator(".board")).to_be_visible()


def test_the_table_waits_and_a_clock_of_days_says_so(visitor: Visitor) -> None:
    """What the menu promises is so: with these rules nobody plays for whoever goes away."""
    ola, friend = visitor(size=PHONE), visitor("en", name="Łukasz")
    table = with_friend(ola, friend, house={"clock": 3 * 86_400, "keeper": "nobody"})
    expect(ola.get_by_role("timer")).to_contain_text(re.compile(r"2 d 23 godz\.|3 d 0 godz\."))
    ola.get_by_role("button", name="Menu").click()
    ola.get_by_role("button", name="Odejdź od stołu").click()
    expect(ola.get_by_text("Nikt nie będzie grał za ciebie")).to_be_visible()
    ola.get_by_role("link", name="Wróć do gier, stół poczeka").click()
    expect(ola.get_by_role("heading", name="Twój ruch")).to_be_visible()
    kept = with_friend(ola, friend, house={"grace": 300})
    assert kept != table
    ola.get_by_role("button", name="Menu").click()
    ola.get_by_role("button", name="Odejdź od stołu").click()
    expect(ola.get_by_role("link", name="bot zagra za ciebie, gdy minie: 5 minut")).to_be_in_viewport(ratio=1)


def test_an_undo_is_asked_for_by_key_and_each_is_told_in_their_words(visitor: Visitor) -> None:
    ola, friend = visitor(), visitor("en", size=PHONE, name="Łukasz")
    table = with_friend(ola, friend)
    friend.goto(f"/#/table/{table}")
    for page in (ola, friend):  # both have answered: what is taken back now was seen by the other
        page.locator(f"{ASKED}").wait_for()
        rest(page)
        while page.locator(ASKED).count():
            page.locator(".board .live:not(.taken)").first.click()  # not the exchange: new cards cannot be taken back
            rest(page)
    ola.locator(ASKED).wait_for()
    ola.locator("body").press("u")
    expect(ola.get_by_text("Prosisz o cofnięcie")).to_be_visible()
    ola.get_by_role("button", name="Wycofaj prośbę").click()
    expect(ola.get_by_text("Prosisz o cofnięcie")).to_have_count(0)
    ola.locator("body").press("u")
    expect(ola.get_by_text("Prosisz o cofnięcie: 2 ruchy.")).to_be_visible()
    expect(ola.get_by_text("Czekamy na zgodę: Łukasz.")).to_be_visible()
    expect(friend.get_by_text("Ola asks to take back")).to_be_visible()
    no_violation_by_day_and_night(friend)
    agree, no = (friend.get_by_role("button", name=name, exact=True).bounding_box() for name in ("Agree", "No"))
    assert agree and no and agree["y"] == no["y"], "both answers stand side by side"
    friend.get_by_role("button", name="Agree").click()
    expect(ola.get_by_text("Prosisz o cofnięcie")).to_have_count(0)
    ola.locator("body").press("l")
    expect(ola.get_by_role("group", name="Dziennik").get_by_text("Za zgodą wszystkich Ola cofa 2 ruchy.")).to_be_visible()


def test_behind_a_curtain_a_clock_is_seen_and_nothing_is_read_aloud(visitor: Visitor) -> None:
    page = visitor(size=PHONE)
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "here", "name": "Tomek"}]
    opened(
        page, {"game": "sen", "chairs": chairs, "start": True, "house": {"pace": 0, "clock": 180}, "options": {"rounds": "1"}}
    )
    expect(page.locator(".curtain").get_by_role("timer")).to_be_visible()
    no_violation_by_day_and_night(page)
    assert page.locator(".hidden[role=status][aria-live], .hidden[role=alert]").all_inner_texts() == ["", ""]
