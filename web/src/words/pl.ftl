# Słowa samej strony.
app-name = Kociarnia
welcome = Dom pełen kotów: pięć gier karcianych.
welcome-back = Cześć, { $name }!
back = Wstecz
close = Zamknij
menu = Menu
home = Do gier
loading = Już, już…
more-pages = Więcej

# Strona główna
games = Gry
play = Graj
play-game = Graj: { $game }
set-up = Ustaw stół
set-up-game = Ustaw stół: { $game }
join = Dołącz
join-code = Masz kod od znajomych?
players-minutes = { $low ->
    [one] { $high ->
        [one] 1 gracz
       *[other] 1–{ $high } graczy
    }
   *[other] { $low }–{ $high } graczy
}, około { $minutes } min
rules = Zasady
rules-of = Zasady: { $game }
replay-read = Odtwórz zapis
about = O Kociarni
settings = Ustawienia

# Nowy stół
who-plays = Kto gra?
seats = Liczba graczy
seat-less = Jedno miejsce mniej
seat-more = Jedno miejsce więcej
chair = Miejsce { $number }
chair-who = Kto siada na miejscu { $number }?
seat-me = Ja
seat-here = Ktoś przy tym urządzeniu
seat-friend = Znajomy z linkiem
seat-bot = Bot: { $level }
level-maluszek = maluszek
level-kociak = kociak
level-kot = kot
level-kocur = kocur
level-tygrys = tygrys
levels-note = Maluszek bawi się kartami, kociak dopiero się uczy, kot gra porządnie, kocur myśli, a tygrys nie odpuszcza.
name = Imię
name-of = Imię na miejscu { $number }
options = Zasady przy tym stole
options-changed = { $count ->
    [one] { $count } zmiana
    [few] { $count } zmiany
   *[many] { $count } zmian
}
options-usual = Przywróć zwykłe zasady
house = Zwyczaje przy stole
house-hints = Wolno prosić o podpowiedź
house-undo = Wolno cofać ruchy
house-watch = Inni mogą patrzeć
house-clock = Czas na odpowiedź
house-pace = Tempo botów
pace-none = bez czekania
pace-quick = szybkie
pace-usual = spokojne
pace-slow = powolne
open-table = Zaproś do stołu

# Poczekalnia
lobby = Poczekalnia
invite = Zaproś znajomych
invite-note = Wyślij link albo pokaż kod. Zaproszeni podają tylko imię.
invite-code = Kod zaproszenia
invite-text = Zagrajmy: { $game }!
copy-link = Skopiuj link
copied = Skopiowano
phones = Graj z telefonami
qr = Kod QR z linkiem do stołu
chairs = Przy stole
chair-open = wolne miejsce
chair-here = już jest
chair-away = chwilowo poza stołem
chair-change = Zmień miejsce { $number }
start = Zaczynamy
start-waits = { $count ->
    [one] Czekamy jeszcze na { $count } osobę.
    [few] Czekamy jeszcze na { $count } osoby.
   *[many] Czekamy jeszcze na { $count } osób.
}
host-starts = Partię zacznie gospodarz stołu.
invited = Zaproszenie
your-name = Twoje imię
name-missing = Wpisz imię, żeby inni przy stole wiedzieli, kto gra.
sit = Siadam
go-table = Do stołu
table-full = Wszystkie miejsca są zajęte.
watch = Tylko patrzę

# Stół
table = Stół
bar = Twój ruch i przyciski
your-turn = Twój ruch
bar-go-on = Teraz dotknij jednego z podświetlonych miejsc.
bar-choose = Teraz wybierz poniżej.
bar-waiting = Czekamy na ruch: { $names }.
bar-away = { $name }: brak połączenia.
bar-kept = { $name }: teraz gra bot.
clock-left = { $seconds ->
    [one] Została { $seconds } sekunda
    [few] Zostały { $seconds } sekundy
   *[many] Zostało { $seconds } sekund
}
worth-now = masz
worth-then = potem
confirm = Zrób to
accept = Przyjmij propozycję
put-down = Anuluj
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-offer = { $name } prosi o cofnięcie: { $back ->
    [one] { $back } ruch
    [few] { $back } ruchy
   *[many] { $back } ruchów
}. Zgoda?
undo-yes = Zgoda
undo-withdraw = Wycofaj prośbę
undo-no = Nie
hint = Podpowiedź
hint-is = { $move } – { $reason }.
remembered = Zapamiętane
clauses = zasady
clause = { $kind ->
    [R] zasada { $number }
    [A] rozstrzygnięcie { $number }
   *[other] zasada { $kind }{ $number }
}
log = Dziennik
recap = Od twojej tury
recap-show = pokaż
recap-more = i jeszcze { $count }
recap-you = ty
recap-plays = { $name } ma już turę za sobą.
log-empty = Jeszcze nic się nie wydarzyło.
scores = Punkty
scorebook = Partie przy tym stole
match = Partia
moves = Wszystkie ruchy
moves-none = Teraz nie masz ruchu.
sound-on = Włącz dźwięk
sound-mute = Wycisz
leave = Odejdź od stołu
leave-sure = Za ciebie będzie grał bot. Możesz też tylko wrócić do gier: stół poczeka.
leave-plain = Stół zostanie; możesz tu wrócić.
leave-later = Wróć do gier, stół poczeka
curtain = Podaj dalej: { $name }
curtain-note = Niech nikt inny nie patrzy na ekran.
curtain-ready = Tu { $name }, pokaż stół
line-lost = Łączę ponownie…
line-back = Połączono
result = Wynik
you-win = Wygrywasz!
wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
}
nobody-wins = Nikt nie wygrywa
result-next = Wynik i co dalej
replay-short = Obejrzyj
rematch = Jeszcze raz
replay = Obejrzyj partię

