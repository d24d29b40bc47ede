"""Lessons over HTTP: the house keeps nothing, and whoever learns says what was answered so far."""

from __future__ import annotations

import pytest

from kociarnia.engine import Game
from kociarnia.engine.lesson import ON, PROPOSAL, lesson, names
from kociarnia.server.client import Client, HouseRefused, Json
from tests.server.house import House


def answer_to(step: Json) -> str:
    """What the teacher's paw would do."""
    if step.get("proposal"):
        return PROPOSAL
    return str(next(iter(step["allowed"].values()))) if step.get("allowed") else ON


def refused(browser: Client, path: str, body: Json) -> tuple[int, str]:
    with pytest.raises(HouseRefused) as answer:
        browser.post(path, body)
    return answer.value.status, answer.value.say["key"]


def test_every_lesson_is_played_to_its_end(house: House, game: Game) -> None:
    browser = house.browser()
    offered = next(one for one in browser.get("/api")["games"] if one["key"] == game.name)
    assert offered["lessons"] == {name: len(lesson(game, name).steps) for name in names(game)}
    for name, steps in offered["lessons"].items():
        answers: list[str] = []
        while not (step := browser.post(f"/api/lessons/{game.name}/{name}", {"answers": answers})).get("over"):
            assert step["step"] == len(answers) and step["of"] == steps
            now = step["tables"][-1]
            assert now["names"][step["seat"]] == "" and all(now["names"][: step["seat"]] + now["names"][step["seat"] + 1 :])
            if step.get("choices"):
                legal = {str(choice["move"]) for choice in step["choices"]}
                assert step.get("proposal") or legal & set(step["allowed"]), "of equal moves one is offered"
                assert now["steps"][-1]["waiting"] == [step["seat"]] or step["seat"] in now["steps"][-1]["waiting"]
            answers.append(answer_to(step))
        assert step["following"] in ("", *offered["lessons"]) if step.get("following") else name == names(game)[-1]


def test_what_an_answer_brought_about_is_told_move_by_move(house: House, game: Game) -> None:
    browser, path = house.browser(), f"/api/lessons/{game.name}/first"
    first = browser.post(path, {"answers": []})
    assert len(first["tables"]) == 1 and len(first["tables"][0]["steps"]) == 1, "nothing has happened yet"
    answers = [answer_to(first)]
    second = browser.post(path, {"answers": answers})
    told = second["tables"][0]["steps"]
    assert told[0]["scene"] == first["tables"][0]["steps"][0]["scene"] and len(told) > 1
    assert [step["ply"] for step in told] == list(range(told[0]["ply"], told[0]["ply"] + len(told)))
    assert browser.post(path, {"answers": []}) == first, "a step back is one answer less"


def test_taps_in_vain_and_moves_not_made(house: House, game: Game) -> None:
    browser, path = house.browser(), f"/api/lessons/{game.name}/first"
    first = browser.post(path, {"answers": []})
    nothing = browser.post(f"{path}/why", {"answers": [], "at": ["nowhere"]})
    assert nothing["type"] == "reason" and nothing["say"]["key"] == "why-asked"
    move = int(next(iter(first["allowed"])))
    seen = browser.post(f"{path}/preview", {"answers": [], "move": move})
    assert seen["type"] == "previewed" and seen["scene"]["zones"]
    for zone in first["tables"][0]["steps"][0]["scene"]["zones"]:
        told = browser.post(f"{path}/cards", {"answers": [], "zone": zone["key"]})
        assert len(told["cards"]) == len(zone.get("pieces", []))
    assert refused(browser, f"{path}/preview", {"answers": [], "move": 1 << 30}) == (400, "error-stale")
    for wrong in (["nonsense"], [PROPOSAL], [""] * 70):
        assert refused(browser, path, {"answers": wrong}) == (400, "error-lesson-answer")
    assert refused(browser, path, {"answers": "x"}) == (400, "error-message")
    assert refused(browser, f"/api/lessons/{game.name}/tenth", {"answers": []}) == (404, "error-lesson")
    assert refused(browser, "/api/lessons/chess/first", {"answers": []}) == (404, "error-game")
