import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { products } from '#features/catalogue/tables.ts';
import { customerCredit } from '#features/credit/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import type { OrderRequest, OrderRequestForStaff } from '#features/orders/requests/contract.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { orders } from '#features/orders/tables.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { writeEmails } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { emails } from '#platform/tables.ts';
import { formatPounds, toDecimal, toPence } from '#values/money.ts';
import { reactions } from '../../src/reactions.ts';
import { hear } from '../support/live.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop } from '../support/shop.ts';
import { fillCart, limitGuests, openShopFloor, order, stockOf } from '../support/shop-floor.ts';

// Strangers who order without paying: they sell out no shop, and staff decide about what is beyond the limits.

const shop = await openTestShop();
const floor = await openShopFloor(shop);
const staff = await signedIn(shop, 'employer', ['manage_orders']);
const { db } = shop.context;
afterAll(() => shop.close());

beforeEach(async () => {
  await db.delete(orderRequests);
  await db.update(orders).set({ status: 'cancelled' });
  await limitGuests(shop, {});
  await stock(floor.board, 1_000);
  await stock(floor.bracket, 5_000);
});

const stock = (id: number, stockQuantity: number) =>
  db
    .update(products)
    .set({ stockQuantity, price: id === floor.board ? 29_900 : 1_800 })
    .where(eq(products.id, id));

/** A new guest who orders one of a product, by transfer unless said otherwise. */
async function guestOrders(email: string, lines: [number, number][] = [[floor.bracket, 1]], overrides: object = {}) {
  const guest = shop.visitor();
  await fillCart(guest, ...lines);
  return { ...(await order(guest, floor, { email, ...overrides })), guest };
}

/** A request that waits, as if it had come from this network. */
async function openRequest(email: string, network: string) {
  const values = { reason: 'amount', email, network, body: {}, terms: {}, requestedAt: new Date() };
  await db.insert(orderRequests).values(values as typeof orderRequests.$inferInsert);
}

/** A new account with its session, which orders by transfer. */
async function accountOrders(customer: Awaited<ReturnType<typeof signedIn>>, line: [number, number]) {
  await fillCart(customer, line);
  return order(customer, floor, { email: undefined });
}

async function requested(email: string, lines: [number, number][] = [[floor.board, 900]]) {
  const { body, guest } = await guestOrders(email, lines);
  if (!body.request || !body.accessKey) throw new Error(`This was placed: ${JSON.stringify(body)}`);
  return { request: body.request, key: body.accessKey, guest };
}

const answer = (id: number, how: string, body: object) =>
  staff.post<OrderRequest & { detail: string }>(`/api/order-requests/${id}/${how}`, body);

const priceOf = (id: number, price: number) => db.update(products).set({ price }).where(eq(products.id, id));
const pounds = (amount: string) => formatPounds(toPence(amount));

/** A request whose board costs something else meanwhile, so that the buyer is asked to agree. */
async function offeredAt(email: string, price: number) {
  const { request, key } = await requested(email);
  await priceOf(floor.board, price);
  const { offer } = (await answer(request.id, 'confirm', { version: 1 })).body;
  return { request, path: `/api/order-requests/${request.id}?key=${key}`, seen: offer?.grandTotal ?? '' };
}

/** The buyer answers, with the address of her request. */
const buyerAnswers = (how: 'agree' | 'withdraw') => (path: string, body: object) =>
  shop.visitor().post<OrderRequest & { type: string; detail: string }>(path.replace('?', `/${how}?`), body);
const [agree, withdraw] = [buyerAnswers('agree'), buyerAnswers('withdraw')];

