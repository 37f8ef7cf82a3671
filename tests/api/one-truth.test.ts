// Nothing untrue: three hundred random carts, destinations and moments, and one price, one total and one day for each, on
// the product page, in the cart, at checkout, in the order, its e-mail, its documents, its tracking and the feed.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import { demoDeliveryMethods } from '#demo/methods.ts';
import type { CartLine, CartSummary } from '#features/cart/contract.ts';
import { catalogueOf, createProduct } from '#features/catalogue/server/door.ts';
import type { DeliveryOption, DeliveryPlan } from '#features/delivery/contract.ts';
import { deliveryPromise, fastestOption } from '#features/delivery/delivery-promise.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { orderContent } from '#features/documents/server/order-content.ts';
import type { Order } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import { checkoutTotals } from '#features/orders/screens/shop/checkout-totals.ts';
import { writeReceipt } from '#features/orders/server/emails/write-receipt.ts';
import { findOrderRow, loadWholeOrder } from '#features/orders/server/listing/load-orders.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { formatDate } from '#values/instant.ts';
import { noonOfLondonDay } from '#values/london-day.ts';
import { formatPounds, toDecimal, toPence, withVat } from '#values/money.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, limitGuests, NO_LIMITS } from '../support/shop-floor.ts';

const CARTS = 300;
const AT_ONCE = 6;
const PLACES = [
  ['United Kingdom', 'LS1 4AP'],
  ['United Kingdom', 'EH1 1YZ'],
  ['United Kingdom', 'IV2 3BD'],
  ['United Kingdom', 'BT7 1NN'],
  ['United Kingdom', 'IM1 1AA'],
  ['United Kingdom', 'JE2 3AB'],
  ['France', '75011'],
  ['Qatar', '22011'],
] as const;

let shop: TestShop;
let now = new Date('2026-11-23T12:00:00Z');
const ids: number[] = [];
let transfer = 0;

beforeAll(async () => {
  shop = await openTestShop({ PUBLIC_URL: 'https://shop.example' });
  shop.context.clock = { now: () => now };
  const { db } = shop.context;
  const picture = 'https://pictures.example/a.jpg';
  for (const { name, category, price, sku, specs } of demoProducts) {
    const product = { name, category, sku, specs, price: toPence(price), stockQuantity: 100_000, imageUrl: picture };
    ids.push((await createProduct(db, product)).id);
  }
  await db.insert(deliveryMethods).values(demoDeliveryMethods);
  const [row] = await db
    .insert(paymentMethods)
    .values({
      name: 'Bank transfer',
      settings: { provider: 'bank_transfer', sortCode: '00-00-00', accountNumber: '00000000' },
    })
    .returning();
  transfer = row?.id ?? 0;
  await catalogueOf(shop.context).refresh();
  // Large carts of guests would wait for staff first.
  await limitGuests(shop, NO_LIMITS);
});
afterAll(() => shop.close());

const cart = fc.record({
  at: fc.date({ min: new Date('2026-11-01'), max: new Date('2028-01-31'), noInvalidDate: true }),
  place: fc.constantFrom(...PLACES),
  lines: fc.uniqueArray(
    fc.tuple(fc.nat(demoProducts.length - 1), fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 12 }))),
    { ...{ minLength: 1, maxLength: 3, selector: ([at]: [number, number]) => at } },
  ),
  choice: fc.nat(5),
});
type Case = typeof cart extends fc.Arbitrary<infer T> ? T : never;

