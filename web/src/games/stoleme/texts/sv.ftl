# Stolemë: orden på brädet.

stolem-land = Landet
stolem-hex = { $hex }, { $terrain }
stolem-hex-rock = { $hex }, { $terrain }, en klippa
stolem-hex-giant = { $hex }, { $terrain }: { $name } från { $family }, { $state }
stolem-cost = { $cost ->
        [one] 1 poäng
       *[other] { $cost } poäng
    }
stolem-cost-sprint = { $cost } poäng, med Spurten
stolem-hit-chance = { $percent } % chans att träffa
stolem-percent = { $percent } %
stolem-knockouts = Nedslagningar: { $count } av { $goal }
stolem-trophies = Spelade gudakort: { $count } av { $goal }
stolem-holds-actions = Handlingskort på hand: { $count }
stolem-holds-hits = Träffkort på hand: { $count }
stolem-holds-gods = Gudakort på hand: { $count }
stolem-numbers = går { $move }, kastar { $range }
stolem-face-down = dolda: { $count }
stolem-hand = Dina kort
stolem-times = { $count } på hand
stolem-odds = Träffar: { $hits } av { $all }
stolem-missing = saknas ännu: { $set }
stolem-complete = uppsättningen är komplett
stolem-left = { $count } kvar
stolem-wanted = för dina gudar
stolem-sure = Säker? Gör det, eller tänk en gång till.
stolem-sure-move = { $name } går till { $hex }: { $points }.
stolem-sure-throw = { $name } kastar mot { $target }: { $percent } % chans att { $target } blir { $effect }. En miss landar på en av ringarna.
stolem-effect-daze = omtöcknad
stolem-effect-knockout = nedslagen
stolem-do = Gör det
stolem-rock = Sten
stolem-discard = Lägg bort { $card }
stolem-play = Spela { $card }
stolem-take = Ta { $result }
stolem-give_back = Lämna tillbaka { $result }
stolem-lay = Lägg { $terrain }
stolem-exchange = Byt { $card }
stolem-pass = Ge det till { $player }
stolem-name = Nämn { $player }
stolem-point = Peka på { $player }
stolem-point-plain = Vänd inte, peka på { $player }
stolem-player = spelare { $player }
stolem-who = { $name } ({ $family })

## Vad som väntas nu

stolem-guide-choose_family = Välj din familj.
stolem-guide-place = Välj en ruta för { $name }.
stolem-guide-stand = En av dina liggande Stolemer reser sig: välj vilken. De andra lämnar spelet.
stolem-guide-nurse = Din Vårdare får hjälpa upp en granne till.
stolem-guide-tokens = Lägg { $token } med baksidan upp på en av dina Stolemer.
stolem-guide-tokens-done = Alla brickor är lagda. Klar?
stolem-guide-give_back = Du har fler än fem träffkort: lämna tillbaka ett.
stolem-guide-draft = Ta ett av de öppna träffkorten. Träffar: { $hits }, Missar: { $misses }.
stolem-guide-discard = Lägg bort ett handlingskort. Sedan spelar du ett annat.
stolem-guide-play = Spela ett handlingskort.
stolem-guide-move = Välj den Stolem som går.
stolem-guide-move-where = Vart går { $name }? Siffrorna är poängen det kostar.
stolem-guide-move-sprint = Vart går { $name }? Siffrorna är poängen; + kräver Spurten.
stolem-guide-throw = Välj den Stolem som kastar. Din chans att träffa är { $percent } %.
stolem-guide-throw-whom = Mot vem kastar { $name }? Din chans att träffa är { $percent } %.
stolem-guide-cap = { $name } är träffad. Använda Yllemössan?
stolem-guide-cap-none = { $name } är träffad och bär ingen Yllemössa.
stolem-guide-cap-before = Ett kast mot { $name }. Använda Yllemössan?
stolem-guide-cap-before-none = Ett kast mot { $name }, som inte bär någon Yllemössa.
stolem-guide-sidestep = Stenen landar på { $hex } ({ $terrain }). Slå om tärningen?
stolem-guide-land = En miss: { $name } väljer rutan bredvid { $target } där stenen landar.
stolem-guide-lay = Stenen ligger på { $hex }: lägg en terrängbricka där.
stolem-guide-gods = Dra, byt eller spela ett gudakort.
stolem-guide-turn_token = Välj en bricka på spelplanen att vända för gudarna.
stolem-guide-name = Nämn en familj för gudarna: en av dess Stolemer blir till sten.
stolem-guide-stone = Välj vilken av dina Stolemer som blir till sten.
stolem-guide-pass = Ge { $card } vidare. Den som får kortet har nästa tur.
stolem-guide-point = Du kan inte handla: peka på den som fortsätter.
stolem-guide-point-on = Peka på den som fortsätter.

