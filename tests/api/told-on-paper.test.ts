import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OrderDocument } from '#features/documents/contract.ts';
import { MoneyDocumentSheet } from '#features/documents/server/pdf/money-document.tsx';
import { proFormaOf } from '#features/documents/server/pro-forma.ts';
import { documents } from '#features/documents/tables.ts';
import type { Order } from '#features/orders/contract.ts';
import { loadWholeOrder } from '#features/orders/server/door.ts';
import { orders } from '#features/orders/tables.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { reactions, together } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { printedText } from '../support/printed-text.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// What a paper says of the money is what the order says of it.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

const settle = () => handleWaiting(shop.context, { reactions, together, post: async () => undefined });
const byTransfer = async () => (await bought(shop.visitor(), floor, 3, { email: 'amira@corner-cafe.example' })).order;
const move = async (id: number, body: object) => {
  expect((await moveMoney(staff, id, body)).status).toBe(201);
  await settle();
};
const refundOne = ({ id, items }: Order) =>
  move(id, { kind: 'refund', reason: 'Not needed', items: [{ itemId: items[0]?.id, quantity: 1 }] });
const papersOf = ({ id }: Order) => staff.get<OrderDocument[]>(`/api/orders/${id}/documents`);

async function proForma({ id }: Order): Promise<string> {
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error('There is no such order.');
  const document = await proFormaOf(shop.context, await loadWholeOrder(shop.context.db, row));
  return printedText(MoneyDocumentSheet({ document }));
}

async function finalInvoice({ id }: Order) {
  const issued = await shop.context.db.select().from(documents).where(eq(documents.orderId, id)).orderBy(documents.id);
  const invoice = issued.findLast(({ kind, isDeposit }) => kind === 'invoice' && !isDeposit);
  if (!invoice) throw new Error('There is no invoice.');
  return invoice;
}

test('a pro-forma asks for what is due, also where a piece was refunded of a part-paid order', async () => {
  const order = await byTransfer();
  await move(order.id, { kind: 'payment', amount: '400.00' });
  await refundOne(order);
  const { due, released } = await staff.get<Order>(`/api/orders/${order.id}`);
  const total = (await papersOf(order)).find(({ kind }) => kind === 'pro_forma')?.total;
  expect([due, released, total]).toEqual(['676.40', '358.80', '676.40']);
  const text = await proForma(order);
  expect(text).toContain('Not charged any more\n−£358.80');
  expect(text).toContain('Total to pay\n£676.40');
});

test('the spreadsheet of orders says what is not charged any more, so that its sums come to what is due', async () => {
  const order = await byTransfer();
  await move(order.id, { kind: 'payment', amount: '400.00' });
  await refundOne(order);
  const csv = await (await staff.fetch(`/api/orders/export?q=${order.orderNumber}`)).text();
  const [names = [], row = []] = csv
    .replace(/^\ufeff/u, '')
    .split('\r\n')
    .map((line) => line.split(','));
  const pounds = (name: string) => Number(row[names.indexOf(name)]);
  expect(pounds('Not charged any more')).toBe(358.8);
  expect(pounds('Due')).toBe(676.4);
  const left = pounds('Total inc VAT') - pounds('Not charged any more') - pounds('Paid');
  expect(left).toBeCloseTo(pounds('Due'), 2);
});

test('an order that is paid in full after a refund has an invoice that asks for no money', async () => {
  const order = await byTransfer();
  await move(order.id, { kind: 'payment', amount: '400.00' });
  await refundOne(order);
  await move(order.id, { kind: 'payment' });
  expect((await staff.get<Order>(`/api/orders/${order.id}`)).due).toBe('0.00');
  const { content } = await finalInvoice(order);
  // Of the £333.33 ex VAT of the deposit £299.00 are credited already.
  expect(content.deposits).toMatchObject([{ exVat: 3_433, isCredited: true }]);
  expect(content.terms).toEqual([expect.stringMatching(/^Paid in full on .* by Bank transfer\.$/)]);
});

test('a pro-forma names the day by which it is paid, whenever it is printed', async () => {
  const order = await byTransfer();
  const by = formatLondonDay(order.dueOn ?? '');
  expect(await proForma(order)).toContain(`Payable by ${by} by Bank transfer. Reference: ${order.orderNumber}.`);
});

test('the invoice of goods that have left unpaid does not ask for the money before dispatch', async () => {
  const order = await byTransfer();
  await shop.context.db.update(orders).set({ deposit: 10_000 }).where(eq(orders.id, order.id));
  await move(order.id, { kind: 'payment', amount: '100.00' });
  await staff.put(`/api/orders/${order.id}/status`, { status: 'shipped' });
  await settle();
  expect((await finalInvoice(order)).content.terms[0]).toBe(
    `Payable by Bank transfer. Reference: ${order.orderNumber}.`,
  );
});
