import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { partPaidRows } from '#features/orders/screens/still-due.tsx';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A piece that goes back for less than it is worth: the rest stays charged, on every paper and screen alike (decision 0195).

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

test('order page, credit note, points and spreadsheet agree on a piece that went back for less than it is worth', async () => {
  const customer = await signedIn(shop, 'public');
  const byCard = { email: undefined, paymentMethodId: floor.card, testCard: approvedCard };
  const { order } = await bought(customer, floor, 2, byCard);
  expect(order).toMatchObject({ grandTotal: '717.60', pointsEarned: 598 });
  const items = [{ itemId: order.items[0]?.id, quantity: 1 }];
  const answer = await moveMoney<Order>(staff, order.id, { kind: 'refund', reason: 'Used', items, amount: '100.00' });
  await handleWaiting(shop.context, { reactions, post: async () => undefined });

  // 717.60 less 100.00 is charged, and paid. Of 299 points of the piece go those that 100.00 earned.
  expect(answer.body).toMatchObject({
    ...{ paymentStatus: 'partially_refunded', released: '100.00', paid: '617.60', due: '0.00', pointsEarned: 514 },
    items: [{ quantity: 2, refunded: 1, withdrawn: 1 }],
    staff: { refundable: '617.60', goodsReturned: '83.33' },
  });
  const seen = await customer.get<Order>(`/api/orders/${order.id}`);
  expect(partPaidRows(seen)).toMatchObject([
    { label: 'Refunds', value: '−£100.00', note: expect.stringContaining('£258.80 of what was taken off') },
    { label: 'Paid after refunds', value: '£617.60' },
  ]);
  const [note] = await shop.context.db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'credit_note')));
  expect(note?.total).toBe(10_000);
  expect(note?.content.lines.map(({ description, total }) => [description, total])).toEqual([
    ['43-inch menu board', 29_900],
    ['Less what stays charged', -21_567],
  ]);
  const csv = await (await staff.fetch(`/api/orders/export?q=${order.orderNumber}`)).text();
  expect(csv).toContain('717.60,100.00,617.60,0.00');
});

test('a part of the money that was given back is paid again, and is charged again', async () => {
  const { order } = await bought(shop.visitor(), floor, 1, { email: 'amira@corner-cafe.example' });
  const money = async (body: object) => (await moveMoney<Order>(staff, order.id, { reason: 'Damaged', ...body })).body;
  await money({ kind: 'payment' });
  await money({ kind: 'refund', amount: '100.00' });
  const again = await money({ kind: 'payment', amount: '40.00' });
  expect(again).toMatchObject({ released: '60.00', paid: '298.80', due: '0.00', paymentStatus: 'partially_refunded' });
});
