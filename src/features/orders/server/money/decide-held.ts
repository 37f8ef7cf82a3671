import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { decideHeldPayment } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { cardOrders } from './card-orders.ts';
import { sendCardRefunds } from './card-payments.ts';
import { demandMayRefund } from './may-refund.ts';

export interface HeldDecision {
  orderId: number;
  heldId: number;
  decision: 'accept' | 'give_back';
  actor: User;
}

/** Accepts a payment that does not match its order into the ledger, or refunds it; each payment is decided once. */
export async function decideHeld(context: AppContext, held: HeldDecision): Promise<Order> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    if (held.decision === 'give_back') await demandMayRefund(tx, held.actor);
    const order = await cardOrders.lock(tx, held.orderId);
    if (!order) throw refuse('not_found', 'There is no such payment.');
    const row = await decideHeldPayment(tx, order, held, at);
    const amount = `${row.receivedCurrency?.toUpperCase()} ${toDecimal(row.receivedAmount ?? 0)}`;
    const change = { actorId: held.actor.id, recordType: 'order', recordId: order.id };
    const action = held.decision === 'accept' ? 'order.held_payment_accepted' : 'order.held_payment_given_back';
    await recordChange(tx, { ...change, action, before: { reason: row.heldReason }, after: { amount } }, at);
  });
  if (held.decision === 'give_back') await sendCardRefunds(context, held.orderId);
  const order = await findOrderRow(context.db, held.orderId);
  if (!order) throw refuse('not_found', 'There is no such order.');
  return presentForStaff(context.db, order);
}
