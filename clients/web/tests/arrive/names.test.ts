import { describe, expect, test } from 'vitest';
import { columnsOf, fitName } from '../../src/arrive/names';

describe('names', () => {
  test.each([
    ['Hanako', 6],
    ['花子', 4],
    ['ハナコー', 8],
    ['한나', 4],
    ['🦊', 2],
    ['👨‍👩‍👧', 2],
    ['é', 1],
    ['e\u0301', 1],
    ['', 0],
  ])('%s takes %i columns', (text, columns) => {
    expect(columnsOf(text)).toBe(columns);
  });

  test.each([
    ['  Ann  ', 24, 'Ann'],
    ['Ａｎｎ', 24, 'Ann'],
    ['\u3000花子\u3000', 24, '花子'],
    ['あいうえおかきくけこさしす', 24, 'あいうえおかきくけこさし'],
    ['花子と太郎', 7, '花子と'],
    ['👨‍👩‍👧👨‍👩‍👧', 3, '👨‍👩‍👧'],
    ['Ann and Bob', 4, 'Ann'],
    ['   ', 24, ''],
  ])('%j in %i columns is %j', (typed, columns, name) => {
    expect(fitName(typed, columns)).toBe(name);
  });
});
