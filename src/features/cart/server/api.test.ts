import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#features/accounts/tables.ts';
import type { CartLine, CartSummary } from '#features/cart/contract.ts';
import { cartItems } from '#features/cart/tables.ts';
import { catalogueOf, createProduct, touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Problem } from '#values/problem.ts';
import { addPerson, signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import { takeCart } from './door.ts';

let shop: TestShop;
let guest: Visitor;
let board: number;
let scarce: number;

beforeAll(async () => {
  shop = await openTestShop();
  await shop.context.db.insert(deliveryMethods).values([
    { name: 'Collection', price: 0, estimatedDays: 1, isCollection: true },
    { name: 'Standard', price: 999, estimatedDays: 4, freeThreshold: 10_000 },
  ]);
});
afterAll(() => shop.close());

beforeEach(async () => {
  board = (await newProduct({ name: 'Board', price: 29_900, stockQuantity: 5_000 })).id;
  scarce = (await newProduct({ name: 'Scarce', price: 1_805, stockQuantity: 3 })).id;
  guest = shop.visitor();
});

const newProduct = (values: Partial<typeof products.$inferInsert>) =>
  createProduct(shop.context.db, {
    name: 'Board',
    price: 29_900,
    category: 'Digital Menu Boards',
    stockQuantity: 3,
    ...values,
  });
const change = async (id: number, values: Partial<typeof products.$inferInsert>) => {
  await shop.context.db.update(products).set(values).where(eq(products.id, id));
  await touchCatalogue(shop.context.db, [id]);
  await catalogueOf(shop.context).refresh();
};
const add = (visitor: Visitor, productId: unknown, quantity?: unknown, customerId?: unknown) =>
  visitor.post<CartLine & Problem>('/api/cart', { productId, quantity, customerId });
const cartOf = (visitor: Visitor) => visitor.get<CartLine[]>('/api/cart');
const quantities = async (visitor: Visitor) => (await cartOf(visitor)).map(({ quantity }) => quantity);

test.each([0, -1, 1.5, 1000, 1e15, '2', 'many', null, {}, []])(
  'a quantity of %j is refused by field',
  async (quantity) => {
    const { status, body } = await add(guest, board, quantity);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ quantity: ['Quantity must be a whole number from 1 to 999'] });
    expect(await cartOf(guest)).toEqual([]);
  },
);

test.each([0, -1, 1.5, '1', null, undefined, 3e9])('a product id of %j is refused by field', async (productId) => {
  const { status, body } = await add(guest, productId, 1);
  expect(status).toBe(400);
  expect(Object.keys(body.errors ?? {})).toEqual(['productId']);
});

test('a product that cannot be bought is refused with a sentence, and the guest gets no session', async () => {
  const archived = await newProduct({ name: 'Old', archivedAt: new Date() });
  const switchedOff = await newProduct({ name: 'Off', inStock: false });
  const { rows: before } = await shop.context.db.execute(sql`select count(*) from ${sessions}`);
  expect(await add(guest, 2_000_000)).toMatchObject({ status: 404, body: { detail: 'There is no such product.' } });
  expect(await add(guest, archived.id)).toMatchObject({ status: 409, body: { detail: 'Old is no longer sold.' } });
  expect(await add(guest, switchedOff.id)).toMatchObject({
    status: 409,
    body: { detail: 'Off is out of stock.', available: 0 },
  });
  const { rows: after } = await shop.context.db.execute(sql`select count(*) from ${sessions}`);
  expect(after).toEqual(before);
});

