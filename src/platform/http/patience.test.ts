import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { limitPatience, type Patience } from './patience.ts';

// Short, so that the tests are; how long it really is stands in `PATIENCE`.
const patience: Patience = { headersMs: 400, idleMs: 400, bodySpanMs: 600, bodyBytes: 1_000 };
let server: Server;
afterEach(() => server.close());

const head = (more: string) => `POST / HTTP/1.1\r\nHost: shop\r\n${more}\r\n\r\n`;

test('a body that comes byte by byte is ended with 408', async () => {
  expect(await answerTo(head('Content-Length: 5000'), { piece: 'x', everyMs: 50 })).toMatch(/^HTTP\/1\.1 408 /);
});

test('so is one of chunks without a length, and one that falls silent half way', async () => {
  const chunked = await answerTo(head('Transfer-Encoding: chunked'), { piece: '1\r\nx\r\n', everyMs: 50 });
  expect(chunked).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo(`${head('Content-Length: 5000')}${'x'.repeat(2_000)}`)).toMatch(/^HTTP\/1\.1 408 /);
});

test('a slow upload that keeps coming arrives whole, however long it takes', async () => {
  const pieces = { piece: 'x'.repeat(500), everyMs: 100, times: 20 };
  expect(await answerTo(head('Content-Length: 10000\r\nConnection: close'), pieces)).toMatch(/got 10000$/);
});

test('a body that the shop is slow to read is not the sender’s fault', async () => {
  const late = { beforeReadingMs: 1_500 };
  const sent = `${head('Content-Length: 300000\r\nConnection: close')}${'x'.repeat(300_000)}`;
  expect(await answerTo(sent, undefined, late)).toMatch(/got 300000$/);
});

test('a connection ends that sends headers slowly, nothing at all, or no further request', async () => {
  expect(await answerTo('GET / HTTP/1.1\r\n', { piece: 'X-A: 1\r\n', everyMs: 100 })).toMatch(/^HTTP\/1\.1 408 /);
  expect(await answerTo('')).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(await answerTo('GET / HTTP/1.1\r\nHost: shop\r\n\r\n')).toMatch(/got 0$/);
});

/** What a server of this patience answers, until it hangs up. */
async function answerTo(
  first: string,
  { piece, everyMs, times = 200 }: { piece: string; everyMs: number; times?: number } = {
    piece: '',
    everyMs: 0,
    times: 0,
  },
  { beforeReadingMs = 0 } = {},
): Promise<string> {
  server = createServer({ connectionsCheckingInterval: 100 }, async (request, response) => {
    await wait(beforeReadingMs);
    let length = 0;
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
    });
    request.on('end', () => response.end(`got ${length}`));
  });
  limitPatience(server, patience);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(first);
  for (let n = 0; n < times && !socket.destroyed && text === ''; n++) {
    socket.write(piece);
    await wait(everyMs);
  }
  await closed;
  return text;
}
