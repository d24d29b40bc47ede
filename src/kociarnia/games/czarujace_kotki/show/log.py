"""What happened, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from kociarnia.engine import Line, MoveId, Say, Who, line
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KIND, KINDS, PILE, SURPLUS, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import CHAPTERS, counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import (
    DEAL,
    DRAW,
    EFFECT,
    GIVE,
    LOOK,
    PLACE,
    PLAYING,
    SEIZED,
    SOURCE,
    SPELL,
    Kotki,
    more_of,
    step_of,
)
from kociarnia.games.czarujace_kotki.show.kept import shown_with
from kociarnia.games.czarujace_kotki.show.labels import curse_text, effect_text, goal_text, letters, marks, named, one_of

ASK_BITS: Final[i64] = 6
SEAT_BITS: Final[i64] = 3
MOVE_BITS: Final[i64] = 12


def events(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Line]:
    lines = _told(setup, before, move, after)
    if setup.cats > 0:
        lines = lines + _effect(setup, before, after)
    if before.felled is not after.felled:
        lines = lines + _fallen(setup, before, after)
    if after.turn != before.turn or after.over != before.over:
        lines = lines + _turned(setup, before, after)
    return lines


def _told(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Line]:
    """The move itself: its words depend on the question, and on the card in hand or on the pile of which it speaks."""
    kept, ask = shown_with(setup).lines, before.asking
    about = before.detail
    if ask == PLACE or ask == GIVE:
        about = before.held[len(before.held) - 1]
    elif ask == SOURCE:
        about = before.pile[len(before.pile) - 1]
    elif ask == SPELL or ask == DRAW or ask == LOOK:
        about = after.open - before.open
    key = ((about << ASK_BITS | ask) << SEAT_BITS | before.asked) << MOVE_BITS | move
    lines = kept.get(key)
    return lines if lines is not None else kept.keep(key, _tell(setup, before, move, after))


def _tell(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Line]:
    verb, args = setup.moves[move]
    who, kinds = Who(before.asked), setup.deck.kinds
    if verb in ("draw", "goal", "show", "curse", "rule", "chaos", "stack", "begin"):
        lines = _dealt(setup, before, move, after)
    elif verb == "be":
        lines = [line("log-be", who=who, kitten=named(str(args[0])))]
    elif verb == "cast":
        lines = [line("log-cast", who=who, spell=named(str(args[0])))]
    elif verb == "from":
        lines = [line("log-from-pile", who=who, card=one_of(kinds[before.pile[-1]]))] if args[0] == "pile" else []
    elif verb == "fish":
        lines = [line("log-fish", who=who, card=one_of(str(args[0])))]
    elif verb == "card":
        lines = _card(setup, before, move)
    elif verb == "with":
        one, other = _lying(setup, before, more_of(before.detail)), _lying(setup, before, move - setup.with_)
        lines = [line("log-with", who=who, one=one, other=other)]
    elif verb == "place":
        card = one_of(kinds[before.held[-1]])
        lines = [_owned("log-place", who, int(args[0]), chapter=int(args[1]), card=card)]
    elif verb == "chapter":
        passed = setup.deck.target[step_of(before.detail)] != PILE
        lines = [line("log-chapter-left" if passed else "log-chapter", who=who, chapter=int(args[0]))]
    elif verb == "chapters":
        first, second = str(args[0]).split("-")
        lines = [line("log-chapters", who=who, first=int(first), second=int(second))]
    elif verb == "give":
        lines = [line("log-give", who=who, to=Who(int(args[0])), card=one_of(kinds[before.held[-1]]))]
    elif args[1] in ("only", args[0]):  # one card, or two alike
        lines = [line("log-keep-only", who=who, card=one_of(str(args[0])))]
    else:
        lines = [line("log-keep", who=who, card=one_of(str(args[0])), other=one_of(str(args[1])))]
    return lines


def _card(setup: Setup, before: Kotki, move: MoveId) -> list[Line]:
    deck = setup.deck
    _, args = setup.moves[move]
    step = step_of(before.detail)
    if deck.unit[step] == KIND:
        key = "log-purge"
    elif deck.unit[step] == SWAP:
        return [line("log-swap", who=Who(before.asked), one=_lying(setup, before, move - setup.pick))]
    else:
        key = "log-discard" if deck.target[step] == PILE else "log-lift"
    card = Say(f"all-{args[2]}") if key == "log-purge" else one_of(str(args[2]))
    return [_owned(key, Who(before.asked), int(args[0]), chapter=int(args[1]), card=card)]


def _lying(setup: Setup, before: Kotki, at: int) -> Say:
    """A card at its chapter; the doer's own is not named by its owner."""
    page, kind = at // KINDS, at % KINDS + 1
    owner = page // CHAPTERS
    said: dict[str, Arg] = {"owner": Who(owner), "chapter": page % CHAPTERS + 1, "card": one_of(setup.deck.kinds[kind])}
    return Say("lying-own" if owner == before.asked else "lying", said)


