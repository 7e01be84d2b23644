### The Ancient World: perguntas, ações, o registro da partida e recusas.
### Os nomes de cartas, espaços e pilhas não trazem artigo; por isso vêm depois de um verbo, entre parênteses ou junto de dois-pontos.

game-title = The Ancient World

## Opções

option-expand_plus = Expandir+
option-expand_plus-help = Quem expande olha os três Distritos do topo e pega um deles. Os outros vão para o fundo do baralho.

## Coisas contadas, usadas pelas mensagens abaixo

some-coins = { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
}
some-knowledge = { $knowledge ->
    [one] { $knowledge } conhecimento
   *[other] { $knowledge } conhecimentos
}
some-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
total-points = { $total ->
    [0] { $total } pontos
    [one] { $total } ponto
   *[other] { $total } pontos
}
# $coins ou $knowledge é mais que 0
coins-and-knowledge = { $coins ->
    [0] { some-knowledge }
   *[other] { $knowledge ->
        [0] { some-coins }
       *[other] { some-coins } e { some-knowledge }
    }
}
for-the-cost = { $coins ->
    [0] { $knowledge ->
        [0] de graça
       *[other] por { some-knowledge }
    }
   *[other] por { coins-and-knowledge }
}

## Perguntas: a vez

prompt-turn = { $citizens ->
    [0] Sua vez: ataque um Titã ou passe.
    [one] Sua vez: envie seu último cidadão, ataque um Titã ou passe.
   *[other] Sua vez: envie um dos seus { $citizens } cidadãos, ataque um Titã ou passe.
}
prompt-citizen = { $place }: escolha que cidadão enviar para cá.

## Perguntas: construir, expandir e explorar

prompt-build = { $discount ->
    [0] Escolha uma carta de Império para construir ou pare.
    [one] Escolha uma carta de Império para construir por { $discount } moeda a menos ou pare.
   *[other] Escolha uma carta de Império para construir por { $discount } moedas a menos ou pare.
}
prompt-build-free = Escolha uma carta de Império para construir. Ela não custa nada.
prompt-pay-district = Escolha como pagar o Distrito: { some-coins } ou { some-knowledge }.
prompt-district = Escolha um destes Distritos. Os outros vão para o fundo do baralho.
prompt-explore = { $cards ->
    [one] Compre { $cards } carta do baralho de Império e guarde-a, ou guarde uma carta da fileira.
   *[other] Compre { $cards } cartas do baralho de Império e guarde uma delas, ou guarde uma carta da fileira.
}
prompt-keep = Escolha qual das cartas compradas guardar. As outras são descartadas.
prompt-store = Escolha uma carta de Império da fileira para guardar ou guarde a carta oculta do topo do baralho.

## Perguntas: exércitos e ataques

prompt-recruit = Escolha uma carta da fileira Militar.
prompt-retire = { $card }: escolha a carta ativa que se aposenta para dar lugar a esta. O legado dela fica no exército.
prompt-disband = { $limit ->
    [one] Você só pode ter { $limit } exército. Escolha um para dissolver, com as suas cartas aposentadas.
   *[other] Você só pode ter { $limit } exércitos. Escolha um para dissolver, com as suas cartas aposentadas.
}
prompt-ease = { $coins ->
    [one] Escolha uma carta Militar da qual retirar uma moeda.
   *[other] Escolha uma carta Militar da qual retirar a primeira de { $coins } moedas.
}
prompt-attack = { $titan }: seu valor de ataque é { $value }, e a defesa é { $defence }. Escolha os exércitos a usar e ataque assim que bastarem.
prompt-attack-now = { $titan }: ataque este Titã agora mesmo ou pare.
prompt-damage = { $cards ->
    [one] Escolha uma das suas cartas de Império para ser danificada.
   *[other] Escolha a primeira de { $cards } cartas de Império a serem danificadas.
}

## Perguntas: efeitos e fome

