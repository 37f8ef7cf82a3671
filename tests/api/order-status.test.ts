import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { recordOrderPayment } from '#features/orders/server/door.ts';
import { toPence } from '#values/money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, fillCart, openShopFloor, order, type ShopFloor, stockOf } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
});
afterAll(() => shop?.close());

const placed = async (visitor: Visitor, overrides: object = {}) => (await bought(visitor, floor, 1, overrides)).order;

const set = (id: number, status: string, version?: number) =>
  staff.put<Order & { detail: string }>(`/api/orders/${id}/status`, { status, version });

const paidByCard = () => ({ paymentMethodId: floor.card, testCard: approvedCard, email: undefined });

test('only staff who manage orders set a status, and only one that exists', async () => {
  const { id } = await placed(shop.visitor());
  const viewer = await signedIn(shop, 'employer', ['view_orders']);
  const customer = await signedIn(shop, 'public');
  const attempt = async (visitor: Visitor) =>
    (await visitor.put(`/api/orders/${id}/status`, { status: 'shipped' })).status;
  expect([await attempt(shop.visitor()), await attempt(customer), await attempt(viewer)]).toEqual([401, 403, 403]);
  expect((await set(id, 'lost')).status).toBe(400);
  expect((await set(999_999, 'shipped')).status).toBe(404);
});

test('any status leads to any other; each change is an event, an audit row and a new version', async () => {
  const { id } = await placed(shop.visitor());
  for (const status of ['delivered', 'pending', 'out_for_delivery', 'shipped', 'processing'] as const) {
    expect((await set(id, status)).body.status).toBe(status);
  }
  const { body } = await set(id, 'processing');
  expect([body.version, body.events.length]).toEqual([6, 6]);
  const audit = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
  expect(audit.filter((row) => row.recordType === 'order')).toHaveLength(5);
  expect(audit.at(-1)).toMatchObject({
    actorId: staff.id,
    before: { status: 'shipped' },
    after: { status: 'processing' },
  });
});

test('the second of two members of staff is told that the first was faster', async () => {
  const { id, version } = await placed(shop.visitor());
  const answers = await Promise.all([set(id, 'shipped', version), set(id, 'processing', version)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  expect(answers.find((answer) => answer.status === 409)?.body.detail).toMatch(/Somebody else changed this order/);
});

test('delivered stamps the day, leaving delivered takes it and the confirmation away', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer, { email: undefined });
  const confirm = () => customer.post<Order>(`/api/orders/${id}/confirm-delivery`);
  expect((await confirm()).status).toBe(409);
  expect((await set(id, 'delivered')).body.actualDelivery).not.toBeNull();
  const first = await confirm();
  expect(first.body.deliveryConfirmedAt).not.toBeNull();
  expect((await confirm()).body).toEqual(first.body);
  expect((await staff.post(`/api/orders/${id}/confirm-delivery`)).status).toBe(404);
  expect((await shop.visitor().post(`/api/orders/${id}/confirm-delivery`)).status).toBe(401);
  expect((await set(id, 'shipped')).body).toMatchObject({ actualDelivery: null, deliveryConfirmedAt: null });
});

test('the key of the receipt lets a guest confirm the delivery', async () => {
  const guest = shop.visitor();
  await fillCart(guest, [floor.board, 1]);
  const { body } = await order(guest, floor);
  await set(body.order.id, 'delivered');
  const confirmed = await guest.post<Order>(`/api/orders/${body.order.id}/confirm-delivery?key=${body.accessKey}`);
  expect(confirmed.body.deliveryConfirmedAt).not.toBeNull();
});

