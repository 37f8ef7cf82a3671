import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let admin: Visitor & { id: number };
const CALL = '/api/delivery-methods';

beforeAll(async () => {
  shop = await openTestShop({ SHOP_MODE: 'demo' });
  floor = await openShopFloor(shop);
  admin = await signedIn(shop, 'admin');
});
afterAll(() => shop.close());

const evening = { name: 'Evening', price: '14.99', estimatedDays: '2', freeThreshold: '250' };
const offered = async () => (await shop.get<DeliveryMethod[]>(CALL)).map(({ name }) => name);

test('a method is made, changed, switched off and deleted, each step in the audit log and at checkout at once', async () => {
  const made = await admin.post<DeliveryMethod>(CALL, evening);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({ price: '14.99', estimatedDays: 2, freeThreshold: '250.00', isActive: true });
  expect(await offered()).toContain('Evening');

  const address = `${CALL}/${made.body.id}`;
  const changed = await admin.put<DeliveryMethod>(address, {
    ...evening,
    price: 0,
    estimatedDays: 0,
    freeThreshold: '',
  });
  expect(changed.body).toMatchObject({ price: '0.00', estimatedDays: 0, freeThreshold: null });
  expect((await admin.put(address, { ...evening, isActive: false })).status).toBe(200);
  expect(await offered()).not.toContain('Evening');

  expect((await admin.delete(address)).status).toBe(204);
  expect((await admin.delete(address)).status).toBe(404);
  const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, made.body.id));
  expect(log.filter(({ recordType }) => recordType === 'delivery_method').map(({ action }) => action)).toEqual([
    'delivery_method.created',
    'delivery_method.changed',
    'delivery_method.changed',
    'delivery_method.deleted',
  ]);
});

test('pages that say what delivery costs are made afresh', async () => {
  const catalogue = catalogueOf(shop.context);
  const before = (await catalogue.current()).version;
  const made = await admin.post<DeliveryMethod>(CALL, { ...evening, name: 'Tonight', estimatedDays: 0 });
  await expect.poll(async () => (await catalogue.current()).version).not.toBe(before);
  await admin.delete(`${CALL}/${made.body.id}`);
});

test.each([
  ['name', '', 'Delivery method name is required'],
  ['price', '', 'Price is required'],
  ['price', 'much', 'Price must be a number'],
  ['price', '-1', 'Price must be a number between 0.00 and 99,999,999.99'],
  ['estimatedDays', '1.5', 'Estimated days must be a whole number from 0 to 365'],
  ['estimatedDays', 400, 'Estimated days must be a whole number from 0 to 365'],
  ['freeThreshold', 'never', 'The free threshold must be a number'],
])('%s %j is refused at its field', async (field, value, message) => {
  const { status, body } = await admin.post<Problem>(CALL, { ...evening, [field]: value });
  expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
});

test('a method that orders went by is kept, and a buyer is told when it was switched off meanwhile', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  expect((await order(buyer, floor)).status).toBe(201);
  const { status, body } = (await admin.delete(`${CALL}/${floor.standard}`)) as { status: number; body: Problem };
  expect(status).toBe(409);
  expect(body.detail).toBe('Orders were placed with this delivery method, so it is kept. Switch it off instead.');

  await fillCart(buyer, [floor.bracket, 1]);
  const standard = { name: 'Standard', price: '9.99', estimatedDays: 7, freeThreshold: '100.00' };
  await admin.put(`${CALL}/${floor.standard}`, { ...standard, isActive: false });
  const refused = await order(buyer, floor);
  expect(refused.status).toBe(400);
  expect(refused.body).toMatchObject({
    errors: { deliveryMethodId: ['This delivery method is no longer offered. Choose another.'] },
  });
});

test('of a deletion and orders at the same moment no order loses its method, and none fails', async () => {
  for (let round = 0; round < 5; round++) {
    const made = await admin.post<DeliveryMethod>(CALL, { ...evening, name: `Round ${round}` });
    const buyers = await Promise.all(
      [1, 2, 3].map(async () => {
        const buyer = shop.visitor();
        await fillCart(buyer, [floor.bracket, 1]);
        return buyer;
      }),
    );
    const [gone, ...placed] = await Promise.all([
      admin.delete(`${CALL}/${made.body.id}`),
      ...buyers.map((buyer) => order(buyer, { ...floor, standard: made.body.id })),
    ]);
    const isPlaced = placed.some(({ status }) => status === 201);
    expect(gone.status).toBe(isPlaced ? 409 : 204);
    for (const { status } of placed) expect([201, 400]).toContain(status);
  }
});
