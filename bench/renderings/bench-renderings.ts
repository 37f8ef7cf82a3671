import { paths } from '#web/paths.ts';
import { addressesOf, type OnSale } from '../load/addresses.ts';
import { fillWorld } from '../load/fill-world.ts';
import { openOwnShop } from '../load/own-shop.ts';
import { untilIdle } from '../load/until-idle.ts';
import { zipfDraws } from '../load/zipf.ts';
import { processorTimeOf } from '../processor-time.ts';
import { machine, writeResults } from '../results.ts';
import { type BenchShop, stockEverything } from '../shop.ts';
import { table } from '../table.ts';
import { countPages, type PagesServed, TELLS_METRICS } from './count-pages.ts';

const WARM_UP = 400;
const MEASURED = 1_000;
// So that nearly all of what is asked for often has been asked for before.
const DRAWS_EACH = 5;
// With none of the calls that pages have in common remembered either.
const NOTHING_CACHED = { PAGE_CACHE_MB: '0' };

interface Rendering {
  page: string;
  /** Milliseconds of processor of each, of the app and of the database. */
  appMs: number;
  databaseMs: number;
  kB: number;
}

/**
 * What a page costs that no cache has, by kind, and how many of the pages asked for by popularity (Zipf, s = 1) a cache of the usual size
 * has, with so many products.
 */
export async function benchRenderings(given = '1000'): Promise<number> {
  const startedAt = new Date();
  const runsOn = machine();
  const products = Number(given);
  const renderings = await measureRenderings(products);
  const served = await askByPopularity(products);
  const rows = renderings.map(({ page, appMs, databaseMs, kB }) => [
    page,
    ...[appMs, databaseMs, kB].map((figure) => Number(figure.toFixed(1))),
  ]);
  console.log(`\n${table(['page', 'app, ms', 'database, ms', 'kB'], rows)}`);
  console.log(`\n${products} products by popularity: ${describe(served)}`);
  const results = { bench: 'renderings', machine: runsOn, products, renderings, served };
  console.log(`Written to ${await writeResults(startedAt, results)}`);
  return 0;
}

const KINDS: Record<string, (range: readonly OnSale[], at: number) => string> = {
  product: (range, at) => paths.product(range[at % range.length] as OnSale),
  search: (range, at) => paths.search({ q: range[at % range.length]?.name.split(' ').slice(1).join(' ') ?? '' }),
  category: (range, at) => paths.search({ category: range[at % range.length]?.category ?? '', minPrice: String(at) }),
  home: () => paths.home,
  missing: () => addressesOf('missing', [])[0] ?? '',
};

async function measureRenderings(products: number): Promise<Rendering[]> {
  await using closing = new AsyncDisposableStack();
  const { shop, range } = await openFilled(products, NOTHING_CACHED, closing);
  const measured: Rendering[] = [];
  for (const [page, addressAt] of Object.entries(KINDS)) {
    const ask = (at: number) => sizeOf(shop, addressAt(range, at));
    for (let at = 0; at < WARM_UP; at++) await ask(at + MEASURED);
    await untilIdle(shop);
    const before = processorTimeOf(shop);
    let bytes = 0;
    for (let at = 0; at < MEASURED; at++) bytes += await ask(at);
    const after = processorTimeOf(shop);
    if (!before || !after) throw new Error('This machine does not tell what a process takes.');
    const [appMs, databaseMs] = [after.app - before.app, after.database - before.database].map((ms) => ms / MEASURED);
    measured.push({ page, appMs: appMs ?? 0, databaseMs: databaseMs ?? 0, kB: bytes / MEASURED / 1_000 });
  }
  return measured;
}

async function askByPopularity(products: number): Promise<PagesServed> {
  await using closing = new AsyncDisposableStack();
  const { shop, range } = await openFilled(products, TELLS_METRICS, closing);
  const askAll = async (seed: number) => {
    for (const rank of zipfDraws(range.length * DRAWS_EACH, range.length, seed))
      await sizeOf(shop, paths.product(range[rank] as OnSale));
  };
  await askAll(1);
  const before = await countPages(shop);
  await askAll(2);
  const after = await countPages(shop);
  return {
    cache: after.cache - before.cache,
    checked: after.checked - before.checked,
    rendered: after.rendered - before.rendered,
  };
}

async function openFilled(products: number, settings: Record<string, string>, closing: AsyncDisposableStack) {
  const shop = await openOwnShop(closing, settings);
  await fillWorld(shop, { products, orders: 0 }, () => stockEverything(shop));
  const range: OnSale[] = [];
  for (let next: string | undefined = '/api/products'; next !== undefined; ) {
    const answer: Response = await fetch(new URL(next, shop.url));
    range.push(...((await answer.json()) as OnSale[]));
    next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
  }
  return { shop, range };
}

async function sizeOf({ url }: BenchShop, address: string): Promise<number> {
  const answer = await fetch(url + address, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

function describe({ cache, checked, rendered }: PagesServed): string {
  const all = cache + checked + rendered;
  const share = (count: number) => `${((100 * count) / all).toFixed(1)} %`;
  return `${share(cache + checked)} not rendered (${share(checked)} looked at again), ${share(rendered)} rendered, of ${all}`;
}
