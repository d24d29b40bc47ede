"""Records: a whole match as readable text, one move a line. The dealer's moves are among the rest, so no seed is needed.

    kociarnia record 1
    game: sen 1
    players: 2
    options: penalty=15 i_know=yes
    deck: 1f0c2a...
    names: Ola | Łatka

    * deal 0
    * face 5
    0 look 1

Each move begins with who made it: a seat, or `*` for the dealer. Lines that begin with `#` are remarks.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from kociarnia.engine.contract import Rules
from kociarnia.engine.game import Game
from kociarnia.engine.words import Refusal

FORMAT = "kociarnia record 1"
HEADINGS = ("game", "players", "options", "deck", "names", "commitment", "secret", "scores", "places")


@dataclass
class Record:
    """One match: which game, version, players and options, and every move as text."""

    game: str
    version: int
    players: int
    options: dict[str, str] = field(default_factory=dict)  # as texts; those with their default are left out
    moves: list[str] = field(default_factory=list)  # "0 take 2", "* face 5"
    deck: str = ""  # digest of the deck and of the move table
    names: list[str] = field(default_factory=list)
    commitment: str = ""  # hash of the dealer's secret, published before the deal
    secret: str = ""  # the secret itself, published after the match
    scores: list[int] = field(default_factory=list)  # the result, when the match is over
    places: list[int] = field(default_factory=list)

    def text(self) -> str:
        lines = [FORMAT, f"game: {self.game} {self.version}", f"players: {self.players}"]
        lines.append("options: " + " ".join(f"{key}={value}" for key, value in self.options.items()))
        if self.deck:
            lines.append(f"deck: {self.deck}")
        if self.names:
            lines.append("names: " + " | ".join(self.names))
        if self.commitment:
            lines.append(f"commitment: {self.commitment}")
        if self.secret:
            lines.append(f"secret: {self.secret}")
        for key, numbers in (("scores", self.scores), ("places", self.places)):
            if numbers:
                lines.append(f"{key}: " + " ".join(map(str, numbers)))
        return "\n".join([*(line.rstrip() for line in lines), "", *self.moves, ""])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; a damaged one is refused with its line and the reason."""
        lines = text.replace("\r\n", "\n").split("\n")  # not splitlines: a name may hold what else parts lines
        if not lines or lines[0].strip() != FORMAT:
            raise Refusal("error-record-format", line=1)
        head: dict[str, str] = {}
        body = len(lines)
        for number, line in enumerate(lines[1:], 2):
            if not line.strip():
                body = number
                break
            if line.startswith("#"):
                continue
            key, colon, value = line.partition(":")
            if not colon or key not in HEADINGS:
                raise Refusal("error-record-head", line=number, text=line.strip())
            if key in head:
                raise Refusal("error-record-twice", line=number, key=key)
            head[key] = value.strip()
        for key in ("game", "players"):
            if key not in head:
                raise Refusal("error-record-lacks", line=body, key=key)
        name, _, version = head["game"].partition(" ")
        if not _whole(version) or not _whole(head["players"]):
            raise Refusal("error-record-number", line=2)
        options: dict[str, str] = {}
        for pair in head.get("options", "").split():
            key, equals, value = pair.partition("=")
            if not equals:
                raise Refusal("error-record-option", text=pair)
            options[key] = value
        moves = [line.strip() for line in lines[body:]]
        kept = [move for move in moves if move and not move.startswith("#")]
        names = [name.strip() for name in head["names"].split("|")] if head.get("names") else []
        return cls(
            name, int(version), int(head["players"]), options, kept, head.get("deck", ""), names,
            head.get("commitment", ""), head.get("secret", ""), _numbers(head, "scores"), _numbers(head, "places"),
        )  # fmt: skip

    def check(self, game: Game) -> None:
        """Refused if it is of another game, or of a version of it that cannot be played any more."""
        if game.name != self.game:
            raise Refusal("error-record-game", game=self.game, here=game.name)
        if self.version != game.version and self.version not in game.earlier:
            raise Refusal("error-record-version", game=self.game, version=self.version, here=game.version)

    def rules(self, game: Game) -> Rules[Any]:
        """The rules it was played by; refused if they are not the same any more."""
        self.check(game)
        rules = game.rules(self.players, game.as_of(self.version, self.options))
        if self.deck and self.deck != game.digest(rules):
            raise Refusal("error-record-deck", game=self.game)
        return rules


def _whole(text: str) -> bool:
    """A small number in plain digits: what comes from outside may hold other digits, and thousands of them."""
    return text.isascii() and text.isdigit() and len(text) <= 4


def _numbers(head: dict[str, str], key: str) -> list[int]:
    try:
        return [int(number) for number in head.get(key, "").split()]
    except ValueError:
        raise Refusal("error-record-numbers", key=key, text=head[key]) from None
