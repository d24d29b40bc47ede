# Czego nie mówi strona domowa: czytane razem z pierwszym innym ekranem, bo pierwsze wejście ma być lekkie.
copied-local = Skopiowano; działa tylko na tym komputerze
copied-not = Nie wolno kopiować; adres jest w pasku przeglądarki
send-link = Wyślij link
link-copied = Link skopiowany: wklej go tam, gdzie rozmawiacie.
link-selected = Przeglądarka nie pozwala kopiować. Link jest zaznaczony: naciśnij Ctrl+C albo przytrzymaj go palcem.
local-only = Ten link działa tylko na tym komputerze.
phones-closed = Na razie wejść tu można tylko z tego komputera.
phones-means = Gdy otworzysz dom, wejdzie i zagra każdy, kto jest w tej samej sieci (Wi-⁠Fi lub kabel) i zna adres. Plików na komputerze nikt nie zobaczy. Połączenie nie jest szyfrowane, więc nie rób tego w sieci, której nie ufasz. Dom zamkniesz w każdej chwili; zamyka się też razem z Kociarnią.
phones-open = Otwórz dom dla sieci
phones-opened = Dom jest otwarty dla tej sieci, dopóki działa Kociarnia.
phones-close = Zamknij dom dla sieci
phones-elsewhere = Wpuścić tu telefony można na komputerze, na którym działa Kociarnia: w oknie, które otworzyło się przy jej starcie. Kto sam ją uruchamia, może też użyć polecenia: kociarnia serve --host 0.0.0.0
phones-address = Adres w sieci
phones-how = Zeskanuj kod telefonem w tej samej sieci Wi-⁠Fi albo wpisz ten adres w jego przeglądarce.
phones-not = Telefon nie wchodzi? Sprawdź, czy jest w tej samej sieci, co komputer, i czy zapora na komputerze przepuszcza Kociarnię.
phones-text = Wejdź do naszej Kociarni!
qr-house = Kod QR z adresem domu
chair-code = Kod QR na miejsce { $number }
chair-invite = Zaproszenie na miejsce { $number }
chair-invite-note = Kto wejdzie z tego linku, usiądzie właśnie tutaj.
chair-yours = Czeka na ciebie miejsce { $number }.
chair-taken = Tamto miejsce jest już zajęte, ale są inne wolne.

# Odtwarzanie
replay-note = Wczytaj zapis partii z pliku albo wklej go tutaj.
replay-file = Plik z zapisem
replay-paste = Zapis partii
replay-bar = Odtwarzanie
replay-step = ruch { $step } z { $plies }
replay-scrub = Przewijanie partii
replay-first = Na początek
replay-back = Ruch wstecz
replay-run = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Ruch dalej
replay-last = Na koniec
replay-eyes = Czyimi oczami?
replay-audience = widownia
replay-eyes-of = { $name }
replay-share = Link do tego ruchu
play-on = Graj stąd z botami
record-save = Zapisz do pliku
verify = Sprawdź rozdanie
verify-honest = Rozdanie jest uczciwe: { $count ->
    [one] { $count } ruch rozdającego wynika z sekretu.
    [few] { $count } ruchy rozdającego wynikają z sekretu.
   *[many] { $count } ruchów rozdającego wynika z sekretu.
}
verify-wrong = Tego rozdania nie da się potwierdzić.

