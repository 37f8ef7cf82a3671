import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { buildCheckout } from '#features/orders/factory.ts';
import type { Balancer } from './balancer.ts';
import type { Wares } from './buyer.ts';

/** What visitors and buyers met. */
export interface Met {
  requests: number;
  orders: number;
  /** Scripts, styles and fonts by name, with the pages that asked for them. */
  assets: Set<string>;
  /** Everything that was not answered well. */
  failures: string[];
}

/** Visitors and buyers who go on until they are called off. */
export interface Load {
  met: Met;
  stop(): Promise<void>;
}

const PAUSE_MS = 10;
const PAGES = ['/', '/products', '/products/1', '/about', '/cart', '/login'];

/** Sends two visitors and two buyers through the balancer: every page with its scripts and styles, and orders by guests. */
export function openLoad(balancer: Balancer, wares: Wares): Load {
  const met: Met = { requests: 0, orders: 0, assets: new Set(), failures: [] };
  let isOpen = true;
  const again = async (work: () => Promise<void>) => {
    while (isOpen) await work().catch((error: Error) => met.failures.push(error.message));
  };
  const all = [1, 2].flatMap(() => [again(() => visit(balancer, met)), again(() => buy(balancer, met, wares))]);
  return {
    met,
    stop: async () => {
      isOpen = false;
      await Promise.all(all);
    },
  };
}

async function visit(balancer: Balancer, met: Met): Promise<void> {
  for (const page of PAGES) {
    const html = await (await send(balancer, met, page, { headers: { accept: 'text/html' } })).text();
    const names = new Set(Array.from(html.matchAll(/\/assets\/([\w.-]+)/g), ([, name = '']) => name));
    if (names.size < 5) throw new Error(`${page} names ${names.size} scripts and styles.`);
    for (const name of names) {
      met.assets.add(name);
      await send(balancer, met, `/assets/${name}`);
    }
  }
}

async function buy(balancer: Balancer, met: Met, wares: Wares): Promise<void> {
  const cart = { productId: wares.products[0], quantity: 1 };
  const added = await send(balancer, met, '/api/cart', post(cart));
  const [cookie = ''] = (added.headers.getSetCookie()[0] ?? '').split(';');
  const methods = { deliveryMethodId: wares.deliveryMethodId, paymentMethodId: wares.paymentMethodIds[1] };
  const headers = { cookie, 'Idempotency-Key': randomUUID() };
  await send(balancer, met, '/api/orders', post(buildCheckout(methods, {}), headers));
  met.orders += 1;
}

async function send(balancer: Balancer, met: Met, path: string, init?: RequestInit): Promise<Response> {
  met.requests += 1;
  // A start beside the load needs the processor too.
  await wait(PAUSE_MS);
  const answer = await balancer.fetch(path, init);
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
  return answer;
}

function post(json: object, headers: Record<string, string> = {}): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(json) };
}
