import { asc, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { newBackoff } from '#platform/backoff.ts';
import type { Letter } from '#platform/mailer.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { announcements } from '#platform/tables.ts';
import { reactions, together } from '../../src/reactions.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';
import { watchTransactions } from '../support/statements.ts';

// An order that is paid as it is placed has two announcements, and writes two messages and an invoice.
const LETTERS_EACH = 2;
// The claim, the orders with all that belongs to them, the company, the messages, and the mark; of each its invoice.
const MOST_STATEMENTS = { ofAll: 12, ofEach: 1 };

const watch = watchTransactions();
let shop: TestShop;
let floor: ShopFloor;
let letters: Letter[] = [];

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
});
afterAll(async () => {
  watch.end();
  await shop?.close();
});
beforeEach(() => {
  letters = [];
});

const plan = {
  reactions,
  together,
  post: async (_: unknown, written: readonly Letter[]) => void letters.push(...written),
};

async function placeByCard(count: number): Promise<Order[]> {
  const placed: Order[] = [];
  for (let nth = 0; nth < count; nth++) {
    const buyer = shop.visitor();
    await fillCart(buyer, [floor.board, 1]);
    const { body } = await order(buyer, floor, { paymentMethodId: floor.card, testCard: approvedCard });
    placed.push(body.order);
  }
  return placed;
}

const waiting = () => shop.context.db.select().from(announcements).where(isNull(announcements.handledAt));
const invoiced = async () =>
  (await shop.context.db.select().from(documents).orderBy(asc(documents.id))).map(({ orderId }) => orderId);
const lettersAbout = ({ orderNumber }: Order) => letters.filter(({ subject }) => subject.includes(orderNumber));

test('when one of several orders cannot be reacted to, the others are, once, and that one is tried again', async () => {
  const [first, bad, last] = (await placeByCard(3)) as [Order, Order, Order];
  const isBad = (payload: { orderId: number }) => payload.orderId === bad.id;
  const failing = {
    ...reactions,
    'order.placed': [
      ...reactions['order.placed'],
      async (_: unknown, { payload }: { payload: { orderId: number } }) => {
        if (isBad(payload)) throw new Error('no room');
      },
    ],
  };
  const backoff = newBackoff({ first: 1, most: 1 });
  await handleWaiting(shop.context, { ...plan, reactions: failing }, backoff);
  expect(await waiting()).toMatchObject([{ name: 'order.placed', payload: { orderId: bad.id } }]);
  // What the reactions had written when the batch failed was taken back with it.
  expect([first, last].map((one) => new Set(lettersAbout(one).map(({ cause }) => cause)).size)).toEqual([2, 2]);
  expect(letters).toHaveLength(2 * LETTERS_EACH + 1);
  expect(new Set(await invoiced()).size).toBe((await invoiced()).length);
  await new Promise((done) => setTimeout(done, 5));
  await handleWaiting(shop.context, plan, backoff);
  expect(await waiting()).toEqual([]);
  expect(lettersAbout(bad)).toHaveLength(LETTERS_EACH);
});

test('many orders have their messages and invoices, numbered without a gap, within the statements that are counted here', async () => {
  const placed = await placeByCard(5);
  watch.forget();
  await handleWaiting(shop.context, plan);
  const statements = watch.largest();
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(
    MOST_STATEMENTS.ofAll + MOST_STATEMENTS.ofEach * placed.length,
  );
  expect(placed.map((one) => lettersAbout(one).length)).toEqual(placed.map(() => LETTERS_EACH));
  expect((await invoiced()).slice(-placed.length)).toEqual(placed.map(({ id }) => id));
});
