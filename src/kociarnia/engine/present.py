"""How a game shows itself, without words or pictures of its own: zones, pieces, choices, log lines, a score breakdown.

Everything here is made from a view (a redacted state), so nothing that is shown can leak what the reader does not know.
Terminal and page draw the same scene; each words it in the reader's language.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from textwrap import wrap
from typing import TYPE_CHECKING, Generic, NamedTuple, cast

from msgspec import Struct

from kociarnia.engine.about import About, Fact
from kociarnia.engine.contract import MoveId, R, S
from kociarnia.engine.offered import Offered
from kociarnia.engine.say import Arg, Say

if TYPE_CHECKING:
    from kociarnia.engine.words import Words

COLUMNS = 80  # of a screen, unless it says otherwise


# What is shown is a tree without circles: the garbage collector need not look for any in it (`gc=False`).
class Piece(Struct, frozen=True, omit_defaults=True, gc=False):
    """A thing on the table: a card, a tile, a figure, a heap of tokens."""

    label: Say  # how it is read aloud: "face down", "Peek 1, 6 ravens"
    face: str = ""  # which picture, a key of cards.toml; empty: its back
    at: str = ""  # its handle: choices point at it; empty: it is only looked at
    marks: tuple[Say, ...] = ()  # small print on it
    quarter: int = 0  # quarter turns clockwise
    copies: int = 1  # so many alike


class Zone(Struct, frozen=True, omit_defaults=True, gc=False):
    """A place of the table with pieces in it."""

    key: str  # "dream.0"; also the handle of the place itself
    label: Say
    kind: str = "row"  # "row", "pile" (its top last), "stack" (bottom to top, all visible), "grid" (by rows), "ring"
    owner: int = -1  # the seat in front of which it lies; -1: the middle
    pieces: tuple[Piece | None, ...] = ()  # None: an empty place
    columns: int = 0  # of a grid
    notes: tuple[Say, ...] = ()  # lines beside it: "5 × 2 × 2 = 20"


NOWHERE = Zone("", Say(""))


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """The whole table as its reader may see it."""

    zones: tuple[Zone, ...]
    facts: tuple[Say, ...] = ()  # what no zone shows: the round, the turn, what lasts

    def handles(self) -> set[str]:
        """Everything that can be pointed at: the places, and the pieces that have a handle of their own."""
        return {zone.key for zone in self.zones} | {p.at for zone in self.zones for p in zone.pieces if p and p.at}


class Choice(Struct, frozen=True, omit_defaults=True, gc=False):
    """A legal move, as it is offered."""

    move: int  # a MoveId
    label: Say  # "take the top card for my 2nd card"
    clause: str  # the rule that allows it: "R13"
    at: tuple[str, ...] = ()  # handles to tap, in this order
    same: bool = False  # its effect is that of a choice before it: a board takes the tap, a list leaves it out
    empty: bool = False  # it does nothing: to pass. Where nothing else can be answered nobody need be asked


class Line(Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the log, for one reader."""

    say: Say
    fleeting: bool = False  # shown once and not kept: a peek in a game of memory


class Motion(Struct, frozen=True, omit_defaults=True, gc=False):
    """A piece on its way, as the reader saw it: boards move it, and nothing else tells where a card has gone."""

    source: str  # the handle of the piece before the move, or the key of its zone
    target: str  # the same after the move
    face: str = ""  # what is seen on the way; empty: its back


class Because(Struct, frozen=True, omit_defaults=True, gc=False):
    """Why something may not be done now, and where the rulebook says so."""

    say: Say
    clause: str = ""


def line(key: str, /, **args: Arg) -> Line:
    return Line(Say(key, args))


def because(key: str, clause: str, /, **args: Arg) -> Because:
    return Because(Say(key, args), clause)


class Account(Struct, frozen=True, omit_defaults=True, gc=False):
    """What one seat is worth now, line by line, as far as the reader knows."""

    seat: int
    total: int | None  # None while the reader cannot know it
    lines: tuple[Say, ...] = ()


class Past(NamedTuple, Generic[S]):
    """One move of a match that is over, and the state in which it was made."""

    actor: int  # a seat, or CHANCE
    text: str
    before: S


