# Every sentence for people. Keys and variables are those of ja.ftl.
# Names come as $name, seats as people count them (from 1), cards as the screen writes them.

## Words

you = You
nobody = nobody
list-separator = {", "}
seat = seat { $seat }
points =
    { $points ->
        [1] 1 point
       *[other] { $points } points
    }
cards = { $cards }
standard = standard

## Connection

connecting = Connecting to { $server }...
connected = Connected. Your name is { $name }.
connection-lost = The connection is gone. Reconnecting... (press Enter to try now)
connection-still-lost = Still no connection. Next try in { $seconds } s.
connection-back = Connected again.
connection-impossible = Cannot reach { $server }. Check the address, and that the server is running.
link-reason = ({ $reason })
closing-stopping = The server is stopping. You will be back as soon as it runs again.
closing-replaced = You opened this room somewhere else, so this window closes. To go on here, type again: bafuda join { $code }
closing-slow = Too much was waiting to be sent here; connecting anew.
closing-seat-taken-back = The seat went back to its owner.
closing-room-closed = The room was closed.
closing-unsupported-version = This program and the server are of different versions. Please update it.
closing-refused = The server did not let you in.
room-gone = The room is no longer there.
bye = See you. Your seat is kept. To come back: bafuda join { $code }
bye-outside = See you.

## Names of bots: the plants of the twelve months on the Japanese flower cards

bot-name-matsu = Matsu
bot-name-ume = Ume
bot-name-sakura = Sakura
bot-name-fuji = Fuji
bot-name-ayame = Ayame
bot-name-botan = Botan
bot-name-hagi = Hagi
bot-name-susuki = Susuki
bot-name-kiku = Kiku
bot-name-momiji = Momiji
bot-name-yanagi = Yanagi
bot-name-kiri = Kiri

## Room

room-opened-here = Room opened. Its code is { $code }.
room-returned-to = Back in the room of last time. Its code is { $code }.
room-invite = Friends come in by this link: { $url }
room-invite-local = A link with localhost opens on this machine only. From others at home, use this machine's address.
room-invite-terminal = From a terminal: bafuda join { $url }
room-title = Room { $code }, { $game }
room-here-host = host
room-away = away
seat-line = seat { $seat }: { $who }
teams-line = Partners: { $teams }
teams-how = To choose partners: swap 1 2   To draw them by lot: draw
seat-open = open
seat-bot = bot
seat-bot-coming = waiting for a bot
seat-ready = ready
seat-not-ready = not ready
seat-you = you
members-standing = Without a seat: { $names }
spectating = You are watching.
options-standard = Rule options: standard
options-differing = Rule options that differ from the standard:
options-title = All rule options
option-line = { $name } ({ $id }): { $value }
option-line-standard = { $name } ({ $id }): { $value } (standard)
option-values = allowed: { $values }
option-range = allowed: { $low } to { $high }
option-how = To change one: set name=value   For example: set passes=once   All standard again: set reset
option-value-true = yes
option-value-false = no
option-value-none = none
room-settings = Bots' pace: { $pace }   Between rounds: { $seconds } s at most
room-pack = Captions on the cards: { $name }
room-public = This room is in the list of public rooms: everybody can find it.
room-locked = This room is locked: newcomers do not get in.
room-spectators-off = Newcomers may not watch.
room-hints-off = There are no hints in this room.
pace-none = no waiting
pace-fast = fast
pace-normal = normal
pace-slow = slow
lobby-you-not-ready = When you are ready, type: ready
lobby-you-ready = You are ready. Waiting for the others.
lobby-host-start = When all are ready, type: start   To fill open seats with bots: start fill
lobby-host-can-start = Everybody is ready. Type: start
lobby-commands = Type help for everything you can do.
rooms-title = Public rooms (to come in: bafuda join CODE)
rooms-none = There is no public room to come into now.
room-offer = { $code }  { $game }, host: { $host }; people: { $persons }, bots: { $bots }, open seats: { $open }; { $state }
room-offer-sit = come and play
room-offer-watch = you can watch
room-offer-match = a match is being played, you can watch
games-here = Games here: { $games }
game-offer = { $name } ({ $id }), { $low } to { $high } players, best with { $best_low } to { $best_high }
packs-here = Captions for the cards (pack NAME chooses one, pack none takes them off)
packs-none = This server has no captions for cards.
pack-offer = { $name } ({ $id })
pack-offer-chosen = { $name } ({ $id }), chosen
prompt-name = name
prompt-lobby = room
prompt-turn = your turn
prompt-wait = waiting
prompt-offline = reconnecting
prompt-question = answer
prompt-between = Enter for next

## Events of the room

event-room-opened = { $name } opened the room.
event-person-joined = { $name } came in.
event-person-left = { $name } left.
event-person-left-seat-kept = { $name } left. Seat { $seat } is kept.
event-person-kicked = The host sent { $name } out of the room.
event-person-away = { $name } lost the connection.
event-person-back = { $name } came back.
event-host-changed = The new host: { $name }.
event-person-sat = { $name } took seat { $seat }.
event-person-stood = { $name } gave up seat { $seat }.
event-person-ready = Ready: { $name }.
event-person-not-ready = No longer ready: { $name }.
event-seats-swapped = Seats { $seat } and { $other } changed places.
event-seats-drawn = The seats were drawn by lot: { $seats }
event-game-set = The game is now { $game }.
event-options-set = Rule options changed: { $options }
event-room-set = There are { $seats } seats; bots' pace: { $pace }; between rounds: { $seconds } s at most.
event-access-public-on = This room is now in the list of public rooms: everybody can find it.
event-access-public-off = This room is no longer in the list of public rooms. Friends come in by its code.
event-access-locked-on = This room is locked now: newcomers do not get in. Whoever is here can always come back.
event-access-locked-off = This room is no longer locked: newcomers can come in.
event-access-spectators-on = Newcomers may watch now.
event-access-spectators-off = Newcomers may not watch any more. Whoever is here may stay.
event-hints-set-on = You can ask for hints now: type hint when it is your turn.
event-hints-set-off = There are no hints in this room any more.
event-pack-set = The cards now have the captions "{ $name }".
event-pack-set-none = The cards have no captions any more.
event-bot-wanted = Calling a bot to seat { $seat }.
event-bot-wanted-replaces = The bot in seat { $seat } does not move; calling another.
event-bot-seated = { $name } took seat { $seat }.
event-bot-removed = The bot of seat { $seat } is gone.
event-starting = Starting...
event-revealed = Seat { $seat } added its number to the shuffle.
event-start-cancelled = A seat was emptied, so the match does not start.
event-match-started = A match of { $game } begins. Seats: { $seats }
event-match-commitment = Fair-deal commitment: { $commitment }
event-round-scored = Round { $number } is over.
event-next-round-wanted = { $name } can go on.
event-match-finished = The match is over.
event-match-abandoned = The host ended the match.
event-match-seed = Seed of the deals: { $seed }
event-match-seed-proved = The seed of the deals fits the commitment shown before the match.
event-match-seed-differs = Warning: the seed of the deals does not fit the commitment shown before the match.
event-rewound =
    { $lost ->
        [0] The server's store lost this room. Play goes on from the server's own copy.
        [1] The server lost its last step. Play goes on from what it still had.
       *[other] The server lost its last { $lost } steps. Play goes on from what it still had.
    }

## Match and scores

score-title = Score sheet
score-round = Round { $number } ({ $reason })
score-line = { $rank }. { $name }: { $score }
score-line-parts = { $rank }. { $name }: { $score } ({ $parts })
score-part = { $kind } { $points }
score-winners = Winner of the round: { $names }
score-no-winner = Nobody won this round.
score-totals = Totals: { $totals }
score-total = { $name } { $score }
score-wins-note = Totals are rounds won.
ranking-title = Final ranking
ranking-line = { $rank }. { $name } ({ $score })
score-none-yet = No round is finished yet.
between-rounds = For the next round press Enter, or type: next
match-over-again = To play again, type: ready
waiting-for = Now playing: { $names }.
waiting-for-next = Waiting for: { $names }
waiting-you = ▶ It is your turn.
time-left = { $seconds } s left

## Log

log-title = Log
log-empty = Nothing in the log yet.
last-nothing = Nobody has done anything yet.

## Commands

help-title = What you can do
help-line = { $words }   { $what }
help-lobby-title = Room
help-match-title = Match
help-always-title = At any time
command-help = show this list
command-room = show the room and its seats
command-sit = take an open seat (sit 2)
command-stand = give up your seat
command-bots = add bots (bots 2 adds two)
command-unbot = send the bot of a seat away (unbot 3)
command-seats = change the number of seats (seats 5)
command-swap-seats = swap two seats (swap 1 3)
command-draw = draw the seats by lot
command-options = show all rule options
command-set = change a rule option (set passes=once)
command-game = show the games, choose one
command-pace = how fast bots play: fast, normal, slow
command-pack = show the captions for cards, choose some (pack none: no captions)
command-wait = how long to wait between rounds (wait 30: 30 s)
command-public = put the room into the list of public rooms, or take it out (public on, public off)
command-lock = let no newcomers in, or let them in again (lock on, lock off)
command-watchers = say whether newcomers may watch (watchers on, watchers off)
command-hints = allow hints or switch them off (hints on, hints off)
command-kick = send a person out (kick Ken, kick 2)
command-ready = be ready (ready off: not ready)
command-start = start the match (start fill: bots take open seats)
command-next = go on to the next round
command-end = end the match before its end (host)
command-leave = leave the room
command-hint = show what a bot would do in your place (only when it is your turn)
command-why = show the reason for that hint
command-moves = list your legal moves with numbers
command-table = show field and hand again
command-last = show what happened last
command-log = show the log (log 50)
command-rooms = show the public rooms
command-score = show the score sheet
command-who = show who is here and whose turn it is
command-rules = read the rules, from where you are in the game (rules call, rules list)
command-tips = read the tips
command-faq = read questions and answers
command-more = read on
command-lang = change the language (lang ja for Japanese)
command-quit = end this program (your seat is kept)
unknown-command = "{ $text }" is not understood. Type help for a list.
unknown-option = There is no option "{ $text }". There are: { $names }
usage-seat = Name a seat by its number, for example: { $example }
usage-number = Name a number, for example: { $example }
usage-on-off = Type on or off after it, for example: { $example }
usage-kick = Name a person or a seat, for example: kick Ken or kick 2
kick-bot = A bot has that seat. To send it away: unbot { $seat }
kick-nobody = Nobody here is called "{ $text }". Here are: { $names }
kick-nobody-else = Nobody here is called "{ $text }". Nobody but you is here.
usage-set = Write name=value, for example: set passes=once
usage-lang = Type lang ja or lang en.
usage-pace = Name one of fast, normal, slow.
not-in-match = There is no match now.
lang-changed = English it is.
question-cancelled = Cancelled.
question-overtaken = Things have moved on, so the question is void.
question-quit = Quit? Your seat is kept, and you can come back. Type yes to quit.
question-leave = Leave the room? Type yes to leave.
question-leave-match = The match is not over. Leave the room? Your seat is kept. Type yes to leave.
question-kick = Send { $name } out of the room? Until the next match has started, or the one in play is over, there is no coming back. Type yes to do it.
question-end = End the match without a result? Type yes to end it.

## Help page

rules-more = -- type more to read on, rules list for the contents --
rules-end = -- end; type rules list for the contents --
rules-list = Contents (type rules and a name or number):
rules-no-section = There is no section "{ $text }". Type rules list for the contents.
rules-none = There is no help page for this game.
rules-nothing-more = There is nothing more. Type rules to open the page.
rules-see = More: rules { $anchor } ({ $title })

## Refusals

