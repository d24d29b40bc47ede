# The command line
cli-about = Five card games about cats and dreams: play against bots or with friends at one keyboard. Without a command the house opens in the browser.
cli-usage = usage
cli-commands = commands
cli-options = options
cli-arguments = arguments
cli-help = show this help and stop
cli-version = print the version and stop
cli-lang = language: en or pl (by default that of the system)
cli-play = play a match in the terminal
cli-replay = step through a recorded match
cli-review = look back at a finished match: chances turn by turn, turning points, what the tiger would have played
cli-games = list the games
cli-rules = show a game’s rules, clause by clause, or search them
cli-simulate = let bots play many matches and sum them up
cli-laws = check games against the laws in random play
cli-bench = measure the speed of the rules
cli-about-cmd = version, whose games these are, and which cards are reconstructed
cli-compile = compile the rules, if there is a C compiler
cli-verify = check that a recorded deal follows from its secret
arg-game = name of a game
arg-games-some = names of games; all if none is given
arg-players = number of players
arg-seat = your seat, from 1
arg-humans = people at this keyboard; they pass it to each other
arg-option = an option of the rules, as key=value; may be repeated
arg-options-list = list the game’s options and stop
arg-seed = the same number deals the same cards
arg-bots = bots in the other seats: one name for all, or one for each, with commas; without it the level that suits you
arg-bots-all = bots: one name for all seats, or one for each, with commas
arg-name = your name; may be repeated for several people
arg-plain = plain lines for screen readers, no drawing with characters
arg-save = where the record is kept
arg-resume = go on with a saved match
arg-file = a record
arg-step = begin at this move
arg-as = whose eyes to look through: a seat, 0 for the audience
arg-all = print everything at once, without waiting
arg-review-seat = whose moves are judged: a seat, from 1
arg-review-open = with open cards instead of what that seat saw at the time
arg-query = a clause (R13) or words to look for
arg-matches = number of matches
arg-jobs = processes that work side by side
arg-json = print the result as JSON
arg-save-dir = keep the record of every match in this folder
arg-moves = number of moves under the laws
arg-thorough = look through the eyes of every observer at every step
arg-force = compile anew
arg-trained = compile twice, the second time for what the first was seen to do most; faster matches by lot (gcc)
arg-secret = the secret, if the record does not have it

cli-wrong = { $text }
cli-required = this is missing: { $names }
cli-choice = “{ $value }” is not known here; there are: { $known }
cli-number = “{ $value }” is not a whole number
cli-least = “{ $value }” is less than { $least }
cli-most = “{ $value }” is more than { $most }
cli-unknown = this is not understood: { $text }
cli-expected = a value is missing
cli-pair = an option is written as key=value, not “{ $text }”
cli-seat = There is no seat { $seat }; the seats are 1 to { $players }.
cli-humans = { $humans ->
    [one] { $humans } person
   *[other] { $humans } people
} cannot sit at a table for { $players }.
cli-matches = At least one match must be played.
cli-file = The file { $path } cannot be read: { $why }.
cli-write = The file { $path } cannot be written: { $why }.
cli-folder = There is no folder { $path }.

# The menu
menu-welcome = Kociarnia – a house full of cats.
menu-what = What will it be? Type a number. (q ends, here and at every question)
menu-next = Rivals: { cat-level }. Play now (Enter), choose other rivals (v), learn it by playing (l), read the rules (r), change options (o), or go back (b)?
menu-next-no-lesson = Rivals: { cat-level }. Play now (Enter), choose other rivals (v), read the rules (r), change options (o), or go back (b)?
menu-not = “{ $text }” is no answer here.
menu-rivals = Against whom, from the gentlest to the strongest? Enter: { cat-level }
cat-level = { $level ->
    [maluszek] little kitten (maluszek)
    [kociak] kitten (kociak)
    [kot] cat (kot)
    [kocur] tomcat (kocur)
    [tygrys] tiger (tygrys)
   *[other] { $level }
}
menu-left = Left unfinished:
menu-left-one = { $game } ({ $names }), left on { $when }
menu-players = How many players, { $low } to { $high }? (Enter: { $default })
menu-option = { $name } [{ $value }] – { $help }
menu-option-new = New value ({ $known }), Enter to keep it, or b to keep this and all that follow:
menu-bye = Good night.
menu-seats = { $low } to { $high } players
menu-seats-one = { $low } players

