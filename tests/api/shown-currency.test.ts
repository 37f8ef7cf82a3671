import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Currency } from '#features/currencies/contract.ts';
import { currencies } from '#features/currencies/tables.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import { addDays } from '#values/instant.ts';
import { openTestShop } from '../support/shop.ts';
import { type OrderAnswer, openShopFloor } from '../support/shop-floor.ts';

const shop = await openTestShop();
const floor = await openShopFloor(shop);
afterAll(() => shop.close());

const now = shop.context.clock.now();
const lastMonth = addDays(now, -30);
const pound = { code: 'GBP', name: 'British Pound', symbol: '£', isDefault: true, rateUpdatedAt: lastMonth };
const dollar = { code: 'USD', name: 'US Dollar', symbol: '$', exchangeRate: '1.27', rateUpdatedAt: now };

beforeEach(() => shop.context.db.delete(currencies));

const put = (...rows: (typeof currencies.$inferInsert)[]) => shop.context.db.insert(currencies).values(rows);
const shown = async () => {
  const active = await shop.get<Currency[]>('/api/currencies');
  return active.filter(({ showsPrices }) => showsPrices).map(({ code }) => code);
};

test.each([
  ['was switched off', { isActive: false }],
  ['has a rate that nobody has told for a month', { rateUpdatedAt: lastMonth }],
  ['has a rate that the source contradicts, until somebody decides', { heldRate: '1.90' }],
])('a currency that %s shows no prices', async (_what, state) => {
  await put(pound, { ...dollar, ...state });
  expect(await shown()).toEqual(['GBP']);
});

test('a rate that somebody keeps by hand shows prices for as long as they keep it', async () => {
  await put(pound, { ...dollar, rateUpdatedAt: lastMonth, rateFrozen: true });
  expect(await shown()).toEqual(['GBP', 'USD']);
});

test('pounds are always shown, also where the shop counts in another currency', async () => {
  await put({ ...dollar, isDefault: true }, { ...pound, isDefault: false });
  expect(await shown()).toEqual(['USD', 'GBP']);
});

test('whatever currency a buyer looks at, the order is charged the same, to the penny', async () => {
  const cookie = fc.oneof(
    fc.constantFrom(
      'currency=USD',
      'currency=JPY',
      'currency=GBP',
      'currency=XXX',
      'currency=',
      'currency=1e9; currency=USD',
    ),
    fc.stringMatching(/^[ -~]{0,20}$/).map((text) => `currency=${text.replaceAll(';', '')}`),
  );
  const rate = fc.constantFrom('0.000001', '0.3', '1.27', '99999999.999999');
  await fc.assert(
    fc.asyncProperty(cookie, rate, fc.integer({ min: 1, max: 40 }), async (view, exchangeRate, quantity) => {
      await shop.context.db.delete(currencies);
      await put(pound, { ...dollar, exchangeRate }, { ...dollar, code: 'JPY', exchangeRate });
      expect(await buy(quantity, view)).toEqual(await buy(quantity, null));
    }),
    { numRuns: 12 },
  );
});

/** A guest buys this many boards with a cookie of their own making beside the one of their cart. */
async function buy(quantity: number, view: string | null) {
  const json = { productId: floor.board, quantity };
  const added = await shop
    .visitor()
    .fetch('/api/cart', { method: 'POST', json, headers: view ? { cookie: view } : {} });
  const cart = added.headers.getSetCookie().map((line) => line.split(';')[0]);
  const checkout = buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer });
  const placed = await shop
    .visitor()
    .fetch('/api/orders', {
      method: 'POST',
      json: checkout,
      headers: { cookie: [...(view ? [view] : []), ...cart].join('; '), 'Idempotency-Key': randomUUID() },
    });
  expect(placed.status).toBe(201);
  const { order } = (await placed.json()) as OrderAnswer['body'];
  const { subtotal, deliveryFee, vatAmount, totalAmount, grandTotal } = order;
  return { subtotal, deliveryFee, vatAmount, totalAmount, grandTotal };
}