error-unsupported = The server does not know this request. The versions seem to differ.
error-invalid = A value is not right ({ $field }).
error-greet-first = Nothing can be asked before the greeting.
error-already-greeted = The greeting was said already.
error-bad-bot-key = The bots' key is wrong.
error-bad-ticket = The bot's ticket is wrong.
error-wrong-role = You came in a way that does not allow this. Watchers can only watch.
error-rate-limited = A little too fast. Take a breath and try again.
error-room-not-found = There is no room with that code. Check its letters.
error-room-full = The room is full.
error-room-locked = The room is locked: the host lets no newcomers in.
error-spectators-off = Newcomers may not watch in this room. To play, come between two matches.
error-kicked = The host sent you out of this room. You can come back when the next match has started, or when the one in play is over.
error-wrong-create-code = Opening a room on this server needs its code for opening rooms.
error-already-in-room = You are in a room already.
error-not-in-room = You are not in a room.
error-not-host = Only the host can do that.
error-no-such-seat = There is no seat of that number.
error-seat-taken = Somebody sits there already.
error-seat-not-bot = That seat is not a bot's.
error-seat-empty = Nobody sits there.
error-no-such-person = There is no such person in the room.
error-not-yourself = You cannot send yourself out. To go, type: leave
error-not-a-person = That is a bot. To send it away, type unbot and the number of its seat.
error-already-seated = You have a seat already.
error-not-seated = You have no seat. Type sit to take one.
error-unknown-game = That game is not played here.
error-unknown-pack = There are no such captions here.
error-bad-option = Rule option { $option } cannot be "{ $value }". Allowed: { $allowed }
error-bad-seat-count = The number of seats does not fit: this game takes { $low } to { $high }.
error-in-match = Not during a match.
error-no-match = There is no match now.
error-not-everybody-ready = Not ready yet: { $seats }
error-seats-open = Open seats: { $seats }. To fill them with bots, type: start fill
error-no-bots = No bot answers. Perhaps none is running.
error-nothing-to-choose = It is not your turn, so there is nothing to choose.
error-hints-off = There are no hints in this room.
error-hint-pending = Your hint is still on its way.
error-not-revealing = Not at this stage.
error-wrong-nonce = That is not the number promised when you got ready.
error-round-not-over = The round is not over yet.
error-stale-turn = Things moved on meanwhile. Please choose again.
error-bad-notation = That is no way to write a move. For example: { $example }
error-illegal-move = That move is not possible now.
error-no-record = There is no record yet.
error-busy = Very busy. Please try again.
error-store-unavailable = The server's store does not answer. Whether your move was made will show when it is back.
error-store-full = The server's store is full. Please tell whoever runs the server.
error-asleep = Nobody is here, so the room sleeps.
error-stopping = The server is stopping. Try again when it is back.
error-internal = The server made a mistake. Try again; if that does not help, open a new room.
error-unknown = The server refused that ({ $code }).
reason-round-over = The round is over.
reason-round-not-over = The round is not over yet.
reason-match-over = The match is over.

## Beginning

ask-name = Your name? (Enter for { $name })
identity-not-kept = Name and seat could not be kept on this machine ({ $reason }). Next time you will be somebody else.
no-server = Which server? Use a link, or --server.
not-an-invitation = "{ $text }" is neither a link nor a room code. A code has 8 characters, like KAZE-7Q2M.
not-a-server = "{ $text }" is not the address of a server. For example: 192.168.0.5:8000
anonymous-name = Guest

## 51

game-fifty-one = 51
fifty-one-status = Round { $round }, lap { $lap }   stock { $stock }   discards { $discards }
fifty-one-field = Field   { $cards }
fifty-one-hand = Hand    { $cards }
fifty-one-help =
    { $count ->
        [1] Your hand: { $suit } 1 card, worth { $worth }
       *[other] Your hand: { $suit } { $count } cards, worth { $worth }
    }
fifty-one-help-one-suit = Your hand: all { $suit }, { $points } points
fifty-one-help-difference =
    { $count ->
        [1] Your hand: { $suit } 1 card, worth { $worth }; as a mixed hand { $difference } points
       *[other] Your hand: { $suit } { $count } cards, worth { $worth }; as a mixed hand { $difference } points
    }
fifty-one-leaves =
    { $count ->
        [1] { $suit } 1 card, worth { $worth }
       *[other] { $suit } { $count } cards, worth { $worth }
    }
fifty-one-leaves-one-suit = all { $suit }, { $points } points
fifty-one-leaves-difference =
    { $count ->
        [1] { $suit } 1 card, worth { $worth }; as a mixed hand { $difference } points
       *[other] { $suit } { $count } cards, worth { $worth }; as a mixed hand { $difference } points
    }
fifty-one-call-out = { $name } called. Last turns.
fifty-one-flushed = The field was flushed. Now exchange one card or all.
fifty-one-how-first-lap = Choose a hand card by number and a field card by letter: 4 a (in the first lap, exchange one only)
fifty-one-how = For example: 4 a (hand card 4 for field card a). Or: { $others }
fifty-one-how-only-swap = For example: 4 a (hand card 4 for field card a)
fifty-one-how-call = To call, add it to the move: 4 a call
fifty-one-word-swap-all = all
fifty-one-word-flush = flush
fifty-one-word-pass = pass
fifty-one-word-call = call

move-fifty-one-swap = give { $give }, take { $take }
move-fifty-one-swap-all = exchange all five
move-fifty-one-flush = flush the field
move-fifty-one-pass = pass
move-fifty-one-can-call = { $move } (may call)
moves-title = Legal moves (type a number to choose one)
moves-none = There is nothing you can play now.

question-fifty-one-swap-all = Exchange your whole hand for the field ({ $cards })? Type yes to do it.
question-fifty-one-call = { $move }, and call? The others have one turn each after it. Type yes to do it.
question-fifty-one-may-call = { $move }: that makes five of one suit. Type call to call with it, yes for the move alone.
question-fifty-one-may-call-pass = Your five are of one suit. Type yes to pass, call to pass and call.
question-fifty-one-stop = Do you mean call? A stop at 51 declares itself. Type yes for: { $move }, and call.
question-fifty-one-number = { $move }? Type yes to do it.
fifty-one-stop-by-itself = A stop at 51 declares itself. You need not say it.
fifty-one-call-not-yet = You cannot call yet: your five cards must be of one suit after the move.
fifty-one-call-which = A call goes with a move. You may call with: { $moves }
fifty-one-call-not-your-turn = A call goes with a move on your own turn.
fifty-one-no-such-hand-card = Hand cards have the numbers 1 to { $count }.
fifty-one-no-such-field-card = Field cards have the letters a to { $last }.
fifty-one-not-seated = You have no seat, so you cannot play.
fifty-one-no-such-move = There is no move number { $number }. Type moves for the list.

event-fifty-one-field-dealt = Round { $round }. Dealer: { $name }. Field: { $cards }
event-fifty-one-swapped = { $name } gave { $gave } and took { $took }.
event-fifty-one-swapped-all = { $name } exchanged all. Gave: { $gave }   Took: { $took }
event-fifty-one-flushed = { $name } flushed the field. New field: { $new }
event-fifty-one-house-flushed = All passed, so the field was flushed. New field: { $new }
event-fifty-one-reshuffled = The discards were shuffled into the stock ({ $count } cards).
event-fifty-one-passed = { $name } passed.
event-fifty-one-called = { $name } called! One more turn for each of the others.
event-fifty-one-auto-called = { $name } made 51: called automatically. One more turn for each of the others.
event-fifty-one-stopped = { $name } stopped! That is 51.
event-fifty-one-round-ended = All hands are turned up.
event-fifty-one-hand-shown = { $name }   { $cards }   { $points }

end-fifty-one-stop = stop at 51
end-fifty-one-showdown = showdown after a call
end-fifty-one-lap-limit = limit of laps

score-part-fifty-one-hand = hand
score-part-fifty-one-mixed = mixed hand
score-part-fifty-one-failed-call = failed call
score-part-fifty-one-win-bonus = win
score-part-fifty-one-win-bonus-51 = win with 51

reason-fifty-one-round-over = The round is over. Wait for the next one.
reason-fifty-one-not-your-turn = It is not your turn.
reason-fifty-one-not-in-hand = That card is not in your hand.
reason-fifty-one-not-in-field = That card is not in the field.
reason-fifty-one-first-lap = In the first lap you can only exchange one card.
reason-fifty-one-single-moves = Exchange all and flush are switched off in this room.
reason-fifty-one-no-flush-on-last-turn = You cannot flush on the last turn after a call.
reason-fifty-one-flushed-this-turn = After a flush you cannot pass or flush again.
reason-fifty-one-flushed-last-turn = You flushed on your last turn, so you cannot flush on this one.
reason-fifty-one-stock-short = Stock and discards are too short for a flush.
reason-fifty-one-no-passes = Passing is switched off in this room.
reason-fifty-one-pass-used = One pass a round is allowed, and you have used yours.
reason-fifty-one-call-is-out = Somebody has called already. There is only one call in a round.
reason-fifty-one-call-needs-one-suit = To call, your five cards must be of one suit after the move.

option-fifty-one-jokers = Number of jokers
option-fifty-one-jokers-what = The more jokers, the sooner hands come together, and the higher they are.
option-fifty-one-jokers-0 = none
option-fifty-one-jokers-1 = one
option-fifty-one-jokers-2 = two
option-fifty-one-joker-value = Points of a joker
option-fifty-one-joker-value-what = What a joker counts in a hand of one suit.
option-fifty-one-joker-value-natural = 11 without the ace, otherwise 10
option-fifty-one-joker-value-ten = always 10
option-fifty-one-joker-value-choose = 10 or 11, whichever is better
option-fifty-one-instant-win = 51 wins at once
option-fifty-one-instant-win-what = Whether a 51 ends the round at once.
option-fifty-one-instant-win-true = wins at once
option-fifty-one-instant-win-false = calls by itself
option-fifty-one-passes = Passes
option-fifty-one-passes-what = How often a player may pass in a round (the last turn aside).
option-fifty-one-passes-any = as often as you like
option-fifty-one-passes-once = once
option-fifty-one-passes-none = never
option-fifty-one-moves = Moves
option-fifty-one-moves-what = Whether exchange all and flush are in.
option-fifty-one-moves-full = exchange one, exchange all, flush, pass
option-fifty-one-moves-single = exchange one and pass only
option-fifty-one-mixed-hand = Mixed hands
option-fifty-one-mixed-hand-what = What a hand of several suits counts.
option-fifty-one-mixed-hand-zero = 0
option-fifty-one-mixed-hand-difference = best suit minus the other cards
option-fifty-one-failed-call = A failed call
option-fifty-one-failed-call-what = What a caller who did not win scores.
option-fifty-one-failed-call-zero = 0
option-fifty-one-failed-call-last = 0, and last in the round
option-fifty-one-failed-call-negative = minus the points of the hand
option-fifty-one-call-tie = Equal to the call
option-fifty-one-call-tie-what = What happens when another hand equals the caller's.
option-fifty-one-call-tie-loses = the call has failed
option-fifty-one-call-tie-fewer-jokers = the caller wins with fewer jokers
option-fifty-one-match-by = What a match counts
option-fifty-one-match-by-what = What is added up over a match.
option-fifty-one-match-by-points = points
option-fifty-one-match-by-wins = rounds won
option-fifty-one-rounds = Rounds
option-fifty-one-rounds-what = How many rounds a match has.
option-fifty-one-rounds-number =
    { $number ->
        [1] 1 round
       *[other] { $number } rounds
    }
option-fifty-one-lap-limit = Limit of laps
option-fifty-one-lap-limit-what = Without a call by then, hands are shown. 0: no limit.
option-fifty-one-lap-limit-number =
    { $number ->
        [0] none
        [1] 1 lap
       *[other] { $number } laps
    }

## Page One

game-page-one = Page One
page-one-status = Round { $round }, trick { $trick }   stock { $stock }   discards { $discards }
page-one-other = { $letter } { $name } { $count }
page-one-other-declared = { $letter } { $name } { $count } Page One
page-one-others = Cards   { $others }
page-one-lead = Trick   { $name } to lead
page-one-trick = Trick { $suit }   { $plays }
page-one-trick-open = Trick (suit still open)   { $plays }
page-one-played = { $name } { $card }
page-one-skipped = Not in this trick: { $names }
page-one-removed = Out of the round: { $cards }
page-one-hand = Hand    { $cards }
page-one-hand-declared = Hand (Page One)   { $cards }
page-one-may-declare = You may say Page One.
page-one-how = Type the number of a card, for example: { $number }
page-one-how-joker = A joker that you lead needs a suit, for example: JK H
page-one-how-draw = You have no card to play. To draw, type draw.
page-one-how-declare = Page One goes after the number, for example: { $number } page one
page-one-how-challenge = Somebody forgot to say it? At any time: challenge { $letter }
page-one-word-leading-joker = Name a suit with the joker, for example: JK H
page-one-no-such-card = There is no card number { $number }. Cards that you may play have numbers.
page-one-not-your-turn = It is not your turn.
page-one-declare-with-play = Page One goes together with a card, or alone.
page-one-challenge-whom = Whom do you challenge? For example: challenge { $letter }   { $others }
page-one-challenge-option = { $letter } { $name }
page-one-no-challenging = There are no challenges in this room.

move-page-one-play = play { $card }
move-page-one-play-naming = play { $card }, naming { $suit }
move-page-one-draw = draw from the stock
move-page-one-declare = say Page One
move-page-one-can-declare = { $move } (may say Page One)

event-page-one-hands-dealt = Round { $round }. First leader: { $name }.
event-page-one-card-played = { $name } played { $card }.
event-page-one-card-played-naming = { $name } played { $card }, naming { $suit }.
event-page-one-cards-drawn =
    { $count ->
        [1] { $name } drew 1 card.
       *[other] { $name } drew { $count } cards.
    }
event-page-one-cards-drawn-seen =
    { $count ->
        [1] { $name } drew 1 card: { $cards }
       *[other] { $name } drew { $count } cards: { $cards }
    }
event-page-one-cards-drawn-none = { $name } found nothing to draw.
event-page-one-penalty-drawn =
    { $count ->
        [1] Penalty: { $name } drew 1 card.
       *[other] Penalty: { $name } drew { $count } cards.
    }
