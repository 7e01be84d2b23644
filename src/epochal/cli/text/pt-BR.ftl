### A linha de comando: ajuda, a mesa no terminal, simulação, arquivos de partida, medição.

## Ajuda sobre os comandos

cli-help-epochal = Jogos de tabuleiro sobre civilizações que surgem e caem, completos e fiéis às regras.
cli-help-version = Diz a versão e se o motor está compilado.
cli-help-command-games = Lista os jogos, com suas opções.
cli-help-command-play = Joga uma partida no terminal contra bots.
cli-help-command-resume = Continua uma partida que você deixou.
cli-help-command-serve = Serve mesas no navegador.
cli-help-command-rules = Mostra as regras de um jogo, ou as que contêm uma palavra.
cli-help-command-replay = Conta a história de um arquivo de partida e como ela acabou.
cli-help-command-verify = Confere um arquivo de partida: cada escolha, o resultado e cada rolagem. Termina com 0 se ele confere, com 1 se não confere, com 2 se não pode ser lido.
cli-help-command-simulate = Faz bots jogarem muitas partidas.
cli-help-command-bench = Mede rapidamente a velocidade de um jogo nesta máquina.
cli-help-command-lab = O laboratório: estudos de muitas partidas.
cli-help-command-content = Copia o conteúdo de um jogo (tabuleiro, cartas, peças) para uma pasta, para você fazer dele o seu.
cli-help-command-arena = Faz bots jogarem uns contra os outros, em todos os lugares e com a mesma sorte, e diz como cada um se sai.
cli-help-game = O jogo, por exemplo hotw2001; “epochal games” lista todos.
cli-help-lang = O idioma: { $languages }. Sem esta opção, o idioma do ambiente.
cli-help-seats = Quantos jogadores.
cli-help-arena-seats = Quantos jogadores: os bots citados se sentam repetidamente até que todos os lugares estejam ocupados. Tantos quantos bots forem citados, se não for dado.
cli-help-bots = Os bots, um para cada lugar: por exemplo strong steady steady steady.
cli-help-seat = O seu lugar, contado a partir de 1.
cli-help-level = Quão bem os bots jogam: novice (Novato), steady (Firme), strong (Forte) ou master (Mestre); ou random (Aleatório); ou search:500ms, para pensar esse tempo em cada escolha. Vários separados por vírgulas: um para cada bot, em rodízio.
cli-help-content = Uma pasta com conteúdo seu; “epochal lab content” cria uma com uma cópia do conteúdo padrão, para você mudar.
cli-help-folder = A pasta a ser criada.
cli-help-option = Uma regra opcional, por exemplo multiple_armies=true. Pode ser usada várias vezes.
cli-help-play-seed = Acaso e bots a partir desta semente, para que a partida possa ser repetida. Sem ela, uma chave secreta.
cli-help-save = O arquivo onde salvar a partida, à medida que ela avança. Sem esta opção, uma pasta do próprio Epochal.
cli-help-file = Um arquivo de partida.
cli-help-word = Mostra só as regras com esta palavra.
cli-help-to = Para depois deste número de escolhas.
cli-help-games = Quantas partidas.
cli-help-simulate-seed = A semente da primeira partida; cada partida seguinte usa a próxima.
cli-help-arena-seed = A primeira semente; cada uma é jogada uma vez em cada disposição de lugares.
cli-help-prompt = Os bots respondem tão depressa quanto numa mesa, onde há gente esperando: um mestre fica com o que parece melhor quando seu tempo acaba. As partidas passam a depender da máquina.
cli-help-jobs = Quantos processos jogam ao mesmo tempo. Sem esta opção, tantos quantos os processadores.
cli-help-ray = Joga no cluster Ray deste endereço, por exemplo 10.0.0.5:6379; “auto” é o que funciona aqui, “local” um só seu.
cli-help-keep = Um arquivo que guarda as partidas terminadas: o mesmo comando continua de onde parou.
cli-help-chart = Desenha as partes das vitórias neste arquivo SVG.
cli-help-json = Escreve JSON para programas.
cli-help-seconds = Por quanto tempo medir.
cli-help-host = O endereço em que escutar. Sem esta opção, só esta máquina (127.0.0.1).
cli-help-port = A porta em que escutar; 0 para qualquer uma livre. Sem esta opção, 8000.
cli-help-data = A pasta para o banco de dados e o segredo que assina os cookies. Sem esta opção, uma pasta do próprio Epochal.
cli-help-database-url = Outro banco de dados, por exemplo postgresql+psycopg://usuario@maquina/nome. Sem esta opção, um arquivo na pasta de dados.
cli-help-bot-delay = Quanto um bot demora no mínimo enquanto alguém assiste, em segundos.
cli-help-bot-processes = Em quantos processos os bots pensam.
cli-help-rate = Quantos pedidos uma pessoa pode fazer por segundo, a longo prazo; 0 para sem limite.
cli-help-secure-cookie = Envia cookies só por HTTPS.
cli-help-game-module = Um módulo de Python que registra um jogo próprio. Pode ser usada várias vezes.

