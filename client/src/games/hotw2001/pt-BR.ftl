### History of the World (2001): palavras do tabuleiro, das cartas e das trilhas.

## Um território ou uma água

hotw-held-by = de { $name }, { $empire }
hotw-vacant = Vazio
hotw-worth = { $epoch }: { $value }
hotw-area-worth = Pontos por presença; dominância vale o dobro, supremacia o triplo
hotw-barren = Terra estéril: nenhum exército entra
hotw-capital = Capitólio
hotw-control = Supremacia
hotw-terrain-mountain = Montanhas
hotw-terrain-forest = Floresta
hotw-terrain-great_wall = Grande Muralha
hotw-terrain-strait = Estreito
hotw-terrain-barren = Estéril
hotw-gives = Leva a
hotw-manned-of = Controlado por { $name }

## O turno

hotw-pool = { $count ->
    [one] { $count } exército na reserva
   *[other] { $count } exércitos na reserva
}
hotw-pool-empty = Nenhum exército na reserva
hotw-allied-pool = { $count ->
    [one] mais { $count } para um território vazio
   *[other] mais { $count } para territórios vazios
}
hotw-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
hotw-allied-coins = { $count ->
    [one] { $count } moeda aliada
   *[other] { $count } moedas aliadas
}
hotw-free-forts = { $count ->
    [one] { $count } forte grátis
   *[other] { $count } fortes grátis
}
hotw-monuments-due = { $count ->
    [one] { $count } monumento a construir
   *[other] { $count } monumentos a construir
}
hotw-lost = { $count ->
    [one] { $count } exército perdido
   *[other] { $count } exércitos perdidos
}

## Trilhas

hotw-hand-help = Eventos Maiores e Menores ainda na mão
hotw-strength-help = Soma das forças de todos os impérios até agora; a menor vence um empate
hotw-preeminence = Marcadores de primazia
hotw-areas = Regiões
hotw-area = Região

## Cartas

hotw-strength = Força
hotw-navigation = Frotas
hotw-no-navigation = Nenhuma
hotw-yes = Sim
hotw-no = Não
hotw-any-epoch = Qualquer era
hotw-greater = Evento Maior
hotw-lesser = Evento Menor

## Ao lado de cada jogador, e na tabela de pontos do fim

seat-greater_events = { $count ->
    [1] { $count } Maior
   *[other] { $count } Maiores
}
seat-lesser_events = { $count ->
    [1] { $count } Menor
   *[other] { $count } Menores
}
seat-markers = { $count ->
    [one] { $count } marcador
   *[other] { $count } marcadores
}
source-event-presence = Presença
source-event-dominance = Dominância
source-event-control = Controle
source-event-structures = Capitais, cidades, monumentos
source-event-seas-scored = Mares controlados
source-event-markers = Primazia
