game-name = Czarujące kotki
game-about = Jedno zaklęcie na turę, sześć klątw i profesor Pazurek w drodze powrotnej: wygraj punktami albo czystymi łapkami.
goal-aim = Pokonuj klątwy: zbierz przy rozdziale składniki, których chcą. Każda to punkty.
goal-turn = Połóż składnik i rzuć jedno zaklęcie, inne niż poprzednio.
goal-end = Padną wszystkie klątwy: wygrywa, kto ma najwięcej punktów. Wróci profesor: { $players ->
    [2] kto ma ponad 9 albo mniej niż 6, odpada
   *[other] kto ma ponad 9, odpada
}, a wygrywa, kto ma najmniej kart.

# Opcje
option-arch_kittens = Arcykotki
option-arch_kittens-help = Każdy kotek ma własne zaklęcie zamiast jednego z podstawowych.
option-new_rules = Nowe zasady
option-new_rules-help = Kot zamętu przynosi też kartę nowych zasad (zrekonstruowaną).
option-chaos = Wariant zamętu
option-chaos-help = Ile kotów zamętu jest w talii; każdy przynosi kolejny efekt karty zamętu. Nie z nowymi zasadami i nie dla dwóch osób.
option-chaos-off = wyłączony
option-chaos-2 = 2 koty zamętu
option-chaos-3 = 3 koty zamętu
option-chaos-4 = 4 koty zamętu
option-chaos_discard_pick = Dobieranie ze stosu kart odrzuconych
option-chaos_discard_pick-help = Przy karcie zamętu Magiczny odrzut!: wierzchnia karta stosu albo dowolna.
option-chaos_discard_pick-top = wierzchnia karta
option-chaos_discard_pick-choose = dowolna karta
option-chaos_replacement = Ponowne dobranie po kocie zamętu
option-chaos_replacement-help = Kto dobrał kota zamętu, potem dobiera jeszcze raz.
option-finish_turn_when_caught = Dokończenie tury po przyłapaniu
option-finish_turn_when_caught-help = Gdy wraca profesor, turę rozgrywa się jeszcze do końca.
option-swap_must_involve_own = Zamień tylko z własną kartą
option-swap_must_involve_own-help = Jedna z dwóch kart zamienianych zaklęciem Zamień musi być własna.
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
one-artefact = artefakt
one-companion = kompana
one-elixir = eliksir
one-scroll = zwój
all-artefact = wszystkie artefakty
all-companion = wszystkich kompanów
all-elixir = wszystkie eliksiry
all-scroll = wszystkie zwoje
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
letter-artefact = A
letter-companion = K
letter-elixir = E
letter-scroll = Z
letters = { $first }{ $rest }
curse-text = { $name } ({ $needs }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
curse-text-bonus = { $name } ({ $needs }), { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i +{ $bonus } za { $per }
per-artefact = każdy artefakt w obszarze
per-companion = każdego kompana w obszarze
per-elixir = każdy eliksir w obszarze
per-scroll = każdy zwój w obszarze
per-cards = każdą kartę w obszarze
per-same = każdą kartę najliczniejszego rodzaju
per-kinds = każdy rodzaj składnika w obszarze
per-pairs = każdy rodzaj, z którego są co najmniej dwie karty
per-bare = każdy odkryty rozdział bez kart
per-curses = każdą pokonaną klątwę
per-levels = każdy poziom pokonanych klątw
per-surplus = każdą nadmiarową kartę
goal-once = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
goal-once-if = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, jeśli { $if }
goal-per = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $per }
goal-per-if = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $per }, jeśli { $if }
if-both = { $first } i { $second }
if-kind-least = masz w obszarze co najmniej { $number } × { $card }
if-kind-most = masz w obszarze najwyżej { $number } × { $card }
if-cards-least = { $number ->
    [one] masz kartę w obszarze
    [few] masz w obszarze co najmniej { $number } karty
   *[many] masz w obszarze co najmniej { $number } kart
}
if-cards-most = { $number ->
    [0] nie masz kart w obszarze
    [one] masz w obszarze najwyżej jedną kartę
    [few] masz w obszarze najwyżej { $number } karty
   *[many] masz w obszarze najwyżej { $number } kart
}
if-same-least = { $number ->
    [one] masz kartę w obszarze
    [few] masz co najmniej { $number } karty jednego rodzaju
   *[many] masz co najmniej { $number } kart jednego rodzaju
}
if-same-most = { $number ->
    [one] każdy rodzaj masz najwyżej raz
    [few] z każdego rodzaju masz najwyżej { $number } karty
   *[many] z każdego rodzaju masz najwyżej { $number } kart
}
if-kinds-least = { $number ->
    [4] masz karty wszystkich czterech rodzajów
   *[other] masz karty z co najmniej { $number } rodzajów
}
if-kinds-most = { $number ->
    [one] masz karty najwyżej jednego rodzaju
   *[other] masz karty najwyżej { $number } rodzajów
}
if-pairs-least = { $number ->
    [one] masz parę
    [2] masz dwie różne pary
    [few] masz co najmniej { $number } różne pary
   *[many] masz co najmniej { $number } różnych par
}
if-pairs-most = { $number ->
    [0] nie masz żadnej pary
    [one] masz najwyżej jedną parę
    [few] masz najwyżej { $number } różne pary
   *[many] masz najwyżej { $number } różnych par
}
if-bare-least = { $number ->
    [one] przy którymś odkrytym rozdziale nie leży twoja karta
   *[other] przy co najmniej { $number } odkrytych rozdziałach nie leży twoja karta
}
if-bare-most = { $number ->
    [0] przy każdym odkrytym rozdziale leży twoja karta
    [one] najwyżej przy jednym odkrytym rozdziale nie leży twoja karta
   *[other] najwyżej przy { $number } odkrytych rozdziałach nie leży twoja karta
}
if-curses-least = { $number ->
    [one] masz pokonaną klątwę
    [few] masz co najmniej { $number } pokonane klątwy
   *[many] masz co najmniej { $number } pokonanych klątw
}
if-curses-most = { $number ->
    [0] nie masz pokonanych klątw
    [one] masz najwyżej jedną pokonaną klątwę
    [few] masz najwyżej { $number } pokonane klątwy
   *[many] masz najwyżej { $number } pokonanych klątw
}
if-levels-least = { $number ->
    [one] masz pokonaną klątwę
    [3] masz pokonaną klątwę z każdego poziomu
   *[other] masz pokonane klątwy z co najmniej { $number } poziomów
}
if-levels-most = { $number ->
    [one] masz pokonane klątwy najwyżej jednego poziomu
   *[other] masz pokonane klątwy najwyżej { $number } poziomów
}
if-surplus-least = { $number ->
    [one] masz nadmiarową kartę
    [few] masz co najmniej { $number } nadmiarowe karty
   *[many] masz co najmniej { $number } nadmiarowych kart
}
if-surplus-most = { $number ->
    [0] nie masz nadmiarowych kart
    [one] masz najwyżej jedną nadmiarową kartę
    [few] masz najwyżej { $number } nadmiarowe karty
   *[many] masz najwyżej { $number } nadmiarowych kart
}
steps = { $steps }
step-times = { $times } razy: { $step }
step-draw = { $from ->
    [deck] dobierz kartę
    [pile] weź wierzchnią kartę ze stosu kart odrzuconych
   *[either] dobierz kartę albo weź wierzchnią kartę odrzuconą (nie dwa razy z rzędu)
} i { $to ->
    [own] połóż ją w swoim obszarze
    [other] połóż ją w obszarze innego kotka
    [left] podaj ją kotkowi po lewej, który kładzie ją u siebie
    [give] daj ją innemu kotkowi, który kładzie ją u siebie
   *[same] połóż ją w obszarze tego samego kotka
}
step-move = { $to ->
    [own] weź { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } i połóż ją w swoim
    [left] podaj { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } kotkowi po lewej, który kładzie ją u siebie
    [give] daj { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } innemu kotkowi, który kładzie ją u siebie
    [same] przenieś { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } do obszaru tego samego kotka
   *[other] przenieś { $from ->
        [own] kartę ze swojego obszaru do obszaru innego kotka
        [other] kartę z obszaru jednego kotka do obszaru drugiego
       *[any] dowolną kartę do kotka, który nie jest jej właścicielem
    }
}
step-discard = odrzuć { $from ->
    [deck] wierzchnią kartę talii
    [pile] wierzchnią kartę stosu kart odrzuconych
    [either] wierzchnią kartę talii albo stosu kart odrzuconych
    [own] { $number ->
        [one] kartę ze swojego obszaru
        [few] { $number } karty ze swojego obszaru
       *[many] { $number } kart ze swojego obszaru
    }
    [other] { $number ->
        [one] kartę z obszaru innego kotka
        [few] { $number } karty z obszarów innych kotków
       *[many] { $number } kart z obszarów innych kotków
    }
   *[any] { $number ->
        [one] dowolną kartę ze stołu
        [few] { $number } dowolne karty ze stołu
       *[many] { $number } dowolnych kart ze stołu
    }
}
step-kind = odrzuć wszystkie karty jednego rodzaju z jednego ze swoich rozdziałów
step-chapter = { $to ->
    [left] podaj wszystkie karty z jednego ze swoich rozdziałów kotkowi po lewej, do tego samego rozdziału
   *[pile] odrzuć wszystkie karty z jednego ze swoich rozdziałów
}
step-two = obejrzyj dwie wierzchnie karty talii; jedną { $to ->
    [own] połóż w swoim obszarze
    [other] połóż w obszarze innego kotka
    [pile] odrzuć
    [left] podaj kotkowi po lewej
   *[give] daj innemu kotkowi
}, a drugą { $second ->
    [own] połóż w swoim obszarze
    [other] połóż w obszarze innego kotka
    [pile] odrzuć
    [left] podaj kotkowi po lewej
   *[give] daj innemu kotkowi, który kładzie ją u siebie
}
step-swap = zamień miejscami { $from ->
    [own] { $second ->
        [own] 2 karty ze swojego obszaru
        [other] kartę ze swojego obszaru i kartę innego kotka
        [elsewhere] 2 karty z dwóch swoich rozdziałów
       *[any] kartę ze swojego obszaru i dowolną inną
    }
   *[any] { $second ->
        [own] dowolną kartę i kartę ze swojego obszaru
        [other] dowolną kartę i kartę innego kotka
        [elsewhere] dowolną kartę i swoją kartę z innego rozdziału
       *[any] 2 dowolne karty
    }
}
step-couple = zamień miejscami wszystkie karty dwóch swoich rozdziałów
who-each = każdy kotek
who-others = każdy inny kotek
who-doer = aktywny kotek
who-feller = kotek, który ją pokonał,
they-draw = { $who } { $from ->
    [deck] dobiera kartę
    [pile] bierze wierzchnią kartę ze stosu kart odrzuconych
   *[either] dobiera kartę albo bierze wierzchnią kartę odrzuconą (nie dwa razy z rzędu)
} i { $to ->
    [own] kładzie ją w swoim obszarze
    [other] kładzie ją w obszarze innego kotka
    [left] podaje ją kotkowi po lewej, który kładzie ją u siebie
    [give] daje ją innemu kotkowi, który kładzie ją u siebie
   *[same] kładzie ją w obszarze tego samego kotka
}
they-move = { $who } { $to ->
    [own] bierze { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } i kładzie ją w swoim
    [left] podaje { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } kotkowi po lewej, który kładzie ją u siebie
    [give] daje { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } innemu kotkowi, który kładzie ją u siebie
    [same] przenosi { $from ->
        [own] kartę ze swojego obszaru
        [other] kartę z obszaru innego kotka
       *[any] kartę z dowolnego obszaru
    } do obszaru tego samego kotka
   *[other] przenosi { $from ->
        [own] kartę ze swojego obszaru do obszaru innego kotka
        [other] kartę z obszaru jednego kotka do obszaru drugiego
       *[any] dowolną kartę do kotka, który nie jest jej właścicielem
    }
}
they-discard = { $who } odrzuca { $from ->
    [deck] wierzchnią kartę talii
    [pile] wierzchnią kartę stosu kart odrzuconych
    [either] wierzchnią kartę talii albo stosu kart odrzuconych
    [own] { $number ->
        [one] kartę ze swojego obszaru
        [few] { $number } karty ze swojego obszaru
       *[many] { $number } kart ze swojego obszaru
    }
    [other] { $number ->
        [one] kartę z obszaru innego kotka
        [few] { $number } karty z obszarów innych kotków
       *[many] { $number } kart z obszarów innych kotków
    }
   *[any] { $number ->
        [one] dowolną kartę ze stołu
        [few] { $number } dowolne karty ze stołu
       *[many] { $number } dowolnych kart ze stołu
    }
}
they-kind = { $who } odrzuca wszystkie karty jednego rodzaju z jednego ze swoich rozdziałów
they-chapter = { $who } { $to ->
    [left] podaje wszystkie karty z jednego ze swoich rozdziałów kotkowi po lewej, do tego samego rozdziału
   *[pile] odrzuca wszystkie karty z jednego ze swoich rozdziałów
}
they-two = { $who } ogląda dwie wierzchnie karty talii; jedną { $to ->
    [own] kładzie w swoim obszarze
    [other] kładzie w obszarze innego kotka
    [pile] odrzuca
    [left] podaje kotkowi po lewej
   *[give] daje innemu kotkowi
}, a drugą { $second ->
    [own] kładzie w swoim obszarze
    [other] kładzie w obszarze innego kotka
    [pile] odrzuca
    [left] podaje kotkowi po lewej
   *[give] daje innemu kotkowi, który kładzie ją u siebie
}
they-swap = { $who } zamienia miejscami { $from ->
    [own] { $second ->
        [own] 2 karty ze swojego obszaru
        [other] kartę ze swojego obszaru i kartę innego kotka
        [elsewhere] 2 karty z dwóch swoich rozdziałów
       *[any] kartę ze swojego obszaru i dowolną inną
    }
   *[any] { $second ->
        [own] dowolną kartę i kartę ze swojego obszaru
        [other] dowolną kartę i kartę innego kotka
        [elsewhere] dowolną kartę i swoją kartę z innego rozdziału
       *[any] 2 dowolne karty
    }
}
they-couple = { $who } zamienia miejscami wszystkie karty dwóch swoich rozdziałów
effect-now = natychmiast: { $what }
effect-fall = nowa zasada: ilekroć padnie klątwa, { $what }
effect-law = odtąd { $laws }
law-push_from = zaklęcie Przesuń przenosi { $from ->
    [own] kartę z własnego obszaru
    [other] kartę z obszaru innego kotka
   *[any] dowolną kartę do kotka, który nie jest ani rzucającym, ani jej właścicielem
}
law-draw_from = w kroku 1 { $from ->
    [deck] dobiera się kartę z talii
    [either] można wziąć wierzchnią kartę odrzuconą zamiast karty z talii, ale nie w dwóch kolejnych własnych turach
   *[pile] bierze się wierzchnią kartę odrzuconą
}
law-swap_from = zaklęcie Zamień wymaga { $from ->
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
zone-rules = Obowiązujące nowe zasady
zone-held = Karta do położenia
zone-looked = Dobrane w tajemnicy
zone-kittens = Kotki do wyboru
zone-kitten = { $who-is ->
    [me] Twoje zaklęcia
   *[other] Zaklęcia ({ $who })
}
zone-area = { $who-is ->
    [me] Twój rozdział { $chapter }
   *[other] { $who }, rozdział { $chapter }
}
zone-felled = { $who-is ->
    [me] Klątwy, które masz pokonane
   *[other] Pokonane klątwy ({ $who })
}
note-kitten = gra jako { $kitten }
note-goal-hidden = cel: zakryty
note-goal = cel: { $goal } – { $text }
note-goal-reconstructed = cel (karta zrekonstruowana): { $goal } – { $text }
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
    [one] Jeszcze { $cards } bezpieczna karta; profesor jest wśród { $last } następnych.
    [few] Jeszcze { $cards } bezpieczne karty; profesor jest wśród { $last } następnych.
   *[many] Jeszcze { $cards } bezpiecznych kart; profesor jest wśród { $last } następnych.
}
note-professor-now = { $cards ->
    [1] Następna karta to już profesor!
   *[other] Profesor może przyjść z każdą kartą: jest wśród { $cards } ostatnich.
}
note-professor-here = Profesor już jest; tę turę gracie jeszcze do końca.
fact-turn = Tura { $turn }, { $left ->
    [one] została { $left } klątwa
    [few] zostały { $left } klątwy
   *[many] zostało { $left } klątw
}
fact-rule = Nowa zasada (karta zrekonstruowana) { $rule }: { $text }
fact-chaos = { $rule } (karta zrekonstruowana), efekt { $number }, { $text }
fact-chaos-printed = { $rule } Efekt { $number }, { $text }
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
    .tap = Dotknij kotka.
