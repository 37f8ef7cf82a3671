import { randomUUID } from 'node:crypto';
import type { Order } from '#features/orders/contract.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import type { Counter } from './ordering.ts';
import { signIn } from './sign-in.ts';

/** An order of the demo's customer, with the cookies of its owner and of an admin. */
export interface FollowedOrder {
  order: Order;
  owner: string;
  admin: string;
}

/** Places an order by bank transfer, to be followed on its way. */
export async function placeFollowedOrder({ url, range, methods }: Counter): Promise<FollowedOrder> {
  const owner = await signIn(url, 'customer', 'Customer123!', 'public');
  const admin = await signIn(url, 'admin', 'Admin123!', 'admin');
  await sendAs(owner, url, 'POST', '/api/cart', { productId: range[0]?.id, quantity: 1 });
  const chosen = { deliveryMethodId: methods.deliveryMethodId, paymentMethodId: methods.paymentMethodIds[1] };
  const checkout = buildCheckout(chosen, { email: undefined });
  const key = { 'Idempotency-Key': randomUUID() };
  const { order } = (await sendAs(owner, url, 'POST', '/api/orders', checkout, key)) as { order: Order };
  return { order, owner, admin };
}

/** Gives the order another status, by turns. */
export async function changeStatus(
  url: string,
  { order, admin }: Omit<FollowedOrder, 'owner'>,
  turn: number,
): Promise<void> {
  const status = turn % 2 ? 'shipped' : 'processing';
  await sendAs(admin, url, 'PUT', `/api/orders/${order.id}/status`, { status });
}

/** Sends a request with this cookie; throws unless it succeeds. */
export async function sendAs(
  cookie: string,
  url: string,
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url + path, {
    method,
    headers: { cookie, ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
    body: json && JSON.stringify(json),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? JSON.parse(text) : undefined;
}
