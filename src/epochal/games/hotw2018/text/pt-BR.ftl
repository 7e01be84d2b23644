### History of the World (2018): perguntas, ações, o registro da partida e recusas.
### Os nomes de territórios, impérios e cartas não trazem artigo; por isso vêm depois de um verbo, entre parênteses ou junto de dois-pontos.

game-title = History of the World (2018)

## Opções

option-classic_drafting = Seleção clássica
option-classic_drafting-help = Os jogadores tiram as cartas uma a uma e ficam com elas ou as passam, em vez de escolher de um baralho que circula.

## Coisas contadas, usadas pelas mensagens abaixo

some-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
roman-epoch = { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
   *[5] V
}

## Perguntas: escolha de impérios e eventos

prompt-look-first = Os dois baralhos chegaram a você. Escolha qual examinar primeiro.
prompt-take-empire = Escolha seu império nesta era. As outras cartas seguem para o próximo jogador.
prompt-take-event = Escolha um evento. As outras cartas seguem para o próximo jogador.
prompt-keep-or-pass = Você tirou { $card }. Fique com a carta ou passe-a a quem não tem nenhuma desse tipo.
prompt-must-pass = Você tirou { $card }, mas já tem uma carta desse tipo. Passe-a a quem não tem nenhuma.

## Perguntas: eventos

prompt-open-turn = { $empire }: estabeleça seu império. Antes disso, você pode jogar um reino ou um evento que age no tabuleiro.
prompt-strike = { $left ->
    [one] { $card }: escolha um território.
   *[other] { $card }: escolha um território; faltam { $left }.
}
prompt-fleets = { $left ->
    [one] Escolha um mar ou oceano para mais uma frota.
   *[other] Escolha um mar ou oceano para a primeira de mais { $left } frotas.
}
prompt-caravans = { $left ->
    [one] Escolha uma terra estéril para mais uma caravana.
   *[other] Escolha uma terra estéril para a primeira de mais { $left } caravanas.
}

## Perguntas: invasão e batalhas

prompt-invade = { $armies ->
    [0] { $force }: não resta exército na carta. Você ainda pode jogar eventos ou encerrar as invasões.
   *[other] { $force }: invada. Exércitos na carta: { $armies }.
}
prompt-reroll = { $land }: seu resultado é { $mine }, o do oponente é { $theirs }. Role novamente o dado mais baixo ou deixe os dados como estão.
# $bonus é o próximo espaço da catapulta
prompt-siege = { $land }: você perde a batalha. Faça um cerco com +{ $bonus } da catapulta ou recue. Exércitos na carta: { $armies }. Fichas de cerco: { $tokens }.
prompt-spare = { $land }: sua vitória reduz uma estrutura, a não ser que você a deixe como está.

## Perguntas: fundar, construir e a trilha de pontuação

prompt-cities = { $left ->
    [one] Escolha o território de uma cidade ou pare.
   *[other] Escolha o território da primeira de { $left } cidades ou pare.
}
prompt-free-forts = { $left ->
    [one] Escolha o território de um forte grátis ou pare.
   *[other] Escolha o território do primeiro de { $left } fortes grátis ou pare.
}
# $duty é 0 se nenhum monumento precisa mais ser construído
prompt-monument = { $monuments ->
    [one] Escolha o território do seu monumento{ $duty ->
        [0] {" "}ou pare
       *[other] {""}
    }.
   *[other] Escolha o território do primeiro de { $monuments } monumentos{ $duty ->
        [0] {" "}ou pare
       *[other] {""}
    }.
}
prompt-occupied = Com { some-points }, seu marcador dividiria um espaço com outro. Suba ou desça até o próximo espaço livre.

## Ações, como em um botão; $noun é o nome da coisa

action-keep = Ficar com a carta
action-pass = Passar a carta para { $noun }
action-look_at_empires = Examinar primeiro os impérios
action-look_at_events = Examinar primeiro os eventos
action-take_empire = Escolher { $noun }
action-take_event = Escolher { $noun }
action-play = Jogar { $noun }
action-establish = Estabelecer o império
action-invade = Invadir: { $noun }
action-sail = Invadir com frota: { $noun }
action-fortify = Trocar um exército por um forte: { $noun }
action-free_fort = Colocar um forte grátis: { $noun }
action-city = Fundar uma cidade: { $noun }
action-siege = Fazer um cerco com um exército
action-siege_token = Fazer um cerco com uma ficha de cerco
action-retreat = Recuar
action-reroll = Rolar novamente o dado mais baixo
action-let_stand = Deixar os dados como estão
action-spare = Deixar a estrutura como está
action-reduce = Reduzir a estrutura
action-monument = Construir um monumento: { $noun }
action-choose_land = Escolher { $noun }
action-fleet = Colocar uma frota: { $noun }
action-caravan = Colocar uma caravana: { $noun }
action-gain_point = Ganhar pontos até o próximo espaço livre
action-lose_point = Perder pontos até o próximo espaço livre
action-done = Pronto

## Verbos, para caber em "Agora você não pode ..."

