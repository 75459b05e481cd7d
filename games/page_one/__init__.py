"""Page One (ページワン): follow the suit led, draw until you can, say the word with one card left.

Variant: the game of a Japanese card-game site with that site's options, as
docs/rules/page_one.md tells it (read 2026-11-30), which rests on that site's rule page.
Sections given as §n in this package are those of that text.

House rules and their defaults (§6): no joker; four cards each; declaring by hand, five cards
for a missed declaration, challenged until the seat's own next play or draw; a wrong challenge
is refused; going out undeclared is allowed; the lead of the rounds moves to the left; draws
without limit; with nothing left to draw a seat does not play; 5 rounds; 300 tricks a round.

Where the text is silent or leaves a choice, this is played:

- Cards are dealt one at a time, the first leader first.
- With a play goes the word last: `play JK H declare`. It may go with any play from a hand of
  two, also if that was declared already; with another number of cards it is refused.
- A draw is made with `draw` also where nothing can come of it: nothing left, or a lone joker
  while a led joker leaves the suit open. The seat then does not play; nobody is passed over
  by itself.
- A leader that hands on its lead (a lone joker, nothing left to draw) has had its turn in that
  trick: it could not follow either.
- With `empty_stock = drawn` a lone joker that cannot be followed with ends the round too, a
  lone joker to be led does not.
- Where `draw_limit` is reached with the last card there is, the seat does not play; the round
  is not drawn.
- Any change of the hand ends a declaration and an exposure, a wrong challenger's draw too: who
  holds several cards cannot be challenged.
- A challenge that succeeds where nothing is left to draw costs nothing and ends the exposure.
- A wrong challenge where it costs cards may be made as long as the round goes on.
- Where `trick_limit` ends a round, the seats with the fewest cards have won it; a drawn round
  has no winner and ranks all seats first.
- Hands are not shown when the round ends: only numbers count.
"""
