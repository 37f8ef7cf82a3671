import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiled, type Slots } from '#platform/compiled.ts';
import { compiledRows } from '#platform/compiled-rows.ts';
import { announcements, emails } from '#platform/tables.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

const add = compiled((db, { name, payload, at }: Slots<{ name: string; payload: object; at: Date }>) =>
  db.insert(announcements).values({ name, payload, at }).returning(),
);
const namedIn = compiled((db, { names }: Slots<{ names: readonly string[] }>) =>
  db.select().from(announcements).where(sql`${announcements.name} = any(${names})`),
);
const rename = compiled((db, { id, name }: Slots<{ id: number; name: string }>) =>
  db
    .update(announcements)
    .set({ name: sql`${name}` })
    .where(eq(announcements.id, id)),
);

test('a statement that the database refuses fails, and the next asking of it does not', async () => {
  const { db } = shop.context;
  const at = new Date();
  await expect(add(db, { name: 'x'.repeat(300), payload: {}, at })).rejects.toThrow();
  expect(await add(db, { name: 'one', payload: { of: 'us' }, at })).toMatchObject([{ name: 'one', at }]);
});

test('each asking has its own values, many at once too, and answers what the builder answers', async () => {
  const { db } = shop.context;
  const names = Array.from({ length: 30 }, (_, nth) => `at once ${nth}`);
  const at = new Date('2026-03-29T01:30:00.123Z');
  await Promise.all(names.map((name, nth) => add(db, { name, payload: { nth }, at })));
  const found = await namedIn(db, { names });
  expect(found.toSorted((a, b) => a.id - b.id).map(({ payload }) => payload)).toHaveLength(30);
  const built = await db.select().from(announcements).where(eq(announcements.name, 'at once 7'));
  expect(await namedIn(db, { names: ['at once 7'] })).toEqual(built);
  expect(built).toMatchObject([{ payload: { nth: 7 }, at }]);
  expect(await namedIn(db, { names: [] })).toEqual([]);
});

test('within a transaction it belongs to it, and to a savepoint within that', async () => {
  const { db } = shop.context;
  const [one] = await add(db, { name: 'before', payload: {}, at: new Date() });
  const id = one?.id ?? 0;
  const isTaken = async (name: string) => (await namedIn(db, { names: [name] })).length === 1;
  await db
    .transaction(async (tx) => {
      await rename(tx, { id, name: 'within' });
      await tx.transaction((inner) => rename(inner, { id, name: 'further within' }));
      expect(await isTaken('further within')).toBe(false);
      expect(await namedIn(tx, { names: ['further within'] })).toHaveLength(1);
      throw new Error('taken back');
    })
    .catch(() => undefined);
  expect(await isTaken('before')).toBe(true);
});

test('what is joined is read as the builder reads it, and is null where there is none', async () => {
  const { db } = shop.context;
  const [one, other] = await add(db, { name: 'joined', payload: { to: 'none' }, at: new Date() });
  expect(other).toBeUndefined();
  const all = (from: typeof db, id: number | Slots<{ id: number }>['id']) =>
    from
      .select({
        said: announcements,
        email: emails,
        both: { at: announcements.at, html: emails.html },
        now: sql<string>`'now'`,
      })
      .from(announcements)
      .leftJoin(emails, eq(emails.id, announcements.id))
      .where(eq(announcements.id, id));
  const asCompiled = compiled((from, { id }: Slots<{ id: number }>) => all(from, id));
  const answer = await asCompiled(db, { id: one?.id ?? 0 });
  expect(answer).toEqual(await all(db, one?.id ?? 0));
  expect(answer).toMatchObject([{ said: one, email: null, now: 'now' }]);
});

test('a value that was not given is named', async () => {
  await expect(async () => namedIn(shop.context.db, {} as { names: string[] })).rejects.toThrow("'names'");
});

const addRows = compiledRows<
  { name: string; payload: object; at: Date; dueAt: Date | null },
  { id: number; nth: number }
>(announcements, (db, rows) =>
  db
    .insert(announcements)
    .values(rows)
    .returning({ id: announcements.id, nth: sql<number>`(${announcements.payload} ->> 'nth')::integer` }),
);

test('rows of one insert need the same members', async () => {
  const at = new Date();
  const rows = [
    { name: 'whole', payload: {}, at, dueAt: null },
    { name: 'without', payload: {}, at },
  ];
  await expect(addRows(shop.context.db, rows as Parameters<typeof addRows>[1])).rejects.toThrow('the same members');
  expect(await namedIn(shop.context.db, { names: ['whole', 'without'] })).toEqual([]);
});

test('any number of rows is inserted in their sequence, and what is null is null', async () => {
  const { db } = shop.context;
  const at = new Date('2026-10-25T01:30:00.123Z');
  for (const count of [0, 1, 5, 45]) {
    const rows = Array.from({ length: count }, (_, nth) => {
      return { name: `${count} rows`, payload: { nth }, at, dueAt: nth % 2 ? at : null };
    });
    const added = await addRows(db, rows);
    expect(added.map(({ nth }) => nth)).toEqual(rows.map(({ payload }) => payload.nth));
    expect(added.map(({ id }) => id)).toEqual(added.map(({ id }) => id).sort((a, b) => a - b));
    const found = await namedIn(db, { names: [`${count} rows`] });
    expect(found.filter(({ dueAt }) => dueAt === null)).toHaveLength(Math.ceil(count / 2));
    for (const row of found) expect(row.at).toEqual(at);
  }
});
