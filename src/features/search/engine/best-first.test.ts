import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atOnce } from '#platform/steps.ts';
import { bestFirst } from './best-first.ts';

test('the first are those that a full sort puts first, and none is lost', () => {
  const list = fc.array(fc.nat(20), { maxLength: 200 }).map((scores) => scores.map((score, id) => ({ score, id })));
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 120 }), (items, count) => {
      const sorted = atOnce(bestFirst(items, count, ({ score }) => score));
      const plainly = [...items].sort((a, b) => b.score - a.score);
      expect(sorted.slice(0, count)).toEqual(plainly.slice(0, count));
      expect(new Set(sorted)).toEqual(new Set(items));
    }),
  );
});
