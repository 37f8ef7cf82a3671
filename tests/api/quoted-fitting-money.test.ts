// Whatever is quoted of goods and services: quote, order and invoice come to the same penny (decision 0148).
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { quoteKeyOf } from '#features/quotes/server/quote-key.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { reactions, together } from '../../src/reactions.ts';
import { openFitting } from '../support/fitting.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { openShopFloor, type ShopFloor } from '../support/shop-floor.ts';
import { quoteRequestSample } from './samples/messages.ts';

let shop: TestShop;
let floor: ShopFloor;
let screens: Awaited<ReturnType<typeof openFitting>>;
let staff: Visitor;

beforeAll(async () => {
  shop = await openTestShop({ CLOCK: '2026-11-23T10:00:00Z' });
  floor = await openShopFloor(shop);
  screens = await openFitting(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
});
afterAll(() => shop?.close());

interface Sale {
  quantity: number;
  unitPrice: number;
  fitted: number;
  height: string;
  /** Null: the price of the table. */
  fittingPrice: number | null;
  surveyPrice: number | null;
  deliveryFee: number;
}

const pence = fc.integer({ min: 0, max: 99_999 });
const sale: fc.Arbitrary<Sale> = fc.record({
  quantity: fc.integer({ min: 1, max: 4 }),
  unitPrice: pence,
  fitted: fc.integer({ min: 1, max: 4 }),
  height: fc.constantFrom('2.5', '4', '6'),
  fittingPrice: fc.option(pence),
  surveyPrice: fc.option(pence),
  deliveryFee: pence,
});

async function quoted({ quantity, unitPrice, fitted, height, ...prices }: Sale): Promise<Quote> {
  await shop.context.pool.query('delete from rate_limits');
  const items = [{ productId: screens.middle, quantity }];
  const asked = await shop.visitor().post<{ id: number }>('/api/quotes', { ...quoteRequestSample, items });
  const decimal = (price: number | null) => (price === null ? null : toDecimal(price));
  const count = Math.min(fitted, quantity);
  const fitting = { kind: 'fitting', productId: screens.middle, height, quantity: count };
  await staff.put(`/api/quotes/${asked.body.id}`, {
    lines: [{ productId: screens.middle, quantity, unitPrice: decimal(unitPrice) }],
    services: [
      { ...fitting, unitPrice: decimal(prices.fittingPrice) },
      { kind: 'survey', quantity: 1, unitPrice: decimal(prices.surveyPrice) },
    ],
    fittingPostcode: 'LS1 4AP',
    deliveryMethodId: floor.standard,
    deliveryFee: decimal(prices.deliveryFee),
    validUntil: '2026-12-20',
  });
  return (await staff.post<Quote>(`/api/quotes/${asked.body.id}/send`, {})).body;
}

async function bought({ number }: Quote): Promise<Order> {
  const key = await quoteKeyOf(shop.context.db, { number, round: 1 });
  const body = { deliveryAddress: leedsAddress, paymentMethodId: floor.card, testCard: approvedCard };
  const path = `/api/quotes/${number}/accept?key=${encodeURIComponent(key)}`;
  const accepted = await shop.visitor().post<{ order: Order }>(path, body, { 'Idempotency-Key': randomUUID() });
  expect(accepted.status).toBe(201);
  await handleWaiting(shop.context, { reactions, together, post: async () => undefined });
  return accepted.body.order;
}

const added = (amounts: readonly (string | null)[]) => amounts.reduce((sum, amount) => sum + toPence(amount ?? 0), 0);

test('a quote, its order and its invoice have the same lines and come to the same penny', async () => {
  const isWorth = ({ unitPrice, deliveryFee }: Sale) => unitPrice + deliveryFee > 0;
  await fc.assert(
    fc.asyncProperty(sale.filter(isWorth), async (given) => {
      const quote = await quoted(given);
      const order = await bought(quote);
      const [invoice] = await shop.context.db.select().from(documents).where(eq(documents.orderId, order.id));
      const content = invoice?.content;
      const amounts = ({ subtotal, deliveryFee, totalAmount, vatAmount, grandTotal }: Record<string, unknown>) =>
        [subtotal, deliveryFee, totalAmount, vatAmount, grandTotal].map(String);
      expect(amounts({ ...order })).toEqual(amounts({ ...quote.sums }));
      expect(added(quote.lines.map(({ total }) => total))).toBe(toPence(order.subtotal));
      expect(added(order.items.map(({ totalPrice }) => totalPrice))).toBe(toPence(order.subtotal));
      expect(content?.lines.map(({ total }) => toDecimal(total))).toEqual(quote.lines.map(({ total }) => total));
      expect(content?.sums).toMatchObject({
        subtotal: toPence(order.subtotal),
        totalAmount: toPence(order.totalAmount),
        vatAmount: toPence(order.vatAmount),
        grandTotal: toPence(order.grandTotal),
      });
    }),
    { numRuns: 12 },
  );
});
