import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { partPaidRows } from './still-due.tsx';

const order = (sums: Record<'paid' | 'released' | 'due', number>, depositDue: number | null = null) =>
  ({
    paid: toDecimal(sums.paid),
    released: toDecimal(sums.released),
    due: toDecimal(sums.due),
    depositDue: depositDue === null ? null : toDecimal(depositDue),
    dueOn: null,
  }) as Order;
const rowsOf = (one: Order) =>
  partPaidRows(one).map(({ label, value }) => ({
    label,
    pence: toPence(String(value).replace(/[£,]/g, '').replace('−', '-')),
  }));
const pence = fc.integer({ min: 0, max: 5_000_000 });

test('the rows below the total lead from it to what is due, to the penny', () => {
  fc.assert(
    fc.property(pence, pence, pence.filter(Boolean), (paid, released, due) => {
      fc.pre(paid + released > 0);
      const sum = rowsOf(order({ paid, released, due })).reduce((left, row) => left + row.pence, 0);
      // What is due stands there once with all that came off before it.
      expect(sum).toBe(due - paid - released);
    }),
  );
});

test('a refund of what was paid leaves what was paid after it, and an order as simple as that says nothing', () => {
  expect(rowsOf(order({ paid: 71_760, released: 35_880, due: 0 }))).toEqual([
    { label: 'Refunds', pence: -35_880 },
    { label: 'Paid after refunds', pence: 71_760 },
  ]);
  expect(rowsOf(order({ paid: 0, released: 0, due: 71_760 }))).toEqual([]);
  expect(rowsOf(order({ paid: 71_760, released: 0, due: 0 }))).toEqual([]);
});

test('of what was not paid yet nothing goes back: it is not charged any more', () => {
  expect(rowsOf(order({ paid: 4_120, released: 35_880, due: 67_640 }))).toEqual([
    { label: 'Not charged any more', pence: -35_880 },
    { label: 'Paid so far', pence: -4_120 },
    { label: 'Still due', pence: 67_640 },
  ]);
});
