import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { writeEmails } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { announcements, emails } from '#platform/tables.ts';
import { addDays } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { reactions } from '../../../reactions.ts';
import { stockAlerts } from '../tables.ts';
import { deleteOldAlerts, findRestocked } from './find-restocked.ts';

let shop: TestShop;
let staff: Visitor;
let wall: number;
let count = 0;

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example.co.uk' });
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.context.pool.query('delete from rate_limits; delete from stock_alerts; delete from emails');
  const product = { name: `Video wall ${count++}`, price: 1_299_000, category: 'Video Walls', stockQuantity: 0 };
  wall = (await createProduct(shop.context.db, product)).id;
});

const ask = (email: string, productId = wall, visitor: Visitor = shop.visitor()) =>
  visitor.post<Problem & { email: string }>('/api/stock-alerts', { productId, email });
const setStock = (change: Partial<typeof products.$inferInsert>, id = wall) =>
  shop.context.db.update(products).set(change).where(eq(products.id, id));
const mailsTo = (address: string) => shop.context.db.select().from(emails).where(eq(emails.recipient, address));

/** What an instance does with the announcements that wait. */
function react(): Promise<void> {
  const { context } = shop;
  return handleWaiting(context, {
    reactions,
    post: async (tx, letters) => void (await writeEmails(tx, context.config, letters, context.clock.now())),
  });
}

const waitingFor = async (id = wall) =>
  (await staff.get<{ productId: number; waiting: number }[]>('/api/stock-alerts')).find(
    ({ productId }) => productId === id,
  )?.waiting ?? 0;

test.each([
  ['an address that is none', 'jo@', 400],
  ['no address', '', 400],
])('%s is refused, with the reason at its field', async (_what, email, status) => {
  const answer = await ask(email);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, ['email']]);
});

test('what can be bought now, what is archived and what does not exist is not waited for', async () => {
  await setStock({ stockQuantity: 1 });
  expect(await ask('jo@example.com')).toMatchObject({ status: 409, body: { detail: /in stock again/ } });
  await setStock({ archivedAt: new Date() });
  expect((await ask('jo@example.com')).status).toBe(404);
  expect((await ask('jo@example.com', 999_999)).status).toBe(404);
});

test('who asks twice is told once, in any case, and staff see how many wait for each product', async () => {
  for (const email of ['twice@example.com', 'Twice@Example.com']) expect((await ask(email)).status).toBe(201);
  await ask('other@example.com');
  expect(await waitingFor()).toBe(2);
  await setStock({ stockQuantity: 3 });
  // As two instances do, and one that starts again.
  await Promise.all([findRestocked(shop.context), findRestocked(shop.context)]);
  await Promise.all([react(), react()]);
  await findRestocked(shop.context);
  await react();
  expect(await mailsTo('twice@example.com')).toHaveLength(1);
  expect(await mailsTo('other@example.com')).toHaveLength(1);
  expect(await waitingFor()).toBe(0);
});

test('it says what is back, where, and how to stop, and promises nothing more', async () => {
  await ask('one@example.com');
  await setStock({ stockQuantity: 1 });
  await findRestocked(shop.context);
  await react();
  const [{ subject, text } = { subject: '', text: '' }] = await mailsTo('one@example.com');
  expect(subject).toMatch(/^Back in stock: Video wall/);
  expect(text).toMatch(/none is set aside/);
  expect(text).toMatch(new RegExp(`https://shop.example.co.uk/products/${wall}/video-wall`));
  expect(text).toMatch(/https:\/\/shop\.example\.co\.uk\/stop-alerts\?key=[\w-]{43}\b/);
});

test.each([
  ['sold out again', { stockQuantity: 0 }],
  ['archived', { archivedAt: new Date() }],
  ['switched off', { inStock: false }],
])('one that is %s before the e-mail is written sends none, and the buyer goes on waiting', async (_what, change) => {
  await ask('late@example.com');
  await setStock({ stockQuantity: 1 });
  await findRestocked(shop.context);
  await setStock(change);
  await findRestocked(shop.context);
  expect(await shop.context.db.$count(announcements, eq(announcements.name, 'stock.returned'))).toBeGreaterThan(0);
  await react();
  expect([await waitingFor(), await mailsTo('late@example.com')]).toEqual([1, []]);
});

test('the link in the e-mail stops all that the address still waits for, and an unknown key says nothing', async () => {
  const other = await createProduct(shop.context.db, { name: 'Totem', price: 1, category: 'Kiosks', stockQuantity: 0 });
  await ask('stop@example.com');
  await ask('Stop@example.com', other.id);
  await ask('stays@example.com');
  const [alert] = await shop.context.db.select().from(stockAlerts).where(eq(stockAlerts.productId, wall));
  const stop = (key: unknown) => shop.visitor().post('/api/stock-alerts/stop', { key });
  expect((await stop('none')).status).toBe(204);
  expect(await waitingFor()).toBe(2);
  expect((await stop(alert?.key)).status).toBe(204);
  expect([await waitingFor(), await waitingFor(other.id)]).toEqual([1, 0]);
});

test('a mailbox can be named ten times an hour, by all visitors together', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) statuses.push((await ask('Often@example.com')).status);
  expect(statuses).toEqual([...Array(10).fill(201), 429]);
});

test('more than a hundred who wait are all told', async () => {
  const alerts = Array.from({ length: 120 }, (_, n) => ({
    productId: wall,
    email: `crowd${n}@example.com`,
    key: String(n).padStart(43, 'k'),
    createdAt: new Date(),
  }));
  await shop.context.db.insert(stockAlerts).values(alerts);
  await setStock({ stockQuantity: 1 });
  await findRestocked(shop.context);
  await react();
  expect([await waitingFor(), await shop.context.db.$count(emails)]).toEqual([0, 120]);
});

test('an address is deleted with the account, and after a year', async () => {
  const customer = await signedIn(shop, 'public');
  const { email } = await customer.get<{ email: string }>('/api/user');
  await ask(email.toUpperCase());
  await ask('old@example.com');
  const download = await customer.fetch('/api/user/export', { headers: { 'x-confirm-password': 'Password123!' } });
  expect(await download.json()).toMatchObject({ stockAlerts: [{ productId: wall, toldAt: null }] });
  await customer.fetch(`/api/user/${customer.id}`, { method: 'DELETE', json: { password: 'Password123!' } });
  expect(await waitingFor()).toBe(1);
  await shop.context.db.update(stockAlerts).set({ createdAt: addDays(new Date(), -366) });
  await deleteOldAlerts(shop.context);
  expect(await waitingFor()).toBe(0);
});