# O Kociarni
about-note = Kociarnia ożywia pięć polskich gier karcianych o kotach i snach: przy stole z botami, przy jednym urządzeniu albo ze znajomymi przez link. Bez kont i bez reklam.
about-own = Rysunki, słowa i kod powstały na potrzeby tego domu.
whose = Czyje to gry
about-unofficial = Kociarnia to nieoficjalna wersja gier, zrobiona przez graczy; nie mają w niej udziału ani wydawcy, ani autorzy. Tytuły należą do ich wydawców i autorów, wymienionych niżej za instrukcjami i publicznymi źródłami; rysunki i słowa są nasze.
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
standing = Które karty są nasze
standing-note = Gdzie nie udało się ustalić treści drukowanej karty, zrekonstruowaliśmy ją. Takie karty mają mały znak ołówka.
standing-count = { $ours ->
    [0] wszystkie jak w druku ({ $all })
   *[other] zrekonstruowane: { $ours } z { $all }
}
standing-none = Nie ma tu kart zrekonstruowanych.
cards = Karty
cards-of = Obejrzyj karty: { $game }
cards-note = Ołówek w rogu oznacza kartę zrekonstruowaną.
cards-none = Ta gra nie ma jeszcze rysunków.
card-back = rewers
fair = Uczciwe rozdanie
fair-note = Zanim zostanie rozdana pierwsza karta, stół pokazuje odcisk tajnej liczby. Po partii pokazuje samą liczbę, a z niej wynika każda rozdana karta. Kto ma zapis partii, może to sprawdzić.

# Ręka
hand = Jedna ręka
hand-note = Wszystko jest wycięte z papieru: duże, spokojne kawałki, parę ostrych nacięć i jedna kreska pędzlem. Światło pada z lewej, z góry. Bez konturów, bez rozmyć, bez słów na rysunkach.
hand-see = Zobacz wszystkie karty i rękę, która je rysuje.
hand-papers = Papiery
hand-tables = Pięć stołów
mood-bedroom = gwiaździsta sypialnia
mood-moonlight = kraina w świetle księżyca
mood-library = biblioteka pełna magii
mood-town = stare miasto z lotu ptaka
mood-flat = ciepłe mieszkanie
hand-type = Pismo
hand-pangram = Zażółć gęślą jaźń. 0 1 2 3 4 5 6 7 8 9
hand-cats = Koty
hand-cats-note = Pozy: { $poses }, futra: { $coats }, nastroje: { $moods }; każde z każdym.
hand-frame = Karta
hand-frame-note = W rogu liczba i znak, czasem litera: kartę poznaje się po kolorze, po kształcie i po napisie. Ołówek w rogu: tę kartę zrekonstruowaliśmy.
hand-motion = Ruch
hand-motion-note = Papier rusza szybko i miękko siada. Nic nie miga; kto nie chce ruchu, ten go nie ma.
hand-move = Przesuń
hand-sounds = Dźwięki
noise-slide = karta
noise-tap = dotknięcie
noise-cut = cięcie
noise-thump = stuk
noise-chime = dzwonek
noise-purr = mruczenie
noise-birds = ptaki
noise-caw = kruk
hand-signs = Znaki

you-place = Jesteś na { $place ->
    [2] drugim
    [3] trzecim
    [4] czwartym
    [5] piątym
   *[6] szóstym
} miejscu.
you-lacked = Do wygranej zabrakło { $points ->
    [one] { $points } punktu
   *[other] { $points } punktów
}.
ending-sum = Razem
ending-place = Miejsce
place-number = { $place }.
ending-table = Pokaż stół
decided = Przesądziło: { $line }, { $one } do { $other }.
decided-even = Punkty są równe, a przesądziło: { $line }, { $one } do { $other }.
share-result = Wyślij wynik
set-touch = Wibracje
set-touch-help = Krótkie, gdy przychodzi twoja kolej i gdy ruch się nie uda.
lesson-gist = Zapamiętaj

