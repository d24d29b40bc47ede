"""Since your turn: every turn of the others in one line, and nothing that the log and the table have not told."""

from __future__ import annotations

from collections import Counter

import pytest

from kociarnia import games
from kociarnia.engine import CHANCE, Game, Match, latest_choice
from kociarnia.engine.recap import Turn, recap
from kociarnia.engine.words import LANGUAGES
from tests.test_passing import moments

MOST = 120  # moments of a match


def recaps(game: Game, seed: int) -> list[tuple[Match, int, int, list[Turn]]]:
    """Whoever is asked, from which ply on, and what they are told."""
    out = []
    for number, (match, seat) in enumerate(moments(game, seed)):
        if number == MOST:
            break
        decided = latest_choice(match, seat, False)
        out.append((match.fork(), seat, 0 if decided is None else decided + 1, recap(match, seat, False)))
    return out


def test_every_turn_of_the_others_is_named(game: Game) -> None:
    for match, reader, since, turns in recaps(game, 1):
        made = {actor for actor, _ in match.made[since:]} - {CHANCE, reader}
        owners = {match.presenter.turn_of(match.rules, match.rules.redact(ply.before, reader)) for ply in match.plies(since)}
        named = {turn.seat for turn in turns}
        assert reader not in named and named <= made
        assert made - named <= made - owners, "who only answers in the turn of another is told of there"
        assert bool(made) == bool(turns) or not made - owners


@pytest.mark.parametrize("seed", range(4))
def test_it_tells_what_was_told_and_nothing_else(game: Game, seed: int) -> None:
    for match, reader, since, turns in recaps(game, seed):
        news = list(match.news(match.plies(since), reader))
        kept = [line.say for one in news for line in one.lines if not line.fleeting]
        shown = Counter(str(motion) for one in news for motion in one.motions)
        hidden = not match.presenter.reminds
        fleeting = [motion for one in news if hidden or any(line.fleeting for line in one.lines) for motion in one.motions]
        for turn in turns:
            assert all(said in kept for said in turn.says)
            motions = [motion for moment in turn.moments for motion in moment]
            if not fleeting:
                assert Counter(map(str, motions)) <= shown
            if hidden:
                assert turn.face == "" and all(motion.face == "" for motion in motions)


def test_the_changes_add_up_to_what_the_accounts_say() -> None:
    moved = 0
    for match, reader, since, turns in (one for name in games.names() for one in recaps(games.find(name), 2)):
        made = [actor for actor, _ in match.made[since:]]
        if not turns or reader in made or made[0] == CHANCE:  # what the dealer did first belongs to my own turn
            continue
        rules, presenter = match.rules, match.presenter
        then, now = (
            {one.seat: one.total for one in presenter.accounts(rules, rules.redact(state, reader), reader)}
            for state in (match.at(since), match.state)
        )
        for seat, total in now.items():
            was = then[seat]
            if was is not None and total is not None:
                by = sum(change.by for turn in turns for change in turn.changes if change.seat == seat)
                assert by == total - was
                moved += by != 0
    assert moved > 20


def test_each_sentence_is_worded_in_both_languages(game: Game) -> None:
    for match, reader, _, turns in recaps(game, 3)[:40]:
        for language in LANGUAGES:
            words = game.words(language, [f"P{seat}" for seat in range(match.players)], reader)
            for turn in turns:
                for said in turn.says:
                    text = words(said)
                    assert text[-1] in ".!”" and "…" not in text, text
