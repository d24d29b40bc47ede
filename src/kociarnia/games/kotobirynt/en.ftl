game-name = Kotobirynt
game-about = Turn and push the canals of an old town until the lost cats find a keeper.
goal-aim = Join a cat and a keeper by canal, { $mode ->
    [coop] and the cat is home.
    [solo] and the cat is home.
    [team] and the cat is your team’s. Its card shows its points.
   *[other] { $players ->
        [1] and the cat is home.
       *[other] and the cat is yours. Its card shows its points.
    }
}
goal-turn = You have { $allow_pass ->
    [yes] up to two actions
   *[other] two actions
}: turn a card, or push a new one in from the edge.{ $one_rotation_required ->
    [yes] {" "}At least once you must turn.
   *[other] {""}
}
goal-end = Once all 15 cats are home, { $mode ->
    [coop] count your turns together: the fewer the better.
    [solo] count your turns: the fewer the better.
    [team] the team with more points wins.
   *[other] { $players ->
        [1] count your turns: the fewer the better.
       *[other] most points win.
    }
}{ $turn_cap ->
    [0] {""}
    [one] {" "}At the latest after one turn.
   *[other] {" "}At the latest after { $turn_cap } turns of all together.
}

# Options
option-mode = How you play
option-mode-help = Everyone for themselves, alone, all together, or in two teams of two.
option-mode-usual = one player: solo; more: everyone for themselves
option-mode-versus = everyone for themselves
option-mode-solo = solo, for the fewest turns
option-mode-coop = together, for the fewest turns
option-mode-team = two teams of two
option-size = Size of the square
option-size-help = 3×3 is the kittens variant, for younger players.
option-size-4 = 4×4
option-size-3 = 3×3, kittens
option-insert_orientation = How an inserted card lies
option-insert_orientation-help = Turn it as you like before you push it in, or push it in just as it lies on the deck.
option-insert_orientation-free = as you like
option-insert_orientation-as_lies = as it lies
option-allow_pass = Passing
option-allow_pass-help = You may give up the rest of your turn; meant for the youngest.
option-one_rotation_required = One rotation required
option-one_rotation_required-help = At least one of your two actions must turn a card, as in the edition of 2007.
option-team_alternate = Teams take turns
option-team_alternate-help = The teams sit A, B, A, B instead of A, A, B, B.
option-tie_more_cats = More cats break a tie
option-tie_more_cats-help = If points are equal, whoever has more cats wins; without this option the victory is shared.
option-first = Who begins
option-first-help = By lot, or a certain player: whoever saw a black cat most recently.
option-first-lot = by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-turn_cap = Turn limit
option-turn_cap-help = The match ends after this many turns of all players together. 0: no limit, play goes on until the last cat is home.
option-canals = Canal cards
option-canals-help = How many cards of each shape the box holds is not known; both mixes are ours. Winding canals make every cat a small puzzle; branching ones have many junctions, and a match is over in half the time.
option-canals-winding = winding
option-canals-branching = branching

# Cards
card-elbow = elbow
card-straight = straight
card-tee = tee
card-bridge = bridge
card-cross = cross
card-guzik = Guzik
card-kapsel = Kapsel
card-bryza = Bryza
card-pedzel = Pędzel
card-sadza = Sadza
card-figa = Figa
card-szprotka = Szprotka
card-wegielek = Węgielek
card-rosol = Rosół
card-czkawka = Czkawka
card-hrabina = Hrabina
card-admiral = Admirał
card-iskra = Iskra
card-bursztyn = Bursztyn
card-morus = Morus
card-lamplighter = the lamplighter
    .acc = the lamplighter
    .sign = L
card-boatman = the boatman
    .acc = the boatman
    .sign = B
card-cat_above = where the first cat starts
card-cat_below = where the second cat starts
card-keeper_right = where the first keeper starts
card-keeper_left = where the second keeper starts
card-upper_right = the prescribed card in the upper right corner
card-lower_left = the prescribed card in the lower left corner

canal-unknown = unseen card
canal-blank = card without water
    .acc = a card without water
canal-end = dead end
    .acc = a dead end
canal-straight = straight
    .acc = a straight
canal-elbow = elbow
    .acc = an elbow
canal-tee = tee
    .acc = a tee
canal-cross = cross
    .acc = a cross
canal-bridge = bridge
    .acc = a bridge
canal-bends = double bend
    .acc = a double bend
canal-other = canal card
    .acc = a canal card
