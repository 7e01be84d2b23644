### Historia: perguntas, ações, o registro da partida e recusas.
### Os nomes de territórios, cartas e tecnologias não trazem artigo; por isso vêm depois de um verbo, entre parênteses ou junto de dois-pontos.

game-title = Historia

## Opções

option-civbots = Civbots
option-civbots-help = Quantas civilizações o próprio jogo conduz. Nunca há mais de cinco civilizações ao todo, e um jogador sozinho sempre enfrenta quatro Civbots.
option-civbot_level = Dificuldade dos Civbots
option-civbot_level-help = Quantas cartas um Civbot compra a cada turno: um fácil, três; um médio, quatro; um difícil, cinco. Mistos são difícil, médio, fácil e difícil, da esquerda para a direita.
option-civbot_level-easy = Fáceis
option-civbot_level-medium = Médios
option-civbot_level-hard = Difíceis
option-civbot_level-mixed = Mistos

## Coisas contadas, usadas pelas mensagens abaixo

some-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
some-cubes = { $cubes ->
    [one] { $cubes } cubo
   *[other] { $cubes } cubos
}
roman-era = { $era ->
    [1] I
    [2] II
   *[3] III
}

## Perguntas: preparação e líderes

prompt-milestone = { $milestone }: escolha um espaço da matriz de desenvolvimento para este marco. Ele não pode ficar ao lado de outro marco.
prompt-leader = Escolha seu líder para esta era. As outras cartas seguem para o próximo jogador.
prompt-settle = Escolha o território vazio em que sua civilização começa. Você ganha os pontos da ficha dele.

## Perguntas: a rodada de ações

prompt-choose-cards = { $chosen ->
    [0] { $left ->
        [one] Escolha uma carta para jogar nesta rodada.
       *[other] Escolha a primeira carta para jogar nesta rodada. Você pode jogar até { $left }.
    }
   *[other] { $left ->
        [one] Escolha mais uma carta para esta rodada ou pare.
       *[other] Escolha até mais { $left } cartas para esta rodada ou pare.
    }
}
# $wonders é quantas maravilhas podem ser ativadas agora
prompt-resolve = { $count ->
    [one] Execute sua carta: { $cards }.
   *[other] Escolha qual das suas cartas executar a seguir: { $cards }.
}{ $wonders ->
    [0] {""}
   *[other] {" "}Antes disso, você pode ativar maravilhas.
}

## Perguntas: ações e efeitos

prompt-take-wonder = { $wonders ->
    [one] Escolha uma maravilha da fileira.
   *[other] Escolha a primeira de { $wonders } maravilhas da fileira.
}
prompt-exploit = { $cubes ->
    [one] Pegue de volta mais um cubo da reserva de cubos usados ou do mapa, ou pare. Um cubo do mapa custa a você os pontos do território.
   *[other] Pegue de volta até { $cubes } cubos, um a um, da reserva de cubos usados ou do mapa, ou pare. Um cubo do mapa custa a você os pontos do território.
}
prompt-expand = { $cubes ->
    [one] Escolha um território para se expandir. Se ele estiver vazio, você ganha os pontos da ficha dele.
   *[other] Escolha um território para o primeiro de { $cubes } cubos. Se ele estiver vazio, você ganha os pontos da ficha dele.
}
prompt-trade = Escolha com quem comerciar. Você ganha um nível tecnológico, e quem você escolher ganha { some-points }.
prompt-war = Escolha o território em que lutar. O maior nível militar vence e ganha { some-points }.
prompt-war-on = { $territory }: escolha quem atacar.
prompt-take-back = { $cards ->
    [one] Escolha uma carta para pegar de volta da sua fila de descarte.
   *[other] Escolha a primeira de { $cards } cartas para pegar de volta da sua fila de descarte.
}

## Ações, como em um botão; $noun é o nome da coisa

action-milestone = Colocar o marco: { $noun }
action-choose_leader = Escolher { $noun }
action-settle = Começar aqui: { $noun }
action-choose_action = Jogar { $noun }
action-choose_advisor = Jogar { $noun }
action-activate = Ativar { $noun }
action-basic = Executar { $noun }
action-advanced = Executar { $noun }, lado avançado
action-use_advisor = Usar { $noun }
action-spend = Descartar { $noun }, que nada pode fazer
action-take_wonder = Pegar { $noun }
action-recover_used = Pegar um cubo da reserva de cubos usados
action-recover_map = Pegar um cubo do mapa: { $noun }
action-expand = Expandir: { $noun }
action-trade_with = Comerciar com { $noun }
action-trade_with_civbot = Comerciar com { $noun }
action-war_in = Lutar aqui: { $noun }
action-war_on = Atacar { $noun }
action-war_on_civbot = Atacar { $noun }
action-take_back = Pegar de volta { $noun }
action-done = Pronto

## Verbos, para caber em "Agora você não pode ..."

