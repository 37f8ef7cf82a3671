import type { CallContext } from '#features/accounts/server/door.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import { useUp as count, type Limit } from '#platform/limits.ts';
import { type CartOwner, ownerOf } from './cart-lines.ts';

const HOUR = 3600;
// A guest's cart is stored for 30 days, so its number is bounded. An office or a mobile network with one address for all of its people
// opens a few in an hour.
const CARTS: Limit = { name: 'guest-cart', most: 3_000, seconds: HOUR };
// One request can bring 500 lines.
const LINES: Limit = { name: 'guest-cart-lines', most: 60_000, seconds: HOUR };

/**
 * The cart to which the caller adds so many lines at once; a guest's first opens one. Throws `too_many` where the guests of a
 * network open or fill more than any shop, office or school would.
 */
export async function openCart(call: CallContext, lines: number): Promise<CartOwner> {
  const owner = ownerOf(call.caller);
  if (owner?.customerId) return owner;
  const network = addressGroup(call.address);
  if (lines > 1) await count(call.context, LINES, network, lines);
  if (owner) return owner;
  await count(call.context, CARTS, network);
  return { customerId: null, sessionId: (await call.openGuestSession()).id };
}
