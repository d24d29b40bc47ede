"""The table as lines of text: the curses, how far off the professor is, every kitten's chapters and what they lack."""

from __future__ import annotations

from kociarnia.engine import Say, Who, Words
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules import score
from kociarnia.games.czarujace_kotki.rules.deck import CARDS
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import Kotki
from kociarnia.games.czarujace_kotki.show.labels import curse_text, is_reconstructed, letters, named, row
from kociarnia.games.czarujace_kotki.show.scene import chapter_note, deck_notes, facts, goal_note


def text_table(setup: Setup, view: Kotki, reader: int, words: Words) -> list[str]:
    out = [words(say) for say in [*facts(setup, view), *deck_notes(view)]]
    out.append("")
    star = False
    for chapter in range(setup.chapters):
        curse = view.display[chapter]
        text = words(Say("draw-chapter", {"chapter": chapter + 1}))
        if curse:
            designed = is_reconstructed(setup.deck.curses[curse])
            star |= designed
            out.append(f"{text} {words(curse_text(setup, curse))}{'*' if designed else ''}")
        else:
            out.append(f"{text} {words(Say('note-closed' if chapter >= view.open else 'note-no-curse'))}")
    pile = words(Say("draw-pile", {"cards": row(setup, list(view.pile[-12:])) if len(view.pile) > 0 else "–"}))
    out += [pile, ""]
    active = view.active(setup.players) if view.turn >= 0 else -1
    for seat in range(setup.players):
        out += _kitten(setup, view, seat, words, seat == active)
    if 0 <= reader < setup.players:
        out.append(words(goal_note(setup, view, reader)))
    if star:
        out.append(words(Say("draw-star")))
    return out


def _kitten(setup: Setup, view: Kotki, seat: int, words: Words, active: bool) -> list[str]:
    token = view.tokens[seat]
    said: dict[str, Arg] = {
        "who": Who(seat),
        "kitten": named(setup.deck.kittens[view.kittens[seat]]) if view.kittens[seat] >= 0 else Say("draw-no-kitten"),
        "points": int(score.magic(setup, view, seat)),
        "curses": len(view.felled[seat]),
        "cards": int(score.measure(setup, view, seat, CARDS)),
        "spell": named(setup.deck.spells[token]) if token >= 0 else Say("draw-no-spell"),
    }
    out = [f"{'>' if active else ' '} {words(Say('draw-kitten', said))}"]
    for chapter in range(view.open):
        lying = letters(setup, counts(view.area[seat * CHAPTERS + chapter]))
        cards = words(lying) if lying else "–"
        out.append(f"    {chapter + 1}: {cards:<10} {words(chapter_note(setup, view, seat, chapter))}")
    return out
