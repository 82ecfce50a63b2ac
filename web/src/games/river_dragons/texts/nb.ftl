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

telling = Hva som skjer
telling-again = En gang til:
telling-pause = Pause
telling-play = Fortsett
telling-next = Et øyeblikk fram
telling-skip = Hopp fram til stillingen nå
telling-skip-mine = Hopp fram til ditt trekk
telling-replay = Vis forrige runde igjen
telling-speed = Fart: { $speed }
telling-revealed = Plass { $slot }: alle viser et kort.
telling-cancelled = Dragen fra { $by } stopper { $seat }: kortet { $what } blir ikke utført.
telling-took = { $seat } tar planke { $size }.
telling-laid = { $seat } legger planke { $size }. Den passer.
telling-too_short = Planke { $size } er for kort her!
telling-jumped = { $seat } hopper over { $whom }.
telling-stays = { $seat } kommer ingen vei og blir hjemme.
delta-drop-here = En stein her: { $x }, { $y }. Piltastene flytter den, Enter slipper den.
