"""Five Hundred (500): the Australian game of tricks and bids, for two to six players.

Variant: the Australian four-hand game with the bowers, as docs/rules/five_hundred.md tells it
(read 2026-11-30), which rests on a rules page for that game and on the sources that it names;
beside it the American auction as a preset. Sections given as §n in this package are those of
that text, where each is found: §1 `packs`, `sides`; §2 `bids`, `auction`; §3 `exchange`,
`partner`; §4 `order`, `joker`, `tricks`, `claims`; §5 `scoring`, `ending`; §6 `options`.

House rules and their defaults (§6): 43 cards and a kitty of three for four players; the auction
goes round until all but one have passed; misere over a seven only; open misere below ten hearts;
blind misere and sans kitty allowed; the joker without trumps leads a suit not yet led; ten a
trick for the other side; all ten tricks count at least 250; the first side to make a contract
that brings it to 500 wins, and one at -500 loses.

Where the text is silent or leaves a choice, this is played:

- Who has looked at its cards is seen by all, as at a table.
- A claim may be for no trick at all. Each seat claims once a turn: after a refusal it plays on.
  Until all have answered, nobody plays.
- With several opposing sides also a contractor of five with a partner claims all that is left.
- At the end of a hand the discards are turned up and nothing else: what is left of the hands, a
  kitty that nobody took, and the dead hand stay face down.
- A hand is a round of the match, also one that was thrown in.
- The winner ranks first, whatever the totals of others; these rank by their totals. Within the
  contractor's side of five the winner is one player, its partner ranks by its total.
- A score as high as the target stays there through trick points: the next contract made by that
  side wins (with `win_requires_contract = false` two sides level at the top play on).
- In the American preset the pack is `p45` for four players and the usual one for others; a pack
  that is chosen besides it holds as chosen.
"""
