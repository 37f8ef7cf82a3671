import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import { lockOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { type Payment, receivePayment } from './receive-payment.ts';

export type OrderPayment = Payment & { orderId: number };

/** {@link receivePayment} in its own transaction, with an audit row. Returns the order, unchanged for a known reference. */
export async function recordOrderPayment(
  context: AppContext,
  { orderId, ...payment }: OrderPayment,
): Promise<OrderRow> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, orderId);
    if (!order) throw refuse('not_found', 'There is no such order.');
    const paid = await receivePayment(tx, order, payment, at);
    if (!paid) return order;
    if (payment.recordedBy === undefined) return paid;
    const change = { actorId: payment.recordedBy, action: 'order.paid', recordType: 'order', recordId: order.id };
    const before = { paymentStatus: order.paymentStatus };
    const after = { paymentStatus: paid.paymentStatus, amount: toDecimal(payment.amount) };
    await recordChange(tx, { ...change, before, after }, at);
    return paid;
  });
}
