import fc, { type Arbitrary } from 'fast-check';
import { hostileBodies, hostileHeaders, hostileJson, hostileSegments, hostileTexts } from '../api/hostile-values.ts';
import type { Operation, Schema } from './operations.ts';

/** A request that is malformed or means harm. */
export interface HostileInput {
  /** What is wrong with it, in a few words. */
  what: string;
  path: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
}

/** The first `count` inputs of an operation for this seed: the same seed makes the same inputs. */
export function inputsOf(operation: Operation, count: number, seed: number): HostileInput[] {
  return fc.sample(inputOf(operation), { numRuns: count, seed });
}

function inputOf(operation: Operation): Arbitrary<HostileInput> {
  const ways = [throughAddress(operation), throughHeaders(operation)];
  if (operation.bodies.length > 0) ways.push(...throughBody(operation));
  return fc.oneof(...ways);
}

/** Identifiers of records that exist, for the most part other people's, and those that cannot. */
const anyId = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.constantFrom(0, -1, 999_999, 2_147_483_647, 2_147_483_648));

const TEXTS = Object.values(hostileTexts);
const SEGMENTS = Object.values(hostileSegments);
const HEADERS = hostileHeaders.map((headers) =>
  // These two would end the connection on our side before anything is sent.
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => name !== 'content-length' && isSendable(value))),
);

function isSendable(value: string): boolean {
  return /^[\x20-\x7e\xa0-\xff]*$/.test(value);
}

function throughAddress(operation: Operation): Arbitrary<HostileInput> {
  return fc
    .record({ address: hostileAddress(operation), body: wellFormedBody(operation) })
    .map(({ address, body }) => ({ what: 'address', path: address, ...body }));
}

function throughHeaders(operation: Operation): Arbitrary<HostileInput> {
  return fc
    .record({ path: address(operation), body: wellFormedBody(operation), sent: fc.constantFrom(...HEADERS) })
    .map(({ path, body, sent }) => ({ what: 'headers', path, body: body.body, headers: { ...body.headers, ...sent } }));
}

function throughBody(operation: Operation): Arbitrary<HostileInput>[] {
  const path = address(operation);
  const whole = fc.record({ path, bad: fc.constantFrom(...Object.entries(hostileBodies)) });
  const [{ type, schema } = { type: '', schema: {} }] = operation.bodies;
  const unlikeItsType = whole.map(({ path, bad: [what, { body, type: sent = 'application/json' }] }) => ({
    what: `body: ${what}`,
    path,
    headers: { 'content-type': sent, 'idempotency-key': freshKey() },
    body,
  }));
  if (type !== 'application/json') return [unlikeItsType, hostileFile(path, type)];
  const changed = fc
    .record({ path, body: brokenBody(schema) })
    .map(({ path, body }) => ({
      what: 'body',
      path,
      headers: { 'content-type': type, 'idempotency-key': freshKey() },
      body: JSON.stringify(body),
    }));
  // Fields are where most can go wrong.
  return [unlikeItsType, changed, changed, changed];
}

function hostileFile(path: Arbitrary<string>, type: string): Arbitrary<HostileInput> {
  const content = fc.oneof(
    fc.uint8Array({ maxLength: 2_000 }).map((bytes) => bytes as Uint8Array<ArrayBuffer>),
    fc.array(fc.array(fc.constantFrom(...TEXTS), { maxLength: 12 }), { maxLength: 30 }).map(toCsv),
  );
  return fc
    .record({ path, body: content })
    .map(({ path, body }) => ({ what: 'file', path, headers: { 'content-type': type }, body }));
}

function toCsv(rows: string[][]): string {
  return `SKU,Name,Price,Category,Stock\n${rows.map((cells) => cells.join(',')).join('\n')}`.toWellFormed();
}

type Sent = Pick<HostileInput, 'headers' | 'body'>;

