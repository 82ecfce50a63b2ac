# Słowa samej strony.

## Games


## Front page

tagline = Pięć gier o kamieniach i rzekach
places = Miejsca na stronie
games = Gry
players-count = { $span } graczy
minutes-count = { $span } min
play = Graj
play-game = Graj w { $game }
more = Więcej
more-game = Więcej sposobów gry w { $game }
learn = Naucz się w trzy minuty
not-yet = Jeszcze nie na tym stole
tables-yours = Twoje stoły
tables-yours-none = Stoły, przy których siedzisz, czekają tu na ciebie.
tables-open = Otwarte stoły
tables-open-none = Nikt teraz nie czeka na graczy.
hosted-by = zaprasza { $name }
seats-free = wolne miejsca: { $free } z { $seats }
join = Usiądź
ago = { DATETIME($when, day: "numeric", month: "short", hour: "numeric", minute: "numeric") }
replay-file = Odtwórz partię
replay-file-text = Otwórz pobrany zapis i przejdź partię ruch po ruchu.
replay-choose = Wybierz plik
replay-opening = Otwieranie gry …
unofficial = Nieoficjalne, bez związku z wydawcami; własne rysunki i słowa.

## Setting up a table

setup-way = Z kim?
way-bots = Przeciw botom
way-bots-text = Ty grasz, boty zajmują pozostałe miejsca.
way-bots-go = Graj
way-alone = W pojedynkę
way-alone-text = Łamigłówka dla jednej osoby.
way-invite = Ze znajomymi
way-invite-text = Odnośnik i kod dla każdego wolnego miejsca.
way-invite-go = Zaproś
way-device = Na jednym urządzeniu
way-device-text = Wszyscy grają tutaj, karty pozostają ukryte.
way-device-go = Zacznij
way-watch = Oglądaj boty
way-watch-text = Usiądź wygodnie i zobacz, jak to robią.
way-watch-go = Oglądaj
setup-players = Ilu graczy?
setup-level = Jak silne są boty?
setup-name = Twoje imię
setup-name-any = Imię (jeśli chcesz)
preset-own = Własny wybór
setup-clock = Czas na odpowiedź
setup-open = Pozwól usiąść także nieznajomym
clock-none = Bez limitu
clock-seconds = { $seconds } s
level-random = Na ślepo
level-greedy = Pochopny
level-beginner = Początkujący
level-easy = Łatwy
level-normal = Zwykły
level-hard = Trudny
level-expert = Ekspert
level-like_me = Jak ja
like-me-text = Po wygranej poziom wyżej, po przegranej poziom niżej.
says = „{ $line }”
level-in-character = { $level }, { $character }
setup-character = Jak grają?
character-any = Jak wypadnie
character-any-text = Każdy po swojemu
character-builder = Budowniczy
character-builder-text = Dobrze się przygotowuje i nie spieszy się
says-builder-0 = Jedno po drugim.
says-builder-1 = To wytrzyma.
says-builder-2 = Najpierw fundament, potem dom.
says-builder-ahead = To nabiera kształtu.
says-builder-behind = Dobry fundament wymaga czasu.
says-builder-won = Solidnie zbudowane.
says-builder-lost = Następnym razem kopię głębiej.
character-blocker = Przeszkadzacz
character-blocker-text = Myśli o tym, czego chcesz
says-blocker-0 = Tędy nie przejdziesz.
says-blocker-1 = Widzę, co kombinujesz.
says-blocker-2 = Zobaczymy, jak to obejdziesz.
says-blocker-ahead = Nikt tędy nie przejdzie.
says-blocker-behind = Tak łatwo mi nie uciekniesz.
says-blocker-won = Nikt mnie nie minął.
says-blocker-lost = A jednak była luka.
character-gambler = Hazardzista
character-gambler-text = Woli zaryzykować
says-gambler-0 = No to jazda!
says-gambler-1 = Szczęście sprzyja odważnym.
says-gambler-2 = Może się nie udać. A może się uda.
says-gambler-ahead = Warto było zaryzykować.
says-gambler-behind = W takim razie trzeba odważyć się na więcej.
says-gambler-won = Szczęście? Być może.
says-gambler-lost = I tak było warto.

## Settings

language = Język
light = Światło
light-auto = Jak urządzenie
light-day = Dzień
light-night = Noc
sound = Dźwięk
motion = Ruch

## The table

