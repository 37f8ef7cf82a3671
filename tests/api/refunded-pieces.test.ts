import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { refundedItems } from '#features/orders/tables.ts';
import type { Return } from '#features/returns/contract.ts';
import type { DriveView } from '#features/tracking/drive-contract.ts';
import type { OrderDriver } from '#features/tracking/drivers-contract.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions, together } from '../../src/reactions.ts';
import { addDriver } from '../support/drives.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor, stockOf } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
});
afterAll(() => shop?.close());

interface Answer {
  status: number;
  body: Order & { detail: string; errors?: Record<string, string[]> };
}

const email = 'amira@corner-cafe.example';
const paidFor = async (boards: number, visitor = shop.visitor()) =>
  (await bought(visitor, floor, boards, { paymentMethodId: floor.card, testCard: approvedCard, email })).order;
const refund = (id: number, body: object = {}) =>
  moveMoney<Answer['body']>(staff, id, { kind: 'refund', reason: 'Not needed', ...body }) as Promise<Answer>;
const boards = (order: Order, quantity: number) => ({ items: [{ itemId: order.items[0]?.id, quantity }] });
const set = (id: number, status: string) =>
  staff.fetch(`/api/orders/${id}/status`, { method: 'PUT', json: { status } });

test('a piece is refunded once, whoever asks at the same time, and the refusal says how many are left', async () => {
  const order = await paidFor(3);
  const asked = await Promise.all([refund(order.id, boards(order, 2)), refund(order.id, boards(order, 2))]);
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
  const refused = asked.find(({ status }) => status === 409)?.body;
  expect(refused?.errors).toEqual({ items: ['Only 1 of 43-inch menu board is left to refund.'] });
  const now = await staff.get<Order>(`/api/orders/${order.id}`);
  expect(now).toMatchObject({
    paymentStatus: 'partially_refunded',
    items: [{ quantity: 3, refunded: 2, withdrawn: 2 }],
  });
  expect(now.staff?.payments.at(-1)?.amount).toBe('717.60');
});

test.each([
  ['a line of another order', { items: [{ itemId: 999_999, quantity: 1 }] }, 400, 'items'],
  ['no piece', (order: Order) => boards(order, 0), 400, 'items.0.quantity'],
  [
    'the same line twice',
    (order: Order) => ({ items: [...boards(order, 1).items, ...boards(order, 1).items] }),
    400,
    'items',
  ],
  ['nothing', { amount: '0' }, 400, 'amount'],
  ['less than nothing', { amount: '-1' }, 400, 'amount'],
])('a refund of %s is refused', async (_what, body, status, field) => {
  const order = await paidFor(1);
  const answer = await refund(order.id, typeof body === 'function' ? body(order) : body);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, [field]]);
  if (field === 'amount') expect(answer.body.detail).toBe('Enter an amount above £0.00: £358.80 is left to refund.');
});

test('what is refunded before it is sent leaves the packing slip and, if asked, goes back in stock: once', async () => {
  const stock = await stockOf(shop, floor.board);
  const order = await paidFor(3);
  await refund(order.id, { ...boards(order, 1), restock: true });
  expect(await stockOf(shop, floor.board)).toBe(stock - 2);
  await refund(order.id, boards(order, 1));
  expect(await stockOf(shop, floor.board)).toBe(stock - 2);
  const slips = async () =>
    (await staff.get<{ kind: string }[]>(`/api/orders/${order.id}/documents`)).filter(
      ({ kind }) => kind === 'packing_slip',
    );
  expect(await slips()).toHaveLength(1);
  await refund(order.id);
  expect(await slips()).toHaveLength(0);
  const slip = await staff.fetch(`/api/orders/${order.id}/packing-slip.pdf`);
  expect(slip.status).toBe(404);
  await set(order.id, 'cancelled');
  expect(await stockOf(shop, floor.board)).toBe(stock);
  await set(order.id, 'pending');
  expect(await stockOf(shop, floor.board)).toBe(stock - 2);
});

