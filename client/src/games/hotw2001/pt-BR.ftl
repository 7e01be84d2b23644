### History of the World (2001): palavras do tabuleiro, das cartas e das trilhas.

# qual das línguas de um registro mostrar
hotw-language = pt-BR

hotw-board = O mundo
hotw-map-controls = Olhar o mapa
hotw-minimap = O mapa inteiro
hotw-zoom-in = Mais perto
hotw-zoom-out = Mais longe
hotw-region-world = Mundo
hotw-region-europe = Europa
hotw-region-middle_east = Oriente Médio
hotw-region-asia = Ásia
hotw-region-africa = África
hotw-region-americas = Américas
hotw-follow = Seguir
hotw-follow-help = No começo do seu turno, olhar para onde está o seu império
hotw-skip = Pular
hotw-close = Fechar

## Um território ou uma água

hotw-held-by = de { $name }, { $empire }
hotw-vacant = Vazio
hotw-barren = Terra estéril: nenhum exército entra
hotw-sea = Mar
hotw-ocean = Oceano
hotw-area-worth = Pontos por presença; dominância vale o dobro, supremacia o triplo
hotw-worth = { $epoch }: { $value }
hotw-worth-next = { $epoch }: { $value }
hotw-fort = Forte
hotw-capital = Capitólio
hotw-city = Cidade
hotw-monument = Monumento
hotw-resource = Recurso
hotw-presence = Presença
hotw-dominance = Dominância
hotw-control = Supremacia
hotw-terrain-mountain = Montanhas
hotw-terrain-forest = Floresta
hotw-terrain-great_wall = Grande Muralha
hotw-terrain-strait = Estreito
hotw-terrain-barren = Estéril
hotw-coast = Litoral
hotw-adjoins = Junto a
hotw-gives = Leva a
hotw-fleet-of = Frota de { $name }
hotw-manned-of = Controlado por { $name }
hotw-origin-rulebook = Do livro de regras
hotw-origin-record = De registros do tabuleiro impresso
hotw-origin-house = Escolha da casa: as fontes se calam
hotw-odds-win = Vence { $percent }%
hotw-odds-tie = Empata { $percent }%
hotw-odds-loss = Perde { $percent }%

## O turno

hotw-turn = Turno
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

hotw-scores = Pontos
hotw-you = você
hotw-winner = Venceu
hotw-player = Jogador
hotw-points = Pontos
hotw-events = Eventos
hotw-hand-help = Eventos Maiores e Menores ainda na mão
hotw-strength-help = Soma das forças de todos os impérios até agora; a menor vence um empate
hotw-preeminence = Marcadores de primazia
hotw-epochs = Eras
hotw-empires = Impérios desta era
hotw-skipped = ninguém
hotw-areas = Regiões
hotw-area = Região
hotw-areas-now = Pontos agora
hotw-all-epochs = Valores em todas as eras

## Cartas

hotw-drawn = Você tirou
hotw-your-empire = Seu império
hotw-your-events = Seus eventos
hotw-strength = Força
hotw-start = Começa em
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
