# What the home page does not say: read with the first other screen, since the first visit is to be light.
copied-local = Copied; works only at this computer
copied-not = Copying is not allowed; the address is in the browser’s bar
send-link = Send the link
link-copied = Link copied: paste it wherever you talk.
link-selected = The browser does not allow copying. The link is selected: press Ctrl+C, or press and hold it.
local-only = This link works only at this computer.
phones-closed = So far only this computer can come in.
phones-means = Once you open the house, everybody in the same network (Wi-⁠Fi or cable) who knows the address can come in and play. Nobody can see the files of this computer. The connection is not encrypted, so do not do this in a network that you do not trust. You can close the house at any time; it also closes with Kociarnia.
phones-open = Open the house to the network
phones-opened = The house is open to this network for as long as Kociarnia runs.
phones-close = Close the house to the network
phones-elsewhere = Phones can be let in on the computer where Kociarnia runs: in the window that came up when it was started. Whoever starts it may also use this command: kociarnia serve --host 0.0.0.0
phones-address = Address in the network
phones-how = Scan the code with a phone in the same Wi-⁠Fi, or type this address into its browser.
phones-not = The phone does not get in? See that it is in the same network as the computer, and that the computer’s firewall lets Kociarnia through.
phones-text = Come into our Kociarnia!
qr-house = QR code with the address of the house
chair-code = QR code for seat { $number }
chair-invite = Invitation to seat { $number }
chair-invite-note = Whoever follows this link sits down right here.
chair-yours = Seat { $number } is waiting for you.
chair-taken = That seat has been taken, but others are free.

# Replays
replay-note = Read the record of a match from a file, or paste it here.
replay-file = File with the record
replay-paste = Record of a match
replay-bar = Replay
replay-step = move { $step } of { $plies }
replay-scrub = Scrub through the match
replay-first = To the start
replay-back = One move back
replay-run = Play
replay-pause = Pause
replay-forward = One move on
replay-last = To the end
replay-eyes = Through whose eyes?
replay-audience = the audience
replay-eyes-of = { $name }
replay-share = Link to this move
play-on = Play on from here with bots
record-save = Save as a file
verify = Check the deal
verify-honest = The deal is honest: { $count ->
    [one] { $count } move of the dealer follows from the secret.
   *[other] { $count } moves of the dealer follow from the secret.
}
verify-wrong = This deal cannot be confirmed.

# About
about-note = Kociarnia brings five Polish card games about cats and dreams to life: at a table with bots, at one device, or with friends by link. No accounts, no advertisements.
about-own = Drawings, words and code were made for this house.
whose = Whose games these are
about-unofficial = Kociarnia is an unofficial implementation made by players; no publisher and no author of the games has a part in it. The titles belong to their publishers and authors, named below after the rulebooks and public sources; the drawings and the words are ours.
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
standing = Which cards are ours
standing-note = Where the text of a printed card could not be found, we have reconstructed it. Such cards carry a small pencil.
standing-count = { $ours ->
    [0] all as printed ({ $all })
   *[other] reconstructed: { $ours } of { $all }
}
standing-none = There are no reconstructed cards here.
cards = Cards
cards-of = See the cards: { $game }
cards-note = A pencil in the corner marks a reconstructed card.
cards-none = This game has no drawings yet.
card-back = back of a card
fair = Honest deals
fair-note = Before the first card is dealt, the table shows the fingerprint of a secret number. After the match it shows the number itself, and every dealt card follows from it. Whoever has the record of a match can check that.

# The hand
hand = One hand
hand-note = Everything is cut from paper: big quiet pieces, a few sharp cuts and one stroke of the brush. Light falls from the upper left. No outlines, no blur, no words in the drawings.
hand-see = See all the cards, and the hand that draws them.
hand-papers = Papers
hand-tables = Five tables
mood-bedroom = a starry bedroom
mood-moonlight = a land by moonlight
mood-library = a library full of magic
mood-town = an old town from above
mood-flat = a warm flat
hand-type = Type
hand-pangram = Zażółć gęślą jaźń. 0 1 2 3 4 5 6 7 8 9
hand-cats = Cats
hand-cats-note = { $poses } poses, { $coats } coats, { $moods } moods: each with each.
hand-frame = A card
hand-frame-note = A number and a sign in the corner, sometimes a letter: a card is known by its colour, by its shape and by what is written on it. A pencil in the corner: we reconstructed this card.
hand-motion = Motion
hand-motion-note = Paper starts quickly and lands softly. Nothing flashes, and whoever wants no motion has none.
hand-move = Move it
hand-sounds = Sounds
noise-slide = card
noise-tap = tap
noise-cut = cut
noise-thump = thump
noise-chime = chime
noise-purr = purr
noise-birds = birds
noise-caw = raven
hand-signs = Signs

