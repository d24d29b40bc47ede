game-name = The best game about cats
game-about = Take rows and columns of cards: cats, and what they want. At the end feed as many as you can, and forget nobody.
goal-aim = Take in cats and collect what they like to eat. Toys and costumes bring points too.
goal-turn = Take a whole row or column, but not the one where the black cat sits.
goal-end = When the deck is empty you feed your cats. A fed one brings points, a hungry one costs two.

# Options
option-first = Who begins
option-first-help = By lot, or a certain player.
option-first-lot = by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4
option-window_after_refill = Cards after the refill
option-window_after_refill-help = Lost cats and spray bottles are played when the grid is full again, with the new cards in sight; otherwise only before that.
option-every_window = Ask every time
option-every_window-help = Whoever holds a card is asked before the refill and after it, even if there is nothing to play.
option-open_hands = Open hands
option-open_hands-help = Everybody’s cards are open; that makes it easier for children.
option-auto_feed = Proposed feeding
option-auto_feed-help = At the end the game proposes the feeding that is sure to bring you most points; you may change it.
option-fractional_costumes = Half points for costumes
option-fractional_costumes-help = When all four players have equally many costumes they get 1½ points each instead of 1; the order stays the same.
option-strict_memory_log = Strict memory
option-strict_memory_log-help = Which cards a player takes is told only once and does not stay in the log.

# Cards
card-shadow = Shadow
card-jazz = Jazz
card-nocka = Nightcap
card-blackberry = Blackberry
card-kotangens = Keaton
card-picatso = Pablo Picatso
card-chester = Chester
card-bell = Bell
card-kikimora = Bronte
card-zeus = Zeus
card-pumpkin = Pumpkin
card-chairman = Chairman Meow
card-cooper = Cooper
card-gershon = Gershon
card-snowflake = Snowflake
card-sparkle = Sparkle
card-cuddleface = Sir Cuddleface
card-sox = Sox
card-alvin = Alvin
card-dinah = Dinah
card-luna = Luna
card-luska = Henriette
card-wyplosz = Scruff
card-lili = Lili
card-monter = Fixer
card-watek = Thread
card-kreska = Dash
card-kocilla = Catzilla
card-wataha = Pack
card-pan_kot = Mister Cat
card-mruczel = Purrcel
card-misza = Misha
card-kropka = Dot
card-brandonek = Brandon
card-penny = Penny
card-chicken = chicken
card-chicken_2x = chicken 2x
card-tuna = tuna
card-tuna_2x = tuna 2x
card-milk = milk
card-milk_2x = milk 2x
card-delicacy = delicacy
card-mouse = mouse
card-yarn = yarn
card-tower = cat tower
card-rod = rod
card-post = scratching post
card-costume = costume
card-lost_cat = lost cat
card-bottle = spray bottle
card-catnip = catnip
face-down = face-down card
nothing = nothing
list = { $parts }
copies = { $count } × { $card }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cat-wants = { $cat } ({ $colours }; { $food }; { $worth })
# Colours as letters: black, orange, white
colours-1 = B
colours-2 = O
colours-3 = B+O
colours-4 = W
colours-5 = B+W
colours-6 = O+W
colours-7 = B+O+W
letter-chicken = C
letter-tuna = T
letter-milk = M
short-points = { $points } pt
short-ability = *
short-cat = { $cat } { $colours } { $worth }
treat-chicken = chicken
    .asked = How much chicken
treat-tuna = tuna
    .asked = How much tuna
treat-milk = milk
    .asked = How much milk
treat-delicacy = delicacy
    .asked = How many delicacies
treats-chicken = { $count } chicken
treats-tuna = { $count } tuna
treats-milk = { $count } milk
treats-delicacy = { $count ->
    [one] { $count } delicacy
   *[other] { $count } delicacies
}
food-one = { $most } treat of any kind
food-alike = 1 to { $most } treats of one kind
food-number = at least { $most } treat of any kind
worth-black = { points } for each black cat you feed
worth-orange = { points } for each orange cat you feed
worth-white = { points } for each white cat you feed
worth-set = { points } for each set of fed cats in all three colours
worth-costume = { points } for each costume
worth-toy = { points } for each toy
worth-treat = { points } for each treat
worth-eater = { points } for each other fed cat that eats the same
worth-most-fed = { $points }, or { $most } if nobody else feeds as many cats as you
worth-catnip = { $points }, may count as catnip
worth-delicacies = { $points }; { $treats ->
    [one] { $treats } other treat
   *[other] { $treats } other treats
} may serve as delicacies

