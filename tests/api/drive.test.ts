import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { orders } from '#features/orders/tables.ts';
import type { Tracking } from '#features/tracking/contract.ts';
import type { DriveView } from '#features/tracking/drive-contract.ts';
import type { Driver, OrderDriver } from '#features/tracking/drivers-contract.ts';
import { deleteOldPositions, moveDemoDrivers } from '#features/tracking/server/door.ts';
import { orderPositions, orderProofs } from '#features/tracking/tables.ts';
import { fixedClock } from '#platform/clock.ts';
import { distanceKm } from '#values/geo.ts';
import { addDays } from '#values/instant.ts';
import { placeOfAddress } from '#values/places.ts';
import { addDriver } from '../support/drives.ts';
import { signedIn } from '../support/people.ts';
import { drawPicture } from '../support/pictures.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };
let customer: Visitor & { id: number };
let phone: Visitor;
let driverId: number;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
  phone = shop.visitor();
  driverId = await addDriver(shop);
});
afterAll(() => shop?.close());

const place = async (overrides: Parameters<typeof order>[2] = {}): Promise<Order> => {
  await fillCart(customer, [floor.bracket, 1]);
  return (await order(customer, floor, { email: undefined, ...overrides })).body.order;
};

/** An order with a driver, and the driver's link to it. */
async function assigned() {
  const placed = await place();
  const { body } = await staff.put<OrderDriver>(`/api/orders/${placed.id}/driver`, { driverId });
  const key = new URL(body.link ?? '').searchParams.get('key') ?? '';
  return { ...placed, key };
}

type Assigned = Awaited<ReturnType<typeof assigned>>;

async function onTheRoad(): Promise<Assigned> {
  const drive = await assigned();
  expect((await at(drive, 'start')).status).toBe(200);
  return drive;
}

const at = (drive: { orderNumber: string; key: string }, step: string, body?: unknown, who = phone) =>
  who.post<{ detail: string; errors?: Record<string, string[]>; at: string }>(
    `/api/tracking/${drive.orderNumber}/${step}?key=${drive.key}`,
    body,
  );
const positionsOf = (orderId: number) =>
  shop.context.db.select().from(orderPositions).where(eq(orderPositions.orderId, orderId)).orderBy(orderPositions.id);
const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
const photo = async () => `data:image/png;base64,${(await drawPicture('png')).toString('base64')}`;

describe('staff choose who brings an order', () => {
  test('and get a link for the driver, once, of which only a hash is kept', async () => {
    const placed = await place();
    const { status, body } = await staff.put<OrderDriver>(`/api/orders/${placed.id}/driver`, { driverId });
    expect(status).toBe(200);
    expect(body).toMatchObject({ driver: { name: 'Marek Nowak' }, hasLink: true, proof: null });
    expect(body.link).toMatch(new RegExp(`/drive/${placed.orderNumber}\\?key=[\\w-]{43}$`));
    const again = await staff.get<OrderDriver>(`/api/orders/${placed.id}/driver`);
    expect(again).toEqual({ ...body, link: undefined });
    const written = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, placed.id));
    expect(written.map(({ action, actorId, after }) => [action, actorId, after])).toContainEqual([
      'order.driver_assigned',
      staff.id,
      { driver: 'Marek Nowak', driverId },
    ]);
  });

  test('a new link ends the one before', async () => {
    const drive = await assigned();
    expect((await phone.fetch(`/api/tracking/${drive.orderNumber}/drive?key=${drive.key}`)).status).toBe(200);
    await staff.put(`/api/orders/${drive.id}/driver`, { driverId: await addDriver(shop, 'Ines Duarte') });
    const dead = await phone.fetch(`/api/tracking/${drive.orderNumber}/drive?key=${drive.key}`);
    expect([dead.status, (await dead.json()).title]).toEqual([410, 'This link has ended']);
    await staff.put(`/api/orders/${drive.id}/driver`, { driverId: null });
    expect(await staff.get(`/api/orders/${drive.id}/driver`)).toMatchObject({ driver: null, hasLink: false });
  });

  test('but not for orders that are collected, over or unknown, nor drivers who are not there', async () => {
    const collected = await place({ deliveryMethodId: floor.collection, deliveryAddress: undefined });
    expect((await staff.put(`/api/orders/${collected.id}/driver`, { driverId })).status).toBe(409);
    const drive = await onTheRoad();
    await staff.put(`/api/orders/${drive.id}/status`, { status: 'delivered' });
    expect((await staff.put(`/api/orders/${drive.id}/driver`, { driverId })).status).toBe(409);
    expect((await staff.put('/api/orders/999999/driver', { driverId })).status).toBe(404);
    const open = await place();
    for (const unknown of [999_999, 0, -1, 1.5, '1', undefined]) {
      const { status, body } = await staff.put<{ errors: object }>(`/api/orders/${open.id}/driver`, {
        driverId: unknown,
      });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['driverId']]);
    }
  });

  test('a driver who drives no more cannot be chosen', async () => {
    const form = { name: 'Olu Ade', phone: '07700 900203', vehicle: 'Van', licensePlate: 'YD24 KLQ' };
    const { body: driver } = await staff.post<Driver>('/api/drivers', form);
    await staff.put(`/api/drivers/${driver.id}`, { ...form, isActive: false });
    const { status, body } = await staff.put<{ errors: object }>(`/api/orders/${(await place()).id}/driver`, {
      driverId: driver.id,
    });
    expect([status, body.errors]).toEqual([400, { driverId: ['Olu Ade drives no more. Choose another driver'] }]);
    expect((await staff.post('/api/drivers', { ...form, name: ' ' })).status).toBe(400);
  });
});

