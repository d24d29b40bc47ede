"""A scripted table of Sen: whole rounds are dealt as a test wants them, by the same moves that a match makes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from kociarnia.engine.hidden_cards import FACE, OBSERVERS, SEEN
from kociarnia.engine.laws import ByLot
from kociarnia.engine.present import Choice, Line, Scene
from kociarnia.engine.scripted import Scripted
from kociarnia.games.sen import GAME
from kociarnia.games.sen.rules.observation import QUESTIONS
from kociarnia.games.sen.rules.rules import SenRules
from kociarnia.games.sen.rules.state import Sen


class SenTable(Scripted):
    """Player 1 (seat 0) begins, unless the options say otherwise."""

    rules: SenRules
    state: Sen

    def __init__(self, players: int = 2, **options: int | str) -> None:
        self.options = GAME.settle(players, {"first": "1", **options})
        super().__init__(SenRules(players, self.options))

    # --- what lies where

    def named(self, cards: Sequence[int]) -> str:
        return " ".join(self.rules.setup.deck.names[card & FACE] for card in cards)

    def dream(self, seat: int, observer: int | None = None) -> str:
        """A dream as it is, or as an observer knows it: "0 1 ? ?"; what nobody has seen is "?" in any case."""
        state = self.state if observer is None else self.rules.redact(self.state, observer)
        return self.named(list(state.dream(seat)))

    @property
    def open(self) -> str:
        """The open pile, its top last."""
        return self.named(list(self.state.open))

    def hand(self, observer: int) -> str:
        return self.named(list(self.rules.redact(self.state, observer).hand))

    def seen_by(self, seat: int, slot: int) -> list[int]:
        """Who has seen a card of a dream; the number after the last seat is the audience."""
        seen = int(self.state.dream(seat)[slot]) >> SEEN & OBSERVERS
        return [observer for observer in range(self.rules.players + 1) if seen >> observer & 1]

    @property
    def asked(self) -> str:
        """The open question and the seat it is put to: "turn 1"."""
        return f"{QUESTIONS.labels[QUESTIONS.index[self.state.asking]]} {self.state.asked}"

    # --- what a person sees

    def scene(self, reader: int) -> Scene:
        return GAME.presenter(self.options).scene(self.rules, self.view(reader), reader)

    def shown(self, zone: str, reader: int) -> list[str]:
        """The pictures of a zone on the reader's screen; "" for a card that shows its back."""
        [found] = [each for each in self.scene(reader).zones if each.key == zone]
        return [piece.face for piece in found.pieces if piece]

    def choices(self) -> list[Choice]:
        return GAME.presenter(self.options).choices(self.rules, self.view(self.actor))

    def told(self, text: str, reader: int) -> list[Line]:
        """Play one move and return the lines that the reader is told of it."""
        return self.step(text).events(GAME.presenter(self.options), reader)

    # --- quick ways

    def dealt(self, first: str = "8") -> SenTable:
        """Deal; all look at their first cards: seats 0 and 1 find 0, 1 (and 2), the others 3, 5 (and 6)."""
        self.play(f"{self.legal()[0]}, face {first}")
        while self.asked.startswith("look"):
            slot = int(self.legal()[0].split()[1])
            self.play(f"look {slot}, face {('012' if self.asked in ('look 0', 'look 1') else '356')[slot]}")
        return self

    def spare(self, reserved: str = "") -> str:
        """The dealer's move that names some card which is not reserved."""
        kept = Counter(reserved.split())
        for face, name in enumerate(self.rules.setup.deck.names):
            if face and self.state.bag[face] > kept[name]:
                return f"face {name}"
        raise AssertionError("no card to spare")

    def pass_turn(self, reserved: str = "") -> SenTable:
        """Draw a card and put it on the open pile."""
        face = self.spare(reserved)
        return self.play(f"draw, {face}, discard, {face}")

    def drain(self, left: int, reserved: str = "") -> SenTable:
        """Turns go by until so many cards are left in the closed pile."""
        while self.state.closed > left:
            self.pass_turn(reserved)
        return self

    def uncover(self, *dreams: str) -> SenTable:
        """Turn up all that is still covered, as `dreams` say."""
        while not self.over and self.asked.startswith("bare"):
            seat, slot = divmod(int(self.state.detail), int(self.rules.setup.slots))
            self.play(f"face {dreams[seat].split()[slot]}")
        return self

    def round(self, *dreams: str, caller: int | None) -> SenTable:
        """A whole round in which nobody changes these dreams; without a caller it goes on until it ends by itself."""
        whole = [dream.split() for dream in dreams]
        self.play(self.legal()[0])
        self.play(self.spare(" ".join(dreams)))
        while self.asked.startswith("look"):
            slot = int(self.legal()[0].split()[1])
            self.play(f"look {slot}, face {whole[self.actor][slot]}")
        while not self.state.awake and self.actor != caller:
            covered = (whole[s][slot] for s in range(len(whole)) for slot in range(len(whole[s])) if not self.seen_by(s, slot))
            self.pass_turn(" ".join(covered))
        if caller is not None:
            self.play("call")
        return self.uncover(*dreams)


def results(*dreams: str, caller: int | None, **options: int | str) -> list[int]:
    """What each player adds for a round with these dreams; None: it ends without a call, after 5 turns of each."""
    table = SenTable(len(dreams), **{"round_turn_cap": 5, **options})
    return table.round(*dreams, caller=caller).rules.scores(table.state)


def by_lot(seed: int) -> ByLot:
    """Stress decks are small ones, so that rounds end and piles run dry; half of the matches are played with I KNOW."""
    return ByLot(GAME, seed, {"i_know": 1, "rounds": 3} if seed % 2 else {"memory_aid": seed // 2 % 2})
