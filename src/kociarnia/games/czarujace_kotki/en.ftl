game-name = Czarujące kotki (Wizard Kittens)
game-about = One spell a turn, six curses, and Professor Pazurek on her way back: win by points, or by clean paws.
goal-aim = Fell curses: collect at a chapter the ingredients that they want. Each is worth points.
goal-turn = Lay an ingredient and cast one spell, other than the last one.
goal-end = All curses felled: most points win. The professor is back: { $players ->
    [2] more than 9 points or fewer than 6 lose
   *[other] more than 9 points lose
}, and fewest cards win.

# Options
option-arch_kittens = Arch-kittens
option-arch_kittens-help = Each kitten has a spell of its own in place of a basic one.
option-new_rules = New rules
option-new_rules-help = The chaos cat also brings a new-rule card (reconstructed).
option-chaos = Chaos variant
option-chaos-help = How many chaos cats are in the deck; each brings the next effect of the chaos card. Not with new rules, and not for two players.
option-chaos-off = off
option-chaos-2 = 2 chaos cats
option-chaos-3 = 3 chaos cats
option-chaos-4 = 4 chaos cats
option-chaos_discard_pick = Drawing from the discard pile
option-chaos_discard_pick-help = With the chaos card Magic discard!: the top card of the pile, or any of its cards.
option-chaos_discard_pick-top = the top card
option-chaos_discard_pick-choose = any card
option-chaos_replacement = Draw again after a chaos cat
option-chaos_replacement-help = Whoever draws a chaos cat draws again afterwards.
option-finish_turn_when_caught = Finish the turn when caught
option-finish_turn_when_caught-help = When the professor comes, the turn is still played to its end.
option-swap_must_involve_own = Swap needs a card of yours
option-swap_must_involve_own-help = One of the two cards that Swap exchanges must be your own.
option-first = Who begins
option-first-help = By lot, or a certain player: whoever petted a cat most recently.
option-first-lot = by lot
option-first-1 = player 1
option-first-2 = player 2
option-first-3 = player 3
option-first-4 = player 4

# Cards
card-artefact = artefact
card-companion = companion
card-elixir = elixir
card-scroll = scroll
one-artefact = an artefact
one-companion = a companion
one-elixir = an elixir
one-scroll = a scroll
all-artefact = all artefacts
all-companion = all companions
all-elixir = all elixirs
all-scroll = all scrolls
card-chaos_cat = chaos cat
card-chapter_3 = chaos cat “Chapter 3”
card-caught = Caught!
card-slimiauki = Snailmeows
card-laskotki = Ticklecats
card-czkawkotki = Hiccats
card-klebuszki = Yarnlings
card-kanapkowce = Sandwichcats
card-duchokoty = Ghostcats
card-miaukolak = Weremeow
card-mumiau = Mummeow
card-lekotki = Scaredycats
card-kserokociarka = Copycat
card-spiotki = Snoozers
card-hrabia_miaukula = Count Meowcula
card-artefacts = Artefact collection
card-companions = Companion collection
card-elixirs = Elixir collection
card-scrolls = Scroll collection
card-triplets = Triplets
card-some_of_each = Some of each
card-two_pairs = Two pairs
card-tidy = Tidy desk
card-hoard = Full larder
card-full_book = Full book
card-clean_work = Clean work
card-full_training = Full training
card-summon = Summon
card-push = Push
card-discard = Discard
card-swap = Swap
card-draw_deep = Draw-deep
card-shove = Shove
card-purge = Purge
card-transmute = Transmute
card-baebae = BaeBae
card-easa = Easa
card-muffin = Muffin
card-grumpkin = Grumpkin
card-spring_cleaning = Spring cleaning
card-magic_rain = Magic rain
card-kitten_swap = Kitten exchange
card-pilfering = Pilfering
card-stern_professor = Stern professor
card-second_life = Second life
card-magiczny_odrzut = Magic discard!
card-magiczny_przyplyw = Magic tide!
card-magiczny_przeciag = Magic draught!
card-magiczna_zamiana = Magic swap!
face-down = face down

