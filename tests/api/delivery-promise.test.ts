import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueOf, changeBeside, createProduct } from '#features/catalogue/server/door.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import { orders } from '#features/orders/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor, stockOf } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let admin: Visitor & { id: number };
let nextDay: number;
let wall: number;
// A Monday at noon in London.
let now = new Date('2026-11-23T12:00:00Z');

beforeAll(async () => {
  shop = await openTestShop();
  shop.context.clock = { now: () => now };
  floor = await openShopFloor(shop);
  admin = await signedIn(shop, 'admin');
  const zones = [
    { zone: 'mainland' as const, price: 3_499, freeThreshold: null, days: 1 },
    { zone: 'northern_ireland' as const, price: 5_999, freeThreshold: null, days: 2 },
  ];
  const [row] = await shop.context.db
    .insert(deliveryMethods)
    .values({
      name: 'Next Day',
      price: 3_499,
      estimatedDays: 1,
      zones,
      cutOffMinutes: 840,
      maxPieceKg: 30,
      takesPallets: false,
    })
    .returning({ id: deliveryMethods.id });
  nextDay = row?.id ?? 0;
  const specs = { weightKg: 290, onPallet: true, madeToOrder: true, leadTimeDays: 20 };
  wall = (
    await createProduct(shop.context.db, {
      name: 'Wall',
      price: 900_000,
      category: 'Video Walls',
      stockQuantity: 5,
      specs,
    })
  ).id;
  await catalogueOf(shop.context).refresh();
});
afterAll(() => shop.close());

const plan = (query: string, visitor: Visitor = shop.visitor()) =>
  visitor.get<DeliveryPlan>(`/api/delivery-options?${query}`);
const named = ({ options }: DeliveryPlan) => options.map(({ name, fee, arrivesOn }) => `${name} ${fee} ${arrivesOn}`);
const placed = async () => (await shop.context.db.select({ id: orders.id }).from(orders)).length;

test('the options speak for mainland GB until a postcode is known, then for it', async () => {
  const unknown = await plan(`items=${floor.bracket}x1`);
  expect(unknown.place).toMatchObject({ name: 'Mainland GB', isAssumed: true });
  expect(named(unknown)).toEqual([
    'Standard 9.99 2026-11-30',
    'Collection 0.00 2026-11-23',
    'Next Day 34.99 2026-11-24',
  ]);
  const belfast = await plan(`items=${floor.bracket}x1&postcode=bt71nn`);
  expect(belfast.place).toMatchObject({ postcode: 'BT7 1NN', name: 'Northern Ireland', isAssumed: false });
  expect(named(belfast)).toContain('Next Day 59.99 2026-11-25');
});

test.each(['LS1', 'LS1 4', '75011', 'Leeds', 'LS1 4AP; drop'])(
  'a postcode of %j is refused at its field',
  async (postcode) => {
    const { status, body } = (await shop
      .visitor()
      .fetch(`/api/delivery-options?postcode=${encodeURIComponent(postcode)}`)
      .then(async (answer) => ({ status: answer.status, body: await answer.json() }))) as {
      status: number;
      body: Problem;
    };
    expect([status, body.errors]).toEqual([400, { postcode: ['Enter a full UK postcode, such as LS1 4AP'] }]);
  },
);

test('a made-to-order wall of 290 kg is never promised for tomorrow, and Paris has no mainland method', async () => {
  const heavy = await plan(`items=${wall}x1,${floor.bracket}x1`);
  expect(named(heavy)).toEqual(['Standard 0.00 2026-12-30', 'Collection 0.00 2026-12-21']);
  const carryAtMost = (maxPieceKg: number | null) =>
    changeBeside(shop.context, (tx) =>
      tx.update(deliveryMethods).set({ maxPieceKg }).where(eq(deliveryMethods.id, floor.standard)),
    );
  await carryAtMost(80);
  expect((await plan(`items=${wall}x1`)).byQuote).toBe(
    'None of our delivery methods takes these goods (290 kg) to Mainland GB. We deliver them by quote: ask us for a price and a day.',
  );
  await carryAtMost(null);
  expect(named(await plan(`items=${floor.bracket}x1&country=France`))).not.toContain('Next Day');
});

test('an order is refused by a method that does not take it there, at its field', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  const inverness = { ...leedsAddress, city: 'Inverness', postcode: 'IV1 1AA' };
  const { status, body } = await order(buyer, floor, { deliveryMethodId: nextDay, deliveryAddress: inverness });
  expect([status, body.errors]).toEqual([
    400,
    {
      deliveryMethodId: [
        'With Next Day these goods cannot go to IV1 1AA, United Kingdom. Choose another method, or ask us for a quote.',
      ],
    },
  ]);
});

