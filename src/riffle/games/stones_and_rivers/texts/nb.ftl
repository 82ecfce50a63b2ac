name = Stones & Rivers
blurb = Gjør steinene dine til elver, seil på dem forbi motstanderen, og få steinene hjem på den andre siden.
minutes = 25

## Reglene

section-goal = Målet
section-setup = Oppsett
section-turn = Din tur
section-move = Flytte
section-send = Sende
section-end = Slutten på spillet
section-ours = Våre tillegg
section-table = Ved bordet

rule-1 = Vær den første som har nok av steinene sine på målpunktene bak motstanderen: { $board ->
        [course-small] fire
        [course-large] seks
       *[other] fem
    } av dem.
rule-2 = Begge sider legger alle brikkene sine på startpunktene med steinsiden opp. { $circle ->
        [bottom] Sirkel sitter nederst og Kvadrat øverst.
       *[top] Sirkel sitter øverst og Kvadrat nederst.
    }
rule-3 = { $first ->
        [circle] Sirkel begynner.
        [square] Kvadrat begynner.
       *[coin] En kastet brikke avgjør hvem som begynner.
    }
rule-10 = I din tur gjør du nøyaktig én ting med én brikke: flytter den, sender en annen brikke med den, snur den eller dreier den.
rule-11 = Du bruker bare dine egne brikker.
rule-12 = Bare en elv kan dreies: en kvart omdreining, slik at den renner på tvers av den forrige retningen. En stein kan ikke dreies.
rule-13 = Noe må være annerledes etter din tur: en brikke kan ikke bli der den er, og snur du den, må den vise en annen side. Fra den ene elveretningen til den andre dreier du.
rule-20 = En brikke tar ett skritt langs rutenettet, eller den seiler: går den opp på en elv, kan den fortsette langs elven. Andre punkter kan den ikke nå.
rule-21 = En brikke kan ikke ende på et punkt der en annen brikke ligger.
rule-22 = Brettet har { $board ->
        [course-small] 12 ganger 13
        [course-medium] 14 ganger 15
        [course-large] 16 ganger 17
        [bridge] 13 ganger 12
       *[official] 13 ganger 14
    } punkter. En brikke kan ikke forlate brettet, og ingenting fortsetter over kanten på motsatt side.
rule-23 = Ingen brikke får noen gang gå inn på eller krysse målpunktene bak sin egen side, der motstanderen scorer.
rule-24 = En brikke som lander på en elv, din eller motstanderens, kan gli i en av elvens to retninger til et hvilket som helst tomt punkt, fram til neste brikke, kanten eller punkter den ikke har lov til å gå inn på.
rule-25 = Møter den en annen elv, kan den fortsette langs den, og slik fra elv til elv, hver av dem høyst én gang.
rule-30 = { $stone_push ->
        [on] Elver sender. En stein kan bare skyve en annen stein rett foran seg, ett punkt rett fram, hvis det punktet er tomt.
       *[off] Bare en brikke med elvesiden opp kan sende. Det kan ikke en stein.
    }
rule-31 = For å sende en brikke må elven din kunne lande på den.
rule-32 = Brikken som sendes, glir i en av de to retningene til elven som sender, og videre over elver som ved et vanlig trekk. Den må ende på et tomt punkt; finnes det ikke noe, kan den ikke sendes.
rule-33 = En brikke som sendes, har ikke lov til å gå inn på eller krysse punktene bak sin egen side, uansett hvem som sender den.
rule-34 = En elv som sendes, sender ikke selv noe videre.
rule-35 = Brikken som sender, tar plassen til brikken den sendte, og snus til steinsiden.
rule-36 = { $river_sends_river ->
        [off] Elver sender ikke elver: en brikke som lander på en elv, seiler videre.
       *[on] En elv kan sende enhver brikke, stein eller elv, din eller motstanderens.
    }
rule-37 = { $send_after_travel ->
        [off] En elv sender bare en brikke den når med det første skrittet, ikke etter å ha seilt.
       *[on] En elv kan også sende en brikke den lander på etter å ha seilt på andre elver.
    }
rule-38 = { $stop_on_old ->
        [off] En brikke som sendes, kan krysse punktet avsenderen kom fra, men ikke ende der.
       *[on] En brikke som sendes, kan ende på punktet avsenderen kom fra.
    }
rule-40 = Den som har nok steiner på målpunktene, har vunnet med en gang, også om det var den andres tur som brakte den siste dit.
rule-41 = En elv kan ligge på et målpunkt, men teller først når den viser steinsiden.
rule-42 = Brikker på målpunkter kan flytte videre der, eller bort igjen.
rule-43 = En spiller kan gi opp; da har den andre vunnet.
rule-50 = Regelheftet kjenner ikke til uavgjort. { $ply_cap ->
        [0] Det er ingen grense for antall trekk.
       *[other] For at hvert spill skal ta slutt, er det over etter { $ply_cap } trekk, begge spillernes regnet med.
    }
rule-51 = { $repetition ->
        [off] En stilling kan komme igjen så ofte spillerne vil.
       *[on] Når den samme stillingen med samme spiller i tur har kommet for tredje gang, er spillet over.
    }
rule-52 = { $adjudicate ->
        [scored] Et spill som ender uten nok steiner hjemme, vinnes av den som har flest der; ved like mange er det uavgjort.
       *[draw] Et spill som ender uten nok steiner hjemme, er uavgjort.
    }
