# The engine's own sentences.
seat = Player { $number }
dealer = the dealer
option-named = “{ $name }”

error-language = There is no language “{ $language }”; there are: { $known }.
error-game = There is no game called “{ $game }”; there are: { $known }.
error-games-folder = KOCIARNIA_GAMES names the folder { $path }, and there is none.
error-games-inside = KOCIARNIA_GAMES names { $path }, the folder of a game; it should name the folder that holds it.
error-players = { $players ->
    [one] { $players } player is not possible; this game is for { $low } to { $high }.
   *[other] { $players } players are not possible; this game is for { $low } to { $high }.
}
error-option-unknown = There is no option “{ $key }”; there are: { $known }.
error-option-yes = Option { $key } takes yes or no, not “{ $value }”.
error-option-number = Option { $key } takes a number from { $low } to { $high }, not “{ $value }”.
error-option-choice = Option { $key } has no choice “{ $value }”; there are: { $known }.
error-option-seats = Option { $key } is not for { $players } players, only for { $counts }.
error-option-clash = Options { $key } and { $other } do not go together.
error-option-implies = Option { $key } needs { $other }, which has been switched off.

error-record-format = Line { $line }: this is not a record of Kociarnia (it should begin with “kociarnia record 1”).
error-record-head = Line { $line }: a heading was expected, not “{ $text }”.
error-record-twice = Line { $line }: “{ $key }” stands there twice.
error-record-lacks = Line { $line }: the record does not say “{ $key }”.
error-record-number = Line { $line }: the version and the number of players must be numbers.
error-record-numbers = In the heading “{ $key }” numbers were expected, not “{ $text }”.
error-record-option = An option was expected as key=value, not “{ $text }”.
error-record-game = The record is of the game “{ $game }”, not of “{ $here }”.
error-record-version = The record was played by version { $version } of { $game }; here is version { $here }, which would play it differently.
error-record-deck = The record was played with another deck of { $game } than the one here; it would be played wrongly.
error-record-move = Move { $line }: “{ $text }” is not a move of this game.
error-record-actor = Move { $line }: “{ $text }” is not made by the one who is asked there.
error-record-illegal = Move { $line }: “{ $text }” is not allowed there.

error-fair-no-commitment = The record has no commitment, so its deal cannot be checked.
error-fair-no-secret = The secret of the deal is not known yet; it is shown when the match is over.
error-fair-secret = The secret does not fit the commitment: the deal cannot be trusted.
error-fair-deal = Move { $line }: the dealer gave “{ $text }”, but the secret says “{ $due }”.

error-over = The match is over.
error-not-asked = Player { $seat } is not asked now.
error-move-unknown = There is no move “{ $text }” in this game.
error-move-illegal = “{ $text }” is not allowed now.
error-move-scripted = “{ $text }” is not allowed here; allowed: { $known }.
error-hint-memory = No hint here: only your own memory can answer this.
hint-only = there is nothing else to do here
hint-gain = { $how ->
    [only] Chance to win: { $chance }%.
    [alike] Chance to win: { $chance }%; other moves are about as good.
   *[better] Chance to win: { $chance }%; without this move { $rest }% at most.
}
error-undo = That cannot be taken back: somebody has already seen or done something since.
error-bot = There is no bot “{ $bot }”; there are: { $known }.
error-bots = { $count ->
    [one] { $count } bot was named for { $seats } seats; name one for all, or one for each.
   *[other] { $count } bots were named for { $seats } seats; name one for all, or one for each.
}
error-own-file = There is no file { $path } with a bot in it.
error-own-class = The bot { $name } in { $path } cannot be made: { $why }.
error-net = { $path } holds no network: { $why }.
error-net-game = The network in { $path } was trained for { $made }, not for { $game }.
error-own-choose = { $name } in { $path } has no method choose(rules, view, legal, dice).
error-lesson = { $game } has no lesson “{ $lesson }”. There are: { $known }.
error-lesson-answer = “{ $text }” is no answer to this step of the lesson.

# What the system says of a file or an address
system = { $kind ->
    [ENOENT] there is no such file or folder
    [EACCES] it is not permitted here
    [EPERM] it is not permitted here
    [EROFS] nothing can be written there
    [EISDIR] it is a folder
    [ENOTDIR] a file is where a folder should be
    [EEXIST] a file is where a folder should be
    [ENOSPC] the disk is full
    [EADDRINUSE] it is taken
    [EADDRNOTAVAIL] this machine does not have that address
    [UnicodeDecodeError] it is no text in UTF-8
    [gaierror] there is no such address
    [UnicodeError] there is no such address
    [UnicodeEncodeError] there is no such address
    [DatabaseError] that is no store of a house, or a damaged one ({ $text })
   *[other] { $text }
}

# About one card
label-is = what it is
label-does = does
label-worth = worth
label-gives = gives
label-now = now
label-unseen = not seen yet
about-unseen = { $left } of { $copies } such cards

# The number of a list of bests; a game says what it counts.
record-value = { $value }
