import { randomUUID } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Credit } from '#features/credit/contract.ts';
import { creditEntries, creditPayouts, customerCredit } from '#features/credit/tables.ts';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard, buildCheckout } from '#features/orders/factory.ts';
import { payments } from '#features/payments/tables.ts';
import type { PaymentsReport } from '#features/reports/contract.ts';
import type { Return } from '#features/returns/contract.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { addMinutes } from '#values/instant.ts';
import { addLondonDays, formatLondonDay, londonDayOf } from '#values/london-day.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { reactions, together } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, fillCart, openShopFloor, order as place, type ShopFloor } from '../support/shop-floor.ts';

// Money of a cancelled order may stay as credit of the account: outside VAT until it is spent, by that account only.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

const letters: { subject: string; text: string }[] = [];
const work = (now?: Date) =>
  handleWaiting(now ? { ...shop.context, clock: { now: () => now } } : shop.context, {
    reactions,
    together,
    post: async (_tx, written) => void letters.push(...written),
  });
const byCard = () => ({ email: undefined, paymentMethodId: floor.card, testCard: approvedCard });
const receiptOf = ({ orderNumber }: Order) =>
  letters.find(({ subject }) => subject === `Your order ${orderNumber}`)?.text.replace(/\s+/g, ' ');
const creditOf = (who: Visitor) => who.get<Credit>('/api/credit');
const papersOf = ({ id }: Pick<Order, 'id'>) =>
  shop.context.db.select().from(documents).where(eq(documents.orderId, id)).orderBy(asc(documents.id));
const ledgerOf = ({ id }: Pick<Order, 'id'>) =>
  shop.context.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(asc(payments.id));

async function cancelAsCredit(order: Order) {
  const money = { how: 'credit', reason: 'Sold out' };
  const answer = await staff.put(`/api/orders/${order.id}/status`, { status: 'cancelled', money });
  await work();
  return answer;
}

/** A customer whose order of this many boards was cancelled for credit. */
async function withCredit(boards = 1) {
  const customer = await signedIn(shop, 'public');
  const { order } = await bought(customer, floor, boards, byCard());
  await work();
  expect((await cancelAsCredit(order)).status).toBe(200);
  return { customer, order };
}

async function spend(customer: Visitor, credit: string, boards = 1, overrides: object = { email: undefined }) {
  await fillCart(customer, [floor.board, boards]);
  const answer = await place(customer, floor, { ...overrides, credit });
  await work();
  return answer;
}

test('a cancelled order as credit: credit note first, then a balance with its history, for this account alone', async () => {
  const { customer, order } = await withCredit();
  expect(await papersOf(order)).toMatchObject([{ kind: 'invoice' }, { kind: 'credit_note', total: 35_880 }]);
  const { ways } = await customer.get<Order>(`/api/orders/${order.id}`);
  expect(ways).toEqual([
    { provider: 'account_credit', paid: '0.00', refunded: '358.80', withheld: '0.00' },
    { provider: 'test_card', paid: '358.80', refunded: '0.00', withheld: '0.00' },
  ]);
  const { balance, entries } = await creditOf(customer);
  expect([balance, entries]).toEqual(['358.80', [expect.objectContaining({ amount: '358.80' })]]);
  expect(entries[0]?.description).toBe(`From order ${order.orderNumber}`);
  expect(letters.some(({ text }) => text.replace(/\s+/g, ' ').includes('£358.80 is now credit of your account'))).toBe(
    true,
  );
  const other = await signedIn(shop, 'public');
  expect(await creditOf(other)).toMatchObject({ balance: '0.00', entries: [] });
  expect((await other.fetch(`/api/credit?customerId=${customer.id}`)).status).toBe(403);
  const refused = await spend(other, '1.00');
  expect([refused.status, refused.body.detail]).toEqual([409, 'The account has no credit.']);
  const staffView = await staff.get<{ credit: Credit }>(`/api/customers/${customer.id}`);
  expect(staffView.credit.balance).toBe('358.80');
});

