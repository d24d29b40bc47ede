game-name = Najlepsza gra o kotach
game-about = Zabieraj rzędy i kolumny kart: koty i to, czego chcą. Na koniec nakarm, kogo się da, i o nikim nie zapomnij.
goal-aim = Przygarniaj koty i zbieraj to, co lubią jeść. Zabawki i ubranka też dają punkty.
goal-turn = Weź cały rząd albo całą kolumnę, byle nie tę linię, przy której siedzi czarny kot.
goal-end = Gdy talia się skończy, karmisz koty. Syty daje punkty, głodny zabiera dwa.

# Opcje
option-first = Kto zaczyna
option-first-help = Los albo wskazany gracz.
option-first-lot = losowo
option-first-1 = gracz 1
option-first-2 = gracz 2
option-first-3 = gracz 3
option-first-4 = gracz 4
option-window_after_refill = Zagrania po uzupełnieniu
option-window_after_refill-help = Zaginione koty i spryskiwacze zagrywa się po uzupełnieniu siatki, gdy widać już nowe karty; inaczej tylko przed nim.
option-every_window = Pytaj za każdym razem
option-every_window-help = Kto ma kartę na ręce, jest pytany i przed uzupełnieniem siatki, i po nim, nawet gdy nie ma czego zagrać.
option-open_hands = Odkryte ręce
option-open_hands-help = Wszyscy grają w odkryte karty; tak jest łatwiej dzieciom.
option-auto_feed = Propozycja karmienia
option-auto_feed-help = Na koniec gra proponuje karmienie, które na pewno da ci najwięcej punktów; możesz je zmienić.
option-fractional_costumes = Połówki za ubranka
option-fractional_costumes-help = Gdy wszyscy czworo mają tyle samo ubranek, dostają po 1½ punktu zamiast po 1; na kolejność to nie wpływa.
option-strict_memory_log = Ścisła pamięć
option-strict_memory_log-help = Kto jakie karty zabrał, widać tylko raz; w dzienniku to nie zostaje.

# Karty
card-shadow = Cień
card-jazz = Jazgot
card-nocka = Nocka
card-blackberry = Jeżyna
card-kotangens = Kotangens
card-picatso = Pablo Kocasso
card-chester = Czesiek
card-bell = Dzwonek
card-kikimora = Kikimora
card-zeus = Gromowład
card-pumpkin = Dyńka
card-chairman = Prezes Miau
card-cooper = Bednarz
card-gershon = Gerwazy
card-snowflake = Śnieżynka
card-sparkle = Iskierka
card-cuddleface = Hrabia Mizialski
card-sox = Skarpetka
card-alvin = Alojzy
card-dinah = Brzoskwinka
card-luna = Krówka
card-luska = Luśka
card-wyplosz = Wypłosz
card-lili = Lili
card-monter = Monter
card-watek = Wątek
card-kreska = Kreska
card-kocilla = Kocilla
card-wataha = Wataha
card-pan_kot = Pan Kot
card-mruczel = Mruczeł
card-misza = Misza
card-kropka = Kropka
card-brandonek = Brandonek
card-penny = Psotka
card-chicken = kurczak
card-chicken_2x = kurczak 2x
card-tuna = tuńczyk
card-tuna_2x = tuńczyk 2x
card-milk = mleko
card-milk_2x = mleko 2x
card-delicacy = rarytas
card-mouse = myszka
card-yarn = włóczka
card-tower = kocia wieża
card-rod = wędka
card-post = drapak
card-costume = ubranko
card-lost_cat = zaginiony kot
card-bottle = spryskiwacz
card-catnip = kocimiętka
face-down = zakryta karta
nothing = nic
list = { $parts }
copies = { $count } × { $card }
points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
cat-wants = { $cat } ({ $colours }; { $food }; { $worth })
# Kolory literami: czarny, rudy, biały
colours-1 = C
colours-2 = R
colours-3 = C+R
colours-4 = B
colours-5 = C+B
colours-6 = R+B
colours-7 = C+R+B
letter-chicken = K
letter-tuna = T
letter-milk = M
short-points = { $points } PZ
short-ability = *
short-cat = { $cat } { $colours } { $worth }
treat-chicken = kurczak
    .asked = Ile kurczaków