describe('a guest who pays later', () => {
  test('cannot sell out the shop: five orders of everything leave half of every product', async () => {
    const stocks = [400, 94, 3, 2, 1];
    const ids = await Promise.all(
      stocks.map(async (stockQuantity, n) => {
        const [row] = await db
          .insert(products)
          .values({ name: `Range ${n}`, price: 100, category: 'Accessories', stockQuantity })
          .returning({ id: products.id });
        return row?.id ?? 0;
      }),
    );
    for (let n = 0; n < 5; n++) {
      await guestOrders(
        `sold.out.${n}@example.com`,
        ids.map((id, at): [number, number] => [id, stocks[at] ?? 0]),
      );
    }
    const left = await Promise.all(ids.map((id) => stockOf(shop, id)));
    for (const [at, quantity] of left.entries()) {
      expect(quantity).toBeGreaterThanOrEqual(Math.floor((stocks[at] ?? 0) / 2));
    }
  });

  test('holds half of a product together with all others, and one piece always', async () => {
    await stock(floor.board, 4);
    expect((await guestOrders('a@example.com', [[floor.board, 2]])).body.order).toBeDefined();
    expect((await guestOrders('b@example.com', [[floor.board, 1]])).body.request?.reason).toBe('stock');
    expect(await stockOf(shop, floor.board)).toBe(2);
    await stock(floor.bracket, 1);
    expect((await guestOrders('c@example.com')).body.order).toBeDefined();
    expect(await stockOf(shop, floor.bracket)).toBe(0);
  });

  test('has five orders at a time of one network, whatever addresses are given', async () => {
    const answers = [];
    for (let n = 0; n < 7; n++) answers.push((await guestOrders(`one.of.many.${n}@example.com`)).body);
    expect(answers.map(({ order: placed }) => Boolean(placed))).toEqual([true, true, true, true, true, false, false]);
    expect(answers.at(-1)?.request?.reason).toBe('orders');
  });

  test('has five orders at a time, however many are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => guestOrders(`rush.${n}@example.com`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(answers.filter(({ body }) => body.order)).toHaveLength(5);
  });

  test('sends one stranger five receipts at most, and asks staff about ten orders more', async () => {
    const answers = [];
    for (let n = 0; n < 20; n++) answers.push(await guestOrders('stranger@example.com'));
    expect(answers.filter(({ body }) => body.order)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.request)).toHaveLength(10);
    expect(answers.at(-1)?.status).toBe(429);
    expect(answers.at(-1)?.body.detail).toContain('Pay by card');
  });

  test('is not refused because strangers used their address for ten requests from another network', async () => {
    await guestOrders('owner@example.com');
    for (let n = 0; n < 10; n++) await openRequest('owner@example.com', '203.0.113.0/24');
    const { status, body } = await guestOrders('Owner@example.com', [[floor.board, 900]]);
    expect([status, body.request?.reason]).toEqual([201, 'amount']);
  });

  test('is refused while 500 requests of everyone wait', async () => {
    for (let n = 0; n < 500; n++) await openRequest(`many.${n}@example.com`, `203.0.${n % 250}.0/24`);
    const { status, body } = await guestOrders('late@example.com', [[floor.board, 900]]);
    expect([status, body.detail]).toEqual([429, expect.stringContaining('Pay by card, or try again tomorrow')]);
  });

  test('may owe £20,000 at a time', async () => {
    await limitGuests(shop, { guestShare: 100 });
    expect((await guestOrders('rich@example.com', [[floor.board, 55]])).body.order).toBeDefined();
    expect((await guestOrders('rich@example.com', [[floor.board, 1]])).body.request?.reason).toBe('amount');
    expect((await guestOrders('rich@example.com')).body.order).toBeDefined();
  });

  test('may order again once an order is paid or cancelled', async () => {
    await limitGuests(shop, { guestOrders: 1 });
    const first = await guestOrders('again@example.com');
    expect((await guestOrders('again@example.com')).body.request).toBeDefined();
    const { id, due, version } = first.body.order;
    await staff.post(`/api/orders/${id}/payments`, { kind: 'payment', amount: due, version });
    const second = await guestOrders('again@example.com');
    expect(second.body.order).toBeDefined();
    await staff.put(`/api/orders/${second.body.order.id}/status`, { status: 'cancelled' });
    expect((await guestOrders('again@example.com')).body.order).toBeDefined();
  });
});