rule-99 = Det er ikke det det spørres om nå, eller det er en annens tur.

## Spørsmål, svar og hva som skjedde

question-first_player = En brikke kastes for å avgjøre hvem som begynner.
question-turn = Flytt, send, snu eller drei en av brikkene dine.

action-move = Flytt { $origin } til { $to }
action-send = Send { $onto } til { $to } med { $origin }
action-flip = { $side ->
        [stone] Snu { $at } til steinsiden
        [h] Snu { $at } til en elv på tvers av brettet
       *[v] Snu { $at } til en elv på langs av brettet
    }
action-rotate = Drei elven på { $at }
action-begins = { $seat } begynner

fact-begins = { $seat } begynner.
fact-rode = { "" }
fact-moved = { $seat } flytter en brikke.
fact-drifted = { "" }
fact-sent = { $seat } sender en brikke av gårde.
fact-flipped = { $side ->
        [1] { $seat } gjør en elv til stein.
       *[other] { $seat } gjør en stein til elv.
    }
fact-rotated = { $seat } dreier en elv.
fact-scored = { $seat } har { $stones } av { $wins } steiner hjemme.
fact-over = Spillet er over.

## Valg og slutter

option-board = Brett
option-board-official = offisielt, 13 ganger 14
option-board-course-small = kurs, lite: 12 ganger 13
option-board-course-medium = kurs, middels: 14 ganger 15
option-board-course-large = kurs, stort: 16 ganger 17
option-board-bridge = bro, 13 ganger 12
option-circle = Sirkel sitter
option-circle-top = øverst
option-circle-bottom = nederst
option-first = Hvem som begynner
option-first-coin = ved å kaste en brikke
option-first-circle = Sirkel
option-first-square = Kvadrat
option-stone_push = Steiner skyver steiner
option-river_sends_river = Elver kan sende elver
option-send_after_travel = Sende etter seilas på elver
option-stop_on_old = En sendt brikke kan ende der avsenderen kom fra
option-ply_cap = Høyeste antall trekk i et spill (vårt) (0: ingen grense)
option-repetition = Tredje gjentakelse avslutter spillet (vårt)
option-adjudicate = Et spill som slutter før tiden (vårt)
option-adjudicate-draw = er uavgjort
option-adjudicate-scored = avgjøres av steinene hjemme
preset-usual = Som vanlig
preset-rulebook = Som i regelheftet
preset-course = Som i universitetskurset

ending-goal = Nok steiner er hjemme.
ending-ply_cap = Trekkene er brukt opp (vårt tillegg).
ending-repetition = Den samme stillingen for tredje gang (vårt tillegg).

## Brikker, til siden

side-0 = Sirkel
side-1 = Kvadrat
piece-1 = stein
piece-2 = elv på tvers
piece-3 = elv på langs
goal-spot = målpunkt
forbidden-spot = punkt du ikke har lov til å gå inn på

## Et første spill som lærer bort

teach-move = En stein tar ett skritt langs linjene. Få denne til målpunktet foran den.
teach-river = Elver bærer. Gå opp på elven og gli langs den så langt du vil, videre på en annen elv hvis det ligger en der.
teach-send = En elv som lander på en brikke, sender den i sin egen retning og blir til stein. Send steinen din hjem.
teach-flip = Snu en stein, og den blir til en elv, på tvers eller på langs. Lag deg en vei, og bruk den.

# The board in characters
picture-circle = Sirkel
picture-square = Kvadrat
picture-scored =
    { $stones ->
    [one] { $stones } stein hjemme
   *[other] { $stones } steiner hjemme
 }
picture-letters = Tegn: o stein, - elv på tvers, | elv på langs; O = H er Kvadrats; * og + er målpunktene til Sirkel og Kvadrat.

## The coach

name-move = { $from } til { $to }
name-send = send { $onto } til { $to } med elva på { $from }
name-flip = snu { $at } til { $side ->
        [0] en stein
        [1] en elv på tvers
       *[2] en elv på langs
    }
name-rotate = drei elva på { $at }
coach-wins = { $turns ->
        [one] Det vinner med en gang.
       *[other] Det tvinger fram seier på { $turns } trekk.
    }
coach-saves = { $turns ->
        [one] Det stopper en seier som ellers kommer i neste trekk.
       *[other] Det stopper en seier som ellers kan tvinges fram på { $turns } trekk.
    }
coach-home = { $count ->
        [one] Det bringer en stein hjem i de neste trekkene.
       *[other] Det bringer { $count } steiner hjem i de neste trekkene.
    }
coach-sends = Det sender bort en av motstanderens brikker og tar plassen dens.
coach-parries = Det hindrer motstanderen i å bringe en stein hjem så snart.
coach-rides = Det seiler på elvene som ligger der, i stedet for å gå.
coach-road = Det legger en elv, og en elv er en vei for alle brikker bak den.
coach-forward = { $rows ->
        [one] Det bringer de fremste brikkene en rad nærmere målet i de neste trekkene.
       *[other] Det bringer de fremste brikkene { $rows } rader nærmere målet i de neste trekkene.
    }
coach-held-back = { $rows ->
        [one] Det holder motstanderens fremste brikker en rad lenger fra målet.
       *[other] Det holder motstanderens fremste brikker { $rows } rader lenger fra målet.
    }
coach-deeper = Ser man lenger fram, lover det mer: sjansen er { $better } % i stedet for { $played } %.
coach-look-piece = Se på brikken på { $at }: hvor kan den komme?
