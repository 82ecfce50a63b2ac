## The coach, in every game

coach-player = Spiller { $number }
coach-and = { $a } og { $b }
coach-moment = Tur { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] Det kostede lidt.
        [clearly] Det kostede meget.
       *[most] Det kostede næsten hele spillet.
    }
coach-better = Bedre: { $line }
coach-chances = Chancerne gennem spillet
coach-none = Ingen store fejl.
coach-bare = { $much ->
        [little] Det havde været lidt bedre.
        [clearly] Det havde været klart bedre.
       *[most] Så havde du stadig været med.
    }
coach-sound = Der er ikke noget bedre i sigte.
coach-look = Tag dig god tid: her er mere end ét svar.
coach-story-even = Det stod lige hele vejen.
coach-story-even-until = Det stod lige indtil tur { $turn }.
coach-story-open = { $watched ->
        [1] { $who } og de andre fulgtes tæt.
       *[0] Det var tæt hele tiden.
    }
coach-story-swings = { $times ->
        [2] Føringen skiftede to gange.
       *[other] Føringen skiftede { $times } gange.
    }
coach-story-ahead = { $watched ->
        [1] { $who } førte det meste af tiden.
       *[0] Du førte det meste af tiden.
    }
coach-story-behind = { $watched ->
        [1] { $who } var bagud det meste af tiden.
       *[0] Du var bagud det meste af tiden.
    }
coach-story-turned = I tur { $turn } forpassede du en chance: { $why }
coach-story-turned-other = I tur { $turn } forpassede { $who } en chance: { $why }
coach-story-alone-won = Vundet.
coach-story-alone-lost = Tabt.
coach-story-shared = Sejren deles.
coach-story-nobody = Ingen vinder.
coach-story-won = Du vinder{ $counted ->
        [1] {" "}{ $mine } mod { $theirs }.
       *[0] .
    }
coach-story-lost = { $rival } vinder{ $counted ->
        [1] {" "}{ $mine } mod { $theirs }.
       *[0] .
    }
coach-story-luck-none = Held: intet at tale om.
coach-story-luck = Held: { $much ->
        [clearly] klart
       *[slightly] lidt
    } { $good ->
        [1] på { $watched ->
            [1] { $who }s side.
           *[0] din side.
        }
       *[0] imod { $watched ->
            [1] { $who }.
           *[0] dig.
        }
    }
