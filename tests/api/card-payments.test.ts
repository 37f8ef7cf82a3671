import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { startCardPayment, watchCardPayments } from '#features/orders/server/door.ts';
import { undoPlacing } from '#features/orders/server/placing/undo-placing.ts';
import type { PaymentMethod } from '#features/payments/contract.ts';
import { cardPayments, stripeEvents } from '#features/payments/tables.ts';
import type { Rewards } from '#features/rewards/contract.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { announcements } from '#platform/tables.ts';
import { offerCards, openCardShop } from '../support/card-shop.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type Visitor } from '../support/shop.ts';
import { fillCart, type OrderAnswer, order, stockOf } from '../support/shop-floor.ts';
import { eventOf, signedWebhook, tell, WEBHOOK } from '../support/stripe-webhooks.ts';

const { stripe, shop, floor, staff, card, buy, completed, ledgerOf } = await openCardShop(['manage_orders']);
let minutes = 0;
shop.context.clock = { now: () => new Date(Date.now() + minutes * 60_000) };
beforeEach(() => {
  stripe.health = 'well';
  minutes = 0;
});
afterAll(() => shop.close());

type Answer = Order & { detail: string; errors?: Record<string, string[]> };

const DOWN =
  'Our payment provider cannot be reached just now. Nothing was charged. Please try again in a minute, or choose another way to pay.';

const redirectOf = ({ payment }: OrderAnswer['body']) => payment?.redirectUrl ?? '';
const seen = (id: number) => staff.get<Order>(`/api/orders/${id}`);
const announced = async (name: string, orderId: number) =>
  (await shop.context.db.select().from(announcements).where(eq(announcements.name, name))).filter(
    (row) => row.payload.orderId === orderId,
  ).length;

test('a webhook that Stripe did not sign, or signed for other bytes, is turned away and changes nothing', async () => {
  const { id, page } = await buy();
  const event = eventOf('checkout.session.completed', stripe.pay({ ...page }));
  const { body, headers } = signedWebhook(event);
  const send = async (init: { body: string; headers: Record<string, string> }) =>
    (await shop.fetch(WEBHOOK, { method: 'POST', ...init })).status;
  expect(await send(signedWebhook(event, { secret: 'whsec_somebody_else' }))).toBe(400);
  expect(await send({ body: body.replace('35880', '1'), headers })).toBe(400);
  expect(await send({ body, headers: { ...headers, 'stripe-signature': 't=1,v1=00' } })).toBe(400);
  expect(await send({ body, headers: { 'content-type': 'application/json' } })).toBe(400);
  expect(await send({ body: '', headers })).toBe(400);
  expect((await seen(id)).paymentStatus).toBe('pending');
  expect(await ledgerOf(id)).toMatchObject({ rows: 0 });
});

test('a webhook that was signed over five minutes ago is a recording', async () => {
  const { id, page } = await buy();
  const old = new Date(Date.now() - 6 * 60_000);
  expect(await tell(shop, 'checkout.session.completed', stripe.pay({ ...page }), old)).toBe(400);
  expect((await seen(id)).paymentStatus).toBe('pending');
});

test('Stripe is away at checkout: nothing is ordered, the cart, stock and points are as before, and the same key works later', async () => {
  const customer = await signedIn(shop, 'public');
  await shop.context.pool.query(
    'insert into customer_rewards (customer_id, reward_points, total_earned) values ($1, 500, 500)',
    [customer.id],
  );
  await fillCart(customer, [floor.board, 2]);
  const stock = await stockOf(shop, floor.board);
  const [{ count: before } = { count: 0 }] = await rows('select count(*)::int as count from orders');
  const key = randomUUID();
  const body = { paymentMethodId: card, redeemPoints: 200, email: undefined };
  for (const health of ['away', 'broken'] as const) {
    stripe.health = health;
    const refused = await order(customer, floor, body, key);
    expect([refused.status, refused.body.detail]).toEqual([503, DOWN]);
  }
  expect(await rows('select count(*)::int as count from orders')).toEqual([{ count: before }]);
  expect(await stockOf(shop, floor.board)).toBe(stock);
  expect(await customer.get('/api/cart')).toMatchObject([{ productId: floor.board, quantity: 2 }]);
  expect((await customer.get<Rewards>('/api/rewards')).rewardPoints).toBe(500);
  stripe.health = 'well';
  const placed = await order(customer, floor, body, key);
  expect(placed.status).toBe(201);
  expect(stripe.pageOf(redirectOf(placed.body)).amount_total).toBe(71_520);
  expect((await customer.get<Rewards>('/api/rewards')).rewardPoints).toBe(300);
});

