import { expect, test } from 'vitest';
import { isDocumentAwaited, isInvoiceToCome } from './awaited.ts';

const invoice = { kind: 'invoice' as const, total: '120.00' };
const credit = (total: string) => ({ kind: 'credit_note' as const, total });

test.each([
  ['pending', 'pending', [], false],
  ['pending', 'paid', [], true],
  ['pending', 'paid', [invoice], false],
  ['shipped', 'pending', [], true],
  ['cancelled', 'pending', [], false],
  ['cancelled', 'paid', [invoice], true],
  ['cancelled', 'refunded', [invoice, credit('20.00'), credit('100.00')], false],
  ['delivered', 'partially_refunded', [invoice], true],
  ['delivered', 'partially_refunded', [invoice, credit('20.00')], false],
  ['delivered', 'refunded', [invoice, credit('20.00')], true],
] as const)('an order that is %s and %s, with %j: %s', (status, paymentStatus, documents, expected) =>
  expect(isDocumentAwaited({ status, paymentStatus }, documents)).toBe(expected),
);

test.each([
  ['pending', 'pending', [], true],
  ['pending', 'pending', [{ kind: 'deposit_invoice' as const }], true],
  ['cancelled', 'pending', [{ kind: 'deposit_invoice' as const }], false],
  ['pending', 'refunded', [{ kind: 'deposit_invoice' as const }], false],
  ['shipped', 'pending', [invoice], false],
] as const)(
  'to an order that is %s and %s, with %j, an invoice is still to come: %s',
  (status, paymentStatus, documents, expected) =>
    expect(isInvoiceToCome({ status, paymentStatus }, documents)).toBe(expected),
);
