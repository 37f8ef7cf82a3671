import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { orders } from '#features/orders/tables.ts';
import { payments } from '#features/payments/tables.ts';
import type { Rewards, RewardTransaction } from '#features/rewards/contract.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { announcements } from '#platform/tables.ts';
import { addDays } from '#values/instant.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders', 'manage_customers']);
});
afterAll(() => shop?.close());

type Answer = Order & { detail: string; errors?: Record<string, string[]> };

// A board costs 299.00, which with VAT is 358.80 and earns 299 points.
const placed = async (visitor: Visitor, overrides: object = {}) =>
  (await bought(visitor, floor, 1, { email: undefined, ...overrides })).order;

const byCard = () => ({ paymentMethodId: floor.card, testCard: approvedCard });
const pay = (id: number, body: object = {}) => moveMoney<Answer>(staff, id, { kind: 'payment', ...body });
const refund = (id: number, body: object = {}) =>
  moveMoney<Answer>(staff, id, { kind: 'refund', reason: 'Came back', ...body });
const set = (id: number, status: string) => staff.put<Answer>(`/api/orders/${id}/status`, { status });
const rewardsOf = (customer: Visitor) => customer.get<Rewards>('/api/rewards');
const announced = async (name: string, orderId: number) =>
  (await shop.context.db.select().from(announcements).where(eq(announcements.name, name)))
    .map((row) => row.payload as { orderId: number; paymentId: number })
    .filter((payload) => payload.orderId === orderId);

test('a transfer is marked as paid with what is due, told of, written down and worth its points', async () => {
  const customer = await signedIn(shop, 'public');
  const { id, version } = await placed(customer);
  const { status, body } = await pay(id, { reference: 'AMIRA PATEL', version });
  expect(status).toBe(201);
  expect(body).toMatchObject({ paymentStatus: 'paid', pointsEarned: 299, version: version + 1, bankDetails: null });
  expect(body.staff).toMatchObject({ due: '0.00', refundable: '358.80', points: { balance: 299, missing: 0 } });
  expect(body.staff?.payments).toMatchObject([
    {
      kind: 'payment',
      amount: '358.80',
      provider: 'bank_transfer',
      reference: 'AMIRA PATEL',
      recordedBy: 'Test Person',
    },
  ]);
  expect(await announced('payment.received', id)).toEqual([{ orderId: id, paymentId: body.staff?.payments[0]?.id }]);
  const [change] = await shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id));
  expect(change).toMatchObject({
    actorId: staff.id,
    action: 'order.paid',
    before: { paymentStatus: 'pending' },
    after: { paymentStatus: 'paid', amount: '358.80', reference: 'AMIRA PATEL' },
  });
  const own = await customer.get<Order>(`/api/orders/${id}`);
  expect([own.paymentStatus, own.staff]).toEqual(['paid', undefined]);
});

test('a transfer may come in parts, never in more than is due, and one reference may pay two orders', async () => {
  const [first, second] = [
    await placed(shop.visitor(), { email: 'a@b.example' }),
    await placed(await signedIn(shop, 'public')),
  ];
  expect((await pay(first.id, { amount: '100.00', reference: 'BOTH' })).body).toMatchObject({
    paymentStatus: 'pending',
    staff: { due: '258.80' },
  });
  const tooMuch = await pay(first.id, { amount: '258.81' });
  expect([tooMuch.status, tooMuch.body.errors]).toEqual([409, { amount: ['At most £258.80 is due.'] }]);
  expect((await pay(first.id, { reference: 'BOTH' })).body.paymentStatus).toBe('paid');
  expect((await pay(second.id, { reference: 'BOTH' })).body.paymentStatus).toBe('paid');
  const again = await pay(second.id);
  expect([again.status, again.body.detail]).toEqual([409, 'This order is paid: nothing is due.']);
});

test('money is booked on what staff saw: without a version 400 at its field, with an old one 409 and nothing booked', async () => {
  const { id, version } = await placed(shop.visitor(), { email: 'seen@cafe.example' });
  const url = `/api/orders/${id}/payments`;
  for (const body of [{ kind: 'payment' }, { kind: 'payment', version: null }, { kind: 'refund', reason: 'Any' }]) {
    const unseen = await staff.post<{ errors: Record<string, string[]> }>(url, body);
    expect([unseen.status, unseen.body.errors]).toEqual([400, { version: ['The version of the order is missing'] }]);
  }
  await staff.put(`/api/orders/${id}/status`, { status: 'processing', version });
  const stale = await staff.post(url, { kind: 'payment', version });
  expect([stale.status, stale.body]).toEqual([
    409,
    expect.objectContaining({ type: '/api/docs#stale_version', version: version + 1, currentStatus: 'processing' }),
  ]);
  expect(await shop.context.db.select().from(payments).where(eq(payments.orderId, id))).toEqual([]);
});

