import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type ApiContract, apiContract } from '../../src/api-contract.ts';
import { signedIn } from '../support/people.ts';
import type { Visitor } from '../support/shop.ts';
import { type StatementWatch, watchStatements } from '../support/statements.ts';
import { hostileBodies, hostileHeaders, hostileJson, hostileSegments } from './hostile-values.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf, type Sample } from './samples/sample.ts';
import { openWorld, type World } from './samples/world.ts';

let statements: StatementWatch;
let world: World;
let admin: Visitor;
let visitor: Visitor;
const names = Object.keys(sampleCalls) as (keyof ApiContract)[];

beforeAll(async () => {
  statements = watchStatements();
  world = await openWorld();
  await startCounting();
  admin = await signedIn(world.shop, 'admin');
  visitor = world.shop.visitor();
  await visitor.post('/api/cart', { productId: world.floor.bracket, quantity: 1 });
});
afterAll(async () => {
  await world?.shop.close();
  statements.end();
});

describe.each(names)('%s', (name) => {
  const sample = () => sampleCalls[name](world);

  test('survives anything in its body', async () => {
    const faults: string[] = [];
    for (const [index, caller] of callersOf(name).entries()) {
      // Only the first is let in far enough to be read; the others show that the door is closed before that. What asks
      // with GET has no body to send at all.
      const most = name.startsWith('GET ') ? 1 : index === 0 ? undefined : 2;
      for (const [what, bad] of Object.entries(hostileBodies).slice(0, most)) {
        const { body, type = 'application/json' } = bad;
        // Where a picture may come embedded, two megabytes are not too many.
        const status = bad.status === 413 && 'bodyLimit' in apiContract[name] ? 400 : bad.status;
        const sent = { headers: { ...sample().headers, 'content-type': type }, body };
        const expected = hasBody(name) && index === 0 ? status : undefined;
        faults.push(...wrongWith(what, await attempt(caller, name, sample(), sent), expected));
      }
    }
    expect(faults).toEqual([]);
  });

  test('survives anything in each of its fields', { timeout: 120_000 }, async () => {
    const faults: string[] = [];
    const [caller] = callersOf(name);
    for (const path of fieldsOf(sample().body)) {
      for (const [what, value] of Object.entries(hostileJson)) {
        const changed = { ...sample(), body: withField(sample().body ?? {}, path, value) };
        faults.push(...wrongWith(`${path.join('.')} = ${what}`, await attempt(caller, name, changed)));
      }
      const { [path[0] ?? '']: _, ...without } = sample().body ?? {};
      faults.push(...wrongWith(`no ${path[0]}`, await attempt(caller, name, { ...sample(), body: without })));
    }
    expect(faults).toEqual([]);
  });

  test('survives anything in its address', async () => {
    const faults: string[] = [];
    const [caller] = callersOf(name);
    for (const [part, key] of spotsOf(name)) {
      for (const [what, value] of Object.entries(hostileSegments)) {
        const changed = { ...sample(), [part]: { ...sample()[part], [key]: value } };
        faults.push(...wrongWith(`${part} ${key} = ${what}`, await attempt(caller, name, changed)));
      }
    }
    expect(faults).toEqual([]);
  });
});

test.each(['GET /api/session', 'GET /api/products', 'POST /api/login', 'POST /api/cart', 'POST /api/orders'] as const)(
  '%s survives anything in its headers',
  async (name) => {
    const faults: string[] = [];
    for (const headers of hostileHeaders) {
      const sample = sampleCalls[name](world);
      const sent = { headers: { ...sample.headers, ...jsonType(sample), ...headers }, body: jsonOf(sample) };
      const answer = await attempt(world.shop.visitor(), name, sample, sent);
      faults.push(...wrongWith(JSON.stringify(headers).slice(0, 80), answer));
    }
    expect(faults).toEqual([]);
  },
);

test('an address that is none is not found, however it is written', async () => {
  const faults: string[] = [];
  for (const [what, value] of Object.entries(hostileSegments)) {
    for (const path of [`/api/${value}`, `/api/products/1/${value}`, `/api/orders/${value}/${value}`]) {
      const answer = await answerOf(visitor, path, { method: 'GET' });
      faults.push(...wrongWith(`${what} at ${path.slice(0, 40)}`, { ...answer, written: 0 }));
    }
  }
  expect(faults).toEqual([]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])(
  '%s where nothing listens to it is no failure',
  async (method) => {
    for (const name of names) {
      const [, path = ''] = name.split(' ');
      if (method !== 'HEAD' && names.some((other) => other === `${method} ${path}`)) continue;
      const { url } = addressOf(name, sampleCalls[name](world));
      expect((await visitor.fetch(url, { method })).status, `${method} ${url}`).toBeLessThan(500);
    }
  },
);

interface Attempt {
  status: number;
  type: string;
  text: string;
  /** How many rows it left changed. */
  written: number;
}

/** Makes the call as it is, or with another body or headers, and notes how much it wrote. */
async function attempt(caller: Visitor, name: string, sample: Sample, sent?: RequestInit): Promise<Attempt> {
  const { method, url } = addressOf(name, sample);
  const init = sent ?? { headers: { ...sample.headers, ...jsonType(sample) }, body: jsonOf(sample) };
  if (name === 'POST /api/orders') await putSomethingInTheCart(caller);
  if (/login|contact|register|signup-request|user|second-factor|proof|password|quotes$|project-lists/.test(url))
    await forgetFailures();
  if (method === 'GET') {
    // An export stands in the security log, and alerts.
    known = undefined;
    return { ...(await answerOf(caller, url, { ...init, method, body: undefined })), written: 0 };
  }
  const before = known ?? (await countWrites());
  const answer = await answerOf(caller, url, { ...init, method });
  known = statements.writes() > countedAt ? await countWrites() : before;
  return { ...answer, written: known - before };
}

// How much was written up to the last attempt. Nothing else writes meanwhile.
let known: number | undefined;
// How many statements there had been when it was counted: what has only read since is not asked about.
let countedAt = 0;

// The limits of login and contact form stand in nobody's way here, and admins are told of no failures.
let forgottenAt = -1;
async function forgetFailures(): Promise<void> {
  if (statements.writes() === forgottenAt) return;
  await world.shop.context.pool.query('delete from rate_limits; delete from security_events');
  forgottenAt = statements.writes();
}

// An order that is placed after all empties the cart, and the next one is to get as far.
async function putSomethingInTheCart(caller: Visitor): Promise<void> {
  if ((await caller.get<unknown[]>('/api/cart')).length > 0) return;
  await caller.post('/api/cart', { productId: world.floor.bracket, quantity: 1 });
  known = undefined;
}

async function answerOf(caller: Visitor, url: string, init: RequestInit) {
  const response = await caller.fetch(url, init);
  return { status: response.status, type: response.headers.get('content-type') ?? '', text: await textOf(response) };
}

// A stream that was opened after all goes on for as long as somebody listens.
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}