describe('nothing of this is for', () => {
  test('guests who pay at once, by card', async () => {
    await limitGuests(shop, { guestOrders: 1, guestAmount: 0, guestShare: 0 });
    const byCard = { paymentMethodId: floor.card, testCard: approvedCard };
    for (let n = 0; n < 3; n++) {
      expect((await guestOrders('card@example.com', [[floor.board, 300]], byCard)).body.order).toBeDefined();
    }
    expect(await stockOf(shop, floor.board)).toBe(100);
  });

  test('customers with an account, and orders that staff take by phone', async () => {
    await limitGuests(shop, { guestOrders: 1, guestAmount: 0, guestShare: 0 });
    const customer = await signedIn(shop, 'public');
    await fillCart(customer, [floor.board, 600]);
    expect((await order(customer, floor, { email: undefined })).body.order).toBeDefined();
    const placed = await staff.post<Order>(
      '/api/orders/phone',
      {
        email: 'phone@example.com',
        deliveryMethodId: floor.collection,
        paymentMethodId: floor.transfer,
        billingAddress: { ...ADDRESS },
        items: [{ productId: floor.board, quantity: 300 }],
      },
      { 'Idempotency-Key': 'by-phone-0001' },
    );
    expect(placed.status).toBe(201);
    const [row] = await db.select().from(orders).where(eq(orders.id, placed.body.id));
    expect(row?.heldNetwork).toBeNull();
  });
});

const ADDRESS = {
  ...{ firstName: 'Jo', lastName: 'O’Brien', addressLine1: '1 Harbour Street', city: 'Leeds', postcode: 'LS1 4AP' },
  country: 'United Kingdom',
};

