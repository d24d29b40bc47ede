game-name = Sen
game-about = Memory and nerve: cover your dream with kind lands, keep the ravens out, and call when you dare.
goal-aim = Have as few ravens in your dream as you can, though you see only { $long_dream ->
    [yes] three
   *[other] two
} of your cards{ $memory_aid ->
    [full] {""}
   *[other] , and only once
}.{ $all_in ->
    [yes] {" "}Or nothing but nines!
   *[other] {""}
}
goal-turn = Take a card from a pile and trade one of yours for it. One from the closed pile you may also put away.{ $i_know ->
    [yes] {" "}Or get rid of a pair.
   *[other] {""}
}
goal-end = Think you have fewest? Call “Wake up!” The match ends { $rounds ->
    [0] once somebody has gathered { $points } ravens
    [one] after one round
   *[other] after { $rounds } rounds
}.

# Options
option-not_so_scary = Ravens not so scary
option-not_so_scary-help = Whoever has the most lands of 9 ravens does not count them.
option-all_in = Go all in!
option-all_in-help = A dream of nothing but lands of 9 ravens scores 0, and everyone else 50.
option-i_know = I know what I have
option-i_know-help = A third action: point at two lands with the same number of ravens and discard both; one unseen land comes in.
option-long_dream = Long dream
option-long_dream-help = Both editions shuffled together and dreams of six cards; brings “Go all in!” and “I know what I have”.
option-penalty = Penalty for a wrong call
option-penalty-help = Ravens added to a caller who does not have the fewest.
option-points = How many ravens we play to
option-points-help = The match ends when somebody reaches this number.
option-rounds = Fixed number of rounds
option-rounds-help = 0 plays to points; any other number plays exactly so many rounds.
option-tied_caller_scores_zero = A tied caller scores 0
option-tied_caller_scores_zero-help = A caller who shares the fewest ravens with somebody writes down 0 instead of those ravens.
option-swap_same_dream = Swap within one dream
option-swap_same_dream-help = Swap 2 may exchange two cards of the same dream.
option-no_call_first_turn = No call on the first turn
option-no_call_first_turn-help = Nobody may call until everyone has had one turn.
option-round_turn_cap = Limit of turns in a round
option-round_turn_cap-help = A fuse for rounds that would never end: after so many turns of each player it is as if the closed pile had run out.
option-first = Who begins
option-first-help = By lot, or a certain player.
option-first-lot = by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-first-5 = player 5
option-penalty-5 = 5 ravens
option-penalty-15 = 15 ravens
option-deck = Deck
option-deck-help = The box lists its counts without saying which card each belongs to; all three decks are reconstructed.
option-deck-jubilee = five nines, six hourglasses
option-deck-six_nines = six nines, four hourglasses
option-deck-fifteen_faces = all fifteen faces
option-memory_aid = Memory aid
option-memory_aid-help = The screen shows you every card that you have already seen; the same for all players.
option-memory_aid-off = off
option-memory_aid-full = full

# Cards
ravens = { $ravens ->
    [one] { $ravens } raven
   *[other] { $ravens } ravens
}
card-plain = { $ravens ->
    [one] { $ravens } raven
   *[other] { $ravens } ravens
}
card-hourglass = hourglass
card-hourglass-worth = hourglass ({ $worth })
card-pick = Pick 1 ({ $ravens } ravens)
card-take = Take 2 ({ $ravens } ravens)
card-peek = Peek 1 ({ $ravens } ravens)
card-swap = Swap 2 ({ $ravens } ravens)
face-down = face down
word-ravens = { $ravens ->
    [one] { $ravens } raven on each
   *[other] { $ravens } ravens on each
}
word-hourglass = both are hourglasses

# The table
zone-closed = Closed pile
zone-open = Open pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
zone-hand = { $who-is ->
    [me] In your hand
   *[other] In { $who }’s hand
}
zone-dream = { $who-is ->
    [me] Your dream
   *[other] { $who }’s dream
}
note-total = { $ravens ->
    [one] { $ravens } raven so far
   *[other] { $ravens } ravens so far
}
note-caller = called “Wake up!”
note-dream = { $ravens ->
    [one] { $ravens } raven in this dream
   *[other] { $ravens } ravens in this dream
}
zone-claim = I know what I have
claim-sign = name a pair of your dream
mark-look = { $who-is ->
    [me] you are looking
   *[other] { $who } is looking
}
mark-swap = to be swapped
mark-pair = of the pair
draw-closed = Closed pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
draw-browse = The open pile from bottom to top: { $cards }
fact-round = Round { $round }, to { $limit }
fact-round-of = Round { $round } of { $rounds }
fact-left = { $left ->
    [one] { $left } raven to the end
   *[other] { $left } ravens to the end
}
fact-call = “Wake up!” may be called
fact-call-later = “Wake up!” only from the second turn on

