# Co mówi dom.
error-message = Nie można odczytać tej wiadomości.
error-id = Inna wiadomość miała już ten identyfikator; nic się nie zmieniło.
error-hello = Najpierw trzeba się przywitać.
error-stale = W międzyczasie coś się na stole zmieniło.
error-not-yours = To nie jest twoje miejsce.
error-lobby = Partia jeszcze się nie zaczęła.
error-no-proposal = Teraz nie ma propozycji do przyjęcia.
error-undo-off = Przy tym stole nie cofa się ruchów.
error-undo-nothing = Nie masz jeszcze czego cofnąć.
error-vote = Nikt nie pyta cię teraz o zgodę.
error-hints-off = Przy tym stole nie ma podpowiedzi.
error-watch = Przy tym stole nie ma widowni.
error-table = Nie ma takiego stołu.
error-invitation = Ten kod donikąd nie prowadzi. Sprawdź go litera po literze.
error-shelf = Nie ma takiej listy stołów.
error-full = Przy tym stole nie ma wolnego miejsca.
error-open-chairs = Są jeszcze wolne miejsca.
error-chair = Nie ma takiego miejsca.
error-chair-taken = Ktoś tam siedzi.
error-not-sitting = Nie siedzisz przy tym stole.
error-host = Może to zrobić tylko gospodarz stołu.
error-not-home = Może to zrobić tylko ktoś przy komputerze, na którym działa dom, w oknie otwartym przy jego starcie.
error-no-network = Ten komputer nie ma adresu w sieci lokalnej. Podłącz go do Wi-Fi albo kabla i spróbuj jeszcze raz.
error-playing = Partia już trwa.
error-house-playing = W trakcie partii to ustalone dla wszystkich; można to zmienić przed następną.
error-day = Nie ma listy z takiego dnia.
error-day-open = To rozdanie jest jeszcze w grze. Zajrzyj, gdy jego dzień się skończy.
error-undo-deal = Inni też grają to rozdanie, więc ruch, który coś odsłonił, zostaje.
error-deal-fixed = Inni też grają to rozdanie, dlatego stół jest dla wszystkich taki sam.
error-challenge = Nie ma takiego wyzwania.
error-challenge-record = Ta partia była dograna z zapisu, więc nikomu nie można rozdać tych samych kart.
error-challenge-alone = W tej partii grała jedna osoba, więc nie ma z kim jej powtórzyć.
error-not-over = To będzie można zobaczyć po partii.
error-record-other = To zapis innej gry albo innej liczby graczy.
error-match = Przy tym stole nie było takiej partii.
error-card = W tej grze nie ma takiej karty.
error-step = W tej partii nie ma takiego kroku.
error-store = Dom nie może teraz niczego zapisać; nic się nie zmieniło. Spróbuj za chwilę.
error-busy = Dom jest pełny; wróć później.
error-rate = To było trochę za szybko; poczekaj chwilę.
error-slow = Żądanie nadchodziło zbyt długo.
error-tables = Z tego adresu otwarto dziś bardzo dużo stołów; proszę spróbować później.
error-rules = Zasady tej gry zmieniły się od początku partii: można ją obejrzeć, ale nie grać dalej.
error-size = To za dużo naraz.
error-origin = Ta strona nie należy do domu.
error-content = Dom przyjmuje tu tylko JSON.
error-address = Pod tym adresem nic nie ma.
error-method = Pod tym adresem nie można tego zrobić.
error-inside = W domu coś poszło nie tak.
error-language-words = Nie ma tekstów w tym języku i w tej wersji.
why-not-your-turn = To nie twoja kolej. { $question }
why-asked = Tego nie można teraz zrobić. { $question }
page-missing = Kociarnia działa, ale jej strona nie została zbudowana; buduje ją ./play.
error-number = „{ $name }” musi być liczbą całkowitą.
error-second-chair = W trakcie partii nikt nie zajmuje drugiego miejsca.
cat-level = { $level }
log-house-clock = { $seconds ->
    [0] Od tej partii gramy bez zegara.
   *[other] Od tej partii na każdą odpowiedź jest { $seconds } s.
}
log-house-keeper = { $seconds ->
    [0] Od tej partii nikt nie gra za nieobecnych; gdy skończy się czas, gra kot: { cat-level }.
   *[other] Od tej partii za nieobecnych dłużej niż { $seconds } s gra kot: { cat-level }.
}
log-house-undo = { $on ->
    [yes] Od tej partii ruchy można cofać.
   *[no] Od tej partii ruchów się nie cofa.
}
log-house-hints = { $on ->
    [yes] Od tej partii są podpowiedzi.
   *[no] Od tej partii nie ma podpowiedzi.
}
log-stood-in = { $said } (w zastępstwie: bot { cat-level })
time-days = { $count ->
    [one] { $count } dzień
   *[other] { $count } dni
}
time-hours = { $count } godz.
time-minutes = { $count } min
time-seconds = { $count } s
log-house-nobody = Od tej partii nikt nie gra za nieobecnych: stół czeka.
log-house-time = { $seconds ->
    [0] Od tej partii gramy bez zegara.
   *[other] Od tej partii na każdą odpowiedź jest { $time }.
}
log-house-away = { $seconds ->
    [0] Od tej partii stół czeka na nieobecnych; tylko gdy skończy się czas, gra bot: { cat-level }.
   *[other] Od tej partii za nieobecnych dłużej niż { $time } gra bot: { cat-level }.
}
error-code = Ten kod nie działa: ktoś go już użył, minął jego czas albo wkradła się literówka.
error-two-hands = To urządzenie i ta osoba siedzą w jednej partii przy tym samym stole, a nikt nie ogląda dwóch rąk. Najpierw skończcie partię.
error-device = Nie ma takiego urządzenia.
error-devices = Więcej urządzeń jedna osoba mieć nie może. Najpierw któreś odłącz.
error-not-away = Ta osoba była tu przed chwilą. Miejsce można zwolnić po minucie nieobecności.
log-undone = Za zgodą wszystkich { $name } cofa { $back ->
    [one] { $back } ruch
    [few] { $back } ruchy
   *[many] { $back } ruchów
}.
log-device = { $name }: gra przenosi się też na inne urządzenie.
log-freed = Miejsce zwolnione, czeka na powrót: { $name }.
log-sat-down = { $name } siada na miejscu { $number }.
error-push = Ta przeglądarka nie podała adresu, pod który dom może zawołać.
error-push-off = Ten dom nikogo nie woła: otwarto go bez --push.
push-turn = Twój ruch.
push-turn-with = Twój ruch. Przy stole: { $names }.
