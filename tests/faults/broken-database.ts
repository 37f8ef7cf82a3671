import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { buildCheckout } from '#features/orders/factory.ts';
import type { OwnPostgres } from '../support/own-postgres.ts';
import { BUYERS_DOMAIN, type Purchase, post, type Wares } from './buyer.ts';
import { ask, findHalves, findLost, stockAndSold } from './crash.ts';
import { type Instance, startInstance } from './instances.ts';
import { until } from './running-shop.ts';

/** The ways in which something goes away under load. */
export type Break =
  | 'restart -m fast'
  | 'restart -m immediate'
  | 'kill -9 of the database'
  | 'kill -9 of an instance'
  | 'pg_terminate_backend'
  | 'freeze';

/** Two instances on one database server, and what to buy there. */
export interface BrokenShop {
  postgres: OwnPostgres;
  instances: Instance[];
  wares: Wares;
  /** What an instance is started with, also in place of one that was killed. */
  settings: Record<string, string>;
  /** The place of the instance that was killed and is not back yet. */
  killed?: number;
}

/** What one break came to. */
export interface BreakOutcome {
  how: Break;
  /** The addresses of the buyers whose orders were answered with 201. */
  acknowledged: string[];
  /** From the moment at which the database answers until both instances have answered a buyer well. */
  firstGoodMs: number;
  /** How often each status was answered, to any call. */
  statuses: Record<number, number>;
  /** Sentences about what was lost, doubled or ended; empty when all is well. */
  faults: string[];
}

const BUYERS = 8;

/** Breaks something amid 8 buyers at two instances, who try each step again until it succeeds, and compares. */
export async function breakRound(shop: BrokenShop, how: Break, awayMs: number): Promise<BreakOutcome> {
  const { postgres, instances } = shop;
  const before = await ask(postgres.url, async (client) => [await stockAndSold(client), await countOrders(client)]);
  const log = openLog();
  const buying = Array.from({ length: BUYERS }, (_, index) => {
    const at = index % instances.length;
    return keepTrying(shop, at, log);
  });
  const isBusy = await until(() => log.acknowledged().length >= BUYERS, 60_000);
  if (how === 'kill -9 of an instance') await replaceInstance(shop);
  else await breakDatabase(postgres, how, awayMs);
  const answers = () => ask(postgres.url, async () => true).catch(() => false);
  if (!(await until(answers, 60_000))) throw new Error('The database did not come back.');
  const backAt = performance.now();
  const isGood = () => instances.every((_, at) => log.goodSince(at, backAt) !== null);
  const isBack = await until(isGood, 60_000);
  const firstGoodMs = Math.max(...instances.map((_, at) => (log.goodSince(at, backAt) ?? Number.NaN) - backAt));
  await wait(300);
  log.close();
  await Promise.all(buying);

  const faults = [
    ...(isBusy ? [] : ['The buyers did not get going.']),
    ...(isBack ? [] : ['An instance stayed away.']),
  ];
  for (const instance of instances) if (instance.ended() !== null) faults.push(`An instance ended: ${instance.said()}`);
  if (log.statuses[500]) faults.push(`${log.statuses[500]} answers of 500.`);
  const acknowledged = log.acknowledged();
  await ask(postgres.url, async (client) => {
    faults.push(...(await findLost(client, acknowledged)), ...(await findHalves(client)));
    const [stock, orders] = [await stockAndSold(client), await countOrders(client)];
    if (!isDeepStrictEqual(stock, before[0])) faults.push('Stock and sold pieces do not add up.');
    // Each purchase was tried with one key until it was answered.
    const doubled = orders - Number(before[1]) - log.purchases.length;
    if (doubled !== 0) faults.push(`${doubled} orders more than purchases.`);
  });
  return {
    how,
    acknowledged: acknowledged.map(({ key }) => addressOf(key)),
    firstGoodMs: Math.round(firstGoodMs),
    statuses: log.statuses,
    faults,
  };
}

