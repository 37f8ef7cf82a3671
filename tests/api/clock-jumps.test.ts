import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

// The clock of the shop's machine is set wrong and right again, while the database's goes on.

const HOUR = 3_600_000;
let ahead = 0;
let mailbox: Mailbox;
let shop: TestShop;
let floor: ShopFloor;
let work: Work;
let customer: Visitor;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' });
  shop.context.clock = { now: () => new Date(Date.now() + ahead) };
  floor = await openShopFloor(shop);
  customer = await signedIn(shop, 'public');
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

test.each([
  ['an hour ahead', HOUR],
  ['right again', 0],
  ['an hour behind', -HOUR],
  ['right again', 0],
  ['a day ahead', 24 * HOUR],
  ['a day behind', -24 * HOUR],
  ['right at last', 0],
])('%s: an order is taken once, its receipt arrives, and who is signed in stays so', async (_name, jump) => {
  ahead = jump;
  const recipient = `buyer${mailbox.received.length}-${Math.abs(jump)}@example.com`;
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  const placed = await order(buyer, floor, { email: recipient });
  expect(placed.status).toBe(201);
  const arrived = () => mailbox.received.filter(({ to }) => to?.some(({ address }) => address === recipient));
  await vi.waitFor(() => expect(arrived().length).toBeGreaterThan(0), { timeout: 60_000, interval: 100 });
  expect(arrived().filter(({ subject }) => subject?.startsWith('Your order '))).toHaveLength(1);
  expect((await customer.fetch('/api/user')).status).toBe(200);
  expect((await shop.fetch('/api/ready')).status).toBe(200);
});
