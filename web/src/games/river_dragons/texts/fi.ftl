# River Dragons: laudan sanat.

delta-board = Suisto
delta-pawn = Pelaajan { $player } nappula
delta-village = Kylä: { $colour }
delta-island = Saari { $name }
delta-plank = Lankku { $size }, { $colour }
delta-program = Ohjelmasi
delta-slot = Paikka { $slot }: { $card }
delta-empty = tyhjä
delta-hand = Korttisi
delta-revealed = Ohjelmat tähän asti
delta-unseen = kuvapuoli alaspäin
delta-stopped = { $card }, lohikäärme pysäytti
delta-reserve = Lankkusi
delta-no-planks = Sinulla ei ole enää lankkuja.
delta-lay-cards = Valitse viisi korttia ja aseta ne järjestykseen.
delta-ready = Ohjelmasi on valmis. Vahvista se: sen jälkeen ei ole paluuta.
delta-sealed = Ohjelmasi on pöydällä kuvapuoli alaspäin. Muut valitsevat vielä.
delta-rehearse = Harjoittele
delta-rehearse-help = Osoita kahta paikkaa luonnostellaksesi lankun, saarta kahdesti luonnostellaksesi kiven. Kukaan ei kerro, mikä sopii.
delta-confirm-program = Vahvista
delta-confirm = Oletko varma? Tee se tai mieti uudelleen.
delta-do = Tee se
delta-lay-first = Mistä lankku { $size } alkaa? Osoita kylää tai kiveä.
delta-lay-second = Ja mihin se päättyy?
delta-drop = Osoita vedestä kohtaa, johon kivi tulee.
delta-take = Katso aukkoa ja valitse lankku silmämääräisesti.
delta-take-sure = Otatko tämän? Et voi vaihtaa sitä jälkeenpäin.
delta-take-it = Ota se
delta-stop = Pysähdy tähän

## Kierros kerrottuna

telling = Mitä tapahtuu
telling-again = Uudelleen:
telling-pause = Tauko
telling-play = Jatka
telling-next = Seuraava tapahtuma
telling-skip = Siirry nykytilanteeseen
telling-skip-mine = Siirry omaan siirtoosi
telling-replay = Näytä viime kierros uudelleen
telling-speed = Nopeus: { $speed }
telling-revealed = Paikka { $slot }: kaikki näyttävät kortin.
telling-cancelled = { $by } lähettää lohikäärmeen. { $seat }: { $what } jää tekemättä.
telling-took = { $seat } ottaa lankun { $size }.
telling-laid = { $seat } asettaa lankun { $size }. Se sopii.
telling-too_short = Lankku { $size } on tähän liian lyhyt!
telling-jumped = { $seat } hyppää nappulan yli ({ $whom }).
telling-stays = { $seat } ei pääse minnekään ja jää kotikylään.
delta-drop-here = Kivi tähän: { $x }, { $y }. Nuolinäppäimet siirtävät sitä, Enter pudottaa sen.
