import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { createUser } from '#features/accounts/server/door.ts';
import { sessions } from '#features/accounts/tables.ts';
import { cartItems } from '#features/cart/tables.ts';
import { issueDue } from '#features/documents/server/door.ts';
import { documents } from '#features/documents/tables.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import { placeOrderBody } from '#features/orders/forms.ts';
import { dueNow, paymentStatusOf } from '#features/orders/order-ledger.ts';
import { OWED_WAYS, type OwedWay } from '#features/orders/owed-back.ts';
import { changeStatus, placeOrder } from '#features/orders/server/door.ts';
import { settleOwedBack } from '#features/orders/server/money/owed-back.ts';
import { recordStaffPayment } from '#features/orders/server/money/staff-payment.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { orderItems, orders, refundedItems } from '#features/orders/tables.ts';
import { overpaidOf } from '#features/payments/ledger-sums.ts';
import { payments } from '#features/payments/tables.ts';
import { answerReturn } from '#features/returns/server/answer-return.ts';
import { completeReturn } from '#features/returns/server/complete-return.ts';
import { requestReturn } from '#features/returns/server/request-return.ts';
import { returnLines, returns } from '#features/returns/tables.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { adjustPoints } from '#features/rewards/server/adjust-points.ts';
import { customerRewards, rewardTransactions } from '#features/rewards/tables.ts';
import { Refusal } from '#platform/refusal.ts';
import { addLondonDays, londonDayOf } from '#values/london-day.ts';
import { addPerson, type Person } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Person;
let sessionId: number;

beforeAll(async () => {
  shop = await openTestShop();
  // Thousands of commits, and a power cut would lose nothing that anybody wants back.
  await shop.context.pool.query(
    `do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`,
  );
  floor = await openShopFloor(shop);
  staff = await addPerson(shop, 'admin');
  const at = new Date();
  const [session] = await shop.context.db
    .insert(sessions)
    .values({ tokenHash: 'of every sequence', userId: null, createdAt: at, expiresAt: at })
    .returning({ id: sessions.id });
  sessionId = session?.id ?? 0;
});
afterAll(() => shop?.close());

type Order = typeof orders.$inferSelect;

/** What can happen to a customer's orders; `at` picks one of them, `share` is in hundredths. */
type Step =
  | { do: 'place'; quantity: number; redeem: number }
  | { do: 'pay' | 'refund'; at: number; share: number }
  | { do: 'refund pieces'; at: number; line: number; quantity: number; share: number; restock: boolean }
  | { do: 'set'; at: number; status: OrderStatus }
  | {
      do: 'return';
      at: number;
      quantity: number;
      line: number;
      isPaid: boolean;
      answer: 'accepted' | 'refused';
      share: number;
      restock: boolean;
    }
  | { do: 'complete'; at: number; share: number; restock: boolean }
  | { do: 'pay back'; at: number; how: OwedWay }
  | { do: 'adjust'; points: number };

const at = fc.nat(5);
const share = fc.oneof(
  { weight: 2, arbitrary: fc.constant(100) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 130 }) },
);
// What staff pay for a return, in hundredths of the whole order: what its goods come to, as a rule.
const returnShare = fc.oneof(
  { weight: 3, arbitrary: fc.constant(-1) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 120 }) },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('place'),
      quantity: fc.integer({ min: 1, max: 3 }),
      redeem: fc.integer({ min: 0, max: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('pay'), at, share }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay back'), at, how: fc.constantFrom(...OWED_WAYS) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund'), at, share }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund pieces'),
      at,
      line: fc.nat(1),
      quantity: fc.integer({ min: 1, max: 3 }),
      share: fc.oneof({ weight: 3, arbitrary: fc.constant(-1) }, { weight: 1, arbitrary: share }),
      restock: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set'),
      at,
      status: fc.constantFrom<OrderStatus>('cancelled', 'cancelled', 'pending', 'delivered', 'delivered'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('return'),
      at,
      quantity: fc.integer({ min: 1, max: 4 }),
      line: fc.nat(1),
      isPaid: fc.boolean(),
      answer: fc.constantFrom('accepted', 'accepted', 'refused'),
      share: returnShare,
      restock: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('complete'), at, share: returnShare, restock: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('adjust'), points: fc.integer({ min: -400, max: 400 }).filter(Boolean) }),
  },
) as fc.Arbitrary<Step>;
// Now and then two things happen at once.
const moment = fc.array(step, { minLength: 1, maxLength: 2 });

