# Wiersz poleceń
cli-about = Pięć gier karcianych o kotach i snach: graj z botami albo ze znajomymi przy jednej klawiaturze. Bez polecenia otwiera się dom w przeglądarce.
cli-usage = użycie
cli-commands = polecenia
cli-options = opcje
cli-arguments = argumenty
cli-help = pokaż tę pomoc i zakończ
cli-version = wypisz wersję i zakończ
cli-lang = język: pl albo en (domyślnie język systemu)
cli-play = zagraj partię w terminalu
cli-replay = odtwórz zapisaną partię krok po kroku
cli-review = obejrzyj skończoną partię: szanse tura po turze, przełomy i co zagrałby tygrys
cli-games = wypisz gry
cli-rules = pokaż zasady gry punkt po punkcie albo przeszukaj je
cli-simulate = niech boty rozegrają wiele partii; pokaż podsumowanie
cli-laws = sprawdź prawa silnika na losowych partiach
cli-bench = zmierz szybkość zasad
cli-about-cmd = wersja, do kogo należą gry i które karty są zrekonstruowane
cli-compile = skompiluj zasady, jeśli jest kompilator C
cli-verify = sprawdź, czy zapisane rozdanie wynika z sekretu
arg-game = nazwa gry
arg-games-some = nazwy gier; bez nich – wszystkie
arg-players = liczba graczy
arg-seat = twoje miejsce, od 1
arg-humans = ile osób gra przy tej klawiaturze, podając ją sobie
arg-option = opcja zasad jako klucz=wartość; można powtarzać
arg-options-list = wypisz opcje gry i zakończ
arg-seed = ta sama liczba daje to samo rozdanie
arg-bots = boty na pozostałych miejscach: jedna nazwa dla wszystkich albo po jednej, po przecinku; bez tego poziom w sam raz dla ciebie
arg-bots-all = boty: jedna nazwa dla wszystkich miejsc albo po jednej, po przecinku
arg-name = twoje imię; można powtarzać dla kilku osób
arg-plain = zwykłe wiersze dla czytników ekranu, bez rysowania znakami
arg-save = gdzie zapisać partię
arg-resume = graj dalej zapisaną partię
arg-file = zapis partii
arg-step = zacznij od tego ruchu
arg-as = czyimi oczami patrzeć: miejsce, 0 – widownia
arg-all = wypisz wszystko naraz, bez czekania
arg-review-seat = czyje ruchy oceniać: miejsce, od 1
arg-review-open = z odkrytymi kartami zamiast tego, co to miejsce wtedy widziało
arg-query = punkt zasad (R13) albo szukane słowa
arg-matches = liczba partii
arg-jobs = ile procesów pracuje równocześnie
arg-json = wypisz wynik jako JSON
arg-save-dir = zachowaj zapis każdej partii w tym katalogu
arg-moves = liczba sprawdzanych ruchów
arg-thorough = patrz oczami każdego obserwatora w każdym kroku
arg-force = kompiluj od nowa
arg-trained = kompiluj dwa razy, za drugim razem pod to, co za pierwszym działo się najczęściej; szybsze losowe rozgrywki (gcc)
arg-secret = sekret, jeśli nie ma go w zapisie

cli-wrong = { $text }
cli-required = brakuje: { $names }
cli-choice = „{ $value }” nie jest tu znane; są: { $known }
cli-number = „{ $value }” nie jest liczbą całkowitą
cli-least = „{ $value }” to mniej niż { $least }
cli-most = „{ $value }” to więcej niż { $most }
cli-unknown = tego nie rozumiem: { $text }
cli-expected = brakuje wartości
cli-pair = opcję pisze się jako klucz=wartość, a nie „{ $text }”
cli-seat = Nie ma miejsca { $seat }; miejsca są od 1 do { $players }.
cli-humans = { $humans ->
    [one] { $humans } osoba nie usiądzie
    [few] { $humans } osoby nie usiądą
   *[many] { $humans } osób nie usiądzie
} przy stole dla { $players }.
cli-matches = Trzeba rozegrać co najmniej jedną partię.
cli-file = Nie można odczytać pliku { $path }: { $why }.
cli-write = Nie można zapisać pliku { $path }: { $why }.
cli-folder = Nie ma folderu { $path }.

