import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { type LedgerEntry, recordPayment } from '#features/payments/server/door.ts';
import type { Ground } from '#platform/ground.ts';
import { refuse } from '#platform/refusal.ts';
import { lockOrderRow, type OrderRow } from './load-orders.ts';
import { settleOrder } from './settle-order.ts';

export type OrderPayment = Omit<LedgerEntry, 'recordedAt' | 'recordedBy'> & { recordedBy?: User['id'] };

/**
 * Writes money in or out into an order's ledger and brings its payment status and points along (decision C9). A provider's
 * reference that is in the ledger already changes nothing. Returns the order as it then stands.
 */
export async function recordOrderPayment(ground: Ground, payment: OrderPayment): Promise<OrderRow> {
  const recordedAt = ground.clock.now();
  return ground.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, payment.orderId);
    if (!order) throw refuse('not_found', 'There is no such order.');
    if ((await recordPayment(tx, { ...payment, recordedAt })) === null) return order;
    const settled = await settleOrder(tx, order, recordedAt);
    if (payment.recordedBy === undefined) return settled;
    const change = { actorId: payment.recordedBy, action: `order.${payment.kind}_recorded`, recordType: 'order' };
    const before = { paymentStatus: order.paymentStatus };
    const after = { paymentStatus: settled.paymentStatus, amount: payment.amount, provider: payment.provider };
    await recordChange(tx, { ...change, recordId: order.id, before, after }, recordedAt);
    return settled;
  });
}
