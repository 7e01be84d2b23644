### Mensagens do núcleo: o que todo jogo diz, e os erros. Um erro diz o que está errado, onde, e o que fazer.

## Nomes e listas

# $number conta a partir de 1
seat-name = Jogador { $number }
# $first é um nome, ou vários separados por vírgulas
list-and = { $first } e { $last }

## Esperas e recusas

prompt-wait = Aguardando { $seats }.
refused-no-such-action = Este jogo não tem ação com o número { $number }.
refused-game-over = A partida acabou.
refused-not-your-turn = Não é a sua vez. Aguardando { $seats }.
# $verb é um infinitivo, como nas mensagens verb-...
refused-not-now = Agora você não pode { $verb }.
refused-undo = Não há nada que você possa desfazer: desde então algo foi rolado, revelado ou passado adiante.
event-undone = { $seat } desfaz a última escolha.

## Jogos, lugares e opções

error-no-such-level = Não existe bot do nível “{ $level }”. Escolha um destes: { $known }. Em português: novice (Novato), steady (Firme), strong (Forte), master (Mestre), random (Aleatório).
error-no-such-search = “{ $name }” não é o nome de uma busca. Escreva search: e um limite, como search:1000 (iterações) ou search:500ms (tempo).
error-learned-other = Os pesos aprendidos de { $game } não servem para os números das suas posições. Aprenda-os de novo: python -m epochal.lab.train { $game } --out ARQUIVO.
error-no-such-game = Não existe o jogo “{ $game }”. Escolha um destes: { $known }.
error-language = Não existe o idioma “{ $language }”. Escolha um destes: { $known }.
error-seats = { $game } é para { $least } a { $most } jogadores, não { $seats }. Escolha um número nesse intervalo.
error-option = { $game } não tem a opção “{ $option }”. Suas opções: { $known }.
error-option-value = A opção { $option } não pode ser { $value }. Escolha um destes valores: { $known }.
error-no-chance = Uma nova partida de { $game } precisa de acaso. Forneça um, por exemplo chance=epochal.Seeded(7).
error-no-such-action = O jogo não tem a ação “{ $verb }” com “{ $noun }”. Procure as palavras certas entre as ações do jogo.
error-broken = O jogo nunca chega a um estado assim: { $what }. Volte a um estado anterior; se foi jogando que você chegou aqui, avise-nos, por favor.

## Simulação

error-simulate-count = Uma simulação precisa de pelo menos uma partida e um processo, não { $games } e { $jobs }. Escolha números maiores.
error-seed = Não há semente { $seed }. Escolha um número inteiro a partir de 0.
error-worker-died = Um processo que jogava partidas acabou de repente; talvez falte memória. Tente de novo com menos --jobs.
error-unwritable = Não é possível gravar { $file } ({ $what }). Escolha outro lugar.
error-written-twice = { $file } seria escrito duas vezes. Dê a cada arquivo um nome próprio.
error-no-file = { $file } é um dispositivo ou um pipe. Escolha um arquivo.
error-keep-foreign = { $file } contém outra coisa que não as partidas de um estudo. Escolha outro arquivo para guardar as partidas.
# $there e $here são nomes do arquivo com seus valores, por exemplo: seed 7, seats 4
error-keep-other = { $file } guarda as partidas de outro estudo: { $there } no arquivo, { $here } aqui. Peça de novo o mesmo estudo ou escolha outro arquivo.
error-keep-busy = Outro estudo está guardando suas partidas em { $file }. Espere até que ele termine ou escolha outro arquivo.
error-keep-line = A linha { NUMBER($line, useGrouping: 0) } de { $file } não é uma partida do estudo. Remova a linha, e a partida será jogada de novo.
error-ray = O cluster Ray em { $address } não pode ser usado ({ $what }). Confira o endereço, inicie um cluster com “ray start --head” ou escolha “local” para ter um só seu.
error-ray-form = “{ $address }” não é o endereço do próprio cluster. Escreva host:porta (onde o Ray Client usa a porta 10001, o cluster costuma estar na porta 6379), “auto” para o cluster desta máquina ou “local” para ter um só seu.
error-ray-lost = O cluster Ray em { $address } não existe mais. As partidas terminadas estão no arquivo de --keep, se houver um: inicie um cluster, e o mesmo comando continua de onde parou.

## Pesquisa

