import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { Customer, WholeCustomer } from '#features/customers/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import type { Problem } from '#values/problem.ts';
import { moveMoney } from '../../../../tests/support/order-money.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../../../../tests/support/shop-floor.ts';

type Listed = { items: Customer[]; nextCursor: string | null; total: number };

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };
let reader: Visitor & { id: number };
let buyer: Visitor & { id: number };
let quiet: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_customers', 'manage_orders']);
  reader = await signedIn(shop, 'employer', ['view_customers']);
  quiet = await signedIn(shop, 'public');
  buyer = await signedIn(shop, 'public');
  await shop.context.db
    .update(users)
    .set({ firstName: '=HYPERLINK("http://x")', lastName: '王'.repeat(100) })
    .where(eq(users.id, buyer.id));
});
afterAll(() => shop?.close());

const list = (query = '', who: Visitor = reader) => who.get<Listed>(`/api/customers${query}`);

test('only staff who may see customers see any, and staff are no customers', async () => {
  const employer = await signedIn(shop, 'employer', ['manage_orders']);
  for (const who of [buyer, employer]) {
    expect((await who.fetch('/api/customers')).status).toBe(403);
    expect((await who.fetch(`/api/customers/${buyer.id}`)).status).toBe(403);
    expect((await who.fetch('/api/customers/export')).status).toBe(403);
  }
  expect((await reader.fetch(`/api/customers/${staff.id}`)).status).toBe(404);
  expect((await list()).items.map(({ id }) => id)).not.toContain(staff.id);
});

test('orders, money and points add up: what was cancelled or given back does not count', async () => {
  const paying = { email: undefined, paymentMethodId: floor.card, testCard: approvedCard };
  await fillCart(buyer, [floor.board, 2]);
  const first = await order(buyer, floor, paying);
  await fillCart(buyer, [floor.bracket, 1]);
  const second = await order(buyer, floor, { email: undefined });
  await staff.put(`/api/orders/${second.body.order.id}/status`, { status: 'cancelled' });
  await moveMoney(staff, first.body.order.id, { kind: 'refund', amount: '17.60', reason: 'Scratch' });
  const [top] = (await list('?sort=spent')).items;
  // 2 × 299.00 with free delivery and VAT is 717.60.
  expect(top).toMatchObject({ id: buyer.id, orders: 1, spent: '700.00' });
  const whole = await reader.get<WholeCustomer>(`/api/customers/${buyer.id}`);
  expect(whole.latestOrders.map(({ status }) => status)).toEqual(['cancelled', 'pending']);
  expect(whole.transactions.reduce((sum, { points }) => sum + points, 0)).toBe(whole.points);
  expect((await list('?sort=orders')).items[0]?.id).toBe(buyer.id);
  expect((await list('?sort=points')).items[0]?.id).toBe(buyer.id);
});

test('they are found by name, 王 included, by address and by an order’s number, and page by page', async () => {
  const { items, total } = await list(`?q=${encodeURIComponent('王王')}`);
  expect([items.map(({ id }) => id), total]).toEqual([[buyer.id], 1]);
  const { latestOrders } = await reader.get<WholeCustomer>(`/api/customers/${buyer.id}`);
  const number = latestOrders[0]?.orderNumber ?? '';
  for (const q of [number, number.toLowerCase().replaceAll('-', ''), number.slice(4, 10)])
    expect([q, (await list(`?q=${q}`)).items.map(({ id }) => id)]).toEqual([q, [buyer.id]]);
  expect((await list(`?q=${encodeURIComponent('%')}`)).items).toEqual([]);
  const one = await list('?limit=1');
  const two = await list(`?limit=1&cursor=${one.nextCursor}`);
  expect([one.items[0]?.id, two.items[0]?.id]).toEqual([buyer.id, quiet.id]);
  for (const bad of ['?sort=luck', '?cursor=nonsense', '?limit=0']) {
    expect((await reader.fetch(`/api/customers${bad}`)).status).toBe(400);
  }
});

test('what they wrote is there, by account or from their address', async () => {
  const { email } = await quiet.get<{ email: string }>('/api/user');
  const said = { name: 'Q', phone: '0113 496 0000', subject: 'Hello', message: 'Hello' };
  await shop.visitor().post('/api/contact', { ...said, email: email.toUpperCase() });
  await quiet.post('/api/contact', { ...said, email: 'other@example.com' });
  await quiet.post('/api/addresses', { ...leedsAddress });
  const whole = await reader.get<WholeCustomer>(`/api/customers/${quiet.id}`);
  expect(whole.messages.map(({ email: from }) => from)).toEqual(['other@example.com', email.toUpperCase()]);
  expect(whole.addresses).toHaveLength(1);
});

test('the spreadsheet runs no formula, and holds every customer', async () => {
  const csv = await (await reader.fetch('/api/customers/export?sort=name')).text();
  expect(csv).toContain(`"'=HYPERLINK(""http://x"")"`);
  expect(csv.trim().split('\r\n')).toHaveLength(1 + (await list()).total);
});

test('of two colleagues with the same profile open the second is told, and nothing of the first is overwritten', async () => {
  const { id } = await signedIn(shop, 'public');
  const before = await reader.get<Customer>(`/api/customers/${id}`);
  const { firstName, lastName, email, phoneNumber } = before;
  const save = (change: object) =>
    staff.put<Problem & { version?: number }>(`/api/user/${id}`, {
      ...{ firstName, lastName, email, phoneNumber: phoneNumber ?? '', version: before.version },
      ...change,
    });
  expect((await save({})).status).toBe(200);
  const answers = await Promise.all([save({ phoneNumber: '0113 496 0007' }), save({ lastName: 'Second' })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.detail).toMatch(/^Somebody else changed this profile/);
  const after = await reader.get<Customer>(`/api/customers/${id}`);
  expect(after.version).toBe(before.version + 1);
  expect([after.lastName === 'Second', after.phoneNumber === '0113 496 0007'].filter(Boolean)).toHaveLength(1);
  // Who looks again may.
  expect((await save({ lastName: 'Third', version: after.version })).status).toBe(200);
});

test('who may only look changes nothing; a change of the profile and of the points stands in the audit log', async () => {
  const profile = { firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe@example.com', phoneNumber: '0113 496 0002' };
  expect((await reader.put(`/api/user/${quiet.id}`, profile)).status).toBe(403);
  expect((await reader.post(`/api/customers/${quiet.id}/points`, { points: 5, reason: 'Sorry' })).status).toBe(403);
  expect((await staff.put(`/api/user/${quiet.id}`, profile)).status).toBe(200);
  expect((await staff.post(`/api/customers/${quiet.id}/points`, { points: 500, reason: 'Sorry' })).status).toBe(201);
  const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, quiet.id));
  expect(log.filter(({ recordType }) => recordType === 'user').map(({ action }) => action)).toEqual([
    'user.changed',
    'customer.points_adjusted',
  ]);
  expect((await list('?q=Zo%C3%AB')).items[0]).toMatchObject({ firstName: 'Zoë', points: 500 });
  // The address is proposed, and not theirs before they confirm it.
  expect((await list('?q=zoe%40example')).items).toEqual([]);
});
