"""Questions with a single, empty answer: who may be spared them, and what they say."""

from __future__ import annotations

from collections.abc import Iterator

from kociarnia.engine import Game, Match, QuickDice, foregone, latest_choice


def moments(game: Game, seed: int, players: int = 0) -> Iterator[tuple[Match, int]]:
    """Whoever is asked, again and again, in a match by lot."""
    luck = QuickDice(seed)
    players = players or max(2, game.usual)
    match = Match(game, players, game.random_options(players, seed), QuickDice(seed))
    while not match.over:
        seat = match.waiting()[luck.below(len(match.waiting()))]
        yield match, seat
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])


def test_nobody_is_spared_a_choice(game: Game) -> None:
    for seed in range(3):
        for match, seat in moments(game, seed):
            move = foregone(match, seat, among_people=False)
            if move is not None:
                assert match.legal(seat) == [move]
                [choice] = match.presenter.choices(match.rules, match.view(seat))
                assert choice.empty and choice.move == move


def test_among_people_only_what_everybody_knows_is_answered_by_itself(game: Game) -> None:
    """In every world that the audience can imagine the seat could do nothing else."""
    for seed in range(3):
        for match, seat in moments(game, seed):
            move = foregone(match, seat, among_people=True)
            if move is not None:
                for number in range(20):
                    world = match.rules.imagine(match.rules.redact(match.state, match.players), QuickDice(number))
                    match.rules.turn_to(world, seat)
                    assert match.rules.legal(world) == [move]


def test_a_question_without_a_choice_says_so_to_its_seat_alone(game: Game) -> None:
    """The seat is told that it has nothing; the others read what they would read in any case."""
    for seed in range(3):
        for match, seat in moments(game, seed):
            if foregone(match, seat, among_people=False) is None:
                continue
            public = match.view(match.players)
            match.rules.turn_to(public, seat)
            own = match.presenter.question(match.rules, match.view(seat), seat)
            assert "nie masz cz" in game.words("pl", reader=seat)(own).lower()
            assert "you have nothing" in game.words("en", reader=seat)(own).lower()
            assert match.presenter.question(match.rules, public, match.players) != own


def test_to_take_back_goes_to_the_latest_choice(game: Game) -> None:
    for seed in range(1):
        passed: dict[int, int | None] = {}  # by seat: the ply of its latest answer that was a choice
        for match, seat in moments(game, seed):
            assert latest_choice(match, seat, among_people=False) == passed.get(seat)
            if foregone(match, seat, among_people=False) is None:
                passed[seat] = match.ply