treat-tuna = tuńczyk
    .asked = Ile tuńczyków
treat-milk = mleko
    .asked = Ile mleka
treat-delicacy = rarytas
    .asked = Ile rarytasów
treats-chicken = { $count ->
    [one] { $count } kurczak
    [few] { $count } kurczaki
    [many] { $count } kurczaków
   *[other] { $count } kurczaka
}
treats-tuna = { $count ->
    [one] { $count } tuńczyk
    [few] { $count } tuńczyki
    [many] { $count } tuńczyków
   *[other] { $count } tuńczyka
}
treats-milk = { $count ->
    [one] { $count } mleko
    [few] { $count } mleka
    [many] { $count } mlek
   *[other] { $count } mleka
}
treats-delicacy = { $count ->
    [one] { $count } rarytas
    [few] { $count } rarytasy
    [many] { $count } rarytasów
   *[other] { $count } rarytasu
}
food-one = { $most } dowolny przysmak
food-alike = od 1 do { $most } przysmaków jednego rodzaju
food-number = co najmniej { $most } dowolny przysmak
worth-black = { points } za każdego nakarmionego czarnego kota
worth-orange = { points } za każdego nakarmionego rudego kota
worth-white = { points } za każdego nakarmionego białego kota
worth-set = { points } za każdy komplet nakarmionych kotów w trzech kolorach
worth-costume = { points } za każde ubranko
worth-toy = { points } za każdą zabawkę
worth-treat = { points } za każdy przysmak
worth-eater = { points } za każdego innego nakarmionego kota, który je to samo
worth-most-fed = { $points } albo { $most }, jeśli nikt inny nie nakarmi tylu kotów co ty
worth-catnip = { $points }, może się liczyć jako kocimiętka
worth-delicacies = { $points }; { $treats ->
    [one] { $treats } inny przysmak może być rarytasem
    [few] { $treats } inne przysmaki mogą być rarytasami
    [many] { $treats } innych przysmaków może być rarytasami
   *[other] { $treats } innego przysmaku może być rarytasem
}

# Stół
zone-grid = Siatka
zone-lines = Rzędy i kolumny
zone-strays = Przybłędy
zone-deck = Talia główna
zone-discards = Karty odrzucone
zone-front = { $who-is ->
    [me] Twoje koty
   *[other] Koty ({ $who })
}
zone-treats = { $who-is ->
    [me] Twoje przysmaki
   *[other] Przysmaki ({ $who })
}
zone-hand = { $who-is ->
    [me] Twoja ręka
   *[other] Ręka ({ $who })
}
line-row1 = rząd 1
    .acc = rząd 1
    .loc = rzędzie 1
line-row2 = rząd 2
    .acc = rząd 2
    .loc = rzędzie 2
line-row3 = rząd 3
    .acc = rząd 3
    .loc = rzędzie 3
line-column1 = kolumna 1
    .acc = kolumnę 1
    .loc = kolumnie 1
line-column2 = kolumna 2
    .acc = kolumnę 2
    .loc = kolumnie 2
line-column3 = kolumna 3
    .acc = kolumnę 3
    .loc = kolumnie 3
mark-cat = kot
mark-enough = starczy
mark-fed = nakarmiony
mark-hungry = głodny
mark-lacks = brakuje: { $treats }
note-tokens = { $count ->
    [one] { $count } żeton punktów
    [few] { $count } żetony punktów
    [many] { $count } żetonów punktów
   *[other] { $count } żetonu punktów
}
fact-turn = Tura { $turn } z { $turns }, { $left ->
    [0] ostatnia
    [one] do uczty { $left } tura
    [few] do uczty { $left } tury
   *[many] do uczty { $left } tur
}; w talii: { $deck ->
    [one] { $deck } karta
    [few] { $deck } karty
    [many] { $deck } kart
   *[other] { $deck } karty
}
fact-marker = Znacznik kota stoi przy { $line }: tej linii nikt teraz nie weźmie.
fact-feast = Uczta: wszyscy karmią koty jednocześnie i w tajemnicy
fact-over = Podliczanie punktów
fact-no-marker = Znacznik kota jeszcze nie stoi.