describe('a network whose guests open or fill too many carts in an hour', () => {
  const usedUp = (name: string, points: number) =>
    shop.context.pool.query('update rate_limits set points = $1 where key like $2', [points, `${name}:%`]);
  const addSeveral = (visitor: Visitor) =>
    visitor.fetch('/api/cart/lines', {
      method: 'POST',
      json: { items: [board, scarce].map((productId) => ({ productId, quantity: 1 })) },
    });
  afterEach(() => shop.context.pool.query("delete from rate_limits where key like 'guest-cart%'"));

  test('opens no other for now, and its guests and customers go on with theirs', async () => {
    const customer = await signedIn(shop, 'public');
    await add(guest, board, 1);
    await usedUp('guest-cart', 2_999);
    expect((await add(shop.visitor(), board, 1)).status, 'the 3,000th').toBe(201);
    const refused = await shop.visitor().fetch('/api/cart', { method: 'POST', json: { productId: board } });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(refused.headers.getSetCookie(), 'no session').toEqual([]);
    expect((await add(guest, board, 1)).status).toBe(201);
    expect((await addSeveral(guest)).status).toBe(201);
    expect((await add(customer, board, 1)).status).toBe(201);
  });

  test('brings no more lines several at once, but one by one', async () => {
    const customer = await signedIn(shop, 'public');
    expect((await addSeveral(guest)).status).toBe(201);
    await usedUp('guest-cart-lines', 59_999);
    expect((await addSeveral(guest)).status).toBe(429);
    expect((await add(guest, board, 1)).status).toBe(201);
    expect((await addSeveral(customer)).status).toBe(201);
  });
});

test('more than is in stock is refused with how many are left, at once and bit by bit', async () => {
  expect(await add(guest, scarce, 4)).toMatchObject({
    status: 409,
    body: { detail: 'Only 3 of Scarce are left.', available: 3 },
  });
  const { body: line } = await add(guest, scarce, 2);
  expect((await add(guest, scarce, 2)).status).toBe(409);
  expect((await guest.put(`/api/cart/${line.id}`, { quantity: 4 })).status).toBe(409);
  expect(await quantities(guest)).toEqual([2]);
});

test('who has some in the cart is told how many can be added', async () => {
  await add(guest, scarce, 1);
  expect(await add(guest, scarce, 3)).toMatchObject({
    status: 409,
    body: { detail: 'Only 3 of Scarce are left, and your cart holds 1: you can add 2 more.' },
  });
  expect((await add(guest, scarce, 4)).body.detail).toContain('you can add 2 more.');
  await add(guest, scarce, 2);
  expect((await add(guest, scarce, 1)).body.detail).toBe(
    'Only 3 of Scarce are left, and all of them are in your cart.',
  );
  expect(await quantities(guest)).toEqual([3]);
});

test('a line never holds more than 999', async () => {
  await add(guest, board, 999);
  expect(await add(guest, board, 1)).toMatchObject({
    status: 409,
    body: { detail: 'The cart holds at most 999 of Board.' },
  });
});

test('ten clicks at once add up to ten, or to what is in stock', async () => {
  await add(guest, board);
  await Promise.all(Array.from({ length: 9 }, () => add(guest, board)));
  await add(guest, scarce);
  await Promise.all(Array.from({ length: 9 }, () => add(guest, scarce)));
  expect(await quantities(guest)).toEqual([10, 3]);
});

test('a caller cannot reach another cart by its line or its owner', async () => {
  const { body: line } = await add(guest, board);
  const [customer, admin] = [await signedIn(shop, 'public'), await signedIn(shop, 'admin')];
  for (const other of [shop.visitor(), customer, admin]) {
    expect((await other.put(`/api/cart/${line.id}`, { quantity: 2 })).status).toBe(404);
    expect((await other.delete(`/api/cart/${line.id}`)).status).toBe(404);
  }
  expect((await shop.visitor().fetch(`/api/cart/${customer.id}`)).status).toBe(401);
  expect((await admin.fetch(`/api/cart/${customer.id}`)).status).toBe(403);
  expect((await admin.delete(`/api/cart/customer/${customer.id}`)).status).toBe(403);
  expect((await add(admin, board, 1, customer.id)).status).toBe(403);
  expect((await add(guest, board, 1, customer.id)).status).toBe(403);
  expect(await quantities(guest)).toEqual([1]);
});

