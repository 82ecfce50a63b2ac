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
stones-cell = Rad { $row }, kolumn { $column }: { $stone }

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

## What to do now

stones-turn = Välj två grannstenar som ska byta plats, eller en att vända. Varje gång kostar ett kort.
stones-turn-fits =
    { $count ->
        [one] Ett av dina kort passar: ta dess poäng. Eller fortsätt med stenarna.
       *[other] { $count } av dina kort passar: ta poängen för ett. Eller fortsätt med stenarna.
    }
stones-picked = Du har valt { $stone }. Välj en granne att byta plats med, eller vänd stenen.
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
        [one] Ett drag, så passar ditt kort värt { $value }.
       *[other] { $away } drag, så passar ditt kort värt { $value }.
    }
stones-away = { $away } drag

## Buttons

stones-do-swap = Byt plats
stones-do-flip = Vänd
stones-do-score = Ta { $value } poäng
stones-do-end = Avsluta turen
stones-do-pass = Passa, dra två
