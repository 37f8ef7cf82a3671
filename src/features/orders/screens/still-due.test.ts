import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import type { WaySum } from '#features/payments/ledger-sums.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { partPaidRows } from './still-due.tsx';

type Given = Record<'paid' | 'released' | 'due', number> & { grandTotal?: number; ways?: Partial<WaySum>[] };

const order = ({ ways, ...sums }: Given) =>
  ({
    paid: toDecimal(sums.paid),
    released: toDecimal(sums.released),
    due: toDecimal(sums.due),
    grandTotal: toDecimal(sums.grandTotal ?? sums.paid + sums.released + sums.due),
    ways: (ways ?? [{ paid: sums.paid }]).map(({ provider = 'test_card', paid = 0, refunded = 0, withheld = 0 }) => ({
      ...{ provider, paid: toDecimal(paid), refunded: toDecimal(refunded), withheld: toDecimal(withheld) },
    })),
    ...{ items: [], paymentMethod: 'Card', status: 'delivered' },
    depositDue: null,
    dueOn: null,
  }) as unknown as Order;
const rowsOf = (one: Order) =>
  partPaidRows(one).map(({ label, value, note }) => ({
    label,
    pence: toPence(String(value).replace(/[£,]/g, '').replace('−', '-')),
    ...(note !== undefined && { note }),
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
  const ways = [{ paid: 107_640, refunded: 35_880 }];
  expect(rowsOf(order({ paid: 71_760, released: 35_880, due: 0, ways }))).toEqual([
    { label: 'Refunds', pence: -35_880, note: 'To the card' },
    { label: 'Paid after refunds', pence: 71_760 },
  ]);
  expect(rowsOf(order({ paid: 0, released: 0, due: 71_760 }))).toEqual([]);
  expect(rowsOf(order({ paid: 71_760, released: 0, due: 0 }))).toEqual([]);
});

test('what stays charged of a piece that went back is charged: the rows add up, and the refund says how much it is', () => {
  const ways = [{ paid: 159_690, refunded: 33_333 }];
  const sums = { paid: 126_357, released: 33_333, due: 0, grandTotal: 159_690, ways };
  const [items, discount, vatRate] = [[{ unitPrice: '693.40', refunded: 1 }], '0.00', '20'];
  const kept = { ...order(sums), ...{ items, discount, vatRate, subtotal: '1300.00', deliveryFee: '30.75' } } as Order;
  expect(rowsOf(kept)).toEqual([
    { label: 'Refunds', pence: -33_333, note: 'To the card. £498.75 of what was taken off the order stays charged' },
    { label: 'Paid after refunds', pence: 126_357 },
  ]);
  // A refund of before decision 0195 called off what had been paid.
  expect(rowsOf(order({ ...sums, released: 83_208 }))).toEqual([
    { label: 'Refunds', pence: -33_333, note: 'To the card' },
    { label: 'Paid after refunds', pence: 126_357 },
  ]);
});

test('an order that was cancelled and wholly given back says how much went back and how', () => {
  // A refund of a cancelled order takes nothing off its price.
  const cancelled = { paid: 0, released: 0, due: 0, grandTotal: 343_800 };
  const asCredit = [
    { provider: 'bank_transfer', paid: 343_800 },
    { provider: 'account_credit', refunded: 343_800 },
  ] as const;
  expect(rowsOf(order({ ...cancelled, ways: [...asCredit] }))).toEqual([
    { label: 'Refunds', pence: -343_800, note: 'As account credit' },
    { label: 'Paid after refunds', pence: 0 },
  ]);
  const deposit = [{ provider: 'bank_transfer' as const, paid: 100_000, refunded: 100_000 }];
  expect(rowsOf(order({ ...cancelled, ways: deposit }))).toEqual([
    { label: 'Paid', pence: 100_000 },
    { label: 'Refunds', pence: -100_000, note: 'By bank transfer' },
    { label: 'Paid after refunds', pence: 0 },
  ]);
});

test('an order that credit and a card have paid names both, and of what is still due which part was credit', () => {
  const credit = { provider: 'account_credit' as const, paid: 30_050 };
  expect(rowsOf(order({ paid: 53_880, released: 0, due: 0, ways: [credit, { paid: 23_830 }] }))).toEqual([
    { label: 'Paid by account credit', pence: 30_050 },
    { label: 'Paid by Card', pence: 23_830 },
  ]);
  expect(rowsOf(order({ paid: 30_050, released: 0, due: 23_830, ways: [credit] }))).toEqual([
    { label: 'Paid so far', pence: -30_050, note: 'By account credit' },
    { label: 'Still due', pence: 23_830 },
  ]);
  expect(rowsOf(order({ paid: 40_050, released: 0, due: 13_830, ways: [credit, { paid: 10_000 }] }))[0]).toEqual({
    ...{ label: 'Paid so far', pence: -40_050, note: '£300.50 of it by account credit' },
  });
});

test('of what was not paid yet nothing goes back: it is not charged any more', () => {
  expect(rowsOf(order({ paid: 4_120, released: 35_880, due: 67_640 }))).toEqual([
    { label: 'Not charged any more', pence: -35_880 },
    { label: 'Paid so far', pence: -4_120 },
    { label: 'Still due', pence: 67_640 },
  ]);
  expect(rowsOf(order({ paid: 71_760, released: 35_880, due: 0 }))).toEqual([
    { label: 'Not charged any more', pence: -35_880 },
    { label: 'Paid', pence: 71_760 },
  ]);
});

test('a cancelled order says what was paid of it and what is owed back, and by when', () => {
  const cancelled = {
    ...order({ paid: 10_001, released: 0, due: 0, grandTotal: 84_479 }),
    status: 'cancelled',
  } as Order;
  const owedBack = { amount: '100.01', how: 'transfer' as const, dueOn: '2026-12-05' };
  expect(rowsOf({ ...cancelled, owedBack })).toEqual([
    { label: 'Paid', pence: 10_001 },
    { label: 'Owed back', pence: 10_001, note: 'by 5 Dec 2026' },
  ]);
  // A part of it went back already.
  const ways = [{ paid: 10_001, refunded: 4_000 }];
  const some = {
    ...order({ paid: 6_001, released: 0, due: 0, grandTotal: 84_479, ways }),
    status: 'cancelled',
  } as Order;
  expect(
    rowsOf({ ...some, owedBack: { ...owedBack, amount: '60.01', dueOn: null } }).map(({ label, pence }) => [
      label,
      pence,
    ]),
  ).toEqual([
    ['Paid', 10_001],
    ['Refunds', -4_000],
    ['Paid after refunds', 6_001],
    ['Owed back', 6_001],
  ]);
});