ask-spell = { $who-is ->
    [me] Twoja tura: rzuć zaklęcie.
   *[other] { $who } wybiera zaklęcie.
}
    .tap = Dotknij jego pieczęci.
ask-source = { $who-is ->
    [me] Bierzesz kartę z talii czy ze stosu kart odrzuconych?
   *[other] { $who } wybiera między talią a stosem kart odrzuconych.
}
    .tap = Dotknij talii albo stosu.
ask-fish = { $who-is ->
    [me] Którą kartę ze stosu kart odrzuconych bierzesz?
   *[other] { $who } bierze kartę ze stosu kart odrzuconych.
}
    .tap = Dotknij jej.
ask-pick-discard = { $who-is ->
    [me] Którą kartę odrzucasz?
   *[other] { $who } wybiera kartę do odrzucenia.
}
    .tap = Dotknij jej przy rozdziale.
ask-pick-take = { $who-is ->
    [me] Którą kartę bierzesz?
   *[other] { $who } wybiera kartę, którą weźmie.
}
    .tap = Dotknij jej przy rozdziale.
ask-pick-move = { $who-is ->
    [me] Którą kartę przenosisz?
   *[other] { $who } wybiera kartę do przeniesienia.
}
    .tap = Dotknij jej przy rozdziale.
ask-pick-swap = { $who-is ->
    [me] Które dwie karty zamieniasz?
   *[other] { $who } wybiera kartę do zamiany.
}
    .tap = Dotknij pierwszej z nich.
    .typed = Wybierz pierwszą z nich.