you-place = You are { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[6] sixth
}.
you-lacked = { $points ->
    [one] { $points } point
   *[other] { $points } points
} short of winning.
ending-sum = Total
ending-place = Place
place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
ending-table = Show the table
decided = What decided it: { $line }, { $one } to { $other }.
decided-even = The points are equal; what decided it: { $line }, { $one } to { $other }.
share-result = Send the result
set-touch = Vibration
set-touch-help = A short one when it is your turn and when a move does not work.
lesson-gist = To remember

# Your tables
tables = Your tables
tables-each = All
tables-turns = Your turn
tables-waiting = Waiting
tables-over = Finished
tables-away = Put away
tables-all = all { $count }
tile-new = new: 3 minutes to learn
tile-lessons = lessons { $done } of { $of }
unknown = You do not know this one yet: { $game }
unknown-note = Three minutes with Mruczek, and you play.
unknown-learn = Begin the lesson
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-shelves = Which tables
tables-find = Find a game or a name
tables-none = There is nothing on this shelf.
tables-not-found = There is no such table.
tables-more = Show the next ones
line-go = Play
line-begin = Everybody is here: you can begin.
line-lobby = { $count ->
    [one] Waiting room: one free seat
   *[other] Waiting room: { $count } free seats
}
line-host = Everybody is here: the host will begin.
line-turn = It waits for you
line-turn-of = { $names } to play
line-asked = { $names } to play
line-rests = The match stands still
line-ended = { $place ->
    [0] Nobody won
    [1] Won
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}, { $points }
line-alone = Result: { $points }
rematch-of = Once more: { $game }
scores-of = Matches at this table: { $game }
review = What if
review-of = What if: { $game }
replay-of = Watch the match: { $game }
put-away = Put away
put-away-of = Put the table away: { $game }
take-out = Back onto the list
take-out-of = Back onto the list: { $game }
with = With { $names }
with-here = At this device: { $names }
with-nobody = On your own
# What if
review-title = What if
review-note = { $game } · moves: { $name }
review-chances = Chances turn by turn
review-graph = Chances: { $name }. At first { $first }%, in the end { $last }%, turns: { $turns }.
review-point = Turning point { $number }: turn { $turn }
review-fair = even chances
review-turn-number = Turn { $turn }
review-turn = Turn { $turn } · { $name }
review-board = The table from that seat, turn { $turn }
review-board-marked = The table from that seat, turn { $turn }. Marked: where the tiger would have played.
review-turning = Turning points
review-even = An even match: no turn alone decided it.
review-change = chances: from { $before }% to { $after }%
review-try = Try from here
review-against = When you try from here, you meet
review-as-before = the same cats as then
review-see = See it
review-moves = Move by move
review-thinking = The tiger thinks: { $done } of { $of } moves.
review-agreed = { $of ->
    [0] There was nothing to choose.
   *[other] The tiger would have played { $same } of { $of } moves the same.
}
review-all = Also moves where there was nothing better
review-same = The tiger: the same. Reason: { $reason }
review-other = The tiger: { $label } (just as good). Reason: { $reason }
review-better = The tiger: { $label } (+{ $points }% chance to win). Reason: { $reason }
review-eyes = Whose moves?
review-open = With open cards
review-closed-note = The tiger works out the chances from what could be seen then, without peeking at cards.
review-open-note = The tiger works out the chances with open cards: it knows everything that anybody had seen.
review-tools = How to look, and what next
review-picture = Picture of the result
review-link = Copy link
review-share = Copy the link to this page

# The rules of the table
clock-none = no clock
house-keeper = Who plays for those who are away
keeper-nobody = nobody
house-grace = When it sits down
grace-never = only when the time is up
grace-after = when somebody is away longer than { $time }
house-says-waits = The table waits for everybody, for days if need be.
house-says-clock = The clock only shows the time: nobody plays for anybody.
house-says-kept = Where others wait, after { $time } a bot ({ $level }) plays for whoever is away, until they are back. The log says what it did.
house-says-late = When the time is up, a bot ({ $level }) answers. The log says what it did.
house-says-both = A bot ({ $level }) plays for whoever is away longer than { $time }, and when the time is up. The log says what it did.
so-many-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
so-many-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
so-many-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
so-many-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
days-hours = { $days } d { $hours } h
clock-left-long = Left: { $time }
leave-kept = Back to the games (after { $time } a bot plays for you)
leave-empty = Nobody will play for you: the match stands still until somebody takes your seat. You can also just go back to the games: the table will wait.
undo-offered = You ask to take back { $back ->
    [one] { $back } move
   *[other] { $back } moves
}. Waiting for: { $names }.
undo-offer-told = { $name } asks to take back { $back ->
    [one] { $back } move
   *[other] { $back } moves
}. Waiting for: { $names }.

