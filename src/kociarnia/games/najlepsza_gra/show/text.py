"""The table as lines of text: the grid with its marker, the strays, and everybody's cats with what they still need."""

from __future__ import annotations

from kociarnia.engine import Piece, Say, Scene, Words, Zone
from kociarnia.games.najlepsza_gra.rules.deck import TREATS, Deck
from kociarnia.games.najlepsza_gra.rules.state import EMPTY, Najlepsza
from kociarnia.games.najlepsza_gra.show.labels import cat_of, colours_of

MARGIN = 9  # before the grid: names of the rows


def text_table(deck: Deck, view: Najlepsza, scene: Scene, words: Words, plain: bool, width: int) -> list[str]:
    lines = [words(fact) for fact in scene.facts]
    zones = {zone.key: zone for zone in scene.zones}
    lines += spoken(zones, words) if plain else grid(deck, view, words, (width - MARGIN) // 3)
    lines.append(_listed(words(zones["strays"].label), [_piece(piece, words) for piece in zones["strays"].pieces if piece]))
    for seat in range(len(view.fronts)):
        cats, treats, hand = (zones[f"{name}.{seat}"] for name in ("front", "treats", "hand"))
        named = [
            _piece(piece, words, _short(deck, cat)) for piece, cat in zip(cats.pieces, view.fronts[seat], strict=True) if piece
        ]
        lines.append(_listed(words(cats.label), named))
        for zone in (treats, hand):
            lines.append(_listed(f"  {words(zone.label)}", [_piece(piece, words) for piece in zone.pieces if piece]))
        lines += [f"  {words(note)}" for note in cats.notes]
    return lines


def spoken(zones: dict[str, Zone], words: Words) -> list[str]:
    """The grid row by row, for screen readers."""
    pieces = zones["grid"].pieces
    out = []
    for row in range(3):
        cards = [_piece(piece, words) if piece else words("nothing") for piece in pieces[3 * row : 3 * row + 3]]
        out.append(f"{words(Say(f'line-row{row + 1}'))}: {'; '.join(cards)}")
    return out


def grid(deck: Deck, view: Najlepsza, words: Words, cell: int) -> list[str]:
    """Three rows of cards, two lines each: the name, and what a cat wants and is worth. `cell`: columns of a card."""
    heads = [_marked(words(Say(f"line-column{column + 1}")), view.marker == 3 + column, words) for column in range(3)]
    lines = [" " * MARGIN + "".join(head.ljust(cell) for head in heads).rstrip()]
    for row in range(3):
        faces = view.grid[3 * row : 3 * row + 3]
        names = [words(Say(f"card-{deck.face_keys[face]}")) if face != EMPTY else "–" for face in faces]
        wants = [_wants(deck, face, words) for face in faces]
        lines.append((_line_head(words(Say(f"line-row{row + 1}"))) + "".join(name.ljust(cell) for name in names)).rstrip())
        marker = f"({words('mark-cat')})" if view.marker == row else ""
        below = (_line_head(f"  {marker}" if marker else "") + "".join(want.ljust(cell) for want in wants)).rstrip()
        lines += [below] if below else []
    return lines


def _marked(text: str, marked: bool, words: Words) -> str:
    return f"{text} ({words('mark-cat')})" if marked else text


def _line_head(text: str) -> str:
    return text.ljust(MARGIN)


def _wants(deck: Deck, face: int, words: Words) -> str:
    if face == EMPTY or face > deck.cats:
        return ""
    letters = "".join(words(f"letter-{treat}") * deck.menu[face][k] for k, treat in enumerate(TREATS[:3]))
    return f"{words(colours_of(deck, face))} {letters} {words(_worth(deck, face))}"


def _worth(deck: Deck, cat: int) -> Say:
    """Points; a star for an ability, which stands in full where the cat can be had."""
    return Say("short-ability") if deck.bonus[cat] else Say("short-points", {"points": deck.points[cat]})


def _short(deck: Deck, cat: int) -> Say:
    said = {"cat": cat_of(deck, cat), "colours": colours_of(deck, cat), "worth": _worth(deck, cat)}
    return Say("short-cat", said)


def _piece(piece: Piece, words: Words, label: Say | None = None) -> str:
    text = words(label or piece.label)
    if piece.copies > 1:
        text = f"{piece.copies} × {text}"
    if piece.marks:
        text += f" [{', '.join(words(mark) for mark in piece.marks)}]"
    return text


def _listed(label: str, parts: list[str]) -> str:
    return f"{label}: {'; '.join(parts) or '–'}"