# Pytania
ask-over = Gra skończona.
ask-dealer = Rozdający wykłada karty.
ask-mark = { $who-is ->
    [me] Gdzie stawiasz znacznik kota?
   *[other] { $who } stawia znacznik kota.
}
    .tap = Dotknij strzałki: tego rzędu lub tej kolumny pierwszy gracz nie weźmie.
    .typed = Tego rzędu lub tej kolumny pierwszy gracz nie weźmie.
ask-turn = { $who-is ->
    [me] Twoja tura.
   *[other] Tura: { $who }.
}
    .tap = Dotknij strzałki przy rzędzie lub kolumnie, które chcesz wziąć.
    .typed = Który rząd lub którą kolumnę bierzesz?
ask-after = { $who-is ->
    [me] { $able ->
        [no] Nie masz czego zagrać przed uzupełnieniem siatki.
       *[yes] Czy zagrywasz kartę przed uzupełnieniem siatki?
    }
   *[other] { $who } może zagrać kartę przed uzupełnieniem siatki.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Dotknij karty w ręce albo przycisku „{ do-done }”.
    }
ask-late = { $who-is ->
    [me] Siatka jest pełna. { $able ->
        [no] Nie masz czego zagrać.
       *[yes] Czy zagrywasz kartę, nim skończy się twoja tura?
    }
   *[other] { $who } może zagrać kartę przed końcem tury.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Dotknij karty w ręce albo przycisku „{ do-done }”.
    }
ask-last = { $who-is ->
    [me] Ostatnia tura: siatki już nie ma czym uzupełnić. { $able ->
        [no] Nie masz czego zagrać.
       *[yes] Czy zagrywasz jeszcze kartę?
    }
   *[other] { $who } może jeszcze zagrać kartę przed ucztą.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Dotknij karty w ręce albo przycisku „{ do-done }”.
    }
ask-meal = { $who-is ->
    [me] { $able ->
        [no] Uczta, w tajemnicy. { $cat }: nie masz czym nakarmić tego kota.
       *[yes] Uczta, w tajemnicy. Co dostaje { $cat }?
    }
   *[other] Uczta: { $who } karmi koty ({ $cat }).
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Dotknij posiłku.
    }
ask-turn-into = { $who-is ->
    [me] { $cat } zamienia przysmaki w rarytasy. Które?
   *[other] Uczta: { $who } karmi koty ({ $cat }).
}
    .tap = Dotknij przysmaków.
ask-catnip = { $who-is ->
    [me] Czy { $cat } liczy się jako kocimiętka?
   *[other] Uczta: { $who } karmi koty ({ $cat }).
}
    .tap = Dotknij odpowiedzi.
ask-give = { $who-is ->
    [me] { $cat } zje dowolnie wiele przysmaków. { $treat } dajesz?
   *[other] Uczta: { $who } karmi koty ({ $cat }).
}
    .tap = Dotknij porcji.

# Ruchy
do-mark = { $line }
do-take = { $line }: { $cards } (na razie { $points })
    .again = Dotknij znowu, żeby wziąć.
do-spray = spryskiwacz: przegoń kota, niech stanie przy { $line }
    .then = Teraz dotknij strzałki, przy której kot ma stanąć.
do-adopt = oddaj dwa zaginione koty i przygarnij: { $cat }
    .then = Teraz dotknij przybłędy.
do-cash = oddaj dwa zaginione koty za żeton punktów
do-done = niczego nie zagrywaj
do-proposed = { $what } (propozycja)
do-hungry = { $cat }: bez jedzenia
do-feed = { $cat }: { $treats }
do-feed-as = { $cat }: { $treats }, jako { $kind }
do-give = { $cat }: { $treats }
do-turn = { $cat } zamienia w rarytasy: { $treats }
do-turn-none = { $cat } niczego nie zamienia w rarytasy
do-catnip = { $cat } liczy się jako kocimiętka
do-catnip-not = { $cat } nie liczy się jako kocimiętka