error-no-extra = O módulo { $module } não está instalado. Instale o que faz parte dele: pip install "epochal[{ $extra }]".
error-no-information-state = Uma visão da mesa não diz tudo o que já foi visto, por isso não há estado de informação. Peça observações: perfect_recall=False, ou use_observation_string=True no ISMCTSBot.
error-no-observation = O jogo { $game } não diz como a sua visão da mesa se torna números. Coloque um arquivo { $file } na pasta do jogo.
error-render-mode = Não é possível mostrar uma partida como “{ $mode }”. Escolha um destes modos: { $known }.
error-train-sure = Em --out não há pesos de { $game } dos quais aprender quão seguros são. Informe o arquivo dos seus pesos.
error-train-stopped = Interrompido antes do fim: nada foi aprendido nem gravado.
error-train-games = Com { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} não é possível aprender os pesos nem avaliá-los. Jogue pelo menos { $least }.
error-train-contest = Uma rodada da disputa precisa de pelo menos uma partida, não { $games }. Escolha um número maior.
error-train-duels = Os duelos são jogados aos pares, com a mesma sorte e os lugares trocados; por isso não pode haver { $games }. Escolha um número par a partir de 2.
error-cycles = Uma partida não pode ser interrompida depois de { $cycles } ciclos. Escolha um número inteiro a partir de 1, ou None para jogar cada partida até o fim.
error-action-number = { $action } não é o número de uma ação. Cite um número inteiro.
error-action-missing = Nenhuma ação foi citada para { $agent }. Cite uma para cada agente.
error-no-game = Nenhuma partida está em andamento. Comece uma com reset().

## Acaso

error-short-key = Uma chave de { $bytes } bytes é curta demais para manter o acaso em segredo. Use pelo menos 16 bytes aleatórios.
# $kind é dice, pick, shuffle ou scripted; $why é o motivo escrito no arquivo da partida
chance-asked = { $kind ->
    [dice] dados para “{ $why }”
    [pick] um sorteio para “{ $why }”
    [shuffle] um embaralhamento para “{ $why }”
   *[other] uma resposta para “{ $why }”
}
error-outcome-missing = As regras pedem { chance-asked }, mas não resta nenhum resultado. Acrescente-o ou use um arquivo completo da partida.
error-outcome-other = As regras pedem { chance-asked }, mas o resultado anotado é { $found }. O arquivo foi alterado ou jogado com outras regras; use o original.
error-outcome-impossible = As regras pedem { chance-asked } ({ $n }), e { $found } não pode ser o resultado. O arquivo foi alterado; use o original.
error-outcome-unused = A linha { NUMBER($line, useGrouping: 0) } anota mais resultados do que as regras pedem. O arquivo foi alterado ou jogado com outras regras; use o original.

## Arquivos de partida

error-file-empty = O arquivo da partida está vazio. Use um arquivo gravado pelo Epochal.
error-file-json = A linha { NUMBER($line, useGrouping: 0) } do arquivo da partida não é um objeto JSON ({ $what }). Use o arquivo como o Epochal o gravou.
error-file-header = Na primeira linha do arquivo da partida, “{ $key }” falta ou tem um valor de outro tipo. Use o arquivo como o Epochal o gravou.
error-file-format = O arquivo da partida tem o formato { $found }, e esta versão lê o formato { $mine }. Use a versão do Epochal que o gravou.
error-file-truncated = O arquivo da partida se interrompe na linha { NUMBER($line, useGrouping: 0) }: o fim falta ou não confere. Use uma cópia completa.
error-file-setup = A linha { NUMBER($line, useGrouping: 0) } do arquivo da partida não é uma preparação: ela precisa de “setup” e das respostas do acaso. Use o arquivo como o Epochal o gravou.
error-file-move = A linha { NUMBER($line, useGrouping: 0) } do arquivo da partida não é uma escolha: ela precisa de “seat”, “do” e “chance”. Use o arquivo como o Epochal o gravou.
# $what é o próprio erro, em uma frase
error-file-line = A linha { NUMBER($line, useGrouping: 0) } do arquivo da partida não pode ser repetida. { $what }
error-file-other = No arquivo da partida, “{ $key }” é “{ $found }”, e aqui é “{ $mine }”. Repita-a com o jogo, as regras e o conteúdo com que foi jogada.
error-file-position = O arquivo da partida contém { $count } escolhas, e por isso não há nele a posição { $position }. Escolha uma de 0 a { $count }.
error-not-finished = A partida não acabou após { $position } escolhas e por isso ainda não tem resultado. Jogue-a antes até o fim.
error-scores-differ = O arquivo da partida afirma a pontuação { $found }, mas a repetição dá { $mine }. O arquivo foi alterado; use o original.
error-key = A chave no arquivo da partida não corresponde ao compromisso assumido antes do jogo. O arquivo foi alterado; não confie em suas rolagens.
error-roll = Os resultados da linha { NUMBER($line, useGrouping: 0) } não são os do acaso prometido. O arquivo foi alterado; não confie nele.
error-log-gap = O registro da mesa continua com a linha { NUMBER($found, useGrouping: 0) } onde deveria estar a linha { NUMBER($position, useGrouping: 0) }. Faltam linhas; restaure uma cópia do banco de dados.
error-seal = O selo no fim do arquivo da partida não corresponde ao resto. O arquivo foi alterado depois de gravado; use o original.