# Twoje stoły
tables = Twoje stoły
tables-each = Wszystkie
tables-turns = Twój ruch
tables-waiting = Czekamy
tables-over = Skończone
tables-away = Odłożone
tables-all = wszystkie: { $count }
tile-new = nowa: 3 minuty nauki
tile-lessons = lekcje { $done } z { $of }
unknown = Jeszcze nie znasz: { $game }
unknown-note = Trzy minuty z Mruczkiem i grasz.
unknown-learn = Zacznij lekcję
tables-count = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
tables-shelves = Które stoły
tables-find = Szukaj: gra albo imię
tables-none = Na tej półce nic nie leży.
tables-not-found = Nie ma takiego stołu.
tables-more = Pokaż następne
line-go = Gram
line-begin = Wszyscy są: można zaczynać.
line-lobby = { $count ->
    [one] Poczekalnia: jedno wolne miejsce
    [few] Poczekalnia: { $count } wolne miejsca
   *[many] Poczekalnia: { $count } wolnych miejsc
}
line-host = Wszyscy są: zacznie gospodarz.
line-turn = Czeka na ciebie
line-turn-of = Teraz gra: { $names }
line-asked = Teraz gra: { $names }
line-rests = Partia stoi
line-ended = { $place ->
    [0] Nikt nie wygrał
    [1] Wygrana
   *[other] { $place }. miejsce
}, { $points }
line-alone = Wynik: { $points }
rematch-of = Jeszcze raz: { $game }
scores-of = Partie przy tym stole: { $game }
review = Co by było
review-of = Co by było: { $game }
replay-of = Obejrzyj partię: { $game }
put-away = Odłóż
put-away-of = Odłóż stół: { $game }
take-out = Z powrotem na listę
take-out-of = Z powrotem na listę: { $game }
with = Przy stole: { $names }
with-here = Przy tym urządzeniu: { $names }
with-nobody = W pojedynkę
# Co by było, gdyby
review-title = Co by było, gdyby
review-note = { $game } · ruchy: { $name }
review-chances = Szanse tura po turze
review-graph = Szanse: { $name }. Na początku { $first } %, na końcu { $last } %, tur: { $turns }.
review-point = Przełom { $number }: tura { $turn }
review-fair = równe szanse
review-turn-number = Tura { $turn }
review-turn = Tura { $turn } · { $name }
review-board = Stół widziany z tego miejsca, tura { $turn }
review-board-marked = Stół widziany z tego miejsca, tura { $turn }. Zaznaczone: tu zagrałby tygrys.
review-turning = Przełomy
review-even = Równa partia: żadna tura sama jej nie rozstrzygnęła.
review-change = szanse: z { $before } % na { $after } %
review-try = Spróbuj stąd
review-against = Gdy spróbujesz stąd, grają
review-as-before = te same koty co wtedy
review-see = Zobacz
review-moves = Ruch po ruchu
review-thinking = Tygrys myśli: { $done } z { $of } ruchów.
review-agreed = { $of ->
    [0] Nie było czego wybierać.
   *[other] Tygrys zagrałby tak samo { $same } z { $of } ruchów.
}
review-all = Także ruchy, w których nie było nic lepszego
review-same = Tygrys: tak samo. Powód: { $reason }
review-other = Tygrys: { $label } (równie dobre). Powód: { $reason }
review-better = Tygrys: { $label } (+{ $points } % szans na wygraną). Powód: { $reason }
review-eyes = Czyje ruchy?
review-open = Z odkrytymi kartami
review-closed-note = Szanse liczy tygrys z tego, co było wtedy widać, bez podglądania kart.
review-open-note = Szanse liczy tygrys z odkrytymi kartami: wie wszystko, co ktokolwiek wtedy widział.
review-tools = Jak patrzeć i co dalej
review-picture = Obrazek wyniku
review-link = Skopiuj link
review-share = Skopiuj link do tej strony