# Texts of cards, made from their data
letter-artefact = A
letter-companion = C
letter-elixir = E
letter-scroll = S
letters = { $first }{ $rest }
curse-text = { $name } ({ $needs }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}
curse-text-bonus = { $name } ({ $needs }), { $points ->
    [one] { $points } point
   *[other] { $points } points
} and +{ $bonus } for { $per }
per-artefact = each artefact in the area
per-companion = each companion in the area
per-elixir = each elixir in the area
per-scroll = each scroll in the area
per-cards = each card in the area
per-same = each card of the most frequent kind
per-kinds = each kind in the area
per-pairs = each kind held at least twice
per-bare = each open chapter without cards
per-curses = each felled curse
per-levels = each level of felled curses
per-surplus = each surplus card
goal-once = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
goal-once-if = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if { $if }
goal-per = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $per }
goal-per-if = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $per }, if { $if }
if-both = { $first } and { $second }
if-kind-least = you have at least { $number } × { $card } in your area
if-kind-most = you have at most { $number } × { $card } in your area
if-cards-least = { $number ->
    [one] you have a card in your area
   *[other] you have at least { $number } cards in your area
}
if-cards-most = { $number ->
    [0] you have no card in your area
    [one] you have at most one card in your area
   *[other] you have at most { $number } cards in your area
}
if-same-least = you have at least { $number } cards of one kind
if-same-most = you have at most { $number } of any kind
if-kinds-least = { $number ->
    [4] you have cards of all four kinds
   *[other] you have cards of at least { $number } kinds
}
if-kinds-most = { $number ->
    [one] you have cards of at most one kind
   *[other] you have cards of at most { $number } kinds
}
if-pairs-least = { $number ->
    [one] you have a pair
    [2] you have two different pairs
   *[other] you have at least { $number } different pairs
}
if-pairs-most = { $number ->
    [0] you have no pair
    [one] you have at most one pair
   *[other] you have at most { $number } different pairs
}
if-bare-least = at least { $number } of the open chapters hold no card of yours
if-bare-most = { $number ->
    [0] you have a card at every open chapter
   *[other] at most { $number } of the open chapters hold no card of yours
}
if-curses-least = { $number ->
    [one] you have felled a curse
   *[other] you have felled at least { $number } curses
}
if-curses-most = { $number ->
    [0] you have felled no curse
    [one] you have felled at most one curse
   *[other] you have felled at most { $number } curses
}
if-levels-least = { $number ->
    [3] you have felled a curse of each level
   *[other] you have felled curses of at least { $number } levels
}
if-levels-most = you have felled curses of at most { $number } levels
if-surplus-least = { $number ->
    [one] you have a surplus card
   *[other] you have at least { $number } surplus cards
}
if-surplus-most = { $number ->
    [0] you have no surplus card
    [one] you have at most one surplus card
   *[other] you have at most { $number } surplus cards
}
steps = { $steps }
step-times = do this { $times } times: { $step }
step-draw = { $from ->
    [deck] draw a card
    [pile] take the top card of the discard pile
   *[either] draw a card or take the top discard (not twice running)
} and { $to ->
    [own] lay it in your area
    [other] lay it in another kitten’s area
    [left] pass it to the kitten on your left, who lays it down
    [give] give it to another kitten, who lays it down
   *[same] lay it in the same kitten’s area
}
step-move = { $to ->
    [own] take { $from ->
        [own] a card from your area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } and lay it in your own
    [left] pass { $from ->
        [own] a card from your area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } to the kitten on your left, who lays it down
    [give] give { $from ->
        [own] a card from your area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } to another kitten, who lays it down
    [same] move { $from ->
        [own] a card from your area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } to the same kitten’s area
   *[other] move { $from ->
        [own] a card from your area to another kitten’s area
        [other] a card from another kitten’s area to a third one’s
       *[any] any card to a kitten that is neither you nor its owner
    }
}
step-discard = discard { $from ->
    [deck] the top card of the deck
    [pile] the top card of the discard pile
    [either] the top card of the deck or of the discard pile
    [own] { $number ->
        [one] a card from your area
       *[other] { $number } cards from your area
    }
    [other] { $number ->
        [one] a card from another kitten’s area
       *[other] { $number } cards from other kittens’ areas
    }
   *[any] { $number ->
        [one] any card on the table
       *[other] any { $number } cards on the table
    }
}
step-kind = discard all cards of one kind from one of your chapters
step-chapter = { $to ->
    [left] pass all cards of one of your chapters to the left, to the same chapter there
   *[pile] discard all cards of one of your chapters
}
step-two = look at the two top cards of the deck; one { $to ->
    [own] goes to your area
    [other] goes to another kitten’s area
    [pile] is discarded
    [left] goes to the kitten on your left
   *[give] is given to another kitten
}, the other { $second ->
    [own] goes to your area
    [other] goes to another kitten’s area
    [pile] is discarded
    [left] goes to the kitten on your left
   *[give] is given to another kitten, who lays it down
}
step-swap = swap { $from ->
    [own] { $second ->
        [own] 2 cards from your area
        [other] a card from your area with another kitten’s card
        [elsewhere] 2 cards between two chapters of yours
       *[any] a card from your area with any other card
    }
   *[any] { $second ->
        [own] any card with a card from your area
        [other] any card with another kitten’s card
        [elsewhere] any card with one of yours at another chapter
       *[any] any 2 cards
    }
}
step-couple = swap all cards of two of your chapters
who-each = each kitten
who-others = every other kitten
who-doer = the active kitten
who-feller = the kitten that felled it
they-draw = { $who } { $from ->
    [deck] draws a card
    [pile] takes the top card of the discard pile
   *[either] draws a card or takes the top discard (not twice running)
} and { $to ->
    [own] lays it in its own area
    [other] lays it in another kitten’s area
    [left] passes it to the kitten on its left, who lays it down
    [give] gives it to another kitten, who lays it down
   *[same] lays it in the same kitten’s area
}
they-move = { $who } { $to ->
    [own] takes { $from ->
        [own] a card from its area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } and lays it in its own
    [left] passes { $from ->
        [own] a card from its area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } to the kitten on its left, who lays it down
    [give] gives { $from ->
        [own] a card from its area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } to another kitten, who lays it down
    [same] moves { $from ->
        [own] a card from its area
        [other] a card from another kitten’s area
       *[any] a card from any area
    } to the same kitten’s area
   *[other] moves { $from ->
        [own] a card from its area to another kitten’s area
        [other] a card from another kitten’s area to a third one’s
       *[any] any card to a kitten that is neither itself nor its owner
    }
}
they-discard = { $who } discards { $from ->
    [deck] the top card of the deck
    [pile] the top card of the discard pile
    [either] the top card of the deck or of the discard pile
    [own] { $number ->
        [one] a card from its area
       *[other] { $number } cards from its area
    }
    [other] { $number ->
        [one] a card from another kitten’s area
       *[other] { $number } cards from other kittens’ areas
    }
   *[any] { $number ->
        [one] any card on the table
       *[other] any { $number } cards on the table
    }
}
they-kind = { $who } discards all cards of one kind from one of its chapters
they-chapter = { $who } { $to ->
    [left] passes all cards of one of its chapters to the left, to the same chapter there
   *[pile] discards all cards of one of its chapters
}
they-two = { $who } looks at the two top cards of the deck; one { $to ->
    [own] goes to its area
    [other] goes to another kitten’s area
    [pile] is discarded
    [left] goes to the kitten on its left
   *[give] is given to another kitten
}, the other { $second ->
    [own] goes to its area
    [other] goes to another kitten’s area
    [pile] is discarded
    [left] goes to the kitten on its left
   *[give] is given to another kitten, who lays it down
}
they-swap = { $who } swaps { $from ->
    [own] { $second ->
        [own] 2 cards from its area
        [other] a card from its area with another kitten’s card
        [elsewhere] 2 cards between two chapters of its own
       *[any] a card from its area with any other card
    }
   *[any] { $second ->
        [own] any card with a card from its area
        [other] any card with another kitten’s card
        [elsewhere] any card with one of its own at another chapter
       *[any] any 2 cards
    }
}
they-couple = { $who } swaps all cards of two of its chapters
effect-now = at once: { $what }
effect-fall = new rule: whenever a curse has fallen, { $what }
effect-law = from now on { $laws }
law-push_from = Push moves { $from ->
    [own] a card from your own area
    [other] a card from another kitten’s area
   *[any] any card to a kitten that is neither you nor its owner
}
law-draw_from = in step 1 { $from ->
    [deck] a card of the deck is drawn
    [either] the top discard may be taken instead of a card of the deck, but not in two of your own turns running
   *[pile] the top discard is taken
}
law-swap_from = Swap needs { $from ->
    [own] a card of your own
   *[any] any card
}
law-surplus = each surplus card costs { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mark-reconstructed = reconstructed card
mark-reconstructed-fields = reconstructed: { $fields }
mark-token = cast last
field-needs = needs
field-points = points
field-bonus = bonus
field-level = level

# The table
zone-chapter = Chapter { $chapter }
zone-curses = Curse deck
zone-deck = Ingredient deck
zone-pile = Discard pile ({ $count ->
    [one] { $count } card
   *[other] { $count } cards
})
zone-rules = New rules in force
zone-held = Card to be laid
zone-looked = Drawn in secret
zone-kittens = Kittens to choose from
zone-kitten = { $who-is ->
    [me] Your spells
   *[other] { $who }’s spells
}
zone-area = { $who-is ->
    [me] Your chapter { $chapter }
   *[other] { $who }’s chapter { $chapter }
}
zone-felled = { $who-is ->
    [me] Curses that you have felled
   *[other] Curses that { $who } has felled
}
note-kitten = plays { $kitten }
note-goal-hidden = goal: hidden
note-goal = goal: { $goal } – { $text }
note-goal-reconstructed = goal (reconstructed card): { $goal } – { $text }
note-surplus = surplus kept with them: { $spare }
note-closed = still closed
note-no-curse = no curse
note-lacks = lacks { $lacks }{ $spare ->
    [none] {""}
   *[other] , surplus { $spare }
}
note-ready = ready{ $spare ->
    [none] {""}
   *[other] , surplus { $spare }
}
note-deck = Deck from the top: { $parts }
part-plain = { $cards } plain
part-cats = { $cards } with { $cats ->
    [one] { $cats } chaos cat
   *[other] { $cats } chaos cats
}
part-last = { $cards } with Caught!
part-none = empty
note-professor-after = { $cards ->
    [one] { $cards } more card is safe; the professor is among the next { $last }.
   *[other] { $cards } more cards are safe; the professor is among the next { $last }.
}
note-professor-now = { $cards ->
    [1] The next card is the professor!
   *[other] The professor may come with any card: one of the last { $cards }.
}
note-professor-here = The professor is here; this turn is still played.
fact-turn = Turn { $turn }, { $left ->
    [one] { $left } curse to go
   *[other] { $left } curses to go
}
fact-rule = New rule (reconstructed card) { $rule }: { $text }
fact-chaos = { $rule } (reconstructed card), effect { $number }, { $text }
fact-chaos-printed = { $rule } Effect { $number }, { $text }
draw-chapter = Chapter { $chapter }:
draw-pile = Discard pile, top on the right: { $cards }
draw-kitten = { $who } ({ $kitten }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $curses ->
    [one] { $curses } curse
   *[other] { $curses } curses
}, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}; last spell: { $spell }
draw-no-kitten = no kitten yet
draw-no-spell = none
draw-star = * reconstructed card: not all of it is printed in the rulebook

