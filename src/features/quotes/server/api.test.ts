import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import { messages } from '#features/messages/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, leedsAddress } from '#features/orders/factory.ts';
import { orders } from '#features/orders/tables.ts';
import type { Quote } from '#features/quotes/contract.ts';
import { expireQuotes } from '#features/quotes/server/door.ts';
import { quotes } from '#features/quotes/tables.ts';
import { newBackoff } from '#platform/backoff.ts';
import { sendEmail } from '#platform/mail-sender.ts';
import { writeEmails } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { emails } from '#platform/tables.ts';
import { addDays } from '#values/instant.ts';
import { mailPlan, reactions } from '../../../../src/reactions.ts';
import { type Mailbox, openMailbox } from '../../../../tests/support/mailbox.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, type ShopFloor, stockOf } from '../../../../tests/support/shop-floor.ts';
import { quoteKeyOf } from './quote-key.ts';

type Answered = Quote & { detail: string; errors?: Record<string, string[]> };
type Accepted = {
  status: number;
  body: { order: Order; accessKey?: string; detail: string; errors?: Record<string, string[]> };
};

let shop: TestShop;
let floor: ShopFloor;
let mailbox: Mailbox;
let staff: Visitor & { id: number };
let customer: Visitor & { id: number };
let now: Date;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url });
  Object.assign(shop.context, { clock: { now: () => now } });
  now = new Date('2026-11-21T10:00:00Z');
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
});
afterAll(async () => {
  await shop?.close();
  await mailbox?.close();
});
beforeEach(async () => {
  now = new Date('2026-11-21T10:00:00Z');
  await shop.context.pool.query('delete from rate_limits');
});

const asking = {
  name: '王小明',
  email: 'wang@corner-cafe.example',
  phone: '0113 496 0000',
  message: 'Ten for our cafés, please',
};

async function ask(visitor: Visitor = shop.visitor(), items = [{ productId: floor.board, quantity: 10 }]) {
  const { status, body } = await visitor.post<{ id: number; number: string }>('/api/quotes', { ...asking, items });
  expect(status).toBe(201);
  return body;
}

const pricing = (overrides: object = {}) => ({
  lines: [
    { productId: floor.board, quantity: 10, unitPrice: '249.00' },
    { productId: floor.bracket, quantity: 10, unitPrice: '0.00' },
  ],
  deliveryMethodId: floor.standard,
  deliveryFee: '45.00',
  deliverOn: '2027-01-15',
  validUntil: '2026-12-05',
  note: 'With brackets at no charge',
  ...overrides,
});

const price = (id: number, overrides: object = {}) => staff.put<Answered>(`/api/quotes/${id}`, pricing(overrides));

/** A quote that waits for the customer's answer, with the key of its link. */
async function sent(visitor?: Visitor, overrides: object = {}) {
  const { id, number } = await ask(visitor);
  expect((await price(id, overrides)).status).toBe(200);
  const { status, body } = await staff.post<Answered>(`/api/quotes/${id}/send`, {});
  expect([status, body.status]).toEqual([200, 'sent']);
  return { id, number, quote: body, key: await keyOf(id) };
}

async function keyOf(id: number): Promise<string> {
  const [row] = await shop.context.db.select().from(quotes).where(eq(quotes.id, id));
  return quoteKeyOf(shop.context.db, { number: row?.number ?? '', round: row?.round ?? 0 });
}

function accept(
  { number, key }: { number: string; key?: string },
  overrides: object = {},
  visitor: Visitor = shop.visitor(),
  once: string = randomUUID(),
): Promise<Accepted> {
  const body = { deliveryAddress: leedsAddress, paymentMethodId: floor.transfer, ...overrides };
  const query = key ? `?key=${encodeURIComponent(key)}` : '';
  return visitor.post<Accepted['body']>(`/api/quotes/${number}/accept${query}`, body, { 'Idempotency-Key': once });
}

async function letAllHappen() {
  const post: { id: number }[] = [];
  await handleWaiting(
    shop.context,
    {
      reactions,
      post: async (tx, letters) => {
        const ids = await writeEmails(tx, shop.context.config, letters, now);
        post.push(...ids.map((id) => ({ id })));
      },
    },
    newBackoff({ first: 1, most: 1 }),
  );
  for (const { id } of post) await sendEmail(shop.context, id, mailPlan);
}

