import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['menu', 'menu', 0],
  ['menue', 'menu', 1],
  ['kiosc', 'kiosk', 1],
  ['vidoe', 'video', 1],
  ['bord', 'board', 1],
  ['brakcte', 'bracket', 2],
  ['a', 'menu', 3],
])('from %s to %s are %i edits', (from, to, edits) => {
  expect(editDistance(from, to, 2)).toBe(edits);
});

test('finds what the plain way finds, and says one more than the most beyond it', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, most) => {
      expect(editDistance(a, b, most)).toBe(Math.min(most + 1, plainly(a, b)));
    }),
    { numRuns: 2_000 },
  );
});

// The same ends of two words are met on many ways.
const known = new Map<string, number>();

function plainly(a: string, b: string): number {
  const pair = `${a} ${b}`;
  const edits = known.get(pair) ?? fewestEdits(a, b);
  known.set(pair, edits);
  return edits;
}

function fewestEdits(a: string, b: string): number {
  if (!a || !b) return a.length + b.length;
  const ways = [
    plainly(a.slice(1), b) + 1,
    plainly(a, b.slice(1)) + 1,
    plainly(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a[0] === b[0]) return ways[2] ?? 0;
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) ways.push(plainly(a.slice(2), b.slice(2)) + 1);
  return Math.min(...ways);
}
