// Nothing untrue, as a buyer without scripts reads it: for random carts, places and moments, the pages, the order that is
// charged, its receipt and its pro-forma say the same amounts and the same day. `CARTS=300 npx vitest run` walks as many.
// `node-html-parser` and `unpdf` read what stands in a page and in a PDF: both formats have too many corners for our own.
import fc from 'fast-check';
import { type HTMLElement, parse } from 'node-html-parser';
import pg from 'pg';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import type { DeliveryPlan } from '#features/delivery/contract.ts';
import { dayText, deliveryPromise, fastestOption } from '#features/delivery/delivery-promise.ts';
import { planQuery } from '#features/delivery/plan-query.ts';
import type { Order } from '#features/orders/contract.ts';
import { expectedDay, expectedInWords } from '#features/orders/expected-day.ts';
import { formatDate } from '#values/instant.ts';
import { formatPounds, toPence, vatOn, withVat } from '#values/money.ts';
import { paths } from '#web/paths.ts';
import { type RunningShop, startShop } from './start-shop.ts';

const CARTS = Number(process.env.CARTS ?? 60);
const SECONDS_A_CART = 2;
const AT_ONCE = 6;
const UK = 'United Kingdom';
const PLACES = [
  [UK, 'LS1 4AP'],
  [UK, 'EH1 1YZ'],
  [UK, 'IV2 3BD'],
  [UK, 'BT7 1NN'],
  [UK, 'IM1 1AA'],
  [UK, 'JE2 3AB'],
  ['France', '75011'],
  ['Qatar', '22011'],
] as const;

let shop: RunningShop;
let database: pg.Client;
let transfer = '';
let products: Omit<Good, 'quantity'>[];
const ordered: { orderNumber: string; said: string[] }[] = [];

beforeAll(async () => {
  shop = await startShop({ TRUST_PROXY: '1' }, inject('demoShop'));
  database = new pg.Client({ connectionString: shop.databaseUrl });
  await database.connect();
  ({ rows: products } = await database.query(
    'update products set stock_quantity = 100000, in_stock = true where archived_at is null returning id, name, (price * 100)::int as price',
  ));
  const last = async () => (await fetch(`${shop.url}/api/products/${products.at(-1)?.id}`)).json();
  await vi.waitFor(async () => expect(await last()).toMatchObject({ stockQuantity: 100_000 }), 60_000);
  const { rows } = await database.query("select id from payment_methods where settings->>'provider' = 'bank_transfer'");
  transfer = String(rows[0]?.id);
  // Large carts of guests would wait for staff first.
  const holding = {
    accountDays: 14,
    guestDays: 3,
    noticeDays: 2,
    guestOrders: null,
    guestAmount: null,
    guestShare: 100,
  };
  await database.query(
    `insert into settings (key, value) values ('holding', $1) on conflict (key) do update set value = excluded.value`,
    [JSON.stringify(holding)],
  );
});
afterAll(async () => {
  await database.end();
  await shop.stop();
});

const cart = fc.record({
  at: fc.date({ min: new Date('2026-11-23'), max: new Date('2028-01-31'), noInvalidDate: true }),
  place: fc.constantFrom(...PLACES),
  lines: fc.uniqueArray(
    fc.tuple(fc.nat(demoProducts.length - 1), fc.oneof(fc.constant(1), fc.integer({ min: 2, max: 12 }))),
    { ...{ minLength: 1, maxLength: 3, selector: ([at]: [number, number]) => at } },
  ),
  choice: fc.nat(5),
});
type Case = typeof cart extends fc.Arbitrary<infer T> ? T : never;
type Good = { id: number; name: string; price: number; quantity: number };

test('what the pages show is what is charged, promised, printed and written', {
  timeout: CARTS * SECONDS_A_CART * 1000,
}, async () => {
  const drawn = fc.sample(cart, CARTS).sort((a, b) => a.at.getTime() - b.at.getTime());
  const outcomes = { ordered: 0, 'by quote': 0 };
  for (let from = 0; from < CARTS; from += AT_ONCE) {
    const together = drawn.slice(from, from + AT_ONCE);
    // One clock for all of them, which never goes back.
    await shop.setClock(together.at(-1)?.at ?? new Date());
    for (const outcome of await Promise.all(together.map(buy))) outcomes[outcome]++;
  }
  expect(outcomes.ordered).toBeGreaterThan(CARTS / 3);
  expect(outcomes['by quote']).toBeGreaterThan(0);
  await expectReceipts();
});