# Dziennik
log-begin = { $who-is ->
    [me] Zaczynasz.
   *[other] Zaczyna { $who }.
}
log-mark = { $who-is ->
    [me] Stawiasz znacznik kota przy { $line }.
   *[other] { $who } stawia znacznik kota przy { $line }.
}
log-take = { $who-is ->
    [me] Bierzesz { $line }: { $cards }.
   *[other] { $who } bierze { $line }: { $cards }.
}
log-refill = Nowe karty w siatce: { $cards }.
log-strays = Przybłędy w tej partii: { $cats }.
log-spray = { $who-is ->
    [me] Używasz spryskiwacza: znacznik kota staje przy { $line }.
   *[other] { $who } używa spryskiwacza: znacznik kota staje przy { $line }.
}
log-adopt = { $who-is ->
    [me] Oddajesz dwa zaginione koty i przygarniasz przybłędę: { $cat }.
   *[other] { $who } oddaje dwa zaginione koty i przygarnia przybłędę: { $cat }.
}
log-cash = { $who-is ->
    [me] Oddajesz dwa zaginione koty za żeton punktów.
   *[other] { $who } oddaje dwa zaginione koty za żeton punktów.
}
log-ready = { $who-is ->
    [me] Masz już nakarmione koty.
   *[other] { $who } kończy karmić koty.
}
log-fed = { $who-is ->
    [me] Twoje nakarmione koty: { $cats }.
   *[other] Nakarmione koty ({ $who }): { $cats }.
}
log-hungry = { $who-is ->
    [me] Twoje głodne koty: { $cats }.
   *[other] Głodne koty ({ $who }): { $cats }.
}
log-hand = { $who-is ->
    [me] Odkrywasz karty z ręki: { $hand }.
   *[other] { $who } odkrywa karty z ręki: { $hand }.
}

# Punkty, wiersz po wierszu
account-cat-fed = { $cat }: { points }
account-cat-hungry = { $cat }, bez jedzenia: { points }
account-stray-fed = przybłęda { $cat }: { points }
account-stray-hungry = przybłęda { $cat }, bez jedzenia: { points }
account-leftovers = { $count ->
    [one] { $count } niewykorzystany przysmak
    [few] { $count } niewykorzystane przysmaki
    [many] { $count } niewykorzystanych przysmaków
   *[other] { $count } niewykorzystanego przysmaku
}: { points }
account-spare = { $count ->
    [one] { $count } przysmak
    [few] { $count } przysmaki
    [many] { $count } przysmaków
   *[other] { $count } przysmaku
} bez kota
account-costumes = { $count ->
    [0] brak ubranek
    [one] { $count } ubranko
    [few] { $count } ubranka
    [many] { $count } ubranek
   *[other] { $count } ubranka
}: { points }
account-costumes-half = { $count ->
    [0] brak ubranek
    [one] { $count } ubranko
    [few] { $count } ubranka
    [many] { $count } ubranek
   *[other] { $count } ubranka
}, wszyscy po równo: 1½ punktu
account-costumes-open = { $count ->
    [0] brak ubranek
    [one] { $count } ubranko
    [few] { $count } ubranka
    [many] { $count } ubranek
   *[other] { $count } ubranka
}: { points } dla tego, kto ma ich najwięcej
account-catnip = { $count ->
    [one] { $count } kocimiętka
    [few] { $count } kocimiętki
    [many] { $count } kocimiętek
   *[other] { $count } kocimiętki
}, { $fed ->
    [one] { $fed } nakarmiony kot
    [few] { $fed } nakarmione koty
    [many] { $fed } nakarmionych kotów
   *[other] { $fed } nakarmionego kota
}: { points }
account-toys = zabawki ({ $toys }): { points }
account-tokens = { note-tokens }: { points }
account-pairs = { $count ->
    [one] { $count } para
    [few] { $count } pary
    [many] { $count } par
   *[other] { $count } pary
} zaginionych kotów: { points }
account-hidden = { $count ->
    [one] { $count } zakryta karta
    [few] { $count } zakryte karty
    [many] { $count } zakrytych kart
   *[other] { $count } zakrytej karty
} na ręce
result-half = Każdy z czworga graczy ma za ubranka jeszcze pół punktu.

