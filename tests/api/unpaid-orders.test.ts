import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { orderRequests } from '#features/orders/requests/tables.ts';
import { orders } from '#features/orders/tables.ts';
import type { PublicSettings } from '#features/settings/contract.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { writeEmails } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { emails } from '#platform/tables.ts';
import { addDays } from '#values/instant.ts';
import { addLondonDays, formatLondonDay, londonDayOf, noonOfLondonDay } from '#values/london-day.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { reactions } from '../../src/reactions.ts';
import { schedule } from '../../src/schedule.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type Visitor } from '../support/shop.ts';
import { fillCart, limitGuests, NO_LIMITS, openShopFloor, order, stockOf } from '../support/shop-floor.ts';

// How long goods are held for a payment that does not come (decision C15).

const shop = await openTestShop();
const floor = await openShopFloor(shop);
const staff = await signedIn(shop, 'employer', ['manage_orders']);
const { db } = shop.context;
const today = londonDayOf(new Date());
afterAll(() => shop.close());

async function placed(visitor: Visitor, overrides: object = {}) {
  await fillCart(visitor, [floor.board, 2]);
  const { status, body } = await order(visitor, floor, overrides);
  if (status !== 201) throw new Error(`The order answered ${status}: ${body.detail}`);
  return body.order;
}

const rowOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
/** As if the last day of an order lay so many days ahead. */
const lastDay = (id: number, days: number) =>
  db
    .update(orders)
    .set({ heldUntil: noonOfLondonDay(addLondonDays(today, days)) })
    .where(eq(orders.id, id));
const pay = (id: number, amount: string, version: number) =>
  staff.post(`/api/orders/${id}/payments`, { kind: 'payment', amount, version });

/** The hourly job, at two instances at once, and what it sets off. */
async function hourly(): Promise<void> {
  const job = schedule['release-unpaid-orders'];
  await Promise.all([job.run(shop.context), job.run(shop.context)]);
  await handleWaiting(shop.context, {
    reactions,
    post: async (tx, letters) => void (await writeEmails(tx, shop.context.config, letters, new Date())),
  });
}

const lettersAbout = ({ orderNumber }: Pick<Order, 'orderNumber'>) =>
  db
    .select()
    .from(emails)
    .where(like(emails.subject, `%${orderNumber}`))
    .orderBy(emails.id);

const mailsAbout = async (about: Pick<Order, 'orderNumber'>) =>
  (await lettersAbout(about)).map(({ subject, text }) => ({
    subject: subject.replace(`: ${about.orderNumber}`, ''),
    text,
  }));

/** The shop has a mailbox of its own. */
const atShop = async () =>
  writeSetting(db, 'company', { ...(await readSetting(db, 'company')), email: 'shop@example.com' });

describe('goods are held', () => {
  test('3 days for a guest and 14 for an account, and the order says until when', async () => {
    const guests = await placed(shop.visitor());
    const own = await placed(await signedIn(shop, 'public'), { email: undefined });
    expect(guests.dueOn).toBe(addLondonDays(today, 3));
    expect(own.dueOn).toBe(addLondonDays(today, 14));
  });

  test('as long as the settings say', async () => {
    await limitGuests(shop, { ...NO_LIMITS, guestDays: 5, accountDays: 30 });
    const guests = await placed(shop.visitor());
    const own = await placed(await signedIn(shop, 'public'), { email: undefined });
    const { transferDays } = await shop.get<PublicSettings>('/api/settings/public');
    await limitGuests(shop, NO_LIMITS);
    expect(transferDays).toEqual({ guest: 5, account: 30 });
    expect([guests.dueOn, own.dueOn]).toEqual([addLondonDays(today, 5), addLondonDays(today, 30)]);
  });

  test('and the receipt says by which day to pay, and what happens otherwise', async () => {
    const waiting = await placed(shop.visitor());
    const old = await placed(shop.visitor());
    await db.update(orders).set({ heldUntil: null }).where(eq(orders.id, old.id));
    await hourly();
    const [held] = await lettersAbout(waiting);
    expect(held?.text).toContain(`Please pay by ${formatLondonDay(addLondonDays(today, 3))}: if nothing has arrived`);
    const [notHeld] = await lettersAbout(old);
    expect(notHeld?.text).toContain('Please pay by bank transfer');
    expect(notHeld?.text).not.toContain('if nothing has arrived');
  });

  test('not by this rule for an order by card', async () => {
    const byCard = await placed(shop.visitor(), { paymentMethodId: floor.card, testCard: approvedCard });
    expect(await rowOf(byCard.id)).toMatchObject({ heldUntil: null, heldNetwork: null });
  });
});