# Zwyczaje przy stole
clock-none = bez zegara
house-keeper = Kto gra za nieobecnych
keeper-nobody = nikt
house-grace = Kiedy siada
grace-never = dopiero gdy skończy się czas
grace-after = gdy minie: { $time }
house-says-waits = Stół czeka na każdego, choćby kilka dni.
house-says-clock = Zegar tylko pokazuje czas: nikt za nikogo nie gra.
house-says-kept = Gdy inni czekają, za nieobecnych gra bot ({ $level }), aż wrócą; siada, gdy minie: { $time }. W dzienniku widać, co zrobił.
house-says-late = Gdy skończy się czas, odpowiada bot ({ $level }). W dzienniku widać, co zrobił.
house-says-both = Za spóźnionych i za nieobecnych gra bot ({ $level }); za nieobecnych siada, gdy minie: { $time }. W dzienniku widać, co zrobił.
so-many-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
so-many-hours = { $count ->
    [one] godzina
    [few] { $count } godziny
   *[many] { $count } godzin
}
so-many-minutes = { $count ->
    [one] minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
so-many-seconds = { $count ->
    [one] sekunda
    [few] { $count } sekundy
   *[many] { $count } sekund
}
days-hours = { $days } d { $hours } godz.
clock-left-long = Zostało: { $time }
leave-kept = Wróć do gier (bot zagra za ciebie, gdy minie: { $time })
leave-empty = Nikt nie będzie grał za ciebie: partia stanie, aż ktoś usiądzie na twoim miejscu. Możesz też tylko wrócić do gier: stół poczeka.
undo-offered = Prosisz o cofnięcie: { $back ->
    [one] { $back } ruch
    [few] { $back } ruchy
   *[many] { $back } ruchów
}. Czekamy na zgodę: { $names }.
undo-offer-told = { $name } prosi o cofnięcie: { $back ->
    [one] { $back } ruch
    [few] { $back } ruchy
   *[many] { $back } ruchów
}. Czekamy na zgodę: { $names }.

# Statystyki
statistics-none = Jeszcze nic tu nie rozegrano do końca. Po pierwszej partii będzie co liczyć.
statistics-choose = Co liczyć
statistics-who = Kto?
statistics-all = wszystkie
statistics-csv = Zapisz jako CSV
statistics-matches = { $count ->
    [one] partia
    [few] partie
   *[many] partii
}
statistics-won = { $count ->
    [one] wygrana
    [few] wygrane
   *[many] wygranych
}
statistics-streak = { $count ->
    [one] dzień z rzędu
   *[other] dni z rzędu
}
statistics-bests = Rekordy
statistics-best = najlepszy wynik
statistics-average = średnio punktów
statistics-value = najkrótsza droga
statistics-alone = partie w pojedynkę
statistics-favourite = ulubiona gra
statistics-all-games = Wszystkie gry
statistics-counted = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $won ->
    [one] { $won } wygrana
    [few] { $won } wygrane
   *[many] { $won } wygranych
}
statistics-comeback = największy powrót
statistics-from = z { $chances }% na 1. miejsce
statistics-levels = Wygrane według najsilniejszego rywala
statistics-players = Wygrane według liczby graczy
statistics-people = sami ludzie
statistics-at = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
statistics-of = { $won } z { $of }
statistics-latest = Ostatnie dwadzieścia
statistics-higher = miejsce w każdej partii; wyżej znaczy lepiej
statistics-places = Miejsca w ostatnich partiach: { $places }
statistics-group = Grupa: { $names }
statistics-evenings = { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
   *[many] { $matches } partii
}, { $evenings ->
    [one] { $evenings } dzień
   *[other] { $evenings } dni
}
statistics-mean = { $name }: średnie miejsce { $place }

# Klawisze
keys = Skróty klawiszowe
key-tab = dalej: stół, przyciski, menu
arrows = strzałki
key-arrows = po stole, od karty do karty
key-enter = wskaż albo naciśnij
key-digits = przyciski na pasku
key-escape = anuluj wybór
key-moves = wszystkie ruchy
key-hint = podpowiedź
key-undo = cofnij
key-log = dziennik
key-scores = punkty
key-rules = zasady
key-table = do stołu
key-recap = pokaż jeszcze raz, co zrobili inni
key-inspect = o tej karcie
key-help = ta lista

