### History of the World (2001): perguntas, ações, o registro da partida e recusas.
### Os nomes de territórios não trazem artigo; por isso vêm depois de um verbo ou antes de dois-pontos.
### Os nomes de águas são todos masculinos: "o", "no", "pelo".

game-title = History of the World (2001)

## Opções

option-preeminence = Primazia
option-preeminence-help = No fim de cada era, quem lidera sozinho pega um marcador secreto que vale de 3 a 6 pontos.
option-minor_empires = Impérios menores à parte
option-minor_empires-help = Cada jogador recebe um império menor e outros dois Eventos Maiores, em vez de três Eventos Maiores quaisquer.
option-multiple_armies = Vários exércitos
option-multiple_armies-help = Um território comporta até três figuras: três exércitos, ou dois exércitos e um forte.
option-naval_control = Controle naval
option-naval_control-help = Exércitos podem tripular frotas. Uma frota tripulada fica no tabuleiro, controla o seu mar e vale 1 ponto a cada turno.

## Coisas contadas, usadas pelas mensagens abaixo

some-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
some-markers = { $markers ->
    [0] Não resta nenhum marcador
    [one] Resta { $markers } marcador
   *[other] Restam { $markers } marcadores
}
some-fleets = { $fleets ->
    [one] { $fleets } frota
   *[other] { $fleets } frotas
}
roman-epoch = { $epoch ->
    [1] I
    [2] II
    [3] III
    [4] IV
    [5] V
    [6] VI
   *[7] VII
}

## Perguntas: sorteio dos impérios

prompt-keep-or-pass = Você tirou { $card }. Fique com a carta ou passe-a a quem não tem nenhuma.
prompt-must-pass = Você tirou { $card }, mas já tem uma carta. Passe-a a quem não tem nenhuma.

## Perguntas: eventos

prompt-play-events = { $left ->
    [one] { $empire }: você pode jogar mais um evento antes de começar seu império.
   *[other] { $empire }: você pode jogar até { $left } eventos antes de começar seu império.
}
prompt-treachery = Traição: indique o território inimigo que cairá sem dados.
prompt-astronomy = Astronomia: escolha o mar onde seu império ganha uma frota neste turno.
prompt-migrants = { $left ->
    [one] Migrantes: escolha um território vazio para { $left } exército. Região: { $area }.
   *[other] Migrantes: escolha territórios vazios para { $left } exércitos. Região: { $area }.
}
prompt-civil-war = Guerra Civil: escolha o império inimigo que se levanta contra si mesmo.
prompt-civil-war-land = { $left ->
    [one] Guerra Civil: escolha o último território a atacar.
   *[other] Guerra Civil: escolha um território a atacar; faltam { $left }.
}
prompt-barbarians = Bárbaros: escolha a terra estéril de onde eles vêm.
prompt-barbarians-attack = Bárbaros: escolha o próximo território que eles atacam. Origem: { $land }.
prompt-famine = Fome: escolha a região onde cada exército rola um dado.
prompt-black-death = Peste Negra: escolha a primeira de duas regiões adjacentes.
prompt-black-death-second = Peste Negra: escolha a segunda região, adjacente à primeira.
prompt-plague = Praga: escolha o território ocupado onde ela começa.
prompt-plague-spread = A Praga esvaziou { $land }: escolha o território adjacente para onde ela passa.
prompt-pestilence = Pestilência: escolha o território no centro dela.
prompt-disaster = { $left ->
    [one] Desastre: escolha um segundo território com monumento ou pare.
   *[other] Desastre: escolha um território com monumento.
}

## Perguntas: estabelecer o império

prompt-fight-for-seas = Lute por mares que outros jogadores controlam ou siga sem essas frotas. Exércitos na reserva: { $pool }.
prompt-take-back = { some-markers } para { some-fleets }. Escolha a frota tripulada que sai do tabuleiro.
prompt-leave-out = { some-markers } para { some-fleets }. Escolha uma água que fica sem frota.
prompt-reallocate = Realocação: transforme em moedas quantas frotas quiser. Moedas: { $coins }.

## Perguntas: expansão e construção

prompt-expand = { $force }: expanda-se. Exércitos na reserva: { $pool }. Moedas: { $coins }.
prompt-monument = { $monuments ->
    [one] Escolha o território do seu monumento.
   *[other] Escolha o território do primeiro de { $monuments } monumentos.
}

## Ações, como em um botão; $noun é o nome da coisa

action-keep = Ficar com a carta
action-pass = Passar a carta para { $noun }
action-play = Jogar { $noun }
action-choose_area = Escolher { $noun }
action-choose_empire = Escolher { $noun }
action-choose_land = Escolher { $noun }
action-fleet = Colocar uma frota: { $noun }
action-leave_out = Ficar sem frota: { $noun }
action-take_back = Remover a frota tripulada: { $noun }
action-fight = Lutar pelo { $noun }
action-reallocate = Transformar a frota em moeda: { $noun }
action-expand = Expandir: { $noun }
action-fort = Construir um forte: { $noun }
action-buy_fort = Comprar um forte com uma moeda: { $noun }
action-recall = Devolver um exército perdido com uma moeda
action-recall_allied = Devolver um exército perdido com uma moeda aliada
action-man = Tripular a frota: { $noun }
action-monument = Construir um monumento: { $noun }
action-done = Pronto

