import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiContract, apiContract } from '../../src/api.ts';
import { signedIn } from '../support/people.ts';
import type { Visitor } from '../support/shop.ts';
import { hostileBodies, hostileJson, hostileSegments } from './hostile-values.ts';
import { addressOf, openWorld, type Sample, sampleCalls, type World } from './sample-calls.ts';

let world: World;
let admin: Visitor;
let visitor: Visitor;
const names = Object.keys(sampleCalls) as (keyof ApiContract)[];

beforeAll(async () => {
  world = await openWorld();
  admin = await signedIn(world.shop, 'admin');
  visitor = world.shop.visitor();
  await visitor.post('/api/cart', { productId: world.floor.bracket, quantity: 1 });
});
afterAll(() => world?.shop.close());

describe.each(names)('%s', (name) => {
  const sample = () => sampleCalls[name](world);

  test('survives anything in its body', async () => {
    const faults: string[] = [];
    for (const caller of callersOf(name)) {
      for (const [what, { body, type = 'application/json', status }] of Object.entries(hostileBodies)) {
        const sent = { headers: { ...sample().headers, 'content-type': type }, body };
        const answer = await attempt(caller, name, sample(), sent);
        const expected = hasBody(name) && mayCall(caller, name) ? status : undefined;
        faults.push(...wrongWith(`${what}`, answer, expected));
      }
    }
    expect(faults).toEqual([]);
  });

  test('survives anything in each of its fields', async () => {
    const faults: string[] = [];
    const caller = callersOf(name)[0] as Visitor;
    for (const path of fieldsOf(sample().body)) {
      for (const [what, value] of Object.entries(hostileJson)) {
        const changed = { ...sample(), body: withField(sample().body ?? {}, path, value) };
        const answer = await attempt(caller, name, changed);
        faults.push(...wrongWith(`${path.join('.')} = ${what}`, answer));
      }
      const { [path[0] ?? '']: _, ...without } = sample().body ?? {};
      faults.push(...wrongWith(`no ${path[0]}`, await attempt(caller, name, { ...sample(), body: without })));
    }
    expect(faults).toEqual([]);
  });

  test('survives anything in its address', async () => {
    const faults: string[] = [];
    const { params = {}, query = {} } = sample();
    const spots = [
      ...Object.keys(params).map((key) => ['params', key] as const),
      ...Object.keys({ ...query, scope: '', key: '', limit: '' }).map((key) => ['query', key] as const),
    ];
    for (const caller of callersOf(name)) {
      for (const [part, key] of spots) {
        for (const [what, value] of Object.entries(hostileSegments)) {
          const changed = { ...sample(), [part]: { ...sample()[part], [key]: value } };
          faults.push(...wrongWith(`${part} ${key} = ${what}`, await attempt(caller, name, changed)));
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('survives anything in its headers', async () => {
    const faults: string[] = [];
    for (const headers of hostileHeaders()) {
      const sent = { headers: { ...sample().headers, ...jsonType(sample()), ...headers }, body: jsonOf(sample()) };
      const what = JSON.stringify(headers).slice(0, 80);
      faults.push(...wrongWith(what, await attempt(world.shop.visitor(), name, sample(), sent)));
    }
    expect(faults).toEqual([]);
  });
});

test('an address that is none is not found, however it is written', async () => {
  const faults: string[] = [];
  for (const [what, value] of Object.entries(hostileSegments)) {
    for (const path of [`/api/${value}`, `/api/products/1/${value}`, `/api/orders/${value}/${value}`]) {
      const answer = await answerOf(visitor, path, { method: 'GET' });
      faults.push(...wrongWith(`${what} at ${path.slice(0, 40)}`, { ...answer, before: '', after: '' }));
    }
  }
  expect(faults).toEqual([]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'])('%s where nothing listens to it is no failure', async (method) => {
  for (const name of names) {
    const [, path = ''] = name.split(' ');
    if (method !== 'HEAD' && names.some((other) => other === `${method} ${path}`)) continue;
    const { url } = addressOf(name, sampleCalls[name](world));
    expect((await visitor.fetch(url, { method })).status, `${method} ${url}`).toBeLessThan(500);
  }
});

interface Attempt {
  status: number;
  type: string;
  text: string;
  before: string;
  after: string;
}

/** Makes the call as it is, or with another body or headers, and notes what the database holds before and after. */
async function attempt(caller: Visitor, name: string, sample: Sample, sent?: RequestInit): Promise<Attempt> {
  const { method, url } = addressOf(name, sample);
  const init = sent ?? { headers: { ...sample.headers, ...jsonType(sample) }, body: jsonOf(sample) };
  // The limits of login and contact form stand in nobody's way here.
  await world.shop.ground.pool.query('delete from rate_limits');
  const isReading = method === 'GET';
  const before = isReading ? '' : await fingerprint();
  const answer = await answerOf(caller, url, { ...init, method, body: isReading ? undefined : init.body });
  return { ...answer, before, after: isReading ? '' : await fingerprint() };
}

async function answerOf(caller: Visitor, url: string, init: RequestInit) {
  const response = await caller.fetch(url, init);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    text: await response.text(),
  };
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
  if (/ at .+\.(ts|js):\d|select |insert |\/node_modules\//.test(text)) faults.push(`tells too much: ${text.slice(0, 200)}`);
  if (answer.before !== answer.after) faults.push(`wrote something although it answered ${status}`);
  return faults.map((fault) => `${what}: ${fault}`);
}

function isSentence(detail: unknown): boolean {
  return typeof detail === 'string' && /^[\p{L}\d].{4,300}$/u.test(detail) && !/undefined|\[object|Invalid input/.test(detail);
}

/** Changes whenever a row anywhere is added, changed or removed. Sessions and limits come and go with every call. */
async function fingerprint(): Promise<string> {
  const { pool } = world.shop.ground;
  fingerprintQuery ??= await writeFingerprintQuery();
  const { rows } = await pool.query<{ state: string }>(fingerprintQuery);
  return rows[0]?.state ?? '';
}

let fingerprintQuery: string | undefined;

async function writeFingerprintQuery(): Promise<string> {
  const { rows } = await world.shop.ground.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('sessions', 'rate_limits') order by 1`,
  );
  const parts = rows.map(({ name }) => `(select count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) from ${name})`);
  return `select concat_ws(' ', ${parts.join(', ')}) as state`;
}

/** The one with the most rights first: only their input gets as far as being read. */
function callersOf(name: keyof ApiContract): Visitor[] {
  // Whoever logs out, or in as somebody else, is not the same caller afterwards.
  if (name === 'POST /api/login' || name === 'POST /api/logout') return [world.shop.visitor()];
  const { who } = apiContract[name];
  if (who.startsWith('perm:') || who === 'admin') return [admin, world.customer, visitor];
  return who === 'self' ? [world.customer, admin, visitor] : [visitor, world.customer, admin];
}

function mayCall(caller: Visitor, name: keyof ApiContract): boolean {
  const { who } = apiContract[name];
  return who === 'public' || caller === admin || (who === 'self' && caller === world.customer);
}

function hasBody(name: keyof ApiContract): boolean {
  return 'body' in apiContract[name];
}

function jsonOf({ body }: Sample): string | undefined {
  return body && JSON.stringify(body);
}

function jsonType({ body }: Sample): Record<string, string> {
  return body ? { 'content-type': 'application/json' } : {};
}

/** Every field of a body by its path, those inside its objects too. */
function fieldsOf(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => [[...path, key], ...fieldsOf(member, [...path, key])]);
}

function withField(body: Record<string, unknown>, [key = '', ...rest]: string[], value: unknown): Record<string, unknown> {
  const inner = body[key] as Record<string, unknown>;
  return { ...body, [key]: rest.length ? withField(inner, rest, value) : value };
}

function hostileHeaders(): Record<string, string>[] {
  return [
    { cookie: `bf_session=${'x'.repeat(43)}` },
    { cookie: 'bf_session=%00; bf_session="; =; ;;' },
    { cookie: `bf_session=${encodeURIComponent("' or 1=1 --")}` },
    { cookie: `bf_session=%E0%A4%A; a=${'x'.repeat(4000)}` },
    { 'if-none-match': '*, W/"", "' },
    { 'x-forwarded-for': "';--, ::::, 999.1.1.1" },
    { 'x-request-id': '<script>'.repeat(50) },
    { 'idempotency-key': 'short' },
    { 'idempotency-key': 'é'.repeat(255) },
    { 'idempotency-key': 'x'.repeat(256) },
    { 'idempotency-key': `'; drop table orders; -- ${randomUUID()}` },
    { 'content-length': '-1' },
    { 'content-length': 'many' },
    { accept: 'text/html', 'accept-encoding': 'gzip;q=banana' },
    { origin: 'null' },
    { 'content-type': 'application/json; charset=utf-99' },
  ];
}
