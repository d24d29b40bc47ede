"""What happened, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from kociarnia.engine import Line, MoveId, Who, line
from kociarnia.engine.say import Arg
from kociarnia.games.czarujace_kotki.rules.deck import KIND, PILE, SURPLUS, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import counts
from kociarnia.games.czarujace_kotki.rules.setup import Setup
from kociarnia.games.czarujace_kotki.rules.state import DEAL, DRAW, PLAYING, SEIZED, Kotki, more_of, step_of
from kociarnia.games.czarujace_kotki.show.labels import curse_text, effect_text, goal_text, kind_of, letters, marks, named


def events(setup: Setup, before: Kotki, move: MoveId, after: Kotki) -> list[Line]:
    verb, args = setup.moves[move]
    who = Who(before.asked)
    if verb in ("draw", "goal", "show", "curse", "rule", "chaos", "stack", "begin"):
        lines = _dealt(setup, before, move, after)
    elif verb == "be":
        lines = [line("log-be", who=who, kitten=named(str(args[0])))]
    elif verb == "cast":
        lines = [line("log-cast", who=who, spell=named(str(args[0])))]
    elif verb == "from":
        lines = [line("log-from-pile", who=who, card=kind_of(setup, before.pile[-1]))] if args[0] == "pile" else []
    elif verb == "fish":
        lines = [line("log-fish", who=who, card=named(str(args[0])))]
    elif verb == "card":
        lines = _card(setup, before, move)
    elif verb == "with":
        lines = [_owned("log-with", who, int(args[0]), chapter=int(args[1]), card=named(str(args[2])))]
    elif verb == "place":
        card = kind_of(setup, before.held[-1])
        lines = [_owned("log-place", who, int(args[0]), chapter=int(args[1]), card=card)]
    elif verb == "chapter":
        passed = setup.deck.target[step_of(before.detail)] != PILE
        lines = [line("log-chapter-left" if passed else "log-chapter", who=who, chapter=int(args[0]))]
    elif verb == "chapters":
        first, second = str(args[0]).split("-")
        lines = [line("log-chapters", who=who, first=int(first), second=int(second))]
    elif verb == "give":
        lines = [line("log-give", who=who, to=Who(int(args[0])), card=kind_of(setup, before.held[-1]))]
    elif args[1] in ("only", args[0]):  # one card, or two alike
        lines = [line("log-keep-only", who=who, card=named(str(args[0])))]
    else:
        lines = [line("log-keep", who=who, card=named(str(args[0])), other=named(str(args[1])))]
    return lines + _fallen(setup, before, after) + _turned(setup, before, after)


def _card(setup: Setup, before: Kotki, move: MoveId) -> list[Line]:
    deck = setup.deck
    _, args = setup.moves[move]
    step = step_of(before.detail)
    if deck.unit[step] == KIND:
        key = "log-purge"
    elif deck.unit[step] == SWAP:
        key = "log-swap"
    else:
        key = "log-discard" if deck.target[step] == PILE else "log-lift"
    return [_owned(key, Who(before.asked), int(args[0]), chapter=int(args[1]), card=named(str(args[2])))]


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
        return [line("log-chaos" if marks(card) else "log-chaos-printed", card=named(card)), _effect(setup, after, 1)]
    return []  # in which order cards fall on the pile


def _drawn(setup: Setup, before: Kotki, card: str, after: Kotki) -> list[Line]:
    who = Who(before.asked)
    if before.asking == DEAL:
        return [line("log-deal", who=who, card=named(card), chapter=more_of(before.detail) + 1)]
    if card == "caught":
        return [line("log-caught", who=who)]
    if card in ("chaos_cat", "chapter_3"):
        lines = [line("log-cat", who=who)]
        if after.open > before.open:
            lines.append(line("log-open"))
        if setup.cats and after.chaos:
            lines.append(_effect(setup, after, after.effects))
        return lines
    if before.asking == DRAW:
        return [line("log-draw", who=who, card=named(card))]
    return [line("log-looks", who=who)] if card == "?" else [line("log-look", card=named(card))]


def _effect(setup: Setup, after: Kotki, number: int) -> Line:
    program = setup.deck.effects[after.chaos][number - 1]
    return line("log-effect", number=number, text=effect_text(setup, program, after.knobs))


def _fallen(setup: Setup, before: Kotki, after: Kotki) -> list[Line]:
    """Curses that have fallen, and with how much surplus."""
    lines = []
    for seat in range(setup.players):
        for curse in after.felled[seat][len(before.felled[seat]) :]:
            spare = counts(after.surplus[seat] - before.surplus[seat])
            said: dict[str, Arg] = {"who": Who(seat), "curse": named(setup.deck.curses[curse])}
            if any(spare):
                said |= {"spare": letters(setup, spare), "points": sum(spare) * after.knobs[SURPLUS]}
            lines.append(line("log-felled-surplus" if any(spare) else "log-felled", **said))
    return lines


def _turned(setup: Setup, before: Kotki, after: Kotki) -> list[Line]:
    """A new turn begins, or the match ends."""
    if after.over != before.over:
        return [line("log-end-caught" if after.over == SEIZED else "log-end-felled")]
    if after.turn != before.turn and after.over == PLAYING:
        return [line("log-turn", who=Who(after.active(setup.players)), turn=after.turn + 1)]
    return []
