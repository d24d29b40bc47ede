game-name = Czarujące kotki
game-about = Jedno zaklęcie na turę, sześć klątw i profesor Pazurek w drodze powrotnej: wygraj punktami albo czystymi łapkami.

# Opcje
option-arch_kittens = Arcykotki
option-arch_kittens-help = Każdy kotek ma własne zaklęcie w miejsce jednego z podstawowych.
option-new_rules = Nowe zasady
option-new_rules-help = Kot zamętu przynosi też kartę nowych zasad (zrekonstruowaną).
option-chaos = Wariant zamętu
option-chaos-help = Tyle kotów zamętu; każdy przynosi kolejny efekt karty zamętu. Nie z nowymi zasadami i nie dla dwóch osób.
option-chaos-off = wyłączony
option-chaos-2 = 2 koty zamętu
option-chaos-3 = 3 koty zamętu
option-chaos-4 = 4 koty zamętu
option-chaos_discard_pick = Dobieranie ze stosu kart odrzuconych
option-chaos_discard_pick-help = Przy karcie zamętu Magiczny odrzut!: wierzchnia karta albo dowolna karta stosu.
option-chaos_discard_pick-top = wierzchnia karta
option-chaos_discard_pick-choose = dowolna karta
option-chaos_replacement = Kota zamętu zastępuje inna karta
option-chaos_replacement-help = Kto dobrał kota zamętu, potem dobiera jeszcze raz.
option-finish_turn_when_caught = Dokończenie tury po przyłapaniu
option-finish_turn_when_caught-help = Gdy przychodzi profesor, turę rozgrywa się jeszcze do końca.
option-swap_must_involve_own = Zamień wymaga własnej karty
option-swap_must_involve_own-help = Jedna z dwóch kart zaklęcia Zamień musi być własna.
option-first = Kto zaczyna
option-first-help = Losowo albo wskazana osoba: ta, która ostatnio głaskała kota.
option-first-lot = losowo
option-first-1 = gracz 1
option-first-2 = gracz 2
option-first-3 = gracz 3
option-first-4 = gracz 4

# Karty
card-artefact = artefakt
card-companion = kompan
card-elixir = eliksir
card-scroll = zwój
card-chaos_cat = kot zamętu
card-chapter_3 = kot zamętu „Rozdział 3.”
card-caught = Przyłapani!
card-slimiauki = Ślimiauki
card-laskotki = Łaskotki
card-czkawkotki = Czkawkotki
card-klebuszki = Kłębuszki
card-kanapkowce = Kanapkowce
card-duchokoty = Duchokoty
card-miaukolak = Miaukołak
card-mumiau = Mumiau
card-lekotki = Lękotki
card-kserokociarka = Kserokociarka
card-spiotki = Śpiotki
card-hrabia_miaukula = Hrabia Miaukula
card-artefacts = Kolekcja artefaktów
card-companions = Kolekcja kompanów
card-elixirs = Kolekcja eliksirów
card-scrolls = Kolekcja zwojów
card-triplets = Trojaczki
card-some_of_each = Z każdego coś
card-two_pairs = Dwie pary
card-tidy = Porządek
card-hoard = Zapasy
card-full_book = Pełna księga
card-clean_work = Czysta robota
card-full_training = Pełne szkolenie
card-summon = Przywołaj
card-push = Przesuń
card-discard = Odrzuć
card-swap = Zamień
card-draw_deep = Zaczerpnij
card-shove = Odepchnij
card-purge = Usuń
card-transmute = Transmutuj
card-baebae = Bajka
card-easa = Izia
card-muffin = Babeczka
card-grumpkin = Marudek
card-spring_cleaning = Wielkie sprzątanie
card-magic_rain = Magiczny deszcz
card-kitten_swap = Kocia wymiana
card-pilfering = Podkradanie
card-stern_professor = Surowa profesor
card-second_life = Drugie życie
card-magiczny_odrzut = Magiczny odrzut!
card-magiczny_przyplyw = Magiczny przypływ!
card-magiczny_przeciag = Magiczny przeciąg!
card-magiczna_zamiana = Magiczna zamiana!
face-down = zakryta karta

