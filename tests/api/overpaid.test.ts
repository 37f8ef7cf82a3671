import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Credit } from '#features/credit/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { owedBackSentence } from '#features/orders/screens/owed-back-words.ts';
import type { PaymentsReport } from '#features/reports/contract.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { newBackoff } from '#platform/backoff.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { addLondonDays, londonDayOf } from '#values/london-day.ts';
import { reactions } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A transfer that is more than an order costs is noted as it came; what is too much is owed back.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders', 'view_reports', 'view_customers']);
});
afterAll(() => shop?.close());

const email = 'amira@corner-cafe.example';
/** One board with its delivery: £358.80. */
const ordered = async (visitor = shop.visitor()) => (await bought(visitor, floor, 1, { email })).order;
type Answered = Order & { detail: string; errors?: Record<string, string[]> };
const came = (id: number, amount: string, more: object = {}) =>
  moveMoney<Answered>(staff, id, { kind: 'payment', amount, acceptsMore: true, ...more });
const payBack = (order: Order, body: object, by = staff) =>
  by.post<Answered>(`/api/orders/${order.id}/owed-back`, { reason: 'Paid too much', version: order.version, ...body });
const now = (id: number) => staff.get<Order>(`/api/orders/${id}`);
const letters: { subject: string; text: string }[] = [];
const react = () => {
  const post = async (_tx: unknown, written: readonly { subject: string; text: string }[]) => {
    letters.push(...written);
  };
  return handleWaiting(shop.context, { reactions, post }, newBackoff({ first: 1, most: 1 }));
};
const papersOf = async (id: number) => {
  await react();
  const papers = await staff.get<{ kind: string; total: string | null }[]>(`/api/orders/${id}/documents`);
  return papers.filter(({ total }) => total !== null).map(({ kind, total }) => `${kind} ${total}`);
};

test('a typing mistake is no overpayment: more than is due is refused until staff say that it came', async () => {
  const order = await ordered();
  const refused = await moveMoney<Answered>(staff, order.id, { kind: 'payment', amount: '385.80' });
  expect([refused.status, refused.body.detail]).toEqual([409, 'At most £358.80 is due.']);
  expect((await now(order.id)).paid).toBe('0.00');
});

test('a larger transfer pays the order, is invoiced at its price, and the rest is owed back', async () => {
  const order = await ordered();
  const { status, body } = await came(order.id, '378.80');
  expect([status, body.paymentStatus, body.paid, body.due]).toEqual([201, 'paid', '378.80', '0.00']);
  expect(body.owedBack).toEqual({ amount: '20.00', how: null, dueOn: null });
  expect(await papersOf(order.id)).toEqual(['invoice 358.80']);
  const listed = await staff.get<{ items: Order[] }>('/api/orders?scope=all&payment=owed_back&limit=200');
  expect(listed.items.map(({ id }) => id)).toContain(order.id);
  const letter = letters.findLast(({ text }) => text.includes(order.orderNumber) && text.includes('378.80'));
  expect(letter?.text.replaceAll(/\s+/gu, ' ')).toContain(
    'That is more than it costs. It is paid in full. We owe you £20.00 back, and write to you when we pay it back.',
  );
  expect(owedBackSentence(body, body.owedBack ?? { amount: '', how: null, dueOn: null })).toBe(
    'You have paid £20.00 more than this order costs. We write to you when we pay it back.',
  );
});

test('who pays twice has the second sum owed back whole', async () => {
  const order = await ordered();
  await came(order.id, '358.80');
  const { body } = await came(order.id, '358.80');
  expect(body).toMatchObject({ paymentStatus: 'paid', paid: '717.60', owedBack: { amount: '358.80' } });
  const back = await payBack(await now(order.id), { how: 'refund' });
  expect(back.body).toMatchObject({ paymentStatus: 'paid', paid: '358.80', owedBack: null });
  expect(back.body.items[0]?.refunded).toBe(0);
  // Nothing of it was invoiced, so there is no credit note.
  expect(await papersOf(order.id)).toEqual(['invoice 358.80']);
});