# Inne urządzenie
device = Graj dalej na innym urządzeniu
device-along = Zabierzesz ze sobą imię, stoły, statystyki i lekcje. To urządzenie też je zachowa: oba grają odtąd jako ty.
device-show = Pokaż kod
device-new = Nowy kod
device-scan = Zeskanuj kod drugim urządzeniem albo otwórz tam Kociarnię, wejdź w ustawienia i wpisz te litery:
device-type = Otwórz Kociarnię w drugiej przeglądarce, wejdź w ustawienia i wpisz te litery:
device-code = Kod z innego urządzenia
device-qr = Kod QR dla twojego innego urządzenia
device-text = Gram dalej tutaj
device-once = { $minutes ->
    [one] Kod działa raz, jeszcze przez minutę.
    [few] Kod działa raz, jeszcze przez { $minutes } minuty.
   *[many] Kod działa raz, jeszcze przez { $minutes } minut.
}
device-secret = Kto ma ten kod, gra w twoim imieniu. Nie pokazuj go nikomu.
device-joined = Gotowe. Drugie urządzenie gra już jako ty.
device-over = Czas tego kodu minął.
devices = Twoje urządzenia
device-kind-phone = Telefon
device-kind-tablet = Tablet
device-kind-computer = Komputer
device-kind-other = Urządzenie
device-this = to urządzenie
device-cut = Odłącz
device-cut-sure = Tamto urządzenie straci twoje stoły i przestanie grać jako ty.
device-cut-mine = To urządzenie straci twoje stoły i przestanie grać jako ty. Na pozostałych nic się nie zmieni.
device-enter = Masz kod z innego urządzenia?
device-go = Dalej
device-as = Grasz tu dalej jako { $name }?
device-as-note = { $tables ->
    [0] Przejdą tu imię, statystyki i lekcje.
    [one] Przejdą tu imię, { $tables } stół, statystyki i lekcje.
    [few] Przejdą tu imię, { $tables } stoły, statystyki i lekcje.
   *[many] Przejdą tu imię, { $tables } stołów, statystyki i lekcje.
} Tamto urządzenie też je zachowa.
device-own = { $count ->
    [one] Na tym urządzeniu jest { $count } inny stół. Zniknie z listy i wróci, gdy odłączysz to urządzenie.
    [few] Na tym urządzeniu są { $count } inne stoły. Znikną z listy i wrócą, gdy odłączysz to urządzenie.
   *[many] Na tym urządzeniu jest { $count } innych stołów. Znikną z listy i wrócą, gdy odłączysz to urządzenie.
}
device-warn = Zgódź się tylko wtedy, gdy to twój własny kod. Inaczej zagrasz w cudzym imieniu.
device-yes = Tak, gram tu jako { $name }
device-no = Nie
device-already = To urządzenie gra już jako { $name }.

# Kto siedzi przy stole, gdy partia trwa
people = Kto siedzi przy stole
people-waits = miejsce czeka na powrót
people-free = Zwolnij miejsce
people-free-of = Zwolnij miejsce: { $name }
people-free-sure = Zrób to, gdy { $name } nie może już wejść ze swojego urządzenia. Miejsce będzie czekać: kto wejdzie z linku, zagra dalej tymi samymi kartami. Dziennik powie o tym wszystkim.
people-link = Wyślij ten link osobie, która ma tu wrócić. Kto z niego wejdzie, usiądzie tutaj i zagra dalej tymi samymi kartami.
people-bot = Niech gra tu bot

