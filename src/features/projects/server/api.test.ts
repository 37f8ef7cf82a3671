import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { catalogueOf, createProduct, touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { ProjectList, ProjectListSummary } from '#features/projects/contract.ts';
import { deleteOldLists } from '#features/projects/server/door.ts';
import { projectLists } from '#features/projects/tables.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { addDays } from '#values/instant.ts';
import { toDecimal, toPence, vatOn } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { quoteRequestSample } from '../../../../tests/api/samples/messages.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';

type Answer = ProjectList & Problem;
interface Opened {
  id: number;
  key: string | null;
}

let shop: TestShop;
let now: Date;
const idOf = new Map<string, number>();
const product = (sku: string) => idOf.get(sku) ?? 0;

beforeAll(async () => {
  shop = await openTestShop();
  now = new Date('2026-11-21T10:00:00Z');
  Object.assign(shop.context, { clock: { now: () => now } });
  for (const { sku, name, price, category, specs } of demoProducts.filter(({ sku }) => /^BF-(AC|ID|MB)-/.test(sku))) {
    const row = { sku, name, category, specs, stockQuantity: 900, price: toPence(price) };
    idOf.set(sku.slice(3), (await createProduct(shop.context.db, row)).id);
  }
});
afterAll(() => shop?.close());
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

const line = (sku: string, quantity = 1, room = '') => ({ productId: product(sku), quantity, room });
const addressOf = ({ id, key }: Opened, rest = '') =>
  `/api/project-lists/${id}${rest}${key === null ? '' : `?key=${key}`}`;
async function start(visitor: Visitor, lines: object[] = [], name = 'High Street'): Promise<Opened> {
  const { status, body } = await visitor.post<Opened & Problem>('/api/project-lists', { name, lines });
  expect([status, body.errors]).toEqual([201, undefined]);
  return body;
}
const read = (visitor: Visitor, list: Opened) => visitor.get<Answer>(addressOf(list));
async function archive(sku: string, archivedAt: Date | null) {
  await shop.context.db
    .update(products)
    .set({ archivedAt })
    .where(eq(products.id, product(sku)));
  await touchCatalogue(shop.context.db, [product(sku)]);
  await catalogueOf(shop.context).refresh();
}

describe('what a list refuses', () => {
  test.each([
    ['no name', { name: ' ' }, 'name', 'Give the list a name'],
    ['a link for a name', { name: 'https://x.example' }, 'name', 'This can contain neither links'],
    ['no piece', { lines: [{ productId: 1, quantity: 0 }] }, 'lines.0.quantity', 'whole number from 1 to 999'],
    ['1,000 pieces', { lines: [{ productId: 1, quantity: 1_000 }] }, 'lines.0.quantity', 'from 1 to 999'],
    ['half a piece', { lines: [{ productId: 1, quantity: 1.5 }] }, 'lines.0.quantity', 'from 1 to 999'],
    ['a product that never was', { lines: [{ productId: 999_999, quantity: 1 }] }, 'lines.0.productId', 'no longer'],
    ['a long room', { lines: [{ productId: 1, quantity: 1, room: 'x'.repeat(61) }] }, 'lines.0.room', 'at most 60'],
  ])('%s', async (_what, wrong, field, sentence) => {
    const { status, body } = await shop.visitor().post<Problem>('/api/project-lists', { name: 'List', ...wrong });
    expect(status).toBe(400);
    expect(body.errors?.[field]?.[0]).toContain(sentence);
  });

  test('takes 500 lines and no 501st, at once or one by one', async () => {
    const customer = await signedIn(shop, 'public');
    const full = Array.from({ length: 500 }, (_, n) => line('ID-55', 1, `Room ${n}`));
    const list = await start(customer, full);
    const more = await customer.post<Problem>(addressOf(list, '/lines'), { lines: [line('ID-55', 1, 'One more')] });
    expect([more.status, more.body.errors?.lines?.[0]]).toEqual([
      400,
      'A project list can have at most 500 lines. Make a second list for the rest.',
    ]);
    const all = { name: 'x', lines: [...full, line('ID-55')] };
    expect((await customer.put<Problem>(addressOf(list), all)).status).toBe(400);
    expect((await read(customer, list)).lines).toHaveLength(500);
    // A product that stands in the same room is raised, and no line more.
    await customer.post(addressOf(list, '/lines'), { lines: [line('ID-55', 4, 'Room 7')] });
    expect((await read(customer, list)).lines[7]).toMatchObject({ quantity: 5, room: 'Room 7' });
    const tooMany = await customer.post<Problem>(addressOf(list, '/lines'), { lines: [line('ID-55', 995, 'Room 7')] });
    expect(tooMany.body.errors?.['lines.7.quantity']?.[0]).toContain('would have 1000');
  });

  test('asks the database as often for 500 lines as for one', async () => {
    const customer = await signedIn(shop, 'public');
    const rooms = Array.from({ length: 500 }, (_, n) => line(n % 2 ? 'ID-55' : 'AC-WF-800', 1, `Room ${n % 50}`));
    const long = await start(
      customer,
      rooms.map((each, n) => ({ ...each, room: `${each.room} ${n}` })),
    );
    const short = await start(customer, [line('ID-55')]);
    const [few, many] = [
      await statementsOf(() => read(customer, short)),
      await statementsOf(() => read(customer, long)),
    ];
    expect(few).toBeGreaterThan(0);
    expect(many).toBe(few);
  });

  test('an account’s 101st list, a visitor’s 31st of an hour', async () => {
    const customer = await signedIn(shop, 'public');
    const at = { createdAt: now, changedAt: now, openedAt: now };
    const many = Array.from({ length: 100 }, (_, n) => ({ name: `${n}`, customerId: customer.id, ...at }));
    await shop.context.db.insert(projectLists).values(many);
    const { status, body } = await customer.post<Problem>('/api/project-lists', { name: 'One more' });
    expect([status, body.detail]).toEqual([
      409,
      'You have 100 lists, the most that an account can have. Delete one first.',
    ]);
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1)
      statuses.push((await shop.visitor().post('/api/project-lists', { name: 'List' })).status);
    expect([...new Set(statuses.slice(0, 29)), statuses[29]]).toEqual([201, 429]);
  });
});