# Menu
menu-welcome = Kociarnia – dom pełen kotów.
menu-what = W co gramy? Wpisz numer. (q kończy, tu i przy każdym pytaniu)
menu-next = Graj (Enter, rywale: { cat-level }), wybierz innych rywali (v), ucz się, grając (l), przeczytaj zasady (r), zmień opcje (o) czy wróć (b)?
menu-next-no-lesson = Graj (Enter, rywale: { cat-level }), wybierz innych rywali (v), przeczytaj zasady (r), zmień opcje (o) czy wróć (b)?
menu-not = „{ $text }” nie jest tu odpowiedzią.
menu-rivals = Z kim grasz, od najłagodniejszego do najsilniejszego? (Enter: { cat-level })
cat-level = { $level }
menu-left = Niedokończone partie:
menu-left-one = { $game } ({ $names }), przerwana { $when }
menu-players = Ilu graczy, od { $low } do { $high }? (Enter: { $default })
menu-option = { $name } [{ $value }] – { $help }
menu-option-new = Nowa wartość ({ $known }), Enter, by zostawić, albo b, by zostawić tę i wszystkie dalsze:
menu-bye = Dobranoc.
menu-seats = { $low }–{ $high } graczy
menu-seats-one = { $low } graczy

# Partia
play-begin = { $game }: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}. Boty: { $bots }.
play-bot = { $name } ({ cat-level })
play-begin-alone = { $game }: { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}.
play-commitment = Zobowiązanie rozdania: { $commitment }
play-prompt = Twój wybór, od 1 do { $count } (? wyjaśnia; t stół, s wynik, h podpowiedź, u cofnij, q koniec):
play-commands = Wpisz numer albo zapis ruchu. t stół, s wynik z rozbiciem, h podpowiedź, u cofnij, l dziennik, m wszystkie ruchy, r SŁOWA zasady, i SŁOWA o karcie, p pytaj (albo nie) tam, gdzie można tylko spasować, q koniec (partia zostanie zapisana).
play-what = „{ $text }” nie jest teraz możliwe. Wpisz numer od 1 do { $count } albo ?, by zobaczyć wyjaśnienie.
play-rules-how = Wpisz r i punkt zasad albo słowa, na przykład: r R13
play-rules-more = … i jeszcze { $count }: kociarnia rules { $game } { $text }
inspect-how = Wpisz i oraz nazwę karty. Widać: { $cards }
inspect-fact = { $label }: { $said }
inspect-rules = zasady { $clauses }
inspect-ours = karta zrekonstruowana
inspect-none = Nie ma karty „{ $text }”.
play-hint = Podpowiedź: { $number }, { $move } – { $reason }.
play-hint-more =       albo { $number }, { $move } – { $reason }.
play-undone = Cofnięte.
play-passing-on = Gdzie można tylko spasować, nie będzie już pytania.
play-passing-off = Pytanie padnie także tam, gdzie można tylko spasować.
play-curtain = Przekaż klawiaturę: { $name }.
play-curtain-enter = Naciśnij Enter, gdy tylko ty widzisz ekran.
play-account = { $name }: { $total }
play-place = { $place ->
    [0] { $name } – { $score }
   *[other] { $place }. { $name } – { $score }
}
play-nobody = Nikt nie wygrywa.
play-saved = Partia zapisana: { $path }
play-go-on = Później graj dalej: kociarnia play --resume { $path }
play-there = Plik { $path } już istnieje; podaj inny dla tej partii. Partię, która jest tam zapisana, można grać dalej przez --resume.
talk-number = Wpisz liczbę od { $low } do { $high }.

