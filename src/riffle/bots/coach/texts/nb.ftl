## The coach, in every game

coach-player = Spiller { $number }
coach-and = { $a } og { $b }
coach-moment = Tur { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] Det kostet litt.
        [clearly] Det kostet mye.
       *[most] Det kostet nesten hele spillet.
    }
coach-better = Bedre: { $line }
coach-chances = Sjansene gjennom spillet
coach-none = Ingen store feil.
coach-bare = { $much ->
        [little] Det hadde vært litt bedre.
        [clearly] Det hadde vært klart bedre.
       *[most] Da hadde du fortsatt vært med.
    }
coach-sound = Ingenting bedre er i sikte.
coach-look = Ta deg god tid: her finnes det mer enn ett svar.
coach-story-even = Det sto likt hele veien.
coach-story-even-until = Det sto likt til tur { $turn }.
coach-story-open = { $watched ->
        [1] { $who } og de andre lå tett.
       *[0] Det var tett hele tiden.
    }
coach-story-swings = { $times ->
        [2] Ledelsen skiftet to ganger.
       *[other] Ledelsen skiftet { $times } ganger.
    }
coach-story-ahead = { $watched ->
        [1] { $who } ledet det meste av tiden.
       *[0] Du ledet det meste av tiden.
    }
coach-story-behind = { $watched ->
        [1] { $who } lå under det meste av tiden.
       *[0] Du lå under det meste av tiden.
    }
coach-story-turned = I tur { $turn } lot du en sjanse gå fra deg: { $why }
coach-story-turned-other = I tur { $turn } lot { $who } en sjanse gå fra seg: { $why }
coach-story-alone-won = Vunnet.
coach-story-alone-lost = Tapt.
coach-story-shared = Seieren deles.
coach-story-nobody = Ingen vinner.
coach-story-won = Du vinner{ $counted ->
        [1] {" "}{ $mine } mot { $theirs }.
       *[0] .
    }
coach-story-lost = { $rival } vinner{ $counted ->
        [1] {" "}{ $mine } mot { $theirs }.
       *[0] .
    }
coach-story-luck-none = Flaks: ikke noe å snakke om.
coach-story-luck = Flaks: { $much ->
        [clearly] klart
       *[slightly] litt
    } { $good ->
        [1] på { $watched ->
            [1] { $who }s side.
           *[0] din side.
        }
       *[0] mot { $watched ->
            [1] { $who }.
           *[0] deg.
        }
    }