describe('an order beyond the limits', () => {
  test('is a request and nothing else: no number, stock, points or documents, and the cart is empty', async () => {
    const before = await db.$count(orders);
    const { request, key, guest } = await requested('asks@example.com');
    expect(request).toMatchObject({ status: 'waiting', reason: 'amount', order: null, offer: null, version: 1 });
    expect(request.terms.lines).toMatchObject([{ quantity: 900, unitPrice: '299.00' }]);
    expect(await db.$count(orders)).toBe(before);
    expect(await stockOf(shop, floor.board)).toBe(1_000);
    expect(await guest.get('/api/cart')).toEqual([]);
    const own = await shop.visitor().fetch(`/api/order-requests/${request.id}?key=${key}`);
    expect(await own.json()).toEqual(request);
    expect((await shop.visitor().fetch(`/api/order-requests/${request.id}?key=${'x'.repeat(43)}`)).status).toBe(404);
    expect((await shop.visitor().fetch(`/api/order-requests/${request.id + 1}?key=${key}`)).status).toBe(404);
  });

  test('is one request however often it is sent', async () => {
    const guest = shop.visitor();
    await fillCart(guest, [floor.board, 900]);
    const key = 'the-same-key-twice';
    const [first, second] = [
      await order(guest, floor, { email: 'twice@example.com' }, key),
      await order(guest, floor, { email: 'twice@example.com' }, key),
    ];
    expect(second).toEqual(first);
    expect(await db.$count(orderRequests)).toBe(1);
  });

  test('stores no card', async () => {
    await limitGuests(shop, { guestShare: 0 });
    await stock(floor.board, 10);
    const { body } = await guestOrders('typed@example.com', [[floor.board, 2]], { testCard: approvedCard });
    const [row] = await db
      .select()
      .from(orderRequests)
      .where(eq(orderRequests.id, body.request?.id ?? 0));
    expect(JSON.stringify(row)).not.toContain('4242');
  });

  test('becomes an order when staff confirm it, which counts to no limit', async () => {
    const { request, key } = await requested('confirmed@example.com');
    expect((await answer(request.id, 'confirm', { version: 7 })).status).toBe(409);
    const { status, body } = await answer(request.id, 'confirm', { version: 1 });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'confirmed', order: { orderNumber: expect.stringMatching(/^BF-/) } });
    expect(body.order?.accessKey).toBeUndefined();
    expect(await stockOf(shop, floor.board)).toBe(100);
    const own = await shop.get<OrderRequest>(`/api/order-requests/${request.id}?key=${key}`);
    const opened = await shop.get<Order>(`/api/orders/${own.order?.orderNumber}?key=${own.order?.accessKey}`);
    expect(opened).toMatchObject({ email: 'confirmed@example.com', paymentStatus: 'pending' });
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, body.order?.id ?? 0));
    expect(row?.heldNetwork).toBeNull();
    expect((await answer(request.id, 'confirm', { version: 2 })).status).toBe(409);
    expect((await answer(request.id, 'decline', { version: 2, reason: 'Too late' })).status).toBe(409);
  });

  test('is offered again where the price changed, and placed when the buyer agrees', async () => {
    const { request, key } = await requested('changed@example.com');
    await db.update(products).set({ price: 31_000 }).where(eq(products.id, floor.board));
    const offered = (await answer(request.id, 'confirm', { version: 1 })).body;
    expect(offered).toMatchObject({ status: 'offered', order: null, offer: { lines: [{ unitPrice: '310.00' }] } });
    expect(await stockOf(shop, floor.board)).toBe(1_000);
    const agree = (body: object, by = key) =>
      shop.visitor().post<OrderRequest>(`/api/order-requests/${request.id}/agree?key=${by}`, body);
    expect((await agree({ version: 2 }, 'wrong')).status).toBe(404);
    await db.update(products).set({ price: 32_000 }).where(eq(products.id, floor.board));
    const again = (await agree({ version: 2 })).body;
    expect(again).toMatchObject({ status: 'offered', offer: { lines: [{ unitPrice: '320.00' }] }, version: 3 });
    expect((await agree({ version: 2 })).status).toBe(409);
    const placed = (await agree({ version: 3 })).body;
    expect(placed).toMatchObject({ status: 'confirmed', offer: null });
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, placed.order?.id ?? 0));
    expect(row?.subtotal).toBe(900 * 32_000);
  });

  test('says that the price changed again, and places nothing, when the buyer agrees to what she saw before', async () => {
    const { request, path, seen } = await offeredAt('raised@example.com', 31_000);
    await priceOf(floor.board, 32_000);
    const refused = await agree(path, { version: 2, expectedTotal: seen });
    const now = toDecimal(toPence(seen) + 900 * 1_200);
    expect([refused.status, refused.body.type]).toEqual([409, expect.stringContaining('#changed')]);
    expect(refused.body.detail).toBe(
      `The price changed again while you read: it is ${pounds(now)} now, not ${pounds(seen)}. Nothing was ordered.`,
    );
    expect(refused.body).toMatchObject({ changed: { expected: { total: seen }, now: { grandTotal: now } } });
    expect(await db.$count(orders, eq(orders.email, 'raised@example.com'))).toBe(0);
    const own = await shop.get<OrderRequest>(path);
    expect(own).toMatchObject({ status: 'offered', version: 3, offer: { grandTotal: now } });
    // Another tab of hers still shows the old price.
    expect((await agree(path, { version: 2, expectedTotal: seen })).body).toMatchObject({
      changed: { now: own.offer },
    });
    const placed = await agree(path, { version: 3, expectedTotal: now });
    expect(placed.body).toMatchObject({ id: request.id, status: 'confirmed' });
  });

  test('says so too when the total is the same and something else changed', async () => {
    const { path, seen } = await offeredAt('renamed@example.com', 31_000);
    await db.update(deliveryMethods).set({ name: 'By van' }).where(eq(deliveryMethods.id, floor.standard));
    const refused = await agree(path, { version: 2, expectedTotal: seen });
    await db.update(deliveryMethods).set({ name: 'Standard' }).where(eq(deliveryMethods.id, floor.standard));
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      `Your order changed again while you read. It still comes to ${pounds(seen)}. Nothing was ordered.`,
    ]);
  });

  test('shows what was sent and what was agreed to, once it is placed', async () => {
    const { request, path, seen } = await offeredAt('both@example.com', 31_000);
    expect(request.agreed).toBeNull();
    await agree(path, { version: 2, expectedTotal: seen });
    const own = await shop.get<OrderRequest>(path);
    expect(own).toMatchObject({ offer: null, agreed: { grandTotal: seen } });
    expect(own.terms).toEqual(request.terms);
    const { items } = await staff.get<{ items: OrderRequest[] }>('/api/order-requests?status=confirmed');
    expect(items).toMatchObject([{ terms: request.terms, agreed: { grandTotal: seen } }]);
  });

  test('is withdrawn by the buyer while it waits, and staff see that', async () => {
    const { request, key } = await requested('withdrawn@example.com');
    const path = `/api/order-requests/${request.id}?key=${key}`;
    expect((await withdraw(path.replace(key, 'wrong'), { version: 1 })).status).toBe(404);
    expect((await withdraw(path, { version: 2 })).status).toBe(409);
    const { body } = await withdraw(path, { version: 1 });
    expect(body).toMatchObject({ status: 'withdrawn', order: null, version: 2, answeredAt: expect.any(String) });
    const list = await staff.get<{ items: OrderRequest[] }>('/api/order-requests?status=withdrawn');
    expect(list.items).toMatchObject([{ id: request.id, status: 'withdrawn' }]);
    const late = await answer(request.id, 'confirm', { version: 2 });
    expect([late.status, late.body.detail]).toEqual([409, 'The buyer has withdrawn this order request.']);
    expect((await withdraw(path, { version: 2 })).status).toBe(409);
    expect(await db.$count(orders, eq(orders.email, 'withdrawn@example.com'))).toBe(0);
    const records = await db.select().from(auditLog).where(eq(auditLog.recordId, request.id));
    expect(records).toMatchObject([{ action: 'order_request.withdrawn', actorId: null }]);
  });

  test('is declined by the buyer when it has changed, and makes room for another', async () => {
    await limitGuests(shop, { guestAmount: 0 });
    const { path, request } = await offeredAt('no.thanks@example.com', 31_000);
    expect((await withdraw(path, { version: 2 })).body).toMatchObject({ status: 'withdrawn', offer: null });
    expect((await agree(path, { version: 3 })).status).toBe(409);
    expect(await db.$count(orderRequests, eq(orderRequests.status, 'offered'))).toBe(0);
    expect((await answer(request.id, 'decline', { version: 3, reason: 'No' })).status).toBe(409);
  });

  test('cannot be agreed to once staff have declined it, and the buyer reads why', async () => {
    const { path, request, seen } = await offeredAt('too.late@example.com', 31_000);
    await answer(request.id, 'decline', { version: 2, reason: 'We sold the last ones' });
    const refused = await agree(path, { version: 2, expectedTotal: seen });
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This order request was answered meanwhile: it was declined.',
    ]);
    expect(await shop.get(path)).toMatchObject({ status: 'declined', answer: 'We sold the last ones' });
  });

  test('is not placed when the goods are gone: staff are told, and decline it', async () => {
    const { request, key } = await requested('gone@example.com');
    await stock(floor.board, 10);
    const refused = await answer(request.id, 'confirm', { version: 1 });
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain('43-inch menu board');
    expect((await answer(request.id, 'decline', { version: 1, reason: ' ' })).status).toBe(400);
    const { body } = await answer(request.id, 'decline', { version: 1, reason: 'We have ten left' });
    expect(body).toMatchObject({ status: 'declined', answer: 'We have ten left' });
    const own = await shop.get<OrderRequest>(`/api/order-requests/${request.id}?key=${key}`);
    expect(own).toMatchObject({ status: 'declined', answer: 'We have ten left', order: null });
  });

  test('is confirmed once, by whoever of staff is first', async () => {
    const { request } = await requested('once@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => answer(request.id, 'confirm', { version: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await db.$count(orders, and(eq(orders.email, 'once@example.com')))).toBe(1);
  });

  test('is told at once to staff who may confirm it, and to no one else', async () => {
    const watching = await hear(staff);
    const elsewhere = await hear(await signedIn(shop, 'employer', ['manage_products']));
    const buyer = await hear(shop.visitor());
    await openRequest('told@example.com', '203.0.113.0/24');
    const told = { about: 'order_requests' };
    await expect.poll(() => watching.events).toContainEqual(told);
    await Promise.all([watching, elsewhere, buyer].map((hearing) => hearing.hangUp()));
    expect([...elsewhere.events, ...buyer.events]).not.toContainEqual(told);
  });

  test('is listed for staff who manage orders, newest first', async () => {
    const [{ request: first }, { request: second }] = [
      await requested('1@example.com'),
      await requested('2@example.com'),
    ];
    await answer(first.id, 'decline', { version: 1, reason: 'No' });
    const list = async (query: string) =>
      (await staff.get<{ items: OrderRequest[] }>(`/api/order-requests?${query}`)).items.map(({ id }) => id);
    expect(await list('')).toEqual([second.id, first.id]);
    expect(await list('status=waiting')).toEqual([second.id]);
    expect(await list('limit=1')).toEqual([second.id]);
    expect((await staff.fetch('/api/order-requests?status=lost')).status).toBe(400);
  });
});

