# O relatório de equilíbrio. $span é como o jogo chama as suas eras: epoch, round ou era.

balance-span = { $span ->
    [round] rodada
   *[era] era
}
balance-title = O equilíbrio de { $game }
# $bots são os níveis ou estilos dos bots e as opções, separados por vírgulas
balance-lead = { $games ->
    [one] Uma partida
   *[other] { $games } partidas
} de { $game } com { $seats ->
    [one] um jogador
   *[other] { $seats } jogadores
}, com bots em todos os lugares ({ $bots }). Entre parênteses, e como linhas finas: intervalos de 95%.
balance-even = Uma parte igual das vitórias é { $share }.
balance-closing = Feito pelo Epochal { $version } (regras { $rules }). O mesmo comando faz o mesmo relatório: { $command }
balance-contents = Neste relatório
balance-figures = Todos os números
balance-within = { $share } ({ $least } a { $most })
balance-range = { $least } a { $most }

## Os números para ler primeiro

balance-fact-starts = vitórias por posição no início
balance-fact-wins = das partidas são vitórias
balance-fact-score = { $seats ->
    [1] pontos do jogador
   *[other] pontos do vencedor
}
balance-fact-lead = { $seats ->
    [1] pontos à frente do melhor rival
   *[other] pontos à frente do segundo
}
balance-fact-choices = escolhas numa partida
balance-fact-half = de quem lidera depois da { balance-span } { $epoch } vencem

## Vitórias

balance-victories = Vitórias
balance-wins-by-seat = Vitórias por lugar
balance-wins-alone = Com que frequência o jogador vence
balance-about-alone = A parte das partidas que o jogador vence.
balance-wins-by-start = Vitórias por posição no início
balance-seat-n = Lugar { $n }
balance-start-n = Posição { $n }
balance-mark-even = parte igual
balance-about-wins = A parte das vitórias, com a parte igual como linha.
balance-of-games = As partes dos níveis e estilos são das partidas em que jogam.
balance-levels = Níveis e estilos
balance-about-levels = As vitórias de cada nível ou estilo, como múltiplo da sua parte igual.
balance-head-seat = lugar
balance-head-wins = vitórias
balance-head-start = posição no início
balance-head-level = nível ou estilo
balance-head-games = partidas
balance-head-of-even = da parte igual

## Pontos

balance-points = Pontos
balance-scores = No fim de uma partida
balance-head-what = o quê
balance-head-mean = média
balance-head-deviation = desvio padrão
balance-head-below = um décimo abaixo de
balance-head-above = um décimo acima de
balance-row-winning = pontuação do vencedor
balance-row-lowest = menor pontuação
balance-row-ahead = { $seats ->
    [1] vantagem sobre o melhor rival
   *[other] vantagem sobre o segundo
}
balance-row-choices = escolhas numa partida
balance-row-player = um jogador
balance-row-rival = um rival que o jogo conduz
balance-row-best-rival = o melhor deles
balance-rivals = Um jogador termina com mais pontos que um desses rivais em { $one } dos casos, e com mais que todos eles em { $all }.
balance-grown = Pontos de um jogador, por origem
balance-about-grown = A média dos pontos de um jogador, que cresce de { balance-span } em { balance-span } até { $points }, pela cláusula das regras que os dá.
balance-first-points = no começo
balance-other-sources = outras origens
balance-no-clause = revelados no fim
balance-start = início
balance-end-of-span = no fim de cada { balance-span }
balance-sources = O que um jogador ganha por cada cláusula das regras
balance-head-clause = cláusula
balance-head-points = pontos
balance-head-rule = o que ela diz
balance-by-span = Pontos por { balance-span }
balance-head-span = { balance-span }
balance-head-gain = ganho médio
balance-head-gain-of-turn = ganho médio de um turno
balance-head-total = total médio no seu fim
balance-by-place = O que um turno rende conforme a posição em que o império foi escolhido, em relação à média da sua { balance-span }
balance-place-n = posição { $n }
balance-span-n = { $span ->
    [round] Rodada { $n }
   *[era] Era { $n }
}

## Duração

balance-length = Duração
balance-lengths = Quantas partidas têm tantas escolhas
balance-about-length = Uma partida tem em média { $mean } escolhas; um décimo das partidas tem menos de { $low }, um décimo mais de { $high }.
balance-choices-from = escolhas, a partir de …

## Decisão