# Rozdania dnia
days = Rozdania dnia
days-new = nowe { $time }
days-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
   *[many] { $count } dni z rzędu
}
days-play = graj
days-going = w grze
days-tile = Rozdanie dnia: { $game }, { $state }
day = Rozdanie dnia
day-same = Wszyscy w tym domu dostają te same karty i tych samych rywali.
day-rules = Liczy się pierwsza partia, od pierwszej karty: bez podpowiedzi i bez cofania tego, co już odsłonięte.
day-begin = Gram rozdanie dnia
day-go-on = Wróć do stołu
day-again = Zagraj po fakcie
day-again-note = Rozdanie już znasz, więc kolejne partie nie trafiają na listę.
day-list = Lista dnia
day-mine = Twój wynik
day-rank = { $rank }. na { $listed }
day-not-listed = Poza listą
day-nobody = Jeszcze nikt nie skończył. Lista czeka na pierwszy wynik.
day-nameless = ktoś
day-before = Poprzedni dzień
day-today = Dzisiejsze rozdanie
day-fair = Uczciwe rozdanie
day-sealed = Karty wynikają z tajemnicy, którą dom zna od początku dnia, a zdradzi po jego końcu. Jej skrót jest znany już teraz:
day-opened = Tajemnica tego dnia. Jej skrót był znany przed pierwszą kartą, więc każdą partię z listy można sprawdzić.
day-commitment = skrót
day-secret = tajemnica
day-share = { app-name }, rozdanie dnia { $day }, { $game }: { $result }.
tried-place = { $place }. miejsce, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
tried-lead = przewaga { $lead }

# To samo rozdanie
same = To samo rozdanie
same-by = { $name } ma to rozdanie za sobą. Zagraj je i ty!
same-done = { $name } i ty: to samo rozdanie, dwa wyniki.
same-note = Dostajesz te same karty, to samo miejsce i tych samych rywali. Oba wyniki zobaczysz po swojej partii.
same-known = To rozdanie już znasz. Możesz je zagrać, ale bez porównania.
same-play = Gram to rozdanie
same-again = Zagraj jeszcze raz, bez porównania
same-results = Wyniki obok siebie
same-place = miejsce
same-points = punkty
same-value = wynik
same-out = bez porównania
same-mine = To twoje rozdanie. Wyślij link, a wyniki innych pojawią się tutaj.
same-text = Zagraj to samo rozdanie co ja: { $game }.
same-make = Zagraj to samo rozdanie
same-about = Kto otworzy link, dostanie te same karty i to samo miejsce, a twój wynik zobaczy dopiero po swojej partii.
same-code = Kod QR z linkiem do tego rozdania
same-compare = Porównaj
same-friends = Gramy to przy jednym stole
same-friends-note = Grały w nie { $people ->
    [one] { $people } osoba
    [few] { $people } osoby
   *[many] { $people } osób
}. Zaproś znajomych, a zobaczycie, jak poszło waszemu stołowi na tych samych kartach.
same-tables = Stół kontra stół
same-our = wasz stół
same-their = stół { $number }
send = Wyślij
send-about = Wynik i droga do zapisu partii.
send-day-about = Wynik bez zdradzania kart i droga do tego samego rozdania.
deal-after = po fakcie
statistics-weeks = ostatnie cztery tygodnie
statistics-days = { $count ->
    [one] { $count } dzień z rozdaniem dnia
   *[other] { $count } dni z rozdaniem dnia
}
ladder-day = Zagraj dzisiejsze rozdanie dnia
rematch-kitten = Jeszcze raz, z kociakiem

# Powiadomienia
call = Daj znać, gdy przyjdzie moja kolej
call-note = Powiadomienie pojawi się na tym urządzeniu, gdy nie patrzysz na stół. Przeglądarka zapyta cię o zgodę.
call-always = Włączone na tym urządzeniu, także gdy Kociarnia jest zamknięta.
call-open = Włączone na tym urządzeniu, dopóki stół jest gdzieś otwarty: ten dom nie może wołać do zamkniętej przeglądarki.
call-blocked = Przeglądarka blokuje powiadomienia z tej strony. Odblokujesz je w jej ustawieniach, przy adresie strony.
call-none = Ta przeglądarka nie umie powiadamiać. Na iPhonie najpierw dodaj Kociarnię do ekranu początkowego.
call-offer = Przy tym stole gra trwa kilka dni. Dać znać, gdy przyjdzie twoja kolej?
call-yes = Tak, daj znać
call-no = Nie teraz

