game-name = Koty
game-about = Fill your dream with cats. A card lying face down is worth nine and doubles whatever lies on it, and your rivals know that too.
goal-aim = { $teams ->
    [yes] With your partner, gather the most cats in your two dreams.
   *[other] Gather the most cats in your dream.
} The 9s below double whatever lies on them.
goal-turn = Play one card: in your dream, in a rival’s, or swap your whole hand. Same sign and 9 together makes friends!
goal-end = Once somebody has three lands with three 9s each, { $finish_round ->
    [yes] the round is played out and cats are counted
   *[other] everybody counts cats
}.{ $turn_cap ->
    [1000] {""}
   *[other] {" "}At the latest after { $turn_cap } turns each.
}

# Options
option-moth = Moths
option-moth-help = How many moths are shuffled in; a moth carries a cat to another place.
option-bat = Bats
option-bat-help = How many bats are shuffled in; a bat makes a rival’s raven your “9”.
option-owl = Owls
option-owl-help = How many owls are shuffled in; an owl ends an attack and catches the attacking card.
option-dragon = Dragon
option-dragon-help = Whether the dragon is shuffled in; it chases all ravens away and becomes a “9”.
option-teams = Teams of two
option-teams-help = Partners sit opposite, may defend each other and add up their cats; for 4 or 6 players.
option-team_night = Night cards in teams
option-team_night-help = Allows night cards in the team game; the partner may play the owl.
option-first = Who begins
option-first-help = By lot, or a certain player.
option-first-lot = by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-first-5 = player 5
option-first-6 = player 6
option-pair_partial = Half a pair
option-pair_partial-help = If no land takes the pair of a fight, the cat alone may be laid on three “9”s.
option-exhaustion_immediate = End with the last card
option-exhaustion_immediate-help = The game ends after the turn in which both piles become empty, not only when somebody cannot draw.
option-hidden_exchange = Hidden exchange
option-hidden_exchange-help = The four cards of an exchange are discarded face down.
option-finish_round = Finish the round
option-finish_round-help = A completed dream does not end the game at once: the round is played out, so that everybody has had as many turns.
option-moth_rival_empty = Moth to a rival’s empty land
option-moth_rival_empty-help = A moth may also put a cat on an empty land of a rival.
option-turn_cap = Turn limit
option-turn_cap-help = A safeguard against a game without end: after so many turns of each player the cats are counted as they lie.

# Cards
card-blue1 = Moon 1
    .acc = Moon 1
    .ins = Moon 1
sign-blue1 = M1
card-blue8 = Moon 8
    .acc = Moon 8
    .ins = Moon 8
sign-blue8 = M8
card-yellow2 = Sun 2
    .acc = Sun 2
    .ins = Sun 2
sign-yellow2 = S2
card-yellow7 = Sun 7
    .acc = Sun 7
    .ins = Sun 7
sign-yellow7 = S7
card-green3 = Leaf 3
    .acc = Leaf 3
    .ins = Leaf 3
sign-green3 = L3
card-green6 = Leaf 6
    .acc = Leaf 6
    .ins = Leaf 6
sign-green6 = L6
card-pink4 = Petal 4
    .acc = Petal 4
    .ins = Petal 4
sign-pink4 = P4
card-pink5 = Petal 5
    .acc = Petal 5
    .ins = Petal 5
sign-pink5 = P5
card-raven = raven
    .acc = a raven
    .ins = a raven
sign-raven = RA
card-joker = joker
    .acc = a joker
    .ins = a joker
sign-joker = JO
card-moth = moth
    .acc = a moth
    .ins = a moth
sign-moth = MO
card-bat = bat
    .acc = a bat
    .ins = a bat
sign-bat = BA
card-owl = owl
    .acc = an owl
    .ins = an owl
sign-owl = OW
card-dragon = dragon
    .acc = the dragon
    .ins = the dragon
sign-dragon = DR
card-nine = “9”
card-as = a joker as { $role }
    .acc = a joker as { $role }
    .ins = a joker as { $role }
nine = 9
hidden = face down
mark-seen = known to be { $card }
mark-known = known to all
mark-attacked = attacked by { $card }
mark-defended = defended; it may be attacked again
mark-nine = to be laid as a “9”
note-met = { $owner-is ->
    [me] on your land { $land }
   *[other] on { $owner }’s land { $land }
}
note-team = { $who-is ->
    [me] plays with you
   *[other] plays with { $who }
}

