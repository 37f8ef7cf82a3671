import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { watchCardPayments } from '#features/orders/server/door.ts';
import { announcements } from '#platform/tables.ts';
import { openCardShop } from '../support/card-shop.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { bought } from '../support/shop-floor.ts';
import { chargeOf, tell } from '../support/stripe-webhooks.ts';

// Money that goes back to a card: it is Stripe that gives it, and tells of it in whatever order.

const { stripe, shop, floor, staff, buy, buyAndPay, completed, ledgerOf } = await openCardShop(['manage_orders']);
let minutes = 0;
shop.context.clock = { now: () => new Date(Date.now() + minutes * 60_000) };
beforeEach(() => {
  stripe.health = 'well';
  stripe.refundsBecome = 'succeeded';
  minutes = 0;
});
afterAll(() => shop.close());

type Answer = Order & { detail: string; errors?: Record<string, string[]> };
const seen = (id: number) => staff.get<Order>(`/api/orders/${id}`);
const refund = (id: number, body: object = {}) =>
  moveMoney<Answer>(staff, id, { kind: 'refund', reason: 'Came back', ...body });

test('a refund goes to Stripe once, however many press the button, and never beyond what was paid', async () => {
  const { id } = await buyAndPay();
  const before = stripe.refunds.size;
  const answers = await Promise.all([1, 2, 3].map(() => refund(id, { amount: '200.00' })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.errors).toEqual({
    amount: ['At most £158.80 can be refunded.'],
  });
  expect(stripe.refunds.size - before).toBe(1);
  expect(await ledgerOf(id)).toMatchObject({ paid: 35_880, refunded: 20_000 });
  expect((await seen(id)).staff?.payments.at(-1)).toMatchObject({ kind: 'refund', progress: 'succeeded' });
});

test('Stripe is away at a refund: it waits and goes out once Stripe is back, as one refund', async () => {
  const { id, page } = await buyAndPay();
  stripe.health = 'away';
  const { status, body } = await refund(id, { amount: '100.00' });
  expect([status, body.staff?.payments.at(-1)?.progress]).toEqual([201, 'requested']);
  stripe.health = 'well';
  await Promise.all([watchCardPayments(shop.context), watchCardPayments(shop.context)]);
  const refunds = [...stripe.refunds.values()].filter((one) => one.payment_intent === page.payment_intent);
  expect(refunds).toMatchObject([{ amount: 10_000 }]);
  await tell(shop, 'charge.refunded', chargeOf(stripe, page));
  expect((await seen(id)).staff?.payments.at(-1)?.progress).toBe('succeeded');
  expect(await ledgerOf(id)).toMatchObject({ refunded: 10_000, rows: 2 });
});

test('a refund that fails, at once or days later, leaves the money with the order and tells the shop', async () => {
  const { id, page } = await buyAndPay();
  stripe.refundsBecome = 'pending';
  expect((await refund(id)).body).toMatchObject({ paymentStatus: 'refunded' });
  const [sent] = [...stripe.refunds.values()].slice(-1);
  await tell(shop, 'refund.failed', { ...sent, status: 'failed', failure_reason: 'expired_or_canceled_card' });
  await tell(shop, 'refund.updated', { ...sent, status: 'succeeded' });
  const after = await seen(id);
  expect(after).toMatchObject({ paymentStatus: 'paid', staff: { refundable: '358.80' } });
  expect(after.staff?.payments.map(({ kind, progress }) => [kind, progress])).toEqual([
    ['payment', null],
    ['refund', 'failed'],
    ['payment', null],
  ]);
  // What did not go back was neither given back nor paid twice.
  expect(after.ways).toEqual([{ provider: 'stripe', paid: '358.80', refunded: '0.00', withheld: '0.00' }]);
  const told = await shop.context.db
    .select()
    .from(announcements)
    .where(eq(announcements.name, 'payment.refund_failed'));
  expect(told.filter(({ payload }) => payload.orderId === id)).toHaveLength(1);
  if (sent) sent.status = 'failed';

  // Everything went back at Stripe meanwhile, of which we have not heard.
  stripe.refundsBecome = 'succeeded';
  stripe.refundByHand(page, 35_880);
  const refused = await refund(id, { amount: '10.00' });
  expect([refused.status, refused.body.detail]).toEqual([
    409,
    'Stripe did not make this refund, and the money is with the shop as before. Refund failed: charge already refunded.',
  ]);
  expect((await seen(id)).staff?.refundable).toBe('358.80');
});

test('a refund that somebody made at Stripe enters the ledger once, whichever news of it comes first', async () => {
  const { id, page } = await buy();
  stripe.pay(page);
  const byHand = stripe.refundByHand(page, 5_000);
  // It arrives before the payment that it is of.
  await tell(shop, 'refund.created', byHand);
  expect(await ledgerOf(id)).toMatchObject({ rows: 0 });
  await completed(page);
  await tell(shop, 'refund.updated', byHand);
  expect(await ledgerOf(id)).toEqual({ paid: 35_880, refunded: 5_000, rows: 2 });
  expect(await seen(id)).toMatchObject({ paymentStatus: 'partially_refunded' });

  stripe.refundByHand(page, 1_000);
  await tell(shop, 'charge.refunded', chargeOf(stripe, page));
  await watchCardPayments(shop.context);
  expect(await ledgerOf(id)).toEqual({ paid: 35_880, refunded: 6_000, rows: 3 });
  expect((await seen(id)).staff?.refundable).toBe('298.80');
});

test('what did not come by card does not go back by card', async () => {
  const { id, page, key } = await buy();
  await moveMoney(staff, id, { kind: 'payment', amount: '58.80' });
  minutes = 6;
  await watchCardPayments(shop.context);
  expect(page.status).toBe('expired');
  const again = await shop.visitor().post<{ redirectUrl: string }>(`/api/orders/${id}/card-payment?key=${key}`);
  expect(stripe.pageOf(again.body.redirectUrl).amount_total).toBe(30_000);
  await completed(stripe.pay(stripe.pageOf(again.body.redirectUrl)));
  const all = await refund(id);
  expect([all.status, all.body.detail]).toEqual([
    409,
    'At most £300.00 came by card and can go back that way. Refund that first, then the rest.',
  ]);
  expect((await refund(id, { amount: '300.00' })).status).toBe(201);
  const { body } = await refund(id);
  expect(body.staff?.payments.map(({ provider, amount }) => [provider, amount])).toEqual([
    ['bank_transfer', '58.80'],
    ['stripe', '300.00'],
    ['stripe', '300.00'],
    ['bank_transfer', '58.80'],
  ]);
});

test('a cancelled order that was paid in two ways goes back in both, less what is withheld for spent points', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await buy(customer, { email: undefined });
  await moveMoney(staff, id, { kind: 'payment', amount: '58.80' });
  minutes = 6;
  await watchCardPayments(shop.context);
  const rest = await customer.post<{ redirectUrl: string }>(`/api/orders/${id}/card-payment`);
  await completed(stripe.pay(stripe.pageOf(rest.body.redirectUrl)));
  // The points of this order pay a part of another.
  await bought(customer, floor, 1, { email: undefined, paymentMethodId: floor.transfer, redeemPoints: 200 });
  await staff.put(`/api/orders/${id}/status`, { status: 'cancelled' });
  const { version } = await seen(id);
  const back = await staff.post<Answer>(`/api/orders/${id}/owed-back`, { how: 'refund', reason: 'Sold out', version });
  expect([back.status, back.body.owedBack]).toEqual([200, null]);
  const refunds = back.body.staff?.payments.filter(({ kind }) => kind === 'refund');
  expect(refunds?.map(({ provider, amount, withheld }) => [provider, amount, withheld])).toEqual([
    ['stripe', '300.00', '2.00'],
    ['bank_transfer', '56.80', '0.00'],
  ]);
});
