## The coach, in every game

coach-player = Spelare { $number }
coach-and = { $a } och { $b }
coach-moment = Tur { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] Det kostade lite.
        [clearly] Det kostade mycket.
       *[most] Det kostade nästan hela spelet.
    }
coach-better = Bättre: { $line }
coach-chances = Chanserna genom spelet
coach-none = Inga stora misstag.
coach-bare = { $much ->
        [little] Det hade varit lite bättre.
        [clearly] Det hade varit klart bättre.
       *[most] Då hade du varit kvar i spelet.
    }
coach-sound = Inget bättre syns till.
coach-look = Ta god tid på dig: här finns mer än ett svar.
coach-story-even = Det var jämnt hela vägen.
coach-story-even-until = Det var jämnt till tur { $turn }.
coach-story-open = { $watched ->
        [1] { $who } och de andra låg tätt.
       *[0] Det var tätt hela tiden.
    }
coach-story-swings = { $times ->
        [2] Ledningen skiftade två gånger.
       *[other] Ledningen skiftade { $times } gånger.
    }
coach-story-ahead = { $watched ->
        [1] { $who } ledde för det mesta.
       *[0] Du ledde för det mesta.
    }
coach-story-behind = { $watched ->
        [1] { $who } låg under för det mesta.
       *[0] Du låg under för det mesta.
    }
coach-story-turned = I tur { $turn } missade du en chans: { $why }
coach-story-turned-other = I tur { $turn } missade { $who } en chans: { $why }
coach-story-alone-won = Vunnet.
coach-story-alone-lost = Förlorat.
coach-story-shared = Segern delas.
coach-story-nobody = Ingen vinner.
coach-story-won = Du vinner{ $counted ->
        [1] {" "}med { $mine } mot { $theirs }.
       *[0] .
    }
coach-story-lost = { $rival } vinner{ $counted ->
        [1] {" "}med { $mine } mot { $theirs }.
       *[0] .
    }
coach-story-luck-none = Tur: inget att tala om.
coach-story-luck = Tur: { $much ->
        [clearly] klart
       *[slightly] lite
    } { $good ->
        [1] på { $watched ->
            [1] { $who }s sida.
           *[0] din sida.
        }
       *[0] emot { $watched ->
            [1] { $who }.
           *[0] dig.
        }
    }