# What is asked
ask-kitten = { $who-is ->
    [me] Which kitten are you?
   *[other] { $who } chooses a kitten.
}
    .tap = Tap a kitten.
ask-spell = { $who-is ->
    [me] Your turn: cast a spell.
   *[other] { $who } chooses a spell.
}
    .tap = Tap its seal.
ask-source = { $who-is ->
    [me] Do you take a card from the deck or from the discard pile?
   *[other] { $who } chooses between deck and discard pile.
}
    .tap = Tap the deck or the pile.
ask-fish = { $who-is ->
    [me] Which card of the discard pile do you take?
   *[other] { $who } takes a card of the discard pile.
}
    .tap = Tap it.
ask-pick-discard = { $who-is ->
    [me] Which card do you discard?
   *[other] { $who } chooses a card to discard.
}
    .tap = Tap it at its chapter.
ask-pick-take = { $who-is ->
    [me] Which card do you take?
   *[other] { $who } chooses a card to take.
}
    .tap = Tap it at its chapter.
ask-pick-move = { $who-is ->
    [me] Which card do you move?
   *[other] { $who } chooses a card to move.
}
    .tap = Tap it at its chapter.
ask-pick-swap = { $who-is ->
    [me] Which two cards do you swap?
   *[other] { $who } chooses a card to swap.
}
    .tap = Tap the first of them.
    .typed = Choose the first of them.
