import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { payments } from '#features/payments/tables.ts';
import type { SalesReport } from '#features/reports/contract.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { emails } from '#platform/tables.ts';
import { startWork, type Work } from '../../src/work.ts';
import { openCardShop } from '../support/card-shop.ts';
import { moveMoney } from '../support/order-money.ts';
import type { Page } from '../support/stripe.ts';
import { disputeOf, eventOf, signedWebhook, tell, WEBHOOK } from '../support/stripe-webhooks.ts';

// A customer disputes a payment at their bank: Stripe tells of it, in whatever order.
const { stripe, shop, staff, buy, buyAndPay: paid, completed } = await openCardShop(['manage_orders', 'view_reports']);
let work: Work;

beforeAll(async () => {
  await shop.context.db.transaction(async (tx) => {
    const company = await readSetting(tx, 'company');
    await writeSetting(tx, 'company', { ...company, email: 'help@shop.example' });
  });
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop.close();
});

const hear = (what: 'created' | 'updated' | 'closed', page: Page, status: string, more = {}) =>
  tell(shop, `charge.dispute.${what}`, disputeOf(page, { status, ...more }));
const seen = (id: number) => staff.get<Order>(`/api/orders/${id}`);
const standing = async (id: number) => {
  const { paymentStatus, staff: view } = await seen(id);
  return { paymentStatus, refundable: view?.refundable, disputes: view?.disputes.map(({ status }) => status) };
};
const entries = async (id: number) => {
  const rows = await shop.context.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.id);
  return rows.map(({ kind, amount }) => [kind, amount]);
};
const bells = async (number: string) =>
  (await staff.get<{ items: { message: string }[] }>('/api/notifications')).items
    .map(({ message }) => message)
    .filter((message) => message.includes(number));
const mails = async (number: string) =>
  (await shop.context.db.select().from(emails))
    .filter(({ text, recipient }) => text?.includes(number) && /disput/i.test(text) && recipient.includes('@'))
    .map(({ text }) => text ?? '');

test('one that Stripe did not sign, or of no payment of ours, changes nothing', async () => {
  const { id, page } = await paid();
  const forged = signedWebhook(eventOf('charge.dispute.closed', disputeOf(page, { status: 'lost' })), {
    secret: 'whsec_somebody_else',
  });
  expect((await shop.fetch(WEBHOOK, { method: 'POST', ...forged })).status).toBe(400);
  expect(await hear('closed', { ...page, payment_intent: 'pi_of_another_shop' }, 'lost')).toBe(200);
  expect(await hear('closed', { ...page, payment_intent: null }, 'lost')).toBe(200);
  expect(await hear('created', page, 'a_status_of_tomorrow')).toBe(200);
  expect(await standing(id)).toEqual({ paymentStatus: 'paid', refundable: '358.80', disputes: [] });
});

test('staff see what is disputed and until when to answer, hear of it once, and the money stays until it is lost', async () => {
  const { id, number, page } = await paid();
  const event = signedWebhook(eventOf('charge.dispute.created', disputeOf(page)));
  for (let twice = 0; twice < 2; twice++) {
    expect((await shop.fetch(WEBHOOK, { method: 'POST', ...event })).status).toBe(200);
  }
  expect((await seen(id)).staff?.disputes).toMatchObject([
    {
      status: 'needs_response',
      reason: 'product not received',
      amount: 'GBP 358.80',
      dueBy: '2026-12-01T12:00:00.000Z',
      isInLedger: false,
      closedAt: null,
    },
  ]);
  expect(await standing(id)).toMatchObject({ paymentStatus: 'paid', refundable: '358.80' });
  await expect.poll(() => bells(number)).toEqual([`Order ${number}: a payment is disputed, answer it at Stripe.`]);
  await expect.poll(() => mails(number)).toHaveLength(1);
  expect((await mails(number))[0]).toContain('1 Dec 2026');
});

test('whoever has answered is not asked again: a bank that only looks at the answer is no news', async () => {
  const { number, page } = await paid();
  await hear('created', page, 'warning_needs_response');
  await hear('updated', page, 'warning_under_review');
  await hear('closed', page, 'warning_closed');
  const rung = () => bells(number).then((said) => said.toReversed());
  await expect.poll(rung).toContain(`Order ${number}: a dispute is closed, the money stays.`);
  expect((await rung()).filter((said) => said.includes('answer it'))).toHaveLength(1);
  const late = await paid();
  await hear('updated', late.page, 'under_review');
  await expect.poll(() => bells(late.number)).toEqual([`Order ${late.number}: a payment is disputed.`]);
  await expect.poll(() => mails(late.number)).toHaveLength(1);
  expect((await mails(late.number))[0]).toContain('Nothing is to be done');
});