# The table
zone-pile = Draw pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
zone-discards = Discard pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
zone-table = In play
zone-land = { $who-is ->
    [me] Your land { $land }
   *[other] { $who }’s land { $land }
}
zone-hand = { $who-is ->
    [me] Your hand
   *[other] { $who }’s hand
}
land-empty = empty
dream = { $who-is ->
    [me] Your dream
   *[other] { $who }’s dream
}
hand-count = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
danger-fight = fight!
danger-friends = friends!
danger-over = defended
joker-who = Who is the joker?
count = { $text }
fact-turn = Turn { $turn }
fact-near = { $who-is ->
    [me] To the end: you have { $lands } of { $needed } lands
   *[other] To the end: { $who } { $lands } of { $needed } lands
}
note-full = lands of three “9”s: { $lands } of { $needed }
fact-closing = The last round: somebody has completed a dream.
fact-exhausted = The cards have run out: this is the last turn.
draw-dream = { $who-is ->
    [me] Your dream
   *[other] { $who }
}: { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
}{ $who-is ->
    [me] { "" }
   *[other] , { $cards ->
        [one] { $cards } card in hand
       *[other] { $cards } cards in hand
    }
}
draw-known = (known to hold: { $cards })
draw-team = { $who-is ->
    [me] · your partner
   *[other] · with { $who }
}
draw-middle = Draw pile: { $pile } · Discards: { $discards }, on top: { $top }
draw-attack = attack
draw-played = In play: { $card }
draw-hand = Your hand: { $cards }
draw-card = { $card } ({ $sign })

# Questions
ask-turn = { $who-is ->
    [me] Your turn.
   *[other] It is { $who }’s turn.
}
    .tap = Tap a card, then a land: yours or a rival’s.
    .typed = Play a card or exchange all four.
ask-defend = { $who-is ->
    [me] { $owner-is ->
        [me] { $attacker } attacks your land { $land }
       *[other] { $attacker } attacks your partner’s land { $land }
    }: { $name } on { $top }, { $how ->
        [fight] a fight
       *[friends] friends
    }.{ $able ->
        [no] { " " }You have nothing to defend it with.
       *[yes] { "" }
    }
   *[other] { $who } may answer the attack ({ $name }).
}
    .tap = { $able ->
        [no] { "" }
       *[yes] To defend the cat, tap { $role } or a joker in your hand.
    }
    .typed = { $able ->
        [no] { "" }
       *[yes] Do you defend it?
    }
ask-repeat = { $who-is ->
    [me] The attack was defended.{ $able ->
        [no] { " " }You have nothing to repeat it with.
       *[yes] { "" }
    }
   *[other] { $who } may repeat the attack.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] To repeat it, tap { $role } or a joker in your hand.
    }
    .typed = { $able ->
        [no] { "" }
       *[yes] Repeat it with { $role } or a joker?
    }
ask-nine = { $who-is ->
    [me] Where do you lay the “9”?
   *[other] { $who } lays a “9”.
}
    .tap = Tap one of your lands.
ask-pair = { $who-is ->
    [me] { $whole ->
        [yes] Which land takes the pair ({ $cat } on a “9”)?
       *[no] The pair fits nowhere. On which three “9”s do you lay the cat alone ({ $cat })?
    }
   *[other] { $whole ->
        [yes] { $who } lays the pair ({ $cat } on a “9”).
       *[no] { $who } lays { $cat } on three “9”s.
    }
}
    .tap = Tap one of your lands.
ask-carry = { $who-is ->
    [me] Where does the moth put { $cat }?
   *[other] { $who }’s moth carries { $cat }.
}
    .tap = Tap a land in any dream.
ask-dealer = Cards are being dealt.
ask-over = The game is over.
then-land = Now tap one of the outlined lands.

# Moves
do-lay = { $card } on your empty land { $land }: { $count }
    .then = { then-land }
do-lay-nine = { $card } on the “9” of your land { $land }: { $count } (now { $now })
    .then = { then-land }
do-friends = { $card } on your { $cat } (land { $land }): friends, both leave, { $reward ->
    [given] you get a “9”
    [none] but no card is left for a “9”
   *[lost] the reward will be forfeit
}
    .then = { then-land }