describe('staff who are to confirm an order', () => {
  test('see who asks for it, where it goes, how it is paid and what the buyer wrote', async () => {
    const address = { ...ADDRESS, company: 'Sunrise Café', phoneNumber: '0113 496 0000' };
    const typed = { purchaseOrderNumber: 'PO-77', notes: 'Ring the bell', deliveryAddress: address };
    await guestOrders('form@example.com', [[floor.board, 900]], typed);
    const { items } = await staff.get<{ items: OrderRequestForStaff[] }>('/api/order-requests');
    expect(items[0]?.form).toMatchObject({
      ...{ customerName: null, billingAddress: null, accountsEmail: null },
      ...{ paymentMethod: 'Bank transfer', purchaseOrderNumber: 'PO-77', notes: 'Ring the bell' },
      deliveryAddress: { firstName: 'Jo', lastName: 'O’Brien', company: 'Sunrise Café', postcode: 'LS1 4AP' },
    });
    expect(items[0]?.form.deliveryAddress?.phoneNumber).toBe('0113 496 0000');
  });

  test('see the saved address and the name of an account', async () => {
    await limitGuests(shop, { newAccounts: true, guestAmount: 0 });
    const customer = await signedIn(shop, 'public');
    const saved = await customer.post<{ id: number }>('/api/addresses', { ...ADDRESS, label: 'Café' });
    expect(saved.status).toBe(201);
    await fillCart(customer, [floor.bracket, 2]);
    const ofAccount = { email: undefined, deliveryAddress: undefined, deliveryAddressId: saved.body.id };
    expect((await order(customer, floor, ofAccount)).body.request).toBeDefined();
    const { items } = await staff.get<{ items: OrderRequestForStaff[] }>('/api/order-requests');
    expect(items[0]?.form).toMatchObject({ deliveryAddress: { addressLine1: '1 Harbour Street' } });
    expect(items[0]?.form.customerName).toBeTruthy();
  });

  test('get an e-mail in the shop’s own mailbox, which answers to the buyer and has no key in it', async () => {
    const company = await readSetting(db, 'company');
    await writeSetting(db, 'company', { ...company, email: 'shop@example.com' });
    const { request, key } = await requested('mailed@example.com');
    await handleWaiting(shop.context, {
      reactions,
      post: async (tx, letters) => void (await writeEmails(tx, shop.context.config, letters, new Date())),
    });
    const toShop = and(eq(emails.recipient, 'shop@example.com'), eq(emails.replyTo, 'mailed@example.com'));
    const [letter, ...more] = await db.select().from(emails).where(toShop);
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ template: 'order-to-confirm', subject: 'Order to confirm: mailed@example.com' });
    expect(letter?.text).toContain(`900 × 43-inch menu board, ${pounds(request.terms.grandTotal)} inc VAT`);
    expect(letter?.text).toContain('/admin/order-requests');
    expect(letter?.text).not.toMatch(new RegExp(`key|${key}`));
  });
});