test('for 300 random carts every number, day and promise is one value wherever it is shown', {
  timeout: 300_000,
}, async () => {
  const counts = { placed: 0, byQuote: 0, values: 0 };
  const drawn = fc.sample(cart, CARTS);
  for (let from = 0; from < CARTS; from += AT_ONCE) {
    // Several buyers share a moment, for the shop has one clock.
    now = drawn[from]?.at ?? now;
    // Visitors may look up a few orders a minute only, and these look up three hundred.
    await shop.context.pool.query('delete from rate_limits');
    for (const values of await Promise.all(drawn.slice(from, from + AT_ONCE).map(walk))) {
      counts[values === null ? 'byQuote' : 'placed']++;
      counts.values += values ?? 0;
    }
  }
  // Both ends of the promise were walked: what is delivered, and what is sold by quote.
  expect(counts.placed).toBeGreaterThan(CARTS / 3);
  expect(counts.byQuote).toBeGreaterThan(0);
  expect(counts.values).toBeGreaterThan(counts.placed * 12);
});

/** Follows one buyer from the product to the documents; answers how many values agreed, null where goods are sold by quote. */
async function walk(drawn: Case): Promise<number | null> {
  const buyer = shop.visitor();
  const lines = drawn.lines.map(([at, quantity]) => [ids[at] ?? 0, quantity] as [number, number]);
  await fillCart(buyer, ...lines);
  const said = await atCheckout(buyer, drawn, lines);
  return said && followOrder(buyer, drawn, said);
}

interface Said {
  option: DeliveryOption;
  plan: DeliveryPlan;
  totals: ReturnType<typeof checkoutTotals>;
}

/** What product page, cart and checkout say; null where they all say that it is sold by quote. */
async function atCheckout(buyer: Visitor, { place, choice }: Case, lines: [number, number][]): Promise<Said | null> {
  const [country, postcode] = place;
  const query = planQuery(
    lines.map(([productId, quantity]) => ({ productId, quantity })),
    { country, postcode },
  );
  const plan = await buyer.get<DeliveryPlan>(`/api/delivery-options?${new URLSearchParams(query)}`);
  const summary = await buyer.get<CartSummary>(
    `/api/cart/summary?${new URLSearchParams({ country, ...(country === 'United Kingdom' && { postcode }) })}`,
  );
  expect(summary.plan).toEqual(plan);
  expectFeedToAgree(await feedWhenSingle(lines, country), plan, lines);
  const toTheDoor = plan.options.filter(({ isCollection }) => !isCollection);
  const option = toTheDoor[choice % Math.max(1, toTheDoor.length)];
  if (!option) {
    expect([plan.byQuote, summary.delivery]).toEqual([expect.stringContaining('by quote'), null]);
    return null;
  }
  expect(plan.byQuote).toBeNull();
  const cartLines = await buyer.get<CartLine[]>('/api/cart');
  const values = { 'deliveryAddress.country': country, 'deliveryAddress.postcode': postcode };
  const sums = (method: DeliveryOption) =>
    checkoutTotals({ values, lines: cartLines, method, addresses: [], points: 0, storeRate: '20.00' });
  const cheapest = toTheDoor.find(({ id }) => id === summary.option?.id);
  if (!cheapest) throw new Error('The cart names a method that checkout does not offer.');
  // Where the country is known and the UK's postcode too, the cart's sum is that of checkout with the same method.
  expect([summary.delivery, summary.grandTotal, summary.vatAmount]).toEqual([
    cheapest.fee,
    toDecimal(sums(cheapest).grandTotal),
    toDecimal(sums(cheapest).vatAmount),
  ]);
  expect(deliveryPromise(plan)).toHaveLength(plan.options.length);
  expect(toTheDoor.every(({ arrivesOn }) => arrivesOn >= (fastestOption(plan.options)?.arrivesOn ?? ''))).toBe(true);
  return { option, plan, totals: sums(option) };
}

