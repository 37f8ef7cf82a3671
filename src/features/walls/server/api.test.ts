import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { catalogueOf, createProduct, touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Quote } from '#features/quotes/contract.ts';
import type { WallPlanAnswer } from '#features/walls/plan-answer.ts';
import { toPence } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';

type Design = { plan: WallPlanAnswer; kit: { sku: string; price: string } | null } & Problem;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  for (const { sku, name, price, category, stockQuantity, specs } of demoProducts.filter(({ sku }) =>
    /^BF-LED-/.test(sku),
  ))
    await createProduct(shop.context.db, { sku, name, category, stockQuantity, specs, price: toPence(price) });
});
afterAll(() => shop.close());

const wall = (query: Record<string, string>) => shop.get<Design>(`/api/led-wall?${new URLSearchParams(query)}`);
const setStock = async (sku: string, stockQuantity: number) => {
  const [row] = await shop.context.db
    .update(products)
    .set({ stockQuantity })
    .where(eq(products.sku, sku))
    .returning({ id: products.id });
  await touchCatalogue(shop.context.db, [row?.id ?? 0]);
  await catalogueOf(shop.context).refresh();
};

test.each([
  [{ width: '0 m' }, 'width'],
  [{ width: '-1 m' }, 'width'],
  [{ height: '400 m' }, 'height'],
  [{ width: '100', height: '100' }, 'width'],
  [{ nearest: '50 cm' }, 'nearest'],
  [{ height: 'as high as a house' }, 'height'],
  [{ hours: '0' }, 'hours'],
  [{ place: 'on a ship' }, 'place'],
  [{ width: 'x'.repeat(61) }, 'width'],
] as const)('refuses %j with a sentence for its field', async (query, field) => {
  const { status, errors } = await wall(query);
  expect(status).toBe(400);
  expect(errors?.[field]?.[0]).toMatch(/^\p{Lu}/u);
});

test('plans two metres by 6′7″ at the prices of the products, to the penny', async () => {
  const { plan } = await wall({ width: 'two metres', height: `6'7"` });
  expect(plan).toMatchObject({ columns: 4, rows: 4, cabinets: 16 });
  const sum = (of: (line: WallPlanAnswer['lines'][number]) => string) =>
    plan.lines.reduce((all, line) => all + toPence(of(line)), 0);
  expect(sum(({ total }) => total)).toBe(toPence(plan.total));
  expect(sum(({ totalIncVat }) => totalIncVat)).toBe(toPence(plan.totalIncVat));
  const { byId } = await catalogueOf(shop.context).current();
  for (const { productId, unitPrice, available } of plan.lines)
    expect(byId.get(productId)?.product).toMatchObject({ price: unitPrice, stockQuantity: available });
});

test('offers the ready wall of 24 cabinets at its own price, and what is left of a part after a sale', async () => {
  const query = { width: '3', height: '2' };
  expect((await wall(query)).kit).toMatchObject({ sku: 'BF-LED-WALL-30', price: '11850.00' });
  await setStock('BF-LED-CAB-26', 7);
  expect((await wall(query)).plan.lines[0]).toMatchObject({ sku: 'BF-LED-CAB-26', available: 7 });
  await setStock('BF-LED-CAB-26', 64);
});

test('puts a wall in the cart as one: where a part is short, nothing is added and it says which', async () => {
  const guest = shop.visitor();
  const itemsOf = async (query: Record<string, string>) =>
    (await wall(query)).plan.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const small = await itemsOf({ width: '2', height: '1.5' });
  await setStock('BF-LED-FRAME', 11);
  const short = await guest.post<Problem>('/api/cart/lines', { items: small });
  expect(short.status).toBe(409);
  expect(short.body.detail).toBe(
    'Only 11 of Tessaform frame for one LED cabinet are left. Nothing was put in your cart.',
  );
  await setStock('BF-LED-FRAME', 0);
  await setStock('BF-LED-CTL-4', 0);
  const gone = await guest.post<Problem>('/api/cart/lines', { items: small });
  expect(gone.body.detail).toContain('frame for one LED cabinet is out of stock');
  expect(gone.body.detail).toContain('controller, 4 ports is out of stock');
  expect(await guest.get<CartLine[]>('/api/cart')).toEqual([]);
  await setStock('BF-LED-FRAME', 160);
  await setStock('BF-LED-CTL-4', 9);
  expect((await guest.post('/api/cart/lines', { items: small })).status).toBe(201);
  // What is in the cart counts: a second wall would need more cabinets than there are.
  const large = await itemsOf({ width: '4', height: '3.5' });
  const again = await guest.post<Problem>('/api/cart/lines', { items: large });
  expect(again.body.detail).toContain('your cart holds 12');
  const lines = await guest.get<CartLine[]>('/api/cart');
  expect(lines.map(({ productId, quantity }) => ({ productId, quantity }))).toEqual(
    small.toSorted((a, b) => a.productId - b.productId),
  );
});

test('two who add walls with the same parts at once both get an answer, in whatever order they name them', async () => {
  const { plan } = await wall({ width: '1', height: '1' });
  const items = plan.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const buyer = shop.visitor();
  await buyer.post('/api/cart/lines', { items: items.slice(0, 1) });
  const both = await Promise.all([
    buyer.post('/api/cart/lines', { items }),
    buyer.post('/api/cart/lines', { items: items.toReversed() }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  expect((await buyer.get<CartLine[]>('/api/cart'))[0]?.quantity).toBe(12);
});

test('keeps the plan’s address with the quote for buyer and staff, and takes no other address', async () => {
  const person = { name: 'Ann Lee', email: 'ann@hall.example', phone: '0113 496 0000' };
  const { plan } = await wall({ width: '1', height: '1' });
  const items = plan.lines.map(({ productId, quantity }) => ({ productId, quantity }));
  const ask = (address: string) =>
    customer.post<{ id: number } & Problem>('/api/quotes', { ...person, items, plan: address });
  const customer = await signedIn(shop, 'public');
  for (const wrong of [
    'https://evil.example/led-wall?',
    '/admin/users?x',
    '//led-wall?x',
    '/led-wall?a b',
    `/led-wall?${'x'.repeat(600)}`,
  ])
    expect((await ask(wrong)).body.errors?.plan?.[0], wrong).toContain('A plan is the address of a page here');
  const { body } = await ask('/led-wall?width=1&height=1');
  const staff = await signedIn(shop, 'employer', ['view_orders']);
  for (const reader of [customer, staff]) {
    const quote = await reader.get<Quote>(`/api/quotes/${body.id}`);
    expect(quote.plan).toBe('/led-wall?width=1&height=1');
    expect(quote.lines.map(({ quantity }) => quantity)).toEqual(items.map(({ quantity }) => quantity));
  }
});

test('prints the plan as PDF, with its drawing, for the largest wall too; what is wrong is refused', async () => {
  for (const query of [
    'width=4&height=2.5',
    'width=18.5&height=13.5&unit=m&place=outdoors&nearest=40',
    'width=13&height=wide&unit=ft',
  ]) {
    const answer = await shop.fetch(`/api/led-wall/plan.pdf?${query}`);
    const [{ status }, text] = [answer, await answer.text()];
    expect(status, query).toBe(query.includes('wide') ? 400 : 200);
    if (status === 200) expect(text.startsWith('%PDF-')).toBe(true);
  }
});