test('a customer may name themselves, by the calls of the specification', async () => {
  const customer = await signedIn(shop, 'public');
  expect((await add(customer, board, 2, customer.id)).status).toBe(201);
  expect(await customer.get(`/api/cart/${customer.id}`)).toMatchObject([{ customerId: customer.id, quantity: 2 }]);
  expect((await customer.delete(`/api/cart/customer/${customer.id}`)).status).toBe(204);
  expect(await cartOf(customer)).toEqual([]);
});

test('a visitor who has nothing has an empty cart without totals', async () => {
  expect(await cartOf(guest)).toEqual([]);
  expect(await guest.get<CartSummary>('/api/cart/summary')).toEqual({
    itemCount: 0,
    subtotal: '0.00',
    delivery: '0.00',
    total: '0.00',
    vatRate: '20.00',
    vatAmount: '0.00',
    grandTotal: '0.00',
    freeDeliveryFrom: '100.00',
    isFittingSold: false,
  });
  expect((await guest.delete('/api/cart')).status).toBe(204);
  expect((await guest.delete('/api/cart/5')).status).toBe(404);
});

test('a line is added, raised, changed and taken out, and the totals follow', async () => {
  expect(await add(guest, board)).toMatchObject({
    status: 201,
    body: { quantity: 1, lineTotal: '299.00', product: { id: board } },
  });
  await add(guest, scarce);
  const { body: line } = await add(guest, board);
  expect(line).toMatchObject({ quantity: 2, customerId: null, lineTotal: '598.00' });
  expect(line.notice).toBeUndefined();
  expect((await cartOf(guest)).map(({ productId }) => productId)).toEqual([board, scarce]);
  // (598.00 + 18.05 + 9.99) × 20 % = 125.208
  expect(await guest.get<CartSummary>('/api/cart/summary')).toMatchObject({
    itemCount: 3,
    subtotal: '616.05',
    delivery: '9.99',
    total: '626.04',
    vatAmount: '125.21',
    grandTotal: '751.25',
  });
  expect((await guest.get<{ cartCount: number }>('/api/session')).cartCount).toBe(3);
  expect((await guest.put<CartLine>(`/api/cart/${line.id}`, { quantity: 1 })).body.quantity).toBe(1);
  expect((await guest.delete(`/api/cart/${line.id}`)).status).toBe(204);
  expect((await guest.delete(`/api/cart/${line.id}`)).status).toBe(404);
  expect(await quantities(guest)).toEqual([1]);
});

test('free delivery is named only where the standard method takes the goods', async () => {
  const standard = eq(deliveryMethods.name, 'Standard');
  await add(guest, board);
  expect((await guest.get<CartSummary>('/api/cart/summary')).freeDeliveryFrom).toBe('100.00');
  const heavy = (await newProduct({ name: 'Kiosk', price: 120_000, specs: { weightKg: 232 } })).id;
  await shop.context.db.update(deliveryMethods).set({ maxPieceKg: 30 }).where(standard);
  await add(guest, heavy);
  const summary = await guest.get<CartSummary>('/api/cart/summary');
  await shop.context.db.update(deliveryMethods).set({ maxPieceKg: null }).where(standard);
  expect(summary).toMatchObject({ delivery: null, freeDeliveryFrom: null });
});

test('a line says what has changed since it was added', async () => {
  const dear = (await newProduct({ name: 'Dear', price: 1_000 })).id;
  for (const id of [scarce, dear]) await add(guest, id, 3);
  await add(guest, board);
  await change(scarce, { stockQuantity: 1 });
  await change(dear, { price: 1_250 });
  await change(board, { archivedAt: new Date() });
  const lines = await cartOf(guest);
  expect(lines.map(({ notice }) => notice)).toEqual([
    'Only 1 left. Please lower the quantity.',
    'The price changed from £10.00 to £12.50 ex VAT since you added it.',
    'This product is no longer sold. Please remove it from the cart.',
  ]);
  expect(lines[2]).toMatchObject({ product: null, lineTotal: '0.00' });
  await change(scarce, { stockQuantity: 0 });
  expect((await cartOf(guest))[0]?.notice).toBe('This product is out of stock.');
});

