import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { paymentMethods } from '#features/payments/tables.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { getPaymentMethod, type LedgerEntry, recordPayment } from './door.ts';

let shop: TestShop;
let methodIds: number[];

beforeAll(async () => {
  shop = await openTestShop();
  const rows = await shop.context.db
    .insert(paymentMethods)
    .values([
      { name: 'Card', processingFee: '2.90', settings: { provider: 'stripe' } },
      { name: 'Test card', settings: { provider: 'test_card' } },
      { name: 'Bank transfer', settings: { provider: 'bank_transfer', sortCode: '123456', accountNumber: '12345678' } },
      { name: 'Cheque', settings: { provider: 'pigeon' } },
      { name: 'Apple Pay', settings: { provider: 'manual' }, isActive: false },
    ])
    .returning();
  methodIds = rows.map(({ id }) => id);
});
afterAll(() => shop.close());

test('shoppers see active methods that can take money here, without the shop’s costs', async () => {
  const offered = await shop.get<PaymentMethod[]>('/api/payment-methods');
  expect(offered.map(({ name, provider }) => [name, provider])).toEqual([
    ['Test card', 'test_card'],
    ['Bank transfer', 'bank_transfer'],
    ['Cheque', 'manual'],
  ]);
  for (const method of offered) {
    expect(method).not.toHaveProperty('processingFee');
    expect(method).not.toHaveProperty('settings');
  }
});

test('a method that is closed, unknown or not configured cannot be chosen', async () => {
  for (const id of [methodIds[0], methodIds[4], 999_999]) {
    await expect(getPaymentMethod(shop.context, shop.context.db, id ?? 0)).rejects.toMatchObject({
      errors: { paymentMethodId: ['This payment method is no longer offered. Choose another.'] },
    });
  }
  expect(await getPaymentMethod(shop.context, shop.context.db, methodIds[2] ?? 0)).toMatchObject({
    provider: 'bank_transfer',
  });
});

test('only staff who may see orders get all methods, with the missing settings', async () => {
  const all = '/api/payment-methods?scope=all';
  expect((await shop.fetch(all)).status).toBe(401);
  expect((await (await signedIn(shop, 'public')).fetch(all)).status).toBe(403);
  const list = await (await signedIn(shop, 'employer', ['manage_orders'])).get<Record<string, unknown>[]>(all);
  expect(list).toHaveLength(5);
  expect(list[0]).toMatchObject({ processingFee: '2.90', settings: '{"provider":"stripe"}', isConfigured: false });
});

test('a production shop offers no test card, and no card at all before its provider is connected', async () => {
  const production = await openTestShop({ SHOP_MODE: 'production' });
  await production.context.db.insert(paymentMethods).values([
    { name: 'Card', settings: { provider: 'stripe' } },
    { name: 'Test card', settings: { provider: 'test_card' } },
  ]);
  expect((await production.get<PaymentMethod[]>('/api/payment-methods')).map(({ name }) => name)).toEqual([]);
  await production.close();
});

test("a provider's reference that is reported twice is written once", async () => {
  const { db } = shop.context;
  // The ledger alone is under test; its order is not.
  await db.execute(sql`alter table payments drop constraint payments_order_id_orders_id_fk`);
  const entry: LedgerEntry = {
    orderId: 1,
    kind: 'payment',
    amount: 1_000,
    provider: 'stripe',
    reference: 'evt_1',
    recordedAt: new Date(),
  };
  expect(await db.transaction((tx) => recordPayment(tx, entry))).toBeGreaterThan(0);
  expect(await db.transaction((tx) => recordPayment(tx, entry))).toBeNull();
  await expect(
    db.transaction((tx) => recordPayment(tx, { ...entry, reference: 'evt_2', amount: 0 })),
  ).rejects.toThrow();
});
