# W terminalu
arena-plan = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
} przy { $tables ->
    [one] jednym stole
   *[other] { $tables } stołach
}, każde rozdanie z każdego miejsca.
arena-there = Już rozegrane: { $done }. Teraz reszta.
arena-all = Wszystkie stoły
arena-stopped = Przerwano; zachowane partie: { $done } z { $all }. To samo polecenie gra dalej od tego miejsca.
arena-head = { $game }, { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
arena-heads = bot;ranking;95 %;wygrane;95 %;średnia lokata;czas ruchu
arena-pair = { $one } przed { $other }: { $share } ({ $span })
arena-nobody = nikt nie wygrał: { $percent }
arena-lost = Uwaga: { $count ->
    [one] { $count } partia nie ma
    [few] { $count } partie nie mają
   *[many] { $count } partii nie ma
} wyniku ({ $why }).
arena-written = Raport: { $path }
arena-exported = Zapisano { $decisions ->
    [one] { $decisions } decyzję
    [few] { $decisions } decyzje
   *[other] { $decisions } decyzji
}: { $path }

# Raport
report-title = Kocia arena
report-lead = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}, { $bots ->
    [one] { $bots } bot
    [few] { $bots } boty
   *[many] { $bots } botów
}
report-tables = Stoły
report-overall = Wszystkie stoły razem
report-players = { $players ->
    [one] { $players } gracz
   *[other] { $players } graczy
}
report-size = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[many] { $deals } rozdań
}
report-nobody = · nikt nie wygrał: { $percent }
report-options = Opcje: { $options }
report-ladder = Drabinka
report-ladder-hint = Ranking z przedziałem ufności 95 %; środek skali to 25.
report-pairs = Kto kogo wyprzedza
report-pairs-hint = Jak często bot z wiersza kończy przed botem z kolumny; remis liczy się za pół. Pod spodem przedział ufności 95 %; pogrubienie: cały leży po jednej stronie 50 %.
report-pair = { $one } przeciw { $other }: { $matches ->
    [one] { $matches } spotkanie
    [few] { $matches } spotkania
   *[many] { $matches } spotkań
}
report-strengths = Stół po stole
report-strengths-hint = Jak często bot kończy przed pozostałymi przy danym stole: które gry i składy komu służą.
report-seats = Wygrane a miejsce przy stole
report-seats-hint = Udział zwycięstw każdego bota na każdym miejscu; linia przerywana to równy podział. W nawiasie wszystkie boty razem.
report-seat = miejsce { $number } ({ $percent })
report-length = Długość partii
report-length-hint = Liczba decyzji wszystkich graczy w jednej partii.
report-median = mediana { $moves }
report-points = Punkty
report-points-hint = Liczone według instrukcji gry. Pudełko to środkowa połowa partii, linia – dziewięć na dziesięć; po prawej średnia.
report-time = Czas namysłu
report-time-hint = Kropka to średnia na ruch (jej wartość po prawej), linia sięga najdłuższego namysłu. Kolejne znaki skali to potęgi dziesięciu.
report-figures = Liczby
report-figures-hint = To samo w liczbach; drobnym drukiem przedziały ufności 95 %.
report-figures-heads = bot;ranking;wygrane;średnia lokata;średnio punktów;na ruch;najdłużej;oddane ruchy
report-troubles = Kłopoty
report-troubles-hint = Co nie poszło jak trzeba.
report-forfeited = { $bot } oddał losowi { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}: { $why }
report-lost = { $count ->
    [one] { $count } partia nie ma
    [few] { $count } partie nie mają
   *[many] { $count } partii nie ma
} wyniku: { $why }
report-method = Jak to czytać
report-method-deals = Każde rozdanie rozgrywa cała grupa ustawień: karty leżą tak samo, a boty zamieniają się miejscami. W grupie każdy bot siedzi wszędzie tak samo często i z każdym innym spotyka się tak samo często, więc ani szczęście w kartach, ani miejsce przy stole nikomu nie sprzyja. Partnerzy to zawsze jeden bot.
report-method-pairs = O tym, kto jest lepszy, rozstrzyga tabela „Kto kogo wyprzedza”: porównuje same lokaty, cokolwiek w danej grze znaczą punkty. Gdy nikt nie wygrywa, równe lokaty są remisem.
report-method-ratings = Ranking to model Placketta i Luce’a na lokatach ze wszystkich partii (biblioteka openskill). Ustawia boty na jednej skali; cztery punkty różnicy to mniej więcej dwa zwycięstwa na trzy partie.
report-method-intervals = Partie z jednego rozdania są do siebie podobne, dlatego udziały mają przedziały Wilsona liczone według rozdań, a nie partii. Przedziały rankingu podaje sam model.
report-made = Kociarnia { $version }; rozdania od ziarna { $seed }; boty: { $bots }.