# Statistics
statistics-none = Nothing has been played to the end here yet. After the first match there will be something to count.
statistics-choose = What is counted
statistics-who = Who?
statistics-all = all
statistics-csv = Save as CSV
statistics-matches = { $count ->
    [one] match
   *[other] matches
}
statistics-won = { $count ->
    [one] win
   *[other] wins
}
statistics-streak = { $count ->
    [one] day in a row
   *[other] days in a row
}
statistics-bests = Bests
statistics-best = best result
statistics-average = points on average
statistics-value = shortest way
statistics-alone = matches alone
statistics-favourite = favourite game
statistics-all-games = All games
statistics-counted = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $won } won
statistics-comeback = greatest comeback
statistics-from = from { $chances }% to 1st place
statistics-levels = Wins by the strongest rival
statistics-players = Wins by number of players
statistics-people = people only
statistics-at = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-of = { $won } of { $of }
statistics-latest = The last twenty
statistics-higher = the place in each match; higher is better
statistics-places = Places in the latest matches: { $places }
statistics-group = Group: { $names }
statistics-evenings = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}, { $evenings ->
    [one] { $evenings } day
   *[other] { $evenings } days
}
statistics-mean = { $name }: mean place { $place }

# Keys
keys = Keyboard shortcuts
key-tab = next: table, buttons, menu
arrows = arrows
key-arrows = around the table, from card to card
key-enter = choose or press
key-digits = buttons of the bar
key-escape = cancel the choice
key-moves = all moves
key-hint = hint
key-undo = undo
key-log = log
key-scores = scores
key-rules = rules
key-table = to the table
key-recap = show again what the others did
key-inspect = about this card
key-help = this list

# Another device
device = Play on at another device
device-along = Your name, tables, statistics and lessons come along. This device keeps them too: from then on both play as you.
device-show = Show a code
device-new = A new code
device-scan = Scan the code with the other device, or open Kociarnia there, go to its settings and type these letters:
device-type = Open Kociarnia in the other browser, go to its settings and type these letters:
device-code = Code from another device
device-qr = QR code for your other device
device-text = Playing on here
device-once = { $minutes ->
    [one] The code works once, for another minute.
   *[other] The code works once, for another { $minutes } minutes.
}
device-secret = Whoever has this code plays in your name. Show it to nobody.
device-joined = Done. The other device now plays as you.
device-over = The time of this code is up.
devices = Your devices
device-kind-phone = Phone
device-kind-tablet = Tablet
device-kind-computer = Computer
device-kind-other = Device
device-this = this device
device-cut = Cut off
device-cut-sure = That device loses your tables and no longer plays as you.
device-cut-mine = This device loses your tables and no longer plays as you. Nothing changes on the others.
device-enter = Have a code from another device?
device-go = Go on
device-as = Play on here as { $name }?
device-as-note = { $tables ->
    [0] The name, statistics and lessons come here.
    [one] The name, { $tables } table, statistics and lessons come here.
   *[other] The name, { $tables } tables, statistics and lessons come here.
} The other device keeps them too.
device-own = { $count ->
    [one] This device has { $count } other table. It leaves the list and comes back when you cut this device off.
   *[other] This device has { $count } other tables. They leave the list and come back when you cut this device off.
}
device-warn = Agree only if the code is your own. Otherwise you would play in somebody else’s name.
device-yes = Yes, I play here as { $name }
device-no = No
device-already = This device already plays as { $name }.

# Who sits at a table while a match is played
people = Who sits at the table
people-waits = the seat waits for its player
people-free = Free the seat
people-free-of = Free the seat: { $name }
people-free-sure = Do this when { $name } can no longer get in from their device. The seat will wait: whoever comes by the link plays on with the same cards. The log tells everybody.
people-link = Send this link to the person who is to come back. Whoever follows it sits down here and plays on with the same cards.
people-bot = Let a bot play here

