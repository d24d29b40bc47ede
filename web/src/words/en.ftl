# The page's own words.
app-name = Kociarnia
welcome = A house full of cats: five card games.
welcome-back = Hello, { $name }!
back = Back
close = Close
menu = Menu
home = To the games
loading = One moment…
more-pages = More

# Home
games = Games
play = Play
play-game = Play { $game }
set-up = Set up
set-up-game = Set up { $game }
join = Join
join-code = Have a code from friends?
players-minutes = { $low ->
    [one] { $high ->
        [one] 1 player
       *[other] 1–{ $high } players
    }
   *[other] { $low }–{ $high } players
}, about { $minutes } min
rules = Rules
rules-of = Rules: { $game }
replay-read = Replay a record
about = About Kociarnia
settings = Settings

# A new table
who-plays = Who plays?
seats = Number of players
seat-less = One seat fewer
seat-more = One seat more
chair = Seat { $number }
chair-who = Who takes seat { $number }?
seat-me = Me
seat-here = Someone at this device
seat-friend = A friend by link
seat-bot = Bot: { $level }
level-maluszek = little kitten
level-kociak = kitten
level-kot = cat
level-kocur = tomcat
level-tygrys = tiger
levels-note = The little kitten plays with the cards, the kitten is still learning, the cat plays well, the tomcat thinks, and the tiger does not let go.
name = Name
name-of = Name at seat { $number }
options = Rules at this table
options-changed = { $count ->
    [one] { $count } change
   *[other] { $count } changes
}
options-usual = Back to the usual rules
house = Table manners
house-hints = Hints may be asked for
house-undo = Moves may be taken back
house-watch = Others may watch
house-clock = Time for an answer
house-pace = Pace of the bots
pace-none = no waiting
pace-quick = quick
pace-usual = calm
pace-slow = slow
open-table = Open the table

# Lobby
lobby = Lobby
invite = Invite friends
invite-note = Send the link or show the code. Guests only give their name.
invite-code = Invitation code
invite-text = Let’s play { $game }!
copy-link = Copy the link
copied = Copied
phones = Play with phones
qr = QR code with the link to the table
chairs = At the table
chair-open = free seat
chair-here = here
chair-away = away for a moment
chair-change = Change seat { $number }
start = Start
start-waits = { $count ->
    [one] Waiting for { $count } more person.
   *[other] Waiting for { $count } more people.
}
host-starts = The host of the table starts the match.
invited = Invitation
your-name = Your name
name-missing = Type a name, so that the others at the table know who plays.
sit = Sit down
go-table = To the table
table-full = All seats are taken.
watch = Just watch

# A table
table = Table
bar = Your move and buttons
your-turn = Your turn
bar-go-on = Now tap one of the outlined places.
bar-choose = Now choose below.
bar-waiting = Waiting for { $names }.
bar-away = { $name } is not connected.
bar-kept = A bot plays for { $name }.
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
worth-now = you have
worth-then = then
confirm = Do it
accept = Accept the proposal
put-down = Cancel
undo = Undo
undo-ask = Ask to undo
undo-offer = { $name } asks to take back { $back ->
    [one] { $back } move
   *[other] { $back } moves
}. Do you agree?
undo-yes = Agree
undo-withdraw = Withdraw
undo-no = No
hint = Hint
hint-is = { $move } – { $reason }.
remembered = I will remember
clauses = rules
clause = { $kind ->
    [R] rule { $number }
    [A] ruling { $number }
   *[other] rule { $kind }{ $number }
}
log = Log
recap = Since your turn
recap-show = show
recap-more = and { $count } more
recap-you = you
recap-plays = { $name } has had a turn.
log-empty = Nothing has happened yet.
scores = Scores
scorebook = Matches at this table
match = Match
moves = All moves
moves-none = You have no move now.
sound-on = Sound on
sound-mute = Mute
leave = Leave the table
leave-sure = A bot will play for you. Or just go back to the games: the table waits.
leave-plain = The table stays; you can come back.
leave-later = Back to the games, the table waits
curtain = Pass it to { $name }
curtain-note = Nobody else should look at the screen.
curtain-ready = { $name } here, show the table
line-lost = Reconnecting…
line-back = Connected
result = Result
you-win = You win!
wins = { $count ->
    [one] { $names } wins
   *[other] The winners: { $names }
}
nobody-wins = Nobody wins
result-next = Result and what next
replay-short = Watch
rematch = Play again
replay = Watch the match

# Rules
rules-search = Search the rules
rules-found = { $count ->
    [one] { $count } clause
   *[other] { $count } clauses
}
rules-none = No such clause was found.

# Trouble
missing = There is no such page
missing-note = The cat has curled up on this address. Let’s go back to the games.
offline = There is no network. The rules work; the tables wait.
lacking = A part of the page could not be fetched. It will load by itself once the connection is back.
lacking-anew = Load it now
error-offline = There is no connection to the house. Check the network and try again.
error-house = The house answered with error { $status }.
error-page = Something went wrong.

# --- lessons
learn = Learn to play
lesson-step = Step { $step } of { $of }
lesson-on = Go on
lesson-back = Back
lesson-show = Show me
lesson-over = That is all for today. Well done!
lesson-other = That is allowed too, but now try what I am asking for.
lesson-me = You
lesson-leave = Leave the lesson
lesson-next = What next
lesson-following = Second lesson
lesson-play = Play
lesson-again = Once more from the beginning
lesson-go-on = Back to the lesson

# --- before the first match
how = How to play
how-game = How to play { $game }
how-lessons = Lessons
how-done = finished
goal = What it is about
goal-note = Ten seconds, and you know what it is about.
part-aim = Goal
part-turn = Your turn
part-end = The end
teach-me = Teach me (3 minutes)
play-now = Play now
rivals = { $count ->
    [0] You play on your own.
   *[other] You play against { $rivals }.
}
rivals-gentle = { $count ->
    [one] It goes easy on you at first.
   *[other] They go easy on you at first.
}
rivals-change = Change
several-maluszek = { $count ->
    [one] a little kitten
   *[other] { $count } little kittens
}
several-kociak = { $count ->
    [one] a kitten
   *[other] { $count } kittens
}
several-kot = { $count ->
    [one] a cat
   *[other] { $count } cats
}
several-kocur = { $count ->
    [one] a tomcat
   *[other] { $count } tomcats
}
several-tygrys = { $count ->
    [one] a tiger
   *[other] { $count } tigers
}

# --- the ladder: the next level is offered, a gentler one is ready
ladder-harder = You win often now! Your next goal: { $rivals }.
ladder-gentler = That was tough. Something gentler next: { $rivals }?
ladder-next = Your next match will be gentler: { $rivals }.
ladder-here = The last matches were tough, so gentler rivals are waiting. Choose others if you like.
ladder-try = Let me try

# --- who is who
ask-name = What is your name?
ask-name-note = This is how the others at the table see you. You can change it in the settings.
ask-name-skip = Skip
guest = Guest
you = You
plays = plays
bot-called = { $name } ({ $level })
inspect-ours = reconstructed card
inspect-named = About: { $name }
inspect-gallery = in the gallery
inspect-previous = Card before
inspect-next = Next card
statistics = Your statistics
pocket-starting = The house is opening on this device…
pocket-coming = Fetching the house: { $got } of { $all } MB
pocket-waiting = The house is open in another tab. It will open here once that one is closed.
pocket-failed = The house could not be opened on this device: { $why }
pocket-alone = This house lives in your browser, without a server that could connect devices. So there are no invitations and no phones here; you can play with bots, and with others at this device.
offline-title = Play without a network
