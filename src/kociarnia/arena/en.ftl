# At the terminal
arena-plan = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} at { $tables ->
    [one] one table
   *[other] { $tables } tables
}, each deal from every seat.
arena-there = Already over: { $done }. The rest is played now.
arena-all = All tables
arena-stopped = Stopped; { $done } of { $all } matches are kept. The same command goes on from there.
arena-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}: { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
arena-heads = bot;rating;95%;wins;95%;mean place;time per move
arena-pair = { $one } over { $other }: { $share } ({ $span })
arena-nobody = nobody won: { $percent }
arena-lost = Warning: { $count ->
    [one] one match has
   *[other] { $count } matches have
} no result ({ $why }).
arena-written = The report: { $path }
arena-exported = { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} written: { $path }

# The report
report-title = The cats’ arena
report-lead = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $bots ->
    [one] one bot
   *[other] { $bots } bots
}
report-tables = Tables
report-overall = All tables together
report-players = { $players ->
    [one] One player
   *[other] { $players } players
}
report-size = { $matches ->
    [one] one match
   *[other] { $matches } matches
}, { $deals ->
    [one] one deal
   *[other] { $deals } deals
}
report-nobody = · nobody won: { $percent }
report-options = Options: { $options }
report-ladder = Ladder
report-ladder-hint = Rating with its 95% interval; 25 is the middle.
report-pairs = Head to head
report-pairs-hint = How often the row finishes ahead of the column; a draw counts half. Below it the 95% interval; bold where it lies on one side of 50%.
report-pair = { $one } against { $other }: { $matches ->
    [one] one meeting
   *[other] { $matches } meetings
}
report-strengths = Table by table
report-strengths-hint = How often each bot finishes ahead of the others at that table: which games and sizes suit whom.
report-seats = Wins by seat
report-seats-hint = Share of victories of each bot at each seat; the broken line is an even share. In brackets all bots together.
report-seat = seat { $number } ({ $percent })
report-length = Match length
report-length-hint = Decisions made in a match, by all players together.
report-median = median { $moves }
report-points = Points
report-points-hint = As the rulebook counts them. The box holds the middle half of all matches, the line nine in ten; the mean is on the right.
report-time = Time per move
report-time-hint = The dot is the mean (its value on the right), the line reaches to the longest thought. Each mark is a power of ten.
report-figures = Figures
report-figures-hint = The same in numbers, with 95% intervals in small print.
report-figures-heads = bot;rating;wins;mean place;mean points;per move;longest;forfeits
report-troubles = Troubles
report-troubles-hint = What did not go as it should.
report-forfeited = { $bot } forfeited { $count ->
    [one] one move
   *[other] { $count } moves
} to chance: { $why }
report-lost = { $count ->
    [one] One match has
   *[other] { $count } matches have
} no result: { $why }
report-method = How to read this
report-method-deals = Each deal is played by a whole group of seatings: the cards lie the same, and the bots change seats. Within a group every bot sits everywhere equally often and meets every other equally often, so neither luck of the cards nor of the seat favours anyone. Partners are always one bot.
report-method-pairs = Head to head is the measure to decide by: it compares places only, whatever the points mean in a game. Where nobody wins, equal places are a draw.
report-method-ratings = Ratings follow Plackett and Luce’s model on the places of all matches (library openskill). They put bots on one scale; four points between two bots are about two victories in three.
report-method-intervals = Matches of one deal resemble each other, so shares have Wilson intervals that count by deal and not by match. The intervals of ratings are the model’s own.
report-made = Made by Kociarnia { $version }; deals from seed { $seed }; bots: { $bots }.