test('two staff who book the same payment of a part at once: one is told, and it is booked once', async () => {
  const { id, version } = await placed(shop.visitor(), { email: 'twice@cafe.example' });
  const colleague = await signedIn(shop, 'employer', ['view_orders', 'manage_orders']);
  const slip = { kind: 'payment', amount: '100.00', reference: 'SLIP 7', version };
  const answers = await Promise.all(
    [staff, colleague].map((who) => who.post<{ type?: string }>(`/api/orders/${id}/payments`, slip)),
  );
  expect(answers.map(({ status, body }) => [status, body.type]).sort()).toEqual([
    [201, undefined],
    [409, '/api/docs#stale_version'],
  ]);
  const booked = await shop.context.db.select().from(payments).where(eq(payments.orderId, id));
  expect(booked.map(({ amount }) => amount)).toEqual([10_000]);
});

test('two who mark it as paid at once, or decide on an old version: one of them is told', async () => {
  const { id, version } = await placed(shop.visitor(), { email: 'a@b.example' });
  const answers = await Promise.all([pay(id, { version }), pay(id, { version }), pay(id)]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  const stale = await refund(id, { version });
  expect([stale.status, stale.body.detail]).toEqual([409, expect.stringContaining('Somebody else changed this order')]);
  expect(await shop.context.db.select().from(payments).where(eq(payments.orderId, id))).toHaveLength(1);
});

test('a refund of known goods reverses the points of exactly these, and never of more than the money', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer, byCard());
  const wrong = await refund(id, { amount: '10.00', goods: '10.01' });
  expect([wrong.status, (wrong.body as unknown as { errors: object }).errors]).toEqual([
    400,
    { goods: ['The goods can be no more than the amount'] },
  ]);
  // £100.00 of goods with their VAT; the delivery stays, which a mere share of the amount would not know.
  const some = await refund(id, { amount: '120.00', goods: '100.00' });
  expect(some.body).toMatchObject({ paymentStatus: 'partially_refunded', pointsEarned: 199 });
});

test('a refund in part takes its share of the points, the rest takes the rest', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer, byCard());
  const half = await refund(id, { amount: '179.40', reference: 'R-1' });
  expect(half.body).toMatchObject({ paymentStatus: 'partially_refunded', pointsEarned: 149 });
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 149, totalEarned: 149 });
  const rest = await refund(id);
  expect(rest.body).toMatchObject({ paymentStatus: 'refunded', pointsEarned: 0, staff: { refundable: '0.00' } });
  expect(rest.body.staff?.payments).toMatchObject([
    { kind: 'payment', provider: 'test_card' },
    { kind: 'refund', amount: '179.40', reason: 'Came back', reference: 'R-1', provider: 'test_card' },
    { kind: 'refund', amount: '179.40', withheld: '0.00' },
  ]);
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 0, totalEarned: 0 });
  expect(await announced('payment.refunded', id)).toHaveLength(2);
  const history = await customer.get<RewardTransaction[]>('/api/reward-transactions');
  expect(history.map((row) => [row.transactionType, row.points])).toEqual([
    ['reversed', -149],
    ['reversed', -150],
    ['earned', 299],
  ]);
});

test('never more goes back than was paid, also when twenty ask at once', async () => {
  const { id } = await placed(shop.visitor(), { ...byCard(), email: 'a@b.example' });
  const above = await refund(id, { amount: '358.81' });
  expect([above.status, above.body.errors]).toEqual([409, { amount: ['At most £358.80 can be refunded.'] }]);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(id, { amount: '100.00' })));
  expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3);
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(17);
  expect((await staff.get<Order>(`/api/orders/${id}`)).staff?.refundable).toBe('58.80');
  const unpaid = await placed(shop.visitor(), { email: 'a@b.example' });
  expect((await refund(unpaid.id)).body.detail).toBe('Nothing is left of this order to refund.');
});

test.each([
  ['no kind', { kind: undefined }, 'kind'],
  ['a kind that is none', { kind: 'gift' }, 'kind'],
  ['nothing', { amount: '0.00' }, 'amount'],
  ['less than nothing', { amount: '-1.00' }, 'amount'],
  ['half a penny', { amount: '1.005' }, 'amount'],
  ['words', { amount: 'ten pounds' }, 'amount'],
  ['more than a column holds', { amount: '99999999999.00' }, 'amount'],
  ['no reason', { reason: '  ' }, 'reason'],
  ['a reason of 10,000 letters', { reason: 'x'.repeat(10_000) }, 'reason'],
])('a refund of %s is an error of its field', async (_name, body, field) => {
  const answer = await refund(1, body);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
});