verb-keep = ficar com uma carta
verb-pass = passar uma carta
verb-look_at_empires = examinar os impérios
verb-look_at_events = examinar os eventos
verb-take_empire = escolher um império
verb-take_event = escolher um evento
verb-play = jogar um evento
verb-establish = estabelecer o império
verb-invade = invadir
verb-sail = invadir com frota
verb-fortify = fortificar
verb-free_fort = colocar um forte grátis
verb-city = fundar uma cidade
verb-siege = fazer um cerco
verb-siege_token = fazer um cerco
verb-retreat = recuar
verb-reroll = rolar novamente um dado
verb-let_stand = deixar os dados como estão
verb-spare = poupar uma estrutura
verb-reduce = reduzir uma estrutura
verb-monument = construir um monumento
verb-choose_land = escolher um território
verb-fleet = colocar uma frota
verb-caravan = colocar uma caravana
verb-gain_point = ganhar pontos
verb-lose_point = perder pontos
verb-done = parar

## O registro: preparação e escolha de impérios e eventos

event-markers = Os marcadores de pontuação começam nos espaços 1, 2, 3 e assim por diante, nesta ordem: { $seats }.
event-epoch = Começa a era { roman-epoch }.
event-tokens = Regiões com ficha nova: { $areas }.
event-took-empire = { $seat } fica com uma carta de império.
event-took-event = { $seat } fica com uma carta de evento.
# só para um jogador
event-looked = { $which ->
    [0] Você examina primeiro os impérios.
   *[other] Você examina primeiro os eventos.
}
# só para um jogador
event-took-card = Você fica com esta carta: { $card }.
event-drew = { $which ->
    [0] { $seat } tira uma carta de império.
   *[other] { $seat } tira uma carta de evento.
}
# só para um jogador
event-drew-card = Você tira esta carta: { $card }.
event-kept = { $seat } fica com a carta.
event-passed = { $seat } passa a carta para { $to }.
# só para um jogador
event-your-cards = Suas cartas desta era: { $empire } (império) e { $card } (evento).

## O registro: a era

event-skipped = { $empire }: ninguém tem este império.
event-turn = { $strength ->
    [one] { $seat } começa seu turno: { $empire }, { $strength } exército.
   *[other] { $seat } começa seu turno: { $empire }, { $strength } exércitos.
}

## O registro: eventos

event-played = { $seat } joga o evento { $card }.
event-struck = { $land }: { $seat } age aqui com o evento { $card }.
event-placed = { $land }: { $seat } coloca um exército do suprimento.
event-armies = { $armies ->
    [one] { $seat } tem agora { $armies } exército na carta.
   *[other] { $seat } tem agora { $armies } exércitos na carta.
}

## O registro: estabelecer o império

event-siege-tokens = { $tokens ->
    [one] { $seat } tem { $tokens } ficha de cerco na carta.
   *[other] { $seat } tem { $tokens } fichas de cerco na carta.
}
event-fleets = { $seat } coloca frotas ou caravanas aqui: { $sections }.
event-razed = { $land }: todas as estruturas são removidas.
event-settled = { $land }: { $seat } começa aqui ({ $force }).
event-capital = { $land }: { $seat } funda um capitólio.
event-city = { $land }: { $seat } funda uma cidade.

## O registro: invasão

event-entered = { $sailing ->
    [1] { $seat } ocupa { $land } com frota, sem batalha.
   *[other] { $seat } ocupa { $land } sem batalha.
}
event-replaced = { $sailing ->
    [1] { $land }: { $seat } chega com frota e substitui um exército inativo seu, sem batalha.
   *[other] { $land }: { $seat } substitui um exército inativo seu, sem batalha.
}
event-fort = { $cost ->
    [1] { $land }: { $seat } troca um exército por um forte.
   *[other] { $land }: { $seat } coloca um forte.
}
event-stopped = { $armies ->
    [one] { $seat } para de invadir; { $armies } exército volta ao suprimento.
   *[other] { $seat } para de invadir; { $armies } exércitos voltam ao suprimento.
}

## O registro: batalhas

event-invasion = { $land }: { $seat } ({ $force }) invade, { $owner } defende.
event-sailed = { $land }: { $seat } ({ $force }) invade com frota, { $owner } defende.
# $mine e $theirs são os dados mais altos com todos os bônus
event-rolled = O invasor rola { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } por catapulta e efeitos
 } (resultado { $mine }); o defensor, { $defence }{ $terrain ->
    [0] {""}
   *[other] {" "}+ 1 pelo terreno
 } (resultado { $theirs }).
event-rerolled = { $seat } rola novamente o dado mais baixo. O invasor tem agora { $attack }{ $bonus ->
    [0] {""}
   *[other] {" "}+ { $bonus } por catapulta e efeitos
 } (resultado { $mine }); o defensor, { $defence }{ $terrain ->
    [0] {""}
   *[other] {" "}+ 1 pelo terreno
 } (resultado { $theirs }).
