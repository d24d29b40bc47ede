"""Coming in: an invitation that others can follow, by phone and by hand, and addresses that lead nowhere."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import PHONE, Visitor, no_sideways_scroll, no_violation, no_violation_by_day_and_night, opened
from tests.server.fixed import NETWORK
from tests.server.house import House

FRIENDS = {"game": "koty", "chairs": [{"kind": "me", "name": "Ola"}, {"kind": "friend"}, {"kind": "friend"}]}
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"  # as without https
NO_COPYING = "document.execCommand = () => false"
ROOM = "innerWidth - Math.max(...[...document.querySelectorAll('.panel')].map((one) => one.getBoundingClientRect().right))"
SHEET = "navigator.share = async (data) => { window.sent = data }"


@pytest.fixture
def home(visitor: Visitor, browsed: House) -> Iterator[Page]:
    """The page that ./play has opened."""
    page = visitor(size=PHONE)
    page.goto(browsed.home)
    expect(page.get_by_role("heading", name="Kociarnia")).to_be_visible()
    assert urlsplit(page.url).path == "/", "the key does not stay in the address"
    yield page
    page.request.post("/api/reach", data={"open": False})


def test_a_house_is_opened_to_phones_and_one_comes_in_by_its_link(home: Page, visitor: Visitor) -> None:
    opened(home, FRIENDS)
    expect(home.get_by_text("Ten link działa tylko na tym komputerze.")).to_be_visible()
    expect(home.get_by_role("img", name=re.compile("QR"))).to_have_count(0)  # no camera could follow it
    no_violation_by_day_and_night(home)
    no_sideways_scroll(home)
    home.get_by_role("button", name="Otwórz dom dla sieci").click()
    link = home.get_by_text(re.compile(r"/#/join/[A-Z0-9]{8}$"))
    expect(link).to_have_text(re.compile(f"^http://{NETWORK}:"))
    expect(home.get_by_role("img", name="Kod QR z linkiem do stołu")).to_be_visible()
    expect(home.get_by_text("Ten link działa tylko na tym komputerze.")).to_have_count(0)
    no_violation_by_day_and_night(home)
    no_sideways_scroll(home)
    assert home.evaluate(ROOM) >= 8, "the panels keep their distance from the edge"

    home.get_by_role("button", name="Kod QR na miejsce 3").click()
    sheet = home.get_by_role("dialog", name="Zaproszenie na miejsce 3")
    expect(sheet.get_by_role("img", name="Kod QR na miejsce 3")).to_be_visible()
    no_violation_by_day_and_night(home)
    chair = sheet.get_by_text("/#/join/").inner_text()
    home.keyboard.press("Escape")

    phone = visitor("en", size=PHONE, theme="dark", name="Tomek")
    phone.goto(chair)
    expect(phone.get_by_text("Seat 3 is waiting for you.")).to_be_visible()
    no_violation(phone)
    phone.get_by_role("button", name="Sit down").click()
    expect(home.locator(".chairs li").nth(2)).to_contain_text("Tomek")
    expect(home.locator(".chairs li").nth(1)).to_contain_text("wolne miejsce")
    late = visitor("en", size=PHONE, name="Jan")
    late.goto(chair)
    expect(late.get_by_text("That seat has been taken, but others are free.")).to_be_visible()


def test_a_code_is_typed_as_it_is_shown_and_what_is_wrong_or_missing_is_said_where_it_was_typed(visitor: Visitor) -> None:
    page = visitor(quiet=False)  # the browser itself complains of the 404
    opened(page, FRIENDS)
    code = page.get_by_label("Kod zaproszenia").inner_text()
    page.goto("/#/")
    field = page.get_by_label("Masz kod od znajomych?")
    field.fill(f"{code[:4].lower()} {code[4:]}x")
    field.press("Enter")
    expect(page.locator(".join").get_by_role("alert")).to_contain_text("Sprawdź go litera po literze")
    expect(field).to_have_value(f"{code[:4].lower()} {code[4:]}x")
    field.fill(f"{code[:4].lower()} - {code[4:]}")
    field.press("Enter")
    expect(page.get_by_role("link", name="Do stołu")).to_be_visible()
    guest = visitor(name="")
    guest.goto(f"/#/join/{code}")
    for nothing in ("", "   "):
        guest.get_by_label("Twoje imię").fill(nothing)
        guest.get_by_role("button", name="Siadam").click()
        expect(guest.get_by_role("alert")).to_contain_text("Wpisz imię")


def test_a_house_that_is_closed_again_lets_nobody_in(home: Page, visitor: Visitor) -> None:
    home.get_by_role("link", name="Graj z telefonami").first.click()
    expect(home.get_by_text("Na razie wejść tu można tylko z tego komputera.")).to_be_visible()
    no_violation_by_day_and_night(home)
    home.get_by_role("button", name="Otwórz dom dla sieci").click()
    expect(home.get_by_role("img", name="Kod QR z adresem domu")).to_be_visible()
    no_violation_by_day_and_night(home)
    no_sideways_scroll(home)
    address = home.get_by_text(f"http://{NETWORK}").inner_text()
    phone = visitor(size=PHONE, quiet=False)  # the browser itself complains of a lost line
    phone.goto(address)
    opened_there = phone.request.post(f"{address}api/tables", data=FRIENDS).json()
    phone.goto(f"{address}#/table/{opened_there['id']}")
    expect(phone.get_by_text(f"{address}#/join/")).to_be_visible()  # who came by an address hands on that address
    home.get_by_role("button", name="Zamknij dom dla sieci").click()
    expect(home.get_by_role("button", name="Otwórz dom dla sieci")).to_be_visible()
    expect(phone.locator(".strip.lost")).to_be_visible()


def test_a_browser_that_was_not_opened_by_the_command_is_told_how(visitor: Visitor) -> None:
    page = visitor("en")
    page.goto("/#/phones")
    expect(page.get_by_text("in the window that came up when it was started")).to_be_visible()
    expect(page.get_by_role("button", name="Open the house to the network")).to_have_count(0)


def test_a_link_is_copied_without_a_clipboard_and_it_says_so(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(NO_CLIPBOARD)
    opened(page, FRIENDS)
    link = page.get_by_text("/#/join/").inner_text()
    page.evaluate("addEventListener('copy', () => (window.copied = document.activeElement.value), true)")
    page.get_by_role("button", name="Skopiuj link").click()
    expect(page.get_by_role("status").filter(has_text="Link skopiowany")).to_be_visible()
    assert page.evaluate("copied") == link
    expect(page.get_by_role("button", name="Skopiuj link")).to_be_focused()
    page.evaluate(NO_COPYING)
    page.get_by_role("button", name="Skopiuj link").click()
    expect(page.get_by_text("Link jest zaznaczony")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == link


def test_a_link_is_sent_where_there_is_a_share_sheet(visitor: Visitor) -> None:
    page = visitor("en", size=PHONE)
    page.add_init_script(SHEET)
    opened(page, FRIENDS)
    page.get_by_role("button", name="Send the link").click()
    sent = page.evaluate("sent")
    assert sent["url"] == page.get_by_text("/#/join/").inner_text() and "Koty" in sent["text"]


@pytest.mark.parametrize(
    ("language", "lost"), [("pl", "Nie ma takiej strony"), pytest.param("en", "There is no such page", marks=pytest.mark.long)]
)
def test_an_address_that_is_none_shows_a_page_in_the_readers_language(visitor: Visitor, language: str, lost: str) -> None:
    page = visitor(language, quiet=False)  # the browser itself complains of the 404
    for address in ("/nowhere", "/some/where.html?a=b", "/#/nowhere"):
        answer = page.goto(address)
        assert answer is None or answer.status == (200 if "#" in address else 404)
        expect(page.get_by_role("heading", name=lost)).to_be_visible()
    no_violation(page)
    page.locator("main a").click()
    expect(page.get_by_role("heading", name="Kociarnia")).to_be_visible()
    assert urlsplit(page.url).path == "/"


def test_an_address_without_its_sign_leads_where_it_was_meant_to(visitor: Visitor) -> None:
    page = visitor(quiet=False)
    opened(page, FRIENDS)
    code = page.get_by_label("Kod zaproszenia").inner_text()
    for path in (f"/join/{code}", f"/join/{code}/2"):
        page.goto(path)
        expect(page.get_by_role("link", name="Do stołu")).to_be_visible()
        assert urlsplit(page.url)[2:] == ("/", "", path)
    page.goto("/rules/koty/R31")
    expect(page.locator(".pointed")).to_be_in_viewport()


BAD = ["join/NOSUCHCD", "join", "table/nowhere", "table", "rules/chess", "new/chess", "new", "how/chess", "goal/chess",
       "learn/chess/first", "learn/koty/tenth", "cards/chess", "replay/nowhere/1"]  # fmt: skip


def test_every_bad_link_gets_a_page_that_says_so(visitor: Visitor) -> None:
    page = visitor("en", quiet=False)
    for address in BAD:
        page.goto("/#/settings")
        expect(page.get_by_role("heading", name="Settings")).to_be_visible()
        page.goto(f"/#/{address}")
        expect(page.get_by_role("alert").or_(page.get_by_role("heading", name="There is no such page")).first).to_be_visible()
        expect(page.locator("a[href^='#/']").first).to_be_visible()