## Estados salvos

error-saved = Isto não é um estado salvo do jogo ({ $what }). Use os dados como o Epochal os gravou.
error-saved-other = No estado salvo, “{ $key }” é “{ $found }”, e aqui é “{ $mine }”. Abra-o com o jogo, as regras e o conteúdo com que foi salvo.

## Conteúdo

error-content-file = O conjunto de conteúdo { $set } não tem um arquivo { $file } legível ({ $what }). Confira a pasta e o nome do arquivo.
error-content-toml = No conjunto de conteúdo { $set }, o arquivo { $file } não é TOML válido: { $what }. Corrija-o nesse ponto.
error-content-none = No conjunto de conteúdo { $set }, o arquivo { $file } não tem registros “{ $kind }”. Acrescente-os como [[{ $kind }]].
# onde está o registro errado
content-place = Conjunto de conteúdo { $set }, arquivo { $file }, { $kind } “{ $where }”
error-content-twice = { content-place }: este id aparece duas vezes. Troque ou remova um dos dois.
error-content-no-table = { content-place }: este registro não é uma tabela. Escreva-o como [[{ $kind }]], com uma linha para cada chave.
error-content-unknown-key = { content-place }: não existe a chave “{ $key }”. Corrija a grafia ou remova-a.
error-content-missing-key = { content-place }: falta a chave “{ $key }”. Acrescente-a.
error-content-wrong-type = { content-place }: “{ $key }” tem um valor de outro tipo. Escreva-o como no conteúdo padrão.
error-content-bad-id = { content-place }: isto não é um id. Use letras minúsculas, algarismos e _ e comece com uma letra.
error-content-bad-origin = { content-place }: a origem não é rulebook, record nem house. Diga qual é.
error-content-no-name = { content-place }: falta o nome no idioma { $key }. Acrescente-o.
error-content-no-text = { content-place }: falta o texto no idioma { $key }. Acrescente-o.
error-content-unknown-id = { content-place }: cita “{ $other }”, que não existe. Corrija o id ou acrescente o registro.
error-content-bad-kind = { content-place }: o tipo “{ $key }” é desconhecido, ou o baralho ou a quantidade não serve. Águas são sea ou ocean; eventos têm um tipo do conteúdo padrão, o baralho greater ou lesser e quantidade de pelo menos 1.
error-content-one-way = { content-place }: faz fronteira com “{ $other }”, mas não o contrário. Acrescente a fronteira do outro lado ou remova-a daqui.
error-content-itself = { content-place }: é vizinho de si mesmo. Remova-o da sua própria lista.
error-content-no-lands = { content-place }: nenhum território lhe pertence. Dê-lhe um território ou remova-a.
error-content-area-or-barren = { content-place }: um território pertence a uma região ou é terra estéril. Dê-lhe um dos dois.
error-content-bad-border = { content-place }: a fronteira com “{ $other }” não pode ser “{ $key }”. Use plain, forest, mountain, great_wall ou strait, e barren exatamente onde um dos lados é terra estéril.
error-content-half-strait = { content-place }: a fronteira com “{ $other }” é um estreito só de um lado. Faça dela um estreito dos dois lados ou de nenhum.
error-content-bad-order = { content-place }: era e ordem não continuam o registro anterior. Numere a partir de 1 os impérios de cada era e liste-os nessa ordem.
error-content-too-few = { content-place }: há de menos. São necessários pelo menos { $key }.
error-content-too-many = { content-place }: há demais. São possíveis no máximo { $key }.
error-content-scouts = { content-place }: todas as cartas que espiam Titãs devem olhar o mesmo número deles, e outra olha { $other }. Escreva “count = { $other }” em cada uma.
error-content-bad-start = { content-place }: precisa de um território inicial que não seja terra estéril, e de um exército para cada território inicial. Corrija “start” ou os seus exércitos (“strength” ou “armies”).
error-content-incomplete = { content-place }: uma carta do tipo “{ $key }” precisa do seu território, região, água ou terreno. Acrescente-o como no conteúdo padrão.
