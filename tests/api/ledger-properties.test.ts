import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { User } from '#features/accounts/contract.ts';
import { createUser } from '#features/accounts/server/door.ts';
import { sessions } from '#features/accounts/tables.ts';
import { cartItems } from '#features/cart/tables.ts';
import { placeOrderBody } from '#features/orders/contract.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import { paymentStatusOf } from '#features/orders/order-ledger.ts';
import { changeStatus, placeOrder } from '#features/orders/server/door.ts';
import { recordStaffPayment } from '#features/orders/server/staff-payment.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import { pointsEarnedBy } from '#features/rewards/points.ts';
import { adjustPoints } from '#features/rewards/server/adjust-points.ts';
import { customerRewards, rewardTransactions } from '#features/rewards/tables.ts';
import { Refusal } from '#platform/refusal.ts';
import { addPerson, type Person } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';
import { openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Person;
let sessionId: number;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await addPerson(shop, 'admin');
  const at = new Date();
  const [session] = await shop.ground.db
    .insert(sessions)
    .values({ tokenHash: 'of every sequence', userId: null, createdAt: at, expiresAt: at })
    .returning({ id: sessions.id });
  sessionId = session?.id ?? 0;
});
afterAll(() => shop?.close());

/** What can happen to a customer's orders; `at` picks one of them, `share` is in hundredths. */
type Step =
  | { do: 'place'; quantity: number; redeem: number }
  | { do: 'pay' | 'refund'; at: number; share: number }
  | { do: 'set'; at: number; status: OrderStatus }
  | { do: 'adjust'; points: number };

const at = fc.nat(5);
const share = fc.oneof(
  { weight: 2, arbitrary: fc.constant(100) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 130 }) },
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
  { weight: 3, arbitrary: fc.record({ do: fc.constant('refund'), at, share }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('set'),
      at,
      status: fc.constantFrom<OrderStatus>('cancelled', 'cancelled', 'pending', 'delivered'),
    }),
  },
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
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 2, maxLength: 8 }), async (moments) => {
      const customer = await newCustomer();
      await attempt(customer, { do: 'place', quantity: 1, redeem: 0 });
      for (const steps of moments) {
        await Promise.all(steps.map((one) => attempt(customer, one)));
        await expectSound(customer);
      }
      await unwind(customer);
    }),
    { numRuns: 100 },
  );
});

async function newCustomer(): Promise<User> {
  const names = {
    firstName: 'Any',
    lastName: 'Body',
    email: `${randomUUID()}@example.com`,
    userType: 'public' as const,
  };
  const { id } = await shop.ground.db.transaction((tx) => createUser(tx, names, new Date()));
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
  const { ground } = shop;
  const actor = { id: staff.id } as User;
  if (what.do === 'place') return place(customer, what);
  if (what.do === 'adjust') {
    await adjustPoints(ground, { customerId: customer.id, points: what.points, reason: 'Any', actorId: staff.id });
    return;
  }
  const own = await ordersOf(customer);
  const order = own[what.at % own.length];
  if (!order) return;
  if (what.do === 'set') {
    await changeStatus(ground, { orderId: order.id, status: what.status, actor });
    return;
  }
  const amount = what.share === 100 ? undefined : Math.max(1, Math.round((order.grandTotal * what.share) / 100));
  const payment = { kind: what.do === 'pay' ? 'payment' : 'refund', amount, reason: 'Any' } as const;
  await recordStaffPayment(ground, { ...payment, reference: undefined, orderId: order.id, actor });
}

async function place(user: User, { quantity, redeem }: { quantity: number; redeem: number }): Promise<void> {
  const { ground } = shop;
  const line = { customerId: user.id, productId: floor.board, quantity, priceWhenAdded: 0, addedAt: new Date() };
  await ground.db.insert(cartItems).values(line).onConflictDoNothing();
  const methods = { deliveryMethodId: floor.standard, paymentMethodId: floor.transfer };
  const body = placeOrderBody.parse(buildCheckout(methods, { redeemPoints: redeem * 100 }));
  await placeOrder(ground, { user, sessionId, idempotencyKey: randomUUID(), body });
}

const ordersOf = ({ id }: User) =>
  shop.ground.db.select().from(orders).where(eq(orders.customerId, id)).orderBy(orders.id);

/** All that the books say of a customer, in few questions: it is asked after every step. */
async function booksOf({ id }: User) {
  const { db } = shop.ground;
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
  };
}

async function expectSound(customer: User): Promise<void> {
  const books = await booksOf(customer);
  expect(books.balance).toBe(sum(books.transactions.map((row) => row.points)));
  expect(books.balance).toBeGreaterThanOrEqual(0);
  for (const { order, standing, given } of books.orders) {
    const { paid, refunded, withheld, goodsReturned } = standing;
    expect(paid - refunded - withheld).toBeGreaterThanOrEqual(0);
    expect(paid - refunded - withheld).toBeLessThanOrEqual(order.grandTotal);
    expect(order.paymentStatus).toBe(paymentStatusOf(order.grandTotal, standing));
    const goods = order.subtotal - order.discount;
    expect(goodsReturned >= 0 && goodsReturned <= goods).toBe(true);
    const isWorthPoints = order.status !== 'cancelled' && ['paid', 'partially_refunded'].includes(order.paymentStatus);
    expect(order.pointsEarned).toBeLessThanOrEqual(isWorthPoints ? pointsEarnedBy(goods) : 0);
    if (order.paymentStatus === 'paid' && isWorthPoints) expect(order.pointsEarned).toBe(pointsEarnedBy(goods));
    // What was given is what is earned, what money was withheld for, and what is still to be taken back.
    expect(given - withheld).toBeGreaterThanOrEqual(order.pointsEarned);
    expect(given - withheld).toBeLessThanOrEqual(pointsEarnedBy(goods));
  }
}

/** All cancelled and all money back: no point is left but those that staff gave or that money was withheld for. */
async function unwind(customer: User): Promise<void> {
  const own = await ordersOf(customer);
  const actor = { id: staff.id } as User;
  for (const { id } of own) await changeStatus(shop.ground, { orderId: id, status: 'cancelled', actor });
  for (const index of own.keys()) await attempt(customer, { do: 'refund', at: index, share: 100 });
  await expectSound(customer);
  const books = await booksOf(customer);
  for (const { standing } of books.orders) expect(standing.paid).toBe(standing.refunded + standing.withheld);
  const adjusted = books.transactions.filter((row) => row.transactionType === 'adjusted').map((row) => row.points);
  expect(books.balance).toBe(sum(adjusted) + sum(books.orders.map(({ standing }) => standing.withheld)));
}
