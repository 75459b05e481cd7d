"""46: collect five cards of one suit worth as near to 46 as possible, and never more.

Variant: the game that a fan column invents on top of 51, as docs/rules/forty_six.md tells it
(read 2026-11-30). Sections given as §n in this package are those of that text.

House rules and their defaults (§7): one joker, which lies in stock and field alone and forces
exchanges; nobody may stand on the last lap; flushing is allowed there; a stopper scores like
anybody else; a winner adds 10; points are added up over 5 rounds; after 50 laps the round goes
to the showdown.

Where the text is silent or leaves a choice, this is played:

- Cards are dealt one at a time from the left of the dealer; the joker is shuffled into the rest,
  then the field is turned up.
- A hand of one suit worth more than 46 may not stop, stand or win, but all else goes on as usual.
- Stopping and standing come before the flush: who has flushed exchanges, and may stop with that.
- With `failed_stop = zero` the stopper's rank stays that of its hand: among equals at the top it
  shares rank 1 without having won.
- A round in which everybody is disqualified ranks all seats first, as a match of one round does.
- Standing is announced to all as what it is: it shows that the hand is of one suit.
- While the joker lies in the field, a seat is told all along what would bind its exchange.
"""
