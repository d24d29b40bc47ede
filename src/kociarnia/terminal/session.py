"""A match in the terminal: people at this keyboard, bots in the other seats, plain lines that a screen reader reads well."""

from __future__ import annotations

import warnings
from collections.abc import Callable, Iterable, Mapping

from kociarnia.bots import Bot, advise, gain
from kociarnia.bots.own import Forfeit
from kociarnia.engine import Choice, Line, Match, QuickDice, Refusal, Words, foregone, latest_choice
from kociarnia.terminal import about, files
from kociarnia.terminal.talk import Leave, Talk, width

# What may be typed instead of a move: the letter, and the whole word in both languages.
COMMANDS = {
    "?": "help", "help": "help", "pomoc": "help",
    "t": "table", "table": "table", "stół": "table", "stol": "table",
    "s": "score", "score": "score", "wynik": "score", "punkty": "score",
    "l": "log", "log": "log", "dziennik": "log",
    "h": "hint", "hint": "hint", "podpowiedź": "hint", "podpowiedz": "hint",
    "u": "undo", "undo": "undo", "cofnij": "undo",
    "r": "rules", "rules": "rules", "zasady": "rules",
    "m": "moves", "moves": "moves", "ruchy": "moves",
    "p": "passing", "passing": "passing", "pasowanie": "passing",
    **dict.fromkeys(about.COMMANDS, "inspect"),
}  # fmt: skip
LATELY = 15  # lines of the log that the command shows
CLAUSES = 8  # of those found, so that the first still stand on the screen
MANY = 24  # more choices than this are not listed at once: they would push the table off the screen


