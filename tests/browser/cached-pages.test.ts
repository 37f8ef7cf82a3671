// What a cached page shows is what a page made at this moment shows, after any change. Two instances of one shop, of which the second
// caches nothing. `CHANGES=300 SEED=7 npx vitest run tests/browser/cached-pages.test.ts` makes other and more changes.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { factsOfCall } from '../../src/page-cache/page-facts.ts';
import { isSameForEveryone } from '../../src/web/head/public-pages.ts';
import { changes, letAdminChange } from './shop-changes.ts';
import { type Address, addresses, ask, differing, pagesThatDiffer, type Shown } from './shown-pages.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const CHANGES = Number(process.env.CHANGES ?? 18);
const SEED = Number(process.env.SEED ?? 17);
// A change of settings comes by a notice of the database, a currency is asked for once a second; the rest is for a busy machine.
const PATIENCE = { timeout: 60_000, interval: 50 };

let cached: RunningShop;
let fresh: RunningShop;

beforeAll(async () => {
  cached = await startShop({ JOBS: '0' }, inject('demoShop'));
  fresh = await startShop({ JOBS: '0', PAGE_CACHE_MB: '0', DATABASE_URL: cached.databaseUrl });
  await letAdminChange(cached.url);
}, 300_000);
afterAll(async () => {
  await fresh?.stop();
  await cached?.stop();
});

test('after any change, every cached page shows what a page that is made now would', async () => {
  let before = await agreed('the beginning');
  const kinds = Object.keys(changes);
  const rounds = fc.shuffledSubarray(kinds, { minLength: kinds.length });
  const order = fc
    .sample(rounds, { numRuns: Math.ceil(CHANGES / kinds.length), seed: SEED })
    .flat()
    .slice(0, CHANGES);
  for (const [at, kind] of order.entries()) {
    for (const [part, { make, shows, isAtOnce = false }] of (changes[kind]?.(SEED + at * 37) ?? []).entries()) {
      const named = `change ${at}, ${kind}, part ${part} (seed ${SEED})`;
      await make();
      if (isAtOnce) {
        const atOnce = await ask(cached.url);
        await expect
          .poll(async () => differing(atOnce, await ask(fresh.url)), { ...PATIENCE, message: named })
          .toEqual([]);
        expect(differing(before, atOnce).length > 0, `${named} shows`).toBe(
          shows ?? differing(before, atOnce).length > 0,
        );
        before = atOnce;
      } else {
        if (shows)
          await expect
            .poll(async () => differing(before, await ask(fresh.url)).length, { ...PATIENCE, message: named })
            .toBeGreaterThan(0);
        before = await agreed(named);
      }
    }
  }
  // Of a page that stands nothing is asked; a redirect is not cached.
  const callsOfAll = async () => {
    const earlier = await callsSoFar(cached);
    await ask(cached.url, ({ isRedirect }) => !isRedirect);
    return [...(await callsSoFar(cached))].filter(([name, count]) => count > (earlier.get(name) ?? 0));
  };
  await expect.poll(callsOfAll, PATIENCE).toEqual([]);
}, 900_000);

test('every call of a public page says what its answer depends on', async () => {
  const found: Record<string, string> = {};
  for (const [page, { path, headers }] of Object.entries(addresses())) {
    const earlier = await callsSoFar(fresh);
    await (await fetch(fresh.url + path, { headers: headers ?? {}, redirect: 'manual' })).text();
    const calls = [...(await callsSoFar(fresh))].filter(([name, count]) => count > (earlier.get(name) ?? 0));
    const named = calls.map(([name]) => (factsOfCall(name) ? name.slice('GET /api/'.length) : `${name}: anything`));
    found[page] = named.sort().join(', ');
  }
  expect(found).toEqual({
    home: 'currencies, products/featured, settings/public',
    products: 'currencies, products/families, settings/public',
    product: 'currencies, delivery-options, products/{id}, products/{id}/fits, products/{id}/fitting, settings/public',
    'product in dollars':
      'currencies, delivery-options, products/{id}, products/{id}/fits, products/{id}/fitting, settings/public',
    'product at a place':
      'currencies, delivery-options, products/{id}, products/{id}/fits, products/{id}/fitting, settings/public',
    'product by its number': 'currencies, delivery-options, products/{id}, products/{id}/fits, settings/public',
    'unrelated product':
      'currencies, delivery-options, products/{id}, products/{id}/fits, products/{id}/fitting, settings/public',
    'no product': 'currencies, delivery-options, products/{id}, products/{id}/fits, settings/public',
    'what fits a product': 'currencies, products/{id}, products/{id}/fits, settings/public',
    category: 'currencies, search/products, settings/public',
    'category inc VAT': 'currencies, search/products, settings/public',
    word: 'currencies, search/products, settings/public',
    'filters that are open': 'currencies, search/products, settings/public',
    'empty search': 'currencies, search/products, settings/public',
    'all products': 'currencies, search/products, settings/public',
    guide: 'currencies, settings/public',
    'guide answered': 'currencies, guide, settings/public',
    'LED wall': 'currencies, delivery-options, led-wall/parts, settings/public',
    'LED wall of a size': 'currencies, delivery-options, led-wall/parts, settings/public',
    about: 'currencies, settings/public',
    contact: 'answers, currencies, form-stamps/{form}, settings/public',
    'contact about something': 'answers, currencies, form-stamps/{form}, settings/public',
    terms: 'currencies, settings/public',
    privacy: 'currencies, settings/public',
    accessibility: 'currencies, settings/public',
    'delivery and returns': 'currencies, delivery-methods, settings/public',
    'not found': 'currencies, settings/public',
  });
});

test('every page that is the same for everyone is among them', async () => {
  const { default: routes } = await import('../../src/routes.ts');
  const paths = routes.flatMap(({ children = [] }) =>
    children.map(({ path = '' }) => `/${path.replace(':id/:slug?', '1').replace(':id/:slug/', '1/')}`),
  );
  const listed = Object.values(addresses()).map(({ path }) =>
    path.replace(/\?.*$/, '').replace(/^\/products\/[^/]+(?:\/[^/]+)?/, '/products/1'),
  );
  expect(paths.filter((path) => isSameForEveryone(path) && !listed.includes(path))).toEqual([]);
});

/** Waits until both show the same, and answers what. */
async function agreed(after: string): Promise<Shown> {
  let shown: Shown = {};
  let late: string[] = [];
  const look = async () => {
    // To look makes a page anew, so those that a change has yet to reach are waited for alone, and then all are looked at.
    const isAll = late.length === 0;
    const which = (_: Address, page: string) => isAll || late.includes(page);
    shown = await ask(cached.url, which);
    const made = await ask(fresh.url, which);
    late = pagesThatDiffer(shown, made);
    return isAll || late.length > 0 ? differing(shown, made) : ['all but those that differed before'];
  };
  await expect.poll(look, { ...PATIENCE, message: after }).toEqual([]);
  return shown;
}

/** How often each call of the API was made of this instance, by its pages above all. */
async function callsSoFar({ url }: RunningShop): Promise<Map<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counted = text.matchAll(/_count\{[^}]*method="GET",route="(\/api[^"]*)",status="\d+"[^}]*\} (\d+)/g);
  const calls = new Map<string, number>();
  // Each status is counted by itself.
  for (const [, route, count] of counted) calls.set(`GET ${route}`, (calls.get(`GET ${route}`) ?? 0) + Number(count));
  return calls;
}