ask-pick-kind = { $who-is ->
    [me] Cards of which kind, at which chapter, do you discard?
   *[other] { $who } chooses which kind to discard.
}
    .tap = Tap one of them.
ask-with = { $who-is ->
    [me] With which card do you swap it?
   *[other] { $who } chooses the second card.
}
    .tap = Tap that one, too.
ask-whole = { $who-is ->
    [me] Which of your chapters do you choose?
   *[other] { $who } chooses a chapter.
}
    .tap = Tap the chapter.
ask-couple = { $who-is ->
    [me] Which two of your chapters do you swap?
   *[other] { $who } chooses two chapters.
}
    .tap = Tap one, then the other.
ask-place = { $who-is ->
    [me] You have { $card }: where do you lay it?
   *[other] { $who } lays { $card } down.
}
    .tap = Tap a chapter.
ask-give = { $who-is ->
    [me] To whom do you give the other card?
   *[other] { $who } gives a card away.
}
    .tap = Tap their kitten.
ask-keep = { $who-is ->
    [me] Which card do you keep?
   *[other] { $who } looks at the cards drawn.
}
    .tap = Tap it.
ask-dealer = Cards are being dealt.
ask-over = The match is over.

# What may be done
do-be = { $kitten }, own spell { $spells }: { $text }
do-cast = { $spell }: { $text }
do-from-deck = draw from the deck
do-from-pile = take { $card } from the discard pile
do-fish = take { $card }
do-card = { $owner-is ->
    [me] { $card } at your chapter { $chapter }
   *[other] { $card } at { $owner }’s chapter { $chapter }
}
do-with = { $owner-is ->
    [me] with the { $card } at your chapter { $chapter }
   *[other] with the { $card } at { $owner }’s chapter { $chapter }
}
do-with-idle = { $owner-is ->
    [me] with the { $card } at your chapter { $chapter } (changes nothing)
   *[other] with the { $card } at { $owner }’s chapter { $chapter } (changes nothing)
}
do-chapter = chapter { $chapter }
do-chapters = chapters { $first } and { $second }
    .then = Now tap the other chapter.