test('a network is shown 60,000 lines in an hour, and a change weighs by the lines that it brings', async () => {
  const visitor = shop.visitor();
  const list = await start(
    visitor,
    Array.from({ length: 500 }, (_, at) => line('ID-55', 1, `Room ${at}`)),
  );
  const used = async (name: string) => {
    const { rows } = await shop.context.pool.query('select points from rate_limits where key like $1', [`${name}:%`]);
    return Number(rows[0]?.points ?? 0);
  };
  await read(visitor, list);
  expect(await used('project-list-lines')).toBe(500);
  await visitor.post(addressOf(list, '/lines'), { lines: [line('ID-55', 1, 'Room 1')] });
  expect(await used('project-list-change')).toBe(1);
  const { name, version, lines } = await read(visitor, list);
  const kept = lines.map(({ productId, quantity, room }) => ({ productId, quantity, room }));
  expect((await visitor.put(addressOf(list), { name, version, lines: kept })).status).toBe(200);
  expect(await used('project-list-change')).toBe(7);

  await shop.context.pool.query("update rate_limits set points = 59900 where key like 'project-list-lines:%'");
  const refused = await visitor.fetch(addressOf(list));
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const short = await start(shop.visitor(), [line('ID-55')]);
  expect((await shop.visitor().fetch(addressOf(short))).status, 'all of a network').toBe(429);
});

