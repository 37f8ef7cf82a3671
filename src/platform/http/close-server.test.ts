import { once } from 'node:events';
import { Agent, createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { closeServer } from './close-server.ts';
import { openUnderWay } from './under-way.ts';

async function open(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Its connections stay open, as those of browsers and proxies do.
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((resolve) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => resolve(text(answer))).once('error', () =>
        resolve('broken off'),
      );
    });
  return { server, ask };
}

test('a request under way is answered before the server closes, and an idle connection does not hold it up', async () => {
  const { server, ask } = await open((_, answer) => void setTimeout(() => answer.end('done'), 300));
  expect(await Promise.all([ask(), ask()])).toEqual(['done', 'done']);
  const asked = once(server, 'request');
  const said = ask();
  await asked;
  const from = performance.now();
  await closeServer(server, openUnderWay(), 5_000);
  expect(await said).toBe('done');
  expect(performance.now() - from).toBeLessThan(4_000);
});

test('a request that never ends is cut off when its time is over', async () => {
  const { server, ask } = await open(() => undefined);
  const asked = once(server, 'request');
  const said = ask();
  await asked;
  const from = performance.now();
  await closeServer(server, openUnderWay(), 400);
  expect(await said).toBe('broken off');
  expect(performance.now() - from).toBeGreaterThanOrEqual(390);
});

test('an answer to a visitor who went away is made to its end, unless it takes too long', async () => {
  const underWay = openUnderWay();
  const done: string[] = [];
  const make = (name: string, ms: number) => wait(ms).then(() => void done.push(name));
  const { server, ask } = await open((request) => {
    void underWay.follow(make('first', 150).then(() => underWay.follow(make('second', 150))));
    request.socket.destroy();
  });
  expect(await ask()).toBe('broken off');
  await closeServer(server, underWay, 5_000);
  expect(done).toEqual(['first', 'second']);

  const another = await open(() => undefined);
  void underWay.follow(make('third', 6_000));
  const from = performance.now();
  await closeServer(another.server, underWay, 400);
  expect(performance.now() - from).toBeLessThan(4_000);
  expect(done).toEqual(['first', 'second']);
});
