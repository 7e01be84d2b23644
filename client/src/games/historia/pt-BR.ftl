### Historia: palavras dos tabuleiros e das cartas.

hist-language = pt-BR

## O mundo

hist-map = Mundo
hist-token = Ficha de território { $number }: { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
hist-empty = Vazio
hist-neighbours = Ao lado de:
hist-closer = Aproximar
hist-farther = Afastar

## A matriz de desenvolvimento

hist-matrix = Desenvolvimento
hist-technology = Tecnologia
hist-military = Militar
hist-cell = Tecnologia { $technology }, militar { $military }
hist-milestone = Marco:

## Cartas

hist-cards = Cartas
hist-row = Maravilhas a pegar
hist-hand = Sua mão
hist-hand-short = Mão
hist-revealed = Suas cartas desta rodada
hist-resolving = Você executa: { $card }
hist-queue = Fila
hist-leaders = Líderes a escolher
hist-leader = Líder
hist-wonders = Maravilhas
hist-gone = Fora do jogo
hist-turned = virada, até o fim do turno
hist-basic = Básica
hist-advanced = Avançada
hist-use_advisor = Conselheiro
hist-advanced-with = Lado avançado: a partir de { $technology }
hist-advisors = { $count ->
    [one] { $count } conselheiro na mão
   *[other] { $count } conselheiros na mão
}, { $deck } no baralho
hist-order = Ordem de turno e cartas desta rodada
hist-chosen = Escolhida, virada para baixo
hist-slots = { $count ->
    [one] Ainda escolhendo 1 carta
   *[other] Ainda escolhendo até { $count } cartas
}

## Civilizações

hist-territories = Territórios
hist-cubes-available = { $count ->
    [one] { $count } cubo de poder disponível
   *[other] { $count } cubos de poder disponíveis
}
hist-cubes-used = { $count ->
    [one] { $count } cubo de poder usado
   *[other] { $count } cubos de poder usados
}
hist-cubes-supply = { $count ->
    [one] { $count } cubo de poder no suprimento
   *[other] { $count } cubos de poder no suprimento
}
hist-civbot = Civbot { $number }
hist-level-easy = fácil
hist-level-medium = médio
hist-level-hard = difícil

## A linha do tempo

hist-era = Era { $era }, turno { $turn }
hist-end-of = O fim do turno { $turn } traz
hist-revolution-now = Revolução! O turno termina após esta rodada e traz
hist-end-cube = Adicionar um cubo
hist-end-cards = Recuperar as duas cartas mais antigas
hist-end-wonders = Recuperar maravilhas
hist-end-cubes = Recuperar um cubo por território
hist-end-government = Bônus do governo
hist-end-leader = Bônus do líder
hist-end-territories = Bônus de território
hist-end-order = Nova ordem de turno
hist-end-reset = Novas maravilhas
hist-end-leaders = Novos líderes

## Ao lado de cada jogador

seat-advisors = { $count ->
    [one] { $count } conselheiro
   *[other] { $count } conselheiros
}

## Origens

hist-origin-rulebook = Do livro de regras
hist-origin-record = De registros do jogo impresso
hist-origin-house = Decisão da casa: as fontes silenciam

## Cartas dos Civbots

hist-deed-technology = { $count ->
    [one] Ganha um nível tecnológico
   *[other] Ganha { $count } níveis tecnológicos
}
hist-deed-military = { $count ->
    [one] Ganha um nível militar
   *[other] Ganha { $count } níveis militares
}
hist-deed-art = { $count ->
    [one] Tira do jogo uma maravilha da fileira
   *[other] Tira do jogo { $count } maravilhas da fileira
}
hist-deed-expansion = { $count ->
    [one] Expande-se a um território
   *[other] Expande-se a { $count } territórios
}
hist-deed-war = Ataca a civilização mais fraca que pode vencer
hist-deed-points = { $count ->
    [one] Ganha { $count } ponto
   *[other] Ganha { $count } pontos
}

## De onde vêm os pontos, no resultado

source-event-explored = Territórios vazios
source-event-government-points = Governos
source-event-territory-points = Territórios não divididos
source-event-leader-points = Líderes
source-event-points = Maravilhas, conselheiros, marcos e níveis
source-event-war-won = Guerras
source-event-raided = Incursões
source-event-trade-points = Comércio
source-event-toured = Turismo
source-event-civbot-points = Cartas dos Civbots
source-other = O resto
