import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '#features/accounts/tables.ts';
import { auditLog } from '#features/audit/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { payments } from '#features/payments/tables.ts';
import type { OrderReturns, Return } from '#features/returns/contract.ts';
import { returns } from '#features/returns/tables.ts';
import { readSetting, writeSetting } from '#features/settings/server/door.ts';
import { addDays } from '#values/instant.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor, stockOf } from '../../../../tests/support/shop-floor.ts';

// A return, or why there is none.
type Answered = Return & { detail: string; errors?: Record<string, string[]> };

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };
let customer: Visitor & { id: number };
let now: Date;

beforeAll(async () => {
  shop = await openTestShop();
  Object.assign(shop.context, { clock: { now: () => now } });
  now = new Date();
  floor = await openShopFloor(shop);
  await shop.context.db.transaction(async (tx) => {
    const company = await readSetting(tx, 'company');
    await writeSetting(tx, 'company', { ...company, email: 'help@shop.example', phone: '0113 496 0100' });
  });
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
});
afterAll(() => shop?.close());
beforeEach(() => {
  now = new Date();
});

/** Four menu boards and two brackets, paid by card and delivered. */
async function delivered(visitor: Visitor = customer, overrides: object = { email: undefined }) {
  await fillCart(visitor, [floor.board, 4], [floor.bracket, 2]);
  const paying = { paymentMethodId: floor.card, testCard: approvedCard };
  const { status, body } = await order(visitor, floor, { ...paying, ...overrides });
  expect(status).toBe(201);
  await setStatus(body.order, 'delivered');
  return body;
}

function setStatus({ id }: Order, status: string) {
  return staff.put(`/api/orders/${id}/status`, { status });
}

const itemsOf = ({ items }: Order, ...quantities: number[]) =>
  items.flatMap(({ id }, at) => (quantities[at] ? [{ itemId: id, quantity: quantities[at] }] : []));

function ask(visitor: Visitor, { id }: Order, items: object[], more: object = {}, key = '') {
  return visitor.post<Answered>(`/api/orders/${id}/returns${key}`, { items, reason: 'damaged', ...more });
}

const answer = (visitor: Visitor, id: number, body: object) =>
  visitor
    .fetch(`/api/returns/${id}`, { method: 'PATCH', json: body })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as Answered }));

const refund = (visitor: Visitor, id: number, body: object = {}) =>
  visitor.post<Answered>(`/api/returns/${id}/refund`, body);

const overviewOf = (visitor: Visitor, { id }: Order) => visitor.get<OrderReturns>(`/api/orders/${id}/returns`);

/** A return of one menu board that staff have accepted. */
async function accepted(boards = 1, brackets = 0) {
  const { order: placed } = await delivered();
  const { body } = await ask(customer, placed, itemsOf(placed, boards, brackets));
  await answer(staff, body.id, { decision: 'accepted', note: 'Send it to Foundry Lane.' });
  return { placed, id: body.id };
}

