import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import type { SalesReport } from '#features/reports/contract.ts';
import { fixedClock } from '#platform/clock.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// Money that goes back closes what it was paid for, and nothing else: the rest of the order is still to be paid.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

// A minute passes before each step, so that what can be undone for a moment is done.
let minutes = 0;
const later = () => {
  shop.context.clock = fixedClock(new Date(Date.UTC(2026, 2, 10, 12, ++minutes)).toISOString());
};

const email = 'amira@corner-cafe.example';
const byTransfer = async (boards: number) => {
  later();
  return (await bought(shop.visitor(), floor, boards, { email })).order;
};
const work = () => handleWaiting(shop.context, { reactions, post: async () => undefined });
const now = ({ id }: Pick<Order, 'id'>) => staff.get<Order>(`/api/orders/${id}`);
const pieces = ({ items: [line] }: Order, quantity: number) => ({ items: [{ itemId: line?.id, quantity }] });

async function money({ id }: Pick<Order, 'id'>, body: object): Promise<Order> {
  later();
  const answer = await moveMoney(staff, id, { reason: 'Not needed', ...body });
  expect(answer.status).toBe(201);
  await work();
  return answer.body;
}

async function set({ id }: Pick<Order, 'id'>, status: Order['status']): Promise<Order> {
  later();
  const answer = await staff.put<Order>(`/api/orders/${id}/status`, { status });
  expect(answer.status).toBe(200);
  later();
  await work();
  return answer.body;
}

const papersOf = async ({ id }: Pick<Order, 'id'>) =>
  (await shop.context.db.select().from(documents).where(eq(documents.orderId, id)).orderBy(asc(documents.id))).map(
    ({ kind, total }) => [kind, total],
  );

async function isListedAsUnpaid({ orderNumber }: Order): Promise<boolean> {
  const { items } = await staff.get<{ items: Order[] }>(`/api/orders?scope=all&payment=unpaid&q=${orderNumber}`);
  return items.some((order) => order.orderNumber === orderNumber);
}

test('a piece of a part-paid order goes back, and the others are still to be paid: no less, and no more', async () => {
  const order = await byTransfer(3);
  await money(order, { kind: 'payment', amount: '400.00' });
  const left = await money(order, { kind: 'refund', ...pieces(order, 1) });
  expect(left).toMatchObject({
    paymentStatus: 'pending',
    paid: '41.20',
    released: '358.80',
    due: '676.40',
    staff: { due: '676.40' },
  });
  expect(left.dueOn).not.toBeNull();
  expect(await isListedAsUnpaid(order)).toBe(true);
  const csv = await (await staff.fetch(`/api/orders/export?q=${order.orderNumber}`)).text();
  expect(csv).toContain('676.40');

  const paid = await money(order, { kind: 'payment' });
  expect(paid).toMatchObject({ paymentStatus: 'partially_refunded', paid: '717.60', due: '0.00' });
  expect(paid.items).toMatchObject([{ quantity: 3, refunded: 1, withdrawn: 1 }]);
  expect(await isListedAsUnpaid(order)).toBe(false);
  expect(await papersOf(order)).toEqual([
    ['invoice', 40_000],
    ['credit_note', 35_880],
    ['invoice', 67_640],
  ]);
  expect((await moveMoney(staff, order.id, { kind: 'refund', reason: 'Not needed', amount: '717.61' })).status).toBe(
    409,
  );
});

test('a piece that is worth more than was paid takes its whole price off, not what was paid alone', async () => {
  const order = await byTransfer(2);
  await money(order, { kind: 'payment', amount: '100.00' });
  const left = await money(order, { kind: 'refund', ...pieces(order, 1) });
  expect(left).toMatchObject({ paymentStatus: 'pending', paid: '0.00', due: '358.80' });
  expect(left.items).toMatchObject([{ quantity: 2, refunded: 1 }]);
  expect(await money(order, { kind: 'payment' })).toMatchObject({ paid: '358.80', due: '0.00' });
});

test('a part of a deposit goes back and stays to be paid', async () => {
  const order = await byTransfer(2);
  await money(order, { kind: 'payment', amount: '200.00' });
  expect(await money(order, { kind: 'refund', amount: '50.00' })).toMatchObject({
    paymentStatus: 'pending',
    due: '567.60',
  });
  // All that was paid, and with it all goods: nothing is left to pay or to send.
  const over = await money(order, { kind: 'refund' });
  expect(over).toMatchObject({ paymentStatus: 'refunded', due: '0.00', items: [{ refunded: 2, withdrawn: 2 }] });
});

test('an order that was cancelled and paid back is to be paid again once it is open again, and its papers follow', async () => {
  const card = { paymentMethodId: floor.card, testCard: approvedCard, email };
  later();
  const { order } = await bought(shop.visitor(), floor, 2, card);
  await work();
  await set(order, 'cancelled');
  expect(await money(order, { kind: 'refund' })).toMatchObject({ paymentStatus: 'refunded', due: '0.00' });
  const opened = await set(order, 'shipped');
  expect(opened).toMatchObject({ paymentStatus: 'pending', paid: '0.00', due: '717.60', staff: { due: '717.60' } });
  expect(await isListedAsUnpaid(order)).toBe(true);
  const { unpaid } = await staff.get<SalesReport>('/api/reports/sales?from=2026-03-10&to=2026-03-10');
  expect(unpaid).toEqual({ orders: 1, incVat: '717.60' });
  expect(await money(order, { kind: 'payment' })).toMatchObject({ paymentStatus: 'paid', due: '0.00' });
  expect(await papersOf(order)).toEqual([
    ['invoice', 71_760],
    ['credit_note', 71_760],
    ['invoice', 71_760],
  ]);
});

test('one piece that went back before the order was cancelled stays off once it is open again', async () => {
  const card = { paymentMethodId: floor.card, testCard: approvedCard, email };
  later();
  const { order } = await bought(shop.visitor(), floor, 3, card);
  await money(order, { kind: 'refund', ...pieces(order, 1), restock: true });
  await set(order, 'cancelled');
  await money(order, { kind: 'refund' });
  expect(await set(order, 'processing')).toMatchObject({ paymentStatus: 'pending', due: '717.60' });
  expect((await now(order)).items).toMatchObject([{ quantity: 3, withdrawn: 1 }]);
  const paid = await money(order, { kind: 'payment' });
  expect(paid).toMatchObject({ due: '0.00', paid: '717.60', items: [{ withdrawn: 1 }] });
});