test('the money of a guest cannot become credit', async () => {
  const { order } = await bought(shop.visitor(), floor, 1, { ...byCard(), email: 'amira@corner-cafe.example' });
  const answer = await staff.put<{ detail: string }>(`/api/orders/${order.id}/status`, {
    status: 'cancelled',
    money: { how: 'credit', reason: 'Sold out' },
  });
  expect([answer.status, answer.body.detail]).toEqual([400, expect.stringContaining('Only customers with an account')]);
});

test('a part of it pays a part of an order, and a payment with credit is a deposit with its VAT', async () => {
  const { customer } = await withCredit();
  const { status, body } = await spend(customer, '100.00');
  expect([status, body.order.paid, body.order.due]).toEqual([201, '100.00', '258.80']);
  expect(await creditOf(customer)).toMatchObject({ balance: '258.80' });
  const [deposit] = await papersOf(body.order);
  expect(deposit).toMatchObject({ isDeposit: true, total: 10_000, vatAmount: 1_667 });
  expect(deposit?.content.terms[0]).toMatch(/^Received on .* by account credit, as a part of the £358\.80/);
  expect(receiptOf(body.order)).toContain(
    'Account credit £100.00, the rest by Bank transfer: £100.00 paid, £258.80 still to be paid.',
  );
});

test('all of it, and the card for the rest: one invoice, which names both, as the order and its receipt do', async () => {
  const { customer } = await withCredit();
  const { body } = await spend(customer, '358.80', 2, byCard());
  expect(body.order).toMatchObject({ paymentStatus: 'paid', paid: '717.60' });
  expect((await ledgerOf(body.order)).map(({ provider, amount }) => [provider, amount])).toEqual([
    ['account_credit', 35_880],
    ['test_card', 35_880],
  ]);
  const papers = await papersOf(body.order);
  expect(papers).toMatchObject([{ kind: 'invoice', isDeposit: false, total: 71_760 }]);
  expect(papers[0]?.content.terms).toEqual([
    expect.stringMatching(/^Paid in full on .*: £358\.80 by account credit and £358\.80 by Card\.$/),
  ]);
  const ways = [
    { provider: 'account_credit', paid: '358.80', refunded: '0.00', withheld: '0.00' },
    { provider: 'test_card', paid: '358.80', refunded: '0.00', withheld: '0.00' },
  ];
  expect(body.order.ways).toEqual(ways);
  expect((await customer.get<Order>(`/api/orders/${body.order.id}`)).ways).toEqual(ways);
  expect(receiptOf(body.order)).toContain('Account credit £358.80, Card £358.80: paid in full.');
});

test.each([
  ['a penny more than there is', '358.81', 2, 409, 'The account has £358.80 of credit.'],
  ['more than the order costs', '358.80', 0, 400, 'Spend at most £33.59: that is what the order comes to.'],
  ['less than nothing', '-1', 1, 400, 'The credit must be an amount between 0.00 and 99,999,999.99'],
])('%s is refused, and nothing is placed', async (_what, credit, boards, status, sentence) => {
  const { customer } = await withCredit();
  await fillCart(customer, boards > 0 ? [floor.board, boards] : [floor.bracket, 1]);
  const answer = await place(customer, floor, { email: undefined, credit });
  expect([answer.status, answer.body.errors?.credit]).toEqual([status, [sentence]]);
  expect(await creditOf(customer)).toMatchObject({ balance: '358.80' });
});

test('what credit leaves is asked of the card', async () => {
  const { customer } = await withCredit();
  const answer = await spend(customer, '1.00', 1, { ...byCard(), testCard: undefined });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['testCard.number']]);
  const all = await place(customer, floor, { ...byCard(), testCard: undefined, credit: '358.80' });
  expect([all.status, all.body.order.paymentStatus]).toEqual([201, 'paid']);
});

test('a guest has none to spend', async () => {
  const answer = await spend(shop.visitor(), '1.00', 1, { email: 'amira@corner-cafe.example' });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['credit']]);
});

