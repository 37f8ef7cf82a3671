import { eq, sql } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { laterDay } from '#features/orders/another-address.ts';
import type { Order } from '#features/orders/contract.ts';
import { onDay } from '#features/orders/expected-day.ts';
import { vatRateFor } from '#features/orders/order-totals.ts';
import { MOST_DELIVERY_DAYS } from '#features/orders/overdue.ts';
import type { DeliveryChange } from '#features/orders/staff-contract.ts';
import { type OrderAddress, orderNotes, orders } from '#features/orders/tables.ts';
import { vatRateAt } from '#features/settings/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import { addLondonDays, formatLondonDay, type LondonDay, londonDayOf, noonOfLondonDay } from '#values/london-day.ts';
import { toBasisPoints } from '#values/money.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { lockOrder } from '../listing/lock-order.ts';
import { presentForStaff } from '../listing/staff-view.ts';
import { changeStatusWithin } from '../status/change-status.ts';
import { writeOrderEvent } from '../status/order-events.ts';
import { dayThere } from './day-there.ts';
import { refuseParting } from './refuse-parting.ts';

const BACK = { status: 'processing', description: 'It could not be handed over and is back with us' } as const;

type Columns = Pick<OrderRow, 'deliveryAddress' | 'estimatedDelivery'>;

/**
 * Changes the address or day of a delivery, or records goods that the driver brought back. Refuses an address that would
 * change the VAT, because that would be another sale, and what would part the goods from their fitting.
 */
export async function changeDelivery(
  context: AppContext,
  { orderId, change, actor }: { orderId: number; change: DeliveryChange; actor: User },
): Promise<Order> {
  const at = context.clock.now();
  const promised = change.deliveryAddress ? await dayThere(context, orderId, change.deliveryAddress) : null;
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId, change.version);
    refuseWrong(order, change, londonDayOf(at));
    const after = whatChanges(order, change, promised);
    if (after.deliveryAddress) await refuseOtherVat(tx, order, after.deliveryAddress);
    await refuseParting(tx, order, after, at);
    const moved = await writeMove(tx, order, after, { actor, at });
    const isBack = change.isBroughtBack && (order.status === 'shipped' || order.status === 'out_for_delivery');
    const changed = isBack
      ? await changeStatusWithin(tx, { ...BACK, orderId, actor, isQuiet: change.tellCustomer }, at)
      : moved;
    const isChanged = changed.version !== order.version;
    if (change.tellCustomer && (isChanged || change.message))
      await tell(tx, order, after, { isBack, change, actor, at });
    return presentForStaff(tx, changed);
  });
}

function refuseWrong(order: OrderRow, change: DeliveryChange, today: LondonDay): void {
  const { deliveryAddress, deliverOn, message, tellCustomer } = change;
  if (order.status === 'delivered' || order.status === 'cancelled') {
    const why = order.status === 'delivered' ? 'This order has been delivered.' : 'This order is cancelled.';
    throw refuse('not_under_way', `${why} There is no delivery left to change.`);
  }
  const errors: Record<string, string[]> = {};
  if (deliveryAddress && !order.deliveryAddress) errors.deliveryAddress = ['The customer collects this order'];
  const isOtherDay = deliverOn && deliverOn !== dayOf(order.estimatedDelivery);
  const latest = addLondonDays(today, MOST_DELIVERY_DAYS);
  if (isOtherDay && deliverOn < today) errors.deliverOn = ['Choose today or a day to come'];
  if (isOtherDay && deliverOn > latest) errors.deliverOn = [`Choose a day until ${formatLondonDay(latest)}`];
  if (message && !tellCustomer) errors.message = ['The customer is not told: leave the message out, or tell them'];
  if (Object.keys(errors).length > 0) throw refuseFields(errors);
}

function whatChanges(
  order: OrderRow,
  { deliveryAddress, deliverOn }: DeliveryChange,
  promised: LondonDay | null,
): Partial<Columns> {
  const isElsewhere = deliveryAddress && wordsOf(deliveryAddress) !== wordsOf(order.deliveryAddress);
  const before = dayOf(order.estimatedDelivery);
  const isOtherDay = deliverOn && deliverOn !== before;
  // A day that cannot be met at the new address is not told to the customer once more.
  const day = isOtherDay ? deliverOn : isElsewhere ? laterDay(before, promised) : null;
  return {
    ...(isElsewhere && { deliveryAddress }),
    // Noon is on the same day in summer and winter time.
    ...(day && { estimatedDelivery: noonOfLondonDay(day) }),
  };
}

/** The destination decides the VAT rate (decision C3), and the invoice shows what was charged. */
async function refuseOtherVat(tx: Transaction, { vatRate, orderDate }: OrderRow, address: OrderAddress): Promise<void> {
  const charged = toBasisPoints(vatRate);
  const isTaxed = vatRateFor(address, await vatRateAt(tx, orderDate)) > 0;
  if (isTaxed === charged > 0) return;
  const sentence = `Goods that go there are ${isTaxed ? 'charged VAT' : 'free of VAT'}, and this order was sold ${isTaxed ? 'without' : 'with'} it. Cancel the order and take it down again.`;
  throw refuse('vat_would_change', sentence, { errors: { 'deliveryAddress.postcode': [sentence] } });
}

async function writeMove(
  tx: Transaction,
  order: OrderRow,
  after: Partial<Columns>,
  { actor, at }: { actor: User; at: Date },
): Promise<OrderRow> {
  if (Object.keys(after).length === 0) return order;
  const [moved] = await tx
    .update(orders)
    .set({ ...after, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning();
  if (!moved) throw new Error('A locked order is gone.');
  const { id: orderId, status, deliveryAddress } = moved;
  // Anyone with the order number can read this, so it does not name the address.
  const description = [
    after.deliveryAddress && 'The delivery address was changed',
    after.estimatedDelivery &&
      `Delivery is now expected ${onDay(londonDayOf(after.estimatedDelivery), deliveryAddress)}`,
  ]
    .filter(Boolean)
    .join('. ');
  await writeOrderEvent(tx, { orderId, status, deliveryAddress, actorId: actor.id, at, description });
  const before = Object.fromEntries(Object.keys(after).map((field) => [field, order[field as keyof Columns]]));
  const record = { actorId: actor.id, action: 'order.delivery_changed', recordType: 'order', recordId: orderId };
  await recordChange(tx, { ...record, before, after }, at);
  return moved;
}

/** Announces the change to the customer, and saves the message as a note. */
async function tell(
  tx: Transaction,
  { id: orderId }: OrderRow,
  after: Partial<Columns>,
  { isBack, change, actor, at }: { isBack: boolean; change: DeliveryChange; actor: User; at: Date },
) {
  const says = { isElsewhere: Boolean(after.deliveryAddress), isBack, message: change.message ?? null };
  await announce(tx, 'order.delivery_changed', { orderId, deliverOn: dayOf(after.estimatedDelivery), ...says }, at);
  if (!change.message) return;
  const text = `Written to the customer about the delivery: ${change.message}`;
  await tx.insert(orderNotes).values({ orderId, authorId: actor.id, text, at });
}

function dayOf(instant: Date | null | undefined): LondonDay | null {
  return instant ? londonDayOf(instant) : null;
}

/** An address as one text for comparison, without empty and absent lines. */
function wordsOf(address: OrderAddress | null): string {
  const entries = Object.entries(address ?? {}).filter(([, value]) => value);
  return JSON.stringify(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
