// How exactly a place is known decides what tracking says of it (docs/decisions/0070 and 0071).
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { packPoint, writePoints } from '#features/postcodes/packed-points.ts';
import { postcodeSectors } from '#features/postcodes/tables.ts';
import { companyDetails, writeSetting } from '#features/settings/server/door.ts';
import { settings } from '#features/settings/tables.ts';
import type { Tracking } from '#features/tracking/contract.ts';
import type { DriveView } from '#features/tracking/drive-contract.ts';
import type { OrderDriver } from '#features/tracking/drivers-contract.ts';
import { recordPosition } from '#features/tracking/server/door.ts';
import { addMinutes } from '#values/instant.ts';
import { addDriver } from '../support/drives.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

const FOUNDRY = { lat: 53.8035, lng: -1.5747, address: 'Foundry Yard, Leeds' };
const ILKLEY = { lat: 53.9229, lng: -1.8314 };
const DOOR = { lat: 53.9251, lng: -1.8222 };

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };
let customer: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  await writeSetting(shop.context.db, 'deliveryOrigin', FOUNDRY);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
});
afterAll(() => shop?.close());

const HOME = {
  firstName: 'Amira',
  lastName: 'Khan',
  addressLine1: '4 The Grove',
  city: 'Ilkley',
  postcode: 'LS29 8DL',
};

async function place(address: Partial<typeof HOME> & { country?: string } = {}): Promise<Order> {
  await fillCart(customer, [floor.bracket, 1]);
  const deliveryAddress = { ...HOME, country: 'United Kingdom', ...address };
  const { status, body } = await order(customer, floor, { email: undefined, deliveryAddress });
  expect(status).toBe(201);
  return body.order;
}

const track = ({ orderNumber }: Order, who: Visitor = customer) => who.get<Tracking>(`/api/tracking/${orderNumber}`);
const setPoint = (placed: Order, point: object | null, who: Visitor = staff) =>
  who.put<{ detail: string; errors?: Record<string, string[]>; precision?: string }>(`/api/orders/${placed.id}/place`, {
    place: point,
  });

async function sendOut(placed: Order): Promise<string> {
  const driverId = await addDriver(shop);
  const { body } = await staff.put<OrderDriver>(`/api/orders/${placed.id}/driver`, { driverId });
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'out_for_delivery' });
  return new URL(body.link ?? '').searchParams.get('key') ?? '';
}

test('until a warehouse is set, an order is received where the company is, and no distance is measured to the metre', async () => {
  await shop.context.db.delete(settings).where(eq(settings.key, 'deliveryOrigin'));
  const company = {
    ...(await companyDetails(shop.context.db)),
    addressLines: ['Unit 4, Quay Works', 'Bristol BS1 6XN'],
  };
  await writeSetting(shop.context.db, 'company', company);
  const { warehouseLocation, trackingUpdates, distanceRemainingKm } = await track(await place());
  expect(trackingUpdates[0]).toMatchObject({ address: 'Bristol, United Kingdom' });
  expect(trackingUpdates[0]?.lat).toBeCloseTo(warehouseLocation.lat);
  expect((distanceRemainingKm ?? 1) % 5).toBe(0);
  await writeSetting(shop.context.db, 'deliveryOrigin', FOUNDRY);
});

test('Ilkley is not told as being next door to a warehouse in Leeds, because only its postcode area is known', async () => {
  const placed = await place();
  expect(await track(placed)).toMatchObject({ precision: 'area', distanceRemainingKm: null, etaMinutes: null });
  const key = await sendOut(placed);
  await shop.visitor().post(`/api/tracking/${placed.orderNumber}/position?key=${key}`, { lat: 53.99, lng: -1.54 });
  expect(await track(placed)).toMatchObject({ distanceRemainingKm: 20, etaMinutes: null });
});

test('with the file of postcodes the same order is exact, and visitors are told whole kilometres', async () => {
  const placed = await place({ postcode: 'ls29 8dn' });
  await shop.context.db
    .insert(postcodeSectors)
    .values({ sector: 'LS298', points: writePoints([packPoint('DN', ILKLEY) ?? 0]) });
  expect(await track(placed)).toMatchObject({ precision: 'exact', distanceRemainingKm: 21.4, etaMinutes: null });
  const key = await sendOut(placed);
  await shop.visitor().post(`/api/tracking/${placed.orderNumber}/position?key=${key}`, { lat: 53.9, lng: -1.75 });
  expect(await track(placed)).toMatchObject({ distanceRemainingKm: 5.9, etaMinutes: 9 });
  expect(await track(placed, shop.visitor())).toMatchObject({ precision: 'rounded', distanceRemainingKm: 6 });
});

