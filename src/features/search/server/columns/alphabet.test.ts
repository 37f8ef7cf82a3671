import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alphabet, compareNamed, named } from './alphabet.ts';

const plain = fc.string({ unit: fc.constantFrom(...'aAbZz019 -,."/(×é″'), maxLength: 8 });
const anything = fc.string({ unit: 'grapheme', maxLength: 8 });

test('names are compared as the alphabet compares them', () => {
  fc.assert(
    fc.property(fc.oneof(plain, anything), fc.oneof(plain, anything), (a, b) => {
      expect(Math.sign(compareNamed(named(a), named(b)))).toBe(Math.sign(alphabet.compare(a, b)));
    }),
    { numRuns: 20_000 },
  );
});

test.each([
  ['Totem 9', 'totem 43'],
  ['Board 007', 'Board 8'],
  ['0', '1'],
  ['9', 'a'],
  ['$', '0'],
  ['1'.repeat(98), '2'.repeat(98)],
  ['1'.repeat(300), '2'.repeat(300)],
])('%s stands before %s', (a, b) => {
  expect(compareNamed(named(a), named(b))).toBeLessThan(0);
  expect(compareNamed(named(b), named(a))).toBeGreaterThan(0);
});

test('capitals and zeros in front make no difference', () => {
  for (const [a, b] of [
    ['LED wall', 'led Wall'],
    ['Board 07', 'board 7'],
    ['00', '0'],
  ])
    expect(compareNamed(named(a ?? ''), named(b ?? ''))).toBe(0);
});
