import fc from 'fast-check';
import { expect, test } from 'vitest';
import { totals } from '#features/orders/order-totals.ts';
import { vatOn, vatWithin } from '#values/money.ts';
import { type Amounts, creditOf, leftOf } from './credit.ts';

// 0 to 27.5 %, in steps of a hundredth of a percent.
const vatRate = fc.integer({ min: 0, max: 2_750 });
const lines = fc.array(
  fc.record({ unitPrice: fc.integer({ min: 0, max: 1_329_000 }), quantity: fc.integer({ min: 1, max: 999 }) }),
  { minLength: 1, maxLength: 12 },
);
const basket = fc.record({
  lines,
  discountPence: fc.integer({ min: 0, max: 50_000 }),
  deliveryFeePence: fc.integer({ min: 0, max: 9_999 }),
  vatRate,
});

/** The invoice of a basket, as `issueDue` takes it from the order. */
function invoiceOf(ordered: Parameters<typeof totals>[0]) {
  const subtotal = ordered.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
  const sums = totals({ ...ordered, discountPence: Math.min(ordered.discountPence, subtotal) });
  return { sums, invoice: { exVat: sums.totalAmount, vatAmount: sums.vatAmount, total: sums.grandTotal } };
}

test('an invoice is its lines ex VAT less the discount with delivery, and the VAT on that sum', () => {
  fc.assert(
    fc.property(basket, (ordered) => {
      const { sums, invoice } = invoiceOf(ordered);
      const exVat = sums.subtotal - sums.discount + sums.deliveryFee;
      expect(sums.subtotal).toBe(ordered.lines.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
      expect(invoice).toEqual({ exVat, vatAmount: vatOn(exVat, ordered.vatRate), total: sums.grandTotal });
      expect(vatWithin(invoice.total, ordered.vatRate)).toBe(invoice.vatAmount);
    }),
    { numRuns: 1_000 },
  );
});

test('credits never take back more than the invoice, and all of them together exactly that', () => {
  fc.assert(
    fc.property(basket, fc.array(fc.integer({ min: 1, max: 2_000_000 }), { maxLength: 20 }), (ordered, asked) => {
      const { invoice } = invoiceOf(ordered);
      const credits: Amounts[] = [];
      const credit = (total: number) => {
        const given = creditOf(leftOf(invoice, credits), total, ordered.vatRate);
        expect(given.exVat + given.vatAmount).toBe(given.total);
        expect(Math.min(given.exVat, given.vatAmount, given.total)).toBeGreaterThanOrEqual(0);
        credits.push(given);
        const left = leftOf(invoice, credits);
        expect(Math.min(left.exVat, left.vatAmount, left.total)).toBeGreaterThanOrEqual(0);
        // What remains is an amount as it would have been invoiced in the first place.
        expect(left.vatAmount).toBe(vatWithin(left.total, ordered.vatRate));
      };
      for (const total of asked) credit(total);
      credit(invoice.total);
      expect(leftOf(invoice, credits)).toEqual({ exVat: 0, vatAmount: 0, total: 0 });
    }),
    { numRuns: 1_000 },
  );
});

test('a third, a third and a third of £100.00 at 20 % are the invoice again', () => {
  const invoice = { exVat: 8_333, vatAmount: 1_667, total: 10_000 };
  const credits: Amounts[] = [];
  for (const total of [3_333, 3_333, 3_334]) credits.push(creditOf(leftOf(invoice, credits), total, 2_000));
  expect(credits.map(({ vatAmount }) => vatAmount)).toEqual([556, 555, 556]);
});
