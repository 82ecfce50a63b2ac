## The coach, in every game

coach-player = Gracz { $number }
coach-and = { $a } i { $b }
coach-moment = Tura { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] To kosztowało trochę.
        [clearly] To kosztowało dużo.
       *[most] To kosztowało prawie całą grę.
    }
coach-better = Lepiej: { $line }
coach-chances = Szanse w trakcie gry
coach-none = Bez dużych błędów.
coach-bare = { $much ->
        [little] To byłoby trochę lepsze.
        [clearly] To byłoby wyraźnie lepsze.
       *[most] To pozwoliłoby pozostać w grze.
    }
coach-sound = Nic lepszego nie widać.
coach-look = Nie spiesz się: jest tu więcej niż jedna możliwość.
coach-story-even = Przez całą grę było równo.
coach-story-even-until = Do tury { $turn } było równo.
coach-story-open = { $watched ->
        [1] { $who } i reszta szli łeb w łeb.
       *[0] Gra była wyrównana.
    }
coach-story-swings = { $times ->
        [2] Prowadzenie zmieniło się dwa razy.
       *[other] Prowadzenie zmieniło się { $times } razy.
    }
coach-story-ahead = { $watched ->
        [1] Przez większość gry prowadzi { $who }.
       *[0] Przez większość gry prowadzisz.
    }
coach-story-behind = { $watched ->
        [1] Przez większość gry { $who } jest z tyłu.
       *[0] Przez większość gry jesteś z tyłu.
    }
coach-story-turned = W turze { $turn } umknęła ci szansa: { $why }
coach-story-turned-other = W turze { $turn } szansa umknęła ({ $who }): { $why }
coach-story-alone-won = Wygrana.
coach-story-alone-lost = Przegrana.
coach-story-shared = Zwycięstwo jest dzielone.
coach-story-nobody = Nikt nie wygrywa.
coach-story-won = Wygrywasz{ $counted ->
        [1] {" "}{ $mine } do { $theirs }.
       *[0] .
    }
coach-story-lost = Wygrywa { $rival }{ $counted ->
        [1] , { $mine } do { $theirs }.
       *[0] .
    }
coach-story-luck-none = Szczęście: bez znaczenia.
coach-story-luck = Szczęście: { $much ->
        [clearly] wyraźnie
       *[slightly] nieco
    } { $good ->
        [1] po { $watched ->
            [1] stronie: { $who }.
           *[0] twojej stronie.
        }
       *[0] { $watched ->
            [1] przeciwko: { $who }.
           *[0] przeciwko tobie.
        }
    }