test('another total than the buyer saw places nothing, and both are told line by line', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  const [before, stock] = [await placed(), await stockOf(shop, floor.bracket)];
  const { status, body } = await order(buyer, floor, { expectedTotal: '33.58', expectedDelivery: '2026-11-30' });
  expect([status, body]).toMatchObject([
    409,
    {
      type: '/api/docs#changed',
      detail: 'The total is now £33.59, not £33.58. Nothing was ordered or charged.',
      changed: {
        expected: { total: '33.58', delivery: '2026-11-30' },
        now: {
          lines: [{ productName: 'Wall bracket', quantity: 1, unitPrice: '18.00', totalPrice: '18.00' }],
          ...{ deliveryMethod: 'Standard', deliveryFee: '9.99', deliveryOn: '2026-11-30' },
          ...{ vatRate: '20.00', vatAmount: '5.60', grandTotal: '33.59', points: 0, discount: '0.00' },
        },
      },
    },
  ]);
  expect([await placed(), await stockOf(shop, floor.bracket)]).toEqual([before, stock]);
  expect(await buyer.get('/api/cart')).toHaveLength(1);
  // Agreed to, by the same key: it was never used.
  const agreed = await order(buyer, floor, { expectedTotal: '33.59', expectedDelivery: '2026-11-30' });
  expect([agreed.status, agreed.body.order.estimatedDelivery]).toEqual([201, '2026-11-30T12:00:00.000Z']);
});

test('a cut-off that passed between page and order is told as another day', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 1]);
  now = new Date('2026-11-23T14:00:00Z');
  const late = await order(buyer, floor, { deliveryMethodId: nextDay, expectedDelivery: '2026-11-24' });
  expect([late.status, late.body.detail]).toEqual([
    409,
    'Delivery is now on 25 Nov 2026, not on 24 Nov 2026. Nothing was ordered or charged.',
  ]);
  now = new Date('2026-11-23T12:00:00Z');
  expect((await order(buyer, floor, { deliveryMethodId: nextDay, expectedDelivery: '2026-11-24' })).status).toBe(201);
});

test('an order by phone is refused alike', async () => {
  const staff = await signedIn(shop, 'employer', ['manage_orders']);
  const body = {
    ...{ email: 'new@example.com', deliveryAddress: leedsAddress, items: [{ productId: floor.bracket, quantity: 1 }] },
    ...{ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer, expectedTotal: '1.00' },
  };
  const refused = await staff.post<Problem>('/api/orders/phone', body, { 'Idempotency-Key': randomUUID() });
  expect([refused.status, refused.body.type]).toEqual([409, '/api/docs#changed']);
});

test('a bank holiday that is entered today moves what is promised from now on, and no order', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.bracket, 2]);
  const { body } = await order(buyer, floor, { deliveryMethodId: nextDay });
  const made = await admin.post<{ id: number }>('/api/closing-days', {
    day: '2026-11-24',
    place: 'uk',
    reason: 'A wedding',
  });
  expect(made.status).toBe(201);
  expect(named(await plan(`items=${floor.bracket}x1`))).toContain('Next Day 34.99 2026-11-25');
  expect(
    (await buyer.get<{ estimatedDelivery: string }>(`/api/orders/${body.order.id}?key=${body.accessKey}`))
      .estimatedDelivery,
  ).toBe('2026-11-24T12:00:00.000Z');
  const again = await admin.post<Problem>('/api/closing-days', { day: '2026-11-24', place: 'uk', reason: 'Again' });
  expect(again.body.errors).toEqual({ day: ['This day is entered already'] });
  const over = await admin.post<Problem>('/api/closing-days', { day: '2026-11-22', place: 'uk', reason: 'Late' });
  expect(over.body.errors).toEqual({ day: ['This day is over. Choose today or a later one'] });
  expect((await admin.delete(`/api/closing-days/${made.body.id}`)).status).toBe(204);
  expect(named(await plan(`items=${floor.bracket}x1`))).toContain('Next Day 34.99 2026-11-24');
});

test.each([
  ['cutOff', '25:00', 'The cut-off must be a time from 00:01 to 24:00, such as 14:00'],
  ['cutOff', '00:00', 'The cut-off must be a time from 00:01 to 24:00, such as 14:00'],
  ['deliversOn', [], 'Choose at least one day of the week'],
  ['zones', [], 'Choose at least one zone'],
  ['maxPieceKg', '0', 'The heaviest piece must be a whole number of kg from 1 to 10,000'],
  ['maxLengthMm', '1.5', 'The longest side must be a whole number of mm from 1 to 50,000'],
])('a method with %s %j is refused at its field', async (field, value, message) => {
  const method = { name: 'Evening', price: '14.99', estimatedDays: 1, [field]: value };
  const { status, body } = await admin.post<Problem>('/api/delivery-methods', method);
  expect([status, body.errors]).toEqual([400, { [field]: [message] }]);
});

test('a cut-off of 24:00 is midnight, and a method shows the figures of its first zone as its own', async () => {
  const zones = [{ zone: 'france', price: '89', freeThreshold: '', days: '4' }];
  const method = { name: 'Road to France', price: '1', estimatedDays: 1, cutOff: '24:00', zones };
  const made = await admin.post('/api/delivery-methods', method);
  expect(made.body).toMatchObject({
    price: '89.00',
    estimatedDays: 4,
    cutOff: '24:00',
    zones: [{ price: '89.00', days: 4 }],
  });
  expect(named(await plan(`items=${floor.bracket}x1`)).join()).not.toContain('Road to France');
  expect(named(await plan(`items=${floor.bracket}x1&country=France`))).toContain('Road to France 89.00 2026-11-27');
});