event-page-one-penalty-drawn-seen =
    { $count ->
        [1] Penalty: { $name } drew 1 card: { $cards }
       *[other] Penalty: { $name } drew { $count } cards: { $cards }
    }
event-page-one-penalty-drawn-none = There is nothing to draw.
event-page-one-stock-renewed =
    { $count ->
        [1] The discards were shuffled into a new stock (1 card).
       *[other] The discards were shuffled into a new stock ({ $count } cards).
    }
event-page-one-seat-skipped = Not in this trick: { $name }.
event-page-one-trick-won = { $name } won the trick: next to lead.
event-page-one-declared = { $name }: “Page One!”
event-page-one-caught = { $by } challenged! Page One was forgotten by: { $name }.
event-page-one-falsely-challenged = { $name } challenged wrongly. Challenged: { $against }.
event-page-one-finish-refused = Page One was forgotten, so this is no way out for: { $name }.
event-page-one-went-out = { $name } went out!
event-page-one-round-counted = Cards left: { $counts }
page-one-count = { $name } { $count }

end-page-one-out = went out
end-page-one-drawn = drawn: nothing left to draw
end-page-one-trick-limit = limit of tricks

score-part-page-one-others-cards = cards of the others
score-part-page-one-cards-left = cards left
score-part-page-one-round-drawn = drawn round

reason-page-one-round-over = The round is over. Wait for the next one.
reason-page-one-not-your-turn = It is not your turn.
reason-page-one-not-in-hand = That card is not in your hand.
reason-page-one-must-follow = Play a card of the suit led, or a joker.
reason-page-one-may-play = You have a card that you can play, so you may not draw.
reason-page-one-must-draw = You cannot play that card, nor any other. Draw.
reason-page-one-no-joker-last = You may not go out with a joker. Draw a card.
reason-page-one-name-a-suit = Who leads a joker names a suit.
reason-page-one-suit-is-set = The suit is set already. Play the joker alone.
reason-page-one-next-sets-suit = In this room the next card sets the suit. Play the joker alone.
reason-page-one-no-declaring = In this room nobody says Page One, and nobody is challenged.
reason-page-one-already-declared = You have said Page One already.
reason-page-one-declare-with-two = Page One goes with a card when you have two cards in your hand.
reason-page-one-nothing-to-declare = This is not the time to say Page One.
reason-page-one-challenge-another = You can only challenge somebody in another seat.
reason-page-one-nothing-to-challenge = That challenge fails: not one card, already said, or too late.

option-page-one-jokers = Number of jokers
option-page-one-jokers-what = A joker stands for any suit and beats the ace.
option-page-one-jokers-0 = none
option-page-one-jokers-1 = one
option-page-one-jokers-2 = two
option-page-one-joker-returns = Played jokers
option-page-one-joker-returns-what = Whether they are shuffled in again with the discards.
option-page-one-joker-returns-true = shuffled in again
option-page-one-joker-returns-false = out of the round
option-page-one-joker-led = A joker that is led
option-page-one-joker-led-what = Who sets the suit when a joker is led.
option-page-one-joker-led-leader = the leader names it
option-page-one-joker-led-next = the next other card sets it
option-page-one-joker-last = Going out with a joker
option-page-one-joker-last-what = Whether a joker may be the last card played.
option-page-one-joker-last-true = allowed
option-page-one-joker-last-false = not allowed
option-page-one-hand-size = Cards dealt
option-page-one-hand-size-what = How many cards everybody gets.
option-page-one-hand-size-number = { $number } cards
option-page-one-declaring = Saying Page One
option-page-one-declaring-what = Whether you say it, it is said for you, or not at all.
option-page-one-declaring-manual = you say it
option-page-one-declaring-auto = said for everybody
option-page-one-declaring-off = not said
option-page-one-penalty = Penalty
option-page-one-penalty-what = How many cards one draws who is caught.
option-page-one-penalty-number =
    { $number ->
        [1] 1 card
       *[other] { $number } cards
    }
option-page-one-challenge-window = Time to challenge
option-page-one-challenge-window-what = Until when one who forgot can be challenged.
option-page-one-challenge-window-own-play = until they play or draw
option-page-one-challenge-window-next-play = until anybody plays or draws
option-page-one-false-challenge = Wrong challenges
option-page-one-false-challenge-what = How many cards a wrong challenger draws.
option-page-one-false-challenge-number =
    { $number ->
        [0] they just fail
        [1] 1 card
       *[other] { $number } cards
    }
option-page-one-undeclared-finish = Going out unsaid
option-page-one-undeclared-finish-what = What happens to a last card played by one who forgot.
option-page-one-undeclared-finish-allowed = that is out
option-page-one-undeclared-finish-penalty = draw the penalty and go on
option-page-one-next-leader = Who leads next
option-page-one-next-leader-what = Who leads the next round.
option-page-one-next-leader-left = left of the first leader
option-page-one-next-leader-winner = who went out
option-page-one-next-leader-last = who has the most cards left
option-page-one-draw-limit = Most cards drawn
option-page-one-draw-limit-what = How many cards are drawn to follow, at most.
option-page-one-draw-limit-number =
    { $number ->
        [0] no limit
        [1] 1 card
       *[other] { $number } cards
    }
option-page-one-empty-stock = Nothing to draw
option-page-one-empty-stock-what = No stock, no discards, and no card to follow with.
option-page-one-empty-stock-pass = does not play in this trick
option-page-one-empty-stock-drawn = the round is drawn
option-page-one-rounds = Rounds
option-page-one-rounds-what = How many rounds a match has.
option-page-one-rounds-number =
    { $number ->
        [1] 1 round
       *[other] { $number } rounds
    }
option-page-one-trick-limit = Most tricks
option-page-one-trick-limit-what = The round ends after so many. 0: no limit.
option-page-one-trick-limit-number =
    { $number ->
        [0] no limit
        [1] 1 trick
       *[other] { $number } tricks
    }

## 46

game-forty-six = 46
forty-six-status = Round { $round }, lap { $lap }   stock { $stock }   discards { $discards }
forty-six-field = Field   { $cards }
forty-six-hand = Hand    { $cards }
forty-six-help =
    { $count ->
        [1] Your hand: { $suit } 1 card, worth { $worth }
       *[other] Your hand: { $suit } { $count } cards, worth { $worth }
    }
forty-six-help-left =
    { $left ->
        [0] Your hand: all { $suit }, { $points } points, exactly 46
       *[other] Your hand: all { $suit }, { $points } points, { $left } to go
    }
forty-six-help-over = Your hand: all { $suit }, { $points } points, +{ $over }: disqualified
forty-six-help-fukujin = Your hand: Fukujin 46 in { $suit }
forty-six-leaves =
    { $count ->
        [1] { $suit } 1 card, worth { $worth }
       *[other] { $suit } { $count } cards, worth { $worth }
    }
forty-six-leaves-left =
    { $left ->
        [0] all { $suit }, { $points } points, exactly 46
       *[other] all { $suit }, { $points } points, { $left } to go
    }
forty-six-leaves-over = all { $suit }, { $points } points, +{ $over }: disqualified
forty-six-leaves-fukujin = Fukujin 46 in { $suit }
forty-six-stopped = { $name } stopped. Last turns.
forty-six-joker-out = The joker lies in the field: it says what is exchanged.
forty-six-joker-forced = Joker: you give your highest card { $gives } and take the lowest { $takes }.
forty-six-joker-tied = Joker: you give one of your highest ({ $gives }) and take one of the lowest ({ $takes }).
forty-six-joker-free = Joker: all five of your cards are protected, so you exchange as you like.
forty-six-joker-protected = Your ace protects { $suits } ({ $cards }).
forty-six-flushed = The field was flushed. Now exchange one card.
forty-six-how-first-lap = Choose a hand card by number and a field card by letter: 4 a (in the first lap, exchange one only)
forty-six-how = For example: 4 a (hand card 4 for field card a). Or: { $others }
forty-six-how-only-swap = For example: 4 a (hand card 4 for field card a)
forty-six-how-stop = To stop, add it to the exchange: 4 a stop
forty-six-word-flush = flush
forty-six-word-stop = stop
forty-six-word-stand = stand

move-forty-six-swap = give { $give }, take { $take }
move-forty-six-flush = flush the field
move-forty-six-stop = stop without exchanging
move-forty-six-stand = stand
move-forty-six-can-stop = { $move } (may stop)

question-forty-six-stop = Stop? The others have one turn each after it. Type yes to do it.
question-forty-six-stop-with = { $move }, and stop? The others have one turn each after it. Type yes to do it.
question-forty-six-may-stop = { $move }: that makes a good hand. Type stop to stop with it, yes for the exchange alone.
question-forty-six-number = { $move }? Type yes to do it.
forty-six-stop-which = A stop goes with an exchange. You may stop with: { $moves }
forty-six-stop-not-your-turn = You can stop on your own turn only.
forty-six-no-pass = There is no pass in 46. Exchange one card, or flush and then exchange.
forty-six-no-swap-all = There is no exchange of all five in 46. One card is exchanged.
forty-six-no-call = There is no call in 46. To play with your hand, stop.
forty-six-no-such-hand-card = Hand cards have the numbers 1 to { $count }.
forty-six-no-such-field-card = Field cards have the letters a to { $last }.
forty-six-not-seated = You have no seat, so you cannot play.
forty-six-no-such-move = There is no move number { $number }. Type moves for the list.

event-forty-six-field-dealt = Round { $round }. Dealer: { $name }. Field: { $cards }
event-forty-six-swapped = { $name } gave { $gave } and took { $took }.
event-forty-six-flushed = { $name } flushed the field. New field: { $new }
event-forty-six-reshuffled = The discards were shuffled into the stock ({ $count } cards).
event-forty-six-stop-announced = { $name } stopped! One more turn for each of the others.
event-forty-six-stood = { $name } stood and exchanged nothing.
event-forty-six-round-ended = All hands are turned up.
event-forty-six-hand-shown = { $name }   { $cards }   { $points }
event-forty-six-hand-disqualified = { $name }   { $cards }   disqualified

end-forty-six-showdown = showdown after a stop
end-forty-six-lap-limit = limit of laps

score-part-forty-six-hand = hand
score-part-forty-six-fukujin = Fukujin 46
score-part-forty-six-disqualified = disqualified
score-part-forty-six-failed-stop = failed stop
score-part-forty-six-win-bonus = win

reason-forty-six-round-over = The round is over. Wait for the next one.
reason-forty-six-not-your-turn = It is not your turn.
reason-forty-six-not-in-hand = That card is not in your hand.
reason-forty-six-not-in-field = That card is not in the field.
reason-forty-six-joker-stays = Nobody can take the joker.
reason-forty-six-give-the-highest = The joker lies in the field: you give your highest card.
reason-forty-six-card-is-protected = Your ace protects that card. Give the highest of those that are not protected.
reason-forty-six-take-the-lowest = The joker lies in the field: you take its lowest card.
reason-forty-six-first-lap = In the first lap you can only exchange one card: no flush and no stop.
reason-forty-six-flushed-this-turn = After a flush you exchange one card.
reason-forty-six-no-flush-on-last-turn = In this room you cannot flush on the last turn.
reason-forty-six-stock-short = Stock and discards are too short for a flush.
reason-forty-six-stop-is-out = Somebody has stopped already. There is only one stop in a round.
reason-forty-six-hand-is-mixed = For that, your five cards must be of one suit.
reason-forty-six-hand-is-over = For that, your hand must not be worth more than 46.
reason-forty-six-no-standing = Standing is switched off in this room.
reason-forty-six-stand-on-last-lap = You can stand on the last turn only, when somebody has stopped.

option-forty-six-stand = Standing on the last turn
option-forty-six-stand-what = Whether a good hand may stay as it is on the last turn.
option-forty-six-stand-true = allowed
option-forty-six-stand-false = not allowed
option-forty-six-joker = The joker
option-forty-six-joker-what = Whether there is a joker. In the field it says what is exchanged.
option-forty-six-joker-true = in
option-forty-six-joker-false = out
option-forty-six-match-by = What a match counts
option-forty-six-match-by-what = What is added up over a match.
option-forty-six-match-by-points = points
option-forty-six-match-by-wins = rounds won
option-forty-six-winner-bonus = Bonus for the winner
option-forty-six-winner-bonus-what = Points added to the score of whoever wins a round.
option-forty-six-winner-bonus-number =
    { $number ->
        [1] 1 point
       *[other] { $number } points
    }
option-forty-six-rounds = Rounds
option-forty-six-rounds-what = How many rounds a match has.
option-forty-six-rounds-number =
    { $number ->
        [1] 1 round
       *[other] { $number } rounds
    }
option-forty-six-lap-limit = Limit of laps
option-forty-six-lap-limit-what = Without a stop by then, hands are shown. 0: no limit.
option-forty-six-lap-limit-number =
    { $number ->
        [0] none
        [1] 1 lap
       *[other] { $number } laps
    }