describe('asking', () => {
  test('refuses a request without goods or with invalid fields, and accepts a 200-character name', async () => {
    const visitor = shop.visitor();
    const empty = await visitor.post<Answered>('/api/quotes', asking);
    expect([empty.status, empty.body.detail]).toEqual([409, 'Your cart is empty. Add what you want a quote for.']);
    const items = [{ productId: 2_000_000_000, quantity: 0 }];
    const wrong = await visitor.post<Answered>('/api/quotes', {
      ...asking,
      name: '王'.repeat(201),
      email: 'no',
      items,
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors ?? {}).toSorted()).toEqual(['email', 'items.0.quantity', 'name']);
    const unknown = await visitor.post<Answered>('/api/quotes', {
      ...asking,
      items: [{ productId: 99_999, quantity: 1 }],
    });
    expect([unknown.status, unknown.body.errors]).toEqual([400, { 'items.0.productId': ['This is no longer sold'] }]);
    const long = { ...asking, name: '王'.repeat(200), items: [{ productId: floor.board, quantity: 1 }] };
    expect((await visitor.post('/api/quotes', long)).status).toBe(201);
  });

  test('a robot that fills in the hidden field is thanked, and nothing is stored; the eleventh in an hour waits', async () => {
    const before = await shop.context.db.$count(quotes);
    const robot = shop.visitor();
    expect((await robot.post('/api/quotes', { ...asking, website: 'http://spam.example' })).status).toBe(201);
    expect(await shop.context.db.$count(quotes)).toBe(before);
    for (let i = 0; i < 9; i++) await robot.post('/api/quotes', asking);
    expect((await robot.post('/api/quotes', asking)).status).toBe(429);
  });

  test('the goods in the cart become the request, which lands among the messages; the cart stays', async () => {
    const visitor = shop.visitor();
    await fillCart(visitor, [floor.board, 3], [floor.bracket, 6]);
    const { body } = await visitor.post<{ id: number }>('/api/quotes', asking);
    const quote = await staff.get<Quote>(`/api/quotes/${body.id}`);
    expect(quote.lines.map(({ productName, quantity, unitPrice }) => [productName, quantity, unitPrice])).toEqual([
      ['43-inch menu board', 3, null],
      ['Wall bracket', 6, null],
    ]);
    expect([quote.status, quote.sums]).toEqual(['requested', null]);
    expect(await visitor.get<unknown[]>('/api/cart')).toHaveLength(2);
    await letAllHappen();
    const [message] = await shop.context.db.select().from(messages).where(eq(messages.quoteId, body.id));
    expect(message).toMatchObject({ kind: 'quote', name: '王小明', status: 'open' });
    expect(message?.message).toContain('6 × Wall bracket');
  });
});