class Presenter(ABC, Generic[R, S]):
    """One game, shown to people. `view` is always redacted for `reader` (a seat, or `players` for the audience)."""

    # Log lines by their keys, for a turn told in one sentence: those passed over while there is another, and those that say
    # what came of it.
    asides: frozenset[str] = frozenset()
    outcomes: frozenset[str] = frozenset()
    # Are zones and accounts that have not changed the very same objects as before? Then what they are on the wire is kept too.
    lasting = False
    # Beside `lasting`: are zones that all see the very same objects whenever the same is shown, at any table?
    shows_again = False
    # Are choices the very same objects whenever the same is offered, at any table?
    offers_again = False
    # Is anything hidden from anybody? Else all are shown and told the same, and it is made once.
    secrets = True
    # May it show something once (a fleeting line)? Then the house keeps who has seen how much.
    shows_once = True

    def __init__(self, options: Mapping[str, int]) -> None:
        self.options = options  # settled; some are a matter of the view only
        self.reminds = True  # may a screen show again what it has shown before? In a game of memory it may not

    @abstractmethod
    def scene(self, rules: R, view: S, reader: int) -> Scene: ...

    @abstractmethod
    def question(self, rules: R, view: S, reader: int) -> Say:
        """What is asked now, and of whom (argument `who`); public."""

    @abstractmethod
    def choices(self, rules: R, view: S) -> list[Choice]:
        """The actor's legal moves in the order in which a person looks for them; of those with one effect the first stands for
        the others, which are left out or marked as `same`."""

    def offers(self, rules: R, view: S) -> list[Offered] | None:
        """The same choices in groups that are the very same objects whenever they are offered; None: there are no groups."""
        return None

    @abstractmethod
    def events(self, rules: R, before: S, move: MoveId, after: S, reader: int) -> list[Line]:
        """What happened, told to `reader`: both views are the reader's, and the move is as the reader saw it."""

    @abstractmethod
    def accounts(self, rules: R, view: S, reader: int) -> list[Account]:
        """The score breakdown of every seat."""

    @abstractmethod
    def reason(self, rules: R, view: S, move: MoveId) -> Say:
        """Why the actor would do that, in a short clause: for hints."""

    def advisable(self, rules: R, view: S) -> list[Choice]:
        """The actor's choices among which a hint may choose: none where that would say what only memory knows."""
        return [choice for choice in self.choices(rules, view) if not choice.same]

    def preview(self, rules: R, view: S, move: MoveId, reader: int) -> tuple[Scene, list[Account]]:
        """The table as it would be after a move of `reader`, made from its view: what it cannot know stays unknown."""
        after = cast(S, view.copy())
        rules.apply(after, move)
        return self.scene(rules, after, reader), self.accounts(rules, after, reader)

    def sight(self, rules: R, view: S, reader: int) -> int:
        """Through whose eyes `reader` sees the table: `players`, the audience's, where its screen shows no more than theirs and
        tells no more of others' moves, unless they were shown to it. `view` is the audience's. What many see is made once."""
        return reader

    def hears(self, rules: R, view: S, reader: int) -> int:
        """The same for what is told of others' moves, unless they were shown to it."""
        return self.sight(rules, view, reader)

    def alike(self, rules: R, move: MoveId) -> bool:
        """Beside `hears`: is a seat told the same of such a move of its own, which all have seen, as the audience?"""
        return False

    def own(self, rules: R, view: S, reader: int) -> list[Zone] | None:
        """The zones that a seat sees otherwise than the audience, if there is nothing else beside its own account: then facts,
        accounts and all other zones are made once. None: its screen is to be made for it alone."""
        return None

    def own_basis(self, rules: R, view: S, reader: int) -> object:
        """What decides how `own` and `own_account` come out: they are as they were while it is the very same. None: ask."""
        return None

    def own_account(self, rules: R, view: S, reader: int) -> Account | None:
        """Beside `own`: the seat's account of itself, where it knows more of it than the audience."""
        return None

    def motions(self, rules: R, before: S, move: MoveId, after: S, reader: int) -> list[Motion]:
        """What moved on the table, told to `reader` as in `events`; without any, boards fade from one scene to the next."""
        return []

    def turn_of(self, rules: R, view: S) -> int:
        """Whose turn it is; -1 where that is whoever moves."""
        return -1

    def gist(self, lines: list[Say]) -> tuple[Say, ...]:
        """A turn in short: of all that was told of it the first line that tells something, and what came of it in the end."""
        telling = [said for said in lines if said.key not in self.asides] or lines
        return (telling[0], *[said for said in telling[1:] if said.key in self.outcomes][-1:])

    def chief(self, rules: R, before: S, move: MoveId, motions: list[Motion]) -> Motion | None:
        """Which of the motions of a move stands for all of it; a piece that only turned moves within its own place."""
        return next((motion for motion in motions if motion.face), motions[0] if motions else None)

    def why(self, rules: R, view: S, reader: int, at: tuple[str, ...]) -> Because | None:
        """Why the handles `at` (tapped in this order, the last one in vain) make no move now. None: nothing special to say."""
        if not at or not rules.waiting(view) >> reader & 1:
            return None
        if rules.actor(view) != reader:  # several are asked at the same time
            view = cast(S, view.copy())
            rules.turn_to(view, reader)
        choices = self.choices(rules, view)
        leads_on = any(choice.at[: len(at)] == at for choice in choices)
        if leads_on or at[-1] not in self.scene(rules, view, reader).handles():
            return None
        return self.refusal(rules, view, at, choices)

    def refusal(self, rules: R, view: S, at: tuple[str, ...], choices: list[Choice]) -> Because | None:
        """The game's part of `why`: the actor, who has these `choices`, is asked; the last of `at` is in the scene and dead."""
        return None

    def card(self, rules: R, view: S, reader: int, zone: Zone, piece: Piece) -> About:
        """What is to be known of a piece of the scene: what it is, does and wants, what it is worth now. In a game of memory
        nothing that is not in sight; else what is unseen may be counted."""
        return About(piece.label, piece.face, tuple(Fact(Say("label-now"), mark) for mark in piece.marks))

    def cards(self, rules: R, view: S, reader: int, key: str) -> list[About | None]:
        """All about every piece of one place, in its order; None for an empty spot."""
        zones = (zone for zone in self.scene(rules, view, reader).zones if zone.key == key)
        pieces = ((zone, piece) for zone in zones for piece in zone.pieces)
        return [None if piece is None else self.card(rules, view, reader, zone, piece) for zone, piece in pieces]

    def elsewhere(self, rules: R, view: S, reader: int, face: str) -> About:
        """The same of a card that is shown beside the table: in the log, among what the others did, in the gallery."""
        return self.card(rules, view, reader, NOWHERE, Piece(Say(f"card-{face}"), face))

    def proposal(self, rules: R, view: S) -> list[MoveId]:
        """A row of answers that the actor may give at one stroke, best as they are; empty where there is no such thing."""
        return []

    def record_value(self, rules: R, view: S) -> int | None:
        """The number that a list of personal bests keeps of a finished match, fewer is better; None if it enters no list."""
        return None

    def feats(self, rules: R, view: S, seat: int, past: Iterable[Past[S]]) -> dict[str, int]:
        """Numbers that a seat may keep of a finished match, by the names that game.toml has under [feats]; `view`: its own at
        the end. What a match does not have is left out."""
        return {}

    def result(self, rules: R, view: S) -> list[Say]:
        """Lines that close the match, after the places; mostly none are needed."""
        return []

    def text(self, rules: R, view: S, reader: int, words: Words, plain: bool, width: int = COLUMNS) -> list[str]:
        """The table as lines of text, at most `width` columns, which are 60 or more. `plain`: for screen readers, no drawing
        with characters, and every sentence a line."""
        lines = text_of(self.scene(rules, view, reader), words)
        return lines if plain else fitted(lines, width)


def fitted(lines: Iterable[str], width: int) -> list[str]:
    """Lines that are too long are broken; what goes on is indented."""
    out = []
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()) + 4)
        out += [line] if len(line) <= width else wrap(line, width, subsequent_indent=indent, break_on_hyphens=False)
    return out


def text_of(scene: Scene, words: Words) -> list[str]:
    """A scene as lines of text: one zone a line, its notes below."""
    lines = [words(fact) for fact in scene.facts]
    for zone in scene.zones:
        lines.append(f"{words(zone.label)}: {'; '.join(_piece(piece, words) for piece in zone.pieces) or '–'}")
        lines += [f"    {words(note)}" for note in zone.notes]
    return lines


def _piece(piece: Piece | None, words: Words) -> str:
    if piece is None:
        return "–"
    text = words(piece.label)
    if piece.copies > 1:
        text = f"{piece.copies} × {text}"
    if piece.marks:
        text += f" ({', '.join(words(mark) for mark in piece.marks)})"
    return text
