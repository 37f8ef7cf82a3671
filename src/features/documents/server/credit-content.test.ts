import { expect, test } from 'vitest';
import type { DocumentRow } from '../tables.ts';
import { type CreditReason, creditContent } from './credit-content.ts';

const invoice = {
  ...{ number: 'INV-000001', issuedAt: new Date('2026-11-28T10:00:00Z'), total: 75_120 },
  content: { lines: [], sums: { vatRate: 2000 } },
} as unknown as DocumentRow;
const pieces = [{ productName: '43-inch menu board', sku: null, quantity: 1, unitPrice: 29_900 }];

/** The lines of a credit note for one board, as words and pounds ex VAT. */
function linesOf(exVat: number, more: Partial<CreditReason> = {}) {
  const vatAmount = Math.round(exVat / 5);
  const because = { reason: 'Came back', terms: [], pieces, ...more };
  const { lines } = creditContent(invoice, { exVat, vatAmount, total: exVat + vatAmount }, because);
  return lines.slice(1).map(({ description, total }) => [description, total]);
}

test('a piece that is credited in full needs no further line', () => {
  expect(linesOf(29_900)).toEqual([]);
});

test('of a piece that is credited in part the credit note says what became of the rest: charged, or never paid', () => {
  expect(linesOf(8_333)).toEqual([['Less what stays charged', -21_567]]);
  expect(linesOf(8_333, { isUnpaid: true })).toEqual([['Less what was not paid', -21_567]]);
});

test('the discount of a piece is no part of it that stays charged', () => {
  const discounted = { subtotal: 61_600, discount: 6_160 };
  expect(linesOf(26_910, { discounted })).toEqual([['Less discount', -2_990]]);
  expect(linesOf(20_000, { discounted })).toEqual([['Less discount and what stays charged', -9_900]]);
});

test('with the last piece goes the delivery', () => {
  expect(linesOf(30_900)).toEqual([['Delivery and rest of the price', 1_000]]);
});
