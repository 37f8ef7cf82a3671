import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProduct } from '#features/catalogue/server/door.ts';
import type { UnopenedReport } from '#features/reports/search-reports.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { searchClicks, searchVisits } from '#features/search/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../../tests/support/shop.ts';
import { writeClicks } from './click-counts.ts';
import { deleteOldClicks } from './count-click.ts';
import { learnAgain } from './learned.ts';
import { openSeenToday } from './seen-today.ts';

// The shop counts each deed of an address once a day, so that every test clicks from addresses of its own.
let shop: TestShop;
let ids: number[];
let address = 0;

beforeAll(async () => {
  shop = await openTestShop({ TRUST_PROXY: '1' });
  ids = [];
  for (const name of ['Plinth stand', 'Plinth frame', 'Gilded frame']) {
    const made = await createProduct(shop.context.db, {
      name,
      price: 4_000,
      category: 'Accessories',
      stockQuantity: 5,
    });
    ids.push(made.id);
  }
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await writeClicks(shop.context);
  await shop.context.db.delete(searchClicks);
  await shop.context.db.delete(searchVisits);
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Sent = { from?: string; agent?: string; by?: Pick<Visitor, 'fetch'> };

function click(json: unknown, { from = newAddress(), agent = BROWSER, by = shop }: Sent = {}) {
  const headers = { 'x-forwarded-for': from, 'user-agent': agent };
  return by.fetch('/api/search/clicks', { method: 'POST', json, headers });
}

function newAddress(): string {
  address += 1;
  return `10.1.${Math.floor(address / 250)}.${1 + (address % 250)}`;
}

async function names(q: string): Promise<string[]> {
  const answer = await shop.get<SearchAnswer>(`/api/search/products?${new URLSearchParams({ q })}`);
  return answer.products.map(({ name }) => name);
}

async function counted() {
  await writeClicks(shop.context);
  const { db } = shop.context;
  const [clicks, visits] = await Promise.all([db.select().from(searchClicks), db.select().from(searchVisits)]);
  return {
    clicks: clicks.map(({ query, productId, opened, added }) => [query, ids.indexOf(productId), opened, added]),
    visits: visits.map((row) => [row.query, row.visits, row.clicked]),
  };
}

test.each([
  ['no words', { what: 'seen' }, 'query'],
  ['a book', { query: 'x'.repeat(501), what: 'seen' }, 'query'],
  ['another deed', { query: 'plinth', what: 'stolen' }, 'what'],
  ['an opened nothing', { query: 'plinth', what: 'opened' }, 'productId'],
  ['a product by name', { query: 'plinth', what: 'added', productId: 'one' }, 'productId'],
])('%s is refused, and the field is named', async (_what, body, field) => {
  const response = await click(body);
  expect(response.status).toBe(400);
  expect(((await response.json()) as Problem).errors).toHaveProperty(field);
});

test('of staff, programs, other sites, unknown products and pasted addresses nothing is counted', async () => {
  const staff = await signedIn(shop, 'employer', ['view_orders']);
  const opened = { query: 'plinth', what: 'opened', productId: ids[0] };
  expect((await click(opened, { by: staff })).status).toBe(204);
  for (const agent of ['Mozilla/5.0 (compatible; Googlebot/2.1)', 'curl/8.9.1', 'Mozilla/5.0 HeadlessChrome/140.0']) {
    expect((await click(opened, { agent })).status).toBe(204);
  }
  const foreign = {
    method: 'POST',
    json: opened,
    headers: { origin: 'https://elsewhere.example', 'user-agent': BROWSER },
  };
  expect((await shop.fetch('/api/search/clicks', foreign)).status).toBe(403);
  expect((await click({ ...opened, productId: 999_999 })).status).toBe(204);
  expect((await click({ ...opened, query: 'for jo@example.com' })).status).toBe(204);
  expect(await counted()).toEqual({ clicks: [], visits: [] });
});

test('an address counts once a day for what it does, however often, and a visitor who opens something has looked', async () => {
  const from = newAddress();
  const say = (what: string, productId?: number) => click({ query: ' Plinth  FRAME', what, productId }, { from });
  for (let times = 0; times < 3; times++) {
    await say('seen');
    await say('opened', ids[1]);
    await say('added', ids[1]);
  }
  await click({ query: 'plinth frame', what: 'opened', productId: ids[0] });
  await click({ query: 'plinth frame', what: 'seen' });
  const { clicks, visits } = await counted();
  expect(clicks.toSorted()).toEqual([
    ['plinth frame', 0, 1, 0],
    ['plinth frame', 1, 1, 1],
  ]);
  expect(visits).toEqual([['plinth frame', 3, 2]]);
});

test('one address can do so much a day, and the next day it is forgotten', () => {
  const seen = openSeenToday();
  const done = Array.from({ length: 500 }, (_, at) => seen.isNew('2026-11-25', '192.0.2.7', `opened ${at}`));
  expect(done.filter(Boolean)).toHaveLength(200);
  expect(seen.isNew('2026-11-25', '2001:db8:1:2::1', 'opened 1')).toBe(true);
  // A household has the whole network.
  expect(seen.isNew('2026-11-25', '2001:db8:1:2::ffff', 'opened 1')).toBe(false);
  expect(seen.isNew('2026-11-26', '192.0.2.7', 'opened 1')).toBe(true);
});

test('of equals the one that is opened comes first, for these words and in the list without words', async () => {
  expect(await names('plinth')).toEqual(['Plinth stand', 'Plinth frame']);
  const popular = async () => (await shop.get<SearchAnswer>('/api/search/products')).products.map(({ name }) => name);
  expect((await popular())[0]).toBe('Plinth stand');
  await click({ query: 'plinth', what: 'added', productId: ids[1] });
  await writeClicks(shop.context);
  await learnAgain(shop.context);
  // One visitor teaches nothing.
  expect((await names('plinth'))[0]).toBe('Plinth stand');
  for (let times = 0; times < 30; times++) await click({ query: 'Plinths', what: 'opened', productId: ids[1] });
  // It does not have the word, whatever was clicked.
  for (let times = 0; times < 30; times++) await click({ query: 'plinth', what: 'opened', productId: ids[2] });
  await writeClicks(shop.context);
  await learnAgain(shop.context);
  expect(await names('plinth')).toEqual(['Plinth frame', 'Plinth stand']);
  expect((await popular()).at(-1)).toBe('Plinth stand');
  await shop.context.db.execute(sql`update ${searchClicks} set day = day - 89`);
  await learnAgain(shop.context);
  // They have faded to an eighth, which is too little.
  expect(await names('plinth')).toEqual(['Plinth stand', 'Plinth frame']);
});

test('staff see what was looked at and left, what stands first and what others opened; others do not', async () => {
  expect((await shop.fetch('/api/reports/unopened')).status).toBe(401);
  for (let times = 0; times < 3; times++) await click({ query: 'plinth', what: 'seen' });
  await click({ query: 'plinth', what: 'added', productId: ids[1] });
  await click({ query: 'gilded', what: 'opened', productId: ids[2] });
  const staff = await signedIn(shop, 'employer', ['view_reports']);
  const { items } = await staff.get<UnopenedReport>('/api/reports/unopened');
  expect(items).toMatchObject([
    {
      query: 'plinth',
      visits: 4,
      unopened: 3,
      first: { productId: ids[0], name: 'Plinth stand' },
      opened: [{ productId: ids[1], name: 'Plinth frame', opened: 0, added: 1 }],
    },
  ]);
  const { items: before } = await staff.get<UnopenedReport>('/api/reports/unopened?from=2025-01-01&to=2025-12-31');
  expect(before).toEqual([]);
  const file = await (await staff.fetch('/api/reports/unopened/export')).text();
  expect(file).toContain('plinth,4,3,');
  expect(file).toContain('Plinth stand,Plinth frame: 0 (1)');
});

test('counts go after 90 days', async () => {
  const { db, clock } = shop.context;
  const day = (days: number) => new Date(clock.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
  for (const days of [92, 88]) {
    await db.insert(searchClicks).values({ day: day(days), query: `${days}`, productId: 1, opened: 1 });
    await db.insert(searchVisits).values({ day: day(days), query: `${days}`, visits: 1 });
  }
  await deleteOldClicks(shop.context);
  const left = await Promise.all([db.select().from(searchClicks), db.select().from(searchVisits)]);
  expect(left.flat().map(({ query }) => query)).toEqual(['88', '88']);
});