test('cancelling returns the stock and the points; re-opening takes them again', async () => {
  const customer = await signedIn(shop, 'public');
  await placed(customer, paidByCard());
  const stock = await stockOf(shop, floor.board);
  const { id } = await placed(customer, { ...paidByCard(), redeemPoints: 200 });
  const points = () =>
    customer.get<{ rewardPoints: number; totalEarned: number; totalRedeemed: number }>('/api/rewards');
  expect(await points()).toMatchObject({ rewardPoints: 396, totalEarned: 596, totalRedeemed: 200 });

  await set(id, 'cancelled');
  expect(await stockOf(shop, floor.board)).toBe(stock);
  expect(await points()).toMatchObject({ rewardPoints: 299, totalEarned: 299, totalRedeemed: 0 });

  expect((await set(id, 'processing')).body.pointsEarned).toBe(297);
  expect(await stockOf(shop, floor.board)).toBe(stock - 1);
  expect(await points()).toMatchObject({ rewardPoints: 396, totalEarned: 596, totalRedeemed: 200 });
});

test('a reversal takes at most what is held, and re-opening gives back no more than was taken', async () => {
  const customer = await signedIn(shop, 'public');
  const earning = await placed(customer, paidByCard());
  await placed(customer, { ...paidByCard(), paymentMethodId: floor.transfer, testCard: undefined, redeemPoints: 200 });
  await set(earning.id, 'cancelled');
  expect(await customer.get('/api/rewards')).toMatchObject({ rewardPoints: 0, totalEarned: 200 });
  await set(earning.id, 'processing');
  expect(await customer.get('/api/rewards')).toMatchObject({ rewardPoints: 99, totalEarned: 299 });
});

test('a cancelled order stays cancelled when its goods or its points are gone', async () => {
  const customer = await signedIn(shop, 'public');
  await placed(customer, paidByCard());
  const withPoints = await placed(customer, {
    ...paidByCard(),
    paymentMethodId: floor.transfer,
    testCard: undefined,
    redeemPoints: 200,
  });
  await set(withPoints.id, 'cancelled');
  await placed(customer, { ...paidByCard(), paymentMethodId: floor.transfer, testCard: undefined, redeemPoints: 200 });
  const pointless = await set(withPoints.id, 'pending');
  expect([pointless.status, pointless.body.detail]).toEqual([409, expect.stringContaining('99 points')]);

  const { id } = await placed(shop.visitor());
  await set(id, 'cancelled');
  await shop.context.db.update(products).set({ stockQuantity: 0 }).where(eq(products.id, floor.board));
  const soldOut = await set(id, 'pending');
  await shop.context.db.update(products).set({ stockQuantity: 500 }).where(eq(products.id, floor.board));
  expect([soldOut.status, soldOut.body.detail]).toEqual([409, '43-inch menu board is sold out.']);
  expect((await staff.get<Order>(`/api/orders/${id}`)).status).toBe('cancelled');
});

test('a bank transfer that arrives marks the order as paid and credits the points once', async () => {
  const customer = await signedIn(shop, 'public');
  const { id, grandTotal, orderNumber } = await placed(customer, { email: undefined });
  const payment = { orderId: id, provider: 'bank_transfer' as const };
  const half = Math.floor(toPence(grandTotal) / 2);
  const first = await recordOrderPayment(shop.context, { ...payment, amount: half, reference: `${orderNumber}-1` });
  expect(first.paymentStatus).toBe('pending');
  const rest = { ...payment, amount: toPence(grandTotal) - half, reference: `${orderNumber}-2`, recordedBy: staff.id };
  await recordOrderPayment(shop.context, rest);
  await recordOrderPayment(shop.context, rest);
  expect(await customer.get(`/api/orders/${id}`)).toMatchObject({ paymentStatus: 'paid', pointsEarned: 299 });
  expect(await customer.get('/api/rewards')).toMatchObject({ rewardPoints: 299 });
});

test('every balance is the sum of its transactions', async () => {
  const { rows } = await shop.context.db.execute(sql`
    select r.customer_id from customer_rewards r
    where reward_points <> (select coalesce(sum(points), 0) from reward_transactions t where t.customer_id = r.customer_id)`);
  expect(rows).toEqual([]);
});