test('a point that staff set goes before the file, is remembered for the postcode, and can be given back', async () => {
  const placed = await place();
  expect((await setPoint(placed, DOOR)).body).toMatchObject({ ...DOOR, precision: 'exact', isSet: true });
  const neighbour = await place({ addressLine1: '9 The Grove', postcode: 'ls298dl' });
  expect((await track(neighbour)).deliveryAddress).toMatchObject(DOOR);
  const actions = await shop.context.db.select().from(auditLog);
  expect(actions.map(({ action, actorId }) => [action, actorId])).toContainEqual(['order.place_set', staff.id]);
  expect((await setPoint(placed, null)).body).toMatchObject({ precision: 'area', isSet: false });
  expect((await track(neighbour)).precision).toBe('area');
});

test('the driver sets it at the door, and only while the link works', async () => {
  const placed = await place({ addressLine1: '1 Brook Street' });
  const key = await sendOut(placed);
  const phone = shop.visitor();
  const url = `/api/tracking/${placed.orderNumber}`;
  expect((await phone.get<DriveView>(`${url}/drive?key=${key}`)).place).toMatchObject({ precision: 'area' });
  expect((await phone.put(`${url}/place?key=wrong`, { place: DOOR })).status).toBe(410);
  expect((await phone.put(`${url}/place?key=${key}`, { place: DOOR })).status).toBe(200);
  expect((await track(placed)).deliveryAddress).toMatchObject(DOOR);
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'delivered' });
  expect((await phone.put(`${url}/place?key=${key}`, { place: null })).status).toBe(410);
  await setPoint(placed, null);
});

test('abroad a point belongs to the address, since its postcode may be a whole town', async () => {
  const abroad = { city: 'Paris', postcode: '75011', country: 'France' };
  const placed = await place({ ...abroad, addressLine1: '27 rue de Charonne' });
  expect(await track(placed)).toMatchObject({ precision: 'area', isEstimateAbout: true });
  await setPoint(placed, { lat: 48.8535, lng: 2.3745 });
  expect((await track(placed)).precision).toBe('exact');
  expect((await track(await place({ ...abroad, addressLine1: '2 rue Oberkampf' }))).precision).toBe('area');
  const village = await place({ ...abroad, city: 'Vézelay', postcode: '89450' });
  expect(await track(village)).toMatchObject({ precision: 'country', distanceRemainingKm: null });
});

test('a slip of the finger is refused: not on earth, not a number, in another part of the country', async () => {
  const placed = await place();
  for (const wrong of [{ lat: 91, lng: 0 }, { lat: '53.9', lng: -1.8 }, { lat: 53.9 }, 'here', undefined]) {
    expect((await setPoint(placed, wrong as never)).status).toBe(400);
  }
  const { status, body } = await setPoint(placed, { lat: 51.5, lng: -0.1 });
  expect([status, body.errors]).toEqual([
    400,
    { 'place.lat': [expect.stringMatching(/^This point is 27\d km from Ilkley\. Check the address/)] },
  ]);
  expect((await track(placed)).precision).toBe('area');
});

test('a collected order has no place to set, and staff who only look at orders may not set one', async () => {
  await fillCart(customer, [floor.bracket, 1]);
  const collected = (
    await order(customer, floor, { email: undefined, deliveryMethodId: floor.collection, deliveryAddress: undefined })
  ).body.order;
  expect((await setPoint(collected, DOOR)).status).toBe(409);
  expect((await setPoint({ ...collected, id: 999_999 }, DOOR)).status).toBe(404);
  const viewer = await signedIn(shop, 'employer', ['view_orders']);
  expect((await setPoint(await place(), DOOR, viewer)).status).toBe(403);
});

test('the time of arrival goes when the position grows old', async () => {
  const placed = await place();
  await setPoint(placed, DOOR);
  await sendOut(placed);
  const seen = (minutesAgo: number) =>
    shop.context.db.transaction((tx) => {
      const at = addMinutes(shop.context.clock.now(), -minutesAgo);
      return recordPosition(tx, { orderId: placed.id, lat: 53.9, lng: -1.75, at });
    });
  expect((await track(placed)).etaMinutes).toBeNull();
  await seen(4);
  expect((await track(placed)).etaMinutes).toBeGreaterThan(0);
  await seen(6);
  const old = await track(placed);
  expect([old.etaMinutes, old.distanceRemainingKm]).toEqual([null, expect.any(Number)]);
});
