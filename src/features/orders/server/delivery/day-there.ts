import { planDelivery } from '#features/delivery/server/door.ts';
import { optionThere } from '#features/orders/another-address.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { LondonDay } from '#values/london-day.ts';
import { readRealPostcode } from '#values/real-postcode.ts';
import { findOrderRow } from '../listing/load-orders.ts';
import { listItems } from '../money/refunded-pieces.ts';

/**
 * The day on which the goods of an order can be at another address, sent today: by its own method, or by the cheapest that goes there
 * where its own does not. Null where none goes there, or the order is not known.
 */
export async function dayThere(
  context: AppContext,
  orderId: number,
  { country, postcode }: OrderAddress,
): Promise<LondonDay | null> {
  const order = await findOrderRow(context.db, orderId);
  if (!order) return null;
  const items = (await listItems(context.db, orderId)).filter(({ isService }) => !isService);
  const real = readRealPostcode(postcode, country) ?? undefined;
  const { options } = await planDelivery(context, { items, country, postcode: real });
  return optionThere(options, order.deliveryMethodId)?.arrivesOn ?? null;
}