ask-pick-kind = { $who-is ->
    [me] Karty którego rodzaju i z którego rozdziału odrzucasz?
   *[other] { $who } wybiera rodzaj kart do odrzucenia.
}
    .tap = Dotknij jednej z nich.
ask-with = { $who-is ->
    [me] Na którą kartę ją zamieniasz?
   *[other] { $who } wybiera drugą kartę.
}
    .tap = Dotknij tej drugiej.
ask-whole = { $who-is ->
    [me] Który ze swoich rozdziałów wybierasz?
   *[other] { $who } wybiera rozdział.
}
    .tap = Dotknij rozdziału.
ask-couple = { $who-is ->
    [me] Które dwa ze swoich rozdziałów zamieniasz?
   *[other] { $who } wybiera dwa rozdziały.
}
    .tap = Dotknij jednego, potem drugiego.
ask-place = { $who-is ->
    [me] Przy którym rozdziale kładziesz { $card }?
   *[other] { $who } kładzie { $card }.
}
    .tap = Dotknij rozdziału.
ask-give = { $who-is ->
    [me] Komu dajesz drugą kartę?
   *[other] { $who } oddaje kartę.
}
    .tap = Dotknij kotka tej osoby.
ask-keep = { $who-is ->
    [me] Którą kartę zatrzymujesz?
   *[other] { $who } ogląda dobrane karty.
}
    .tap = Dotknij jej.