to-front = Wszystkie gry
players = Gracze
you = ty
score = Punkty
seat-number = Gracz { $number }
seat-free = Wolne miejsce
seat-bot = Bot, { $level }
seat-away = Chwilowo poza stołem
turn-yours = Twoja kolej
turn-theirs = Ma ruch
replace-by-bot = Niech zagra bot
sign-circle = Koło
sign-triangle = Trójkąt
sign-square = Kwadrat
sign-diamond = Romb
sign-cross = Krzyż
sign-hexagon = Sześciokąt
line-opening = Siadamy do stołu …
line-lost = Połączenie przerwane. Próbujemy znowu; nic nie ginie.
line-too_many_sockets = Z tej sieci łączy się teraz zbyt wiele osób. Próbujemy ponownie, aż zwolni się miejsce.
line-not_stored = Serwer nie może teraz sięgnąć do swoich zapisów. Próbujemy ponownie; nic nie przepadnie.
line-sending = Wysyłanie …
line-yours = Twoja kolej: wybierz coś, co świeci.
line-only = To jedyna możliwość.
line-wait =
    { $count ->
        [one] Gra { $names }.
       *[other] Czekamy: { $names }.
    }
line-nature = Rzeka decyduje …
line-over = Gra skończona.
line-replay = Odtwarzanie
rule-number = Zasada { $number }:
undo = Cofnij
undo-ask = Poproś o cofnięcie
undo-text = „Cofnij” wycofuje twoją ostatnią odpowiedź. Jeśli inni zdążyli już odpowiedzieć, muszą się zgodzić; boty zgadzają się zawsze, gdy gra nie ma tajemnic.
hint = Podpowiedź
hint-thinking = Myślę …
analysis = Analiza
cancel = Anuluj
close = Zamknij
beside = Dziennik, zasady i rozmowa
log = Dziennik
log-empty = Nic się jeszcze nie wydarzyło.
rules = Zasady
rules-opening = Otwieramy zasady …
rule-ours = (nasza własna)
line-suspended = Stół śpi: od dawna nikt nie odpowiedział. Obudzi się, gdy ktoś zagra.
rules-missing = Zasad tej gry jeszcze tu nie ma.
print = Drukuj
chat = Rozmowa
chat-empty = Przywitaj się.
chat-say = Powiedz coś
chat-unread =
    { $count ->
        [one] Jedna nowa wiadomość
        [few] { $count } nowe wiadomości
       *[other] { $count } nowych wiadomości
    }
send = Wyślij
table = Stół
clock = Pozostały czas
unknown = coś ukrytego
title-your-turn = Twoja kolej · { $game }
agree = Zgoda
refuse = Nie
proposal-undo = { $name } prosi o cofnięcie ruchu.
proposal-bot = { $name } proponuje, by na tym miejscu grał bot: { $other }.
proposal-end = { $name } proponuje zakończyć grę bez zwycięzcy.
bot-name-0 = Wydra
bot-name-1 = Czapla
bot-name-2 = Bóbr
bot-name-3 = Pstrąg
bot-name-4 = Zimorodek
bot-name-5 = Pluszcz
watching = Widz
watchers =
    { $count ->
        [one] { $count } widz
        [few] { $count } widzów
       *[other] { $count } widzów
    }
leave-text = Możesz zamknąć stronę i wrócić: miejsce pozostaje twoje. Kto się podda, nie może wrócić.
give-up = Poddaj się
give-up-title = Poddać tę grę?
give-up-text = We dwoje wygrywa druga osoba. Przy większej liczbie graczy twoje miejsce gra dalej samo, najprościej jak umie.
give-up-alone = Gra kończy się tutaj.
proposal-waiting = Czekamy na zgodę pozostałych.
full-text = Ta gra trwa już tak długo, że nie można niczego cofnąć ani napisać.
full-end = Zaproponuj zakończenie

## What is being told

telling = Co się dzieje
telling-again = Jeszcze raz:
telling-pause = Wstrzymaj
telling-play = Dalej
telling-next = Następne zdarzenie
telling-skip = Przejdź do obecnej sytuacji
telling-skip-mine = Przejdź do swojego ruchu
telling-replay = Pokaż ostatnie wydarzenia jeszcze raz
telling-speed = Tempo: { $speed }
line-telling = Zobacz, co się dzieje.
log-again = Pokaż tę turę jeszcze raz
note-undo-asked = { $name } prosi o cofnięcie ruchu.
note-undo-refused = { $name } nie może cofnąć ruchu: nie wszyscy się zgodzili.
note-undo = { $name } cofa ruch.
note-forfeit = { $name } rezygnuje z gry.
note-end-asked = { $name } proponuje zakończyć grę.
note-agreed = Gra kończy się za zgodą wszystkich.
note-clock = { $name }: czas minął, odpowiada stół.
note-fallback = { $name }: odpowiada stół.
note-bot-asked = { $name } proponuje, żeby bot zagrał za: { $other }.
note-bot-takes = Od teraz bot gra za: { $name }.
note-only = { $name } ma tylko jedną możliwość.

## Waiting for players

waiting-for =
    { $count ->
        [one] Jedno miejsce jest wolne. Udostępnij jego odnośnik lub kod.
        [few] { $count } miejsca są wolne. Udostępnij ich odnośniki lub kody.
       *[other] { $count } miejsc jest wolnych. Udostępnij ich odnośniki lub kody.
    }
