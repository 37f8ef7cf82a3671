import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import { fastestDeliveryDays, findStandardDelivery, getDeliveryMethod } from './door.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a shop without methods promises nothing', async () => {
  expect(await shop.get('/api/delivery-methods')).toEqual([]);
  expect(await fastestDeliveryDays(shop.context)).toBeNull();
  expect(await findStandardDelivery(shop.context)).toBeNull();
});

test('shoppers see what is on offer by id, staff with the grant everything', async () => {
  const rows = await shop.context.db
    .insert(deliveryMethods)
    .values([
      { name: 'Drone', price: 9_999, estimatedDays: 0, isActive: false },
      { name: 'Collection', price: 0, estimatedDays: 0, isCollection: true },
      { name: 'Standard', price: 999, estimatedDays: 4, freeThreshold: 10_000 },
      { name: 'Next Day', price: 2_499, estimatedDays: 1 },
    ])
    .returning();
  const offered = await shop.get<DeliveryMethod[]>('/api/delivery-methods');
  expect(offered.map(({ name }) => name)).toEqual(['Collection', 'Standard', 'Next Day']);
  expect(offered[1]).toMatchObject({ price: '9.99', freeThreshold: '100.00', estimatedDays: 4 });

  const all = '/api/delivery-methods?scope=all';
  expect((await shop.fetch(all)).status).toBe(401);
  expect((await (await signedIn(shop, 'public')).fetch(all)).status).toBe(403);
  expect((await (await signedIn(shop, 'employer', ['view_products'])).fetch(all)).status).toBe(403);
  expect(await (await signedIn(shop, 'employer', ['view_orders'])).get(all)).toHaveLength(4);
  expect((await shop.fetch('/api/delivery-methods?scope=some')).status).toBe(400);

  expect(await fastestDeliveryDays(shop.context)).toBe(1);
  expect((await findStandardDelivery(shop.context))?.name).toBe('Standard');
  await expect(getDeliveryMethod(shop.context.db, rows[0]?.id ?? 0)).rejects.toMatchObject({
    errors: { deliveryMethodId: ['This delivery method is no longer offered. Choose another.'] },
  });
});
