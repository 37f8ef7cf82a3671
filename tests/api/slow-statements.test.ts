import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Status } from '#features/status/contract.ts';
import { openDatabase } from '#platform/database.ts';
import { openLog } from '#platform/log.ts';
import { noteSlow, slowStatements } from '#platform/slow-statements.ts';
import { runTimed } from '#platform/timed-runs.ts';
import { doing, TRACER, type Tracer, type Work } from '#platform/work-under-way.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
const traceWith = (tracer?: Tracer) => Object.assign(globalThis, { [TRACER]: tracer });
afterEach(() => traceWith());
afterAll(() => shop?.close());

const slow = sql`select pg_sleep(${0.6})`;

test('a slow statement is logged with the work that asked it, and without its values', async () => {
  const warn = vi.spyOn(shop.context.log, 'warn');
  const { db } = shop.context;
  const requests = ['GET /api/a', 'GET /api/b'].map((name, index) =>
    doing({ kind: 'request', name, requestId: `id-${index}` }, async () => {
      await db.execute(slow);
    }),
  );
  await Promise.all([...requests, runTimed(shop.context, 'tidy', { everySeconds: 1, run: () => inTransaction() })]);
  const lines = warn.mock.calls.filter(([, text]) => text === 'slow statement').map(([line]) => line);
  warn.mockRestore();
  expect(lines).toHaveLength(3);
  const asked = { statement: 'select pg_sleep($1)', ms: expect.any(Number) };
  expect(lines).toContainEqual({ ...asked, request: 'GET /api/a', requestId: 'id-0' });
  expect(lines).toContainEqual({ ...asked, request: 'GET /api/b', requestId: 'id-1' });
  expect(lines).toContainEqual({ ...asked, job: 'tidy', requestId: undefined });
});

test('the status page has the slowest of the last hour, one of each statement, with what asked them', async () => {
  const took = (statement: string, ms: number) => noteSlow(statement, ms);
  // Longer than any statement of the shop itself may take, however busy the machine.
  for (const ms of [900, 90_000, 800]) await doing({ kind: 'job', name: 'tidy' }, async () => took('select\n 1', ms));
  for (let ms = 62_001; ms < 62_020; ms++) took(`select ${ms} from orders`, ms);
  const admin = await signedIn(shop, 'admin');
  const { instance } = await admin.get<Status>('/api/status');
  expect(instance.slowStatements.map(({ ms }) => ms)).toEqual([90_000, 62_019, 62_018, 62_017, 62_016]);
  expect(instance.slowStatements[0]).toMatchObject({ statement: 'select 1', askedBy: 'tidy' });
  took(`select ${'"name", '.repeat(40)} "id"\n from orders where id = $1`, 99_999);
  expect(slowStatements()[0]?.statement).toBe('select … from orders where id = $1');
  expect(instance.slowStatements[1]).toMatchObject({ askedBy: null });
  vi.useFakeTimers({ now: Date.now() + 61 * 60_000, toFake: ['Date'] });
  expect(slowStatements()).toEqual([]);
  vi.useRealTimers();
});

const inTransaction = () => shop.context.db.transaction(async (tx) => void (await tx.execute(slow)));

test('however few connections they wait for, statements belong to the work that asked them', async () => {
  const seen: string[] = [];
  const log = openLog('warn', { write: (line) => void seen.push(JSON.parse(line).request) });
  const { db, close } = openDatabase(shop.context.config.DATABASE_URL, log, { most: 1 });
  const names = ['one', 'two', 'three'];
  await Promise.all(names.map((name) => doing({ kind: 'request', name }, async () => void (await db.execute(slow)))));
  expect(seen).toEqual(names);
  await close();
});

test('a tracer sees a request with its route and its statements, and nothing of whom they concern', async () => {
  const person = await addPerson(shop, 'public');
  const customer = shop.visitor();
  await person.signIn(customer);
  const seen: string[] = [];
  const tracer: Tracer = {
    trace: async (of: Work, work) => {
      const answer = await work();
      seen.push(`${of.kind} ${of.name}`);
      return answer;
    },
  };
  traceWith(tracer);
  await customer.get('/api/cart');
  traceWith();
  expect(seen.at(-1)).toBe('request GET /api/cart');
  expect(seen.filter((one) => one.startsWith('statement select')).length).toBeGreaterThan(0);
  expect(seen.join('\n')).not.toContain(person.username);
});

test('a transaction that fails half way, asked as one text, leaves no connection in its middle', async () => {
  const { pool, close } = openDatabase(shop.context.config.DATABASE_URL, openLog('silent'), { most: 1 });
  await expect(pool.query('begin; select 1 / 0; commit')).rejects.toThrow('division by zero');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await close();
});
