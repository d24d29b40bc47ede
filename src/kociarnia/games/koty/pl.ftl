game-name = Koty
game-about = Zapełnij swój sen kotami. Karta leżąca rewersem do góry jest warta dziewięć i podwaja to, co na niej leży – a rywale dobrze o tym wiedzą.
goal-aim = { $teams ->
    [yes] Zbierzcie z partnerem w swoich dwóch snach najwięcej kotów.
   *[other] Zbierz w swoim śnie najwięcej kotów.
} Dziewiątki pod spodem podwajają to, co na nich leży.
goal-turn = Zagraj jedną kartę: do siebie, do rywala albo wymień całą rękę. Ten sam znak i razem 9 to przyjaźń!
goal-end = Gdy ktoś ma trzy krainy po trzy dziewiątki{ $finish_round ->
    [yes] , gracie rundę do końca i liczycie koty
   *[other] , wszyscy liczą koty
}.{ $turn_cap ->
    [1000] {""}
   *[other] {" "}Najpóźniej po { $turn_cap } turach każdego.
}

# Opcje
option-moth = Ćmy
option-moth-help = Ile ciem wtasować do talii; ćma przenosi kota w inne miejsce.
option-bat = Nietoperze
option-bat-help = Ile nietoperzy wtasować do talii; nietoperz zamienia kruka rywala w twoją „9”.
option-owl = Sowy
option-owl-help = Ile sów wtasować do talii; sowa kończy atak, a atakującą kartę bierze się do ręki.
option-dragon = Smok
option-dragon-help = Czy wtasować smoka; smok przegania wszystkie kruki i staje się „9”.
option-teams = Drużyny dwuosobowe
option-teams-help = Partnerzy siedzą naprzeciw siebie, mogą się nawzajem bronić i sumują swoje koty; dla 4 lub 6 osób.
option-team_night = Karty nocy w drużynach
option-team_night-help = Dopuszcza karty nocy w grze drużynowej; sowę może zagrać także partner.
option-first = Kto zaczyna
option-first-help = Osoba wybrana losowo albo wskazany gracz.
option-first-lot = losowo
option-first-1 = gracz 1
option-first-2 = gracz 2
option-first-3 = gracz 3
option-first-4 = gracz 4
option-first-5 = gracz 5
option-first-6 = gracz 6
option-pair_partial = Pół pary
option-pair_partial-help = Jeśli para z walki nie mieści się w żadnej krainie, można położyć samego kota na trzech „9”.
option-exhaustion_immediate = Koniec z ostatnią kartą
option-exhaustion_immediate-help = Gra kończy się po turze, w której opróżniły się oba stosy, a nie dopiero wtedy, gdy ktoś nie może dobrać karty.
option-hidden_exchange = Ukryta wymiana
option-hidden_exchange-help = Przy wymianie cztery karty odrzuca się zakryte.
option-finish_round = Do końca rundy
option-finish_round-help = Ukończony sen nie kończy gry od razu: rundę rozgrywa się do końca, więc wszyscy mają tyle samo tur.
option-moth_rival_empty = Ćma na pustą krainę rywala
option-moth_rival_empty-help = Ćma może położyć kota także na pustej krainie rywala.
option-turn_cap = Limit tur
option-turn_cap-help = Bezpiecznik, gdyby gra nie mogła się skończyć: po tylu turach każdego gracza liczy się to, co leży na stole.

# Karty
card-blue1 = Niebo 1
    .acc = Niebo 1
    .ins = Niebem 1
sign-blue1 = N1
card-blue8 = Niebo 8
    .acc = Niebo 8
    .ins = Niebem 8
sign-blue8 = N8
card-yellow2 = Słońce 2
    .acc = Słońce 2
    .ins = Słońcem 2
sign-yellow2 = S2
card-yellow7 = Słońce 7
    .acc = Słońce 7
    .ins = Słońcem 7