do-fight = { $card } on your { $cat } (land { $land }): a fight, { $reward ->
    [given] the cat stays with a new “9” under it
    [half] the cat stays, but without a new “9”
   *[lost] both cards will be forfeit
}
    .then = { then-land }
do-chase = { $card } on the raven of your land { $land }: you chase it away, { $count } remains
    .then = { then-land }
do-attack-friends = attack: { $card } on { $owner }’s { $cat } (land { $land }, { $now }) – friends, { $reward ->
    [given] you get a “9”
    [none] but no card is left for a “9”
   *[lost] the reward will be forfeit
}
    .then = { then-land }
do-attack-fight = attack: { $card } on { $owner }’s { $cat } (land { $land }, { $now }) – a fight, { $reward ->
    [given] you take the cat
    [half] you take the cat, but without a new “9”
   *[lost] the reward will be forfeit
}
    .then = { then-land }
do-cover = cover { $owner }’s “9” (land { $land }, { $now }) with { $with }: { $count }
    .then = { then-land }
do-cover-raven = send a raven to { $owner }’s “9” (land { $land }, { $now }): { $count }
    .then = { then-land }
do-exchange = exchange all four cards
do-moth = { $owner-is ->
    [me] moth: lift your { $card } (land { $land })
   *[other] moth: lift { $owner }’s { $card } (land { $land })
}
    .then = Now tap the cat that it takes.
do-carry = { $owner-is ->
    [me] to your land { $land }: { $count }
   *[other] to { $owner }’s land { $land }: { $count }
}
do-bat = bat: take the raven from { $owner }’s land { $land }{ $reward ->
    [given] { " " }as your “9”
   *[lost] ; you have no room for it, so it will be forfeit
}
    .then = Now tap the raven that it takes.
do-dragon = dragon: { $ravens ->
    [0] there is no raven to leave
   *[other] all ravens leave
}{ $reward ->
    [given] , the dragon becomes your “9”
   *[lost] ; you have no room for the dragon, so it will be forfeit
}
do-defend = defend with { $card }
do-owl = owl: end the attack and catch { $card }
do-pass = do not defend
do-again = attack again with { $card }
do-stop = leave it at that
do-nine = on your land { $land }: { $count }
do-pair = on your land { $land }: { $count }

