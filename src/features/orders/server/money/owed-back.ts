import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { MOST_PAYBACK_DAYS } from '#features/orders/overdue.ts';
import type { MoneyBack } from '#features/orders/owed-back.ts';
import { orders } from '#features/orders/tables.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import { amountOfCredit, amountOnCards, sumPayments } from '#features/payments/server/door.ts';
import { valueOfPoints } from '#features/rewards/points.ts';
import type { Announcement } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import type { ReactionWork } from '#platform/reactions-runner.ts';
import { Refusal, refuse } from '#platform/refusal.ts';
import { addLondonDays, formatLondonDay, londonDayOf } from '#values/london-day.ts';
import { type Pence, toDecimal } from '#values/money.ts';
import { findOrderRow, lockOrderRow, type OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { sendCardRefunds } from './card-payments.ts';
import { demandMayRefund } from './may-refund.ts';
import { raiseVersion } from './receive-payment.ts';
import { demandAccount, refundOrder } from './refund-order.ts';
import { settlePoints } from './settle-order.ts';

export type OwedBackDecision = MoneyBack & { orderId: number; version: number; actor: User };

/** Staff decide about money that is owed back, or say that a transfer was made (a refund now). Answers the order. */
export async function settleOwedBack(context: AppContext, decision: OwedBackDecision): Promise<Order> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, decision.orderId, decision.version);
    if (order.owedBack === 0) throw refuseNothingOwed();
    await demandDecidable(tx, order, decision, decision.actor, at);
    await payBack(tx, order, { ...decision, actorId: decision.actor.id }, at);
  });
  await sendCardRefunds(context, decision.orderId);
  const order = await findOrderRow(context.db, decision.orderId);
  if (!order) throw refuse('not_found', 'There is no such order.');
  return presentForStaff(context.db, order);
}

/** Refuses a decision where nothing is owed, for a day that is over, and by staff who may not refund. */
export async function demandDecidable(tx: Transaction, order: OrderRow, money: MoneyBack, actor: User, at: Date) {
  await demandMayRefund(tx, actor);
  const held = order.owedBack > 0 ? order.owedBack : netOf(await sumPayments(tx, order.id));
  if (held <= 0) throw refuseNothingOwed();
  if (money.how === 'credit') demandAccount(order);
  if (money.how === 'transfer') demandNear(money.dueOn ?? '', londonDayOf(at));
}

function demandNear(dueOn: string, today: string): void {
  const latest = addLondonDays(today, MOST_PAYBACK_DAYS);
  const late = `The transfer is to be made within ${MOST_PAYBACK_DAYS} days, by ${formatLondonDay(latest)}.`;
  const sentence = dueOn < today ? 'The transfer is to be made today or later.' : dueOn > latest ? late : null;
  if (sentence) {
    throw refuse('invalid', sentence, { errors: { dueOn: [sentence] } });
  }
}

function refuseNothingOwed() {
  return refuse('conflict', 'Nothing is owed for this order, so nothing goes back.');
}

/**
 * What was decided when an order was cancelled, done once the cancellation can no longer be undone. What meanwhile went
 * back, or cannot go back this way, is left as it is: it stays under 'Owed back'.
 */
export async function moveMoneyBack(
  { tx, context }: ReactionWork,
  { payload: { orderId, money } }: Announcement<'order.status_changed'>,
): Promise<void> {
  if (!money) return;
  const order = await lockOrderRow(tx, orderId);
  if (order?.status !== 'cancelled' || order.owedBack === 0) return;
  try {
    await tx.transaction((inner) => payBack(inner, order, money, context.clock.now()));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // Open pages show that it is undecided again.
    await raiseVersion(tx, order);
    context.log.warn({ orderId, refused: error.message }, 'money of a cancelled order could not go back as decided');
  }
}

interface Decided extends Pick<MoneyBack, 'how' | 'reason' | 'dueOn'> {
  reference?: string | undefined;
  actorId: number;
}

async function payBack(tx: Transaction, order: OrderRow, money: Decided, at: Date): Promise<void> {
  const { how, reason, dueOn = null, actorId } = money;
  let { owedBack } = order;
  if (how === 'refund') await refundAll(tx, order, money, at);
  else if (how === 'credit') await refundOrder(tx, order, { ...refundFor(money), ...allOf(order), isCredit: true }, at);
  else owedBack = await promiseTransfer(tx, order, money, at);
  const change = { actorId, action: 'order.owed_back_decided', recordType: 'order', recordId: order.id };
  const after = { owedBack: toDecimal(owedBack), how, dueOn, reason };
  await recordChange(tx, { ...change, before: { how: order.owedHow, dueOn: order.owedDueOn }, after }, at);
}

/**
 * Promises what is left once account credit has gone back and spent points are withheld. Both are booked first, so that the
 * transfer that is promised is the one that is made. Returns the sum that is promised.
 */
async function promiseTransfer(tx: Transaction, order: OrderRow, money: Decided, at: Date): Promise<Pence> {
  const amount = Math.min(order.owedBack, (await amountOfCredit(tx, order)) + (await withheldOf(tx, order, at)));
  const { owedBack } = amount > 0 ? (await refundOrder(tx, order, { ...refundFor(money), amount }, at)).order : order;
  if (owedBack === 0) return 0;
  const decided = { owedHow: 'transfer' as const, owedDueOn: money.dueOn ?? null, owedReason: money.reason };
  await tx.update(orders).set(decided).where(eq(orders.id, order.id));
  await raiseVersion(tx, order);
  return owedBack;
}

/** All that is left goes back: as credit and by card what came so, with what is withheld, and the rest in one sum. */
async function refundAll(tx: Transaction, order: OrderRow, money: Decided, at: Date): Promise<void> {
  const onCards = await amountOnCards(tx, order.id);
  const first = onCards + (await amountOfCredit(tx, order)) + (await withheldOf(tx, order, at));
  const isApart = onCards > 0 && first < order.owedBack;
  if (isApart) await refundOrder(tx, order, { ...refundFor(money), amount: first }, at);
  await refundOrder(tx, order, { ...refundFor(money), ...allOf(order, isApart ? first : 0) }, at);
}

/** What the next refund withholds for points of the order that are spent. */
async function withheldOf(tx: Transaction, order: OrderRow, at: Date): Promise<Pence> {
  const { missing } = await settlePoints(tx, order, await sumPayments(tx, order.id), at);
  return valueOfPoints(missing);
}

/** Of an order that stands only what was paid too much goes back; of a cancelled one all that is left. */
function allOf({ status, owedBack }: OrderRow, gone: Pence = 0): { amount?: Pence } {
  return status === 'cancelled' ? {} : { amount: owedBack - gone };
}

function refundFor({ reason, reference, actorId }: Decided) {
  return { reason, reference, recordedBy: actorId };
}