test('spent twice at once, by phone and at the checkout, it is spent once', async () => {
  const { customer } = await withCredit();
  await fillCart(customer, [floor.board, 1]);
  const phoned = staff.post(
    '/api/orders/phone',
    {
      ...buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer }),
      ...{ email: undefined, customerId: customer.id, credit: '300.00' },
      items: [{ productId: floor.board, quantity: 1 }],
    },
    { 'Idempotency-Key': randomUUID() },
  );
  const [one, two] = await Promise.all([phoned, place(customer, floor, { email: undefined, credit: '300.00' })]);
  expect([one.status, two.status].sort()).toEqual([201, 409]);
  expect(await creditOf(customer)).toMatchObject({ balance: '58.80' });
});

test('a refund of an order that credit has paid in part gives back the credit first', async () => {
  const { customer } = await withCredit();
  const { body } = await spend(customer, '100.00', 1, byCard());
  const refund = (amount?: string) =>
    moveMoney<Order>(staff, body.order.id, { kind: 'refund', amount, reason: 'Late' });
  expect((await refund('60.00')).status).toBe(201);
  await work();
  expect(await creditOf(customer)).toMatchObject({ balance: '318.80' });
  await refund();
  await work();
  expect(await creditOf(customer)).toMatchObject({ balance: '358.80' });
  const rows = (await ledgerOf(body.order)).filter(({ kind }) => kind === 'refund');
  expect(rows.map(({ provider, amount }) => [provider, amount])).toEqual([
    ['account_credit', 6_000],
    ['account_credit', 4_000],
    ['test_card', 25_880],
  ]);
  const papers = await papersOf(body.order);
  const terms = papers.filter(({ kind }) => kind === 'credit_note').map(({ content }) => content.terms.join(' '));
  expect(terms).toEqual([
    expect.stringMatching(/^£60\.00 was given back as account credit on /),
    expect.stringMatching(/^£40\.00 was given back as account credit on /),
    expect.stringMatching(/^£258\.80 was given back on /),
  ]);
  expect(papers.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0)).toBe(0);
});

test('a return of goods that credit has paid in part says all that went back, as does its e-mail', async () => {
  const { customer } = await withCredit();
  const { body } = await spend(customer, '100.00', 1, byCard());
  await staff.put(`/api/orders/${body.order.id}/status`, { status: 'delivered' });
  const items = [{ itemId: body.order.items[0]?.id, quantity: 1 }];
  const asked = await customer.post<Return>(`/api/orders/${body.order.id}/returns`, { items, reason: 'damaged' });
  await staff.fetch(`/api/returns/${asked.body.id}`, { method: 'PATCH', json: { decision: 'accepted' } });
  const refunded = await staff.post<Return>(`/api/returns/${asked.body.id}/refund`, {});
  await work();
  expect(refunded.body.refund).toEqual({ amount: '358.80', withheld: '0.00' });
  const letter = letters.findLast(({ subject }) => subject.startsWith('Your return is complete'));
  expect(letter?.text.replace(/\s+/g, ' ')).toContain('We pay back £358.80, the way it came.');
});

test('cancelled with a transfer later, credit goes back at once: promise, task and booking name the same rest', async () => {
  const { customer } = await withCredit();
  const { body } = await spend(customer, '100.00', 1, byCard());
  const paid = await staff.get<Order>(`/api/orders/${body.order.id}`);
  expect(paid.staff?.cameAs).toEqual({ credit: '100.00', card: '0.00' });
  const dueOn = addLondonDays(londonDayOf(shop.context.clock.now()), 7);
  const money = { how: 'transfer', reason: 'Sold out', dueOn };
  expect((await staff.put(`/api/orders/${paid.id}/status`, { status: 'cancelled', money })).status).toBe(200);
  await work();
  const task = await staff.get<Order>(`/api/orders/${paid.id}`);
  expect(task.owedBack).toEqual({ amount: '258.80', how: 'transfer', dueOn });
  expect(await creditOf(customer)).toMatchObject({ balance: '358.80' });
  const letter = letters.find(({ subject }) => subject === `Your order has been cancelled: ${paid.orderNumber}`);
  const text = letter?.text.replace(/\s+/g, ' ');
  expect(text).toContain(`We pay back £258.80 by bank transfer by ${formatLondonDay(dueOn)}.`);
  expect(text).toContain('£100.00 is now credit of your account');
  const made = { how: 'refund', reason: 'Sold out', version: task.version };
  expect((await staff.post(`/api/orders/${paid.id}/owed-back`, made)).status).toBe(200);
  const rows = (await ledgerOf(paid)).filter(({ kind }) => kind === 'refund');
  expect(rows.map(({ provider, amount }) => [provider, amount])).toEqual([
    ['account_credit', 10_000],
    ['test_card', 25_880],
  ]);
});