describe('who may see and change a list', () => {
  test('somebody else’s number opens nothing, signed in or not, and neither does another key', async () => {
    const [ann, ben, guest] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin'), shop.visitor()];
    const list = await start(ann, [line('ID-55')]);
    const statusOf = async (visitor: Visitor, address: string) => (await visitor.fetch(address)).status;
    expect(await statusOf(ben, addressOf(list))).toBe(404);
    expect(await statusOf(guest, addressOf(list))).toBe(401);
    expect(await statusOf(guest, addressOf({ ...list, key: 'A'.repeat(43) }))).toBe(404);
    const other = await start(guest);
    expect(await statusOf(guest, addressOf({ id: list.id, key: other.key }))).toBe(404);
    expect((await ben.put(addressOf(list), { name: 'Mine', lines: [] })).status).toBe(404);
    expect((await ben.fetch(addressOf(list), { method: 'DELETE' })).status).toBe(404);
    expect(await ann.get<ProjectListSummary[]>('/api/project-lists')).toMatchObject([{ id: list.id, lines: 1 }]);
  });

  test('a guest’s key is stored as its hash alone, and their browser remembers it', async () => {
    const made = await shop.visitor().fetch('/api/project-lists', { method: 'POST', json: { name: 'Café' } });
    const list = (await made.json()) as Opened;
    expect(list.key).toMatch(/^[\w-]{43}$/);
    expect(made.headers.get('set-cookie')).toMatch(
      new RegExp(`^project-list=${list.id}\\.${list.key}; Path=/; Max-Age=15552000; HttpOnly; SameSite=Lax`),
    );
    const { rows } = await shop.context.pool.query('select row.*::text as text from project_lists row');
    expect(JSON.stringify(rows)).not.toContain(list.key);
    const opened = await shop.visitor().get<Answer>(addressOf(list));
    expect(opened).toMatchObject({ access: 'edit', keptUntil: addDays(now, 180).toISOString() });
  });

  test('the link shows and does not change, is the same again for its owner, and stops when it is revoked or made anew', async () => {
    const [owner, reader] = [await signedIn(shop, 'public'), shop.visitor()];
    const list = await start(owner, [line('ID-55', 2, 'Hall')]);
    const make = async () => (await owner.put<{ readKey: string }>(addressOf(list, '/link'), {})).body.readKey;
    const key = await make();
    expect((await read(owner, list)).readKey).toBe(key);
    const link = { id: list.id, key };
    const { access, readKey, lines } = await read(reader, link);
    expect([access, readKey, lines.length]).toEqual(['read', null, 1]);
    for (const [method, rest] of [
      ['PUT', ''],
      ['DELETE', ''],
      ['PUT', '/link'],
      ['DELETE', '/link'],
    ]) {
      const body = rest === '' && method === 'PUT' ? { name: 'x', lines: [] } : undefined;
      const answer = await reader.fetch(addressOf(link, rest), { method, ...(body ? { json: body } : {}) });
      expect([method, rest, answer.status]).toEqual([method, rest, 403]);
    }
    expect((await reader.post(addressOf(link, '/lines'), { lines: [line('ID-55')] })).status).toBe(403);
    const next = await make();
    expect(next).not.toBe(key);
    expect((await reader.fetch(addressOf(link))).status).toBe(404);
    expect((await reader.fetch(addressOf({ id: list.id, key: next }))).status).toBe(200);
    expect((await owner.fetch(addressOf(list, '/link'), { method: 'DELETE' })).status).toBe(204);
    const gone = await reader.get<Problem>(addressOf({ id: list.id, key: next }));
    expect(gone.detail).toContain('it was revoked');
    expect((await read(owner, list)).readKey).toBeNull();
  });

  test('a guest who signs in takes the list along, and its secret address no longer works', async () => {
    const list = await start(shop.visitor(), [line('ID-55')]);
    const [ann, ben] = [await signedIn(shop, 'public'), await signedIn(shop, 'public')];
    const taken = await ann.post<Answer>(addressOf(list, '/claim'), {});
    expect([taken.status, taken.body.access, taken.body.keptUntil]).toEqual([200, 'own', null]);
    expect((await ben.post(addressOf(list, '/claim'), {})).status).toBe(404);
    expect((await shop.visitor().fetch(addressOf(list))).status).toBe(404);
    expect((await read(ann, { ...list, key: null })).lines).toHaveLength(1);
    expect((await ann.post<Problem>(addressOf({ ...list, key: null }, '/claim'), {})).status).toBe(409);
  });
});