# What happened
log-begin = { $who-is ->
    [me] The cards are dealt. You begin.
   *[other] The cards are dealt. { $who } begins.
}
log-hand = Your hand: { $cards }.
log-drawn = You draw { $card }.
log-lay = { $who-is ->
    [me] You lay { $card } on your empty land { $land }.
   *[other] { $who } lays { $card } on their empty land { $land }.
}
log-lay-nine = { $who-is ->
    [me] You lay { $card } on the “9” of your land { $land }: { $count }.
   *[other] { $who } lays { $card } on the “9” of their land { $land }: { $count }.
}
log-friends = { $who-is ->
    [me] You play { $card } on your { $cat } (land { $land }): friends.
   *[other] { $who } plays { $card } on their { $cat } (land { $land }): friends.
}
log-fight = { $who-is ->
    [me] You play { $card } on your { $cat } (land { $land }): a fight.
   *[other] { $who } plays { $card } on their { $cat } (land { $land }): a fight.
}
log-chase = { $who-is ->
    [me] You chase the raven from your land { $land } with { $card }.
   *[other] { $who } chases the raven from their land { $land } with { $card }.
}
log-attack-friends = { $who-is ->
    [me] You attack { $owner }’s { $cat } (land { $land }) with { $card }: friends.
   *[other] { $owner-is ->
        [me] { $who } attacks your { $cat } (land { $land }) with { $card }: friends.
       *[other] { $who } attacks { $owner }’s { $cat } (land { $land }) with { $card }: friends.
    }
}
log-attack-fight = { $who-is ->
    [me] You attack { $owner }’s { $cat } (land { $land }) with { $card }: a fight.
   *[other] { $owner-is ->
        [me] { $who } attacks your { $cat } (land { $land }) with { $card }: a fight.
       *[other] { $who } attacks { $owner }’s { $cat } (land { $land }) with { $card }: a fight.
    }
}
log-cover = { $who-is ->
    [me] You cover { $owner }’s “9” (land { $land }) with { $with }: { $count }.
   *[other] { $owner-is ->
        [me] { $who } covers your “9” (land { $land }) with { $with }: { $count }.
       *[other] { $who } covers { $owner }’s “9” (land { $land }) with { $with }: { $count }.
    }
}
log-cover-raven = { $who-is ->
    [me] You send a raven to { $owner }’s “9” (land { $land }).
   *[other] { $owner-is ->
        [me] { $who } sends a raven to your “9” (land { $land }).
       *[other] { $who } sends a raven to { $owner }’s “9” (land { $land }).
    }
}
log-defend = { $who-is ->
    [me] You defend with { $card }.
   *[other] { $who } defends with { $card }.
}
log-pass = { $who-is ->
    [me] You do not defend.
   *[other] { $who } does not defend.
}
log-again = { $who-is ->
    [me] You attack again with { $card }.
   *[other] { $who } attacks again with { $card }.
}
log-stop = { $who-is ->
    [me] You leave it at that.
   *[other] { $who } leaves it at that.
}
log-owl = { $who-is ->
    [me] Your owl ends the attack and catches { $card }.
   *[other] { $who }’s owl ends the attack and catches { $card }.
}
log-friends-leave = The two cats make friends and run off together.
log-pair-lost = No land has room for the pair: both cards are forfeit.
log-nine = { $who-is ->
    [me] You lay a “9” on your land { $land }: { $count }.
   *[other] { $who } lays a “9” on their land { $land }: { $count }.
}
log-pair = { $who-is ->
    [me] You lay { $card } on its “9” on your land { $land }: { $count }.
   *[other] { $who } lays { $card } on its “9” on their land { $land }: { $count }.
}
log-lose = There is no room for the “9”: { $card } is discarded.
log-moth = { $who-is ->
    [me] { $owner-is ->
        [me] Your moth lifts { $card } from your land { $land }.
       *[other] Your moth lifts { $card } from { $owner }’s land { $land }.
    }
   *[other] { $owner-is ->
        [me] { $who }’s moth lifts { $card } from your land { $land }.
       *[other] { $who }’s moth lifts { $card } from { $owner }’s land { $land }.
    }
}
log-carry = { $who-is ->
    [me] { $owner-is ->
        [me] Your moth puts { $card } on your land { $land }.
       *[other] Your moth puts { $card } on { $owner }’s land { $land }.
    }
   *[other] { $owner-is ->
        [me] { $who }’s moth puts { $card } on your land { $land }.
       *[other] { $who }’s moth puts { $card } on { $owner }’s land { $land }.
    }
}
log-bat = { $who-is ->
    [me] Your bat takes the raven from { $owner }’s land { $land }.
   *[other] { $owner-is ->
        [me] { $who }’s bat takes the raven from your land { $land }.
       *[other] { $who }’s bat takes the raven from { $owner }’s land { $land }.
    }
}
log-dragon = { $who-is ->
    [me] You play the dragon: { $ravens ->
        [0] there was no raven.
        [one] { $ravens } raven leaves.
       *[other] { $ravens } ravens leave.
    }
   *[other] { $who } plays the dragon: { $ravens ->
        [0] there was no raven.
        [one] { $ravens } raven leaves.
       *[other] { $ravens } ravens leave.
    }
}
log-exchange = { $who-is ->
    [me] You exchange your cards. Discarded: { $cards }.
   *[other] { $who } exchanges cards. Discarded: { $cards }.
}
log-exchange-hidden = { $who-is ->
    [me] You exchange your cards.
   *[other] { $who } exchanges cards, unseen.
}
log-shuffle = The discarded cards have been shuffled and are the new draw pile.
log-exhausted = Both piles are empty: nobody draws any more, and this turn is the last.
log-closing = { $who-is ->
    [me] Your dream is complete; the round is played out.
   *[other] { $who }’s dream is complete; the round is played out.
}
end-complete = { $who-is ->
    [me] The game is over: you have three lands with three “9”s in each.
   *[other] The game is over: { $who } has three lands with three “9”s in each.
}
end-exhausted = The game is over: the cards have run out.
end-turns = The game is over: the turn limit ({ $turns }) has been reached.
end-team = { $one } and { $other } together: { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
}

