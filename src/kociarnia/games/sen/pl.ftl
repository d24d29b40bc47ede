game-name = Sen
game-about = Pamięć i odwaga: układaj sen z łagodnych krain, przeganiaj kruki i wołaj „Pobudka!”, kiedy się odważysz.
goal-aim = Miej we śnie jak najmniej kruków, choć widzisz tylko { $long_dream ->
    [yes] trzy
   *[other] dwie
} swoje karty{ $memory_aid ->
    [full] {""}
   *[other] , i to raz
}.{ $all_in ->
    [yes] {" "}Albo same dziewiątki!
   *[other] {""}
}
goal-turn = Weź kartę ze stosu i wymień na nią jedną ze swoich. Zakrytą możesz też od razu odłożyć.{ $i_know ->
    [yes] {" "}Albo pozbądź się pary.
   *[other] {""}
}
goal-end = Sądzisz, że masz najmniej? Wołaj „Pobudka!” Gra kończy się{ $rounds ->
    [0] { $points ->
        [few] , gdy ktoś uzbiera { $points } kruki
       *[other] , gdy ktoś uzbiera { $points } kruków
    }
    [one] {" "}po jednej rundzie
   *[other] {" "}po { $rounds } rundach
}.

# Opcje
option-not_so_scary = Nie takie kruki straszne
option-not_so_scary-help = Kto ma najwięcej krain z 9 krukami, nie dolicza kruków z tych krain.
option-all_in = Idź na całość!
option-all_in-help = Kto ma we śnie same krainy z 9 krukami, dostaje 0, a wszyscy pozostali po 50.
option-i_know = Wiem, co mam
option-i_know-help = Trzecie działanie: wskaż dwie krainy o tej samej liczbie kruków i odrzuć obie; w zamian dokładasz jedną w ciemno.
option-long_dream = Długi sen
option-long_dream-help = Obie edycje potasowane razem i sny z sześciu kart; obejmuje „Idź na całość!” i „Wiem, co mam”.
option-penalty = Kara za nietrafioną pobudkę
option-penalty-help = Tyle kruków dolicza ten, kto zawołał, a nie ma ich najmniej.
option-points = Do ilu kruków gramy
option-points-help = Partia kończy się, gdy ktoś uzbiera tyle kruków.
option-rounds = Stała liczba rund
option-rounds-help = 0 oznacza grę do progu kruków; inna liczba – dokładnie tyle rund.
option-tied_caller_scores_zero = Wołający przy remisie ma 0
option-tied_caller_scores_zero-help = Kto zawołał i ma najmniej kruków wspólnie z kimś, zapisuje 0 zamiast swoich kruków.
option-swap_same_dream = Zamiana w jednym śnie
option-swap_same_dream-help = Zamień 2 pozwala zamienić także dwie karty z jednego snu.
option-no_call_first_turn = Bez pobudki w pierwszej turze
option-no_call_first_turn-help = Nikt nie może zawołać, dopóki każdy nie rozegra jednej tury.
option-round_turn_cap = Limit tur w rundzie
option-round_turn_cap-help = Bezpiecznik na rundy bez końca: po tylu turach każdego gracza runda kończy się tak, jakby wyczerpał się stos zakryty.
option-first = Kto zaczyna
option-first-help = Osoba wylosowana albo wskazana.
option-first-lot = losowo
option-first-1 = gracz 1
option-first-2 = gracz 2
option-first-3 = gracz 3
option-first-4 = gracz 4
option-first-5 = gracz 5
option-penalty-5 = 5 kruków
option-penalty-15 = 15 kruków
option-deck = Talia
option-deck-help = Pudełko podaje liczby kart, ale nie mówi, która do której należy; wszystkie trzy talie są odtworzone.
option-deck-jubilee = pięć dziewiątek, sześć klepsydr
option-deck-six_nines = sześć dziewiątek, cztery klepsydry
option-deck-fifteen_faces = wszystkie piętnaście kart
option-memory_aid = Pomoc dla pamięci
option-memory_aid-help = Ekran pokazuje każdemu karty, które już oglądał; tak samo u wszystkich graczy.
option-memory_aid-off = wyłączona
option-memory_aid-full = pełna