test('shows each room at today’s prices, to the penny, with what fits in it as a whole', async () => {
  const list = await start(shop.visitor(), [
    line('ID-55', 2, 'Hall'),
    line('AC-WF-800', 1, 'Hall'),
    line('AC-PLAY-1', 1, 'Hall'),
    line('AC-WF-400', 3, 'Bar'),
    line('MB-65', 1, 'Bar'),
    line('AC-HDMI-5', 1, 'Hall'),
  ]);
  const shown = await read(shop.visitor(), list);
  expect(shown.rooms.map(({ name }) => name)).toEqual(['Hall', 'Bar']);
  const [hall, bar] = shown.rooms;
  expect(hall?.findings.map(({ is, product: { id }, sentence }) => [is, id, sentence])).toEqual([
    ['missing', product('ID-55'), '1 of 2 has no bracket here.'],
    ['missing', product('AC-PLAY-1'), expect.stringMatching(/^1 of 2 HDMI leads to .* is missing here\.$/)],
    ['fits', product('AC-WF-800'), expect.stringMatching(/^Holds 1 × /)],
    ['fits', product('AC-PLAY-1'), expect.stringMatching(/^Plays on 2 × /)],
  ]);
  expect(bar?.findings.map(({ is }) => is)).toEqual(['wrong', 'missing']);
  const { byId, vatRate } = await catalogueOf(shop.context).current();
  const pence = shown.lines.reduce((all, each) => all + (byId.get(each.productId)?.pricePence ?? 0) * each.quantity, 0);
  expect([shown.total, shown.vatAmount]).toEqual([toDecimal(pence), toDecimal(vatOn(pence, vatRate))]);
  const sumOf = (of: (room: ProjectList['rooms'][number]) => string) =>
    shown.rooms.reduce((all, room) => all + toPence(of(room)), 0);
  expect(sumOf(({ total }) => total)).toBe(toPence(shown.total));
  expect(sumOf(({ totalIncVat }) => totalIncVat)).toBe(toPence(shown.totalIncVat));
});

test('what has left the shop stays in the list by its name, without a price, and is not added again', async () => {
  const customer = await signedIn(shop, 'public');
  const list = await start(customer, [line('ID-43', 2, 'Hall'), line('ID-55', 1, 'Hall')]);
  const before = await read(customer, list);
  await archive('ID-43', now);
  const shown = await read(customer, list);
  expect(shown.lines[0]).toMatchObject({ product: null, name: before.lines[0]?.name, total: null, quantity: 2 });
  expect(shown.total).toBe(shown.lines[1]?.total);
  expect(shown.rooms[0]?.findings.some(({ product: { id } }) => id === product('ID-43'))).toBe(false);
  const saved = { name: 'Saved', lines: [line('ID-43', 1, 'Hall')], version: shown.version };
  expect((await customer.put<Answer>(addressOf(list), saved)).body.lines).toMatchObject([
    { quantity: 1, product: null },
  ]);
  const another = await start(customer);
  const added = await customer.post<Problem>(addressOf(another, '/lines'), { lines: [line('ID-43')] });
  expect(added.body.errors?.['lines.0.productId']).toEqual(['This is no longer sold']);
  const items = [line('ID-43'), line('ID-55')].map(({ room: _, ...item }) => item);
  const cart = await customer.post<Problem>('/api/cart/lines', { items });
  expect([cart.status, cart.body.detail]).toEqual([
    409,
    expect.stringMatching(/is no longer sold\. Nothing was put in your cart\.$/),
  ]);
  await archive('ID-43', null);
});

