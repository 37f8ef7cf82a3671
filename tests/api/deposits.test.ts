import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { buildCheckout } from '#features/orders/factory.ts';
import type { Quote } from '#features/quotes/contract.ts';
import type { VatReport } from '#features/reports/contract.ts';
import { setVatRate } from '#features/settings/server/door.ts';
import { fixedClock } from '#platform/clock.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { reactions, together } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A payment that is less than what is due is a deposit: it has its own VAT invoice at its own tax point (decision C17).

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterEach(() => on('2026-03-10'));
afterAll(() => shop?.close());

// Midday of a day; sessions do not care.
const on = (day: string) => {
  shop.context.clock = fixedClock(`${day}T12:00:00Z`);
};
const email = 'amira@corner-cafe.example';
const byTransfer = async () => (await bought(shop.visitor(), floor, 2, { email })).order;
const work = () => handleWaiting(shop.context, { reactions, together, post: async () => undefined });
const papersOf = ({ id }: Pick<Order, 'id'>) =>
  shop.context.db.select().from(documents).where(eq(documents.orderId, id)).orderBy(asc(documents.id));
const now = ({ id }: Pick<Order, 'id'>) => staff.get<Order>(`/api/orders/${id}`);

async function money({ id }: Pick<Order, 'id'>, body: object) {
  const answer = await moveMoney(staff, id, { kind: 'payment', reason: 'Any', ...body });
  expect(answer.status).toBe(201);
  await work();
}

async function set({ id }: Pick<Order, 'id'>, status: Order['status']) {
  expect((await staff.put(`/api/orders/${id}/status`, { status })).status).toBe(200);
  await work();
}

test('a deposit, then the rest: two VAT invoices, each in the quarter of its tax point, and no pound twice', async () => {
  on('2026-03-30');
  const before = await vatDue('2026-01-01', '2026-03-31');
  const order = await byTransfer();
  await money(order, { amount: '240.00' });
  on('2026-04-20');
  await money(order, {});
  const [deposit, final, ...others] = await papersOf(order);
  expect(others).toEqual([]);
  expect(deposit).toMatchObject({ kind: 'invoice', isDeposit: true, exVat: 20_000, vatAmount: 4_000, total: 24_000 });
  expect(deposit?.content.lines).toEqual([
    { description: 'Deposit for 2 × 43-inch menu board', sku: null, quantity: 1, unitPrice: 20_000, total: 20_000 },
  ]);
  expect(final).toMatchObject({ kind: 'invoice', isDeposit: false, exVat: 39_800, vatAmount: 7_960, total: 47_760 });
  expect(final?.content).toMatchObject({
    lines: [{ quantity: 2, total: 59_800 }],
    deposits: [{ number: deposit?.number, exVat: 20_000, vatAmount: 4_000, total: 24_000 }],
    sums: { totalAmount: 39_800, vatAmount: 7_960, grandTotal: 47_760 },
    terms: [expect.stringMatching(/^Paid in full on 20 Apr 2026/)],
  });
  expect((await vatDue('2026-01-01', '2026-03-31')) - before).toBeCloseTo(40);
  expect(await vatDue('2026-04-20', '2026-04-20')).toBeCloseTo(79.6);
  const listed = await staff.get<{ kind: string; href: string }[]>(`/api/orders/${order.id}/documents`);
  expect(listed.map(({ kind }) => kind)).toEqual(['deposit_invoice', 'invoice', 'packing_slip']);
  for (const { href } of listed) expect((await staff.fetch(href)).status).toBe(200);
});

async function vatDue(from: string, to: string): Promise<number> {
  const { total } = await staff.get<VatReport>(`/api/reports/vat?from=${from}&to=${to}`);
  return Number(total.due.vat);
}

test('a cancelled order with a deposit gets the credit note of its deposit, and its money is owed back', async () => {
  const order = await byTransfer();
  await money(order, { amount: '100.00' });
  await set(order, 'cancelled');
  const [deposit, credit, ...others] = await papersOf(order);
  expect(others).toEqual([]);
  expect(credit).toMatchObject({ kind: 'credit_note', invoiceId: deposit?.id, total: 10_000, vatAmount: 1_667 });
  expect(await now(order)).toMatchObject({ owedBack: { amount: '100.00' } });
  // Re-opened, its deposit is one again.
  await set(order, 'pending');
  expect((await papersOf(order)).at(-1)).toMatchObject({ kind: 'invoice', isDeposit: true, total: 10_000 });
});

test('goods that are sent before they are paid are invoiced less the deposit, and the payment later is none', async () => {
  const order = await byTransfer();
  await money(order, { amount: '17.60' });
  on('2026-03-12');
  await set(order, 'shipped');
  await money(order, { amount: '300.00' });
  await money(order, {});
  const papers = await papersOf(order);
  expect(papers.map(({ isDeposit, total }) => [isDeposit, total])).toEqual([
    [true, 1_760],
    [false, 70_000],
  ]);
  expect(papers[1]?.content.terms[0]).toContain('Payable');
});

