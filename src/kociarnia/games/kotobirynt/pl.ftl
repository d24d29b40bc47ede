game-name = Kotobirynt
game-about = Obracaj i przesuwaj kanały starego miasta, aż zabłąkane koty trafią do opiekuna.
goal-aim = Połącz kanałem kota z opiekunem, { $mode ->
    [coop] a kot jest w domu.
    [solo] a kot jest w domu.
    [team] a kot jest waszego zespołu. Punkty ma na karcie.
   *[other] { $players ->
        [1] a kot jest w domu.
       *[other] a kot jest twój. Punkty ma na karcie.
    }
}
goal-turn = Masz { $allow_pass ->
    [yes] do dwóch akcji
   *[other] dwie akcje
}: obróć kartę albo wsuń nową z brzegu.{ $one_rotation_required ->
    [yes] {" "}Choć raz musisz obrócić.
   *[other] {""}
}
goal-end = Gdy wszystkie 15 kotów jest w domu, { $mode ->
    [coop] liczycie wspólne tury: im mniej, tym lepiej.
    [solo] liczysz tury: im mniej, tym lepiej.
    [team] wygrywa zespół, który ma więcej punktów.
   *[other] { $players ->
        [1] liczysz tury: im mniej, tym lepiej.
       *[other] wygrywa, kto ma najwięcej punktów.
    }
}{ $turn_cap ->
    [0] {""}
    [one] {" "}Najpóźniej po jednej turze.
   *[other] {" "}Najpóźniej po { $turn_cap } turach wszystkich razem.
}

# Opcje
option-mode = Sposób gry
option-mode-help = Każdy na własny rachunek, w pojedynkę, wszyscy razem albo dwa zespoły po dwie osoby.
option-mode-usual = jedna osoba: samotnik; więcej: każdy na własny rachunek
option-mode-versus = każdy na własny rachunek
option-mode-solo = samotnik, w jak najmniej tur
option-mode-coop = razem, w jak najmniej tur
option-mode-team = dwa zespoły po dwie osoby
option-size = Wielkość kwadratu
option-size-help = 3×3 to wariant „Kotki” dla młodszych graczy.
option-size-4 = 4×4
option-size-3 = 3×3, „Kotki”
option-insert_orientation = Ułożenie wsuwanej karty
option-insert_orientation-help = Kartę można przed wsunięciem dowolnie obrócić albo wsuwa się ją tak, jak leży na talii.
option-insert_orientation-free = dowolne
option-insert_orientation-as_lies = tak, jak leży na talii
option-allow_pass = Pasowanie
option-allow_pass-help = Można zrezygnować z reszty tury; opcja z myślą o najmłodszych.
option-one_rotation_required = Jeden obrót obowiązkowy
option-one_rotation_required-help = Przynajmniej jedną z dwóch akcji musi być obrót, jak w wydaniu z 2007 roku.
option-team_alternate = Zespoły na przemian
option-team_alternate-help = Zespoły siedzą w kolejności A, B, A, B zamiast A, A, B, B.
option-tie_more_cats = Remis rozstrzyga liczba kotów
option-tie_more_cats-help = Przy równej liczbie punktów wygrywa ten, kto ma więcej kotów; bez tej opcji gracze dzielą się zwycięstwem.
option-first = Kto zaczyna
option-first-help = Losowo albo wskazana osoba: ta, która ostatnio widziała czarnego kota.
option-first-lot = losowo
option-first-1 = gracz 1
option-first-2 = gracz 2
option-first-3 = gracz 3
option-first-4 = gracz 4
option-turn_cap = Limit tur
option-turn_cap-help = Po tylu turach wszystkich graczy razem partia się kończy. 0: bez limitu, gra się do ostatniego kota.
option-canals = Karty kanałów
option-canals-help = Nie wiadomo, ile kart każdego kształtu jest w pudełku; oba zestawy są nasze. Przy krętych kanałach każdy kot to mała łamigłówka; rozgałęzione mają dużo rozwidleń i partia trwa o połowę krócej.
option-canals-winding = kręte
option-canals-branching = rozgałęzione

# Karty
card-elbow = zakręt
card-straight = prosta
card-tee = trójnik
card-bridge = most
card-cross = skrzyżowanie
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
card-lamplighter = latarniczka
    .acc = latarniczkę
    .sign = L
card-boatman = przewoźnik
    .acc = przewoźnika
    .sign = P
