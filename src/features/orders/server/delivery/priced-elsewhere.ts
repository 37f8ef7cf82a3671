import { inZone, zoneWords } from '#features/delivery/zone-words.ts';
import { placeOf } from '#features/delivery/zones.ts';
import type { OrderFitting } from '#features/orders/order-fitting.ts';
import type { OrderAddress } from '#features/orders/tables.ts';
import type { Visit } from '#features/orders/visit.ts';

/**
 * That the services of an order were priced for another zone than this address is in, as the first half of a sentence:
 * `The fitting of this order was priced for Mainland GB, and this address is on the Isle of Man`; null where they were not.
 */
export function pricedElsewhere({ zone }: OrderFitting, address: OrderAddress, visit: Visit): string | null {
  const place = placeOf(address);
  if (place?.zone === zone) return null;
  const there = place ? inZone(place.zone) : `in ${address.country}`;
  return `The ${visit} of this order was priced for ${zoneWords(zone)}, and this address is ${there}`;
}