waiting-ready = Wszyscy już są.
start = Zacznij
start-with-bots = Zacznij, boty zajmą wolne miejsca
invite-seat = Odnośnik do miejsca { $number }
watch-link = Odnośnik do oglądania
qr-of = { $label }, jako kod QR
copy = Kopiuj
copied = Skopiowano
waiting-host = Grę rozpoczyna gospodarz.
remove = Usuń
leave-seat = Oddaj moje miejsce
rules-usual = Zwykłe zasady
yes = tak
no = nie

## Passing one device

curtain-title = Podaj urządzenie: { $name }
curtain-text = Nikt inny nie powinien teraz patrzeć. To, co tylko twoje, jest za kurtyną.
curtain-take = To ja, { $name }

## The end

ending-forfeit = Gra została poddana.
ending-agreed = Gra zakończyła się za zgodą wszystkich.
end-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają razem: { $names }
    }
end-you-won = Wygrywasz
end-nobody = Nikt nie wygrywa
end-you-shared = Wspólne zwycięstwo
end-solo-won = Udało się
end-solo-lost = Nie tym razem
lead-plot = Punkty w trakcie gry
lead-plot-stoleme = Ogłuszeni w trakcie gry
lead-plot-stones_and_rivers = Kamienie w celu w trakcie gry
review = Przejrzyj partię
review-making = Przeglądanie partii…
review-plot = Szanse w ciągu partii
review-slips = Co kosztowało najwięcej
review-better = Lepiej: { $line }
review-none = Bez dużych błędów.
review-others = Pokaż też błędy pozostałych
review-more = Pokaż więcej
rematch = Jeszcze raz
rematch-go = Do nowej gry
replay = Odtwórz
download = Pobierz
download-so-far = Dotychczasowy zapis
download-so-far-text = Tyle z gry, ile możesz wiedzieć, jako plik tekstowy.
see-board = Zobacz planszę
end-new = Nowa gra
show-result = Wynik

## Variants

variant = Wariant: { $name }
variant-unnamed = bez nazwy
variant-of = Wariant gry { $game }
variant-differs = Co różni się od zwykłej gry
variant-same = Nic nie różni się od zwykłej gry.
variant-options = Opcje
variant-changed = { $what }: { $after } zamiast { $before }
variant-added = { $what }: { $after } (nowe)
variant-removed = { $what }: { $before } (usunięte)
variant-more = { $count ->
    [one] I jeszcze jedna różnica.
    [few] I jeszcze { $count } różnice.
   *[other] I jeszcze { $count } różnic.
  }
variant-try = Wypróbuj wariant
variant-try-text = Masz zmienioną grę? Upuść tutaj spakowany wariant albo wybierz plik: dostaniesz stronę, z której zaprosisz testerów.
variant-choose = Wybierz wariant
variant-checking = Sprawdzamy wariant …
variant-drop = Upuść tutaj
variant-bad = W ten wariant nie da się grać. { $sentence }
variant-yours = Warianty
variant-table = Przygotuj stół
variant-testers = Link dla testerów
variant-testers-text = Kto go otworzy, może zacząć grę w ten wariant przy nowym stole.
variant-maker = Tylko dla ciebie
variant-counts = Stoły: { $tables }. Ukończone gry: { $finished }. Opinie: { $opinions }.
variant-results = Pobierz zapisy i opinie
variant-keep = Twój własny link do tej strony: zachowaj go dla siebie.
opinion-title = Powiedz to autorowi gry
opinion-fun = Na ile gra sprawiła przyjemność?
opinion-fun-of = { $fun } z 5
opinion-fun-low = wcale
opinion-fun-high = bardzo
opinion-length = Czy gra trwała odpowiednio długo?
opinion-length-short = Za krótko
opinion-length-right = W sam raz
opinion-length-long = Za długo
opinion-line = Kilka słów, jeśli chcesz
opinion-send = Wyślij
opinion-thanks = Dziękujemy. Autor gry to przeczyta.
error-no_such_variant = Tego wariantu już tu nie ma.

## Replay

replay-back = Krok wstecz
replay-next = Krok naprzód
replay-run = Odtwarzaj
replay-stop = Zatrzymaj
replay-at = Krok { $at } z { $last }
replay-eyes = Czyimi oczami
replay-everyone = Wszystko odkryte
replay-seat = Oczami: { $name }

## Lessons

lesson = Lekcja
lesson-step = Krok { $at } z { $last }
lesson-next = Dalej
lesson-other = Jeszcze nie: zrób to, co zaznaczone.
lesson-read = Najpierw czytaj dalej, potem twoja kolej.
lesson-watch = Teraz gra druga osoba. Patrz.
lesson-done = To już cała gra. Brawo!
lesson-again = Jeszcze raz
lesson-retry = Spróbuj jeszcze raz
lesson-play = Zagraj prawdziwą grę

## When something cannot be