card-cat_above = miejsce startu pierwszego kota
card-cat_below = miejsce startu drugiego kota
card-keeper_right = miejsce startu pierwszego opiekuna
card-keeper_left = miejsce startu drugiego opiekuna
card-upper_right = ustalona karta w prawym górnym rogu
card-lower_left = ustalona karta w lewym dolnym rogu

canal-unknown = nieznana karta
canal-blank = karta bez wody
    .acc = kartę bez wody
canal-end = ślepy zaułek
    .acc = ślepy zaułek
canal-straight = prosta
    .acc = prostą
canal-elbow = zakręt
    .acc = zakręt
canal-tee = trójnik
    .acc = trójnik
canal-cross = skrzyżowanie
    .acc = skrzyżowanie
canal-bridge = most
    .acc = most
canal-bends = podwójny zakręt
    .acc = podwójny zakręt
canal-other = karta kanału
    .acc = kartę kanału
canal-lying = { $canal } łączy { $joins }
joins-ne = górę z prawą stroną
joins-ns = górę z dołem
joins-nw = górę z lewą stroną
joins-es = prawą stronę z dołem
joins-ew = lewą stronę z prawą
joins-sw = lewą stronę z dołem
joins-nes = górę, prawą stronę i dół
joins-new = górę, lewą i prawą stronę
joins-nsw = górę, lewą stronę i dół
joins-esw = dół, lewą i prawą stronę
joins-nesw = wszystkie cztery strony
joins-one = { $side ->
    [N] tylko górę
    [E] tylko prawą stronę
    [S] tylko dół
    [W] tylko lewą stronę
   *[other] nic
}
cat = { $cat } ({ $points })
cat-unknown = nieznany kot

# Miejsca
spot-n = nad kolumną { $line } ({ $spot })
spot-e = na prawo od rzędu { $line } ({ $spot })
spot-s = pod kolumną { $line } ({ $spot })
spot-w = na lewo od rzędu { $line } ({ $spot })
push-n = od góry w kolumnę { $line }
push-e = z prawej w rząd { $line }
push-s = od dołu w kolumnę { $line }
push-w = z lewej w rząd { $line }

# Stół
zone-square = Kwadrat
zone-ring = Pierścień
zone-won = { $who-is ->
    [me] Twoje koty
   *[other] Koty ({ $who })
}
at-cell = { $cell } { $what }
at-spot = { $what } { $spot }
at-spot-free = puste miejsce { $spot }
fact-turn = Tura { $turn }
fact-turns = { $turns ->
    [one] Koniec po { $turns } turze
   *[other] Koniec po { $turns } turach
}
fact-action = Akcja { $action } z { $actions }
panel-deck = Talia kanałów: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
panel-order = Od wierzchu: { $cards }
panel-cats = Kotów w talii: { $count }
note-home = Koty w domu: { $cats } z { $all }
note-seat = { $who-is ->
    [me] Ty: { $points }
   *[other] { $who }: { $points }
} ({ $cats ->
    [one] { $cats } kot
    [few] { $cats } koty
   *[many] { $cats } kotów
})
plain-row = Rząd { $row }: { $cards }.
plain-water = { $name }, { $spot }; woda biegnie stamtąd przez { $cells }.
plain-closed = { $name }, { $spot }; karta kanału jest tam zamknięta.
plain-deck = { $count ->
    [one] Talia kanałów, { $count } karta; na wierzchu: { $top }.
    [few] Talia kanałów, { $count } karty; na wierzchu: { $top }.
   *[many] Talia kanałów, { $count } kart; na wierzchu: { $top }.
}
plain-under = Pod wierzchnią kartą po kolei: { $cards }.

note-worth = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cats ->
    [one] { $cats } kot
    [few] { $cats } koty
   *[many] { $cats } kotów
}
note-team = Zespół { $team }
note-to-come = Punkty kotów w talii: { $cats }
note-of-points = { $cats } po { $points }
mark-way = tędy wraca do domu { $cat }
mark-water = woda biegnie stąd przez { $cells }
mark-closed = karta kanału jest tu zamknięta
mark-left = stąd wraca do domu { $cat }

# Pytania
ask-act = { $who-is ->
    [me] { $action ->
        [one] Twoja tura, pierwsza akcja.
       *[other] Twoja druga akcja.
    }
   *[other] Tura: { $who }.
}
    .tap = Dotknij karty, żeby ją obrócić, albo strzałki, żeby wsunąć nową.
    .typed = Obróć kartę albo wsuń nową.