prompt-repair = { $cards ->
    [one] Escolha uma carta de Império danificada para consertar ou pare.
   *[other] Escolha até { $cards } cartas de Império danificadas para consertar, uma a uma, ou pare.
}
prompt-copy = Escolha uma carta de Império de outro jogador. Você executa a ação dela.
prompt-react = { $card }: você pode usar esta carta agora.
prompt-scout = { $cards ->
    [one] Escolha uma pilha de Titãs. Você olha a carta do topo.
   *[other] Escolha uma pilha de Titãs. Você olha as { $cards } cartas do topo e as devolve em qualquer ordem.
}
prompt-arrange = { $placed ->
    [0] Escolha o Titã que ficará no topo, voltado para cima.
   *[other] Escolha o próximo Titã, do topo para baixo.
}
prompt-starve = { $citizens ->
    [one] Falta alimento para { $citizens } cidadão. Escolha quem passa fome.
   *[other] Falta alimento para { $citizens } cidadãos. Escolha o primeiro que passa fome.
}

## Ações, como em um botão; $noun é o nome da coisa

action-send = Enviar um cidadão: { $noun }
action-act = Enviar um cidadão: { $noun }
action-attack = Atacar: { $noun }
action-pass = Passar
action-citizen = Enviar o { $noun }
action-build = Construir { $noun }
action-build_stored = Construir { $noun }, das suas cartas guardadas
action-use = Usar { $noun }
action-pay_coins = Pagar moedas
action-pay_knowledge = Pagar conhecimento
action-district = Pegar { $noun }
action-recruit = Recrutar { $noun }
action-retire = Aposentar { $noun }
action-disband = Dissolver { $noun }
action-draw = Comprar do baralho
action-store = Guardar { $noun }
action-blind = Guardar a carta oculta do topo do baralho
action-keep = Guardar { $noun }
action-army = Usar { $noun }
action-strike = Atacar
action-repair = Consertar { $noun }
action-damage = Deixar danificar { $noun }
action-copy = Copiar { $noun }
action-scout = Olhar a pilha: { $noun }
action-top = Pôr a seguir: { $noun }
action-ease = Retirar uma moeda: { $noun }
action-starve = Deixar o { $noun } com fome
action-done = Pronto

## Verbos, para caber em "Agora você não pode ..."

verb-send = enviar um cidadão ao tabuleiro
verb-act = enviar um cidadão a uma carta
verb-attack = atacar um Titã
verb-pass = passar
verb-citizen = escolher um cidadão
verb-build = construir uma carta
verb-build_stored = construir uma carta guardada
verb-use = usar uma carta
verb-pay_coins = pagar moedas
verb-pay_knowledge = pagar conhecimento
verb-district = pegar um Distrito
verb-recruit = recrutar
verb-retire = aposentar uma carta Militar
verb-disband = dissolver um exército
verb-draw = comprar cartas
verb-store = guardar uma carta
verb-blind = guardar uma carta oculta
verb-keep = guardar uma carta comprada
verb-army = usar um exército
verb-strike = atacar
verb-repair = consertar uma carta
verb-damage = escolher uma carta para ser danificada
verb-copy = copiar a ação de uma carta
verb-scout = olhar uma pilha de Titãs
verb-top = pôr Titãs em ordem
verb-ease = retirar uma moeda de uma carta Militar
verb-starve = deixar um cidadão com fome
verb-done = parar

## O registro: a rodada

event-order = Os jogadores jogam nesta ordem: { $seats }.
event-titans = Os primeiros Titãs das três pilhas são { $titans }.
event-round = Começa a rodada { $round }, e { $seat } joga primeiro.
event-explore-open = A partir de agora, cidadãos podem ser enviados a Explorar.
event-grow-open = A partir de agora, cidadãos podem ser enviados a Crescer.
event-second-deck = A partir de agora, usa-se o baralho de Império B.
event-row = A fileira de Império agora é: { $cards }.
event-military-row = Chegam à fileira Militar: { $cards }.
event-sent = { $place }: { $seat } envia o { $citizen } para cá.
event-fee = { $seat } paga { some-coins } para se juntar a cidadãos de outra habilidade.
event-passed = { $seat } passa.
event-income = { $seat } recebe uma renda de { coins-and-knowledge }.
event-starves = { $seat }: não há alimento para o { $citizen }, que vai para o espaço Fome.

## O registro: moedas, conhecimento e cidadãos

