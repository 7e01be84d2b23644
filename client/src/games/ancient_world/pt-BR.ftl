### The Ancient World: palavras da mesa e das cidades.

aw-language = pt-BR

## A mesa

aw-spaces = Ações
aw-market = Cartas
aw-city = Cidades
aw-row = Fileira de Império
aw-row-empty = A fileira de Império fica vazia até a próxima rodada.
aw-titans = Titãs, Distritos e fileira Militar
aw-military = Baralho Militar
aw-deck = Baralho de Império { $deck }
aw-left = { $count ->
    [one] Resta { $count } carta
   *[other] Restam { $count } cartas
}
aw-discards = { $count ->
    [one] { $count } carta descartada
   *[other] { $count } cartas descartadas
}
aw-more = { $count ->
    [0] o último
   *[other] mais { $count }
}
aw-pile-left = { $count ->
    [0] O último Titã desta pilha
    [one] Depois vem mais { $count } Titã
   *[other] Depois vêm mais { $count } Titãs
}
aw-pile-out = Não resta nenhum Titã aqui.
aw-seen = { $place }º de cima para baixo: { $titan }
aw-among = Entre os { $count } primeiros: { $titans }

## Espaços

aw-from-round = a partir da rodada { $round }
aw-covered = Coberto até a rodada { $round }
aw-anyone = Qualquer cidadão pode vir.
aw-higher = Só pode vir um cidadão com habilidade maior que { $skill }.
aw-fee = De graça para um cidadão de habilidade { $skills }; qualquer outro paga 1 moeda.
aw-stands = { $name }, habilidade { $skill }

## Rodadas

aw-rounds = Rodadas
aw-round = Rodada { $round }
aw-round-of = Rodada { $round } de { $rounds }
aw-over = O jogo acabou
aw-brings-deck-a = A fileira de Império vem do baralho A.
aw-brings-explore = Explorar é descoberto.
aw-brings-grow = Crescer é descoberto.
aw-brings-deck-b = De agora em diante, a fileira de Império vem do baralho B.
aw-brings-last = A última rodada: sem renda depois dela, e os pontos são contados.
aw-short-deck-a = Baralho A
aw-short-explore = Explorar
aw-short-grow = Crescer
aw-short-deck-b = Baralho B
aw-short-last = Pontos
aw-first = Primeiro jogador
aw-first-is = Primeiro jogador: { $name }. A ficha ainda pode ser reivindicada para a próxima rodada.
aw-first-claimed = { $name } reivindicou a ficha de primeiro jogador para a próxima rodada.

## Cartas

aw-costs = Custo: { $cost }
aw-price-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
aw-price-knowledge = { $count } de conhecimento
aw-gives = Símbolos: { $list }
aw-legacy = Legado, depois de aposentada: { $list }
aw-banners = Estandartes: { $list }
aw-tribe = { $name } ({ $colour })
aw-colour-red = vermelho
aw-colour-green = verde
aw-colour-yellow = amarelo
aw-colour-blue = azul
aw-colour-violet = violeta
aw-defence = Defesa { $count }, { $stars ->
    [one] { $stars } estrela
   *[other] { $stars } estrelas
}
aw-weapons-swords = Só espadas contam contra ele
aw-weapons-both = Espadas e flechas contam contra ele
aw-damaged = Danificada: não dá nada até ser consertada
aw-busy = Um cidadão de habilidade { $skill } trabalha aqui
aw-bonus = { $count ->
    [one] { $count } ponto agora
   *[other] { $count } pontos agora
}
aw-origin-rulebook = Do livro de regras
aw-origin-record = De registros do jogo impresso
aw-origin-house = Escolha da casa: o livro não diz

## Símbolos