describe('pricing and sending', () => {
  test('prices, days and delivery are checked field by field', async () => {
    const { id } = await ask();
    const bad = await price(id, {
      lines: [{ productId: floor.board, quantity: 1.5, unitPrice: '-1' }],
      deliveryMethodId: floor.closed,
      validUntil: '2026-02-30',
    });
    expect(bad.status).toBe(400);
    expect(Object.keys(bad.body.errors ?? {}).toSorted()).toEqual([
      'lines.0.quantity',
      'lines.0.unitPrice',
      'validUntil',
    ]);
    expect((await price(id, { lines: [] })).body.errors).toEqual({ lines: ['Add a product'] });
    expect((await price(id, { deliveryMethodId: floor.closed })).body.errors).toHaveProperty('deliveryMethodId');
    expect((await price(id, { validUntil: '2026-11-20' })).body.errors).toEqual({
      validUntil: ['This day is over. Choose today or a later one'],
    });
    expect((await price(id, { deliverOn: '2026-12-01' })).body.errors).toHaveProperty('deliverOn');
    const dear = { lines: [{ productId: floor.board, quantity: 1_000_000, unitPrice: '99999999.99' }] };
    expect((await price(id, dear)).status).toBe(400);
    expect((await staff.post<Answered>(`/api/quotes/${id}/send`, {})).body.detail).toBe(
      'Price every line before you send it.',
    );
  });

  test('two colleagues on one quote: the second is told, and nothing is overwritten', async () => {
    const { id } = await ask();
    const { version } = await staff.get<Quote>(`/api/quotes/${id}`);
    expect((await price(id, { version })).status).toBe(200);
    const late = await price(id, { version, note: 'Mine' });
    expect([late.status, late.body.detail]).toEqual([
      409,
      'Somebody else changed this quote meanwhile. Look at it again before you change it.',
    ]);
    expect((await staff.get<Quote>(`/api/quotes/${id}`)).note).toBe('With brackets at no charge');
  });

  test('a sent quote must be withdrawn before it changes, and the old link says so', async () => {
    const { id, number, key } = await sent();
    expect((await price(id)).status).toBe(409);
    expect((await staff.post(`/api/quotes/${id}/withdraw`, {})).status).toBe(200);
    const refused = await accept({ number, key });
    expect([refused.status, refused.body.detail]).toEqual([409, 'We have withdrawn this quote. Ask us for a new one.']);
    await price(id, { lines: [{ productId: floor.board, quantity: 10, unitPrice: '260.00' }] });
    await staff.post(`/api/quotes/${id}/send`, {});
    expect((await accept({ number, key })).status).toBe(404);
    expect((await accept({ number, key: await keyOf(id) })).status).toBe(201);
  });

  test('the e-mail has the PDF and a link whose key is not stored; every step is in the audit log', async () => {
    mailbox.received.length = 0;
    const { id, number, key, quote } = await sent();
    expect(quote.sums).toEqual({
      subtotal: '2490.00',
      deliveryFee: '45.00',
      totalAmount: '2535.00',
      vatRate: '20.00',
      vatAmount: '507.00',
      grandTotal: '3042.00',
    });
    await letAllHappen();
    const letter = mailbox.received.find(({ subject }) => subject === `Your quote ${number}`);
    expect(letter?.text).toContain(`/quotes/${number}?key=${key}`);
    expect(letter?.text).toContain('£2,535.00 ex VAT');
    expect(letter?.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`quote-${number}.pdf`, 'application/pdf'],
    ]);
    const kept = await shop.context.db.select().from(emails).where(eq(emails.template, 'quote'));
    expect(kept.some(({ html, text }) => html.includes(key) || text.includes(key))).toBe(false);
    expect((await staff.get<Quote>(`/api/quotes/${id}`)).staff?.email?.status).toBe('sent');
    const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
    expect(log.filter(({ recordType }) => recordType === 'quote').map(({ action }) => action)).toEqual([
      'quote.priced',
      'quote.sent',
    ]);
    const pdf = await shop.visitor().fetch(`/api/quotes/${number}/quote.pdf?key=${key}`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  test('a quote that was withdrawn before its e-mail went out is not sent any more', async () => {
    mailbox.received.length = 0;
    const { id, number } = await sent();
    await staff.post(`/api/quotes/${id}/withdraw`, {});
    await letAllHappen();
    expect(mailbox.received.map(({ subject }) => subject)).toContain(`Quote withdrawn: ${number}`);
    expect(mailbox.received.map(({ subject }) => subject)).not.toContain(`Your quote ${number}`);
  });
});

describe('accepting', () => {
  test('after the last day it is refused, by the clock before the nightly job and by its state after it', async () => {
    const { id, number, key } = await sent();
    now = new Date('2026-12-06T00:00:30Z');
    const late = await accept({ number, key });
    expect([late.status, late.body.detail]).toEqual([409, 'This quote expired on 5 Dec 2026. Ask us for a new one.']);
    const nextDay = await signedIn(shop, 'employer', ['view_orders']);
    expect((await nextDay.get<Quote>(`/api/quotes/${id}`)).status).toBe('expired');
    await expireQuotes(shop.context);
    const [row] = await shop.context.db.select().from(quotes).where(eq(quotes.id, id));
    expect(row?.status).toBe('expired');
    expect((await accept({ number, key })).status).toBe(409);
    expect(await shop.context.db.$count(orders, eq(orders.email, asking.email))).toBe(1);
  });

  test('a return can be requested until the end of the last day in London', async () => {
    const { number, key } = await sent();
    now = new Date('2026-12-05T23:59:00Z');
    expect((await accept({ number, key })).status).toBe(201);
  });

  test('takes out of the cart what it sold, the same product in the same quantity, and nothing else', async () => {
    const visitor = shop.visitor();
    const inCart = async () => {
      const lines = await visitor.get<{ productId: number; quantity: number }[]>('/api/cart');
      return lines.map(({ productId, quantity }) => [productId, quantity]);
    };
    await visitor.post('/api/cart', { productId: floor.board, quantity: 10 });
    await visitor.post('/api/cart', { productId: floor.bracket, quantity: 3 });
    const { number, key } = await sent();
    const refused = await accept({ number, key }, { expectedTotal: '1.00' }, visitor);
    expect(refused.status).toBe(409);
    expect(await inCart()).toHaveLength(2);
    expect((await accept({ number, key }, {}, visitor)).status).toBe(201);
    expect(await inCart()).toEqual([[floor.bracket, 3]]);
  });

  test('another total or day than the customer saw places nothing, and the same key then accepts the quote', async () => {
    const { number, key } = await sent();
    const once = randomUUID();
    const at = await accept(
      { number, key },
      { expectedTotal: '3041.99', expectedDelivery: '2027-01-14' },
      shop.visitor(),
      once,
    );
    expect([at.status, at.body]).toMatchObject([
      409,
      {
        type: '/api/docs#changed',
        detail:
          'The total is now £3,042.00, not £3,041.99. Delivery is now on 15 Jan 2027, not on 14 Jan 2027. Nothing was ordered or charged.',
        changed: { now: { grandTotal: '3042.00', deliveryFee: '45.00', deliveryOn: '2027-01-15' } },
      },
    ]);
    const agreed = { expectedTotal: '3042.00', expectedDelivery: '2027-01-15' };
    expect((await accept({ number, key }, agreed, shop.visitor(), once)).status).toBe(201);
  });

  test('the price is for the place that the quote names; for another one old and new are shown before anything is agreed', async () => {
    const inverness = { ...leedsAddress, city: 'Inverness', postcode: 'IV1 1AA' };
    const { number, key, quote } = await sent();
    expect(quote.delivery).toMatchObject({ fee: '45.00', zone: 'mainland' });
    const seen = { deliveryAddress: inverness, expectedTotal: '3042.00' };
    const { status, body } = await accept({ number, key }, seen);
    expect([status, body]).toMatchObject([
      409,
      { changed: { expected: { total: '3042.00' }, now: { deliveryFee: '9.99', grandTotal: '2999.99' } } },
    ]);
    expect((await accept({ number, key }, { ...seen, expectedTotal: '2999.99' })).status).toBe(201);

    const there = await sent(undefined, { deliveryZone: 'highlands' });
    expect(there.quote.delivery).toMatchObject({ zone: 'highlands' });
    expect((await accept(there, seen)).body.order).toMatchObject({ deliveryFee: '45.00', grandTotal: '3042.00' });
  });

  test('a customer’s quote is priced to their usual address, unless staff say otherwise', async () => {
    const customer = await signedIn(shop, 'public');
    const address = { ...leedsAddress, type: 'shipping', isDefault: true, city: 'Belfast', postcode: 'BT7 1NN' };
    expect((await customer.post('/api/addresses', address)).status).toBe(201);
    expect((await sent(customer)).quote.delivery?.zone).toBe('northern_ireland');
    expect((await sent(customer, { deliveryZone: 'mainland' })).quote.delivery?.zone).toBe('mainland');
  });

  test('at once in two tabs it is one order; the loser reads that it is an order already', async () => {
    const { number, key } = await sent();
    const stock = await stockOf(shop, floor.board);
    const both = await Promise.all([accept({ number, key }), accept({ number, key })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body.detail).toBe(
      'This quote was accepted on 21 Nov 2026. It is an order already.',
    );
    expect(await stockOf(shop, floor.board)).toBe(stock - 10);
  });

  test('the same key with another payment is not answered as if that had been done', async () => {
    const { number, key } = await sent();
    const once = randomUUID();
    expect((await accept({ number, key }, {}, shop.visitor(), once)).status).toBe(201);
    const other = await accept({ number, key }, { purchaseOrderNumber: 'PO-2' }, shop.visitor(), once);
    expect([other.status, other.body.detail]).toEqual([409, expect.stringContaining('It is an order already.')]);
  });

  test('a second press of the same button is the same order', async () => {
    const { number, key } = await sent();
    const once = randomUUID();
    const both = await Promise.all([1, 2].map(() => accept({ number, key }, {}, shop.visitor(), once)));
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const [first, second] = both.map(({ body }) => [body.order.orderNumber, body.accessKey]);
    expect(second).toEqual(first);
  });

  test('quoted prices and dates hold when the shop changes its own; a price of 0 is valid', async () => {
    const { number, key } = await sent();
    await shop.context.pool.query('update products set price = price * 3 where id = $1', [floor.board]);
    await shop.context.db
      .update(deliveryMethods)
      .set({ isActive: false })
      .where(eq(deliveryMethods.id, floor.standard));
    const { status, body } = await accept({ number, key }, { purchaseOrderNumber: 'PO-王' });
    await shop.context.pool.query('update products set price = price / 3 where id = $1', [floor.board]);
    await shop.context.db.update(deliveryMethods).set({ isActive: true }).where(eq(deliveryMethods.id, floor.standard));
    expect(status).toBe(201);
    expect(body.order).toMatchObject({
      email: asking.email,
      subtotal: '2490.00',
      deliveryFee: '45.00',
      vatAmount: '507.00',
      grandTotal: '3042.00',
      purchaseOrderNumber: 'PO-王',
      estimatedDelivery: '2027-01-15T12:00:00.000Z',
    });
    expect(body.order.items.map(({ unitPrice, totalPrice }) => [unitPrice, totalPrice])).toEqual([
      ['249.00', '2490.00'],
      ['0.00', '0.00'],
    ]);
    const seen = await shop.visitor().fetch(`/api/orders/${body.order.orderNumber}?key=${body.accessKey}`);
    expect(seen.status).toBe(200);
  });

  test('a product that was taken out of the shop since, or is short, refuses the order and leaves the quote open', async () => {
    const spare = await staffProduct();
    const { id, number, key } = await sent(undefined, {
      lines: [{ productId: spare, quantity: 2, unitPrice: '10.00' }],
    });
    const admin = await signedIn(shop, 'admin');
    expect((await admin.delete(`/api/products/${spare}`)).status).toBe(204);
    const gone = await accept({ number, key });
    expect(gone.status).toBe(409);
    expect(gone.body.detail).toContain('Spare screen');
    expect((await staff.get<Quote>(`/api/quotes/${id}`)).status).toBe('sent');
    const again = await price(id, { version: undefined });
    expect(again.status).toBe(409);
  });

  test('a declined card, a wrong address or no delivery leaves the quote as it was', async () => {
    const { number, key } = await sent(undefined, { deliveryMethodId: null, deliveryFee: null });
    const wrong = await accept({ number, key }, { deliveryAddress: { ...leedsAddress, postcode: 'nowhere' } });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body.errors ?? {})).toContain('deliveryMethodId');
    const method = { deliveryMethodId: floor.standard };
    const address = await accept(
      { number, key },
      { ...method, deliveryAddress: { ...leedsAddress, postcode: 'nowhere' } },
    );
    expect(address.body.errors).toHaveProperty(['deliveryAddress.postcode']);
    const card = { paymentMethodId: floor.card, testCard: { ...approvedCard, number: '4000 0000 0000 0002' } };
    expect((await accept({ number, key }, { ...method, ...card })).status).toBe(402);
    // 2,490.00 is over the threshold: what was not quoted is as the shop has it.
    const { status, body } = await accept(
      { number, key },
      { ...method, paymentMethodId: floor.card, testCard: approvedCard },
    );
    expect([status, body.order.deliveryFee, body.order.paymentStatus]).toEqual([201, '0.00', 'paid']);
  });

  test('a delivery abroad is zero-rated, as for any order', async () => {
    const { number, key } = await sent(undefined, { deliveryZone: 'france' });
    const abroad = { ...leedsAddress, city: 'Paris', postcode: '75011', country: 'France' };
    const { body } = await accept({ number, key }, { deliveryAddress: abroad });
    expect([body.order.vatRate, body.order.grandTotal]).toEqual(['0.00', '2535.00']);
  });

  test('an order that was cancelled unpaid sets the quote free again until its date', async () => {
    const { number, key } = await sent();
    const first = await accept({ number, key });
    await staff.put(`/api/orders/${first.body.order.id}/status`, { status: 'cancelled' });
    const second = await accept({ number, key });
    expect(second.status).toBe(201);
    expect(second.body.order.orderNumber).not.toBe(first.body.order.orderNumber);
    expect((await accept({ number, key })).status).toBe(409);
  });

  test('a customer who read an older version is shown the newer one first', async () => {
    const { number, key, quote } = await sent();
    const stale = await accept({ number, key }, { version: quote.version - 1 });
    expect(stale.status).toBe(409);
    expect((await accept({ number, key }, { version: quote.version })).status).toBe(201);
  });
});