class Session:
    """One sitting. It asks the people whose turn it is, and lets the bots answer for their own seats."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        talk: Talk,
        plain: bool = False,
        seed: int | None = 1,
        keep: Callable[[Match], None] | None = None,
        passing: bool = True,
    ) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.talk = talk
        self.plain = plain
        self.dice = None if seed is None else QuickDice(seed)  # None: bots' dice follow from the deal, so they answer alike
        self.keep = keep or (lambda _: None)
        self.told = [0] * match.players  # up to which ply each person has read the log
        self.front: int | None = None  # who sits in front of the screen
        self.fleeting = False  # something is on the screen that must not stay there
        self.began = match.ply  # what was shown once before this sitting is not shown again
        self.passing = passing  # nobody is asked who can only pass, if that tells the others nothing

    def run(self) -> None:
        match = self.match
        try:
            while not match.over:
                asked = match.waiting()
                thinking = [seat for seat in asked if seat in self.bots]
                if thinking:
                    self._think(thinking[0])
                elif not self._passed(asked):
                    self._turn(self.front if self.front in asked else asked[0])
                self.keep(match)
        except (Leave, KeyboardInterrupt):
            self.keep(match)
            raise
        self._end()

    def _think(self, seat: int) -> None:
        match = self.match
        dice = self.dice or QuickDice(match.seed(seat))
        with warnings.catch_warnings(record=True) as told:
            warnings.simplefilter("always", Forfeit)
            move = self.bots[seat].choose(match.rules, match.view(seat), match.legal(seat), dice)
        for said in told:
            if isinstance(said.message, Forfeit):
                self.talk.wrap(self.talk.words("bot-forfeits", bot=said.message.bot, count=1, why=said.message.why))
        match.play(seat, move)

    def _passed(self, asked: list[int]) -> bool:
        """Pass for somebody who cannot do anything else; what they read next tells them so."""
        for seat in asked if self.passing else ():
            move = foregone(self.match, seat, among_people=len(self.people) > 1)
            if move is not None:
                self.match.play(seat, move)
                return True
        return False

    # --- a person's turn

    def _turn(self, seat: int) -> None:
        self._curtain(seat)
        words = self._news(seat)
        self._table(seat, words)
        choices = self._offer(seat, words)
        while True:
            typed = self.talk.ask(words("play-prompt", count=len(choices)))
            command, _, rest = typed.partition(" ")
            if typed.isdigit() and 1 <= int(typed) <= len(choices):
                self.match.play(seat, choices[int(typed) - 1].move)
                return
            if command.lower() in COMMANDS:
                if self._obey(COMMANDS[command.lower()], rest, seat, words, choices):
                    return
                continue
            try:
                self.match.play(seat, typed)
                return
            except Refusal:
                here = [at for at, choice in enumerate(choices) if typed and _meant(typed, choice, words)]
                if here:
                    self._list(choices, here, words)
                    continue
                self.talk.write(words("play-what", text=typed, count=len(choices)))

    def _offer(self, seat: int, words: Words) -> list[Choice]:
        view = self.match.view(seat)
        self.talk.wrap(words.at_the_keyboard(self.match.presenter.question(self.match.rules, view, seat)))
        choices = [choice for choice in self.match.presenter.choices(self.match.rules, view) if not choice.same]
        if len(choices) > MANY:
            self.talk.wrap(words("play-many", count=len(choices)))
        else:
            self._list(choices, range(len(choices)), words)
        return choices

    def _list(self, choices: list[Choice], which: Iterable[int], words: Words) -> None:
        for at in which:
            self.talk.item(at + 1, words(choices[at].label))

    def _obey(self, command: str, rest: str, seat: int, words: Words, choices: list[Choice]) -> bool:
        """Do what was asked for; True if the person has to be asked anew."""
        match = self.match
        if command == "undo":
            chosen = latest_choice(match, seat, among_people=len(self.people) > 1)
            back = match.ply - chosen if chosen is not None else 0
            if not 0 < back <= match.undoable(seat):
                self.talk.write(words("error-undo"))
                return False
            match.undo(seat, back)
            self.told = [min(told, match.ply) for told in self.told]
            self.talk.write(words("play-undone"))
            return True
        if command == "help":
            self._explain(words, choices)
        elif command == "table":
            self._table(seat, words)
            self._offer(seat, words)
        elif command == "moves":
            self._list(choices, range(len(choices)), words)
        elif command == "score":
            self._score(seat, words)
        elif command == "log":
            for line in self._lately(seat):
                self.talk.wrap(words(line.say), "  ")
        elif command == "hint":
            self._hint(seat, words, choices)
        elif command == "passing":
            self.passing = not self.passing
            files.set_passing(self.passing)
            self.talk.wrap(words("play-passing-on" if self.passing else "play-passing-off"))
        elif command == "inspect":
            about.tell(self.talk, match, seat, words, rest.strip())
        elif command == "rules":
            found = match.game.shown_rulebook(words.language).unmarked().find(rest) if rest else []
            for clause in found[:CLAUSES]:
                self.talk.wrap(f"{clause.key}  {clause.text}", "  ")
            if len(found) > CLAUSES:
                name, more = match.game.name, len(found) - CLAUSES
                self.talk.wrap(words("play-rules-more", count=more, game=name, text=rest), "  ")
            if not found:
                self.talk.write(words("rules-none" if rest else "play-rules-how", text=rest))
        return False

    def _lately(self, seat: int) -> list[Line]:
        """The end of the log; in a game of memory only what has happened since this person's last move."""
        match = self.match
        if not match.presenter.reminds:
            own = [ply for ply, (actor, _) in enumerate(match.made) if actor == seat]
            return [line for line in match.log(seat, own[-1] if own else 0) if not line.fleeting]
        return match.log(seat)[-LATELY:]

    def _explain(self, words: Words, choices: list[Choice]) -> None:
        """Every legal move with its notation and the clause that allows it, then the commands."""
        book = {clause.key: clause.text for clause in self.match.game.shown_rulebook(words.language).unmarked().clauses}
        shown: set[str] = set()
        for number, choice in enumerate(choices, 1):
            self.talk.item(number, f"{self.match.rules.text(choice.move):<14} {choice.clause:<4} {words(choice.label)}")
        for choice in choices:
            if choice.clause not in shown and choice.clause in book:
                shown.add(choice.clause)
                self.talk.wrap(f"{choice.clause}: {book[choice.clause]}", "  ")
        self.talk.wrap(words("play-commands"))

    def _hint(self, seat: int, words: Words, choices: list[Choice]) -> None:
        """The best three moves with their reasons, what the first is worth and what it would cost to leave it."""
        match = self.match
        numbers = {choice.move: number for number, choice in enumerate(choices, 1)}
        best = advise(match.game, match.rules, match.view(seat), QuickDice(match.ply))
        if not best:
            self.talk.write(words("error-hint-memory"))
        for at, advice in enumerate(best):
            label = words(choices[numbers[advice.move] - 1].label)
            reason = words(advice.reason)
            key = "play-hint" if at == 0 else "play-hint-more"
            self.talk.wrap(words(key, number=numbers[advice.move], move=label, reason=reason), "" if at == 0 else "    ")
        if said := gain(best):
            self.talk.wrap(words(said), "    ")

    # --- what is on the screen

    def _words(self, seat: int) -> Words:
        return self.talk.words.at(self.match.record.names, seat)

    def _curtain(self, seat: int) -> None:
        """The screen goes from one person to another, who must not see what the first has seen."""
        if len(self.people) > 1 and self.front != seat:
            self.talk.clear()
            self.talk.say("play-curtain", name=self.talk.words.at(self.match.record.names, -1).name(seat))
            self.talk.pause("play-curtain-enter")
        elif self.fleeting and not self.match.presenter.reminds:
            self.talk.clear()
        self.front = seat
        self.fleeting = False

    def _news(self, seat: int) -> Words:
        """What has happened since this person last looked."""
        words = self._words(seat)
        for news in self.match.news(self.match.plies(self.told[seat]), seat):
            for line in news.lines:
                if not line.fleeting or news.number >= self.began or self.match.presenter.reminds:
                    self.talk.wrap(words(line.say))
                    self.fleeting |= line.fleeting
        self.told[seat] = self.match.ply
        return words

    def _table(self, seat: int, words: Words) -> None:
        match = self.match
        self.talk.write("")
        self.talk.lines(match.presenter.text(match.rules, match.view(seat), seat, words, self.plain, width()))
        self.talk.write("")

    def _score(self, seat: int, words: Words) -> None:
        match = self.match
        for account in match.presenter.accounts(match.rules, match.view(seat), seat):
            known = "?" if account.total is None else str(account.total)
            self.talk.write(words("play-account", name=words.name(account.seat), total=known))
            for line in account.lines:
                self.talk.wrap(words(line), "    ")

    def _end(self) -> None:
        match = self.match
        seat = self.front if self.front is not None else (self.people or [match.players])[0]
        words = self._words(seat)
        if seat < match.players:
            self._news(seat)
        self._table(seat, words)
        self._score(seat, words)
        for line in match.presenter.result(match.rules, match.view(seat)):
            self.talk.wrap(words(line))
        places = match.record.places
        for place, name, score in sorted(zip(places, map(words.name, range(match.players)), match.record.scores, strict=True)):
            self.talk.write(words("play-place", place=place if 1 in places else 0, name=name, score=score))
        if 1 not in places:
            self.talk.write(words("play-nobody"))


def _meant(typed: str, choice: Choice, words: Words) -> bool:
    """Does a person mean this choice? "b3" means its handle "cell.b3", "moon 8" stands in its label."""
    text = typed.lower()
    if any(text in (spot, spot.rpartition(".")[2]) for spot in choice.at):
        return True
    return len(text) > 2 and text in words(choice.label).lower()