/** Places the order as the page would send it, and compares all that speaks of it afterwards. Answers how many values agreed. */
async function followOrder(buyer: Visitor, { place }: Case, { option, totals }: Said): Promise<number> {
  const [country, postcode] = place;
  const body = {
    ...{ email: 'amira@corner-cafe.example', deliveryAddress: { ...leedsAddress, country, postcode } },
    ...{ deliveryMethodId: option.id, paymentMethodId: transfer },
    ...{ expectedTotal: toDecimal(totals.grandTotal), expectedDelivery: option.arrivesOn },
  };
  const { status, body: placed } = await buyer.post<{ order: Order; accessKey: string }>('/api/orders', body, {
    'Idempotency-Key': crypto.randomUUID(),
  });
  expect([status, placed]).toMatchObject([201, { order: {} }]);
  const { order, accessKey } = placed;
  const day = noonOfLondonDay(option.arrivesOn).toISOString();
  const shown = await buyer.get<Order>(`/api/orders/${order.orderNumber}?key=${accessKey}`);
  const expected = {
    ...{ deliveryFee: option.fee, grandTotal: toDecimal(totals.grandTotal), vatAmount: toDecimal(totals.vatAmount) },
    ...{ totalAmount: toDecimal(totals.totalAmount), estimatedDelivery: day },
    deliveryMethod: { id: option.id, name: option.name },
  };
  expect(shown).toMatchObject(expected);
  const { estimatedDelivery } = await buyer.get<{ estimatedDelivery: string }>(`/api/tracking/${order.orderNumber}`);
  expect(estimatedDelivery).toBe(day);
  const { letter, content } = await documentsOf(order.id);
  const about = country === 'United Kingdom' ? '' : 'about ';
  for (const text of [
    `expected by ${about}${formatDate(day)}`,
    `${formatDate(day)}, or later by as many days as your payment takes`,
    option.name,
    formatPounds(totals.grandTotal),
    formatPounds(totals.vatAmount),
    totals.deliveryFee === 0 ? 'Free' : formatPounds(totals.deliveryFee),
  ]) {
    expect(letter.replace(/\s+/g, ' ')).toContain(text);
  }
  expect(content.sums).toEqual({
    ...{ subtotal: totals.subtotal, discount: 0, totalAmount: totals.totalAmount, grandTotal: totals.grandTotal },
    ...{ vatRate: totals.vatRate, vatAmount: totals.vatAmount },
    delivery: { name: option.name, fee: totals.deliveryFee },
  });
  return Object.keys(expected).length + 1 + 5 + Object.keys(content.sums).length;
}

/** The receipt as it is posted, and what every PDF of the order prints. */
async function documentsOf(orderId: number) {
  return shop.context.db.transaction(async (tx) => {
    let letter = '';
    const post = async ({ text }: { text: string }) => {
      letter = text;
    };
    const work = { context: shop.context, tx, post };
    await writeReceipt(work, { id: 1, name: 'order.placed', payload: { orderId }, at: now });
    const order = await findOrderRow(tx, orderId);
    if (!order) throw new Error('The order is gone.');
    return { letter, content: await orderContent(tx, await loadWholeOrder(tx, order)) };
  });
}

/** The feed speaks of one piece on the mainland. */
async function feedWhenSingle(lines: [number, number][], country: string): Promise<string | null> {
  const [[, quantity = 0] = []] = lines;
  if (lines.length > 1 || quantity > 1 || country !== 'United Kingdom') return null;
  return (await shop.fetch('/feeds/products.xml')).text();
}

function expectFeedToAgree(feed: string | null, plan: DeliveryPlan, [[id = 0] = [0, 0]]: [number, number][]): void {
  if (!feed || plan.place.zone !== 'mainland') return;
  const item = feed.split('<item>').find((part) => part.startsWith(`<g:id>${id}</g:id>`)) ?? '';
  const said = [...item.matchAll(/<g:service>([^<]+)<\/g:service><g:price>([\d.]+) GBP/g)].map(
    ([, name, price]) => `${name} ${price}`,
  );
  const offered = plan.options.filter(({ isCollection }) => !isCollection);
  expect(said).toEqual(offered.map(({ name, fee }) => `${name} ${toDecimal(withVat(toPence(fee), 2_000))}`));
}