do-place = { $owner-is ->
    [me] your chapter { $chapter }: then { $note }
   *[other] { $owner }’s chapter { $chapter }: then { $note }
}
do-give = { $to }
do-keep = keep { $card }, not { $other }
do-keep-only = keep { $card }

# What happened
log-begin = { $who-is ->
    [me] You begin.
   *[other] { $who } begins.
}
log-goal = Your goal is { $goal }: { $text }.
log-goal-reconstructed = Your goal is { $goal } (reconstructed card): { $text }.
log-deal = { $who-is ->
    [me] You begin with { $card } at chapter { $chapter }.
   *[other] { $who } begins with { $card } at chapter { $chapter }.
}
log-curse = At chapter { $chapter } there is now { $curse }.
log-curse-reconstructed = At chapter { $chapter } there is now { $curse } (reconstructed card).
log-turn = Turn { $turn }: { $who-is ->
    [me] your turn.
   *[other] { $who }.
}
log-draw = { $who-is ->
    [me] You draw { $card }.
   *[other] { $who } draws { $card }.
}
log-look = In secret you draw { $card }.
log-looks = { $who } draws a card in secret.
log-cat = { $who-is ->
    [me] You draw a chaos cat!
   *[other] { $who } draws a chaos cat!
}
log-open = Chapter 3 opens for all.
log-caught = { $who-is ->
    [me] You draw Caught! Professor Pazurek is in the door.
   *[other] { $who } draws Caught! Professor Pazurek is in the door.
}
log-rule = New rule (reconstructed card) { $rule }: { $text }.
log-rule-printed = New rule { $rule }: { $text }.
log-chaos = The chaos card (reconstructed) is { $card }
log-chaos-printed = The chaos card is { $card }
log-effect = Chaos effect { $number }, { $text }.
log-be = { $who-is ->
    [me] You are { $kitten }.
   *[other] { $who } is { $kitten }.
}
log-cast = { $who-is ->
    [me] You cast { $spell }.
   *[other] { $who } casts { $spell }.
}
log-from-pile = { $who-is ->
    [me] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
}
log-fish = { $who-is ->
    [me] You choose { $card } from the discard pile.
   *[other] { $who } chooses { $card } from the discard pile.
}
log-discard-own = { $who-is ->
    [me] You discard { $card } from your chapter { $chapter }.
   *[other] { $who } discards { $card } from their own chapter { $chapter }.
}
log-discard = { $who-is ->
    [me] You discard { $card } from { $owner }’s chapter { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } discards { $card } from your chapter { $chapter }.
       *[other] { $who } discards { $card } from { $owner }’s chapter { $chapter }.
    }
}
log-lift-own = { $who-is ->
    [me] You pick up { $card } from your chapter { $chapter }.
   *[other] { $who } picks up { $card } from their own chapter { $chapter }.
}
log-lift = { $who-is ->
    [me] You pick up { $card } from { $owner }’s chapter { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } picks up { $card } from your chapter { $chapter }.
       *[other] { $who } picks up { $card } from { $owner }’s chapter { $chapter }.
    }
}
log-swap = { $who-is ->
    [me] You point at { $one } for a swap.
   *[other] { $who } points at { $one } for a swap.
}
log-place-own = { $who-is ->
    [me] You lay { $card } at your chapter { $chapter }.
   *[other] { $who } lays { $card } at their own chapter { $chapter }.
}
log-place = { $who-is ->
    [me] You lay { $card } at { $owner }’s chapter { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } lays { $card } at your chapter { $chapter }.
       *[other] { $who } lays { $card } at { $owner }’s chapter { $chapter }.
    }
}
log-purge-own = { $who-is ->
    [me] You discard { $card } from your chapter { $chapter }.
   *[other] { $who } discards { $card } from their own chapter { $chapter }.
}
log-purge = { $who-is ->
    [me] You discard { $card } from { $owner }’s chapter { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } discards { $card } from your chapter { $chapter }.
       *[other] { $who } discards { $card } from { $owner }’s chapter { $chapter }.
    }
}
log-with = { $who-is ->
    [me] You swap { $one } for { $other }.
   *[other] { $who } swaps { $one } for { $other }.
}
lying-own = { $owner-is ->
    [me] { $card } at your chapter { $chapter }
   *[other] { $card } at their own chapter { $chapter }
}
lying = { $owner-is ->
    [me] { $card } at your chapter { $chapter }
   *[other] { $card } at { $owner }’s chapter { $chapter }
}
log-chapter = { $who-is ->
    [me] You discard all cards of your chapter { $chapter }.
   *[other] { $who } discards all cards of their chapter { $chapter }.
}
log-chapter-left = { $who-is ->
    [me] You pass all cards of your chapter { $chapter } to the left.
   *[other] { $who } passes all cards of their chapter { $chapter } to the left.
}
log-chapters = { $who-is ->
    [me] You swap all cards of your chapters { $first } and { $second }.
   *[other] { $who } swaps all cards of their chapters { $first } and { $second }.
}
log-give = { $who-is ->
    [me] You give { $card } to { $to }.
   *[other] { $to-is ->
        [me] { $who } gives you { $card }.
       *[other] { $who } gives { $card } to { $to }.
    }
}
log-keep = { $who-is ->
    [me] You keep { $card }, and not { $other }.
   *[other] { $who } keeps { $card }, and not { $other }.
}
log-keep-only = { $who-is ->
    [me] You keep { $card }.
   *[other] { $who } keeps { $card }.
}
log-felled = { $who-is ->
    [me] You fell the curse { $curse }!
   *[other] { $who } fells the curse { $curse }!
}
log-felled-surplus = { $who-is ->
    [me] You fell the curse { $curse }, with surplus { $spare } (−{ $points }).
   *[other] { $who } fells the curse { $curse }, with surplus { $spare } (−{ $points }).
}
log-end-felled = The last curse has fallen: the book is closed again!
log-end-caught = The kittens are caught: whoever has the cleanest paws wins.
log-show = { $who-is ->
    [me] Your goal was { $goal }: { $text }.
   *[other] { $who }’s goal was { $goal }: “{ $text }”.
}