test('whatever happens to orders, points and money add up, and nothing comes from nothing', {
  timeout: 120_000,
}, async () => {
  // Four customers at a time: their books have nothing to do with one another, and the database is waited for less.
  const life = fc.array(moment, { minLength: 4, maxLength: 8, size: 'max' });
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 4, maxLength: 4 }), async (lives) => {
      await Promise.all(lives.map(live));
    }),
    { numRuns: 10 },
  );
});

async function live(moments: Step[][]): Promise<void> {
  const customer = await newCustomer();
  await attempt(customer, { do: 'place', quantity: 1, redeem: 0 });
  for (const steps of moments) {
    await Promise.all(steps.map((one) => attempt(customer, one)));
    await expectSound(customer);
  }
  await unwind(customer);
}

async function newCustomer(): Promise<User> {
  const names = {
    firstName: 'Any',
    lastName: 'Body',
    email: `${randomUUID()}@example.com`,
    userType: 'public' as const,
  };
  const { id } = await shop.context.db.transaction((tx) => createUser(tx, names, new Date()));
  return { id, userType: 'public', email: names.email, permissions: [] } as unknown as User;
}

/** Does it, or is refused in a sentence: both are fine. */
async function attempt(customer: User, what: Step): Promise<void> {
  try {
    await take(customer, what);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

async function take(customer: User, what: Step): Promise<void> {
  const { context } = shop;
  const actor = { id: staff.id } as User;
  if (what.do === 'place') return place(customer, what);
  if (what.do === 'adjust') {
    const adjustment = { customerId: customer.id, points: what.points, reason: 'Any' };
    await adjustPoints(context, { ...adjustment, actor: { id: staff.id, userType: 'admin' } });
    return;
  }
  const own = await ordersOf(customer);
  const order = own[what.at % own.length];
  if (!order) return;
  if (what.do === 'set') {
    await changeStatus(context, { orderId: order.id, status: what.status, actor });
    return;
  }
  if (what.do === 'return') return sendBack(customer, order, what);
  if (what.do === 'complete') {
    const [waiting] = await context.db
      .select()
      .from(returns)
      .where(and(eq(returns.orderId, order.id), eq(returns.status, 'accepted')));
    if (waiting) await complete(waiting.id, order, what);
    return;
  }
  if (what.do === 'refund pieces') return refundPieces(order, what);
  if (what.do === 'pay back') {
    const dueOn = addLondonDays(londonDayOf(new Date()), 7);
    const decision = { how: what.how, dueOn, reason: 'Any', reference: undefined, version: order.version, actor };
    await settleOwedBack(context, { ...decision, orderId: order.id });
    return;
  }
  const amount = what.share === 100 ? undefined : Math.max(1, Math.round((order.grandTotal * what.share) / 100));
  // What is more than an order costs has come in all the same.
  const acceptsMore = what.do === 'pay' && what.share > 100;
  const payment = { kind: what.do === 'pay' ? 'payment' : 'refund', amount, acceptsMore, reason: 'Any' } as const;
  const { id: orderId, version } = order;
  await recordStaffPayment(context, { ...payment, reference: undefined, orderId, version, actor });
}

async function refundPieces(order: Order, what: Step & { do: 'refund pieces' }): Promise<void> {
  const items = await shop.context.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const chosen = [{ itemId: items[what.line % items.length]?.id ?? 0, quantity: what.quantity }];
  const amount = what.share < 0 ? undefined : Math.round((order.grandTotal * what.share) / 100);
  const refund = { kind: 'refund', amount, items: chosen, restock: what.restock, reason: 'Any' } as const;
  await recordStaffPayment(shop.context, {
    ...refund,
    reference: undefined,
    orderId: order.id,
    version: order.version,
    actor: { id: staff.id } as User,
  });
}

/** A customer asks, staff answer, and the goods come back, or never do. */
async function sendBack(customer: User, order: Order, what: Step & { do: 'return' }): Promise<void> {
  // Nothing comes back before it was there, and a return of what is still on its way would be no step at all.
  const actor = { id: staff.id } as User;
  if (what.isPaid) await attempt(customer, { do: 'pay', at: what.at, share: 100 });
  if (order.status !== 'cancelled') await changeStatus(shop.context, { orderId: order.id, status: 'delivered', actor });
  const items = await shop.context.db.select().from(orderItems).where(eq(orderItems.orderId, order.id));
  const item = items[what.line % items.length];
  const request = {
    items: [{ itemId: item?.id ?? 0, quantity: what.quantity }],
    reason: 'other' as const,
    details: undefined,
    pictures: [],
  };
  const asked = await requestReturn(shop.context, String(order.id), { user: customer }, request);
  const answer = { returnId: asked.id, actor, decision: what.answer, note: 'As you say' };
  await answerReturn(shop.context, answer);
  if (what.answer === 'accepted' && what.share % 3 !== 0) await complete(asked.id, order, what);
}

async function complete(returnId: number, order: Order, { share, restock }: { share: number; restock: boolean }) {
  const amount = share < 0 ? undefined : Math.round((order.grandTotal * share) / 100);
  const actor = { id: staff.id } as User;
  await completeReturn(shop.context, { returnId, actor, amount, restock, reference: undefined });
}

async function place(user: User, { quantity, redeem }: { quantity: number; redeem: number }): Promise<void> {
  const { context } = shop;
  const line = { customerId: user.id, productId: floor.board, quantity, priceWhenAdded: 0, addedAt: new Date() };
  const extra = { ...line, productId: floor.bracket, quantity: 2 };
  const lines = redeem % 2 === 0 ? [line, extra] : [line];
  await context.db.insert(cartItems).values(lines).onConflictDoNothing();
  const methods = { deliveryMethodId: floor.standard, paymentMethodId: floor.transfer };
  const body = placeOrderBody.parse(buildCheckout(methods, { redeemPoints: redeem * 100 }));
  await placeOrder(context, { user, sessionId, idempotencyKey: randomUUID(), body });
}

const ordersOf = ({ id }: User) =>
  shop.context.db.select().from(orders).where(eq(orders.customerId, id)).orderBy(orders.id);

/** All that the books say of a customer, in few questions: it is asked after every step. */
async function booksOf({ id }: User) {
  const { db } = shop.context;
  const [rewards] = await db.select().from(customerRewards).where(eq(customerRewards.customerId, id));
  const transactions = await db.select().from(rewardTransactions).where(eq(rewardTransactions.customerId, id));
  const rows = await ordersOf({ id } as User);
  const ids = rows.map((order) => order.id);
  const ledger = await db.select().from(payments).where(inArray(payments.orderId, ids));
  return {
    balance: rewards?.rewardPoints ?? 0,
    transactions,
    orders: rows.map((order) => ({
      order,
      standing: standingOf(ledger.filter((row) => row.orderId === order.id)),
      // What was given, less what was taken back of it.
      given: sum(transactions.filter((row) => row.orderId === order.id && isCredit(row)).map((row) => row.points)),
    })),
  };
}

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const isCredit = ({ transactionType, points }: { transactionType: string; points: number }) =>
  transactionType === 'earned' || (transactionType === 'reversed' && points < 0);

function standingOf(rows: (typeof payments.$inferSelect)[]) {
  const [came, went] = [rows.filter((row) => row.kind === 'payment'), rows.filter((row) => row.kind === 'refund')];
  return {
    paid: sum(came.map((row) => row.amount)),
    refunded: sum(went.map((row) => row.amount)),
    withheld: sum(went.map((row) => row.withheld)),
    goodsReturned: sum(went.map((row) => row.goods)) - sum(came.map((row) => row.goods)),
    released: sum(went.map((row) => row.released)) - sum(came.map((row) => row.released)),
  };
}

async function expectSound(customer: User): Promise<void> {
  const books = await booksOf(customer);
  expect(books.balance).toBe(sum(books.transactions.map((row) => row.points)));
  expect(books.balance).toBeGreaterThanOrEqual(0);
  for (const { order, standing, given } of books.orders) {
    const { paid, refunded, withheld, goodsReturned, released } = standing;
    expect(paid - refunded - withheld).toBeGreaterThanOrEqual(0);
    expect(released).toBeGreaterThanOrEqual(0);
    expect(released).toBeLessThanOrEqual(order.grandTotal);
    expect(order.paymentStatus).toBe(paymentStatusOf(order, standing));
    // Money in is what is charged and paid, what went back or was kept of it, and what was paid too much and is held.
    const [due, tooMuch] = [dueNow(order, standing), overpaidOf(order.grandTotal, standing)];
    const charged = order.grandTotal - released - due;
    if (order.status !== 'cancelled') expect(paid).toBe(charged + refunded + withheld + tooMuch);
    expect(order.owedBack).toBe(order.status === 'cancelled' ? paid - refunded - withheld : tooMuch);
    const goods = order.subtotal - order.discount;
    expect(goodsReturned >= 0 && goodsReturned <= goods).toBe(true);
    const isWorthPoints = order.status !== 'cancelled' && ['paid', 'partially_refunded'].includes(order.paymentStatus);
    expect(order.pointsEarned).toBeLessThanOrEqual(isWorthPoints ? pointsEarnedBy(goods) : 0);
    if (order.paymentStatus === 'paid' && isWorthPoints) expect(order.pointsEarned).toBe(pointsEarnedBy(goods));
    // What was given is what is earned, what money was withheld for, and what is still to be taken back.
    expect(given - withheld).toBeGreaterThanOrEqual(order.pointsEarned);
    expect(given - withheld).toBeLessThanOrEqual(pointsEarnedBy(goods));
  }
  await expectPiecesOnce(books.orders);
  expect(await overReturned(books.orders.map(({ order }) => order.id))).toEqual([]);
}

/**
 * The pieces that were refunded are the sum of their rows, at most what was bought, and all of them with all the money: but for a cancelled
 * order, of which pieces that are not named stay, to be paid if it is opened again (decision 0161).
 */
async function expectPiecesOnce(
  books: { order: Order; standing: { paid: number; refunded: number; withheld: number } }[],
) {
  const rows = await shop.context.db
    .select({ item: orderItems, ledger: sql<number>`coalesce(sum(${refundedItems.quantity}), 0)::int` })
    .from(orderItems)
    .leftJoin(refundedItems, eq(refundedItems.orderItemId, orderItems.id))
    .where(
      inArray(
        orderItems.orderId,
        books.map(({ order }) => order.id),
      ),
    )
    .groupBy(orderItems.id);
  for (const { item, ledger } of rows) {
    expect([item.refunded, item.refunded <= item.quantity]).toEqual([ledger, true]);
    const order = books.find((one) => one.order.id === item.orderId)?.order;
    if (order?.paymentStatus === 'refunded' && order.status !== 'cancelled') expect(item.refunded).toBe(item.quantity);
    if (order?.paymentStatus === 'paid') expect(item.refunded).toBe(0);
  }
}

/** Lines of which more is returned, or waits to be, than was bought, or more is on the shelf again. */
async function overReturned(ids: number[]): Promise<unknown[]> {
  const back = sql<number>`coalesce(sum(${returnLines.quantity}), 0)`;
  return shop.context.db
    .select({ item: orderItems.id, bought: orderItems.quantity, restocked: orderItems.restocked, back })
    .from(orderItems)
    .leftJoin(returnLines, eq(returnLines.orderItemId, orderItems.id))
    .leftJoin(returns, eq(returns.id, returnLines.returnId))
    .where(and(inArray(orderItems.orderId, ids), ne(returns.status, 'refused')))
    .groupBy(orderItems.id)
    .having(sql`${back} > ${orderItems.quantity} or ${orderItems.restocked} > ${orderItems.quantity}`);
}

/** All cancelled and all money back: no point is left but those that staff gave or that money was withheld for. */
async function unwind(customer: User): Promise<void> {
  const own = await ordersOf(customer);
  const actor = { id: staff.id } as User;
  for (const { id } of own) await changeStatus(shop.context, { orderId: id, status: 'cancelled', actor });
  for (const index of own.keys()) await attempt(customer, { do: 'refund', at: index, share: 100 });
  await expectSound(customer);
  const books = await booksOf(customer);
  for (const { standing } of books.orders) expect(standing.paid).toBe(standing.refunded + standing.withheld);
  const adjusted = books.transactions.filter((row) => row.transactionType === 'adjusted').map((row) => row.points);
  expect(books.balance).toBe(sum(adjusted) + sum(books.orders.map(({ standing }) => standing.withheld)));
  await expectBalancedDocuments(own.map(({ id }) => id));
}

/** Whatever was invoiced is the order to the penny, and all of it is credited by now. */
async function expectBalancedDocuments(ids: number[]): Promise<void> {
  for (const id of ids) {
    const at = new Date();
    await shop.context.db.transaction((tx) => issueDue(tx, id, at));
    const [order] = await shop.context.db.select().from(orders).where(eq(orders.id, id));
    const issued = await shop.context.db.select().from(documents).where(eq(documents.orderId, id));
    for (const invoice of issued.filter(({ kind }) => kind === 'invoice')) {
      expect(invoice.total).toBe(order?.grandTotal);
      const credits = issued.filter(({ invoiceId }) => invoiceId === invoice.id);
      for (const part of ['total', 'exVat', 'vatAmount'] as const) {
        expect(sum(credits.map((credit) => credit[part]))).toBe(invoice[part]);
      }
    }
  }
}