## Vad som nyss hände

stolem-told-placed = { $giant } ställs på { $place }.
stolem-told-stood_up = { $giant } reser sig.
stolem-told-left_game = { $giant } lämnar spelet.
stolem-told-moved = { $giant } går från { $place } till { $to }.
stolem-told-used_token = { $giant } använder { $token ->
        [0] Stenblocket
        [1] Yllemössan
        [2] Spurten
       *[other] Superkastet
    }.
stolem-told-threw = { $giant } kastar { $boulder ->
        [0] en sten
       *[other] Stenblocket
    } mot { $other } på { $place }.
stolem-told-showed = { $result ->
        [0] Miss!
       *[other] Träff!
    } { $to } får kortet.
stolem-told-capped = Yllemössan räddar { $giant }.
stolem-told-rolled = Tärningen visar { $die }.
stolem-told-sidestepped = { $giant } viker undan: tärningen slås om.
stolem-told-landed = Stenen landar på { $place }.
stolem-told-dazed = { $giant } blir omtöcknad.
stolem-told-knocked_out = { $giant } blir nedslagen.
stolem-told-laid = { $seat } lägger en bricka på { $place }: { $what }.
stolem-told-punished = Gudarna straffar { $giant } på { $place }.
stolem-told-played_god = { $seat } spelar gudakortet { $god } ({ $trophies } av 3).
stolem-told-drew_god = { $seat } drar gudakortet { $god }.
stolem-told-turned_token = Brickan på { $place } vänds: { $what }.
stolem-told-named = { $seat } nämner { $named } för gudarna.
stolem-told-stone = { $giant } blir till sten på { $place }.
stolem-told-no_token = Ingen bricka passar på { $place }; terrängen förblir som den är.

## Det första spelet

stolem-teach-1 = Du leder Rëbôcë i det övre hörnet. Varje Stolem har två tal: hur långt den går och hur långt den kastar. Tre knockouter vinner, eller tre gudakort.
stolem-teach-2 = En tur börjar med en förlust: ett handlingskort läggs bort med baksidan upp. Lägg bort en Förflyttning.
stolem-teach-3 = Nu spelar du ett annat kort. Spela den Förflyttning du har kvar.
stolem-teach-4 = Välj Jank, barnet, och gå till D4. Siffrorna är poängen varje ruta kostar; Jank har fyra.
stolem-teach-5 = Din Förflyttning gick till Lesôcë, och turen med den. De använde den: Hanka har kommit nära. Nu är det din tur igen. Lägg bort den Förflyttning du fick.
stolem-teach-6 = Jank kastar två rutor långt, och precis så långt bort står Hanka. Spela ett Kast.
stolem-teach-7 = Välj Jank, sedan Hanka. Tre av dina fem träffkort är Träffar: 60 %.
stolem-teach-8 = En miss! Tärningen sade var stenen föll, och Lesôcë gjorde en sjö där. Missen du visade är nu deras. Sedan kastade Hanka tillbaka, och missade också.
stolem-teach-9 = Hennes sten ligger på C4, och du lägger terrängen där. Ditt gudakort Òmańc vill ha glänta, kulle och sjö: lägg gläntan.
stolem-teach-10 = En tur till: lägg bort ett Kast.
stolem-teach-11 = Och spela det andra.
stolem-teach-12 = Tre av dina fyra träffkort är Träffar nu. Kasta mot Hanka en gång till.
stolem-teach-13 = En träff: Hanka är omtöcknad. En träff till skulle slå ner henne, och det är en poäng. Hon sprang sin väg, men se: glänta, kulle och sjö ligger på spelplanen. Lägg bort Förflyttningen.
stolem-teach-14 = Spela Gudar.
stolem-teach-15 = Spela Òmańc: dess tre brickor vänds, och Lesôcë förlorar en Stolem till gudarna.
stolem-teach-16 = Hanka är en klippa nu, och du har ett av tre gudakort. Ingen kunde handla längre, så rundan är slut. Den som då har liggande Stolemer reser upp en av dem; de andra lämnar spelet.
stolem-teach-17 = Från andra rundan gömmer alla fyra familjebrickor: Stenblock, Yllemössa, Spurt och Superkast. Var och en verkar en gång. Håll dig borta från byn: stenar som landar där vänder gudarna mot den som kastade.
