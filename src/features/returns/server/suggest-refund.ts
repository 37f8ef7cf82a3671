import { findOrderRow, type OrderRow } from '#features/orders/server/door.ts';
import { sumPayments } from '#features/payments/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { toBasisPoints } from '#values/money.ts';
import type { Return } from '../contract.ts';
import { type ReturnRefund, refundOf } from '../refund-of.ts';
import { listReturnsOf, type WholeReturn } from './load-returns.ts';
import { presentForStaff } from './present-return.ts';

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