# Karty
ravens = { $ravens ->
    [one] { $ravens } kruk
    [few] { $ravens } kruki
   *[many] { $ravens } kruków
}
card-plain = { $ravens ->
    [one] { $ravens } kruk
    [few] { $ravens } kruki
   *[many] { $ravens } kruków
}
card-hourglass = klepsydra
card-hourglass-worth = klepsydra ({ $worth })
card-pick = { $ravens ->
    [one] Wybierz 1 ({ $ravens } kruk)
    [few] Wybierz 1 ({ $ravens } kruki)
   *[many] Wybierz 1 ({ $ravens } kruków)
}
card-take = { $ravens ->
    [one] Weź 2 ({ $ravens } kruk)
    [few] Weź 2 ({ $ravens } kruki)
   *[many] Weź 2 ({ $ravens } kruków)
}
card-peek = { $ravens ->
    [one] Podejrzyj 1 ({ $ravens } kruk)
    [few] Podejrzyj 1 ({ $ravens } kruki)
   *[many] Podejrzyj 1 ({ $ravens } kruków)
}
card-swap = { $ravens ->
    [one] Zamień 2 ({ $ravens } kruk)
    [few] Zamień 2 ({ $ravens } kruki)
   *[many] Zamień 2 ({ $ravens } kruków)
}
face-down = zakryta
word-ravens = { $ravens ->
    [one] na każdej { $ravens } kruk
    [few] na każdej { $ravens } kruki
   *[many] na każdej { $ravens } kruków
}
word-hourglass = obie to klepsydry

# Stół
zone-closed = Stos zakryty
zone-open = Stos odkryty ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
})
zone-hand = { $who-is ->
    [me] W twojej ręce
   *[other] W ręce: { $who }
}
zone-dream = { $who-is ->
    [me] Twój sen
   *[other] Sen: { $who }
}
note-total = { $ravens ->
    [one] dotąd { $ravens } kruk
    [few] dotąd { $ravens } kruki
   *[many] dotąd { $ravens } kruków
}
note-caller = pobudka!
note-dream = { $ravens ->
    [one] w tym śnie { $ravens } kruk
    [few] w tym śnie { $ravens } kruki
   *[many] w tym śnie { $ravens } kruków
}
zone-claim = Wiem, co mam
claim-sign = nazwij parę ze swojego snu
mark-look = { $who-is ->
    [me] oglądasz
   *[other] ogląda { $who }
}
mark-swap = do zamiany
mark-pair = z pary
draw-closed = Stos zakryty: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
draw-browse = Stos odkryty od spodu do wierzchu: { $cards }
fact-round = Runda { $round }, gra do { $limit }
fact-round-of = Runda { $round } z { $rounds }
fact-left = { $left ->
    [one] Do końca { $left } kruk
    [few] Do końca { $left } kruki
   *[many] Do końca { $left } kruków
}
fact-call = Można wołać „Pobudka!”
fact-call-later = „Pobudka!” dopiero w drugiej kolejce

# Pytania
ask-look = { $who-is ->
    [me] { $more ->
        [yes] Podejrzyj jeszcze jedną ze swoich kart.
       *[no] Podejrzyj jedną ze swoich kart.
    }
   *[other] { $who } podgląda kartę przed rundą.
}
    .tap = Dotknij jej i zapamiętaj ją: wróci zakryta na miejsce.
    .typed = Wróci zakryta na miejsce.
ask-turn = { $who-is ->
    [me] Twoja tura.
   *[other] Tura: { $who }.
}
    .tap = Dotknij stosu, potem swojej karty, która ma odejść.
    .typed = Weź kartę ze stosu albo zawołaj „Pobudka!”
ask-turn-claim = { $who-is ->
    [me] Twoja tura.
   *[other] Tura: { $who }.
}
    .tap = Dotknij stosu, potem swojej karty, która ma odejść; znasz parę – dotknij „{ zone-claim }”.
    .typed = Weź kartę ze stosu, zgłoś parę albo zawołaj „Pobudka!”
ask-keep = { $who-is ->
    [me] Co robisz z dobraną kartą?
   *[other] { $who } zastanawia się nad dobraną kartą.
}
    .tap = { $use ->
        [yes] Dotknij jej, żeby jej użyć, swojej karty, która ma odejść, albo stosu odkrytego.
       *[no] Dotknij swojej karty, która ma odejść, albo stosu odkrytego.
    }
