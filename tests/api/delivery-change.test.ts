import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import type { Problem } from '#values/problem.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A delivery that goes wrong: nobody in, another address, another day. The clock stands on a Tuesday.

const york = { ...leedsAddress, addressLine1: '3 Stonegate', city: 'York', postcode: 'YO1 8AS' };
let mailbox: Mailbox;
let shop: TestShop;
let floor: ShopFloor;
let work: Work;
let staff: Visitor & { id: number };

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, CLOCK: '2026-03-24T10:00:00Z' });
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

const placed = async (visitor = shop.visitor(), overrides: object = {}) =>
  (await bought(visitor, floor, 1, overrides)).order;

const change = ({ id, version }: Order, body: object) =>
  staff.put<Order & Pick<Problem, 'detail' | 'errors'>>(`/api/orders/${id}/delivery`, { version, ...body });

test('an order that is delivered, cancelled, gone or changed by a colleague meanwhile is not sent elsewhere', async () => {
  const first = await placed();
  const moved = (await staff.put<Order>(`/api/orders/${first.id}/status`, { status: 'delivered' })).body;
  const refused = await change(moved, { deliveryAddress: york });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'This order has been delivered. There is no delivery left to change.',
  ]);
  expect((await change(first, { deliveryAddress: york })).body.detail).toMatch(/^Somebody else changed this order/);
  const cancelled = (await staff.put<Order>(`/api/orders/${first.id}/status`, { status: 'cancelled' })).body;
  expect((await change(cancelled, { deliverOn: '2026-04-01' })).status).toBe(409);
  expect((await change({ ...first, id: 999_999 }, { deliveryAddress: york })).status).toBe(404);
  expect((await staff.put(`/api/orders/${first.id}/delivery`, { deliverOn: '2026-04-01' })).status).toBe(400);
});

test.each([
  ['a day that is over', { deliverOn: '2026-03-23' }, { deliverOn: ['Choose today or a day to come'] }],
  ['a slip in the year', { deliverOn: '2206-04-01' }, { deliverOn: ['Choose a day until 24 Mar 2027'] }],
  [
    'a message to nobody',
    { tellCustomer: false, message: 'Ring us' },
    { message: ['The customer is not told: leave the message out, or tell them'] },
  ],
  ['no day at all', { deliverOn: '2026-02-30' }, { deliverOn: ['Enter a day such as 2026-03-29'] }],
  [
    'half an address',
    { deliveryAddress: { ...york, city: '', postcode: 'YO' } },
    { 'deliveryAddress.city': expect.anything(), 'deliveryAddress.postcode': ['Enter a UK postcode, such as LS1 4AP'] },
  ],
])('%s is refused beside its field, and nothing changes', async (_, body, errors) => {
  const before = await placed();
  const { status, body: problem } = await change(before, body);
  expect([status, problem.errors]).toEqual([400, errors]);
  expect((await staff.get<Order>(`/api/orders/${before.id}`)).version).toBe(before.version);
});

test('who collects has no address to change, and one with other VAT is another sale', async () => {
  const collected = await placed(shop.visitor(), {
    deliveryMethodId: floor.collection,
    deliveryAddress: undefined,
    billingAddress: leedsAddress,
  });
  const { body } = await change(collected, { deliveryAddress: york });
  expect(body.errors).toEqual({ deliveryAddress: ['The customer collects this order'] });
  const jersey = await change(await placed(), { deliveryAddress: { ...york, city: 'St Helier', postcode: 'JE2 4UH' } });
  expect([jersey.status, jersey.body.detail]).toEqual([
    409,
    'Goods that go there are free of VAT, and this order was sold with it. Cancel the order and take it down again.',
  ]);
  const abroad = await placed(shop.visitor(), { deliveryAddress: { ...york, city: 'St Helier', postcode: 'JE2 4UH' } });
  expect((await change(abroad, { deliveryAddress: york })).body.detail).toMatch(/^Goods that go there are charged VAT/);
});

test('another address and day stand in the order, for anybody with the number without the street', async () => {
  const before = await placed();
  const { status, body } = await change(before, {
    deliveryAddress: york,
    deliverOn: '2026-04-02',
    tellCustomer: false,
  });
  expect([status, body.version]).toEqual([200, before.version + 1]);
  expect(body.deliveryAddress).toMatchObject({ addressLine1: '3 Stonegate', city: 'York' });
  expect(body.billingAddress).toEqual(before.billingAddress);
  expect(body.estimatedDelivery).toBe('2026-04-02T12:00:00.000Z');
  expect([body.grandTotal, body.vatAmount]).toEqual([before.grandTotal, before.vatAmount]);
  const tracked = JSON.stringify(await shop.visitor().get(`/api/tracking/${before.orderNumber}`));
  expect(tracked).toContain('The delivery address was changed. Delivery is now expected on 2 Apr 2026');
  expect(tracked).not.toContain('Stonegate');
  const [record] = await shop.context.db.select().from(auditLog).where(eq(auditLog.action, 'order.delivery_changed'));
  expect(record).toMatchObject({ actorId: staff.id, recordId: before.id, before: { deliveryAddress: leedsAddress } });
  // The same once more is no change.
  expect((await change(body, { deliveryAddress: york, deliverOn: '2026-04-02' })).body.version).toBe(body.version);
});

