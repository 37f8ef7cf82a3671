import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const MB = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'x');

/** A request that could hold the shop up. */
export interface Attack {
  name: string;
  run(url: string, cookie: string): Promise<string>;
}

/** What anyone can send to a page's form, and what it costs. */
export const attacks: readonly Attack[] = [
  { name: 'a form of 60 MB to /login', run: (url) => post(url, { length: 60 * MB }) },
  { name: 'the same in pieces without a length', run: (url) => post(url, { pieces: (60 * MB) / PIECE.length }) },
  { name: 'the same in parts', run: (url) => post(url, { type: 'multipart/form-data; boundary=x', length: 60 * MB }) },
  {
    name: 'four of them at once, twenty times',
    run: async (url) => {
      const four = () => Promise.all(Array.from({ length: 4 }, () => post(url, { pieces: (60 * MB) / PIECE.length })));
      let last: string[] = [];
      for (let n = 0; n < 20; n++) last = await four();
      return last.join(' ');
    },
  },
  {
    name: '20 MB of pictures to a closed return',
    run: (url) =>
      post(url, { path: '/orders/BF-0000-0000/return', type: 'multipart/form-data; boundary=x', length: 19 * MB }),
  },
  {
    name: '20 MB of JSON to a closed return',
    run: (url) => post(url, { path: '/api/orders/BF-0000-0000/returns', type: 'application/json', length: 19 * MB }),
  },
  {
    name: '100 bodies of a byte a second',
    run: async (url) =>
      [
        ...new Set(await Promise.all(Array.from({ length: 100 }, () => post(url, { length: 5_000, everyMs: 1_000 })))),
      ].join(' '),
  },
];

interface Sent {
  path?: string;
  type?: string;
  /** In bytes; absent: in pieces without a length. */
  length?: number;
  pieces?: number;
  /** A byte each time instead of as fast as it goes. */
  everyMs?: number;
}

/** Sends a body past what a well-behaved client would do, and answers the status or how it ended. */
async function post(
  url: string,
  { path = '/login', type = 'application/x-www-form-urlencoded', length, pieces = 0, everyMs }: Sent,
): Promise<string> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.setEncoding('latin1').on('data', (part: string) => {
    text += part.slice(0, 100);
  });
  socket.on('error', () => undefined);
  // The shop may hang up while we are still writing.
  const closed = once(socket, 'close').catch(() => undefined);
  const size = length === undefined ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: ${type}\r\n${size}\r\nConnection: close\r\n\r\n`,
  );
  const count = everyMs ? (length ?? 0) : length === undefined ? pieces : length / PIECE.length;
  for (let n = 0; n < count && !socket.destroyed && (!everyMs || text === ''); n++) {
    if (length === undefined) socket.write(`${PIECE.length.toString(16)}\r\n`);
    const isFull = !socket.write(everyMs ? 'x' : PIECE);
    if (length === undefined) socket.write('\r\n');
    if (isFull) await Promise.race([once(socket, 'drain').catch(() => undefined), closed]);
    if (everyMs) await wait(everyMs);
  }
  if (length === undefined && !socket.destroyed) socket.write('0\r\n\r\n');
  await closed;
  return /^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 'hung up';
}
