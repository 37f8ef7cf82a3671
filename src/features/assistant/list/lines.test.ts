import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { counted, flattened, joined, type Line, parted } from './lines.ts';

const PRICES: Readonly<Record<string, number>> = {
  screen: 45_000,
  board: 34_900,
  bracket: 3400,
  trolley: 28_900,
  player: 8900,
};
const extra = fc.record({
  goods: fc.constantFrom('bracket', 'trolley', 'player'),
  count: fc.integer({ min: 1, max: 4 }),
  isEach: fc.boolean(),
});
const line: fc.Arbitrary<Line<string>> = fc.record({
  goods: fc.constantFrom('screen', 'board'),
  pieces: fc.integer({ min: 1, max: 40 }),
  said: fc.constantFrom('for the bar', 'for the lobby'),
  isFitted: fc.boolean(),
  extras: fc.uniqueArray(extra, { selector: ({ goods }) => goods, maxLength: 3 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

// What the lines come to, each by itself.
function sumOf(list: readonly Line<string>[]): number {
  const price = (goods: string) => PRICES[goods] ?? 0;
  return list.reduce(
    (sum, { goods, pieces, extras }) =>
      sum +
      pieces * price(goods) +
      extras.reduce((of, each) => of + price(each.goods) * each.count * (each.isEach ? pieces : 1), 0),
    0,
  );
}

const flatSum = (list: readonly Line<string>[]) =>
  flattened(list).reduce((sum, { goods, pieces }) => sum + pieces * (PRICES[goods] ?? 0), 0);

describe('a list of goods', () => {
  test('comes to what its lines come to, whatever was done to it', () =>
    fc.assert(
      fc.property(lines, fc.nat(5), fc.nat(50), (list, at, pieces) => {
        const left = parted(
          counted(
            list,
            (each) => each === at,
            () => pieces,
          ),
          at,
          pieces - 1,
        );
        expect(flatSum(left)).toBe(sumOf(left));
        expect(flattened(left).every(({ pieces: each }) => each > 0)).toBe(true);
      }),
    ));

  test('never has fewer than none of anything, and none of a line is no line', () =>
    fc.assert(
      fc.property(lines, fc.integer({ min: -50, max: 50 }), (list, more) => {
        const left = counted(
          list,
          () => true,
          (before) => before + more,
        );
        expect(left.every(({ pieces }) => pieces > 0)).toBe(true);
        expect(left).toHaveLength(list.filter(({ pieces }) => pieces + more > 0).length);
      }),
    ));

  test('is as it was once a count is taken back', () =>
    fc.assert(
      fc.property(lines, fc.nat(5), fc.integer({ min: 1, max: 50 }), (list, at, pieces) => {
        const own = list[at]?.pieces ?? 1;
        const there = counted(
          list,
          (each) => each === at,
          () => pieces,
        );
        expect(
          counted(
            there,
            (each) => each === at,
            () => own,
          ),
        ).toEqual(list);
      }),
    ));

  test('is as it was once a part is put back with the rest', () =>
    fc.assert(
      fc.property(line, fc.nat(45), (one, pieces) => {
        // What is for all of them stays with the rest.
        const plain = { ...one, extras: one.extras.filter(({ isEach }) => isEach) };
        expect(joined(parted([plain], 0, pieces))).toEqual([plain]);
        expect(sumOf(parted([one], 0, pieces))).toBe(sumOf([one]));
      }),
    ));
});

test('a part of a line goes with what comes with each of it', () => {
  const list = [
    {
      goods: 'screen',
      pieces: 5,
      said: '',
      isFitted: false,
      extras: [
        { goods: 'bracket', count: 1, isEach: true },
        { goods: 'player', count: 1, isEach: false },
      ],
    },
  ];
  expect(parted(list, 0, 2).map(({ pieces, extras }) => [pieces, extras.map(({ goods }) => goods)])).toEqual([
    [2, ['bracket']],
    [3, ['bracket', 'player']],
  ]);
});