canal-lying = { $canal } joining { $joins }
joins-ne = top and right
joins-ns = top and bottom
joins-nw = top and left
joins-es = right and bottom
joins-ew = left and right
joins-sw = left and bottom
joins-nes = top, right and bottom
joins-new = top, left and right
joins-nsw = top, left and bottom
joins-esw = left, right and bottom
joins-nesw = all four sides
joins-one = { $side ->
    [N] only the top
    [E] only the right
    [S] only the bottom
    [W] only the left
   *[other] nothing
}
cat = { $cat } ({ $points })
cat-unknown = unseen cat

# Places
spot-n = above column { $line } ({ $spot })
spot-e = right of row { $line } ({ $spot })
spot-s = below column { $line } ({ $spot })
spot-w = left of row { $line } ({ $spot })
push-n = from above into column { $line }
push-e = from the right into row { $line }
push-s = from below into column { $line }
push-w = from the left into row { $line }

# The table
zone-square = The square
zone-ring = The ring
zone-won = { $who-is ->
    [me] Your cats
   *[other] { $who }’s cats
}
at-cell = { $cell } { $what }
at-spot = { $what } { $spot }
at-spot-free = nobody { $spot }
fact-turn = Turn { $turn }
fact-turns = { $turns ->
    [one] Over after { $turns } turn
   *[other] Over after { $turns } turns
}
fact-action = Action { $action } of { $actions }
panel-deck = Canal deck: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
panel-order = From the top: { $cards }
panel-cats = Cats in the deck: { $count }
note-home = Cats home: { $cats } of { $all }
note-seat = { $who-is ->
    [me] You: { $points }
   *[other] { $who }: { $points }
} ({ $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
})
plain-row = Row { $row }: { $cards }.
plain-water = { $name }, { $spot }; the water from there runs through { $cells }.
plain-closed = { $name }, { $spot }; the canal card there is closed.
plain-deck = { $count ->
    [one] Canal deck, { $count } card; on top: { $top }.
   *[other] Canal deck, { $count } cards; on top: { $top }.
}
plain-under = Below the top, in order: { $cards }.

note-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $cats ->
    [one] { $cats } cat
   *[other] { $cats } cats
}
note-team = Team { $team }
note-to-come = Still to come: { $cats }
note-of-points = { $cats } worth { $points }
mark-way = { $cat } comes home this way
mark-water = the water from here runs through { $cells }
mark-closed = the canal card here is closed
mark-left = { $cat } was won from here

# What is asked
ask-act = { $who-is ->
    [me] { $action ->
        [one] Your turn, first action.
       *[other] Your second action.
    }
   *[other] It is { $who }’s turn.
}
    .tap = Tap a card to turn it, or an arrow to push a new one in.
    .typed = Turn a card or push one in.
ask-order = { $who-is ->
    [me] Two cats at once! Which of them is replaced first?
   *[other] { $who } has led two cats home at once.
}
    .tap = Tap the place that it came from.
ask-keeper = { $who-is ->
    [me] { $cat } has reached both keepers. Which one moves on?
   *[other] { $cat } has reached both keepers; { $who } chooses which one moves on.
}
    .tap = Tap the keeper.
ask-dealer = Cards are being dealt.
ask-over = The match is over.

# What may be done
do-rotate = { $quarters ->
    [0] turn the { $canal } at { $cell } so that it joins { $joins }
    [1] turn the { $canal } at { $cell } to the right so that it joins { $joins }
    [2] turn the { $canal } at { $cell } half round so that it joins { $joins }
   *[3] turn the { $canal } at { $cell } to the left so that it joins { $joins }
}
    .again = Tap again to turn it further.
do-nothing = turn the { $canal } at { $cell }, which changes nothing
do-insert = push { $canal } { $push } so that it joins { $joins }; the card at { $cell } drops out
    .then = Now tap the arrow where it goes in.
    .again = Tap again to turn the card.
do-pass = give up the rest of the turn
do-first = first replace { $cat }, the cat { $spot }
do-keeper = { $keeper } moves on from { $from } to { $to }

