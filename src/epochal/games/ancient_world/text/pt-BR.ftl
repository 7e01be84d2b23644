### The Ancient World: perguntas, ações, o registro da partida e recusas.
### Os nomes de cartas, espaços e pilhas não trazem artigo; por isso vêm depois de um verbo, entre parênteses ou junto de dois-pontos.

game-title = The Ancient World

## Opções

option-expand_plus = Expandir+
option-expand_plus-help = Quem expande olha os três Distritos do topo e pega um deles. Os outros vão para o fundo do baralho.

## Ações, como em um botão; $noun é o nome da coisa

action-send = Enviar um cidadão: { $noun }
action-act = Enviar um cidadão: { $noun }
action-attack = Atacar: { $noun }
action-pass = Passar
action-citizen = Enviar { $noun }
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
action-starve = Deixar com fome: { $noun }
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