event-siege = { $land }: { $seat } faz um cerco com +{ $bonus } da catapulta.
event-retreated = { $land }: { $seat } recua, e o defensor fica.
event-army-lost = { $land }: { $seat } perde um exército.
event-fort-lost = { $land }: o forte é removido.
event-tie-won = { $land }: empate, mas { $seat } vence graças a um efeito.
event-captured = { $seat } toma { $land }.
event-tied = { $land }: empate. { $seat } também perde o exército invasor, e o território fica vazio.
event-capitol-reduced = { $land }: o capitólio é reduzido a cidade.
event-city-removed = { $land }: a cidade é removida.
event-monument-removed = { $land }: o monumento é removido.
event-spared = { $land }: { $seat } deixa a estrutura como está.
event-plunder = { $seat } ganha { some-points } pela estrutura reduzida e agora tem { $total }.

## O registro: monumentos, debandada e pontos

event-monument = { $land }: { $seat } constrói um monumento.
event-resigned = Os exércitos de { $seat } debandam ({ $force }).
event-presence = { $area }: { $seat } tem presença e marca { some-points }.
event-dominance = { $area }: { $seat } tem dominância e marca { some-points }.
event-supremacy = { $area }: { $seat } tem supremacia e marca { some-points }.
event-structures = { $seat } marca { some-points } por capitólios, cidades e monumentos.
event-effect-points = { $seat } marca { some-points } pelos efeitos do império e de seus eventos.
event-scored = { $seat } marca { some-points } no fim do turno e agora tem { $total }.
event-point-gained = O espaço estava ocupado: { $seat } ganha mais { some-points } e agora tem { $total }.
event-point-lost = O espaço estava ocupado: { $seat } perde { some-points } e agora tem { $total }.
event-won = { $count ->
    [one] { $seats } vence a partida.
   *[other] { $seats } dividem a vitória.
}

## Por que não posso? Escolha de impérios e eventos

refused-not-in-set = Isto não está entre as cartas à sua frente: { $card }.
refused-has-card = Você já tem uma carta desse tipo e por isso deve passar esta.
refused-no-such-seat = Ninguém ocupa esse lugar nesta partida.
refused-pass-to-self = Você não pode passar a carta a si mesmo. Para tê-la, fique com ela.
refused-receiver-has-card = { $seat } já tem uma carta desse tipo.

## Por que não posso? Eventos

refused-not-in-hand = Você não tem { $card }.
refused-not-own-turn = { $card }: eventos só são jogados no seu próprio turno.
refused-in-battle = Antes é preciso terminar a batalha: escolha o que fazer nela.
refused-kingdom-epoch = { $card }: um reino só pode ser jogado na era em que foi recebido.
refused-kingdom-late = { $card }: um reino é jogado antes de seu império ser estabelecido.
refused-kingdom-plays = { $card }: nenhum evento pode ser jogado até os exércitos do seu reino debandarem.
refused-wait-for-empire = { $card }: este evento deve esperar até seu império ser estabelecido.
refused-no-supply = { $card }: seu suprimento não tem exércitos suficientes para isto.
refused-useless = O evento { $card } não teria efeito agora.
refused-not-a-target = Isto não pode ser escolhido agora: { $noun }.

## Por que não posso? Invasão, fortes e cercos

refused-not-established = Seu império ainda não foi estabelecido.
refused-own-active = { $land }: já há ali um exército ativo seu, e um território só comporta um.
refused-out-of-reach = { $land }: fora de alcance. Invada a partir de um território ocupado por seus exércitos ativos, por fronteira, estreito ou caravanas.
refused-no-fleet = { $land }: nenhuma frota leva até lá a partir de um território ocupado por seus exércitos ativos.
refused-no-army = Não resta exército na carta.
refused-fort-elsewhere = { $land }: um forte precisa de um de seus exércitos ativos no território.
refused-fort-there = { $land }: já há um forte ali.
refused-no-forts-left = Não resta forte no suprimento.
refused-nothing-for-siege = Não há mais disso na sua carta para fazer um cerco.

## Por que não posso? Monumentos e a trilha de pontuação

refused-monument-there = { $land }: já há um monumento ali.
refused-monument-order = { $land }: ainda não. Monumentos vão primeiro para capitólios, depois para cidades, depois para territórios com recurso, sempre ocupados por seus exércitos ativos.
refused-floor = Não há espaço livre abaixo, até o 0.

## Por que um bot gosta de uma escolha: pedaços de frase, unidos por vírgulas; $points traz o sinal

why-score = { $points } agora
why-pending = { $points } a marcar neste turno
why-coming = { $points } do tabuleiro na pontuação de um turno por vir
why-empire = { $points } do que exércitos ainda por mover podem tomar
why-promise = { $points } do que exércitos ainda por mover podem manter nas próximas eras
why-strength = { $points } pela força de um império por vir
why-armies = { $points } por exércitos e fichas de cerco à mão
why-areas-next = { $points } de regiões na próxima era
why-areas-later = { $points } de regiões em eras mais distantes
why-structures = { $points } de estruturas em eras futuras
why-exposed = { $points } por ficar menos exposto aos rivais
why-cards = { $points } por eventos e efeitos
why-turn = { $points } pelo que resta de um turno
why-rivals = { $points } do que os rivais perdem