test('of two windows the second to save is told that the list was changed, and changes nothing', async () => {
  const customer = await signedIn(shop, 'public');
  const list = await start(customer, [line('ID-55')]);
  const { version } = await read(customer, list);
  expect((await customer.put(addressOf(list), { name: 'One', lines: [line('ID-55', 2)], version })).status).toBe(200);
  const late = await customer.put<Problem>(addressOf(list), { name: 'Two', lines: [], version });
  expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('was changed meanwhile')]);
  expect(await read(customer, list)).toMatchObject({ name: 'One', lines: [{ quantity: 2 }] });
  const both = await Promise.all(
    [3, 4].map((quantity) => customer.post(addressOf(list, '/lines'), { lines: [line('ID-55', quantity)] })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await read(customer, list)).lines).toMatchObject([{ quantity: 9 }]);
});

test('500 lines go into the cart whole, or not at all with what is short', async () => {
  const visitor = shop.visitor();
  const items = [...idOf.values()].map((productId) => ({ productId, quantity: 1 }));
  const lines = Array.from({ length: 500 }, (_, n) => items[n % items.length]);
  const put = await visitor.post<CartLine[]>('/api/cart/lines', { items: lines });
  expect([put.status, put.body.length]).toEqual([201, items.length]);
  const pieces = put.body.reduce((all, { quantity }) => all + quantity, 0);
  expect(pieces).toBe(500);
  const short = [...lines.slice(0, 499), { productId: product('ID-55'), quantity: 900 }];
  const refused = await visitor.post<Problem>('/api/cart/lines', { items: short });
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Only 900 of')]);
  const after = await visitor.get<CartLine[]>('/api/cart');
  expect(after.reduce((all, { quantity }) => all + quantity, 0)).toBe(500);
});

test('a quote is asked for by a list: each product once, with its rooms in words, by who may see it alone', async () => {
  const list = await start(
    shop.visitor(),
    [line('ID-55', 2, 'Hall'), line('ID-55', 1), line('MB-65', 4, 'Bar')],
    'Pub',
  );
  await archive('MB-65', now);
  const ask = (visitor: Visitor, key?: string) =>
    visitor.post<{ id: number } & Problem>('/api/quotes', {
      ...quoteRequestSample,
      items: null,
      list: { id: list.id, key },
    });
  expect((await ask(shop.visitor())).status).toBe(401);
  const { status, body } = await ask(shop.visitor(), list.key ?? '');
  expect(status).toBe(201);
  const quote = await (await signedIn(shop, 'admin')).get<Quote>(`/api/quotes/${body.id}`);
  expect(quote.lines).toMatchObject([{ productId: product('ID-55'), quantity: 3 }]);
  expect(quote.request).toMatch(
    /^Asked for by the project list 'Pub'\.\nHall:\n2 × .+\nOf no room:\n1 × .+\nBar:\n4 × .+ \(no longer sold\)/,
  );
  await archive('MB-65', null);
});

test('lists without an account go when nobody has opened them for 180 days; those of accounts stay', async () => {
  const [guest, customer] = [shop.visitor(), await signedIn(shop, 'public')];
  const [opened, forgotten, own] = [await start(guest), await start(guest), await start(customer)];
  now = addDays(now, 100);
  await read(guest, opened);
  now = addDays(now, 100);
  await deleteOldLists(shop.context);
  expect((await guest.fetch(addressOf(opened))).status).toBe(200);
  expect((await guest.fetch(addressOf(forgotten))).status).toBe(404);
  const ids = (await shop.context.db.select({ id: projectLists.id }).from(projectLists)).map(({ id }) => id);
  expect(ids).toContain(own.id);
});

/** How many statements about lists and products the database was asked while this ran. */
async function statementsOf(run: () => Promise<unknown>): Promise<number> {
  const { pool } = shop.context;
  let count = 0;
  const ask = pool.query;
  Object.assign(pool, {
    query: (...parts: unknown[]) => {
      const [asked] = parts as [string | { text: string }];
      if (/project_list|"products"/.test(typeof asked === 'string' ? asked : asked.text)) count += 1;
      return (ask as (...all: unknown[]) => unknown).apply(pool, parts);
    },
  });
  try {
    await run();
  } finally {
    Object.assign(pool, { query: ask });
  }
  return count;
}
