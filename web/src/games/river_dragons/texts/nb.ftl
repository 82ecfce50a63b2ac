# River Dragons: ordene på brettet.

delta-board = Deltaet
delta-pawn = Brikken til spiller { $player }
delta-village = Landsby ({ $colour })
delta-island = Øy { $name }
delta-plank = Planke { $size }, { $colour }
delta-program = Programmet ditt
delta-slot = Plass { $slot }: { $card }
delta-empty = tom
delta-hand = Kortene dine
delta-revealed = Programmene så langt
delta-unseen = skjult
delta-stopped = { $card }, stoppet av en drage
delta-reserve = Plankene dine
delta-no-planks = Du har ingen planker igjen.
delta-lay-cards = Velg fem kort og legg dem i rekkefølge.
delta-ready = Programmet ditt er klart. Bekreft det: etterpå finnes ingen vei tilbake.
delta-ready-open = Programmet ditt er klart. Bekreft det: du kan ta det tilbake til alle er klare.
delta-take-back = Ta tilbake
delta-sealed = Programmet ditt ligger skjult. De andre velger fortsatt.
delta-rehearse = Øv
delta-rehearse-help = Pek på to steder for å skissere en planke, to ganger på en øy for å skissere en stein. Ingen forteller hva som passer.
delta-confirm-program = Bekreft
delta-confirm = Sikker? Gjør det, eller tenk deg om.
delta-do = Gjør det
delta-lay-first = Hvor begynner planke { $size }? Pek på en landsby eller en stein.
delta-lay-second = Og hvor slutter den?
delta-drop = Pek på vannet der steinen skal ligge.
delta-take = Se på gapet, og velg en planke på øyemål.
delta-take-sure = Vil du ta denne? Du kan ikke bytte den etterpå.
delta-take-it = Ta den
delta-stop = Stopp her

## Runden slik den fortelles

telling-revealed = Plass { $slot }: alle viser et kort.
telling-cancelled = Dragen fra { $by } stopper { $seat }: kortet { $what } blir ikke utført.
telling-stays = { $seat } kommer ingen vei og blir hjemme.
delta-course = Vei igjen, runde for runde
delta-drop-here = En stein her: { $x }, { $y }. Piltastene flytter den, Enter slipper den.

## Det første spillet: tre nøtter

puzzle-first-say = Du er svart, og landsbyen med den stiplede ringen er målet ditt. Alle legger fem kort skjult; så utføres de ett etter ett, enten de fortsatt passer eller ikke.
puzzle-order-say = Det mangler en planke i enden av veien din, og du har planke 1 igjen. Du trenger tre skritt: til neste planke, til den som mangler, og inn i landsbyen.
puzzle-order-task = Nå landsbyen med disse fem kortene: legg 1 planke, flytt 1 gang, flytt 2 ganger, legg 1 stein, legg 2 steiner. I hvilken rekkefølge?
puzzle-order-well = Framme! Et skritt krever at planken allerede ligger der; steiner som ingen trenger, gjør ingen skade.
puzzle-order-missed = Ikke ennå. Planken må ligge før du flytter 2 ganger, ellers fører det andre skrittet ingen vei.
puzzle-eye-say = Planker velges på øyemål. To er igjen i lageret ditt, planke 2 og planke 6, og mellom enden av veien og landsbyen er det åpent vann. En planke du har tatt, kan du ikke bytte.
puzzle-eye-task = Nå landsbyen med disse fem kortene: legg 1 stein, legg 2 planker, flytt 1 gang, flytt 2 ganger, hopp. Hvor skal steinen ligge, og hvilken planke skal hvor?
puzzle-eye-well = Godt bedømt! Først steinen, så plankene, så skrittene. Den korte planken hører hjemme der gapet er kort.
puzzle-eye-missed = Ikke ennå. Legg steinen rett fram, der den korte planken så vidt når, og spar den lange til veien inn i landsbyen. Hoppet til slutt: på feil sted kaster det deg i elven.
puzzle-dragon-say = Den rosa brikken står i veien, og rosa vil ha den siste planken din: det andre kortet til rosa er «fjern». En drage stopper kortet som fargen dens har lagt på samme plass.
puzzle-dragon-task = Nå landsbyen med disse fem kortene: rosa drage, hopp, flytt 1 gang, flytt 2 ganger, legg 1 stein. Hva må ligge på plass 2?
puzzle-dragon-well = Stoppet, hoppet og framme! Nå vet du alt du trenger. Resten er å gjette hva de andre har fore.
puzzle-dragon-missed = Ikke ennå. Dragen hører hjemme på plass 2, hoppet før du flytter 2 ganger: over brikken, så til den siste planken og inn i landsbyen.

## Everybody at a glance, and what the log says

stage-place = Plass { $slot }
delta-first = Startspiller
delta-order = Spiller som nummer { $turn }
delta-others-reserve = Planker i lageret: { $count }.
telling-shows = { $seat } viser på plass { $slot }: { $what }.
telling-dragon_spared = Dragen fra { $seat } møter dragen fra { $victim }. Ingenting blir stoppet.
telling-took = { $seat } tar en planke: { $plank }.
telling-laid = { $seat } legger en planke mellom { $one } og { $other } ({ $plank }). Den passer.
telling-too_short = { $seat } prøver en planke mellom { $one } og { $other } ({ $plank }). Den er for kort!
telling-lost-missed = { $seat } mister en planke som var for kort: { $plank }. Den går ut av spillet.
telling-lost-nowhere = { $seat } mister en planke som ikke passer noe sted: { $plank }. Den går ut av spillet.
telling-stone_placed = { $seat } legger en stein på { $place }.
telling-stone_dropped = { $seat } slipper en stein i vannet ({ $place }).
telling-stone_removed = { $seat } tar bort steinen ved { $place }.
telling-plank_removed = { $seat } tar planken mellom { $one } og { $other } til lageret sitt: { $plank }.
telling-moved = { $seat } går til: { $place }.
telling-jumped = { $seat } hopper over { $whom }, til: { $place }.
telling-fell-move = { $seat } må gå, men ingen planke ved siden av er ledig: i elven og hjem igjen!
telling-fell-jump = { $seat } må hoppe, men det er ingen å hoppe over eller ingen plass å lande på: i elven og hjem igjen!
