# Zdania silnika.
seat = Gracz { $number }
dealer = rozdający
option-named = „{ $name }”

error-language = Nie ma języka „{ $language }”; są: { $known }.
error-game = Nie ma gry „{ $game }”; są: { $known }.
error-games-folder = KOCIARNIA_GAMES wskazuje folder { $path }, a takiego nie ma.
error-games-inside = KOCIARNIA_GAMES wskazuje { $path }, czyli folder jednej gry; ma wskazywać folder, w którym on leży.
error-players = W tę grę gra od { $low } do { $high } osób, a nie { $players }.
error-option-unknown = Nie ma opcji „{ $key }”; są: { $known }.
error-option-yes = Opcja { $key } przyjmuje „yes” lub „no” (tak lub nie), a nie „{ $value }”.
error-option-number = Opcja { $key } przyjmuje liczbę od { $low } do { $high }, a nie „{ $value }”.
error-option-choice = Opcja { $key } nie ma wariantu „{ $value }”; są: { $known }.
error-option-seats = Opcja { $key } nie jest dla tylu graczy ({ $players }), tylko dla: { $counts }.
error-option-clash = Opcje { $key } i { $other } wykluczają się.
error-option-implies = Opcja { $key } wymaga opcji { $other }, a ta jest wyłączona.

error-record-format = Wiersz { $line }: to nie jest zapis Kociarni (powinien zaczynać się od „kociarnia record 1”).
error-record-head = Wiersz { $line }: tu powinien być nagłówek, a jest „{ $text }”.
error-record-twice = Wiersz { $line }: „{ $key }” występuje dwa razy.
error-record-lacks = Wiersz { $line }: w zapisie brakuje „{ $key }”.
error-record-number = Wiersz { $line }: wersja i liczba graczy muszą być liczbami.
error-record-numbers = W nagłówku „{ $key }” powinny być liczby, a jest „{ $text }”.
error-record-option = Opcja powinna mieć postać klucz=wartość, a jest „{ $text }”.
error-record-game = To zapis gry „{ $game }”, a nie „{ $here }”.
error-record-version = Zapis powstał w wersji { $version } gry { $game }; tutaj jest wersja { $here }, która odtworzyłaby go inaczej.
error-record-deck = Zapis powstał z inną talią gry { $game } niż ta tutaj; zostałby odtworzony błędnie.
error-record-move = Ruch { $line }: „{ $text }” nie jest ruchem w tej grze.
error-record-actor = Ruch { $line }: „{ $text }” nie należy do tego, kto ma teraz ruch.
error-record-illegal = Ruch { $line }: „{ $text }” nie jest tam dozwolony.

error-fair-no-commitment = Zapis nie ma zobowiązania, więc rozdania nie da się sprawdzić.
error-fair-no-secret = Sekret rozdania nie jest jeszcze znany; zostanie ujawniony po partii.
error-fair-secret = Sekret nie zgadza się ze zobowiązaniem: rozdaniu nie można ufać.
error-fair-deal = Ruch { $line }: rozdający dał „{ $text }”, a z sekretu wynika „{ $due }”.

error-over = Partia już się skończyła.
error-not-asked = Gracz { $seat } nie ma teraz ruchu.
error-move-unknown = W tej grze nie ma ruchu „{ $text }”.
error-move-illegal = „{ $text }” nie jest teraz dozwolone.
error-move-scripted = „{ $text }” nie jest tu dozwolone; dozwolone: { $known }.
error-hint-memory = Tu nie ma podpowiedzi: odpowiedzieć może tylko twoja pamięć.
hint-only = nic innego nie da się tu zrobić
hint-gain = { $how ->
    [only] Szansa na wygraną: { $chance } %.
    [alike] Szansa na wygraną: { $chance } %; inne ruchy są prawie tak samo dobre.
   *[better] Szansa na wygraną: { $chance } %; bez tego ruchu najwyżej { $rest } %.
}
error-undo = Tego nie można cofnąć: ktoś już coś zobaczył lub zrobił.
error-bot = Nie ma bota „{ $bot }”; są: { $known }.
error-bots = { $count ->
    [one] Podano { $count } bota
    [few] Podano { $count } boty
   *[many] Podano { $count } botów
} na { $seats ->
    [one] { $seats } miejsce
    [few] { $seats } miejsca
   *[many] { $seats } miejsc
}; podaj jednego dla wszystkich albo po jednym dla każdego miejsca.
error-own-file = Nie ma pliku { $path } z botem.
error-own-class = Nie udało się utworzyć bota { $name } z pliku { $path }: { $why }.
error-net = W pliku { $path } nie ma sieci: { $why }.
error-net-game = Sieć z pliku { $path } uczono dla { $made }, a nie dla { $game }.
error-own-choose = { $name } z pliku { $path } nie ma metody choose(rules, view, legal, dice).
error-lesson = Gra { $game } nie ma lekcji „{ $lesson }”. Są: { $known }.
error-lesson-answer = „{ $text }” nie jest odpowiedzią na ten krok lekcji.

# Co system mówi o pliku albo adresie
system = { $kind ->
    [ENOENT] nie ma takiego pliku ani folderu
    [EACCES] brak uprawnień
    [EPERM] brak uprawnień
    [EROFS] nie można tam nic zapisać
    [EISDIR] to jest folder
    [ENOTDIR] zamiast folderu jest tam plik
    [EEXIST] zamiast folderu jest tam plik
    [ENOSPC] dysk jest pełny
    [EADDRINUSE] jest zajęty
    [EADDRNOTAVAIL] ten komputer nie ma takiego adresu
    [UnicodeDecodeError] to nie jest tekst w UTF-8
    [gaierror] nie ma takiego adresu
    [UnicodeError] nie ma takiego adresu
    [UnicodeEncodeError] nie ma takiego adresu
    [DatabaseError] to nie jest baza domu gier albo jest uszkodzona ({ $text })
   *[other] { $text }
}

# O jednej karcie
label-is = co to
label-does = działanie
label-worth = wartość
label-gives = daje
label-now = teraz
label-unseen = nie widać jeszcze
about-unseen = { $left } z { $copies } takich kart

# The number of a list of bests; a game says what it counts.
record-value = { $value }