ask-dealer = Trwa rozdawanie kart.
ask-over = Partia jest skończona.

# Ruchy
do-be = { $kitten }, własne zaklęcie { $spells }: { $text }
do-cast = { $spell }: { $text }
do-from-deck = dobierz z talii
do-from-pile = weź { $card } ze stosu kart odrzuconych
do-fish = weź { $card }
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
    .then = Teraz dotknij drugiego rozdziału.
do-place = { $owner-is ->
    [me] twój rozdział { $chapter }: wtedy { $note }
   *[other] { $owner }, rozdział { $chapter }: wtedy { $note }
}
do-give = { $to }
do-keep = zatrzymaj { $card }, nie { $other }
do-keep-only = zatrzymaj { $card }

# Co się stało
log-begin = { $who-is ->
    [me] Zaczynasz.
   *[other] Zaczyna { $who }.
}
log-goal = Twój cel to { $goal }: { $text }.
log-goal-reconstructed = Twój cel to { $goal } (karta zrekonstruowana): { $text }.
log-deal = { $who-is ->
    [me] Dostajesz na początek { $card } do rozdziału { $chapter }.
   *[other] { $who } dostaje na początek { $card } do rozdziału { $chapter }.
}
log-curse = Przy rozdziale { $chapter } leży teraz { $curse }.
log-curse-reconstructed = Przy rozdziale { $chapter } leży teraz { $curse } (karta zrekonstruowana).
log-turn = Tura { $turn }: { $who-is ->
    [me] twoja kolej.
   *[other] { $who }.
}
log-draw = { $who-is ->
    [me] Dobierasz { $card }.
   *[other] { $who } dobiera { $card }.
}
log-look = W tajemnicy dobierasz { $card }.
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
log-effect = Efekt zamętu { $number }, { $text }.
log-be = { $who-is ->
    [me] Grasz jako { $kitten }.
   *[other] { $who } gra jako { $kitten }.
}
log-cast = { $who-is ->
    [me] Rzucasz zaklęcie { $spell }.
   *[other] { $who } rzuca zaklęcie { $spell }.
}
log-from-pile = { $who-is ->
    [me] Bierzesz { $card } ze stosu kart odrzuconych.
   *[other] { $who } bierze { $card } ze stosu kart odrzuconych.
}
log-fish = { $who-is ->
    [me] Wybierasz { $card } ze stosu kart odrzuconych.
   *[other] { $who } wybiera { $card } ze stosu kart odrzuconych.
}
log-discard-own = { $who-is ->
    [me] Odrzucasz { $card } ze swojego rozdziału { $chapter }.
   *[other] { $who } odrzuca { $card } z własnego rozdziału { $chapter }.
}
log-discard = { $who-is ->
    [me] Odrzucasz { $card } z rozdziału { $chapter } ({ $owner }).
   *[other] { $owner-is ->
        [me] { $who } odrzuca { $card } z twojego rozdziału { $chapter }.
       *[other] { $who } odrzuca { $card } z rozdziału { $chapter } ({ $owner }).
    }
}
log-lift-own = { $who-is ->
    [me] Bierzesz { $card } ze swojego rozdziału { $chapter }.
   *[other] { $who } bierze { $card } z własnego rozdziału { $chapter }.
}
log-lift = { $who-is ->
    [me] Bierzesz { $card } z rozdziału { $chapter } ({ $owner }).
   *[other] { $owner-is ->
        [me] { $who } bierze { $card } z twojego rozdziału { $chapter }.
       *[other] { $who } bierze { $card } z rozdziału { $chapter } ({ $owner }).
    }
}
log-swap = { $who-is ->
    [me] Wskazujesz do zamiany { $one }.
   *[other] { $who } wskazuje do zamiany { $one }.
}
log-place-own = { $who-is ->
    [me] Kładziesz { $card } przy swoim rozdziale { $chapter }.
   *[other] { $who } kładzie { $card } przy własnym rozdziale { $chapter }.
}
log-place = { $who-is ->
    [me] Kładziesz { $card } przy rozdziale { $chapter } ({ $owner }).
   *[other] { $owner-is ->
        [me] { $who } kładzie { $card } przy twoim rozdziale { $chapter }.
       *[other] { $who } kładzie { $card } przy rozdziale { $chapter } ({ $owner }).
    }
}
log-purge-own = { $who-is ->
    [me] Odrzucasz { $card } ze swojego rozdziału { $chapter }.
   *[other] { $who } odrzuca { $card } z własnego rozdziału { $chapter }.
}
log-purge = { $who-is ->
    [me] Odrzucasz { $card } z rozdziału { $chapter } ({ $owner }).
   *[other] { $owner-is ->
        [me] { $who } odrzuca { $card } z twojego rozdziału { $chapter }.
       *[other] { $who } odrzuca { $card } z rozdziału { $chapter } ({ $owner }).
    }
}
log-with = { $who-is ->
    [me] Zamieniasz { $one } na { $other }.
   *[other] { $who } zamienia { $one } na { $other }.
}
lying-own = { $owner-is ->
    [me] { $card } ze swojego rozdziału { $chapter }
   *[other] { $card } z własnego rozdziału { $chapter }
}
lying = { $owner-is ->
    [me] { $card } z twojego rozdziału { $chapter }
   *[other] { $card } z rozdziału { $chapter } ({ $owner })
}
log-chapter = { $who-is ->
    [me] Odrzucasz wszystkie karty ze swojego rozdziału { $chapter }.
   *[other] { $who } odrzuca wszystkie karty z własnego rozdziału { $chapter }.
}
log-chapter-left = { $who-is ->
    [me] Podajesz w lewo wszystkie karty ze swojego rozdziału { $chapter }.
   *[other] { $who } podaje w lewo wszystkie karty z własnego rozdziału { $chapter }.
}
log-chapters = { $who-is ->
    [me] Zamieniasz miejscami karty swoich rozdziałów { $first } i { $second }.
   *[other] { $who } zamienia miejscami karty własnych rozdziałów { $first } i { $second }.
}
log-give = { $who-is ->
    [me] Oddajesz { $card }. Dostaje { $to }.
   *[other] { $to-is ->
        [me] { $who } daje ci { $card }.
       *[other] { $who } oddaje { $card }. Dostaje { $to }.
    }
}
log-keep = { $who-is ->
    [me] Zatrzymujesz { $card }, a nie { $other }.
   *[other] { $who } zatrzymuje { $card }, a nie { $other }.
}
log-keep-only = { $who-is ->
    [me] Zatrzymujesz { $card }.
   *[other] { $who } zatrzymuje { $card }.
}
log-felled = { $who-is ->
    [me] Pokonujesz klątwę { $curse }!
   *[other] { $who } pokonuje klątwę { $curse }!
}
log-felled-surplus = { $who-is ->
    [me] Pokonujesz klątwę { $curse } z nadmiarem { $spare } (−{ $points }).
   *[other] { $who } pokonuje klątwę { $curse } z nadmiarem { $spare } (−{ $points }).
}
log-end-felled = Padła ostatnia klątwa: księga jest znów zamknięta!
log-end-caught = Kotki zostały przyłapane: wygrywa ten, który ma najczystsze łapki.
log-show = { $who-is ->
    [me] Twój cel to { $goal }: { $text }.
   *[other] { $who } ma cel { $goal }: „{ $text }”.
}

