import type { User } from '#features/accounts/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import type { StaffPayment } from '#features/orders/forms.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import { findOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { sendCardRefunds } from './card-payments.ts';
import { demandMayRefund } from './may-refund.ts';
import { recordReceived, writeDown } from './record-received.ts';
import { refundOrder } from './refund-order.ts';

export type StaffPaymentRequest = StaffPayment & { orderId: number; actor: User };

/** Marks an order as paid, or refunds it. The order is locked first, so that concurrent refunds follow each other. */
export async function recordStaffPayment(context: AppContext, request: StaffPaymentRequest): Promise<Order> {
  const at = context.clock.now();
  const done = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId, request.version);
    const settled = await (request.kind === 'payment' ? recordReceived : giveBack)(tx, order, request, at);
    return presentForStaff(tx, settled);
  });
  const isForStripe = done.staff?.payments.at(-1)?.progress === 'requested';
  return isForStripe ? sendNow(context, done) : done;
}

/** Sends the new refund to Stripe. Throws when Stripe refuses it; while Stripe is unreachable the refund waits. */
async function sendNow(context: AppContext, { id, staff }: Order): Promise<Order> {
  const refund = staff?.payments.at(-1);
  await sendCardRefunds(context, id);
  const order = await findOrderRow(context.db, id);
  if (!order) throw refuse('not_found', 'There is no such order.');
  const now = await presentForStaff(context.db, order);
  if (now.staff?.payments.find((payment) => payment.id === refund?.id)?.progress !== 'failed') return now;
  const reason = now.staff.payments.findLast(({ kind }) => kind === 'payment')?.reason ?? 'Stripe refused it';
  const sentence = `Stripe did not make this refund, and the money is with the shop as before. ${reason}.`;
  throw refuse('refund_failed', sentence, { errors: { amount: [sentence] } });
}

async function giveBack(tx: Transaction, order: OrderRow, request: StaffPaymentRequest, at: Date): Promise<OrderRow> {
  await demandMayRefund(tx, request.actor);
  const { amount, items: pieces, restock, goods, reference, reason = '', actor } = request;
  const refund = { amount, pieces, restock, goods, reference, reason, recordedBy: actor.id };
  const { order: after, paidBack, withheld } = await refundOrder(tx, order, refund, at);
  const note = { amount: toDecimal(paidBack), withheld: toDecimal(withheld), reason };
  await writeDown(tx, { action: 'order.refunded', actor, before: order, after, note }, at);
  return after;
}
