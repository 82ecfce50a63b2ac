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
delta-ready-open = Ohjelmasi on valmis. Vahvista se: voit perua sen, kunnes kaikki ovat valmiita.
delta-take-back = Peru
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

telling-revealed = Paikka { $slot }: kaikki näyttävät kortin.
telling-cancelled = { $by } lähettää lohikäärmeen. { $seat }: { $what } jää tekemättä.
telling-stays = { $seat } ei pääse minnekään ja jää kotikylään.
delta-course = Matkaa jäljellä, kierros kierrokselta
delta-drop-here = Kivi tähän: { $x }, { $y }. Nuolinäppäimet siirtävät sitä, Enter pudottaa sen.

## Ensimmäinen peli: kolme pulmaa

puzzle-first-say = Pelaat mustaa, ja katkoviivalla ympyröity kylä on määränpääsi. Kaikki asettavat viisi korttia kuvapuoli alaspäin; sitten ne toteutetaan yksi kerrallaan, sopivat ne enää tai eivät.
puzzle-order-say = Tiesi päästä puuttuu yksi lankku, ja sinulla on vielä lankku 1. Tarvitset kolme askelta: seuraavalle lankulle, puuttuvalle lankulle ja kylään.
puzzle-order-task = Pääse kylään näillä viidellä kortilla: aseta 1 lankku, 1 liike, 2 liikettä, aseta 1 kivi, aseta 2 kiveä. Missä järjestyksessä?
puzzle-order-well = Perillä! Askel vaatii, että lankku on jo paikallaan; kivistä, joita kukaan ei tarvitse, ei ole haittaa.
puzzle-order-missed = Ei vielä. Lankun on oltava paikallaan ennen kahta liikettä, muuten toinen askel ei johda mihinkään.
puzzle-eye-say = Lankut valitaan silmämääräisesti. Varastossasi on vielä kaksi, lankku 2 ja lankku 6, ja tiesi pään ja kylän välissä on avovettä. Kun olet ottanut lankun, et voi enää vaihtaa sitä.
puzzle-eye-task = Pääse kylään näillä viidellä kortilla: aseta 1 kivi, aseta 2 lankkua, 1 liike, 2 liikettä, hyppää. Mihin kivi tulee, ja mikä lankku mihinkin?
puzzle-eye-well = Hyvin arvioitu! Ensin kivi, sitten lankut, sitten askeleet. Lyhyt lankku kuuluu sinne, missä aukko on lyhyt.
puzzle-eye-missed = Ei vielä. Aseta kivi suoraan eteen, juuri lyhyen lankun ulottuville, ja säästä pitkä lankku kylään johtavaan aukkoon. Hyppy viimeiseksi: väärässä kohdassa se heittää sinut jokeen.
puzzle-dragon-say = Vaaleanpunainen nappula on tielläsi ja haluaa viimeisen lankkusi: sen toinen kortti on ”poista”. Lohikäärme pysäyttää kortin, jonka sen väri on asettanut samaan paikkaan.
puzzle-dragon-task = Pääse kylään näillä viidellä kortilla: vaaleanpunainen lohikäärme, hyppää, 1 liike, 2 liikettä, aseta 1 kivi. Minkä kortin on oltava paikassa 2?
puzzle-dragon-well = Pysäytetty, hypätty ja perillä! Nyt tiedät kaiken tarpeellisen. Loppu on sen arvaamista, mitä muut aikovat.
puzzle-dragon-missed = Ei vielä. Lohikäärme kuuluu paikkaan 2 ja hyppy ennen kahta liikettä: nappulan yli, sitten viimeiselle lankulle ja kylään.

## Everybody at a glance, and what the log says

stage-place = Paikka { $slot }
delta-first = Aloittaja
delta-order = Vuorossa numero { $turn }
delta-others-reserve = Lankkuja varastossa: { $count }.
telling-shows = { $seat } näyttää paikassa { $slot }: { $what }.
telling-dragon_spared = Kaksi lohikäärmettä kohtaa: { $seat } ja { $victim }. Mikään ei pysähdy.
telling-took = { $seat } ottaa lankun: { $plank }.
telling-laid = { $seat } asettaa lankun: { $one } – { $other } ({ $plank }). Se sopii.
telling-too_short = { $seat } kokeilee lankkua: { $one } – { $other } ({ $plank }). Se on liian lyhyt!
telling-lost-missed = { $seat } menettää liian lyhyen lankun: { $plank }. Se poistuu pelistä.
telling-lost-nowhere = { $seat } menettää lankun, joka ei sovi minnekään: { $plank }. Se poistuu pelistä.
telling-stone_placed = { $seat } asettaa kiven saarelle { $place }.
telling-stone_dropped = { $seat } pudottaa kiven veteen ({ $place }).
telling-stone_removed = { $seat } ottaa kiven pois paikasta { $place }.
telling-plank_removed = { $seat } ottaa lankun varastoonsa: { $one } – { $other } ({ $plank }).
telling-moved = { $seat } siirtyy: { $place }.
telling-jumped = { $seat } hyppää nappulan yli ({ $whom }): { $place }.
telling-fell-move = { $seat } joutuu liikkumaan, mutta viereistä vapaata lankkua ei ole: jokeen ja takaisin kotiin!
telling-fell-jump = { $seat } joutuu hyppäämään, mutta ylitettävää nappulaa tai laskeutumispaikkaa ei ole: jokeen ja takaisin kotiin!
