## The coach, in every game

coach-player = Pelaaja { $number }
coach-and = { $a } ja { $b }
coach-moment = Vuoro { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] Tämä maksoi vähän.
        [clearly] Tämä maksoi paljon.
       *[most] Tämä maksoi melkein koko pelin.
    }
coach-better = Parempi: { $line }
coach-chances = Mahdollisuudet pelin aikana
coach-none = Ei suuria virheitä.
coach-bare = { $much ->
        [little] Tämä olisi ollut vähän parempi.
        [clearly] Tämä olisi ollut selvästi parempi.
       *[most] Näin olisit pysynyt pelissä mukana.
    }
coach-sound = Parempaa ei ole näkyvissä.
coach-look = Mieti rauhassa: tässä on useampia vaihtoehtoja.
coach-story-even = Peli oli tasainen alusta loppuun.
coach-story-even-until = Peli oli tasan vuoroon { $turn } asti.
coach-story-open = { $watched ->
        [1] { $who } ja muut pysyivät lähekkäin.
       *[0] Peli pysyi tiukkana.
    }
coach-story-swings = Johto vaihtui { $times } kertaa.
coach-story-ahead = { $watched ->
        [1] { $who } johti suurimman osan pelistä.
       *[0] Johdit suurimman osan pelistä.
    }
coach-story-behind = { $watched ->
        [1] { $who } oli takana suurimman osan pelistä.
       *[0] Olit takana suurimman osan pelistä.
    }
coach-story-turned = Vuorolla { $turn } sinulta jäi tilaisuus käyttämättä: { $why }
coach-story-turned-other = Vuorolla { $turn } jäi tilaisuus käyttämättä ({ $who }): { $why }
coach-story-alone-won = Voitto.
coach-story-alone-lost = Tappio.
coach-story-shared = Voitto jaetaan.
coach-story-nobody = Kukaan ei voita.
coach-story-won = Voitit{ $counted ->
        [1] {" "}{ $mine }–{ $theirs }.
       *[0] .
    }
coach-story-lost = { $rival } voitti{ $counted ->
        [1] {" "}{ $mine }–{ $theirs }.
       *[0] .
    }
coach-story-luck-none = Onni: ei juuri osuutta.
coach-story-luck = Onni: { $much ->
        [clearly] selvästi
       *[slightly] hieman
    } { $good ->
        [1] { $watched ->
            [1] suosi: { $who }.
           *[0] sinun puolellasi.
        }
       *[0] { $watched ->
            [1] vastaan: { $who }.
           *[0] sinua vastaan.
        }
    }
