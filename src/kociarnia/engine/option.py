"""Options: the switches of a game's rules, as data. Lobby forms, the command line and the tests are drawn from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from kociarnia.engine.words import Refusal

YES = {"yes": 1, "no": 0, "on": 1, "off": 0, "true": 1, "false": 0, "1": 1, "0": 0, "tak": 1, "nie": 0}


@dataclass(frozen=True)
class Option:
    """One switch. Inside, a value is an int: 0 or 1, the number, or the position among the choices."""

    key: str
    kind: str  # "yes", "number" or "choice"
    default: int
    low: int = 0
    high: int = 1
    choices: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # player counts that may set it; empty: all
    excludes: tuple[str, ...] = ()  # options that may not be set beside it
    implies: tuple[str, ...] = ()  # yes-options that are set along with it
    clause: str = ""  # where the rulebook speaks of it
    samples: tuple[int, ...] = ()  # numbers worth trying in random play, where the range is wide
    screen: bool = False  # a matter of the view only: it changes no rule
    names_seat: bool = False  # it is the number of a seat, counted from 1, which must be taken

    @classmethod
    def read(cls, key: str, data: Mapping[str, Any]) -> Option:
        """From a table of game.toml."""
        kind = data["kind"]
        choices = tuple(str(choice) for choice in data.get("choices", ()))
        default = data.get("default", choices[0] if choices else 0)
        if kind == "choice":
            low, high, value = 0, len(choices) - 1, choices.index(str(default))
        elif kind == "number":
            low, high, value = data["low"], data["high"], int(default)
        elif kind == "yes":
            low, high, value = 0, 1, int(default)
        else:
            raise ValueError(f"option {key}: no such kind: {kind}")
        return cls(
            key, kind, value, low, high, choices, tuple(data.get("seats", ())), tuple(data.get("excludes", ())),
            tuple(data.get("implies", ())), data.get("clause", ""), tuple(data.get("samples", ())), bool(data.get("screen")),
            bool(data.get("names_seat")),
        )  # fmt: skip

    def parse(self, text: str) -> int:
        """The value that a person wrote."""
        text = text.strip()
        value = -1
        if self.kind == "yes":
            if text.lower() not in YES:
                raise Refusal("error-option-yes", key=self.key, value=text)
            value = YES[text.lower()]
        elif self.kind == "choice":
            if text not in self.choices:
                raise Refusal("error-option-choice", key=self.key, value=text, known=", ".join(self.choices))
            value = self.choices.index(text)
        else:
            try:
                value = int(text)
            except ValueError:
                raise Refusal("error-option-number", key=self.key, value=text, low=self.low, high=self.high) from None
        self.check(value)
        return value

    def check(self, value: int) -> None:
        if self.low <= value <= self.high:
            return
        if self.kind == "number":
            raise Refusal("error-option-number", key=self.key, value=str(value), low=self.low, high=self.high)
        if self.kind == "choice":
            raise Refusal("error-option-choice", key=self.key, value=str(value), known=", ".join(self.choices))
        raise Refusal("error-option-yes", key=self.key, value=str(value))

    def text(self, value: int) -> str:
        """The value as it is written in records and on the command line."""
        if self.kind == "choice":
            return self.choices[value]
        if self.kind == "yes":
            return "yes" if value else "no"
        return str(value)

    def values(self) -> tuple[int, ...]:
        """Values worth trying in random play: all, or a sample of a wide range."""
        if self.samples:
            return tuple(sorted({self.default, *self.samples}))
        return tuple(range(self.low, self.high + 1)) if self.high - self.low <= 8 else (self.default, self.low, self.high)


def settle(
    options: tuple[Option, ...], seats: tuple[int, int], players: int, chosen: Mapping[str, int | str]
) -> dict[str, int]:
    """Every option with its value: defaults filled in, implications followed, nonsense refused by name."""
    known = {option.key: option for option in options}
    if not seats[0] <= players <= seats[1]:
        raise Refusal("error-players", players=players, low=seats[0], high=seats[1])
    full = {key: option.default for key, option in known.items()}
    for key, value in chosen.items():
        if key not in known:
            raise Refusal("error-option-unknown", key=key, known=", ".join(sorted(known)))
        if isinstance(value, str):
            full[key] = known[key].parse(value)
        else:
            known[key].check(int(value))
            full[key] = int(value)
    changed = [option for option in options if full[option.key] != option.default]
    for option in changed:
        if option.seats and players not in option.seats:
            counts = ", ".join(map(str, option.seats))
            raise Refusal("error-option-seats", key=option.key, players=players, counts=counts)
        if option.names_seat and full[option.key] > players:
            least = full[option.key]
            counts = f"{least}–{seats[1]}" if least < seats[1] else str(least)
            raise Refusal("error-option-seats", key=option.key, players=players, counts=counts)
        for other in option.excludes:
            if full[other] != known[other].default:
                raise Refusal("error-option-clash", key=option.key, other=other)
        for other in option.implies:
            if other in chosen and not full[other]:
                raise Refusal("error-option-implies", key=option.key, other=other)
            full[other] = 1
    return full
