"""`kociarnia review`: looking back at a finished match with the strongest cat."""

from __future__ import annotations

import argparse
from bisect import bisect
from pathlib import Path

from kociarnia import games
from kociarnia.bots.review import Decision, Review, completed, judge, look_back
from kociarnia.engine import Match, Refusal, Words
from kociarnia.terminal import files
from kociarnia.terminal.progress import progress
from kociarnia.terminal.talk import Talk, width

STEPS = "▁▂▃▄▅▆▇█"


def review(asked: argparse.Namespace, words: Words) -> int:
    record = files.read(Path(asked.file))
    game = games.find(record.game)
    record.rules(game)
    match = Match.resume(game, record, deal=False)  # what a record has is all there is
    if not 1 <= asked.eyes <= match.players:
        raise Refusal("cli-seat", seat=asked.eyes, players=match.players)
    if not match.over:
        raise Refusal("review-unfinished")
    eyes = asked.eyes - 1
    outline, cases = look_back(match, eyes, asked.open)
    judgements = []
    with progress(words("review-thinking"), len(cases)) as advance:
        for case in cases:
            judgements.append(judge(game, match.rules, case.view, case.made, case.ply))
            advance(1)
    table = Words(words.language, (*words.folders[1:], game.folder)).at(record.names, eyes)
    _tell(completed(outline, cases, judgements), Talk(table), table, asked.plain)
    return 0


def _tell(found: Review, talk: Talk, words: Words, plain: bool) -> None:
    talk.say("review-open" if found.open else "review-seen", name=words.name(found.eyes))
    talk.write("")
    _chances(found, talk, words, plain)
    talk.write("")
    talk.say("review-turning" if found.swings else "review-even")
    for number, swing in enumerate(found.swings, 1):
        whose = words.name(found.standings[swing.turn].seat)
        chances = {"before": percent(swing.before), "after": percent(swing.after)}
        talk.wrap(words("review-swing", number=number, turn=swing.turn + 1, name=whose, **chances), "  ")
        for say in swing.says:
            talk.wrap(words(say), "     ")
    talk.write("")
    same = sum(decision.judgement.label is None for decision in found.decisions)
    talk.say("review-moves", same=same, count=len(found.decisions))
    for decision in found.decisions:
        turn = max(1, bisect([standing.ply for standing in found.standings[:-1]], decision.ply))
        _decision(decision, turn, talk, words)


def _chances(found: Review, talk: Talk, words: Words, plain: bool) -> None:
    talk.say("review-chances", fair=percent(found.fair))
    chances = [standing.chances[found.eyes] for standing in found.standings]
    if not plain:
        line = "".join(STEPS[min(int(chance * len(STEPS)), len(STEPS) - 1)] for chance in chances)
        room = width() - 2
        talk.lines([f"  {line[at : at + room]}" for at in range(0, len(line), room)])
        return
    for turn, standing in enumerate(found.standings[:-1], 1):
        talk.say("review-chance", turn=turn, name=words.name(standing.seat), chance=percent(chances[turn - 1]))
    talk.say("review-end", chance=percent(chances[-1]))


def _decision(decision: Decision, turn: int, talk: Talk, words: Words) -> None:
    judgement = decision.judgement
    for number, say in enumerate(decision.says):
        talk.wrap(words(say) if number else words("review-move", turn=turn, says=words(say)), "    " if number else "  ")
    reason = words(judgement.reason)
    if judgement.label is None:
        talk.wrap(words("review-same", reason=reason), "    ")
    else:
        key = "review-better" if judgement.loss else "review-other"
        talk.wrap(words(key, label=words(judgement.label), reason=reason, loss=percent(judgement.loss)), "    ")


def percent(share: float) -> int:
    return round(100 * share)
