import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '#features/catalogue/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { toPence } from '#values/money.ts';
import { moveMoney } from '../../../../tests/support/order-money.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../../../../tests/support/shop-floor.ts';
import { reactions, together } from '../../../reactions.ts';
import type { OrderDocument } from '../contract.ts';
import { type DocumentRow, documents } from '../tables.ts';
import { issueDue } from './issue-due.ts';

let shop: TestShop;
let floor: ShopFloor;
let customer: Visitor & { id: number };
let admin: Visitor;

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  [customer, admin] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin')];
});
afterAll(() => shop?.close());
beforeEach(async () => void (await shop.context.pool.query('delete from rate_limits')));

/** Handles what was announced, as the workers do a moment later. */
const settle = () => handleWaiting(shop.context, { reactions, together, post: async () => undefined });

async function place(lines: [number, number][], payment: 'card' | 'transfer', buyer: Visitor = customer) {
  await fillCart(buyer, ...lines);
  const paying = payment === 'card' ? { paymentMethodId: floor.card, testCard: approvedCard } : {};
  const { body } = await order(buyer, floor, { purchaseOrderNumber: 'PO-7', ...paying });
  await settle();
  return { ...body.order, key: body.accessKey };
}

async function setStatus({ id }: Pick<Order, 'id'>, status: Order['status']) {
  expect((await admin.put(`/api/orders/${id}/status`, { status })).status).toBe(200);
  await settle();
}

async function pay({ id }: Pick<Order, 'id'>, body: Record<string, unknown>) {
  const answer = await moveMoney<{ detail?: string }>(admin, id, body);
  expect(answer).toMatchObject({ status: expect.toSatisfy((status: number) => status < 300) });
  await settle();
}

function issuedFor({ id }: Pick<Order, 'id'>): Promise<DocumentRow[]> {
  return shop.context.db.select().from(documents).where(sql`order_id = ${id}`).orderBy(documents.id);
}

async function pdf(visitor: Visitor, url: string) {
  const response = await visitor.fetch(url);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, name: response.headers.get('content-disposition') ?? '', bytes };
}

test('before payment and dispatch there is the pro-forma alone, and the invoice is a 404 that says why', async () => {
  const placed = await place([[floor.board, 1]], 'transfer');
  expect(await customer.get<OrderDocument[]>(`/api/orders/${placed.id}/documents`)).toEqual([
    {
      kind: 'pro_forma',
      number: null,
      issuedAt: null,
      total: placed.grandTotal,
      href: `/api/orders/${placed.orderNumber}/proforma.pdf`,
    },
  ]);
  const missing = await customer.get<{ status: number; detail: string }>(`/api/orders/${placed.id}/invoice.pdf`);
  expect(missing).toMatchObject({ status: 404, detail: expect.stringContaining('paid or dispatched') });
  const { status, name, bytes } = await pdf(customer, `/api/orders/${placed.id}/proforma.pdf`);
  expect([status, name]).toEqual([200, expect.stringContaining(`pro-forma-${placed.orderNumber}.pdf`)]);
  expectPdf(bytes);
});

test('a card payment issues the invoice at once, with every figure of the order and all that HMRC asks for', async () => {
  const placed = await place(
    [
      [floor.board, 2],
      [floor.bracket, 1],
    ],
    'card',
  );
  const [invoice, ...others] = await issuedFor(placed);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'invoice', number: expect.stringMatching(/^INV-\d{6}$/), round: 1 });
  expect([invoice?.exVat, invoice?.vatAmount, invoice?.total]).toEqual(
    [placed.totalAmount, placed.vatAmount, placed.grandTotal].map(toPence),
  );
  expect(invoice?.taxPoint.toISOString()).toBe(placed.orderDate);
  expect(invoice?.content).toMatchObject({
    seller: { name: 'Brightfront' },
    buyer: ['Amira Patel', 'Corner Café', '12 Park Row', 'Leeds', 'LS1 5HD', 'United Kingdom'],
    orderNumber: placed.orderNumber,
    purchaseOrderNumber: 'PO-7',
    lines: [
      { description: '43-inch menu board', sku: 'MB-43', quantity: 2, unitPrice: 29_900, total: 59_800 },
      { description: 'Wall bracket', quantity: 1, unitPrice: 1_800, total: 1_800 },
    ],
    sums: { vatRate: 2000, grandTotal: toPence(placed.grandTotal) },
    terms: [expect.stringMatching(/^Paid in full on /)],
  });
  const { status, name, bytes } = await pdf(customer, `/api/orders/${placed.id}/invoice.pdf`);
  expect([status, name]).toEqual([200, expect.stringContaining(`${invoice?.number}.pdf`)]);
  expectPdf(bytes);
});

