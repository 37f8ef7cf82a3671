import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedCard } from '#features/orders/factory.ts';
import type { Rewards } from '#features/rewards/contract.ts';
import { newBackoff } from '#platform/backoff.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// What staff adjust stands by itself, and a customer hears of a level that they lose.

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
const react = (laterMs: number) => {
  const clock = { now: () => new Date(shop.context.clock.now().getTime() + laterMs) };
  const post = async (_tx: unknown, written: readonly { subject: string; text: string }[]) => {
    letters.push(...written);
  };
  const plan = { reactions, post };
  return handleWaiting({ ...shop.context, clock }, plan, newBackoff({ first: 1, most: 1 }));
};
const levelLetters = () => letters.filter(({ subject }) => subject === 'Your membership level has changed');
const byCard = () => ({ paymentMethodId: floor.card, testCard: approvedCard, email: undefined });
const refund = (id: number) => moveMoney(staff, id, { kind: 'refund', reason: 'Came back' });

test('points that staff adjust are in the balance alone, on a line of their own', async () => {
  const customer = await signedIn(shop, 'public');
  await bought(customer, floor, 1, byCard());
  const { customerId } = await customer.get<Rewards>('/api/rewards');
  await staff.post(`/api/customers/${customerId}/points`, { points: 5_000, reason: 'Sorry' });
  await staff.post(`/api/customers/${customerId}/points`, { points: -1_000, reason: 'Too many' });
  expect(await customer.get<Rewards>('/api/rewards')).toMatchObject({
    ...{ rewardPoints: 4_299, totalEarned: 299, totalRedeemed: 0, totalAdjusted: 4_000 },
    membershipLevel: 'bronze',
  });
});

test('a refund that lowers the level is told once, by e-mail and by the bell', async () => {
  const customer = await signedIn(shop, 'public');
  const { order } = await bought(customer, floor, 4, byCard());
  expect((await customer.get<Rewards>('/api/rewards')).membershipLevel).toBe('silver');
  await refund(order.id);
  await react(20_000);
  expect((await customer.get<Rewards>('/api/rewards')).membershipLevel).toBe('bronze');
  expect(levelLetters()).toHaveLength(1);
  expect(levelLetters()[0]?.text.replace(/\s+/g, ' ')).toContain(
    'Your membership level is Bronze now; it was Silver. Points of an order that was cancelled or refunded were taken back. You have earned 0 points in all, and Silver begins at 1,000.',
  );
  const bell = await customer.get<{ items: { message: string }[] }>('/api/notifications');
  expect(JSON.stringify(bell)).toContain('Your membership level is Bronze now; it was Silver.');
});

test('a level that is there again before it could be told is not told at all', async () => {
  letters.length = 0;
  const customer = await signedIn(shop, 'public');
  const { order } = await bought(customer, floor, 4, byCard());
  const cancelled = await staff.put<{ id: number; version: number }>(`/api/orders/${order.id}/status`, {
    ...{ status: 'cancelled', isUndoable: true },
  });
  const { id, version } = cancelled.body;
  await staff.post('/api/orders/status/undo', { orders: [{ id, version }] });
  await react(20_000);
  expect((await customer.get<Rewards>('/api/rewards')).membershipLevel).toBe('silver');
  expect(levelLetters()).toEqual([]);
});