# The table
zone-grid = Grid
zone-lines = Rows and columns
zone-strays = Strays
zone-deck = Main deck
zone-discards = Discards
zone-front = { $who-is ->
    [me] Your cats
   *[other] { $who }’s cats
}
zone-treats = { $who-is ->
    [me] Your treats
   *[other] { $who }’s treats
}
zone-hand = { $who-is ->
    [me] Your hand
   *[other] { $who }’s hand
}
line-row1 = row 1
    .acc = row 1
    .loc = row 1
line-row2 = row 2
    .acc = row 2
    .loc = row 2
line-row3 = row 3
    .acc = row 3
    .loc = row 3
line-column1 = column 1
    .acc = column 1
    .loc = column 1
line-column2 = column 2
    .acc = column 2
    .loc = column 2
line-column3 = column 3
    .acc = column 3
    .loc = column 3
mark-cat = cat
mark-enough = enough
mark-fed = fed
mark-hungry = hungry
mark-lacks = lacks { $treats }
note-tokens = { $count ->
    [one] { $count } point token
   *[other] { $count } point tokens
}
fact-turn = Turn { $turn } of { $turns }, { $left ->
    [0] the last
   *[other] { $left } to the feast
}; { $deck ->
    [one] { $deck } card
   *[other] { $deck } cards
} in the deck
fact-marker = The cat marker stands at { $line }: nobody may take it now.
fact-feast = The feast: everybody feeds their cats at the same time and in secret
fact-over = The final count
fact-no-marker = The cat marker is not placed yet.

# What is asked
ask-over = The game is over.
ask-dealer = The dealer lays out cards.
ask-mark = { $who-is ->
    [me] Where do you put the cat marker?
   *[other] { $who } places the cat marker.
}
    .tap = Tap an arrow: the first player may not take that row or column.
    .typed = The first player may not take that row or column.
ask-turn = { $who-is ->
    [me] Your turn.
   *[other] It is { $who }’s turn.
}
    .tap = Tap the arrow of the row or column you want to take.
    .typed = Which row or column do you take?
ask-after = { $who-is ->
    [me] { $able ->
        [no] You have nothing to play before the grid is filled.
       *[yes] Do you play a card before the grid is filled?
    }
   *[other] { $who } may play a card before the grid is filled.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Tap a card in your hand, or the button “{ do-done }”.
    }
ask-late = { $who-is ->
    [me] The grid is filled. { $able ->
        [no] You have nothing to play.
       *[yes] Do you play a card before your turn ends?
    }
   *[other] { $who } may play a card before the turn ends.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Tap a card in your hand, or the button “{ do-done }”.
    }
ask-last = { $who-is ->
    [me] The last turn: the grid cannot be filled any more. { $able ->
        [no] You have nothing left to play.
       *[yes] Do you play another card?
    }
   *[other] { $who } may play another card before the feast.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Tap a card in your hand, or the button “{ do-done }”.
    }
ask-meal = { $who-is ->
    [me] { $able ->
        [no] The feast, in secret: you have nothing to feed { $cat } with.
       *[yes] The feast, in secret: what does { $cat } get?
    }
   *[other] The feast: { $who } is feeding cats ({ $cat }).
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Tap a meal.
    }
ask-turn-into = { $who-is ->
    [me] { $cat } turns treats into delicacies. Which ones?
   *[other] The feast: { $who } is feeding cats ({ $cat }).
}
    .tap = Tap the treats.
ask-catnip = { $who-is ->
    [me] Does { $cat } count as catnip?
   *[other] The feast: { $who } is feeding cats ({ $cat }).
}
    .tap = Tap an answer.
ask-give = { $who-is ->
    [me] { $cat } eats any number of treats. { $treat } do you serve?
   *[other] The feast: { $who } is feeding cats ({ $cat }).
}
    .tap = Tap a portion.

# What may be done
do-mark = { $line }
do-take = { $line }: { $cards } ({ $points } as things stand)
    .again = Tap again to take it.
do-spray = spray bottle: chase the cat marker to { $line }
    .then = Now tap the arrow where the cat shall stand.
do-adopt = give two lost cats and take in { $cat }
    .then = Now tap the stray.