test('points that are spent already are withheld from the refund at a penny each', async () => {
  const customer = await signedIn(shop, 'public');
  const earning = await placed(customer, byCard());
  await placed(customer, { redeemPoints: 200 });
  const { body } = await refund(earning.id);
  expect(body.staff?.payments.at(-1)).toMatchObject({ kind: 'refund', amount: '356.80', withheld: '2.00' });
  expect(body).toMatchObject({ paymentStatus: 'refunded', staff: { refundable: '0.00', points: { missing: 0 } } });
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 0, totalRedeemed: 200 });
  // Cancelled afterwards, it has nothing more to give or to take.
  await set(earning.id, 'cancelled');
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 0 });
});

test('cancelled first, what is missing is remembered until the money goes back', async () => {
  const customer = await signedIn(shop, 'public');
  const earning = await placed(customer, byCard());
  const spending = await placed(customer, { redeemPoints: 200 });
  expect((await set(earning.id, 'cancelled')).body.staff?.points).toEqual({ balance: 0, missing: 200 });
  // Points that came meanwhile are taken before money is.
  await set(spending.id, 'cancelled');
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 200 });
  expect((await refund(earning.id)).body.staff?.payments.at(-1)).toMatchObject({ amount: '358.80', withheld: '0.00' });
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 0, totalEarned: 0, totalRedeemed: 0 });
});

test('an order is paid again after a refund and earns again, but its redeemed points must be there', async () => {
  const customer = await signedIn(shop, 'public');
  await placed(customer, byCard());
  const { id } = await placed(customer, { ...byCard(), redeemPoints: 200 });
  await set(id, 'cancelled');
  await refund(id);
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 299 });
  const other = await placed(customer, { redeemPoints: 200 });
  expect((await set(id, 'pending')).status).toBe(409);
  await set(other.id, 'cancelled');
  expect((await set(id, 'pending')).body).toMatchObject({ paymentStatus: 'pending', pointsEarned: 0 });
  expect((await pay(id)).body).toMatchObject({ paymentStatus: 'paid', pointsEarned: 297 });
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 99 + 297 });
});

test('the same points cannot be redeemed in two tabs at once', async () => {
  const customer = await signedIn(shop, 'public');
  await placed(customer, byCard());
  await fillCart(customer, [floor.board, 2]);
  const tab = () => order(customer, floor, { email: undefined, redeemPoints: 200 });
  const answers = await Promise.all([tab(), tab()]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
  expect(await rewardsOf(customer)).toMatchObject({ rewardPoints: 99 });
});

test('a customer can neither mark their order as paid, nor refund, nor note, nor help themselves to points', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer);
  const viewer = await signedIn(shop, 'employer', ['view_orders', 'view_customers']);
  for (const visitor of [customer, viewer]) {
    const attempts = await Promise.all([
      visitor.post(`/api/orders/${id}/payments`, { kind: 'payment', version: 1 }),
      visitor.post(`/api/orders/${id}/payments`, { kind: 'refund', reason: 'Mine', version: 1 }),
      visitor.post(`/api/orders/${id}/notes`, { text: 'Free' }),
      visitor.post(`/api/customers/${customer.id}/points`, { points: 1_000, reason: 'Nice person' }),
    ]);
    expect(attempts.map((attempt) => attempt.status)).toEqual([403, 403, 403, 403]);
  }
  expect((await shop.visitor().post(`/api/orders/${id}/payments`, { kind: 'payment', version: 1 })).status).toBe(401);
  expect((await pay(999_999)).status).toBe(404);
});

test('notes are for staff alone, as they were written', async () => {
  const customer = await signedIn(shop, 'public');
  const { id } = await placed(customer);
  const text = '<b>Ring</b> مرحبا 🛒';
  const noted = await staff.post<Answer>(`/api/orders/${id}/notes`, { text: `  ${text} ` });
  expect(noted.status).toBe(201);
  expect(noted.body.staff?.notes).toMatchObject([{ text, author: 'Test Person' }]);
  expect(JSON.stringify(await customer.get(`/api/orders/${id}`))).not.toContain('Ring');
  expect(JSON.stringify(await customer.get('/api/orders'))).not.toContain('Ring');
  const viewer = await signedIn(shop, 'employer', ['view_orders']);
  expect((await viewer.get<Order>(`/api/orders/${id}`)).staff?.notes).toHaveLength(1);
  const blank = await staff.post<Answer>(`/api/orders/${id}/notes`, { text: ' ' });
  expect([blank.status, blank.body.errors]).toEqual([400, { text: ['Note is required'] }]);
});