lost-title = Tu nic nie ma
lost-text = Ten adres donikąd nie prowadzi. Gry są na stronie głównej.
gone-title = Ten odnośnik nie otwiera stołu
gone-text = Stół mógł zostać sprzątnięty albo w odnośniku brakuje litery.
other-rules-title = Ta gra nie może się tu toczyć dalej
other-rules-text = Zaczęto ją według innych zasad niż te, które serwer ma teraz.
damaged-title = Tego stołu nie da się odczytać
damaged-text = Zapisane na serwerze dane są uszkodzone. Osoba prowadząca serwer może mieć kopię zapasową.
error-unreachable = Serwer jest teraz nieosiągalny. Spróbuj za chwilę.
error-failed = Nie udało się. Spróbuj za chwilę.
error-too_many_tables = Za dużo stołów z tego miejsca. Skończ najpierw jeden albo poczekaj.
error-no_seat = Wszystkie miejsca przy tym stole są zajęte.
error-bad_record = Ten plik nie jest zapisem, który umiemy odczytać.
error-no_record = Nie ma zapisu tego stołu albo gra jeszcze trwa.
error-no_review = Tej gry nie da się przejrzeć.
error-too_large = To za duże na ten stół.
error-too_fast = Trochę wolniej, proszę.
error-log_full = Ta gra jest już na to za długa. Możecie zakończyć ją za zgodą wszystkich.
error-not_stored = Serwer nie może teraz nic zapisać. Spróbuj później.
error-no_such_lesson = Dla tej gry nie ma jeszcze lekcji.
error-no_such_game = Tej gry tu nie ma.
error-no_such_table = Tego stołu już nie ma.
refused-stale = Na to pytanie już odpowiedziano.
refused-already_answered = Twoja odpowiedź już jest. Czekamy na pozostałych.
refused-not_asked = To nie twoja kolej.
refused-not_fair = Ktoś inny gra tu przeciw tobie: w trakcie gry nie ma pomocy.
refused-waiting = Coś się jeszcze rozstrzyga. Chwileczkę.
refused-forbidden = To teraz niemożliwe.
refused-over = Gra skończona.
refused-cannot_undo = Tego nie można już cofnąć.
refused-no_hint = Na to nie ma podpowiedzi.
refused-not_ready = Ta gra jest tu jeszcze przygotowywana. Zapytaj ponownie za minutę.
refused-watching = Oglądasz. To mogą zrobić tylko gracze.
refused-not_host = To może zrobić tylko gospodarz.
refused-not_started = Gra jeszcze się nie zaczęła.
refused-started = Gra już się zaczęła.
refused-too_fast = Trochę wolniej, proszę.
refused-not_stored = Serwer nie może zapisać ruchu, więc się nie liczy. Spróbuj później.
refused-malformed = Serwer tego nie zrozumiał.

## Links that work

preview-waits = { $name } czeka przy stole. Otwórz link i usiądź.
preview-waits-nobody = Przy stole jest wolne miejsce. Otwórz link i usiądź.
preview-plays = Przy stole: { $names }. Otwórz link i popatrz.
preview-plays-nobody = Gra trwa. Otwórz link i popatrz.
preview-over = Zagrali: { $names }. Otwórz link i zobacz, jak się skończyło.
preview-over-nobody = Gra skończona. Otwórz link i zobacz, jak się skończyło.
reach-here = Na razie te linki działają tylko na tym urządzeniu.
reach-ask = Czy znajomi z tej samej sieci, z tego samego Wi-Fi, mogą przyjść? Stół będzie wtedy otwarty pod adresem { $address } dla wszystkich w tej sieci, dopóki Riffle nie zostanie zamknięte.
reach-open = Otwórz dla tej sieci
reach-opened = Otwarte dla tej sieci: { $address }. Jeśli telefon nie może tu trafić, przeszkadza zapora na tym komputerze.
reach-none = Ten komputer nie jest w żadnej sieci, przez którą inni mogliby przyjść. Połącz się z Wi-Fi i wczytaj stronę ponownie albo uruchom Riffle w internecie.
reach-elsewhere = Kto siedzi przy komputerze, na którym działa Riffle, może tam otworzyć stół dla jego sieci.
reach-how = Jak uruchomić Riffle w internecie
share = Udostępnij
share-text = { $game }: chodź zagrać.
share-watch-text = { $game }: chodź popatrzeć.
move-seat = Graj dalej na innym urządzeniu
move-seat-text = Otwórz tam ten link albo zeskanuj kod: siedzisz na tym samym miejscu. Kto ma link, ten ma twoje miejsce, więc nie pokazuj go nikomu innemu.
move-seat-show = Pokaż mój link
begin-anew = Zacznij nową grę
stay-here = Zostań tutaj
rematch-follows = Gracze grają dalej przy nowym stole. Za chwilę pójdziesz z nimi.
error-no_network = Stołu nie można otworzyć dla tej sieci.
## Stone of the day