aw-sym-coins = { $count ->
    [one] { $count } moeda por rodada
   *[other] { $count } moedas por rodada
}
aw-sym-knowledge = { $count } de conhecimento por rodada
aw-sym-food = { $count ->
    [one] { $count } alimento
   *[other] { $count } alimentos
}
aw-sym-swords = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}
aw-sym-arrows = { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
}
aw-sym-armies = { $count ->
    [one] { $count } exército a mais
   *[other] { $count } exércitos a mais
}
aw-sym-citizens = { $count ->
    [one] { $count } novo cidadão
   *[other] { $count } novos cidadãos
}
aw-sym-explore = Explorar mostra { $count ->
    [one] { $count } carta a mais
   *[other] { $count } cartas a mais
}
aw-sym-capacity = { $count } de capacidade
aw-sym-loot = { $count ->
    [one] saque de { $count } moeda
   *[other] saque de { $count } moedas
}
aw-sym-spy = espião: { $count } de conhecimento
aw-sym-repair = { $count ->
    [one] { $count } conserto
   *[other] { $count } consertos
}

## Cidades

aw-city-of = Cidade: { $name }
aw-city-tip = { $name }: { $home } de { $citizens } cidadãos em casa, { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}, { $knowledge } de conhecimento
aw-empire = Cartas de Império
aw-armies = Exércitos, Titãs e Distritos
aw-open-army = Exército livre
aw-stored = Guardadas
aw-stored-secret = só você sabe
aw-stored-open = vista por todos
aw-back = Uma carta guardada, virada para baixo
aw-citizens = Cidadãos
aw-citizen = Cidadão de habilidade { $skill }
aw-home = Em casa
aw-away = Trabalhando até o fim da rodada
aw-starving = Faminto: não pode ser enviado nesta rodada
aw-passed = Passou
aw-fact-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}, renda de { $income } por rodada
aw-fact-knowledge = { $count } de conhecimento, renda de { $income } por rodada
aw-fact-food = { $count ->
    [one] { $count } alimento
   *[other] { $count } alimentos
} para { $citizens } cidadãos
aw-fact-room = { $room } de { $count } de capacidade livre
aw-fact-armies = { $count ->
    [one] { $count } exército
   *[other] { $count } exércitos
}, no máximo { $limit }
aw-fact-swords = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
} da cidade, em todo ataque
aw-fact-arrows = { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
} da cidade, em todo ataque em que flechas contam
aw-fact-drafted = { $count } a mais em todo ataque desta rodada
aw-banners-title = Estandartes
aw-ladder = { $name } ({ $colour }): { $count ->
    [one] { $count } estandarte
   *[other] { $count } estandartes
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; o próximo { $next ->
    [0] não rende nada
   *[other] rende { $next }
}

## Exércitos e ataques

aw-fought = já lutou
aw-paid = escolhido
aw-army-price = { $count ->
    [one] Usar custa { $count } moeda
   *[other] Usar custa { $count } moedas
}
aw-picture-coins = { $count ->
    [one] { $count } moeda de rodadas anteriores está sobre a carta
   *[other] { $count } moedas de rodadas anteriores estão sobre a carta
}
aw-adds = Soma { $count }
aw-attack = Ataque: { $titan }
aw-value = { $value } de { $defence }
aw-from-city = Cidade
aw-dice = { $count ->
    [one] { $count } dado de dano
   *[other] { $count } dados de dano
}

## Cartas à sua frente

aw-drawn-empire = Guarde uma destas cartas
aw-drawn-titan = Devolva os Titãs, de cima para baixo
aw-drawn-district = Pegue um destes Distritos
aw-drawn-military = O novo recruta toma o lugar de um exército

## Ao lado da mesa

aw-other-points = De cartas, e por cidadãos famintos
aw-sum = Pontos
aw-scale = Estandartes de uma tribo, de 1 a 6: { $scale } pontos
aw-stand = As cidades
aw-col-citizens = Cidadãos em casa, do total
aw-col-coins = Moedas, e renda por rodada
aw-col-knowledge = Conhecimento
aw-col-food = Alimento
aw-col-capacity = Capacidade livre
aw-col-armies = Exércitos, e o máximo permitido
aw-col-titan = Titãs derrotados
aw-col-store = Cartas guardadas

## Ao lado de cada jogador

seat-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
seat-stored = { $count ->
    [one] { $count } carta guardada
   *[other] { $count } cartas guardadas
}

## De onde vêm os pontos, no resultado

source-event-points-banners = Estandartes
source-event-points-card = Cartas de Império
source-other = Cidadãos famintos