# Zasady
rules-search = Szukaj w zasadach
rules-found = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}
rules-none = Nie znaleziono takiego punktu.

# Kłopoty
missing = Nie ma takiej strony
missing-note = Kot zwinął ten adres w kłębek. Wróćmy do gier.
offline = Nie ma sieci. Zasady działają; stoły poczekają.
lacking = Części strony nie udało się pobrać. Wczyta się sama, gdy wróci połączenie.
lacking-anew = Wczytaj teraz
error-offline = Nie ma połączenia z domem gier. Sprawdź sieć i spróbuj jeszcze raz.
error-house = Dom gier odpowiedział błędem { $status }.
error-page = Coś poszło nie tak.

# --- lessons
learn = Nauka gry
lesson-step = Krok { $step } z { $of }
lesson-on = Dalej
lesson-back = Cofnij
lesson-show = Pokaż
lesson-over = To już wszystko na dziś. Brawo!
lesson-other = Też wolno, ale teraz spróbuj tego, o co proszę.
lesson-me = Ty
lesson-leave = Wyjdź z lekcji
lesson-next = Co dalej
lesson-following = Druga lekcja
lesson-play = Zagraj
lesson-again = Jeszcze raz od początku
lesson-go-on = Wróć do lekcji

# --- before the first match
how = Jak grać
how-game = Jak grać: { $game }
how-lessons = Lekcje
how-done = ukończona
goal = O co chodzi
goal-note = Dziesięć sekund i wiesz, o co chodzi.
part-aim = Cel
part-turn = Twoja tura
part-end = Koniec
teach-me = Naucz mnie (3 minuty)
play-now = Gram od razu
rivals = { $count ->
    [0] Grasz w pojedynkę.
    [one] Gra z tobą: { $rivals }.
   *[other] Grają z tobą: { $rivals }.
}
rivals-gentle = { $count ->
    [one] Na początek gra łagodnie.
   *[other] Na początek grają łagodnie.
}
rivals-change = Zmień
several-maluszek = { $count ->
    [one] maluszek
    [few] { $count } maluszki
   *[many] { $count } maluszków
}
several-kociak = { $count ->
    [one] kociak
    [few] { $count } kociaki
   *[many] { $count } kociaków
}
several-kot = { $count ->
    [one] kot
    [few] { $count } koty
   *[many] { $count } kotów
}
several-kocur = { $count ->
    [one] kocur
    [few] { $count } kocury
   *[many] { $count } kocurów
}
several-tygrys = { $count ->
    [one] tygrys
    [few] { $count } tygrysy
   *[many] { $count } tygrysów
}

# --- the ladder: the next level is offered, a gentler one is ready
ladder-harder = Coraz częściej wygrywasz! Następny cel: { $rivals }.
ladder-gentler = Było pod górkę. Może teraz łagodniej: { $rivals }?
ladder-next = Następna partia będzie łagodniejsza: { $rivals }.
ladder-here = Ostatnio było pod górkę, więc teraz czekają łagodniejsi rywale. Jeśli wolisz, wybierz innych.
ladder-try = Spróbuję

# --- who is who
ask-name = Jak masz na imię?
ask-name-note = Tak zobaczą cię inni przy stole. Imię możesz zmienić w ustawieniach.
ask-name-skip = Pomiń
guest = Gość
you = Ty
plays = gra
bot-called = { $name } ({ $level })
inspect-ours = karta zrekonstruowana
inspect-named = O karcie: { $name }
inspect-gallery = w galerii
inspect-previous = Poprzednia karta
inspect-next = Następna karta
statistics = Twoje statystyki
pocket-starting = Dom gier otwiera się na tym urządzeniu…
pocket-coming = Pobieram dom gier: { $got } z { $all } MB
pocket-waiting = Dom gier jest już otwarty w innej karcie. Tu otworzy się, gdy tamtą zamkniesz.
pocket-failed = Dom gier nie otworzył się na tym urządzeniu: { $why }
pocket-alone = Ten dom gier mieszka w tej przeglądarce i nie ma serwera, który łączyłby urządzenia. Dlatego nie ma tu zaproszeń ani gry z telefonami; grać można z botami i w kilka osób przy jednym urządzeniu.
offline-title = Graj bez sieci