event-coins = { $seat } ganha { some-coins }.
event-coins-lost = { $seat } perde { some-coins }.
event-knowledge = { $seat } ganha { some-knowledge }.
event-paid-coins = { $count ->
    [one] { $seat } paga { $count } moeda.
   *[other] { $seat } paga { $count } moedas.
}
event-paid-knowledge = { $count ->
    [one] { $seat } paga { $count } conhecimento.
   *[other] { $seat } paga { $count } conhecimentos.
}
event-learned = { $seat } paga { some-coins } e ganha 1 conhecimento.
event-traded = { $seat } troca { some-coins } por 1 conhecimento.
event-citizen = { $seat } ganha o { $citizen }, que começa no espaço Fome.
event-claimed = { $seat } toma a ficha de primeiro jogador.

## O registro: construir, expandir e explorar

event-built = { $seat } constrói { $card } { for-the-cost } e agora tem { total-points }.
event-built-nothing = { $seat } não constrói nada.
event-discarded = { $seat } descarta { $card } para construir uma carta de graça.
event-district = { $seat } pega o Distrito { $district }.
event-next-district = O Distrito do topo agora é { $district }.
# só para um jogador
event-districts-seen = Você olha estes Distritos: { $districts }.
event-drew = { $cards ->
    [one] { $seat } compra { $cards } carta de Império.
   *[other] { $seat } compra { $cards } cartas de Império.
}
# só para um jogador
event-drew-cards = Você compra estas cartas: { $cards }.
event-explore-discards = { $seat } descarta { $cards }.
event-stored = { $seat } guarda { $card }, da fileira.
event-stored-unseen = { $seat } guarda uma carta do baralho.
# só para um jogador
event-stored-card = Você guarda esta carta: { $card }.

## O registro: exércitos

event-recruited = { $seat } recruta { $card } { for-the-cost }.
event-retired = { $seat } aposenta { $card }, e o legado fica no exército.
event-disbanded = { $seat } dissolve um exército: { $card }.
event-eased = { $seat } retira uma moeda desta carta Militar: { $card }.
event-drafted = { $seat } tem uma convocação que vale { $value } de ataque nesta rodada.

## O registro: ataques e dano

event-army = { $seat } usa { $card } por { some-coins }.
event-struck = { $seat } ataca { $titan } (defesa { $defence }) com valor de ataque { $value }.
event-defeated = { $seat } derrota { $titan } e agora tem { total-points }.
event-next-titan = Um Titã está voltado para cima em sua pilha: { $titan }.
event-dice = { $seat } lança os dados de dano: { $dice }.
event-damaged = { $seat } tem uma carta danificada: { $card }.
event-repaired = { $seat } conserta { $card }.

## O registro: efeitos

event-copied = { $seat } copia a ação desta carta: { $card }.
event-used = { $seat } usa { $card }.
event-scouted = { $cards ->
    [one] { $pile }: { $seat } olha a carta do topo.
   *[other] { $pile }: { $seat } olha as { $cards } cartas do topo.
}
# só para um jogador
event-scouted-titans = Você vê estes Titãs: { $titans }.
event-arranged = Você põe este Titã a seguir: { $titan }.

## O registro: o fim da partida

event-points-starving = { $seat } perde { some-points } por cidadãos com fome.
event-points-banners = { $seat } ganha { some-points } por estandartes.
event-points-card = { $points ->
    [0] { $card }: { $seat } não ganha pontos.
   *[other] { $card }: { $seat } ganha { some-points }.
}
event-points-total = { $seat } termina a partida com { total-points }.
event-won = { $count ->
    [one] { $seats } vence a partida.
   *[other] { $seats } dividem a vitória.
}

## Por que não posso? Envio de cidadãos

