import { expect, test } from 'vitest';
import type { Event } from '../../src/room/types';
import { finishedTricks } from '../../src/table/tricks';

function played(seat: number, card: string): Event {
  return { type: 'card_played', seat, card, named: null };
}

test('a trick is what lay there and what was played to it', () => {
  const { finished, open } = finishedTricks(
    [{ seat: 1, card: '7H' }],
    [played(2, 'QH'), { type: 'trick_won', seat: 2 }, played(2, 'AS')],
  );
  expect(finished).toEqual([
    {
      winner: 2,
      plays: [
        { seat: 1, card: '7H' },
        { seat: 2, card: 'QH' },
      ],
    },
  ]);
  expect(open).toEqual([{ seat: 2, card: 'AS' }]);
});

test('a new deal clears the table', () => {
  const dealt: Event = {
    type: 'hands_dealt',
    round_number: 2,
    leader: 0,
    hands: [],
    stock_count: 40,
  };
  expect(finishedTricks([{ seat: 0, card: '2C' }], [dealt, played(0, 'AH')])).toEqual({
    finished: [],
    open: [{ seat: 0, card: 'AH' }],
  });
});