## Verbos, para caber em "Agora você não pode ..."

verb-keep = ficar com uma carta
verb-pass = passar uma carta
verb-play = jogar um evento
verb-choose_area = escolher uma região
verb-choose_empire = escolher um império
verb-choose_land = escolher um território
verb-fleet = acrescentar uma frota
verb-leave_out = abrir mão de uma frota
verb-take_back = remover uma frota tripulada
verb-fight = lutar por um mar
verb-reallocate = transformar uma frota em moeda
verb-expand = se expandir
verb-fort = construir um forte
verb-buy_fort = comprar um forte
verb-recall = devolver um exército perdido com uma moeda
verb-recall_allied = devolver um exército perdido com uma moeda aliada
verb-man = tripular uma frota
verb-monument = construir um monumento
verb-done = parar

## O registro: preparação e sorteio dos impérios

# só para um jogador
event-dealt = Seus eventos: { $cards }.
event-epoch = Começa a era { roman-epoch }.
event-order-roll = { $seat } rola { $dice } para ver quem começa o sorteio.
event-draw-order = Os impérios são sorteados nesta ordem: { $seats }.
event-drew = { $seat } tira uma carta de império.
# só para um jogador
event-drew-card = Você tira este império: { $card }.
event-kept = { $seat } fica com a carta.
event-passed = { $seat } passa a carta para { $to }.
# só para um jogador
event-your-empire = Seu império nesta era: { $empire }.

## O registro: a era

event-skipped = { $empire }: ninguém tem este império.
event-turn = { $seat } começa seu turno: { $empire }, força { $strength }.

## O registro: eventos

event-played = { $seat } joga o evento { $card }.
event-coins = { $coins ->
    [one] { $seat } recebe { $coins } moeda.
   *[other] { $seat } recebe { $coins } moedas.
}
event-allied-coins = { $coins ->
    [one] { $seat } recebe { $coins } moeda aliada.
   *[other] { $seat } recebe { $coins } moedas aliadas.
}
event-treachery-named = { $seat } indica o território da traição: { $land }.
event-astronomy = { $seat } ganha uma frota no { $water } neste turno.
event-kingdom = { $land }: { $seat } funda um reino.
event-migrated = { $land }: { $seat } assenta um exército de migrantes.
event-civil-war = { $seat } provoca uma guerra civil: { $empire }.
event-crusaders-arrived = { $land }: os cruzados alcançam seu objetivo e o fortificam.
# um dado com 1 destrói o exército
event-stricken = { $land }: { $seat } rola { $dice } e perde um exército.
event-survived = { $land }: { $seat } rola { $dice }, e o exército sobrevive.
event-disaster = { $land }: o desastre destrói o monumento e, se houver, a cidade e o forte; um capitólio vira cidade.

## O registro: estabelecer o império

event-sea-attack = { $seat } luta contra { $owner } pelo { $water }.
event-sea-won = { $seat } vence a luta e controla o { $water }.
event-sea-free = A luta acaba em empate: o { $water } fica livre para { $seat }.
event-sea-held = { $seat } perde a luta pelo { $water }.
event-taken-back = { $seat } perde a frota tripulada no { $water }: o marcador faz falta.
event-left-out = Não resta marcador para uma frota no { $water }.
event-fleets = { $seat } tem frotas nestas águas: { $waters }.
event-reallocated = { $seat } transforma em moeda a frota no { $water }.
event-settled = { $land }: { $seat } estabelece um império, { $force }.
event-capital = { $land }: { $seat } funda um capitólio.

## O registro: expansão

event-entered = { $seat } ocupa { $land } sem combate.
event-replaced = { $land }: { $seat } substitui um exército antigo seu, sem combate.
event-reinforced = { $land }: { $seat } acrescenta um exército.
event-fort = { $land }: { $seat } constrói um forte.
event-recalled = { $seat } gasta uma moeda e devolve à reserva um exército perdido.
event-recalled-allied = { $seat } gasta uma moeda aliada e devolve um exército perdido, que só pode entrar em territórios vazios.
event-manned = { $seat } põe um exército na frota e controla o { $water }.
event-stopped = { $armies ->
    [one] { $seat } para de se expandir; sobra e se perde { $armies } exército.
   *[other] { $seat } para de se expandir; sobram e se perdem { $armies } exércitos.
}

## O registro: combate

