### A moldura: tudo o que está na página e não é de um jogo.

## Nomes

brand = Epochal
tagline = Grandes jogos de história, conforme as regras, no seu navegador.
seat-name = Jogador { $number }
list-and = { $first } e { $last }
language-en = English
language-pt-BR = Português (Brasil)
level-novice = Novato
level-steady = Firme
level-strong = Forte
level-master = Mestre
level-random = Aleatório
level-novice-help = É quem menos olha à frente, e quem mais erra.
level-steady-help = Pensa também nos próximos turnos, e às vezes erra.
level-strong-help = Erra pouco, e responde em até um segundo.
level-master-help = É quem mais olha à frente, por até cinco segundos.
level-random-help = Faz qualquer escolha que as regras permitam.
shape-circle = círculo
shape-square = quadrado
shape-triangle = triângulo
shape-diamond = losango
shape-hexagon = hexágono
shape-star = estrela

## Navegação

nav = Principal
nav-skip = Ir para o conteúdo
nav-home = Jogos
nav-mine = Minhas partidas
nav-open = Mesas abertas
nav-watch = Assistir
nav-finished = Replays
nav-rules = Regras
nav-settings = Configurações
nav-menu = Menu
not-found = Não há nada neste endereço.
back-home = Voltar aos jogos
loading = Carregando …
close = Fechar
copy = Copiar
copied = Copiado.
try-again = Tentar de novo

## O que pode dar errado

error-offline = O servidor não responde. Verifique a conexão e tente de novo.
error-server = O servidor não conseguiu fazer isso. Tente de novo daqui a pouco.
error-client = Algo deu errado nesta página. Carregue-a de novo.
error-stale = A mesa já avançou. Escolha de novo.
reconnecting = A conexão caiu. Reconectando …

## Início

play-now = Jogar agora
play-now-bots = Você contra bots de nível
new-table = Nova mesa
learn-rules = Regras
players = { $least } a { $most } jogadores
minutes = { $least } a { $most } minutos
games = Os jogos
your-turn = Sua vez
your-games = Suas partidas
all-mine = Todas as minhas partidas
empty-mine = Você ainda não tem partidas. Jogue agora ou abra uma mesa para amigos.
empty-open = Nenhuma mesa espera jogadores. Abra uma.
empty-watch = Não há partida para assistir agora.
empty-finished = Ainda não há aqui partida sua que tenha terminado.
status-open = Esperando jogadores
status-playing = Em jogo
status-finished = Terminada
status-broken = Quebrada
turn-of = Vez: { $names }
free-seats = { $count ->
    [0] completa
    [one] { $count } lugar livre
   *[other] { $count } lugares livres
}
go-on = Continuar
watch = Assistir
join = Entrar
open-replay = Ver
tables-of = Mesas
title-mine = Minhas partidas
title-open = Mesas abertas
title-watch = Partidas em andamento
title-finished = Replays
upload = Abrir um arquivo de partida
upload-hint = Um arquivo baixado aqui ou gravado por “epochal play”.

## Nova mesa

new-table-of = Nova mesa: { $game }
field-game = Jogo
field-seats = Jogadores
field-options = Regras opcionais
field-bots = Quem senta onde
field-open = Quem pode entrar
field-open-yes = Qualquer pessoa: a mesa aparece na lista
field-open-no = Só quem tem o link
seat-you = Você
seat-free = Uma pessoa
seat-bot = Bot: { $level }
option-on = Sim
option-off = Não
create = Abrir a mesa

## Antes do jogo

lobby = A mesa está sendo posta
lobby-hint = Mande o link aos seus amigos. Lugares livres podem ser dados a bots a qualquer momento.
invite = Link do convite
take-seat = Sentar aqui
leave-seat = Deixar o lugar
free-seat = Lugar livre
give-to-bot = Bot
start = Começar o jogo
start-wait = O jogo começa quando todos os lugares estiverem ocupados.
waiting-for-host = Quem abriu a mesa começa o jogo.
options-chosen = Regras opcionais

## Mesa

