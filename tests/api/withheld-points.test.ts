import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import { approvedCard } from '#features/orders/factory.ts';
import type { PointsReport } from '#features/reports/contract.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { londonDayOf } from '#values/london-day.ts';
import { reactions, together } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// Money that a refund withholds for spent points is credited and not given back: papers and books say so.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

const work = () => handleWaiting(shop.context, { reactions, together, post: async () => undefined });

test('the credit note names what was given back and what was withheld, and the report says how much was withheld', async () => {
  const customer = await signedIn(shop, 'public');
  const byCard = { email: undefined, paymentMethodId: floor.card, testCard: approvedCard };
  const { order } = await bought(customer, floor, 1, byCard);
  await bought(customer, floor, 1, { email: undefined, redeemPoints: 200 });
  await work();
  const today = londonDayOf(shop.context.clock.now());
  const report = () => staff.get<PointsReport>(`/api/reports/points?from=${today}&to=${today}`);
  expect((await report()).withheld).toBe('0.00');

  await moveMoney(staff, order.id, { kind: 'refund', reason: 'Came back' });
  await work();
  const [note] = await shop.context.db
    .select()
    .from(documents)
    .where(and(eq(documents.orderId, order.id), eq(documents.kind, 'credit_note')));
  expect(note?.total).toBe(35_880);
  expect(note?.content.terms).toEqual([
    expect.stringMatching(/^£356\.80 was given back on /),
    '£2.00 was withheld for points of this order that were spent already, at 1p each.',
  ]);
  expect((await report()).withheld).toBe('2.00');
  const csv = await (await staff.fetch(`/api/reports/points/export?from=${today}&to=${today}`)).text();
  expect(csv).toContain('Withheld from refunds for spent points,,2.00');
});