test('at login the guest cart joins the own one, capped by stock and by what a line holds', async () => {
  const person = await addPerson(shop, 'public');
  const [atWork, atHome] = [shop.visitor(), guest];
  await person.signIn(atWork);
  await add(atWork, board, 900);
  await add(atWork, scarce, 2);
  await add(atHome, board, 200);
  await add(atHome, scarce, 3);
  const gone = (await newProduct({ name: 'Gone' })).id;
  await add(atHome, gone, 2);
  await change(gone, { stockQuantity: 0, archivedAt: new Date() });
  await person.signIn(atHome);
  expect(await quantities(atHome)).toEqual([999, 3, 1]);
  expect(await quantities(atWork)).toEqual([999, 3, 1]);
  const { rows } = await shop.context.db.execute(
    sql`select 1 from ${cartItems} where product_id = ${board} and session_id is not null`,
  );
  expect(rows).toEqual([]);
});

test('a cart locked by an order makes the next one wait and then find it empty', async () => {
  const customer = await signedIn(shop, 'public');
  await add(customer, board);
  const owner = { customerId: customer.id, sessionId: null };
  const order = () =>
    shop.context.db.transaction(async (tx) => {
      const lines = await takeCart(tx, owner);
      return lines.length;
    });
  expect((await Promise.all([order(), order(), order()])).sort()).toEqual([0, 0, 1]);
});

test('a bracket that holds none of the screens in the cart says so and names one that does; another screen, an unknown one or a swap ends it', async () => {
  const screen = {
    technology: 'LCD',
    formFactor: 'bare',
    fixing: 'VESA holes',
    screenSizeInches: 55,
    weightKg: 18,
  } as const;
  const hung = { orientation: 'both', places: ['wall'] } as const;
  const bracket = { fitsFromInches: 32, fitsToInches: 65, loadKg: 40, orientation: 'both', outdoor: false } as const;
  const of = async (name: string, price: number, specs: object) =>
    (await newProduct({ name, price, specs: specs as never })).id;
  const wide = await of('Wide screen', 90_000, { ...screen, ...hung, vesa: '600 × 400', places: ['wall'] });
  const narrow = await of('Narrow screen', 80_000, { ...screen, ...hung, vesa: '200 × 200', places: ['wall'] });
  const vague = await of('Vague screen', 70_000, { ...screen, ...hung, places: ['wall'] });
  const short = await of('Short bracket', 3_000, { ...bracket, vesa: '400 × 400' });
  const long = await of('Long bracket', 4_000, { ...bracket, vesa: '800 × 600' });
  await of('Dear bracket', 90_000, { ...bracket, vesa: '800 × 600' });
  await catalogueOf(shop.context).refresh();
  const misfit = async () => (await cartOf(guest)).find(({ productId }) => productId === short)?.misfit;

  await add(guest, short);
  expect(await misfit()).toBeUndefined();
  const { body: line } = await add(guest, wide);
  expect(await misfit()).toMatchObject({
    sentence: 'This bracket does not reach the holes of Wide screen.',
    reasons: ['The holes of the screen are 600 mm apart; the bracket reaches 400 mm.'],
    instead: { id: long },
    there: null,
  });
  await add(guest, long);
  expect(await misfit()).toMatchObject({ instead: null, there: { id: long } });
  const { body: other } = await add(guest, narrow);
  expect(await misfit()).toBeUndefined();
  await guest.delete(`/api/cart/${other.id}`);
  await add(guest, vague);
  expect(await misfit()).toBeUndefined();
  await guest.delete(`/api/cart/${line.id}`);
  expect(await misfit()).toBeUndefined();

  const together = await guest.get<{ productId: number }[]>(
    `/api/fits/together?products=${short},${wide},4711,${short}`,
  );
  expect(together.map(({ productId }) => productId)).toEqual([short]);
  for (const ids of ['', 'x', '1,,2', Array(201).fill('1').join(',')])
    expect((await guest.fetch(`/api/fits/together?products=${ids}`)).status).toBe(400);
});