option-forty-six-last-turn-flush = Flush on the last turn
option-forty-six-last-turn-flush-what = Whether you may flush on the last turn after a stop.
option-forty-six-last-turn-flush-true = allowed
option-forty-six-last-turn-flush-false = not allowed
option-forty-six-failed-stop = A failed stop
option-forty-six-failed-stop-what = What a stopper scores that is not alone at the top.
option-forty-six-failed-stop-points = as the others do
option-forty-six-failed-stop-zero = 0, and no win

## Five Hundred

game-five-hundred = Five Hundred
five-hundred-bid-nt = { $level }NT
five-hundred-bid-m = misère
five-hundred-bid-om = open misère
five-hundred-bid-bm = blind misère
five-hundred-bid-sk = { $bid } sans kitty
five-hundred-call-pass = pass
five-hundred-call-stood = no raise
five-hundred-no-trumps = NT
five-hundred-impossible = ·
five-hundred-status = Hand { $round }   dealer: { $dealer }
five-hundred-status-play = Hand { $round }, trick { $trick } of 10
five-hundred-scores = Score (to { $target })   { $scores }
five-hundred-no-calls = Bids   none yet
five-hundred-calls = Bids   { $calls }
five-hundred-calls-of = { $name }: { $calls }
five-hundred-grid = Possible bids and what they score:
five-hundred-no-bid-left = Nothing higher can be bid.
five-hundred-offer = { $bid } { $value }
five-hundred-sans-kitty = Sans kitty: 8H/SK is 8H without the kitty, for the same points.
five-hundred-sans-kitty-more = Sans kitty: 8H/SK is 8H without the kitty, for double the points.
five-hundred-only-sans-kitty = Only without the kitty: { $bids }
five-hundred-contract = Contract { $bid } ({ $value })   { $name }   needs { $needed }, has { $taken }, { $left } to go
five-hundred-contract-misere = Contract { $bid } ({ $value })   { $name }   must take no trick
five-hundred-all-passed = All passed: no trumps, no contract, each trick counts for whoever takes it
five-hundred-sits-out = Sits out: { $names }
five-hundred-joker-named = The joker belongs to { $suit }.
five-hundred-called = Called card: { $card } (its holder is the partner)
five-hundred-called-you = Called card: { $card }. You are the partner. Only you know it.
five-hundred-called-shown = Called card: { $card }. Partner: { $names }
five-hundred-kitty = From the kitty (+): { $cards }
five-hundred-tricks = Tricks   { $tricks }
five-hundred-tricks-of = { $name } { $count }
five-hundred-lead = Trick   { $name } to lead
five-hundred-trick = Trick, led { $suit }   { $plays }
five-hundred-trick-no-suit = Trick   { $plays }
five-hundred-played = { $name } { $card }
five-hundred-winning = { $name } { $card } (winning)
five-hundred-last-trick = Last trick   { $plays }   won by: { $name }
five-hundred-no-last-trick = No trick is finished yet.
five-hundred-open-hand = Open hand   { $name }: { $cards }
five-hundred-claim-open =
    { $count ->
        [1] { $name } claimed 1 of the remaining tricks.
       *[other] { $name } claimed { $count } of the remaining tricks.
    }
five-hundred-hand = Hand
five-hundred-hand-down = Your { $count } cards lie face down.
five-hundred-no-suit = -
five-hundred-trump-label = { $suit } trump
five-hundred-left-bower = { $card } is the left bower: it counts as { $trump }, not as { $suit }.
five-hundred-led = { $suit } is led
five-hundred-must-follow = Led { $suit }: you must play { $suit } (marked with *).
five-hundred-must-play-joker = You cannot follow suit in a misère, so you must play the joker.
five-hundred-blocked = { $card } (not now: { $why })
five-hundred-rival = { $letter } { $name }
five-hundred-rivals = Others   { $names }
five-hundred-trumps-under =
    { $count ->
        [0] {"   "}(no trumps in your hand)
        [1] {"   "}(1 trump: { $cards })
       *[other] {"   "}({ $count } trumps: { $cards })
    }
five-hundred-may-call = call one of these: partner and a card ({ $cards })

five-hundred-how-look = To see your cards, type look. A bid or a pass shows them too.
five-hundred-how-look-blind = To see your cards, type look. Blind misère (bm) can be bid only before that.
five-hundred-how-bid = Type a bid or pass: 7h, 8nt, misere, pass   (moves: your trumps under each bid)
five-hundred-how-raise = You won the auction. Type a higher bid to raise, or none.
five-hundred-how-discard =
    { $count ->
        [1] Put away 1 card by its number, for example: discard { $example }
       *[other] Put away { $count } cards by their numbers, for example: discard { $example }
    }
five-hundred-how-name = You may name a suit for the joker with it: discard { $example } name h
five-hundred-how-name-lead = You may name a suit for the joker with your first lead: { $number } name h
five-hundred-how-call-card = Call a card whose holder becomes your partner, for example: partner ah. Or: alone
five-hundred-how-call-seat = Choose your partner by letter, for example: partner a. Or: alone
five-hundred-how-play = Type the number of a card, for example: { $example }   (t last trick, b bids, claim)
five-hundred-how-joker = A joker that you lead needs a suit, for example: JK H
five-hundred-how-claim = To claim, type how many of the remaining tricks are yours: claim { $count }
five-hundred-how-answer = Agree to the claim: accept. Play on: decline.
five-hundred-name-a-suit = Name the suit that others must follow, one of { $suits }: { $example }
five-hundred-no-such-number = There is no number { $number }. Type moves for the list.
five-hundred-not-your-turn = It is not your turn.

move-five-hundred-look = look at your cards
move-five-hundred-pass = pass
move-five-hundred-bid = bid { $bid }
move-five-hundred-raise = raise to { $bid }
move-five-hundred-raise-none = raise nothing
move-five-hundred-discard = put away { $cards }
move-five-hundred-partner-alone = play alone
move-five-hundred-partner-seats = partner: { $names }
move-five-hundred-partner-card = call { $card }
move-five-hundred-play = play { $card }
move-five-hundred-play-no-suit = play { $card }, naming no suit
move-five-hundred-play-naming = play { $card }, naming { $suit }
move-five-hundred-play-name = play { $card }; the joker belongs to { $suit }
move-five-hundred-claim = claim { $count } of the remaining tricks
move-five-hundred-accept = accept the claim
move-five-hundred-decline = decline the claim

question-five-hundred-number = { $move }? Type yes to do it.
question-five-hundred-misere = { $move }? You then have to lose all ten tricks. Type yes to do it.
question-five-hundred-unlooked = You have not looked at your cards. { $move }? Type yes to do it.
question-five-hundred-discard = Put away { $cards }? Type yes to do it.
question-five-hundred-discard-naming = Put away { $cards }, and name { $suit } for the joker? Type yes to do it.
question-five-hundred-discard-unnamed = Put away { $cards }? Name a suit for the joker (type h, ♥ or hearts), or type yes to leave it without one.
question-five-hundred-discard-unnamed-misere = Put away { $cards }? A joker without a suit wins its trick, and the misère is lost. Name a suit (type h, ♥ or hearts), or type yes to leave it so.
question-five-hundred-lead-unnamed = { $move }? Name a suit for the joker now (type h, ♥ or hearts), or type yes to leave it without one.
question-five-hundred-lead-unnamed-misere = { $move }? A joker without a suit wins its trick, and the misère is lost. Name a suit (type h, ♥ or hearts), or type yes to leave it so.
question-five-hundred-claim = { $move }? Your hand will lie open for all. Type yes to do it.

event-five-hundred-cards-dealt = Hand { $round }. Dealer: { $name }.
event-five-hundred-cards-dealt-seen = Your cards: { $cards }
event-five-hundred-cards-dealt-down = Your { $count } cards lie face down.
event-five-hundred-cards-looked-seen = { $name } looked at { $count } cards: { $cards }
event-five-hundred-bid-made = { $name } bid { $bid }.
event-five-hundred-bid-made-raise = { $name } raised to { $bid }.
event-five-hundred-auction-passed = { $name } passed.
event-five-hundred-bid-stood = { $name } raised nothing.
event-five-hundred-all-passed = All passed. The hand is thrown in.
event-five-hundred-all-passed-played = All passed. The hand is played at no trumps, without the kitty.
event-five-hundred-auction-won = The contract is { $bid }. Contractor: { $name }.
event-five-hundred-kitty-taken = { $name } took the kitty ({ $count } cards).
event-five-hundred-kitty-taken-seen = { $name } took the kitty ({ $count } cards): { $cards }
event-five-hundred-kitty-discarded = { $name } put { $count } cards away.
event-five-hundred-kitty-discarded-seen = { $name } put { $count } cards away: { $cards }
event-five-hundred-joker-named = Joker: { $name } named { $suit }.
event-five-hundred-joker-named-none = Joker: { $name } named no suit.
event-five-hundred-partner-called-card = { $name } called { $card }. Its holder is the partner.
event-five-hundred-partner-called-seats = { $name } chose a partner: { $names }.
event-five-hundred-partner-called-alone = { $name } chose to play alone.
event-five-hundred-partner-shown = That was the called card. Partner: { $name }.
event-five-hundred-partners-sat-out = Sitting out: { $names }.
event-five-hundred-hand-exposed = Open hand. { $name }: { $cards }
event-five-hundred-card-played = { $name } played { $card }.
event-five-hundred-card-played-naming = { $name } played { $card }, naming { $suit }.
event-five-hundred-trick-won = { $name } won the trick.
event-five-hundred-tricks-claimed =
    { $count ->
        [1] { $name } claimed 1 of the remaining tricks. Open hand: { $cards }
       *[other] { $name } claimed { $count } of the remaining tricks. Open hand: { $cards }
    }
event-five-hundred-claim-accepted = { $name } accepted the claim.
event-five-hundred-claim-declined = { $name } declined the claim. Play goes on.
event-five-hundred-hand-scored = Tricks taken: { $tricks }
event-five-hundred-hand-scored-discards = Cards put away: { $cards }
event-five-hundred-hand-scored-partners = Partner in this hand: { $names }

end-five-hundred-made = contract made
end-five-hundred-failed = contract failed
end-five-hundred-no-contract = played without a contract
end-five-hundred-passed-out = all passed

score-part-five-hundred-contract = contract
score-part-five-hundred-slam = all ten tricks
score-part-five-hundred-contract-failed = failed contract
score-part-five-hundred-partner-share = as partner
score-part-five-hundred-partner-share-failed = as partner, failed
score-part-five-hundred-tricks = tricks
score-part-five-hundred-tricks-capped = over the cap

reason-five-hundred-round-over = The hand is over. Wait for the next one.
reason-five-hundred-not-your-turn = It is not your turn.
reason-five-hundred-auction-over = The auction is over.
reason-five-hundred-already-looked = You see your cards already.
reason-five-hundred-bid-too-low = That does not rank above the highest bid.
reason-five-hundred-misere-off = Misère is switched off in this room.
reason-five-hundred-open-misere-off = Open misère is switched off in this room.
reason-five-hundred-blind-misere-off = Blind misère is switched off in this room.
reason-five-hundred-sans-kitty-off = Bids sans kitty are switched off in this room.
reason-five-hundred-misere-needs-seven = Misère can be bid only after somebody has bid a seven.
reason-five-hundred-blind-after-looking = Blind misère is for a hand that you have not looked at.
reason-five-hundred-blind-after-calling = Blind misère has to be your first call of the hand.
reason-five-hundred-signal-too-late = A bid of six is a signal here, for the first two players only.
reason-five-hundred-raise-or-stand = You won the auction: raise your bid, or raise nothing.
reason-five-hundred-no-raise = There is no bid of yours to raise now.
reason-five-hundred-no-exchange = There is no kitty to exchange now.
reason-five-hundred-discard-count = Put away as many cards as the kitty had.
reason-five-hundred-not-in-hand = That card is not in your hand.
reason-five-hundred-naming-off = Naming the joker is switched off in this room.
reason-five-hundred-naming-needs-no-trumps = With trumps the joker is the highest trump, so it is not named.
reason-five-hundred-naming-needs-joker = You can name the joker only while you keep it.
reason-five-hundred-naming-too-late = Only the contractor names the joker: with the discard, or without the kitty with the first lead.
reason-five-hundred-no-partner-call = There is no partner to call now.
reason-five-hundred-call-a-card = Your partner is whoever holds a card that you call. Call a card, or play alone.
reason-five-hundred-call-a-seat = You choose your partner by seat. Choose one, or play alone.
reason-five-hundred-called-not-in-pack = That card is not in the pack.
reason-five-hundred-called-joker = The joker cannot be called.
reason-five-hundred-called-own-card = You cannot call a card of your own, nor one that you put away.
reason-five-hundred-no-such-partner = That is no other player at this table.
reason-five-hundred-one-partner = Two partners are only for bids of eight tricks or more.
reason-five-hundred-not-playing-yet = The play has not begun yet.
reason-five-hundred-follow-suit = You hold a card of the suit led, so you must play one.
reason-five-hundred-left-bower-is-trump = The left bower counts as a trump, so it does not follow its own suit.
reason-five-hundred-joker-while-following = While you hold the suit led you may not play the joker.
reason-five-hundred-joker-forced = You cannot follow suit in a misère, so you must play the joker.
reason-five-hundred-joker-plays-last = All four suits have been led: the joker waits for the last trick.
reason-five-hundred-joker-has-a-suit = The joker has its suit already, so lead it without naming one.
reason-five-hundred-joker-names-a-suit = Name a suit with the joker that you lead.
reason-five-hundred-joker-names-nothing = All suits have been led, so no suit is left to name.
reason-five-hundred-suit-led-before = That suit has been led before. Name one that has not.
reason-five-hundred-joker-all-led = All four suits have been led: the joker can be led to the last trick only.
reason-five-hundred-joker-leads-last = In this room a joker without a suit is led to the last trick only.
reason-five-hundred-suit-shown-void = You have failed to follow that suit, so you cannot name it.
reason-five-hundred-named-without-lead = You name a suit only when you lead the joker.
reason-five-hundred-claim-open = Answer the claim first.
reason-five-hundred-no-claim = There is no claim to answer.
reason-five-hundred-own-claim = That is your own claim. The others answer it.
reason-five-hundred-already-answered = You have answered already.
reason-five-hundred-claim-in-misere = There are no claims in a misère.
reason-five-hundred-claim-too-many = So many tricks are not left.
reason-five-hundred-claim-all-only = With more than two sides you can only claim all the remaining tricks.
reason-five-hundred-claim-declined = Your claim was declined. You can claim again after playing a card.

