import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import type { AuditEntry } from '#features/audit/contract.ts';
import { auditLog } from '#features/audit/tables.ts';
import { addPerson, signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { type Change, recordChange, recordChanges } from './door.ts';

interface Page {
  items: AuditEntry[];
  nextCursor: string | null;
}

let shop: TestShop;
let admin: Visitor & { id: number };
let other: { id: number; username: string };

beforeAll(async () => {
  shop = await openTestShop();
  admin = await signedIn(shop, 'admin');
  other = await addPerson(shop, 'employer');
});
beforeEach(async () => {
  await shop.context.db.delete(auditLog);
});
afterAll(() => shop?.close());

const at = new Date('2026-03-04T05:06:07Z');
const change = { actorId: null, action: 'user.deactivated', recordType: 'user', recordId: 7 };
const write = (changes: Partial<Change>[], when = at) =>
  shop.context.db.transaction((tx) =>
    recordChanges(
      tx,
      changes.map((one) => ({ ...change, before: null, after: null, ...one })),
      when,
    ),
  );
const list = (query = '') => admin.get<Page>(`/api/audit${query}`);
const idsOf = async (query: string) => (await list(query)).items.map(({ recordId }) => recordId);

test('a change that is rolled back leaves no trace in the audit log', async () => {
  const work = shop.context.db.transaction(async (tx) => {
    await recordChange(tx, { ...change, before: null, after: null }, at);
    throw new Error('the change failed');
  });
  await expect(work).rejects.toThrow('the change failed');
  expect(await shop.context.db.select().from(auditLog)).toEqual([]);
});

test('the audit log says what changed from what to what, without secrets', async () => {
  const before = { isActive: true, passwordHash: '$argon2id$v=19$m=65536' };
  await write([{ actorId: admin.id, before, after: { ...before, isActive: false } }]);
  const { items } = await list();
  expect(items).toMatchObject([
    { ...without(change, 'actorId'), at: at.toISOString(), actor: { id: admin.id, firstName: 'Test' } },
  ]);
  expect(items[0]).toMatchObject({ before: { isActive: true }, after: { isActive: false } });
  expect(JSON.stringify(items)).not.toContain('argon2id');
});

test('an automatic change has no actor', async () => {
  await write([{}]);
  expect((await list()).items[0]?.actor).toBeNull();
});

test('the log is walked page by page, newest first, and nothing is shown twice or left out', async () => {
  await write(Array.from({ length: 7 }, (_, recordId) => ({ recordId: recordId + 1 })));
  const first = await list('?limit=3');
  await write([{ recordId: 99 }]);
  const second = await list(`?limit=3&cursor=${first.nextCursor}`);
  const third = await list(`?limit=3&cursor=${second.nextCursor}`);
  expect([first, second, third].map(({ items }) => items.map(({ recordId }) => recordId))).toEqual([
    [7, 6, 5],
    [4, 3, 2],
    [1],
  ]);
  expect(third.nextCursor).toBeNull();
  expect((await admin.fetch('/api/audit?cursor=mine')).status).toBe(400);
});

describe('a filter', () => {
  beforeEach(async () => {
    await write([
      { recordId: 1, actorId: admin.id },
      { recordId: 2, actorId: other.id, action: 'user.created' },
    ]);
    // The clocks go forward on 29 March: in London this is 30 March already. It is written first, and shown first.
    await write([{ recordId: 4, recordType: 'order' }], new Date('2026-03-29T23:00:00Z'));
    await write([{ recordId: 3, recordType: 'order' }], new Date('2026-03-29T22:59:59Z'));
  });

  test.each([
    ['by person', () => `actorId=${other.id}`, [2]],
    ['by action', () => 'action=user.created', [2]],
    ['by kind of record', () => 'recordType=order', [4, 3]],
    ['by record', () => 'recordType=user&recordId=1', [1]],
    ['by day, both ends of it in London', () => 'from=2026-03-29&to=2026-03-29', [3]],
    ['from a day on', () => 'from=2026-03-30', [4]],
    ['up to a day', () => 'to=2026-03-28', [2, 1]],
    ['by an action that never happened', () => 'action=user.flown', []],
  ])('%s', async (_, query, found) => {
    expect(await idsOf(`?${query()}`)).toEqual(found);
  });

  test.each(['from=yesterday', 'from=2026-02-30', 'to=9999-12-31', 'actorId=x', 'action=%00', 'recordType=A B'])(
    '%s is refused',
    async (query) => {
      expect((await admin.fetch(`/api/audit?${query}`)).status).toBe(400);
    },
  );

  test('offers every actor, action and kind of record in the log', async () => {
    expect(await admin.get('/api/audit/choices')).toMatchObject({
      actors: [{ id: admin.id }, { id: other.id, username: other.username }],
      actions: ['user.created', 'user.deactivated'],
      recordTypes: ['order', 'user'],
    });
  });
});

// Of a small log all of it is read, so these are put out of question.
test('the newest changes, of all and of a person, are read from an index, whatever the length of the log', async () => {
  const plans = await shop.context.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_bitmapscan = off`);
    const planOf = async (where: SQL) => {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select * from audit_log ${where} order by at desc, id desc limit 51`,
      );
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    };
    return [await planOf(sql``), await planOf(sql`where actor_id = 1`)];
  });
  expect(plans).toEqual([
    expect.stringContaining('using audit_log_newest on'),
    expect.stringContaining('using audit_log_newest_of_actor'),
  ]);
  expect(plans.join(' ')).not.toContain('Sort');
});

describe('the spreadsheet', () => {
  const download = async (query = '') => (await admin.fetch(`/api/audit/export${query}`)).text();

  test('has a line a change, in words and as it was written, and starts no formula', async () => {
    await shop.context.db.update(users).set({ firstName: '=cmd()', lastName: 'O’Brien' });
    await write([
      { actorId: admin.id, before: { name: '=1+1', price: '9.00' }, after: { name: 'Zoë', price: '8.00' } },
    ]);
    const response = await admin.fetch('/api/audit/export');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"/);
    const text = await response.text();
    expect(text).toContain("'=cmd() O’Brien");
    expect(text).toContain('Name: =1+1 → Zoë\nPrice: £9.00 → £8.00');
    expect(text).toContain('""name"":""Zoë""');
  });

  test('holds the whole log, however long, and only what the filter shows', async () => {
    await write(Array.from({ length: 2_500 }, (_, n) => ({ recordId: n + 1 })));
    await write([{ recordType: 'order' }]);
    expect((await download()).trimEnd().split('\r\n')).toHaveLength(2_502);
    expect((await download('?recordType=order')).trimEnd().split('\r\n')).toHaveLength(2);
  });
});

function without<T extends object, K extends keyof T>(record: T, name: K): Omit<T, K> {
  const { [name]: _, ...rest } = record;
  return rest;
}
