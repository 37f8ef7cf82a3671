import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, buildCheckout } from '#features/orders/factory.ts';

/** Where buyers have their mailboxes who have one each. */
export const BUYERS_DOMAIN = '@buyers.example';

/** What one attempt to buy came to. `order` is there when the shop answered 201, and only then. */
export interface Purchase {
  cookie: string;
  key: string;
  body: object;
  order?: Order;
  accessKey?: string;
}

/** Ids in the shop with the demo data. */
export interface Wares {
  products: [number, number];
  deliveryMethodId: number;
  /** With one the payment is recorded at once, with the other later. */
  paymentMethodIds: [card: number, transfer: number];
}

/** Buys as a new guest: a cart of two products, then the order. An answer that never comes leaves the order unknown. */
export async function buy(url: string, wares: Wares, note: (purchase: Purchase) => void): Promise<void> {
  const [first, second] = wares.products;
  const added = await post(url, '/api/cart', '', { productId: first, quantity: 1 + Math.floor(Math.random() * 3) });
  const [cookie = ''] = (added.headers.getSetCookie()[0] ?? '').split(';');
  await added.arrayBuffer();
  await (await post(url, '/api/cart', cookie, { productId: second, quantity: 1 })).arrayBuffer();
  const [card, transfer] = wares.paymentMethodIds;
  const paysNow = Math.random() < 0.5;
  const methods = { deliveryMethodId: wares.deliveryMethodId, paymentMethodId: paysNow ? card : transfer };
  const body = buildCheckout(methods, paysNow ? { testCard: approvedCard } : {});
  const purchase: Purchase = { cookie, key: randomUUID(), body };
  note(purchase);
  await placeAgain(url, purchase);
}

/** Sends the order (again): with its own key it becomes one order however often it is sent. Answers the status. */
export async function placeAgain(url: string, purchase: Purchase): Promise<number> {
  const answer = await post(url, '/api/orders', purchase.cookie, purchase.body, { 'Idempotency-Key': purchase.key });
  const body = (await answer.json()) as { order: Order; accessKey: string };
  if (answer.status === 201) Object.assign(purchase, body);
  return answer.status;
}

/** Buys one after the other until the shop is no longer there. */
export async function keepBuying(url: string, wares: Wares, note: (purchase: Purchase) => void): Promise<void> {
  for (;;) {
    try {
      await buy(url, wares, note);
    } catch {
      // A connection that broke, refused or half answered: the shop is going down.
      if (!(await fetch(`${url}/api/health`).catch(() => null))) return;
      await wait(10);
    }
  }
}

export function post(url: string, path: string, cookie: string, json: object, headers: Record<string, string> = {}) {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}), ...headers },
    body: JSON.stringify(json),
    signal: AbortSignal.timeout(120_000),
  });
}
