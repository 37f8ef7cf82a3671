import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { approvedCard, buildCheckout } from '#features/orders/factory.ts';
import type { Wares } from '../tests/faults/buyer.ts';
import { ask, stockUp } from '../tests/faults/crash.ts';
import { fillCarts } from './carts.ts';
import type { Load } from './fire.ts';
import { type BenchShop, stockEverything, type Ware } from './shop.ts';

/** Where orders are placed, of what, and by which methods. */
export interface Counter {
  url: string;
  range: Ware[];
  methods: Pick<Wares, 'deliveryMethodId' | 'paymentMethodIds'>;
}

/** Fills the shelves and lifts what would refuse a bench's many orders. */
export async function openCounter(shop: BenchShop): Promise<Counter> {
  const methods = await stockUp(shop.databaseUrl);
  return { url: shop.url, range: await stockEverything(shop), methods };
}

/** One order from each of so many carts of two products. A cart becomes an order only once, so their number ends the run. */
export async function ordering(counter: Counter, count: number, connections: number): Promise<Load> {
  const carts = await fillCarts(counter.url, counter.range, Math.max(count, connections), connections);
  return {
    amount: carts.length,
    method: 'POST',
    requests: [{ setupRequest: (request) => ({ ...request, ...orderRequest(counter, carts.pop() ?? '') }) }],
  };
}

/** The request that makes an order of this guest's cart, paid with a card that is approved. */
export function orderRequest({ methods }: Counter, cookie: string) {
  const [paymentMethodId] = methods.paymentMethodIds;
  const checkout = buildCheckout(
    { deliveryMethodId: methods.deliveryMethodId, paymentMethodId },
    { testCard: approvedCard },
  );
  return {
    method: 'POST',
    path: '/api/orders',
    headers: { 'content-type': 'application/json', cookie, 'Idempotency-Key': randomUUID() },
    body: JSON.stringify(checkout),
  } satisfies autocannon.Request;
}

/** Many orders may write to one address. */
export async function liftMailLimits({ databaseUrl }: BenchShop): Promise<void> {
  await ask(databaseUrl, (client) =>
    client.query(`insert into settings (key, value) values ('mail', '{"perHour": 1000000, "resetsPerHour": 1000000}')
      on conflict (key) do update set value = excluded.value`),
  );
}
