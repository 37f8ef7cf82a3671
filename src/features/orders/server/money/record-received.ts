import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { dueOf, receivableOf } from '#features/payments/ledger-sums.ts';
import { findPaymentMethod, type LedgerEntry, providerOf, sumPayments } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatPounds, type Pence, toDecimal } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { receivePayment } from './receive-payment.ts';
import { refuseOldPrice } from './refuse-old-price.ts';

/** Money that staff have received for an order: all that is due when no amount is named, or a deposit. */
export interface Received {
  amount?: Pence | undefined;
  /** The amount may be more than is due: what is too much is owed back. */
  acceptsMore?: boolean | undefined;
  reference?: string | undefined;
  actor: User;
}

/** Records it: at most what is due, unless staff say that so much has come in. Call it with the order locked. */
export async function recordReceived(
  tx: Transaction,
  order: OrderRow,
  received: Received,
  at: Date,
): Promise<OrderRow> {
  const { reference, actor } = received;
  const sums = await sumPayments(tx, order.id);
  const due = receivableOf(order.grandTotal, sums);
  // What was given back comes again only if it does: nobody asks for it, so its amount is never taken for granted.
  if (received.amount === undefined && due > 0 && dueOf(order.grandTotal, sums) === 0) throw refuseGivenBack(due);
  const acceptsMore = received.acceptsMore === true && received.amount !== undefined;
  const amount = received.amount ?? due;
  if ((due > 0 || acceptsMore) && amount < 1) throw refuseNothing(due);
  if ((due === 0 || amount > due) && !acceptsMore) throw refuseMoreThanDue(due);
  if (due > 0 && amount >= due) await refuseOldPrice(tx, order);
  const payment = { amount, provider: await transferProvider(tx, order), reference };
  const paid = await receivePayment(tx, order, { ...payment, recordedBy: actor.id }, at);
  if (!paid) throw new Error('A payment of ours was in the ledger already.');
  const note = { amount: toDecimal(amount), reference: reference ?? null };
  await writeDown(tx, { action: 'order.paid', actor, before: order, after: paid, note }, at);
  return paid;
}

interface Written {
  action: string;
  actor: User;
  before: OrderRow;
  after: OrderRow;
  note: object;
}

/** Writes what staff did to an order's money in the audit log. */
export async function writeDown(tx: Transaction, { action, actor, before, after, note }: Written, at: Date) {
  const change = { actorId: actor.id, action, recordType: 'order', recordId: before.id };
  const was = { paymentStatus: before.paymentStatus };
  await recordChange(tx, { ...change, before: was, after: { paymentStatus: after.paymentStatus, ...note } }, at);
}

// Staff record cash or bank transfers, whatever payment method the buyer chose.
async function transferProvider(tx: Transaction, { paymentMethodId }: OrderRow): Promise<LedgerEntry['provider']> {
  const method = paymentMethodId === null ? null : await findPaymentMethod(tx, paymentMethodId);
  return method && providerOf(method) === 'manual' ? 'manual' : 'bank_transfer';
}

function refuseNothing(due: Pence) {
  const sentence = `Enter an amount above £0.00: ${due > 0 ? formatPounds(due) : 'nothing'} is due.`;
  return refuse('invalid', sentence, { errors: { amount: [sentence] } });
}

function refuseGivenBack(most: Pence) {
  const sentence = `Nothing is due: it was refunded. Enter what has come in since, at most ${formatPounds(most)}.`;
  return refuse('invalid', sentence, { errors: { amount: [sentence] } });
}

function refuseMoreThanDue(due: Pence) {
  const sentence = due > 0 ? `At most ${formatPounds(due)} is due.` : 'This order is paid: nothing is due.';
  return refuse('more_than_due', sentence, { errors: { amount: [sentence] } });
}
