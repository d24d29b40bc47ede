"""A tap that makes no move says why, and where the rulebook says so."""

from __future__ import annotations

from kociarnia.engine.present import Because
from kociarnia.engine.rulebook import read
from kociarnia.games.kotobirynt.rules.state import ACT, KEEPER, ORDER
from kociarnia.games.kotobirynt.tests.table import CROSSES, OPTIONS, Table, game, presenter_of, rules_of, steps


def test_questions_after_an_action_bar_every_other_tap_with_their_clause() -> None:
    """Which cat first, which keeper: too rare in play by lot to be left to the test of all games."""
    clauses = {clause.key for clause in read(game().folder / "RULES.md").clauses}
    words = [game().words(language, ["Ola", "Ewa", "Jan", "Kuba"], 0) for language in ("en", "pl")]
    asked: set[int] = set()
    for players, options in OPTIONS:
        rules = rules_of(players, canals="branching", **options)  # where cats often come home together
        show = presenter_of(rules)
        for view, _, _ in steps(rules, 5):
            actor = rules.actor(view)
            if actor < 0 or view.asking == ACT:
                continue
            asked.add(view.asking)
            live = {at for choice in show.choices(rules, view) for at in choice.at}
            for handle in show.scene(rules, view, actor).handles() - live:
                reason = show.why(rules, view, actor, (handle,))
                assert reason and reason.clause in clauses, handle
                assert all(word(reason.say) for word in words)
    assert asked == {ORDER, KEEPER}


def why(table: Table, *at: str) -> tuple[str, str]:
    reason = presenter_of(table.rules).why(table.rules, table.state, int(table.rules.actor(table.state)), at)
    assert isinstance(reason, Because)
    return game().words("en", ["Ola", "Ewa"], 0)(reason.say), reason.clause


def test_reasons_by_name() -> None:
    table = Table(rules_of(), ["╬╪║╚", "║║║║", "║║║║", "║║║║"])
    assert why(table, "cell.b1") == (
        "Turning the bridge at b1 would change nothing: it is the same from every side. "
        "If you want to make such an empty turn, make it at a1.",
        "A7",
    )
    assert why(table, "place.e2") == ("From here a card can be pushed in. Take it from the top of the canal deck first.", "R12")
    assert why(table, "place.na")[0].startswith("Guzik (3) waits above column a (na) until an unbroken path")
    assert why(table, "place.e1")[1] == "R17" and why(table, "cats")[1] == "R18" and why(table, "won.1")[1] == "R16"
    assert why(table, "deck", "cell.c3")[1] == "R13"


def test_A8_after_an_insert_only_a_rotate() -> None:
    table = Table(rules_of(one_rotation_required="yes")).play("insert e2 0")
    assert why(table, "deck") == (
        "One of your two actions must turn a card, and the first one pushed a card in. So turn one now.", "A8",
    )  # fmt: skip


def test_questions_come_first() -> None:
    table = Table(rules_of(), CROSSES).play("rotate a1 1")
    assert why(table, "cell.b2") == (
        "Two cats have come home at once. Say first which of them is replaced first: Guzik (3), Figa (4).", "R21",
    )  # fmt: skip
    table.play("first figa")
    assert why(table, "deck") == (
        "Figa (4) has reached both keepers. Say first which one moves on: the lamplighter, the boatman.", "A12",
    )  # fmt: skip
