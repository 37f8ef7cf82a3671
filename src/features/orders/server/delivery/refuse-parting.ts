import type { OrderFitting } from '#features/orders/order-fitting.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import type { Visit } from '#features/orders/visit.ts';
import { netOf } from '#features/payments/ledger-sums.ts';
import { sumPayments } from '#features/payments/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { formatLondonDay, londonDayOf } from '#values/london-day.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { closedAt } from './day-of-fitting.ts';
import { visitLeft } from './fitting-left.ts';
import { pricedElsewhere } from './priced-elsewhere.ts';

type Planned = OrderFitting & { visit: Visit };
type Moved = Partial<Pick<OrderRow, 'deliveryAddress' | 'estimatedDelivery'>>;

/**
 * Refuses a change of the delivery that would part the goods from their fitting: an address in another zone than the services were
 * priced for, one where the confirmed day is a holiday, or goods that come no earlier than the fitter; a survey may come before them. Services that were refunded
 * hold nothing up.
 */
export async function refuseParting(
  tx: Transaction,
  order: OrderRow,
  { deliveryAddress, estimatedDelivery }: Moved,
  at: Date,
): Promise<void> {
  const visit = order.fitting && (await visitLeft(tx, order.id));
  if (!order.fitting || !visit) return;
  const planned = { ...order.fitting, visit };
  const elsewhere = deliveryAddress
    ? ((await inAnotherZone(tx, order, planned, deliveryAddress)) ??
      (await onHoliday(tx, planned, deliveryAddress, at)))
    : null;
  const late = estimatedDelivery ? tooLate(planned, estimatedDelivery) : null;
  const sentence = elsewhere ?? late;
  if (!sentence) return;
  const errors = { ...(elsewhere && { 'deliveryAddress.postcode': [elsewhere] }), ...(late && { deliverOn: [late] }) };
  throw refuse('fitting_comes_first', sentence, { errors });
}

async function inAnotherZone(
  tx: Transaction,
  { id }: OrderRow,
  planned: Planned,
  address: OrderAddress,
): Promise<string | null> {
  const why = pricedElsewhere(planned, address, planned.visit);
  if (!why) return null;
  // Of an order that is not paid there is nothing to refund.
  const isPaid = netOf(await sumPayments(tx, id)) > 0;
  return isPaid
    ? `${why}. Refund ${planned.visit === 'survey' ? 'the survey' : 'the fitting and any survey'} first, or cancel the order and take it down again.`
    : `${why}. Cancel the order and take it down again.`;
}

/** A zone can have more than one calendar: Mainland GB has England's and Scotland's. */
async function onHoliday(
  tx: Transaction,
  { confirmedOn, visit }: Planned,
  address: OrderAddress,
  at: Date,
): Promise<string | null> {
  if (!confirmedOn || confirmedOn < londonDayOf(at)) return null;
  if (!(await closedAt(tx, { address, day: confirmedOn, at }))) return null;
  return `The ${visit} is confirmed for ${formatLondonDay(confirmedOn)}, which is a holiday at this address. Move the ${visit} to another day first.`;
}

function tooLate({ confirmedOn, visit }: Planned, estimatedDelivery: Date): string | null {
  if (visit === 'survey' || !confirmedOn || londonDayOf(estimatedDelivery) < confirmedOn) return null;
  return `The fitting is confirmed for ${formatLondonDay(confirmedOn)}, and the goods must be there before that day. Move the fitting first.`;
}
