"""51 (ごじゅういち): collect five cards of one suit from a face-up field.

Variant: the game of a Japanese card-game site with that site's options, as
docs/rules/fifty_one.md tells it (read 2026-11-30), which rests on that site's rule page.
Sections given as §n in this package are those of that text.

House rules and their defaults (§9): one joker, worth 11 where the hand lacks the ace and
else 10; a 51 ends the round at once; passes without limit; exchange all and flush allowed;
a mixed hand counts 0; a lost call counts 0; equal points beat the caller; points are added
up over 5 rounds; after 50 laps the round goes to the showdown.

Where the text is silent or leaves a choice, this is played:

- Cards are dealt one at a time from the left of the dealer, then the field.
- A stop or call that is made by itself on a dealt 51 uses that seat's first turn.
- The house flushes after passes in the lap before the last one of `lap_limit`, also when the
  next turn opens the last lap; passes made in the last lap itself bring no flush.
- Where even the discards could not fill the field, the house does not flush, and the count
  of passes starts anew. (No pack of this game gets there.)
- A round without a winner ranks all seats first, as a match of one round does.
- Of others with equal points below 0 too, fewer jokers rank higher; only hands worth 0 share.
- A stop ranks above every other hand, also above another 51 that has not had its turn.
"""