test('an unpaid order is invoiced when it is dispatched, and its payment later issues nothing more', async () => {
  const placed = await place([[floor.board, 1]], 'transfer');
  await setStatus(placed, 'processing');
  expect(await issuedFor(placed)).toEqual([]);
  await setStatus(placed, 'shipped');
  await setStatus(placed, 'delivered');
  await pay(placed, { kind: 'payment', amount: placed.grandTotal });
  const [invoice, ...others] = await issuedFor(placed);
  expect(others).toEqual([]);
  expect(invoice?.content.terms[0]).toContain(`Reference: ${placed.orderNumber}`);
});

test('an announcement that is handled twice, and two at once, issue one invoice', async () => {
  const placed = await place([[floor.bracket, 3]], 'card');
  const again = () => shop.context.db.transaction((tx) => issueDue(tx, placed.id, new Date()));
  expect(await Promise.all([again(), again(), again()])).toEqual([[], [], []]);
  expect(await issuedFor(placed)).toHaveLength(1);
});

test('each refund has its credit note, and together they take back the invoice to the penny', async () => {
  const placed = await place(
    [
      [floor.board, 1],
      [floor.bracket, 1],
    ],
    'card',
  );
  const amounts = ['0.01', '100.03', '33.33'];
  for (const amount of amounts) await pay(placed, { kind: 'refund', amount, reason: 'Came damaged' });
  await pay(placed, { kind: 'refund', reason: 'The rest' });
  const [invoice, ...credits] = await issuedFor(placed);
  expect(credits.map(({ kind, content }) => [kind, content.credits?.number])).toEqual(
    Array.from({ length: 4 }, () => ['credit_note', invoice?.number]),
  );
  expect(credits.slice(0, 3).map(({ total }) => total)).toEqual(amounts.map(toPence));
  expect(sum(credits, 'total')).toBe(invoice?.total);
  expect(sum(credits, 'vatAmount')).toBe(invoice?.vatAmount);
  expect(credits[1]?.content).toMatchObject({ credits: { reason: 'Came damaged' }, sums: { grandTotal: 10_003 } });
  const { status, bytes } = await pdf(customer, `/api/orders/${placed.id}/documents/${credits[1]?.number}`);
  expect(status).toBe(200);
  expectPdf(bytes);
});

test('an invoiced order that is cancelled is credited in full, earlier refunds only once', async () => {
  const placed = await place([[floor.board, 1]], 'card');
  await pay(placed, { kind: 'refund', amount: '50.00', reason: 'Late' });
  await setStatus(placed, 'cancelled');
  const [invoice, refund, rest, ...others] = await issuedFor(placed);
  expect(others).toEqual([]);
  expect([refund?.total, rest?.total]).toEqual([5_000, (invoice?.total ?? 0) - 5_000]);
  await pay(placed, { kind: 'refund', reason: 'Cancelled' });
  expect(await issuedFor(placed)).toHaveLength(3);
});

test('an order that is cancelled before it was paid or sent has no document', async () => {
  const placed = await place([[floor.board, 1]], 'transfer');
  await setStatus(placed, 'cancelled');
  expect(await issuedFor(placed)).toEqual([]);
  expect(await customer.get(`/api/orders/${placed.id}/documents`)).toEqual([]);
});

test('a cancelled order that is opened again while its money is here is invoiced anew', async () => {
  const placed = await place([[floor.board, 1]], 'card');
  await setStatus(placed, 'cancelled');
  await setStatus(placed, 'pending');
  await setStatus(placed, 'shipped');
  const rows = await issuedFor(placed);
  expect(rows.map(({ kind, round }) => [kind, round])).toEqual([
    ['invoice', 1],
    ['credit_note', 1],
    ['invoice', 2],
  ]);
  const listed = await customer.get<OrderDocument[]>(`/api/orders/${placed.id}/documents`);
  expect(listed.map(({ href }) => href.split(`${placed.orderNumber}/`)[1])).toEqual([
    `documents/${rows[0]?.number}`,
    `documents/${rows[1]?.number}`,
    'invoice.pdf',
  ]);
  for (const { href } of listed) expect((await customer.fetch(href)).status).toBe(200);
});

