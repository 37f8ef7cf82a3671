// Fitting and survey from the request for a quote to the order (decision 0148). The clock stands on a Monday.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FittingPrices } from '#features/fitting/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { quoteKeyOf } from '#features/quotes/server/quote-key.ts';
import { quotes } from '#features/quotes/tables.ts';
import type { Problem } from '#values/problem.ts';
import { openFitting } from '../support/fitting.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { openShopFloor, type ShopFloor, stockOf } from '../support/shop-floor.ts';
import { quoteRequestSample } from './samples/messages.ts';

let shop: TestShop;
let floor: ShopFloor;
let screens: Awaited<ReturnType<typeof openFitting>>;
let staff: Visitor;

beforeAll(async () => {
  shop = await openTestShop({ CLOCK: '2026-11-23T10:00:00Z' });
  floor = await openShopFloor(shop);
  screens = await openFitting(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
});
afterAll(() => shop?.close());
beforeEach(() => shop.context.pool.query('delete from rate_limits'));

type Answered = Quote & Pick<Problem, 'detail' | 'errors'>;

const ask = (fields: object, visitor: Visitor = shop.visitor()) =>
  visitor.post<{ id: number; number: string } & Problem>('/api/quotes', { ...quoteRequestSample, ...fields });

/** A request that was taken, as staff see it. */
async function asked(fields: object, visitor?: Visitor): Promise<Quote> {
  const { status, body } = await ask(fields, visitor);
  if (status !== 201) throw new Error(`The request answered ${status}: ${JSON.stringify(body)}`);
  return staff.get<Quote>(`/api/quotes/${body.id}`);
}

const two = () => [{ productId: screens.middle, quantity: 2 }];
const fitted = (overrides: object = {}) => ({
  items: two(),
  fitting: {
    postcode: ' ls1 4ap ',
    screens: [{ productId: screens.middle, count: 2, height: '2.5' }],
    survey: true,
    wishes: ['2026-12-04'],
    ...overrides,
  },
});

const price = (id: number, body: object) =>
  staff.put<Answered>(`/api/quotes/${id}`, { lines: [], validUntil: '2026-12-20', ...body });

async function send(id: number): Promise<{ number: string; key: string }> {
  const { body } = await staff.post<Answered>(`/api/quotes/${id}/send`, {});
  const [row] = await shop.context.db.select().from(quotes).where(eq(quotes.id, id));
  const key = await quoteKeyOf(shop.context.db, { number: body.number, round: row?.round ?? 0 });
  return { number: body.number, key };
}

const accept = ({ number, key }: { number: string; key: string }, fields: object = {}) =>
  shop
    .visitor()
    .post<{ order: Order } & Problem>(
      `/api/quotes/${number}/accept?key=${encodeURIComponent(key)}`,
      { deliveryAddress: leedsAddress, paymentMethodId: floor.transfer, ...fields },
      { 'Idempotency-Key': randomUUID() },
    );

const named = ({ lines }: Quote) =>
  lines.map(({ quantity, productName, unitPrice }) => `${quantity} × ${productName} at ${unitPrice}`);

test('all that is wrong with a request is said at once beside its fields, and nothing is stored', async () => {
  const before = await shop.context.db.$count(quotes);
  const { status, body } = await ask({
    name: '',
    items: two(),
    fitting: {
      postcode: 'LS1',
      screens: [
        { productId: screens.middle, count: 2, height: 'high' },
        { productId: screens.middle, count: 3, height: '3' },
        { productId: floor.board, count: 1, height: '3' },
      ],
      wishes: ['2026-11-23', '2026-12-05', '2026-12-25'],
    },
  });
  expect([status, body.errors]).toEqual([
    400,
    {
      name: ['Name is required'],
      'fitting.postcode': ['Enter a full UK postcode, such as LS1 4AP'],
      'fitting.screens.0.height': ['Enter the height of the upper edge, up to 30 m, such as 2.5, 450 cm or 8 ft'],
      'fitting.screens.1.count': ['Only 2 of 55-inch screen are asked for'],
      'fitting.screens.2.productId': ['This is not among the goods'],
      'fitting.wishes.0': ['The first day that is possible is Tue 24 Nov'],
      'fitting.wishes.1': ['5 Dec 2026 is at a weekend. Our fitters come Monday to Friday'],
      'fitting.wishes.2': ['25 Dec 2026 is a holiday there. Choose another day'],
    },
  ]);
  expect(await shop.context.db.$count(quotes)).toBe(before);
});

test.each([
  ['no such area', { postcode: 'ZZ99 9ZZ' }, { 'fitting.postcode': ['Enter a full UK postcode, such as LS1 4AP'] }],
  [
    'the Channel Islands',
    { postcode: 'JE2 3AB' },
    { 'fitting.postcode': ['We fit in the United Kingdom only, and not in the Channel Islands'] },
  ],
  [
    'a postcode of 21 characters',
    { postcode: 'L'.repeat(21) },
    { 'fitting.postcode': ['A postcode can be at most 20 characters'] },
  ],
  [
    'nothing to fit',
    { screens: [], survey: false },
    { 'fitting.survey': ['Say how many screens are fitted, or ask for a survey'] },
  ],
  [
    'four days',
    { wishes: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'] },
    { 'fitting.wishes': ['Name at most 3 days'] },
  ],
])('a request with %s is refused beside the field', async (_, wrong, errors) => {
  const { status, body } = await ask(fitted(wrong));
  expect([status, body.errors]).toEqual([400, errors]);
});

test('a bracket is not fitted', async () => {
  const { body } = await ask({
    items: [{ productId: floor.bracket, quantity: 1 }],
    fitting: { postcode: 'LS1 4AP', screens: [{ productId: floor.bracket, count: 1, height: '2' }] },
  });
  expect(Object.keys(body.errors ?? {})).toEqual(['fitting.screens.0.productId']);
  expect(body.errors?.['fitting.screens.0.productId']?.[0]).toMatch(/^We fit screens that hang, and not /);
});

test('fitting and survey arrive as lines at the prices of the table, the goods to be priced', async () => {
  const quote = await asked(fitted());
  expect(named(quote)).toEqual([
    '2 × 55-inch screen at null',
    '2 × Fitting: 55-inch screen, up to 3 m at 150.00',
    '1 × Survey before the fitting, Mainland GB at 95.00',
  ]);
  expect(quote.fitting).toEqual({ postcode: 'LS1 4AP', zone: 'mainland', wishes: ['2026-12-04'] });
  expect(quote.lines[1]?.service).toEqual({
    ...{ kind: 'fitting', screenId: screens.middle, height: '2.5', isByHand: false },
  });
});

test('what the table has no price for is made by hand, and says so', async () => {
  const quote = await asked({
    items: [{ productId: screens.huge, quantity: 1 }],
    fitting: { postcode: 'IV1 1AA', screens: [{ productId: screens.huge, count: 1, height: '3' }], survey: true },
  });
  expect(quote.lines.map(({ service, listPrice, unitPrice }) => [service?.isByHand, listPrice, unitPrice])).toEqual([
    [undefined, '4000.00', null],
    [true, null, null],
    [true, null, null],
  ]);
  expect(quote.sums).toBeNull();
  const lines = [{ productId: screens.huge, quantity: 1, unitPrice: '4000' }];
  const services = [{ kind: 'fitting', productId: screens.huge, height: '3', quantity: 1 }];
  expect((await price(quote.id, { lines, services })).body.errors).toEqual({
    'services.0.unitPrice': ['Enter a price: the table has none for this'],
  });
  const byHand = [{ ...services[0], unitPrice: '450' }];
  expect((await price(quote.id, { lines, services: byHand })).body.sums?.totalAmount).toBe('4450.00');
});

test('a cart with fitting is quoted with it, by hand until staff know the place', async () => {
  const guest = shop.visitor();
  const fitting = { count: 2, height: '4', survey: true };
  await guest.post('/api/cart', { productId: screens.middle, quantity: 3, fitting });
  const quote = await asked({}, guest);
  expect(named(quote)).toEqual([
    '3 × 55-inch screen at null',
    '2 × Fitting: 55-inch screen, up to 4.5 m at null',
    '1 × Survey before the fitting at null',
  ]);
  expect(quote.fitting).toEqual({ postcode: null, zone: null, wishes: [] });
  const placed = await asked({ fitting: { postcode: 'LS1 4AP' } }, guest);
  expect(named(placed).slice(1)).toEqual([
    '2 × Fitting: 55-inch screen, up to 4.5 m at 210.00',
    '1 × Survey before the fitting, Mainland GB at 95.00',
  ]);
  const lines = [{ productId: screens.middle, quantity: 3, unitPrice: '500' }];
  const services = [{ kind: 'fitting', productId: screens.middle, height: '4', quantity: 2 }];
  expect((await price(quote.id, { lines, services })).body.errors).toEqual({
    fittingPostcode: ['Enter the postcode of the place that is fitted'],
  });
  const known = await price(quote.id, { lines, services, fittingPostcode: 'IV1 1AA' });
  expect(named(known.body).slice(1)).toEqual(['2 × Fitting: 55-inch screen, up to 4.5 m at 310.00']);
});

test('a project list is quoted with its fitting', async () => {
  const guest = shop.visitor();
  const { body: list } = await guest.post<{ id: number; key: string }>('/api/project-lists', {
    name: 'Leeds',
    lines: [
      { productId: screens.middle, quantity: 1, room: 'Bar' },
      { productId: screens.middle, quantity: 1, room: 'Hall' },
    ],
  });
  const quote = await asked({ list, fitting: fitted().fitting }, guest);
  expect(named(quote)[1]).toBe('2 × Fitting: 55-inch screen, up to 3 m at 150.00');
  const three = { ...fitted().fitting, screens: [{ productId: screens.middle, count: 3, height: '2' }] };
  expect((await ask({ list, fitting: three }, guest)).body.errors).toEqual({
    'fitting.screens.0.count': ['Only 2 of 55-inch screen are asked for'],
  });
});

test('staff change, add and take out services: never more than there are, never for another place', async () => {
  const { id } = await asked(fitted());
  const lines = [{ productId: screens.middle, quantity: 2, unitPrice: '480' }];
  const wrong = await price(id, {
    lines,
    services: [
      { kind: 'fitting', productId: screens.middle, height: '2.5', quantity: 2 },
      { kind: 'fitting', productId: screens.middle, height: '4', quantity: 1 },
      { kind: 'fitting', productId: floor.board, height: '4', quantity: 1 },
    ],
    fittingPostcode: 'JE2 3AB',
  });
  expect([wrong.status, wrong.body.errors]).toEqual([
    400,
    {
      fittingPostcode: ['We fit in the United Kingdom only, and not in the Channel Islands'],
      'services.1.quantity': ['Only 2 of 55-inch screen are in this quote'],
      'services.2.productId': ['This is not among the goods'],
    },
  ]);
  const services = [
    { kind: 'fitting', productId: screens.middle, height: '2.5', quantity: 1, unitPrice: '140.00' },
    { kind: 'fitting', productId: screens.middle, height: '4', quantity: 1 },
  ];
  const collected = await price(id, { lines, services, deliveryMethodId: floor.collection });
  expect(collected.body.errors).toEqual({
    deliveryMethodId: ['We fit at an address: choose a delivery to the door, or leave it open'],
  });
  const { body } = await price(id, { lines, services });
  expect(named(body)).toEqual([
    '2 × 55-inch screen at 480.00',
    '1 × Fitting: 55-inch screen, up to 3 m at 140.00',
    '1 × Fitting: 55-inch screen, up to 4.5 m at 210.00',
  ]);
  expect([body.fitting?.wishes, body.sums?.totalAmount, body.sums?.grandTotal]).toEqual([
    ['2026-12-04'],
    '1310.00',
    '1572.00',
  ]);
  expect((await price(id, { lines })).body.fitting).toBeNull();
});

test('an accepted quote is an order with its services at the quoted prices, in their zone, with wishes', async () => {
  const { id } = await asked(fitted());
  await price(id, {
    lines: [{ productId: screens.middle, quantity: 2, unitPrice: '480' }],
    services: [
      { kind: 'fitting', productId: screens.middle, height: '2.5', quantity: 2, unitPrice: '140.00' },
      { kind: 'survey', quantity: 1 },
    ],
    deliveryMethodId: floor.standard,
    deliveryFee: '10.00',
  });
  const sent = await send(id);
  const stock = await stockOf(shop, screens.middle);
  const inverness = { ...leedsAddress, city: 'Inverness', postcode: 'IV1 1AA' };
  expect((await accept(sent, { deliveryAddress: inverness })).body.errors).toEqual({
    'deliveryAddress.postcode': [
      'The fitting and the survey are quoted for Mainland GB. Ask us for another quote if the place is elsewhere.',
    ],
  });
  const abroad = { ...leedsAddress, country: 'France', postcode: '75011' };
  expect(Object.keys((await accept(sent, { deliveryAddress: abroad })).body.errors ?? {})).toEqual([
    'deliveryAddress.country',
  ]);
  const saturday = await accept(sent, { fitting: { wishes: ['2026-12-05'] } });
  expect(saturday.body.errors).toHaveProperty(['fitting.wishes.0']);
  const { status, body } = await accept(sent);
  expect(status).toBe(201);
  // 2 × 480.00, 2 × 140.00, 95.00 and 10.00 of delivery, with VAT once on the total.
  expect(body.order).toMatchObject({
    ...{ subtotal: '1335.00', deliveryFee: '10.00', vatAmount: '269.00', grandTotal: '1614.00' },
    fitting: { wishes: ['2026-12-04'], confirmedOn: null },
    items: [
      { productName: '55-inch screen', quantity: 2, unitPrice: '480.00' },
      { productName: 'Fitting: 55-inch screen, up to 3 m', quantity: 2, unitPrice: '140.00', isService: true },
      { productName: 'Survey before the fitting, Mainland GB', quantity: 1, unitPrice: '95.00', isService: true },
    ],
  });
  expect(await stockOf(shop, screens.middle)).toBe(stock - 2);
});

test('a survey alone is quoted with a true sum, and ordered without goods and without a delivery', async () => {
  const guest = shop.visitor();
  await guest.post('/api/cart', { productId: screens.small, quantity: 1 });
  const quote = await asked({ items: [], fitting: { postcode: 'LS1 4AP', survey: true } }, guest);
  expect(named(quote)).toEqual(['1 × Survey before the fitting, Mainland GB at 95.00']);
  expect(quote.sums).toMatchObject({ totalAmount: '95.00', vatAmount: '19.00', grandTotal: '114.00' });
  const services = [{ kind: 'survey', quantity: 1 }];
  expect((await price(quote.id, { services, deliveryMethodId: floor.standard })).body.errors).toEqual({
    deliveryMethodId: ['Nothing of this quote is delivered. Leave it open'],
  });
  expect((await price(quote.id, { services })).status).toBe(200);
  const sent = await send(quote.id);
  expect((await accept(sent, { deliveryAddress: undefined })).status).toBe(400);
  const { status, body } = await accept(sent, { fitting: { wishes: ['2026-11-27'] } });
  expect([status, body.errors]).toEqual([201, undefined]);
  expect(body.order).toMatchObject({
    ...{ subtotal: '95.00', deliveryFee: '0.00', grandTotal: '114.00', estimatedDelivery: null },
    deliveryMethod: { id: null, name: 'None, a visit only' },
    fitting: { wishes: ['2026-11-27'], confirmedOn: null },
  });
  const confirmed = await staff.put<Order>(`/api/orders/${body.order.id}/fitting`, {
    ...{ day: '2026-11-27', version: body.order.version },
  });
  expect(confirmed.body.fitting?.confirmedOn).toBe('2026-11-27');
});

test('a request with neither goods nor a survey is none', async () => {
  const { status, body } = await ask({ items: [] });
  expect([status, body.detail]).toEqual([409, 'Your cart is empty. Add what you want a quote for.']);
});

test('what fitting costs at a postcode is told for screens, and passes brackets over', async () => {
  const at = `${screens.middle}@250,${floor.bracket}@250,${screens.huge}@700`;
  const prices = await shop.get<FittingPrices>(`/api/fitting-prices?screens=${at}&postcode=%20LS1%204AP%20`);
  expect(prices).toMatchObject({
    isSold: true,
    place: { postcode: 'LS1 4AP', isAssumed: false },
    screens: [
      { productId: screens.middle, price: '150.00', byQuote: null },
      { productId: screens.huge, price: null, byQuote: expect.stringContaining('is fitted by quote') },
    ],
    survey: { price: '95.00' },
  });
  expect((await shop.fetch('/api/fitting-prices?screens=12')).status).toBe(400);
});
