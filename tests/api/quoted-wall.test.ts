// The fitting of an LED wall, which no table has a price for: it is asked for and quoted by hand.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createProduct } from '#features/catalogue/server/door.ts';
import type { FittingPrices } from '#features/fitting/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import type { Quote } from '#features/quotes/contract.ts';
import type { Problem } from '#values/problem.ts';
import { openFitting } from '../support/fitting.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { openShopFloor, type ShopFloor } from '../support/shop-floor.ts';
import { quoteRequestSample } from './samples/messages.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
let buyer: Visitor;
let cabinet: number;
let screen: number;

beforeAll(async () => {
  shop = await openTestShop({ CLOCK: '2026-11-23T10:00:00Z' });
  floor = await openShopFloor(shop);
  screen = (await openFitting(shop)).middle;
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  buyer = await signedIn(shop, 'public');
  const made = { name: 'LED cabinet', price: 47_000, category: 'Video Walls', stockQuantity: 100 };
  cabinet = (await createProduct(shop.context.db, { ...made, specs: { wallPart: 'cabinet', weightKg: 7 } })).id;
});
afterAll(() => shop?.close());

const ask = (productId: number, fitting: object) =>
  buyer.post<{ id: number } & Problem>('/api/quotes', {
    ...{ ...quoteRequestSample, items: [{ productId, quantity: 4 }], fitting: { postcode: 'LS1 4AP', ...fitting } },
  });
const price = (id: number, body: object) =>
  staff.put<Quote & Pick<Problem, 'errors'>>(`/api/quotes/${id}`, {
    ...{ validUntil: '2026-12-20', lines: [{ productId: cabinet, quantity: 4, unitPrice: '470.00' }], ...body },
  });

test('where no wall is among the goods, none can be fitted, asked for or quoted', async () => {
  expect((await ask(screen, { wall: true })).body.errors).toEqual({
    'fitting.wall': ['No LED wall is among the goods'],
  });
  const { body } = await ask(screen, { survey: true });
  const wrong = await price(body.id, {
    lines: [{ productId: screen, quantity: 4, unitPrice: '470.00' }],
    services: [{ kind: 'wall', quantity: 1, unitPrice: '900.00' }],
  });
  expect(wrong.body.errors).toEqual({ 'services.0.productId': ['No LED wall is among the goods'] });
  expect((await shop.get<FittingPrices>(`/api/fitting-prices?screens=${screen}@250`)).hasWall).toBe(false);
});

test('a wall is asked for with its fitting, has a price once staff have made one, and is ordered with it after the goods', async () => {
  const prices = await shop.get<FittingPrices>(`/api/fitting-prices?screens=${cabinet}@250&postcode=LS14AP`);
  expect(prices).toMatchObject({ hasWall: true, screens: [], survey: { price: '95.00' } });
  const { body: asked } = await ask(cabinet, { wall: true, survey: true });
  const quote = await staff.get<Quote>(`/api/quotes/${asked.id}`);
  expect(quote.lines.map(({ productName, unitPrice, service }) => [productName, unitPrice, service?.isByHand])).toEqual(
    [
      ['LED cabinet', null, undefined],
      ['Fitting: LED wall', null, true],
      ['Survey before the fitting, Mainland GB', '95.00', false],
    ],
  );
  const wall = { kind: 'wall', quantity: 1 };
  expect((await price(asked.id, { services: [wall] })).body.errors).toEqual({
    'services.0.unitPrice': ['Enter a price: the table has none for this'],
  });
  const services = [
    { ...wall, unitPrice: '900.00' },
    { kind: 'survey', quantity: 1 },
  ];
  const delivery = { deliveryMethodId: floor.standard, deliveryFee: '0.00', deliverOn: '2026-12-22' };
  expect((await price(asked.id, { services, ...delivery })).body.sums?.totalAmount).toBe('2875.00');
  const { body: sent } = await staff.post<Quote>(`/api/quotes/${asked.id}/send`, {});
  const accept = (wishes: string[]) =>
    buyer.post<{ order: Order } & Problem>(
      `/api/quotes/${sent.number}/accept`,
      { deliveryAddress: leedsAddress, paymentMethodId: floor.transfer, fitting: { wishes } },
      { 'Idempotency-Key': randomUUID() },
    );
  expect((await accept(['2026-12-01'])).body.errors).toEqual({
    'fitting.wishes.0': ['The first day that is possible is Thu 24 Dec, once the goods are there'],
  });
  const { order } = (await accept(['2026-12-24'])).body;
  expect(order.items.map(({ productName, unitPrice }) => [productName, unitPrice])).toEqual([
    ['LED cabinet', '470.00'],
    ['Fitting: LED wall', '900.00'],
    ['Survey before the fitting, Mainland GB', '95.00'],
  ]);
  const body = { day: '2026-12-24', version: order.version };
  const confirmed = await staff.put<Order>(`/api/orders/${order.id}/fitting`, body);
  expect(confirmed.body.events.at(-1)?.description).toBe('Fitting is confirmed for 24 Dec 2026');
});
