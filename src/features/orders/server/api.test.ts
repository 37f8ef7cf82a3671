import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import {
  fillCart,
  type OrderAnswer,
  openShopFloor,
  order,
  type ShopFloor,
  stockOf,
} from '../../../../tests/support/shop-floor.ts';
import type { Order } from '../contract.ts';
import { approvedCard, declinedCard, leedsAddress } from '../factory.ts';

let shop: TestShop;
let floor: ShopFloor;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
});
afterAll(() => shop?.close());

async function guestWith(...lines: [number, number][]): Promise<Visitor> {
  const visitor = shop.visitor();
  await fillCart(visitor, ...lines);
  return visitor;
}

async function countRows(): Promise<unknown> {
  const { rows } = await shop.context.db.execute(
    sql`select (select count(*) from orders) as orders, (select count(*) from order_items) as items,
      (select count(*) from idempotency_keys) as keys, (select count(*) from announcements) as announcements,
      (select sum(stock_quantity) from products) as stock, (select count(*) from payments) as payments,
      (select count(*) from reward_transactions) as points, (select count(*) from cart_items) as cart`,
  );
  return rows[0];
}

test('a guest buys by bank transfer: the sums, the first event, the stock and the empty cart', async () => {
  const before = await stockOf(shop, floor.board);
  const guest = await guestWith([floor.board, 2], [floor.bracket, 1]);
  const { status, body } = await order(guest, floor, { notes: 'Ring twice', purchaseOrderNumber: 'PO-7' });
  expect(status).toBe(201);
  expect(body.order).toMatchObject({
    customerId: null,
    email: 'amira@corner-cafe.example',
    status: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'Bank transfer',
    subtotal: '616.00',
    discount: '0.00',
    deliveryFee: '0.00',
    totalAmount: '616.00',
    vatRate: '20.00',
    vatAmount: '123.20',
    grandTotal: '739.20',
    pointsEarned: 0,
    productName: '43-inch menu board + 1 more',
    quantity: 3,
    unitPrice: '299.00',
    notes: 'Ring twice',
    purchaseOrderNumber: 'PO-7',
    customer: { id: null, name: 'Amira Patel' },
    version: 1,
  });
  expect(body.order.orderNumber).toMatch(/^BF-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(body.order.events).toMatchObject([{ status: 'pending', description: 'We have received your order' }]);
  expect(await stockOf(shop, floor.board)).toBe(before - 2);
  expect(await guest.get('/api/cart')).toEqual([]);
});

test('the key of the receipt opens a guest order, nothing else does', async () => {
  const { body } = await order(await guestWith([floor.bracket, 1]), floor);
  const path = `/api/orders/${body.order.orderNumber}`;
  expect(body.accessKey).toMatch(/^[\w-]{43}$/);
  const read = async (visitor: Visitor, url: string) => (await visitor.fetch(url)).status;
  expect(await read(shop.visitor(), `${path}?key=${body.accessKey}`)).toBe(200);
  expect(await read(shop.visitor(), `/api/orders/${body.order.id}?key=${body.accessKey}`)).toBe(200);
  expect(await read(shop.visitor(), path)).toBe(401);
  expect(await read(shop.visitor(), `${path}?key=${'x'.repeat(43)}`)).toBe(404);
  expect(await read(shop.visitor(), `${path}?key=x`)).toBe(404);
  expect(await read(await signedIn(shop, 'public'), path)).toBe(404);
  expect(await read(await signedIn(shop, 'employer'), path)).toBe(404);
  expect(await read(await signedIn(shop, 'employer', ['view_orders']), path)).toBe(200);
});

test('the key of an order is not stored in clear text', async () => {
  const { body } = await order(await guestWith([floor.bracket, 1]), floor);
  const { rows } = await shop.context.db.execute(sql`
    select (select json_agg(o)::text from orders o) || (select json_agg(i)::text from idempotency_keys i)
      || (select json_agg(a)::text from announcements a) as everything`);
  expect(String(rows[0]?.everything)).not.toContain(body.accessKey);
});

test('a replay answers the very same body although the cart is empty by then; another body is refused', async () => {
  const guest = await guestWith([floor.bracket, 2]);
  const first = await order(guest, floor, {}, 'replayed-key');
  const second = await order(guest, floor, {}, 'replayed-key');
  expect(second.status).toBe(201);
  expect(JSON.stringify(second.body)).toBe(JSON.stringify(first.body));
  const other = await order(guest, floor, { notes: 'Something else' }, 'replayed-key');
  expect(other.status).toBe(409);
  const stranger = await order(await guestWith([floor.bracket, 1]), floor, {}, 'replayed-key');
  expect(stranger.body.order.id).not.toBe(first.body.order.id);
});

test('a parallel twin waits and gets the same order', async () => {
  const guest = await guestWith([floor.bracket, 1]);
  const answers = await Promise.all([1, 2, 3, 4].map(() => order(guest, floor, {}, 'parallel-twin')));
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map((answer) => answer.body.order.id)).size).toBe(1);
});