# Zapisy
replay-head = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}, { $moves ->
    [one] { $moves } ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}
replay-step = Ruch { $number } z { $moves }: { $text }
replay-prompt = Enter dalej, b wstecz, liczba – idź do ruchu, v MIEJSCE inne oczy (0 widownia), q koniec:
replay-audience = Oczami widowni.
replay-seen = Oczami: { $name }.
review-unfinished = Ta partia jeszcze trwa: przegląd jest dla skończonych.
review-thinking = tygrys myśli
review-seen = Oczami: { $name }, bez podglądania kart.
review-open = Oczami: { $name }, z odkrytymi kartami.
review-chances = Szanse tura po turze (równe: { $fair } %):
review-chance = Tura { $turn }, { $name }: { $chance } %
review-end = Koniec: { $chance } %
review-turning = Przełomy:
review-even = Równa partia: żadna tura sama jej nie rozstrzygnęła.
review-swing = { $number }. Tura { $turn }, { $name }: { $before } % → { $after } %.
review-moves = Ruchy, przy których był wybór, i co zagrałby tygrys (tak samo: { $same } z { $count }):
review-move = Tura { $turn }: { $says }
review-same = Tygrys: tak samo. Powód: { $reason }.
review-other = Tygrys: { $label } (równie dobre). Powód: { $reason }.
review-better = Tygrys: { $label } (+{ $loss } % szans na wygraną). Powód: { $reason }.
verify-good = Rozdanie jest uczciwe: ruchy rozdającego ({ $count }) wynikają z sekretu, a sekret zgadza się ze zobowiązaniem.

# Zasady, gry, informacje
rules-none = Nic nie znaleziono dla „{ $text }”.
games-line = { $name } – { $title }, { $seats }
option-line = { $key } = { $value }
about-version = kociarnia { $version }
about-compiled = Zasady działają skompilowane.
about-plain = Zasady działają interpretowane (bez kompilacji).
about-no-compiler = Nie ma tu kompilatora C; to nic, wszystko działa, tylko wolniej.
about-unofficial = Kociarnia to nieoficjalna wersja gier, zrobiona przez graczy; nie mają w niej udziału ani wydawcy, ani autorzy. Tytuły należą do ich wydawców i autorów, wymienionych tu za instrukcjami i publicznymi źródłami; rysunki i słowa są nasze.
credits-original = tytuł oryginału: { $names }
credits-publishers = { $count ->
    [one] wydawca: { $names }
   *[other] wydawcy: { $names }
}
credits-authors = { $count ->
    [one] autor: { $names }
   *[other] autorzy: { $names }
}
credits-artists = ilustracje: { $names }
about-reconstructed = { $game }: zrekonstruowane przez nas; kto ma pudełko, może je poprawić: { $cards }
about-none = { $game }: brak kart zrekonstruowanych.
compile-building = Kompiluję zasady, tylko raz (minutę lub dwie) …
compile-training = Kompiluję zasady, podglądam je przy grze i kompiluję jeszcze raz (kilka minut) …
compile-done = Zasady są skompilowane.
compile-not = Zasady pozostają interpretowane: { $why }.

