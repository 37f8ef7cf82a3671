import { formatDate } from '#values/instant.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { LedgerRow } from '../supply.ts';

/**
 * What a credit note of `total` says of its refund: what was given back, and what was withheld for spent points. Of a refund
 * that credits several invoices, `credited` stands on earlier notes, and what was given back is named first.
 */
export function refundTerms(
  { amount, withheld = 0, provider, recordedAt }: LedgerRow,
  { credited, total }: { credited: Pence; total: Pence },
): string[] {
  const given = Math.min(total, Math.max(0, amount - withheld - credited));
  const how = provider === 'account_credit' ? ' as account credit' : '';
  return [
    ...(given > 0 ? [`${formatPounds(given)} was given back${how} on ${formatDate(recordedAt)}.`] : []),
    ...(given < total
      ? [`${formatPounds(total - given)} was withheld for points of this order that were spent already, at 1p each.`]
      : []),
  ];
}
