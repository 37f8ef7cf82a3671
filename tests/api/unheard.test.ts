import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Product } from '#features/catalogue/contract.ts';
import { touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { emails } from '#platform/tables.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type FreshDatabase, freshDatabase } from '../support/database.ts';
import { type Hearing, hear, waitForHearing } from '../support/live.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// No notification arrives: the shop listens elsewhere. So it is with an engine that has none, or when it listens through a pooler.

let elsewhere: FreshDatabase;
let shop: TestShop;
let floor: ShopFloor;
let work: Work;

beforeAll(async () => {
  elsewhere = await freshDatabase();
  shop = await openTestShop({ DATABASE_DIRECT_URL: elsewhere.url });
  floor = await openShopFloor(shop);
});
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await elsewhere?.drop();
});

test('a changed price is on the shelf all the same', async () => {
  const price = async () =>
    (await shop.get<Product[]>('/api/products')).find(({ id }) => id === floor.board)?.price ?? 'not there';
  expect(await price()).toBe('299.00');
  await shop.context.db.transaction(async (tx) => {
    await tx.update(products).set({ price: 31_500 }).where(eq(products.id, floor.board));
    await touchCatalogue(tx, [floor.board]);
  });
  await expect.poll(price).toBe('315.00');
});

test('the e-mails of an order are written', async () => {
  work = await startWork(shop.context);
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  expect((await order(buyer, floor, { email: 'unheard@example.com' })).status).toBe(201);
  const written = () => shop.context.db.$count(emails, eq(emails.recipient, 'unheard@example.com'));
  await expect.poll(written).toBeGreaterThan(0);
});

test('pages that follow something read again with every heartbeat, and only where nothing is heard', async () => {
  const well = await openTestShop();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const [unheard, heard] = [await follow(shop), await follow(well)];
  const before = [unheard.agains(), heard.agains()] as const;
  for (let beat = 1; beat <= 3; beat++) {
    vi.advanceTimersByTime(25_000);
    // By then the probe of this beat has reached the database, and come back where it can.
    await well.context.pool.query('select pg_sleep(0.3)');
  }
  await expect.poll(() => unheard.agains()).toBe(before[0] + 2);
  expect(heard.agains()).toBe(before[1]);
  await Promise.all([unheard.hangUp(), heard.hangUp()]);
  await well.close();
});

/** A stream that has told already what it tells when it opens. */
async function follow(place: TestShop): Promise<Hearing> {
  const staff = await signedIn(place, 'employer', ['manage_orders']);
  await waitForHearing(staff);
  const hearing = await hear(staff);
  await expect.poll(() => hearing.agains()).toBe(1);
  return hearing;
}