# Symulacje i prawa
simulate-working = Gram
simulate-head = { $game }, { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
   *[many] { $players } graczy
}, { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}
simulate-length = długość: średnio { $mean } ruchu (od { $low } do { $high })
simulate-speed = partii na sekundę: { $rate }
simulate-table = miejsce;bot;wygrane;95 %;średnie miejsce;punkty;najmniej;najwięcej
simulate-nobody = nikt nie wygrał: { $percent } %
simulate-stopped = Przerwano; rozegrane partie: { $done } z { $all }.
bot-forfeits = Uwaga: { $bot } oddał losowi { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
} ({ $why }).
laws-hold = { $game }: prawa obowiązują; sprawdzono ruchów: { $moves }, partii: { $matches }, zestawów graczy i opcji: { $sets }.
laws-broken = { $game }: { $what }
bench-head = { $game }: ruchów na sekundę na jednym rdzeniu, mediana z { $runs } pomiarów
bench-none = OpenSpiel nie jest zainstalowany (dodatek „bench”), więc nie ma porównania.
bench-names = co;interpretowane;skompilowane;stosunek
bench-driven = sterowane z Pythona
bench-inside = rozgrywki wewnątrz silnika
bench-copies = kopie stanu
bench-worlds = widoki z wyobrażonymi światami
bench-hearts = kierki OpenSpiel, sterowane z Pythona
bench-hearts-inside = kierki OpenSpiel, rozgrywki w C++
bench-search = ruchy w przeszukiwaniu najsilniejszego poziomu
bench-search-lot = ruchy w przeszukiwaniu z losowymi rozgrywkami
bench-hearts-search = kierki OpenSpiel, ruchy w jego ISMCTS
bench-ratio = { $what }: { $ratio } razy OpenSpiel
bench-listed = rozgrywki wewnątrz silnika, z list ruchów
bench-instructions = { $what }: po { $count } instrukcji
arg-daily = rozdanie dnia, ten sam stół dla wszystkich, którzy grają je tutaj (dzisiejsze albo z dnia DATE, np. 2026-11-15)
play-daily = Rozdanie dnia { $day }: każdy, kto gra je w terminalu, dostaje te same karty i te same koty. Wynikają z daty, więc każdy mógłby je policzyć i dlatego nie ma tu listy; dom gier trzyma swoje rozdanie w tajemnicy i listę prowadzi.
play-daily-fixed = Rozdanie dnia jest dla wszystkich takie samo, więc nie można podać { $name }.
play-daily-line = Kociarnia, rozdanie dnia { $day }, { $game }: { $kind ->
    [value] { $value }
    [alone] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
   *[place] { $place }. miejsce, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
}.
cli-date = „{ $text }” nie jest datą; napisz ją tak: 2026-11-15.
play-many = Możliwych ruchów: { $count }. Wpisz miejsce (tak jak nazywa je stół), by zobaczyć jego ruchy, m, by zobaczyć wszystkie, albo h, by dostać podpowiedź.
play-best-new = { $value } – nowy rekord!
play-best = { $value }; twój rekord to { $best }.
ladder-gentler = Było pod górkę. Następna partia będzie łagodniejsza: { cat-level }. Żeby grać jak dotąd: kociarnia play { $game } --bots { $before }
ladder-harder = Coraz częściej wygrywasz! Następny cel: { cat-level }. kociarnia play { $game } --bots { $level }

