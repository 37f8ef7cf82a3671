// A fitting when its delivery moves or its screens come back (decision 0145). The clock stands on a Monday.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import type { Problem } from '#values/problem.ts';
import { openFitting } from '../support/fitting.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

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

type Answered = Order & Pick<Problem, 'detail' | 'errors'>;

const inverness = { ...leedsAddress, city: 'Inverness', postcode: 'IV1 1AA' };
const york = { ...leedsAddress, city: 'York', postcode: 'YO1 8AS' };

/** A paid order of two screens, both fitted, with a survey, which arrives on Monday 30 November. */
async function fitted(buyer: Visitor = shop.visitor(), fields: object = {}): Promise<Order> {
  const fitting = { count: 2, height: '2.5', survey: true };
  await buyer.post('/api/cart', { productId: screens.middle, quantity: 2, fitting });
  const card = { paymentMethodId: floor.card, testCard: approvedCard };
  const { status, body } = await order(buyer, floor, { ...card, ...fields });
  if (status !== 201) throw new Error(`The order answered ${status}: ${JSON.stringify(body)}`);
  return staff.get<Order>(`/api/orders/${body.order.id}`);
}

const change = ({ id, version }: Order, body: object) =>
  staff.put<Answered>(`/api/orders/${id}/delivery`, { version, ...body });
const confirm = ({ id, version }: Order, day: string) =>
  staff.put<Answered>(`/api/orders/${id}/fitting`, { day, version });