test.each([
  ['paid in part with credit', '1.00', '355.80', ['account_credit 1.00', 'test_card 355.80']],
  ['paid with money alone', undefined, '356.80', ['test_card 0.00', 'test_card 356.80']],
])(
  'points of an order %s that are spent are withheld before a transfer is promised, never from the promise',
  async (_how, credit, promised, booked) => {
    const { customer } = await withCredit();
    await fillCart(customer, [floor.board, 1]);
    const { order } = (await place(customer, floor, { ...byCard(), credit })).body;
    await fillCart(customer, [floor.board, 1]);
    await place(customer, floor, { email: undefined, redeemPoints: 200 });
    await work();
    const dueOn = addLondonDays(londonDayOf(shop.context.clock.now()), 7);
    const money = { how: 'transfer', reason: 'Sold out', dueOn };
    await staff.put(`/api/orders/${order.id}/status`, { status: 'cancelled', money });
    await work();
    const task = await staff.get<Order>(`/api/orders/${order.id}`);
    expect(task.owedBack).toEqual({ amount: promised, how: 'transfer', dueOn });
    const letter = letters.find(({ subject }) => subject === `Your order has been cancelled: ${order.orderNumber}`);
    const text = letter?.text.replace(/\s+/g, ' ');
    expect(text).toContain(`We pay back £${promised} by bank transfer by ${formatLondonDay(dueOn)}.`);
    expect(text).toContain('£2.00 are withheld for reward points of it that you have spent.');
    const made = { how: 'refund', reason: 'Sold out', version: task.version };
    expect((await staff.post(`/api/orders/${order.id}/owed-back`, made)).status).toBe(200);
    const rows = (await ledgerOf(order)).filter(({ kind }) => kind === 'refund');
    expect(rows.map(({ provider, amount }) => `${provider} ${(amount / 100).toFixed(2)}`)).toEqual(booked);
    expect(rows.map(({ withheld }) => withheld)).toEqual([200, 0]);
  },
);

test('an order paid with credit alone leaves nothing to transfer', async () => {
  const { customer } = await withCredit();
  const { body } = await spend(customer, '358.80', 1);
  const dueOn = addLondonDays(londonDayOf(shop.context.clock.now()), 7);
  const money = { how: 'transfer', reason: 'Sold out', dueOn };
  await staff.put(`/api/orders/${body.order.id}/status`, { status: 'cancelled', money });
  await work();
  expect((await staff.get<Order>(`/api/orders/${body.order.id}`)).owedBack).toBeNull();
  expect(await creditOf(customer)).toMatchObject({ balance: '358.80' });
});

const payOut = (customer: { id: number }, body: object, by = staff) =>
  by.post<Credit & { detail: string; errors?: Record<string, string[]> }>(
    `/api/customers/${customer.id}/credit/payouts`,
    { amount: '58.80', reason: 'They asked for it', balance: '358.80', ...body },
  );