# Ile to warte
account-curse = { $curse }: { $points }
account-bonus = bonus za { $per }: { $points }
account-surplus = { $cards ->
    [one] { $cards } nadmiarowa karta
    [few] { $cards } nadmiarowe karty
   *[many] { $cards } nadmiarowych kart
}: { $points }
account-goal = cel { $goal }, jeśli padną wszystkie klątwy: { $points }
account-goal-hidden = cel: zakryty
account-goal-void = cele się nie liczą: przyłapani
account-cards = karty w obszarze: { $cards }
result-felled = Wszystkie klątwy pokonane: wygrywa kotek z największą liczbą punktów.
result-caught = Przyłapani! Kto ma więcej niż 9 punktów, przegrywa; spośród pozostałych wygrywa kotek z najmniejszą liczbą kart.
result-caught-two = Przyłapani! Wygrać może tylko kotek z 6–9 punktami, a jeśli mogą oba, to ten, który ma mniej kart.
result-in = { $who-is ->
    [me] Grasz o zwycięstwo: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
   *[other] { $who } gra o zwycięstwo: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
}
result-out = { $who-is ->
    [me] Odpadasz: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
   *[other] { $who } odpada: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
}

# Dlaczego
why-place-ready = klątwa { $curse } padnie na koniec twojej tury
why-place-closer = to krok bliżej do klątwy { $curse }
why-place-aside = tam zaszkodzi najmniej
why-place-there = temu kotkowi pomoże tam najmniej
why-cast = najlepiej wykorzystuje twoje karty; w około { $percent } % przypadków profesor wróci przed końcem
why-card = ta karta da najwięcej; w około { $percent } % przypadków profesor wróci przed końcem
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
bar-place-mate = Tę kartę dostaje { $who }: połóż ją w tamtym obszarze.
bar-place-other = Ta karta trafia do innego kotka.
bar-place-back = Karta nie może wrócić do kotka, któremu została zabrana.
bar-swap-alone = Nie ma innej karty, na którą można by zamienić tę.
bar-card-own = To musi być jedna z twoich kart.
bar-card-other = To musi być karta innego kotka.
bar-with-itself = Właśnie tę kartę zamieniasz: wybierz inną.
bar-with-elsewhere = Druga karta musi leżeć przy innym rozdziale.
bar-with-idle = Taka zamiana niczego nie zmieni; jeśli właśnie o to chodzi, wskaż podświetloną kartę.

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
   *[other] Obszar ({ $who })
}
board-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
board-ready = gotowe
board-closed = zamknięty
board-opens = Otworzy go kot zamętu.
board-free = bez klątwy
board-goal = Mój cel
board-goal-close = odłóż kartę
board-curses = Klątwy
board-me = { $kitten } (ty)
board-deck = składniki
board-discards = odrzucone
board-goal-short = twój cel
tag-surplus = zbędny
tag-outcome = { $card } { $have }/{ $need }
meter-curses = { $left ->
    [one] { $left } klątwa
    [few] { $left } klątwy
   *[many] { $left } klątw
} z { $all }
meter-near = { $left ->
    [one] { $left } klątwa
    [few] { $left } klątwy
   *[many] { $left } klątw
} z { $all }, profesor za { $from }–{ $to ->
    [one] { $to } kartę
    [few] { $to } karty
   *[many] { $to } kart
}
meter-safe = bez ryzyka
meter-risk = z ryzykiem

