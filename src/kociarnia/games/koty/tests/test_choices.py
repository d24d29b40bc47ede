"""What the choices say: what will really happen, and in which words."""

from __future__ import annotations

from kociarnia.engine import OVER, QuickDice
from kociarnia.games.koty import GAME
from kociarnia.games.koty.rules.rules import KotyRules
from kociarnia.games.koty.rules.state import DEEP, DEFEND, LANDS, LOSE, NINE, PAIR, TURN, Koty
from kociarnia.games.koty.tests.table import Table

NAMES = ["Ola", "Mruczek", "Łatka"]


def said(table: Table, move: str, language: str = "pl") -> tuple[str, str]:
    """The label of a move, and why one would make it."""
    presenter, words, view = GAME.presenter(table.koty.options), GAME.words(language, NAMES, 0), table.view(0)
    choice = next(choice for choice in presenter.choices(table.koty, view) if choice.move == table.ids[move])
    return words(choice.label), words(presenter.reason(table.koty, view, choice.move))


FULL = "1|2|3|4"  # a cat on every land


def test_R27_a_reward_without_a_land_is_not_promised() -> None:
    table = Table([FULL, "9 9 8"], ["1 8 J 4"])
    assert said(table, "play blue1 1 0") == (
        "atak: Niebo 1 na Niebo 8 (Mruczek, kraina 1: 8 × 2 × 2 = 32) – przyjaźń, nagroda przepadnie",
        "rywalowi zostanie 9 × 2 = 18 zamiast 8 × 2 × 2 = 32, choć nagroda przepadnie",
    )
    assert said(table, "play blue8 1 0", "en") == (
        "attack: Moon 8 on Mruczek’s Moon 8 (land 1, 8 × 2 × 2 = 32) – a fight, the reward will be forfeit",
        "the rival is left with 9 × 2 = 18 instead of 8 × 2 × 2 = 32, though the reward is forfeit",
    )
    table = Table(["1|2|3|", "9 9 8"], ["1 8 J 4"])
    assert said(table, "play blue1 1 0")[0].endswith("– przyjaźń, dostajesz „9”")
    assert said(table, "joker blue8 1 0")[0].endswith("– walka, zabierasz kota")


def test_R27_E6_E7_nor_at_home() -> None:
    table = Table(["9 9 9 5|1|2|3"], ["4 5 2 3"])
    assert (
        said(table, "play pink4 0 0")[0]
        == "Róża 4 na Różę 5 w twojej krainie 1: przyjaźń, oba koty uciekają, nagroda przepadnie"
    )
    assert said(table, "play pink5 0 0")[0] == "Róża 5 na Różę 5 w twojej krainie 1: walka, obie karty przepadną"
    table = Table(["9 9 9 5|1|2|3"], ["4 5 2 3"], pair_partial=1)
    assert said(table, "play pink5 0 0")[0] == "Róża 5 na Różę 5 w twojej krainie 1: walka, kot zostaje, ale bez nowej „9”"


def test_A29_A30_nor_for_night_cards() -> None:
    table = Table([FULL, "9 R"], ["bat dragon 3 4"], bat=1, dragon=1)
    assert said(table, "bat 1 0") == (
        "nietoperz: zabierz kruka (Mruczek, kraina 1); nie masz na niego miejsca, więc przepadnie",
        "pozbędziesz się nietoperza, choć kruk przepadnie",
    )
    assert said(table, "dragon", "en")[0] == "dragon: all ravens leave; you have no room for the dragon, so it will be forfeit"
    table = Table(["1|2|3|R", "9 R"], ["bat dragon 3 4"], bat=1, dragon=1)
    assert said(table, "dragon")[0] == "smok: wszystkie kruki odlatują, smok zostaje twoją „9”"
    table = Table([FULL], ["dragon 2 3 4"], dragon=1)
    assert said(table, "dragon") == (
        "smok: kruków teraz nie ma; na smoka nie masz miejsca, więc przepadnie",
        "kruków teraz nie ma, a smok przepadnie: pozbędziesz się go",
    )


def outcome(rules: KotyRules, state: Koty, move: int, dice: QuickDice) -> str:
    """What really becomes of the reward of a play that nobody answers."""
    setup, seat = rules.setup, state.asked
    world = state.copy()
    rules.apply(world, move)
    while world.asking not in (TURN, OVER):
        if world.asking == NINE:
            return "given"
        if world.asking == PAIR:
            land = rules.legal(world)[0] - setup.pair
            return "half" if world.depth[seat * LANDS + land] == DEEP else "given"
        if world.asking == LOSE:
            break
        rules.apply(world, setup.give_in if world.asking == DEFEND else rules.roll(world, dice))
    return "none" if world.exhausted else "lost"


def test_R27_A4_A19_choices_and_hints_promise_what_will_come() -> None:
    """Random play, odd decks too: what a choice says of its reward is what happens if nobody answers."""
    seen = set()
    for seed in range(24):
        players = 2 + seed % 3
        chosen: dict[str, int | str] = {"bat": 4, "dragon": 1, "pair_partial": seed % 2, "exhaustion_immediate": seed // 2 % 2}
        options = GAME.settle(players, chosen)
        rules = GAME.stressed(players, options, seed) if seed % 3 else GAME.made(players, options)
        assert isinstance(rules, KotyRules)
        presenter, dice, state = GAME.presenter(options), QuickDice(seed), rules.start()
        while state.asking != OVER:
            view = rules.redact(state, state.asked)
            for choice in presenter.choices(rules, view) if state.asking == TURN else ():
                promised = choice.label.args.get("reward")
                if promised:
                    assert promised == presenter.reason(rules, view, choice.move).args["reward"]
                    comes = outcome(rules, state, choice.move, dice)
                    if comes == "none" and not choice.label.key.endswith("friends"):
                        comes = "lost"  # a pair, a raven and a dragon need no card of the pile
                    assert promised == comes, (seed, rules.text(choice.move))
                    seen.add(promised)
            rules.apply(state, rules.roll(state, dice))
    assert seen == {"given", "half", "lost", "none"}


def test_R2_each_colour_and_the_raven_have_a_letter_of_their_own() -> None:
    kinds = {"blue1": "blue8", "yellow2": "yellow7", "green3": "green6", "pink4": "pink5", "raven": "raven", "joker": "joker"}
    for language in ("en", "pl"):
        words = GAME.words(language)
        letters = [words(f"sign-{key}")[0] for key in kinds]
        assert letters == [words(f"sign-{key}")[0] for key in kinds.values()]
        assert len(set(letters)) == len(kinds), (language, letters)
        for key in kinds:
            assert words(f"card-{key}")[0].upper() == words(f"sign-{key}")[0]
