import { type Pence, toDecimal } from '#values/money.ts';
import type { Return } from '../contract.ts';
import type { WholeReturn } from './load-returns.ts';

/** A return in the shape of the contract for its owner. */
export function presentReturn({ row, orderNumber, lines, refund }: WholeReturn): Return {
  return {
    id: row.id,
    orderId: row.orderId,
    orderNumber,
    status: row.status,
    items: lines.map(({ orderItemId, productName, sku, quantity }) => ({
      itemId: orderItemId,
      productName,
      sku,
      quantity,
    })),
    reason: row.reason,
    details: row.details,
    requestedAt: row.requestedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answer: row.answer,
    completedAt: row.completedAt?.toISOString() ?? null,
    refund: refund && { amount: toDecimal(refund.amount), withheld: toDecimal(refund.withheld) },
  };
}

/** A return in the shape of the contract for staff; `suggested` is the refund to make, if any. */
export function presentForStaff(whole: WholeReturn, suggested: Pence | null): Return {
  const { customer, answeredBy, row } = whole;
  const suggestedRefund = suggested === null ? null : toDecimal(suggested);
  return { ...presentReturn(whole), staff: { customer, answeredBy, isRestocked: row.isRestocked, suggestedRefund } };
}