# Co kto zrobił ostatnio, w kilku słowach
since-place-own = { $card } do rozdz. { $chapter }
since-place = { $owner-is ->
    [me] { $card } do ciebie, rozdz. { $chapter }
   *[other] { $card } ({ $owner }, rozdz. { $chapter })
}
since-discard-own = odrzuca { $card }
since-discard = { $owner-is ->
    [me] odrzuca ci { $card }
   *[other] odrzuca { $card } ({ $owner })
}
since-purge-own = odrzuca { $card }
since-purge = { $owner-is ->
    [me] odrzuca ci { $card }
   *[other] odrzuca { $card } ({ $owner })
}
since-with = { $one } na { $other }
since-give = { $to-is ->
    [me] daje ci { $card }
   *[other] { $card } ({ $to })
}
since-chapter = odrzuca rozdział { $chapter }
since-chapter-left = rozdział { $chapter } w lewo
since-chapters = zamienia rozdziały { $first } i { $second }
since-felled = pokonuje { $curse }!
since-felled-surplus = pokonuje { $curse } (−{ $points })

# Koniec
end-curse = Klątwy
end-bonus = Premie
end-surplus = Nadmiar
end-goal = Cel
end-cards = Karty w obszarze

# O jednej karcie
label-needs = składniki
label-bonus = premia
label-surplus = zbędne karty
label-you-lack = tobie brakuje
label-others-lack = innym brakuje
about-lacks = { $who }: { $letters }
label-wanted-by = przyda się na
label-own-spell = jako arcykotek
label-effect = efekt { $number }
about-list = { $parts }
about-nobody = żadnej z odkrytych klątw
about-nothing = nic
about-hidden = zakryta karta; co to za karta, okaże się, gdy zostanie odkryta
about-curse = klątwa, poziom { $level ->
    [1] niski
    [2] średni
   *[3] wysoki
}
about-count-artefact = { $count ->
    [one] { $count } artefakt
    [few] { $count } artefakty
   *[many] { $count } artefaktów
}
about-count-companion = { $count ->
    [one] { $count } kompan
   *[many] { $count } kompanów
}
about-count-elixir = { $count ->
    [one] { $count } eliksir
    [few] { $count } eliksiry
   *[many] { $count } eliksirów
}
about-count-scroll = { $count ->
    [one] { $count } zwój
    [few] { $count } zwoje
   *[many] { $count } zwojów
}
about-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
about-bonus = +{ $points } za { $per }, na koniec
about-surplus = { $points } za każdą przy tym rozdziale
about-ingredient = składnik ({ $letter })
about-own-spell = { $spell }: { $text }
tip-curse = Pokonuje ją ten, kto kończy turę z kompletem składników przy swoim rozdziale { $chapter }.
tip-felled = Pokonana klątwa zostaje u ciebie do końca.
tip-ingredient = Zbędne karty, których klątwa nie potrzebuje, kosztują punkty.
tip-spell = Tego samego zaklęcia nie rzuca się dwa razy z rzędu.
about-kitten = kotek gracza; podstawowe kotki różnią się tylko imieniem
about-chaos_cat = { $chaos ->
    [1] kto go dobierze, uruchamia kolejny efekt karty zamętu
   *[other] { $chapters ->
        [2] kto go dobierze, wprowadza w życie nową zasadę
       *[other] { $rules ->
            [1] kto go dobierze, otwiera wszystkim rozdział 3 z nową klątwą i wprowadza w życie nową zasadę
           *[other] kto go dobierze, otwiera wszystkim rozdział 3 z nową klątwą
        }
    }
}
about-chapter_3 = { about-chaos_cat }{ $chaos ->
    [1] {", a gdy są trzy rozdziały, otwiera też wszystkim rozdział 3 z nową klątwą"}
   *[other] {""}
}
about-caught = profesor Pazurek wraca i gra się kończy. Kto ma więcej niż { $most } punktów, przegrywa; spośród reszty wygrywa ten, kto ma w swoim obszarze najmniej kart. Cele się nie liczą.
about-caught-two = profesor Pazurek wraca i gra się kończy. Przegrywa, kto ma więcej niż { $most } punktów albo mniej niż { $least }. Cele się nie liczą.
tip-goal = Liczy się na koniec, gdy padną wszystkie klątwy. Jeśli profesor was przyłapie, przepada.
tip-caught = Im bliżej jej powrotu, tym bezpieczniej mieć mało punktów i mało kart.
tip-rule = Obowiązuje do końca gry, chyba że odwoła ją późniejszy efekt.

feat-curses = najwięcej przełamanych klątw
feat-escaped = wygrane mimo powrotu profesora
