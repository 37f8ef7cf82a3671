import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import {
  demandMayRefund,
  noteReturned,
  type OrderRow,
  refundOrder,
  restockItems,
  sendCardRefunds,
  stockWhy,
} from '#features/orders/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { toDecimal } from '#values/money.ts';
import type { Return, ReturnCompletion } from '../contract.ts';
import { CREDIT_REASONS } from '../reasons.ts';
import { returns } from '../tables.ts';
import { loadReturn, type ReturnRow, type WholeReturn } from './load-returns.ts';
import { lockReturn } from './lock-return.ts';
import { suggestRefund, withSuggestion } from './present-return.ts';

export type ReturnCompleted = ReturnCompletion & { returnId: number; actor: User };

/** Completes an accepted return: refunds exactly these goods through the order's ledger, and restocks them if asked to. */
export async function completeReturn(context: AppContext, completion: ReturnCompleted): Promise<Return> {
  const at = context.clock.now();
  const done = await context.db.transaction(async (tx) => {
    const { order, row } = await lockReturn(tx, completion.returnId);
    demandAccepted(row);
    const whole = await loadReturn(tx, row);
    if (completion.restock) await restock(tx, order, whole, completion.actor, at);
    await noteReturned(tx, order.id, whole.lines);
    const refund = await giveBack(tx, order, whole, completion, at);
    const [completed] = await tx
      .update(returns)
      .set({
        status: 'completed',
        completedAt: at,
        paymentId: refund?.paymentId ?? null,
        isRestocked: completion.restock,
      })
      .where(eq(returns.id, row.id))
      .returning();
    if (!completed) throw new Error('A locked return is gone.');
    await announce(tx, 'return.completed', { orderId: order.id, returnId: row.id, status: 'completed' }, at);
    await writeDown(tx, order, completion, refund, at);
    return withSuggestion(tx, await loadReturn(tx, completed));
  });
  // Card payments are refunded at Stripe; while it is unreachable the refund waits.
  await sendCardRefunds(context, done.orderId);
  return done;
}

function demandAccepted({ status }: ReturnRow): void {
  if (status === 'accepted') return;
  const sentence =
    status === 'requested'
      ? 'Accept this return before you refund it.'
      : `This return is ${status} already: there is nothing to refund.`;
  throw refuse('already_answered', sentence, { extra: { currentStatus: status } });
}

async function restock(
  tx: Transaction,
  order: OrderRow,
  { row, lines }: WholeReturn,
  actor: User,
  at: Date,
): Promise<void> {
  if (order.status === 'cancelled') {
    throw refuse('conflict', 'This order was cancelled, which has put its goods back in stock already.');
  }
  const why = stockWhy(order, 'return', { at, actorId: actor.id, returnId: row.id });
  await restockItems(tx, order.id, lines, why);
}

async function giveBack(
  tx: Transaction,
  order: OrderRow,
  whole: WholeReturn,
  { amount, reference, actor }: ReturnCompleted,
  at: Date,
) {
  const suggested = await suggestRefund(tx, order, whole);
  const refunded = amount ?? suggested.amount;
  if (refunded === 0) return null;
  await demandMayRefund(tx, actor);
  const reason = CREDIT_REASONS[whole.row.reason];
  return refundOrder(
    tx,
    order,
    { amount: refunded, pieces: suggested.pieces, reason, reference, recordedBy: actor.id },
    at,
  );
}

async function writeDown(
  tx: Transaction,
  { id: recordId, paymentStatus }: OrderRow,
  { returnId, restock: isRestocked, actor }: ReturnCompleted,
  refund: Awaited<ReturnType<typeof giveBack>>,
  at: Date,
): Promise<void> {
  const paidBack = toDecimal(refund?.paidBack ?? 0);
  const withheld = toDecimal(refund?.withheld ?? 0);
  await recordChange(
    tx,
    {
      actorId: actor.id,
      action: 'order.return_completed',
      recordType: 'order',
      recordId,
      before: { return: returnId, status: 'accepted', paymentStatus },
      after: {
        return: returnId,
        status: 'completed',
        paymentStatus: refund?.order.paymentStatus ?? paymentStatus,
        amount: paidBack,
        withheld,
        isRestocked,
      },
    },
    at,
  );
}