# What is asked
ask-look = { $who-is ->
    [me] { $more ->
        [yes] Look at one more of your cards.
       *[no] Look at one of your cards.
    }
   *[other] { $who } looks at a card before the round.
}
    .tap = Tap it and remember it: it goes back face down.
    .typed = It goes back face down.
ask-turn = { $who-is ->
    [me] Your turn.
   *[other] It is { $who }’s turn.
}
    .tap = Tap a pile, then the card of yours that shall go.
    .typed = Take from a pile, or call “Wake up!”
ask-turn-claim = { $who-is ->
    [me] Your turn.
   *[other] It is { $who }’s turn.
}
    .tap = Tap a pile, then the card of yours that shall go; if you know a pair, tap “{ zone-claim }”.
    .typed = Take from a pile, claim a pair, or call “Wake up!”
ask-keep = { $who-is ->
    [me] What do you do with the card you have drawn?
   *[other] { $who } has drawn a card.
}
    .tap = { $use ->
        [yes] Tap it to use it, the card of yours that shall go, or the open pile.
       *[no] Tap the card of yours that shall go, or the open pile.
    }
ask-choose = { $who-is ->
    [me] Which of the two cards do you keep?
   *[other] { $who } chooses one of two cards.
}
    .tap = Tap it; the other goes on the open pile.
    .typed = The other goes on the open pile.
ask-pick = { $who-is ->
    [me] Which card of the open pile do you take?
   *[other] { $who } looks through the open pile.
}
    .tap = Tap it.
ask-place = { $who-is ->
    [me] Which card of your dream do you replace?
   *[other] { $who } places the card.
}
    .tap = Tap the one that shall go.
ask-peek = { $who-is ->
    [me] At which card do you look?
   *[other] { $who } may look at any card.
}
    .tap = Tap any card, yours or a rival’s.
ask-swap = { $who-is ->
    [me] Which card do you swap?
   *[other] { $who } swaps two cards.
}
    .tap = Tap the first of the two, yours or a rival’s.
ask-with = { $who-is ->
    [me] With which other card?
   *[other] { $who } swaps two cards.
}
    .tap = Tap that one, too.
ask-pair = { $who-is ->
    [me] Which is the other card of the pair?
   *[other] { $who } claims to know a pair.
}
    .tap = Tap it in your dream.
ask-name = { $who-is ->
    [me] What is on the two cards?
   *[other] { $who } names the pair.
}
    .tap = Tap an answer below.
ask-dealer = Cards are being dealt.
ask-over = The match is over.

# What may be done
do-look = look at your card { $slot }
do-call = call “Wake up!”
    .cost = Do you have the fewest ravens? You write down 0. If not, a penalty is added.
do-take = take { $card } from the open pile in place of your card { $slot }
    .then = Now tap the card of yours that shall go.
do-draw = draw from the closed pile
do-claim = claim a pair: card { $slot } and another
    .then = Now tap the first card of the pair.
do-keep = replace your card { $slot } with { $card }
do-discard = put { $card } on the open pile
do-use = use { $card }
do-choose = keep { $card }
do-pick = pick { $card }
do-peek = { $owner-is ->
    [me] look at your card { $slot }
   *[other] look at { $owner }’s card { $slot }
}
do-swap = { $owner-is ->
    [me] swap your card { $slot }
   *[other] swap { $owner }’s card { $slot }
}
do-with = { $owner-is ->
    [me] with your card { $slot }
   *[other] with { $owner }’s card { $slot }
}
do-and = and card { $slot }
do-name = say: { $word }

