import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { owedBackWords } from '#features/orders/screens/owed-back-words.ts';
import type { SalesReport } from '#features/reports/contract.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { newBackoff } from '#platform/backoff.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { addLondonDays, formatLondonDay, londonDayOf } from '#values/london-day.ts';
import { reactions } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A cancelled order of which money is here: what was decided happens once it cannot be undone, and nothing is forgotten.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
let admin: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders', 'view_reports']);
  admin = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

const inAWeek = addLondonDays(londonDayOf(new Date()), 7);
const email = 'amira@corner-cafe.example';
const paidFor = async (boards: number) =>
  (await bought(shop.visitor(), floor, boards, { paymentMethodId: floor.card, testCard: approvedCard, email })).order;
type Answered = Order & { detail: string; errors?: Record<string, string[]> };
const cancel = (id: number, body: object = {}, by = staff) =>
  by.put<Answered>(`/api/orders/${id}/status`, { status: 'cancelled', ...body });
const payBack = (order: Order, body: object, by = staff) =>
  by.post<Answered>(`/api/orders/${order.id}/owed-back`, { reason: 'Sold out', version: order.version, ...body });
const now = (id: number) => staff.get<Order>(`/api/orders/${id}`);
const owed = async () =>
  (await staff.get<{ items: Order[] }>('/api/orders?scope=all&payment=owed_back&limit=200')).items.map(({ id }) => id);

const letters: { subject: string; text: string }[] = [];
/** Lets everything that is due happen, with the clock so much further on. */
const react = (laterMs = 0) => {
  const clock = { now: () => new Date(shop.context.clock.now().getTime() + laterMs) };
  const post = async (_tx: unknown, written: readonly { subject: string; text: string }[]) => {
    letters.push(...written);
  };
  return handleWaiting({ ...shop.context, clock }, { reactions, post }, newBackoff({ first: 1, most: 1 }));
};
const cancelledLetter = ({ orderNumber }: Order) =>
  letters.find(({ subject }) => subject === `Your order has been cancelled: ${orderNumber}`)?.text.replace(/\s+/g, ' ');

test.each([
  ['no reason', { how: 'refund' }, 'money.reason'],
  ['a transfer without a day', { how: 'transfer', reason: 'Sold out' }, 'money.dueOn'],
  ['a way that is none', { how: 'gift', reason: 'Sold out' }, 'money.how'],
  ['a day that was yesterday', { how: 'transfer', reason: 'Sold out', dueOn: '2020-01-01' }, 'dueOn'],
  ['a day too far ahead', { how: 'transfer', reason: 'Sold out', dueOn: addLondonDays(inAWeek, 54) }, 'dueOn'],
  ['a day of another century', { how: 'transfer', reason: 'Sold out', dueOn: '2099-01-01' }, 'dueOn'],
])('a cancellation with %s is refused, and nothing is cancelled', async (_what, money, field) => {
  const order = await paidFor(1);
  const answer = await cancel(order.id, { money });
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  expect((await now(order.id)).status).toBe('pending');
});