# What it is worth
account-land = land { $land }: { $text }
account-nines = “9”s in the dream: { $nines }
account-team = { $who-is ->
    [me] together with you: { $cats }
   *[other] together with { $who }: { $cats }
}

# Why
why-lay = a cat on an empty land counts at once: { $count }
why-lay-nine = it makes { $count } out of { $now }
why-friends = the land will count { $count } instead of { $now }, { $reward ->
    [given] and you get a “9” besides
    [none] though no card is left for a “9”
   *[lost] though the reward is forfeit
}
why-fight = { $reward ->
    [given] a cat with one more “×2” under it counts double
    [half] the cat may be laid on three “9”s
   *[lost] the land will count { $count } instead of { $now }, though both cards are forfeit
}
why-chase = the land is worth { $count } again instead of { $now }
why-attack-friends = the rival is left with { $count } instead of { $now }, { $reward ->
    [given] and you get a “9”
    [none] though no card is left for a “9”
   *[lost] though the reward is forfeit
}
why-attack-fight = the rival is left with { $count } instead of { $now }, { $reward ->
    [given] and you take the cat with a “9” under it
    [half] and you take the cat, though without a new “9”
   *[lost] though the reward is forfeit
}
why-cover = the rival is left with { $count } instead of { $now }
why-cover-raven = the rival’s { $now } is worth nothing under a raven
why-exchange = four new cards may do more than these
why-moth = that cat does more good elsewhere
why-carry = there it does most for you
why-bat = { $reward ->
    [given] a rival’s raven becomes your “9”
   *[lost] you are rid of the bat, though the raven is forfeit
}
why-dragon = { $ravens ->
    [0] there is no raven to leave
   *[other] the ravens leave
}{ $reward ->
    [given] , and you get a “9”
   *[lost] { $ravens ->
        [0] , and the dragon is forfeit: you are rid of it
       *[other] , though the dragon is forfeit
    }
}
why-defend = the cat is worth more than the card
why-owl = the attack is over for good, and its card is yours
why-pass = what you would lose is not worth a card
why-again = it is worth another card
why-stop = it is not worth another card
why-nine = there it brings most
why-pair = there it brings most

# Why not
bar-secret = Hands are secret: only their owner looks at the cards.
bar-own-hand = Choose one card of your hand.
bar-draw = Nobody has to draw: after every card played the hand fills up to four by itself.
bar-in-play = This card has been played and cannot be taken up again.
bar-exchange = Discarded cards stay here. To exchange all four of yours, say so.
bar-exchange-card = An exchange takes all four cards: put the chosen one back first.
bar-exchange-late = You may exchange only on your turn, instead of playing a card.
bar-card-first = First choose a card of your hand, then a land.
bar-one-card = One card is played in a turn: put the chosen one back to take another.
bar-answer-first = First answer the attack: defend the cat, or do not.
bar-repeat-first = First decide whether you attack again.
bar-nine-first = First choose a land for the “9”.
bar-pair-first = First choose a land for the two cats.
bar-carry-first = First choose where the moth puts the cat.
bar-cat-nowhere = { $card } has nowhere to go: you have no empty land, no “9” lies on top anywhere, and there is no cat to befriend or to fight.
bar-raven-nowhere = A raven covers a rival’s “9” or chases a raven from your own dream, and there is neither now.
bar-joker-nowhere = A joker is played on a cat, or on a raven of your own dream, and there is none now.
bar-moth-nowhere = A moth needs a cat to lift and another place to put it.
bar-bat-nowhere = A bat takes a raven from a rival, and no rival has one.
bar-owl-turn = An owl answers an attack; on your own turn it cannot be played.
bar-partner = You may not play on the dream of your partner ({ $who }).
bar-partner-night = Moth and bat leave your partner’s dream alone.
bar-cat-empty = A cat may not go on a rival’s empty land.
bar-cat-raven = A cat never goes on a raven. A raven or a joker chases a raven away, and only from one’s own dream.
bar-cat-colour = { $cat } is of another colour: { $card } makes friends with { $friend } and fights with { $same }.
bar-raven-cat = A raven never goes on a cat.
bar-raven-empty = A raven never goes on an empty land.
bar-raven-nine = A raven covers only a rival’s “9”.
bar-raven-raven = You chase ravens only from your own dream.
bar-joker-empty = A joker never goes on an empty land.
bar-joker-nine = A joker never goes on a “9”.
bar-joker-raven = A joker chases a raven only from your own dream.
bar-moth = A moth lifts a cat: choose a land with a cat on top.
bar-bat = A bat takes a raven: choose a rival’s land with a raven on top.
bar-bat-own = A bat takes a raven from a rival, not from your own dream.
bar-defend = Only { $role }{ $owls ->
    [yes] , a joker or an owl
   *[no] { "" } or a joker
} defends this cat.
bar-repeat = Only { $role } or a joker repeats this attack.
bar-repeats = One attack may be repeated { $times } times at most.
bar-nine-own = A “9” is only ever added to your own dream.
bar-nine-on = A “9” goes on an empty land or on another “9”, never on a cat or a raven.
bar-full = This land has { $nines } “9”s already; more do not fit.
bar-pair-own = The two cats come into your own dream.
bar-pair-on = One of the two lies as a “9”, so their land must be empty or have a “9” on top.
bar-carry-back = The moth may not put the cat back where it took it from.
bar-carry-on = The moth puts a cat on an empty land or on a “9”.
bar-carry-empty = At this table the moth may not use a rival’s empty land.