# What happened
log-deal = Round { $round }: the cards are dealt. { $who-is ->
    [me] You begin.
   *[other] { $who } begins.
}
log-flip = On the open pile now: { $card }.
log-drawn = You have drawn: { $card }.
log-glance = { $owner-is ->
    [me] Your card { $slot } is: { $card }.
   *[other] { $owner }’s card { $slot } is: { $card }.
}
log-bare = { $who-is ->
    [me] Your card { $slot } is uncovered: { $card }.
   *[other] { $who }’s card { $slot } is uncovered: { $card }.
}
log-look = { $who-is ->
    [me] You look at your card { $slot }.
   *[other] { $who } looks at their card { $slot }.
}
log-take = { $who-is ->
    [me] You take { $card } from the open pile in place of your card { $slot }.
   *[other] { $who } takes { $card } from the open pile in place of their card { $slot }.
}
log-draw = { $who-is ->
    [me] You draw from the closed pile.
   *[other] { $who } draws from the closed pile.
}
log-keep = { $who-is ->
    [me] You put the card in place of your card { $slot }.
   *[other] { $who } puts the card in place of their card { $slot }.
}
log-discard = { $who-is ->
    [me] You put the card on the open pile.
   *[other] { $who } puts the card on the open pile.
}
log-use = { $who-is ->
    [me] You use { $card }.
   *[other] { $who } uses { $card }.
}
log-choose = { $who-is ->
    [me] You keep one card and put the other on the open pile.
   *[other] { $who } keeps one card and puts the other on the open pile.
}
log-pick = { $who-is ->
    [me] You pick { $card } from the open pile.
   *[other] { $who } picks { $card } from the open pile.
}
log-peek = { $who-is ->
    [me] { $owner-is ->
        [me] You look at your card { $slot }.
       *[other] You look at { $owner }’s card { $slot }.
    }
   *[other] { $owner-is ->
        [me] { $who } looks at your card { $slot }.
       *[other] { $who } looks at { $owner }’s card { $slot }.
    }
}
log-swap = { $who-is ->
    [me] You point at { $one } for a swap.
   *[other] { $who } points at { $one } for a swap.
}
log-with = { $who-is ->
    [me] You swap { $one } with { $other }.
   *[other] { $who } swaps { $one } with { $other }.
}
spot-acc = { $owner-is ->
    [me] your card { $slot }
   *[other] { $owner }’s card { $slot }
}
spot-own-acc = { $owner-is ->
    [me] your card { $slot }
   *[other] their own card { $slot }
}
spot-ins = { $owner-is ->
    [me] your card { $slot }
   *[other] { $owner }’s card { $slot }
}
spot-own-ins = { $owner-is ->
    [me] your card { $slot }
   *[other] their own card { $slot }
}
log-and = { $who-is ->
    [me] You point at your cards { $slot } and { $other }.
   *[other] { $who } points at their cards { $slot } and { $other }.
}
log-name = { $who-is ->
    [me] You say: { $word }.
   *[other] { $who } says: { $word }.
}
log-right = { $who-is ->
    [me] That is right: both leave your dream, and you get one new card unseen.
   *[other] That is right: both leave the dream, and { $who } gets one new card unseen.
}
log-wrong = { $who-is ->
    [me] That is wrong: both stay, and you get one more card unseen.
   *[other] That is wrong: both stay, and { $who } gets one more card unseen.
}
log-call = { $who-is ->
    [me] You call: “Wake up!”
   *[other] { $who } calls: “Wake up!”
}
log-exhausted = The closed pile has run out: the round is over, and nobody has called.
log-long = The limit of turns is reached: the round is over, and nobody has called.
log-count = { $who-is ->
    [me] Your dream: { $parts }. You add { $added } and have { $ravens }.
   *[other] { $who }’s dream: { $parts }. { $who } adds { $added } and has { $ravens }.
}

# What it is worth
account-before = from earlier rounds: { $add }
account-dream = { $cards } = { $add }
account-nines = most lands of nine ravens: { $signed }
account-all-in = went all in, so 0: { $signed }
account-fifty = somebody went all in, so 50: { $signed }
account-penalty = penalty for the call: { $signed }
account-call = called with the fewest, so 0: { $signed }
account-guess = (this dream, not counted yet, as far as you know: about { $ravens })

# Why
why-call-plain = nobody is likely to have fewer ravens
why-for = better for the dream than card { $slot }
why-call = { $ravens ->
    [one] about { $ravens } raven, the fewest with a likelihood of { $percent } %
   *[other] about { $ravens } ravens, the fewest with a likelihood of { $percent } %
}
why-for-known = { $new } instead of { $old }
why-for-unknown = { $ravens ->
    [one] { $new } instead of an unknown card (probably about { $ravens } raven)
   *[other] { $new } instead of an unknown card (probably about { $ravens } ravens)
}
why-look = an unknown card helps nobody
why-draw = a new card may be better than the worst in your dream
why-claim = you know two lands with the same number of ravens
why-and = you know both, and they have the same number of ravens
why-name = you have seen both of them
why-discard = it would make the dream worse
why-use = what it does is worth more than its ravens
why-choose = it does more for the dream
why-pick = the best land of the open pile for this dream
why-peek = an unknown card becomes a known one
why-swap = a bad card for a better one
why-with = a bad card for a better one