option-five-hundred-preset = Style of play
option-five-hundred-preset-what = Sets all the other options as they are played there.
option-five-hundred-preset-australian = Australian
option-five-hundred-preset-american = American, one round of bids
option-five-hundred-pack = Pack
option-five-hundred-pack-what = Which cards are played with. p45 is for four players, p24 for two.
option-five-hundred-pack-default = the usual one for so many players
option-five-hundred-pack-p45 = 45 cards with all fours, kitty of five
option-five-hundred-pack-p24 = nines and up, kitty of four, no joker
option-five-hundred-auction-rounds = Rounds of bids
option-five-hundred-auction-rounds-what = Whether you may bid again when others have bid.
option-five-hundred-auction-rounds-many = until all others pass
option-five-hundred-auction-rounds-one = one call for everybody
option-five-hundred-bid-after-pass = Bidding after a pass
option-five-hundred-bid-after-pass-what = Whether somebody who has passed may bid again.
option-five-hundred-bid-after-pass-never = not allowed
option-five-hundred-bid-after-pass-always = allowed
option-five-hundred-winner-may-raise = Raising your own bid
option-five-hundred-winner-may-raise-what = Whether the winner of the auction may raise once before seeing the kitty.
option-five-hundred-winner-may-raise-true = allowed
option-five-hundred-winner-may-raise-false = not allowed
option-five-hundred-all-pass = When all pass
option-five-hundred-all-pass-what = What happens when nobody bids.
option-five-hundred-all-pass-throw-in = the next dealer deals
option-five-hundred-all-pass-redeal-same-dealer = the same dealer deals again
option-five-hundred-all-pass-play-no-trumps = played at no trumps
option-five-hundred-inkle = Inkle
option-five-hundred-inkle-what = A bid of six is only a signal, of the first two players to speak.
option-five-hundred-inkle-true = a signal
option-five-hundred-inkle-false = a bid like others
option-five-hundred-misere-enabled = Misère
option-five-hundred-misere-enabled-what = Whether one may bid to take no trick.
option-five-hundred-misere-enabled-true = in
option-five-hundred-misere-enabled-false = out
option-five-hundred-misere-needs-seven = Misère after a seven
option-five-hundred-misere-needs-seven-what = Whether somebody must have bid a seven before misère.
option-five-hundred-misere-needs-seven-true = needs a seven
option-five-hundred-misere-needs-seven-false = at any time
option-five-hundred-misere-rank = Rank of misère
option-five-hundred-misere-rank-what = Which bids misère beats.
option-five-hundred-misere-rank-below-8s = between 7NT and 8♠
option-five-hundred-misere-rank-between-8s-8c = between 8♠ and 8♣
option-five-hundred-open-misere-enabled = Open misère
option-five-hundred-open-misere-enabled-what = A misère with the hand open, for 500 points.
option-five-hundred-open-misere-enabled-true = in
option-five-hundred-open-misere-enabled-false = out
option-five-hundred-open-misere-rank = Rank of open misère
option-five-hundred-open-misere-rank-what = Which bids open and blind misère beat.
option-five-hundred-open-misere-rank-below-10h = between 10♦ and 10♥
option-five-hundred-open-misere-rank-highest = above everything
option-five-hundred-open-misere-expose = Opening the hand
option-five-hundred-open-misere-expose-what = When the hand of an open misère is laid open.
option-five-hundred-open-misere-expose-after-first-trick = after the first trick
option-five-hundred-open-misere-expose-before-first-lead = before the first lead
option-five-hundred-blind-misere-enabled = Blind misère
option-five-hundred-blind-misere-enabled-what = A misère bid before looking at the cards, for 500 points.
option-five-hundred-blind-misere-enabled-true = in (cards lie face down first)
option-five-hundred-blind-misere-enabled-false = out
option-five-hundred-misere-early-end = Early end of a misère
option-five-hundred-misere-early-end-what = Whether a lost misère ends at once.
option-five-hundred-misere-early-end-true = ends at once
option-five-hundred-misere-early-end-false = is played out
option-five-hundred-sans-kitty-enabled = Sans kitty
option-five-hundred-sans-kitty-enabled-what = Bids to be played without the kitty.
option-five-hundred-sans-kitty-enabled-true = in
option-five-hundred-sans-kitty-enabled-false = out
option-five-hundred-sans-kitty-rank = Rank sans kitty
option-five-hundred-sans-kitty-rank-what = Whether a bid sans kitty beats the same bid with it.
option-five-hundred-sans-kitty-rank-same = the same rank
option-five-hundred-sans-kitty-rank-above-plain = above the same bid
option-five-hundred-sans-kitty-multiplier = Value sans kitty
option-five-hundred-sans-kitty-multiplier-what = What a contract without the kitty scores.
option-five-hundred-sans-kitty-multiplier-1 = the same
option-five-hundred-sans-kitty-multiplier-2 = double
option-five-hundred-joker-naming = Naming the joker
option-five-hundred-joker-naming-what = Whether a contractor without trumps may name a suit for the joker.
option-five-hundred-joker-naming-true = allowed
option-five-hundred-joker-naming-false = not allowed
option-five-hundred-joker-lead = Leading a joker
option-five-hundred-joker-lead-what = When a joker without a suit may be led.
option-five-hundred-joker-lead-unled-suit = for a suit that has not been led
option-five-hundred-joker-lead-last-trick-only = to the last trick only
option-five-hundred-joker-lead-any-unshown = for any suit you have always followed
option-five-hundred-joker-after-all-led = A joker after four suits
option-five-hundred-joker-after-all-led-what = What holds for it once all four suits have been led.
option-five-hundred-joker-after-all-led-lead-last-only = led to the last trick only
option-five-hundred-joker-after-all-led-play-last-only = played to the last trick only
option-five-hundred-misere-joker-forced = The joker in a misère
option-five-hundred-misere-joker-forced-what = Who must play it when unable to follow suit.
option-five-hundred-misere-joker-forced-all = everybody
option-five-hundred-misere-joker-forced-contractor = the contractor
option-five-hundred-misere-joker-forced-none = nobody
option-five-hundred-opponent-trick-points = Points for a trick
option-five-hundred-opponent-trick-points-what = What the opponents score for each trick they take.
option-five-hundred-opponent-trick-points-10 = 10
option-five-hundred-opponent-trick-points-0 = 0
option-five-hundred-trick-points-cap = Cap of trick points
option-five-hundred-trick-points-cap-what = The score that points for tricks alone cannot pass.
option-five-hundred-trick-points-cap-none = none
option-five-hundred-trick-points-cap-490 = 490
option-five-hundred-trick-points-cap-480 = 480
option-five-hundred-slam-min = All ten tricks
option-five-hundred-slam-min-what = What a contract with all ten tricks scores at least.
option-five-hundred-slam-min-250 = 250 at least
option-five-hundred-slam-min-none = nothing extra
option-five-hundred-target = Target
option-five-hundred-target-what = The score that wins the match.
option-five-hundred-target-number = { $number } points
option-five-hundred-back-door = Back door
option-five-hundred-back-door-what = The score at which a side has lost.
option-five-hundred-back-door-number = { $number } points
option-five-hundred-back-door-none = none
option-five-hundred-hand-limit = Most hands
option-five-hundred-hand-limit-what = After so many hands the highest score wins. 0: no limit.
option-five-hundred-hand-limit-number =
    { $number ->
        [0] no limit
        [1] 1 hand
       *[other] { $number } hands
    }
option-five-hundred-win-requires-contract = Winning by a contract
option-five-hundred-win-requires-contract-what = Whether only a made contract can win the match.
option-five-hundred-win-requires-contract-true = only by a contract
option-five-hundred-win-requires-contract-false = by tricks too
option-five-hundred-five-partner = Partner of five
option-five-hundred-five-partner-what = How the contractor of five players gets a partner.
option-five-hundred-five-partner-called-card = whoever holds a called card
option-five-hundred-five-partner-choose-player = a chosen player
option-five-hundred-five-partner-none = none
option-five-hundred-five-partner-share = Share of the partner
option-five-hundred-five-partner-share-what = How much of the contract the partner of five scores.
option-five-hundred-five-partner-share-full = all of it
option-five-hundred-five-partner-share-half = half
option-five-hundred-six-teams = Teams of six
option-five-hundred-six-teams-what = How six players are divided.
option-five-hundred-six-teams-2x3 = two teams of three
option-five-hundred-six-teams-3x2 = three pairs

## Hints: what a bot would do in your place, and what decided

hint-move = Hint: { $move }. (To play it: { $typed })
hint-how-why = For the reason type: why
hint-none = First ask for a hint. Type hint when it is your turn.
hint-no-reason = There is no more to say about it.

move-fifty-one-with-call = { $move }, and call
move-forty-six-with-stop = { $move }, and stop
move-page-one-with-declare = { $move }, and say Page One
move-five-hundred-discard-naming = put away { $cards }; the joker belongs to { $suit }

advice-fifty-one-makes-51 = That makes 51 in { $suit }. No hand is better.
advice-fifty-one-call-high-enough = { $points } points in one suit: that is likely to win, even after one more turn of all the others.
advice-fifty-one-call-late = { $points } points are not many, but this is lap { $lap }. The longer you wait, the better the others' hands get.
advice-fifty-one-call-too-low-wait = Your five are of one suit, but { $points } points would hardly win. Keep them and wait for a higher card.
advice-fifty-one-completes-suit = That makes all five { $suit }, { $points } points. For a call it is still a little low.
advice-fifty-one-raises-points = Your five stay { $suit } and count more: { $points } points.
advice-fifty-one-takes-joker = The joker goes with any suit. With it you hold { $count } cards of { $suit }.
advice-fifty-one-settle-suit =
    { $count ->
        [4] With it you hold 4 cards of { $suit }: one more, and all five match.
       *[other] With it you hold { $count } cards of { $suit }, the suit that you can best make five of.
    }
advice-fifty-one-new-suit = By now { $suit } is easier to make five of. With it you hold { $count }.
advice-fifty-one-raises-worth = You hold as many { $suit } as before, but they count more.
advice-fifty-one-swap-all-completes = The field is all { $suit }: { $points } points in one go.
advice-fifty-one-swap-all-better = The field is worth more than your hand: { $count } cards of { $suit }.
advice-fifty-one-denies-next = Giving { $card } would help { $seat }, who plays next. So give another card.
advice-fifty-one-least-harm = Nothing in the field helps you, and you have to exchange. This costs you least.
advice-fifty-one-flush-bad-field = The field does little for your { $suit }. Five new cards may do more.
advice-fifty-one-pass-keep = No exchange makes your hand better. Keep your { $count } cards of { $suit }.
advice-fifty-one-last-turn-most = This is your last turn, so only points count. You end with { $points }.
advice-fifty-one-last-turn-keep = This is your last turn, and no exchange beats the { $points } points that you have.
advice-fifty-one-last-turn-nothing = This is your last turn, and no move brings you any points. It does not matter what you do.

