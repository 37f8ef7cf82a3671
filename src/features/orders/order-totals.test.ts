import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositOf, isTooLarge, readTotals, totals, vatRateFor } from './order-totals.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 9_999_999_999 }),
  quantity: fc.integer({ min: 1, max: 999 }),
});
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 20 }),
    deliveryFeePence: fc.integer({ min: 0, max: 100_000 }),
    vatRate: fc.integer({ min: 0, max: 10_000 }),
    discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ discountShare, ...rest }) => {
    const subtotal = rest.lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
    return { ...rest, discountPence: Math.floor(subtotal * discountShare) };
  });

test('the sums of an order always add up, in whole pence', () => {
  fc.assert(
    fc.property(order, (input) => {
      const sums = totals(input);
      expect(sums.totalAmount).toBe(sums.subtotal - sums.discount + sums.deliveryFee);
      expect(sums.grandTotal).toBe(sums.totalAmount + sums.vatAmount);
      expect(Object.values(sums).every(Number.isInteger)).toBe(true);
      expect(Math.min(...Object.values(sums))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('VAT is within half a penny of the exact figure, whatever the order of the lines', () => {
  fc.assert(
    fc.property(order, (input) => {
      const sums = totals(input);
      const twiceTheError = 2n * (BigInt(sums.vatAmount) * 10_000n - BigInt(sums.totalAmount) * BigInt(input.vatRate));
      expect(twiceTheError > -10_000n && twiceTheError <= 10_000n).toBe(true);
      expect(totals({ ...input, lines: [...input.lines].reverse() })).toEqual(sums);
    }),
  );
});

test('VAT is worked out once on the total, not line by line', () => {
  const lines = [1, 2, 3].map(() => ({ unitPrice: 3, quantity: 1 }));
  expect(totals({ lines, discountPence: 0, deliveryFeePence: 0, vatRate: 2000 }).vatAmount).toBe(2);
});

test('the largest total that a column holds passes, a penny more does not', () => {
  const at = (unitPrice: number) =>
    totals({ lines: [{ unitPrice, quantity: 1 }], discountPence: 0, deliveryFeePence: 0, vatRate: 0 });
  expect(isTooLarge(at(9_999_999_999))).toBe(false);
  expect(isTooLarge(at(10_000_000_000))).toBe(true);
});

test.each([
  ['Leeds', { country: 'United Kingdom', postcode: 'LS1 4AP' }, 2000],
  ['Northern Ireland', { country: 'United Kingdom', postcode: 'BT1 5GS' }, 2000],
  ['the Isle of Man', { country: 'United Kingdom', postcode: 'IM1 1AE' }, 2000],
  ['Jersey', { country: 'United Kingdom', postcode: 'je2 3ab' }, 0],
  ['Guernsey', { country: 'United Kingdom', postcode: 'GY1 1AA' }, 0],
  ['Glasgow, which only starts with the same letter', { country: 'United Kingdom', postcode: 'G1 1AA' }, 2000],
  ['France', { country: 'France', postcode: '75011' }, 0],
  ['Qatar', { country: 'Qatar', postcode: '22011' }, 0],
  ['the counter (Collection)', null, 2000],
])('charges the right VAT to %s', (_name, destination, rate) => {
  expect(vatRateFor(destination, 2000)).toBe(rate);
});

test('a column is too small for the goods alone too, whatever the discount leaves of them', () => {
  const sums = totals({
    lines: [{ unitPrice: 10_000_000_000, quantity: 1 }],
    discountPence: 10_000_000_000,
    deliveryFeePence: 0,
    vatRate: 0,
  });
  expect([sums.grandTotal, isTooLarge(sums)]).toEqual([0, true]);
});

test('a deposit is its part of the total, rounded half up to the penny', () => {
  expect([depositOf(10_000, 30), depositOf(1_001, 50), depositOf(999, 10)]).toEqual([3_000, 501, 100]);
});

test('the totals of an answer are read into pence; a quote has no discount', () => {
  const wire = {
    subtotal: '299.00',
    deliveryFee: '9.99',
    totalAmount: '308.99',
    vatRate: '20.00',
    vatAmount: '61.80',
    grandTotal: '370.79',
  };
  const read = {
    subtotal: 29_900,
    discount: 0,
    deliveryFee: 999,
    totalAmount: 30_899,
    vatRate: 2_000,
    vatAmount: 6_180,
    grandTotal: 37_079,
  };
  expect(readTotals(wire)).toEqual(read);
  expect(readTotals({ ...wire, discount: '1.00' }).discount).toBe(100);
});