# Why not
no-single = Point at one of the cards there.
no-look = The round has not begun: first look at your own cards.
no-look-again = You have looked at this card already. Choose another one.
no-look-rival = Before the round you look at your own cards only, never at those of the others.
no-turn = First choose where to take a card from: the open pile or the closed one.
no-turn-claim = First choose a pile, or “I know what I have”; only then one of your cards.
no-turn-rival = The dreams of the others are out of reach: only Peek 1 and Swap 2 get there.
no-open-below = Only the top card of the open pile counts, not those below it.
no-take = A card from the open pile goes into your own dream: point at the card that it replaces.
no-claim = You claim a pair in your own dream: point at one of your cards.
no-claim-single = A pair takes two cards, and your dream has a single one.
no-keep = You have drawn already: put the card into your dream or on the open pile.
no-keep-rival = The card that you have drawn can only go into your own dream.
no-keep-claim = A pair is claimed at the start of a turn, and you have drawn already.
no-use = This is an ordinary land: it does nothing. Put it into your dream or on the open pile.
no-use-hourglass = An hourglass names no action: put it into your dream or on the open pile.
no-choose = First choose which of the two cards in your hand you keep.
no-pick = Pick 1: choose a card of the open pile.
no-pick-copy = The same card lies nearer to the top, and that copy is taken.
no-place = The card that you have picked goes into your own dream: point at the card that it replaces.
no-place-use = A card from the open pile does nothing; it only goes into your dream.
no-peek = Peek 1: point at a card of any dream.
no-swap = Swap 2: point at a card of any dream.
no-with = Swap 2: point at the other card, in one of the dreams.
no-with-itself = A card cannot be swapped with itself. Choose another one.
no-with-same = The two cards must lie in different dreams.
no-pair = Point at the other card of the pair in your own dream.
no-pair-itself = A pair is two different cards. Point at the other one.
no-pair-rival = You claim a pair in your own dream, not in somebody else’s.
no-name = Say what is on the two cards: choose a number, or hourglasses.

# The drawn board
tag-look = look
tag-take = take
tag-take-for = for this
tag-draw = draw
tag-claim = claim
tag-claim-for = this one
tag-keep = exchange
tag-discard = put here
tag-use = use it
tag-choose = keep
tag-pick = take
tag-peek = peek
tag-swap = swap
tag-with = with this
tag-and = and this
name-pick = Pick 1
name-take = Take 2
name-peek = Peek 1
name-swap = Swap 2
name-hourglass = Hourglass
board-slot = { $zone }, card { $slot }: { $card }
board-closed = Closed pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-open = Open pile: { $card }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-open-empty = The open pile is empty
board-closed-empty = The closed pile is empty
board-closed-short = { $count ->
   *[other] closed
}
board-open-short = { $count ->
   *[other] open
}
board-browse = Look through
board-browse-title = The open pile, from bottom to top
board-close = Close
board-thinks = to move
board-looks = looks at cards
board-book = Scorebook
board-round = Round
board-sum = Total
board-story = Recent moves
board-wake = Wake up!
board-wake-by = { $who-is ->
    [me] You have called.
   *[other] { $who } has called.
}
board-wake-nobody = The round is over, and nobody has called.
board-wake-round = The end of round { $round }
board-on = On to the next round
board-new = new

# What each did last, in a few words
since-look = peeks at card { $slot }
since-take = open pile to place { $slot }
since-draw = draws
since-keep = drawn card to place { $slot }
since-discard = draws and discards
since-use = uses { $card }
since-choose = keeps one of two
since-pick = picks from the open pile
since-peek = { $owner-is ->
    [me] peeks at your card { $slot }
   *[other] peeks at card { $slot } ({ $owner })
}
since-with = swaps two cards
since-right = claims a pair: right
since-wrong = claims a pair: wrong
since-call = calls “Wake up!”

# The end
end-round = Round { $round }
end-before = Before
board-adds = { $added ->
    [0] adds nothing
   *[other] adds { $added }
}
board-part-nines = most nines
board-part-all-in = went all in
board-part-fifty = fifty
board-part-penalty = penalty
board-part-call = well called

# About one land
label-copies = in the deck
about-copies = { $count ->
    [one] { $count } such card
   *[other] { $count } such cards
}
about-covered = a land face down
about-closed = the closed pile: nobody knows which land is on top
about-claim = point at two lands of your dream with the same number of ravens and say the number; if you are right, both leave and one comes unseen; if not, one comes as a penalty
about-hourglass = an odd number of hourglasses in a dream: each counts { $ravens }; an even number: 0
about-pick = look through the open pile, choose one land and swap it for a land of your dream
about-take = take the two top cards of the closed pile and choose one; the other goes to the open pile
about-peek = look at any one land, yours or somebody else’s
about-swap = swap any two lands without turning them up
tip-covered = What is on it must be remembered. Only the action Peek 1 allows a look.
tip-hourglass = One hourglass is trouble, two are a treasure.
tip-land = The fewer ravens in your dream, the better.
tip-special = It works only when you take it from the closed pile and put it down. In a dream its ravens count.

feat-right = wake-up calls that were right
feat-wrong = wake-up calls that were wrong