ask-choose = { $who-is ->
    [me] Którą z dwóch kart zatrzymujesz?
   *[other] { $who } wybiera jedną z dwóch kart.
}
    .tap = Dotknij jej; druga trafi na stos odkryty.
    .typed = Druga trafi na stos odkryty.
ask-pick = { $who-is ->
    [me] Którą kartę bierzesz ze stosu odkrytego?
   *[other] { $who } przegląda stos odkryty.
}
    .tap = Dotknij jej.
ask-place = { $who-is ->
    [me] Którą kartę swojego snu wymieniasz?
   *[other] { $who } wkłada kartę do snu.
}
    .tap = Dotknij tej, która ma odejść.
ask-peek = { $who-is ->
    [me] Którą kartę podglądasz?
   *[other] { $who } może podejrzeć dowolną kartę.
}
    .tap = Dotknij dowolnej, swojej albo cudzej.
ask-swap = { $who-is ->
    [me] Którą kartę zamieniasz?
   *[other] { $who } zamienia dwie karty.
}
    .tap = Dotknij pierwszej z dwóch, swojej albo cudzej.
ask-with = { $who-is ->
    [me] Z którą drugą kartą?
   *[other] { $who } zamienia dwie karty.
}
    .tap = Dotknij tej drugiej.
ask-pair = { $who-is ->
    [me] Która karta jest druga w parze?
   *[other] { $who } twierdzi, że zna parę.
}
    .tap = Dotknij jej w swoim śnie.
ask-name = { $who-is ->
    [me] Co jest na tych dwóch kartach?
   *[other] { $who } nazywa parę.
}
    .tap = Dotknij odpowiedzi poniżej.
ask-dealer = Trwa rozdawanie.
ask-over = Partia jest skończona.

# Ruchy
do-look = podejrzyj swoją kartę { $slot }
do-call = zawołaj „Pobudka!”
    .cost = Masz najmniej kruków? Zapiszesz 0. Jeśli nie, dojdzie ci kara.
do-take = weź ze stosu odkrytego: { $card }; oddasz za to swoją kartę { $slot }
    .then = Teraz dotknij swojej karty, która ma odejść.
do-draw = dobierz ze stosu zakrytego
do-claim = zgłoś parę: karta { $slot } i jeszcze jedna
    .then = Teraz dotknij pierwszej karty pary.
do-keep = zamień swoją kartę { $slot } na: { $card }
do-discard = odłóż na stos odkryty: { $card }
do-use = użyj: { $card }
do-choose = zatrzymaj: { $card }
do-pick = wybierz: { $card }
do-peek = { $owner-is ->
    [me] podejrzyj swoją kartę { $slot }
   *[other] podejrzyj kartę { $slot } ({ $owner })
}
do-swap = { $owner-is ->
    [me] zamień swoją kartę { $slot }
   *[other] zamień kartę { $slot } ({ $owner })
}
do-with = { $owner-is ->
    [me] ze swoją kartą { $slot }
   *[other] z kartą { $slot } ({ $owner })
}
do-and = i karta { $slot }
do-name = powiedz: { $word }