test('a lost one is a refund that the bank made: once, in the ledger, in the reports, with the points', async () => {
  const { id, number, page } = await paid();
  const days = new Date().toISOString().slice(0, 10);
  const refunds = async () =>
    (await staff.get<SalesReport>(`/api/reports/sales?from=${days}&to=${days}`)).figures.refunds.incVat;
  const before = Number(await refunds());
  await hear('created', page, 'needs_response');
  for (let twice = 0; twice < 2; twice++) expect(await hear('closed', page, 'lost')).toBe(200);
  expect(await entries(id)).toEqual([
    ['payment', 35_880],
    ['refund', 35_880],
  ]);
  expect(await standing(id)).toEqual({ paymentStatus: 'refunded', refundable: '0.00', disputes: ['lost'] });
  expect((await seen(id)).staff?.payments.at(-1)).toMatchObject({
    provider: 'stripe',
    reason: 'Chargeback lost: product not received',
    recordedBy: null,
    progress: 'succeeded',
  });
  expect(Number(await refunds()) - before).toBeCloseTo(358.8, 2);
  await expect.poll(() => bells(number)).toContain(`Order ${number}: a disputed payment was lost.`);
  expect(stripe.done.filter((what) => what === 'POST /v1/refunds')).toEqual([]);
});

test('what comes late changes nothing: closed stays closed, and the first news may come last', async () => {
  const { id, page } = await paid();
  await hear('closed', page, 'won');
  await hear('created', page, 'needs_response');
  await hear('updated', page, 'under_review');
  await hear('closed', page, 'lost');
  expect(await standing(id)).toEqual({ paymentStatus: 'paid', refundable: '358.80', disputes: ['won'] });
});

test('one that is told before its payment waits for it', async () => {
  const { id, page } = await buy();
  stripe.pay(page);
  await hear('created', page, 'needs_response');
  await hear('closed', page, 'lost');
  expect(await entries(id)).toEqual([]);
  await tell(shop, 'checkout.session.completed', page);
  expect(await standing(id)).toEqual({ paymentStatus: 'refunded', refundable: '0.00', disputes: ['lost'] });
});

test('never more than was left goes out: what was refunded before, staff are told, is lost twice', async () => {
  const { id, page } = await paid();
  await moveMoney(staff, id, { kind: 'refund', amount: '300.00', reason: 'Came back' });
  await hear('closed', page, 'lost');
  expect(await entries(id)).toEqual([
    ['payment', 35_880],
    ['refund', 30_000],
    ['refund', 5_880],
  ]);
  const whole = await paid();
  await moveMoney(staff, whole.id, { kind: 'refund', reason: 'Came back' });
  await hear('closed', whole.page, 'lost');
  expect(await standing(whole.id)).toMatchObject({ refundable: '0.00', disputes: ['lost'] });
  expect((await seen(whole.id)).staff?.disputes).toMatchObject([{ isInLedger: false }]);
  await expect.poll(async () => (await mails(whole.number)).join()).toContain('the shop has paid twice');
});

test('held money that is lost cannot be taken into its order any more, for it is gone', async () => {
  const { id, number, page } = await buy();
  stripe.pay(page, { amount: 10_000 });
  await completed(page);
  const held = async () => (await seen(id)).staff?.held ?? [];
  const [money] = await held();
  await hear('closed', page, 'lost');
  expect(await held()).toEqual([]);
  const { status } = await staff.post(`/api/orders/${id}/held-payments/${money?.id}`, { decision: 'accept' });
  expect(status).toBe(409);
  expect(await entries(id)).toEqual([]);
  await expect.poll(async () => (await mails(number)).join()).toContain('not in the order’s ledger');
});

test('a refund and a lost dispute at once never give back more than was paid', async () => {
  const { id, page } = await paid();
  const refund = () => moveMoney(staff, id, { kind: 'refund', amount: '200.00', reason: 'Came back' });
  await Promise.all([refund(), hear('closed', page, 'lost'), refund(), hear('closed', page, 'lost')]);
  const sums = (await entries(id)) as [string, number][];
  const back = sums.filter(([kind]) => kind === 'refund').reduce((sum, [, amount]) => sum + amount, 0);
  expect(back).toBe(35_880);
});

test('a part that is disputed and lost leaves the rest, which can still be refunded to the card', async () => {
  const { id, page } = await paid();
  await hear('closed', page, 'lost', { amount: 10_000 });
  expect(await standing(id)).toMatchObject({ paymentStatus: 'partially_refunded', refundable: '258.80' });
  expect((await moveMoney(staff, id, { kind: 'refund', reason: 'The rest' })).status).toBe(201);
  expect(await standing(id)).toMatchObject({ paymentStatus: 'refunded', refundable: '0.00' });
});
