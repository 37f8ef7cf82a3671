import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const MB = 1024 * 1024;
const json = { 'content-type': 'application/json' };

/** A body in pieces of 64 kB, and how many bytes of it were taken. */
function counted(bytes: number) {
  const piece = new TextEncoder().encode('x'.repeat(64 * 1024));
  const taken = { bytes: 0 };
  const body = new ReadableStream({
    pull: (controller) => {
      taken.bytes += piece.length;
      if (taken.bytes > bytes) controller.close();
      else controller.enqueue(piece);
    },
  });
  // What Node asks for with a stream, and its types do not know.
  return { taken, init: { method: 'POST', headers: json, body, ...{ duplex: 'half' } } };
}

test('pictures for a return of an order that is not theirs are not even read', async () => {
  const { taken, init } = counted(12 * MB);
  expect((await shop.fetch('/api/orders/BF-7K3Q-X9MD/returns', init)).status).toBe(401);
  expect(taken.bytes).toBeLessThan(MB);
});

test('a body of hundreds of thousands of empty lists is refused before it is unpacked', async () => {
  const answer = await shop.fetch('/api/login', {
    method: 'POST',
    headers: json,
    body: `[${'[],'.repeat(300_000)}[]]`,
  });
  expect([answer.status, (await answer.json()).detail]).toEqual([400, 'The body has too many values.']);
});

test('a body of any call ends at a megabyte, however it arrives', async () => {
  const { taken, init } = counted(12 * MB);
  expect((await shop.fetch('/api/login', init)).status).toBe(413);
  expect(taken.bytes).toBeLessThan(2 * MB);
});