sign-yellow7 = S7
card-green3 = Las 3
    .acc = Las 3
    .ins = Lasem 3
sign-green3 = L3
card-green6 = Las 6
    .acc = Las 6
    .ins = Lasem 6
sign-green6 = L6
card-pink4 = Róża 4
    .acc = Różę 4
    .ins = Różą 4
sign-pink4 = R4
card-pink5 = Róża 5
    .acc = Różę 5
    .ins = Różą 5
sign-pink5 = R5
card-raven = kruk
    .acc = kruka
    .ins = krukiem
sign-raven = KR
card-joker = joker
    .acc = jokera
    .ins = jokerem
sign-joker = JO
card-moth = ćma
    .acc = ćmę
    .ins = ćmą
sign-moth = ĆM
card-bat = nietoperz
    .acc = nietoperza
    .ins = nietoperzem
sign-bat = NI
card-owl = sowa
    .acc = sowę
    .ins = sową
sign-owl = SO
card-dragon = smok
    .acc = smoka
    .ins = smokiem
sign-dragon = SM
card-nine = „9”
card-as = joker jako { $role }
    .acc = jokera jako { $role }
    .ins = jokerem jako { $role }
nine = 9
hidden = zakryta
mark-seen = to { $card }
mark-known = wszyscy ją znają
mark-attacked = atakuje { $card }
mark-defended = obroniony; atak można powtórzyć
mark-nine = będzie „9”
note-met = { $owner-is ->
    [me] w twojej krainie { $land }
   *[other] w krainie { $land } ({ $owner })
}
note-team = { $who-is ->
    [me] gra z tobą
   *[other] partner: { $who }
}