# What it is worth
account-curse = { $curse }: { $points }
account-bonus = bonus for { $per }: { $points }
account-surplus = { $cards ->
    [one] { $cards } surplus card
   *[other] { $cards } surplus cards
}: { $points }
account-goal = goal { $goal }, if all curses fall: { $points }
account-goal-hidden = goal: hidden
account-goal-void = goals do not count: caught
account-cards = cards in the area: { $cards }
result-felled = All curses are felled: the kitten with the most points wins.
result-caught = Caught! Kittens with more than 9 points lose; of the others the one with the fewest cards wins.
result-caught-two = Caught! Only a kitten with 6 to 9 points can win; if both can, the one with fewer cards does.
result-in = { $who-is ->
    [me] You are in the race: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
   *[other] { $who } is in the race: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
}
result-out = { $who-is ->
    [me] You are out: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $who } is out: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
}

# Why
why-place-ready = the curse { $curse } will fall at the end of your turn
why-place-closer = it brings you closer to { $curse }
why-place-aside = it does the least harm there
why-place-there = it helps that kitten the least
why-cast = it makes the most of your cards; the professor comes too early in about { $percent } % of cases
why-card = this card does the most; the professor comes too early in about { $percent } % of cases
why-be = every kitten has its merits
why-from = it brings the better card
why-fish = it is the card you need most
why-with = it is the best card to swap with
why-chapter = that chapter does the least for you
why-chapters = the cards fit the curses better there
why-give = it helps that kitten the least
why-keep = it is the more useful card