daily-title = Kamień dnia
daily-lead = Małe zadanie do każdej gry, codziennie nowe i dla wszystkich to samo.
daily-kind-hidden_stones = Talia do gry w pojedynkę
daily-kind-stones_and_rivers = Znajdź wymuszoną wygraną
daily-kind-river_dragons = Dotrzyj do wioski w tej turze
daily-kind-stoleme = Rzut z największą szansą
daily-kind-stone_stacks = Trzy kamienie na wieżę
daily-task-solo = Sam na sam z tą talią: zdobądź jak najwięcej z 16 kart. Tura bez zdobytej karty to krzyżyk; cztery krzyżyki kończą grę.
daily-task-win = Wygrywasz w { $turns } ruchach, cokolwiek zrobi druga strona. Wystarcza tylko jeden pierwszy ruch.
daily-task-village = Dotrzyj do swojej wioski w tej jednej turze: ułóż pięć kart we właściwej kolejności. Drugi gracz nie wchodzi ci w drogę.
daily-task-throw = Jeden rzut. Który ma największą szansę ogłuszyć olbrzyma? Głazy na wioskę liczą się przeciw tobie.
daily-task-tower = { $turns ->
    [1] Jedna tura z prawdziwej partii: wybierz płytkę, kamień i miejsce dla niego. Im wyżej stoi, tym więcej żetonów.
   *[other] Połóż trzy kamienie na tej wieży. Każdy, który stoi, daje żetony, tym więcej, im wyżej leży.
}
daily-done-solo = Kart: { $score } z 16. Najlepszy bot zdobył { $best }.
daily-done-win = Wygrana. Nic nie mogło jej powstrzymać.
daily-done-village = Na miejscu.
daily-done-throw = Twój rzut był wart { $score } %, najlepszy { $best } %. Czy trafił, tutaj się nie liczy.
daily-done-tower = Żetony: { $score }. Najlepszy bot zdobył { $best }.
daily-missed-win = Tak wygrana się wymyka: druga strona ma odpowiedź.
daily-missed-village = Tura minęła, a pionka jeszcze nie ma na miejscu.
daily-missed-solo = Nieskończone.
daily-missed-throw = Nieskończone.
daily-missed-tower = Nieskończone.
daily-share-solo = karty: { $score } z 16
daily-share-win = wygrana w { $turns } ruchach, { $tries ->
    [one] za pierwszym razem
    [few] { $tries } próby
   *[many] { $tries } prób
}
daily-share-village = wioska osiągnięta, { $tries ->
    [one] za pierwszym razem
    [few] { $tries } próby
   *[many] { $tries } prób
}
daily-share-throw = { $score } % (najlepszy { $best } %)
daily-share-tower = żetony: { $score }
daily-programs = Do celu prowadzi { $programs } z { $of } programów.
daily-difficulty = Trudność { $grade } z 5
end-picture = Obraz
daily-found = znalazł
daily-not-found = przeoczył
daily-bots = Jak poszło botom
daily-pebbles = Kamyki: { $won } z 3
daily-streak = { $days ->
    [one] jeden dzień
    [few] { $days } dni z rzędu
   *[many] { $days } dni z rzędu
}
daily-archive = Poprzednie dni
daily-more = Jeszcze wcześniejsze
daily-others = Wszystkie kamienie
daily-result = Wynik
daily-share = Udostępnij
daily-picture = Obraz
daily-making = Ten kamień właśnie powstaje. Chwileczkę …
error-no_such_day = Na ten dzień nie ma kamienia albo jeszcze go nie ma.
## The river, games over days, the ladder

river = Twoja rzeka
river-waiting =
    { $count ->
        [0] Żaden stół na ciebie nie czeka.
        [one] Czeka na ciebie jeden stół.
        [few] Czekają na ciebie { $count } stoły.
       *[many] Czeka na ciebie { $count } stołów.
    }