event-attack = { $land }: { $seat } ({ $force }) ataca { $owner }.
# $mine e $theirs são os dados mais altos com todos os bônus
event-rolled = O atacante rola { $attack } (resultado { $mine }); o defensor, { $defence } (resultado { $theirs }).
event-leader-died = O atacante rola uma trinca: o Líder morre.
event-fort-lost = { $land }: o forte é destruído.
event-army-lost = { $land }: { $seat } perde um exército.
event-attacker-lost = { $seat } perde o exército atacante.
event-treachery = { $land }: a defesa cai por traição, sem dados.
event-captured = { $seat } toma { $land }.
event-capital-sacked = { $land }: o capitólio é saqueado e vira cidade.
event-city-sacked = { $land }: a cidade é saqueada e destruída.

## O registro: construção e pontuação

event-monument = { $land }: { $seat } constrói um monumento.
event-presence = { $area }: { $seat } tem presença e marca { some-points }.
event-dominance = { $area }: { $seat } tem dominância e marca { some-points }.
event-control = { $area }: { $seat } tem supremacia e marca { some-points }.
event-structures = { $seat } marca { some-points } por capitólios, cidades e monumentos.
event-seas-scored = { $seat } marca { some-points } por mares controlados.
event-scored = { $seat } marca { some-points } neste turno e agora tem { $total }.

## O registro: primazia e fim

event-preeminence = { $seat } lidera e pega um marcador de primazia, voltado para baixo.
event-no-preeminence = { $seats } dividem a liderança: ninguém pega um marcador de primazia.
event-markers = { $count ->
    [one] { $seat } revela um marcador de primazia e marca { some-points }.
   *[other] { $seat } revela { $count } marcadores de primazia e marca { some-points }.
}
event-won = { $count ->
    [one] { $seats } vence a partida.
   *[other] { $seats } dividem a vitória.
}

## Por que não posso? Sorteio dos impérios

refused-has-card = Você já tem uma carta de império e por isso deve passar esta.
refused-no-such-seat = Ninguém ocupa esse lugar nesta partida.
refused-pass-to-self = Você não pode passar a carta a si mesmo. Para tê-la, fique com ela.
refused-receiver-has-card = { $seat } já tem uma carta de império.

## Por que não posso? Eventos

refused-same-card = Você já jogou { $card } neste turno.
refused-not-in-hand = Você não tem { $card }.
refused-wrong-epoch = { $card } não pode ser jogado na era { roman-epoch }.
refused-useless = { $card } não faria nada agora.
refused-events-over = Eventos são jogados antes de se colocar o primeiro exército.
refused-not-a-target = Isto não pode ser escolhido agora: { $noun }.

## Por que não posso? Expansão, fortes e moedas

refused-barren = { $land }: nenhum exército pode entrar em uma terra estéril.
refused-one-army = { $land }: seu império já tem ali o seu exército, e um território só comporta um.
refused-full = { $land }: não há lugar para outra figura; o limite é três.
refused-out-of-reach = { $land }: fora de alcance. Parta de um território deste império por fronteira, estreito ou frotas.
refused-allied-army = { $land }: um exército devolvido com uma moeda aliada só pode entrar em territórios vazios.
refused-no-army = Não resta exército na reserva.
refused-forts-active-only = Só o seu império ativo pode construir fortes.
refused-fort-elsewhere = { $land }: um forte precisa de um exército do seu império ativo no território.
refused-fort-there = { $land }: já há um forte ali.
refused-no-forts-left = Não resta forte no suprimento.
refused-no-coin = Você não tem moeda.
refused-no-allied-coin = Você não tem moeda aliada.
refused-coins-active-only = Só o seu império ativo pode gastar moedas.
refused-none-lost = Seu império ativo não perdeu em combate, neste turno, um exército a devolver.
refused-cannot-man = Você não pode assumir agora o controle do { $water }. É preciso a opção de controle naval, um exército na reserva e uma frota sua em um mar que ninguém controla.

## Por que não posso? Monumentos

refused-monument-there = { $land }: já há um monumento ali.
refused-monument-order = { $land }: ainda não. Monumentos vão primeiro para capitólios, depois para cidades, depois para territórios com recurso do seu império ativo.

## Por que um bot gosta de uma escolha: pedaços de frase, unidos por vírgulas; $points traz o sinal

why-score = { $points } agora
why-pending = { $points } a marcar neste turno
why-coming = { $points } do tabuleiro na pontuação de um turno por vir
why-empire = { $points } do que exércitos ainda por mover podem tomar
why-promise = { $points } do que exércitos ainda por mover podem manter nas próximas eras
why-strength = { $points } pela força de um império por vir
why-armies = { $points } por exércitos e moedas à mão
why-areas-next = { $points } de regiões na próxima era
why-areas-later = { $points } de regiões em eras mais distantes
why-structures = { $points } de estruturas e frotas tripuladas em eras futuras
why-exposed = { $points } por ficar menos exposto aos rivais
why-cards = { $points } por eventos na mão ou em jogo
why-markers = { $points } em marcadores de primazia
why-lead = { $points } pela chance de um marcador de primazia
why-order = { $points } por sortear um império antes dos outros
why-rivals = { $points } do que os rivais perdem