# Why a tap does nothing
bar-curse = Nothing needs to be tapped here: a curse falls by itself when your turn ends and your chapter of the same number holds all that it needs.
bar-curses = The next curse comes by itself as soon as one has fallen.
bar-deck = Cards come from the deck by themselves: one in step 1, and others by spells that draw.
bar-pile = Discarded cards stay here; nothing lets you take one now.
bar-felled = What lies with felled curses stays there until the points are counted.
bar-rules = A rule in force needs no tap: it holds to the end of the game.
bar-alike = Both cards are alike: keep the first.
bar-give-own = The card goes to another kitten, not to you.
bar-first-kitten = First choose the kitten that you are.
bar-first-spell = First choose one of your spells.
bar-first-source = First choose: from the deck, or from the discard pile.
bar-first-fish = First choose a card of the discard pile.
bar-first-card = First choose a card on the table.
bar-first-with = First choose the second card of the swap.
bar-first-chapter = First choose one of your chapters.
bar-first-chapters = First choose two of your chapters.
bar-first-place = First choose the chapter where the card goes.
bar-first-give = First choose the kitten that gets the card.
bar-first-keep = First choose the card that you keep.
bar-spell-theirs = That spell belongs to { $who }: cast one of your own.
bar-spell-token = Your token lies on { $spell }: no spell is cast twice in a row.
bar-spell-short = There are too few cards on the table to cast { $spell }.
bar-spell-deck = { $spell } draws from the deck, and the deck is empty.
bar-card-there = A card is asked for: choose one that lies at a chapter.
bar-chapter-there = A chapter is asked for, not a card.
bar-closed = Chapter 3 is still closed: it opens when the chaos cat comes.
bar-chapter-own = It has to be one of your own chapters.
bar-chapters-two = Two different chapters are asked for.
bar-place-own = This card goes into your own area.
bar-place-mate = This card goes into { $who }’s area.
bar-place-other = This card goes to another kitten.
bar-place-back = The card may not go back to the kitten it was taken from.
bar-swap-alone = There is no other card that this one could be swapped with.
bar-card-own = It has to be one of your own cards.
bar-card-other = It has to be a card of another kitten.
bar-with-itself = This is the card that you are swapping: choose another one.
bar-with-elsewhere = The second card has to lie at another chapter.
bar-with-idle = This swap would change nothing; if that is what you want, tap the card that is lit up.

