import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import pg from 'pg';
import { BUYERS_DOMAIN, keepBuying, type Purchase, placeAgain, type Wares } from './buyer.ts';
import { databaseUrl, kill, type Premises, type RunningShop, startShop, until } from './running-shop.ts';

const BUYERS = 8;

// All buyers are guests of one network, with one address.
const UNLIMITED = JSON.stringify({
  ...{ accountDays: 14, guestDays: 3, noticeDays: 2 },
  ...{ guestOrders: null, guestAmount: null, guestShare: 100 },
});

/** What one crash came to. */
export interface CrashOutcome {
  /** Orders that had been answered 201. */
  answered: number;
  /** Orders that were under way: the buyer had no answer. */
  unanswered: number;
  /** Those of them that turned out to have been placed. */
  foundPlaced: number;
  restartMs: number;
  /** Sentences about what was lost, half there or inconsistent; empty when all is well. */
  faults: string[];
}

/** Fills the shelves and takes the limits off guests and a delivery method, so that every order is placed. Answers what to buy. */
export async function stockUp(url: string): Promise<Wares> {
  return ask(url, async (client) => {
    await client.query(
      `insert into settings (key, value) values ('holding', $1)
      on conflict (key) do update set value = excluded.value`,
      [UNLIMITED],
    );
    const { rows: products } = await client.query<{ id: number }>(
      `update products set stock_quantity = 1000000 where id in (select id from products order by id limit 2) returning id`,
    );
    const { rows: methods } = await client.query<{ id: number }>(
      `select id from payment_methods where settings->>'provider' in ('test_card', 'bank_transfer')
        order by settings->>'provider' = 'test_card' desc`,
    );
    // Without its limits it takes every cart.
    const { rows: deliveries } = await client.query<{ id: number }>(
      `update delivery_methods
          set max_piece_kg = null, max_total_kg = null, min_total_kg = null, max_length_mm = null, takes_pallets = true
        where id = (select id from delivery_methods where is_active and not is_collection order by id limit 1)
        returning id`,
    );
    const [first, second] = products.map(({ id }) => id);
    const [card, transfer] = methods.map(({ id }) => id);
    const [delivery] = deliveries.map(({ id }) => id);
    if (!first || !second || !card || !transfer || !delivery) throw new Error('The demo shop has not what it takes.');
    return { products: [first, second], deliveryMethodId: delivery, paymentMethodIds: [card, transfer] };
  });
}

/**
 * Lets 8 buyers buy at once, kills launcher, app and database in the middle of it without a word, starts the shop again
 * and compares what the buyers were told with what is there.
 */
export async function crashRound(
  premises: Premises,
  shop: RunningShop,
  wares: Wares,
): Promise<{ shop: RunningShop; outcome: CrashOutcome }> {
  const before = await ask(databaseUrl(premises), stockAndSold);
  const purchases: Purchase[] = [];
  const note = (purchase: Purchase) => void purchases.push(purchase);
  const buying = Array.from({ length: BUYERS }, () => keepBuying(shop.url, wares, note));
  const busy = await until(() => purchases.filter(({ order }) => order).length >= BUYERS, 120_000);
  await wait(Math.random() * 700);
  kill(shop.launcher.pid, ...shop.app(), ...shop.database());
  await shop.ended;
  await Promise.all(buying);

  const startedAt = performance.now();
  const restarted = await startShop(premises);
  const restartMs = Math.round(performance.now() - startedAt);
  const answered = purchases.filter(({ order }) => order);
  const unanswered = purchases.filter(({ order }) => !order);
  const faults = busy ? [] : ['The buyers did not get going.'];
  const found = await ask(databaseUrl(premises), async (client) => {
    faults.push(...(await findLost(client, answered)), ...(await findHalves(client)));
    if (!isDeepStrictEqual(await stockAndSold(client), before)) faults.push('Stock and sold pieces do not add up.');
    return countKeys(client, unanswered);
  });
  faults.push(...(await findChanged(restarted.url, answered)), ...(await findStuck(restarted.url, unanswered)));
  const outcome = { answered: answered.length, unanswered: unanswered.length, foundPlaced: found, restartMs, faults };
  return { shop: restarted, outcome };
}