test('a refused order leaves its key free to be used again', async () => {
  const guest = await guestWith([floor.board, 1]);
  const paying = { paymentMethodId: floor.card };
  expect((await order(guest, floor, { ...paying, testCard: declinedCard }, 'second-try')).status).toBe(402);
  expect((await order(guest, floor, { ...paying, testCard: approvedCard }, 'second-try')).status).toBe(201);
});

test('a declined card touches nothing', async () => {
  const guest = await guestWith([floor.board, 1]);
  const before = await countRows();
  const { status, body } = await order(guest, floor, { paymentMethodId: floor.card, testCard: declinedCard });
  expect(status).toBe(402);
  expect(body.detail).toMatch(/declined/);
  expect(await countRows()).toEqual(before);
});

test('the test card pays at once and earns a customer their points', async () => {
  const customer = await signedIn(shop, 'public');
  await fillCart(customer, [floor.board, 1]);
  const paying = { paymentMethodId: floor.card, testCard: approvedCard, email: undefined };
  const { body } = await order(customer, floor, paying);
  expect(body).toMatchObject({ order: { customerId: customer.id, paymentStatus: 'paid', pointsEarned: 299 } });
  expect(body.accessKey).toBeUndefined();
  expect(await customer.get('/api/rewards')).toMatchObject({
    rewardPoints: 299,
    totalEarned: 299,
    membershipLevel: 'bronze',
  });

  await fillCart(customer, [floor.board, 1]);
  const tooMany = await order(customer, floor, { ...paying, redeemPoints: 300 });
  expect([tooMany.status, tooMany.body.errors?.redeemPoints]).toEqual([409, ['You have 299 points']]);
  const { body: second } = await order(customer, floor, { ...paying, redeemPoints: 200 });
  expect(second.order).toMatchObject({
    ...{ subtotal: '299.00', discount: '2.00', totalAmount: '297.00', vatAmount: '59.40', grandTotal: '356.40' },
    ...{ pointsRedeemed: 200, pointsEarned: 297 },
  });
  expect(await customer.get('/api/rewards')).toMatchObject({ rewardPoints: 396, totalEarned: 596, totalRedeemed: 200 });
  const history = await customer.get<{ points: number }[]>('/api/reward-transactions');
  expect(history.map((row) => row.points)).toEqual([297, -200, 299]);
});

test('staff may buy, but neither earn nor redeem', async () => {
  const admin = await signedIn(shop, 'admin');
  await fillCart(admin, [floor.board, 1]);
  const paying = { paymentMethodId: floor.card, testCard: approvedCard };
  const refused = await order(admin, floor, { ...paying, redeemPoints: 100 });
  expect([refused.status, Object.keys(refused.body.errors ?? {})]).toEqual([400, ['redeemPoints']]);
  expect((await order(admin, floor, paying)).body.order).toMatchObject({ paymentStatus: 'paid', pointsEarned: 0 });
});