/** Gives back the whole of the lines for which `which` holds. */
async function refund({ id, version, items }: Order, which: (item: Order['items'][0]) => boolean): Promise<Order> {
  const pieces = items.filter(which).map((item) => ({ itemId: item.id, quantity: item.quantity }));
  const { status, body } = await staff.post<Answered>(`/api/orders/${id}/payments`, {
    ...{ kind: 'refund', reason: 'Called off', items: pieces, version },
  });
  if (status !== 201) throw new Error(`The refund answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
const isService = (item: Order['items'][0]) => item.isService === true;

test('goods with a fitting do not go to another zone before the fitting is refunded', async () => {
  const placed = await fitted();
  const { status, body } = await change(placed, { deliveryAddress: inverness });
  const sentence =
    'The fitting of this order was priced for Mainland GB, and this address is in the Highlands and Islands. Refund the fitting and any survey first, or cancel the order and take it down again.';
  expect([status, body.detail, body.errors]).toEqual([409, sentence, { 'deliveryAddress.postcode': [sentence] }]);
  expect((await staff.get<Order>(`/api/orders/${placed.id}`)).deliveryAddress?.city).toBe('Leeds');
  // A survey that is left was priced for the first zone as well.
  const withSurvey = await refund(placed, ({ productName }) => productName.startsWith('Fitting'));
  expect((await change(withSurvey, { deliveryAddress: inverness })).status).toBe(409);
  const without = await refund(withSurvey, ({ productName }) => productName.startsWith('Survey'));
  const moved = await change(without, { deliveryAddress: inverness });
  expect([moved.status, moved.body.deliveryAddress?.city]).toEqual([200, 'Inverness']);
});

test('of an order that is not paid there is no fitting to refund before it moves', async () => {
  const unpaid = await fitted(shop.visitor(), { paymentMethodId: floor.transfer, testCard: undefined });
  const { status, body } = await change(unpaid, { deliveryAddress: inverness });
  expect([status, body.detail]).toEqual([
    409,
    'The fitting of this order was priced for Mainland GB, and this address is in the Highlands and Islands. Cancel the order and take it down again.',
  ]);
});

test('goods with a fitting go to another address of the same zone', async () => {
  const { status, body } = await change(await fitted(), { deliveryAddress: york });
  expect([status, body.deliveryAddress?.city]).toEqual([200, 'York']);
});

test('goods do not go where the confirmed day is a holiday, within the same zone', async () => {
  const edinburgh = { ...leedsAddress, city: 'Edinburgh', postcode: 'EH1 1YZ' };
  const { body: confirmed } = await confirm(await fitted(), '2027-01-04');
  const { status, body } = await change(confirmed, { deliveryAddress: edinburgh });
  const sentence =
    'The fitting is confirmed for 4 Jan 2027, which is a holiday at this address. Move the fitting to another day first.';
  expect([status, body.detail, body.errors]).toEqual([409, sentence, { 'deliveryAddress.postcode': [sentence] }]);
  const { body: later } = await confirm(confirmed, '2027-01-05');
  expect((await change(later, { deliveryAddress: edinburgh })).body.deliveryAddress?.city).toBe('Edinburgh');
  const { body: second } = await confirm(await fitted(), '2027-01-04');
  const moved = await change(await refund(second, isService), { deliveryAddress: edinburgh });
  expect([moved.status, moved.body.deliveryAddress?.city]).toEqual([200, 'Edinburgh']);
});

test.each(['2026-12-08', '2026-12-10'])(
  'goods do not come on %s when their fitting is confirmed for 8 December',
  async (deliverOn) => {
    const { body: confirmed } = await confirm(await fitted(), '2026-12-08');
    const { status, body } = await change(confirmed, { deliverOn });
    const sentence =
      'The fitting is confirmed for 8 Dec 2026, and the goods must be there before that day. Move the fitting first.';
    expect([status, body.detail, body.errors]).toEqual([409, sentence, { deliverOn: [sentence] }]);
    expect((await change(confirmed, { deliverOn: '2026-12-07' })).status).toBe(200);
  },
);

test('once the fitting has moved, or is refunded, the goods may come later', async () => {
  const { body: confirmed } = await confirm(await fitted(), '2026-12-08');
  const { body: later } = await confirm(confirmed, '2026-12-14');
  expect((await change(later, { deliverOn: '2026-12-10' })).status).toBe(200);
  const { body: second } = await confirm(await fitted(), '2026-12-08');
  expect((await change(await refund(second, isService), { deliverOn: '2026-12-10' })).status).toBe(200);
});

test.each([
  ['2026-11-25', 'The goods are expected on 30 Nov 2026. Choose a day after that'],
  ['2026-11-30', 'The goods are expected on 30 Nov 2026. Choose a day after that'],
  ['2027-06-01', 'Choose a day until 31 May 2027'],
  ['2031-12-08', 'Choose a day until 31 May 2027'],
])('a fitting is not confirmed for %s when the goods come on 30 November', async (day, sentence) => {
  const placed = await fitted();
  const { status, body } = await confirm(placed, day);
  expect([status, body.errors]).toEqual([400, { day: [sentence] }]);
  expect((await staff.get<Order>(`/api/orders/${placed.id}`)).fitting?.confirmedOn).toBeNull();
});

test('a fitting is confirmed for the day after the goods, and for the last day that could be wished for', async () => {
  const { body: soon } = await confirm(await fitted(), '2026-12-01');
  expect(soon.fitting?.confirmedOn).toBe('2026-12-01');
  // Half a year after 2 December ends on a bank holiday.
  const { body: late } = await confirm(soon, '2027-05-28');
  expect(late.fitting?.confirmedOn).toBe('2027-05-28');
});

test('the days move with the delivery, and begin today once the goods are there', async () => {
  const { body: moved } = await change(await fitted(), { deliverOn: '2026-12-14' });
  expect((await confirm(moved, '2026-12-14')).body.errors).toEqual({
    day: ['The goods are expected on 14 Dec 2026. Choose a day after that'],
  });
  expect((await confirm(moved, '2027-06-14')).body.errors).toEqual({ day: ['Choose a day until 13 Jun 2027'] });
  await staff.put(`/api/orders/${moved.id}/status`, { status: 'delivered' });
  const delivered = await staff.get<Order>(`/api/orders/${moved.id}`);
  expect((await confirm(delivered, '2026-11-23')).body.fitting?.confirmedOn).toBe('2026-11-23');
});

const isScreen = (item: Order['items'][0]) => !isService(item);
const NOTHING_LEFT = 'Nothing is left to be fitted. Refund the fitting.';

test('no fitter is sent to screens that were all refunded', async () => {
  const without = await refund(await fitted(), isScreen);
  const { status, body } = await confirm(without, '2026-12-08');
  expect([status, body.detail]).toEqual([409, NOTHING_LEFT]);
});

test.each([
  ['refunded', undefined, false],
  ['put back in stock without a refund', '0', true],
  ['neither refunded nor put back in stock', '0', false],
])('no fitter is sent to screens that came back and were %s', async (_, amount, restock) => {
  const buyer = await signedIn(shop, 'public');
  const placed = await fitted(buyer, { email: undefined });
  await staff.put(`/api/orders/${placed.id}/status`, { status: 'delivered' });
  const items = placed.items.filter(isScreen).map(({ id, quantity }) => ({ itemId: id, quantity }));
  const asked = { items, reason: 'damaged', details: null, pictures: [] };
  const { body: back } = await buyer.post<{ id: number }>(`/api/orders/${placed.id}/returns`, asked);
  await staff.fetch(`/api/returns/${back.id}`, { method: 'PATCH', json: { decision: 'accepted' } });
  const completed = await staff.post(`/api/returns/${back.id}/refund`, { restock, ...(amount && { amount }) });
  expect(completed.status).toBe(200);
  const { status, body } = await confirm(await staff.get<Order>(`/api/orders/${placed.id}`), '2026-12-08');
  expect([status, body.detail]).toEqual([409, NOTHING_LEFT]);
});

test('a fitter is sent while one screen is left, and to no fitting that was refunded', async () => {
  const placed = await fitted();
  const [screen] = placed.items;
  const { body: one } = await staff.post<Order>(`/api/orders/${placed.id}/payments`, {
    ...{ kind: 'refund', reason: 'Called off', items: [{ itemId: screen?.id, quantity: 1 }], version: placed.version },
  });
  const { status, body } = await confirm(one, '2026-12-08');
  expect([status, body.fitting?.confirmedOn]).toEqual([200, '2026-12-08']);
  const without = await refund(body, isService);
  const again = await confirm(without, '2026-12-09');
  expect([again.status, again.body.detail]).toEqual([409, 'The fitting of this order was refunded already.']);
});

describe('services that were refunded before the order moved to another zone', () => {
  const MOVED =
    'The fitting of this order was priced for Mainland GB, and this address is in the Highlands and Islands.';
  const pay = ({ id, version }: Order, amount?: string) =>
    staff.post<Answered>(`/api/orders/${id}/payments`, { kind: 'payment', version, ...(amount && { amount }) });
  // What was refunded is never taken for granted: its amount is typed.
  const givenBack = ({ staff: money }: Order) => money?.payments.findLast(({ kind }) => kind === 'refund')?.amount;
  const movedAfter = async (which: (item: Order['items'][0]) => boolean) => {
    const { body } = await change(await refund(await fitted(), which), { deliveryAddress: inverness });
    return body;
  };

  test.each([
    ['the services alone', isService],
    ['the whole order', () => true],
  ])('are not sold again at the old price: %s', async (_, which) => {
    const moved = await movedAfter(which);
    const { status, body } = await pay(moved, givenBack(moved));
    const sentence = `${MOVED} It was refunded, and a payment in full would sell it again at the old price. Cancel the order and take it down again.`;
    expect([status, body.detail, body.errors]).toEqual([409, sentence, { amount: [sentence] }]);
    const after = await staff.get<Order>(`/api/orders/${moved.id}`);
    expect(after.paymentStatus).toBe(moved.paymentStatus);
  });

  test('do not stop a payment of a part, which sells no service', async () => {
    expect((await pay(await movedAfter(() => true), '100.00')).status).toBe(201);
  });

  test('are sold again where the order has stayed in its zone', async () => {
    const { body: moved } = await change(await refund(await fitted(), isService), { deliveryAddress: york });
    expect((await pay(moved, givenBack(moved))).body.paymentStatus).toBe('paid');
  });

  test('get no fitter sent when their refund failed after the move', async () => {
    const moved = await movedAfter(isService);
    // What a refund that a card's bank sends back leaves behind.
    await shop.context.pool.query('update order_items set refunded = 0 where order_id = $1', [moved.id]);
    const { status, body } = await confirm(moved, '2026-12-08');
    expect([status, body.detail]).toEqual([409, `${MOVED} Refund the fitting and any survey.`]);
  });
});