/** Kills one and starts it again in its place, as its service manager would. */
async function replaceInstance(shop: BrokenShop): Promise<void> {
  const at = Math.floor(Math.random() * shop.instances.length);
  const old = shop.instances[at] as Instance;
  shop.killed = at;
  old.process.kill('SIGKILL');
  await old.stop();
  const { DATABASE_URL = shop.postgres.url } = shop.settings;
  shop.instances[at] = await startInstance(DATABASE_URL, shop.settings, { atPort: Number(new URL(old.url).port) });
  shop.killed = undefined;
}

async function breakDatabase(postgres: OwnPostgres, how: Break, awayMs: number): Promise<void> {
  if (how === 'pg_terminate_backend') return void (await endConnections(postgres.url, awayMs));
  if (how === 'freeze') {
    const goOn = postgres.freeze();
    await wait(awayMs);
    return goOn();
  }
  if (how === 'restart -m fast') await postgres.stop();
  else await (how === 'kill -9 of the database' ? postgres.kill() : postgres.crash());
  await wait(awayMs);
  await postgres.start();
}

/** Ends every connection of the shop again and again: in transactions, while listening, of the jobs. */
async function endConnections(url: string, forMs: number): Promise<void> {
  const end = Date.now() + forMs;
  await ask(url, async (client) => {
    while (Date.now() < end) {
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'brightfront%'`,
      );
      await wait(40);
    }
  });
}

interface Log {
  purchases: Purchase[];
  statuses: Record<number, number>;
  isOpen(): boolean;
  close(): void;
  note(at: number, status: number): void;
  acknowledged(): Purchase[];
  /** When the instance answered well for the first time after this moment. */
  goodSince(at: number, moment: number): number | null;
}

function openLog(): Log {
  const good: [at: number, moment: number][] = [];
  let isOpen = true;
  const log: Log = {
    purchases: [],
    statuses: {},
    isOpen: () => isOpen,
    close: () => {
      isOpen = false;
    },
    note: (at, status) => {
      log.statuses[status] = (log.statuses[status] ?? 0) + 1;
      if (status < 300) good.push([at, performance.now()]);
    },
    acknowledged: () => log.purchases.filter(({ order }) => order),
    goodSince: (at, moment) => good.find(([where, when]) => where === at && when > moment)?.[1] ?? null,
  };
  return log;
}

async function keepTrying(shop: BrokenShop, at: number, log: Log): Promise<void> {
  const send = async (path: string, cookie: string, json: object, headers: Record<string, string> = {}) => {
    for (;;) {
      const { url, ended } = shop.instances[at] as Instance;
      const answer = await wholeAnswer(post(url, path, cookie, json, headers));
      if (answer || shop.killed !== at) log.note(at, answer?.status ?? 0);
      if (answer && answer.status < 300) return answer;
      // One that ended by itself never answers again.
      if (!answer && ended() !== null && shop.killed !== at && shop.instances[at]?.ended === ended) return null;
      await wait(50);
    }
  };
  const { products, deliveryMethodId, paymentMethodIds } = shop.wares;
  while (log.isOpen()) {
    const added = await send('/api/cart', '', { productId: products[0], quantity: 1 });
    if (!added) return;
    const [cookie = ''] = (added.headers.getSetCookie()[0] ?? '').split(';');
    const key = randomUUID();
    const methods = { deliveryMethodId, paymentMethodId: paymentMethodIds[1] };
    const purchase: Purchase = { cookie, key, body: buildCheckout(methods, { email: addressOf(key) }) };
    log.purchases.push(purchase);
    const placed = await send('/api/orders', cookie, purchase.body, { 'Idempotency-Key': purchase.key });
    if (!placed) return;
    Object.assign(purchase, JSON.parse(placed.text));
  }
}

/** An answer of which everything arrived; null: an instance that was killed answers a half, or nothing. */
async function wholeAnswer(sent: Promise<Response>) {
  try {
    const got = await sent;
    return { status: got.status, headers: got.headers, text: await got.text() };
  } catch {
    return null;
  }
}

const addressOf = (key: string) => `${key}${BUYERS_DOMAIN}`;

async function countOrders(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from orders where email like '%${BUYERS_DOMAIN}'`,
  );
  return rows[0]?.count ?? 0;
}