test('credit is paid out in money: with its reason in the history, in an e-mail, in the log and in the report', async () => {
  const { customer } = await withCredit();
  const rows = async () => {
    const { items } = await staff.get<PaymentsReport>('/api/reports/payments');
    const found = (name: string) => items.find((item) => item.name === name);
    return [found('Account credit')?.taken ?? '0.00', found('Bank transfer of account credit')?.refunded ?? '0.00'];
  };
  const [takenBefore, paidBefore = '0.00'] = await rows();
  const answer = await payOut(customer, { reference: 'BACS 12' });
  expect([answer.status, answer.body.balance]).toEqual([201, '300.00']);
  await work();
  const { balance, entries } = await creditOf(customer);
  expect(balance).toBe('300.00');
  expect(entries[0]).toMatchObject({
    ...{ amount: '-58.80', description: 'Paid out by bank transfer' },
    ...{ reason: 'They asked for it', reference: 'BACS 12' },
  });
  const letter = letters.find(({ subject }) => subject === 'Your credit has been paid out')?.text.replace(/\s+/g, ' ');
  expect(letter).toContain('We have paid £58.80 of your account credit to you by bank transfer.');
  expect(letter).toContain('£300.00 of credit is left.');
  const [logged] = await shop.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  expect(logged).toMatchObject({
    action: 'customer.credit_paid_out',
    after: { credit: '300.00', reference: 'BACS 12' },
  });
  // Nothing is taken when credit is paid out: that money came in before.
  expect(await rows()).toEqual([takenBefore, toDecimal(toPence(paidBefore) + 5_880)]);
});

test.each([
  ['a penny more than there is', { amount: '358.81' }, 400, 'amount'],
  ['nothing', { amount: '0' }, 400, 'amount'],
  ['less than nothing', { amount: '-1' }, 400, 'amount'],
  ['no amount', { amount: 'all' }, 400, 'amount'],
  ['a sum without a reason', { reason: ' ' }, 400, 'reason'],
])('to pay out %s is refused, and the credit stays', async (_what, body, status, field) => {
  const { customer } = await withCredit();
  const answer = await payOut(customer, body);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([status, [field]]);
  expect(await creditOf(customer)).toMatchObject({ balance: '358.80' });
});

test('sent twice at once, or after the credit was spent, credit is paid out once and never below nothing', async () => {
  const { customer } = await withCredit();
  const both = await Promise.all([payOut(customer, {}), payOut(customer, {})]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body.detail).toBe(
    'The credit is £300.00 by now. Look at it again.',
  );
  await spend(customer, '300.00');
  expect((await payOut(customer, { amount: '1.00', balance: '300.00' })).body.detail).toBe(
    'The account has no credit.',
  );
  expect(await creditOf(customer)).toMatchObject({ balance: '0.00' });
});

test('only staff who may refund can pay credit out, and only admins where refunds are theirs', async () => {
  const { customer } = await withCredit();
  const clerk = await signedIn(shop, 'employer', ['manage_orders']);
  const looker = await signedIn(shop, 'employer', ['manage_customers']);
  expect((await payOut(customer, {}, looker)).status).toBe(403);
  expect((await payOut(customer, {}, customer)).status).toBe(403);
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: true });
  expect((await payOut(customer, {}, clerk)).body.detail).toContain('for admins only');
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: false });
  expect((await payOut(customer, {}, clerk)).status).toBe(201);
  expect((await payOut({ id: clerk.id }, {})).status).toBe(404);
});

test('a deleted account leaves what was paid out in the books', async () => {
  const { customer } = await withCredit();
  await payOut(customer, { amount: '358.80' });
  const answer = await customer.fetch(`/api/user/${customer.id}`, {
    method: 'DELETE',
    json: { password: 'Password123!' },
  });
  expect(answer.status).toBe(204);
  const [newest] = await shop.context.db.select().from(creditPayouts).orderBy(desc(creditPayouts.id)).limit(1);
  expect(newest).toMatchObject({ amount: 35_880, customerId: null });
});

test('an account with credit cannot be deleted', async () => {
  const { customer } = await withCredit();
  const answer = await customer.fetch(`/api/user/${customer.id}`, {
    method: 'DELETE',
    json: { password: 'Password123!' },
  });
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([
    409,
    expect.stringContaining('£358.80 of credit'),
  ]);
});

const deleteAccount = (customer: Visitor & { id: number }) =>
  customer.fetch(`/api/user/${customer.id}`, { method: 'DELETE', json: { password: 'Password123!' } });

const undoablyAsCredit = ({ id }: Order) =>
  staff.put(`/api/orders/${id}/status`, {
    ...{ status: 'cancelled', isUndoable: true },
    money: { how: 'credit', reason: 'Sold out' },
  });