# Dlaczego
why-mark = odbiera pierwszemu graczowi dobrą linię
why-take = powinno to dać około { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}
why-spray = wolę, żeby kot pilnował innej linii
why-adopt = ta przybłęda powinna być warta więcej niż 2 punkty
why-cash = 2 punkty są pewne
why-done = żadna karta z ręki nie przyda się teraz bardziej niż później
why-best = żadna inna odpowiedź nie da na pewno więcej punktów
why-other = można, ale punktów od tego nie przybędzie

# Dlaczego dotknięcie nic nie robi
bar-deck = Nowe karty z talii przychodzą same, gdy tylko linia się opróżni.
bar-discards = Odrzucone: { $cards }. Można je oglądać, ale do gry już nie wracają.
bar-secret = Te karty są tajne: ogląda je tylko { $who }.
bar-hand-open = Te karty ma { $who } i tylko ich właściciel może je zagrać.
bar-cats-other = Koty ({ $who }): { $cats }.
bar-no-cats = { $who } nie ma jeszcze kotów.
bar-treats-other = Te przysmaki ma { $who } dla swoich kotów.
bar-feast = Wszystkie tury już rozegrane: teraz karmimy koty.
bar-stray-feast = Przybłędy można było przygarniać do ostatniej tury; teraz karmimy koty.
bar-hand-feast = Ostatnia tura minęła: kart już się nie zagrywa. Para zaginionych kotów i tak liczy się za 2 punkty.
bar-mark-first = Najpierw postaw znacznik kota przy rzędzie lub kolumnie.
bar-stray-lost = Przybłędę przygarnia się za dwa zaginione koty, a { $count ->
    [0] nie masz żadnego
    [one] masz jednego
    [few] masz { $count }
    [many] masz { $count }
   *[other] masz { $count }
}.
bar-stray-first = Najpierw dotknij zaginionych kotów na ręce, a potem przybłędy, którą za nie przygarniasz.
bar-guarded = Kot pilnuje tej linii ({ $line }): weź inny rząd albo inną kolumnę.
bar-whole = To { $card }. Karty bierze się trójkami: dotknij strzałki przy rzędzie albo kolumnie.
bar-lines = Karty bierze się trójkami: dotknij strzałki przy rzędzie albo kolumnie.
bar-spray-first = W tej turze masz już swoją linię. Żeby przegonić kota, dotknij najpierw spryskiwacza.
bar-taken = W tej turze masz już swoją linię; następną weźmie osoba po twojej lewej stronie.
bar-spray-same = Kot już tam siedzi ({ $line }): spryskiwacz przegania go do innej linii.
bar-spray-line = Spryskiwacz przesuwa znacznik kota: dotknij rzędu albo kolumny.
bar-lost-aim = Dwa zaginione koty oddaje się za przybłędę albo za żeton punktów.
bar-one-lost = Zaginione koty oddaje się parami, a masz tylko jednego.
bar-toy = Zabawki zostają na ręce: na koniec liczą się zestawy różnych zabawek.
bar-costume = Ubranka zostają na ręce: na koniec liczy się, kto ma ich najwięcej.
bar-catnip = Kocimiętka zostaje na ręce do końca gry.
bar-hand-which = Z ręki zagrywa się tylko spryskiwacze i pary zaginionych kotów.
bar-cat-later = { $cat }. Koty karmi się na końcu gry.
bar-cats-later = Koty karmi się na końcu gry.
bar-cat-waits = Koty jedzą po kolei: teraz je { $now }.
bar-served = { $cat }: to już postanowione. Teraz je { $now }.
bar-treats-later = Przysmaki trzyma się do końca gry, do karmienia.
bar-treats-feast = Dotknij kota, który ma jeść, i wybierz mu posiłek.

