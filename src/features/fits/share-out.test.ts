import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareOut } from './share-out.ts';

test('a bracket that holds either screen gives way where the other holds only the one', () => {
  const holds = [
    [true, true],
    [true, false],
  ];
  const shares = shareOut([1, 1], [1, 1], (bracket, screen) => holds[bracket]?.[screen] ?? false);
  expect(shares.map((share) => Object.fromEntries([...share].filter(([, units]) => units > 0)))).toEqual([
    { 1: 1 },
    { 0: 1 },
  ]);
});

test('never gives more than there is or is needed, nor what does not go, and meets as much as any way of sharing could', () => {
  const few = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(few, few, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), (have, need, table) => {
      const goes = (supplier: number, needer: number) => table[supplier * 3 + needer] ?? false;
      const shares = shareOut(have, need, goes);
      for (const [supplier, share] of shares.entries()) {
        expect(sum([...share.values()])).toBeLessThanOrEqual(have[supplier] ?? 0);
        for (const [needer, units] of share) if (units > 0) expect(goes(supplier, needer)).toBe(true);
        expect(Math.min(0, ...share.values())).toBe(0);
      }
      const met = need.map((_, needer) => sum(shares.map((share) => share.get(needer) ?? 0)));
      for (const [needer, units] of met.entries()) expect(units).toBeLessThanOrEqual(need[needer] ?? 0);
      expect(sum(met)).toBe(most(have, need, goes));
    }),
    { numRuns: 300, seed: 5 },
  );
});

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/** The most that can be met, by Hall: for any set of needers no more than those have who go with one of them. */
function most(have: readonly number[], need: readonly number[], goes: (s: number, n: number) => boolean): number {
  const sets = Array.from({ length: 2 ** need.length }, (_, bits) => need.map((_, at) => ((bits >> at) & 1) === 1));
  return Math.min(
    ...sets.map((isIn) => {
      const outside = sum(need.filter((_, at) => !isIn[at]));
      const near = have.filter((_, supplier) => need.some((_, at) => isIn[at] && goes(supplier, at)));
      return outside + sum(near);
    }),
  );
}
