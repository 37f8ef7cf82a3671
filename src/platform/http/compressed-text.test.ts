import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { compressedText, encodingFor } from './compressed-text.ts';

const app = new Hono().get('/', (context) => context.text(encodingFor(context)));

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate', 'identity'],
  ['', 'identity'],
  ['\u00e9;q=x, ,;', 'identity'],
])('who takes ‘%s’ is sent %s', async (asked, encoding) => {
  const answer = await app.request('/', { headers: { 'Accept-Encoding': asked } });
  expect(await answer.text()).toBe(encoding);
});

test('a client without Accept-Encoding gets plain text', async () => {
  expect(await (await app.request('/')).text()).toBe('identity');
});

test('a text is compressed once for each encoding', async () => {
  const text = compressedText('£450.00');
  const [first, second] = await Promise.all([text('br'), text('br')]);
  expect(second).toBe(first);
  expect(Buffer.from(await text('identity')).toString()).toBe('£450.00');
});