# Ustawienia
set-language = Język
set-theme = Kolory
theme-system = jak w systemie
theme-light = dzień
theme-dark = noc
set-sound = Dźwięk
sound-off = wyłączony
sound-quiet = cicho
sound-full = głośno
set-speed = Tempo
speed-off = od razu
speed-fast = szybkie
speed-normal = zwykłe
speed-slow = wolne
set-confirm = Potwierdzaj ruchy
set-confirm-help = Ruch najpierw widać na stole, a drugie dotknięcie go wykonuje.
set-passing = Pasuj za mnie, gdy nie mogę nic innego
set-passing-help = Wśród ludzi tylko wtedy, gdy niczego to nie zdradza.
set-patterns = Wzory obok kolorów
set-patterns-help = Dla tych, którzy widzą kolory inaczej.
set-plain = Prosty stół
set-plain-help = Karty ze słowami zamiast rysunków.
text-row = Rząd { $number }
set-text = Widok tekstowy
set-text-help = Stół jako nagłówki i listy, także dla czytników ekranu.
settings-note = Ustawienia zostają w tej przeglądarce.

offline-note = Dom gier może zamieszkać w tej przeglądarce: partie z botami, lekcje, powtórki i zasady działają wtedy bez sieci, na przykład w samolocie. Stoły, które tam rozegrasz, są tylko na tym urządzeniu; stoły z sieci poczekają.
offline-fetch = Pobierz dom gier ({ $size } MB)
offline-here = Dom gier jest na tym urządzeniu i działa bez sieci.
offline-start = Graj na tym urządzeniu
offline-within = Grasz w domu gier na tym urządzeniu.
offline-back = Wróć do domu gier w sieci
offline-address = Spod tego adresu przeglądarka niczego nie zachowuje. Potrzebny jest adres, który zaczyna się od https://, albo komputer, na którym działa dom gier.
offline-none = Nie ma jeszcze czego pobrać. Dom gier uruchomiony przez ./play przygotowuje to sam, raz, w kilka minut, jeśli ma sieć; wtedy pojawi się tu przycisk. Jeśli się nie pojawia, powód poda gospodarzowi polecenie: python3 web/engine.py
pocket-links = Partie są tylko w tej przeglądarce, więc link do nich nikomu innemu niczego by nie pokazał. Wysłać można wynik słowami, obrazek wyniku albo zapis partii.
pocket-day = To rozdanie ma tylko ta przeglądarka: w domu gier w sieci dzień ma inne, wspólne dla wszystkich.
pocket-cats = W tej przeglądarce koty myślą nad ruchem najwyżej około sekundy. Tygrys zdąży w tym czasie spróbować mniej niż w domu gier w sieci, a na wolnym urządzeniu także kocur, więc grają trochę słabiej.
records = Skończone partie
records-note = Zapis partii można obejrzeć i sprawdzić wszędzie. Partie z pliku stają na liście, ale nie liczą się w statystykach ani w wynikach dnia.
records-save = Zapisz do pliku
records-bring = Wczytaj z pliku
records-saved = { $count ->
    [0] Nie ma jeszcze skończonej partii.
    [one] Zapisano { $count } partię.
    [few] Zapisano { $count } partie.
   *[many] Zapisano { $count } partii.
}
records-read = { $count ->
    [0] Nie ma tu żadnej skończonej partii.
    [one] Przeniesiono { $count } partię.
    [few] Przeniesiono { $count } partie.
   *[many] Przeniesiono { $count } partii.
}
line-brought = z zapisu, rozegrana gdzie indziej
carry = Przenieś skończone partie
carry-note = Partie skończone na tym urządzeniu możesz przenieść do domu gier w sieci, gdy sieć wróci. Staną tam jako zapisy i nie liczą się w statystykach.
