### O que dizem os tabuleiros das duas edições de History of the World.

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

hotw-sea = Mar
hotw-ocean = Oceano
hotw-fort = Forte
hotw-city = Cidade
hotw-monument = Monumento
hotw-resource = Recurso
hotw-presence = Presença
hotw-dominance = Dominância
hotw-coast = Litoral
hotw-adjoins = Junto a
hotw-fleet-of = Frota de { $name }
hotw-origin-rulebook = Do livro de regras
hotw-origin-record = De registros do jogo impresso
hotw-origin-house = Escolha da casa: as fontes se calam
hotw-from-rulebook = livro
hotw-from-record = registros
hotw-from-house = casa

## As chances de um ataque

hotw-odds = Esta batalha
hotw-odds-win = Vence { $percent }
hotw-odds-tie = Empata { $percent }
hotw-odds-pressed = Insistindo após cada derrota
hotw-odds-loss = Perde { $percent }

## Trilhas

hotw-turn = Turno
hotw-scores = Pontos
hotw-you = você
hotw-winner = Venceu
hotw-player = Jogador
hotw-points = Pontos
hotw-events = Eventos
hotw-epochs = Eras
hotw-empires = Impérios desta era
hotw-skipped = ninguém
hotw-areas-now = Pontos agora
hotw-all-epochs = Valores em todas as eras

## Cartas

hotw-drawn = Você tirou
hotw-your-empire = Seu império
hotw-your-events = Seus eventos
hotw-start = Começa em
