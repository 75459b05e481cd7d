import { expect, test } from 'vitest';
import { becameUrgent, clockText, secondsLeft } from '../../src/table/countdown';

test.each([
  // deadline, now, the server's clock is ahead by, seconds
  [null, 1000, 0, null],
  [31_000, 1000, 0, 30],
  [31_000, 1000, 5000, 25],
  [31_000, 1001, 0, 30],
  [31_000, 30_999, 0, 1],
  [31_000, 99_000, 0, 0],
])('deadline %s at %i, ahead by %i: %s s', (deadline, now, ahead, seconds) => {
  expect(secondsLeft(deadline, now, ahead)).toBe(seconds);
});

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [83, '1:23'],
  [600, '10:00'],
])('%i s reads %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([
  [11, 10, true],
  [10, 9, false], // it was said before
  [null, 7, true],
  [30, 12, false],
  [11, 0, false], // too late to be of use
  [5, null, false],
])('from %s to %s is worth a warning: %s', (before, now, isWarning) => {
  expect(becameUrgent(before, now)).toBe(isWarning);
});