# Log
log-begin = { $who-is ->
    [me] You saw a black cat most recently: you begin.
   *[other] { $who } saw a black cat most recently and begins.
}
log-again = A cat was joined to a keeper from the start, so the square is dealt again (A4).
log-rotate = { $who-is ->
    [me] You turn { $cell } { $quarters ->
        [1] to the right
        [2] half round
       *[3] to the left
    }; the { $canal } now joins { $joins }.
   *[other] { $who } turns { $cell } { $quarters ->
        [1] to the right
        [2] half round
       *[3] to the left
    }; the { $canal } now joins { $joins }.
}
log-insert = { $who-is ->
    [me] You push { $canal } { $push }; the card at { $cell } ({ $removed }) goes under the deck.
   *[other] { $who } pushes { $canal } { $push }; the card at { $cell } ({ $removed }) goes under the deck.
}
log-flip = On top of the canal deck: { $canal }.
log-pass = { $who-is ->
    [me] You give up the rest of your turn.
   *[other] { $who } gives up the rest of the turn.
}
log-won = { $who-is ->
    [me] You lead home: { $cat }!
   *[other] { $who } leads home: { $cat }!
}
log-first = { $who-is ->
    [me] You replace { $cat } first.
   *[other] { $who } replaces { $cat } first.
}
log-keeper = { $who-is ->
    [me] You choose { $keeper }.
   *[other] { $who } chooses { $keeper }.
}
log-keeper-moves = A keeper moves on: { $keeper }, now { $spot }.
log-cat = A cat comes: { $cat }, { $spot }.
log-end = { $turns ->
    [one] All cats are home after { $turns } turn.
   *[other] All cats are home after { $turns } turns.
}
log-capped = { $turns ->
    [one] The match ends at the limit of { $turns } turn.
   *[other] The match ends at the limit of { $turns } turns.
}

# What it is worth
account-cat = { $cat }
account-turns = turns: { $turns }
account-led = cats led home: { $cats }
account-own = own cats: { $points }
account-partner = partner’s cats: { $points }
result-turns = { $turns ->
    [one] All cats home in { $turns } turn.
   *[other] All cats home in { $turns } turns.
}
result-capped = { $cats ->
    [one] The limit of turns was reached; { $cats } cat is still lost.
   *[other] The limit of turns was reached; { $cats } cats are still lost.
}

# Why
why-wins = it leads { $cats } home
why-prepares = then the second action leads a cat home
why-nearer = { $cards ->
    [one] then { $cat } is only { $cards } card away
   *[other] then { $cat } is only { $cards } cards away
}
why-further = it keeps { $cat } away from whoever comes next
why-quiet = it gives nothing away
why-pass = nothing here would help
why-first = the places turn out better in this order
why-keeper = from its next place this keeper is easier to reach

# Why not
not-order = Two cats have come home at once. Say first which of them is replaced first: { $cats }.
not-before-keeper = { $cat } has reached both keepers. Say first which one moves on: { $keepers }.
not-insert = One of your two actions must turn a card, and the first one pushed a card in. So turn one now.
not-cat-deck = The cats in the deck wait face down. The next one comes by itself when a cat has been led home.
not-won = Cats that have been won stay with their player.
not-onto-card = You hold the top card of the deck. Push it in from a place beside the square; no card is laid on another.
not-while-turning = You are turning { $cell }: one card is turned at a time. Choose how it should lie, or let it be.
not-square = Choose a single card of the square: one is turned at a time.
not-idle = Turning the { $canal } at { $cell } would change nothing: it is the same from every side. If you want to make such an empty turn, make it at { $other }.
not-without-card = From here a card can be pushed in. Take it from the top of the canal deck first.
not-cat = { $cat } waits { $spot } until an unbroken path leads to a keeper. To push a card in from there, take it from the canal deck first.
not-keeper = Here, { $spot }, stands { $keeper }, who moves on only when a cat arrives. To push a card in from there, take it from the canal deck first.

# On the drawn board
tag-turn = turn
tag-push = push in
tag-first = this one first
tag-keeper = moves on
note-reconstructed = Points, names and how many canals of each shape are reconstructed
tag-do = do it
tag-drop = put it back
board-next = Next canal
name-boatman = boatman
name-lamplighter = lamplighter
board-none = The cats that you lead home come here.
legend-cat = water from a cat
legend-keeper = water from a keeper
since-rotate = turns card { $cell }
since-insert = pushes in { $canal } { $push }
since-pass = gives up the rest of the turn
since-won = { $cat } at home
end-cats = cats worth { $points }
end-own = own cats
end-partner = partner’s cats
end-more-cats = how many cats

# About one card
label-joins = joins
label-deck = in the deck
about-deck = { $count ->
    [0] no such card
    [one] { $count } such card
   *[other] { $count } such cards
}
about-joins = { $joins }
about-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-keeper = waits for cats; when one gets here, the keeper goes on by one place
tip-canal = You may turn it, and from the edge push it out too.
tip-deck = This card is pushed in next, from any side.
tip-cat = It is yours when water joins it to a keeper after your action.

record-value = { $value ->
    [one] { $value } turn
   *[other] { $value } turns
}

feat-cats = most cats in a match
feat-chain = most cats in one turn