do-cash = give two lost cats for a point token
do-done = play nothing
do-proposed = { $what } (proposed)
do-hungry = { $cat } stays hungry
do-feed = { $cat } gets { $treats }
do-feed-as = { $cat } gets { $treats }, counting as { $kind }
do-give = { $cat } gets { $treats }
do-turn = { $cat } turns { $treats } into delicacies
do-turn-none = { $cat } turns nothing into delicacies
do-catnip = { $cat } counts as catnip
do-catnip-not = { $cat } does not count as catnip

# What happened
log-begin = { $who-is ->
    [me] You begin.
   *[other] { $who } begins.
}
log-mark = { $who-is ->
    [me] You put the cat marker at { $line }.
   *[other] { $who } puts the cat marker at { $line }.
}
log-take = { $who-is ->
    [me] You take { $line }: { $cards }.
   *[other] { $who } takes { $line }: { $cards }.
}
log-refill = New in the grid: { $cards }.
log-strays = Strays in this game: { $cats }.
log-spray = { $who-is ->
    [me] You use a spray bottle: the cat marker runs to { $line }.
   *[other] { $who } uses a spray bottle: the cat marker runs to { $line }.
}
log-adopt = { $who-is ->
    [me] You give two lost cats and take in { $cat }.
   *[other] { $who } gives two lost cats and takes in { $cat }.
}
log-cash = { $who-is ->
    [me] You give two lost cats for a point token.
   *[other] { $who } gives two lost cats for a point token.
}
log-ready = { $who-is ->
    [me] You have finished feeding.
   *[other] { $who } has finished feeding.
}
log-fed = { $who-is ->
    [me] You have fed { $cats }.
   *[other] { $who } has fed { $cats }.
}
log-hungry = { $who-is ->
    [me] Your hungry cats: { $cats }.
   *[other] { $who }’s hungry cats: { $cats }.
}
log-hand = { $who-is ->
    [me] You show your hand: { $hand }.
   *[other] { $who } shows their hand: { $hand }.
}

# The score, line by line
account-cat-fed = { $cat }: { points }
account-cat-hungry = { $cat }, hungry: { points }
account-stray-fed = stray { $cat }: { points }
account-stray-hungry = stray { $cat }, hungry: { points }
account-leftovers = { $count ->
    [one] { $count } unused treat
   *[other] { $count } unused treats
}: { points }
account-spare = { $count ->
    [one] { $count } treat
   *[other] { $count } treats
} without a cat
account-costumes = { $count ->
    [0] no costume
    [one] { $count } costume
   *[other] { $count } costumes
}: { points }
account-costumes-half = { $count ->
    [0] no costume
    [one] { $count } costume
   *[other] { $count } costumes
}, all four alike: 1½ points
account-costumes-open = { $count ->
    [0] no costume
    [one] { $count } costume
   *[other] { $count } costumes
}: { points } to whoever has most
account-catnip = { $count } catnip, { $fed ->
    [one] { $fed } fed cat
   *[other] { $fed } fed cats
}: { points }
account-toys = toys ({ $toys }): { points }
account-tokens = { note-tokens }: { points }
account-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
} of lost cats: { points }
account-hidden = { $count ->
    [one] { $count } hidden card
   *[other] { $count } hidden cards
} in hand
result-half = Each of the four players has another half point for costumes.

# Why
why-mark = it denies the first player a good line
why-take = it should bring about { $points ->
    [one] { $points } point
   *[other] { $points } points
}
why-spray = I would rather have the cat guard another line
why-adopt = that stray should be worth more than 2 points
why-cash = 2 points are certain
why-done = nothing in hand does more good now than later
why-best = no other answer brings more points for certain
why-other = it is allowed, but it brings no more points

