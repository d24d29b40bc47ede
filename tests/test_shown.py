"""What every game shows to boards, on random play: motions between handles that are there, a reason for every tap in vain."""

from __future__ import annotations

import pytest

from kociarnia.engine import Because, Game
from kociarnia.engine.laws import ByLot
from kociarnia.engine.words import LANGUAGES

NAMES = ["Ola", "Mruczek", "Łatka", "Puszek", "Psotka", "Rudzik"]
MOVES = 300
SEEDS = [seed if seed < 2 else pytest.param(seed, marks=pytest.mark.long) for seed in range(12)]


@pytest.mark.parametrize("seed", SEEDS)
def test_motions_go_from_what_was_there_to_what_is_there(game: Game, seed: int) -> None:
    match = ByLot(game, seed)
    rules, presenter = match.rules, match.presenter
    told = 0
    for step in match.steps(MOVES):
        for reader in range(rules.players + 1):
            before, move, after = step.seen(reader)
            motions = presenter.motions(rules, before, move, after, reader)
            if motions:
                old, new = (presenter.scene(rules, view, reader).handles() for view in (before, after))
                assert {motion.source for motion in motions} <= old, (step.text, motions)
                assert {motion.target for motion in motions} <= new, (step.text, motions)
                told += 1
    assert told > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_every_tap_in_vain_has_a_reason_with_its_clause(game: Game, seed: int) -> None:
    """Tapped first, or after handles that a move begins with. A tap that leads on needs none, and nobody else is told any."""
    match = ByLot(game, seed)
    rules, presenter, luck = match.rules, match.presenter, match.luck
    reasons: dict[str, Because] = {}
    for step in match.steps(MOVES):
        waiting = rules.waiting(step.before)
        for reader in range(rules.players + 1):
            view = rules.redact(step.before, reader)
            there = sorted(presenter.scene(rules, view, reader).handles())
            if not waiting >> reader & 1:
                assert presenter.why(rules, view, reader, (luck.choice(there),)) is None
                continue
            turned = view.copy()
            rules.turn_to(turned, reader)
            rows = [choice.at for choice in presenter.choices(rules, turned)]
            begun = sorted({row[:depth] for row in rows for depth in range(len(row))})
            for taken in {(), luck.choice(begun)} if begun else {()}:
                live = {row[len(taken)] for row in rows if row[: len(taken)] == taken and len(row) > len(taken)}
                for handle in luck.sample(there, min(4, len(there))):
                    because = presenter.why(rules, view, reader, (*taken, handle))
                    assert (because is None) == (handle in live), (taken, handle)
                    if because:
                        reasons[str(because)] = because
    assert reasons
    assert {because.clause for because in reasons.values()} <= {clause.key for clause in game.rulebook().clauses}
    for because in () if match.stressed else reasons.values():
        for language in LANGUAGES:
            text = game.words(language, NAMES, 0)(because.say)
            assert text.endswith((".", "!", "?")) and "{" not in text and "  " not in text, text


def test_what_is_shown_again_is_the_very_same_object_where_that_is_promised(game: Game) -> None:
    """The house keeps by identity what such parts are on the wire: whoever breaks the promise makes every move dearer."""
    match = ByLot(game, 0)
    rules, presenter = match.rules, match.presenter
    zones = same = groups = kept = 0
    for step in match.steps(MOVES):
        actor = rules.actor(step.before)
        view = rules.redact(step.before, max(actor, 0))
        first, again = (presenter.scene(rules, one, max(actor, 0)).zones for one in (view, view.copy()))
        zones += len(first)
        same += sum(one is other for one, other in zip(first, again, strict=True))
        if presenter.offers_again and actor >= 0:
            choices = zip(presenter.choices(rules, view), presenter.choices(rules, view.copy()), strict=True)
            assert all(one is other for one, other in choices)
        offers = presenter.offers(rules, view) if actor >= 0 else None
        if offers is not None:
            assert all(offer.choices for offer in offers), "nothing is no choice"
            assert [choice for offer in offers for choice in offer.choices] == presenter.choices(rules, view)
            others = presenter.offers(rules, view.copy()) or []
            groups += len(offers)
            kept += sum(one is other for one, other in zip(offers, others, strict=True))
    assert not presenter.lasting or same > zones / 2
    assert kept >= groups / 2