# The drawn board
tag-be = choose
tag-cast = cast
tag-from-deck = draw
tag-from-pile = take
tag-fish = take
tag-card = choose
tag-with = swap
tag-with-idle = no change
tag-place = lay
tag-chapter = choose
tag-chapters = choose
tag-give = give
tag-keep = keep
board-kitten = { $who-is ->
    [me] Your area
   *[other] { $who }’s area
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-ready = ready
board-closed = closed
board-opens = A chaos cat will open it.
board-free = no curse
board-goal = My goal
board-goal-close = put the card away
board-curses = Curses
board-me = { $kitten } (you)
board-deck = ingredients
board-discards = discarded
board-goal-short = your goal
tag-surplus = surplus
tag-outcome = { $card } { $have }/{ $need }
meter-curses = { $left ->
    [one] { $left } curse
   *[other] { $left } curses
} of { $all }
meter-near = { $left ->
    [one] { $left } curse
   *[other] { $left } curses
} of { $all }, the professor in { $from }–{ $to ->
    [one] { $to } card
   *[other] { $to } cards
}
meter-safe = without risk
meter-risk = at risk

# What each did last, in a few words
since-place-own = { $card } to chapter { $chapter }
since-place = { $owner-is ->
    [me] { $card } to your chapter { $chapter }
   *[other] { $card } ({ $owner }, chapter { $chapter })
}
since-discard-own = discards { $card }
since-discard = { $owner-is ->
    [me] discards { $card } of yours
   *[other] discards { $card } ({ $owner })
}
since-purge-own = discards { $card }
since-purge = { $owner-is ->
    [me] discards { $card } of yours
   *[other] discards { $card } ({ $owner })
}
since-with = { $one } for { $other }
since-give = { $to-is ->
    [me] gives you { $card }
   *[other] { $card } ({ $to })
}
since-chapter = discards chapter { $chapter }
since-chapter-left = chapter { $chapter } to the left
since-chapters = swaps chapters { $first } and { $second }
since-felled = fells { $curse }!
since-felled-surplus = fells { $curse } (−{ $points })

# The end
end-curse = Curses
end-bonus = Bonuses
end-surplus = Surplus
end-goal = Goal
end-cards = Cards in the area

# About one card
label-needs = ingredients
label-bonus = bonus
label-surplus = spare cards
label-you-lack = you lack
label-others-lack = others lack
about-lacks = { $who }: { $letters }
label-wanted-by = good for
label-own-spell = as an arch-kitten
label-effect = effect { $number }
about-list = { $parts }
about-nobody = none of the open curses
about-nothing = nothing
about-hidden = a card face down; what it is shows when it is turned up
about-curse = curse, { $level ->
    [1] low
    [2] middle
   *[3] high
} level
about-count-artefact = { $count ->
    [one] { $count } artefact
   *[other] { $count } artefacts
}
about-count-companion = { $count ->
    [one] { $count } companion
   *[other] { $count } companions
}
about-count-elixir = { $count ->
    [one] { $count } elixir
   *[other] { $count } elixirs
}
about-count-scroll = { $count ->
    [one] { $count } scroll
   *[other] { $count } scrolls
}
about-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-bonus = +{ $points } for { $per }, at the end
about-surplus = { $points } for each at this chapter
about-ingredient = ingredient ({ $letter })
about-own-spell = { $spell }: { $text }
tip-curse = Whoever ends a turn with all its ingredients at their chapter { $chapter } beats it.
tip-felled = A felled curse stays with you until the end.
tip-ingredient = Spare cards that no curse needs cost points.
tip-spell = The same spell is not cast twice running.
about-kitten = a player’s kitten; basic kittens differ in their names only
about-chaos_cat = { $chaos ->
    [1] whoever draws it sets off the next effect of the chaos card
   *[other] { $chapters ->
        [2] whoever draws it brings a new rule into force
       *[other] { $rules ->
            [1] whoever draws it opens chapter 3 with a new curse for everybody, and brings a new rule into force
           *[other] whoever draws it opens chapter 3 with a new curse for everybody
        }
    }
}
about-chapter_3 = { about-chaos_cat }{ $chaos ->
    [1] {"; where there are three chapters it also opens chapter 3 with a new curse for everybody"}
   *[other] {""}
}
about-caught = Professor Pazurek is back and the game ends. Whoever has more than { $most } points loses; of the others the one with the fewest cards in the area wins. Goals do not count.
about-caught-two = Professor Pazurek is back and the game ends. Whoever has more than { $most } points or fewer than { $least } loses. Goals do not count.
tip-goal = It counts at the end, once all curses have fallen. If the professor catches you, it is lost.
tip-caught = The nearer she is, the safer it is to have few points and few cards.
tip-rule = It holds until the end, unless a later effect calls it off.

feat-curses = most curses broken
feat-escaped = won although the professor came back
