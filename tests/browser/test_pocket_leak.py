"""What the Worker tells its page: two worlds that differ only in what a seat cannot know give that seat the same bytes."""

from __future__ import annotations

from pathlib import Path

import pytest

from kociarnia import games
from tests.browser.pocket import DEALT, ready, web_space
from tests.browser.table import Visitor
from tests.server.house import HERE, ME, wish

MOVES = 6
# In the Worker: another world comes to lie beneath a table, or the real one again.
TWINS = """
from kociarnia.engine import QuickDice
from kociarnia.twin import Twin

asked_before, real = Pocket.ask, {}


async def ask(self, method, address, body):
    _, what, *rest = address.split("/")
    if what != "twin":
        return await asked_before(self, method, address, body)
    table, eyes, seed = rest[0], int(rest[1]), int(rest[2])
    live = self.rooms.lives[table]
    room = real.setdefault(table, live.room)
    live.room, live.seen = (Twin(room, eyes, QuickDice(seed)).room() if seed else real.pop(table)), None
    return 200, "application/json", "{}"


Pocket.ask = ask
"""
# In the page: every message of the Worker is kept as it came; `looks` tells all that comes when somebody looks.
OVERHEAR = """{
  const Own = Worker
  const lines = new Map()
  const asked = new Map()
  let count = 1e6
  window.Worker = class extends Own {
    constructor(...given) {
      super(...given)
      window.house = this
      this.addEventListener('message', ({ data }) => {
        if (asked.has(data.id)) asked.get(data.id)(data.text)
        lines.get(data.line)?.(data)
      })
    }
  }
  window.asks = async (path, body) => {
    const id = count++
    const answer = new Promise((done) => asked.set(id, done))
    house.postMessage({ kind: 'ask', id, method: 'POST', path, body: JSON.stringify(body ?? {}) })
    return JSON.parse(await answer)
  }
  window.looks = (table, ...said) =>
    new Promise((done) => {
      const line = count++
      const heard = []
      lines.set(line, (data) => {
        heard.push(JSON.stringify({ ...data, line: 0 }))
        if (data.kind !== 'told' || JSON.parse(data.text).id !== 'end') return
        house.postMessage({ kind: 'close', line })
        lines.delete(line)
        done(heard)
      })
      house.postMessage({ kind: 'open', line, table })
      for (const one of [...said, { type: 'ping', id: 'end' }])
        house.postMessage({ kind: 'say', line, text: JSON.stringify(one) })
    })
}"""
LOOKS = "([table, eyes]) => looks(table, { type: 'hello', eyes })"
PLAYS = """async ([table, players, step]) => {
  for (let eyes = 0; eyes < players; eyes++)
    for (const text of await looks(table, { type: 'hello', eyes })) {
      const { type, number, choices } = JSON.parse(JSON.parse(text).text)
      if (type !== 'update' || !choices?.length) continue
      const { move } = choices[step % choices.length]
      return looks(table, { type: 'hello', eyes }, { type: 'move', id: `move ${step}`, number, seat: eyes, move })
    }
}"""


@pytest.mark.long
def test_the_worker_tells_the_same_bytes_in_every_world_that_fits(visitor: Visitor, tmp_path: Path) -> None:
    with web_space(tmp_path) as space:
        space.written(DEALT + TWINS)
        page = visitor(anew=True)
        page.add_init_script(OVERHEAR)
        page.goto(space.address)
        ready(page)
        told_apart = 0
        for name in games.names():
            table = page.evaluate("async (wish) => (await asks('/api/tables', wish)).id", wish(name, [ME, HERE]))
            for step in range(MOVES):
                real = [page.evaluate(LOOKS, [table, eyes]) for eyes in (0, 1)]
                for eyes in (0, 1):
                    page.evaluate("(path) => asks(path)", f"/twin/{table}/{eyes}/{step + 1}")
                    assert page.evaluate(LOOKS, [table, eyes]) == real[eyes], (name, step, eyes)
                    told_apart += page.evaluate(LOOKS, [table, 1 - eyes]) != real[1 - eyes]
                    page.evaluate("(path) => asks(path)", f"/twin/{table}/{eyes}/0")
                page.evaluate(PLAYS, [table, 2, step])
        assert told_apart, "the other worlds were the same ones"
