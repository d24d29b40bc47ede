"""Since your turn: every turn of the others in one line, and nothing that the log and the table have not told."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest
from msgspec.structs import replace

from kociarnia import games
from kociarnia.engine import CHANCE, Game, Match, latest_choice
from kociarnia.engine.recap import Turn, recap
from kociarnia.engine.words import LANGUAGES
from tests.test_passing import moments

MOST = 120  # moments of a match


def recaps(game: Game, seed: int, again: bool = False) -> list[tuple[Match, int, int, list[Turn]]]:
    """Whoever is asked, from which ply on, and what they are told."""
    out = []
    for match, seat in islice(moments(game, seed), MOST):
        decided = latest_choice(match, seat, False)
        out.append((match.fork(), seat, 0 if decided is None else decided + 1, recap(match, seat, False, again)))
    return out


def owners(match: Match, reader: int, since: int) -> list[int]:
    """Whose turns there were, one after the other, as far as they did something in them; without the reader's own."""
    out: list[int] = []
    for ply in match.plies(since):
        owner = match.presenter.turn_of(match.rules, match.rules.redact(ply.before, reader))
        if ply.actor >= 0 and owner in (ply.actor, reader, -1) and out[-1:] != [ply.actor]:
            out.append(ply.actor)
    return [owner for owner in out if owner != reader]


def test_every_turn_of_every_rival_is_named_at_any_number_of_players(game: Game) -> None:
    """Who only answers in the turn of another is told of there."""
    most = 0
    for players in range(2, game.seats[1] + 1):
        for match, reader in islice(moments(game, players, players), MOST // 2):
            decided = latest_choice(match, reader, False)
            expected = owners(match, reader, 0 if decided is None else decided + 1)
            assert [turn.seat for turn in recap(match, reader, False)] == expected, (players, match.ply, reader)
            most = max(most, len(expected))
        assert most >= players - 1


def test_a_turn_is_seen_again_on_the_table_as_it_was(game: Game) -> None:
    """Move by move, by what the seat saw then; where memory is the game, no table of the past is shown."""
    seen = 0
    for match, reader, since, turns in recaps(game, 1, again=True):
        rules, presenter = match.rules, match.presenter
        states = [*(ply.before for ply in match.plies(since)), match.state]
        scenes = [presenter.scene(rules, rules.redact(state, reader), reader) for state in states]
        for turn in turns:
            shown = [moment.scene for moment in turn.moments]
            if not presenter.reminds:
                assert not any(shown)
            elif len(turn.moments) > 1:
                assert shown[0] in scenes and shown[0] != shown[-1] and turn.moments[0].motions == ()
                seen += 1
        assert recap(match, reader, False) == [replace(turn, moments=()) for turn in turns]
    assert seen > 20 or not presenter.reminds


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in (2, 3))])
def test_it_tells_what_was_told_and_nothing_else(game: Game, seed: int) -> None:
    for match, reader, since, turns in recaps(game, seed, again=True):
        news = list(match.news(match.plies(since), reader))
        kept = [line.say for one in news for line in one.lines if not line.fleeting]
        shown = Counter(str(motion) for one in news for motion in one.motions)
        hidden = not match.presenter.reminds
        fleeting = [motion for one in news if hidden or any(line.fleeting for line in one.lines) for motion in one.motions]
        for turn in turns:
            assert all(said in kept for said in turn.says)
            motions = [motion for moment in turn.moments for motion in moment.motions]
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