river-next = Następny stół, przy którym moja kolej
river-next-short = Następny stół
river-running = W toku
river-running-none = Nie siedzisz teraz przy żadnym stole.
river-not-begun = Nie wszyscy już są
river-going-on = W toku
river-theirs = Ruch ma { $names }
river-due = do { DATETIME($when, weekday: "short", hour: "numeric", minute: "numeric", day: "numeric", month: "short") }
river-alone = W pojedynkę
river-over = Zakończona
river-results = Twoje wyniki
river-won = Wygrane
river-shared = Podzielone
river-lost = Przegrane
river-tally = wygrane: { $won }, podzielone: { $shared }, przegrane: { $lost }
river-by = Licz według
river-by-game = Według gry
river-by-level = Według poziomu
river-by-opponent = Według przeciwnika
river-by-none = Nie ma tu jeszcze nic do liczenia.
river-people = Z ludźmi
river-finished = Zakończone partie
river-against = przeciw: { $names }
river-gone = Już nie ma na serwerze
river-all = Pokaż wszystkie ({ $count })
review-short = Analiza
key-title = Twój klucz
key-none = Bez klucza twoja rzeka żyje tylko w tej przeglądarce. Z kluczem znajdziesz ją też na innych swoich urządzeniach. Bez konta, bez e-maila.
key-on = Twoja rzeka jest też na serwerze, pod twoim kluczem.
key-make = Utwórz frazę
key-have = Mam frazę
key-enter = Twoja fraza, osiem słów
key-open = Otwórz moją rzekę
key-show = Pokaż frazę
key-hide = Ukryj frazę
key-phrase-text = Zapisz te osiem słów. Kto je ma, ma twoje miejsca. Serwer zna tylko ich odcisk, więc nikt nie może ci ich zwrócić.
key-device = To urządzenie weszło kluczem dostępu.
key-wrong = To nie jest fraza: ma ona osiem słów po pięć liter.
key-away = Wyloguj na tym urządzeniu
key-export = Pobierz wszystko
key-delete = Usuń moją rzekę
key-delete-title = Usunąć twoją rzekę?
key-delete-text = Wyniki, rankingi, powiadomienia i wszystkie klucze znikają z serwera od razu, a zakończone partie z tej przeglądarki. Miejsca przy trwających stołach pozostają otwarte przez swoje linki.
passkey-add = Dodaj klucz dostępu
passkey-use = Użyj klucza dostępu
passkey-count =
    { $count ->
        [one] Tę rzekę otwiera jeden klucz dostępu.
        [few] Tę rzekę otwierają { $count } klucze dostępu.
       *[many] Tę rzekę otwiera { $count } kluczy dostępu.
    }
passkey-insecure = Klucze dostępu wymagają bezpiecznego adresu z nazwą (https). Tutaj to samo robi fraza.
passkey-failed = Klucz dostępu nie zadziałał albo przerwano.
error-no_such_river = Pod tym kluczem nic nie ma. Sprawdź każdą literę; rzeka długo nieotwierana zostaje zapomniana.
error-not_allowed = Ten serwer na to nie pozwala.
error-not_rated = Ta partia nie może być rankingowa.
call-title = Powiadomienia
call-text = Krótka wiadomość, gdy przyjdzie twoja kolej, także gdy ta strona jest zamknięta. Idzie przez usługę samej przeglądarki, zapieczętowana tak, że odczyta ją tylko twoja przeglądarka.
call-start = Powiadom mnie, gdy moja kolej
call-stop = Koniec powiadomień
call-denied = Twoja przeglądarka nie pozwala tej stronie na wiadomości. Liczba na karcie mówi, ile stołów czeka.
call-insecure = Powiadomienia wymagają bezpiecznego adresu (https). Tutaj liczba na karcie mówi, ile stołów czeka.
call-unable = Tej przeglądarki nie da się powiadomić. Liczba na karcie mówi, ile stołów czeka.
call-failed = Nie udało się. Może usługa przeglądarki jest nieosiągalna.
call-turn = Twoja kolej: { $game }
call-over = Partia skończona: { $game }
hook-label = Albo powiadom ten adres (webhook)
hook-go = Użyj
hook-stop = Nie powiadamiaj więcej
kept-title = Co jest przechowywane
kept-text = Nie ma konta, e-maila ani nikogo, kto liczy twoje wizyty. Oto wszystko:
kept-where-browser = W tej przeglądarce
kept-where-server = Na tym serwerze
kept-until-browser = dopóki nie usuniesz
kept-until-call = dopóki ich nie wyłączysz albo stół nie zniknie
kept-until-address = tak długo jak stół
kept-days =
    { $count ->
        [one] jeden dzień bez użycia
        [few] { $count } dni bez użycia
       *[many] { $count } dni bez użycia
    }
