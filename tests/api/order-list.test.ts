import { randomUUID } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Found } from '#features/lookup/contract.ts';
import type { Order, PageOfOwnOrders } from '#features/orders/contract.ts';
import { leedsAddress } from '#features/orders/factory.ts';
import type { Buyer, StatusOutcome } from '#features/orders/staff-contract.ts';
import { orderEvents, orders } from '#features/orders/tables.ts';
import type { SavedView } from '#features/views/contract.ts';
import { announcements } from '#platform/tables.ts';
import { addPerson, signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor, stockOf } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };
let customer: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_orders']);
  customer = await signedIn(shop, 'public');
});
afterAll(() => shop?.close());

interface Page {
  items: Order[];
  nextCursor: string | null;
}
const list = (query = '') => staff.get<Page>(`/api/orders?scope=all&${query}`);
async function buy(quantity = 1, visitor: Visitor = customer, overrides = {}): Promise<Order> {
  await fillCart(visitor, [floor.bracket, quantity]);
  const { status, body } = await order(visitor, floor, overrides);
  if (status !== 201) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.order;
}

test('a customer with many orders gets a hundred and the way to the next, and numbered pages of twenty', async () => {
  const many = await signedIn(shop, 'public');
  const { orderNumber } = await buy(1, many);
  const [row] = await shop.context.db.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  if (!row) throw new Error('The order is not there.');
  const { id: _, searchWords: __, ...copied } = row;
  await shop.context.db
    .insert(orders)
    .values(Array.from({ length: 120 }, (___, n) => ({ ...copied, orderNumber: `BF-MANY-${n}` })));
  const first = await many.fetch('/api/orders');
  const newest = (await first.json()) as Order[];
  expect([newest.length, newest[0]?.orderNumber, first.headers.get('x-total-count')]).toEqual([
    100,
    'BF-MANY-119',
    '121',
  ]);
  const next = /^<(\/api\/orders\?\S+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1];
  const last = await many.fetch(next ?? '');
  const older = (await last.json()) as Order[];
  expect([older.length, older.at(-1)?.orderNumber, last.headers.get('link')]).toEqual([21, orderNumber, null]);
  // Which search it was goes along.
  const searched = await many.fetch('/api/orders?q=bf-many-1&limit=2');
  expect(searched.headers.get('link')).toContain('q=bf-many-1&limit=2&cursor=');

  const page = (query: string) => many.get<PageOfOwnOrders>(`/api/orders/own?${query}`);
  const numbersOf = ({ items, ...counts }: PageOfOwnOrders) => [items.length, items[0]?.orderNumber, counts];
  expect(numbersOf(await page(''))).toEqual([20, 'BF-MANY-119', { page: 1, pageCount: 7, count: 121, all: 121 }]);
  expect(numbersOf(await page('page=99'))).toEqual([1, orderNumber, { page: 7, pageCount: 7, count: 121, all: 121 }]);
  expect(numbersOf(await page('q=many-11'))).toEqual([
    11,
    'BF-MANY-119',
    { page: 1, pageCount: 1, count: 11, all: 121 },
  ]);
  expect(numbersOf(await page('q=bracket&status=pending'))).toMatchObject([1, orderNumber, { count: 1 }]);
  expect(numbersOf(await page('status=cancelled'))).toEqual([
    0,
    undefined,
    { page: 1, pageCount: 1, count: 0, all: 121 },
  ]);
  for (const bad of ['page=0', 'page=x', 'status=lost']) {
    expect((await many.fetch(`/api/orders/own?${bad}`)).status).toBe(400);
  }
  expect((await shop.visitor().fetch('/api/orders/own')).status).toBe(401);
});