verb-milestone = colocar um marco
verb-choose_leader = escolher um líder
verb-settle = começar em um território
verb-choose_action = jogar uma carta
verb-choose_advisor = jogar uma carta
verb-activate = ativar uma maravilha
verb-basic = executar uma carta
verb-advanced = executar uma carta
verb-use_advisor = usar um conselheiro
verb-spend = descartar uma carta
verb-take_wonder = pegar uma maravilha
verb-recover_used = pegar um cubo da reserva de cubos usados
verb-recover_map = pegar um cubo do mapa
verb-expand = se expandir
verb-trade_with = comerciar
verb-trade_with_civbot = comerciar
verb-war_in = travar uma guerra
verb-war_on = travar uma guerra
verb-war_on_civbot = travar uma guerra
verb-take_back = pegar uma carta de volta
verb-done = parar

## O registro: preparação e líderes

event-order = Ordem do turno: { $seats }.
event-civilization = { $seat } recebe esta civilização: { $civilization }.
event-wonder-row = A fileira de maravilhas agora é: { $wonders }.
event-milestone-placed = { $seat } coloca o marco { $milestone } aqui: { $cell }.
event-leader-chosen = { $seat } escolheu um líder.
# só para um jogador
event-leader-yours = Você escolhe este líder: { $leader }.
event-leader = { $seat } tem este líder: { $leader }.
event-settled = { $territory }: { $civ } começa aqui.

## O registro: a rodada de ações

event-turn = Começa o turno { $turn } da era { roman-era }.
# só para um jogador
event-chose = Você escolhe esta carta: { $card }.
event-ready = { $seat } já escolheu.
event-revealed = { $seat } revela { $cards }.
event-activated = { $seat } ativa a maravilha { $wonder }.
event-acts = { $seat } executa { $card }.
event-acts-advanced = { $seat } executa { $card }, lado avançado.
event-advisor-used = { $seat } usa a carta { $card }, que sai do jogo.
event-spent = { $card } nada pode fazer: { $seat } apenas põe a carta na fila de descarte.
event-revolution = { $seat } faz uma revolução: esta rodada é a última do turno.

## O registro: pontos, cubos e cartas

event-points = { $seat } ganha { some-points } e agora tem { $total }.
event-explored = { $seat } ganha { some-points } pelo território vazio e agora tem { $total }.
event-trade-points = { $seat } ganha { some-points } pela parceria no comércio e agora tem { $total }.
event-raided = { $seat } ganha { some-points } pela incursão e agora tem { $total }.
event-war-won = { $seat } vence a guerra, ganha { some-points } e agora tem { $total }.
event-toured = { $seat } ganha { some-points } pelo turismo e agora tem { $total }.
event-civbot-points = { $seat } ganha { some-points } com esta carta e agora tem { $total }.
event-point-paid = { $seat } paga 1 ponto e agora tem { $total }.
event-cubes = { $seat } recupera { some-cubes } da reserva de cubos usados.
event-new-cubes = { $seat } recebe { some-cubes } do suprimento, para usar desde já.
event-cards = { $seat } pega de volta da fila de descarte: { $cards }.
event-advisor-drawn = { $seat } compra um conselheiro.
# só para um jogador
event-advisor-card = Você compra este conselheiro: { $card }.
event-wonder = { $seat } pega a maravilha { $wonder }.

## O registro: a matriz de desenvolvimento

event-technology = { $civ } alcança o nível tecnológico { $level }: { $technology }.
event-military = { $civ } alcança o nível militar { $level }.
event-technology-blocked = { $civ } não ganha nível tecnológico: a matriz não tem espaço para isso até o nível militar subir.
event-military-blocked = { $civ } não ganha nível militar: a matriz não tem espaço para isso até o nível tecnológico subir.
event-beyond = { $seat } já está no nível 16, ganha { some-points } no lugar e agora tem { $total }.
event-new-card = { $seat } recebe uma nova carta de ação: { $card }.
event-milestone = { $civ } é a primeira civilização a alcançar o marco { $milestone }.

## O registro: o mapa, comércio e guerra

event-expanded = { $territory }: { $civ } se expande até aqui.
event-abandoned = { $points ->
    [0] { $territory }: { $seat } pega o cubo de volta e não tem pontos a perder.
   *[other] { $territory }: { $seat } pega o cubo de volta, perde { some-points } e agora tem { $total }.
}
event-traded = { $seat } comercia com { $civ }.
# $mine é o nível militar de $civ, $theirs o de $other
event-war = { $territory }: { $civ } (militar { $mine }) ataca { $other } (militar { $theirs }).
event-war-equal = Os níveis militares são iguais, por isso nada acontece.
event-driven-out = { $territory }: { $civ } perde a guerra e o cubo.
event-last-cube = { $civ } perde a guerra, mas fica com seu último cubo no mapa.

## O registro: Civbots

