"""Being called when it is one's turn: asked for by a tap and never otherwise; by the page while it lives, else by the house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.table import PHONE, Visitor, no_sideways_scroll, no_violation_by_day_and_night, opened, rest
from tests.server.fixed import HERE
from tests.server.house import House
from tests.server.push_service import PushService, Subscriber

CALL = "Daj znać, gdy przyjdzie moja kolej"
LIVE = ".board .live"
# A page that nobody sees; the browser in tests shows all of them.
HIDE = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
# Nobody shows notifications here: what would be shown is kept, and so is who was asked.
NOTES = """{
  window.notes = []; window.prompts = 0
  class Note {
    static permission = 'default'
    static async requestPermission() { window.prompts += 1; return (Note.permission = 'ANSWER') }
    constructor(title, more) { window.notes.push([title, more.body, more.tag]) }
  }
  window.Notification = Note
}"""
# A browser whose push service is the test's own.
PUSH = """{
  const made = MADE
  let now = null
  const pushManager = {
    getSubscription: async () => now,
    subscribe: async (wish) => {
      window.wished = [wish.userVisibleOnly, wish.applicationServerKey.length]
      return (now = {
        toJSON: () => ({ endpoint: made.endpoint, keys: { p256dh: made.key, auth: made.secret } }),
        unsubscribe: async () => ((now = null), true),
      })
    },
  }
  const worker = { pushManager, active: null }
  const container = { ready: Promise.resolve(worker), getRegistration: async () => worker, register: async () => worker }
  Object.defineProperty(navigator, 'serviceWorker', { value: container })
}"""


@pytest.fixture(scope="module")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with PushService(tmp_path_factory.mktemp("push")) as one:
        yield one


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[str]:
    """A house that calls people, and may do so on this machine."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv(HERE, "1")
        environment.setenv("SSL_CERT_FILE", str(service.certificate))
        house = House(Path(tmp_path_factory.mktemp("calling")) / "data", "--push")
    with house:
        yield house.address


def lasting(ola: Page, tomek: Page) -> str:
    """A table with a clock of days, where Ola begins."""
    rules = {"pace": 0, "clock": 2 * 86_400}
    chairs = [{"kind": "me", "name": "Ola"}, {"kind": "friend"}]
    table = opened(ola, {"game": "koty", "chairs": chairs, "options": {"first": "1"}, "house": rules})
    code = ola.get_by_label("Kod zaproszenia").inner_text()
    tomek.goto(f"/#/join/{code}")
    tomek.get_by_role("button", name="Siadam").click()
    expect(tomek.get_by_role("heading", name="Przy stole")).to_be_visible()
    return table


def turn(page: Page) -> None:
    """Answers until somebody else is asked."""
    page.locator(LIVE).first.wait_for()
    while page.locator(".bar .mine").count():
        rest(page)
        page.locator(".board .live:not(.taken), .bar .choice").first.click()
        page.locator(".bar .others, .board .live:not(.taken), .bar .choice").first.wait_for()


def test_the_page_calls_while_it_lives_and_only_who_has_asked_for_it(visitor: Visitor) -> None:
    ola, tomek = visitor(), visitor(size=PHONE, name="Tomek")
    for page in (ola, tomek):
        page.add_init_script(NOTES.replace("ANSWER", "granted"))
    table = lasting(ola, tomek)
    ola.get_by_role("button", name="Zaczynamy").click()
    offer = tomek.get_by_role("region", name=CALL)
    expect(offer).to_be_visible()
    expect(ola.get_by_role("region", name=CALL)).to_have_count(0)  # she is asked for a move, and nothing else
    assert tomek.evaluate("prompts") == 0
    no_violation_by_day_and_night(tomek)
    no_sideways_scroll(tomek)
    offer.get_by_role("button", name="Tak, daj znać").click()
    expect(offer).to_have_count(0)
    assert tomek.evaluate("prompts") == 1

    tomek.evaluate(HIDE)
    turn(ola)
    tomek.evaluate("async () => { while (!notes.length) await later(20) }")
    assert tomek.evaluate("notes") == [["Koty", "Twój ruch", table]]
    expect(ola.get_by_role("region", name=CALL)).to_be_visible()  # now others play
    ola.get_by_role("button", name="Nie teraz").click()
    expect(ola.get_by_role("region", name=CALL)).to_have_count(0)
    ola.reload()
    ola.locator(".bar .others").wait_for()
    expect(ola.get_by_role("region", name=CALL)).to_have_count(0)
    assert ola.evaluate("prompts + notes.length") == 0