test('two staff cancel at once with different decisions: the second is told, and one decision is done', async () => {
  const order = await paidFor(1);
  const decided = [{ how: 'refund' }, { how: 'transfer', dueOn: inAWeek }];
  const answers = await Promise.all(
    decided.map((money) => cancel(order.id, { money: { ...money, reason: 'Sold out' } })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.detail).toContain('cancelled already');
  // Without a decision, setting the status that an order has changes nothing.
  expect((await cancel(order.id)).status).toBe(200);
});

test('money goes back with a cancellation only, and only where some was paid', async () => {
  const money = { how: 'refund', reason: 'Sold out' };
  const order = await paidFor(1);
  expect((await cancel(order.id, { money, status: 'shipped' })).status).toBe(400);
  const unpaid = (await bought(shop.visitor(), floor, 1, { email })).order;
  expect((await cancel(unpaid.id, { money })).body.detail).toContain('nothing goes back');
  expect((await payBack(order, money)).status).toBe(409);
});

test('refunded now: the money moves when the undo is over, with its credit note, and the e-mail says so', async () => {
  const order = await paidFor(2);
  await react();
  await cancel(order.id, { isUndoable: true, money: { how: 'refund', reason: 'Sold out' } });
  await react();
  expect(await now(order.id)).toMatchObject({ paymentStatus: 'paid', owedBack: { amount: '717.60', how: null } });
  await react(9_000);
  const after = await now(order.id);
  expect(after).toMatchObject({ paymentStatus: 'refunded', owedBack: null, items: [{ refunded: 2 }] });
  expect(after.staff?.payments.at(-1)).toMatchObject({ kind: 'refund', amount: '717.60', reason: 'Sold out' });
  expect(cancelledLetter(order)).toContain('has been cancelled. We pay back £717.60, the way it came.');
  const notes = await shop.context.db
    .select()
    .from(documents)
    .where(eq(documents.orderId, order.id))
    .orderBy(desc(documents.id));
  expect(notes.filter(({ kind }) => kind === 'credit_note').map(({ total }) => total)).toEqual([71_760]);
});

test('while its undo runs, a decision is shown as one that is being made, with who makes it', async () => {
  const order = await paidFor(1);
  await react();
  const listed = async () => (await staff.get<{ items: Order[] }>('/api/orders?scope=all&payment=owed_back')).items;
  const wordsOf = (one: Order | undefined) => one && owedBackWords(one);
  await cancel(order.id, { isUndoable: true, money: { how: 'refund', reason: 'Sold out' } });
  expect(wordsOf((await listed()).find(({ id }) => id === order.id))).toBe('£358.80, being decided');
  expect(wordsOf(await now(order.id))).toMatch(/^£358\.80, being decided by \S/);
  await react(9_000);
  expect((await now(order.id)).owedBack).toBeNull();
  const undecided = await paidFor(1);
  await cancel(undecided.id, { isUndoable: true });
  expect(wordsOf(await now(undecided.id))).toBe('£358.80, undecided');
});

test('a cancellation that is undone moves no money', async () => {
  const order = await paidFor(1);
  const { body } = await cancel(order.id, { isUndoable: true, money: { how: 'refund', reason: 'Slip' } });
  await staff.post('/api/orders/status/undo', { orders: [{ id: body.id, version: body.version }] });
  await react(9_000);
  expect(await now(order.id)).toMatchObject({ status: 'pending', paymentStatus: 'paid', owedBack: null });
});

test('by transfer: a task with its day until it is made, which the customer is told', async () => {
  const order = await paidFor(1);
  await cancel(order.id, { money: { how: 'transfer', reason: 'Sold out', dueOn: inAWeek } });
  await react();
  const task = await now(order.id);
  expect(task.owedBack).toEqual({ amount: '358.80', how: 'transfer', dueOn: inAWeek });
  // Paying it back starts from the reason that was given.
  expect(task.staff?.owedReason).toBe('Sold out');
  expect(cancelledLetter(order)).toContain(`We pay back £358.80 by bank transfer by ${formatLondonDay(inAWeek)}.`);
  expect(await owed()).toContain(order.id);
  const [made, again] = await Promise.all([
    payBack(task, { how: 'refund', reference: 'BACS 9' }),
    payBack(task, { how: 'refund' }),
  ]);
  expect([made.status, again.status].sort()).toEqual([200, 409]);
  expect(await now(order.id)).toMatchObject({ paymentStatus: 'refunded', owedBack: null });
  expect(await owed()).not.toContain(order.id);
});

const creditNotesOf = async ({ id }: Order) => {
  const rows = await shop.context.db.select().from(documents).where(eq(documents.orderId, id)).orderBy(documents.id);
  return rows.filter(({ kind }) => kind === 'credit_note').map(({ content }) => content);
};

test('the credit note prints the typed reason, and what is still to be paid back by which day', async () => {
  const decided = await paidFor(1);
  const undecided = await paidFor(1);
  await react();
  await cancel(decided.id, { money: { how: 'transfer', reason: 'Sold out at the maker', dueOn: inAWeek } });
  await cancel(undecided.id);
  await react();
  expect(await creditNotesOf(decided)).toMatchObject([
    {
      credits: { reason: 'Sold out at the maker' },
      terms: [
        expect.stringMatching(/^Invoice INV-\d+ is cancelled\.$/),
        `£358.80 will be paid back by bank transfer by ${formatLondonDay(inAWeek)}.`,
      ],
    },
  ]);
  expect((await creditNotesOf(undecided)).map(({ terms }) => terms[1])).toEqual([
    '£358.80 was paid and has not been paid back yet.',
  ]);
});

test('of a deposit, only what was paid is to be paid back', async () => {
  const order = (await bought(shop.visitor(), floor, 1, { email })).order;
  await moveMoney(staff, order.id, { kind: 'payment', amount: '100.00' });
  await react();
  await staff.put(`/api/orders/${order.id}/status`, { status: 'shipped' });
  await react();
  await cancel(order.id, { money: { how: 'transfer', reason: 'Sold out', dueOn: inAWeek } });
  await react();
  const day = formatLondonDay(inAWeek);
  expect((await creditNotesOf(order)).map(({ terms }) => terms.map((line) => line.replace(/INV-\d+/, 'INV')))).toEqual([
    ['Invoice INV is cancelled: nothing remains to be paid on it.'],
    ['Invoice INV is cancelled.', `£100.00 will be paid back by bank transfer by ${day}.`],
  ]);
});

test('undecided, it stands under Owed back, in its count and in the report, and the e-mail promises no more', async () => {
  const before = await staff.get<SalesReport>('/api/reports/sales');
  const order = await paidFor(1);
  await cancel(order.id);
  await react();
  expect(cancelledLetter(order)).toContain('You have paid £358.80 for it. We write to you when we pay it back.');
  expect(await owed()).toContain(order.id);
  const { owedBack } = await staff.get<SalesReport>('/api/reports/sales');
  expect(owedBack.orders).toBe(before.owedBack.orders + 1);
  // Opened again, it is paid as before and nothing is owed.
  await staff.put(`/api/orders/${order.id}/status`, { status: 'pending' });
  expect(await now(order.id)).toMatchObject({ paymentStatus: 'paid', owedBack: null });
  const unpaid = (await bought(shop.visitor(), floor, 1, { email })).order;
  await cancel(unpaid.id);
  await react();
  expect(cancelledLetter(unpaid)).toMatch(/has been cancelled\. (?!You|We)/);
});

test('with refunds for admins only, others cancel and leave the money to them', async () => {
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: true });
  const order = await paidFor(1);
  const money = { how: 'refund', reason: 'Sold out' };
  expect((await cancel(order.id, { money })).status).toBe(403);
  expect((await moveMoney<Answered>(staff, order.id, { kind: 'refund', reason: 'Any' })).status).toBe(403);
  await cancel(order.id);
  const cancelled = await now(order.id);
  expect(cancelled.staff?.areRefundsForAdmins).toBe(true);
  expect((await payBack(cancelled, money)).body.detail).toContain('for admins only');
  expect((await payBack(cancelled, money, admin)).body.owedBack).toBeNull();
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: false });
});