const rows = async (query: string) => (await shop.context.pool.query(query)).rows;

test('a total that is too small for a card says so beside the payment method, and nothing is ordered', async () => {
  const buyer = await signedIn(shop, 'public');
  await shop.context.pool.query(
    'insert into customer_rewards (customer_id, reward_points, total_earned) values ($1, 1800, 1800)',
    [buyer.id],
  );
  await shop.context.pool.query(
    `insert into products (name, price, category, stock_quantity) values ('Screw', 0.20, 'Accessories', 9)`,
  );
  const [{ id: screw }] = await rows(`select id from products where name = 'Screw'`);
  await fillCart(buyer, [screw, 1]);
  const { status, body } = await order(buyer, floor, {
    paymentMethodId: card,
    email: undefined,
    deliveryMethodId: floor.collection,
  });
  expect([status, body.errors]).toEqual([
    400,
    { paymentMethodId: ['This total is too small for a card. Choose another way to pay.'] },
  ]);
  expect(await buyer.get('/api/cart')).toHaveLength(1);
});

test('money in another amount or currency is held for a person, and the shopper is not asked to pay again', async () => {
  for (const [how, reason] of [
    [{ amount: 100 }, '£1.00 came in, but £358.80 was asked for.'],
    [{ currency: 'usd' }, 'It came in USD, and orders are charged in GBP.'],
  ] as const) {
    const { id, page, buyer, key } = await buy();
    expect(await completed(stripe.pay(page, how))).toBe(200);
    const shown = await seen(id);
    expect(shown).toMatchObject({ status: 'pending', paymentStatus: 'pending', cardPayment: { state: 'held' } });
    expect(shown.staff?.held).toMatchObject([{ what: 'payment', reason }]);
    expect(await ledgerOf(id)).toMatchObject({ rows: 0 });
    expect(await announced('payment.held', id)).toBe(1);
    const waiting = await staff.get<{ items: Order[] }>('/api/orders?scope=all&payment=held');
    expect(waiting.items.map((one) => one.id)).toContain(id);
    const again = await buyer.post<Answer>(`/api/orders/${id}/card-payment?key=${key}`);
    expect([again.status, again.body.detail]).toEqual([
      409,
      'A payment for this order has arrived and we are looking at it. Please do not pay again.',
    ]);
  }
});

test('held money is taken into the order or given back, once, and never what is in another currency', async () => {
  const part = await buy();
  await completed(stripe.pay(part.page, { amount: 10_000 }));
  const held = (await seen(part.id)).staff?.held[0]?.id;
  const decide = (id: number, heldId: number | undefined, decision: string) =>
    staff.post<Answer>(`/api/orders/${id}/held-payments/${heldId}`, { decision });
  expect((await decide(part.id, 999_999, 'accept')).status).toBe(404);
  expect((await decide(part.id, held, 'accept')).body).toMatchObject({
    paymentStatus: 'pending',
    staff: { due: '258.80' },
  });
  expect((await decide(part.id, held, 'give_back')).status).toBe(409);

  const dollars = await buy();
  await completed(stripe.pay(dollars.page, { currency: 'usd' }));
  const foreign = (await seen(dollars.id)).staff?.held[0]?.id;
  expect((await decide(dollars.id, foreign, 'accept')).status).toBe(409);
  const returned = await decide(dollars.id, foreign, 'give_back');
  expect(returned.body).toMatchObject({ status: 'cancelled', staff: { held: [] } });
  expect([...stripe.refunds.values()].at(-1)).toMatchObject({
    amount: 35_880,
    payment_intent: dollars.page.payment_intent,
  });
  expect(await ledgerOf(dollars.id)).toMatchObject({ rows: 0 });
});

test('where refunds are for admins only, staff may take held money in but not give it back', async () => {
  const { id, page } = await buy();
  await completed(stripe.pay(page, { currency: 'usd' }));
  const heldId = (await seen(id)).staff?.held[0]?.id;
  const giveBack = (who: Visitor) =>
    who.post<Answer>(`/api/orders/${id}/held-payments/${heldId}`, { decision: 'give_back' });
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: true });
  const refunds = stripe.refunds.size;
  const refused = await giveBack(staff);
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'Refunds are for admins only in this shop. Ask an admin to pay it back.',
  ]);
  expect([(await seen(id)).staff?.held.length, stripe.refunds.size]).toEqual([1, refunds]);
  expect((await giveBack(await signedIn(shop, 'admin'))).status).toBe(200);
  expect(stripe.refunds.size).toBe(refunds + 1);
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: false });
});

