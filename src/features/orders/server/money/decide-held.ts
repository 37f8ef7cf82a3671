import { randomUUID } from 'node:crypto';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { dueOf } from '#features/payments/ledger-sums.ts';
import {
  type CardPaymentRow,
  changeCardPayment,
  listCardPayments,
  sumPayments,
} from '#features/payments/server/door.ts';
import { cardRefunds } from '#features/payments/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, toDecimal } from '#values/money.ts';
import { findOrderRow, loadWholeOrder, lockOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { presentOrder } from '../listing/present-order.ts';
import { withStaffView } from '../listing/staff-view.ts';
import { receivePayment } from './receive-payment.ts';
import { sendCardRefunds } from './send-card-refunds.ts';
import { giveUpOrder } from './settle-card-page.ts';

export interface HeldDecision {
  orderId: number;
  heldId: number;
  decision: 'accept' | 'give_back';
  actor: User;
}

/** Staff decide about money that did not fit its order: into the ledger, or back where it came from. Once. */
export async function decideHeld(context: AppContext, held: HeldDecision): Promise<Order> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const order = await lockOrderRow(tx, held.orderId);
    const row = order && (await listCardPayments(tx, [order.id])).find(({ id }) => id === held.heldId);
    if (!order || !row) throw refuse('not_found', 'There is no such payment.');
    if (row.status !== 'held') throw refuse('conflict', 'Somebody has decided about this payment already.');
    await (held.decision === 'accept' ? accept(tx, order, row, at) : giveBack(tx, order, row, at));
    const amount = `${row.receivedCurrency?.toUpperCase()} ${toDecimal(row.receivedAmount ?? 0)}`;
    const change = { actorId: held.actor.id, recordType: 'order', recordId: order.id };
    const action = held.decision === 'accept' ? 'order.held_payment_accepted' : 'order.held_payment_given_back';
    await recordChange(tx, { ...change, action, before: { reason: row.heldReason }, after: { amount } }, at);
  });
  if (held.decision === 'give_back') await sendCardRefunds(context, held.orderId);
  const order = await findOrderRow(context.db, held.orderId);
  if (!order) throw refuse('not_found', 'There is no such order.');
  return withStaffView(context.db, presentOrder(await loadWholeOrder(context.db, order)));
}

async function accept(tx: Transaction, order: OrderRow, row: CardPaymentRow, at: Date): Promise<void> {
  const amount = row.receivedAmount ?? 0;
  if (row.receivedCurrency !== 'gbp') throw refuse('conflict', 'Money in another currency can only be given back.');
  if (order.status === 'cancelled') throw refuse('conflict', 'Take the order out of Cancelled first, or give it back.');
  const due = dueOf(order.grandTotal, await sumPayments(tx, order.id));
  if (amount > due) throw refuse('more_than_due', `Only ${formatPounds(due)} is due, so this can only be given back.`);
  await changeCardPayment(tx, row, { status: 'paid', heldReason: null }, at);
  await receivePayment(tx, order, { amount, provider: 'stripe', reference: row.paymentIntent ?? undefined }, at);
}

// It never was in the ledger, so it leaves no trace there either.
async function giveBack(tx: Transaction, order: OrderRow, row: CardPaymentRow, at: Date): Promise<void> {
  const { orderId, id: cardPaymentId } = row;
  await changeCardPayment(tx, row, { status: 'returned' }, at);
  await tx.insert(cardRefunds).values({ orderId, cardPaymentId, key: randomUUID(), createdAt: at, updatedAt: at });
  await giveUpOrder(tx, order, at);
}