def test_the_house_calls_a_browser_that_has_subscribed_and_no_longer_when_it_is_switched_off(
    visitor: Visitor, service: PushService
) -> None:
    ola, tomek = visitor(), visitor(size=PHONE, name="Tomek")
    phone = Subscriber(service, "tomek")
    tomek.add_init_script(NOTES.replace("ANSWER", "granted"))
    tomek.add_init_script(PUSH.replace("MADE", json.dumps(phone.wish)))
    table = lasting(ola, tomek)
    tomek.goto("/#/settings")
    switch = tomek.get_by_role("checkbox", name=CALL)
    expect(switch).not_to_be_checked()
    no_violation_by_day_and_night(tomek)
    switch.click()
    expect(switch).to_be_checked()
    expect(tomek.get_by_text("Włączone na tym urządzeniu, także gdy Kociarnia jest zamknięta.")).to_be_visible()
    assert tomek.evaluate("wished") == [True, 65]
    no_violation_by_day_and_night(tomek)
    ola.get_by_role("button", name="Zaczynamy").click()
    turn(ola)
    assert phone.reads(service.next()) == {
        "table": table, "game": "koty", "title": "Koty", "body": "Twój ruch. Przy stole: Ola.",
    }  # fmt: skip
    assert tomek.evaluate("notes") == [], "not twice"
    switch.click()
    expect(switch).not_to_be_checked()
    assert tomek.request.get("/api/push").json().get("on") is None


def test_a_browser_that_blocks_notifications_says_where_they_are_allowed(visitor: Visitor) -> None:
    page = visitor()
    page.add_init_script(NOTES.replace("ANSWER", "denied"))
    page.goto("/#/settings")
    page.get_by_role("checkbox", name=CALL).click()
    expect(page.get_by_text("Przeglądarka blokuje powiadomienia z tej strony.")).to_be_visible()
    expect(page.get_by_role("checkbox", name=CALL)).to_be_disabled()


SHOWN = """async (said) => {
  const shown = []
  self.registration.showNotification = async (title, more) => void shown.push([title, more.body, more.tag, more.data.table])
  let work
  ExtendableEvent.prototype.waitUntil = (asked) => void (work = asked) // a made-up event may not wait
  self.dispatchEvent(new PushEvent('push', { data: JSON.stringify(said) }))
  await work
  return shown
}"""
TAPPED = """async (table) => {
  let work
  const tap = new Event('notificationclick')
  Object.assign(tap, { notification: { close: () => {}, data: { table } }, waitUntil: (asked) => void (work = asked) })
  self.dispatchEvent(tap)
  await work.catch(() => null) // only a real tap may bring a page to the front
}"""


def test_a_message_is_shown_by_the_worker_and_leads_to_its_table(visitor: Visitor) -> None:
    page = visitor(quiet=False, worker="allow")
    page.goto("/")
    page.evaluate("async () => { while (!navigator.serviceWorker.controller) await later(20) }")
    (worker,) = page.context.service_workers
    said = {"table": "a b", "game": "koty", "title": "Koty", "body": "Twój ruch."}
    assert worker.evaluate(SHOWN, said) == [["Koty", "Twój ruch.", "a b", "a b"]]
    worker.evaluate(TAPPED, "a b")
    page.wait_for_url("**/#/table/a%20b")
