"""Figures of the house, as Prometheus reads them."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[tuple[str, str]] = Counter()  # name and label
        self.slots = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def request(self, status: int) -> None:
        self.counts["kociarnia_http_requests_total", f'status="{status}"'] += 1

    def count(self, name: str, label: str = "") -> None:
        self.counts[f"kociarnia_{name}_total", label] += 1

    def message(self, seconds: float) -> None:
        """How long a message took, from coming in until all that came of it was on its way."""
        self.total += seconds
        self.slots[bisect_left(SECONDS, seconds)] += 1

    def text(self, gauges: dict[str, float]) -> str:
        """`gauges`: what is so just now."""
        lines = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE {name} counter")
            for (one, label), value in sorted(self.counts.items()):
                if one == name:
                    lines.append(f"{name}{{{label}}} {value}" if label else f"{name} {value}")
        for name, now in sorted(gauges.items()):
            lines += [f"# TYPE kociarnia_{name} gauge", f"kociarnia_{name} {now:g}"]
        lines.append("# TYPE kociarnia_message_seconds histogram")
        so_far = 0
        for at, bound in enumerate(SECONDS):
            so_far += self.slots[at]
            lines.append(f'kociarnia_message_seconds_bucket{{le="{bound:g}"}} {so_far}')
        all_ = so_far + self.slots[-1]
        lines += [f'kociarnia_message_seconds_bucket{{le="+Inf"}} {all_}', f"kociarnia_message_seconds_sum {self.total:.6f}"]
        return "\n".join([*lines, f"kociarnia_message_seconds_count {all_}", ""])