# Na planszy
tag-take = weź
tag-mark = tutaj
tag-spray = psik!
tag-adopt = przygarnij
tag-play = zagraj
tag-feed = nakarm
letter-delicacy = R
feed-hungry = głodny
feed-proposed = propozycja
feed-none = nic
feed-yes = kocimiętka
feed-no = nie
feed-as = jako { $kind }
line-cards = { $line }: { $cards }
line-brings = { $line }: { $cards }; na razie { $points }
hand-size = { $count ->
    [0] brak kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
strays-cost = za dwa zaginione koty
board-home = { $who }: koty, przysmaki i ręka
board-no-cats = Żaden kot do ciebie nie trafił: nie ma kogo karmić.
board-waits = Twoje koty już po uczcie. Inni jeszcze karmią.
board-rival-feast = Uczta: koty karmi się w tajemnicy.
board-none = Tu zamieszkają twoje koty.
meter-left = { $left ->
    [0] Twoje tury już minęły
    [one] Została ci { $left } tura z { $turns }
    [few] Zostały ci { $left } tury z { $turns }
   *[other] Zostało ci { $left } tur z { $turns }
}
state-enough = starczy
state-lacks = brakuje
since-take = bierze { $line }
since-spray = psik! Kot przy { $line }
since-adopt = przygarnia: { $cat }
since-cash = dwa zaginione za żeton
end-fed = syte koty
end-hungry = głodne koty
end-toys = zabawki
end-catnip = kocimiętka
end-costumes = ubranka
end-pairs = zaginione koty
end-leftovers = resztki
end-fed-cats = ile nakarmionych kotów

# O jednej karcie
label-colour = kolor
label-wants = chce
label-fed = syty kot
label-hungry = głodny kot
label-with-you = u ciebie
about-colours-0 = brak
about-colours-1 = czarny (C)
about-colours-2 = rudy (R)
about-colours-3 = czarny i rudy (C+R)
about-colours-4 = biały (B)
about-colours-5 = czarny i biały (C+B)
about-colours-6 = rudy i biały (R+B)
about-colours-7 = czarny, rudy i biały (C+R+B)
about-token = żeton, którym na koniec karmi się koty
about-delicacy = na koniec może być przysmakiem dowolnego rodzaju
about-gives = { $treats }; kartę od razu zamieniasz na żetony
about-guarded = pilnuje jej znacznik kota: teraz nie można jej wziąć
about-line = bierzesz stąd wszystkie karty, a znacznik kota staje przy tej linii
about-hidden = zakryta karta
about-toy = zestaw 1, 2, 3… różnych zabawek: { $sets }
about-costume = kto ma ich najwięcej: +{ $most }; kto nie ma żadnego: { $none }
about-lost_cat = za parę weźmiesz przybłędę albo { $pair ->
    [one] { $pair } punkt
    [few] { $pair } punkty
   *[many] { $pair } punktów
}; na koniec każda para daje tyle samo
about-bottle = w swojej turze przegania znacznik kota do innej linii; na koniec nic nie jest wart
about-catnip = jedna: { $alone }; dwie lub trzy: +{ $some } za każdego nakarmionego kota; cztery i więcej: +{ $many }
about-held = { $count ->
    [0] nie masz żadnej takiej karty
    [one] masz { $count } taką kartę
    [few] masz { $count } takie karty
   *[many] masz { $count } takich kart
}
tip-cat = Karmisz dopiero na koniec gry i tylko do syta: niepełny posiłek nic nie daje.
tip-stray = Przygarniesz ją za dwa zaginione koty. Potem trzeba ją nakarmić jak każdego kota.
tip-treat = Nie zbieraj na zapas: komu na koniec zostanie najwięcej przysmaków, ten traci punkty.

feat-fed = najwięcej nakarmionych kotów
feat-toys = najwięcej różnych zabawek