# Przebieg
log-deal = Runda { $round }: karty rozdane. { $who-is ->
    [me] Zaczynasz.
   *[other] Zaczyna { $who }.
}
log-flip = Na stosie odkrytym leży teraz: { $card }.
log-drawn = Dobrana karta: { $card }.
log-glance = { $owner-is ->
    [me] Twoja karta { $slot } to: { $card }.
   *[other] Karta { $slot } ({ $owner }) to: { $card }.
}
log-bare = { $who-is ->
    [me] Twoja karta { $slot } zostaje odkryta: { $card }.
   *[other] Karta { $slot } ({ $who }) zostaje odkryta: { $card }.
}
log-look = { $who-is ->
    [me] Podglądasz swoją kartę { $slot }.
   *[other] { $who } podgląda swoją kartę { $slot }.
}
log-take = { $who-is ->
    [me] Bierzesz ze stosu odkrytego: { $card }; oddajesz za to swoją kartę { $slot }.
   *[other] { $who } bierze ze stosu odkrytego: { $card }; oddaje za to swoją kartę { $slot }.
}
log-draw = { $who-is ->
    [me] Dobierasz ze stosu zakrytego.
   *[other] { $who } dobiera ze stosu zakrytego.
}
log-keep = { $who-is ->
    [me] Wymieniasz swoją kartę { $slot } na dobraną.
   *[other] { $who } wymienia swoją kartę { $slot } na dobraną.
}
log-discard = { $who-is ->
    [me] Odkładasz kartę na stos odkryty.
   *[other] { $who } odkłada kartę na stos odkryty.
}
log-use = { $who-is ->
    [me] Używasz: { $card }.
   *[other] { $who } używa: { $card }.
}
log-choose = { $who-is ->
    [me] Zatrzymujesz jedną kartę, a drugą odkładasz na stos odkryty.
   *[other] { $who } zatrzymuje jedną kartę, a drugą odkłada na stos odkryty.
}
log-pick = { $who-is ->
    [me] Wybierasz ze stosu odkrytego: { $card }.
   *[other] { $who } wybiera ze stosu odkrytego: { $card }.
}
log-peek = { $who-is ->
    [me] { $owner-is ->
        [me] Podglądasz swoją kartę { $slot }.
       *[other] Podglądasz kartę { $slot } ({ $owner }).
    }
   *[other] { $owner-is ->
        [me] { $who } podgląda twoją kartę { $slot }.
       *[other] { $who } podgląda kartę { $slot } ({ $owner }).
    }
}
log-swap = { $who-is ->
    [me] Wskazujesz do zamiany { $one }.
   *[other] { $who } wskazuje do zamiany { $one }.
}
log-with = { $who-is ->
    [me] Zamieniasz { $one } z { $other }.
   *[other] { $who } zamienia { $one } z { $other }.
}
spot-acc = { $owner-is ->
    [me] twoją kartę { $slot }
   *[other] kartę { $slot } ({ $owner })
}
spot-own-acc = { $owner-is ->
   *[other] swoją kartę { $slot }
}
spot-ins = { $owner-is ->
    [me] twoją kartą { $slot }
   *[other] kartą { $slot } ({ $owner })
}
spot-own-ins = { $owner-is ->
   *[other] swoją kartą { $slot }
}
log-and = { $who-is ->
    [me] Wskazujesz swoje karty { $slot } i { $other }.
   *[other] { $who } wskazuje swoje karty { $slot } i { $other }.
}
log-name = { $who-is ->
    [me] Mówisz: { $word }.
   *[other] { $who } mówi: { $word }.
}
log-right = { $who-is ->
    [me] Zgadza się: obie opuszczają twój sen, a ty dostajesz jedną nową kartę w ciemno.
   *[other] Zgadza się: obie opuszczają sen, a { $who } dostaje jedną nową kartę w ciemno.
}
log-wrong = { $who-is ->
    [me] Nie zgadza się: obie zostają, a ty dostajesz jeszcze jedną kartę w ciemno.
   *[other] Nie zgadza się: obie zostają, a { $who } dostaje jeszcze jedną kartę w ciemno.
}
log-call = { $who-is ->
    [me] Wołasz: „Pobudka!”
   *[other] { $who } woła: „Pobudka!”
}
log-exhausted = Stos zakryty się wyczerpał: koniec rundy, nikt nie zawołał.
log-long = Osiągnięto limit tur: koniec rundy, nikt nie zawołał.
log-count = { $who-is ->
    [me] Twój sen: { $parts }. Dopisujesz { $added } i masz { $ravens }.
   *[other] Sen ({ $who }): { $parts }. Dopisane: { $added }, razem: { $ravens }.
}

# Ile to warte
account-before = z poprzednich rund: { $add }
account-dream = { $cards } = { $add }
account-nines = najwięcej krain z dziewięcioma krukami: { $signed }
account-all-in = udało się pójść na całość, więc 0: { $signed }
account-fifty = ktoś poszedł na całość, więc 50: { $signed }
account-penalty = kara za nietrafioną pobudkę: { $signed }
account-call = pobudka przy najmniejszej liczbie kruków, więc 0: { $signed }
account-guess = (ten sen, jeszcze niepoliczony, na twoje oko: około { $ravens })