# Stół
zone-pile = Stos dobierania ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
})
zone-discards = Karty odrzucone ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
})
zone-table = W grze
zone-land = { $who-is ->
    [me] Twoja kraina { $land }
   *[other] Kraina { $land } ({ $who })
}
zone-hand = { $who-is ->
    [me] Twoja ręka
   *[other] Ręka: { $who }
}
land-empty = pusta
dream = { $who-is ->
    [me] Twój sen
   *[other] Sen: { $who }
}
hand-count = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
danger-fight = walka!
danger-friends = przyjaźń!
danger-over = obroniony
joker-who = Kim jest joker?
count = { $text }
fact-turn = Tura { $turn }
fact-near = { $who-is ->
    [me] Do końca: masz { $lands } z { $needed } krain
   *[other] Do końca: { $who } { $lands } z { $needed } krain
}
note-full = krainy z trzema „9”: { $lands } z { $needed }
fact-closing = Ostatnia runda: ktoś już ukończył swój sen.
fact-exhausted = Karty się skończyły: to ostatnia tura.
draw-dream = { $who-is ->
    [me] Twój sen
   *[other] { $who }
}: { $cats ->
    [one] { $cats } kot
    [few] { $cats } koty
   *[many] { $cats } kotów
}{ $who-is ->
    [me] { "" }
   *[other] , w ręce { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
}
draw-known = (wiadomo, że ma: { $cards })
draw-team = { $who-is ->
    [me] · gra z tobą
   *[other] · partner: { $who }
}
draw-middle = Stos dobierania: { $pile } · Odrzucone: { $discards }, na wierzchu: { $top }
draw-attack = atak
draw-played = W grze: { $card }
draw-hand = Twoja ręka: { $cards }
draw-card = { $card } ({ $sign })

# Pytania
ask-turn = { $who-is ->
    [me] Twoja tura.
   *[other] Tura: { $who }.
}
    .tap = Dotknij karty, potem krainy: swojej albo cudzej.
    .typed = Zagraj kartę albo wymień wszystkie cztery.
ask-defend = { $who-is ->
    [me] { $attacker } atakuje { $owner-is ->
        [me] twoją krainę { $land }
       *[other] krainę { $land } w twojej drużynie
    }: { $name } na { $top } – { $how ->
        [fight] walka
       *[friends] przyjaźń
    }.{ $able ->
        [no] { " " }Nie masz czym się bronić.
       *[yes] { "" }
    }
   *[other] { $who } może odpowiedzieć na atak (atakuje { $name }).
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Kota obroni { $role } albo joker: dotknij karty w ręce.
    }
    .typed = { $able ->
        [no] { "" }
       *[yes] Bronisz?
    }
ask-repeat = { $who-is ->
    [me] Atak odparty.{ $able ->
        [no] { " " }Nie masz czym go powtórzyć.
       *[yes] { "" }
    }
   *[other] { $who } może powtórzyć atak.
}
    .tap = { $able ->
        [no] { "" }
       *[yes] Powtórzysz go kartą { $role } albo jokerem: dotknij karty w ręce.
    }
    .typed = { $able ->
        [no] { "" }
       *[yes] Powtarzasz go? Pasuje { $role } albo joker.
    }
ask-nine = { $who-is ->
    [me] Gdzie kładziesz „9”?
   *[other] { $who } kładzie „9”.
}
    .tap = Dotknij jednej ze swoich krain.
ask-pair = { $who-is ->
    [me] { $whole ->
        [yes] W której krainie kładziesz parę ({ $cat } na „9”)?
       *[no] Para nie mieści się nigdzie. Na których trzech „9” kładziesz samego kota ({ $cat })?
    }
   *[other] { $whole ->
        [yes] { $who } kładzie parę ({ $cat } na „9”).
       *[no] { $who } kładzie { $cat } na trzech „9”.
    }
}
    .tap = Dotknij jednej ze swoich krain.
ask-carry = { $who-is ->
    [me] Gdzie ćma ma położyć { $cat }?
   *[other] Ćma przenosi { $cat } (tura: { $who }).
}
    .tap = Dotknij krainy w dowolnym śnie.
ask-dealer = Trwa rozdawanie.
ask-over = Gra skończona.
then-land = Teraz dotknij jednej z podświetlonych krain.

# Ruchy
do-lay = { $card } na twoją pustą krainę { $land }: { $count }
    .then = { then-land }
do-lay-nine = { $card } na „9” w twojej krainie { $land }: { $count } (teraz { $now })
    .then = { then-land }
do-friends = { $card } na { $cat } w twojej krainie { $land }: przyjaźń, oba koty uciekają, { $reward ->
    [given] dostajesz „9”
    [none] ale na „9” zabraknie kart
   *[lost] nagroda przepadnie
}
    .then = { then-land }
do-fight = { $card } na { $cat } w twojej krainie { $land }: walka, { $reward ->
    [given] kot zostaje z nową „9” pod spodem
    [half] kot zostaje, ale bez nowej „9”
   *[lost] obie karty przepadną
}
    .then = { then-land }
do-chase = { $card } na kruka w twojej krainie { $land }: przeganiasz go, zostaje { $count }
    .then = { then-land }
do-attack-friends = atak: { $card } na { $cat } ({ $owner }, kraina { $land }: { $now }) – przyjaźń, { $reward ->
    [given] dostajesz „9”
    [none] ale na „9” zabraknie kart
   *[lost] nagroda przepadnie
}
    .then = { then-land }
do-attack-fight = atak: { $card } na { $cat } ({ $owner }, kraina { $land }: { $now }) – walka, { $reward ->
    [given] zabierasz kota
    [half] zabierasz kota, ale bez nowej „9”
   *[lost] nagroda przepadnie
}
    .then = { then-land }
do-cover = zakryj „9” { $with } ({ $owner }, kraina { $land }: { $now }) – zostanie { $count }
    .then = { then-land }
do-cover-raven = wypuść kruka na „9” ({ $owner }, kraina { $land }: { $now }) – zostanie { $count }
    .then = { then-land }
do-exchange = wymień wszystkie cztery karty
do-moth = { $owner-is ->
    [me] ćma: weź { $card } ze swojej krainy { $land }
   *[other] ćma: weź { $card } ({ $owner }, kraina { $land })
}
    .then = Teraz dotknij kota, którego ma zabrać.
do-carry = { $owner-is ->
    [me] na swoją krainę { $land }: { $count }
   *[other] na krainę { $land } ({ $owner }): { $count }
}
do-bat = nietoperz: zabierz kruka ({ $owner }, kraina { $land }){ $reward ->
    [given] { " " }jako swoją „9”
   *[lost] ; nie masz na niego miejsca, więc przepadnie
}
    .then = Teraz dotknij kruka, którego ma zabrać.
do-dragon = smok: { $ravens ->
    [0] kruków teraz nie ma
   *[other] wszystkie kruki odlatują
}{ $reward ->
    [given] , smok zostaje twoją „9”
   *[lost] ; na smoka nie masz miejsca, więc przepadnie
}
do-defend = broń kota { $card }
do-owl = sowa: zakończ atak i weź { $card } do ręki
do-pass = nie broń kota
do-again = atakuj jeszcze raz { $card }
do-stop = odpuść
do-nine = na swoją krainę { $land }: { $count }
do-pair = na swoją krainę { $land }: { $count }

# Przebieg
log-begin = { $who-is ->
    [me] Karty rozdane. Zaczynasz.
   *[other] Karty rozdane. Zaczyna { $who }.
}
log-hand = Twoja ręka: { $cards }.
log-drawn = Dobierasz { $card }.
log-lay = { $who-is ->
    [me] Kładziesz { $card } na swoją pustą krainę { $land }.
   *[other] { $who } kładzie { $card } na swoją pustą krainę { $land }.
}
log-lay-nine = { $who-is ->
    [me] Kładziesz { $card } na „9” w swojej krainie { $land }: { $count }.
   *[other] { $who } kładzie { $card } na „9” w swojej krainie { $land }: { $count }.
}
log-friends = { $who-is ->
    [me] Zagrywasz { $card } na { $cat } w swojej krainie { $land }: przyjaźń.
   *[other] { $who } zagrywa { $card } na { $cat } w swojej krainie { $land }: przyjaźń.
}
log-fight = { $who-is ->
    [me] Zagrywasz { $card } na { $cat } w swojej krainie { $land }: walka.
   *[other] { $who } zagrywa { $card } na { $cat } w swojej krainie { $land }: walka.
}
log-chase = { $who-is ->
    [me] Przeganiasz kruka ze swojej krainy { $land }, zagrywając na niego { $card }.
   *[other] { $who } przegania kruka ze swojej krainy { $land }, zagrywając na niego { $card }.
}
log-attack-friends = { $who-is ->
    [me] Atakujesz: zagrywasz { $card } na { $cat } ({ $owner }, kraina { $land }) – przyjaźń.
   *[other] { $owner-is ->
        [me] { $who } atakuje: zagrywa { $card } na { $cat } w twojej krainie { $land } – przyjaźń.
       *[other] { $who } atakuje: zagrywa { $card } na { $cat } ({ $owner }, kraina { $land }) – przyjaźń.
    }
}
log-attack-fight = { $who-is ->
    [me] Atakujesz: zagrywasz { $card } na { $cat } ({ $owner }, kraina { $land }) – walka.
   *[other] { $owner-is ->
        [me] { $who } atakuje: zagrywa { $card } na { $cat } w twojej krainie { $land } – walka.
       *[other] { $who } atakuje: zagrywa { $card } na { $cat } ({ $owner }, kraina { $land }) – walka.
    }
}
log-cover = { $who-is ->
    [me] Zakrywasz „9” { $with } ({ $owner }, kraina { $land }): { $count }.
   *[other] { $owner-is ->
        [me] { $who } zakrywa { $with } twoją „9” (kraina { $land }): { $count }.
       *[other] { $who } zakrywa „9” { $with } ({ $owner }, kraina { $land }): { $count }.
    }
}
log-cover-raven = { $who-is ->
    [me] Wypuszczasz kruka na „9” ({ $owner }, kraina { $land }).
   *[other] { $owner-is ->
        [me] { $who } wypuszcza kruka na twoją „9” (kraina { $land }).
       *[other] { $who } wypuszcza kruka na „9” ({ $owner }, kraina { $land }).
    }
}
log-defend = { $who-is ->
    [me] Bronisz kota { $card }.
   *[other] { $who } broni kota { $card }.
}
log-pass = { $who-is ->
    [me] Nie bronisz kota.
   *[other] { $who } nie broni kota.
}
log-again = { $who-is ->
    [me] Atakujesz jeszcze raz { $card }.
   *[other] { $who } atakuje jeszcze raz { $card }.
}
log-stop = { $who-is ->
    [me] Odpuszczasz.
   *[other] { $who } odpuszcza.
}
log-owl = { $who-is ->
    [me] Twoja sowa kończy atak i chwyta { $card }.
   *[other] Sowa ({ $who }) kończy atak i chwyta { $card }.
}
log-friends-leave = Koty zaprzyjaźniają się i uciekają ze snu.
log-pair-lost = W żadnej krainie nie ma miejsca na parę: obie karty przepadają.
log-nine = { $who-is ->
    [me] Kładziesz „9” na swoją krainę { $land }: { $count }.
   *[other] { $who } kładzie „9” na swoją krainę { $land }: { $count }.
}
log-pair = { $who-is ->
    [me] Kładziesz { $card } na „9” w swojej krainie { $land }: { $count }.
   *[other] { $who } kładzie { $card } na „9” w swojej krainie { $land }: { $count }.
}
log-lose = Nie ma miejsca na „9”: trzeba odrzucić { $card }.
log-moth = { $who-is ->
    [me] { $owner-is ->
        [me] Twoja ćma porywa { $card } z twojej krainy { $land }.
       *[other] Twoja ćma porywa { $card } ({ $owner }, kraina { $land }).
    }
   *[other] { $owner-is ->
        [me] Ćma ({ $who }) porywa { $card } z twojej krainy { $land }.
       *[other] Ćma ({ $who }) porywa { $card } ({ $owner }, kraina { $land }).
    }
}
log-carry = { $who-is ->
    [me] { $owner-is ->
        [me] Twoja ćma kładzie { $card } w twojej krainie { $land }.
       *[other] Twoja ćma kładzie { $card } w krainie { $land } ({ $owner }).
    }
   *[other] { $owner-is ->
        [me] Ćma ({ $who }) kładzie { $card } w twojej krainie { $land }.
       *[other] Ćma ({ $who }) kładzie { $card } w krainie { $land } ({ $owner }).
    }
}
log-bat = { $who-is ->
    [me] Twój nietoperz zabiera kruka ({ $owner }, kraina { $land }).
   *[other] { $owner-is ->
        [me] Nietoperz ({ $who }) zabiera kruka z twojej krainy { $land }.
       *[other] Nietoperz ({ $who }) zabiera kruka ({ $owner }, kraina { $land }).
    }
}
log-dragon = { $who-is ->
    [me] Zagrywasz smoka.
   *[other] { $who } zagrywa smoka.
} { $ravens ->
    [0] Nie było ani jednego kruka.
    [one] Odlatuje { $ravens } kruk.
    [few] Odlatują { $ravens } kruki.
   *[many] Odlatuje { $ravens } kruków.
}
log-exchange = { $who-is ->
    [me] Wymieniasz karty. Odrzucone: { $cards }.
   *[other] { $who } wymienia karty. Odrzucone: { $cards }.
}
log-exchange-hidden = { $who-is ->
    [me] Wymieniasz karty.
   *[other] { $who } wymienia karty, nie pokazując ich.
}
log-shuffle = Odrzucone karty zostały potasowane i tworzą nowy stos dobierania.
log-exhausted = Oba stosy są puste: nikt już nie dobiera, a ta tura jest ostatnia.
log-closing = { $who-is ->
    [me] Masz już ukończony sen; gramy do końca rundy.
   *[other] { $who } ma już ukończony sen; gramy do końca rundy.
}
end-complete = { $who-is ->
    [me] Koniec gry: masz trzy krainy, a w każdej trzy „9”.
   *[other] Koniec gry: { $who } ma trzy krainy, a w każdej trzy „9”.
}
end-exhausted = Koniec gry: karty się skończyły.
end-turns = Koniec gry: osiągnięto limit tur ({ $turns }).
end-team = { $one } i { $other } razem: { $cats ->
    [one] { $cats } kot
    [few] { $cats } koty
   *[many] { $cats } kotów
}

# Ile to warte
account-land = kraina { $land }: { $text }
account-nines = „9” we śnie: { $nines }
account-team = { $who-is ->
    [me] razem z tobą: { $cats }
   *[other] razem ({ $who } w drużynie): { $cats }
}

# Dlaczego
why-lay = kot w pustej krainie liczy się od razu: { $count }
why-lay-nine = zamiast { $now } będzie { $count }
why-friends = w krainie będzie { $count } zamiast { $now }, { $reward ->
    [given] a do tego dostajesz „9”
    [none] choć na „9” zabraknie kart
   *[lost] choć nagroda przepadnie
}
why-fight = { $reward ->
    [given] kot z jeszcze jednym „×2” pod spodem liczy się podwójnie
    [half] kota można położyć na trzech „9”
   *[lost] w krainie będzie { $count } zamiast { $now }, choć obie karty przepadną
}
why-chase = kraina znów jest warta { $count } zamiast { $now }
why-attack-friends = rywalowi zostanie { $count } zamiast { $now }, { $reward ->
    [given] a ty dostajesz „9”
    [none] choć na „9” zabraknie kart
   *[lost] choć nagroda przepadnie
}
why-attack-fight = rywalowi zostanie { $count } zamiast { $now }, { $reward ->
    [given] a ty zabierasz kota z „9” pod spodem
    [half] a ty zabierasz kota, choć bez nowej „9”
   *[lost] choć nagroda przepadnie
}
why-cover = rywalowi zostanie { $count } zamiast { $now }
why-cover-raven = pod krukiem { $now } rywala nie jest warte nic
why-exchange = cztery nowe karty mogą zdziałać więcej
why-moth = ten kot przyda się bardziej gdzie indziej
why-carry = tam da ci najwięcej
why-bat = { $reward ->
    [given] kruk rywala stanie się twoją „9”
   *[lost] pozbędziesz się nietoperza, choć kruk przepadnie
}
why-dragon = { $ravens ->
    [0] kruków teraz nie ma
   *[other] kruki odlatują
}{ $reward ->
    [given] , a ty dostajesz „9”
   *[lost] { $ravens ->
        [0] , a smok przepadnie: pozbędziesz się go
       *[other] , choć smok przepadnie
    }
}
why-defend = kot jest wart więcej niż ta karta
why-owl = atak kończy się na dobre, a karta jest twoja
why-pass = to, co stracisz, nie jest warte karty
why-again = to warte jeszcze jednej karty
why-stop = to niewarte kolejnej karty
why-nine = tu da najwięcej
why-pair = tu da najwięcej

# Dlaczego nie
bar-secret = Karty w ręce widzi tylko ich właściciel.
bar-own-hand = Wybierz jedną kartę z ręki.
bar-draw = Dobierać nie trzeba: po każdej zagranej karcie ręka sama uzupełnia się do czterech.
bar-in-play = Ta karta jest już zagrana i nie można jej cofnąć.
bar-exchange = Odrzucone karty zostają tutaj. Wymienić można tylko wszystkie cztery karty z ręki.
bar-exchange-card = Wymienia się wszystkie cztery karty naraz: najpierw odłóż wybraną.
bar-exchange-late = Wymienić karty można tylko w swojej turze, zamiast zagrania karty.
bar-card-first = Najpierw wybierz kartę z ręki, potem krainę.
bar-one-card = W turze zagrywa się jedną kartę: odłóż wybraną, żeby wziąć inną.
bar-answer-first = Najpierw odpowiedz na atak: broń kota albo nie.
bar-repeat-first = Najpierw zdecyduj, czy atakujesz jeszcze raz.
bar-nine-first = Najpierw wybierz krainę dla „9”.
bar-pair-first = Najpierw wybierz krainę dla obu kotów.
bar-carry-first = Najpierw wskaż, gdzie ćma położy kota.
bar-cat-nowhere = { $card } nie ma dokąd pójść: nie masz pustej krainy, a na wierzchu nie leży żadna „9” ani kot do przyjaźni czy walki.
bar-raven-nowhere = Kruk zakrywa „9” rywala albo przegania kruka z twojego snu, a teraz nie ma ani jednego, ani drugiego.
bar-joker-nowhere = Jokera zagrywa się na kota albo na kruka we własnym śnie, a teraz nie ma żadnego z nich.
bar-moth-nowhere = Ćma potrzebuje kota do przeniesienia i innego miejsca dla niego.
bar-bat-nowhere = Nietoperz zabiera kruka rywalowi, a żaden rywal go teraz nie ma.
bar-owl-turn = Sowa odpowiada na atak; w swojej turze się jej nie zagrywa.
bar-partner = Nie zagrywa się kart na sen partnera ({ $who }).
bar-partner-night = Ćma i nietoperz nie ruszają snu partnera.
bar-cat-empty = Kota nie kładzie się na pustej krainie rywala.
bar-cat-raven = Kota nie kładzie się na kruku. Kruka przegania kruk albo joker, i to tylko z własnego snu.
bar-cat-colour = { $cat } ma inny kolor: { $card } zaprzyjaźni się z { $friend }, a walczyć może z { $same }.
bar-raven-cat = Kruk nie siada na kocie.
bar-raven-empty = Kruk nie siada na pustej krainie.
bar-raven-nine = Kruk zakrywa tylko „9” rywali.
bar-raven-raven = Kruki przegania się tylko z własnego snu.
bar-joker-empty = Jokera nie kładzie się na pustej krainie.
bar-joker-nine = Jokera nie kładzie się na „9”.
bar-joker-raven = Joker przegania kruka tylko z twojego snu.
bar-moth = Ćma porywa kota: wskaż krainę z kotem na wierzchu.
bar-bat = Nietoperz zabiera kruka: wskaż krainę rywala z krukiem na wierzchu.
bar-bat-own = Nietoperz zabiera kruka rywalowi, nie z twojego snu.
bar-defend = Tego kota obroni tylko { $role }{ $owls ->
    [yes] , joker albo sowa
   *[no] { "" } albo joker
}.
bar-repeat = Ten atak powtórzy tylko { $role } albo joker.
bar-repeats = Jeden atak można powtórzyć najwyżej { $times } razy.
bar-nine-own = „9” dokłada się tylko do własnego snu.
bar-nine-on = „9” kładzie się na pustej krainie albo na innej „9”, nigdy na kocie ani na kruku.
bar-full = W tej krainie są już { $nines } „9”; więcej się nie zmieści.
bar-pair-own = Oba koty trafiają do twojego snu.
bar-pair-on = Jeden z dwóch kotów leży jako „9”, więc kraina musi być pusta albo mieć „9” na wierzchu.
bar-carry-back = Ćma nie może odłożyć kota tam, skąd go wzięła.
bar-carry-on = Ćma kładzie kota na pustej krainie albo na „9”.
bar-carry-empty = Przy tym stole ćma nie może użyć pustej krainy rywala.

# Krótkie podpisy: co da dotknięcie
tag-lay = połóż
tag-lay-nine = połóż
tag-friends = { $value } + { $other }
tag-fight = walka
tag-chase = przegoń
tag-attack-friends = { $value } + { $other }
tag-attack-fight = walka
tag-cover = zakryj
tag-cover-raven = zakryj
tag-exchange = wymień
tag-moth = porwij
tag-carry = tutaj
tag-bat = zabierz
tag-dragon = zagraj
tag-defend = broń
tag-owl = sowa
tag-again = atakuj
tag-nine = tutaj
tag-pair = tutaj
tag-either = kto to?

# O jednej karcie
label-friend = przyjaciel
label-fight = walka
about-hidden = Zakryta karta. We śnie byłaby „9”, cokolwiek ma z drugiej strony.
about-nine = { $nine }, a to, co na niej leży, liczy się ×{ $times }
about-worth = { $cats ->
    [one] { $cats } kot
    [few] { $cats } koty
   *[many] { $cats } kotów
}, na jednej „9”: { $double }, na trzech: { $full }
about-friend = { $card }: oba koty uciekają, a ty dostajesz „9”
about-fight = z drugim takim samym kotem: oba trafiają do twojego snu, jeden jako „9”, drugi na nią
about-raven = zakrywa „9” rywala, a kraina jest wtedy warta 0; albo przegania kruka z twojego snu
about-joker = zastępuje dowolnego kota zagranego na kota albo kruka, który przegania kruka; nie kładzie się go na „9” ani na pustą krainę
about-moth = przenosi kota z dowolnego snu do dowolnego snu
about-bat = zabiera kruka ze snu rywala; w twoim śnie leży on jako „9”
about-owl = zatrzymuje atak na twój sen, a atakująca karta trafia do twojej ręki
about-dragon = przegania wszystkie kruki ze wszystkich snów i zostaje w twoim śnie jako „9”
tip-nine = Gra się kończy, gdy ktoś ma trzy krainy, a w każdej trzy „9”.
tip-cat = Kota, którego atakuje rywal, obronisz takim samym kotem jak ten, który atakuje, albo jokerem.
# Tablica: plakietki, miernik, co ostatnio
board-pile = stos
board-discards = odrzucone
meter-near = { $who-is ->
    [me] Brakuje ci { $nines ->
        [one] { $nines } dziewiątki
       *[other] { $nines } dziewiątek
    } do końca
   *[other] { $who }: brakuje { $nines ->
        [one] { $nines } dziewiątki
       *[other] { $nines } dziewiątek
    } do końca
}
meter-over = Koniec partii
since-lay = { $card } na pustą krainę
since-lay-nine = { $card } na „9”: { $count }
since-friends = { $card } na { $cat }: przyjaźń
since-fight = { $card } na { $cat }: walka
since-chase = przegania kruka
since-attack-friends = { $owner-is ->
    [me] { $card } na { $cat } u ciebie
   *[other] { $card } na { $cat }: { $owner }
}
since-attack-fight = { $owner-is ->
    [me] walka u ciebie: { $card }
   *[other] walka: { $card }, { $owner }
}
since-cover = { $owner-is ->
    [me] zakrywa twoją „9”
   *[other] zakrywa „9”: { $owner }
}
since-cover-raven = { $owner-is ->
    [me] kruk na twoją „9”
   *[other] kruk na „9”: { $owner }
}
since-exchange = wymienia cztery karty
since-exchange-hidden = wymienia cztery karty
since-moth = ćma porywa kota
since-bat = nietoperz zabiera kruka
since-dragon = smok przepędza kruki
end-land-first = najlepsza kraina
end-land-second = druga kraina
end-land-third = trzecia kraina
end-land-fourth = czwarta kraina
end-nines = „9” we śnie

feat-nines = najwięcej dziewiątek
feat-quickest = najszybsza wygrana (tury wszystkich)
feat-defended = obronione napady