describe('whose it is', () => {
  test('a customer accepts their own by session, and earns points; another customer knows nothing of it', async () => {
    const { number, id } = await sent(customer);
    const other = await signedIn(shop, 'public');
    expect((await other.fetch(`/api/quotes/${number}`)).status).toBe(404);
    expect((await accept({ number }, {}, other)).status).toBe(404);
    expect((await shop.visitor().fetch(`/api/quotes/${number}`)).status).toBe(401);
    expect((await shop.visitor().fetch(`/api/quotes/${number}?key=wrong`)).status).toBe(404);
    expect((await accept({ number }, {}, staff)).status).toBe(404);
    const paying = { paymentMethodId: floor.card, testCard: approvedCard };
    const { status, body } = await accept({ number }, paying, customer);
    expect([status, body.order.customerId, body.order.pointsEarned, body.accessKey]).toEqual([
      201,
      customer.id,
      2490,
      undefined,
    ]);
    const own = await customer.get<{ items: Quote[] }>('/api/quotes');
    expect(own.items.find((quote) => quote.id === id)).toMatchObject({
      status: 'accepted',
      orderNumber: body.order.orderNumber,
    });
    expect(own.items.every((quote) => quote.staff === undefined)).toBe(true);
  });

  test('an order by the link alone joins the account, without access to its addresses', async () => {
    const saved = await customer.post<{ id: number }>('/api/addresses', { ...leedsAddress });
    const { number, key } = await sent(customer);
    const byId = await accept({ number, key }, { deliveryAddressId: saved.body.id, deliveryAddress: undefined });
    expect([byId.status, byId.body.errors]).toEqual([400, { deliveryAddressId: ['Choose one of your addresses'] }]);
    const { body } = await accept({ number, key });
    expect(body.order.customerId).toBe(customer.id);
    expect((await shop.visitor().fetch(`/api/orders/${body.order.orderNumber}?key=${body.accessKey}`)).status).toBe(
      200,
    );
  });

  test('a customer declines with a reason, once; afterwards it is closed for both', async () => {
    const { number, key } = await sent();
    const path = `/api/quotes/${number}/decline?key=${key}`;
    const declined = await shop.visitor().post<Quote>(path, { reason: 'Too dear 王' });
    expect([declined.status, declined.body.status, declined.body.declineReason]).toEqual([
      200,
      'declined',
      'Too dear 王',
    ]);
    expect((await shop.visitor().post(path, {})).status).toBe(200);
    const late = await accept({ number, key });
    expect([late.status, late.body.detail]).toEqual([
      409,
      'This quote was declined on 21 Nov 2026. Ask us for a new one.',
    ]);
  });

  test('staff find quotes by state and by words, 王 included, page by page', async () => {
    const { items } = await staff.get<{ items: Quote[] }>(`/api/quotes?scope=all&q=${encodeURIComponent('王小')}`);
    expect(items.length).toBeGreaterThan(5);
    const one = await staff.get<{ items: Quote[]; nextCursor: string }>('/api/quotes?scope=all&limit=1');
    const two = await staff.get<{ items: Quote[] }>(`/api/quotes?scope=all&limit=1&cursor=${one.nextCursor}`);
    expect(two.items[0]?.id).toBeLessThan(one.items[0]?.id ?? 0);
    now = addDays(now, 60);
    const later = await signedIn(shop, 'employer', ['view_orders']);
    const open = await later.get<{ items: Quote[] }>('/api/quotes?scope=all&status=sent');
    expect(open.items).toEqual([]);
  });
});

async function staffProduct(): Promise<number> {
  const { rows } = await shop.context.pool.query(
    `insert into products (name, price, category, stock_quantity) values ('Spare screen', 20, 'Kiosks', 5) returning id`,
  );
  return rows[0].id;
}