describe('an account that has never paid', () => {
  test('counts as a guest where the settings say so: half of a product, and it is asked for the rest', async () => {
    await limitGuests(shop, { newAccounts: true });
    await stock(floor.board, 10);
    const customer = await signedIn(shop, 'public');
    const { status, body } = await accountOrders(customer, [floor.board, 10]);
    expect([status, body.request?.reason]).toEqual([201, 'stock']);
    const first = await accountOrders(customer, [floor.board, 5]);
    const [row] = await db.select().from(orders).where(eq(orders.id, first.body.order.id));
    expect(row?.heldNetwork).not.toBeNull();
    // Together with what other unpaid guests hold, of whichever kind.
    expect((await accountOrders(await signedIn(shop, 'public'), [floor.board, 1])).body.request?.reason).toBe('stock');
    expect((await guestOrders('guest@example.com', [[floor.board, 1]])).body.request?.reason).toBe('stock');
  });

  test('does not count as a guest in a demo that does not say so', async () => {
    await stock(floor.board, 10);
    const { body } = await accountOrders(await signedIn(shop, 'public'), [floor.board, 10]);
    expect(body.order).toBeDefined();
  });

  test('is no guest any more once it has paid, nor one that staff vouch for or that has credit', async () => {
    await limitGuests(shop, { newAccounts: true, guestOrders: 1 });
    const [payer, known, credited] = [
      await signedIn(shop, 'public'),
      await signedIn(shop, 'public'),
      await signedIn(shop, 'public'),
    ];
    const { id, due, version } = (await accountOrders(payer, [floor.bracket, 1])).body.order;
    expect((await accountOrders(payer, [floor.bracket, 1])).body.request?.reason).toBe('orders');
    await staff.post(`/api/orders/${id}/payments`, { kind: 'payment', amount: due, version });
    expect((await accountOrders(payer, [floor.bracket, 9])).body.order).toBeDefined();

    const byPhone = await accountOrders(known, [floor.bracket, 1]);
    await db.update(orders).set({ heldNetwork: null }).where(eq(orders.id, byPhone.body.order.id));
    expect((await accountOrders(known, [floor.bracket, 3])).body.order).toBeDefined();

    await db.insert(customerCredit).values({ customerId: credited.id, balance: 100 });
    expect((await accountOrders(credited, [floor.bracket, 4])).body.order).toBeDefined();
    expect((await accountOrders(credited, [floor.bracket, 4])).body.order).toBeDefined();
  });

  test('gets the order that staff confirm in its own account', async () => {
    await limitGuests(shop, { newAccounts: true, guestAmount: 0 });
    const customer = await signedIn(shop, 'public');
    const { body } = await accountOrders(customer, [floor.bracket, 2]);
    const confirmed = await answer(body.request?.id ?? 0, 'confirm', { version: body.request?.version });
    expect(confirmed.status).toBe(200);
    const [row] = await db.select().from(orders).where(eq(orders.customerId, customer.id));
    expect(row).toMatchObject({ customerId: customer.id, heldNetwork: null });
  });
});
