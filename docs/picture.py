"""Draws docs/play.svg, the README's picture: a real question of a real match, as the terminal shows it.

python docs/picture.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from html import escape
from pathlib import Path

COMMAND = "./play play koty --players 3 --seed 21"
TYPED = "1\n" * 7 + "h\nq\n"
CELL_X, CELL_Y, MARGIN = 8.4, 18.0, 18.0


def lines() -> list[str]:
    """The last screen before the match was broken off."""
    with tempfile.TemporaryDirectory() as folder:
        arguments = [*COMMAND.split()[1:], "--lang", "en", "--save", f"{folder}/match.txt"]
        done = subprocess.run(
            [sys.executable, "-m", "kociarnia", *arguments], input=TYPED, capture_output=True, text=True, check=True
        )
    shown = done.stdout.splitlines()
    end = max(at for at, line in enumerate(shown) if line.startswith("Hint: "))
    begin = max(at for at, line in enumerate(shown[:end]) if line.startswith("Your choice") and at < end - 12)
    return [*shown[begin + 1 : end + 3]]


def picture(rows: list[str]) -> str:
    width = 92 * CELL_X + 2 * MARGIN
    height = (len(rows) + 2) * CELL_Y + 2 * MARGIN
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" role="img">',
        "<title>A match in the terminal</title>",
        f'<rect width="{width:.0f}" height="{height:.0f}" rx="14" fill="#1d2235"/>',
        f'<circle cx="{width - 60:.0f}" cy="44" r="15" fill="#f3e3b3"/>',
        f'<circle cx="{width - 53:.0f}" cy="39" r="14" fill="#1d2235"/>',
        '<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14" xml:space="preserve">',
    ]
    for number, row in enumerate([f"$ {COMMAND}", "", *rows]):
        y = MARGIN + (number + 0.8) * CELL_Y
        colour = "#f3c969" if row.startswith(("$", "Hint", "Your choice")) else "#e8e6f0"
        text = escape(row[:96])
        length = min(len(row), 96) * CELL_X  # every cell as wide as the next, whatever font there is
        if text.strip():
            wide = f'textLength="{length:.1f}" lengthAdjust="spacingAndGlyphs"'
            out.append(f'<text x="{MARGIN}" y="{y:.1f}" fill="{colour}" {wide}>{text}</text>')
    return "\n".join([*out, "</g>", "</svg>", ""])


if __name__ == "__main__":
    Path(__file__).with_name("play.svg").write_text(picture(lines()), encoding="utf-8")
