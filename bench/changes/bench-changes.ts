import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import {
  type CatalogueChange,
  catalogueOf,
  onCatalogueChange,
  touchCatalogue,
} from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { openShop } from '../../src/shop.ts';
import { openTestShop, type TestShop } from '../../tests/support/shop.ts';
import { machine, writeResults } from '../results.ts';
import { table } from '../table.ts';
import { fillCatalogue } from './fill-catalogue.ts';

const CHANGES = 20;
// After a new text an index of all products is built again.
const TEXTS = 3;
const SEARCHES = ['/api/search/products?q=outdoor+menu+board', '/api/search/products', '/api/search/suggest?q=touch'];

interface Measured {
  what: string;
  /** Processor time of the app, threads included, for each change; without that of asking. */
  processorMs: number;
  /** From the commit until it is shown here. */
  shownMs: number;
  /** The longest that the event loop stood still. */
  stallMs: number;
}

type Values = Partial<typeof products.$inferInsert>;

/** What starting and each change costs an instance with catalogues of these sizes. */
export async function benchChanges(...sizes: string[]): Promise<number> {
  const startedAt = new Date();
  const runs = [];
  for (const size of sizes.length > 0 ? sizes.map(Number) : [10_000, 100_000]) {
    const shop = await openTestShop();
    try {
      runs.push(await measure(shop, size));
    } finally {
      await shop.close();
    }
  }
  const file = await writeResults(startedAt, { bench: 'changes', machine: machine(), runs });
  console.log(`Written to ${file}`);
  return 0;
}

async function measure(shop: TestShop, size: number) {
  const { context } = shop;
  await fillCatalogue(context.pool, size);
  globalThis.gc?.();
  const emptyMb = process.memoryUsage().rss / 2 ** 20;
  const api = openShop(context);
  const ask = async () => {
    for (const path of SEARCHES) {
      const { status } = await api.fetch(new Request(`http://127.0.0.1:3000${path}`));
      if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
    }
  };
  const rows: Measured[] = [];
  rows.push({ what: 'start', ...(await costOf(() => catalogueOf(context).current())) });
  rows.push({ what: 'the first searches', ...(await costOf(ask)) });
  // The listener connects and reads again.
  await wait(1_500);
  const asking = await costOf(async () => {
    for (let n = 0; n < CHANGES; n++) await ask();
  });
  const of = (what: string, values: (n: number) => Values, isAsked: boolean, count = CHANGES) =>
    costOfChanges(shop, { what, values, count, ask: isAsked ? ask : null, asking: asking.processorMs / CHANGES });
  rows.push(await of('a sale', (n) => ({ stockQuantity: 1_000 + n }), false));
  rows.push(await of('a price', (n) => ({ price: 10_000 + n }), false));
  rows.push(await of('a sale, then three searches', (n) => ({ stockQuantity: 2_000 + n }), true));
  rows.push(await of('a price, then three searches', (n) => ({ price: 20_000 + n }), true));
  rows.push(await of('a name', (n) => ({ name: `Renamed totem ${n}` }), false));
  rows.push(await of('a name, then three searches', (n) => ({ name: `Again a totem ${n}` }), true, TEXTS));
  rows.push({ what: 'every price at once', ...(await costOfAll(shop)) });
  await wait(1_000);
  globalThis.gc?.();
  const residentMb = process.memoryUsage().rss / 2 ** 20;
  console.log(
    `\n${size} products, ${emptyMb.toFixed(0)} MB before, ${residentMb.toFixed(0)} MB after\n${describe(rows)}`,
  );
  return { size, emptyMb, residentMb, askingMs: asking.processorMs / CHANGES, rows };
}

async function costOfChanges(
  shop: TestShop,
  change: {
    what: string;
    values: (n: number) => Values;
    count: number;
    ask: (() => Promise<void>) | null;
    asking: number;
  },
): Promise<Measured> {
  let shownMs = 0;
  const cost = await costOf(async () => {
    for (let n = 0; n < change.count; n++) {
      shownMs += await changeOne(shop, 1 + ((n * 7_919) % 9_000), change.values(n));
      await change.ask?.();
    }
  });
  return {
    what: change.what,
    processorMs: cost.processorMs / change.count - (change.ask ? change.asking : 0),
    shownMs: shownMs / change.count,
    stallMs: cost.stallMs,
  };
}

async function changeOne({ context }: TestShop, id: number, values: Values): Promise<number> {
  const shown = nextChange(context, ({ ids }) => ids === 'all' || ids.has(id));
  await context.db.transaction(async (tx) => {
    await tx.update(products).set(values).where(eq(products.id, id));
    await touchCatalogue(tx, [id]);
  });
  const start = performance.now();
  await shown;
  return performance.now() - start;
}

async function costOfAll({ context }: TestShop): Promise<Omit<Measured, 'what'>> {
  const client = new pg.Client({ connectionString: context.config.DATABASE_URL });
  await client.connect();
  await client.query('update products set price = price + 1');
  await client.end();
  return costOf(async () => {
    const shown = nextChange(context, () => true);
    await touchCatalogue(context.db, [1]);
    await shown;
  });
}

function nextChange(context: TestShop['context'], isIt: (change: CatalogueChange) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = onCatalogueChange(context, (change) => {
      if (!isIt(change)) return;
      stop();
      resolve();
    });
  });
}

async function costOf(work: () => Promise<unknown>): Promise<Omit<Measured, 'what'>> {
  let last = performance.now();
  let stallMs = 0;
  const beat = () => {
    const now = performance.now();
    stallMs = Math.max(stallMs, now - last - 1);
    last = now;
  };
  const timer = setInterval(beat, 1);
  const before = process.cpuUsage();
  const start = performance.now();
  await work();
  const shownMs = performance.now() - start;
  beat();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(before);
  return { processorMs: (user + system) / 1_000, shownMs, stallMs };
}

function describe(rows: readonly Measured[]): string {
  const figures = rows.map(({ what, processorMs, shownMs, stallMs }) => [
    what,
    processorMs.toFixed(1),
    shownMs.toFixed(1),
    stallMs.toFixed(0),
  ]);
  return table(['', 'processor ms', 'shown after ms', 'longest stall ms'], figures);
}