## Versão e jogos

cli-version = Epochal { $version }, motor { $build }
cli-compiled = compilado
cli-uncompiled = não compilado
cli-players = { $least } a { $most } jogadores
cli-default = ({ $value } se não for indicada)

## Erros

cli-error = Erro: { $what }
cli-file-missing = Não existe o arquivo { $file }. Confira o caminho.
cli-file-unreadable = Não é possível ler { $file } ({ $what }). Escolha um arquivo de partida gravado pelo Epochal.
# $what é o próprio erro, em uma frase
cli-file-wrong = { $file }: { $what }
cli-save-exists = { $file } já existe e não será sobrescrito. Escolha outro nome com --save.
cli-save-folder = Não é possível salvar { $file }: { $folder } não é uma pasta. Crie-a antes, ou escolha outro lugar com --save.
cli-save-unwritable = Não é possível salvar { $file } ({ $what }). Escolha outro lugar com --save.
cli-option-form = “{ $given }” não é uma opção. Escreva nome=valor. As opções e seus valores usuais: { $known }.
cli-seat = Não existe o lugar { $seat } nesta mesa. Escolha um de 1 a { $seats }.
cli-cannot-resume = { $file } não é uma partida que você possa continuar: ela acabou, ou não foi deixada em “epochal play”. Veja-a com “epochal replay”.
cli-levels = { $levels } níveis foram citados para { $bots ->
    [0] nenhum bot
    [1] um bot
   *[other] { $bots } bots
}. Cite menos níveis ou escolha mais --seats.
cli-arena-few = { $game } é para { $least } a { $most } jogadores, e { $bots ->
    [one] só um bot foi citado
   *[other] só { $bots } bots foram citados
}. Cite mais bots, ou diga com --seats quantos são os jogadores: então os bots se sentam repetidamente.
cli-arena-seats = Há { $bots ->
    [one] um bot
   *[other] { $bots } bots
} para { $seats ->
    [1] um lugar
   *[other] { $seats } lugares
}. Cite menos bots ou escolha mais --seats.
cli-folder-there = { $folder } já existe. Informe uma pasta que não exista.
cli-content-copied = O conteúdo de { $game } está agora em { $folder }. Mude o que quiser e jogue com ele: epochal lab balance { $game } --content { $folder }
cli-serve-failed = O servidor não pode funcionar: { $what }. Confira as configurações.

## A mesa no terminal

cli-you = você
cli-welcome = { $others ->
    [0] Você é { $you }, e não há outro jogador à mesa.
    [one] Você é { $you }, contra um bot.
   *[other] Você é { $you }, contra { $others } bots.
}
cli-bots = Bots: { $bots }
cli-bot = { $player } ({ $level })
cli-level-novice = Novato
cli-level-steady = Firme
cli-level-strong = Forte
cli-level-master = Mestre
cli-level-random = Aleatório
cli-welcome-options = Opções: { $options }.
cli-commitment = Compromisso com os dados: { $commitment }
cli-welcome-help = Digite o número da sua escolha. dica: conselho. h: ajuda.
cli-help =
    número     escolher
    Enter      mostrar a pergunta de novo (ou aceitar a única escolha)
    m          o mapa inteiro, e o nível de cada bot
    c          suas cartas e o que elas fazem
    l          o registro; l 200: suas últimas 200 linhas
    dica       as melhores escolhas para um bom jogador, e por quê
    por quê    por que os bots fizeram suas últimas escolhas
    ?          a regra por trás da pergunta
    ?3         as regras por trás da escolha 3, e suas chances
    ? palavra  regras com uma palavra; e por que não pode ser escolhido,
               se a palavra é o nome de um território ou de uma carta
    h          esta ajuda
    q          salvar e sair; “epochal resume” continua depois
