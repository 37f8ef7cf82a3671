import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { buildCheckout } from '#features/orders/factory.ts';
import { keepBuying, type Purchase, placeAgain, post, type Wares } from './buyer.ts';
import { ask, findHalves, findLost, findStuck, stockAndSold } from './crash.ts';
import { sendHalf } from './half-sent.ts';
import { databaseUrl, kill, type Premises, type RunningShop, stopShop, until } from './running-shop.ts';

const BUYERS = 8;

/** The serving processes of a shop that was started with WORKERS above 1. */
export function workersOf(shop: RunningShop): number[] {
  const [app] = shop.app();
  const children = fs.readFileSync(`/proc/${app}/task/${app}/children`, 'utf8').trim();
  return children === '' ? [] : children.split(' ').map(Number);
}

/** Which workers answered a number of calls for the metrics, each over a connection of its own. */
export async function workersThatAnswer(url: string, calls: number): Promise<Set<string>> {
  const answered = new Set<string>();
  for (let call = 0; call < calls; call++) {
    const metrics = await onOwnConnection(`${url}/metrics`);
    answered.add(/^process_resident_memory_bytes\{worker="(\d+)"\}/m.exec(metrics)?.[1] ?? 'none');
  }
  return answered;
}

function onOwnConnection(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (answer) => text(answer).then(resolve, reject)).once('error', reject);
  });
}

/** How many connections each purpose has at the database beside those of requests. */
export async function connectionsBeside(premises: Premises): Promise<Record<string, number>> {
  const { rows } = await ask(databaseUrl(premises), (client) =>
    client.query<{ name: string; count: number }>(`select application_name as name, count(*)::int as count
      from pg_stat_activity where application_name like 'brightfront %' group by 1 order by 1`),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

/** Eight guests order the last piece at once. Answers the statuses, sorted, and what is left on the shelf. */
export async function raceForTheLast(premises: Premises, url: string, wares: Wares) {
  const [, productId] = wares.products;
  const body = buildCheckout({ deliveryMethodId: wares.deliveryMethodId, paymentMethodId: wares.paymentMethodIds[1] });
  const purchases: Purchase[] = [];
  for (let buyer = 0; buyer < BUYERS; buyer++) {
    const added = await post(url, '/api/cart', '', { productId, quantity: 1 });
    const [cookie = ''] = (added.headers.getSetCookie()[0] ?? '').split(';');
    purchases.push({ cookie, key: randomUUID(), body });
  }
  const database = databaseUrl(premises);
  await ask(database, (client) => client.query('update products set stock_quantity = 1 where id = $1', [productId]));
  const statuses = await Promise.all(purchases.map((purchase) => placeAgain(url, purchase)));
  const { rows } = await ask(database, (client) =>
    client.query<{ left: number }>('select stock_quantity as left from products where id = $1', [productId]),
  );
  return { statuses: statuses.sort(), left: rows[0]?.left };
}

/** Kills a worker amid 8 buyers, waits until another stands in its place, and compares what the buyers were told with what is there. */
export async function killWorkerAmidBuyers(premises: Premises, shop: RunningShop, wares: Wares): Promise<string[]> {
  const database = databaseUrl(premises);
  const before = await ask(database, stockAndSold);
  const purchases: Purchase[] = [];
  const answered = () => purchases.filter(({ order }) => order);
  const buying = Array.from({ length: BUYERS }, () =>
    keepBuying(shop.url, wares, (purchase) => void purchases.push(purchase)),
  );
  const faults: string[] = [];
  if (!(await until(() => answered().length >= BUYERS, 120_000))) faults.push('The buyers did not get going.');
  const workers = workersOf(shop);
  kill(workers[0]);
  const isReplaced = () => workersOf(shop).length === workers.length && !workersOf(shop).includes(workers[0] ?? 0);
  if (!(await until(isReplaced, 120_000))) faults.push('The worker was not started again.');
  const soFar = answered().length;
  if (!(await until(() => answered().length >= soFar + BUYERS, 120_000))) faults.push('The shop sold nothing more.');

  // An answer that a buyer did not get is asked for again, so that all they are told of can be compared.
  const unanswered = purchases.filter(({ order }) => !order);
  faults.push(...(await findStuck(shop.url, unanswered)));
  await ask(database, async (client) => {
    faults.push(...(await findLost(client, answered())), ...(await findHalves(client)));
    if (!isDeepStrictEqual(await stockAndSold(client), before)) faults.push('Stock and sold pieces do not add up.');
  });
  const half = await sendHalf(`${shop.url}/api/cart`, JSON.stringify({ productId: wares.products[0], quantity: 1 }));
  const stopped = stopShop(shop);
  await wait(500);
  if ((await half.sendRest()) !== 201) faults.push('A request under way was broken off by the stop.');
  await stopped;
  await Promise.all(buying);
  return faults;
}