function wellFormedBody({ bodies, method }: Operation): Arbitrary<Sent> {
  const [first] = bodies;
  const headers = { 'idempotency-key': freshKey() };
  if (!first || method === 'GET') return fc.constant({ headers, body: undefined });
  const typed = { ...headers, 'content-type': first.type };
  if (first.type !== 'application/json') return fc.constant({ headers: typed, body: 'SKU,Name\nX,Y\n' });
  return wellFormed(first.schema).map((value) => ({ headers: typed, body: JSON.stringify(value) }));
}

let keys = 0;
const freshKey = () => `hostile-${process.pid}-${keys++}`;

/** A value that fits the schema, most of the time. */
function wellFormed(schema: Schema): Arbitrary<unknown> {
  const [one, ...others] = schema.anyOf ?? schema.oneOf ?? [];
  if (one) return fc.oneof(...[one, ...others].map(wellFormed));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return wellFormedObject(schema);
  if (type === 'array') return fc.array(wellFormed(schema.items ?? {}), { maxLength: 3 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.oneof(anyId, fc.integer({ min: Math.ceil(schema.minimum ?? 0), max: 100 }));
  if (type === 'null') return fc.constant(null);
  return fc.oneof(
    fc.constantFrom('Corner Cafe', 'amira@corner-cafe.example', '12.50', '2026-12-24', 'LS1 5HD', '07700 900123'),
    fc.string({ maxLength: 40 }),
  );
}

function wellFormedObject({ properties = {}, required = [] }: Schema): Arbitrary<Record<string, unknown>> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, wellFormed(schema)]));
  return fc.record(fields, { requiredKeys: required }) as Arbitrary<Record<string, unknown>>;
}

/** A body of which one to three fields, at any depth, hold what nobody means well with. */
function brokenBody(schema: Schema): Arbitrary<unknown> {
  const bad = fc.oneof(fc.constantFrom(...Object.values(hostileJson)), fc.jsonValue({ maxDepth: 3 }));
  const changes = fc.array(fc.record({ spot: fc.nat(), bad }), { minLength: 1, maxLength: 3 });
  return fc
    .record({ value: wellFormed(schema), changes })
    .map(({ value, changes }) => changes.reduce((body, change) => replacedAt(body, change.spot, change.bad), value));
}

function replacedAt(value: unknown, spot: number, bad: unknown): unknown {
  if (value === null || typeof value !== 'object') return bad;
  const keys = Object.keys(value);
  const key = keys[spot % Math.max(1, keys.length)];
  if (key === undefined) return { unknown: bad };
  const inner = (value as Record<string, unknown>)[key];
  const isDeeper = inner !== null && typeof inner === 'object' && spot % 3 > 0;
  const changed = isDeeper ? replacedAt(inner, Math.floor(spot / 3), bad) : bad;
  return Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
}

function address({ path, parameters }: Operation): Arbitrary<string> {
  return filled(path, parameters, () => anyId.map(String));
}

function hostileAddress({ path, parameters }: Operation): Arbitrary<string> {
  return filled(path, parameters, () => fc.oneof(fc.constantFrom(...SEGMENTS), anyId.map(String)), true);
}

function filled(
  path: string,
  parameters: Operation['parameters'],
  segment: () => Arbitrary<string>,
  withQuery = false,
): Arbitrary<string> {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inQuery = withQuery ? parameters.filter((one) => one.in === 'query').map(({ name }) => name) : [];
  const values = fc.record(Object.fromEntries([...inPath, ...inQuery].map((name) => [name, segment()])));
  return values.map((chosen: Record<string, string>) => {
    const plain = path.replace(/\{(\w+)\}/g, (_, name: string) => (chosen[name] ?? '').slice(0, 8_000) || '0');
    const query = inQuery.map((name) => `${name}=${chosen[name]?.slice(0, 4_000)}`).join('&');
    return query ? `${plain}?${query}` : plain;
  });
}
