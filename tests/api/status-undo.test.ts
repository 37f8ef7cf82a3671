import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import type { StatusOutcome } from '#features/orders/staff-contract.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { Rewards } from '#features/rewards/contract.ts';
import { newBackoff } from '#platform/backoff.ts';
import { handleWaiting, type ReactionPlan } from '#platform/reactions-runner.ts';
import { announcements, emails } from '#platform/tables.ts';
import { reactions } from '../../src/reactions.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, stockOf } from '../support/shop-floor.ts';

// A slip in the status of an order: nobody is written to when it is taken back at once, and the bell forgets it.

const shop = await openTestShop();
const floor = await openShopFloor(shop);
const staff = await signedIn(shop, 'employer', ['manage_orders']);
afterAll(() => shop.close());

const placed = async (visitor: Visitor = shop.visitor(), overrides: object = {}) =>
  (await bought(visitor, floor, 2, overrides)).order;

async function set(id: number, status: OrderStatus, isUndoable = true): Promise<Order> {
  const { body } = await staff.put<Order>(`/api/orders/${id}/status`, { status, isUndoable });
  return body;
}
async function undo(...orders: Pick<Order, 'id' | 'version'>[]): Promise<StatusOutcome[]> {
  const sent = orders.map(({ id, version }) => ({ id, version }));
  const { status, body } = await staff.post<{ outcomes: StatusOutcome[] }>('/api/orders/status/undo', { orders: sent });
  expect(status).toBe(200);
  return body.outcomes;
}
const mailOf = async ({ orderNumber }: Order) =>
  (await shop.context.db.select().from(emails)).filter(
    ({ subject, template }) => template === 'order-status' && subject.includes(orderNumber),
  );
/** Lets everything that is due happen, with the clock so much further on. */
const react = (laterMs = 0) => {
  const clock = { now: () => new Date(shop.context.clock.now().getTime() + laterMs) };
  const post: ReactionPlan['post'] = async (tx, letters) => {
    for (const { subject, template } of letters)
      await tx.execute(sql`
        insert into emails (message_id, template, recipient, subject, text, html, status, created_at)
        values (${crypto.randomUUID()}, ${template}, 'x@example.com', ${subject}, '', '', 'kept', now())`);
  };
  return handleWaiting({ ...shop.context, clock }, { reactions, post }, newBackoff({ first: 1, most: 1 }));
};

test('a cancellation taken back leaves the order, its stock, its points and its customer as they were', async () => {
  const customer = await signedIn(shop, 'public');
  const before = await placed(customer, { paymentMethodId: floor.card, testCard: approvedCard, email: undefined });
  await react();
  const [stock, points] = [
    await stockOf(shop, floor.board),
    (await customer.get<Rewards>('/api/rewards')).rewardPoints,
  ];
  const bell = async () => JSON.stringify(await customer.get('/api/notifications'));
  const cancelled = await set(before.id, 'cancelled');
  await react();
  expect(await bell()).toContain('cancelled');
  expect(await stockOf(shop, floor.board)).toBe(stock + 2);
  const [outcome] = await undo(cancelled);
  expect(outcome).toMatchObject({ isChanged: true, order: { status: 'pending', paymentStatus: 'paid' } });
  expect(outcome?.order?.events).toEqual(before.events);
  await react(60_000);
  expect(await stockOf(shop, floor.board)).toBe(stock);
  expect((await customer.get<Rewards>('/api/rewards')).rewardPoints).toBe(points);
  expect(await mailOf(before)).toEqual([]);
  expect(await bell()).not.toContain('cancelled');
  const log = await shop.context.db.select().from(auditLog).where(eq(auditLog.action, 'order.status_undone'));
  const slip = { before: { status: 'cancelled' }, after: { status: 'pending' } };
  expect(log).toMatchObject([{ actorId: staff.id, recordId: before.id, ...slip }]);
});

test('what is taken back before the bell has rung never rings it', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer, { email: undefined });
  await undo(await set(id, 'shipped'));
  await react(60_000);
  expect(JSON.stringify(await customer.get('/api/notifications'))).not.toContain('shipped');
});

test('what is not taken back is told once its moment is over, and then it is too late', async () => {
  const shipped = await set((await placed()).id, 'shipped');
  await react(7_000);
  expect(await mailOf(shipped)).toEqual([]);
  await react(9_000);
  expect(await mailOf(shipped)).toHaveLength(1);
  expect(await undo(shipped)).toMatchObject([
    { isChanged: false, detail: expect.stringMatching(/^It is too late to undo this/), order: { status: 'shipped' } },
  ]);
});

test('a delivery that was confirmed is as it was after a slip, with its day and its confirmation', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer, { email: undefined });
  await set(id, 'delivered', false);
  const { body: confirmed } = await customer.post<Order>(`/api/orders/${id}/confirm-delivery`);
  const [outcome] = await undo(await set(id, 'processing'));
  const { actualDelivery, deliveryConfirmedAt } = confirmed;
  expect(outcome?.order).toMatchObject({ status: 'delivered', actualDelivery, deliveryConfirmedAt });
});

test('of many each answers for itself; what a colleague did since, and what was not to be taken back, stays', async () => {
  const [first, second, third] = [await placed(), await placed(), await placed()];
  const { body } = await staff.post<{ outcomes: StatusOutcome[] }>('/api/orders/status', {
    ...{ status: 'processing', isUndoable: true },
    orders: [first, second].map(({ id, version }) => ({ id, version })),
  });
  const changed = body.outcomes.flatMap(({ order: one }) => one ?? []);
  await set(second.id, 'shipped', false);
  const told = await set(third.id, 'processing', false);
  expect(await undo(...changed, told)).toMatchObject([
    { id: first.id, isChanged: true, order: { status: 'pending' } },
    {
      id: second.id,
      isChanged: false,
      detail: expect.stringMatching(/^Somebody else changed/),
      order: { status: 'shipped' },
    },
    { id: third.id, isChanged: false, order: { status: 'processing' } },
  ]);
});

test('two slips in a row are taken back one after the other, the last first', async () => {
  const { id } = await placed();
  const first = await set(id, 'processing');
  const second = await set(id, 'shipped');
  expect(await undo(first)).toMatchObject([{ isChanged: false }]);
  const [back] = await undo(second);
  expect(back?.order?.status).toBe('processing');
  expect((await undo(back?.order ?? second)).map(({ order: one }) => one?.status)).toEqual(['pending']);
  const left = await shop.context.db.select().from(announcements).where(eq(announcements.name, 'order.status_changed'));
  expect(left.filter(({ payload }) => payload.orderId === id)).toEqual([]);
});
