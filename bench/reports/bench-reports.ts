import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { percentile } from '../percentile.ts';
import { machine, writeResults } from '../results.ts';
import { type BenchShop, readShop } from '../shop.ts';
import { signIn } from '../sign-in.ts';
import { table } from '../table.ts';
import { fillOrders } from './fill-orders.ts';
import { untilSummedUp } from './until-summed-up.ts';

const ORDERS = 100_000;
const TIMES = 50;
const WARM_UP = 3;
/** What was promised for each of them, one at a time on two cores. */
const MOST_P99_MS = 300;

interface Measured {
  name: string;
  p50: number;
  p99: number;
  most: number;
  bytes: number;
  wrong: number;
}

/**
 * Fills the shop with 100,000 orders of three years and asks for every report and the staff's list of orders in its usual
 * and its worst ways, one request at a time. Fails when one of them takes longer than was promised, or answers wrongly.
 */
export async function benchReports(): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const shop = readShop();
  console.log(`· ${ORDERS.toLocaleString('en-GB')} orders`);
  await fill(shop);
  const cookie = await signIn(shop.url, 'admin', 'Admin123!', 'admin');
  const measured: Measured[] = [];
  for (const { name, path } of await requestsOf(shop)) {
    const one = await measure(shop, cookie, name, path);
    measured.push(one);
    console.log(`· ${name}: ${one.p50.toFixed(0)} ms, p99 ${one.p99.toFixed(0)} ms`);
  }
  console.log(`\n${describe(measured)}\n`);
  const { cores, processor, node, load } = runsOn;
  console.log(`${TIMES} times each, one at a time; ${cores} cores (${processor}), Node ${node}, load ${load}.`);
  const settings = { orders: ORDERS, times: TIMES, warmUp: WARM_UP };
  const file = await writeResults(startedAt, { bench: 'reports', machine: runsOn, settings, measured });
  console.log(`Written to ${file}`);
  return measured.every(({ p99, wrong }) => p99 < MOST_P99_MS && wrong === 0) ? 0 : 1;
}

async function fill({ databaseUrl }: BenchShop): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await fillOrders(client, ORDERS);
    await untilSummedUp(client);
  } finally {
    await client.end();
  }
}

async function requestsOf({ databaseUrl }: BenchShop) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ number: string; cursor: string }>(
    `select order_number as number, encode(convert_to('o' || id, 'UTF8'), 'base64') as cursor from orders order by order_date
      offset (select count(*) / 2 from orders) limit 1`,
  );
  await client.end();
  const { number = '', cursor = '' } = rows[0] ?? {};
  const today = new Date();
  const day = (daysAgo: number) => new Date(today.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
  const range = (days: number) => `from=${day(days - 1)}&to=${day(0)}`;
  const reports = ['sales', 'products', 'vat', 'payments', 'points', 'searches'];
  const list = (query: string) => `/api/orders?scope=all&limit=50&${query}`;
  return [
    ...reports.map((report) => ({ name: `${report}, 30 days`, path: `/api/reports/${report}?${range(30)}` })),
    // Half of it is all there is; the other half is the period before.
    ...reports.map((report) => ({ name: `${report}, a year`, path: `/api/reports/${report}?${range(365)}` })),
    ...reports.map((report) => ({ name: `${report}, everything`, path: `/api/reports/${report}?${range(1_200)}` })),
    { name: 'low stock', path: '/api/reports/stock?below=999' },
    { name: 'reports page, 30 days', path: '/admin/reports' },
    { name: 'reports page, a year', path: `/admin/reports?${range(365)}` },
    { name: 'orders: first page', path: list('') },
    { name: 'orders: page in the middle', path: list(`cursor=${encodeURIComponent(cursor)}`) },
    { name: 'orders: highest total', path: list('sort=highest') },
    { name: 'orders: by status', path: list('status=out_for_delivery') },
    { name: 'orders: refunded', path: list('payment=refunded') },
    { name: 'orders: overdue', path: list('payment=overdue') },
    { name: 'orders: sold in a month', path: list(`dates=sold&${range(30)}`) },
    { name: 'orders: refunded in a year', path: list(`dates=refunded&${range(365)}`) },
    { name: 'orders: VAT of a quarter', path: list(`dates=vat&vatRate=0.00&${range(90)}`) },
    { name: 'orders: of one product', path: list('productId=1&dates=sold') },
    { name: 'orders: search a number', path: list(`q=${number}`) },
    { name: 'orders: search a name', path: list('q=okafor') },
    { name: 'orders: search a product', path: list('q=menu%20board') },
    { name: 'orders: search, nothing found', path: list('q=zzzzzz') },
    { name: 'orders page', path: '/admin/orders' },
    { name: 'staff search', path: '/api/staff-search?q=okafor' },
  ];
}

async function measure({ url }: BenchShop, cookie: string, name: string, path: string): Promise<Measured> {
  const times: number[] = [];
  let [bytes, wrong] = [0, 0];
  for (let at = 0; at < WARM_UP + TIMES; at++) {
    const start = performance.now();
    const answer = await fetch(url + path, { headers: { cookie } });
    bytes = (await answer.arrayBuffer()).byteLength;
    if (at >= WARM_UP) times.push(performance.now() - start);
    if (answer.status !== 200) wrong++;
  }
  const sorted = times.sort((a, b) => a - b);
  return { name, p50: percentile(sorted, 50), p99: percentile(sorted, 99), most: sorted.at(-1) ?? 0, bytes, wrong };
}

function describe(measured: readonly Measured[]): string {
  const ms = (value: number) => Number(value.toFixed(1));
  return table(
    ['', 'p50 ms', 'p99 ms', 'most ms', 'kB', 'wrong'],
    measured.map(({ name, p50, p99, most, bytes, wrong }) => [
      name,
      ms(p50),
      ms(p99),
      ms(most),
      Math.round(bytes / 1024),
      wrong,
    ]),
  );
}
