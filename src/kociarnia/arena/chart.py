"""Plots as SVG without scripts. Colours come from the page's style, so that they follow light and dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

WIDTH = 360  # drawn for a phone; wider screens enlarge it
LEFT, RIGHT = 92, 300  # where rows have their scale; names before it, values after it
ROW = 30
Text = Callable[[float], str]


class Row(NamedTuple):
    """One bot in a plot of rows."""

    name: str
    colour: int
    points: tuple[float, ...]  # along the scale; what they are, the plot knows
    value: str  # told at the end of the row
    title: str  # told when it is pointed at


class Bar(NamedTuple):
    colour: int
    value: float
    low: float
    high: float
    title: str


def ladder(rows: Sequence[Row], label: str, tick: Text) -> str:
    """A dot with its interval for each row: points are value, low, high."""
    scale, ticks = _linear(min(row.points[1] for row in rows), max(row.points[2] for row in rows))

    def mark(row: Row, y: float) -> str:
        value, low, high = (scale(point) for point in row.points)
        return (
            f'<line class="whisker c{row.colour}" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="dot c{row.colour}" cx="{value:.1f}" cy="{y}" r="6"/>'
        )

    return _rows(rows, label, [(scale(at), tick(at)) for at in ticks], mark)


def boxes(rows: Sequence[Row], label: str, tick: Text) -> str:
    """Half of all matches in the box: points are the shares of 5, 25, 50, 75 and 95 %."""
    scale, ticks = _linear(min(row.points[0] for row in rows), max(row.points[4] for row in rows))

    def mark(row: Row, y: float) -> str:
        least, low, middle, high, most = (scale(point) for point in row.points)
        return (
            f'<line class="thin c{row.colour}" x1="{least:.1f}" x2="{most:.1f}" y1="{y}" y2="{y}"/>'
            f'<rect class="box c{row.colour}" x="{low:.1f}" width="{max(1.0, high - low):.1f}" y="{y - 8}" height="16" rx="4"/>'
            f'<line class="middle" x1="{middle:.1f}" x2="{middle:.1f}" y1="{y - 8}" y2="{y + 8}"/>'
        )

    return _rows(rows, label, [(scale(at), tick(at)) for at in ticks], mark)


def durations(rows: Sequence[Row], label: str, tick: Text) -> str:
    """On a scale of powers of ten: points are the mean and the longest."""
    low = math.floor(math.log10(max(1e-4, min(row.points[0] for row in rows))))
    high = math.ceil(math.log10(max(1e-3, max(row.points[1] for row in rows))))
    high = max(high, low + 1)

    def scale(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (math.log10(max(value, 10.0**low)) - low) / (high - low)

    def mark(row: Row, y: float) -> str:
        mean, longest = scale(row.points[0]), scale(row.points[1])
        return (
            f'<line class="thin c{row.colour}" x1="{mean:.1f}" x2="{longest:.1f}" y1="{y}" y2="{y}"/>'
            f'<line class="thin c{row.colour}" x1="{longest:.1f}" x2="{longest:.1f}" y1="{y - 5}" y2="{y + 5}"/>'
            f'<circle class="dot c{row.colour}" cx="{mean:.1f}" cy="{y}" r="6"/>'
        )

    step = max(1, math.ceil((high - low) / 4))
    ticks = [(scale(10.0**power), tick(10.0**power)) for power in range(low, high + 1, step)]
    return _rows(rows, label, ticks, mark)


def bars(groups: Sequence[tuple[str, Sequence[Bar]]], fair: float, label: str, percent: Text) -> str:
    """Groups of bars with their intervals; a broken line where all would be alike."""
    top, bottom, left, right = 10, 150, 40, WIDTH - 6
    most = max([fair, *(bar.high for _, group in groups for bar in group)])
    most = min(1.0, math.ceil(most * 10 + 1e-9) / 10)

    def y(value: float) -> float:
        return bottom - (bottom - top) * min(value, most) / most

    out = []
    step = 0.1 if most <= 0.4 else 0.25 if most > 0.6 else 0.2
    for number in range(int(most / step + 1e-9) + 1):
        at = number * step
        out.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(at):.1f}" y2="{y(at):.1f}"/>')
        out.append(f'<text class="tick end" x="{left - 6}" y="{y(at) + 4:.1f}">{escape(percent(at))}</text>')
    room = (right - left) / len(groups)
    for number, (name, group) in enumerate(groups):
        wide = min(34.0, (room - 12) / max(1, len(group)))
        begin = left + room * number + (room - wide * len(group)) / 2
        for place, bar in enumerate(group):
            x = begin + wide * place
            centre = x + wide / 2
            out.append(
                f"<g><title>{escape(bar.title)}</title>"
                f'<rect class="bar c{bar.colour}" x="{x + 1:.1f}" width="{max(1.0, wide - 2):.1f}" y="{y(bar.value):.1f}" '
                f'height="{bottom - y(bar.value):.1f}" rx="2"/>'
                f'<line class="error" x1="{centre:.1f}" x2="{centre:.1f}" y1="{y(bar.low):.1f}" y2="{y(bar.high):.1f}"/></g>'
            )
        out.append(f'<text class="tick mid" x="{left + room * (number + 0.5):.1f}" y="{bottom + 18}">{escape(name)}</text>')
    out.append(f'<line class="fair" x1="{left}" x2="{right}" y1="{y(fair):.1f}" y2="{y(fair):.1f}"/>')
    return _svg(bottom + 26, label, out)


def histogram(values: Sequence[int], label: str, tick: Text, middle: str) -> str:
    """How often each length came up, with a line at the middle one."""
    top, bottom, left, right = 22, 150, 12, WIDTH - 12
    low, high = min(values), max(values)
    wide = max(1, math.ceil(_nice((high - low + 1) / 22)))
    first = low // wide * wide
    counts = [0] * ((high - first) // wide + 1)
    for value in values:
        counts[(value - first) // wide] += 1
    end = first + wide * len(counts)

    def x(value: float) -> float:
        return left + (right - left) * (value - first) / (end - first)

    out = [f'<line class="axis" x1="{left}" x2="{right}" y1="{bottom}" y2="{bottom}"/>']
    for number, count in enumerate(counts):
        tall = (bottom - top) * count / max(counts)
        begin = first + number * wide
        span = tick(begin) if wide == 1 else f"{tick(begin)}–{tick(begin + wide - 1)}"
        out.append(
            f'<rect class="bar hist" x="{x(begin) + 0.75:.1f}" width="{max(1.0, x(begin + wide) - x(begin) - 1.5):.1f}" '
            f'y="{bottom - tall:.1f}" height="{tall:.1f}" rx="2"><title>{escape(span)}: {count}</title></rect>'
        )
    out += [f'<text class="tick mid" x="{x(at):.1f}" y="{bottom + 18}">{escape(tick(at))}</text>' for at in _ticks(first, end)]
    median = sorted(values)[len(values) // 2]
    at = x(median + 0.5 if wide == 1 else median)
    side = "start" if at < WIDTH / 2 else "end"
    shift = 5 if side == "start" else -5
    out.append(f'<line class="fair" x1="{at:.1f}" x2="{at:.1f}" y1="6" y2="{bottom}"/>')
    out.append(f'<text class="note {side}" x="{at + shift:.1f}" y="14">{escape(middle)}</text>')
    return _svg(bottom + 26, label, out)


def _rows(rows: Sequence[Row], label: str, ticks: Sequence[tuple[float, str]], mark: Callable[[Row, float], str]) -> str:
    bottom = 8 + ROW * len(rows)
    out = [f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="4" y2="{bottom}"/>' for x, _ in ticks]
    for number, row in enumerate(rows):
        y = 8 + ROW * number + ROW // 2
        out.append(
            f"<g><title>{escape(row.title)}</title>"
            f'<rect class="touch" x="0" width="{WIDTH}" y="{y - ROW // 2}" height="{ROW}"/>'
            f'<text class="name end" x="{LEFT - 14}" y="{y + 4}">{escape(short(row.name))}</text>{mark(row, y)}'
            f'<text class="value end" x="{WIDTH - 2}" y="{y + 4}">{escape(row.value)}</text></g>'
        )
    out += [f'<text class="tick mid" x="{x:.1f}" y="{bottom + 16}">{escape(text)}</text>' for x, text in ticks]
    return _svg(bottom + 24, label, out)


def short(name: str) -> str:
    """A bot of a file goes by its class."""
    own = name.rpartition(":")[2]
    return own if len(own) <= 11 else own[:10] + "…"


def _svg(height: float, label: str, parts: Sequence[str]) -> str:
    head = f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}">'
    return head + "".join(parts) + "</svg>"


def _linear(low: float, high: float) -> tuple[Callable[[float], float], list[float]]:
    """A scale for rows that shows from low to high, and the round numbers on it."""
    if high - low < 1e-9:
        low, high = low - 1, high + 1
    room = 0.04 * (high - low)
    low, high = low - room, high + room

    def scale(value: float) -> float:
        return LEFT + (RIGHT - LEFT) * (value - low) / (high - low)

    return scale, _ticks(low, high)


def _ticks(low: float, high: float) -> list[float]:
    step = _nice((high - low) / 4.5)
    return [number * step for number in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def _nice(value: float) -> float:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    power = 10.0 ** math.floor(math.log10(value))
    return next(power * digit for digit in (1, 2, 5, 10) if power * digit >= value - 1e-12)