board = Tabuleiro
seats = Jogadores
actions = Escolhas
side = Cartas
log = Registro
chat = Conversa
table = Mesa
filter = Procurar uma escolha
no-match = Nenhuma escolha tem essas letras.
undo = Desfazer
skip = Pular
resign = Abandonar
resign-sure = Um bot assume o seu lugar de vez. Abandonar?
yes-resign = Sim, abandonar
cancel = Cancelar
points = { $count ->
    [one] { $count } ponto
   *[other] { $count } pontos
}
to-act = a jogar
you = você
offline = ausente
first-seat = Lidera
watching = Você está assistindo.
game-over = O jogo terminou.
rule = Regra
rule-named = Regra { $clause }
why-not = Por que não?
advice = O que um bot faria
advice-ask = O que você faria?
advice-wait = Pensando …
no-reason = o que traz só aparece no que vem depois
reasons-against = em vez de “{ $choice }”: { $reasons }
no-better = de imediato, não é melhor que “{ $choice }”
chance-to-win = { $percent } de chance de vencer a partida
# de um lance feito há algum tempo
chance-then = { $percent } de chance de vencer a partida naquele momento
why = Por quê?
odds-line = Esta batalha: vitória { $win }, empate { $tie }, derrota { $loss }
odds-pressed = vence insistindo: { $win }
log-empty = Nada aconteceu ainda.
log-earlier = Passos anteriores
look-from-here = Ver o tabuleiro neste momento
chat-say = Diga algo
chat-send = Enviar
chat-empty = Ninguém disse nada ainda.
since = Desde a sua última vez
since-more = { $count ->
    [one] Houve um passo. O que lhe diz respeito:
   *[other] Houve { $count } passos. O que lhe diz respeito:
}
since-none = Nada lhe diz respeito.
since-score = Pontos: { $before } antes, { $after } agora
since-replay = Rever
since-dismiss = Seguir
share-position = Copiar um link para esta posição
download = Baixar
rules-of-game = Regras do jogo
commitment = Compromisso com os dados
commitment-help = Toda rolagem decorre de uma chave secreta, fixada antes da primeira. Esta é a impressão digital dela; a chave aparece no fim.
key = Chave
keys-title = Teclas
keys-help = Setas e Enter ou um número: escolher. U: desfazer. H: pedir um conselho. Barra: procurar uma escolha. Mais, menos e 0: zoom.

## Replay

replay-bar = Linha do tempo
replay-first = Para o começo
replay-back = Um passo para trás
replay-play = Reproduzir
replay-pause = Pausar
replay-forward = Um passo para a frente
replay-last = Para o mais recente
replay-at = Passo { $position } de { $last }
replay-past = Você está vendo uma posição anterior.
replay-live = Voltar ao jogo

## Fim

end-title = O jogo terminou
end-won = { $names } vence.
end-shared = { $names } dividem a vitória.
end-you-won = Você vence!
end-lost = A partida está perdida.
end-scores = Pontuação final
end-chart = Pontos ao longo do jogo
end-sources = De onde vieram os pontos
end-total = Total
verify = Verificar os dados
verified = Provado
not-verified = Não provado
rematch = Revanche
end-hide = Ver o tabuleiro
end-show = Resultado
broken-title = Esta mesa não pode continuar
broken-help = O registro dela não se repete mais com estas regras. Você ainda pode baixá-lo.

## Regras

rules-title = Regras: { $game }
rules-find = Procurar nas regras
rules-none = Nenhuma regra tem essas palavras.
rules-count = { $count ->
    [one] { $count } regra
   *[other] { $count } regras
}
ruling = Decisão
chapters = Capítulos
rules-open = Abrir nas regras
link-clause = Link para esta regra

## Configurações

settings-title = Configurações
set-name = Seu nome
set-name-help = Como os outros o veem à mesa.
save = Salvar
saved = Salvo.
set-language = Idioma
set-theme = Aparência
theme-auto = Como o aparelho
theme-light = Clara
theme-dark = Escura
set-motion = Movimento
motion-auto = Como o aparelho
motion-still = Parado
account = Conta
account-guest = Você é visitante, conhecido só por este navegador. Uma conta guarda suas partidas se ele o esquecer.
account-have = Você tem uma conta.
account-login = Nome de acesso
account-password = Senha
account-make = Criar conta
account-enter = Entrar
account-leave = Sair
account-made = Sua conta está pronta.
account-entered = Você entrou.
account-left = Você saiu.
one-time = Outro aparelho
one-time-help = Um link que vale uma vez e leva você a outro aparelho.
one-time-make = Criar um link
link-title = Vindo de outro aparelho
link-question = Usar este link para ser a mesma pessoa aqui? Quem você é neste navegador agora fica para trás.
link-yes = Sim, vir