test('news of an order that is not ours is taken and noted, for another shop may share the account', async () => {
  const foreign = { ...(await buy()).page, id: 'cs_test_elsewhere', metadata: {}, payment_intent: 'pi_elsewhere' };
  expect(await completed(stripe.pay(foreign))).toBe(200);
  expect(await tell(shop, 'customer.created', { id: 'cus_1', object: 'customer' })).toBe(200);
  const outcomes = await shop.context.db.select().from(stripeEvents);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining(['unknown', 'ignored']));
});

test('paid once: the same event twice at once, another event of the same payment, and a late expiry add nothing', async () => {
  const { id, page } = await buy();
  const event = signedWebhook(eventOf('checkout.session.completed', stripe.pay(page)));
  const send = () => shop.fetch(WEBHOOK, { method: 'POST', ...event });
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await completed(page);
  await tell(shop, 'checkout.session.expired', stripe.expire({ ...page }));
  await tell(shop, 'checkout.session.async_payment_failed', { ...page, payment_status: 'unpaid' });
  expect(await ledgerOf(id)).toEqual({ paid: 35_880, refunded: 0, rows: 1 });
  expect(await seen(id)).toMatchObject({ status: 'pending', paymentStatus: 'paid', cardPayment: null });
  expect(await announced('order.placed', id)).toBe(1);
  expect(await announced('payment.received', id)).toBe(1);
});

test('two tabs that pay at once are sent to one page; a paid order has none', async () => {
  const { id, buyer, key, url, page, number } = await buy();
  const ask = () => buyer.post<{ redirectUrl: string; detail: string }>(`/api/orders/${id}/card-payment?key=${key}`);
  const asked = await Promise.all([ask(), ask(), ask()]);
  expect(asked.map(({ body }) => body.redirectUrl)).toEqual([url, url, url]);
  expect([...stripe.pages.values()].filter((one) => one.metadata.order_number === number)).toHaveLength(1);
  expect((await shop.visitor().post(`/api/orders/${id}/card-payment`)).status).toBe(401);
  await completed(stripe.pay(page));
  expect(await ask()).toMatchObject({
    status: 409,
    body: { detail: 'This order is paid already: there is nothing left to pay.' },
  });
});

test('a page whose address got lost on the way is opened again as the same page, by the same key of the order', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.board, 1]);
  const key = randomUUID();
  const [first, second] = await Promise.all([
    order(buyer, floor, { paymentMethodId: card }, key),
    order(buyer, floor, { paymentMethodId: card }, key),
  ]);
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(redirectOf(first.body)).toBe(redirectOf(second.body));
  const page = stripe.pageOf(redirectOf(first.body));
  // What goes to Stripe, and what does not: the key of a guest stays here.
  expect(page).toMatchObject({
    amount_total: 35_880,
    currency: 'gbp',
    client_reference_id: first.body.order.orderNumber,
    customer_email: 'amira@corner-cafe.example',
    success_url: `http://127.0.0.1:3000/orders/${first.body.order.orderNumber}?payment=done`,
  });
  expect(JSON.stringify(page)).not.toContain(first.body.accessKey);
  await completed(stripe.pay(page));
  const third = await order(buyer, floor, { paymentMethodId: card }, key);
  expect([third.status, redirectOf(third.body)]).toEqual([201, '']);
});

test('Stripe away for two requests of one order: both hear so, nothing is ordered, and the key works later', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.board, 1]);
  const key = randomUUID();
  const send = () => order(buyer, floor, { paymentMethodId: card }, key);
  const stock = await stockOf(shop, floor.board);
  stripe.health = 'away';
  for (const { status, body } of await Promise.all([send(), send(), send()])) {
    expect([status, body.detail]).toEqual([503, DOWN]);
  }
  expect(await stockOf(shop, floor.board)).toBe(stock);
  stripe.health = 'well';
  const placed = await send();
  expect([placed.status, redirectOf(placed.body)]).toEqual([201, expect.stringContaining('http')]);
});