# Dlaczego
why-call-plain = pewnie nikt nie ma mniej kruków
why-for = dla snu lepsza od karty { $slot }
why-call = { $ravens ->
    [one] około { $ravens } kruka; szansa, że to najmniej: { $percent } %
   *[other] około { $ravens } kruków; szansa, że to najmniej: { $percent } %
}
why-for-known = { $new } zamiast: { $old }
why-for-unknown = { $ravens ->
    [one] { $new } zamiast nieznanej karty (pewnie około { $ravens } kruka)
   *[other] { $new } zamiast nieznanej karty (pewnie około { $ravens } kruków)
}
why-look = nieznana karta nic ci nie daje
why-draw = nowa karta może być lepsza od najgorszej w twoim śnie
why-claim = znasz dwie krainy z tą samą liczbą kruków
why-and = znasz obie: mają tyle samo kruków
why-name = pamiętasz, co na nich jest
why-discard = pogorszyłaby sen
why-use = jej działanie jest warte więcej niż jej kruki
why-choose = przyda się bardziej
why-pick = nic na stosie odkrytym nie pasuje do tego snu lepiej
why-peek = poznasz nieznaną kartę
why-swap = gorsza karta za lepszą
why-with = gorsza karta za lepszą

# Dlaczego nie
no-single = Wskaż jedną z leżących tu kart.
no-look = Runda się jeszcze nie zaczęła: najpierw obejrzyj swoje karty.
no-look-again = Ta karta jest już obejrzana. Wybierz inną.
no-look-rival = Przed rundą ogląda się tylko własne karty, nigdy cudze.
no-turn = Najpierw wybierz, skąd bierzesz kartę: ze stosu odkrytego czy zakrytego.
no-turn-claim = Najpierw wybierz stos albo „Wiem, co mam”, a dopiero potem swoją kartę.
no-turn-rival = Cudze sny są poza zasięgiem: sięgają tam tylko Podejrzyj 1 i Zamień 2.
no-open-below = Liczy się tylko wierzchnia karta stosu odkrytego, nie te pod nią.
no-take = Karta ze stosu odkrytego trafia do twojego snu: wskaż tę, którą zastąpi.
no-claim = Parę zgłasza się we własnym śnie: wskaż jedną ze swoich kart.
no-claim-single = Para to dwie karty, a w twoim śnie jest tylko jedna.
no-keep = Karta jest już dobrana: włóż ją do swojego snu albo odłóż na stos odkryty.
no-keep-rival = Dobrana karta może trafić tylko do twojego snu.
no-keep-claim = Parę zgłasza się na początku tury, a karta jest już dobrana.
no-use = To zwykła kraina, nic nie robi. Włóż ją do snu albo odłóż na stos odkryty.
no-use-hourglass = Na klepsydrze nie ma działania: włóż ją do snu albo odłóż na stos odkryty.
no-choose = Najpierw wybierz, którą z dwóch kart w ręce zatrzymujesz.
no-pick = Wybierz 1: wskaż kartę ze stosu odkrytego.
no-pick-copy = Taka sama karta leży bliżej wierzchu i to ją się bierze.
no-place = Wybrana karta trafia do twojego snu: wskaż tę, którą zastąpi.
no-place-use = Karta ze stosu odkrytego nic nie robi, tylko trafia do snu.
no-peek = Podejrzyj 1: wskaż kartę w dowolnym śnie.
no-swap = Zamień 2: wskaż kartę w dowolnym śnie.
no-with = Zamień 2: wskaż drugą kartę w którymś ze snów.
no-with-itself = Karty nie da się zamienić z nią samą. Wybierz inną.
no-with-same = Obie karty muszą leżeć w różnych snach.
no-pair = Wskaż drugą kartę pary w swoim śnie.
no-pair-itself = Para to dwie różne karty. Wskaż drugą.
no-pair-rival = Parę zgłasza się we własnym śnie, nie w cudzym.
no-name = Powiedz, co jest na tych dwóch kartach: wybierz liczbę albo klepsydry.