/** Orders that a buyer was told of and that are not there. */
export async function findLost(client: pg.Client, answered: Purchase[]): Promise<string[]> {
  const numbers = answered.map(({ order }) => order?.orderNumber);
  const { rows } = await client.query<{ order_number: string }>(
    'select order_number from orders where order_number = any($1)',
    [numbers],
  );
  const there = new Set(rows.map((row) => row.order_number));
  return numbers.filter((number) => !there.has(number ?? '')).map((number) => `Order ${number} is lost.`);
}

/** Orders of which only a part is there: lines, sums, first event, payment, announcement or the answer for a replay. */
export async function findHalves(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ fault: string }>(
    `
    with whole as (
      select o.*, (select sum(i.total_price) from order_items i where i.order_id = o.id) as lines,
        exists (select from order_events e where e.order_id = o.id) as has_event,
        coalesce((select sum(p.amount) from payments p where p.order_id = o.id), 0) as paid,
        exists (select from announcements a where a.name = 'order.placed' and (a.payload->>'orderId')::int = o.id) as is_told
      from orders o where o.id > $1
    )
    select order_number || ' has no lines' as fault from whole where lines is null
    union all select order_number || ' has lines that do not add up' from whole where lines <> subtotal
    union all select order_number || ' has a total that does not add up' from whole
      where total_amount <> subtotal - discount + delivery_fee or grand_total <> total_amount + vat_amount
    union all select order_number || ' has no event' from whole where not has_event
    union all select order_number || ' is paid without a payment' from whole where payment_status = 'paid' and paid <> grand_total
    union all select order_number || ' was never announced' from whole where not is_told
    union all select 'The key ' || key || ' has no answer' from idempotency_keys where response is null`,
    [await lastOfDemo(client)],
  );
  return rows.map((row) => row.fault);
}

// The history that came with the demo was not bought, so nothing announced it.
async function lastOfDemo(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    `select coalesce(max(o.id), 0) as last from orders o
      where o.email <> $1 and o.email not like '%${BUYERS_DOMAIN}'`,
    ['amira@corner-cafe.example'],
  );
  return rows[0]?.last ?? 0;
}

/** What must stay the same whatever happens: for each product, what is on the shelf and what has been sold. */
export async function stockAndSold(client: pg.Client) {
  const { rows } = await client.query(`
    select p.id, p.stock_quantity + coalesce((select sum(i.quantity) from order_items i join orders o on o.id = i.order_id
      where i.product_id = p.id and o.status <> 'cancelled'), 0)::int as pieces
    from products p order by p.id`);
  return rows;
}

async function countKeys(client: pg.Client, purchases: Purchase[]): Promise<number> {
  const keys = purchases.map(({ key }) => key);
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from idempotency_keys where key = any($1)',
    [keys],
  );
  return rows[0]?.count ?? 0;
}

/** Orders that the shop shows otherwise than it did when they were placed. */
async function findChanged(url: string, answered: Purchase[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { order, accessKey } of answered) {
    const answer = await fetch(`${url}/api/orders/${order?.orderNumber}?key=${accessKey}`);
    const shown = await answer.json();
    if (!isDeepStrictEqual(shown, order))
      faults.push(`Order ${order?.orderNumber} is shown otherwise (${answer.status}).`);
  }
  return faults;
}

/** Buyers without an answer who cannot simply try again: whether or not the order was placed, the same key answers 201. */
export async function findStuck(url: string, unanswered: Purchase[]): Promise<string[]> {
  const faults: string[] = [];
  for (const purchase of unanswered) {
    const status = await placeAgain(url, purchase);
    if (status !== 201) faults.push(`A buyer who tried again was answered ${status}.`);
  }
  return faults;
}

/** Looks past the shop, on a connection of its own. */
export async function ask<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A server that goes away says so once more, to nobody's question.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