def _owned(key: str, who: Who, owner: int, **args: Arg) -> Line:
    """A line about a card of somebody's area; the doer's own area is not named twice."""
    if who.seat == owner:
        return line(f"{key}-own", who=who, **args)
    return line(key, who=who, owner=Who(owner), **args)


def _dealt(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Line]:
    deck = setup.deck
    verb, args = setup.moves[move]
    card = str(args[0])
    if verb == "draw":
        return _drawn(setup, before, card, after)
    if verb == "begin":
        return [line("log-begin", who=Who(move - setup.begin))]
    if verb == "curse":
        key = "log-curse-reconstructed" if marks(card) else "log-curse"
        return [line(key, chapter=more_of(before.detail) + 1, curse=curse_text(setup, move - setup.curse))]
    if verb == "goal" and move == setup.goal:
        return []
    if verb == "goal":
        key = "log-goal-reconstructed" if marks(card) else "log-goal"
        return [line(key, goal=named(card), text=goal_text(setup, move - setup.goal))]
    if verb == "show":
        return [line("log-show", who=Who(before.asked), goal=named(card), text=goal_text(setup, move - setup.show))]
    if verb == "rule":
        text = effect_text(setup, deck.laws[move - setup.rule], setup.knobs)
        return [line("log-rule" if marks(card) else "log-rule-printed", rule=named(card), text=text)]
    if verb == "chaos":
        return [line("log-chaos" if marks(card) else "log-chaos-printed", card=named(card))]
    return []  # in which order cards fall on the pile


def _drawn(setup: Setup, before: Kotki, card: str, after: Kotki) -> list[Line]:
    who = Who(before.asked)
    if before.asking == DEAL:
        return [line("log-deal", who=who, card=one_of(card), chapter=more_of(before.detail) + 1)]
    if card == "caught":
        return [line("log-caught", who=who)]
    if card in ("chaos_cat", "chapter_3"):
        lines = [line("log-cat", who=who)]
        if after.open > before.open:
            lines.append(line("log-open"))
        return lines
    if before.asking == DRAW:
        return [line("log-draw", who=who, card=one_of(card))]
    return [line("log-looks", who=who)] if card == "?" else [line("log-look", card=one_of(card))]


def _effect(setup: Setup, before: Kotki, after: Kotki) -> list[Line]:
    """The effect of the chaos card that comes now: after chapter 3 has its curse (A24)."""
    awaited = before.awaits(EFFECT) or after.effects > before.effects
    if not awaited or after.awaits(EFFECT):
        return []
    program = setup.deck.effects[after.chaos][after.effects - 1]
    return [line("log-effect", number=after.effects, text=effect_text(setup, program, after.knobs))]


def _fallen(setup: Setup, before: Kotki, after: Kotki) -> list[Line]:
    """Curses that have fallen, and with how much surplus."""
    lines = []
    for seat in range(setup.players):
        for curse in after.felled[seat][len(before.felled[seat]) :]:
            spare = counts(after.surplus[seat] - before.surplus[seat])
            said: dict[str, Arg] = {"who": Who(seat), "curse": named(setup.deck.curses[curse])}
            if any(spare):
                said |= {"spare": letters(setup, spare) or "", "points": sum(spare) * after.knobs[SURPLUS]}
            lines.append(line("log-felled-surplus" if any(spare) else "log-felled", **said))
    return lines


def _turned(setup: Setup, before: Kotki, after: Kotki) -> list[Line]:
    """A new turn begins, or the match ends."""
    if after.over != before.over:
        return [line("log-end-caught" if after.over == SEIZED else "log-end-felled")]
    if after.turn != before.turn and after.over == PLAYING:
        return [_turn(int(after.active(setup.players)), int(after.turn) + 1)]
    return []


@lru_cache(maxsize=1024)
def _turn(who: int, turn: int) -> Line:
    return line("log-turn", who=Who(who), turn=turn)