cli-not-understood = “{ $answer }”: não entendi.
# $what é o que diz o Python
cli-no-answer = Não é possível responder a isso, por uma falha do programa ({ $what }). Nada mudou; continue.
cli-no-such-number = Escolha um número de 1 a { $count }.
cli-more-log = { $count ->
    [one] Uma linha foi omitida; l a mostra.
   *[other] { $count } linhas foram omitidas; l as mostra.
}
cli-thinking = Pensando…
cli-hint = O que eu faria, do melhor ao pior:
cli-hint-single = Você só tem uma escolha.
# $reasons nas palavras do jogo, $chance como diz cli-to-win
cli-why = { $player }, “{ $action }”: { $reasons }; { $chance }.
cli-why-nothing = Os bots ainda não fizeram nenhuma escolha que possa ser explicada abertamente.
cli-no-reason = o que traz só aparece no que vem depois
cli-against = em vez de “{ $choice }”: { $reasons }
cli-no-better = de imediato, não é melhor que “{ $choice }”
cli-to-win = { $chance } de chance de vitória
cli-ruling = Decisão: { $ruling }
cli-nothing-found = Nenhuma regra contém “{ $word }”. Tente outra palavra.
cli-more-found = { $count ->
    [one] Mais uma regra: epochal rules { $game } { $word }
   *[other] Mais { $count } regras: epochal rules { $game } { $word }
}
cli-left = A partida está salva. Para continuar: epochal resume { $file }
cli-key = A chave por trás do compromisso: { $key }
cli-saved = A partida está salva. Para conferir cada rolagem: epochal verify { $file }
cli-serving = As mesas estão em { $address } (Ctrl-C encerra).

## History of the World na tela: o que as edições têm em comum, e o que é de 2001

cli-epoch = Era { $epoch }
cli-epochs = Eras { $first } a { $last }
cli-barren = Terras estéreis
cli-legend = F forte  C capitólio  c cidade  M monumento  r recurso  · ninguém
cli-legend-armies = { "  " }x2 exércitos
cli-manned = Controla o { $water }:
cli-turn-events = Eventos: { $what }
cli-turn-fleets = Frotas: { $what }
cli-turn-forts = Fortes grátis: { $what }
cli-turn-lost = Perdidos em combate: { $what }
cli-turn-treachery = Traição: { $what }
cli-empire = { $empire }: força { $strength }, começa em { $starts },
cli-empire-capital = com capitólio.
cli-empire-no-capital = sem capitólio.
cli-empire-fleets = Frotas: { $waters }.
cli-greater = Evento Maior
cli-lesser = Evento Menor
cli-no-cards = Você não tem mais cartas.
cli-odds = Você toma o território: { $win }. Ele fica vazio: { $tie }. O ataque falha: { $loss }.

## History of the World (2018) na tela

cli-track = Trilha de pontuação
cli-legend-territories = a exército ativo  F forte  C capitólio  c cidade  M monumento  r recurso  t terreno  · ninguém
cli-turn-caravans = Caravanas: { $what }
cli-turn-tokens = Fichas de cerco: { $what }
cli-draft-empires = Escolhe um império: { $what }
cli-draft-events = Escolhe um evento: { $what }
cli-empire-card = { $armies ->
    [one] { $armies } exército em { $starts },
   *[other] { $armies } exércitos em { $starts },
}
cli-empire-capitol = com capitólio.
cli-empire-marauder = saqueador, sem capitólio.
cli-empire-caravans = Caravanas: { $barren }.
cli-empire-order = Chamado em { $order }.º lugar na era.
cli-kingdom = Reino
cli-enhancement = Melhoria
cli-battle = Batalha: { $land }.
# $notes vêm entre parênteses, ou são vazias
cli-battle-side = { $dice }{ $notes }, resultado { $result }
cli-battle-catapult = +{ $what } da catapulta
cli-battle-effects = +{ $what } de efeitos
cli-battle-terrain = +{ $what } do terreno
cli-battle-fleet = com frota
cli-battle-fort = em um forte
cli-battle-rerolls = rerrolagens restantes: { $what }
cli-odds-battle = Nesta batalha, você vence: { $win }. Empate: { $tie }. Você perde: { $loss }.
cli-odds-pressed = Com cerco após cada derrota, você vence: { $win }. Empate: { $tie }. Você perde: { $loss }.