test('an employee gives so many points in a day and no more, an admin does; where refunds are for admins only they give', async () => {
  const customer = await signedIn(shop, 'public');
  const employee = await signedIn(shop, 'employer', ['manage_customers']);
  const admin = await signedIn(shop, 'admin');
  const adjust = (points: number, by: Visitor = employee) =>
    by.post<Rewards & Answer>(`/api/customers/${customer.id}/points`, { points, reason: 'Goodwill' });
  const tooMany = await adjust(500_000);
  expect(tooMany.status).toBe(409);
  expect(tooMany.body.errors?.points).toEqual([
    'An employee gives at most 10,000 points (£100.00) within 24 hours: 10,000 are left for you. An admin can give more.',
  ]);
  const atOnce = await Promise.all([adjust(6_000), adjust(6_000)]);
  expect(atOnce.map(({ status }) => status).sort()).toEqual([201, 409]);
  // What is taken away again is not given back to the bound: the points may be of another customer.
  expect((await adjust(-6_000)).status).toBe(201);
  expect((await adjust(4_001)).status).toBe(409);
  expect((await adjust(4_000)).status).toBe(201);
  expect((await adjust(500_000, admin)).body.rewardPoints).toBe(504_000);

  await writeSetting(shop.context.db, 'refunds', { adminsOnly: true });
  const other = await signedIn(shop, 'employer', ['manage_customers']);
  const refused = await adjust(1, other);
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    'Refunds are for admins only in this shop, and so is giving points. Ask an admin.',
  ]);
  expect((await adjust(-1, other)).status).toBe(201);
  expect((await adjust(1, admin)).status).toBe(201);
  await writeSetting(shop.context.db, 'refunds', { adminsOnly: false });
});

test('staff put a balance right with a reason, never below zero, and the level stays what was earned', async () => {
  const customer = await signedIn(shop, 'public');
  const adjust = (points: unknown, reason: unknown = 'A gesture', id = customer.id) =>
    staff.post<Rewards & Answer>(`/api/customers/${id}/points`, { points, reason });
  const given = await adjust(1_500);
  expect([given.status, given.body.rewardPoints, given.body.membershipLevel]).toEqual([201, 1_500, 'bronze']);
  expect((await adjust(-600)).body).toMatchObject({ rewardPoints: 900, totalEarned: 0 });
  const below = await adjust(-901);
  expect([below.status, below.body.errors]).toEqual([409, { points: ['Only 900 points are there to be taken away.'] }]);
  const drained = await Promise.all([adjust(-900), adjust(-900)]);
  expect(drained.map((answer) => answer.status).sort()).toEqual([201, 409]);
  const history = await customer.get<RewardTransaction[]>('/api/reward-transactions');
  expect(history.map((row) => [row.transactionType, row.points, row.description])).toEqual([
    ['adjusted', -900, 'A gesture'],
    ['adjusted', -600, 'A gesture'],
    ['adjusted', 1_500, 'A gesture'],
  ]);
  for (const [points, reason] of [
    [0, 'x'],
    [1.5, 'x'],
    ['100', 'x'],
    [2_000_000, 'x'],
    [100, ' '],
  ]) {
    expect((await adjust(points, reason)).status).toBe(400);
  }
  expect((await adjust(100, 'x', staff.id)).status).toBe(404);
  expect((await adjust(100, 'x', 999_999)).status).toBe(404);
});

test('a transfer that is unpaid after 14 days is put before staff, and nothing else is', async () => {
  const orderOf = (overrides: object = {}) => placed(shop.visitor(), { email: 'late@b.example', ...overrides });
  const [late, fresh, card, cancelled, paid] = [
    await orderOf(),
    await orderOf(),
    await orderOf(byCard()),
    await orderOf(),
    await orderOf(),
  ];
  const age = (id: number, days: number) =>
    shop.context.db
      .update(orders)
      .set({ orderDate: addDays(new Date(), -days), heldUntil: addDays(new Date(), 14 - days) })
      .where(eq(orders.id, id));
  for (const { id } of [late, card, cancelled, paid]) await age(id, 15);
  await age(fresh.id, 13);
  await set(cancelled.id, 'cancelled');
  await pay(paid.id);
  const list = async (payment: string) =>
    (await staff.get<{ items: Order[] }>(`/api/orders?scope=all&payment=${payment}`)).items.map((row) => row.id);
  expect(await list('overdue')).toEqual([late.id]);
  expect(await list('pending')).toEqual(expect.arrayContaining([late.id, fresh.id, cancelled.id]));
  expect(await list('paid')).not.toContain(late.id);
  expect((await staff.fetch('/api/orders?scope=all&payment=lost')).status).toBe(400);
});
