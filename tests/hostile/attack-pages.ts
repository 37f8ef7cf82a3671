import fc, { type Arbitrary } from 'fast-check';
import { hostileSegments, hostileTexts } from '../api/hostile-values.ts';
import { count, type Outcome } from './attack-calls.ts';
import type { Caller } from './callers.ts';
import { answerOf, wrongWithPage, wrongWithTarget } from './judge.ts';
import type { PagePattern } from './page-patterns.ts';

interface PageRequest {
  what: string;
  path: string;
  init: RequestInit;
}

/** Sends every page hostile addresses, and forms that are none, as each caller. */
export async function attackPages(
  callers: readonly Caller[],
  pages: readonly PagePattern[],
  { count: each, seed, atOnce = 6 }: { count: number; seed: number; atOnce?: number },
): Promise<Outcome> {
  const outcome: Outcome = { requests: 0, byHundred: {}, faults: [] };
  for (const [index, page] of pages.entries()) {
    const { pattern } = page;
    for (const [place, caller] of callers.entries()) {
      // It would end the session with which the next page is asked for.
      if (pattern === '/logout' && caller.role !== 'visitor') continue;
      await caller.refresh();
      const waiting = fc.sample(requestOf(pattern), { numRuns: each, seed: seed + index * callers.length + place });
      const send = async () => {
        for (let one = waiting.pop(); one; one = waiting.pop()) await attack(caller, page, one, outcome);
      };
      await Promise.all(Array.from({ length: atOnce }, send));
    }
  }
  return outcome;
}

async function attack(
  caller: Caller,
  { pattern, isTarget }: PagePattern,
  { what, path, init }: PageRequest,
  outcome: Outcome,
): Promise<void> {
  const name = `${init.method ?? 'GET'} ${pattern} as ${caller.role}, ${what}`;
  outcome.requests += 1;
  try {
    const answer = await answerOf(
      await caller.send(path, { ...init, headers: { accept: 'text/html', ...init.headers } }),
    );
    count(outcome, answer.status);
    // A form from elsewhere is refused to whatever sent it, not to a person.
    const isForProgram = isTarget || (what === FOREIGN && answer.status === 403);
    const wrong = isForProgram ? wrongWithTarget(answer) : wrongWithPage(answer);
    if (wrong) outcome.faults.push(`${name}: ${wrong} (${path.slice(0, 200)})`);
  } catch (error) {
    outcome.faults.push(`${name}: no answer: ${(error as Error).cause ?? error}`);
  }
}

const SEGMENTS = Object.values(hostileSegments).map((segment) => segment.slice(0, 4_000));
const FIELDS = [
  'intent',
  'email',
  'username',
  'password',
  'quantity',
  'productId',
  'from',
  'id',
  'name',
  'status',
  'key',
];

function requestOf(pattern: string): Arbitrary<PageRequest> {
  const path = addressOf(pattern);
  const read = path.map((address): PageRequest => ({ what: 'address', path: address, init: {} }));
  const sent = fc
    .record({ path, form: fc.constantFrom(...FORMS), fields: someFields })
    .map(
      ({ path, form: [what, formOf], fields }): PageRequest => ({
        what,
        path,
        init: { method: 'POST', ...formOf(fields) },
      }),
    );
  return fc.oneof(read, sent);
}

function addressOf(pattern: string): Arbitrary<string> {
  const names = [...pattern.matchAll(/:(\w+)\??/g)].map(([, name = '']) => name);
  const segment = fc.oneof(fc.constantFrom(...SEGMENTS), fc.integer({ min: 1, max: 40 }).map(String));
  const query = fc.array(
    fc.record({ name: fc.constantFrom('q', 'page', 'cursor', 'from', 'key', 'sortBy', 'id'), segment }),
    { maxLength: 3 },
  );
  return fc
    .record({ values: fc.record(Object.fromEntries(names.map((name) => [name, segment]))), query })
    .map(({ values, query }) => {
      const filled = pattern.replace(
        /:(\w+)\??/g,
        (_, name: string) => (values as Record<string, string>)[name] || '0',
      );
      const asked = query.map(({ name, segment }) => `${name}=${segment}`).join('&');
      return asked ? `${filled}?${asked}` : filled;
    });
}

const someFields = fc.dictionary(fc.constantFrom(...FIELDS), fc.constantFrom(...Object.values(hostileTexts)), {
  maxKeys: 6,
});

const FOREIGN = 'from another site';

type FormOf = (fields: Record<string, string>) => Pick<RequestInit, 'headers' | 'body'>;

const URL_ENCODED = 'application/x-www-form-urlencoded';

/** Forms as no browser sends them, and some that it could. */
const FORMS: [what: string, form: FormOf][] = [
  ['form', (fields) => ({ headers: { 'content-type': URL_ENCODED }, body: new URLSearchParams(fields).toString() })],
  ['no body', () => ({})],
  ['a body of no type', () => ({ headers: { 'content-type': '' }, body: 'a=b' })],
  ['plain text', () => ({ headers: { 'content-type': 'text/plain' }, body: 'intent=delete' })],
  [
    'JSON',
    (fields) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields).toWellFormed() }),
  ],
  ['multipart without a boundary', () => ({ headers: { 'content-type': 'multipart/form-data' }, body: '--x\r\n' })],
  [
    'multipart cut off',
    () => ({
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nhalf',
    }),
  ],
  ['100 kB', () => ({ headers: { 'content-type': URL_ENCODED }, body: `name=${'x'.repeat(100_000)}` })],
  ['10,000 fields', () => ({ headers: { 'content-type': URL_ENCODED }, body: 'a=1&'.repeat(10_000) })],
  [
    FOREIGN,
    (fields) => ({
      headers: { 'content-type': URL_ENCODED, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
      body: new URLSearchParams(fields).toString(),
    }),
  ],
];
