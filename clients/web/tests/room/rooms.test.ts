import { expect, test } from 'vitest';
import { codeIn, formatCode, parseCode } from '../../src/room/rooms';

test.each([
  ['KAZE-7Q2M', 'KAZE7Q2M'],
  ['kaze7q2m', 'KAZE7Q2M'],
  ['ＫＡＺＥ７Ｑ２Ｍ', 'KAZE7Q2M'],
  ['ｋａｚｅー７ｑ２ｍ', 'KAZE7Q2M'],
  [' KAZE 7Q2M ', 'KAZE7Q2M'],
  ['KAZE-7Q2', null],
  ['KAZE-7Q20', null], // there is no 0
  ['KAZE-7Q2I', null], // nor an I
])('%s is the code %s', (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

test.each([
  ['http://192.168.0.5:8000/r/KAZE-7Q2M', 'KAZE7Q2M'],
  ['https://cards.example/r/kaze7q2m#key=00', 'KAZE7Q2M'],
  ['kaze-7q2m', 'KAZE7Q2M'],
  ['https://cards.example/', null],
])('in %s there is %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

test('people read codes in two parts', () => {
  expect(formatCode('KAZE7Q2M')).toBe('KAZE-7Q2M');
});