describe('the hourly job', () => {
  test('tells the buyer once before, and releases the goods only after the last day is over', async () => {
    const before = await stockOf(shop, floor.board);
    const waiting = await placed(shop.visitor());
    await hourly();
    expect((await mailsAbout(waiting)).map(({ subject }) => subject)).toEqual([`Your order ${waiting.orderNumber}`]);
    await lastDay(waiting.id, 2);
    await hourly();
    await hourly();
    const [, notice, ...more] = await mailsAbout(waiting);
    expect(notice?.subject).toBe('Your payment has not arrived yet');
    expect(notice?.text).toContain(`until the end of ${formatLondonDay(addLondonDays(today, 2))}`);
    expect(more).toEqual([]);
    await lastDay(waiting.id, 0);
    await hourly();
    expect((await rowOf(waiting.id))?.status).toBe('pending');
    await lastDay(waiting.id, -1);
    await hourly();
    expect((await rowOf(waiting.id))?.status).toBe('cancelled');
    expect(await stockOf(shop, floor.board)).toBe(before);
    const after = (await mailsAbout(waiting)).slice(2);
    expect(after).toHaveLength(1);
    expect(after[0]?.subject).toBe('Your order was not paid');
    expect(after[0]?.text).toContain(`had not arrived by ${formatLondonDay(addLondonDays(today, -1))}`);
  });

  test('names the sum, the account and the reference, and takes answers in the shop’s mailbox', async () => {
    await atShop();
    const waiting = await placed(shop.visitor());
    await lastDay(waiting.id, 2);
    await hourly();
    const [receipt, notice] = await lettersAbout(waiting);
    expect(notice?.text).not.toContain('you need do nothing');
    expect(notice?.text).toContain('the order is cancelled and the goods are for sale again');
    expect(notice?.text).toContain(`transfer ${formatPounds(toPence(waiting.due))} and give the order number`);
    expect(notice?.text).toContain(`Reference: ${waiting.orderNumber}`);
    expect(notice?.text).toContain('00000000');
    expect([receipt?.replyTo, notice?.replyTo]).toEqual(['shop@example.com', 'shop@example.com']);
  });

  test('releases nothing without the notice before, however late it comes', async () => {
    const waiting = await placed(shop.visitor());
    await lastDay(waiting.id, -5);
    await hourly();
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'pending', holdNoticed: true });
    expect((await mailsAbout(waiting)).at(-1)?.text).toContain(formatLondonDay(addLondonDays(today, 1)));
    await hourly();
    expect((await rowOf(waiting.id))?.status).toBe('pending');
  });

  test('leaves alone what is paid, paid in part, being prepared, or older than this rule', async () => {
    const [paid, part, prepared, old] = [
      await placed(shop.visitor()),
      await placed(shop.visitor()),
      await placed(shop.visitor()),
      await placed(shop.visitor()),
    ];
    await pay(paid.id, paid.due, paid.version);
    await pay(part.id, '1.00', part.version);
    await staff.put(`/api/orders/${prepared.id}/status`, { status: 'processing' });
    for (const { id } of [paid, part, prepared]) await lastDay(id, -5);
    await db.update(orders).set({ heldUntil: null }).where(eq(orders.id, old.id));
    await hourly();
    await db.update(orders).set({ holdNoticed: true });
    await hourly();
    const statuses = await Promise.all([paid, part, prepared, old].map(async ({ id }) => (await rowOf(id))?.status));
    expect(statuses).toEqual(['pending', 'pending', 'processing', 'pending']);
    // Staff decide about it: it stands under the overdue ones once 14 days are over.
    expect((await rowOf(part.id))?.heldUntil).toBeNull();
  });

  test('gives credit that was spent on it back to the account', async () => {
    const customer = await signedIn(shop, 'public');
    const first = await placed(customer, { email: undefined });
    await pay(first.id, first.due, first.version);
    const { version } = await customer.get<Order>(`/api/orders/${first.id}`);
    const money = { how: 'credit', reason: 'Changed their mind' };
    await staff.put(`/api/orders/${first.id}/status`, { status: 'cancelled', version, money });
    await hourly();
    const balance = async () => (await customer.get<{ balance: string }>('/api/credit')).balance;
    const whole = await balance();
    expect(whole).toBe(first.grandTotal);
    const second = await placed(customer, { email: undefined, credit: '100.00' });
    await lastDay(second.id, -1);
    await db.update(orders).set({ holdNoticed: true }).where(eq(orders.id, second.id));
    await hourly();
    await hourly();
    expect((await rowOf(second.id))?.status).toBe('cancelled');
    expect(await balance()).toBe(whole);
  });
});