describe('asking for a return', () => {
  test('for a month after the delivery the owner names lines, quantity and reason, and sees where it stands', async () => {
    const { order: placed } = await delivered();
    const { status, body } = await ask(customer, placed, itemsOf(placed, 3), { details: 'The corners are broken' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      orderNumber: placed.orderNumber,
      status: 'requested',
      reason: 'damaged',
      details: 'The corners are broken',
      items: [{ itemId: placed.items[0]?.id, productName: '43-inch menu board', quantity: 3 }],
      answer: null,
      refund: null,
    });
    expect(body.staff).toBeUndefined();
    const overview = await overviewOf(customer, placed);
    expect(overview).toMatchObject({ window: 'open', items: [{ left: 1 }, { left: 2 }], returns: [{ id: body.id }] });
  });

  test('refuses more than was bought, and more than earlier requests have left', async () => {
    const { order: placed } = await delivered();
    const tooMany = await ask(customer, placed, itemsOf(placed, 1, 3));
    expect(tooMany.status).toBe(409);
    expect(tooMany.body.errors).toEqual({ 'items.1.quantity': ['At most 2 of Wall bracket can still be returned.'] });
    expect((await ask(customer, placed, itemsOf(placed, 3))).status).toBe(201);
    const second = await ask(customer, placed, itemsOf(placed, 2));
    expect([second.status, second.body.detail]).toEqual([
      409,
      'At most 1 of 43-inch menu board can still be returned.',
    ]);
    expect((await ask(customer, placed, itemsOf(placed, 1))).status).toBe(201);
    const none = await ask(customer, placed, itemsOf(placed, 1));
    expect(none.status).toBe(409);
    expect(await countReturns(placed)).toBe(2);
  });

  test('ten requests at once for all there is: one is written', async () => {
    const { order: placed } = await delivered();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => ask(customer, placed, itemsOf(placed, 4, n % 2 ? 2 : 1))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await countReturns(placed)).toBe(1);
  });

  test('the same form sent twice is one return, though enough would be left for two', async () => {
    const { order: placed } = await delivered();
    const twins = await Promise.all([
      ask(customer, placed, itemsOf(placed, 1)),
      ask(customer, placed, itemsOf(placed, 1)),
    ]);
    expect(twins.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(twins.find(({ status }) => status === 409)?.body.detail).toMatch(/asked for this return already/);
  });

  test('a refused return can be requested again', async () => {
    const { order: placed } = await delivered();
    const { body } = await ask(customer, placed, itemsOf(placed, 4));
    await answer(staff, body.id, { decision: 'refused', note: 'Please send a picture of the damage.' });
    expect((await ask(customer, placed, itemsOf(placed, 4))).status).toBe(201);
  });

  test('before the delivery and from day 31 it is refused with the way to support', async () => {
    await fillCart(customer, [floor.bracket, 1]);
    const { order: placed } = (await order(customer, floor, { email: undefined })).body;
    const early = await ask(customer, placed, itemsOf(placed, 1));
    expect(early.status).toBe(409);
    expect(early.body.detail).toMatch(
      /^A return can be requested for 30 days once .* Please contact support: help@shop\.example, 0113 496 0100\.$/,
    );
    await setStatus(placed, 'delivered');
    const start = now;
    now = addDays(start, 30);
    // A month later the customer has signed in again.
    expect((await overviewOf(await again(), placed)).window).toBe('open');
    now = addDays(start, 31);
    const late = await ask(await again(), placed, itemsOf(placed, 1));
    expect(late.status).toBe(409);
    expect(late.body.detail).toMatch(/^A return of this order could be requested until .* Please contact support: /);
    expect((await overviewOf(await again(), placed)).window).toBe('after');
    now = addDays(start, 30);
    expect((await ask(await again(), placed, itemsOf(placed, 1))).status).toBe(201);
  });

  test.each([
    ['nothing chosen', { items: [], reason: 'damaged' }, 'items', 'Choose what you want to send back'],
    ['no items at all', { reason: 'damaged' }, 'items', 'Choose what you want to send back'],
    ['none of a line', { items: [{ itemId: 1, quantity: 0 }], reason: 'damaged' }, 'items.0.quantity', /at least 1/],
    ['less than none', { items: [{ itemId: 1, quantity: -1 }], reason: 'damaged' }, 'items.0.quantity', /at least 1/],
    ['half of one', { items: [{ itemId: 1, quantity: 0.5 }], reason: 'damaged' }, 'items.0.quantity', /whole number/],
    ['no reason', { items: [{ itemId: 1, quantity: 1 }] }, 'reason', 'Choose a reason'],
    ['an unknown reason', { items: [{ itemId: 1, quantity: 1 }], reason: 'bored' }, 'reason', 'Choose a reason'],
    [
      'a line twice',
      { items: Array(2).fill({ itemId: 1, quantity: 1 }), reason: 'damaged' },
      'items',
      'Name each line once',
    ],
    [
      'a line of another order',
      { items: [{ itemId: 2_000_000, quantity: 1 }], reason: 'damaged' },
      'items.0.itemId',
      'This is no line of this order',
    ],
  ])('%s is refused beside its field', async (_, body, field, sentence) => {
    const { order: placed } = await delivered();
    const answered = await customer.post<Problem>(`/api/orders/${placed.id}/returns`, body);
    expect(answered.status).toBe(400);
    expect(answered.body.errors?.[field]?.[0]).toMatch(sentence);
    expect(await countReturns(placed)).toBe(0);
  });

  test('another customer, a visitor and staff cannot ask; a guest can with the key of the receipt', async () => {
    const { order: placed } = await delivered();
    const items = itemsOf(placed, 1);
    expect((await ask(await signedIn(shop, 'public'), placed, items)).status).toBe(404);
    expect((await ask(shop.visitor(), placed, items)).status).toBe(401);
    expect((await ask(staff, placed, items)).status).toBe(404);
    const { order: guests, accessKey } = await delivered(shop.visitor(), {});
    const theirs = itemsOf(guests, 1);
    expect((await ask(shop.visitor(), guests, theirs, {}, '?key=wrong')).status).toBe(404);
    expect((await ask(shop.visitor(), guests, theirs, {}, `?key=${accessKey}`)).status).toBe(201);
    expect((await shop.visitor().fetch(`/api/orders/${guests.id}/returns`)).status).toBe(401);
  });
});