## Historia na tela

cli-era = Era { $era }, turno { $turn } de 4
cli-easy = fácil
cli-medium = médio
cli-hard = difícil
cli-order = Ordem de jogo
cli-legend-cubes = Cubos: disponíveis (usados, no suprimento). Depois de um território: os pontos da sua ficha.
cli-row = Fileira de maravilhas:
cli-matrix = Matriz de desenvolvimento: tecnologia para a direita, militar para cima
cli-matrix-marks = * marco  2 esse número de civilizações em um espaço
cli-advanced = Avançado ({ $technology }, nível { $level }):
cli-technology = Tecnologia { $level }
cli-military = Militar { $level }
cli-next-technology = Próxima tecnologia: { $level } { $technology }. { $words }
cli-next-military = Próximo nível militar: { $level }. { $words }
cli-next-blocked = A matriz não tem espaço para isso até que o seu outro nível suba.
cli-idle = (não faz nada agora)
cli-turn-chosen = Escolhidas: { $what }
cli-turn-wonders = Maravilhas que você pode ativar: { $what }
cli-turn-revealed = Ainda por vir:
cli-of-civilization = Civilização: { $what }
cli-of-queue = Fila de descarte, da mais antiga à mais nova: { $what }
cli-of-wonders = Maravilhas: { $what }
cli-of-advisors = Conselheiros na mão: { $what }
cli-spent = na fila de descarte
cli-advisor = Conselheiro
cli-leader = Líder
cli-wonder = Maravilha
cli-wonder-turned = Maravilha já ativada

## Colunas

cli-column-player = Jogador
cli-column-points = Pontos
cli-column-empire = Império
cli-column-cards = Eventos
cli-column-supply = Suprimento
cli-column-markers = Primazia
cli-column-technology = Tecnologia
cli-column-military = Militar
cli-column-government = Governo
cli-column-cubes = Cubos
cli-column-wonders = Maravilhas
cli-column-leader = Líder
cli-column-territory = Território
cli-column-number = Número
cli-column-there = Ocupado por
cli-column-borders = Fronteiras
cli-column-area = Região
cli-column-region = Região
cli-column-worth = Vale
cli-column-next = Depois
cli-column-you = Você
cli-column-lands = Territórios
cli-column-territories = Territórios
cli-column-strength = Força total
cli-column-mean-points = Média de pontos
cli-column-wins = Vitórias
cli-column-share = Parte
cli-column-bot = Bot
cli-column-seats = Lugares
cli-column-interval = Intervalo de 95%
cli-column-rating = Rating
cli-column-cpu = CPU por escolha

## Simulação

cli-simulating = Jogando
cli-simulated = { $games ->
    [one] Uma partida, { $actions } escolhas, em { $seconds } s: { $rate } escolhas por segundo ({ $build }).
   *[other] { $games } partidas de { $mean } escolhas em média, em { $seconds } s: { $rate } escolhas por segundo ({ $build }).
}
cli-interrupted = Interrompido depois de { $played } de { $games } partidas.
cli-interrupted-kept = Interrompido depois de { $played } de { $games } partidas. O mesmo comando continua daí.
cli-kept = { $count ->
    [one] Uma das partidas já estava em { $file }.
   *[other] { $count } das partidas já estavam em { $file }.
}
cli-arena-whole = Cada semente é jogada em cada uma de { $seatings } disposições de lugares; por isso são { $games } partidas em vez de { $asked }.
cli-arena-slowest = A escolha mais lenta de cada um: { $choices }.
cli-arena-bars = { $sure }{ $share } parte das vitórias  { $share }{ $perhaps } intervalo de 95%  { $even } parte dos lugares
cli-chart-title = { $game }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}
cli-chart-axis = Parte das vitórias, com intervalos de 95%
cli-chart-even = parte dos lugares

## Equilíbrio