# A match
play-begin = { $game }: { $players ->
    [one] one player
   *[other] { $players } players
}. Bots: { $bots }.
play-bot = { $name } – { cat-level }
play-begin-alone = { $game }: { $players ->
    [one] one player
   *[other] { $players } players
}.
play-commitment = Commitment of the deal: { $commitment }
play-prompt = Your choice, 1 to { $count } (? explains; t table, s score, h hint, u undo, q quit):
play-commands = Type a number or the notation of a move. t table, s score breakdown, h hint, u undo, l log, m all moves, r WORDS rules, i WORDS about a card, p asks you (or not) where you can only pass, q quit (the match is saved).
play-what = “{ $text }” is not possible now. Type a number from 1 to { $count }, or ? for an explanation.
play-rules-how = Type r and a clause or words, for example: r R13
play-rules-more = … and { $count } more: kociarnia rules { $game } { $text }
inspect-how = Type i and the name of a card. In sight: { $cards }
inspect-fact = { $label }: { $said }
inspect-rules = rules { $clauses }
inspect-ours = reconstructed card
inspect-none = There is no card “{ $text }”.
play-hint = Hint: { $number }, { $move } – { $reason }.
play-hint-more =       or { $number }, { $move } – { $reason }.
play-undone = Taken back.
play-passing-on = Where you can only pass, you will not be asked any more.
play-passing-off = You will be asked even where you can only pass.
play-curtain = Please pass the keyboard to { $name }.
play-curtain-enter = Press Enter when only you can see the screen.
play-account = { $name }: { $total }
play-place = { $place ->
    [0] { $name } – { $score }
   *[other] { $place }. { $name } – { $score }
}
play-nobody = Nobody wins.
play-saved = The match is saved: { $path }
play-go-on = Go on with it later: kociarnia play --resume { $path }
play-there = The file { $path } is there already; name another one for this match. A match that is saved there goes on with --resume.
talk-number = Please type a number from { $low } to { $high }.

# Records
replay-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
replay-step = Move { $number } of { $moves }: { $text }
replay-prompt = Enter next, b back, number go there, v SEAT other eyes (0 audience), q quit:
replay-audience = As the audience sees it.
replay-seen = As { $name } sees it.
review-unfinished = This match still goes on: a review is for finished ones.
review-thinking = the tiger thinks
review-seen = As { $name } saw it, without peeking at cards.
review-open = As { $name } saw it, with open cards.
review-chances = Chances turn by turn (even: { $fair }%):
review-chance = Turn { $turn }, { $name }: { $chance }%
review-end = The end: { $chance }%
review-turning = Turning points:
review-even = An even match: no turn alone decided it.
review-swing = { $number }. Turn { $turn }, { $name }: { $before }% → { $after }%.
review-moves = The moves with a choice, and what the tiger would have played (in { $same } of { $count } just the same):
review-move = Turn { $turn }: { $says }
review-same = The tiger: the same. Reason: { $reason }.
review-other = The tiger: { $label } (just as good). Reason: { $reason }.
review-better = The tiger: { $label } (+{ $loss }% chance to win). Reason: { $reason }.
verify-good = The deal is honest: all { $count } moves of the dealer follow from the secret, and the secret fits the commitment.

# Rules, games, about
rules-none = Nothing found for “{ $text }”.
games-line = { $name } – { $title }, { $seats }
option-line = { $key } = { $value }
about-version = kociarnia { $version }
about-compiled = The rules run compiled.
about-plain = The rules run interpreted (not compiled).
about-no-compiler = There is no C compiler here; that is fine, everything works, only slower.
about-unofficial = Kociarnia is an unofficial implementation made by players; no publisher and no author of the games has a part in it. The titles belong to their publishers and authors, named here after the rulebooks and public sources; the drawings and the words are ours.
credits-original = original title: { $names }
credits-publishers = { $count ->
    [one] publisher: { $names }
   *[other] publishers: { $names }
}
credits-authors = { $count ->
    [one] author: { $names }
   *[other] authors: { $names }
}
credits-artists = illustrations: { $names }
about-reconstructed = { $game }: reconstructed by us; whoever owns the box could correct them: { $cards }
about-none = { $game }: no reconstructed cards.
compile-building = Compiling the rules, once (a minute or two) …
compile-training = Compiling the rules, watching them play, and compiling them once more (some minutes) …
compile-done = The rules are compiled.
compile-not = The rules stay interpreted: { $why }.

