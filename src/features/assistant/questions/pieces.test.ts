import { expect, test } from 'vitest';
import { piecesIn, piecesOf } from './pieces.ts';

test.each([
  '',
  'the 43 inch menu board',
  'a two output player',
  '0 of them',
  '55 inch screens',
  'touch 65',
  'the 43 menu boards',
  'a 24/7 display',
  '55 inch 24/7 displays',
  'a bracket with holes of 600 x 400',
  'a 3 x 3 wall',
  'a 4k60 player',
  'the LED cabinet 50 × 50',
])('nothing says how many, so it is one: %s', (message) => {
  expect(piecesIn(message)).toBe(1);
});

test.each([
  ['how much would four of the 43 inch menu boards come to', 4],
  ['price of two Touch 65s', 2],
  ['and how much is that for three', 3],
  ['three 43 inch menu boards please', 3],
  ['12 x BF-DMB-43', 12],
  ['a dozen brackets', 12],
  ['ten 55 inch 24/7 displays delivered to Cardiff', 10],
  ['3 x 43 inch boards', 3],
  ['50 x LED cabinets 50 x 50', 50],
])('%s: %i', (message, pieces) => {
  expect(piecesIn(message)).toBe(pieces);
});

test.each([
  ['when would it arrive: Tessaform LED cabinet 50 × 50, 2.6 mm', 1],
  ['when would 40 Tessaform LED cabinet 50 × 50, 2.6 mm arrive at LS1 4AP?', 40],
  ['12 × tessaform led cabinets 50 x 50, 2.6 mm', 12],
  ['12 × tessaform led cabinet 50 x 50, 2.6 mm', 12],
])('the figures of a name count nothing: %s', (message, pieces) => {
  expect(piecesOf('Tessaform LED cabinet 50 × 50, 2.6 mm', message)).toBe(pieces);
});
