import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { companyDetails, writeSetting } from '#features/settings/server/door.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../../../../tests/support/shop-floor.ts';
import type { Tracking } from '../contract.ts';
import { drivers } from '../tables.ts';
import { assignDriver, recordPosition } from './door.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
let customer: Visitor & { id: number };
let placed: Order;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  // Orders leave from about where the company is.
  const company = { ...(await companyDetails(shop.context.db)), addressLines: ['4 Quay Works', 'Bristol', 'BS1 6XN'] };
  await writeSetting(shop.context.db, 'company', company);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
  await fillCart(customer, [floor.board, 1]);
  placed = (await order(customer, floor, { email: undefined })).body.order;
  const [driver] = await shop.context.db
    .insert(drivers)
    .values({ name: 'Marek Nowak', phone: '07700 900201', vehicle: 'White van', licensePlate: 'YD24 KLO' })
    .returning();
  await shop.context.db.transaction(async (tx) => {
    await assignDriver(tx, { orderId: placed.id, driverId: driver?.id ?? 0, at: shop.context.clock.now() });
    await recordPosition(tx, { orderId: placed.id, lat: 53.123_456, lng: -1.234_567, at: shop.context.clock.now() });
  });
});
afterAll(() => shop?.close());

const track = (visitor: Visitor, number = placed.orderNumber) =>
  visitor.get<Tracking>(`/api/tracking/${encodeURIComponent(number)}`);

test('before it ships there is a distance from the warehouse and no driver', async () => {
  const tracking = await track(customer);
  expect(tracking).toMatchObject({ status: 'pending', progress: 10, etaMinutes: null, isOwner: true });
  expect(tracking.driver).toBeUndefined();
  expect(tracking.distanceRemainingKm).toBeGreaterThan(0);
});

test('no caller is promised the day of an unpaid order flatly, and a stranger reads the same of a paid one', async () => {
  const stranger = shop.visitor();
  await fillCart(customer, [floor.board, 1]);
  const unpaid = (await order(customer, floor, { email: undefined, paymentMethodId: floor.transfer })).body.order;
  await fillCart(customer, [floor.board, 1]);
  const byCard = { email: undefined, paymentMethodId: floor.card, testCard: approvedCard };
  const paid = (await order(customer, floor, byCard)).body.order;
  expect([unpaid.paymentStatus, paid.paymentStatus]).toEqual(['pending', 'paid']);
  const awaited = async (who: Visitor, { orderNumber }: Order) => (await track(who, orderNumber)).awaitsPayment;
  expect([await awaited(customer, unpaid), await awaited(customer, paid)]).toEqual([true, undefined]);
  expect([await awaited(stranger, unpaid), await awaited(stranger, paid)]).toEqual(['unsaid', 'unsaid']);
});

test('a shop that has not said where its warehouse is tells no exact distance, however well the address is known', async () => {
  await staff.put(`/api/orders/${placed.id}/place`, { place: { lat: 53.7967, lng: -1.5483 } });
  const tracking = await track(customer);
  expect([tracking.precision, (tracking.distanceRemainingKm ?? 1) % 5]).toEqual(['exact', 0]);
  await staff.put(`/api/orders/${placed.id}/place`, { place: null });
});

test('on the road the owner and staff are told everything, strangers only the town and rounded positions', async () => {
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'out_for_delivery' });
  const full = await track(customer);
  expect(full).toMatchObject({
    progress: 75,
    deliveryAddress: { addressLine1: '12 Park Row', city: 'Leeds', postcode: 'LS1 5HD' },
    driver: {
      name: 'Marek Nowak',
      phone: '07700 900201',
      licensePlate: 'YD24 KLO',
      currentLocation: { lat: 53.123_456 },
    },
  });
  expect(await track(staff)).toEqual({ ...full, isOwner: false });

  const cut = await track(shop.visitor());
  expect(cut.deliveryAddress).toEqual({ city: 'Leeds', postcode: 'LS1', lat: 53.8, lng: -1.55 });
  expect(cut.driver).toMatchObject({ vehicle: 'White van', currentLocation: { lat: 53.12, lng: -1.23 } });
  expect(JSON.stringify(cut)).not.toMatch(/Park Row|5HD|Marek|07700|YD24|Amira|corner-cafe|53\.1234/);
  expect(await track(await signedIn(shop, 'public'))).toEqual(cut);
});

test('a number may be typed in any way', async () => {
  const typed = placed.orderNumber.toLowerCase().replaceAll('-', ' ');
  expect((await track(customer, typed)).orderNumber).toBe(placed.orderNumber);
});

test('delivered orders show no driver and nothing left to go', async () => {
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'delivered' });
  const tracking = await track(customer);
  expect(tracking).toMatchObject({ progress: 100, distanceRemainingKm: 0, etaMinutes: 0 });
  expect(tracking.driver).toBeUndefined();
  expect(tracking.trackingUpdates.map((update) => update.status)).toEqual(['pending', 'out_for_delivery', 'delivered']);
});

test('an unmatched number is not found, and visitors may look up 30 times a minute', async () => {
  const visitor = shop.visitor();
  const response = await visitor.fetch('/api/tracking/BF-0000-0000');
  expect([response.status, (await response.json()).detail]).toEqual([
    404,
    'No order found with that number. Please check and try again.',
  ]);
  const statuses: number[] = [];
  for (let i = 0; i < 30; i++) statuses.push((await visitor.fetch(`/api/tracking/nonsense${i}`)).status);
  const limited = await visitor.fetch(`/api/tracking/${placed.orderNumber}`);
  expect(statuses).toContain(404);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await customer.fetch(`/api/tracking/${placed.orderNumber}`)).status).toBe(200);
  expect((await staff.fetch(`/api/tracking/${placed.orderNumber}`)).status).toBe(200);
});
