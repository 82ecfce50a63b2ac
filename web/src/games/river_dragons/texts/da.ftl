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

telling = Hvad der sker
telling-again = En gang til:
telling-pause = Pause
telling-play = Fortsæt
telling-next = Et øjeblik frem
telling-skip = Spring frem til stillingen nu
telling-skip-mine = Spring frem til dit træk
telling-replay = Vis sidste runde igen
telling-speed = Hastighed: { $speed }
telling-revealed = Plads { $slot }: alle viser et kort.
telling-cancelled = Dragen fra { $by } stopper { $seat }: kortet { $what } bliver ikke udført.
telling-took = { $seat } tager planke { $size }.
telling-laid = { $seat } lægger planke { $size }. Den passer.
telling-too_short = Planke { $size } er for kort her!
telling-jumped = { $seat } springer over { $whom }.
telling-stays = { $seat } kan ikke komme nogen steder og bliver hjemme.
delta-drop-here = En sten her: { $x }, { $y }. Piletasterne flytter den, Enter slipper den.
