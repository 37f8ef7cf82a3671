import { afterAll, expect, test } from 'vitest';
import type { Credit } from '#features/credit/contract.ts';
import { giveCredit } from '#features/credit/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import { watchCardPayments } from '#features/orders/server/door.ts';
import { payments } from '#features/payments/tables.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions, together } from '../../src/reactions.ts';
import { openCardShop } from '../support/card-shop.ts';
import { signedIn } from '../support/people.ts';
import { fillCart, order } from '../support/shop-floor.ts';

// Credit beside a card: it pays its part at once, and comes back with an order that the card does not pay.

const { stripe, shop, floor, card, buyAndPay, completed } = await openCardShop(['manage_orders']);
let minutes = 0;
shop.context.clock = { now: () => new Date(Date.now() + minutes * 60_000) };
afterAll(() => shop.close());

const work = () => handleWaiting(shop.context, { reactions, together, post: async () => undefined });

/** A customer whose account has £100.00 of credit, and a board in the cart (£358.80). */
async function buyer() {
  const customer = await signedIn(shop, 'public');
  const { id } = await buyAndPay();
  await shop.context.db.transaction(async (tx) => {
    const refund = { orderId: id, kind: 'refund' as const, amount: 10_000, provider: 'account_credit' as const };
    const [row] = await tx
      .insert(payments)
      .values({ ...refund, recordedAt: new Date() })
      .returning();
    const entry = { customerId: customer.id, paymentId: row?.id ?? 0, amount: 10_000, description: 'Any' };
    await giveCredit(tx, { ...entry, at: new Date() });
  });
  await fillCart(customer, [floor.board, 1]);
  const pay = (credit: string) => order(customer, floor, { paymentMethodId: card, email: undefined, credit });
  const held = async () => (await customer.get<Credit>('/api/credit')).balance;
  return { customer, pay, held };
}

test('the hosted page asks for what credit leaves, and a paid order has one invoice', async () => {
  const { customer, pay, held } = await buyer();
  const { body } = await pay('60.00');
  const page = stripe.pageOf(body.payment?.redirectUrl ?? '');
  expect([page.amount_total, await held()]).toEqual([29_880, '40.00']);
  await completed(stripe.pay(page));
  await work();
  expect(await customer.get<Order>(`/api/orders/${body.order.id}`)).toMatchObject({ paymentStatus: 'paid' });
  const papers = await customer.get<{ kind: string; total: string }[]>(`/api/orders/${body.order.id}/documents`);
  expect(papers.map(({ kind, total }) => [kind, total])).toEqual([['invoice', '358.80']]);
});

test('an order that the card does not pay in time gives the credit back, without a document', async () => {
  const { customer, pay, held } = await buyer();
  const { body } = await pay('100.00');
  expect(await held()).toBe('0.00');
  minutes = 90;
  await watchCardPayments(shop.context);
  await work();
  minutes = 0;
  expect([(await customer.get<Order>(`/api/orders/${body.order.id}`)).status, await held()]).toEqual([
    'cancelled',
    '100.00',
  ]);
  expect(await customer.get(`/api/orders/${body.order.id}/documents`)).toEqual([]);
});

test('Stripe is away: nothing is ordered, and the credit is as before', async () => {
  const { pay, held } = await buyer();
  stripe.health = 'away';
  expect([(await pay('100.00')).status, await held()]).toEqual([503, '100.00']);
  stripe.health = 'well';
  expect([(await pay('100.00')).status, await held()]).toEqual([201, '0.00']);
});