ask-order = { $who-is ->
    [me] Dwa koty naraz! Którego zastąpić najpierw?
   *[other] { $who } prowadzi do domu dwa koty naraz.
}
    .tap = Dotknij miejsca, z którego ruszył.
ask-keeper = { $who-is ->
    [me] { $cat } ma drogę do obu opiekunów. Kto idzie dalej?
   *[other] { $cat } ma drogę do obu opiekunów; { $who } wybiera, kto idzie dalej.
}
    .tap = Dotknij opiekuna.
ask-dealer = Trwa rozkładanie kart.
ask-over = Partia jest skończona.

# Ruchy
do-rotate = { $quarters ->
    [0] obróć kartę { $cell }: { $canal } połączy { $joins }
    [1] obróć kartę { $cell } w prawo: { $canal } połączy { $joins }
    [2] obróć kartę { $cell } o pół obrotu: { $canal } połączy { $joins }
   *[3] obróć kartę { $cell } w lewo: { $canal } połączy { $joins }
}
    .again = Dotknij znowu, a obrócisz dalej.
do-nothing = obróć kartę { $cell } ({ $canal }); niczego to nie zmieni
do-insert = wsuń { $canal } { $push }: połączy { $joins }; wypadnie karta { $cell }
    .then = Teraz dotknij strzałki, przy której ma wejść.
    .again = Dotknij znowu, a obrócisz kartę.
do-pass = zrezygnuj z reszty tury
do-first = najpierw zastąp kota { $spot }: { $cat }
do-keeper = dalej idzie { $keeper }: z { $from } na { $to }

# Przebieg
log-begin = { $who-is ->
    [me] Zaczynasz: to ty masz świeżo w pamięci czarnego kota.
   *[other] Zaczyna { $who }: świeżo po spotkaniu z czarnym kotem.
}
log-again = Któryś kot od razu miał drogę do opiekuna, więc karty rozkłada się od nowa (A4).
log-rotate = { $who-is ->
    [me] Obracasz kartę { $cell } { $quarters ->
        [1] w prawo
        [2] o pół obrotu
       *[3] w lewo
    }: { $canal } łączy teraz { $joins }.
   *[other] { $who } obraca kartę { $cell } { $quarters ->
        [1] w prawo
        [2] o pół obrotu
       *[3] w lewo
    }: { $canal } łączy teraz { $joins }.
}
log-insert = { $who-is ->
    [me] Wsuwasz { $canal } { $push }; pod talię idzie karta z pola { $cell } ({ $removed }).
   *[other] { $who } wsuwa { $canal } { $push }; pod talię idzie karta z pola { $cell } ({ $removed }).
}
log-flip = Na wierzchu talii kanałów: { $canal }.
log-pass = { $who-is ->
    [me] Rezygnujesz z reszty tury.
   *[other] { $who } rezygnuje z reszty tury.
}
log-won = { $who-is ->
    [me] Prowadzisz do domu: { $cat }!
   *[other] { $who } prowadzi do domu: { $cat }!
}
log-first = { $who-is ->
    [me] Najpierw zastępujesz: { $cat }.
   *[other] { $who } najpierw zastępuje: { $cat }.
}
log-keeper = { $who-is ->
    [me] Wybierasz { $keeper }.
   *[other] { $who } wybiera { $keeper }.
}
log-keeper-moves = Dalej idzie { $keeper }, teraz { $spot }.
log-cat = Pojawia się kot: { $cat }, { $spot }.
log-end = { $turns ->
    [one] Wszystkie koty są w domu po { $turns } turze.
   *[other] Wszystkie koty są w domu po { $turns } turach.
}
log-capped = { $turns ->
    [one] Osiągnięto limit: partia kończy się po { $turns } turze.
   *[other] Osiągnięto limit: partia kończy się po { $turns } turach.
}

# Ile to warte
account-cat = { $cat }
account-turns = tury: { $turns }
account-led = doprowadzone koty: { $cats }
account-own = własne koty: { $points }
account-partner = koty partnera: { $points }
result-turns = { $turns ->
    [one] Wszystkie koty w domu w { $turns } turę.
    [few] Wszystkie koty w domu w { $turns } tury.
   *[many] Wszystkie koty w domu w { $turns } tur.
}
result-capped = { $cats ->
    [one] Osiągnięto limit tur; { $cats } kot wciąż się błąka.
    [few] Osiągnięto limit tur; { $cats } koty wciąż się błąkają.
   *[many] Osiągnięto limit tur; { $cats } kotów wciąż się błąka.
}