async function buy({ lines, place, choice }: Case): Promise<'ordered' | 'by quote'> {
  const buyer = newBuyer();
  const [country, postcode] = place;
  const goods = lines.map(([at, quantity]) => ({ ...(products[at] as Good), quantity }));
  for (const good of goods) {
    if (country === UK) await expectProductPage(buyer, good, postcode);
    await buyer.send('/api/cart', { productId: good.id, quantity: good.quantity });
  }
  const plan = await planFor(buyer, goods, place);
  if (country === UK) await expectCartPage(buyer, goods, { plan, postcode });
  if (plan.byQuote) return 'by quote';
  await order(buyer, { place, choice, plan, goods });
  return 'ordered';
}

async function expectProductPage(buyer: Buyer, good: Good, postcode: string): Promise<void> {
  const plan = await planFor(buyer, [{ ...good, quantity: 1 }], [UK, postcode]);
  const first = fastestOption(plan.options);
  const page = await buyer.page(`/products/${good.id}?postcode=${encodeURIComponent(postcode)}`);
  expectToSay(page, [
    formatPounds(good.price),
    formatPounds(withVat(good.price, 2_000)),
    ...deliveryPromise(plan),
    ...(first ? [`Get it ${dayText(first, plan.today)}`] : []),
    ...(plan.byQuote ? [plan.byQuote] : []),
  ]);
}

type CartAt = { plan: DeliveryPlan; postcode: string };

async function expectCartPage(buyer: Buyer, goods: Good[], { plan, postcode }: CartAt): Promise<void> {
  const subtotal = goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const fees = plan.options.filter(({ isCollection }) => !isCollection).map(({ fee }) => toPence(fee));
  const page = await buyer.page(`/cart?postcode=${encodeURIComponent(postcode)}`);
  expectToSay(
    page,
    goods.map(({ price, quantity }) => formatPounds(price * quantity)),
  );
  const rate = Number(/VAT at (\d+)%/.exec(page)?.[1]) * 100;
  if (plan.byQuote) return expectToSay(page, [plan.byQuote, `Subtotal ex VAT ${formatPounds(subtotal)}`, 'By quote']);
  const net = subtotal + Math.min(...fees);
  expectToSay(page, [
    ...[
      `Subtotal ex VAT ${formatPounds(subtotal)}`,
      Math.min(...fees) === 0 ? 'Free' : formatPounds(Math.min(...fees)),
    ],
    ...[`Total ex VAT ${formatPounds(net)}`, formatPounds(vatOn(net, rate)), formatPounds(net + vatOn(net, rate))],
  ]);
}

type ToOrder = { place: Case['place']; choice: number; plan: DeliveryPlan; goods: Good[] };

/** Fills in the form of the checkout, chooses another method as often as the page offers one, and agrees to what it says. */
async function order(buyer: Buyer, { place, choice, plan, goods }: ToOrder): Promise<void> {
  const [country, postcode] = place;
  const option = plan.options[choice % plan.options.length];
  const typed: Record<string, string> = {
    ...{ email: buyer.email, paymentMethodId: transfer, deliveryMethodId: String(option?.id) },
    ...{ 'deliveryAddress.firstName': 'Amira', 'deliveryAddress.lastName': 'Haddad' },
    ...{ 'deliveryAddress.addressLine1': '1 Harbour Street', 'deliveryAddress.city': 'Town' },
    ...{ 'deliveryAddress.country': country, 'deliveryAddress.postcode': postcode },
  };
  let page = await buyer.html('/checkout');
  for (let round = 0; round < 4; round++) {
    const agree = page.querySelector('button[name=agreed]');
    const button = agree ?? page.querySelectorAll('button').find(({ text }) => text.includes('Place order'));
    const agreed = agree && { agreed: agree.getAttribute('value') ?? '' };
    const answer = await buyer.submit('/checkout', { ...hiddenIn(page), ...typed, ...agreed });
    if (answer.location) return expectOrder(buyer, answer.location, { button: button?.text ?? '', goods });
    page = answer.page;
    // The page offers what serves the address; what was not offered cannot be chosen.
    const offered = page.querySelectorAll('input[name=deliveryMethodId]').map((each) => each.getAttribute('value'));
    expect(offered.toSorted()).toEqual(plan.options.map(({ id }) => String(id)).toSorted());
  }
  throw new Error(`The checkout never took the order: ${page.querySelector('[role=alert]')?.text}`);
}

type Placed = { button: string; goods: Good[] };