refused-no-citizen = Você não tem mais cidadão para enviar nesta rodada.
refused-citizen-away = O { $citizen } não está disponível. Um cidadão pode estar trabalhando, passando fome ou ainda por vir.
refused-citizen-skill = A habilidade do { $citizen } não é maior que a de todos os que estão ali.
refused-fee = Com o { $citizen }, você teria de pagar uma moeda pelo lugar, e então não poderia pagar nenhuma carta.
refused-skill = { $space }: um cidadão precisa de habilidade maior que a de todos os que estão ali, e nenhum dos seus a tem.
refused-covered = { $space }: este espaço está coberto até a rodada { $round }.
refused-coins = { $has ->
    [0] Isto custa { some-coins }, e você não tem nenhuma.
   *[other] Isto custa { some-coins }, e você só tem { $has }.
}
refused-all-citizens = Você já tem todos os cinco cidadãos.
refused-no-district = Não há mais nenhum Distrito.
refused-district-cost = Um Distrito custa { some-coins } ou { some-knowledge }, e você não tem nem uma coisa nem outra.
refused-no-cards = Não há mais nenhuma carta de Império para guardar.
refused-nothing-to-buy = Não há na fileira de Império nem entre as suas cartas guardadas uma carta que você possa comprar agora.
refused-no-army = Todos os seus exércitos já foram usados nesta rodada, e você não pode formar outro. Por isso não há lugar para um recruta.
refused-nothing-to-recruit = Não há na fileira Militar uma carta que você possa pegar agora.

## Por que não posso? Cartas

refused-not-yours = Esta carta não é sua: { $card }.
refused-damaged = { $card }: esta carta está danificada e não faz nada até ser consertada.
refused-no-action = { $card }: esta carta não tem ação para um cidadão.
refused-busy = { $card }: já há um cidadão nesta carta.
refused-no-effect = { $card }: a ação desta carta não faria nada agora.
refused-copy = { $card }: uma ação que copia não pode ser copiada.
refused-not-in-row = Esta carta não está na fileira de Império: { $card }.
refused-not-stored = Você não guardou esta carta: { $card }.
refused-one-of-each = { $card }: você já tem esta carta, e ninguém pode ter duas iguais.
refused-no-room = Você não tem capacidade livre para mais uma carta de Império.
refused-cost = { $card }: esta carta custa { coins-and-knowledge }, e você tem menos.
refused-not-in-military-row = Esta carta não está na fileira Militar: { $card }.

## Por que não posso? Ataques

refused-pile-out = { $pile }: não resta nenhum.
refused-cannot-defeat = { $titan }: com os exércitos pelos quais você pode pagar, não alcançaria a defesa deste Titã.
refused-not-active = Esta não é uma carta ativa sua: { $card }.
refused-army-used = { $card }: este exército já foi usado nesta rodada.
refused-army-price = { $card }: você não pode pagar por este exército ou ficaria com moedas de menos para alcançar a defesa do Titã.
refused-too-weak = Você ainda não usou um exército, ou o seu valor de ataque ainda é menor que a defesa do Titã.
refused-not-a-target = Isto não pode ser escolhido agora: { $noun }.

## Por que um bot gosta de uma escolha: pedaços de frase, unidos por vírgulas; $points traz o sinal

why-score = { $points } agora
why-banners = { $points } de estandartes que ainda renderão mais
why-bonuses = { $points } de cartas de bônus que vão crescer
why-hunger = { $points } de menos cidadãos sem alimento
why-coins = { $points } em moedas
why-knowledge = { $points } em conhecimento
why-income = { $points } da renda das próximas rodadas
why-learning = { $points } do conhecimento das próximas rodadas
why-power = { $points } das armas da cidade em ataques futuros
why-armies = { $points } do que os exércitos ainda podem fazer nas próximas rodadas
why-legacies = { $points } do legado de cartas aposentadas
why-citizens = { $points } do trabalho dos cidadãos nas próximas rodadas
why-food = { $points } de alimento para mais cidadãos
why-room = { $points } da capacidade livre
why-abilities = { $points } das habilidades de cartas de Império
why-stored = { $points } de cartas guardadas
why-hands = { $points } por cidadãos ainda por enviar nesta rodada
why-ready = { $points } por exércitos prontos para lutar nesta rodada
why-titan = { $points } por um Titã ao alcance
why-offer = { $points } por uma carta de Império ao alcance
why-first = { $points } pela ficha de primeiro jogador
why-damage = { $points } de menos cartas danificadas
why-rivals = { $points } do que os rivais perdem
