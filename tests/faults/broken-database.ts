import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import { buildCheckout } from '#features/orders/factory.ts';
import type { OwnPostgres } from '../support/own-postgres.ts';
import { type Purchase, post, type Wares } from './buyer.ts';
import { ask, findHalves, findLost, stockAndSold } from './crash.ts';
import type { Instance } from './instances.ts';
import { until } from './running-shop.ts';

/** The ways in which a database goes away under load. */
export type Break = 'restart -m fast' | 'restart -m immediate' | 'pg_terminate_backend' | 'freeze';

/** Two instances on one database server, and what to buy there. */
export interface BrokenShop {
  postgres: OwnPostgres;
  instances: Instance[];
  wares: Wares;
}

/** What one break came to. */
export interface BreakOutcome {
  how: Break;
  /** Orders that were answered with 201. */
  acknowledged: number;
  /** From the moment at which the database answers until both instances have answered a buyer well. */
  firstGoodMs: number;
  /** How often each status was answered, to any call. */
  statuses: Record<number, number>;
  /** Sentences about what was lost, doubled or ended; empty when all is well. */
  faults: string[];
}

const BUYERS = 8;
const EMAIL = 'amira@corner-cafe.example';

/** Breaks the database amid 8 buyers at two instances, who try each step again until it succeeds, and compares. */
export async function breakRound(shop: BrokenShop, how: Break, awayMs: number): Promise<BreakOutcome> {
  const { postgres, instances, wares } = shop;
  const before = await ask(postgres.url, async (client) => [await stockAndSold(client), await countOrders(client)]);
  const log = openLog();
  const buying = Array.from({ length: BUYERS }, (_, index) => {
    const at = index % instances.length;
    return keepTrying(instances[at] as Instance, at, wares, log);
  });
  const isBusy = await until(() => log.acknowledged().length >= BUYERS, 60_000);
  await breakDatabase(postgres, how, awayMs);
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
    acknowledged: acknowledged.length,
    firstGoodMs: Math.round(firstGoodMs),
    statuses: log.statuses,
    faults,
  };
}

async function breakDatabase(postgres: OwnPostgres, how: Break, awayMs: number): Promise<void> {
  if (how === 'pg_terminate_backend') return void (await endConnections(postgres.url, awayMs));
  if (how === 'freeze') {
    const goOn = postgres.freeze();
    await wait(awayMs);
    return goOn();
  }
  await (how === 'restart -m fast' ? postgres.stop() : postgres.crash());
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

async function keepTrying({ url }: Instance, at: number, wares: Wares, log: Log): Promise<void> {
  const send = async (path: string, cookie: string, json: object, headers: Record<string, string> = {}) => {
    for (;;) {
      const answer = await post(url, path, cookie, json, headers).catch(() => null);
      log.note(at, answer?.status ?? 0);
      if (answer && answer.status < 300) return answer;
      await answer?.arrayBuffer();
      // A process that is gone never answers again.
      if (!answer) return null;
      await wait(50);
    }
  };
  while (log.isOpen()) {
    const added = await send('/api/cart', '', { productId: wares.products[0], quantity: 1 });
    if (!added) return;
    const [cookie = ''] = (added.headers.getSetCookie()[0] ?? '').split(';');
    await added.arrayBuffer();
    const methods = { deliveryMethodId: wares.deliveryMethodId, paymentMethodId: wares.paymentMethodIds[1] };
    const purchase: Purchase = { cookie, key: randomUUID(), body: buildCheckout(methods, {}) };
    log.purchases.push(purchase);
    const placed = await send('/api/orders', cookie, purchase.body, { 'Idempotency-Key': purchase.key });
    if (!placed) return;
    Object.assign(purchase, await placed.json());
  }
}

async function countOrders(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from orders where email = $1', [
    EMAIL,
  ]);
  return rows[0]?.count ?? 0;
}
