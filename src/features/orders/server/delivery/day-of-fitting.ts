import { placeOf } from '#features/delivery/zones.ts';
import { readTerms } from '#features/fitting/server/door.ts';
import { closedOn, latestVisit } from '#features/fitting/wishes.ts';
import type { OrderFitting } from '#features/orders/order-fitting.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import type { Visit } from '#features/orders/visit.ts';
import type { Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { addLondonDays, formatLondonDay, type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { OrderRow } from '../listing/load-orders.ts';

interface DayAsked {
  order: OrderRow;
  fitting: OrderFitting;
  visit: Visit;
  day: LondonDay;
  at: Date;
}

/**
 * Refuses a day on which nobody can come: one that is over, one before the goods that are fitted are there, one further ahead than a wish
 * can be, a weekend and a holiday of the place. A survey waits for no goods.
 */
export async function refuseDayOfFitting(tx: Transaction, asked: DayAsked): Promise<void> {
  const wrong = outsideOfSpan(asked) ?? (await closedAt(tx, { ...asked, address: asked.order.deliveryAddress }));
  if (wrong) throw refuseFields({ day: [wrong] });
}

function outsideOfSpan({ order, fitting, visit, day, at }: DayAsked): string | null {
  const today = londonDayOf(at);
  if (day < today) return 'This day is over. Choose today or a day to come';
  const expectedOn = visit === 'fitting' && isStillExpected(order) ? londonDayOf(order.estimatedDelivery) : null;
  if (expectedOn && day <= expectedOn)
    return `The goods are expected on ${formatLondonDay(expectedOn)}. Choose a day after that`;
  // Every day that could be wished for can be confirmed, and more of them once the delivery has moved to a later day.
  const starts = [today, fitting.earliestOn, ...(expectedOn ? [addLondonDays(expectedOn, 1)] : [])];
  const latest = latestVisit(starts.toSorted().at(-1) ?? today);
  return day > latest ? `Choose a day until ${formatLondonDay(latest)}` : null;
}

function isStillExpected(order: OrderRow): order is OrderRow & { estimatedDelivery: Date } {
  return order.status !== 'delivered' && order.estimatedDelivery !== null;
}

/** Why no fitter comes to an address on a day, by the working days of its place; null where one can. */
export async function closedAt(
  tx: Transaction,
  { address, day, at }: { address: OrderAddress | null; day: LondonDay; at: Date },
): Promise<string | null> {
  const calendar = (address && placeOf(address)?.calendar) ?? 'england';
  const { calendars } = await readTerms(tx, at);
  return closedOn(day, { calendar, calendars });
}