advice-forty-six-stop-46 = That makes 46 in { $suit }. More points are not possible.
advice-forty-six-stop-good-hand = { $points } points: that is likely to win, even after one more turn of all the others.
advice-forty-six-stop-late = { $points } points are not many, but this is lap { $lap }. The longer you wait, the better the others' hands get.
advice-forty-six-completes-suit = That makes all five { $suit }, { $points } points. For a stop it is still a little low.
advice-forty-six-nearer-46 = That brings you nearer to 46: { $points } points.
advice-forty-six-settle-suit =
    { $count ->
        [4] With it you hold 4 cards of { $suit }: one more, and all five match.
       *[other] With it you hold { $count } cards of { $suit }, the suit that you can best make 46 of.
    }
advice-forty-six-new-suit = By now { $suit } is easier to make 46 of. With it you hold { $count }.
advice-forty-six-fits-46 = You hold as many { $suit } as before, and these can come nearer to 46 without going over it.
advice-forty-six-ace-protects = Keep { $card }: when the joker turns up, an ace protects the cards of its suit.
advice-forty-six-denies-next = Giving { $card } would help { $seat }, who plays next. So give another card.
advice-forty-six-least-harm = Nothing in the field helps you, and you have to exchange. This costs you least.
advice-forty-six-forced-by-joker = The joker lies in the field, so you can make no other exchange.
advice-forty-six-tied-by-joker = The joker lies in the field. Of the exchanges that it leaves you, this one is best.
advice-forty-six-flush-bad-field = The field does little for your { $suit }. Five new cards may do more.
advice-forty-six-flush-joker = Because of the joker you would give a high card for a low one. Five new cards are better.
advice-forty-six-stand-keep = { $points } points are good enough. Keep your hand as it is.
advice-forty-six-last-turn-most = This is your last turn, so only points count. You end with { $points }.
advice-forty-six-last-turn-flush = This is your last turn, and the field does little for you. Five new cards may do more.
advice-forty-six-last-turn-nothing = This is your last turn, and no exchange makes a hand that counts. It does not matter what you do.

advice-page-one-must-draw = You have no { $suit } and no joker, so you have to draw.
advice-page-one-draw-no-joker-last = A joker may not be your last card, so you have to draw.
advice-page-one-only-card = { $card } is the only card that you can play.
advice-page-one-go-out = { $card } is your last card. Play it, and you are out.
advice-page-one-win-to-lead = With { $card } you have the best chance to win the trick. Then you lead your last card.
advice-page-one-keep-better = Neither of your two cards wins here. Play { $card } and keep the better one.
advice-page-one-declare-and-win = You will have one card left, so say Page One. With { $card } you have the best chance to win the trick, and then you lead your last card.
advice-page-one-declare-and-keep = You will have one card left, so say Page One. Neither of your two wins here, so play { $card } and keep the better one.
advice-page-one-declare-only-card = { $card } is the only card that you can play. You will have one left, so say Page One.
advice-page-one-declare-now = You have one card left and have not said Page One yet. Say it before you play.
advice-page-one-challenge = One card left, and Page One was not said: { $seat }.
advice-page-one-win-cheap = You play last to this trick, and { $card } is enough to win it.
advice-page-one-save-high = A lower card is enough here. Save { $cards } for the end of the round.
advice-page-one-follow-low = You need not win this trick. { $card } is the lowest card that you can play.
advice-page-one-known-void = { $seat } plays next and had no { $suit } before, so may have to draw again.
advice-page-one-lead-long-suit = Lead a low card of a suit that you hold several of: you have { $count } of { $suit }.
advice-page-one-lead-low = Leading { $card } costs you least. You keep your better cards.

advice-five-hundred-look-first = Look at your cards first. Then you know what you can bid.
advice-five-hundred-hand-worth = With your cards, { $count } tricks or more can be made about { $chance } times in 100.
advice-five-hundred-partner-supports = A partner has bid too ({ $seats }): together, { $count } tricks or more can be made about { $chance } times in 100. Your cards alone would not be enough.
advice-five-hundred-misere-safe = Your cards are so low that you take no trick at all about { $chance } times in 100.
advice-five-hundred-pass-weak = Your cards are not good enough for any bid.
advice-five-hundred-pass-too-high = To go over { $seat } you would have to bid more than your cards are good for.
advice-five-hundred-pass-not-worth = You might make a contract, but losing it would cost you more than it can bring.
advice-five-hundred-pass-no-bid = There is no bid left that you could make.
advice-five-hundred-leave-partner = Your partner { $seat } has the highest bid. Bidding on would bring no more than that.
advice-five-hundred-raise-none = Your bid is as high as your cards are good for.
advice-five-hundred-keep-trumps-void-suit = Keep trumps and high cards. With no { $suit } left you can trump when it is led.
advice-five-hundred-keep-trumps = Keep trumps and high cards. These are the ones that you need least.
advice-five-hundred-keep-high = Keep what can win tricks. These are the ones that you need least.
advice-five-hundred-keep-high-name-joker = Keep what can win tricks. In { $suit } the joker helps you most: it is the highest card there.
advice-five-hundred-discard-danger = With these cards it would be hardest to stay out of tricks.
advice-five-hundred-call-high-trump = { $card } is the highest trump that you can call. Whoever holds it helps you most.
advice-five-hundred-call-high-card = { $card } is a high card that you do not have. Whoever holds it helps you most.
advice-five-hundred-call-bidder = The highest bids of the others came from: { $seats }. Those cards help you most.
advice-five-hundred-call-anybody = Nobody else has bid. Still, two hands take more tricks than one.
advice-five-hundred-claim-all = Nobody can beat your cards any more. The last { $count } tricks are yours.
advice-five-hundred-accept-certain =
    { $count ->
        [1] Nobody can keep that trick away.
       *[other] Nobody can keep those { $count } tricks away.
    }
advice-five-hundred-accept-nothing = { $seat } leaves you all the tricks that remain.
advice-five-hundred-accept-own-side = Your own side gets all the tricks that remain.
advice-five-hundred-decline-uncertain =
    { $count ->
        [1] It is not certain that this trick can be made. Play on.
       *[other] It is not certain that all { $count } tricks can be made. Play on.
    }
advice-five-hundred-decline-in-trick = A trick is on the table, so nothing is certain yet. Play on.
advice-five-hundred-decline-too-few = Your own side claims only { $count }. You may get more, so play on.
advice-five-hundred-only-card = { $card } is the only card that you can play.
advice-five-hundred-name-joker = In { $suit } the joker helps you most: it is the highest card there.
advice-five-hundred-name-joker-safe = In { $suit } the joker is the least danger to you.
advice-five-hundred-draw-trumps = Draw trumps ({ $suit }) while the others still have some. Then they cannot trump your high cards.
advice-five-hundred-lead-top = { $card } is the highest card of its suit still out.
advice-five-hundred-lead-likely = { $card } is likely to win the trick.
advice-five-hundred-lead-long-suit = You hold { $count } cards of { $suit }. Once the high ones are gone, your low ones win too.
advice-five-hundred-lead-singleton = It is your only { $suit }. When the suit comes again you can trump it.
advice-five-hundred-lead-to-partner = In { $suit } there is a good chance that your partner wins the trick.
advice-five-hundred-lead-cheap = No lead promises much. { $card } costs you least.
advice-five-hundred-lead-joker-for-last = Lead the joker for { $suit }. It draws what could beat your last card.
advice-five-hundred-lead-joker = The joker wins, whatever the others play.
advice-five-hundred-win-cheap = { $card } is enough to win the trick, and nobody can beat it any more.
advice-five-hundred-win-likely = { $card } wins as the trick lies, and no other card of yours would hold much better.
advice-five-hundred-ruff-low = You have no { $suit }. { $card } is a low trump, and enough to win the trick.
advice-five-hundred-cover-partner = { $seat } plays with you and has { $card } there, but that may be beaten. Your card is safer.
advice-five-hundred-partner-winning-throw-low = { $seat } plays with you and is winning with { $card }. So throw the card that you need least.
advice-five-hundred-overtakes-partner = { $seat } plays with you and has { $card } there, but all that you can play is higher. So play the card that you need least.
advice-five-hundred-second-low = Your high cards would hardly win here, and a partner is still to play. So play { $card }, which you need least.
advice-five-hundred-cannot-win-throw-low = You cannot win this trick. Throw { $card }, which you need least.
advice-five-hundred-misere-lead-under = The others will find it hard to stay under { $card }.
advice-five-hundred-misere-duck = { $card } stays under the best card in the trick, and you are rid of it.
advice-five-hundred-misere-throw-danger = You have none of the suit led. Throw { $card }, which is the greatest danger to you.
advice-five-hundred-misere-lowest = You cannot stay under. { $card } is your lowest, so somebody may still go over it.
advice-five-hundred-misere-make-win = Over { $card } the contractor { $seat } is most likely to win the trick.
advice-five-hundred-misere-stay-under = The contractor { $seat } is still to play. With { $card } the trick stays as low as it is.
advice-five-hundred-misere-keep-low = The contractor { $seat } is still to play. { $card } is the lowest that you can play.
advice-five-hundred-misere-leave-it = The contractor { $seat } is winning the trick. Stay under with { $card }.
advice-five-hundred-misere-unload = The contractor cannot be caught in this trick. Get rid of { $card }: later it would be hard to stay under with it.

## Web: table

web-sheet-close = Close
web-table-menu = Menu
web-table-rules = Rules
web-table-keys = Keys
web-table-keys-off = Single keys are switched off in the settings; F1, Enter and Esc still work.
web-table-keys-cards = pick a card of your hand
web-table-as-text = Table as text
web-table-more = Details
web-table-round = Round { $round }
web-table-online = online
web-table-cards = Table
web-table-seats = Seats
web-table-tabs = Around the table
web-table-scores = Scores
web-table-result = Result
web-table-house-rules = House rules
web-table-house-rule-count =
    { $count ->
        [1] 1 house rule
       *[other] { $count } house rules
    }
web-table-people-title = People in the room
web-table-people = People { $count }
web-table-people-kick = Send out
web-table-people-seat-to-bot = Give seat to a bot
web-table-people-kick-question = Send { $name } out of the room?
web-table-people-kick-question-seat = Send { $name } out of the room? A bot plays on in that seat.
web-table-people-kick-yes = Send out
web-table-person-you = { $name } (you)
web-table-person-watches = watching
web-table-person-left = left
web-table-skip-text = Table as text
web-table-skip-table = To the cards
web-table-status-dismiss = Dismiss
web-table-last-act = Last:
web-table-log-newest = ↓ Newest
web-table-log-round = Round { $round }
web-table-turn-label = Whose turn
web-table-turn-mine = Your turn
web-table-turn-mine-lead = Your turn: you lead
web-table-turn-others = Waiting for { $names }
web-table-turn-others-away = Waiting for { $names } (no connection: { $away })
web-table-turn-between = The round is over. Go on when you have seen the result.
web-table-turn-over = The match is over.
web-table-seat-bot = Bot
web-table-seat-total = Score
web-table-seat-wins =
    { $count ->
        [1] 1 win
       *[other] { $count } wins
    }
web-table-seat-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
web-table-seat-thinking = thinking…
web-table-badge-dealer = dealer
web-table-badge-leader = leader
web-table-badge-called = called
web-table-badge-stopped = stopped
web-table-badge-page-one = Page One
web-table-badge-skipped = out of this trick
web-table-badge-contractor = contractor
web-table-badge-partner = partner
web-table-badge-sits-out = sits out
web-table-badge-tricks =
    { $count ->
        [1] 1 trick
       *[other] { $count } tricks
    }
web-table-score-round = Round
web-table-score-total = Total
web-table-score-wins = Rounds won
web-table-score-winner = won
web-table-score-now = total { $total }
web-table-round-next = Next
web-table-round-began = The next round has begun.
web-table-round-by-itself = Goes on by itself in { $seconds } s.
web-table-to-table = To the table
web-table-to-lobby = To the room
web-table-play-again = Play again
web-table-rank = { $rank }.
web-table-last-round = The last round (round { $round })
web-table-end = End the match
web-table-end-question = End the match now, without a result? That is for everybody.
web-table-end-yes = End the match
web-table-leave = Leave the room
web-table-leave-question = Leave the room? While the match is on, your seat is kept.
web-table-leave-yes = Leave
web-table-unknown-game = This browser page does not know the game { $game } yet. Load the page anew for a newer version.
web-help-title = Rules of { $game }
web-help-contents = Contents
web-help-parts =
    { $count ->
        [1] 1 entry
       *[other] { $count } entries
    }
web-help-search = Search in the rules
web-help-found =
    { $count ->
        [0] Nothing found.
        [1] 1 section
       *[other] { $count } sections
    }
web-help-loading = Opening the rules…
web-help-failed = The rules could not be loaded. Is the network there?
web-help-again = Try again
web-text-title = The table in words
web-text-close = Close text
web-text-moves = Your moves
web-text-question = { $move }?
web-text-yes = Do it
web-text-choose = Choose these
web-text-chosen = { $chosen } of { $count } chosen
web-text-with-fifty-one-call = { $move }, and call
web-text-with-forty-six-stop = { $move }, and stop
web-text-with-page-one-declare = { $move }, saying Page One
web-text-choice-page-one-challenge = Challenge somebody who forgot Page One
web-text-choice-five-hundred-discard =
    { $count ->
        [1] Put away 1 card
       *[other] Put away { $count } cards
    }
