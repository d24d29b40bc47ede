"""The ladder at this keyboard: against which level a game is played next. It corrects itself by how the latest matches went;
`--bots` and the menu may say otherwise. The page has this rule too: web/src/storage/ladder.ts, cases in tests/ladder.json.
"""

from __future__ import annotations

from collections.abc import Sequence

from kociarnia.bots import LEVELS
from kociarnia.engine import Game, Match
from kociarnia.terminal import files
from kociarnia.terminal.talk import Talk


def step(won: Sequence[bool]) -> int:
    """What follows from the latest matches: 1 the next level, -1 a gentler one. What speaks for both speaks for neither."""
    return (sum(won[-5:]) >= 3) - (len(won) >= 2 and not any(won[-2:]))


def known(game: Game) -> bool:
    """Has anybody here played it to its end?"""
    return files.rung(game.name) is not None


def level(game: Game) -> str:
    """Against whom one plays next; at a first table the gentlest."""
    kept, _ = files.rung(game.name) or ("", [])
    return kept if kept in LEVELS else LEVELS[0]


def count(match: Match, people: list[int], rivals: list[str], talk: Talk) -> None:
    """Keep how a match of one person against the cats of the house ended, and say what comes of it."""
    places = match.record.places
    # Where all share one place, on one side or in a draw, nobody has beaten anybody.
    if len(people) != 1 or len(set(places)) == 1 or not set(rivals) <= set(LEVELS):
        return
    strongest = max(rivals, key=LEVELS.index)
    kept, won = files.rung(match.game.name) or ("", [])
    won = [*(won if kept == strongest else []), places[people[0]] == 1][-5:]
    by = step(won)
    following = LEVELS[max(0, min(len(LEVELS) - 1, LEVELS.index(strongest) + by))]
    if following == strongest or by > 0:
        files.set_rung(match.game.name, strongest, won)
    else:
        files.set_rung(match.game.name, following, [])
    if following != strongest:
        said = "ladder-harder" if by > 0 else "ladder-gentler"
        talk.wrap(talk.words(said, game=match.game.name, level=following, before=strongest))