describe('staff', () => {
  const hold = (id: number, body: object) => staff.post<Order & { errors?: object }>(`/api/orders/${id}/hold`, body);

  test('hold goods for longer, and the buyer is told again before they are released', async () => {
    const waiting = await placed(shop.visitor());
    await lastDay(waiting.id, 1);
    await hourly();
    const until = addLondonDays(today, 20);
    const { status, body } = await hold(waiting.id, { until, version: waiting.version });
    expect(status).toBe(200);
    expect(body).toMatchObject({ dueOn: until, staff: { heldUntil: until }, version: waiting.version + 1 });
    expect(await rowOf(waiting.id)).toMatchObject({ holdNoticed: false });
    await hourly();
    const [, , told] = await mailsAbout(waiting);
    expect(told?.subject).toBe('There is a new day to pay by');
    expect(told?.text).toContain(`are held until the end of ${formatLondonDay(until)}`);
    const [record] = await db.select().from(auditLog).where(eq(auditLog.action, 'order.hold_extended'));
    expect(record).toMatchObject({ recordId: waiting.id, after: { heldUntil: until } });
  });

  test('hold the goods of a part-paid order, and no e-mail threatens to cancel what no job cancels', async () => {
    const waiting = await placed(shop.visitor());
    await pay(waiting.id, '1.00', waiting.version);
    const until = addLondonDays(today, 20);
    const { status } = await hold(waiting.id, { until, version: waiting.version + 1 });
    expect(status).toBe(200);
    await hourly();
    const told = (await mailsAbout(waiting)).at(-1);
    expect(told?.subject).toBe('There is a new day to pay by');
    expect(told?.text).toContain(`transfer ${formatPounds(toPence(waiting.due) - 100)}`);
    expect(told?.text).not.toContain('cancelled');
  });

  test('are refused a day that is over or far away, a stale version, and an order that is paid', async () => {
    const waiting = await placed(shop.visitor());
    const { version } = waiting;
    for (const until of [addLondonDays(today, -1), addLondonDays(today, 91), '2026-02-30', '']) {
      expect((await hold(waiting.id, { until, version })).status).toBe(400);
    }
    expect((await hold(waiting.id, { until: today, version: version + 1 })).status).toBe(409);
    expect((await hold(waiting.id, { until: today })).status).toBe(400);
    await pay(waiting.id, waiting.due, version);
    expect((await hold(waiting.id, { until: today, version: version + 1 })).status).toBe(409);
  });

  test('who open a released order again decide about it themselves', async () => {
    const waiting = await placed(shop.visitor());
    await staff.put(`/api/orders/${waiting.id}/status`, { status: 'cancelled' });
    await staff.put(`/api/orders/${waiting.id}/status`, { status: 'pending' });
    expect(await rowOf(waiting.id)).toMatchObject({ status: 'pending', heldUntil: null, heldNetwork: null });
  });
});

test('the settings refuse a notice that comes after the end, and take limits away where they are empty', async () => {
  const admin = await signedIn(shop, 'admin');
  await writeSetting(db, 'holding', {
    ...{ accountDays: 14, guestDays: 3, noticeDays: 2 },
    ...{ guestOrders: 5, guestAmount: 2_000_000, guestShare: 50 },
  });
  const { holding } = await admin.get<{ holding: Record<string, unknown> }>('/api/settings');
  expect(holding).toMatchObject({ guestDays: 3, guestAmount: '20000.00' });
  const put = (values: object) =>
    admin.put<{ errors?: object }>('/api/settings', { holding: { ...holding, ...values } });
  for (const wrong of [
    { noticeDays: 3 },
    { guestDays: 0 },
    { guestOrders: 0 },
    { guestAmount: 'lots' },
    { guestShare: 101 },
  ]) {
    expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  }
  const none = await put({ guestOrders: null, guestAmount: null, guestShare: 100 });
  expect(none.status).toBe(200);
});

test('answered order requests are deleted after 90 days', async () => {
  await limitGuests(shop, { guestShare: 0 });
  const make = async (email: string) => {
    const guest = shop.visitor();
    await fillCart(guest, [floor.board, 2]);
    return (await order(guest, floor, { email })).body.request?.id ?? 0;
  };
  const [old, fresh, open] = [await make('old@b.example'), await make('fresh@b.example'), await make('open@b.example')];
  for (const id of [old, fresh]) await staff.post(`/api/order-requests/${id}/decline`, { version: 1, reason: 'No' });
  const aged = { requestedAt: addDays(new Date(), -100) };
  await db
    .update(orderRequests)
    .set({ ...aged, answeredAt: addDays(new Date(), -91) })
    .where(eq(orderRequests.id, old));
  await db.update(orderRequests).set(aged).where(eq(orderRequests.id, open));
  await schedule['delete-old-order-requests'].run(shop.context);
  const left = await db.select({ id: orderRequests.id }).from(orderRequests);
  expect(left.map(({ id }) => id)).toEqual([fresh, open]);
});