describe('the driver', () => {
  test('learns where to go and whom to ask for, and nothing about money', async () => {
    const drive = await assigned();
    const view = await phone.get<DriveView>(`/api/tracking/${drive.orderNumber}/drive?key=${drive.key}`);
    expect(view).toMatchObject({
      status: 'pending',
      driver: { name: 'Marek Nowak' },
      deliverTo: { lines: expect.arrayContaining(['12 Park Row', 'LS1 5HD']) },
      items: [{ productName: 'Wall bracket', quantity: 1 }],
    });
    expect(JSON.stringify(view)).not.toMatch(/18\.00|price|total|@/i);
  });

  test('sets off, shares where the van is, and the customer sees it', async () => {
    const drive = await assigned();
    const early = await at(drive, 'position', { lat: 53.7, lng: -1.5 });
    expect([early.status, early.body.detail]).toEqual([
      409,
      'Positions are taken only while the order is out for delivery. Start the delivery first.',
    ]);
    expect((await at(drive, 'start')).body).toMatchObject({ status: 'out_for_delivery' });
    expect((await at(drive, 'start')).status).toBe(200);
    const seen = ago(20);
    expect(await at(drive, 'position', { lat: 53.712_345, lng: -1.5, at: seen })).toEqual({
      status: 201,
      body: { at: seen },
    });
    const tracking = await customer.get<Tracking>(`/api/tracking/${drive.orderNumber}`);
    expect(tracking).toMatchObject({
      status: 'out_for_delivery',
      driver: { name: 'Marek Nowak', currentLocation: { lat: 53.712_345, at: seen } },
    });
    // Visitors are told it to about a kilometre.
    const cut = await shop.visitor().get<Tracking>(`/api/tracking/${drive.orderNumber}`);
    expect(cut.driver?.currentLocation).toEqual({ lat: 53.71, lng: -1.5, at: seen });
    const history = tracking.trackingUpdates.map(({ status }) => status);
    expect(history).toEqual(['pending', 'out_for_delivery']);
  });

  test.each([
    ['outside the earth', { lat: 90.1, lng: 0 }, 'lat'],
    ['outside the earth the other way', { lat: 0, lng: -180.5 }, 'lng'],
    ['nowhere', { lat: null, lng: 0 }, 'lat'],
    ['in words', { lat: '53.8', lng: -1.5 }, 'lat'],
    ['without a length', { lat: 53.8 }, 'lng'],
    ['from the past', { lat: 53.8, lng: -1.5, at: ago(301) }, 'at'],
    ['from the future', { lat: 53.8, lng: -1.5, at: ago(-120) }, 'at'],
    ['at no time', { lat: 53.8, lng: -1.5, at: 'yesterday' }, 'at'],
  ])('is not believed to be %s', async (_, body, field) => {
    const drive = await onTheRoad();
    const { status, body: answer } = await at(drive, 'position', body);
    expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]]);
    expect(await positionsOf(drive.id)).toEqual([]);
  });

  test('a position older than the last one is refused, the same one twice is kept once', async () => {
    const drive = await onTheRoad();
    const now = ago(5);
    await at(drive, 'position', { lat: 53.7, lng: -1.5, at: now });
    expect((await at(drive, 'position', { lat: 53.7, lng: -1.5, at: now })).status).toBe(201);
    expect((await at(drive, 'position', { lat: 53.6, lng: -1.5, at: ago(30) })).body.errors).toEqual({
      at: ['A newer position is known already'],
    });
    expect(await positionsOf(drive.id)).toHaveLength(1);
  });

  test('a phone whose clock is a little fast is heard as of now', async () => {
    const drive = await onTheRoad();
    const { body } = await at(drive, 'position', { lat: 53.7, lng: -1.5, at: ago(-30) });
    expect(Date.parse(body.at)).toBeLessThanOrEqual(Date.now());
  });

  test('hands over with a name and a photo: the link is dead, the owner and staff see it, nobody else', async () => {
    const drive = await onTheRoad();
    const handed = { receivedBy: ' Zoë O’Brien ', kind: 'photo', picture: await photo() };
    const done = await at(drive, 'delivered', handed);
    expect(done).toMatchObject({ status: 200, body: { receivedBy: 'Zoë O’Brien' } });
    for (const step of ['start', 'position']) {
      const { status } = await at(drive, step, step === 'position' ? { lat: 53.7, lng: -1.5 } : undefined);
      expect(status).toBe(410);
    }
    // A phone that did not hear the answer asks once more, and nothing is done twice.
    expect(await at(drive, 'delivered', { ...handed, receivedBy: 'Somebody else' })).toEqual(done);

    const full = await customer.get<Tracking>(`/api/tracking/${drive.orderNumber}`);
    expect(full).toMatchObject({ status: 'delivered', proof: { receivedBy: 'Zoë O’Brien', kind: 'photo' } });
    const picture = await customer.fetch(full.proof?.pictureUrl ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await staff.fetch(full.proof?.pictureUrl ?? '')).status).toBe(200);
    expect((await shop.visitor().fetch(full.proof?.pictureUrl ?? '')).status).toBe(401);
    expect((await (await signedIn(shop, 'public')).fetch(full.proof?.pictureUrl ?? '')).status).toBe(404);
    const [{ picture: name = '' } = {}] = await shop.context.db
      .select()
      .from(orderProofs)
      .where(eq(orderProofs.orderId, drive.id));
    expect((await customer.fetch(`/media/${name}`)).status).toBe(404);
    const cut = await shop.visitor().get<Tracking>(`/api/tracking/${drive.orderNumber}`);
    expect(cut.proof).toBeUndefined();
    expect(JSON.stringify(cut)).not.toContain('Zoë');
    expect((await customer.post(`/api/orders/${drive.id}/confirm-delivery`)).status).toBe(200);
  });

  test('cannot hand over without a name, without a picture, or with a file that is none', async () => {
    const drive = await onTheRoad();
    const fine = { receivedBy: 'Sam', kind: 'signature', picture: await photo() };
    const wrong = [
      [{ ...fine, receivedBy: ' ' }, 'receivedBy'],
      [{ ...fine, receivedBy: 'x'.repeat(201) }, 'receivedBy'],
      [{ ...fine, kind: 'handshake' }, 'kind'],
      [{ ...fine, picture: undefined }, 'picture'],
      [{ ...fine, picture: 'https://pictures.example/1.jpg' }, 'picture'],
      [{ ...fine, picture: 'data:image/svg+xml;base64,PHN2Zy8+' }, 'picture'],
      [{ ...fine, picture: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}` }, 'picture'],
    ] as const;
    for (const [body, field] of wrong) {
      const { status, body: answer } = await at(drive, 'delivered', body);
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [field]]);
    }
    expect((await customer.get<Order>(`/api/orders/${drive.id}`)).status).toBe('out_for_delivery');
  });

  test('a link dies with the delivery for good, whoever said so', async () => {
    const drive = await onTheRoad();
    await staff.put(`/api/orders/${drive.id}/status`, { status: 'delivered' });
    expect((await at(drive, 'position', { lat: 53.7, lng: -1.5 })).status).toBe(410);
    expect((await at(drive, 'delivered', { receivedBy: 'Sam', kind: 'photo', picture: await photo() })).status).toBe(
      410,
    );
    const cancelled = await assigned();
    await staff.put(`/api/orders/${cancelled.id}/status`, { status: 'cancelled' });
    expect((await at(cancelled, 'start')).status).toBe(410);
  });

  test('a wrong key, another order’s key and an unknown order are told the same, and only so often', async () => {
    const [one, other] = [await onTheRoad(), await onTheRoad()];
    const guesser = shop.visitor();
    const dead = await at({ orderNumber: one.orderNumber, key: other.key }, 'start', undefined, guesser);
    expect(dead.status).toBe(410);
    const unknown = await at({ orderNumber: 'BF-0000-0000', key: one.key }, 'start', undefined, guesser);
    expect(unknown.body).toEqual(dead.body);
    expect((await guesser.post(`/api/tracking/${one.orderNumber}/start`)).status).toBe(400);
    const statuses: number[] = [];
    for (let i = 0; i < 30; i++)
      statuses.push((await at({ ...one, key: `guess${i}` }, 'start', undefined, guesser)).status);
    expect(statuses.at(-1)).toBe(429);
    // Whoever holds the key is not kept from the road by that.
    expect((await at(one, 'start')).status).toBe(200);
    await shop.context.pool.query('delete from rate_limits');
  });

  test('may say where the van is 60 times a minute, and not more often', async () => {
    const drive = await onTheRoad();
    const statuses: number[] = [];
    for (let i = 0; i < 62; i++) statuses.push((await at(drive, 'position', { lat: 53.7, lng: -1.5 })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
  });
});

describe('staff say where the van is', () => {
  test('with the right to manage orders alone, while it is on the road, and it is written down', async () => {
    const drive = await assigned();
    const url = `/api/tracking/${drive.orderNumber.toLowerCase().replaceAll('-', ' ')}/position`;
    const body = { lat: 53.7, lng: -1.5 };
    expect((await staff.post(url, body)).status).toBe(409);
    await staff.put(`/api/orders/${drive.id}/status`, { status: 'shipped' });
    expect((await staff.post(url, body)).status).toBe(201);
    expect((await phone.post(url, body)).status).toBe(401);
    expect((await customer.post(url, body)).status).toBe(403);
    expect((await (await signedIn(shop, 'employer', ['view_orders'])).post(url, body)).status).toBe(403);
    expect((await staff.post('/api/tracking/BF-0000-0000/position', body)).status).toBe(404);
    const actions = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, drive.id));
    expect(actions.map(({ action }) => action)).toContain('order.position_reported');
  });
});

test('a guest with the key of the receipt sees the whole of their order', async () => {
  const guest = shop.visitor();
  await fillCart(guest, [floor.bracket, 1]);
  const { body } = await order(guest, floor, { email: 'jo@corner-cafe.example' });
  const url = `/api/tracking/${body.order.orderNumber}`;
  const whole = await shop.visitor().get<Tracking>(`${url}?key=${body.accessKey}`);
  expect(whole).toMatchObject({ isOwner: true, deliveryAddress: { addressLine1: '12 Park Row' } });
  const cut = await shop.visitor().get<Tracking>(`${url}?key=wrong`);
  expect(cut).toMatchObject({ isOwner: false });
  expect(cut.deliveryAddress?.addressLine1).toBeUndefined();
});

test('positions are let go of after 30 days', async () => {
  const drive = await onTheRoad();
  const now = new Date();
  for (const days of [31, 29]) {
    const position = { orderId: drive.id, lat: 53.7, lng: -1.5, at: addDays(now, -days) };
    await shop.context.db.insert(orderPositions).values(position);
  }
  await deleteOldPositions({ ...shop.context, clock: fixedClock(now) });
  expect((await positionsOf(drive.id)).map((row) => row.at)).toEqual([addDays(now, -29)]);
});

test('the demo’s drivers come closer by a tick each, once, and leave a real driver alone', async () => {
  const [sample, real] = [await onTheRoad(), await onTheRoad()];
  await shop.context.db
    .update(orders)
    .set({
      deliveryAddress: {
        ...(sample.deliveryAddress as never as object),
        postcode: 'SW1A 1AA',
        city: 'London',
      } as never,
    })
    .where(eq(orders.id, sample.id));
  await at(real, 'position', { lat: 53.7, lng: -1.5 });
  const london = placeOfAddress({ city: 'London', postcode: 'SW1A 1AA', country: 'United Kingdom' });
  const start = Date.now();
  const tick = (seconds: number) =>
    moveDemoDrivers({ ...shop.context, clock: { now: () => new Date(start + seconds * 1000) } }, () => 0.5);
  await tick(0);
  await tick(1);
  await tick(30);
  const seen = await positionsOf(sample.id);
  expect(seen).toHaveLength(2);
  const [first, second] = seen.map((row) => distanceKm(row, london));
  expect((first ?? 0) - (second ?? 0)).toBeCloseTo(40 / 120, 2);
  expect(await positionsOf(real.id)).toHaveLength(1);
});