describe('the list', () => {
  test('stands by date or by total, and walking its pages shows every order once', async () => {
    for (const quantity of [3, 1, 2, 2]) await buy(quantity);
    for (const sort of ['newest', 'oldest', 'highest', 'lowest']) {
      const whole = (await list(`sort=${sort}&limit=200`)).items;
      const walked: Order[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Page = await list(`sort=${sort}&limit=1${cursor ? `&cursor=${cursor}` : ''}`);
        walked.push(...page.items);
        cursor = page.nextCursor;
      }
      expect(walked.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    }
    const totals = (await list('sort=highest')).items.map(({ grandTotal }) => Number(grandTotal));
    expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  });

  test('finds an order by number, name, postcode, purchase order or product, whatever the case, and takes % for itself', async () => {
    const guest = shop.visitor();
    const deliveryAddress = {
      ...leedsAddress,
      firstName: 'Zoë',
      lastName: 'O’Brien',
      postcode: 'YO1 7HH',
      company: '100% Café',
    };
    const bought = await buy(1, guest, { deliveryAddress, purchaseOrderNumber: 'PO/7' });
    const words = [bought.orderNumber.toLowerCase(), 'zoë o’br', 'yo1 7', 'po/7', '100% c', 'WALL BRACK'];
    for (const q of words) {
      const found = (await list(`q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
      expect([q, found.includes(bought.id)]).toEqual([q, true]);
    }
    expect((await list('q=100%25%25%25')).items).toEqual([]);
    expect((await list('q=YO1_7')).items).toEqual([]);
  });

  test('a search with very long names finds them by their beginnings and never fails', async () => {
    const long = '😀'.repeat(50);
    const deliveryAddress = { ...leedsAddress, firstName: long, lastName: long, company: long.repeat(2) };
    const bought = await buy(1, shop.visitor(), { deliveryAddress, purchaseOrderNumber: long.slice(0, 50) });
    expect((await list(`q=${encodeURIComponent(long.slice(0, 20))}`)).items.map(({ id }) => id)).toContain(bought.id);
  });

  test.each([
    ['from=2026-11-21&to=2026-11-20', 'to'],
    ['from=2000-01-01&to=2050-01-01', 'from'],
    ['to=tomorrow', 'to'],
    ['sort=best', 'sort'],
    ['dates=born', 'dates'],
    ['vatRate=x', 'vatRate'],
    ['productId=0', 'productId'],
  ])('refuses %s and names the field', async (query, field) => {
    for (const path of ['/api/orders?scope=all&', '/api/orders/export?']) {
      const answer = await staff.fetch(path + query);
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toHaveProperty(field);
    }
  });

  test('comes as a spreadsheet: what the filter shows, in its sequence, and no cell starts a formula', async () => {
    const deliveryAddress = { ...leedsAddress, firstName: '=HYPERLINK("x")', lastName: '+1', company: '@SUM(A1)' };
    const bought = await buy(2, shop.visitor(), { deliveryAddress, purchaseOrderNumber: '-2+3' });
    const answer = await staff.fetch('/api/orders/export?sort=newest');
    expect(answer.headers.get('content-disposition')).toMatch(/filename="orders-\d{4}-\d\d-\d\d\.csv"/);
    const lines = (await answer.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + (await list('limit=200')).items.length);
    expect(lines[1]).toContain(bought.orderNumber);
    expect(lines[1]).toContain('2 × Wall bracket');
    for (const cell of [`"'=HYPERLINK(""x"") +1"`, "'@SUM(A1)", "'-2+3"]) expect(lines[1]).toContain(cell);
    expect((await (await staff.fetch('/api/orders/export?q=zzzzzz')).text()).trimEnd().split('\r\n')).toHaveLength(1);
  });
});

describe('many orders at once', () => {
  const setAll = (status: string, some: { id: number; version?: number }[]) =>
    staff.post<{ outcomes: StatusOutcome[] }>('/api/orders/status', { status, orders: some });

  test('each is changed under its own rules, and who was refused hears why', async () => {
    const [plain, stale, reopened] = [await buy(), await buy(), await buy(5)];
    await staff.put(`/api/orders/${stale.id}/status`, { status: 'processing' });
    await staff.put(`/api/orders/${reopened.id}/status`, { status: 'cancelled' });
    // Its goods have gone elsewhere meanwhile.
    const left = await stockOf(shop, floor.bracket);
    await shop.context.pool.query('update products set stock_quantity = 3 where id = $1', [floor.bracket]);
    const { status, body } = await setAll('shipped', [
      { id: plain.id, version: plain.version },
      { id: stale.id, version: stale.version },
      { id: reopened.id },
      { id: 2_000_000_000 },
    ]);
    expect(status).toBe(200);
    expect(body.outcomes.map(({ isChanged }) => isChanged)).toEqual([true, false, false, false]);
    expect(body.outcomes[0]?.order).toMatchObject({ status: 'shipped', version: plain.version + 1 });
    expect(body.outcomes[1]).toMatchObject({ detail: /Somebody else/, order: { status: 'processing' } });
    expect(body.outcomes[2]).toMatchObject({ order: { status: 'cancelled' } });
    expect(body.outcomes[2]?.detail).toContain('Wall bracket');
    expect(body.outcomes[3]).toMatchObject({ orderNumber: null, detail: 'There is no such order.' });
    expect(await stockOf(shop, floor.bracket)).toBe(3);
    await shop.context.pool.query('update products set stock_quantity = $2 where id = $1', [floor.bracket, left]);
  });

  test('naming an order twice changes it once; every change is in the audit log', async () => {
    const { id } = await buy();
    const { body } = await setAll('processing', [{ id }, { id }]);
    expect(body.outcomes).toHaveLength(1);
    expect(await shop.context.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toHaveLength(2);
    const [entry] = await shop.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ actorId: staff.id, action: 'order.status_changed', recordId: id });
  });

  test.each([
    ['none', []],
    ['201', Array.from({ length: 201 }, (_, n) => ({ id: n + 1 }))],
  ])('%s at once is refused', async (_, some) => {
    expect((await setAll('shipped', some)).status).toBe(400);
  });

  test('two members of staff on one order: the second is told, and nothing is overwritten', async () => {
    const { id, version } = await buy();
    const other = await signedIn(shop, 'employer', ['manage_orders']);
    const set = (visitor: Visitor, status: string) =>
      visitor.put<Order>(`/api/orders/${id}/status`, { status, version });
    const answers = await Promise.all([set(staff, 'shipped'), set(other, 'cancelled')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200)?.body;
    const [row] = await shop.context.db.select().from(orders).where(eq(orders.id, id));
    expect(row).toMatchObject({ status: won?.status, version: version + 1 });
  });
});

describe('an order by phone', () => {
  const place = (body: object, key: string = randomUUID()) =>
    staff.post<Order & { errors?: Record<string, string[]>; shortages?: unknown[] }>('/api/orders/phone', body, {
      'Idempotency-Key': key,
    });
  const plain = () => ({
    email: 'sam@corner-cafe.example',
    deliveryAddress: leedsAddress,
    deliveryMethodId: floor.standard,
    paymentMethodId: floor.transfer,
    items: [{ productId: floor.bracket, quantity: 2 }],
  });

  test('is an order like any other: stock, prices, VAT, receipt, with who took it down', async () => {
    const before = await stockOf(shop, floor.bracket);
    const { status, body } = await place({
      ...plain(),
      items: [
        { productId: floor.bracket, quantity: 1 },
        { productId: floor.bracket, quantity: 2 },
      ],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      customerId: null,
      email: 'sam@corner-cafe.example',
      status: 'pending',
      paymentStatus: 'pending',
      items: [{ quantity: 3, unitPrice: '18.00' }],
      totalAmount: '63.99',
      vatAmount: '12.80',
    });
    expect(await stockOf(shop, floor.bracket)).toBe(before - 3);
    const [event] = await shop.context.db.select().from(orderEvents).where(eq(orderEvents.orderId, body.id));
    expect(event?.actorId).toBe(staff.id);
    const [entry] = await shop.context.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(entry).toMatchObject({ actorId: staff.id, action: 'order.taken_by_phone', recordId: body.id });
    const news = await shop.context.db.select().from(announcements).where(eq(announcements.name, 'order.placed'));
    expect(news.some(({ payload }) => payload.orderId === body.id)).toBe(true);
  });

  test('for a customer with an account goes to an address of theirs and into their own orders', async () => {
    const address = await customer.post<{ id: number }>('/api/addresses', { ...leedsAddress });
    const { body } = await place({
      ...plain(),
      email: undefined,
      customerId: customer.id,
      deliveryAddress: undefined,
      deliveryAddressId: address.body.id,
    });
    expect(body).toMatchObject({ customerId: customer.id, deliveryAddress: { city: 'Leeds' } });
    expect((await customer.get<Order[]>('/api/orders')).map(({ id }) => id)).toContain(body.id);
    const [buyer] = await staff.get<Buyer[]>(`/api/orders/buyers?q=${encodeURIComponent(body.email)}`);
    expect(buyer).toMatchObject({ id: customer.id, addresses: [{ id: address.body.id }] });
  });

  test('sent twice is placed once', async () => {
    const key = randomUUID();
    const answers = await Promise.all([place(plain(), key), place(plain(), key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]?.body.id).toBe(answers[1]?.body.id);
  });

  test('every field that is wrong is named at once, and nothing is written', async () => {
    const before = await stockOf(shop, floor.bracket);
    const { status, body } = await place({
      ...plain(),
      email: 'nobody',
      deliveryAddress: { ...leedsAddress, postcode: 'nowhere', city: '' },
      items: [{ productId: floor.bracket, quantity: 0 }],
    });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(
      expect.arrayContaining(['email', 'deliveryAddress.postcode', 'deliveryAddress.city', 'items.0.quantity']),
    );
    expect(await stockOf(shop, floor.bracket)).toBe(before);
  });

  test('refuses a card, which only its holder may enter; a member of staff as a customer; and an empty order', async () => {
    const wrong = async (change: object) => (await place({ ...plain(), ...change })).body.errors;
    expect(await wrong({ paymentMethodId: floor.card })).toHaveProperty('paymentMethodId');
    expect(await wrong({ customerId: staff.id })).toHaveProperty('customerId');
    expect(await wrong({ items: [] })).toHaveProperty('items');
    expect(
      await wrong({ customerId: customer.id, deliveryAddress: undefined, deliveryAddressId: 2_000_000_000 }),
    ).toHaveProperty('deliveryAddressId');
  });

  test('says what is short', async () => {
    const { status, body } = await place({
      ...plain(),
      items: [
        { productId: floor.board, quantity: 999 },
        { productId: floor.board, quantity: 999 },
      ],
    });
    expect(status).toBe(409);
    expect(body.shortages).toMatchObject([{ productId: floor.board, requested: 1998 }]);
  });
});

describe('saved views', () => {
  test('belong to whoever saved them: others neither see, change nor remove them', async () => {
    const view = { screen: 'orders', name: 'To send', search: 'status=processing&payment=paid' };
    const { status, body } = await staff.post<SavedView>('/api/saved-views', view);
    expect(status).toBe(201);
    expect(await staff.get('/api/saved-views?screen=orders')).toEqual([body]);
    const other = await signedIn(shop, 'employer', ['manage_orders']);
    expect(await other.get('/api/saved-views')).toEqual([]);
    expect((await other.put(`/api/saved-views/${body.id}`, { name: 'Mine', search: '' })).status).toBe(404);
    expect((await other.delete(`/api/saved-views/${body.id}`)).status).toBe(404);
    expect((await staff.put(`/api/saved-views/${body.id}`, { name: 'To pack', search: '' })).body).toMatchObject({
      name: 'To pack',
    });
    expect((await staff.delete(`/api/saved-views/${body.id}`)).status).toBe(204);
    expect((await staff.delete(`/api/saved-views/${body.id}`)).status).toBe(404);
  });

  test('a name is taken once, whatever its case, and 51 are too many', async () => {
    const save = (name: string) =>
      staff.post<{ errors?: object }>('/api/saved-views', { screen: 'orders', name, search: '' });
    expect((await save('Overdue')).status).toBe(201);
    const again = await save('OVERDUE');
    expect([again.status, again.body.errors]).toEqual([409, { name: ['You already have a view with this name.'] }]);
    const statuses = [];
    for (let n = 0; n < 50; n++) statuses.push((await save(`View ${n}`)).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
  });

  test.each(['javascript:alert(1)', '//elsewhere.example', 'a b', 'q=<b>'])('%s is no list', async (search) => {
    expect((await staff.post('/api/saved-views', { screen: 'orders', name: 'x', search })).status).toBe(400);
  });
});

test('one search finds orders, customers and products, as far as the searcher may see them', async () => {
  const bought = await buy();
  const seller = await signedIn(shop, 'employer', ['view_products']);
  const all = await signedIn(shop, 'employer', ['view_orders', 'view_customers', 'manage_products']);
  const q = (words: string) => `/api/staff-search?q=${encodeURIComponent(words)}`;
  expect(await seller.get<Found>(q('bracket'))).toMatchObject({
    orders: null,
    customers: null,
    products: [{ id: floor.bracket }],
  });
  expect((await all.get<Found>(q(bought.orderNumber))).orders).toMatchObject([{ orderNumber: bought.orderNumber }]);
  const { customers } = await all.get<Found>(q('test person'));
  expect(customers?.map(({ id }) => id)).toContain(customer.id);
  const employee = await addPerson(shop, 'employer');
  expect((await all.get<Found>(q(employee.username))).customers).toEqual([]);
  expect((await all.fetch(q('x'))).status).toBe(400);
});
