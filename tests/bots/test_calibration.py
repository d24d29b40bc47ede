"""Values held against results: what the tool counts, fits and writes."""

from __future__ import annotations

import random
import tomllib

import pytest

from bench import calibration
from bench.calibration import Sample
from kociarnia.engine import Game


def told(power: float, count: int) -> list[Sample]:
    """Samples of a sense that says p where the chance is as p to that power."""
    luck, out = random.Random(3), []
    for number in range(count):
        said = luck.uniform(0.1, 0.9)
        chance = said**power / (said**power + (1.0 - said) ** power)
        won = float(luck.random() < chance)
        out.append(Sample(number, number % 3, [said, 1.0 - said], [won, 1.0 - won]))
    return out


@pytest.mark.parametrize("power", [0.5, 1.0, 2.0])
def test_the_fit_finds_how_sharp_a_sense_should_be(power: float) -> None:
    samples = told(power, 3000)
    found = calibration.fitted(samples, [0, 1])
    assert found == pytest.approx(power, rel=0.2)
    for other in (0.5, 1.0, 2.0):
        if other != power:
            assert sum(calibration.loss(samples, [0, 1], other)) > sum(calibration.loss(samples, [0, 1], found))


def test_a_table_of_what_was_told_and_what_came() -> None:
    samples = [Sample(0, 0, [0.95, 0.05], [1.0, 0.0]), Sample(1, 0, [0.95, 0.05], [0.0, 1.0])]
    assert calibration.reliability(samples, [0, 1], 1.0) == "0.05>0.50(2) 0.95>0.50(2)"


def test_a_match_gives_samples_that_make_up_one(game: Game) -> None:
    samples = list(calibration.play(game, 2, 1, ["greedy"]))
    assert samples and {sample.part for sample in samples} <= {0, 1, 2}
    assert all(sum(sample.came) == pytest.approx(1.0) for sample in samples)


def test_a_number_is_written_where_it_belongs(game: Game) -> None:
    text = (game.folder / "game.toml").read_text(encoding="utf-8")
    once = calibration.rewritten(text, 2, 0.61)
    twice = calibration.rewritten(calibration.rewritten(once, 4, 1.3), 2, 0.75)
    before, after = tomllib.loads(text), tomllib.loads(twice)
    assert {**before.get("sharpness", {}), "2": 0.75, "4": 1.3} == after.pop("sharpness")
    before.pop("sharpness", None)
    assert after == before and "# by" in twice
