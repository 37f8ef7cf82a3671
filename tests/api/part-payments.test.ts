import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#features/orders/contract.ts';
import { addLondonDays, londonDayOf } from '#values/london-day.ts';
import { moveMoney } from '../support/order-money.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// An order knows what is paid, what is due and by when, wherever it is shown.

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor;
beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
});
afterAll(() => shop?.close());

const byTransfer = async () => (await bought(shop.visitor(), floor, 2, { email: 'amira@corner-cafe.example' })).order;
const pay = (id: number, body: object = {}) =>
  moveMoney<Order & { detail: string }>(staff, id, { kind: 'payment', reason: 'Slip', ...body });
const now = (id: number) => staff.get<Order>(`/api/orders/${id}`);
const csvOf = async ({ orderNumber }: Order) => {
  const [head = '', row = ''] = (await (await staff.fetch(`/api/orders/export?q=${orderNumber}`)).text()).split('\r\n');
  const cells = row.split(',');
  return Object.fromEntries(head.split(',').map((name, at) => [name.replace(/^\uFEFF/, ''), cells[at]]));
};

test('a deposit leaves the order pending, with what is paid, what is due and by when', async () => {
  const order = await byTransfer();
  // A guest's goods are held for three days.
  const dueOn = addLondonDays(londonDayOf(new Date(order.orderDate)), 3);
  expect(order).toMatchObject({ paid: '0.00', due: '717.60', dueOn });
  await pay(order.id, { amount: '200.00' });
  expect(await now(order.id)).toMatchObject({ paymentStatus: 'pending', paid: '200.00', due: '517.60', dueOn });
  expect(await csvOf(order)).toMatchObject({ Paid: '200.00', Due: '517.60' });
  const papers = await staff.get<{ kind: string; total: string }[]>(`/api/orders/${order.id}/documents`);
  expect(papers.find(({ kind }) => kind === 'pro_forma')?.total).toBe('517.60');
  expect((await staff.fetch(`/api/orders/${order.id}/proforma.pdf`)).status).toBe(200);
});

test('nothing is due of what is paid, refunded or cancelled', async () => {
  const order = await byTransfer();
  await pay(order.id);
  expect(await now(order.id)).toMatchObject({ paid: '717.60', due: '0.00', dueOn: null });
  await pay(order.id, { kind: 'refund', amount: '100.00' });
  expect(await now(order.id)).toMatchObject({ paymentStatus: 'partially_refunded', paid: '617.60', due: '0.00' });
  const other = await byTransfer();
  await staff.put(`/api/orders/${other.id}/status`, { status: 'cancelled' });
  expect(await now(other.id)).toMatchObject({ paid: '0.00', due: '0.00', dueOn: null });
  expect(await csvOf(other)).toMatchObject({ Paid: '0.00', Due: '0.00' });
});

test.each([
  ['nothing', '0', 400, 'Enter an amount above £0.00: £517.60 is due.'],
  ['less than nothing', '-1', 400, 'Enter an amount above £0.00: £517.60 is due.'],
  ['a penny more than is due', '517.61', 409, 'At most £517.60 is due.'],
])('a part payment of %s is refused with what is due', async (_what, amount, status, sentence) => {
  const order = await byTransfer();
  await pay(order.id, { amount: '200.00' });
  const answer = await pay(order.id, { amount });
  expect([answer.status, answer.body.detail]).toEqual([status, sentence]);
});
