### What is said at tables.

table-missing = There is no such table. Check the link.
table-stale = The table has moved on from position { NUMBER($position, useGrouping: 0) } to { NUMBER($now, useGrouping: 0) }. Look at it again and choose anew.
table-not-seated = You do not sit at this table; only those who do may do that.
table-not-host = Only whoever opened the table may do that.
table-wrong-secret = This invitation does not fit the table. Ask for a new link.
table-not-open = The game has already begun, or is over.
table-not-playing = No game is being played at this table now.
table-not-finished = The game is not over yet. This is possible once it is.
table-broken = The stored log of this table no longer replays: { $what } You can download it.
table-no-seat = There is no such seat at this table.
table-seat-taken = This seat is taken. Choose another.
table-full = Every seat at this table is taken. You can watch.
table-seats-empty = Some seats are still empty. Invite people, or fill them with bots.
table-already-seated = You already sit at this table.
table-too-many = You have { $count } tables open already. Start or leave one first.
table-level = There is no bot level “{ $level }”. Choose one of: { $known }.
table-no-advice = No program knows this game well enough to give advice.
table-position = The game has no position { NUMBER($position, useGrouping: 0) }. Choose one from 0 to { NUMBER($most, useGrouping: 0) }.
table-chat-empty = There is nothing to say in an empty line.
table-content = The game file was played with the content “{ $content }”, which this server does not have. Only “standard” can be replayed here.
table-failed = the program failed ({ $what }).
