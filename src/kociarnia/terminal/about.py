"""All about a card in plain lines: what the page's inspector shows, in the same words."""

from __future__ import annotations

from kociarnia.engine import About, Match, Words
from kociarnia.terminal.talk import Talk

COMMANDS = ("i", "inspect", "card", "karta")
MOST = 5  # cards that are told about at once


def tell(talk: Talk, match: Match, seat: int, words: Words, sought: str) -> None:
    """Tell of the pieces in sight whose name has these words in it, or whose handle they are, else of the cards of the box that
    are called so; without words, of all names in sight."""
    found: dict[tuple[str, ...], set[str]] = {}  # what is told, its name first, and by what it may be called
    rules, presenter, view = match.rules, match.presenter, match.view(seat)
    ours = {card["key"] for card in match.game.reconstructed()}
    for zone in presenter.scene(rules, view, seat).zones:
        for piece, about in zip(zone.pieces, presenter.cards(rules, view, seat, zone.key), strict=True):
            if piece and about and about.facts:
                told = _lines(about, words, about.face in ours)
                found.setdefault(told, {told[0].casefold()}).update((piece.at, piece.at.rpartition(".")[2]))
    if not sought:
        talk.wrap(words("inspect-how", cards=", ".join(dict.fromkeys(told[0] for told in found))))
        return
    called = sought.casefold()
    cards = (presenter.elsewhere(rules, view, seat, face) for face in sorted(match.game.faces))
    box = [_lines(about, words, about.face in ours) for about in cards if about.facts]
    meant = (
        [told for told, names in found.items() if called in names]
        or [told for told in box if called == told[0].casefold()]
        or [told for told in found if called in told[0].casefold()]
        or [told for told in box if called in told[0].casefold()]
    )
    for name, *lines in meant[:MOST]:
        talk.write(name)
        for line in lines:
            talk.wrap(line, "    ")
    if not meant:
        talk.wrap(words("inspect-none", text=sought))


def _lines(about: About, words: Words, ours: bool) -> tuple[str, ...]:
    lines = [words(about.name)]
    lines += [words("inspect-fact", label=words(fact.label), said=words(fact.say)) for fact in about.facts]
    if about.tip:
        lines.append(words(about.tip))
    if about.clauses:
        lines.append(words("inspect-rules", clauses=", ".join(about.clauses)))
    return (*lines, words("inspect-ours")) if ours else tuple(lines)
