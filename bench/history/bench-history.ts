import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { ask } from '../../tests/faults/crash.ts';
import { fire } from '../fire.ts';
import { openCounter, ordering } from '../ordering.ts';
import { percentile } from '../percentile.ts';
import { processorTimeOf } from '../processor-time.ts';
import { untilSummedUp } from '../reports/until-summed-up.ts';
import { machine, writeResults } from '../results.ts';
import { type BenchShop, readShop } from '../shop.ts';
import { signIn } from '../sign-in.ts';
import { table } from '../table.ts';
import { fillHistory } from './fill-history.ts';

const TIMES = 20;
const WARM_UP = 3;
// The server adds up what each table was read for, a second late at most.
const FLUSH_MS = 1_200;
// Tables that stay small whatever the trade may be read as a whole.
const SMALL_ROWS = 10_000;

interface Measured {
  name: string;
  p50: number;
  p99: number;
  /** Of the app and the database, for each request. */
  processorMs: number;
  wrong: number;
  /** Large tables that were read from one end to the other, with how many rows each request read there. */
  scanned: string;
}

/**
 * Fills the shop with a history of so many orders and asks for every list that grows with it, as staff and as the customer with the most
 * orders, one request at a time. Names the tables that were read as a whole. Fails on a wrong answer. To compare, run it with 1,000
 * and with 1,000,000 orders.
 */
export async function benchHistory(count = '1000000'): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  const { url, databaseUrl } = shop;
  const filledFrom = performance.now();
  await ask(databaseUrl, (client) => fillHistory(client, Number(count)));
  console.log(
    `· ${Number(count).toLocaleString('en-GB')} orders in ${Math.round((performance.now() - filledFrom) / 1000)} s`,
  );
  await ask(databaseUrl, untilSummedUp);
  const lists = await listsOf(databaseUrl, url);
  const measured = await ask(databaseUrl, (client) => measureAll(client, shop, lists));
  const rows = measured.map((one) => [
    ...[one.name, round(one.p50), round(one.p99), round(one.processorMs), one.wrong, one.scanned],
  ]);
  const columns = ['', 'p50 ms', 'p99 ms', 'processor ms', 'wrong', 'tables read as a whole'];
  console.log(`\n${table(columns, rows)}\n`);
  const results = { bench: 'history', machine: runsOn, orders: Number(count), times: TIMES, measured };
  console.log(`Written to ${await writeResults(startedAt, results)}`);
  return measured.every(({ wrong }) => wrong === 0) ? 0 : 1;
}

async function measureAll(client: pg.Client, shop: BenchShop, lists: readonly List[]): Promise<Measured[]> {
  const measured: Measured[] = [await measureOrders(shop)];
  for (const list of lists) {
    const one = await measure(client, shop, list);
    measured.push(one);
    console.log(
      `· ${one.name}: ${one.p50.toFixed(1)} ms, ${one.processorMs.toFixed(1)} ms of processor${one.scanned && `, reads all of ${one.scanned}`}`,
    );
  }
  return measured;
}

interface List {
  name: string;
  path: string;
  cookie: string;
}

async function listsOf(databaseUrl: string, url: string): Promise<List[]> {
  const admin = await signIn(url, 'admin', 'Admin123!', 'admin');
  const { customer, order } = await ask(databaseUrl, async (client) => {
    const { rows } = await client.query<{ id: number; username: string }>(
      'select customer_id as id, username from orders join users on users.id = customer_id group by 1, 2 order by count(*) desc limit 1',
    );
    // Whoever has bought the most gets the password of the demo's customer.
    await client.query(
      `update users set password_hash = (select password_hash from users where username = 'customer') where id = $1`,
      [rows[0]?.id],
    );
    const found = await client.query<{ id: number; number: string; email: string }>(
      'select id, order_number as number, email from orders order by id offset (select count(*) / 2 from orders) limit 1',
    );
    return { customer: rows[0], order: found.rows[0] };
  });
  const own = await signIn(url, customer?.username ?? '', 'Customer123!', 'public');
  const staff = (name: string, path: string) => ({ name, path, cookie: admin });
  const buyer = (name: string, path: string) => ({ name: `the buyer's ${name}`, path, cookie: own });
  return [
    staff('orders', '/api/orders?scope=all&limit=50'),
    staff('orders, unpaid', '/api/orders?scope=all&limit=50&payment=pending'),
    staff('orders, pending', '/api/orders?scope=all&limit=50&status=pending'),
    staff('orders, searched', '/api/orders?scope=all&limit=50&q=okafor'),
    staff('orders, searched in vain', '/api/orders?scope=all&limit=50&q=zzqqx'),
    staff('orders, a number', `/api/orders?scope=all&limit=50&q=${order?.number}`),
    staff('an order', `/api/orders/${order?.id}`),
    staff('buyers', '/api/orders/buyers?q=okafor'),
    staff('customers', '/api/customers?limit=50'),
    staff('customers, searched', '/api/customers?limit=50&q=okafor'),
    staff('a customer', `/api/customers/${customer?.id}`),
    staff('returns', '/api/returns'),
    staff('messages', '/api/messages?limit=50'),
    staff('messages, open', '/api/messages?limit=50&status=open'),
    staff('quotes', '/api/quotes?limit=50'),
    staff('e-mails', '/api/emails?limit=50'),
    staff('e-mails, failed', '/api/emails?limit=50&status=failed'),
    staff('e-mails, searched', `/api/emails?limit=50&q=${order?.email}`),
    staff('audit log', '/api/audit?limit=50'),
    staff('audit log of an order', `/api/audit?limit=50&recordType=order&recordId=${order?.id}`),
    staff('audit log, choices', '/api/audit/choices'),
    staff('security log', '/api/security-events?limit=50'),
    staff('stock movements', '/api/stock?limit=50'),
    staff('stock movements of a product', '/api/stock?limit=50&productId=1'),
    staff('what to reorder', '/api/stock/to-reorder'),
    staff('points', `/api/reward-transactions?customerId=${customer?.id}`),
    staff('searches', '/api/search/asked'),
    staff('staff search', '/api/staff-search?q=okafor'),
    staff('status', '/api/status'),
    staff('notifications', '/api/notifications'),
    staff('dashboard', '/admin-dashboard'),
    staff('orders page', '/admin/orders'),
    staff('reports, 30 days', '/admin/reports'),
    buyer('newest 100 orders', '/api/orders'),
    buyer('newest 10 orders', '/api/orders?limit=10'),
    buyer('page of orders', '/api/orders/own'),
    buyer('dashboard', '/customer-dashboard'),
    buyer('points', '/api/reward-transactions'),
    buyer('notifications', '/api/notifications'),
    buyer('session', '/api/session'),
    { name: 'tracking', path: `/api/tracking/${order?.number}`, cookie: '' },
  ];
}

