"""Numbers as the reader's language writes them."""

from __future__ import annotations


class Numbers:
    def __init__(self, language: str) -> None:
        self.comma = "," if language == "pl" else "."

    def plain(self, value: float, digits: int = 0) -> str:
        text = f"{value:.{digits}f}".replace("-", "−")
        return text.replace(".", self.comma)

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self.plain(100 * share, digits)}\u00a0%"

    def span(self, low: float, high: float, digits: int = 1) -> str:
        """An interval; with a word between negative numbers it would need, a dash does."""
        return f"{self.plain(low, digits)}–{self.plain(high, digits)}"

    def shares(self, low: float, high: float) -> str:
        return self.span(100 * low, 100 * high, 0)

    def time(self, milliseconds: float) -> str:
        """With as many digits as tell something."""
        if milliseconds >= 999.5:
            return f"{self.significant(milliseconds / 1000)}\u00a0s"
        if milliseconds >= 0.9995:
            return f"{self.significant(milliseconds)}\u00a0ms"
        return f"{self.significant(1000 * milliseconds)}\u00a0µs"

    def significant(self, value: float) -> str:
        return self.plain(value, 0 if value >= 9.95 else 1).removesuffix(f"{self.comma}0")
