"""The cards as numbers: cards.toml, read once. No rule is written here.

Cats and strays are numbered together from 1 (`cat`): first the cats of the main deck, then the strays. The cards of the main
deck are numbered from 1 too (`face`): first the cats, with the same numbers, then treats, then what goes to a hand. Within
a hand the last group is numbered from 1 again (`kind`). 0 is a card that the observer has not seen.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from kociarnia.engine.data import read_data

CHICKEN: Final = 0
TUNA: Final = 1
MILK: Final = 2
DELICACY: Final = 3
TREATS: Final = ("chicken", "tuna", "milk", "delicacy")
COLOURS: Final = ("black", "orange", "white")

# How a cat is fed.
MENU: Final = 0  # the treats printed on its card
ONE: Final = 1  # one treat of any kind
ALIKE: Final = 2  # one or more treats of one kind
NUMBER: Final = 3  # any number of treats, at least one
DIETS: Final = {"one": ONE, "alike": ALIKE, "number": NUMBER}

# What a fed cat is paid for besides its points; the first three are colours.
BLACK: Final = 0
ORANGE: Final = 1
WHITE: Final = 2
SET: Final = 3
COSTUME: Final = 4
TOY: Final = 5
TREAT: Final = 6
EATER: Final = 7
NOTHING: Final = 8
PER: Final = {"set": SET, "costume": COSTUME, "toy": TOY, "treat": TREAT, "eater": EATER}

MARKS: Final = (None, "3+", "4")


@final
class Deck:
    """Everything in the box, in lists by number; entry 0 is the unseen card."""

    def __init__(self, data: dict[str, Any] | None = None) -> None:
        if data is None:
            data = read_data("kociarnia.games.najlepsza_gra", "cards.toml")
        values = data["values"]
        self.boxed: int = values["boxed"]
        self.open_strays: int = values["strays"]
        self.toy_sets: list[i64] = [0, *values["toy_sets"]]
        self.most_costumes_points: int = values["costumes_most"]
        self.no_costume_points: int = values["costumes_none"]
        self.catnip_from: list[int] = [line["from"] for line in values["catnip"]]
        self.catnip_points: list[int] = [line["points"] for line in values["catnip"]]
        self.catnip_per_fed: list[int] = [line["per_fed"] for line in values["catnip"]]
        self.pair_points: int = values["pair"]
        self.hungry_points: int = values["hungry"]
        self.leftover_points: int = values["leftovers"]

        nobody: dict[str, Any] = {"key": "?", "colours": [], "eats": [], "points": 0}
        cats = [nobody, *data["cat"], *data["stray"]]
        abilities: list[dict[str, Any]] = [cat.get("ability", {}) for cat in cats]
        self.cats: int = len(data["cat"])
        self.strays: int = len(data["stray"])
        self.cat_keys: list[str] = [cat["key"] for cat in cats]
        self.colours: list[i64] = [sum(1 << COLOURS.index(colour) for colour in cat["colours"]) for cat in cats]
        self.points: list[i64] = [cat["points"] for cat in cats]
        self.diet: list[i64] = [DIETS[cat["eats"]["any"]] if isinstance(cat["eats"], dict) else MENU for cat in cats]
        self.menu: list[list[i64]] = [
            [cat["eats"].count(treat) if isinstance(cat["eats"], list) else 0 for treat in TREATS[:3]] for cat in cats
        ]
        self.most_treats: list[i64] = [cat["eats"].get("most", 1) if isinstance(cat["eats"], dict) else 0 for cat in cats]
        self.bonus_per: list[i64] = [_paid_for(ability) for ability in abilities]
        self.bonus: list[i64] = [ability.get("points", 0) for ability in abilities]  # points for each of those
        self.most_fed: list[i64] = [ability.get("most_fed", 0) for ability in abilities]  # for having fed more than all others
        self.as_catnip: list[int] = [ability.get("catnip", 0) for ability in abilities]  # it may count as so many of them
        self.makes_delicacies: list[int] = [ability.get("delicacies", 0) for ability in abilities]

        treats = [card for card in data["card"] if "gives" in card]
        hand = [card for card in data["card"] if "hand" in card]
        self.face_keys: list[str] = [*self.cat_keys[: self.cats + 1], *[card["key"] for card in treats + hand]]
        self.faces: int = len(self.face_keys) - 1
        self.first_hand: int = self.cats + len(treats) + 1  # the first face that goes to the hand
        self.gives: list[list[i64]] = [[0] * 4] * (self.cats + 1) + [
            [card["gives"].count(treat) for treat in TREATS] for card in treats
        ]
        uses = [card["hand"] for card in hand]
        self.kind_keys: list[str] = ["?", *[card["key"] for card in hand]]
        self.kinds: int = len(self.kind_keys)  # the unseen one among them
        self.toys: list[i64] = [at + 1 for at, use in enumerate(uses) if use == "toy"]
        self.costume: int = uses.index("costume") + 1
        self.lost_cat: int = uses.index("lost") + 1
        self.bottle: int = uses.index("bottle") + 1
        self.catnip: int = uses.index("catnip") + 1
        marks = [[int(cat.get("mark") == mark) for mark in MARKS] for cat in data["cat"]]
        self.copies: list[list[int]] = [[0, 0, 0], *marks, *[card["copies"] for card in treats + hand]]
        for what, count in (
            ("number", self.diet.count(NUMBER)),
            ("eater", self.bonus_per.count(EATER)),
            ("delicacies", sum(n > 0 for n in self.makes_delicacies)),
        ):
            if count > 1:
                raise ValueError(f"cards.toml: more than one cat with {what}")


def _paid_for(ability: dict[str, Any]) -> int:
    per = ability.get("per")
    if per is None:
        return NOTHING
    return COLOURS.index(ability["colour"]) if per == "colour" else PER[per]
