import { visitOf } from '#features/orders/visit.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { pricedElsewhere } from '../delivery/priced-elsewhere.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { listItems } from './refunded-pieces.ts';

/**
 * Refuses a payment that would sell refunded services again at the price of a zone that the order has left since. Call it with the
 * order locked, for a payment in full.
 */
export async function refuseOldPrice(tx: Transaction, { id, fitting, deliveryAddress }: OrderRow): Promise<void> {
  if (!fitting || !deliveryAddress) return;
  const items = await listItems(tx, id);
  const why = pricedElsewhere(fitting, deliveryAddress, visitOf(items));
  if (!why) return;
  const isSoldAgain = items.some(({ isService, refunded }) => isService && refunded > 0);
  if (!isSoldAgain) return;
  const sentence = `${why}. It was refunded, and a payment in full would sell it again at the old price. Cancel the order and take it down again.`;
  throw refuse('fitting_comes_first', sentence, { errors: { amount: [sentence] } });
}