# Arena
cli-arena = niech boty zagrają te same rozdania z każdego miejsca; ranking i raport
arg-arena-bots = boty, które się spotykają, po przecinku
arg-arena-players = liczby graczy, na przykład 2-4 albo 2,4
arg-arena-matches = ile co najmniej partii przy każdym stole; gra się pełne kolejki ustawień
arg-arena-ray = graj na klastrze Ray pod tym adresem zamiast w procesach na miejscu
arg-arena-export = zapisz każdą decyzję z partii do tego pliku (.npz), dla tych, którzy się z nich uczą
arg-arena-out = katalog wyników; to samo polecenie gra dalej od miejsca, w którym przerwano
arena-two-bots = Arena potrzebuje co najmniej dwóch botów.
arena-bot-twice = Bot „{ $bot }” jest podany dwa razy; wystarczy raz, i tak siada na każdym miejscu.
arena-players = Liczby graczy pisze się jako 2, 2-4 albo 2,4, a nie „{ $text }”.
arena-one-side = Gra { $game } dla tylu graczy ({ $players }) ma tylko jedną stronę, więc nie da się porównać botów.
arena-jobs = Pracować musi co najmniej jeden proces.
arena-other = Katalog { $path } zawiera inną arenę (--{ $key }: tam „{ $there }”, tutaj „{ $here }”); podaj inny katalog albo te same argumenty.
arena-foreign = Katalog { $path } zawiera partie, ale jego { $file } nie istnieje albo jest uszkodzony; podaj inny katalog.
arena-damaged = Wiersz { $line } pliku { $path } jest uszkodzony; usuń go, a ta partia zostanie rozegrana ponownie.
arena-busy = W katalogu { $path } pracuje już inna arena.
arena-worker = Nie można uruchomić procesów, które mają grać (kod wyjścia { $code }).
arena-no-ray = Ray nie jest zainstalowany; to dodatek „ray”: pip install 'kociarnia[ray]'.
arena-ray = Nie można połączyć się z klastrem Ray pod adresem { $address }: { $why }
arena-version = Partie w katalogu { $path } rozegrano według innych zasad niż tutejsze; podaj inny katalog.
arena-export-numpy = Do zbioru danych potrzebny jest numpy: pip install "kociarnia[numpy]".
arena-export-late = Niektóre partie w tym katalogu rozegrano bez --export i nie ma ich ruchów; wybierz inny katalog (--out).

# Dom w przeglądarce
cli-serve = otwórz dom w przeglądarce: dla siebie i dla znajomych z linkiem
cli-menu = wybierz grę w terminalu
arg-host = adres, pod którym słucha; 0.0.0.0 wpuszcza każdego, kto widzi ten komputer
arg-port = port, na którym słucha; 0 oznacza dowolny wolny
arg-data = folder ze stołami i partiami
arg-keep = po ilu dniach bez odwiedzin zapomnieć stół (365); taki, przy którym nikt nie zrobił ruchu – po dwóch; 0: nigdy
arg-no-open = nie otwieraj przeglądarki
arg-serve-json = wypisz adres jako jeden wiersz JSON i nic więcej
arg-proxy = adres albo sieć serwera pośredniczącego, którego X-Forwarded-For jest wiarygodne; można podać kilka razy
arg-metrics = pokaż liczby dla Prometheusa pod /metrics
serve-here = Kociarnia jest otwarta: { $address }  (Ctrl+C zamyka; wszystko jest zapisane)
serve-others = Inni w tej samej sieci: { $addresses }
serve-yourself = Otwórz w przeglądarce na tym komputerze: { $address }
serve-compiling = W tle kompilują się zasady; do tego czasu koty myślą trochę wolniej.
serve-compiled = Zasady są skompilowane: koty myślą już szybko, a od następnego startu cały dom.
serve-bye = Zamknięte; wszystko jest zapisane.
serve-port = Nie można zająć portu { $port } pod adresem { $host }: { $why }
serve-proxy = „{ $text }” nie jest adresem serwera pośredniczącego; adres wygląda jak 127.0.0.1, ::1 albo 10.0.0.0/8.
serve-busy = W folderze { $path } otwarty jest już inny dom; naraz pracuje tam tylko jeden.
serve-data = Nie można użyć folderu { $path }: { $why }
arg-serve-bots = katalog z wyuczonymi sieciami (.npz), z którymi można tu grać; nazywają się jak ich pliki
arg-store = PostgreSQL, który przechowa stoły i partie zamiast pliku: postgresql://użytkownik@host/baza
serve-store = „{ $text }” nie jest adresem bazy; adres wygląda jak postgresql://użytkownik@host/baza.
serve-store-failed = Nie można użyć bazy { $store }: { $why }
store-busy = Z tą bazą otwarty jest już inny dom. Procesy jednego domu mają albo --processes, albo --peer, i tę samą wersję.
arg-processes = ile procesów dzieli jeden port; potrzebna jest do tego baza PostgreSQL
arg-peer = pod jakim adresem ten proces jest dostępny dla procesów na innych komputerach z tą samą bazą; kolejne mają następne porty
serve-processes = Procesów musi być co najmniej jeden.
serve-processes-store = Kilka procesów potrzebuje wspólnej bazy: --store postgresql://użytkownik@host/baza.
serve-processes-system = W tym systemie dom ma tylko jeden proces.
serve-peer = „{ $text }” nie jest adresem dla innych procesów; adres wygląda jak 10.0.0.5:7000.
store-extra = Do PostgreSQL potrzebny jest dodatek „postgres”: pip install "kociarnia[postgres]".
cli-copy = skopiuj zamknięty dom z jednego miejsca przechowywania do drugiego
arg-copy-from = dom: jego folder albo postgresql://…
arg-copy-to = dokąd, w puste miejsce: folder albo postgresql://…
copy-same = To dwa razy to samo miejsce.
copy-there = Są tam już stoły; dom można skopiować tylko w puste miejsce.
copy-done = { $tables ->
    [one] Skopiowano jeden stół
    [few] Skopiowano { $tables } stoły
    [many] Skopiowano { $tables } stołów
   *[other] Skopiowano { $tables } stołu
 } do { $target }, ze wszystkimi partiami.
