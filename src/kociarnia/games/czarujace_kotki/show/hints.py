"""Why one would make a move, in a short clause."""

from __future__ import annotations

from kociarnia.engine import MoveId, Say
from kociarnia.games.czarujace_kotki.bot.evaluation import professor
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki
from kociarnia.games.czarujace_kotki.show.choices import note_after
from kociarnia.games.czarujace_kotki.show.labels import named
from kociarnia.games.czarujace_kotki.show.scene import chapter_note


def reason(setup: Setup, view: Kotki, move: MoveId) -> Say:
    verb, _ = setup.moves[move]
    if verb == "place":
        return _place(setup, view, move - setup.place)
    if verb in ("cast", "card"):
        return Say(f"why-{verb}", {"percent": round(100 * professor(setup, view))})
    return Say(f"why-{verb}")


def _place(setup: Setup, view: Kotki, page: int) -> Say:
    seat, chapter = page // CHAPTERS, page % CHAPTERS
    if seat != view.asked:
        return Say("why-place-there")
    curse = named(setup.deck.curses[view.display[chapter]])
    after = note_after(setup, view, page)
    if after.key == "note-ready":
        return Say("why-place-ready", {"curse": curse})
    if after.args.get("lacks") != chapter_note(setup, view, seat, chapter).args.get("lacks"):
        return Say("why-place-closer", {"curse": curse})
    return Say("why-place-aside")