cli-help-command-balance = Faz bots jogarem muitas partidas e conta como anda o equilíbrio do jogo: uma página com gráficos, e linhas e números para outros programas.
cli-help-balance-level = Quão bem os bots jogam, ou o seu estilo; vários separados por vírgulas trocam de lugar de partida em partida.
cli-help-out = A página, um só arquivo HTML. Sem esta opção, balance-JOGO.html.
cli-help-rows = Escreve nesta pasta tudo o que aconteceu, em Parquet: um arquivo para cada tipo de linha.
cli-help-markdown = Escreve também as palavras e tabelas da página em Markdown.
cli-help-figures = Escreve também os números em JSON.
cli-balance-written = Escrito: { $file }
cli-balance-rows = As linhas estão na pasta { $folder }.

## Repetição e prova

cli-replayed-to = Até aqui: { $count } escolhas.
cli-verify-replayed = { $count ->
    [one] Uma escolha repetida: permitida, com um resultado que cabe nas regras.
   *[other] { $count } escolhas repetidas: todas permitidas, com resultados que cabem nas regras.
}
cli-verify-result = O resultado é o do arquivo: { $scores }.
cli-verify-unfinished = A partida não acabou, por isso não há resultado a conferir.
cli-verify-no-result = O arquivo não traz resultado a conferir.
cli-verify-proven = As { $count } rolagens, sorteios e embaralhamentos seguem todos da chave, e a chave, do compromisso.
cli-verify-no-key = As rolagens ainda não podem ser provadas: a chave do compromisso { $commitment } não foi revelada.
cli-verify-not-committed = As rolagens não podem ser provadas: antes da partida não houve compromisso.
cli-verify-all = Conferido por inteiro.
cli-verify-partly = Conferido até onde é possível; nada está errado.
cli-verify-failed = O arquivo não confere.

## Medição

cli-bench-title = { $game }, { $seats } jogadores, jogo aleatório em um núcleo ({ $python }, motor { $build })
cli-bench-actions = Escolhas por segundo: { $median } (máximo { $best })
cli-bench-clone = Uma cópia de uma posição: { $median } µs (mínimo { $best })

## The Ancient World

cli-round = Rodada { $round } de 6
cli-first = Primeiro jogador:
cli-passed = (passou)
cli-empire-row = Cartas de Império:
cli-military-row = Cartas Militares:
cli-district = Distrito:
cli-pile-left = { $left ->
    [one] { $left } Titã
   *[other] { $left } Titãs
}
cli-price = { $knowledge ->
    [0] { $coins ->
        [0] de graça
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }
   *[other] { $coins ->
        [0] { $knowledge } de conhecimento
        [one] { $coins } moeda, { $knowledge } de conhecimento
       *[other] { $coins } moedas, { $knowledge } de conhecimento
    }
}
cli-defence-swords = defesa { $defence }, só espadas
cli-defence-both = defesa { $defence }
cli-legacy = legado: { $symbols }
cli-damaged = danificada
cli-army-used = usado nesta rodada, { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
cli-army-coins = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
cli-stored = { $count ->
    [one] { $count } carta guardada
   *[other] { $count } cartas guardadas
}{ $known ->
    [0] {""}
   *[other] : { $cards }
}
cli-turn-home = Em casa: { $what }
cli-turn-starving = Com fome: { $what }
cli-turn-drafted = Convocação: +{ $what }
cli-turn-drawn = À sua frente: { $what }
cli-column-coins = Moedas
cli-column-knowledge = Conhecimento
cli-column-citizens = Em casa
cli-column-food = Alimento
cli-column-room = Espaço
cli-column-armies = Exércitos
cli-symbol-coins = { $count ->
    [one] { $count } moeda por rodada
   *[other] { $count } moedas por rodada
}
cli-symbol-knowledge = { $count } de conhecimento por rodada
cli-symbol-food = { $count } de alimento
cli-symbol-swords = { $count ->
    [one] { $count } espada
   *[other] { $count } espadas
}
cli-symbol-arrows = { $count ->
    [one] { $count } flecha
   *[other] { $count } flechas
}
cli-symbol-armies = limite de exércitos +{ $count }
cli-symbol-citizens = { $count ->
    [one] um novo cidadão
   *[other] { $count } novos cidadãos
}
cli-symbol-explore = Explorar +{ $count }
cli-symbol-capacity = capacidade { $count }
cli-symbol-loot = { $count ->
    [one] saque de { $count } moeda
   *[other] saque de { $count } moedas
}
cli-symbol-spy = espião: { $count } de conhecimento
cli-symbol-repair = reparo { $count }
