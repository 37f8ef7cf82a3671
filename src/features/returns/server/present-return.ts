import { findOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import { sumPayments } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { type Pence, toBasisPoints, toDecimal } from '#values/money.ts';
import type { Return } from '../contract.ts';
import { type ReturnRefund, refundOf } from '../refund-of.ts';
import { listReturnsOf, type WholeReturn } from './load-returns.ts';

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
function presentForStaff(whole: WholeReturn, suggested: Pence | null): Return {
  const { customer, answeredBy, row } = whole;
  const suggestedRefund = suggested === null ? null : toDecimal(suggested);
  return { ...presentReturn(whole), staff: { customer, answeredBy, isRestocked: row.isRestocked, suggestedRefund } };
}

type Reader = Database | Transaction;

/** The refund of an accepted return, from the order's ledger and its completed returns. */
export async function suggestRefund(db: Reader, order: OrderRow, whole: WholeReturn): Promise<ReturnRefund> {
  const completed = (await listReturnsOf(db, order.id)).filter(({ row }) => row.paymentId !== null);
  const before = completed.reduce((sum, one) => sum + goodsIn(one), 0);
  const sums = { ...order, vatRate: toBasisPoints(order.vatRate) };
  return refundOf(sums, await sumPayments(db, order.id), { value: goodsIn(whole), before });
}

/** The return for staff, with the suggested refund while it is accepted. */
export async function withSuggestion(db: Reader, whole: WholeReturn): Promise<Return> {
  if (whole.row.status !== 'accepted') return presentForStaff(whole, null);
  const order = await findOrderRow(db, whole.row.orderId);
  return presentForStaff(whole, order ? (await suggestRefund(db, order, whole)).amount : null);
}

function goodsIn({ lines }: WholeReturn) {
  return lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}
