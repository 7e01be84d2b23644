### History of the World (2018): palavras do tabuleiro, das cartas e das trilhas.

## Um território, um mar, uma terra estéril

hotw-held-by = de { $name }, { $empire }
hotw-vacant = Vazio
hotw-worth = { $epoch }: { $value }·{ $double }·{ $triple }
hotw-area-worth = Pontos por presença, dominância e supremacia
hotw-barren = Terra estéril: nenhum exército entra, caravanas a cruzam
hotw-capital = Capitólio
hotw-control = Supremacia
hotw-terrain = Terreno
hotw-terrain-mountain = Montanhas: o defensor soma 1
hotw-terrain-forest = Floresta: o defensor soma 1
hotw-strait = Estreito
hotw-sections = Junto a
hotw-caravan-of = Caravana de { $name }

## A batalha

hotw-battle = Batalha: { $land }
hotw-invader = invade
hotw-defender = defende
hotw-adds-catapult = +{ $count } da catapulta
hotw-adds-bonus = +{ $count } de efeitos
hotw-adds-terrain = +1 do terreno
hotw-adds-fort = Fortificado: dois dados
hotw-adds-naval = Naval: pode rolar um dado novamente
hotw-rerolls = { $count ->
    [one] resta { $count } nova rolagem
   *[other] restam { $count } novas rolagens
}
hotw-on-catapult = { $count ->
    [0] A catapulta está vazia
   *[other] A catapulta soma { $count }
}

## O turno

hotw-catapult = tem a catapulta
hotw-card-armies = { $count ->
    [one] { $count } exército na carta
   *[other] { $count } exércitos na carta
}
hotw-card-empty = Nenhum exército na carta
hotw-siege-tokens = { $count ->
    [one] { $count } ficha de cerco
   *[other] { $count } fichas de cerco
}
hotw-monuments-due = { $count ->
    [one] { $count } monumento a construir
   *[other] { $count } monumentos a construir
}

## Escolha das cartas

hotw-draft = Escolha de impérios e eventos
hotw-draft-help = Cada baralho só é passado quando todos os que têm um escolheram uma carta.
hotw-draft-classic = Uma carta de cada vez é tirada, e mantida ou passada a quem ainda não tem uma.
hotw-set = Baralho
hotw-set-events = Eventos
hotw-set-empires = Impérios
hotw-set-here = tem o baralho
hotw-set-taken = tem uma carta
hotw-set-waiting = tem uma carta e logo passa o baralho
hotw-set-coming = espera
hotw-choose-set = Escolha um baralho
hotw-choose-from = Escolha uma carta
hotw-show-cards = Mostrar as cartas
hotw-hide-cards = Esconder as cartas

## Trilhas

hotw-areas = Regiões
hotw-area = Região
hotw-token = Ficha de região das eras { $first }–{ $last }
hotw-same-token = A mesma ficha permanece
hotw-no-token = Ainda sem ficha: não vale pontos
hotw-hand-help = Cartas de evento na mão
hotw-supply = Suprimento
hotw-supply-help = Exércitos que restam no suprimento
hotw-supply-left = Restam no suprimento:
hotw-supply-capitols = Capitólio ou cidade

## Cartas

hotw-strength = Exércitos
hotw-founds = Funda
hotw-routes = Frotas e caravanas
hotw-marauder = Saqueadores
hotw-kingdom = Reino
hotw-known-events = Eventos que você passou
hotw-enhancement = Melhoria

## Ao lado de cada jogador, e na tabela de pontos no fim

seat-events = { $count ->
    [one] { $count } evento
   *[other] { $count } eventos
}
source-event-presence = Presença
source-event-dominance = Dominância
source-event-supremacy = Supremacia
source-event-structures = Capitólios, cidades, monumentos
source-event-effect-points = Efeitos
source-event-plunder = Estruturas reduzidas
source-other = Primeiro espaço e espaços ocupados