describe('answering a return', () => {
  test('staff see a return with its order and in the list, and accept it with a note; the audit log names them', async () => {
    const { order: placed } = await delivered();
    const { body } = await ask(customer, placed, itemsOf(placed, 1));
    const [seen] = (await overviewOf(staff, placed)).returns;
    expect(seen?.staff).toMatchObject({ customer: { name: 'Test Person' }, suggestedRefund: null, answeredBy: null });
    const waiting = await staff.get<{ items: Return[] }>('/api/returns?status=requested');
    expect(waiting.items.map(({ id }) => id)).toContain(body.id);
    const answered = await answer(staff, body.id, { decision: 'accepted', note: 'Send it to Foundry Lane.' });
    expect(answered).toMatchObject({
      status: 200,
      body: { status: 'accepted', answer: 'Send it to Foundry Lane.', staff: { answeredBy: 'Test Person' } },
    });
    // 299.00 and its VAT.
    expect(answered.body.staff?.suggestedRefund).toBe('358.80');
    const [entry] = await auditOf(placed, 'order.return_accepted');
    expect(entry).toMatchObject({ actorId: staff.id, after: { return: body.id, status: 'accepted' } });
    expect((await overviewOf(customer, placed)).returns[0]).toMatchObject({ answer: 'Send it to Foundry Lane.' });
  });

  test('a refusal needs a reason', async () => {
    const { order: placed } = await delivered();
    const { body } = await ask(customer, placed, itemsOf(placed, 1));
    const silent = await answer(staff, body.id, { decision: 'refused', note: '  ' });
    expect([silent.status, silent.body.errors]).toEqual([400, { note: ['Say why, for the customer reads it'] }]);
    expect((await answer(staff, body.id, { decision: 'maybe' })).status).toBe(400);
    expect((await answer(staff, body.id, { decision: 'refused', note: 'It was used' })).status).toBe(200);
  });

  test('two members of staff at once: the second is told', async () => {
    const { order: placed } = await delivered();
    const { body } = await ask(customer, placed, itemsOf(placed, 1));
    const answers = await Promise.all([
      answer(staff, body.id, { decision: 'accepted' }),
      answer(staff, body.id, { decision: 'refused', note: 'No' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('an unknown return, and an employer who may only look', async () => {
    expect((await answer(staff, 2_000_000, { decision: 'accepted' })).status).toBe(404);
    const looker = await signedIn(shop, 'employer', ['view_orders']);
    const { id } = await accepted();
    expect((await answer(looker, id, { decision: 'accepted' })).status).toBe(403);
    expect((await refund(looker, id)).status).toBe(403);
  });
});

describe('refunding a return', () => {
  test('the price and its VAT go back through the ledger, the points of these goods are reversed, the goods are for sale', async () => {
    const { placed, id } = await accepted(2);
    const stock = await stockOf(shop, floor.board);
    const { rewardPoints } = await customer.get<{ rewardPoints: number }>('/api/rewards');
    const { status, body } = await refund(staff, id, { restock: true, reference: 'BACS 7' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'completed', refund: { amount: '717.60', withheld: '0.00' } });
    expect(await stockOf(shop, floor.board)).toBe(stock + 2);
    const after = await customer.get<Order>(`/api/orders/${placed.id}`);
    expect(after.paymentStatus).toBe('partially_refunded');
    expect((await customer.get<{ rewardPoints: number }>('/api/rewards')).rewardPoints).toBe(rewardPoints - 598);
    const rows = await shop.context.db.select().from(payments).where(eq(payments.orderId, placed.id));
    expect(rows.at(-1)).toMatchObject({
      kind: 'refund',
      amount: 71_760,
      goods: 59_800,
      reason: 'Goods returned, arrived damaged',
    });
    expect(await auditOf(placed, 'order.return_completed')).toHaveLength(1);
  });

  test('a second click, or two at once, refund once', async () => {
    const { placed, id } = await accepted();
    const answers = await Promise.all([refund(staff, id), refund(staff, id), refund(staff, id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const rows = await shop.context.db.select().from(payments).where(eq(payments.orderId, placed.id));
    expect(rows.filter(({ kind }) => kind === 'refund')).toHaveLength(1);
  });

  test('not before it is accepted, not after it was refused, and never more than was paid', async () => {
    const { order: placed } = await delivered();
    const { body } = await ask(customer, placed, itemsOf(placed, 1));
    expect((await refund(staff, body.id)).body.detail).toBe('Accept this return before you refund it.');
    await answer(staff, body.id, { decision: 'refused', note: 'No' });
    expect((await refund(staff, body.id)).status).toBe(409);
    const { id } = await accepted();
    const tooMuch = await refund(staff, id, { amount: '99999.00', restock: true });
    expect(tooMuch.status).toBe(409);
    expect(tooMuch.body.errors?.amount?.[0]).toMatch(/^At most £/);
    expect((await refund(staff, id, { amount: 'lots' })).status).toBe(400);
    expect((await refund(staff, id, { amount: '-1.00' })).status).toBe(400);
    expect((await refund(staff, id, { amount: '10.00' })).body.refund?.amount).toBe('10.00');
  });

  test('two returns of everything refund the whole order, delivery and VAT included', async () => {
    const { placed, id } = await accepted(4, 1);
    await refund(staff, id);
    const second = await ask(customer, placed, itemsOf(placed, 0, 1));
    await answer(staff, second.body.id, { decision: 'accepted' });
    await refund(staff, second.body.id);
    const after = await customer.get<Order>(`/api/orders/${placed.id}`);
    expect([after.paymentStatus, after.pointsEarned]).toEqual(['refunded', 0]);
    const rows = await shop.context.db.select().from(payments).where(eq(payments.orderId, placed.id));
    expect(rows.reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? amount : -amount), 0)).toBe(0);
  });

  test('goods on the shelf again are not put there a second time when the order is cancelled', async () => {
    const stock = await stockOf(shop, floor.board);
    const { placed, id } = await accepted(3);
    await refund(staff, id, { restock: true });
    await setStatus(placed, 'cancelled');
    expect(await stockOf(shop, floor.board)).toBe(stock);
    await setStatus(placed, 'delivered');
    expect(await stockOf(shop, floor.board)).toBe(stock - 1);
    const { placed: other, id: otherReturn } = await accepted();
    await setStatus(other, 'cancelled');
    expect((await refund(staff, otherReturn, { restock: true })).status).toBe(409);
  });

  test('goods of an unpaid order are returned without a refund', async () => {
    await fillCart(customer, [floor.bracket, 1]);
    const { order: placed } = (await order(customer, floor, { email: undefined })).body;
    await setStatus(placed, 'delivered');
    const { body } = await ask(customer, placed, itemsOf(placed, 1));
    await answer(staff, body.id, { decision: 'accepted' });
    expect((await refund(staff, body.id, { restock: true })).body).toMatchObject({ status: 'completed', refund: null });
  });
});

test('staff walk through the returns page by page, and a made-up cursor is refused', async () => {
  type Page = { items: Return[]; nextCursor: string | null };
  const first = await staff.get<Page>('/api/returns?limit=2');
  expect(first.items).toHaveLength(2);
  const second = await staff.get<Page>(`/api/returns?limit=2&cursor=${first.nextCursor}`);
  expect(second.items[0]?.id).toBeLessThan(first.items[1]?.id ?? 0);
  expect((await staff.fetch('/api/returns?cursor=none')).status).toBe(400);
  expect((await staff.fetch('/api/returns?status=lost')).status).toBe(400);
});

test('an account that is deleted takes its own words out of its returns, and the download holds them before', async () => {
  const leaving = await signedIn(shop, 'public');
  const { order: placed } = await delivered(leaving);
  const { body } = await ask(leaving, placed, itemsOf(placed, 1), { details: 'Amira, 0113 496 0000' });
  const password = { 'x-confirm-password': encodeURIComponent('Password123!') };
  const download = await (await leaving.fetch('/api/user/export', { headers: password })).text();
  expect(download).toContain('Amira, 0113 496 0000');
  const gone = await leaving.fetch(`/api/user/${leaving.id}`, { method: 'DELETE', json: { password: 'Password123!' } });
  expect(gone.status).toBe(204);
  const [row] = await shop.context.db.select().from(returns).where(eq(returns.id, body.id));
  expect(row).toMatchObject({ details: null, status: 'requested' });
});

async function countReturns({ id }: Order): Promise<number> {
  return (await shop.context.db.select().from(returns).where(eq(returns.orderId, id))).length;
}

async function auditOf({ id }: Order, action: string) {
  const rows = await shop.context.db.select().from(auditLog).where(eq(auditLog.action, action));
  return rows.filter(({ recordId }) => recordId === id);
}

async function again(): Promise<Visitor> {
  const [row] = await shop.context.db.select().from(users).where(eq(users.id, customer.id));
  return shop.as(row?.username ?? '', 'Password123!', 'public');
}