# Dlaczego
why-wins = prowadzi do domu: { $cats }
why-prepares = wtedy druga akcja doprowadzi kota do domu
why-nearer = { $cards ->
    [one] kota ({ $cat }) będzie dzielić od domu tylko { $cards } karta
    [few] kota ({ $cat }) będą dzielić od domu tylko { $cards } karty
   *[many] kota ({ $cat }) będzie dzielić od domu tylko { $cards } kart
}
why-further = utrudnia następnej osobie zdobycie kota ({ $cat })
why-quiet = niczego nie ułatwia innym
why-pass = nic tu nie pomoże
why-first = w tej kolejności miejsca wypadają lepiej
why-keeper = na następnym miejscu łatwiej będzie trafić do tego opiekuna

# Dlaczego nie
not-order = Dwa koty trafiły do domu naraz. Najpierw wskaż, którego zastąpić jako pierwszego: { $cats }.
not-before-keeper = { $cat } ma drogę do obu opiekunów. Najpierw wskaż, kto idzie dalej: { $keepers }.
not-insert = Jedną z dwóch akcji musi być obrót, a pierwszą było umieszczenie karty. Teraz więc którąś obróć.
not-cat-deck = Koty w talii czekają zakryte. Następny pojawi się sam, gdy któryś trafi do domu.
not-won = Zdobyte koty zostają u tego, kto je zdobył.
not-onto-card = Trzymasz wierzchnią kartę talii. Wsuń ją z miejsca obok kwadratu; kart nie kładzie się na siebie.
not-while-turning = Obracasz kartę { $cell }, a karty obraca się pojedynczo. Wybierz, jak ma leżeć, albo ją zostaw.
not-square = Wskaż jedną kartę kwadratu: karty obraca się pojedynczo.
not-idle = Obrót karty { $cell } ({ $canal }) niczego nie zmieni: z każdej strony wygląda ona tak samo. Jeśli chcesz wykonać taki pusty obrót, obróć kartę { $other }.
not-without-card = Stąd można wsunąć kartę. Najpierw weź ją z wierzchu talii kanałów.
not-cat = { $cat } czeka { $spot } na nieprzerwaną ścieżkę do opiekuna. Żeby wsunąć stąd kartę, najpierw weź ją z talii kanałów.
not-keeper = Tu, { $spot }, stoi { $keeper } i pójdzie dalej dopiero wtedy, gdy dotrze tu kot. Żeby wsunąć stąd kartę, najpierw weź ją z talii kanałów.

# Na planszy
tag-turn = obróć
tag-push = wsuń
tag-first = ten najpierw
tag-keeper = idzie dalej
note-reconstructed = Punkty, imiona i liczby kart kanałów to rekonstrukcja
tag-do = zrób to
tag-drop = odłóż
board-next = Następny kanał
name-boatman = przewoźnik
name-lamplighter = latarniczka
board-none = Tu trafią koty, które odprowadzisz do domu.
legend-cat = woda od kota
legend-keeper = woda od opiekuna
since-rotate = obraca kartę { $cell }
since-insert = wsuwa { $canal } { $push }
since-pass = rezygnuje z reszty tury
since-won = { $cat } w domu
end-cats = koty po { $points }
end-own = własne koty
end-partner = koty partnera
end-more-cats = ile kotów

# O jednej karcie
label-joins = łączy
label-deck = w talii
about-deck = { $count ->
    [0] żadnej takiej karty
    [one] { $count } taka karta
    [few] { $count } takie karty
   *[many] { $count } takich kart
}
about-joins = { $joins }
about-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
about-keeper = czeka na koty; gdy jakiś tu trafi, karta opiekuna idzie o jedno miejsce dalej
tip-canal = Możesz ją obrócić, a z krawędzi także wypchnąć.
tip-deck = Tę kartę wsuwa się jako następną, z dowolnej strony.
tip-cat = Jest twój, gdy po twojej akcji woda połączy go z opiekunem.

record-value = { $value ->
    [one] { $value } tura
    [few] { $value } tury
   *[many] { $value } tur
}

feat-cats = najwięcej kotów w partii
feat-chain = najwięcej kotów w jednej turze
