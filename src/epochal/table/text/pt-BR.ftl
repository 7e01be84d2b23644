### O que se diz às mesas.

table-missing = Essa mesa não existe. Confira o link.
table-stale = A mesa já passou da posição { NUMBER($position, useGrouping: 0) } para a { NUMBER($now, useGrouping: 0) }. Olhe de novo e escolha outra vez.
table-not-seated = Você não está sentado a esta mesa; só quem está pode fazer isso.
table-not-host = Só quem abriu a mesa pode fazer isso.
table-wrong-secret = Este convite não serve para a mesa. Peça um novo link.
table-not-open = A partida já começou ou já acabou.
table-not-playing = Não há partida em andamento nesta mesa.
table-not-finished = A partida ainda não acabou. Isso será possível quando acabar.
table-broken = O registro guardado desta mesa já não pode ser repetido: { $what } Você pode baixá-lo.
table-no-seat = Esse lugar não existe nesta mesa.
table-seat-taken = Este lugar está ocupado. Escolha outro.
table-full = Todos os lugares desta mesa estão ocupados. Você pode assistir.
table-seats-empty = Ainda há lugares vazios. Convide pessoas ou coloque bots.
table-already-seated = Você já está sentado a esta mesa.
table-too-many = Você já tem { $count } mesas abertas. Comece ou deixe uma delas antes.
table-level = Não existe bot do nível “{ $level }”. Escolha um destes: { $known }.
table-no-advice = Nenhum programa conhece este jogo bem o bastante para dar conselhos.
table-position = A partida não tem a posição { NUMBER($position, useGrouping: 0) }. Escolha uma de 0 a { NUMBER($most, useGrouping: 0) }.
table-chat-empty = Não há o que dizer em uma linha vazia.
table-content = A partida do arquivo usou o conteúdo “{ $content }”, que este servidor não tem. Aqui só se pode repetir “standard”.
table-failed = o programa falhou ({ $what }).