test('an account is not deleted while credit is on its way into it, which waits for its credit note', async () => {
  const customer = await signedIn(shop, 'public');
  const { order } = await bought(customer, floor, 1, byCard());
  await work();
  await staff.put(`/api/orders/${order.id}/status`, { status: 'cancelled' });
  const { version } = await staff.get<Order>(`/api/orders/${order.id}`);
  await staff.post(`/api/orders/${order.id}/owed-back`, { how: 'credit', reason: 'Sold out', version });
  const early = await deleteAccount(customer);
  expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('on its way into your account')]);
  await work();
  expect(await (await deleteAccount(customer)).text()).toContain('£358.80 of credit');
});

test('credit for an account that was deleted before the cancellation was final stays under Owed back', async () => {
  const customer = await signedIn(shop, 'public');
  const { order } = await bought(customer, floor, 1, byCard());
  await work();
  expect((await undoablyAsCredit(order)).status).toBe(200);
  expect((await deleteAccount(customer)).status).toBe(204);
  await work(addMinutes(shop.context.clock.now(), 1));
  expect((await staff.get<Order>(`/api/orders/${order.id}`)).owedBack?.amount).toBe('358.80');
  expect((await ledgerOf(order)).map(({ kind }) => kind)).toEqual(['payment']);
});

test('what a deleted account paid with credit goes back by a transfer that staff make, not to nowhere', async () => {
  const { customer } = await withCredit();
  const { body } = await spend(customer, '358.80', 1);
  await staff.put(`/api/orders/${body.order.id}/status`, { status: 'delivered' });
  await work();
  expect((await deleteAccount(customer)).status).toBe(204);
  expect((await staff.get<Order>(`/api/orders/${body.order.id}`)).staff?.cameAs.credit).toBe('0.00');
  const refund = { kind: 'refund', amount: '100.00', reason: 'Faulty' };
  expect((await moveMoney(staff, body.order.id, refund)).status).toBe(201);
  await work();
  const rows = (await ledgerOf(body.order)).map(({ kind, provider, amount }) => [kind, provider, amount]);
  expect(rows).toEqual([
    ['payment', 'account_credit', 35_880],
    ['refund', 'bank_transfer', 10_000],
  ]);
});

test('whatever is given, spent and given back, the balance is the sum of its entries and the documents of what was sold', {
  timeout: 60_000,
}, async () => {
  const step = fc.record({
    do: fc.constantFrom('spend', 'spend', 'cancel', 'cancel as credit', 'refund'),
    at: fc.nat(3),
    amount: fc.integer({ min: 1, max: 40_000 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      const { customer, order } = await withCredit();
      const own = [order];
      for (const { do: what, at, amount } of steps) {
        const pounds = (amount / 100).toFixed(2);
        const one = own[at % own.length] ?? order;
        if (what === 'spend') {
          const { status, body } = await spend(customer, pounds, 1, byCard());
          if (status === 201) own.push(body.order);
        } else if (what === 'refund') {
          await moveMoney(staff, one.id, { kind: 'refund', amount: pounds, reason: 'Any' });
        } else {
          const how = what === 'cancel' ? 'refund' : 'credit';
          await staff.put(`/api/orders/${one.id}/status`, { status: 'cancelled', money: { how, reason: 'Any' } });
        }
        await work();
      }
      const { db } = shop.context;
      const [held] = await db.select().from(customerCredit).where(eq(customerCredit.customerId, customer.id));
      const entries = await db.select().from(creditEntries).where(eq(creditEntries.customerId, customer.id));
      expect(held?.balance).toBe(entries.reduce((sum, { amount }) => sum + amount, 0));
      for (const one of own) {
        const [ledger, papers] = [await ledgerOf(one), await papersOf(one)];
        const net = ledger.reduce(
          (sum, row) => sum + (row.kind === 'payment' ? row.amount : -row.amount - row.withheld),
          0,
        );
        const billed = papers.reduce((sum, { kind, total }) => sum + (kind === 'invoice' ? total : -total), 0);
        const { status } = await staff.get<Order>(`/api/orders/${one.id}`);
        expect(billed).toBe(status === 'cancelled' ? 0 : net);
      }
    }),
    { numRuns: 4 },
  );
});
