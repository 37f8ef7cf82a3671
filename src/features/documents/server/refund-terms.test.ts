import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toPence } from '#values/money.ts';
import { refundTerms } from './refund-terms.ts';

const refund = (amount: number, withheld: number) => ({
  ...{ id: 1, kind: 'refund' as const, amount, withheld },
  recordedAt: new Date('2026-11-28T10:00:00Z'),
});
const GIVEN = ' was given back on 28 Nov 2026.';
const WITHHELD = ' was withheld for points of this order that were spent already, at 1p each.';

test('what was withheld for spent points is not called given back', () => {
  expect(refundTerms(refund(54_000, 368), { credited: 0, total: 54_000 })).toEqual([
    `£536.32${GIVEN}`,
    `£3.68${WITHHELD}`,
  ]);
  expect(refundTerms(refund(54_000, 0), { credited: 0, total: 54_000 })).toEqual([`£540.00${GIVEN}`]);
  expect(refundTerms(refund(100, 100), { credited: 0, total: 100 })).toEqual([`£1.00${WITHHELD}`]);
});

test('on two credit notes of one refund each pound stands once', () => {
  const pence = fc.integer({ min: 1, max: 100_000 });
  const sumOf = (lines: string[], words: string) =>
    lines
      .filter((line) => line.endsWith(words))
      .reduce((sum, line) => sum + toPence(line.slice(1).split(' ')[0]?.replace(/,/g, '') ?? 0), 0);
  fc.assert(
    fc.property(pence, pence, fc.integer({ min: 0, max: 200_000 }), (first, second, wanted) => {
      const withheld = Math.min(wanted, first + second);
      const row = refund(first + second, withheld);
      const lines = [
        ...refundTerms(row, { credited: 0, total: first }),
        ...refundTerms(row, { credited: first, total: second }),
      ];
      expect([sumOf(lines, GIVEN), sumOf(lines, WITHHELD)]).toEqual([first + second - withheld, withheld]);
    }),
  );
});