# Simulations and laws
simulate-working = Playing
simulate-head = { $game }, { $players ->
    [one] one player
   *[other] { $players } players
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}
simulate-length = length: { $mean } moves on average ({ $low } to { $high })
simulate-speed = matches per second: { $rate }
simulate-table = seat;bot;wins;95%;mean place;points;lowest;highest
simulate-nobody = nobody won: { $percent }%
simulate-stopped = Stopped: { $done } of { $all } matches are over.
bot-forfeits = Warning: { $bot } forfeited { $count ->
    [one] one move
   *[other] { $count } moves
} to chance ({ $why }).
laws-hold = { $game }: the laws hold over { $moves } moves, { $matches } matches, { $sets } choices of players and options.
laws-broken = { $game }: { $what }
bench-head = { $game }: moves per second on one core, median of { $runs } runs
bench-none = OpenSpiel is not installed (extra “bench”), so there is no comparison.
bench-names = what;interpreted;compiled;ratio
bench-driven = driven from Python
bench-inside = playouts in the engine
bench-copies = copies of a state
bench-worlds = views with imagined worlds
bench-hearts = OpenSpiel hearts, driven from Python
bench-hearts-inside = OpenSpiel hearts, rollouts in C++
bench-search = moves inside the search of the strongest level
bench-search-lot = moves inside a search with playouts by lot
bench-hearts-search = OpenSpiel hearts, moves inside its ISMCTS
bench-ratio = { $what }: { $ratio } times OpenSpiel
bench-listed = playouts in the engine, by lists of moves
bench-instructions = { $what }: { $count } instructions each
arg-daily = the deal of a day, the same table for everyone who plays it here (today, or DATE as 2026-11-15)
play-daily = The deal of { $day }: everyone who plays it in a terminal gets the same cards and the same cats. They follow from the date, which anybody could work out, so there is no list; a house keeps its own deal secret and has one.
play-daily-fixed = The deal of a day is the same for everyone, so { $name } cannot be chosen.
play-daily-line = Kociarnia, deal of { $day }, { $game }: { $kind ->
    [value] { $value }
    [alone] { $points } points
   *[place] place { $place }, { $points } { $points ->
        [one] point
       *[other] points
    }
}.
cli-date = “{ $text }” is not a date; write it as 2026-11-15.
play-many = There are { $count } possible moves. Type a place (as it is named on the table) to see its moves, m for all of them, or h for a hint.
play-best-new = { $value } – a new personal best!
play-best = { $value }; your best is { $best }.
ladder-gentler = That was tough going. The next match will be gentler: { cat-level }. To play as before: kociarnia play { $game } --bots { $before }
ladder-harder = You win often now! Your next goal: { cat-level }. kociarnia play { $game } --bots { $level }

# The arena
cli-arena = let bots play the same deals from every seat; ratings and a report
arg-arena-bots = the bots that meet, with commas
arg-arena-players = numbers of players, as in 2-4 or 2,4
arg-arena-matches = matches at each table, at least; whole rounds of seatings are played
arg-arena-ray = play on the Ray cluster at this address instead of processes here
arg-arena-export = write every decision of the matches into this file (.npz), for those who learn from them
arg-arena-out = folder of the results; the same command goes on where it stopped
arena-two-bots = An arena needs at least two bots.
arena-bot-twice = The bot “{ $bot }” is named twice; once is enough, it takes every seat in turn.
arena-players = Numbers of players are written as 2, 2-4 or 2,4, not “{ $text }”.
arena-one-side = At a table of { $game } for { $players } there is one side only, so bots cannot be compared.
arena-jobs = At least one process must work.
arena-other = The folder { $path } holds another arena (--{ $key }: there “{ $there }”, here “{ $here }”); name another folder, or the same arguments.
arena-foreign = The folder { $path } holds matches, but its { $file } is missing or damaged; name another folder.
arena-damaged = Line { $line } of { $path } is damaged; take it out, and its match is played again.
arena-busy = Another arena is at work in the folder { $path }.
arena-worker = The processes that should play cannot be started (exit code { $code }).
arena-no-ray = Ray is not installed; it comes with the extra “ray”: pip install 'kociarnia[ray]'.
arena-ray = There is no Ray cluster to be reached at { $address }: { $why }
arena-version = The matches in the folder { $path } were played by other rules than those here; name another folder.
arena-export-numpy = A dataset needs numpy: pip install "kociarnia[numpy]".
arena-export-late = Some matches in this folder were played without --export, so their moves are gone; take another folder (--out).

