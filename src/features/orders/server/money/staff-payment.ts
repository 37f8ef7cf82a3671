import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { StaffPayment } from '#features/orders/forms.ts';
import { dueOf } from '#features/payments/ledger-sums.ts';
import { findPaymentMethod, type LedgerEntry, providerOf, sumPayments } from '#features/payments/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence, toDecimal } from '#values/money.ts';
import { findOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { sendCardRefunds } from './card-payments.ts';
import { demandMayRefund } from './may-refund.ts';
import { receivePayment } from './receive-payment.ts';
import { refundOrder } from './refund-order.ts';

export type StaffPaymentRequest = StaffPayment & { orderId: number; actor: User };

/** Marks an order as paid, or refunds it. The order is locked first, so that concurrent refunds follow each other. */
export async function recordStaffPayment(context: AppContext, request: StaffPaymentRequest): Promise<Order> {
  const at = context.clock.now();
  const done = await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, request.orderId, request.version);
    const settled = await (request.kind === 'payment' ? markPaid : giveBack)(tx, order, request, at);
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

async function markPaid(tx: Transaction, order: OrderRow, request: StaffPaymentRequest, at: Date): Promise<OrderRow> {
  const due = dueOf(order.grandTotal, await sumPayments(tx, order.id));
  const amount = request.amount ?? due;
  if (due > 0 && amount < 1) throw refuseNothing(due);
  if (due === 0 || amount > due) throw refuseMoreThanDue(due);
  const payment = { amount, provider: await transferProvider(tx, order), reference: request.reference };
  const paid = await receivePayment(tx, order, { ...payment, recordedBy: request.actor.id }, at);
  if (!paid) throw new Error('A payment of ours was in the ledger already.');
  const note = { amount: toDecimal(amount), reference: request.reference ?? null };
  await writeDown(tx, { action: 'order.paid', request, before: order, after: paid, note }, at);
  return paid;
}

async function giveBack(tx: Transaction, order: OrderRow, request: StaffPaymentRequest, at: Date): Promise<OrderRow> {
  await demandMayRefund(tx, request.actor);
  const { amount, items: pieces, restock, goods, reference, reason = '', actor } = request;
  const refund = { amount, pieces, restock, goods, reference, reason, recordedBy: actor.id };
  const { order: after, paidBack, withheld } = await refundOrder(tx, order, refund, at);
  const note = { amount: toDecimal(paidBack), withheld: toDecimal(withheld), reason };
  await writeDown(tx, { action: 'order.refunded', request, before: order, after, note }, at);
  return after;
}

interface Written {
  action: string;
  request: StaffPaymentRequest;
  before: OrderRow;
  after: OrderRow;
  note: object;
}

async function writeDown(tx: Transaction, { action, request, before, after, note }: Written, at: Date): Promise<void> {
  const change = { actorId: request.actor.id, action, recordType: 'order', recordId: request.orderId };
  await recordChange(
    tx,
    {
      ...change,
      before: { paymentStatus: before.paymentStatus },
      after: { paymentStatus: after.paymentStatus, ...note },
    },
    at,
  );
}

// Staff record cash or bank transfers, whatever payment method the buyer chose.
async function transferProvider(tx: Transaction, { paymentMethodId }: OrderRow): Promise<LedgerEntry['provider']> {
  const method = paymentMethodId === null ? null : await findPaymentMethod(tx, paymentMethodId);
  return method && providerOf(method) === 'manual' ? 'manual' : 'bank_transfer';
}

function refuseNothing(due: Pence) {
  const sentence = `Enter an amount above £0.00: ${formatPounds(due)} is due.`;
  return refuse('invalid', sentence, { errors: { amount: [sentence] } });
}

function refuseMoreThanDue(due: Pence) {
  const sentence = due > 0 ? `At most ${formatPounds(due)} is due.` : 'This order is paid: nothing is due.';
  return refuse('more_than_due', sentence, { errors: { amount: [sentence] } });
}