# Short tags of what a tap would do
tag-lay = lay
tag-lay-nine = lay
tag-friends = { $value } + { $other }
tag-fight = fight
tag-chase = chase
tag-attack-friends = { $value } + { $other }
tag-attack-fight = fight
tag-cover = cover
tag-cover-raven = cover
tag-exchange = exchange
tag-moth = lift
tag-carry = here
tag-bat = take
tag-dragon = play
tag-defend = defend
tag-owl = owl
tag-again = again
tag-nine = here
tag-pair = here
tag-either = who?

# About one card
label-friend = friend
label-fight = fight
about-hidden = A card face down. In a dream it would be a 9, whatever is on its other side.
about-nine = { $nine }, and what lies on it counts ×{ $times }
about-worth = { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
}, on one 9: { $double }, on three: { $full }
about-friend = { $card }: both cats run off, and you get a 9
about-fight = with the same cat: both go to your dream, one as a 9, the other on top of it
about-raven = covers a rival’s 9, and the land is then worth 0; or chases a raven out of your dream
about-joker = stands for any cat played on a cat, or for a raven that chases a raven; it is never played on a 9 or on an empty land
about-moth = carries a cat from any dream to any dream
about-bat = takes a raven from a rival’s dream; in yours it lies as a 9
about-owl = stops an attack on your dream, and the attacking card goes to your hand
about-dragon = chases all ravens out of all dreams and stays in yours as a 9
tip-nine = The game ends when somebody has three lands with three 9s in each.
tip-cat = You defend a cat that a rival attacks with the same cat as the attacking one, or with a joker.
# The board: plates, the meter, what was done last
board-pile = pile
board-discards = discards
meter-near = { $who-is ->
    [me] You lack { $nines ->
        [one] { $nines } nine
       *[other] { $nines } nines
    } to end it
   *[other] { $who } lacks { $nines ->
        [one] { $nines } nine
       *[other] { $nines } nines
    } to end it
}
meter-over = The match is over
since-lay = { $card } on an empty land
since-lay-nine = { $card } on a “9”: { $count }
since-friends = { $card } on { $cat }: friends
since-fight = { $card } on { $cat }: a fight
since-chase = chases a raven away
since-attack-friends = { $owner-is ->
    [me] { $card } on your { $cat }
   *[other] { $card } on { $owner }’s { $cat }
}
since-attack-fight = { $owner-is ->
    [me] { $card } fights yours
   *[other] { $card } fights { $owner }’s
}
since-cover = { $owner-is ->
    [me] covers your “9”
   *[other] covers { $owner }’s “9”
}
since-cover-raven = { $owner-is ->
    [me] a raven on your “9”
   *[other] a raven on { $owner }’s “9”
}
since-exchange = exchanges four cards
since-exchange-hidden = exchanges four cards
since-moth = a moth carries a cat off
since-bat = a bat takes a raven
since-dragon = the dragon scares ravens off
end-land-first = best land
end-land-second = second land
end-land-third = third land
end-land-fourth = fourth land
end-nines = “9”s in the dream

feat-nines = most nines
feat-quickest = quickest win (turns of all)
feat-defended = attacks defended
