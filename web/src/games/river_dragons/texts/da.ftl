# River Dragons: ordene på brættet.

delta-board = Deltaet
delta-pawn = Brik, spiller { $player }
delta-village = Landsby ({ $colour })
delta-island = Ø { $name }
delta-plank = Planke { $size }, { $colour }
delta-program = Dit program
delta-slot = Plads { $slot }: { $card }
delta-empty = tom
delta-hand = Dine kort
delta-revealed = Programmerne indtil nu
delta-unseen = skjult
delta-stopped = { $card }, stoppet af en drage
delta-reserve = Dine planker
delta-no-planks = Du har ingen planker tilbage.
delta-lay-cards = Vælg fem kort, og læg dem i rækkefølge.
delta-ready = Dit program er klar. Bekræft det: bagefter er der ingen vej tilbage.
delta-ready-open = Dit program er klar. Bekræft det: du kan tage det tilbage, indtil alle er klar.
delta-take-back = Tag tilbage
delta-sealed = Dit program ligger skjult. De andre vælger stadig.
delta-rehearse = Øv
delta-rehearse-help = Peg på to steder for at skitsere en planke, to gange på en ø for at skitsere en sten. Ingen fortæller, hvad der passer.
delta-confirm-program = Bekræft
delta-confirm = Sikker? Gør det, eller tænk dig om igen.
delta-do = Gør det
delta-lay-first = Hvor begynder planke { $size }? Peg på en landsby eller en sten.
delta-lay-second = Og hvor ender den?
delta-drop = Peg på vandet, hvor stenen skal ligge.
delta-take = Se på mellemrummet, og vælg en planke på øjemål.
delta-take-sure = Vil du tage denne? Du kan ikke bytte den bagefter.
delta-take-it = Tag den
delta-stop = Stop her

## Runden, som den fortælles

telling-revealed = Plads { $slot }: alle viser et kort.
telling-cancelled = Dragen fra { $by } stopper { $seat }: kortet { $what } bliver ikke udført.
telling-stays = { $seat } kan ikke komme nogen steder og bliver hjemme.
delta-course = Vej, der mangler, runde for runde
delta-drop-here = En sten her: { $x }, { $y }. Piletasterne flytter den, Enter slipper den.

## Det første spil: tre gåder

puzzle-first-say = Du er sort, og landsbyen med den stiplede ring er dit mål. Alle lægger fem kort skjult; så udføres de et ad gangen, hvad enten de stadig passer eller ej.
puzzle-order-say = Der mangler en planke for enden af din vej, og du har planke 1 endnu. Du skal bruge tre skridt: til næste planke, til den manglende og ind i landsbyen.
puzzle-order-task = Nå landsbyen med disse fem kort: læg 1 planke, flyt 1 gang, flyt 2 gange, læg 1 sten, læg 2 sten. I hvilken rækkefølge?
puzzle-order-well = Fremme! Et skridt kræver, at planken allerede ligger der; sten, som ingen har brug for, skader ikke.
puzzle-order-missed = Ikke endnu. Planken skal ligge, før du flytter 2 gange, ellers fører det andet skridt ingen steder hen.
puzzle-eye-say = Planker vælges på øjemål. To er tilbage i dit lager, planke 2 og planke 6, og mellem enden af din vej og landsbyen er der åbent vand. En planke, du har taget, kan du ikke bytte.
puzzle-eye-task = Nå landsbyen med disse fem kort: læg 1 sten, læg 2 planker, flyt 1 gang, flyt 2 gange, spring. Hvor skal stenen ligge, og hvilken planke skal hvor?
puzzle-eye-well = Godt bedømt! Først stenen, så plankerne, så skridtene. Den korte planke hører til, hvor mellemrummet er kort.
puzzle-eye-missed = Ikke endnu. Læg stenen lige frem, hvor den korte planke lige når den, og gem den lange til vejen ind i landsbyen. Springet til sidst: på det forkerte sted kaster det dig i floden.
puzzle-dragon-say = Den lyserøde brik står i vejen, og lyserød vil have din sidste planke: det andet kort fra lyserød er »fjern«. En drage stopper det kort, som dens farve har lagt på samme plads.
puzzle-dragon-task = Nå landsbyen med disse fem kort: lyserød drage, spring, flyt 1 gang, flyt 2 gange, læg 1 sten. Hvad skal ligge på plads 2?
puzzle-dragon-well = Stoppet, sprunget og fremme! Nu ved du alt, hvad du behøver. Resten er at gætte, hvad de andre har for.
puzzle-dragon-missed = Ikke endnu. Dragen hører til på plads 2, springet før du flytter 2 gange: over brikken, så til den sidste planke og ind i landsbyen.

## Everybody at a glance, and what the log says

stage-place = Plads { $slot }
delta-first = Startspiller
delta-order = Spiller som nummer { $turn }
delta-others-reserve = Planker i lageret: { $count }.
telling-shows = { $seat } viser på plads { $slot }: { $what }.
telling-dragon_spared = Dragen fra { $seat } møder dragen fra { $victim }. Intet bliver stoppet.
telling-took = { $seat } tager en planke: { $plank }.
telling-laid = { $seat } lægger en planke mellem { $one } og { $other } ({ $plank }). Den passer.
telling-too_short = { $seat } prøver en planke mellem { $one } og { $other } ({ $plank }). Den er for kort!
telling-lost-missed = { $seat } mister en planke, der var for kort: { $plank }. Den går ud af spillet.
telling-lost-nowhere = { $seat } mister en planke, der ikke passer nogen steder: { $plank }. Den går ud af spillet.
telling-stone_placed = { $seat } lægger en sten på { $place }.
telling-stone_dropped = { $seat } lader en sten falde i vandet ({ $place }).
telling-stone_removed = { $seat } fjerner stenen ved { $place }.
telling-plank_removed = { $seat } tager planken mellem { $one } og { $other } til sit lager: { $plank }.
telling-moved = { $seat } går til: { $place }.
telling-jumped = { $seat } springer over { $whom }, til: { $place }.
telling-fell-move = { $seat } skal gå, men ingen planke ved siden af er fri: i floden og hjem igen!
telling-fell-jump = { $seat } skal springe, men der er ingen at springe over eller ingen plads at lande på: i floden og hjem igen!