test('the rate of the tax point applies, and what is paid stays as agreed', async () => {
  on('2026-05-20');
  await setVatRate(shop.context.db, 1500, '2026-06-01');
  const order = await byTransfer();
  await money(order, { amount: '120.00' });
  on('2026-06-02');
  await money(order, {});
  const [deposit, final] = await papersOf(order);
  expect([deposit?.vatRate, deposit?.vatAmount, final?.vatRate, final?.total]).toEqual([
    '20.00',
    2_000,
    '15.00',
    59_760,
  ]);
  expect(final?.vatAmount).toBe(Math.round((59_760 * 15) / 115));
  expect(final?.content.lines.at(-1)?.description).toContain('Change of the VAT rate');
  await setVatRate(shop.context.db, 2000, '2026-06-01');
});

test('half a deposit goes back: it is credited, and the final invoice takes off what is left of it', async () => {
  const order = await byTransfer();
  await money(order, { amount: '200.00' });
  await money(order, { kind: 'refund', amount: '80.00', reason: 'Paid too much' });
  on('2026-03-14');
  await money(order, {});
  const papers = await papersOf(order);
  expect(papers.map(({ kind, total }) => [kind, total])).toEqual([
    ['invoice', 20_000],
    ['credit_note', 8_000],
    ['invoice', 59_760],
  ]);
  expect(papers[2]?.content.deposits).toMatchObject([{ number: papers[0]?.number, total: 12_000 }]);
});

const phoned = (paidNow: object | null) =>
  staff.post<Order & { detail: string; errors?: Record<string, string[]> }>(
    '/api/orders/phone',
    {
      ...buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer }),
      email,
      items: [{ productId: floor.board, quantity: 1 }],
      paidNow,
    },
    { 'Idempotency-Key': randomUUID() },
  );

test('a phone order takes a deposit in the same step, or nothing at all', async () => {
  const { status, body } = await phoned({ amount: '100.00', reference: 'Till 4' });
  expect([status, body.paid, body.due, body.paymentStatus]).toEqual([201, '100.00', '258.80', 'pending']);
  await work();
  expect(await papersOf(body)).toMatchObject([{ isDeposit: true, total: 10_000 }]);
  const tooMuch = await phoned({ amount: '358.81' });
  expect([tooMuch.status, tooMuch.body.errors]).toEqual([409, { amount: ['At most £358.80 is due.'] }]);
  expect((await phoned({ amount: '0' })).status).toBe(400);
  for (const amount of ['1.234', 'ten pounds', '']) {
    expect((await phoned({ amount })).body.errors).toMatchObject({
      'paidNow.amount': ['Enter an amount such as 49.50'],
    });
  }
});

const quoted = async (depositPercent: unknown) => {
  const customer = await signedIn(shop, 'public');
  const { body: asked } = await customer.post<{ id: number }>('/api/quotes', {
    ...{ name: 'Amira', email, phone: '0113 496 0999' },
    items: [{ productId: floor.board, quantity: 2 }],
  });
  const priced = await staff.put<Quote & { errors?: object }>(`/api/quotes/${asked.id}`, {
    lines: [{ productId: floor.board, quantity: 2, unitPrice: '299.00' }],
    ...{ deliveryMethodId: floor.standard, deliveryFee: '0.00', validUntil: '2026-12-30', depositPercent },
  });
  return { customer, priced };
};

test.each([0, 100, 12.5, '30'])('a deposit of %j percent is refused', async (percent) => {
  const { priced } = await quoted(percent);
  expect([priced.status, priced.body.errors]).toEqual([
    400,
    { depositPercent: ['Enter a whole number of percent from 1 to 99'] },
  ]);
});

test('a quote asks for 30 % first: the order says so, and once it is here the rest has no day', async () => {
  const { customer, priced } = await quoted(30);
  expect(priced.body).toMatchObject({ sums: { grandTotal: '717.60' }, deposit: '215.28' });
  await staff.post(`/api/quotes/${priced.body.id}/send`, {});
  const { body } = await customer.post<{ order: Order }>(
    `/api/quotes/${priced.body.id}/accept`,
    buildCheckout({ deliveryMethodId: floor.standard, paymentMethodId: floor.transfer }),
    { 'Idempotency-Key': randomUUID() },
  );
  expect(body.order).toMatchObject({ due: '717.60', depositDue: '215.28', dueOn: expect.any(String) });
  await money(body.order, { amount: '215.28' });
  expect(await now(body.order)).toMatchObject({ paid: '215.28', due: '502.32', depositDue: null, dueOn: null });
  on('2026-11-10');
  const overdue = await staff.get<{ items: Order[] }>('/api/orders?scope=all&payment=overdue');
  expect(overdue.items.map(({ id }) => id)).not.toContain(body.order.id);
});
