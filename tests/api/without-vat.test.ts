import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AssistantAnswer } from '#features/assistant/contract.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import type { Order } from '#features/orders/contract.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import { setVatRate } from '#features/settings/server/door.ts';
import { londonDayOf } from '#values/london-day.ts';
import { startWork, type Work } from '../../src/work.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { bought, openShopFloor, type ShopFloor } from '../support/shop-floor.ts';

// A shop without a VAT number that charges none is not registered: it has one price, and says nothing of VAT.

let mailbox: Mailbox;
let shop: TestShop;
let floor: ShopFloor;
let work: Work;
let staff: Visitor;

beforeAll(async () => {
  mailbox = await openMailbox();
  shop = await openTestShop({ SMTP_URL: mailbox.url, PUBLIC_URL: 'https://shop.example.co.uk' });
  await setVatRate(shop.context.db, 0, '2020-01-01');
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'admin');
  const harbour = { name: 'Harbour 43 menu board', category: 'Digital Menu Boards', price: 89_900, stockQuantity: 4 };
  await createProduct(shop.context.db, harbour);
  work = await startWork(shop.context);
});
afterAll(async () => {
  await work?.stop();
  await shop?.close();
  await mailbox?.close();
});

const VAT = /\bVAT\b|zero-rated/u;

test('the public settings say that it has no VAT', async () => {
  expect(await shop.get('/api/settings/public')).toMatchObject({ hasVat: false, vatRate: '0.00' });
});

test('the receipt has one price for each line and one total', async () => {
  const email = 'amira@corner-cafe.example';
  const { order } = await bought(shop.visitor(), floor, 2, { email });
  const mail = await vi.waitFor(
    () => {
      const found = mailbox.received.find(({ subject = '' }) => subject.includes(order.orderNumber));
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(`${mail?.text} ${mail?.html}`).not.toMatch(VAT);
  expect(mail?.text?.replaceAll(/\s+/gu, ' ')).toContain(`Total £${order.grandTotal}`);
});

test('what the owner has written is told word for word, also of VAT', async () => {
  const written = { question: 'Do you charge VAT?', answer: 'No. Other shops show prices ex VAT; ours are whole.' };
  expect((await staff.post('/api/answers', written)).status).toBe(201);
  const { reply, sources } = await shop
    .post<AssistantAnswer>('/api/assistant', { message: written.question })
    .then(({ body }) => body);
  expect([reply, sources[0]?.label]).toEqual([written.answer, written.question]);
});

test('search and assistant name one price', async () => {
  const found = await shop.get<SearchAnswer>('/api/search/products?q=menu+board+under+%C2%A3900+inc+VAT&maxPrice=1000');
  expect(found.total).toBeGreaterThan(0);
  expect(found.searchSummary.replaceAll(/‘[^’]*’/gu, '')).not.toMatch(VAT);
  expect([
    ...found.filters.groups.map(({ title }) => title),
    ...found.understood.map(({ label }) => label),
  ]).not.toContainEqual(expect.stringMatching(VAT));
  for (const message of ['How much is the Harbour 43 menu board?', 'How much are three Harbour 43 menu boards?']) {
    const { reply } = await ask(message);
    expect(reply).toMatch(/£(?:899|2,697)\.00/u);
    expect(reply).not.toMatch(VAT);
  }
});

test('who asks the assistant about VAT is told that none is charged', async () => {
  const { reply, sources } = await ask('Do I have to pay VAT?');
  expect(reply).toContain('We are not registered for VAT, so none is charged');
  expect(reply).not.toMatch(/rate in force|with VAT|zero-rated/u);
  expect(sources).toContainEqual(expect.objectContaining({ label: 'Prices' }));
});

test('the spreadsheets of orders, invoices and sales have no column of VAT', async () => {
  const today = londonDayOf(shop.context.clock.now());
  const days = `from=${today}&to=${today}`;
  const paths = [
    '/api/orders/export',
    `/api/documents/export?${days}`,
    ...['sales', 'products', 'vat'].map((report) => `/api/reports/${report}/export?${days}`),
  ];
  for (const path of paths) {
    const answer = await staff.fetch(path);
    expect(answer.status, path).toBe(200);
    expect(await answer.text(), path).not.toMatch(VAT);
  }
  expect((await (await staff.fetch('/api/orders/export')).text()).split('\n')[0]).toContain(
    'Goods,Discount,Delivery,Total,',
  );
});

test('the address of an order can still be changed, for no VAT hangs on it', async () => {
  const { order } = await bought(shop.visitor(), floor, 1);
  const { version, deliveryAddress } = await staff.get<Order>(`/api/orders/${order.id}`);
  const moved = { ...deliveryAddress, addressLine1: '9 Quay Street' };
  const changed = await staff.put<Order>(`/api/orders/${order.id}/delivery`, {
    ...{ version, deliveryAddress: moved, tellCustomer: false },
  });
  expect(changed.body).toMatchObject({ deliveryAddress: { addressLine1: '9 Quay Street' } });
});

function ask(message: string): Promise<AssistantAnswer> {
  return shop
    .visitor()
    .post<AssistantAnswer>('/api/assistant', { message })
    .then(({ body }) => body);
}
