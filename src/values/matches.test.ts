import fc from 'fast-check';
import { expect, test } from 'vitest';
import { matchesOf } from './matches.ts';

const PATTERNS = [/a/gu, /\b/gu, /a*/gu, /(b)|c/giu, /x(?=a)/gu];

test('finds what matchAll finds, each time anew', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', 'C', 'x', ' ', '"', '£') }),
      fc.constantFrom(...PATTERNS),
      (text, pattern) => {
        const plainly = [...text.matchAll(pattern)];
        expect(matchesOf(text, pattern)).toEqual(plainly);
        expect(matchesOf(text, pattern)).toEqual(plainly);
      },
    ),
  );
});