test('Collection ignores addresses and carries the store VAT; exports and the Channel Islands carry none', async () => {
  const collected = await order(await guestWith([floor.bracket, 1]), floor, {
    deliveryMethodId: floor.collection,
    deliveryAddress: { country: 'Narnia', postcode: 7 },
  });
  expect(collected.body.order).toMatchObject({
    deliveryAddress: null,
    shippingAddress: null,
    vatRate: '20.00',
    deliveryFee: '0.00',
  });
  const abroad = { ...leedsAddress, city: 'Paris', postcode: '75011', country: 'France' };
  const exported = await order(await guestWith([floor.bracket, 1]), floor, { deliveryAddress: abroad });
  expect(exported.body.order).toMatchObject({ vatRate: '0.00', vatAmount: '0.00', grandTotal: '27.99' });
  const jersey = { ...leedsAddress, city: 'St Helier', postcode: 'JE2 3AB' };
  const islands = await order(await guestWith([floor.bracket, 1]), floor, { deliveryAddress: jersey });
  expect(islands.body.order.vatRate).toBe('0.00');
  // A document that says 'exported from the United Kingdom' is not addressed to it.
  expect(islands.body.order.shippingAddress).toMatch(/JE2 3AB\W+Jersey$/);
});

test('a customer can use their own saved addresses only', async () => {
  const customer = await signedIn(shop, 'public');
  const saved = await customer.post<{ id: number }>('/api/addresses', leedsAddress);
  await fillCart(customer, [floor.bracket, 1]);
  const using = { deliveryAddress: undefined, deliveryAddressId: saved.body.id, email: undefined };
  expect((await order(customer, floor, using)).body.order.deliveryAddress).toMatchObject({ city: 'Leeds' });
  const stranger = await signedIn(shop, 'public');
  await fillCart(stranger, [floor.bracket, 1]);
  const refused = await order(stranger, floor, using);
  expect([refused.status, refused.body.errors]).toEqual([400, { deliveryAddressId: ['Choose one of your addresses'] }]);
  expect((await order(await guestWith([floor.bracket, 1]), floor, { ...using, email: 'a@b.example' })).status).toBe(
    400,
  );
});

test.each([
  ['no e-mail address', { email: '' }, ['email']],
  ['a broken e-mail address', { email: 'amira@' }, ['email']],
  ['no address', { deliveryAddress: undefined }, ['deliveryAddress.firstName', 'deliveryAddress.postcode']],
  ['an address that is a number', { deliveryAddress: 7 }, ['deliveryAddress']],
  ['a wrong postcode', { deliveryAddress: { ...leedsAddress, postcode: '99999' } }, ['deliveryAddress.postcode']],
  [
    'a country that is not served',
    { deliveryAddress: { ...leedsAddress, country: 'Narnia' } },
    ['deliveryAddress.country'],
  ],
  [
    'a name of 10,000 letters',
    { deliveryAddress: { ...leedsAddress, firstName: 'x'.repeat(10_000) } },
    ['deliveryAddress.firstName'],
  ],
  ['a NUL byte', { deliveryAddress: { ...leedsAddress, city: 'Lee\u0000ds' } }, ['deliveryAddress.city']],
  ['a NUL byte in the notes', { notes: 'a\u0000b' }, ['notes']],
  ['a wrong billing postcode', { billingAddress: { ...leedsAddress, postcode: 'x' } }, ['billingAddress.postcode']],
  ['half a hundred points', { redeemPoints: 50 }, ['redeemPoints']],
  ['points without an account', { redeemPoints: 100 }, ['redeemPoints']],
  ['negative points', { redeemPoints: -100 }, ['redeemPoints']],
])('refuses %s with a sentence at the field, and nothing is written', async (_name, overrides, fields) => {
  const guest = await guestWith([floor.bracket, 1]);
  const before = await countRows();
  const { status, body } = await order(guest, floor, overrides as object);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(expect.arrayContaining(fields));
  expect(await countRows()).toEqual(before);
});

test('refuses methods that are closed or unknown, all wrong fields at once', async () => {
  const guest = await guestWith([floor.bracket, 1]);
  const { status, body } = await order(guest, floor, {
    email: '',
    deliveryMethodId: floor.closed,
    paymentMethodId: 999_999,
  });
  expect(status).toBe(400);
  expect(body.errors).toEqual({
    email: ['Please enter a valid email address'],
    deliveryMethodId: ['This delivery method is no longer offered. Choose another.'],
    paymentMethodId: ['This payment method is no longer offered. Choose another.'],
  });
  const cardless = await order(guest, floor, { paymentMethodId: floor.card });
  expect([cardless.status, Object.keys(cardless.body.errors ?? {})]).toEqual([400, ['testCard.number']]);
});

