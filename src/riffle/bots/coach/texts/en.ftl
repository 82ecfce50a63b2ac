## The coach, in every game

coach-player = Player { $number }
coach-and = { $a } and { $b }
coach-moment = Turn { $turn }, { $name }: { $played }
coach-cost = { $much ->
        [little] This cost a little.
        [clearly] This cost a lot.
       *[most] This cost most of the game.
    }
coach-better = Better: { $line }
coach-chances = Chances along the game
coach-none = No big mistakes.
coach-bare = { $much ->
        [little] This would have been a little better.
        [clearly] This would have been clearly better.
       *[most] This would have kept you in the game.
    }
coach-sound = Nothing better is in sight.
coach-look = Take your time: more than one answer is possible here.
coach-story-even = It was level all the way.
coach-story-even-until = It was level until turn { $turn }.
coach-story-open = { $watched ->
        [1] { $who } and the others stayed close.
       *[0] It stayed close.
    }
coach-story-swings = { $times ->
        [2] The lead changed hands twice.
       *[other] The lead changed hands { $times } times.
    }
coach-story-ahead = { $watched ->
        [1] { $who } led most of the way.
       *[0] You led most of the way.
    }
coach-story-behind = { $watched ->
        [1] { $who } was behind most of the way.
       *[0] You were behind most of the way.
    }
coach-story-turned = In turn { $turn } you let a chance go: { $why }
coach-story-turned-other = In turn { $turn } { $who } let a chance go: { $why }
coach-story-alone-won = Won.
coach-story-alone-lost = Lost.
coach-story-shared = The victory is shared.
coach-story-nobody = Nobody wins.
coach-story-won = You win{ $counted ->
        [1] {" "}{ $mine } to { $theirs }.
       *[0] .
    }
coach-story-lost = { $rival } wins{ $counted ->
        [1] {" "}{ $mine } to { $theirs }.
       *[0] .
    }
coach-story-luck-none = Luck: none to speak of.
coach-story-luck = Luck: { $much ->
        [clearly] clearly
       *[slightly] slightly
    } { $good ->
        [1] on
       *[0] against
    } { $watched ->
        [1] { $who }.
       *[0] { $good ->
            [1] your side.
           *[0] you.
        }
    }
