# River Dragons: orden på brädet.

delta-board = Deltat
delta-pawn = Pjäs, spelare { $player }
delta-village = By ({ $colour })
delta-island = Ö { $name }
delta-plank = Planka { $size }, { $colour }
delta-program = Ditt program
delta-slot = Plats { $slot }: { $card }
delta-empty = tom
delta-hand = Dina kort
delta-revealed = Programmen hittills
delta-unseen = dolt
delta-stopped = { $card }, stoppat av en drake
delta-reserve = Dina plankor
delta-no-planks = Du har inga plankor kvar.
delta-lay-cards = Välj fem kort och lägg dem i ordning.
delta-ready = Ditt program är klart. Bekräfta det: sedan finns ingen väg tillbaka.
delta-sealed = Ditt program ligger dolt. De andra väljer fortfarande.
delta-rehearse = Öva
delta-rehearse-help = Peka på två platser för att skissa en planka, två gånger på en ö för att skissa en sten. Ingen berättar vad som passar.
delta-confirm-program = Bekräfta
delta-confirm = Säker? Gör det, eller tänk om.
delta-do = Gör det
delta-lay-first = Var börjar planka { $size }? Peka på en by eller en sten.
delta-lay-second = Och var slutar den?
delta-drop = Peka på vattnet där stenen ska ligga.
delta-take = Titta på luckan och välj en planka på ögonmått.
delta-take-sure = Ta den här? Du kan inte byta den efteråt.
delta-take-it = Ta den
delta-stop = Stanna här

## Rundan som den berättas

telling = Vad som händer
telling-again = En gång till:
telling-pause = Pausa
telling-play = Fortsätt
telling-next = Ett ögonblick framåt
telling-skip = Hoppa fram till läget nu
telling-skip-mine = Hoppa fram till ditt drag
telling-replay = Visa förra rundan igen
telling-speed = Hastighet: { $speed }
telling-revealed = Plats { $slot }: alla visar ett kort.
telling-cancelled = Draken från { $by } stoppar { $seat }: kortet { $what } utförs inte.
telling-took = { $seat } tar planka { $size }.
telling-laid = { $seat } lägger planka { $size }. Den passar.
telling-too_short = Planka { $size } är för kort här!
telling-jumped = { $seat } hoppar över { $whom }.
telling-stays = { $seat } kan inte gå någonstans och stannar hemma.
delta-drop-here = En sten här: { $x }, { $y }. Piltangenterna flyttar den, Enter släpper den.