kept-browser = Twoja rzeka
kept-browser-text = Linki do twoich miejsc, kto grał i jak się skończyło, rozwiązane kamienie dnia, twoje imię i ustawienia.
kept-table = Stoły
kept-table-text = Ruchy, czat i podane imiona. Z linku do miejsca tylko odcisk.
kept-river = Rzeka z kluczem
kept-river-text = Które miejsca należą do klucza, odcisk klucza i rozwiązane kamienie dnia. Jej zakończone partie zostają tak długo jak ona. Z klucza dostępu połowa publiczna.
kept-rating = Rankingi
kept-rating-text = Dla każdej gry, na której ocenę się zgadzasz: liczba, jej pewność, liczba partii, twoje imię przy stole. Rankingi i zapisy partii rankingowych są publiczne.
kept-call = Powiadomienia
kept-call-text = Adres, który przeglądarka podała dla wiadomości, i słowa wiadomości.
kept-address = Twój adres
kept-address-text = Odcisk adresu sieciowego, z którego powstał stół, by żaden pojedynczy adres nie tworzył ich zbyt wiele.
kept-delete = „Usuń moją rzekę” od razu usuwa rzekę, jej klucze, rankingi i powiadomienia. Ruchy przy stole należą do wszystkich, którzy tam grali, i znikają razem ze stołem.
kept-operator = Te czasy ustala ten, kto prowadzi serwer (RIFFLE_IDLE_DAYS, RIFFLE_RIVER_DAYS).
ladder = Ranking
ladder-text = Liczą się partie rankingowe: z ludźmi, którzy się zgodzili, i z botami. Boty stoją w miejscu: ich pozycję zmierzono. W partiach rankingowych nie ma podpowiedzi ani cofania, a ich zapisy są potem publiczne.
ladder-seats =
    { $count ->
        [one] Jeden gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
ladder-games =
    { $count ->
        [one] jedna partia
        [few] { $count } partie
       *[many] { $count } partii
    }
ladder-fixed = stoi w miejscu
ladder-nameless = Ktoś
ladder-sure = Znak zapytania znaczy, że rozegrano zbyt mało partii, by mieć pewność.
ladder-join = Nie ma cię jeszcze w rankingu. Zaznacz „Partia rankingowa”, gdy zakładasz stół:
ladder-records = Ostatnie partie rankingowe
ratings = Twoje rankingi
rated = Rankingowa
rated-text = Liczy się do rankingu wszystkich grających: bez podpowiedzi, bez cofania, a zapis jest na końcu publiczny.
rated-agree = Zgadzam się na partię rankingową
rated-missing = Najpierw musi się zgodzić: { $names }
setup-rated = Partia rankingowa
setup-rated-text = Zwykłe zasady, bez podpowiedzi i cofania.
clock-hours =
    { $count ->
        [one] Godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }
clock-days =
    { $count ->
        [one] Jeden dzień
        [few] { $count } dni
       *[many] { $count } dni
    }
refused-not_agreed = Ktoś jeszcze nie zgodził się na partię rankingową.
refused-not_rated = W partii rankingowej to niemożliwe.
refused-no_such_river = Pod tym kluczem nic nie ma.
offline-title = Chwilowo brak połączenia
offline-text = Ta strona potrzebuje serwera. Twoje stoły i wyniki nadal tu są i nic nie przepadło.
tables-loading = Przygotowywanie stołów
tables-elsewhere = Twoje stoły są otwarte w innej karcie tej przeglądarki. Zamknij ją, a otworzą się tutaj.
tables-failed = Nie udało się otworzyć stołów.
tables-not-kept = To okno niczego nie zapisuje: rozegrane tu partie znikną po jego zamknięciu.

## A finished game

share-game = Pokaż grę wszystkim
share-game-text = Publiczny link do powtórki: kto go ma, widzi wszystkie ruchy i wszystkie karty. Gracze są wymienieni tylko wtedy, gdy sami się zgodzą.
share-game-name = Podaj moje imię
share-game-make = Utwórz link
share-game-link = Publiczny link do powtórki
share-game-hint = { $game }: zobacz, jak poszło.
play-on = Graj dalej stąd
play-on-text = Graj dalej od tej pozycji z botami
error-no_such_link = Ten link niczego nie otwiera.
error-over = W tym miejscu gra jest już skończona.

## Clocks for the whole game

setup-main = Czas na całą grę
main-none = Bez limitu
main-time = { $minutes } min i { $seconds } s za każdą odpowiedź
bank-of = { $name }: pozostały czas
note-flag = { $name }: czas się skończył.

## Manners

mute = Wycisz
unmute = Pokaż znowu
muted = Wyciszono
report = Zgłoś
reported = Zgłoszono
report-title = Zgłosić: { $name }?
report-text = Osoba prowadząca serwer zobaczy imię i to, co powiedziano przy tym stole.
chat-close = Zamknij czat
chat-open = Otwórz czat
chat-closed = Gospodarz zamknął czat.
refused-chat_closed = Gospodarz zamknął czat.
refused-muted = Z tego miejsca nie można pisać.

## Live games

live = Oglądaj na żywo
live-text = Gry, które toczą się teraz i które można oglądać.
live-none = Teraz nikt nie gra publicznie.
live-bots = Wybierz grę: boty usiądą i zagrają na twoich oczach, jeśli chcesz, z odkrytymi kartami i tak szybko, jak zechcesz.
open-hands = Odkryte ręce
## The coach

hint-what = Co zrobić
hint-why = Dlaczego?
review-plot-text = Liczby to chwile, które kosztowały najwięcej
review-turn = Tura { $turn }, { $name }
review-played = Zagrano: { $line }
review-luck = Szczęście oddzielone od umiejętności
review-way-before = Zobacz
review-way-line = Odegraj ciąg dalszy
review-way-try = Spróbuj
review-back = Wróć do analizy
puzzle-missed = Trener myślał o czymś innym. Spróbuj jeszcze raz.

## Practice room

room-title = Pokój ćwiczeń
room-lead = Tury z partii botów; w każdej jedna odpowiedź jest dużo lepsza od innych. Stopień mówi, które boty ją znajdują.
room-others = Wszystkie zadania
room-grade = Trudność { $grade }
room-puzzle = Zadanie { $number }
daily-task-turn = Jedna tura. Ile punktów zdobędziesz tymi kartami?
daily-done-turn = Punkty: { $score }. Najlepszy bot zdobył { $best }.
daily-missed-turn = Nieskończone.
daily-share-turn = punkty: { $score } z { $best }

## Analysis board

analysis-title = Plansza analizy
analysis-lead = Wypróbuj dowolną pozycję na planszy analizy
analysis-play = Ruch
analysis-circle = Ruch koła
analysis-square = Ruch kwadratu
analysis-start = Od początku
analysis-copy-position = Kopiuj pozycję
analysis-copy-record = Kopiuj zapis
analysis-position = Pozycja
analysis-branches = Warianty
analysis-bad = Ta linia nie jest pozycją.
analysis-piece-1 = Kamień koła
analysis-piece-2 = Rzeka koła w poprzek
analysis-piece-3 = Rzeka koła wzdłuż
analysis-piece-5 = Kamień kwadratu
analysis-piece-6 = Rzeka kwadratu w poprzek
analysis-piece-7 = Rzeka kwadratu wzdłuż
analysis-piece-0 = Zdejmij

## The lab

lab = Laboratorium
lab-open = Zmień liczbę w laboratorium
lab-text = Zmień liczbę lub opcję gry, pozwól botom rozegrać obie gry i zobacz, co z tego wynika. Boty to nie ludzie: wierz im raczej w sprawie liczb niż strategii.
lab-turn = Co się zmienia
lab-game = Gra
lab-bots = Boty na wszystkich miejscach
lab-slow = Te partie trwają długo: pojawiają się po kilka.
lab-dials = Liczby
lab-file = Plik
lab-row = Wiersz
lab-column = Kolumna
lab-number = Liczba
lab-usually = zwykle { $value }
lab-turned = Dotychczasowe zmiany
lab-back = Cofnij
lab-back-of = Cofnij { $what }
lab-run = Uruchom
lab-stop = Zatrzymaj
lab-results = Co pokazują partie
lab-none = Nie rozegrano jeszcze żadnej partii.
lab-first = Pierwsze partie są w drodze. Jeśli trzeba najpierw przygotować zasady, potrwa to minutę lub dwie.
lab-games = Partie: { $games }, każda rozegrana na oba sposoby
lab-paused = Strona robi przerwę co { $most } partii. Naciśnij „{ lab-run }”, aby grać dalej.
lab-stock = Zwykła gra
lab-changed = Zmieniona gra
lab-value = { $mean } ({ $low }–{ $high })
lab-wait = Na razie za mało partii.
lab-more = Rozstrzygnęłoby to jeszcze około { $games } partii.
lab-more-unknown = Potrzeba więcej partii.
lab-same = Jak dotąd ani jedna partia nie potoczyła się inaczej.
lab-won-title = Wygrane partie, w procentach
lab-won-more = Po zmianie gracz { $seat } wygrywa częściej: o { $difference } punktu procentowego (od { $low } do { $high }).
lab-won-less = Po zmianie gracz { $seat } wygrywa rzadziej: o { $difference } punktu procentowego (od { $low } do { $high }).
lab-won-unclear = Nie widać, by ktoś wygrywał częściej lub rzadziej; możliwe są jeszcze różnice do { $reach } punktu procentowego.
lab-turns = Tury
lab-turns-title = Długość gry, w turach
lab-turns-more = Zmieniona gra jest dłuższa o { $difference } tury (od { $low } do { $high }).
lab-turns-less = Zmieniona gra jest krótsza o { $difference } tury (od { $low } do { $high }).
lab-turns-unclear = Nie widać zmiany długości; możliwe są jeszcze różnice do { $reach } tury.
lab-points-title = Punkty
lab-points-more = Po zmianie gracz { $seat } ma o { $difference } punktu więcej (od { $low } do { $high }).
lab-points-less = Po zmianie gracz { $seat } ma o { $difference } punktu mniej (od { $low } do { $high }).
lab-points-unclear = Nie widać zmiany punktów; możliwe są jeszcze różnice do { $reach }.
lab-sure = Granice obowiązują z pewnością 95 %, niezależnie od tego, jak często patrzysz, więc możesz przerwać w każdej chwili. Te same ustawienia dają zawsze te same partie.
lab-pictures = Wszystkie wykresy
lab-drawing = Wykresy są rysowane …
lab-pictures-text = Wykresy z najwyżej 200 tych partii, każdy z jednym zdaniem, po angielsku. Plik nie potrzebuje niczego więcej i można go przesłać dalej.
lab-pictures-save = Zapisz plik
lab-play = Zagraj w to
lab-play-text = Dostaniesz stronę zmienionej gry, z której otworzysz stoły i zaprosisz znajomych.
lab-play-first = Najpierw zmień jakąś liczbę lub opcję.
lab-name = Nazwa wariantu
lab-name-usual = { $game }, zmieniona