# Why a tap does nothing
bar-deck = New cards come from the deck by themselves, as soon as a line is empty.
bar-discards = Discarded: { $cards }. The discards may be looked at, but they never come back.
bar-secret = These cards are secret: only { $who } may look at them.
bar-hand-open = These cards are { $who }’s, and only their owner plays them.
bar-cats-other = { $who }’s cats: { $cats }.
bar-no-cats = No cats live with { $who } yet.
bar-treats-other = These treats are for { $who }’s cats.
bar-feast = All turns have been played: now the cats are fed.
bar-stray-feast = Strays could be taken in until the last turn; now the cats are fed.
bar-hand-feast = The last turn is over: no card is played any more. A pair of lost cats still counts 2 points.
bar-mark-first = First put the cat marker at a row or a column.
bar-stray-lost = A stray is taken in for two lost cats, and you have { $count ->
    [0] none
    [one] one
   *[other] { $count }
}.
bar-stray-first = First tap your lost cats, then the stray that they are given for.
bar-guarded = The cat guards { $line }: take another row or column.
bar-whole = This card: { $card }. Cards are taken three at a time: tap the arrow of a row or of a column.
bar-lines = Cards are taken three at a time: tap the arrow of a row or of a column.
bar-spray-first = You have taken a line in this turn. To chase the cat away, tap a spray bottle first.
bar-taken = You have taken a line in this turn; the next one is for the player to your left.
bar-spray-same = The cat sits at { $line } already: the spray bottle chases it to another line.
bar-spray-line = A spray bottle moves the cat marker: tap a row or a column.
bar-lost-aim = Two lost cats are given for a stray or for a point token.
bar-one-lost = Lost cats are given two at a time, and you have only one.
bar-toy = Toys stay in hand: at the end they count in sets of different ones.
bar-costume = Costumes stay in hand: at the end they count for whoever has most.
bar-catnip = Catnip stays in hand until the end.
bar-hand-which = Only spray bottles and pairs of lost cats are played from the hand.
bar-cat-later = { $cat }. Cats are fed at the end of the game.
bar-cats-later = Cats are fed at the end of the game.
bar-cat-waits = One cat after the other: now it is { $now }.
bar-served = { $cat } has been decided on; now it is { $now }.
bar-treats-later = Treats are kept until the end, when the cats are fed.
bar-treats-feast = Tap the cat that is to be fed, and choose its meal.

# On the board
tag-take = take
tag-mark = here
tag-spray = shoo!
tag-adopt = take in
tag-play = play
tag-feed = feed
letter-delicacy = D
feed-hungry = hungry
feed-proposed = proposed
feed-none = none
feed-yes = catnip
feed-no = no
feed-as = as { $kind }
line-cards = { $line }: { $cards }
line-brings = { $line }: { $cards }; { $points } as things stand
hand-size = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
strays-cost = for two lost cats
board-home = { $who }: cats, treats and hand
board-no-cats = No cat came to you: nobody needs to be fed.
board-waits = You have fed your cats. The others are still at it.
board-rival-feast = The feast: cats are fed in secret.
board-none = Your cats will live here.
meter-left = { $left ->
    [0] None of your turns is left
    [one] { $left } turn left to you of { $turns }
   *[other] { $left } turns left to you of { $turns }
}
state-enough = enough
state-lacks = lacks
since-take = takes { $line }
since-spray = shoo! The cat is at { $line }
since-adopt = takes in { $cat }
since-cash = two lost cats for a token
end-fed = fed cats
end-hungry = hungry cats
end-toys = toys
end-catnip = catnip
end-costumes = costumes
end-pairs = lost cats
end-leftovers = leftovers
end-fed-cats = how many cats fed

# About one card
label-colour = colour
label-wants = wants
label-fed = fed
label-hungry = hungry
label-with-you = with you
about-colours-0 = none
about-colours-1 = black (B)
about-colours-2 = orange (O)
about-colours-3 = black and orange (B+O)
about-colours-4 = white (W)
about-colours-5 = black and white (B+W)
about-colours-6 = orange and white (O+W)
about-colours-7 = black, orange and white (B+O+W)
about-token = a token that cats are fed with at the end
about-delicacy = at the end it may be a treat of any kind
about-gives = { $treats }; the card is exchanged for tokens at once
about-guarded = the cat marker guards it: it cannot be taken now
about-line = you take all cards from here, and the cat marker goes to this line
about-hidden = a card face down
about-toy = a set of 1, 2, 3… different toys: { $sets }
about-costume = whoever has most: +{ $most }; whoever has none: { $none }
about-lost_cat = for a pair you take a stray or { $pair ->
    [one] { $pair } point
   *[other] { $pair } points
}; at the end every pair gives as much
about-bottle = in your turn it chases the cat marker to another line; at the end it is worth nothing
about-catnip = one: { $alone }; two or three: +{ $some } for each fed cat; four and more: +{ $many }
about-held = { $count ->
    [0] you have no such card
    [one] you have { $count } such card
   *[other] you have { $count } such cards
}
tip-cat = You feed only at the end of the game and only in full: half a meal is worth nothing.
tip-stray = You take it in for two lost cats. Then it must be fed like any cat.
tip-treat = Do not hoard: whoever has most treats left at the end loses points.

feat-fed = most cats fed
feat-toys = most different toys