async function expectOrder(buyer: Buyer, location: string, { button, goods }: Placed): Promise<void> {
  const [, orderNumber = '', key = ''] = /\/orders\/([^?]+)\?key=([^&]+)/.exec(location) ?? [];
  const placed = await buyer.read<Order>(`/api/orders/${orderNumber}?key=${key}`);
  const pounds = (amount: string) => formatPounds(toPence(amount));
  // The button said what is charged.
  expect(button).toContain(pounds(placed.grandTotal));
  expect(toPence(placed.subtotal)).toBe(goods.reduce((sum, { price, quantity }) => sum + price * quantity, 0));
  const { subtotal, deliveryFee, totalAmount, vatAmount, grandTotal } = placed;
  const sums = [subtotal, totalAmount, vatAmount, grandTotal].map(pounds);
  const fee = toPence(deliveryFee) === 0 ? 'Free' : pounds(deliveryFee);
  const day = expectedDay(placed) ?? '';
  expect(day).not.toBe('');
  expectToSay(await buyer.page(location), [...sums, fee, day, ...goods.map(({ name }) => name)]);
  const printed = await buyer.pdf(`/api/orders/${orderNumber}/proforma.pdf?key=${key}`);
  expectToSay(printed, [...sums, pounds(deliveryFee), orderNumber]);
  // While the transfer is awaited, no page and no document states the day as a fact.
  const condition = expectedInWords(placed, { now: new Date(placed.orderDate) })?.slice(day.length) ?? '';
  expect(condition).toContain('or later by as many days as your payment takes');
  const tracked = await buyer.page(paths.trackOrder(orderNumber, key));
  for (const text of [printed, tracked, await buyer.page(location)]) {
    expectToSay(text, [formatDate(placed.estimatedDelivery ?? '') + condition]);
  }
  ordered.push({ orderNumber, said: [...sums, fee, day, placed.deliveryMethod.name] });
}

/** Every order has its receipt, a little later, with the same amounts and day. */
async function expectReceipts(): Promise<void> {
  const written = async () => {
    const { rows } = await database.query<{ text: string }>("select text from emails where template = 'order-receipt'");
    return new Map(rows.map(({ text }) => [/BF-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? '', text]));
  };
  await expect
    .poll(async () => [...(await written()).keys()], { timeout: 60_000 })
    .toEqual(expect.arrayContaining(ordered.map(({ orderNumber }) => orderNumber)));
  const texts = await written();
  for (const { orderNumber, said } of ordered) expectToSay((texts.get(orderNumber) ?? '').replace(/\s+/g, ' '), said);
}

function expectToSay(text: string, said: readonly string[]): void {
  // 'About 30 Nov 2026' begins what is said of a day.
  const told = text.toLowerCase();
  expect(
    said.filter((each) => !told.includes(each.toLowerCase())),
    text,
  ).toEqual([]);
}

async function planFor(buyer: Buyer, goods: readonly Good[], [country, postcode]: readonly [string, string]) {
  const lines = goods.map(({ id, quantity }) => ({ productId: id, quantity }));
  const query = new URLSearchParams(planQuery(lines, { country, postcode }));
  return buyer.read<DeliveryPlan>(`/api/delivery-options?${query}`);
}

function hiddenIn(page: HTMLElement): Record<string, string> {
  const fields = page.querySelectorAll('form input[type=hidden]');
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']),
  );
}

type Buyer = ReturnType<typeof newBuyer>;

let buyers = 0;

/** A browser without scripts, at an address of its own. */
function newBuyer() {
  const number = buyers++;
  const cookies = new Map<string, string>();
  const ask = async (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', `10.1.${Math.floor(number / 250)}.${(number % 250) + 1}`);
    headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    headers.set('origin', shop.url);
    const response = await fetch(new URL(path, shop.url), { ...init, headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = cookie.split(';', 1)[0]?.split('=') ?? [];
      cookies.set(name, value);
    }
    return response;
  };
  const html = async (path: string): Promise<HTMLElement> => {
    const answer = await ask(path);
    const elsewhere = answer.headers.get('location');
    return elsewhere ? html(elsewhere) : parse(await answer.text());
  };
  return {
    email: `buyer-${number}@cafe.example`,
    html,
    page: async (path: string) => textOf(await html(path)),
    read: async <T>(path: string) => (await (await ask(path)).json()) as T,
    send: async (path: string, body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(answer.ok ? '' : await answer.text()).toBe('');
    },
    submit: async (path: string, fields: Record<string, string>) => {
      const answer = await ask(path, { method: 'POST', body: new URLSearchParams(fields) });
      return { location: answer.headers.get('location'), page: parse(await answer.text()) };
    },
    pdf: async (path: string) => {
      const { text } = await extractText(new Uint8Array(await (await ask(path)).arrayBuffer()), { mergePages: true });
      return text.replace(/\s+/g, ' ');
    },
  };
}

/** What a page says to a visitor who reads prices ex VAT, tags aside. */
function textOf(page: HTMLElement): string {
  for (const unread of page.querySelectorAll('script, style, template, .side-inc')) unread.remove();
  return page.structuredText.replace(/\s+/g, ' ');
}