test('a delivery abroad that changes is expected about its new day, in the history and in the letter', async () => {
  const paris = { ...leedsAddress, city: 'Paris', postcode: '75011', country: 'France' };
  const email = 'chloe@rue-petite.example';
  const { body } = await change(await placed(shop.visitor(), { email, deliveryAddress: paris }), {
    ...{ deliverOn: '2026-04-09', tellCustomer: true },
  });
  expect(body.events.at(-1)?.description).toContain('Delivery is now expected about 9 Apr 2026');
  const told = () =>
    mailbox.received.find(({ to, subject }) => to?.[0]?.address === email && /News about/.test(subject ?? ''));
  await vi.waitFor(() => expect(told()?.text).toContain('We now expect to deliver it about 9 Apr 2026.'), {
    ...{ timeout: 60_000, interval: 50 },
  });
});

test('an order that goes where its day cannot be met gets the day that can, and one that can be met stays', async () => {
  const zones = [{ zone: 'mainland' as const, price: 3_499, days: 1, freeThreshold: null }];
  const [nextDay] = await shop.context.db
    .insert(deliveryMethods)
    .values({ name: 'Next Day', price: 3_499, estimatedDays: 1, zones })
    .returning();
  const inverness = { ...york, city: 'Inverness', postcode: 'IV3 5AA' };
  const before = await placed(shop.visitor(), { deliveryMethodId: nextDay?.id });
  expect(before.estimatedDelivery).toMatch(/^2026-03-25/);
  // The day stands in the form as it was.
  const near = await change(before, { deliveryAddress: york, deliverOn: '2026-03-25' });
  expect(near.body.estimatedDelivery).toBe(before.estimatedDelivery);
  const { body } = await change(near.body, { deliveryAddress: inverness, deliverOn: '2026-03-25' });
  expect(body.estimatedDelivery).toBe('2026-03-31T12:00:00.000Z');
  expect(body.events.at(-1)?.description).toContain('Delivery is now expected on 31 Mar 2026');
  // Another day that staff choose is theirs.
  const { body: agreed } = await change(body, { deliveryAddress: york, deliverOn: '2026-03-27' });
  expect(agreed.estimatedDelivery).toBe('2026-03-27T12:00:00.000Z');
  await shop.context.db.delete(deliveryMethods).where(eq(deliveryMethods.name, 'Next Day'));
});

test('goods that nobody took in go back to processing, and the customer is told once, in our words and theirs', async () => {
  const customer = await signedIn(shop, 'public');
  const email = 'kim@site-office.example';
  const first = await placed(customer, { email });
  const out = (await staff.put<Order>(`/api/orders/${first.id}/status`, { status: 'out_for_delivery' })).body;
  const message = 'Nobody was in at ten.\nPlease ring 0113 496 0000.';
  const { body } = await change(out, { isBroughtBack: true, deliverOn: '2026-03-26', message });
  expect([body.status, body.staff?.notes.map(({ text }) => text)]).toEqual([
    'processing',
    [`Written to the customer about the delivery: ${message}`],
  ]);
  expect(body.events.at(-1)).toMatchObject({
    status: 'processing',
    description: 'It could not be handed over and is back with us',
  });
  const mail = await vi.waitFor(
    () => {
      const found = mailbox.received.filter(({ subject }) => subject?.includes('could not be delivered'));
      expect(found).toHaveLength(1);
      return found[0];
    },
    { timeout: 60_000, interval: 50 },
  );
  expect(mail?.to?.[0]?.address).toBe(email);
  expect(mail?.text).toContain('We now expect to deliver it on 26 Mar 2026.');
  expect(mail?.text).toContain('Please ring 0113 496 0000.');
  const bell = await customer.get<{ message: string }[] | { items: { message: string }[] }>('/api/notifications');
  const said = ('items' in bell ? bell.items : bell).map((one) => one.message);
  expect(said[0]).toBe(`Your order ${first.orderNumber} could not be delivered; we now expect it on 26 Mar 2026.`);
  expect(said.filter((one) => one.includes('being prepared'))).toEqual([]);
});