test('a twin that comes late to an order taken back hears that Stripe is away, and takes nothing from the next order', async () => {
  const buyer = shop.visitor();
  await fillCart(buyer, [floor.board, 1]);
  const key = randomUUID();
  const { status, body } = await order(buyer, floor, { paymentMethodId: card }, key);
  expect(status).toBe(201);
  // What the first request would have done between the twin's answer and its page.
  await expect(startCardPayment(shop.context, 2_147_483_000)).rejects.toMatchObject({ code: 'cards_away' });
  const owner = { sessionId: 0, customerId: null };
  const [kept] = await rows(`select session_id from idempotency_keys where key = '${key}'`);
  const inVain = { owner, sessionId: kept.session_id, idempotencyKey: key };
  // One order is gone already, and to this one something has happened: it has its page.
  await undoPlacing(shop.context, { ...inVain, orderId: 2_147_483_000 });
  await undoPlacing(shop.context, { ...inVain, orderId: body.order.id });
  const again = await order(buyer, floor, { paymentMethodId: card }, key);
  expect([again.status, again.body.order?.id, redirectOf(again.body)]).toEqual([201, body.order.id, redirectOf(body)]);
});

test('the browser is told to keep the key of this order alone, whatever else is written in its place', async () => {
  const { id, number, key } = await buy();
  const keptBy = async (visitor: Visitor, orderId: number, word: string) => {
    const path = `/api/orders/${orderId}/card-payment?key=${encodeURIComponent(word)}`;
    const answer = await visitor.fetch(path, { method: 'POST' });
    return [answer.status, answer.headers.getSetCookie().find((cookie) => cookie.startsWith('order-key='))];
  };
  expect(await keptBy(shop.visitor(), id, key)).toEqual([
    200,
    expect.stringContaining(`${key}; Path=/orders/${number}`),
  ]);
  const customer = await signedIn(shop, 'public');
  const own = await buy(customer, { email: undefined });
  for (const word of ['x; Domain=example.com', 'x\r\nX-Y: z']) {
    expect(await keptBy(customer, own.id, word)).toEqual([200, undefined]);
  }
});

test('Stripe away when the shopper comes back to pay: the order stays, and later the page opens', async () => {
  const { id, buyer, key } = await buy();
  await shop.context.db.delete(cardPayments).where(eq(cardPayments.orderId, id));
  const ask = () => buyer.post<{ redirectUrl: string; detail: string }>(`/api/orders/${id}/card-payment?key=${key}`);
  stripe.health = 'away';
  expect(await ask()).toMatchObject({ status: 503, body: { detail: DOWN } });
  stripe.health = 'well';
  // By now the half hour that Stripe asks for would be over too early.
  minutes = 5;
  await shop.context.db
    .update(cardPayments)
    .set({ createdAt: new Date(Date.now() - 60_000), expiresAt: new Date(Date.now() + 27 * 60_000) })
    .where(eq(cardPayments.orderId, id));
  const { status, body } = await ask();
  expect(status).toBe(200);
  expect(await completed(stripe.pay(stripe.pageOf(body.redirectUrl)))).toBe(200);
  expect((await seen(id)).paymentStatus).toBe('paid');
});

test('an order that is not paid in time gives back stock and points, and can no longer be paid', async () => {
  const customer = await signedIn(shop, 'public');
  await shop.context.pool.query(
    'insert into customer_rewards (customer_id, reward_points, total_earned) values ($1, 500, 500)',
    [customer.id],
  );
  // What the tests before left open.
  minutes = 31;
  await watchCardPayments(shop.context);
  minutes = 0;
  const stock = await stockOf(shop, floor.board);
  const { id, page } = await buy(customer, { redeemPoints: 500, email: undefined });
  expect(await stockOf(shop, floor.board)).toBe(stock - 1);
  minutes = 20;
  await watchCardPayments(shop.context);
  expect(await seen(id)).toMatchObject({ status: 'pending', cardPayment: { state: 'open' } });
  minutes = 31;
  await watchCardPayments(shop.context);
  expect(await seen(id)).toMatchObject({
    status: 'cancelled',
    paymentStatus: 'failed',
    cardPayment: { state: 'failed' },
  });
  expect(page.status).toBe('expired');
  expect(await stockOf(shop, floor.board)).toBe(stock);
  expect((await customer.get<Rewards>('/api/rewards')).rewardPoints).toBe(500);
  // Nobody was told of an order that never came about.
  expect(await announced('order.placed', id)).toBe(0);
  const late = await customer.post<Answer>(`/api/orders/${id}/card-payment`);
  expect([late.status, late.body.detail]).toEqual([
    409,
    'This order was cancelled, so it can no longer be paid. Order the items again.',
  ]);
});

