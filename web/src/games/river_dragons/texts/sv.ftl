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
delta-ready-open = Ditt program är klart. Bekräfta det: du kan ta tillbaka det tills alla är klara.
delta-take-back = Ta tillbaka
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

telling-revealed = Plats { $slot }: alla visar ett kort.
telling-cancelled = Draken från { $by } stoppar { $seat }: kortet { $what } utförs inte.
telling-stays = { $seat } kan inte gå någonstans och stannar hemma.
delta-course = Väg kvar, runda för runda
delta-drop-here = En sten här: { $x }, { $y }. Piltangenterna flyttar den, Enter släpper den.

## Det första spelet: tre gåtor

puzzle-first-say = Du är svart, och byn med den streckade ringen är ditt mål. Alla lägger fem kort dolda; sedan utförs de ett i taget, vare sig de fortfarande passar eller inte.
puzzle-order-say = En planka saknas i slutet av din väg, och du har planka 1 kvar. Du behöver tre steg: till nästa planka, till den som saknas och in i byn.
puzzle-order-task = Nå byn med dessa fem kort: lägg 1 planka, 1 förflyttning, 2 förflyttningar, lägg 1 sten, lägg 2 stenar. I vilken ordning?
puzzle-order-well = Framme! Ett steg kräver att plankan redan ligger där; stenar som ingen behöver gör ingen skada.
puzzle-order-missed = Inte än. Plankan måste ligga före de 2 förflyttningarna, annars leder det andra steget ingenstans.
puzzle-eye-say = Plankor väljs på ögonmått. Två finns kvar i ditt förråd, planka 2 och planka 6, och mellan vägens slut och byn är det öppet vatten. En planka du har tagit kan du inte byta.
puzzle-eye-task = Nå byn med dessa fem kort: lägg 1 sten, lägg 2 plankor, 1 förflyttning, 2 förflyttningar, hoppa. Var ska stenen ligga, och vilken planka ska var?
puzzle-eye-well = Bra bedömt! Först stenen, sedan plankorna, sedan stegen. Den korta plankan hör hemma där luckan är kort.
puzzle-eye-missed = Inte än. Lägg stenen rakt fram, där den korta plankan precis når, och spara den långa till vägen in i byn. Hoppet sist: på fel ställe kastar det dig i floden.
puzzle-dragon-say = Den rosa pjäsen står i vägen, och rosa vill ha din sista planka: det andra kortet från rosa är ”ta bort”. En drake stoppar kortet som dess färg har lagt på samma plats.
puzzle-dragon-task = Nå byn med dessa fem kort: rosa drake, hoppa, 1 förflyttning, 2 förflyttningar, lägg 1 sten. Vad måste ligga på plats 2?
puzzle-dragon-well = Stoppat, hoppat och framme! Nu vet du allt som behövs. Resten är att gissa vad de andra har för sig.
puzzle-dragon-missed = Inte än. Draken hör hemma på plats 2, hoppet före de 2 förflyttningarna: över pjäsen, sedan till sista plankan och in i byn.

## Everybody at a glance, and what the log says

stage-place = Plats { $slot }
delta-first = Startspelare
delta-order = Spelar som nummer { $turn }
delta-others-reserve = Plankor i förrådet: { $count }.
telling-shows = { $seat } visar på plats { $slot }: { $what }.
telling-dragon_spared = Draken från { $seat } möter draken från { $victim }. Ingenting stoppas.
telling-took = { $seat } tar en planka: { $plank }.
telling-laid = { $seat } lägger en planka mellan { $one } och { $other } ({ $plank }). Den passar.
telling-too_short = { $seat } provar en planka mellan { $one } och { $other } ({ $plank }). Den är för kort!
telling-lost-missed = { $seat } förlorar en planka som var för kort: { $plank }. Den lämnar spelet.
telling-lost-nowhere = { $seat } förlorar en planka som inte passar någonstans: { $plank }. Den lämnar spelet.
telling-stone_placed = { $seat } lägger en sten på { $place }.
telling-stone_dropped = { $seat } släpper en sten i vattnet ({ $place }).
telling-stone_removed = { $seat } tar bort stenen vid { $place }.
telling-plank_removed = { $seat } tar plankan mellan { $one } och { $other } till sitt förråd: { $plank }.
telling-moved = { $seat } går till: { $place }.
telling-jumped = { $seat } hoppar över { $whom }, till: { $place }.
telling-fell-move = { $seat } måste gå, men ingen planka intill är fri: i floden och hem igen!
telling-fell-jump = { $seat } måste hoppa, men det finns ingen att hoppa över eller ingen plats att landa på: i floden och hem igen!
