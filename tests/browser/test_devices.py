"""Another device: by a code and by its link; cut off again; and a chair that is freed for somebody whose device is gone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import (
    ASKED,
    PHONE,
    Visitor,
    no_sideways_scroll,
    no_violation,
    no_violation_by_day_and_night,
    opened,
    play,
    rest,
    sit_down,
)
from tests.browser.test_lessons import by_paw

DEVICE = "Graj dalej na innym urządzeniu"
LIVE = ".board .live"
BEGUN = r"\"koty first\":{\"answers\":[\""
HANDLES = "(all) => all.map((one) => one.dataset.at)"


def shown_code(page: Page) -> str:
    page.get_by_role("button", name="Pokaż kod").click()
    code = page.locator("p[aria-label='Kod z innego urządzenia']")
    expect(code).to_have_text(re.compile("^[A-Z2-9]{8}$"))
    return code.inner_text().replace("\n", "")


def from_menu(page: Page, entry: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry, exact=True).click()
    expect(page.get_by_role("dialog", name=entry)).to_be_visible()


def test_a_person_goes_on_at_a_phone_and_both_devices_see_the_same(visitor: Visitor) -> None:
    page = visitor()
    phone = visitor(size=PHONE, theme="dark", name="", newcomer=True, quiet=False)  # the browser complains of a wrong code
    table = sit_down(page, "koty", options={"first": "1"})
    page.locator(LIVE).first.wait_for()
    from_menu(page, DEVICE)
    no_violation(page)
    code = shown_code(page)
    assert code not in page.url and code not in page.locator("dialog .link").inner_text().split("#")[0]
    no_violation_by_day_and_night(page)

    phone.goto("/#/settings")
    phone.get_by_role("link", name="Masz kod z innego urządzenia?").click()
    phone.get_by_label("Kod z innego urządzenia").fill("nie ten")
    phone.get_by_role("button", name="Dalej").click()
    expect(phone.get_by_role("alert")).to_contain_text("Ten kod nie działa")
    phone.get_by_label("Kod z innego urządzenia").fill(f"{code[:4].lower()} {code[4:]}")
    phone.get_by_role("button", name="Dalej").click()
    expect(phone.get_by_role("heading", name="Grasz tu dalej jako Ola?")).to_be_visible()
    expect(phone.get_by_text("Przejdą tu imię, 1 stół, statystyki i lekcje.")).to_be_visible()
    no_violation_by_day_and_night(phone)
    no_sideways_scroll(phone)
    phone.get_by_role("button", name="Tak, gram tu jako Ola").click()
    expect(phone.get_by_role("heading", name="Kociarnia")).to_be_visible()
    assert phone.evaluate("JSON.parse(localStorage['kociarnia.settings']).name") == "Ola"
    assert "koty" in phone.evaluate("localStorage['kociarnia.goals']"), "what was seen there need not be shown again"

    expect(page.get_by_text("Gotowe. Drugie urządzenie gra już jako ty.")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_count(2)
    no_violation(page)
    page.keyboard.press("Escape")
    phone.locator(f"a[href='#/table/{table}']").first.click()
    phone.locator(LIVE).first.wait_for()
    rest(phone)
    assert play(phone, moves=4) == "enough"
    phone.locator(ASKED).wait_for()  # all that the others did has come
    rest(phone)
    log = phone.get_by_role("button", name="Dziennik")
    log.click()
    expect(phone.get_by_role("dialog")).to_contain_text("Ola: gra przenosi się też na inne urządzenie.")
    told = phone.get_by_role("dialog").get_by_role("listitem").all_inner_texts()
    page.get_by_role("button", name="Dziennik").click()
    expect(page.get_by_role("dialog").get_by_role("listitem")).to_have_text(told)

    # A lesson that is begun on the one goes on on the other.
    phone.goto("/#/learn/koty/first")
    with phone.expect_response(lambda one: one.url.endswith("/along") and BEGUN in (one.request.post_data or "")):
        by_paw(phone)
    page.goto("/#/how/koty")
    expect(page.get_by_role("link", name="Wróć do lekcji")).to_be_visible()


def test_the_link_leads_there_and_the_code_leaves_the_address(visitor: Visitor) -> None:
    page, phone = visitor(), visitor("en", size=PHONE)
    table = sit_down(page, "koty")
    page.goto("/#/settings")
    expect(page.get_by_role("heading", name=DEVICE)).to_be_visible()
    code = shown_code(page)
    no_violation_by_day_and_night(page)
    opened(phone, {"game": "koty", "chairs": [{"kind": "me"}, {"kind": "friend"}]})
    phone.goto(f"/#/device/{code}")
    expect(phone.get_by_role("heading", name="Play on here as Ola?")).to_be_visible()
    expect(phone.get_by_text("This device has 1 other table.")).to_be_visible()
    assert phone.url.endswith("/#/device"), "an address may be shared, or stay in a history"
    phone.get_by_role("button", name="No", exact=True).click()
    expect(phone.get_by_role("button", name="Show a code")).to_be_visible()
    no_violation(phone)
    no_sideways_scroll(phone)
    phone.goto("/#/settings")
    phone.goto(f"/#/device/{code}")
    phone.get_by_role("button", name="Yes, I play here as Ola").click()

    # It is cut off while it looks at the table: nothing of the hand stays on its screen.
    phone.locator(f"a[href='#/table/{table}']").first.click()
    hand = phone.locator(".board [data-at^='hand.']:not(section)")
    hand.first.wait_for()
    held = {at for at in hand.evaluate_all(HANDLES) if not at[-1].isdigit() or at[5].isalpha()}  # cards, not whole hands
    other = page.get_by_role("listitem").filter(has_text="Telefon")
    other.get_by_role("button", name="Odłącz").click()
    expect(page.get_by_text("Tamto urządzenie straci twoje stoły")).to_be_visible()
    no_violation(page)
    other.get_by_role("button", name="Odłącz").click()
    expect(page.get_by_role("listitem").filter(has_text="Telefon")).to_have_count(0)
    expect(phone.locator(LIVE)).to_have_count(0)
    expect(phone.locator(".board")).to_be_visible()
    assert held and not held & set(phone.locator(".board [data-at]").evaluate_all(HANDLES))


@pytest.mark.long  # without a browser: tests/server/test_devices.py
def test_the_host_frees_the_chair_of_somebody_whose_device_is_gone(visitor: Visitor) -> None:
    ola, tomek = visitor(), visitor(size=PHONE, name="Tomek")
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]
    table = opened(ola, {"game": "koty", "chairs": chairs, "options": {"first": "2"}, "house": {"pace": 0}})
    code = ola.get_by_label("Kod zaproszenia").inner_text()
    tomek.goto(f"/#/join/{code}")
    tomek.get_by_role("button", name="Siadam").click()
    ola.get_by_role("button", name="Zaczynamy").click()
    tomek.locator(LIVE).first.wait_for()
    hand = tomek.locator(".board [data-at^='hand.']").evaluate_all(HANDLES)
    from_menu(ola, "Kto siedzi przy stole")
    expect(ola.get_by_role("button", name="Zwolnij miejsce: Tomek")).to_have_count(0)
    tomek.context.close()

    ola.get_by_role("button", name="Zwolnij miejsce: Tomek").click()
    expect(ola.get_by_text("Zrób to, gdy Tomek nie może już wejść")).to_be_visible()
    no_violation_by_day_and_night(ola)
    ola.get_by_role("button", name="Zwolnij miejsce", exact=True).click()
    expect(ola.get_by_text("miejsce czeka na powrót")).to_be_visible()
    link = ola.get_by_role("dialog").locator(".link")
    expect(link).to_have_text(re.compile(f"/#/join/{code}/2$"))
    no_violation_by_day_and_night(ola)
    ola.keyboard.press("Escape")

    new = visitor(size=PHONE, name="Tomek")
    new.goto(f"/#/join/{code}/2")
    new.get_by_role("button", name="Siadam").click()
    new.locator(LIVE).first.wait_for()
    assert new.locator(".board [data-at^='hand.']").evaluate_all(HANDLES) == hand
    ola.get_by_role("button", name="Dziennik").click()
    expect(ola.get_by_role("dialog")).to_contain_text("Miejsce zwolnione, czeka na powrót: Tomek.")
    expect(ola.get_by_role("dialog")).to_contain_text("Tomek siada na miejscu 2.")
    assert table in new.url
