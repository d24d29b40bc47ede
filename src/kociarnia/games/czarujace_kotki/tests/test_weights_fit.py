"""The fit of the win model's weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from kociarnia.games.czarujace_kotki import GAME, fit
from kociarnia.games.czarujace_kotki.bot.win_model import WinModel
from kociarnia.games.czarujace_kotki.rules.rules import KotkiRules


def test_a_spoilt_weight_is_mended() -> None:
    rules = KotkiRules(2, GAME.settle(2, {"first": "1"}))
    samples = [sample for seed in range(1, 13) for sample in fit.match(rules, seed)]
    model = WinModel(rules.setup)
    fitted = fit.loss(model, samples)
    model.professor_curse = -1.0
    spoilt = fit.loss(model, samples)
    for _ in range(3):
        fit.improve(model, [fit.Weight("professor_curse")], samples, 0.001)
    assert fitted < spoilt and fit.loss(model, samples) < spoilt - 0.5 * (spoilt - fitted)


def test_equations_are_solved() -> None:
    assert fit.solved([[4.0, 1.0, 0.0], [1.0, 3.0, 1.0], [0.0, 1.0, 2.0]], [6.0, 10.0, 8.0]) == pytest.approx([1.0, 2.0, 3.0])


@pytest.mark.parametrize("players", [2, 4])
def test_weights_are_written_where_they_were_read(players: int) -> None:
    text = Path(fit.__file__).parent.joinpath("win_model.toml").read_text(encoding="utf-8")
    model = WinModel(KotkiRules(players, GAME.settle(players)).setup)
    assert fit.rewritten(text, players, model) == text
    model.clean_paws_card = -0.25
    changed = [line for line in fit.rewritten(text, players, model).splitlines() if line not in text.splitlines()]
    assert [line.split(" #")[0] for line in changed] == ["card = -0.25"]