# Deals of the day
days = Deals of the day
days-new = new { $time }
days-streak = { $count ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
days-play = play
days-going = going on
days-tile = Deal of the day: { $game }, { $state }
day = Deal of the day
day-same = Everyone in this house is dealt the same cards and meets the same rivals.
day-rules = The first match counts, from its first card: no hints, and nothing taken back that has been revealed.
day-begin = Play the deal of the day
day-go-on = Back to the table
day-again = Play it again, for fun
day-again-note = You know the deal by now, so further matches do not enter the list.
day-list = List of the day
day-mine = Your result
day-rank = { $rank } of { $listed }
day-not-listed = Not on the list
day-nobody = Nobody has finished yet. The list waits for its first result.
day-nameless = somebody
day-before = The day before
day-today = Today’s deal
day-fair = An honest deal
day-sealed = The cards follow from a secret that the house has known since the day began and tells when it is over. Its hash is known already:
day-opened = The secret of that day. Its hash was known before the first card, so every match on the list can be checked.
day-commitment = hash
day-secret = secret
day-share = { app-name }, deal of { $day }, { $game }: { $result }.
tried-place = place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tried-lead = ahead by { $lead }

# The same deal
same = The same deal
same-by = { $name } has played this deal. Now it is your turn!
same-done = { $name } and you: the same deal, two results.
same-note = You get the same cards, the same seat and the same rivals. You see both results after your own match.
same-known = You know this deal already. You may play it, but it is not compared.
same-play = Play this deal
same-again = Play it again, not compared
same-results = Results side by side
same-place = place
same-points = points
same-value = result
same-out = not compared
same-mine = This is your deal. Send the link, and the results of others appear here.
same-text = Play the same deal as me: { $game }.
same-make = Play the same deal
same-about = Whoever opens the link gets the same cards and the same seat, and sees your result only after their own match.
same-code = QR code with the link to this deal
same-compare = Compare
same-friends = Play it at one table
same-friends-note = { $people } people played it together. Invite friends and see how your table does with the same cards.
same-tables = Table against table
same-our = your table
same-their = table { $number }
send = Send
send-about = The result and the way to the record of the match.
send-day-about = The result without a word about the cards, and the way to the same deal.
deal-after = for fun
statistics-weeks = the last four weeks
statistics-days = { $count ->
    [one] { $count } day with a deal of the day
   *[other] { $count } days with a deal of the day
}
ladder-day = Play today’s deal of the day
rematch-kitten = Once more, with a kitten

# Notifications
call = Let me know when it is my turn
call-note = A notification appears on this device when you are not looking at the table. The browser will ask for your consent.
call-always = On for this device, also while Kociarnia is closed.
call-open = On for this device while the table is open somewhere: this house cannot call a browser that is closed.
call-blocked = The browser blocks notifications of this page. You can allow them in its settings, beside the address.
call-none = This browser cannot notify. On an iPhone, first add Kociarnia to the home screen.
call-offer = This table is played over several days. Shall we let you know when it is your turn?
call-yes = Yes, let me know
call-no = Not now

# Settings
set-language = Language
set-theme = Colours
theme-system = as the system
theme-light = day
theme-dark = night
set-sound = Sound
sound-off = off
sound-quiet = quiet
sound-full = full
set-speed = Pace
speed-off = at once
speed-fast = fast
speed-normal = normal
speed-slow = slow
set-confirm = Confirm moves
set-confirm-help = A move is shown on the table first; a second tap makes it.
set-passing = Pass for me when I can do nothing else
set-passing-help = Among people only where it gives nothing away.
set-patterns = Patterns beside colours
set-patterns-help = For those who see colours differently.
set-plain = Plain table
set-plain-help = Cards with words instead of drawings.
text-row = Row { $number }
set-text = Text view
set-text-help = The table as headings and lists, also for screen readers.
settings-note = Settings stay in this browser.

offline-note = The house can move into this browser: matches with bots, lessons, replays and rules then work without a network, in a plane for example. Tables that you play there are on this device only; the tables of the network wait.
offline-fetch = Fetch the house ({ $size } MB)
offline-here = The house is on this device and works without a network.
offline-start = Play on this device
offline-within = You are in the house on this device.
offline-back = Back to the house in the network
offline-address = This browser keeps nothing that comes from this address. It wants one that begins with https://, or the machine on which the house runs.
offline-none = There is nothing to fetch yet. A house that was started by ./play prepares it by itself within a few minutes, once, if it has a network; then the button is here. If it does not come, the host is told why by: python3 web/engine.py
pocket-links = Matches are in this browser only, so a link to them would show nothing to anybody else. What you can send is the result in words, a picture of it, or the record of the match.
pocket-day = This deal is this browser’s own: in a house in the network the day has another one, the same for everybody.
pocket-cats = In this browser cats think about a move for about a second at most. In that time the tiger tries fewer moves than in a house in the network, on a slow device the tomcat too, so they play somewhat weaker.
records = Finished matches
records-note = A record can be watched and checked anywhere. Matches from a file stand in the list, but count neither in statistics nor among the results of the day.
records-save = Save to a file
records-bring = Read from a file
records-saved = { $count ->
    [0] There is no finished match yet.
    [one] { $count } match saved.
   *[other] { $count } matches saved.
}
records-read = { $count ->
    [0] There is no finished match here.
    [one] { $count } match brought.
   *[other] { $count } matches brought.
}
line-brought = from a record, played elsewhere
carry = Carry finished matches over
carry-note = Matches finished on this device can be carried to the house in the network once there is a line. They stand there as records and do not count in statistics.