test('by transfer it is a task with its day, and it goes back once', async () => {
  const order = await ordered();
  await came(order.id, '400.00');
  const dueOn = addLondonDays(londonDayOf(new Date()), 7);
  const task = (await payBack(await now(order.id), { how: 'transfer', dueOn })).body;
  expect(task.owedBack).toEqual({ amount: '41.20', how: 'transfer', dueOn });
  expect((await payBack(task, { how: 'refund' })).body).toMatchObject({ paid: '358.80', owedBack: null });
  const again = await payBack(await now(order.id), { how: 'refund' });
  expect([again.status, again.body.detail]).toEqual([409, 'Nothing is owed for this order, so nothing goes back.']);
});

test('a customer with an account can have it as credit, a guest cannot', async () => {
  const buyer = await signedIn(shop, 'public');
  const order = await ordered(buyer);
  await came(order.id, '378.80');
  expect((await payBack(await now(order.id), { how: 'credit' })).body).toMatchObject({
    paid: '358.80',
    owedBack: null,
  });
  await react();
  expect((await buyer.get<Credit>('/api/credit')).balance).toBe('20.00');
  const guests = await ordered();
  await came(guests.id, '378.80');
  expect((await payBack(await now(guests.id), { how: 'credit' })).status).toBe(400);
});

test('where refunds are for admins, other staff pay nothing back', async () => {
  const order = await ordered();
  await came(order.id, '378.80');
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: true });
  expect((await payBack(await now(order.id), { how: 'refund' })).status).toBe(403);
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: false });
});

test('a piece that goes back is credited whole while the rest is still owed', async () => {
  const order = (await bought(shop.visitor(), floor, 2, { email })).order;
  await came(order.id, '737.60');
  const itemId = (await now(order.id)).items[0]?.id ?? 0;
  const refund = { kind: 'refund', items: [{ itemId, quantity: 1 }], reason: 'Broken' };
  const { body } = await moveMoney<Answered>(staff, order.id, refund);
  expect(body).toMatchObject({ paid: '378.80', due: '0.00', released: '358.80', owedBack: { amount: '20.00' } });
  expect(await papersOf(order.id)).toEqual(['invoice 717.60', 'credit_note 358.80']);
  await payBack(await now(order.id), { how: 'refund' });
  expect(await papersOf(order.id)).toEqual(['invoice 717.60', 'credit_note 358.80']);
  expect(await now(order.id)).toMatchObject({ paymentStatus: 'partially_refunded', paid: '358.80', owedBack: null });
});

test('an order that is cancelled afterwards owes all of it back', async () => {
  const order = await ordered();
  await came(order.id, '378.80');
  const dueOn = addLondonDays(londonDayOf(new Date()), 7);
  await payBack(await now(order.id), { how: 'transfer', dueOn });
  const { body } = await staff.put<Answered>(`/api/orders/${order.id}/status`, { status: 'cancelled' });
  // The day was promised for £20.00 and not for all of it.
  expect(body.owedBack).toEqual({ amount: '378.80', how: null, dueOn: null });
});

test('the report of payments counts what came and what went back', async () => {
  const bank = async () => {
    const { items } = await staff.get<PaymentsReport>('/api/reports/payments');
    const row = items.find(({ name }) => name === 'Bank transfer');
    return [Number(row?.taken ?? 0), Number(row?.refunded ?? 0)];
  };
  const [taken = 0, refunded = 0] = await bank();
  const order = await ordered();
  await came(order.id, '378.80');
  await payBack(await now(order.id), { how: 'refund' });
  const [takenNow = 0, refundedNow = 0] = await bank();
  expect([takenNow - taken, refundedNow - refunded].map((sum) => sum.toFixed(2))).toEqual(['378.80', '20.00']);
});
