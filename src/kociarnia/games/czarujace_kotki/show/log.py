"""What happened, told to one reader: log lines from the reader's views before and after a move."""

from __future__ import annotations

from typing import Any

from kociarnia.engine import Line, MoveId, Say, Who
from kociarnia.games.czarujace_kotki.rules.deck import KIND, PILE, SURPLUS, SWAP
from kociarnia.games.czarujace_kotki.rules.pages import counts
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules
from kociarnia.games.czarujace_kotki.rules.state import DEAL, DRAW, PLAYING, SEIZED, Kotki, more_of, step_of
from kociarnia.games.czarujace_kotki.show.labels import curse_text, effect_text, goal_text, kind_of, letters, marks, named


def events(rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki, reader: int) -> list[Line]:
    verb, args = rules.moves[move]
    who = Who(before.asked)
    if verb in ("draw", "goal", "show", "curse", "rule", "chaos", "stack"):
        lines = _dealt(rules, before, move, after)
    elif verb == "be":
        lines = [_line("log-be", who=who, kitten=named(str(args[0])))]
    elif verb == "cast":
        lines = [_line("log-cast", who=who, spell=named(str(args[0])))]
    elif verb == "from":
        lines = [_line("log-from-pile", who=who, card=kind_of(rules.setup, before.pile[-1]))] if args[0] == "pile" else []
    elif verb == "fish":
        lines = [_line("log-fish", who=who, card=named(str(args[0])))]
    elif verb == "card":
        lines = _card(rules, before, move)
    elif verb == "with":
        lines = [_owned("log-with", who, int(args[0]), chapter=int(args[1]), card=named(str(args[2])))]
    elif verb == "place":
        card = kind_of(rules.setup, before.held[-1])
        lines = [_owned("log-place", who, int(args[0]), chapter=int(args[1]), card=card)]
    elif verb == "chapter":
        passed = rules.setup.deck.target[step_of(before.detail)] != PILE
        lines = [_line("log-chapter-left" if passed else "log-chapter", who=who, chapter=int(args[0]))]
    elif verb == "chapters":
        first, second = str(args[0]).split("-")
        lines = [_line("log-chapters", who=who, first=int(first), second=int(second))]
    elif verb == "give":
        lines = [_line("log-give", who=who, to=Who(int(args[0])), card=kind_of(rules.setup, before.held[-1]))]
    elif args[1] in ("only", args[0]):  # one card, or two alike
        lines = [_line("log-keep-only", who=who, card=named(str(args[0])))]
    else:
        lines = [_line("log-keep", who=who, card=named(str(args[0])), other=named(str(args[1])))]
    return lines + _fallen(rules, before, after) + _turned(rules, before, after)


def _card(rules: KotkiRules, before: Kotki, move: MoveId) -> list[Line]:
    deck = rules.setup.deck
    _, args = rules.moves[move]
    step = step_of(before.detail)
    if deck.unit[step] == KIND:
        key = "log-purge"
    elif deck.unit[step] == SWAP:
        key = "log-swap"
    else:
        key = "log-discard" if deck.target[step] == PILE else "log-lift"
    return [_owned(key, Who(before.asked), int(args[0]), chapter=int(args[1]), card=named(str(args[2])))]


def _owned(key: str, who: Who, owner: int, **args: Any) -> Line:
    """A line about a card of somebody's area; the doer's own area is not named twice."""
    if who.seat == owner:
        return _line(f"{key}-own", who=who, **args)
    return _line(key, who=who, owner=Who(owner), **args)


def _dealt(rules: KotkiRules, before: Kotki, move: MoveId, after: Kotki) -> list[Line]:
    setup = rules.setup
    verb, args = rules.moves[move]
    if verb == "draw":
        return _drawn(rules, before, str(args[0]), after)
    if verb == "curse":
        curse = move - setup.curse
        key = "log-curse-reconstructed" if marks(setup.deck.curses[curse]) else "log-curse"
        return [_line(key, chapter=more_of(before.detail) + 1, curse=curse_text(setup, curse))]
    if verb == "goal":
        goal = move - setup.goal
        if goal == 0:
            return []
        key = "log-goal-reconstructed" if marks(setup.deck.goals[goal]) else "log-goal"
        return [_line(key, goal=named(setup.deck.goals[goal]), text=goal_text(setup, goal))]
    if verb == "show":
        goal = move - setup.show
        return [_line("log-show", who=Who(before.asked), goal=named(setup.deck.goals[goal]), text=goal_text(setup, goal))]
    if verb == "rule":
        rule = move - setup.rule
        text = effect_text(setup, setup.deck.laws[rule], setup.knobs)
        return [
            _line(
                "log-rule" if marks(setup.deck.rules[rule]) else "log-rule-printed",
                rule=named(setup.deck.rules[rule]),
                text=text,
            )
        ]
    if verb == "chaos":
        card = move - setup.chaos
        key = "log-chaos" if marks(setup.deck.chaos[card]) else "log-chaos-printed"
        return [_line(key, card=named(setup.deck.chaos[card])), _effect(rules, after, 1)]
    return []  # in which order cards fall on the pile


def _drawn(rules: KotkiRules, before: Kotki, card: str, after: Kotki) -> list[Line]:
    who = Who(before.asked)
    if before.asking == DEAL:
        return [_line("log-deal", who=who, card=named(card), chapter=more_of(before.detail) + 1)]
    if card == "caught":
        return [_line("log-caught", who=who)]
    if card in ("chaos_cat", "chapter_3"):
        lines = [_line("log-cat", who=who)]
        if after.open > before.open:
            lines.append(_line("log-open"))
        if rules.setup.cats and after.chaos:
            lines.append(_effect(rules, after, after.effects))
        return lines
    if before.asking == DRAW:
        return [_line("log-draw", who=who, card=named(card))]
    return [_line("log-looks", who=who)] if card == "?" else [_line("log-look", card=named(card))]


def _effect(rules: KotkiRules, after: Kotki, number: int) -> Line:
    setup = rules.setup
    program = setup.deck.effects[after.chaos][number - 1]
    return _line("log-effect", number=number, text=effect_text(setup, program, after.knobs))


def _fallen(rules: KotkiRules, before: Kotki, after: Kotki) -> list[Line]:
    """Curses that have fallen, and with how much surplus."""
    setup = rules.setup
    lines = []
    for seat in range(rules.players):
        for curse in after.felled[seat][len(before.felled[seat]) :]:
            spare = counts(after.surplus[seat] - before.surplus[seat])
            said: dict[str, Any] = {"who": Who(seat), "curse": named(setup.deck.curses[curse])}
            if any(spare):
                said |= {"spare": letters(setup, spare), "points": sum(spare) * after.knobs[SURPLUS]}
            lines.append(_line("log-felled-surplus" if any(spare) else "log-felled", **said))
    return lines


def _turned(rules: KotkiRules, before: Kotki, after: Kotki) -> list[Line]:
    """A new turn begins, or the match ends."""
    if after.over != before.over:
        return [_line("log-end-caught" if after.over == SEIZED else "log-end-felled")]
    if after.turn != before.turn and after.over == PLAYING:
        return [_line("log-turn", who=Who(after.turn % rules.players), turn=after.turn + 1)]
    return []


def _line(key: str, **args: Any) -> Line:
    return Line(Say(key, args))