web-text-choice-five-hundred-partner = Choose your partner
web-hint = Hint
web-hint-asked = Thinking…
web-hint-cards = Look at { $cards }.
web-hint-reason = { $move }. { $reason }
web-hint-why = Why?
web-hint-close = Close hint
web-hint-not-now = Hints are for your own turn.
web-guide-title = First steps
web-guide-step = { $step }/{ $steps }
web-guide-more = Rules
web-guide-close = Close first steps
web-guide-again = First steps for beginners
web-guide-fifty-one-first-lap = You want five cards of one suit, worth as much as possible. First lap: pick one of your cards and one of the field, and exchange them.
web-guide-fifty-one-wait = The others move now. Watch what they take: it tells which suit they collect.
web-guide-fifty-one-turn = Exchange one card for your suit. Or exchange all five, flush the field, or pass. High cards count: A 11, K Q J 10 each ten.
web-guide-fifty-one-can-call = With one of these moves all five are of one suit: you may call. The others then have one turn each, and the most points win.
web-guide-fifty-one-after-flush = The field is new. Now exchange one card, or all five.
web-guide-fifty-one-last-turn = Somebody called: this is your last turn. A hand of one suit counts, a mixed one is worth nothing.
web-guide-fifty-one-over = All hands are open. The best hand of one suit scores; a caller who does not win scores nothing.
web-guide-forty-six-first-lap = You want five cards of one suit, worth 46 or a little less. First lap: pick one of your cards and one of the field, and exchange them.
web-guide-forty-six-wait = The others move now. Watch what they take: it tells which suit they collect.
web-guide-forty-six-turn = There is no pass: exchange one card, or flush the field first. A counts 1, J 11, Q 12, K 13.
web-guide-forty-six-joker = The joker lies in the field: you give your highest card and take the lowest. An ace protects the cards of its suit. A flush takes the joker away.
web-guide-forty-six-can-stop = Your hand is, or becomes, five of one suit with 46 or less: you may stop. The others then have one turn each.
web-guide-forty-six-after-flush = The field is new. Now exchange one card.
web-guide-forty-six-last-turn = Somebody stopped: this is your last turn. Mixed hands and hands above 46 are out.
web-guide-forty-six-over = All hands are open. The one nearest to 46, and not above it, wins.
web-guide-page-one-lead = You lead: play any card. The others must follow its suit. Whoever gets rid of all cards first wins.
web-guide-page-one-wait = The others play. The highest card of the suit led wins the trick, and its owner leads next.
web-guide-page-one-follow = Play a card of the suit led: the bright ones. A high card may win the trick, and the lead with it.
web-guide-page-one-draw = You have no card of that suit: draw until one comes. It is played at once.
web-guide-page-one-declare = You have two cards left: press “Page One” and then play. If you forget and somebody notices, you draw five.
web-guide-page-one-over = Somebody went out. Cards that are left count against you.
web-guide-five-hundred-look = Have a look at your cards first. (Only a blind misère is bid without looking.)
web-guide-five-hundred-auction = Bid how many of the ten tricks your side will take, and with which trump suit. Or pass. The highest bid is played.
web-guide-five-hundred-wait = The others are on turn. In the middle you see what they do.
web-guide-five-hundred-exchange = The contract is yours. You take the cards of the kitty, and put as many away: keep trumps and high cards.
web-guide-five-hundred-lead = You lead the trick: play any card. Trumps draw out the trumps of the others.
web-guide-five-hundred-follow = Follow the suit led: the bright cards. If your partner is winning, a low card will do.
web-guide-five-hundred-discard = You have none of the suit led: play a trump to win, or throw away a card you do not need.
web-guide-five-hundred-over = The hand is over. A contract that was made scores its value, one that failed loses it; the others score 10 a trick.

## Web: cards and moves

card-hidden = a card face down
card-joker = joker
card-joker-second = second joker
card-spoken = { $rank } of { $suit }
suit-name-s = spades
suit-name-h = hearts
suit-name-c = clubs
suit-name-d = diamonds
suit-letter-s = S
suit-letter-h = H
suit-letter-c = C
suit-letter-d = D
rank-name-a = ace
rank-name-j = jack
rank-name-q = queen
rank-name-k = king
web-confirm-yes = Yes, do it
web-confirm-no = No
web-confirm-with-y = Press Y for yes, Esc for no.
web-choose-again = Choose again
web-trick-won = takes it
web-trick-winning = ahead
web-trick-leads = leads
web-trick-led = Suit to follow: { $suit }
web-trick-go-on = Go on
web-trick-last = Last trick
web-trick-last-none = No trick has been finished since this page was opened.
web-trick-won-by = Won by { $name }
web-title-your-turn = Your turn

## Web: Page One

web-play = Play
web-stock = Stock
web-discards = Discards
web-hand = Your hand, { $count } cards
web-hand-in-words = Your hand, { $count } cards: { $cards }
web-card-playable = can be played
web-card-blocked = cannot be played now
web-page-one-word = Page One
web-page-one-play-saying = Play and say Page One
web-page-one-challenge-button = Challenge
web-page-one-challenge = challenge { $name }
web-page-one-challenge-whom = Challenge whom?
web-page-one-draw = Draw
web-page-one-must-draw = You have no card that you can play. Draw from the stock.
web-page-one-name-suit = Name a suit with the joker.
web-page-one-follow = Play a card of this suit: { $suit }
web-page-one-suit-open = The suit is still open: play any card.
web-page-one-you-lead = You lead: play any card.
web-page-one-not-in-trick = not in
web-page-one-holds-declared = { $name } { $count }, Page One said

## Web: Five Hundred

web-five-hundred-must-follow = Led { $suit }: you must play { $suit }.
web-five-hundred-may-play = Can be played now: { $cards }
web-five-hundred-discard-name = put away { $cards }; the joker belongs to { $suit }
web-five-hundred-look = Look at your cards
web-five-hundred-blind = { $bid } { $value }
web-five-hundred-blind-note = Blind misère can be bid only before you look.
web-five-hundred-action-bid = Bid { $bid }
web-five-hundred-action-raise = Raise to { $bid }
web-five-hundred-action-pass = Pass
web-five-hundred-action-stand = Raise nothing
web-five-hundred-action-put-away = Put away
web-five-hundred-action-alone = Play alone
web-five-hundred-action-call = Call { $card }
web-five-hundred-action-partners = Partner: { $names }
web-five-hundred-action-play = Play { $card }
web-five-hundred-action-claim =
    { $count ->
        [1] Claim 1 trick
       *[other] Claim { $count } tricks
    }
web-five-hundred-action-accept = Accept
web-five-hundred-action-decline = Decline
web-five-hundred-grid = Bids and what they score
web-five-hundred-offer = { $bid }, { $value } points
web-five-hundred-offer-not = { $bid }, not now
web-five-hundred-sans-kitty = Sans kitty
web-five-hundred-sans-kitty-note = without the kitty, for the same points
web-five-hundred-sans-kitty-more = without the kitty, for double the points
web-five-hundred-scores = { $bid } scores { $value }.
web-five-hundred-trumps =
    { $count ->
        [0] You have no trumps.
        [1] You have 1 trump.
       *[other] You have { $count } trumps.
    }
web-five-hundred-first-bid = Nobody has bid yet: bid or pass.
web-five-hundred-to-beat = Your bid must beat { $bid } ({ $value }).
web-five-hundred-won-auction = The contract is yours with { $bid }. Raise it, or raise nothing.
web-five-hundred-out-of-auction = You have passed.
web-five-hundred-calls = Bids so far
web-five-hundred-dealer = dealer
web-five-hundred-no-call = no bid yet
web-five-hundred-exchange =
    { $count ->
        [1] Choose 1 card to put away. + marks the card from the kitty.
       *[other] Choose { $count } cards to put away. + marks those from the kitty.
    }
web-five-hundred-only-you = Only you see these cards.
web-five-hundred-chosen = { $chosen } of { $count } chosen
web-five-hundred-keep = You keep { $cards }
web-five-hundred-choose-first =
    { $count ->
        [1] Choose 1 card to put away first.
       *[other] Choose { $count } cards to put away first.
    }
web-five-hundred-exchanging = { $name } is choosing cards to put away.
web-five-hundred-raising = { $name } may raise the bid.
web-five-hundred-calling = { $name } is choosing a partner.
web-five-hundred-name-joker = The joker belongs to
web-five-hundred-name-led = Name the suit that others must follow
web-five-hundred-name-none = no suit
web-five-hundred-joker-unnamed-misere = A joker without a suit wins its trick, and the misère is lost.
web-five-hundred-call-card = Call a card: its holder is your partner.
web-five-hundred-call-seat = Choose your partner, or play alone.
web-five-hundred-call-seats = Choose one partner or two, or play alone.
web-five-hundred-callable = Cards that you may call
web-five-hundred-callable-seats = Players that you may choose
web-five-hundred-you-lead = You lead: choose any card.
web-five-hundred-any-card = Choose a card to play.
web-five-hundred-right-bower = right bower
web-five-hundred-left-bower = left bower, counts as { $suit }
web-five-hundred-from-kitty = from the kitty
web-five-hundred-trick-number = Trick { $trick } of 10
web-five-hundred-contract = { $bid } by { $name }
web-five-hundred-contract-value = { $value } points
web-five-hundred-needs = needs { $needed }, has { $taken }, { $left } to go
web-five-hundred-made-already = needs { $needed }, has { $taken }: made
web-five-hundred-no-trick = must take no trick
web-five-hundred-sits-out = sits out
web-five-hundred-last-trick = Last trick
web-five-hundred-bids = Bids
web-five-hundred-claim = Claim
web-five-hundred-led-suit = Led { $suit }
web-five-hundred-claim-how = How many of the remaining tricks does your side take? Your hand will lie open for all. If one of the others declines, play goes on.
web-five-hundred-claim-counts = Tricks to claim
web-five-hundred-claim-waits = The others are answering your claim.
web-five-hundred-kitty = Kitty
web-five-hundred-put-away = Put away
web-five-hundred-dead = Out of play
web-five-hundred-put-away-cards = Cards put away
web-five-hundred-open-hand = Open hand of { $name }
web-question-five-hundred-misere = { $move }? You then have to lose all ten tricks.
web-question-five-hundred-unlooked = You have not looked at your cards. { $move }?
web-question-five-hundred-unnamed = { $move }? A joker without a suit wins its trick, and the misère is lost.
web-five-hundred-try = Sort your hand as if trump were { $suit }
web-five-hundred-try-later = You can try this on your turn to bid.
web-five-hundred-try-down = Look at your cards first.

## Web: 51 and 46

web-field-field = Field
web-field-hand = Hand
web-field-hands = All hands
web-field-acts = Other moves
web-field-place = field { $letter }
web-field-stock = Stock { $count }
web-field-discards = Discards { $count }
web-field-sort = Sort
web-field-sort-suit = Suit
web-field-sort-rank = Rank
web-field-sort-high-left = High cards to the left
web-field-sort-high-right = High cards to the right
web-field-choose = Choose a hand card and a field card.
web-field-choose-first-lap = In the first lap you exchange one card. Choose a hand card and a field card.
web-field-choose-take = You give { $give }. Choose the field card to take.
web-field-choose-give = You take { $take }. Choose the hand card to give.
web-field-will = You { $move }
web-field-leaves = You { $move } → { $leaves }
web-field-gone = { $card } is no longer in the field. Choose another card.
web-field-new = new
web-field-new-spoken = just put down
web-field-can-give = you may give it
web-field-can-take = you may take it
web-field-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-field-won = winner
web-fifty-one-act-swap-all = Exchange all
web-fifty-one-act-flush = Flush
web-fifty-one-act-pass = Pass
web-fifty-one-act-call = Call
web-fifty-one-do-swap = Exchange
web-fifty-one-do-swap-all = Exchange all
web-fifty-one-do-flush = Flush
web-fifty-one-do-pass = Pass
web-fifty-one-do-swap-call = Exchange and call
web-fifty-one-do-swap-all-call = Exchange all and call
web-fifty-one-do-pass-call = Pass and call
web-fifty-one-ask-swap-all = Exchange all five cards of your hand for the field ({ $cards })?
web-fifty-one-ask-swap-all-leaves = Exchange all five cards of your hand for the field ({ $cards })? → { $leaves }
web-fifty-one-ask-call = You { $move }, and call. The others have one more turn each.
web-fifty-one-choose-before-call = A call goes with a move. First choose a hand card and a field card.
web-fifty-one-stops-by-itself = It stops by itself and wins the round.
web-fifty-one-calls-by-itself = It calls by itself.
web-forty-six-act-flush = Flush
web-forty-six-act-stop = Stop
web-forty-six-act-stand = Stand
web-forty-six-do-swap = Exchange
web-forty-six-do-flush = Flush
web-forty-six-do-stand = Stand
web-forty-six-do-swap-stop = Exchange and stop
web-forty-six-ask-stop = You stop without exchanging. The others have one more turn each.
web-forty-six-ask-stop-with = You { $move }, and stop. The others have one more turn each.
web-forty-six-choose-before-stop = A stop goes with an exchange. First choose a hand card and a field card.
web-forty-six-disqualified = disqualified
web-forty-six-protected = safe
web-forty-six-protected-spoken = protected by an ace
web-field-cannot-give = you may not give it
web-field-cannot-take = you may not take it
web-field-leaves-more = You { $move } → { $leaves }. { $more }