# Teksty kart, złożone z ich danych
curse-text = { $name } ({ $needs }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
curse-text-bonus = { $name } ({ $needs }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i +{ $bonus } za: { $per }
per-kind = każdy { $card } w obszarze
per-cards = każda karta w obszarze
per-same = każda karta najliczniejszego rodzaju
per-kinds = każdy rodzaj w obszarze
per-pairs = każdy rodzaj, którego masz dwie karty
per-bare = każdy pusty rozdział
per-curses = każda pokonana klątwa
per-levels = każdy poziom pokonanych klątw
per-surplus = każda nadmiarowa karta
goal-once = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
goal-once-if = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, jeśli masz: { $if }
goal-per = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za: { $per }
goal-per-if = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za: { $per }, jeśli masz: { $if }
if-kind = { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number } × { $card }
if-cards = kart w obszarze { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-same = kart jednego rodzaju { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-kinds = różnych rodzajów { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-pairs = różnych par { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-bare = pustych otwartych rozdziałów { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-curses = pokonanych klątw { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-levels = poziomów wśród pokonanych klątw { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
if-surplus = nadmiarowych kart { $sign ->
    [least] co najmniej
   *[most] najwyżej
} { $number }
steps = { $steps }
step-times = { $times } razy: { $step }
step-card = { $from ->
    [deck] dobierz kartę
    [pile] weź wierzchnią kartę ze stosu kart odrzuconych
    [own] weź jedną ze swoich kart
    [other] weź kartę innego kotka
    [either] dobierz kartę albo weź wierzchnią odrzuconą (nie dwa razy z rzędu)
   *[any] weź dowolną kartę ze stołu
} i { $to ->
    [own] połóż ją w swoim obszarze
    [other] połóż ją w obszarze innego kotka
    [left] podaj ją w lewo, gdzie położy ją nowy właściciel
    [give] daj ją innemu kotkowi, który ją położy
   *[same] połóż ją w obszarze tego samego kotka
}
step-discard = odrzuć { $from ->
    [deck] wierzchnią kartę talii
    [pile] wierzchnią kartę stosu kart odrzuconych
    [own] jedną ze swoich kart
    [other] kartę innego kotka
    [either] wierzchnią kartę talii albo stosu kart odrzuconych
   *[any] dowolną kartę ze stołu
}
step-kind = odrzuć wszystkie karty jednego rodzaju z jednego swojego rozdziału
step-chapter = { $to ->
    [left] podaj wszystkie karty jednego swojego rozdziału w lewo, do tego samego rozdziału
   *[pile] odrzuć wszystkie karty jednego swojego rozdziału
}
step-two = dobierz w tajemnicy dwie karty: jedną { $to ->
    [own] połóż w swoim obszarze
    [other] połóż w obszarze innego kotka
    [pile] odrzuć
    [left] podaj w lewo
   *[give] daj innemu kotkowi
}, drugą { $second ->
    [own] połóż w swoim obszarze
    [other] połóż w obszarze innego kotka
    [pile] odrzuć
    [left] podaj w lewo
   *[give] daj innemu kotkowi, który ją położy
}
step-swap = zamień miejscami { $from ->
    [own] jedną ze swoich kart
   *[any] dowolną kartę
} i { $second ->
    [own] jedną ze swoich kart
    [other] kartę innego kotka
    [elsewhere] swoją kartę z innego rozdziału
   *[any] dowolną inną kartę
}
step-couple = zamień miejscami wszystkie karty dwóch swoich rozdziałów
who-each = każdy kotek, po kolei od aktywnego
who-others = każdy kotek oprócz aktywnego
who-doer = aktywny kotek
effect-now = natychmiast, { $who }: { $what }
effect-fall = nowa zasada, ilekroć padnie klątwa, { $who }: { $what }
effect-law = odtąd: { $laws }
law-push_from = Przesuń przenosi { $from ->
    [own] własną kartę
    [other] kartę innego kotka
   *[any] dowolną kartę, do kotka, który nie jest ani tobą, ani jej właścicielem
}
law-draw_from = w kroku 1 { $from ->
    [deck] dobiera się kartę z talii
    [either] można wziąć wierzchnią kartę odrzuconą zamiast karty z talii, ale nie w dwóch kolejnych własnych turach
   *[pile] bierze się wierzchnią kartę odrzuconą
}
law-swap_from = Zamień zaczyna się od { $from ->
    [own] własnej karty
   *[any] dowolnej karty
}
law-surplus = każda nadmiarowa karta kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
mark-reconstructed = karta zrekonstruowana
mark-reconstructed-fields = zrekonstruowane: { $fields }
mark-token = rzucone ostatnio
field-needs = wymaganie
field-points = punkty
field-bonus = bonus
field-level = poziom

# Stół
zone-chapter = Rozdział { $chapter }
zone-curses = Talia klątw
zone-deck = Talia składników
zone-pile = Stos kart odrzuconych ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
})
zone-rules = Nowe zasady w mocy
zone-held = Karta w drodze
zone-looked = Dobrane w tajemnicy
zone-kittens = Kotki do wyboru
zone-kitten = { $who-is ->
    [me] Twoje zaklęcia
   *[other] Zaklęcia: { $who }
}
zone-area = { $who-is ->
    [me] Twój rozdział { $chapter }
   *[other] { $who }, rozdział { $chapter }
}
zone-felled = { $who-is ->
    [me] Klątwy pokonane przez ciebie
   *[other] Pokonane klątwy: { $who }
}
note-kitten = gra jako { $kitten }
note-goal-hidden = cel: zakryty
note-goal = cel: { $goal }, { $text }
note-goal-reconstructed = cel (karta zrekonstruowana): { $goal }, { $text }
note-surplus = nadmiarowe karty przy nich: { $spare }
note-closed = jeszcze zakryty
note-no-curse = bez klątwy
note-lacks = brakuje { $lacks }{ $spare ->
    [none] {""}
   *[other] , nadmiar { $spare }
}
note-ready = komplet{ $spare ->
    [none] {""}
   *[other] , nadmiar { $spare }
}
note-deck = Talia od góry: { $parts }
part-plain = { $cards ->
    [one] { $cards } zwykła
    [few] { $cards } zwykłe
   *[many] { $cards } zwykłych
}
part-cats = { $cards } z { $cats ->
    [one] { $cats } kotem zamętu
    [few] { $cats } kotami zamętu
   *[many] { $cats } kotami zamętu
}
part-last = { $cards } z kartą Przyłapani!
part-none = pusta
note-professor-after = { $cards ->
    [one] Jeszcze { $cards } bezpieczna karta; potem może przyjść profesor.
    [few] Jeszcze { $cards } bezpieczne karty; potem może przyjść profesor.
   *[many] Jeszcze { $cards } bezpiecznych kart; potem może przyjść profesor.
}
note-professor-now = Profesor może przyjść już teraz: 1 szansa na { $cards } przy następnej karcie.
note-professor-here = Profesor już jest; tę turę gracie jeszcze do końca.
fact-turn = Tura { $turn }, { $left ->
    [one] została { $left } klątwa
    [few] zostały { $left } klątwy
   *[many] zostało { $left } klątw
}
fact-rule = Nowa zasada (karta zrekonstruowana) { $rule }: { $text }
fact-chaos = { $rule } (karta zrekonstruowana), efekt { $number }: { $text }
fact-chaos-printed = { $rule } Efekt { $number }: { $text }
draw-chapter = Rozdział { $chapter }:
draw-pile = Stos kart odrzuconych, wierzch po prawej: { $cards }
draw-kitten = { $who } ({ $kitten }): { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $curses ->
    [one] { $curses } klątwa
    [few] { $curses } klątwy
   *[many] { $curses } klątw
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}; ostatnie zaklęcie: { $spell }
draw-no-kitten = jeszcze bez kotka
draw-no-spell = brak
draw-star = * karta zrekonstruowana: nie wszystko na niej wydrukowano w instrukcji

# Pytania
ask-kitten = { $who-is ->
    [me] Którym kotkiem grasz?
   *[other] { $who } wybiera kotka.
}
ask-spell = { $who-is ->
    [me] Jakie zaklęcie rzucasz?
   *[other] { $who } wybiera zaklęcie.
}
ask-source = { $who-is ->
    [me] Z talii czy ze stosu kart odrzuconych?
   *[other] { $who } wybiera między talią a stosem kart odrzuconych.
}
ask-fish = { $who-is ->
    [me] Którą kartę ze stosu kart odrzuconych bierzesz?
   *[other] { $who } bierze kartę ze stosu kart odrzuconych.
}
ask-pick-discard = { $who-is ->
    [me] Którą kartę odrzucasz?
   *[other] { $who } wybiera kartę do odrzucenia.
}
ask-pick-take = { $who-is ->
    [me] Którą kartę bierzesz?
   *[other] { $who } wybiera kartę, którą weźmie.
}
ask-pick-move = { $who-is ->
    [me] Którą kartę przenosisz?
   *[other] { $who } wybiera kartę do przeniesienia.
}
ask-pick-swap = { $who-is ->
    [me] Którą kartę zamieniasz?
   *[other] { $who } wybiera kartę do zamiany.
}
ask-pick-kind = { $who-is ->
    [me] Karty którego rodzaju i z którego rozdziału odrzucasz?
   *[other] { $who } wybiera rodzaj kart do odrzucenia.
}
ask-with = { $who-is ->
    [me] Na jaką drugą kartę?
   *[other] { $who } wybiera drugą kartę.
}
ask-whole = { $who-is ->
    [me] Który z twoich rozdziałów?
   *[other] { $who } wybiera rozdział.
}
ask-couple = { $who-is ->
    [me] Które dwa z twoich rozdziałów?
   *[other] { $who } wybiera dwa rozdziały.
}
ask-place = { $who-is ->
    [me] Gdzie trafia karta: { $card }?
   *[other] { $who } kładzie kartę: { $card }.
}
ask-give = { $who-is ->
    [me] Komu dajesz drugą kartę?
   *[other] { $who } oddaje kartę.
}
ask-keep = { $who-is ->
    [me] Którą kartę zatrzymujesz?
   *[other] { $who } ogląda dobrane karty.
}
ask-dealer = Trwa rozdawanie kart.
ask-over = Partia jest skończona.

# Ruchy
do-be = { $kitten }, własne zaklęcie { $spells }: { $text }
do-cast = { $spell }: { $text }
do-from-deck = dobierz z talii
do-from-pile = weź ze stosu kart odrzuconych: { $card }
do-fish = weź: { $card }
do-card = { $owner-is ->
    [me] { $card }, twój rozdział { $chapter }
   *[other] { $card }, { $owner }, rozdział { $chapter }
}
do-with = { $owner-is ->
    [me] na: { $card }, twój rozdział { $chapter }
   *[other] na: { $card }, { $owner }, rozdział { $chapter }
}
do-with-idle = { $owner-is ->
    [me] na: { $card }, twój rozdział { $chapter } (nic nie zmienia)
   *[other] na: { $card }, { $owner }, rozdział { $chapter } (nic nie zmienia)
}
do-chapter = rozdział { $chapter }
do-chapters = rozdziały { $first } i { $second }
do-place = { $owner-is ->
    [me] twój rozdział { $chapter }: wtedy { $note }
   *[other] { $owner }, rozdział { $chapter }: wtedy { $note }
}
do-give = { $to }
do-keep = zatrzymaj: { $card }, nie: { $other }
do-keep-only = zatrzymaj: { $card }

# Co się stało
log-begin = { $who-is ->
    [me] Zaczynasz.
   *[other] Zaczyna { $who }.
}
log-goal = Twój cel: { $goal }, { $text }.
log-goal-reconstructed = Twój cel (karta zrekonstruowana): { $goal }, { $text }.
log-deal = { $who-is ->
    [me] Na początek masz: { $card }, rozdział { $chapter }.
   *[other] { $who } ma na początek: { $card }, rozdział { $chapter }.
}
log-curse = Przy rozdziale { $chapter } leży teraz: { $curse }.
log-curse-reconstructed = Przy rozdziale { $chapter } leży teraz: { $curse } (karta zrekonstruowana).
log-turn = Tura { $turn }: { $who-is ->
    [me] twoja kolej.
   *[other] { $who }.
}
log-draw = { $who-is ->
    [me] Dobierasz: { $card }.
   *[other] { $who } dobiera: { $card }.
}
log-look = W tajemnicy dobierasz: { $card }.
log-looks = { $who } dobiera kartę w tajemnicy.
log-cat = { $who-is ->
    [me] Dobierasz kota zamętu!
   *[other] { $who } dobiera kota zamętu!
}
log-open = Rozdział 3 otwiera się dla wszystkich.
log-caught = { $who-is ->
    [me] Dobierasz kartę Przyłapani! Profesor Pazurek stoi w drzwiach.
   *[other] { $who } dobiera kartę Przyłapani! Profesor Pazurek stoi w drzwiach.
}
log-rule = Nowa zasada (karta zrekonstruowana) { $rule }: { $text }.
log-rule-printed = Nowa zasada { $rule }: { $text }.
log-chaos = Karta zamętu (zrekonstruowana) to { $card }
log-chaos-printed = Karta zamętu to { $card }
log-effect = Efekt zamętu { $number }: { $text }.
log-be = { $who-is ->
    [me] Grasz jako { $kitten }.
   *[other] { $who } gra jako { $kitten }.
}
log-cast = { $who-is ->
    [me] Rzucasz zaklęcie { $spell }.
   *[other] { $who } rzuca zaklęcie { $spell }.
}
log-from-pile = { $who-is ->
    [me] Bierzesz ze stosu kart odrzuconych: { $card }.
   *[other] { $who } bierze ze stosu kart odrzuconych: { $card }.
}
log-fish = { $who-is ->
    [me] Wybierasz ze stosu kart odrzuconych: { $card }.
   *[other] { $who } wybiera ze stosu kart odrzuconych: { $card }.
}
log-discard-own = { $who-is ->
    [me] Odrzucasz: { $card }, twój rozdział { $chapter }.
   *[other] { $who } odrzuca: { $card }, własny rozdział { $chapter }.
}
log-discard = { $who-is ->
    [me] Odrzucasz: { $card }, { $owner }, rozdział { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } odrzuca twoją kartę: { $card }, rozdział { $chapter }.
       *[other] { $who } odrzuca: { $card }, { $owner }, rozdział { $chapter }.
    }
}
log-lift-own = { $who-is ->
    [me] Podnosisz: { $card }, twój rozdział { $chapter }.
   *[other] { $who } podnosi: { $card }, własny rozdział { $chapter }.
}
log-lift = { $who-is ->
    [me] Podnosisz: { $card }, { $owner }, rozdział { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } podnosi twoją kartę: { $card }, rozdział { $chapter }.
       *[other] { $who } podnosi: { $card }, { $owner }, rozdział { $chapter }.
    }
}
log-swap-own = { $who-is ->
    [me] Zamieniasz: { $card }, twój rozdział { $chapter } …
   *[other] { $who } zamienia: { $card }, własny rozdział { $chapter } …
}
log-swap = { $who-is ->
    [me] Zamieniasz: { $card }, { $owner }, rozdział { $chapter } …
   *[other] { $owner-is ->
        [me] { $who } zamienia twoją kartę: { $card }, rozdział { $chapter } …
       *[other] { $who } zamienia: { $card }, { $owner }, rozdział { $chapter } …
    }
}
log-place-own = { $who-is ->
    [me] Kładziesz: { $card }, twój rozdział { $chapter }.
   *[other] { $who } kładzie: { $card }, własny rozdział { $chapter }.
}
log-place = { $who-is ->
    [me] Kładziesz: { $card }, { $owner }, rozdział { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } kładzie u ciebie: { $card }, rozdział { $chapter }.
       *[other] { $who } kładzie: { $card }, { $owner }, rozdział { $chapter }.
    }
}
log-purge-own = { $who-is ->
    [me] Odrzucasz każdą kartę rodzaju { $card }, twój rozdział { $chapter }.
   *[other] { $who } odrzuca każdą kartę rodzaju { $card }, własny rozdział { $chapter }.
}
log-purge = { $who-is ->
    [me] Odrzucasz każdą kartę rodzaju { $card }, { $owner }, rozdział { $chapter }.
   *[other] { $owner-is ->
        [me] { $who } odrzuca u ciebie każdą kartę rodzaju { $card }, rozdział { $chapter }.
       *[other] { $who } odrzuca każdą kartę rodzaju { $card }, { $owner }, rozdział { $chapter }.
    }
}
log-with-own = { $who-is ->
    [me] … na: { $card }, twój rozdział { $chapter }.
   *[other] … na: { $card }, { $who }, własny rozdział { $chapter }.
}
log-with = { $who-is ->
    [me] … na: { $card }, { $owner }, rozdział { $chapter }.
   *[other] { $owner-is ->
        [me] … a { $who } bierze za nią twoją kartę: { $card }, rozdział { $chapter }.
       *[other] … a { $who } bierze za nią: { $card }, { $owner }, rozdział { $chapter }.
    }
}
log-chapter = { $who-is ->
    [me] Odrzucasz cały swój rozdział { $chapter }.
   *[other] { $who } odrzuca cały rozdział { $chapter }.
}
log-chapter-left = { $who-is ->
    [me] Podajesz cały swój rozdział { $chapter } w lewo.
   *[other] { $who } podaje cały rozdział { $chapter } w lewo.
}
log-chapters = { $who-is ->
    [me] Zamieniasz karty swoich rozdziałów { $first } i { $second }.
   *[other] { $who } zamienia karty rozdziałów { $first } i { $second }.
}
log-give = { $who-is ->
    [me] Oddajesz kartę: { $card }. Dostaje ją { $to }.
   *[other] { $to-is ->
        [me] { $who } daje ci kartę: { $card }.
       *[other] { $who } oddaje kartę: { $card }. Dostaje ją { $to }.
    }
}
log-keep = { $who-is ->
    [me] Zatrzymujesz: { $card }, nie: { $other }.
   *[other] { $who } zatrzymuje: { $card }, nie: { $other }.
}
log-keep-only = { $who-is ->
    [me] Zatrzymujesz: { $card }.
   *[other] { $who } zatrzymuje: { $card }.
}
log-felled = { $who-is ->
    [me] Pokonujesz klątwę: { $curse }!
   *[other] { $who } pokonuje klątwę: { $curse }!
}
log-felled-surplus = { $who-is ->
    [me] Pokonujesz klątwę: { $curse }, nadmiar { $spare } (−{ $points }).
   *[other] { $who } pokonuje klątwę: { $curse }, nadmiar { $spare } (−{ $points }).
}
log-end-felled = Padła ostatnia klątwa: księga jest znów zamknięta!
log-end-caught = Kotki zostały przyłapane: wygrywa ten o najczystszych łapkach.
log-show = { $who-is ->
    [me] Twój cel to { $goal }: { $text }.
   *[other] { $who }, cel to { $goal }: { $text }.
}

# Ile to warte
account-curse = { $curse }: { $points }
account-bonus = bonus, { $per }: { $points }
account-surplus = { $cards ->
    [one] { $cards } nadmiarowa karta
    [few] { $cards } nadmiarowe karty
   *[many] { $cards } nadmiarowych kart
}: { $points }
account-goal = cel { $goal }, jeśli padną wszystkie klątwy: { $points }
account-goal-hidden = cel: zakryty
account-goal-void = cele się nie liczą: przyłapani
account-cards = karty w obszarze: { $cards }
result-felled = Wszystkie klątwy pokonane: wygrywa najwięcej punktów.
result-caught = Przyłapani! Kto ma więcej niż 9 punktów, przegrywa; z pozostałych wygrywa ten, kto ma najmniej kart.
result-caught-two = Przyłapani! Wygrać można tylko z 6–9 punktami; potem liczy się najmniej kart.
result-in = { $who-is ->
    [me] Jesteś w grze o zwycięstwo: punkty { $points }, karty { $cards }.
   *[other] { $who } jest w grze o zwycięstwo: punkty { $points }, karty { $cards }.
}
result-out = { $who-is ->
    [me] Odpadasz: punkty { $points }.
   *[other] { $who } odpada: punkty { $points }.
}
result-nobody = Nikt nie wygrywa.

# Dlaczego
why-place-ready = klątwa { $curse } padnie na koniec twojej tury
why-place-closer = to krok bliżej do klątwy { $curse }
why-place-aside = tam zaszkodzi najmniej
why-place-there = temu kotkowi pomoże tam najmniej
why-cast = najlepiej wykorzystuje twoje karty; profesor zdąży przed końcem z prawdopodobieństwem około { $percent } %
why-card = ta karta da najwięcej; profesor zdąży przed końcem z prawdopodobieństwem około { $percent } %
why-be = każdy kotek ma swoje zalety
why-from = stamtąd przyjdzie lepsza karta
why-fish = to karta, której najbardziej potrzebujesz
why-with = to najlepsza karta do zamiany
why-chapter = ten rozdział daje ci najmniej
why-chapters = tam karty lepiej pasują do klątw
why-give = temu kotkowi pomoże najmniej
why-keep = to bardziej przydatna karta

# Dlaczego dotknięcie nic nie robi
bar-curse = Tu nie trzeba niczego dotykać: klątwa pada sama na koniec twojej tury, gdy twój rozdział o tym samym numerze ma wszystko, czego jej trzeba.
bar-curses = Następna klątwa przychodzi sama, gdy tylko któraś padnie.
bar-deck = Karty z talii przychodzą same: jedna w kroku 1, inne dzięki zaklęciom, które dobierają.
bar-pile = Odrzucone karty zostają tutaj; teraz nic nie pozwala wziąć żadnej z nich.
bar-felled = To, co leży przy pokonanych klątwach, zostaje tam do liczenia punktów.
bar-rules = Obowiązującej zasady nie trzeba dotykać: działa do końca gry.
bar-alike = Obie karty są takie same: zatrzymaj pierwszą.
bar-give-own = Tę kartę dostaje inny kotek, nie ty.
bar-first-kitten = Najpierw wybierz, którym kotkiem jesteś.
bar-first-spell = Najpierw wybierz jedno ze swoich zaklęć.
bar-first-source = Najpierw wybierz: z talii czy ze stosu kart odrzuconych.
bar-first-fish = Najpierw wybierz kartę ze stosu kart odrzuconych.
bar-first-card = Najpierw wybierz kartę na stole.
bar-first-with = Najpierw wybierz drugą kartę do zamiany.
bar-first-chapter = Najpierw wybierz jeden ze swoich rozdziałów.
bar-first-chapters = Najpierw wybierz dwa ze swoich rozdziałów.
bar-first-place = Najpierw wybierz rozdział, do którego trafi karta.
bar-first-give = Najpierw wybierz kotka, który dostanie kartę.
bar-first-keep = Najpierw wybierz kartę, którą zatrzymujesz.
bar-spell-theirs = To zaklęcie ma { $who }: rzuć jedno ze swoich.
bar-spell-token = Twój żeton leży na zaklęciu { $spell }: nie rzuca się tego samego dwa razy z rzędu.
bar-spell-short = Na stole jest za mało kart, żeby rzucić zaklęcie { $spell }.
bar-spell-deck = Zaklęcie { $spell } dobiera z talii, a talia jest pusta.
bar-card-there = Trzeba wskazać kartę: wybierz jedną z leżących przy rozdziałach.
bar-chapter-there = Trzeba wskazać rozdział, nie kartę.
bar-closed = Rozdział 3 jest jeszcze zamknięty: otworzy go kot zamętu.
bar-chapter-own = To musi być jeden z twoich rozdziałów.
bar-chapters-two = Trzeba wskazać dwa różne rozdziały.
bar-place-own = Ta karta trafia do twojego obszaru.
bar-place-mate = Ta karta trafia do obszaru, którym włada { $who }.
bar-place-other = Ta karta trafia do innego kotka.
bar-place-back = Karta nie może wrócić do kotka, któremu została zabrana.
bar-swap-alone = Nie ma innej karty, na którą można by zamienić tę.
bar-card-own = To musi być jedna z twoich kart.
bar-card-other = To musi być karta innego kotka.
bar-with-itself = Właśnie tę kartę zamieniasz: wybierz inną.
bar-with-elsewhere = Druga karta musi leżeć przy innym rozdziale.
bar-with-idle = Taka zamiana niczego nie zmieni; jeśli o to chodzi, jedna taka karta jest podświetlona.

# Narysowany stół
tag-be = wybierz
tag-cast = rzuć
tag-from-deck = dobierz
tag-from-pile = weź
tag-fish = weź
tag-card = wybierz
tag-with = zamień
tag-with-idle = bez zmian
tag-place = połóż
tag-chapter = wybierz
tag-chapters = wybierz
tag-give = daj
tag-keep = zatrzymaj
board-kitten = { $who-is ->
    [me] Twój obszar
   *[other] { $who }, obszar
}
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
board-ready = gotowe
board-closed = zamknięty
board-free = bez klątwy
board-goal = Mój cel
board-goal-close = odłóż kartę
