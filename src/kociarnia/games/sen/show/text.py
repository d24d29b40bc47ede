"""The table of Sen as lines of text."""

from __future__ import annotations

from kociarnia.engine import Say, Scene, Words


def text_table(scene: Scene, closed: int, words: Words, plain: bool) -> list[str]:
    """A line for each dream, its cards numbered as the moves number them; `closed` cards are in the closed pile."""
    [pile] = [zone for zone in scene.zones if zone.key == "open"]
    piles = [words(Say("draw-closed", {"count": closed}))]
    if pile.pieces and pile.pieces[-1]:
        piles.append(f"{words(pile.label)}: {words(pile.pieces[-1].label)}")
    lines = [words(fact) for fact in scene.facts] + ["; ".join(piles)]
    if len(pile.pieces) > 1:
        cards = ", ".join(words(piece.label) for piece in pile.pieces if piece)
        lines.append(words(Say("draw-browse", {"cards": cards})))
    for zone in scene.zones:
        if zone.owner >= 0:
            faces = [(slot, piece) for slot, piece in enumerate(zone.pieces, 1) if piece]
            if plain:
                cards = ", ".join(f"{slot}: {words(piece.label)}" for slot, piece in faces)
            else:  # a covered card is its number in brackets: four times "face down" is hard to read
                cards = " ".join(f"[{slot}: {words(piece.label)}]" if piece.face else f"[{slot}]" for slot, piece in faces)
            notes = "".join(f" ({words(note)})" for note in zone.notes)
            lines.append(f"{words(zone.label)}{notes}: {cards}")
    return lines