## Web: before and between matches

web-title = bafuda – card games with friends
web-title-room = { $code } { $game } – bafuda
web-home-title = Play cards with your friends
web-home-what = Open a room, send the link, and play. No account, nothing to install. Bots take the empty seats.
web-choose-game = Choose a game
web-game-what-fifty-one = Trade with the five cards on the table until your hand is of one suit.
web-game-what-forty-six = Come as close to 46 in one suit as you can, but not over it.
web-game-what-page-one = Follow the suit and get rid of your cards. Don't forget to say "Page One"!
web-game-what-five-hundred = Bid for the most tricks, name trumps, and keep your word. Two against two.
web-players = { $players } players, best with { $best }
web-range = { $low }–{ $high }
web-open-room = Open a room
web-play-alone = Play alone
web-rules-of = Rules of { $game }
web-your-name = Your name
web-name-missing = Please type a name, so that the others know who you are.
web-name-long = That is a long name: its end will be cut off.
web-code-label = Got a room code or a link?
web-code-enter = Go in
web-code-wrong = That is no room code. A code has 8 letters and digits, like KAZE-7Q2M.
web-my-rooms = Your rooms
web-back-to-room = Back to { $code }
web-forget-room = Take { $code } off this list
web-public-rooms = Public rooms
web-public-none = No public room is open just now.
web-public-who = { $host }, { $code }
web-public-people =
    { $persons ->
        [one] 1 person, { $seats } seats
       *[other] { $persons } people, { $seats } seats
    }
web-public-open-seats =
    { $count ->
        [one] 1 open seat
       *[other] { $count } open seats
    }
web-public-full = all seats taken
web-public-playing = playing
web-looking = Looking…
web-connecting = Connecting…
web-loading = Just a moment…
web-screen-missing = This part of the page could not be loaded. The network may be away, or there is a newer version.
web-reload = Reload
web-create-code = This server's code for opening rooms
web-create-code-what = Whoever runs this server gave it to some people. Type it, then choose the game once more.
web-in-app = You are in the browser inside { $app }. It forgets your seat when it closes. Better open this page in your real browser.
web-keeps-nothing = This browser keeps nothing, so your seat is lost when the page closes. Your own link brings you back.
web-open-real-browser = Open in the browser
web-show-my-link = Go on on another device
web-my-link = Your own link
web-my-link-is-secret = Keep this link secret: whoever opens it is you, with your seat and your cards.
web-copy = Copy
web-copied = Copied.
web-copy-yourself = The browser does not let this page copy. The text is selected: copy it yourself.
web-share = Share
web-share-text = Come and play cards with me
web-to-start-page = To the start page
web-settings = Settings
web-help = Rules
web-language = Language
web-invited = You are invited to room
web-join = Join
web-join-again = Try again
web-watch = Watch
web-entering = Going in…
web-no-account = No account is needed. Your name and seat are kept in this browser.
web-room-nowhere = There is no such room
web-room-nowhere-why = The code may be mistyped, or the room is gone: rooms that nobody visits for two weeks are cleared away.
web-try-again = Try again
web-take-over = Go on here
web-stopped-replaced = You are playing in another tab or on another device
web-stopped-replaced-what = Only one place at a time can play your seat. To go on here, take over; the other place then stops.
web-stopped-unsupported-version = There is a newer version
web-stopped-unsupported-version-what = This page is older than the server. Reload it; your seat is kept.
web-stopped-room-closed = The room was closed
web-stopped-room-closed-what = It is no longer there. You can open a new one.
web-stopped-refused = The server did not let this page in
web-stopped-refused-what = Try again. If it stays like this, tell whoever runs the server.
web-stopped-seat-taken-back = The seat went back to its owner
web-stopped-seat-taken-back-what = You can come in again.
web-stopped-other = The server ended the connection
web-stopped-other-what = It said: { $reason }. Your seat is kept.
web-who-title = Whose link is this?
web-who-what = This link belongs to a person with a seat of its own. In this browser you were { $name } so far. If you go on as the person of the link, this browser forgets { $name }.
web-who-link = Go on as the person of the link
web-who-before = Stay who I was
web-reconnecting = Reconnecting…
web-next-try = Next try in { $seconds } s.
web-trying = Trying now…
web-try-now = Try now
web-offline-cause = The network may be away, or a proxy on the way lets no WebSocket through. Your seat is kept.
web-back-online = Back online.
web-closing-other = The server is closing the connection for a moment.
web-why = Why?
web-dismiss = Close this message
web-back-title = Leave the table?
web-back-what = The match is still on. If you go out, your seat is kept and a bot plays for you until you are back.
web-back-stay = Stay here
web-back-out = To the start page
web-room = Room
web-room-is-locked = The room is locked
web-match-is-over = The match is over.
web-see-result = See the result
web-invite-friends = Invite friends
web-code = Code
web-qr = The invitation as a QR code
web-qr-enlarge = QR code, larger or smaller
web-invite-link = Invitation link
web-link-is-local = This link works on this machine only. Others need the address of this machine, as in http://192.168.0.5:8000.
web-game = Game
web-change = Change
web-chosen-now = now
web-fit-well = suits you
web-fit-too-many = too few seats
web-people-here =
    { $count ->
        [one] 1 person is here. Bots can take the other seats.
       *[other] { $count } people are here. Bots can take the other seats.
    }
web-game-makes-standard = Another game begins with its standard rules.
web-seats = Seats
web-seat-number = Seat
web-seats-count = Number of seats
web-seats-fewer = One seat less
web-seats-more = One seat more
web-seats-most = This game takes { $high } at the most.
web-seats-least = This game needs { $low } at least.
web-seats-taken = Somebody has seat { $seat }. Only an empty last seat can be taken away.
web-seat-for = Who is seat { $seat } for?
web-wait-for-person = Wait
web-sit-here = Sit here
web-take-seat = Take a seat
web-stand-up = Stand up and watch
web-swap-seat = Swap seat { $seat } with another
web-swap-with = Seat { $seat }: choose the seat to swap with.
web-swap-here = Swap here
web-swap-cancel = Leave it
web-draw-seats = Draw the seats
web-team = Team { $team }
web-teams = Same letter, same team.
web-teams-host = Same letter, same team. Swap or draw seats to change the teams.
web-kick = Send { $name } out
web-kick-what = The person leaves the room and can come back when the next match has started. In a match a bot takes the seat. A locked room keeps newcomers out altogether.
web-kick-yes = Send out
web-no = No
web-watchers =
    { $count ->
        [one] Watching (1)
       *[other] Watching ({ $count })
    }
web-options = Rules of this room
web-options-differing =
    { $count ->
        [one] 1 differs from the standard
       *[other] { $count } differ from the standard
    }
web-options-change = Change the rules
web-options-all = All rules
web-options-by-host = Only the host can change the rules.
web-options-not-now = Rules can be changed before a match and after it.
web-options-reset = All to standard
web-option-why = More about: { $option }
web-option-standard-is = standard: { $value }
web-option-other-number = Another number
web-option-range =
    { $step ->
        [1] A whole number from { $low } to { $high }, please.
       *[other] A number from { $low } to { $high } in steps of { $step }, please.
    }
web-done = Done
web-house-rules = House rules
web-house-rules-of = House rules: { $game }
web-rules-now = Rules of this room
web-rules-name = Keep them under a name
web-rules-name-example = Grandma's rules
web-rules-not-kept = This browser keeps nothing: they last until the page closes.
web-save = Keep
web-rules-link = Link with these rules
web-rules-link-what = Whoever opens the link is offered these rules. It holds no secret.
web-rules-saved = Kept in this browser
web-rules-none-saved = None yet.
web-rules-in-use = in use
web-use = Use
web-rules-forget = Delete { $name }
web-rules-in-link = House rules came with the link: { $game }
web-rules-use = Use these house rules
web-rules-keep = Keep for later
web-rules-put-aside = No, thanks
web-rules-from-link = From a link
web-open-with-rules = Open a room with these rules
web-pack = Cards
web-pack-what = What is written on the cards. The game stays the same.
web-pack-none = Plain
web-room-settings = Room
web-room-by-host = Only the host can change these.
web-pace = How fast bots play
web-between-rounds = Longest pause between rounds
web-seconds =
    { $seconds ->
        [0] none
       *[other] { $seconds } s
    }
web-room-public = Public
web-room-public-what = Anybody can find the room on the start page.
web-room-locked = Locked
web-room-locked-what = No newcomers. Whoever is here can always come back.
web-room-spectators = Watching allowed
web-room-spectators-what = Newcomers may watch without a seat.
web-leave-room = Leave the room
web-leave-what = You leave for good and your seat becomes free; in a match it is kept for you. If you only want to look elsewhere, go to the start page: then your seat stays yours.
web-start = Start ({ $count } players)
web-start-again = Play again
web-again = Once more
web-start-question = Start now?
web-start-yes = Start
web-not-all-ready = Not everybody is ready
web-bots-fill = Bots will take these seats:
web-seat-of-away = ({ $name } is away)
web-wait-more = Wait a little
web-starting = Starting…
web-bots-are-coming =
    { $count ->
        [one] Starting… one bot is on its way.
       *[other] Starting… { $count } bots are on their way.
    }
web-cancel-start = Don't start
web-waiting-for-ready = Not ready yet: { $names }
web-open-seats-to-bots = Bots take the open seats when you start.
web-all-ready = Everybody is ready.
web-you-watch = You are watching.
web-wait-for-host = You are ready. The host starts the match.
web-get-ready = Are you ready?
web-settings-look = How it looks
web-settings-hand = Your hand
web-settings-pace = Pace and sound
web-settings-play = Playing
web-setting-theme = Colours
web-theme-system = As the device
web-theme-light = Light
web-theme-dark = Dark
web-setting-four-colours = Four suit colours
web-setting-four-colours-what = Diamonds blue, clubs green. Off: red and black as on paper.
web-setting-suit-letters = Letters of the suits
web-setting-suit-letters-what = S, H, D or C beside the sign.
web-setting-sort-by = Sorted by
web-sort-by-suit = Suit
web-sort-by-rank = Rank
web-setting-high-left = High cards on the left
web-setting-high-left-what = Off: high cards on the right.
web-setting-speed = Movement
web-setting-speed-what = How fast cards move, and how long a finished trick lies there.
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-off = None
web-setting-sound = Sound
web-setting-sound-what = A short sound when it is your turn, and at calls and scores.
web-sound-always = Always
web-sound-hidden = When I look elsewhere
web-sound-never = Never
web-sound-of-turn = Your turn
web-sound-of-call = Call
web-sound-of-round = End of round
web-sound-of-match = End of match
web-setting-vibration = Vibration
web-setting-vibration-what = The phone buzzes when it is your turn.
web-setting-single-tap = One tap plays
web-setting-single-tap-what = A tap plays the card at once. Off: choose first, then confirm.
web-setting-shortcuts = Keys
web-setting-shortcuts-what = Single letters and digits of the keyboard act at the table.
web-setting-looks-at-once = Look at once
web-setting-looks-at-once-what = Five Hundred: cards are turned up as soon as they are dealt. Off: they stay down, for a blind misère.
web-setting-text-table = Table as text
web-setting-text-table-what = The whole table in sentences, for screen readers and whoever likes to read.
web-error-not-seated = You have no seat. Sit down first.
web-error-seats-open = Open seats: { $seats }. Bots can take them when the host starts.
web-error-not-yourself = You cannot send yourself out. To go, leave the room.
web-error-not-a-person = That is a bot. Its seat can be set to "Wait".
web-error-kicked = The host sent you out of this room. You can come back when the next match has started, or when the one in play is over.
web-ready = I'm ready
web-bot = Bot
web-room-hints = Hints
web-room-hints-what = Whoever is to move may ask what a bot would do, and why.
web-event-hints-set-on = Hints may be asked for in this room now.
web-event-hints-set-off = There are no hints in this room any more.
web-look-host = Host: { $name }
web-look-inside = Who is inside
web-look-playing = A match is on. You can watch it; there may be a seat for you when it is over.
web-look-full = All seats are taken. You can watch until one is free.
web-look-own-seat = Your seat is kept for you.
web-error-bad-option = "{ $option }" cannot be "{ $value }" in this room: it may not go with the number of seats or with another rule.

## Web: invitation

web-look-again = Look again
web-look-unchanged = Nothing has changed yet.
web-look-by-itself = This page looks again by itself every few seconds.