test('a price sent by the client is never read', async () => {
  const guest = await guestWith([floor.board, 1]);
  const sent = {
    totalAmount: '0.01',
    subtotal: 1,
    items: [{ productId: floor.board, quantity: 1, unitPrice: '0.01' }],
  };
  expect((await order(guest, floor, sent as object)).body.order.grandTotal).toBe('358.80');
});

test('an empty cart, an unknown browser, a missing or short key', async () => {
  const guest = await guestWith([floor.bracket, 1]);
  await guest.delete('/api/cart');
  const empty = await order(guest, floor);
  expect([empty.status, empty.body.detail]).toEqual([
    409,
    'Your cart is empty. Add a product before you place an order.',
  ]);
  expect((await order(shop.visitor(), floor)).status).toBe(409);
  expect((await guest.post('/api/orders', { deliveryMethodId: 1, paymentMethodId: 1 })).status).toBe(400);
  expect((await order(guest, floor, {}, 'short')).status).toBe(400);
});

test('a total that the columns cannot hold is refused, not a failure', async () => {
  await shop.context.db.execute(sql`update products set price = 99999999.99 where id = ${floor.bracket}`);
  const { status, body } = await order(await guestWith([floor.bracket, 999]), floor);
  await shop.context.db.execute(sql`update products set price = 18.00 where id = ${floor.bracket}`);
  expect([status, body.detail]).toEqual([400, 'The total of an order can be at most £99,999,999.99.']);
});

test('right-to-left text, emoji, HTML and SQL come back as they were written', async () => {
  const odd = `مرحبا 🛒 <script>alert(1)</script> '; drop table orders; --`;
  const { body } = await order(await guestWith([floor.bracket, 1]), floor, { notes: odd });
  expect(body.order.notes).toBe(odd);
});

test('own orders come newest first; other users need the permission to see them', async () => {
  const customer = await signedIn(shop, 'public');
  for (const notes of ['one', 'two', 'three']) {
    await fillCart(customer, [floor.bracket, 1]);
    await order(customer, floor, { notes, email: undefined });
  }
  const own = await customer.get<Order[]>('/api/orders');
  expect(own.map((row) => row.notes)).toEqual(['three', 'two', 'one']);
  const status = async (visitor: Visitor, path: string) => (await visitor.fetch(path)).status;
  expect(await status(shop.visitor(), '/api/orders')).toBe(401);
  expect(await status(customer, '/api/orders?scope=all')).toBe(403);
  const staff = await signedIn(shop, 'employer', ['view_orders']);
  expect(await status(staff, '/api/orders?scope=all&cursor=rubbish')).toBe(400);
  expect(await status(staff, '/api/orders?scope=all&status=lost')).toBe(400);
  expect(await status(staff, '/api/orders?scope=all&limit=0')).toBe(400);

  const seen: number[] = [];
  let cursor: string | null = '';
  do {
    const page: { items: Order[]; nextCursor: string | null } = await staff.get(
      `/api/orders?scope=all&limit=2&cursor=${cursor}`,
    );
    seen.push(...page.items.map((row) => row.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));

  const search = async (q: string) =>
    (await staff.get<{ items: Order[] }>(`/api/orders?scope=all&q=${encodeURIComponent(q)}`)).items.map(
      (row) => row.notes,
    );
  expect(await search(own[0]?.orderNumber.toLowerCase().replaceAll('-', ' ') ?? '')).toEqual(['three']);
  expect(await search(own[1]?.email ?? '')).toEqual(['three', 'two', 'one']);
  expect(await search('test person')).toEqual(expect.arrayContaining(['three', 'two', 'one']));
  expect(await search('100%_no such')).toEqual([]);
});

test('an order that does not exist is not found, whatever is asked for', async () => {
  const admin = await signedIn(shop, 'admin');
  for (const id of ['999999', '99999999999', 'BF-0000-0000', 'x', '-1', "1'--", '%00']) {
    expect((await admin.fetch(`/api/orders/${encodeURIComponent(id)}`)).status, id).toBe(404);
  }
});

test('the answer of an order fits its contract', async () => {
  const answer: OrderAnswer = await order(await guestWith([floor.board, 3]), floor);
  expect(answer.body.order.items).toMatchObject([
    { quantity: 3, unitPrice: '299.00', totalPrice: '897.00', sku: 'MB-43' },
  ]);
});