cli-backup = skopiuj wszystkie stoły i partie do jednego pliku, nawet gdy dom jest otwarty
arg-backup = plik do zapisania; nie może jeszcze istnieć
cli-restore = przywróć kopię w miejsce wszystkich stołów i partii; dom musi być zamknięty
arg-restore = plik zapisany przez „backup”
backup-done = Skopiowano do { $path }; trzymaj go tak bezpiecznie jak sam dom, zawiera tajemnice trwających partii.
backup-none = Nie ma pliku { $path }.
backup-there = Plik { $path } już istnieje.
backup-failed = Nie można skopiować { $source } do { $target }: { $why }
restore-done = Folder { $path } jest jak dawniej; to, co w nim było, leży obok.
restore-new = Dom jest teraz w folderze { $path }.
cli-learn = Nauka gry w kilka minut, przez granie.
arg-lesson = Która lekcja: first (zwykle ta) albo second.
learn-step = Krok { $number } z { $of }  { $paws }
learn-teacher = Mruczek: { $says }
learn-me = ty
learn-proposal = tak, jak zaproponowano
learn-prompt = Numer odpowiedzi (? pokaże ją, b krok wstecz, z zasady { $clauses }, i SŁOWA o karcie, q wyjście):
learn-prompt-on = Enter, żeby iść dalej (b krok wstecz, z zasady { $clauses }, i SŁOWA o karcie, q wyjście):
learn-other = To innym razem. Teraz spójrz, o co proszę.
learn-left = Twoje miejsce w lekcji jest zapamiętane. Wrócisz tak: kociarnia learn { $game } { $lesson }
learn-next = Brawo! Następna lekcja: kociarnia learn { $game } { $lesson }
learn-end = Brawo, to już wszystko! Teraz zagraj: kociarnia play { $game }
arg-push = wołaj graczy przez ich przeglądarki, gdy przyjdzie ich kolej (Web Push; przez https, z kociarnia[push])
serve-push-extra = Do wołania graczy potrzebny jest pakiet cryptography: pip install "kociarnia[push]"
cli-static = zapisz dom gier jako zwykłe pliki: wystarczy dowolne miejsce na strony, wszystko działa w przeglądarce
arg-out = folder do zapisania; wcześniejszy zostanie odświeżony
static-done = Zapisano w { $path }: { $files ->
    [one] { $files } plik
    [few] { $files } pliki
   *[many] { $files } plików
}, { $size } MB.
static-there = W folderze { $path } jest coś innego.
static-unbuilt = Strona albo jej silnik nie są zbudowane. W kopii roboczej buduje je ./play static.
static-failed = Nie można zapisać { $path }: { $why }
