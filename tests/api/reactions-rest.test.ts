import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announce } from '#platform/announcements.ts';
import { type ReactionTable, runReactions } from '#platform/reactions-runner.ts';
import { reactions, together } from '../../src/reactions.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop?.close());

const noReactions = Object.fromEntries(Object.keys(reactions).map((name) => [name, []])) as unknown as ReactionTable;

test('one order is reacted to at once, and a rush of them together', async () => {
  const { context } = shop;
  const batches: number[] = [];
  const plan = {
    reactions: noReactions,
    together: {
      ...together,
      prepare: async (_: unknown, batch: readonly unknown[]) => void batches.push(batch.length),
    },
    post: async () => undefined,
  };
  const place = (orderId: number) =>
    context.db.transaction((tx) => announce(tx, 'order.placed', { orderId }, context.clock.now()));
  const handled = () => batches.reduce((sum, count) => sum + count, 0);
  const runner = runReactions(context, plan);
  try {
    await place(1);
    await expect.poll(handled).toBe(1);
    for (let orderId = 2; orderId <= 10; orderId++) {
      await place(orderId);
      await wait(3);
    }
    await expect.poll(handled).toBe(10);
    expect(batches.length).toBeLessThanOrEqual(4);
  } finally {
    await runner.stop();
  }
});

test('what is due in a moment waits until then, and not for the next look', async () => {
  const { context } = shop;
  const handledAt: Date[] = [];
  const onHandled = () => void handledAt.push(context.clock.now());
  const runner = runReactions(context, { reactions: noReactions, post: async () => undefined, onHandled });
  try {
    // Its own look at the start is over.
    await wait(500);
    const at = context.clock.now();
    const dueAt = new Date(at.getTime() + 700);
    await context.db.transaction((tx) => announce(tx, 'stock.returned', { productId: 1 }, at, dueAt));
    await expect.poll(() => handledAt.length, { timeout: 3_000 }).toBe(1);
    expect(handledAt[0]?.getTime()).toBeGreaterThanOrEqual(dueAt.getTime());
  } finally {
    await runner.stop();
  }
});
