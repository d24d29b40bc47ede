"""The report: one page that needs nothing else, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path

import kociarnia
from kociarnia import games
from kociarnia.arena import chart
from kociarnia.arena.interval import Share
from kociarnia.arena.number_format import Numbers
from kociarnia.arena.plan import Format, Plan
from kociarnia.arena.summary import Tally
from kociarnia.engine import Words

COLOURS = 8  # of the page's style
REASONS = 5  # forfeits that are told one by one
CAT = (
    '<svg viewBox="0 0 64 64" aria-hidden="true"><path class="fur" d="M10 6c5 3 10 7 13 11a31 31 0 0 1 18 0c3-4 8-8 13-11 '
    '2 8 3 16 1 23 2 4 3 8 2 12-2 11-13 18-25 18S9 52 7 41c-1-4 0-8 2-12-2-7-1-15 1-23z"/>'
    '<ellipse class="eye" cx="22" cy="35" rx="4" ry="5.5"/><ellipse class="eye" cx="42" cy="35" rx="4" ry="5.5"/>'
    '<path class="eye" d="M28.5 44h7L32 48z"/></svg>'
)


class Report:
    """Words and numbers in one language, and a colour for each bot that it keeps throughout."""

    def __init__(self, plan: Plan, words: Words) -> None:
        self.plan = plan
        self.words = words
        self.numbers = Numbers(words.language)
        self.colours = {name: number % COLOURS for number, name in enumerate(plan.bots)}

    def page(self, whole: Tally, tables: Sequence[tuple[Format, Tally]]) -> str:
        style = Path(__file__).with_name("report.css").read_text(encoding="utf-8")
        title = self.words("report-title")
        body = [self.header(whole, tables), "<main>", self.overall(whole, tables)]
        for number, (table, found) in enumerate(tables):
            if number == 0 or tables[number - 1][0].game != table.game:
                body.append(f'<h2 id="{table.game}">{escape(self.title(table))}</h2>{self.options(table)}')
            body.append(self.table(table, found))
        body += [self.method(), "</main>", self.footer()]
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n"
            + "\n".join(body)
            + "\n</body>\n</html>\n"
        )

    def title(self, table: Format) -> str:
        return games.find(table.game).words(self.words.language)("game-name")

    def say(self, key: str, **args: int | str) -> str:
        return escape(self.words(key, **args))

    # --- parts of the page

    def header(self, whole: Tally, tables: Sequence[tuple[Format, Tally]]) -> str:
        links = "".join(
            f'<a href="#{table.game}-{table.players}">{escape(self.title(table))} · {table.players}</a>' for table, _ in tables
        )
        lead = self.say("report-lead", matches=whole.matches, tables=len(tables), bots=len(self.plan.bots))
        return (
            f'<header><div class="title">{CAT}<div><h1>{self.say("report-title")}</h1><p class="lead">{lead}</p></div></div>'
            f'<nav aria-label="{self.say("report-tables")}">{links}</nav></header>'
        )

    def overall(self, whole: Tally, tables: Sequence[tuple[Format, Tally]]) -> str:
        cards = self.ladder(whole) + self.pairs(whole) + self.strengths(whole, tables) + self.troubles(whole)
        return f'<section><h2>{self.say("report-overall")}</h2><div class="cards">{cards}</div></section>'

    def table(self, table: Format, found: Tally) -> str:
        size = self.say("report-size", matches=found.matches, deals=found.deals)
        nobody = ""
        if found.nobody:
            nobody = " " + self.say("report-nobody", percent=self.numbers.percent(found.nobody))
        heading = self.say("report-players", players=table.players)
        cards = [self.ladder(found), self.pairs(found)]
        if found.matches:
            cards += [self.seats(table, found), self.length(found), self.points(found), self.time(found), self.figures(found)]
        return (
            f'<section id="{table.game}-{table.players}" aria-label="{escape(self.title(table))}, {heading}">'
            f'<h3>{heading}<small>{size}{nobody}</small></h3><div class="cards">{"".join(cards)}</div></section>'
        )

    def options(self, table: Format) -> str:
        """What differs from the printed rules, by the game's own words."""
        if not table.options:
            return ""
        words = games.find(table.game).words(self.words.language)
        listed = ", ".join(f"{words(f'option-{key}')}: {text}" for key, text in table.options)
        return f'<p class="lead">{self.say("report-options", options=listed)}</p>'

    def card(self, key: str, inside: str, kind: str = "") -> str:
        head = f"<h4>{self.say(f'report-{key}')}</h4>"
        hint = f'<p class="hint">{self.say(f"report-{key}-hint")}</p>'
        return f'<article class="card {kind}">{head}{hint}{inside}</article>'

    # --- the plots

    def ladder(self, found: Tally) -> str:
        rows = []
        for name in found.bots:
            one = found.ratings[name]
            value = self.numbers.plain(one.value, 1)
            title = f"{name}: {value} ({self.numbers.span(one.low, one.high)})"
            half = self.numbers.plain((one.high - one.low) / 2, 1)
            rows.append(chart.Row(name, self.colours[name], (one.value, one.low, one.high), f"{value} ±{half}", title))
        return self.card("ladder", chart.ladder(rows, self.words("report-ladder"), self.numbers.plain))

    def pairs(self, found: Tally) -> str:
        head = "".join(f'<th scope="col">{escape(chart.short(name))}</th>' for name in found.bots)
        rows = []
        for one in found.bots:
            cells = "".join(self.pair(found, one, other) for other in found.bots)
            rows.append(f'<tr><th scope="row">{escape(chart.short(one))}</th>{cells}</tr>')
        table = (
            f'<table class="pairs"><thead><tr><td class="self"></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        )
        return self.card("pairs", f'<div class="scroll">{table}</div>')

    def pair(self, found: Tally, one: str, other: str) -> str:
        share = found.pairs.get((one, other))
        title = self.say("report-pair", one=one, other=other, matches=share.matches) if share else ""
        return self.cell(share, title)

    def cell(self, share: Share | None, title: str) -> str:
        """A share as a field: the deeper its colour, the farther from one half."""
        if share is None:
            return '<td class="self">·</td>'
        sure = " sure" if share.low > 0.5 or share.high < 0.5 else ""
        tone = "win" if share.value >= 0.5 else "loss"
        much = min(0.75, abs(share.value - 0.5) * 1.5 + 0.04)
        return (
            f'<td class="{tone}{sure}" style="--much:{much:.2f}" title="{title}">{self.numbers.percent(share.value)}'
            f"<small>{self.numbers.shares(share.low, share.high)}</small></td>"
        )

    def strengths(self, whole: Tally, tables: Sequence[tuple[Format, Tally]]) -> str:
        """Which table suits whom, at a glance."""
        head = "".join(f'<th scope="col">{escape(chart.short(name))}</th>' for name in whole.bots)
        rows = []
        for table, found in tables:
            name = f"{self.title(table)} · {table.players}"
            cells = "".join(self.cell(found.against_all.get(bot), escape(f"{bot}, {name}")) for bot in whole.bots)
            link = f'<a href="#{table.game}-{table.players}">{escape(name)}</a>'
            rows.append(f'<tr><th scope="row">{link}</th>{cells}</tr>')
        body = (
            f'<table class="pairs"><thead><tr><td class="self"></td>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        )
        return self.card("strengths", f'<div class="scroll">{body}</div>')

    def seats(self, table: Format, found: Tally) -> str:
        groups = []
        for seat in range(table.players):
            bars = []
            for name in found.bots:
                share = found.seated.get((name, seat))
                if share:
                    span = f"{self.numbers.percent(share.value)} ({self.numbers.shares(share.low, share.high)})"
                    bars.append(chart.Bar(self.colours[name], share.value, share.low, share.high, f"{name}: {span}"))
            all_ = self.numbers.percent(found.seats[seat].value, 0)
            groups.append((self.words("report-seat", number=seat + 1, percent=all_), bars))
        plot = chart.bars(groups, 1 / table.players, self.words("report-seats"), lambda share: self.numbers.percent(share, 0))
        return self.card("seats", self.legend(found) + plot)

    def legend(self, found: Tally) -> str:
        names = "".join(f'<li class="c{self.colours[name]}">{escape(chart.short(name))}</li>' for name in found.bots)
        return f'<ul class="legend">{names}</ul>'

    def length(self, found: Tally) -> str:
        median = sorted(found.moves)[len(found.moves) // 2]
        middle = self.words("report-median", moves=median)
        return self.card("length", chart.histogram(found.moves, self.words("report-length"), self.numbers.plain, middle))

    def points(self, found: Tally) -> str:
        rows = []
        for name in found.bots:
            ranked = sorted(found.points.get(name, [0]))
            cuts = tuple(
                float(ranked[min(len(ranked) - 1, int(share * len(ranked)))]) for share in (0.05, 0.25, 0.5, 0.75, 0.95)
            )
            mean = self.numbers.plain(sum(ranked) / len(ranked), 1)
            title = f"{name}: {self.numbers.plain(ranked[0])} … {self.numbers.plain(ranked[-1])}"
            rows.append(chart.Row(name, self.colours[name], cuts, mean, title))
        return self.card("points", chart.boxes(rows, self.words("report-points"), self.numbers.plain))

    def time(self, found: Tally) -> str:
        rows = []
        for name in found.bots:
            if name in found.times:
                one = found.times[name]
                title = f"{name}: {self.numbers.time(one.mean)} … {self.numbers.time(one.longest)}"
                mean = self.numbers.time(one.mean)
                rows.append(chart.Row(name, self.colours[name], (one.mean, one.longest), mean, title))
        return self.card("time", chart.durations(rows, self.words("report-time"), self.numbers.time))

    def figures(self, found: Tally) -> str:
        """The same as numbers, for whoever wants to copy them or cannot see the plots."""
        heads = self.words("report-figures-heads").split(";")
        rows = []
        for name in found.bots:
            if name not in found.wins:
                continue
            rating, wins, time = found.ratings[name], found.wins[name], found.times[name]
            cells = [
                f"{self.numbers.plain(rating.value, 1)} <small>{self.numbers.span(rating.low, rating.high)}</small>",
                f"{self.numbers.percent(wins.value)} <small>{self.numbers.shares(wins.low, wins.high)}</small>",
                self.numbers.plain(found.places[name], 2),
                self.numbers.plain(sum(found.points[name]) / len(found.points[name]), 1),
                self.numbers.time(time.mean),
                self.numbers.time(time.longest),
                str(len(found.forfeits.get(name, []))),
            ]
            rows.append(f'<tr><th scope="row">{escape(name)}</th>' + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
        table = f'<table class="figures"><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
        return self.card("figures", f'<div class="scroll">{table}</div>', "whole")

    def troubles(self, whole: Tally) -> str:
        """Moves that bots forfeited and matches that have no result; nothing where all went well."""
        told = []
        for name, reasons in whole.forfeits.items():
            told.append(
                self.say("report-forfeited", bot=name, count=len(reasons), why="; ".join(sorted(set(reasons))[:REASONS]))
            )
        if whole.errors:
            reasons = sorted(set(whole.errors))[:REASONS]
            told.append(self.say("report-lost", count=len(whole.errors), why="; ".join(reasons)))
        if not told:
            return ""
        return self.card("troubles", "<ul>" + "".join(f"<li>{text}</li>" for text in told) + "</ul>", "whole warning")

    def method(self) -> str:
        told = "".join(f"<p>{self.say(f'report-method-{part}')}</p>" for part in ("deals", "pairs", "ratings", "intervals"))
        return f'<section class="method"><h2>{self.say("report-method")}</h2>{told}</section>'

    def footer(self) -> str:
        bots = ", ".join(self.plan.bots)
        return f"<footer>{self.say('report-made', version=kociarnia.__version__, seed=self.plan.seed, bots=bots)}</footer>"
