# Słowa samej strony.

## Games

game-hidden_stones = Hidden Stones
game-stones_and_rivers = Stones & Rivers
game-river_dragons = River Dragons
game-stoleme = Stolemë
game-stone_stacks = Kamienne stosy
game-hidden_stones-tag = Zamieniaj i odwracaj dziewięć rzeźbionych kamieni, aż ułożą się tak, jak chcą twoje karty.
game-stones_and_rivers-tag = Dwie armie kamieni, a każdy kamień może stać się rzeką, która niesie inne daleko.
game-river_dragons-tag = Zaplanuj w tajemnicy pięć kroków, kładź deski przez deltę i uważaj na smoki.
game-stoleme-tag = Rodziny olbrzymów rozstrzygają stary spór, głaz po głazie.
game-stone_stacks-tag = Prawdziwe kamienie, prawdziwy ciężar, pewna ręka: buduj wysoko i nie oddychaj.

## Front page

tagline = Pięć gier o kamieniach i rzekach
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
unofficial = Nieoficjalne, bez związku z wydawcami; własne rysunki i słowa.

## Setting up a table

setup-way = Z kim?
way-bots = Przeciw botom
way-bots-text = Ty grasz, boty zajmują pozostałe miejsca.
way-bots-go = Graj
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
line-yours = Twoja kolej: wybierz coś, co świeci.
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
send = Wyślij
table = Stół
clock = Pozostały czas
unknown = coś ukrytego
title-your-turn = Twoja kolej · { $game }
agree = Zgoda
refuse = Nie
proposal-undo = { $name } prosi o cofnięcie ruchu.
proposal-bot = { $name } proponuje, by na tym miejscu grał bot: { $other }.
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
end-won =
    { $count ->
        [one] Wygrywa { $names }
       *[other] Wygrywają razem: { $names }
    }
end-you-won = Wygrywasz
end-you-shared = Wspólne zwycięstwo
end-solo-won = Udało się
end-solo-lost = Nie tym razem
lead-plot = Punkty w trakcie gry
review = Przejrzyj partię
review-making = Przeglądanie partii…
review-plot = Szanse w ciągu partii
review-slips = Co kosztowało najwięcej
review-slip = Tura { $turn }, { $name }: { $played }. Koszt: { $percent } %.
review-better = Lepiej: { $line }
review-none = Żaden ruch nie kosztował wiele.
rematch = Jeszcze raz
rematch-go = Do nowej gry
replay = Odtwórz
download = Pobierz
download-so-far = Dotychczasowy zapis
download-so-far-text = Tyle z gry, ile możesz wiedzieć, jako plik tekstowy.
see-board = Zobacz planszę
show-result = Wynik

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
trouble-unreachable = Serwer jest teraz nieosiągalny. Spróbuj za chwilę.
trouble-failed = Nie udało się. Spróbuj za chwilę.
trouble-too_many_tables = Za dużo stołów z tego miejsca. Skończ najpierw jeden albo poczekaj.
trouble-no_seat = Wszystkie miejsca przy tym stole są zajęte.
trouble-bad_record = Ten plik nie jest zapisem, który umiemy odczytać.
trouble-no_record = Nie ma zapisu tego stołu albo gra jeszcze trwa.
trouble-no_review = Tej gry nie da się przejrzeć.
trouble-too_large = To za duże na ten stół.
trouble-too_fast = Trochę wolniej, proszę.
trouble-not_stored = Serwer nie może teraz nic zapisać. Spróbuj później.
trouble-no_such_lesson = Dla tej gry nie ma jeszcze lekcji.
trouble-no_such_game = Tej gry tu nie ma.
trouble-no_such_table = Tego stołu już nie ma.
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