test('the driver takes what the packing slip lists: no refunded pieces, and no service', async () => {
  const order = await paidFor(3);
  const driverId = await addDriver(shop);
  const { link } = (await staff.put<OrderDriver>(`/api/orders/${order.id}/driver`, { driverId })).body;
  const key = new URL(link ?? '').searchParams.get('key');
  const inTheVan = async () =>
    (await shop.visitor().get<DriveView>(`/api/tracking/${order.orderNumber}/drive?key=${key}`)).items;
  await refund(order.id, { ...boards(order, 1), restock: true });
  expect(await inTheVan()).toEqual([{ productName: '43-inch menu board', quantity: 2 }]);
  await refund(order.id, boards(order, 2));
  expect(await inTheVan()).toEqual([]);
});

test('goods that were sent are not put back by a refund', async () => {
  const order = await paidFor(2);
  await set(order.id, 'delivered');
  const answer = await refund(order.id, { ...boards(order, 1), restock: true });
  expect([answer.status, answer.body.errors?.restock?.[0]]).toEqual([409, expect.stringContaining('a return')]);
  expect((await refund(order.id, boards(order, 1))).body.items[0]).toMatchObject({ refunded: 1, withdrawn: 0 });
});

test('a return pays nothing for pieces whose money went back before, and what was never sent cannot come back', async () => {
  const customer = await signedIn(shop, 'public');
  const order = await paidFor(3, customer);
  await refund(order.id, boards(order, 1));
  await set(order.id, 'delivered');
  await refund(order.id, boards(order, 1));
  const ask = (quantity: number) =>
    customer.post<Return & { detail: string }>(`/api/orders/${order.id}/returns`, {
      ...boards(order, quantity),
      reason: 'other',
    });
  expect((await ask(3)).status).toBe(409);
  const { body: asked } = await ask(2);
  await staff.fetch(`/api/returns/${asked.id}`, { method: 'PATCH', json: { decision: 'accepted' } });
  const { body: done } = await staff.post<Return>(`/api/returns/${asked.id}/refund`, {});
  expect(done.refund?.amount).toBe('358.80');
  expect(await staff.get<Order>(`/api/orders/${order.id}`)).toMatchObject({
    paymentStatus: 'refunded',
    items: [{ refunded: 3 }],
  });
});

test('pieces that a refund put back in stock are not put back again by the return they were part of', async () => {
  const stock = await stockOf(shop, floor.board);
  const customer = await signedIn(shop, 'public');
  const order = await paidFor(2, customer);
  await set(order.id, 'delivered');
  const asked = await customer.post<Return>(`/api/orders/${order.id}/returns`, {
    ...boards(order, 2),
    reason: 'faulty',
  });
  await staff.fetch(`/api/returns/${asked.body.id}`, { method: 'PATCH', json: { decision: 'accepted' } });
  // The driver brought it back, so that it was never delivered.
  await set(order.id, 'processing');
  expect((await refund(order.id, { ...boards(order, 1), restock: true })).status).toBe(201);
  const done = await staff.post<Return>(`/api/returns/${asked.body.id}/refund`, { restock: true });
  expect([done.status, done.body.status]).toEqual([200, 'completed']);
  expect(await stockOf(shop, floor.board)).toBe(stock);
});

test('paid in full once more, an order has all its pieces again, taken from stock', async () => {
  const order = await paidFor(2);
  await refund(order.id, { restock: true });
  const stock = await stockOf(shop, floor.board);
  const paid = await moveMoney<Order>(staff, order.id, { kind: 'payment', amount: order.grandTotal });
  expect(paid.body).toMatchObject({ paymentStatus: 'paid', items: [{ refunded: 0, withdrawn: 0 }] });
  expect(await stockOf(shop, floor.board)).toBe(stock - 2);
  const rows = await shop.context.db
    .select()
    .from(refundedItems)
    .where(eq(refundedItems.orderItemId, order.items[0]?.id ?? 0));
  expect(rows.map(({ quantity }) => quantity)).toEqual([2, -2]);
});

test('the credit note lists the pieces at their price', async () => {
  const order = await paidFor(3);
  await refund(order.id, boards(order, 2));
  await handleWaiting(shop.context, { reactions, together, post: async () => undefined });
  const rows = await shop.context.db.select().from(documents).where(eq(documents.orderId, order.id));
  const note = rows.find(({ kind }) => kind === 'credit_note');
  expect(note).toMatchObject({ total: 71_760, exVat: 59_800 });
  expect(note?.content.lines).toEqual([
    { description: '43-inch menu board', sku: 'MB-43', quantity: 2, unitPrice: 29_900, total: 59_800 },
  ]);
});