/** What is wrong with an answer to bad input: nothing when it is a success, or a refusal in a sentence that wrote nothing. */
function wrongWith(what: string, answer: Attempt, expected?: number): string[] {
  const { status, type, text } = answer;
  const faults: string[] = [];
  if (expected !== undefined && status !== expected) faults.push(`answered ${status}, not ${expected}`);
  if (status >= 500) faults.push(`answered ${status}`);
  if (status < 400) return faults.map((fault) => `${what}: ${fault}`);
  if (type !== 'application/problem+json') faults.push(`is ${type}`);
  else if (!isSentence(JSON.parse(text).detail)) faults.push(`says ${text.slice(0, 200)}`);
  if (/\.(ts|js):\d|\bselect .+ from |insert into|\/node_modules\//.test(text))
    faults.push(`tells too much: ${text.slice(0, 200)}`);
  if (answer.written > 0) faults.push(`wrote ${answer.written} rows although it answered ${status}`);
  return faults.map((fault) => `${what}: ${fault}`);
}

function isSentence(detail: unknown): boolean {
  return (
    typeof detail === 'string' &&
    /^[\p{L}\d].{4,300}$/u.test(detail) &&
    !/undefined|\[object|Invalid input/.test(detail)
  );
}

/** How many rows were written so far, anywhere: what a call wrote and took back does not count. */
async function countWrites(): Promise<number> {
  countedAt = statements.writes();
  const { rows } = await world.shop.context.pool.query<{ count: number }>('select count from rows_written');
  return rows[0]?.count ?? 0;
}

// Counted by the tables themselves: to look through all of them after each of many thousand calls would take minutes.
// Sessions and limits come and go with every call, and a failed sign-in or wrong password stands in the security log.
async function startCounting(): Promise<void> {
  const { pool } = world.shop.context;
  await pool.query(`create table rows_written as select 0 as count;
    create function count_write() returns trigger language plpgsql as
      $$ begin update rows_written set count = count + 1; return null; end $$`);
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('sessions', 'rate_limits', 'rows_written', 'security_events')`,
  );
  for (const { name } of rows) {
    await pool.query(`create trigger count_write after insert or update or delete on ${name}
      for each row execute function count_write()`);
  }
}

/** The one with the most rights first: only their input gets as far as being read. */
function callersOf(name: keyof ApiContract): [Visitor, ...Visitor[]] {
  // Whoever logs out, or in as somebody else, is not the same caller afterwards.
  if (name === 'POST /api/login' || name === 'POST /api/logout') return [world.shop.visitor()];
  const { who } = apiContract[name];
  if (who.startsWith('perm:') || who === 'admin' || who === 'staff') return [admin, world.customer, visitor];
  return [world.customer, visitor, admin];
}

function hasBody(name: keyof ApiContract): boolean {
  return 'body' in apiContract[name];
}

/** Every parameter of the path and of the query that the contract knows. */
function spotsOf(name: keyof ApiContract): ['params' | 'query', string][] {
  const { params, query } = apiContract[name] as { params?: z.ZodObject; query?: z.ZodObject };
  return [
    ...Object.keys(params?.shape ?? {}).map((key): ['params', string] => ['params', key]),
    ...Object.keys(query?.shape ?? {}).map((key): ['query', string] => ['query', key]),
  ];
}

function jsonOf({ body, file }: Sample): RequestInit['body'] {
  return file ? file.content : body && JSON.stringify(body);
}

function jsonType({ body, file }: Sample): Record<string, string> {
  if (file) return { 'content-type': file.type };
  return body ? { 'content-type': 'application/json' } : {};
}

/** Every field of a body by its path, those inside its objects too. */
function fieldsOf(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => [[...path, key], ...fieldsOf(member, [...path, key])]);
}

function withField(
  body: Record<string, unknown>,
  [key = '', ...rest]: string[],
  value: unknown,
): Record<string, unknown> {
  const inner = body[key] as Record<string, unknown>;
  return { ...body, [key]: rest.length ? withField(inner, rest, value) : value };
}
