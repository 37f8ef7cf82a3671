import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostileSegments } from '../api/hostile-values.ts';
import { openPremises, type Premises, type RunningShop, startShop, stopShop } from './running-shop.ts';

// Over real connections, past everything that a well-behaved client would put right on the way.
let premises: Premises;
let shop: RunningShop;

beforeAll(async () => {
  premises = await openPremises();
  shop = await startShop(premises);
}, 120_000);
afterAll(async () => {
  if (shop) await stopShop(shop);
  await premises?.remove();
});

const PAGES = [
  (text: string) => `/${text}`,
  (text: string) => `/products/${text}`,
  (text: string) => `/products/1/${text}`,
  (text: string) => `/products?category=${text}&page=${text}`,
  (text: string) => `/search?q=${text}&minPrice=${text}&sortBy=${text}&cursor=${text}`,
  (text: string) => `/cart?${text}`,
  (text: string) => `/order/${text}?key=${text}`,
  (text: string) => `/track/${text}`,
  (text: string) => `/login?from=${text}`,
  (text: string) => `/media/${text}`,
  (text: string) => `/assets/${text}`,
  (text: string) => `/api/${text}`,
  (text: string) => `/api/products/${text}`,
];

test.each(Object.entries(hostileSegments))('no page fails over an address with %s in it', async (_, segment) => {
  for (const page of PAGES) {
    // Longer than any address that a browser sends, yet short enough for the server to read.
    const path = page(segment.slice(0, 10_000));
    const status = await statusOf(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(status, path.slice(0, 100)).toBeGreaterThanOrEqual(200);
    expect(status, path.slice(0, 100)).toBeLessThan(500);
  }
});

test.each([
  ['no HTTP at all', 'HELLO\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b%$/\\@\r\nConnection: close\r\n\r\n'],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n'],
  [
    'a whole address as its path',
    'GET http://elsewhere.example/ HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  ],
  [
    'two slashes at the front',
    'GET //elsewhere.example/%2e%2e HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  ],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'],
  ['a tunnel', 'CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: elsewhere.example\r\n\r\n'],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'],
  ['a trace', 'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'],
  [
    'a form posted to a page',
    `POST /login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=1`,
  ],
  [
    'a post to a page with nothing',
    'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 0\r\nConnection: close\r\n\r\n',
  ],
  [
    'headers of 100 kB',
    `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ${'x'.repeat(100_000)}\r\nConnection: close\r\n\r\n`,
  ],
  [
    'two lengths',
    'POST /api/cart HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Length: 3\r\nConnection: close\r\n\r\n{}',
  ],
  [
    'a wrong chunk',
    'POST /api/cart HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n{}\r\n',
  ],
  ['raw bytes in its path', 'GET /\xff\xfe\x01 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n'],
])('a request with %s is no failure', async (_, raw) => {
  const status = await statusOf(raw);
  // Whoever speaks no HTTP may be cut off without an answer.
  expect(status === 0 || (status >= 200 && status < 500), `answered ${status}`).toBe(true);
});

test.each([
  ['plain text', 'text/plain', 'view=inc'],
  ['JSON', 'application/json', '{"view":"inc"}'],
  ['several parts without a boundary', 'multipart/form-data', 'view=inc'],
  ['no type at all', undefined, 'view=inc'],
])('a form of %s is refused by a page as none', async (_, type, body) => {
  const headers = type ? { 'content-type': type } : undefined;
  const answer = await fetch(`${shop.url}/vat`, { method: 'POST', headers, body: Buffer.from(body) });
  expect([answer.status, (await answer.json()).detail]).toEqual([415, 'This page takes forms only.']);
});

test.each([
  ['no part at all', 'no part at all'],
  ['nothing', ''],
  ['a part that is cut off', '--x\r\nContent-Disposition: form-data; name="view"\r\n\r\nin'],
  ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\ninc\r\n--x--\r\n'],
  ['a head that never ends', `--x\r\n${'A: b\r\n'.repeat(2_000)}`],
  ['bytes instead of text', '\u0000\u0001\u0002--x\r\n\r\n--x--'],
])('a form in parts with %s is answered with a page that says so, which is no failure', async (_, body) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await fetch(`${shop.url}/login`, { method: 'POST', headers, body });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
  expect(await answer.text()).toMatch(
    /<h1[^>]*>Something went wrong<\/h1>.*The form is damaged or did not arrive whole/s,
  );
  const lines = shop.said().split('\n');
  expect(lines.filter((line) => line.includes(answer.headers.get('x-request-id') ?? 'none'))).toEqual([]);
  // A stack trace over several lines belongs to no request.
  expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
});

test.each(['text/plain', 'application/json', 'multipart/form-data', 'application/xml'])(
  'a page that is sent %s shows itself with the reason',
  async (type) => {
    const answer = await fetch(`${shop.url}/login`, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([415, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain('This page takes forms only.');
  },
);

test('a form of more than 64 kB is answered with a page that says so', async () => {
  const answer = await fetch(`${shop.url}/login`, {
    method: 'POST',
    body: new URLSearchParams({ a: 'x'.repeat(65_600) }),
  });
  expect([answer.status, await answer.text()]).toEqual([
    413,
    expect.stringMatching(/This is more than the form can take\./),
  ]);
});

test('a body of 2 MB in pieces without a length is refused', async () => {
  const piece = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  const head =
    'POST /api/cart HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
  expect(await statusOf(`${head}${piece.repeat(32)}0\r\n\r\n`)).toBe(413);
});

test('an answer given before the body has arrived says that the connection ends, and any other keeps it', async () => {
  const post = (length: number) =>
    `POST /api/cart HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
  const half = await answerOf(`${post(2 * 1024 * 1024)}{"productId":`);
  expect([half.slice(0, 12), /^connection: close/im.test(half)]).toEqual(['HTTP/1.1 413', true]);
  const whole = await answerOf(`${post(2)}{}`);
  expect([whole.slice(0, 12), /^connection: keep-alive/im.test(whole)]).toEqual(['HTTP/1.1 400', true]);
});

test('after all of that the shop is the same process and sells', async () => {
  expect((await fetch(`${shop.url}/products`)).status).toBe(200);
  expect(shop.said()).not.toMatch(/ended unexpectedly/);
});

/** Sends these bytes and answers what came first, and no more: the connection stays open as long as the shop lets it. */
async function answerOf(raw: string): Promise<string> {
  const socket = connect(premises.port, '127.0.0.1');
  socket.write(raw);
  const [first] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return first.toString('latin1');
}

/** Sends these bytes and answers the status of the answer; 0 when the connection just ends. */
async function statusOf(raw: string): Promise<number> {
  const socket = connect(premises.port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  // The server may hang up while we are still writing.
  socket.on('error', () => undefined);
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(Buffer.from(raw, 'latin1'));
  await once(socket, 'close').catch(() => undefined);
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);
}
