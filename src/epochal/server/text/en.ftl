### What the server says.

server-malformed = The request cannot be read. Send JSON as the interface describes it.
server-invalid = The request does not fit the interface ({ $what }).
server-cookie = Your identity could not be verified, so it was set aside. Try again as a guest, or log in.
server-forbidden = That is not allowed.
server-not-found = There is nothing here. Check the address.
server-method = That cannot be done here.
server-too-large = The request is too large.
server-flood = Too many requests at once. Wait a moment and try again.
server-failed = The server has failed. Nothing was changed; please try again.
server-origin = This request comes from another site, and is not carried out.
server-login-taken = The name “{ $login }” is taken. Choose another.
server-login-wrong = Name or password is wrong. Check both.
server-login-form = A login has 3 to 40 letters, digits, or any of . _ - and nothing else.
server-password-short = A password needs at least { $least } characters.
server-has-account = You already have an account.
server-name-form = A name has 1 to 40 characters, all of them visible.
server-link = This link has been used or is too old. Ask for a new one on the other device.
server-language = There is no language “{ $language }”. Choose one of: { $known }.
server-list = There is no list “{ $list }”. Choose one of: { $known }.
server-verified = All { $count } choices replay, the result is right, and every roll, draw and shuffle follows from the key that was committed to before the game.
server-verified-partly = All { $count } choices replay and the result is right. The rolls cannot be proven, because nothing was committed to or the key is missing.
server-verify-failed = The game does not hold: { $what }
server-no-client-title = The page has not been built yet
server-no-client = The server runs, but the page it serves has not been built. Run “make client” in the folder of the sources and load this page again. The interface for programs is at { $address }.