const ORDER_SECONDS = 5;
const ORDERS_A_SECOND = 50;

/** One buyer who orders one thing after another. */
async function measureOrders(shop: BenchShop): Promise<Measured> {
  const counter = await openCounter(shop);
  await fire(shop.url, 1, await ordering(counter, ORDERS_A_SECOND, 1));
  const load = await ordering(counter, ORDER_SECONDS * ORDERS_A_SECOND, 1);
  const before = processorMsOf(shop);
  const { requests, p50, p99, not2xx, broken } = await fire(shop.url, 1, load);
  await wait(FLUSH_MS);
  const processorMs = (processorMsOf(shop) - before) / requests;
  const name = 'an order is placed, with what follows it';
  console.log(`· ${name}: ${p50.toFixed(1)} ms, ${processorMs.toFixed(1)} ms of processor`);
  return { name, p50, p99, processorMs, wrong: not2xx + broken, scanned: '' };
}

async function measure(client: pg.Client, shop: BenchShop, { name, path, cookie }: List): Promise<Measured> {
  const { url } = shop;
  const times: number[] = [];
  let wrong = 0;
  await wait(FLUSH_MS);
  const before = await readsOf(client);
  let processorBefore = 0;
  for (let at = 0; at < WARM_UP + TIMES; at++) {
    if (at === WARM_UP) processorBefore = processorMsOf(shop);
    const start = performance.now();
    const answer = await fetch(url + path, { headers: { cookie }, redirect: 'manual' });
    await answer.arrayBuffer();
    if (at >= WARM_UP) times.push(performance.now() - start);
    if (answer.status !== 200) wrong++;
  }
  const processorMs = (processorMsOf(shop) - processorBefore) / TIMES;
  await wait(FLUSH_MS);
  // A connection reports when it is used again.
  await fetch(url + path, { headers: { cookie }, redirect: 'manual' }).then((answer) => answer.arrayBuffer());
  await wait(FLUSH_MS);
  const scanned = scansBetween(before, await readsOf(client));
  const sorted = times.sort((a, b) => a - b);
  return { name, p50: percentile(sorted, 50), p99: percentile(sorted, 99), processorMs, wrong, scanned };
}

/** Of app and database together; not a number where the machine does not tell. */
function processorMsOf(shop: BenchShop): number {
  const took = processorTimeOf(shop);
  return took ? took.app + took.database : Number.NaN;
}

type Reads = Map<string, { scans: number; rows: number; live: number }>;

async function readsOf(client: pg.Client): Promise<Reads> {
  const { rows } = await client.query<{ name: string; scans: string; rows: string; live: string }>(
    'select relname as name, seq_scan as scans, seq_tup_read as rows, n_live_tup as live from pg_stat_user_tables',
  );
  return new Map(
    rows.map((row) => [row.name, { scans: Number(row.scans), rows: Number(row.rows), live: Number(row.live) }]),
  );
}

function scansBetween(before: Reads, after: Reads): string {
  const found: string[] = [];
  for (const [name, { scans, rows, live }] of after) {
    const was = before.get(name) ?? { scans: 0, rows: 0 };
    // Jobs of the shop read too; what each request reads is read at least as often as was asked.
    if (live > SMALL_ROWS && scans - was.scans >= TIMES) {
      found.push(`${name} (${Math.round((rows - was.rows) / (TIMES + WARM_UP)).toLocaleString('en-GB')} rows)`);
    }
  }
  return found.join(', ');
}

const round = (value: number) => Number(value.toFixed(1));
