import type { User } from '#features/accounts/contract.ts';
import { mayUser } from '#features/permissions/server/door.ts';
import { refuse } from '#platform/refusal.ts';
import { ordersContract } from '../contract.ts';
import type { OrderRow } from './listing/load-orders.ts';
import { isAccessKey } from './placing/access-key.ts';

/** The caller who requests an order: a signed-in user, or a guest with the key of their receipt. */
export interface Asker {
  user: User | null;
  key?: string | undefined;
}

/** Whether the caller owns the order, by account or by the key of the receipt (decision C10). */
export function isOwner(order: OrderRow, { user, key }: Asker): boolean {
  if (user && order.customerId === user.id) return true;
  return key !== undefined && isAccessKey(key, order.accessKeyHash);
}

export function maySeeEveryOrder(user: User | null): boolean {
  return user !== null && mayUser(user, ordersContract['GET /api/orders/{id}'].others);
}

/** Returns the order if the caller may see it; otherwise the refusal does not say whether it exists. */
export function demandReadable(order: OrderRow | undefined, asker: Asker): OrderRow {
  if (order && (isOwner(order, asker) || maySeeEveryOrder(asker.user))) return order;
  throw refuseUnknown(asker);
}

/** Returns the order if the caller owns it. */
export function demandOwn(order: OrderRow | undefined, asker: Asker): OrderRow {
  if (order && isOwner(order, asker)) return order;
  throw refuseUnknown(asker);
}

function refuseUnknown({ user, key }: Asker) {
  if (!user && !key) return refuse('unauthenticated', 'Please sign in, or open the link in your receipt.');
  return refuse('not_found', 'There is no such order.');
}
