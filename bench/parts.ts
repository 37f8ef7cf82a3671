import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { approvedCard, buildCheckout } from '#features/orders/factory.ts';
import { paths } from '#web/paths.ts';
import type { Wares } from '../tests/faults/buyer.ts';
import { fillCart, fillCarts } from './carts.ts';
import type { Load } from './fire.ts';
import type { Ware } from './shop.ts';

/** One thing that is measured. */
export interface Part {
  name: string;
  /** What is sent for about so many seconds, where the shop is known to answer so many requests a second. */
  prepare: (seconds: number, perSecond: number) => Promise<Load>;
}

/** Where the parts find what they ask for. */
export interface Stage {
  url: string;
  connections: number;
  range: Ware[];
  methods: Pick<Wares, 'deliveryMethodId' | 'paymentMethodIds'>;
}

const QUERIES = [
  'menu board',
  'outdoor led display',
  'touch screen',
  'kiosk',
  '43 inch',
  'video wall bracket',
  'window display',
  'hdmi cable',
  'menue bord',
  'screen for a restaurant',
];
const JSON_BODY = { 'content-type': 'application/json' };

export function partsOf(stage: Stage): Part[] {
  const { range } = stage;
  const searches = QUERIES.map((query) => `/api/search/products?${new URLSearchParams({ q: query })}`);
  return [
    { name: 'Product list (API)', prepare: reading(stage, '/api/products') },
    { name: 'Product page', prepare: reading(stage, ...range.map(paths.product)) },
    { name: 'Search (API)', prepare: reading(stage, ...searches) },
    { name: 'Home page', prepare: reading(stage, paths.home) },
    { name: 'Cart: add', prepare: (seconds) => adding(stage, seconds) },
    { name: 'Order: place', prepare: (seconds, perSecond) => ordering(stage, Math.ceil(seconds * perSecond)) },
  ];
}

function reading(stage: Stage, ...addresses: string[]): Part['prepare'] {
  return async (seconds) =>
    walking(
      stage,
      seconds,
      addresses.map((path) => () => ({ path })),
    );
}

// Each connection is another guest.
async function adding(stage: Stage, seconds: number): Promise<Load> {
  const { url, connections, range } = stage;
  const guests = await Promise.all(Array.from({ length: connections }, () => fillCart(url, range.slice(0, 1))));
  const steps = range.map(({ id }) => (connection: number) => ({
    method: 'POST' as const,
    path: '/api/cart',
    headers: { ...JSON_BODY, cookie: guests[connection] },
    body: JSON.stringify({ productId: id, quantity: 1 }),
  }));
  return walking(stage, seconds, steps);
}

// Each connection cycles through all of it from its own starting point, because buyers do not move in step.
function walking(
  { connections }: Stage,
  duration: number,
  steps: ((connection: number) => autocannon.Request)[],
): Load {
  let next = 0;
  const setupClient = (client: autocannon.Client) => {
    const connection = next++;
    const from = Math.floor((connection * steps.length) / connections);
    client.setRequests([...steps.slice(from), ...steps.slice(0, from)].map((step) => step(connection)));
  };
  return { duration, setupClient };
}

// A cart becomes an order only once, so the carts are filled beforehand and their number ends the run.
async function ordering({ url, connections, range, methods }: Stage, count: number): Promise<Load> {
  const guests = await fillCarts(url, range, Math.max(count, connections), connections);
  const [paymentMethodId] = methods.paymentMethodIds;
  const checkout = buildCheckout(
    { deliveryMethodId: methods.deliveryMethodId, paymentMethodId },
    { testCard: approvedCard },
  );
  return {
    amount: guests.length,
    method: 'POST',
    requests: [
      {
        path: '/api/orders',
        body: JSON.stringify(checkout),
        setupRequest: (request) => ({
          ...request,
          headers: { ...JSON_BODY, cookie: guests.pop() ?? '', 'Idempotency-Key': randomUUID() },
        }),
      },
    ],
  };
}