test('an issued document never changes, whatever happens to the shop, the product or the database rows', async () => {
  const placed = await place([[floor.board, 1]], 'card');
  const [before] = await issuedFor(placed);
  const { db } = shop.context;
  await db.update(products).set({ name: 'Renamed', price: 1 }).where(sql`id = ${floor.board}`);
  await writeSetting(db, 'company', {
    ...{
      name: 'Other Limited',
      tradingName: 'Other',
      companyNumber: '1',
      vatNumber: 'GB 1',
      addressLines: ['Elsewhere'],
    },
    ...{ email: 'other@example.com', phone: '', openingHours: '' },
  });
  expect(await issuedFor(placed)).toEqual([before]);
  const refused = { cause: { code: '23001', message: expect.stringContaining('stays as it is') } };
  await expect(db.execute(sql`update documents set total = 1 where id = ${before?.id}`)).rejects.toMatchObject(refused);
  await expect(db.execute(sql`delete from documents where id = ${before?.id}`)).rejects.toMatchObject(refused);
});

test('the owner, staff who may see orders and a guest with the key read them; others learn nothing', async () => {
  const guest = shop.visitor();
  const placed = await place([[floor.bracket, 1]], 'card', guest);
  const stranger = await signedIn(shop, 'public');
  const clerk = await signedIn(shop, 'employer', ['view_orders']);
  const at = `/api/orders/${placed.orderNumber}`;
  for (const path of ['invoice.pdf', 'documents']) {
    expect((await guest.fetch(`${at}/${path}`)).status).toBe(401);
    expect((await guest.fetch(`${at}/${path}?key=${placed.key}`)).status).toBe(200);
    expect((await stranger.fetch(`${at}/${path}`)).status).toBe(404);
    expect((await clerk.fetch(`${at}/${path}`)).status).toBe(200);
  }
  expect((await guest.fetch(`${at}/packing-slip.pdf?key=${placed.key}`)).status).toBe(401);
  expectPdf((await pdf(clerk, `${at}/packing-slip.pdf`)).bytes);
  const other = await place([[floor.bracket, 1]], 'card');
  const [theirs] = await issuedFor(other);
  expect((await guest.fetch(`${at}/documents/${theirs?.number}?key=${placed.key}`)).status).toBe(404);
});

test('16 documents issued at once, half of them rolled back: no number is missing or doubled', {
  timeout: 60_000,
}, async () => {
  const { db } = shop.context;
  const placed: Order[] = [];
  for (let n = 0; n < 32; n++) {
    await fillCart(customer, [floor.bracket, 1]);
    const { body } = await order(customer, floor, { paymentMethodId: floor.card, testCard: approvedCard });
    placed.push(body.order);
  }
  const waiting = [...placed];
  const issuer = async (isUnlucky: boolean) => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { id } = next;
      const crash = db.transaction(async (tx) => {
        await issueDue(tx, id, new Date());
        throw new Error('crash');
      });
      if (isUnlucky) await expect(crash).rejects.toThrow('crash');
      else await crash.catch(() => undefined);
      await db.transaction((tx) => issueDue(tx, id, new Date()));
    }
  };
  await Promise.all(Array.from({ length: 16 }, (_, n) => issuer(n % 2 === 0)));
  const rows = await db.select().from(documents).where(sql`kind = 'invoice'`);
  const numbers = rows.map(({ number }) => Number(number.slice(4))).toSorted((a, b) => a - b);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(rows.filter(({ orderId }) => placed.some(({ id }) => id === orderId))).toHaveLength(32);
});

function expectPdf(bytes: Uint8Array): void {
  expect(new TextDecoder('latin1').decode(bytes.slice(0, 5))).toBe('%PDF-');
  expect(bytes.length).toBeGreaterThan(5_000);
}

function sum(rows: readonly DocumentRow[], key: 'total' | 'vatAmount'): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