# Rysowany stół
tag-look = podejrzyj
tag-take = weź
tag-take-for = za tę
tag-draw = dobierz
tag-claim = zgłoś
tag-claim-for = ta
tag-keep = wymień
tag-discard = odłóż
tag-use = użyj
tag-choose = zatrzymaj
tag-pick = weź
tag-peek = podejrzyj
tag-swap = zamień
tag-with = z tą
tag-and = i ta
name-pick = Wybierz 1
name-take = Weź 2
name-peek = Podejrzyj 1
name-swap = Zamień 2
name-hourglass = Klepsydra
board-slot = { $zone }, karta { $slot }: { $card }
board-closed = Stos zakryty: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-open = Stos odkryty: { $card }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
board-open-empty = Stos odkryty jest pusty
board-closed-empty = Stos zakryty jest pusty
board-closed-short = { $count ->
    [one] zakryta
    [few] zakryte
   *[many] zakrytych
}
board-open-short = { $count ->
    [one] odkryta
    [few] odkryte
   *[many] odkrytych
}
board-browse = Przejrzyj
board-browse-title = Stos odkryty, od spodu do wierzchu
board-close = Zamknij
board-thinks = teraz gra
board-looks = ogląda karty
board-book = Zapis rund
board-round = Runda
board-sum = Razem
board-story = Ostatnie ruchy
board-wake = Pobudka!
board-wake-by = { $who-is ->
    [me] Wołasz pobudkę.
   *[other] { $who } woła pobudkę.
}
board-wake-nobody = Koniec rundy, nikt nie zawołał.
board-wake-round = Koniec rundy { $round }
board-on = Dalej, do następnej rundy
board-new = nowa

# Co kto zrobił ostatnio, w kilku słowach
since-look = podgląda kartę { $slot }
since-take = z odkrytego na miejsce { $slot }
since-draw = dobiera
since-keep = dobrana na miejsce { $slot }
since-discard = dobiera i odkłada
since-use = używa: { $card }
since-choose = zatrzymuje jedną z dwóch
since-pick = wybiera z odkrytego
since-peek = { $owner-is ->
    [me] podgląda twoją kartę { $slot }
   *[other] podgląda kartę { $slot } ({ $owner })
}
since-with = zamienia dwie karty
since-right = zgłasza parę: dobrze
since-wrong = zgłasza parę: źle
since-call = woła „Pobudka!”

# Koniec
end-round = Runda { $round }
end-before = Wcześniej
board-adds = { $added ->
    [0] nic nie dopisuje
   *[other] dopisuje { $added }
}
board-part-nines = najwięcej dziewiątek
board-part-all-in = na całość
board-part-fifty = pięćdziesiąt
board-part-penalty = kara
board-part-call = w porę

# O jednej krainie
label-copies = w talii
about-copies = { $count ->
    [one] { $count } taka karta
    [few] { $count } takie karty
   *[many] { $count } takich kart
}
about-covered = zakryta kraina
about-closed = stos zakryty: nikt nie wie, jaka kraina leży na wierzchu
about-claim = wskaż w swoim śnie dwie krainy o tej samej liczbie kruków i powiedz, ile ich jest; jeśli masz rację, obie odchodzą, a dochodzi jedna nieoglądana; jeśli nie, dochodzi jedna za karę
about-hourglass = nieparzysta liczba klepsydr we śnie: każda liczy się za { $ravens }; parzysta: za 0
about-pick = przejrzyj stos odkryty, wybierz jedną krainę i wymień ją na krainę ze swojego snu
about-take = weź dwie wierzchnie karty stosu zakrytego i wybierz jedną; druga idzie na stos odkryty
about-peek = obejrzyj jedną dowolną krainę, swoją albo cudzą
about-swap = zamień miejscami dwie dowolne krainy, nie odkrywając ich
tip-covered = Co na niej jest, trzeba pamiętać. Podejrzeć ją można tylko działaniem Podejrzyj 1.
tip-hourglass = Jedna klepsydra to kłopot, dwie to skarb.
tip-land = Im mniej kruków w twoim śnie, tym lepiej.
tip-special = Działa tylko wtedy, gdy weźmiesz ją ze stosu zakrytego i odłożysz. We śnie liczą się jej kruki.

feat-right = trafne pobudki
feat-wrong = nietrafione pobudki
