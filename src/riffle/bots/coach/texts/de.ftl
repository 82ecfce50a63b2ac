## The coach, in every game

coach-player = Spieler { $number }
coach-and = { $a } und { $b }
coach-moment = Zug { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] Das kostete etwas.
        [clearly] Das kostete viel.
       *[most] Das kostete fast das ganze Spiel.
    }
coach-better = Besser: { $line }
coach-chances = Aussichten im Verlauf der Partie
coach-none = Keine großen Fehler.
coach-bare = { $much ->
        [little] Das wäre etwas besser gewesen.
        [clearly] Das wäre deutlich besser gewesen.
       *[most] Damit wärst du im Spiel geblieben.
    }
coach-sound = Etwas Besseres ist nicht in Sicht.
coach-look = Nimm dir Zeit: Hier gibt es mehr als eine Möglichkeit.
coach-story-even = Es war durchweg ausgeglichen.
coach-story-even-until = Bis Zug { $turn } war es ausgeglichen.
coach-story-open = { $watched ->
        [1] { $who } und die anderen blieben dicht beieinander.
       *[0] Es blieb eng.
    }
coach-story-swings = { $times ->
        [2] Die Führung wechselte zweimal.
       *[other] Die Führung wechselte { $times }-mal.
    }
coach-story-ahead = { $watched ->
        [1] { $who } führte die meiste Zeit.
       *[0] Du hast die meiste Zeit geführt.
    }
coach-story-behind = { $watched ->
        [1] { $who } lag die meiste Zeit zurück.
       *[0] Du lagst die meiste Zeit zurück.
    }
coach-story-turned = In Zug { $turn } hast du eine Chance ausgelassen: { $why }
coach-story-turned-other = In Zug { $turn } ließ { $who } eine Chance aus: { $why }
coach-story-alone-won = Gewonnen.
coach-story-alone-lost = Verloren.
coach-story-shared = Der Sieg wird geteilt.
coach-story-nobody = Niemand gewinnt.
coach-story-won = Du gewinnst{ $counted ->
        [1] {" "}{ $mine } zu { $theirs }.
       *[0] .
    }
coach-story-lost = { $rival } gewinnt{ $counted ->
        [1] {" "}{ $mine } zu { $theirs }.
       *[0] .
    }
coach-story-luck-none = Glück: kaum im Spiel.
coach-story-luck = Glück: { $much ->
        [clearly] deutlich
       *[slightly] leicht
    } { $good ->
        [1] auf { $watched ->
            [1] der Seite von { $who }.
           *[0] deiner Seite.
        }
       *[0] gegen { $watched ->
            [1] { $who }.
           *[0] dich.
        }
    }