balance-decisive = Quando se decide
balance-leader-wins = Com que frequência quem lidera no fim da { balance-span } vence a partida
balance-about-leader = De quem lidera no fim de cada { balance-span }, a parte que vence a partida, com a parte igual como linha.
balance-head-leader-wins = quem lidera vence
balance-head-row-ahead = vantagem média sobre o segundo
balance-ahead = Vantagem média sobre o segundo
balance-about-ahead = Quantos pontos o primeiro está à frente do segundo no fim de cada { balance-span }, em média.
balance-changes = Quantas vezes a liderança muda
balance-about-changes = Do fim de uma { balance-span } ao da seguinte, a liderança passa a outro jogador em média { $mean } vezes numa partida.
balance-changes-of = mudanças numa partida

## Cartas e outras coisas

balance-offers = Cartas abertas para todos
balance-offers-taken = Com que frequência um jogador as toma
balance-about-offers = Das partidas em que aparece, a parte em que um jogador a toma.
balance-head-card = carta
balance-head-appears = partidas em que aparece
balance-head-taken = destas, tomada por um jogador
balance-kind = { $kind ->
    [civilization] Civilizações
    [leader] Líderes
    [wonder] Maravilhas
    [empire] Cartas de Império
    [military] Cartas Militares
    [district] Distritos
   *[other] Cartas
}
balance-things = Quanto valem as coisas
balance-things-read = O que ganham, dessa { balance-span } até o fim, os jogadores que a obtêm, além do que ganham os que obtêm outra coisa do mesmo tipo na mesma { balance-span }; para posições iguais na classificação quando a { balance-span } começou, pois quem lidera pode pagar mais.
balance-about-things = Pontos que seus donos ganham até o fim além dos donos de outras coisas do mesmo tipo, para classificações iguais.
balance-mark-usual = como as outras
balance-head-thing = o quê
balance-head-often = por partida
balance-head-holder-wins = seu dono vence
balance-head-fair-points = pontos justos
balance-head-fair-wins = vitórias justas
balance-fallen = Inimigos que caem
balance-fallen-by-span = Inimigos que caem em cada { balance-span }
balance-about-fallen = Em média { $count } inimigos caem numa partida.
balance-head-stars = estrelas
balance-head-in-a-game = por partida

## Impérios e cartas escolhidas em rodízio

balance-empires = Impérios
balance-empires-worth = O que um império rende
balance-empires-read = “Como é” e “justo” são partes da média da { balance-span }; “justo” vale para posições iguais na escolha, e o gráfico também.
balance-empires-undrafted = Partes da média da { balance-span }.
balance-about-empires = O que rende o turno de um império, em relação à média da sua { balance-span }.
balance-mark-mean = média
balance-head-empire = império
balance-head-dealt = em jogo
balance-head-place = posição média
balance-head-first = escolhido primeiro
balance-head-turn-points = pontos do seu turno
balance-head-raw = como é
balance-head-fair = justo
balance-drafted = Outras cartas
balance-drafted-worth = O que uma carta rende a seu dono
balance-drafted-read = “A mais” são os pontos dos turnos com a carta além da média da { balance-span }. “Pontos justos” são o que seu dono ganha desde então até o fim além dos donos de outras cartas, e “vitórias justas” com que frequência ele vence, ambos para posições iguais na escolha: quem lidera escolhe primeiro.
balance-about-drafted = Pontos que seu dono ganha até o fim além dos donos de outras cartas da { balance-span }, para posições iguais na escolha.
balance-head-played = jogada
balance-head-later = destas, mais tarde
balance-head-more = a mais
balance-played = Cartas jogadas
balance-played-worth = O que rende um turno com a carta
balance-about-played = Pontos dos turnos em que é jogada, além da média da { balance-span }.

## Ações

balance-actions = Ações
balance-actions-often = Quantas vezes um jogador faz uma ação numa partida
balance-about-often = Quantas vezes um jogador faz cada ação numa partida, em média.
balance-actions-differ = O que os vencedores fazem mais vezes, e menos
balance-actions-read = Quanto mais vezes os vencedores fazem uma ação que os perdedores, como parte das vezes em que ela é feita. Isso não diz que a ação faz vencer: quem está vencendo pode ter mais ocasião para ela.
balance-about-differ = Quanto mais vezes os vencedores fazem cada ação que os perdedores.
balance-mark-losers = como os perdedores
balance-head-action = ação
balance-head-times = vezes numa partida
balance-head-used = jogadores que a fazem
balance-head-winners = vencedores
balance-head-losers = perdedores

## Gráficos, para quem não os vê

balance-read-bar = { $label }: { $value }
balance-read-most = Mais: { $most }. Menos: { $least }.