# The house in the browser
cli-serve = open the house in the browser, for you and for friends by link
cli-menu = pick a game in the terminal
arg-host = address to listen at; 0.0.0.0 lets in everybody who can reach this machine
arg-port = port to listen at; 0 takes a free one
arg-data = folder of tables and matches
arg-keep = forget a table when nobody has come to it for so many days (365); one where nobody has made a move, after two; 0: never
arg-no-open = do not open the browser
arg-serve-json = print the address as one line of JSON, and no other line
arg-proxy = address or network of a proxy whose X-Forwarded-For is believed; may be given several times
arg-metrics = show figures for Prometheus at /metrics
serve-here = Kociarnia is open: { $address }  (Ctrl+C closes it; everything is kept)
serve-others = Others in the same network: { $addresses }
serve-yourself = Open this in a browser here: { $address }
serve-compiling = The rules are being compiled behind the open house; until then the cats think a little more slowly.
serve-compiled = The rules are compiled: the cats think fast from now on, and so does the whole house from its next start.
serve-bye = Closed; everything is kept.
serve-port = Port { $port } at { $host } cannot be used: { $why }
serve-proxy = “{ $text }” is no address of a proxy; it must be like 127.0.0.1, ::1 or 10.0.0.0/8.
serve-busy = Another house is open in the folder { $path }; one at a time works there.
serve-data = The folder { $path } cannot be used: { $why }
arg-serve-bots = a folder with trained networks (.npz) that people here may play against, by the names of the files
arg-store = a PostgreSQL that keeps tables and matches instead of a file: postgresql://user@host/database
serve-store = “{ $text }” is no address of a store; it must be like postgresql://user@host/database.
serve-store-failed = The store { $store } cannot be used: { $why }
store-busy = Another house is open with this store. Processes of one house have either --processes or --peer, and the same version.
arg-processes = so many processes share the port; they need a store in PostgreSQL
arg-peer = where processes on other machines with the same store reach this one; further ones here are at the next ports
serve-processes = There must be at least one process.
serve-processes-store = Several processes need a store that all of them reach: --store postgresql://user@host/database.
serve-processes-system = On this system a house has one process.
serve-peer = “{ $text }” is no address for other processes; it must be like 10.0.0.5:7000.
store-extra = For PostgreSQL the extra “postgres” is needed: pip install "kociarnia[postgres]".
cli-copy = copy a closed house from one store to another
arg-copy-from = the house: its folder, or postgresql://…
arg-copy-to = where it goes, an empty store: a folder, or postgresql://…
copy-same = That is the same store twice.
copy-there = There are tables already; a house goes into an empty store.
copy-done = { $tables ->
    [one] One table
   *[other] { $tables } tables
 } copied to { $target }, with all matches.
cli-backup = copy all tables and matches into one file, even while the house is open
arg-backup = the file to write; it must not be there yet
cli-restore = put a copy back in the place of all tables and matches; the house must be closed
arg-restore = the file that “backup” has written
backup-done = Copied to { $path }; keep it as safe as the house itself, it holds running secrets.
backup-none = There is no file { $path }.
backup-there = The file { $path } is there already.
backup-failed = { $source } cannot be copied to { $target }: { $why }
restore-done = The folder { $path } is as it was; what was there before is kept beside it.
restore-new = The house is in the folder { $path } now.
cli-learn = Learn a game by playing it, in a few minutes.
arg-lesson = Which lesson: first (the default) or second.
learn-step = Step { $number } of { $of }  { $paws }
learn-teacher = Mruczek: { $says }
learn-me = you
learn-proposal = as proposed
learn-prompt = Number of your answer (? shows it, b one step back, r rules { $clauses }, i WORDS about a card, q leave):
learn-prompt-on = Enter to go on (b one step back, r rules { $clauses }, i WORDS about a card, q leave):
learn-other = Let us do that another time. Look at what I am asking for now.
learn-left = Your place in the lesson is kept. Go on later: kociarnia learn { $game } { $lesson }
learn-next = Well done! The next lesson: kociarnia learn { $game } { $lesson }
learn-end = Well done, that was everything! Now a match: kociarnia play { $game }
arg-push = call people whose turn it is through their browsers (Web Push; over https, with kociarnia[push])
serve-push-extra = Calling people needs the package cryptography: pip install "kociarnia[push]"
cli-static = write the house as plain files: any web space can serve them, and everything runs in the page
arg-out = the folder to write; an earlier one is brought up to date
static-done = Written to { $path }: { $files } files, { $size } MB.
static-there = The folder { $path } holds something else.
static-unbuilt = The page or its engine has not been built. In a working copy ./play static builds both.
static-failed = { $path } cannot be written: { $why }