event-civbot = { $cards ->
    [one] { $civ } joga e compra { $cards } carta.
   *[other] { $civ } joga e compra { $cards } cartas.
}
event-civbot-card = { $civ } joga sua carta { $card }.
event-civbot-wonder = { $civ } tira do jogo uma maravilha da fileira: { $wonder }.

## O registro: o fim de um turno, de uma era e da partida

event-turn-end = Termina o turno { $turn } da era { roman-era }. As maravilhas ativadas são recuperadas.
event-cube-added = { $seat }: um cubo vai do suprimento para a reserva de cubos usados.
event-government-cubes = { $seat } recupera { some-cubes } pelo governo { $government }.
event-government-points = { $seat } ganha { some-points } pelo governo { $government } e agora tem { $total }.
event-leader-points = { $points ->
    [0] { $leader } (líder): { $seat } não ganha pontos.
   *[other] { $leader } (líder): { $seat } ganha { some-points } e agora tem { $total }.
}
event-territory-points = { $seat } ganha { some-points } por territórios que não divide com ninguém ({ $territories }) e agora tem { $total }.
event-won = { $count ->
    [one] { $seats } vence a partida.
   *[other] { $seats } dividem a vitória.
}
event-solo-lost = Um Civbot tem tantos pontos quanto { $seat } ou mais. A partida está perdida.
event-eliminated = { $seat } não tem mais cubo no mapa depois de uma guerra. A partida está perdida.

## Por que não posso? Preparação

refused-milestone-near = Um marco não pode ser colocado aqui: { $cell }. Ele não pode ficar ao lado de outro marco nem no espaço em que todos começam.
refused-not-empty = { $territory }: já há alguém ali. Comece em um território vazio.

## Por que não posso? Escolha de cartas

refused-choose-one = Você deve jogar pelo menos uma carta.
refused-not-in-hand = Você não tem esta carta na mão: { $card }.
refused-short-queue = { $card }: esta carta só pode ser jogada se há pelo menos três cartas de ação na sua fila de descarte quando a rodada começa.
refused-chosen = Você já escolheu esta carta: { $card }.

## Por que não posso? Execução de cartas

refused-not-revealed = Isto não está entre as cartas que você ainda tem de executar: { $card }.
refused-must-act = { $card }: esta carta pode ser executada e por isso deve ser.
refused-no-advanced = { $card } não tem lado avançado.
refused-technology = { $card }: o lado avançado exige esta tecnologia: { $technology }.
refused-cubes = { $cubes ->
    [one] { $card }: este lado custa { $cubes } cubo, e você não tem nenhum disponível.
   *[other] { $card }: este lado custa { $cubes } cubos, e você tem menos disponíveis.
}
refused-blocked = { $card }: a matriz não tem espaço nessa direção até o seu outro nível subir.
refused-no-effect = { $card }: este lado nada pode fazer agora.
refused-not-yours = Você não tem esta maravilha: { $wonder }.
refused-turned = { $wonder }: esta maravilha já foi ativada e só é recuperada no fim do turno.
refused-fresh = { $wonder }: uma maravilha só pode ser ativada a partir da sua próxima ação.
refused-condition = { $wonder }: você não cumpre agora a condição desta maravilha.

## Por que não posso? Alvos

refused-cube-there = { $territory }: você já tem um cubo ali, e uma civilização só tem um em cada território.
refused-not-adjacent = { $territory }: não é adjacente a um território que você ocupa.
refused-no-partner = Você não pode comerciar com { $civ }. É preciso que a outra civilização seja adjacente e tenha nível tecnológico maior que o seu.
refused-not-shared = { $territory }: você não divide este território com ninguém, e uma guerra precisa de um oponente em um território dividido.
refused-not-a-target = Isto não pode ser escolhido agora: { $noun }.

## Por que um bot gosta de uma escolha: pedaços de frase, unidos por vírgulas; $points traz o sinal

why-score = { $points } agora
why-government = { $points } dos governos neste turno e nos próximos
why-technology = { $points } do que a tecnologia ainda trará
why-levels = { $points } dos níveis de tecnologia alcançados
why-lead = { $points } da vantagem em tecnologia
why-slots = { $points } de mais cartas por rodada
why-arms = { $points } dos níveis militares
why-strength = { $points } por ser mais forte que os outros
why-milestones = { $points } dos marcos ao alcance
why-leader = { $points } do líder
why-wonders = { $points } das maravilhas nos próximos turnos
why-ready = { $points } das maravilhas que ainda podem ser ativadas neste turno
why-alone = { $points } dos territórios ocupados sem companhia
why-shared = { $points } pelas guerras que podem vir
why-later = { $points } dos territórios nas próximas eras
why-harvest = { $points } dos cubos que os territórios devolvem
why-cubes = { $points } em cubos
why-hand = { $points } pelas cartas na mão
why-advisors = { $points } pelos conselheiros na mão
why-unresolved = { $points } pelo que ainda falta executar
why-order = { $points } pela posição na ordem de turno
why-civbots = { $points } diante dos Civbots
why-rivals = { $points } do que os rivais perdem
