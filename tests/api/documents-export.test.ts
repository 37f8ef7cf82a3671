import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { approvedCard } from '#features/orders/factory.ts';
import type { VatReport } from '#features/reports/contract.ts';
import { fixedClock } from '#platform/clock.ts';
import { handleWaiting } from '#platform/reactions-runner.ts';
import { toDecimal, toPence } from '#values/money.ts';
import { reactions } from '../../src/reactions.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A bookkeeper enters documents one by one and shows that their numbers run without a gap.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
  shop.context.clock = fixedClock('2026-03-10T12:00:00Z');
});
afterAll(() => shop?.close());

const email = 'amira@corner-cafe.example';
const work = () => handleWaiting(shop.context, { reactions, post: async () => undefined });

async function money({ id }: Order, body: object): Promise<void> {
  await moveMoney(staff, id, { reason: 'Not needed', ...body });
  await work();
}

async function sheet(query: string): Promise<Record<string, string>[]> {
  const text = await (await staff.fetch(`/api/documents/export?${query}`)).text();
  return parse(text, { columns: true, bom: true });
}

test.each([
  ['without days', '', 'from'],
  ['without a last day', 'from=2026-03-01', 'to'],
  ['that runs backwards', 'from=2026-03-10&to=2026-03-01', 'to'],
])('a span %s is refused, and the field is named', async (_what, query, field) => {
  const answer = await staff.fetch(`/api/documents/export?${query}`);
  expect(answer.status).toBe(400);
  expect((await answer.json()).errors).toHaveProperty(field);
});

test('customers and the figures alone give nobody the names on documents', async () => {
  const days = 'from=2026-03-01&to=2026-03-31';
  const reader = await signedIn(shop, 'employer', ['view_reports']);
  expect((await reader.fetch(`/api/documents/export?${days}`)).status).toBe(403);
  expect((await (await signedIn(shop, 'public')).fetch(`/api/documents/export?${days}`)).status).toBe(403);
});

test('each invoice and credit note is a row of its own, without a gap in the numbers, and they add up to the VAT report', async () => {
  const deposit = (await bought(shop.visitor(), floor, 2, { email })).order;
  await money(deposit, { kind: 'payment', amount: '100.00' });
  await money(deposit, { kind: 'payment' });
  const byCard = { email, paymentMethodId: floor.card, testCard: approvedCard };
  const { order } = await bought(shop.visitor(), floor, 1, byCard);
  await work();
  await money(order, { kind: 'refund', amount: '58.80' });
  await money(order, { kind: 'refund' });

  const rows = await sheet('from=2026-03-10&to=2026-03-10');
  expect(rows.map((row) => [row.Document, row.Order, row['VAT rate'], row.Gross])).toEqual([
    ['Deposit invoice', deposit.orderNumber, '20.00', '100.00'],
    ['Invoice', deposit.orderNumber, '20.00', '617.60'],
    ['Invoice', order.orderNumber, '20.00', '358.80'],
    ['Credit note', order.orderNumber, '20.00', '-58.8'],
    ['Credit note', order.orderNumber, '20.00', '-300'],
  ]);
  expect(rows.map((row) => row.Number)).toEqual(['INV-000001', 'INV-000002', 'INV-000003', 'CN-000001', 'CN-000002']);
  expect(rows.at(-1)).toMatchObject({ Credits: 'INV-000003', 'E-mail': email, Issued: '2026-03-10', Net: '-250' });

  const { total } = await staff.get<VatReport>('/api/reports/vat?from=2026-03-10&to=2026-03-10');
  const sumOf = (column: string) => toDecimal(rows.reduce((sum, row) => sum + toPence(row[column] ?? ''), 0));
  expect({ exVat: sumOf('Net'), vat: sumOf('VAT'), incVat: sumOf('Gross') }).toEqual(total.due);
  expect(await sheet('from=2026-03-11&to=2026-03-31')).toEqual([]);
});