test('a webhook that never came: some minutes later the shop asks by itself', async () => {
  const { id, page } = await buy();
  stripe.pay(page);
  minutes = 6;
  stripe.health = 'away';
  await watchCardPayments(shop.context);
  expect((await seen(id)).paymentStatus).toBe('pending');
  stripe.health = 'well';
  minutes = 12;
  await watchCardPayments(shop.context);
  expect(await seen(id)).toMatchObject({ paymentStatus: 'paid', pointsEarned: 0 });
  await completed(page);
  expect(await ledgerOf(id)).toMatchObject({ paid: 35_880, rows: 1 });
});

test('money that comes after the order was cancelled is held, and staff re-open or give back', async () => {
  const { id, page } = await buy();
  await staff.put(`/api/orders/${id}/status`, { status: 'cancelled' });
  await completed(stripe.pay(page));
  const shown = await seen(id);
  expect(shown.staff?.held).toMatchObject([
    { reason: 'The order had been cancelled before the money came in.', mayAccept: false, amount: 'GBP 358.80' },
  ]);
  expect(await ledgerOf(id)).toMatchObject({ rows: 0 });
  await staff.put(`/api/orders/${id}/status`, { status: 'pending' });
  const heldId = (await seen(id)).staff?.held[0]?.id;
  const { body } = await staff.post<Answer>(`/api/orders/${id}/held-payments/${heldId}`, { decision: 'accept' });
  expect(body).toMatchObject({ paymentStatus: 'paid', status: 'pending' });
});

test('cancelling an order, or marking it as paid, closes its page: nobody pays for it afterwards', async () => {
  const [cancelled, transferred] = [await buy(), await buy()];
  await staff.put(`/api/orders/${cancelled.id}/status`, { status: 'cancelled' });
  await moveMoney(staff, transferred.id, { kind: 'payment' });
  minutes = 6;
  await watchCardPayments(shop.context);
  expect([cancelled.page.status, transferred.page.status]).toEqual(['expired', 'expired']);
  expect(await seen(transferred.id)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
});

test('a bank that takes its time: the order waits as long as it takes, and is given up when the bank says no', async () => {
  const [good, bad] = [await buy(), await buy()];
  for (const { page } of [good, bad]) await completed(stripe.pay(page, { isSlow: true }));
  minutes = 600;
  await watchCardPayments(shop.context);
  expect(await seen(good.id)).toMatchObject({ status: 'pending', cardPayment: { state: 'processing' } });
  expect(await announced('order.placed', good.id)).toBe(1);
  await tell(shop, 'checkout.session.async_payment_succeeded', stripe.pay(good.page), shop.context.clock.now());
  await tell(shop, 'checkout.session.async_payment_failed', bad.page, shop.context.clock.now());
  expect(await seen(good.id)).toMatchObject({ status: 'pending', paymentStatus: 'paid' });
  expect(await seen(bad.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'failed' });
});

test('a shop that stopped between the order and its page gives the order up in time', async () => {
  const { id, page } = await buy();
  await shop.context.db.delete(cardPayments).where(eq(cardPayments.orderId, id));
  const other = await buy();
  await shop.context.db
    .update(cardPayments)
    .set({ status: 'starting', sessionId: null, url: null })
    .where(eq(cardPayments.orderId, other.id));
  minutes = 31;
  await watchCardPayments(shop.context);
  expect(await seen(id)).toMatchObject({ status: 'cancelled' });
  expect(await seen(other.id)).toMatchObject({ status: 'cancelled' });
  // Its page was never closed, so somebody may still have paid.
  expect(await completed(stripe.pay(page))).toBe(200);
  expect(await completed(stripe.pay(other.page))).toBe(200);
  expect((await seen(other.id)).staff?.held).toHaveLength(1);
});

test('without its keys the method is not offered, staff read what is missing, and there is no webhook', async () => {
  const bare = await openTestShop({ STRIPE_SECRET_KEY: 'sk_test_only_half_of_it' });
  await offerCards(bare);
  expect(await bare.get<PaymentMethod[]>('/api/payment-methods')).toEqual([]);
  const admin = await signedIn(bare, 'admin');
  expect(await admin.get('/api/payment-methods?scope=all')).toMatchObject([
    { isConfigured: false, missingSettings: ['STRIPE_WEBHOOK_SECRET'] },
  ]);
  expect(await tell(bare, 'customer.created', {})).toBe(404);
  expect((await bare.post('/api/payments/stripe/webhook', {})).status).toBe(404);
  await watchCardPayments(bare.context);
  await bare.close();
});
