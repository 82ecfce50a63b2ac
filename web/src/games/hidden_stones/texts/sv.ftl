# Hidden Stones: brädets ord.

## Stones

stone-sun = sol
stone-moon = måne
stone-fish = fisk
stone-bird = fågel
stone-horse = häst
stone-ship = skepp
stone-seed = frö
stone-tree = träd
stone-any = valfri sten
stones-group = De nio stenarna
stones-cell = Rad { $row }, kolumn { $column }: { $stone }, { $back } på baksidan
stones-pairs = Två sidor av samma sten
stones-pair =
    { $count ->
        [one] 1 sten med { $a } och { $b }
       *[other] { $count } stenar med { $a } och { $b }
    }

## Cards

stones-hand = Dina kort
stones-card = Kort värt { $value } poäng: { $rows }
stones-fits = Stenarna visar det nu.
stones-fits-short = passar
stones-piles = Högar
stones-pile = { $count } kort att dra
stones-discard = { $count } kastade
stones-strikes =
    { $count ->
        [one] 1 minus av 4
       *[other] { $count } minus av 4
    }
stones-scores = Inlösta kort
stones-score = { $who }: { $cards } av { $needed } kort inlösta.
stones-ones = Med värdet 1: { $ones }.
stones-ones-lead = Flest kort med värdet 1 ({ $ones }): 3 poäng till vid slutet.
stones-look-pile = Inlösta kort: { $who }
stones-pile-of = Inlösta kort: { $who }
stones-discards = Kastade kort
stones-pile-sum = { $cards } kort. Sammanlagt värde: { $points }.
stones-pile-empty = Här finns inga kort än.
stones-last-round = sista rundan
stones-log-scored = { $who } löser in ett kort för { $value } poäng: { $stones }.

## What to do now

stones-turn = Välj två grannstenar som ska byta plats, eller en att vända. Varje gång kostar ett kort.
stones-no-cards = Du har inga kort kvar: avsluta turen och dra.
stones-turn-fits =
    { $count ->
        [one] Ett av dina kort passar: ta dess poäng. Eller fortsätt med stenarna.
       *[other] { $count } av dina kort passar: ta poängen för ett. Eller fortsätt med stenarna.
    }
stones-picked = Du har valt { $stone } (baksida: { $back }). Välj en granne att byta plats med, eller vänd stenen.
stones-pay-swap = Kasta ett kort för att byta plats på { $a } och { $b }.
stones-pay-flip = Kasta ett kort för att vända stenen ({ $a }).
stones-card-taken = Det här kortet är priset: välj två grannstenar som ska byta plats, eller en att vända.
stones-card-fits = Kortet passar: ta { $value } poäng, eller betala med det.
stones-confirm = Så här? Kortet kastas.

## Hints

stones-hint-swap = Tips: kasta det markerade kortet och byt plats på { $a } och { $b }.
stones-hint-flip = Tips: kasta det markerade kortet och vänd stenen ({ $a }).
stones-hint-score = Tips: ta poängen för det markerade kortet.
stones-hint-end = Tips: avsluta turen nu.
stones-hint-pass_turn = Tips: passa och dra två kort.
stones-hint-goal =
    { $away ->
        [one] Sedan passar ditt kort värt { $value }.
       *[other] Efter { $away } drag passar ditt kort värt { $value }.
    }
stones-hint-fresh = Inget av dina kort går att lösa in den här turen: kasta det som ligger långt bort och dra nya.
stones-away = { $away } drag

## Buttons

stones-do-swap = Byt plats
stones-do-flip = Vänd
stones-do-score = Ta { $value } poäng
stones-do-end = Avsluta turen
stones-do-pass = Passa, dra två

## Playing alone

stones-solo-of = { $cards } av { $needed } kort
stones-solo-title = Spela ensam
stones-solo-how = Så spelar man ensam
stones-solo-cards = Du spelar med 16 kort: åtta värda 1, fyra värda 2, tre värda 3 och ett värt 5. Lös in alla så har du vunnit.
stones-solo-crosses = En tur som slutar utan inlöst kort ger ett kryss (ett minus). Tre förlåts, med det fjärde är spelet förlorat.
stones-solo-back = Det du slänger kommer tillbaka: när högen är slut blandas det och dras igen. Bara inlösta kort är borta för gott.
stones-solo-end = Poäng räknas inte här, bara kort. När fyra kort eller färre är kvar har du alla på handen och inget beror på slumpen.
