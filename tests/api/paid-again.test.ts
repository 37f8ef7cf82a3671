import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions, together } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// An order whose money was all given back is closed. What comes in for it all the same is booked as what it is (decision 0197).

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

type Answer = Order & { detail: string };
const moved = (id: number, body: object) => moveMoney<Answer>(staff, id, { reason: 'Changed their mind', ...body });

/** An order of £358.80 by card, of which all was given back. */
async function refunded(): Promise<Order> {
  const byCard = { email: 'amira@corner-cafe.example', paymentMethodId: floor.card, testCard: approvedCard };
  const { order } = await bought(shop.visitor(), floor, 1, byCard);
  await papersOf(order.id);
  const { body } = await moved(order.id, { kind: 'refund' });
  await papersOf(order.id);
  return body;
}

async function papersOf(orderId: number) {
  await handleWaiting(shop.context, { reactions, together, post: async () => undefined });
  const rows = await shop.context.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, orderId))
    .orderBy(asc(documents.id));
  return rows.map(({ kind, isDeposit, total }) => [kind, isDeposit ? 'deposit' : 'whole', total]);
}

test('of a refunded order nothing is due, and nothing is booked without the amount that came in', async () => {
  const order = await refunded();
  expect(order).toMatchObject({ paymentStatus: 'refunded', due: '0.00', paid: '0.00' });
  const answer = await moved(order.id, { kind: 'payment' });
  const sentence = 'Nothing is due: it was refunded. Enter what has come in since, at most £358.80.';
  expect([answer.status, answer.body.detail]).toEqual([400, sentence]);
  expect((await moved(order.id, { kind: 'payment', amount: '' })).status).toBe(400);
  expect((await moved(order.id, { kind: 'payment', amount: '358.81' })).status).toBe(409);
  expect((await staff.get<Order>(`/api/orders/${order.id}`)).paymentStatus).toBe('refunded');
});

test('late money for a cancelled order is not booked without its amount either when the field is empty', async () => {
  const { order } = await bought(shop.visitor(), floor, 1, { email: 'amira@corner-cafe.example' });
  await staff.put(`/api/orders/${order.id}/status`, { status: 'cancelled' });
  expect((await moved(order.id, { kind: 'payment', amount: '' })).status).toBe(400);
  expect((await moved(order.id, { kind: 'payment', amount: '358.80' })).body.owedBack).toMatchObject({
    amount: '358.80',
  });
  expect(await papersOf(order.id)).toEqual([]);
});

test('the whole price in one sum has its final invoice, and is no deposit', async () => {
  const { id } = await refunded();
  const again = await moved(id, { kind: 'payment', amount: '358.80' });
  expect(again.body).toMatchObject({ paymentStatus: 'paid', paid: '358.80', due: '0.00' });
  expect(await papersOf(id)).toEqual([
    ['invoice', 'whole', 35_880],
    ['credit_note', 'whole', 35_880],
    ['invoice', 'whole', 35_880],
  ]);
  await staff.put(`/api/orders/${id}/status`, { status: 'shipped' });
  expect(await papersOf(id)).toHaveLength(3);
});

test('in two sums it is a deposit and the final invoice that takes it off', async () => {
  const { id } = await refunded();
  await moved(id, { kind: 'payment', amount: '100.00' });
  await papersOf(id);
  await moved(id, { kind: 'payment', amount: '258.80' });
  expect((await papersOf(id)).slice(2)).toEqual([
    ['invoice', 'deposit', 10_000],
    ['invoice', 'whole', 25_880],
  ]);
});
