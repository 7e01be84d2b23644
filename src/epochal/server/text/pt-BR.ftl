### O que o servidor diz.

server-malformed = Não é possível ler o pedido. Envie JSON como a interface descreve.
server-invalid = O pedido não corresponde à interface ({ $what }).
server-cookie = Não foi possível confirmar sua identidade, por isso ela foi posta de lado. Tente de novo como convidado ou entre na sua conta.
server-forbidden = Isso não é permitido.
server-not-found = Não há nada aqui. Confira o endereço.
server-method = Isso não pode ser feito aqui.
server-too-large = O pedido é grande demais.
server-flood = Pedidos demais de uma vez. Espere um momento e tente de novo.
server-failed = O servidor falhou. Nada mudou; tente de novo.
server-origin = Este pedido vem de outro site e não será atendido.
server-login-taken = O nome “{ $login }” já está em uso. Escolha outro.
server-login-wrong = Nome ou senha errados. Confira os dois.
server-login-form = Um nome de conta tem de 3 a 40 letras, dígitos ou . _ - e nada mais.
server-password-short = A senha precisa de pelo menos { $least } caracteres.
server-has-account = Você já tem uma conta.
server-name-form = Um nome tem de 1 a 40 caracteres, todos visíveis.
server-link = Este link já foi usado ou é antigo demais. Peça um novo no outro aparelho.
server-language = Não existe o idioma “{ $language }”. Escolha um destes: { $known }.
server-list = Não existe a lista “{ $list }”. Escolha uma destas: { $known }.
server-verified = Todas as { $count } escolhas se repetem, o resultado está certo, e cada rolagem, sorteio e embaralhamento segue da chave com que houve compromisso antes da partida.
server-verified-partly = Todas as { $count } escolhas se repetem e o resultado está certo. As rolagens não podem ser provadas, porque não houve compromisso ou falta a chave.
server-verify-failed = A partida não confere: { $what }
server-no-client-title = A página ainda não foi construída
server-no-client = O servidor está no ar, mas a página que ele serve ainda não foi construída. Execute “make client” na pasta das fontes e carregue esta página de novo. A interface para programas está em { $address }.
