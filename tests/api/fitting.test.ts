// Fitting and survey from the cart to the day that staff confirm (decision 0145). The clock stands on a Monday.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { CartLine, CartSummary } from '#features/cart/contract.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { ProductFitting } from '#features/fitting/contract.ts';
import { notifications } from '#features/notifications/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import { stockMovements } from '#features/stock/tables.ts';
import type { Problem } from '#values/problem.ts';
import { startWork, type Work } from '../../src/work.ts';
import { openFitting, RATES } from '../support/fitting.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import {
  fillCart,
  limitGuests,
  NO_LIMITS,
  openShopFloor,
  order,
  type ShopFloor,
  stockOf,
} from '../support/shop-floor.ts';
import { watchTransactions } from '../support/statements.ts';
import { quoteRequestSample } from './samples/messages.ts';

const watch = watchTransactions();
let mailbox: Mailbox;
let shop: TestShop;
let work: Work;
let floor: ShopFloor;
let screens: Awaited<ReturnType<typeof openFitting>>;
let staff: Visitor & { id: number };

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, CLOCK: '2026-11-23T10:00:00Z' });
  floor = await openShopFloor(shop);
  screens = await openFitting(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders', 'manage_products', 'view_products']);
  // The first order of a shop also makes the secret of its receipts.
  await fitted();
  work = await startWork(shop.context);
});
afterAll(async () => {
  watch.end();
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

const inverness = { ...leedsAddress, city: 'Inverness', postcode: 'IV1 1AA' };
// The post goes out by a job.
const arrives = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

type Refused = Pick<Problem, 'detail' | 'errors'>;
type Wanted = { count?: number; height?: unknown; survey?: boolean };

async function withFitting(buyer: Visitor, productId: number, quantity: number, wanted: Wanted = {}) {
  const fitting = { count: quantity, height: '2.5', survey: false, ...wanted };
  const answer = await buyer.post<CartLine & Problem>('/api/cart', { productId, quantity, fitting });
  if (answer.status !== 201) throw new Error(`The cart answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

async function fitted(buyer: Visitor = shop.visitor(), fields: object = {}): Promise<Order> {
  await withFitting(buyer, screens.middle, 2, { survey: true });
  const { status, body } = await order(buyer, floor, fields);
  if (status !== 201) throw new Error(`The order answered ${status}: ${JSON.stringify(body)}`);
  return body.order;
}

const confirm = ({ id, version }: Order, day: unknown) =>
  staff.put<Order & Refused>(`/api/orders/${id}/fitting`, { day, version });

test.each([
  [
    { height: '0' },
    { 'fitting.height': ['Enter the height of the upper edge, up to 30 m, such as 2.5, 450 cm or 8 ft'] },
  ],
  [
    { height: '300' },
    { 'fitting.height': ['Enter the height of the upper edge, up to 30 m, such as 2.5, 450 cm or 8 ft'] },
  ],
  [{ count: 0 }, { 'fitting.count': ['How many are fitted must be a whole number of at least 1'] }],
])('fitting of %j is refused beside its field, and nothing is in the cart', async (wrong, errors) => {
  const guest = shop.visitor();
  const fitting = { count: 1, height: '2.5', survey: false, ...wrong };
  const { status, body } = await guest.post<Problem>('/api/cart', { productId: screens.middle, quantity: 1, fitting });
  expect([status, body.errors]).toEqual([400, errors]);
  expect(await guest.get('/api/cart')).toEqual([]);
});

test('a bracket is not fitted, a line of another is not there, and of two screens no three are fitted', async () => {
  const [guest, other] = [shop.visitor(), shop.visitor()];
  const fitting = { count: 1, height: '2.5', survey: false };
  const bracket = await guest.post<Problem>('/api/cart', { productId: floor.bracket, quantity: 1, fitting });
  expect([bracket.status, bracket.body.detail]).toEqual([
    409,
    'We fit screens that hang. Ask us for a quote if something else is to be fitted.',
  ]);
  const { id } = await withFitting(guest, screens.middle, 2);
  expect((await other.put(`/api/cart/${id}/fitting`, fitting)).status).toBe(404);
  expect((await other.delete(`/api/cart/${id}/fitting`)).status).toBe(404);
  const three = await guest.put<Problem>(`/api/cart/${id}/fitting`, { ...fitting, count: 3 });
  expect([three.status, three.body.errors]).toEqual([400, { count: ['Only 2 are in your cart'] }]);
});

test('the upper edge of a screen cannot hang lower than the screen is high', async () => {
  const guest = shop.visitor();
  const low = '55-inch screen is 0.72 m high: its upper edge cannot be at 0.6 m';
  const body = { productId: screens.middle, quantity: 1, fitting: { count: 1, height: '0.6', survey: false } };
  const refused = await guest.post<Problem>('/api/cart', body);
  expect([refused.status, refused.body.errors]).toEqual([400, { 'fitting.height': [low] }]);
  expect(await guest.get('/api/cart')).toEqual([]);
  const { id } = await withFitting(guest, screens.middle, 1, { height: '0.72' });
  const lowered = await guest.put<Problem>(`/api/cart/${id}/fitting`, { count: 1, height: '0.6', survey: false });
  expect([lowered.status, lowered.body.errors]).toEqual([400, { height: [low] }]);
  const asked = [{ productId: screens.middle, count: 1, height: '0.6' }];
  const quote = {
    ...quoteRequestSample,
    items: [{ productId: screens.middle, quantity: 1 }],
    fitting: { postcode: 'LS1 4AP', screens: asked },
  };
  expect((await guest.post<Problem>('/api/quotes', quote)).body.errors).toEqual({ 'fitting.screens.0.height': [low] });
});

test('more of a fitted screen are fitted beside the others, at one height, and the survey stays', async () => {
  const guest = shop.visitor();
  await withFitting(guest, screens.middle, 2, { height: '3', survey: true });
  expect((await withFitting(guest, screens.middle, 1, { height: '3' })).fitting).toEqual({
    count: 3,
    height: '3',
    survey: true,
  });
  const other = { productId: screens.middle, quantity: 1, fitting: { count: 1, height: '5', survey: false } };
  const refused = await guest.post<Problem>('/api/cart', other);
  const sentence = 'This screen is in your cart to be fitted at 3 m. Choose 3 m, or change it in the cart';
  expect([refused.status, refused.body.errors]).toEqual([400, { 'fitting.height': [sentence] }]);
  expect(await guest.get('/api/cart')).toMatchObject([
    { quantity: 3, fitting: { count: 3, height: '3', survey: true } },
  ]);
});

test('a cart that is taken along into an account has all fitted that both had, at the greater height', async () => {
  const person = await addPerson(shop, 'public');
  const customer = shop.visitor();
  await person.signIn(customer);
  await withFitting(customer, screens.middle, 1, { height: '3' });
  const guest = shop.visitor();
  await withFitting(guest, screens.middle, 2, { height: '4.5', survey: true });
  await person.signIn(guest);
  expect(await guest.get('/api/cart')).toMatchObject([
    { quantity: 3, fitting: { count: 3, height: '4.5', survey: true } },
  ]);
});

test('what stands by itself, and what is hung up as part of its price, is not fitted', async () => {
  const specs = { screenSizeInches: 55, weightKg: 10 };
  for (const more of [{ formFactor: 'free-standing' as const }, { includes: ['fitting' as const] }]) {
    const product = {
      name: `Totem ${JSON.stringify(more)}`,
      price: 90_000,
      category: 'Outdoor Signage',
      stockQuantity: 9,
    };
    const { id } = await createProduct(shop.context.db, { ...product, specs: { ...specs, ...more } });
    const fitting = { count: 1, height: '2.5', survey: false };
    const { status, body } = await shop.visitor().post<Problem>('/api/cart', { productId: id, quantity: 1, fitting });
    expect([status, body.detail]).toEqual([
      409,
      'We fit screens that hang. Ask us for a quote if something else is to be fitted.',
    ]);
  }
});

test('a cart prices fitting for its postcode, follows the quantity, and loses it with the screen', async () => {
  const guest = shop.visitor();
  const { id } = await withFitting(guest, screens.middle, 2, { height: '4', survey: true });
  const sums = (postcode = '') => guest.get<CartSummary>(`/api/cart/summary${postcode && `?postcode=${postcode}`}`);
  expect(await sums('LS1 4AP')).toMatchObject({
    subtotal: '1000.00',
    delivery: '0.00',
    total: '1515.00',
    fitting: {
      lines: [{ lineId: id, name: 'Fitting: 55-inch screen, up to 4.5 m', quantity: 2, unitPrice: '210.00' }],
      survey: { name: 'Survey before the fitting, Mainland GB', price: '95.00' },
      total: '515.00',
      byQuote: null,
      days: [{ deliveryMethodId: floor.standard, earliestOn: '2026-12-02' }],
    },
  });
  expect(await sums('JE2 3AB')).toMatchObject({
    fitting: { total: '0.00', byQuote: 'We do not fit in the Channel Islands. Order without the fitting.' },
  });
  await guest.put(`/api/cart/${id}`, { quantity: 1 });
  expect((await guest.get<CartLine[]>('/api/cart'))[0]?.fitting).toEqual({ count: 1, height: '4', survey: true });
  await guest.delete(`/api/cart/${id}`);
  expect((await sums()).fitting).toBeUndefined();
  const again = await guest.post<CartLine>('/api/cart', { productId: screens.middle, quantity: 1 });
  expect(again.body.fitting).toBeUndefined();
});

test('a page of a screen says what fitting costs at a postcode, and a bracket says nothing', async () => {
  const ask = (id: number, query = '') => shop.get<ProductFitting | null>(`/api/products/${id}/fitting${query}`);
  expect(await ask(screens.middle, '?postcode=LS1 4AP')).toEqual({
    place: { postcode: 'LS1 4AP', name: 'Mainland GB', isAssumed: false },
    heights: [
      { upToCm: 300, price: '150.00' },
      { upToCm: 450, price: '210.00' },
      { upToCm: 600, price: '300.00' },
    ],
    survey: '95.00',
    byQuote: null,
  });
  expect(await ask(screens.huge, '?postcode=IV1 1AA')).toMatchObject({ byQuote: expect.stringContaining('by quote') });
  expect(await ask(floor.bracket)).toBeNull();
  const wrong = await shop.fetch(`/api/products/${screens.middle}/fitting?postcode=ZZ99 9ZZ`);
  expect([wrong.status, ((await wrong.json()) as Problem).errors]).toEqual([
    400,
    { postcode: ['Enter a full UK postcode, such as LS1 4AP'] },
  ]);
});

test.each([
  [
    'collection',
    () => ({ deliveryMethodId: floor.collection, deliveryAddress: undefined }),
    {
      deliveryMethodId: ['We fit at an address: choose a delivery to the door, or take the fitting out of your cart.'],
    },
  ],
  [
    'France',
    () => ({ deliveryAddress: { ...leedsAddress, country: 'France' as const, postcode: '75011' } }),
    {
      'deliveryAddress.country': [
        'We fit in the United Kingdom only. Take the fitting out of your cart, or ask us for a quote.',
      ],
    },
  ],
  [
    'Jersey',
    () => ({ deliveryAddress: { ...leedsAddress, postcode: 'JE2 3AB' } }),
    { 'deliveryAddress.postcode': ['We do not fit in the Channel Islands. Order without the fitting.'] },
  ],
  [
    'a survey where it has no price',
    () => ({ deliveryAddress: inverness }),
    { fitting: ['A survey in the Highlands and Islands is by quote.'] },
  ],
  [
    'days on which nobody comes',
    () => ({ fitting: { wishes: ['2026-11-20', '2026-12-05', '2026-12-25'] } }),
    {
      'fitting.wishes.0': ['The first day that is possible is Wed 2 Dec, once the goods are there'],
      'fitting.wishes.1': ['5 Dec 2026 is at a weekend. Our fitters come Monday to Friday'],
      'fitting.wishes.2': ['25 Dec 2026 is a holiday there. Choose another day'],
    },
  ],
  [
    'four days',
    () => ({ fitting: { wishes: ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'] } }),
    { 'fitting.wishes': ['Name at most 3 days'] },
  ],
])('an order with fitting and %s is refused beside the field, and nothing is taken', async (_, fields, errors) => {
  const guest = shop.visitor();
  const before = await stockOf(shop, screens.middle);
  await withFitting(guest, screens.middle, 1, { survey: true });
  const { status, body } = await order(guest, floor, fields());
  expect([status, body.errors]).toEqual([400, errors]);
  expect(await guest.get('/api/cart')).toHaveLength(1);
  expect(await stockOf(shop, screens.middle)).toBe(before);
});

test('services are bought with their screens at the prices of the address, in no more statements, and take no stock', async () => {
  const guest = shop.visitor();
  const before = await stockOf(shop, screens.middle);
  await withFitting(guest, screens.middle, 2, { survey: true });
  watch.forget();
  const { body } = await order(guest, floor, { fitting: { wishes: ['2026-12-04', '2026-12-02'] } });
  expect(watch.largest().length, watch.largest().join('\n')).toBeLessThanOrEqual(16);
  // 2 × 500.00, 2 × 150.00 and 95.00, with VAT once on the total; delivery is free by the goods.
  expect(body.order).toMatchObject({
    subtotal: '1395.00',
    deliveryFee: '0.00',
    vatRate: '20.00',
    vatAmount: '279.00',
    grandTotal: '1674.00',
    fitting: { wishes: ['2026-12-04', '2026-12-02'], earliestOn: '2026-12-02', confirmedOn: null },
    items: [
      { productName: '55-inch screen', quantity: 2 },
      { productName: 'Fitting: 55-inch screen, up to 3 m', quantity: 2, unitPrice: '150.00', isService: true },
      { productName: 'Survey before the fitting, Mainland GB', quantity: 1, unitPrice: '95.00', isService: true },
    ],
  });
  expect(await stockOf(shop, screens.middle)).toBe(before - 2);
  await arrives(() =>
    expect(mailbox.received.some(({ text }) => text?.includes('Wish, to be confirmed: 4 Dec 2026 or 2 Dec 2026'))).toBe(
      true,
    ),
  );
});

test('a service never makes the delivery free', async () => {
  const guest = shop.visitor();
  await withFitting(guest, screens.small, 1);
  expect((await order(guest, floor)).body.order).toMatchObject({ subtotal: '210.00', deliveryFee: '9.99' });
});

test('cancelling, re-opening and refunding move the screens and never the services', async () => {
  const service = await shop.context.db.select().from(products).where(eq(products.isService, true));
  const id = service[0]?.id ?? 0;
  const before = await stockOf(shop, screens.middle);
  const placed = await fitted(shop.visitor(), { paymentMethodId: floor.card, testCard: approvedCard });
  const status = (status: string) => staff.put<Order>(`/api/orders/${placed.id}/status`, { status });
  await status('cancelled');
  expect(await stockOf(shop, screens.middle)).toBe(before);
  const { body: reopened } = await status('pending');
  expect(await stockOf(shop, screens.middle)).toBe(before - 2);
  const items = reopened.items.map((item) => ({ itemId: item.id, quantity: item.quantity }));
  const refunded = await staff.post<Order>(`/api/orders/${placed.id}/payments`, {
    ...{ kind: 'refund', reason: 'Called off', items, restock: true, version: reopened.version },
  });
  expect(refunded.status).toBe(201);
  expect(refunded.body.paymentStatus).toBe('refunded');
  expect(await stockOf(shop, screens.middle)).toBe(before);
  expect(await stockOf(shop, id)).toBe(0);
  expect(await shop.context.db.select().from(stockMovements).where(eq(stockMovements.productId, id))).toEqual([]);
});

test('a screen can come back after it was fitted, and its fitting cannot', async () => {
  const buyer = await signedIn(shop, 'public');
  const placed = await fitted(buyer, { email: undefined, paymentMethodId: floor.card, testCard: approvedCard });
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'delivered' });
  const asked = (itemId: number) =>
    buyer.post<Problem & { id: number }>(`/api/orders/${placed.id}/returns`, {
      ...{ items: [{ itemId, quantity: 1 }], reason: 'damaged', details: null, pictures: [] },
    });
  const [screen, fitting] = placed.items.map(({ id }) => id) as [number, number];
  expect((await asked(fitting)).body.errors).toEqual({ 'items.0.itemId': ['This is no line of this order'] });
  expect((await asked(screen)).status).toBe(201);
});

test('staff confirm a day, which the customer is told; a wish is a wish until then', async () => {
  const buyer = await signedIn(shop, 'public');
  const placed = await fitted(buyer, { email: undefined, fitting: { wishes: ['2026-12-04'] } });
  for (const [day, sentence] of [
    ['2026-11-20', 'This day is over. Choose today or a day to come'],
    ['2026-12-05', '5 Dec 2026 is at a weekend. Our fitters come Monday to Friday'],
    ['2026-12-25', '25 Dec 2026 is a holiday there. Choose another day'],
    ['soon', 'Enter a day such as 2026-12-08'],
  ]) {
    expect((await confirm(placed, day)).body.errors, day).toEqual({ day: [sentence] });
  }
  const { body: confirmed } = await confirm(placed, '2026-12-08');
  expect(confirmed.fitting).toEqual({
    screens: [{ productId: screens.middle, count: 2, height: '2.5' }],
    ...{ wishes: ['2026-12-04'], earliestOn: '2026-12-02', confirmedOn: '2026-12-08' },
  });
  expect(confirmed.events.at(-1)?.description).toBe('Fitting is confirmed for 8 Dec 2026');
  expect((await confirm(placed, '2026-12-09')).body.detail).toMatch(/^Somebody else changed this order/);
  await arrives(() => {
    const [news] = mailbox.received.filter(
      ({ subject }) => subject === `The day of your fitting: ${placed.orderNumber}`,
    );
    expect(news?.text).toContain('We come to fit it on 8 Dec 2026.');
  });
  const told = await shop.context.db.select().from(notifications).where(eq(notifications.orderId, placed.id));
  expect(told.map(({ message }) => message)).toContain(
    `Your order ${placed.orderNumber} will be fitted on 8 Dec 2026.`,
  );
  const { body: moved } = await confirm(confirmed, '2026-12-09');
  await arrives(() =>
    expect(
      mailbox.received.some(({ text }) => text?.includes('Fitting has moved from 8 Dec 2026 to 9 Dec 2026.')),
    ).toBe(true),
  );
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'cancelled' });
  expect((await confirm({ ...moved, version: moved.version + 1 }, '2026-12-10')).body.detail).toMatch(/cancelled/);
  const plain = await staff.get<Order>(`/api/orders/${placed.id}`);
  expect(plain.fitting?.confirmedOn).toBe('2026-12-09');
});

test('an order without fitting has no day to confirm', async () => {
  const guest = shop.visitor();
  await fillCart(guest, [floor.board, 1]);
  const { body } = await order(guest, floor, { fitting: { wishes: ['2026-12-04'] } });
  expect(body.order.fitting).toBeNull();
  expect((await confirm(body.order, '2026-12-04')).body.detail).toBe('Nothing of this order is fitted.');
});

test('an order that staff confirm first is placed with its fitting', async () => {
  await limitGuests(shop, { guestOrders: 1 });
  const guest = shop.visitor();
  await withFitting(guest, screens.middle, 2, { survey: true });
  const { body } = await order(guest, floor, { fitting: { wishes: ['2026-12-04'] } });
  await limitGuests(shop, NO_LIMITS);
  expect(body.confirmation).toBe('needed');
  const requests = await staff.post<{ order: { orderNumber: string } | null }>(
    `/api/order-requests/${body.request?.id}/confirm`,
    { version: 1 },
  );
  const placed = await staff.get<Order>(`/api/orders/${requests.body.order?.orderNumber}`);
  expect(placed).toMatchObject({ subtotal: '1395.00', fitting: { wishes: ['2026-12-04'], confirmedOn: null } });
  expect(placed.items.map(({ quantity }) => quantity)).toEqual([2, 2, 1]);
});

test('a screen of a phone order is fitted as well, and never more of them than are ordered', async () => {
  const body = (count: number, productId = screens.middle) => ({
    ...{ email: 'amira@corner-cafe.example', deliveryMethodId: floor.standard, deliveryAddress: inverness },
    paymentMethodId: floor.transfer,
    items: [{ productId: screens.middle, quantity: 1 }],
    fitting: { wishes: [], screens: [{ productId, count, height: '3', survey: false }] },
  });
  const place = (sent: object, key: string) =>
    staff.post<Order & Refused>('/api/orders/phone', sent, { 'Idempotency-Key': key });
  expect((await place(body(2), 'two-of-one')).body.errors).toEqual({
    'fitting.screens.0.count': ['Only 1 of 55-inch screen is ordered'],
  });
  expect((await place(body(1, floor.board), 'not-ordered')).body.errors).toEqual({
    'fitting.screens.0.productId': ['This is not among the goods'],
  });
  expect((await place(body(1), 'one-of-one')).body).toMatchObject({ subtotal: '750.00' });
});

test('the service stands in no list of products, and is no product to change or delete', async () => {
  const [row] = await shop.context.db.select().from(products).where(eq(products.isService, true));
  const id = row?.id ?? 0;
  const admin = await signedIn(shop, 'admin');
  const listed = await admin.get<{ items: { id: number }[]; categories: string[] }>(
    '/api/products/store?stock=archived',
  );
  expect(listed.items.map((item) => item.id)).not.toContain(id);
  expect(listed.categories).not.toContain('Services');
  expect((await admin.put(`/api/products/${id}`, { isArchived: false })).status).not.toBe(200);
  expect((await admin.delete(`/api/products/${id}`)).status).toBe(404);
  expect((await shop.fetch(`/api/products/${id}`)).status).toBe(404);
  expect((await shop.post('/api/cart', { productId: id, quantity: 1 })).status).toBe(409);
});

test('admins set all prices at once, and a wrong one is refused at its field', async () => {
  const admin = await signedIn(shop, 'admin');
  const rates = await admin.get<{ zone: string; prices: (string | null)[][] }[]>('/api/fitting-rates');
  expect(rates.map(({ zone }) => zone)).toEqual(RATES.map(({ zone }) => zone));
  expect((await staff.put('/api/fitting-rates', { rates })).status).toBe(403);
  const wrong = structuredClone(rates);
  if (wrong[0]?.prices[1]) wrong[0].prices[1][2] = 'dear';
  const refused = await admin.put<Problem>('/api/fitting-rates', { rates: wrong });
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['rates.0.prices.1.2']);
  expect((await admin.put('/api/fitting-rates', { rates: [...rates, ...rates] })).status).toBe(400);
  expect((await admin.put('/api/fitting-rates', { rates: [] })).status).toBe(200);
  expect(await shop.get(`/api/products/${screens.middle}/fitting`)).toBeNull();
  expect((await admin.put('/api/fitting-rates', { rates })).body).toEqual(rates);
});
