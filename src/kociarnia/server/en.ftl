# What the house says.
error-message = The message cannot be read.
error-id = Another message has had this id already; nothing has changed.
error-hello = Say hello first.
error-stale = The table has moved on in the meantime.
error-not-yours = That seat is not yours.
error-lobby = The match has not begun yet.
error-no-proposal = There is no proposal to accept now.
error-undo-off = Moves are not taken back at this table.
error-undo-nothing = You have nothing to take back yet.
error-vote = There is nothing for you to agree to.
error-hints-off = At this table there are no hints.
error-watch = There is no audience at this table.
error-table = There is no such table.
error-invitation = This code leads nowhere. Check it letter by letter.
error-shelf = There is no such list of tables.
error-full = There is no free chair at this table.
error-open-chairs = There are still free chairs.
error-chair = There is no such chair.
error-chair-taken = Somebody sits there.
error-not-sitting = You do not sit at this table.
error-host = Only the host of the table may do that.
error-not-home = Only somebody at the machine of the house may do that, in the window that opened when it was started.
error-no-network = This machine has no address in a local network. Connect it to your Wi-Fi or cable and try again.
error-playing = A match is being played.
error-house-playing = In the middle of a match this is settled for everybody; it can be changed before the next one.
error-day = There is no list of such a day.
error-day-open = This deal is still being played. Come back when its day is over.
error-undo-deal = Others play this deal too, so a move that has shown something new stays as it is.
error-deal-fixed = Others play this deal too: the table stays as it is for everyone.
error-challenge = There is no such challenge.
error-challenge-record = This match went on from a record, so nobody can be dealt the same cards.
error-challenge-alone = One person alone played this match, so there is nobody to play it with.
error-not-over = That can be seen when the match is over.
error-record-other = The record is of another game or another number of players.
error-match = There is no such match at this table.
error-card = There is no such card in this game.
error-step = There is no such step in this match.
error-store = The house cannot write anything down now; nothing has changed. Please try again in a moment.
error-busy = The house is full; please come back later.
error-rate = That was a little fast; please wait a moment.
error-slow = The request took too long to arrive.
error-tables = Your address has opened very many tables today; please come back later.
error-rules = The rules of this game have changed since the match began: it can be looked at, but not played on.
error-size = That is too much at once.
error-origin = This page does not belong to the house.
error-content = The house takes only JSON here.
error-address = There is nothing at this address.
error-method = That cannot be done at this address.
error-inside = Something went wrong in the house.
error-language-words = There are no texts in this language and version.
why-not-your-turn = It is not your turn. { $question }
why-asked = That is not possible now. { $question }
page-missing = Kociarnia is running, but its page has not been built; ./play builds it.
error-number = “{ $name }” must be a whole number.
error-second-chair = In the middle of a match nobody takes a second seat.
cat-level = { $level ->
    [maluszek] little kitten
    [kociak] kitten
    [kot] cat
    [kocur] tomcat
    [tygrys] tiger
   *[other] { $level }
}
log-house-clock = { $seconds ->
    [0] From this match on there is no clock.
   *[other] From this match on every answer has { $seconds } s.
}
log-house-keeper = { $seconds ->
    [0] From this match on nobody plays for those who are away; for the clock, a cat plays: { cat-level }.
   *[other] From this match on a cat plays for whoever is away longer than { $seconds } s: { cat-level }.
}
log-house-undo = { $on ->
    [yes] From this match on moves may be taken back.
   *[no] From this match on moves are not taken back.
}
log-house-hints = { $on ->
    [yes] From this match on there are hints.
   *[no] From this match on there are no hints.
}
log-stood-in = { $said } (a cat stood in: { cat-level })
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
log-house-nobody = From this match on nobody plays for those who are away: the table waits.
log-house-time = { $seconds ->
    [0] From this match on there is no clock.
   *[other] From this match on every answer has { $time }.
}
log-house-away = { $seconds ->
    [0] From this match on the table waits for those who are away; only when the time is up, a cat plays: { cat-level }.
   *[other] From this match on a cat plays for whoever is away longer than { $time }: { cat-level }.
}
error-code = This code leads nowhere: it has been used, its time is up, or a letter is wrong.
error-two-hands = This device and that person sit at the same table in a match: nobody looks at two hands. Finish the match first.
error-device = There is no such device.
error-devices = That is as many devices as one person may have. Cut one off first.
error-not-away = Whoever sits there was here a moment ago. A seat can be freed after a minute of absence.
log-undone = With everybody’s consent { $name } takes back { $back ->
    [one] { $back } move
   *[other] { $back } moves
}.
log-device = { $name } goes on playing on another device.
log-freed = The seat has been freed and waits: { $name }.
log-sat-down = { $name } sits down on seat { $number }.
error-push = This browser named no address that the house may call.
error-push-off = This house calls nobody: it was opened without --push.
push-turn = It is your turn.
push-turn-with = It is your turn. At the table: { $names }.
