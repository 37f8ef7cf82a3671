import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { CartLine } from '#features/cart/contract.ts';
import type { Product, ProductPage, StoreFigures, StoreProduct } from '#features/catalogue/contract.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../support/shop.ts';
import { fillCart, openShopFloor, order, type ShopFloor } from '../support/shop-floor.ts';

let shop: TestShop;
let floor: ShopFloor;
let staff: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  floor = await openShopFloor(shop);
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
afterAll(() => shop?.close());

type Answer = StoreProduct & Problem & { version: number };
const kiosk = { name: 'Kiosk', price: '299.00', category: 'Kiosks' };
const add = (body: unknown) => staff.post<Answer>('/api/products', body);
const change = (id: number, body: unknown, who: Visitor = staff) => who.put<Answer>(`/api/products/${id}`, body);
const remove = (id: number) => staff.delete(`/api/products/${id}`);
const picture = (name: string) => ({ url: `https://a.example/${name}.jpg`, alt: `Side ${name}` });
const rowOf = async (id: number) => (await shop.context.db.select().from(products).where(eq(products.id, id)))[0];
const auditOf = (id: number) =>
  shop.context.db.select().from(auditLog).where(eq(auditLog.recordId, id)).orderBy(auditLog.id);
const inShop = async (id: number) => (await shop.get<Product[]>('/api/products')).find((product) => product.id === id);

describe('a product that is not right is refused beside its field, and nothing is written', () => {
  const most = 'x'.repeat(201);
  const wrong: [field: string, value: unknown, message: string | RegExp][] = [
    ['name', '', 'Product name is required'],
    ['name', '   ', 'Product name is required'],
    ['name', undefined, 'Product name is required'],
    ['name', most, 'Product name can be at most 200 characters'],
    ['name', 'a\u0000b', /cannot be stored/],
    ['price', '', 'Price is required'],
    ['price', undefined, 'Price is required'],
    ['price', 'abc', 'Price must be a number'],
    ['price', '-1', /Price must be a number/],
    ['price', '1.999', /Price must be a number/],
    ['price', '100000000', /Price must be a number/],
    ['category', ' ', 'Category is required'],
    ['category', 'x'.repeat(101), 'Category can be at most 100 characters'],
    ['stockQuantity', 'many', 'Stock quantity must be a number'],
    ['stockQuantity', -1, 'Stock quantity must be a whole number, 0 or more'],
    ['stockQuantity', 1e10, /at most/],
    ['inStock', 'yes', 'In stock must be true or false'],
    ['description', 'x'.repeat(10_001), 'Description can be at most 10000 characters'],
    ['sku', 'x'.repeat(65), 'SKU can be at most 64 characters'],
    ['specs', 'large', /./],
    ['specs.screenSizeInches', 'large', 'Screen size must be a number'],
    ['specs.screenSizeInches', -5, /Screen size must be a number between/],
    ['specs.orientation', 'upside down', 'Orientation must be one of landscape, portrait, both'],
    ['specs.energyClass', 'H', /Energy class/],
    ['specs.operatingHours', '8/5', /Operating hours/],
    ['specs.touch', 'yes', 'Touch must be true or false'],
    ['specs.connectivity', 'HDMI', /list/],
    ['specs.powerSource', ['Mains', 'wind'], 'Power source: each must be one of mains, battery, PoE, USB'],
    ['specs.brand', 'x'.repeat(101), /Brand/],
  ];

  test.each(wrong)('%s = %j', async (field, value, message) => {
    const before = await shop.context.db.select().from(products);
    const [outer = '', inner] = field.split('.');
    const body = { ...kiosk, [outer]: inner ? { [inner]: value } : value };
    for (const answer of [await add(body), await change(floor.board, body)]) {
      expect(answer.status).toBe(400);
      expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
      const said = answer.body.errors?.[field]?.[0];
      if (message instanceof RegExp) expect(said).toMatch(message);
      else expect(said).toBe(message);
    }
    expect(await shop.context.db.select().from(products)).toEqual(before);
  });
});

test.each([
  ['gallery', 'many', /must be a list/],
  ['gallery', Array.from({ length: 9 }, (_, at) => picture(`${at}`)), /at most 8/],
  ['gallery.0.alt', [{ ...picture('a'), alt: ' ' }], 'Say in a few words what this picture shows'],
  ['gallery.0.alt', [{ ...picture('a'), alt: 'x'.repeat(251) }], /at most 250/],
  ['gallery.0.url', [{ ...picture('a'), url: 'javascript:alert(1)' }], /starts with https/],
  ['gallery.0.url', [{ ...picture('a'), url: 'data:image/png;base64,AAAA' }], /starts with https/],
  ['gallery.0.url', [{ ...picture('a'), url: `/media/${'0'.repeat(64)}.png` }], /no such picture in the shop/],
  ['gallery.1.url', [picture('a'), picture('a')], /in the list already/],
])('further pictures that are not right are refused at %s: %j', async (field, gallery, message) => {
  for (const answer of [await add({ ...kiosk, gallery }), await change(floor.board, { ...kiosk, gallery })]) {
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[field]?.[0]).toMatch(message);
  }
  expect((await rowOf(floor.board))?.gallery).toEqual([]);
});

test('further pictures stand on the product page in their order, and stay when nobody speaks of them', async () => {
  const { id } = (await add({ ...kiosk, gallery: [picture('front'), picture('back')] })).body;
  const shown = async () => (await shop.get<ProductPage>(`/api/products/${id}`)).gallery;
  expect(await shown()).toEqual([picture('front'), picture('back')]);
  expect((await change(id, { ...kiosk, price: '300.00' })).body.gallery).toHaveLength(2);
  const turned = { ...kiosk, price: '300.00', gallery: [picture('back'), picture('front')] };
  const { body } = await change(id, turned);
  expect(body.version).toBe(3);
  expect(await shown()).toEqual([picture('back'), picture('front')]);
  expect((await auditOf(id)).at(-1)?.after).toEqual({
    gallery: ['Side back (https://a.example/back.jpg)', 'Side front (https://a.example/front.jpg)'],
  });
  await change(id, { ...kiosk, gallery: [] });
  expect(await shown()).toEqual([]);
});

test('with a new picture of its own a product loses what was drawn from the old one, and keeps the photographs', async () => {
  const { id } = (await add({ ...kiosk, imageUrl: picture('old').url, gallery: [picture('photo')] })).body;
  const drawn = { ...picture('drawn'), toScale: true };
  const draw = () =>
    shop.context.db
      .update(products)
      .set({ gallery: [drawn, picture('photo')] })
      .where(eq(products.id, id));
  await draw();
  const seen = [picture('photo'), picture('drawn')];
  const kept = (await change(id, { ...kiosk, gallery: seen })).body.gallery;
  expect(kept).toEqual([picture('photo'), drawn]);
  const { gallery } = (await change(id, { ...kiosk, imageUrl: picture('new').url, gallery: seen })).body;
  expect(gallery).toEqual([picture('photo')]);
  // As a file of products or a script at the database does it.
  await draw();
  await shop.context.db
    .update(products)
    .set({ imageUrl: picture('newest').url })
    .where(eq(products.id, id));
  expect((await rowOf(id))?.gallery).toEqual([picture('photo')]);
});

test.each([
  ['Kiosk  ', 'Kiosk'],
  ['O\'Brien’s 43" board', 'O\'Brien’s 43" board'],
  ['Zoë', 'Zoë'],
  ['王', '王'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('a product may be called %j', async (name, kept) => {
  const { status, body } = await add({ ...kiosk, name });
  expect([status, body.name]).toEqual([201, kept]);
});

test('a new product has what was said, is in the shop with the answer, and the log says who put it there', async () => {
  const specs = {
    screenSizeInches: '43',
    touch: true,
    outdoor: null,
    connectivity: ['HDMI', ' HDMI ', ''],
    brand: ' ',
    vesa: null,
  };
  const { status, body } = await add({ ...kiosk, specs, sku: ' K-1 ', stockQuantity: '3' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    price: '299.00',
    priceIncVat: '358.80',
    inStock: true,
    stockQuantity: 3,
    sku: 'K-1',
    version: 1,
    archivedAt: null,
  });
  expect(body.specs).toEqual({ screenSizeInches: 43, touch: true, connectivity: ['HDMI'] });
  expect(await inShop(body.id)).toMatchObject({ name: 'Kiosk', inStock: true });
  expect(await auditOf(body.id)).toMatchObject([
    { actorId: staff.id, action: 'product.created', before: null, after: { name: 'Kiosk', price: '299.00' } },
  ]);
});

describe('a product that is there', () => {
  let id: number;
  beforeEach(async () => {
    const whole = { ...kiosk, description: 'Tall', stockQuantity: 9, specs: { touch: true } };
    id = (await add(whole)).body.id;
  });

  test('keeps what a change leaves out, and loses what it blanks', async () => {
    const kept = await change(id, { ...kiosk, price: 300 });
    expect(kept.body).toMatchObject({ price: '300.00', description: 'Tall', stockQuantity: 9, specs: { touch: true } });
    const blanked = await change(id, { ...kiosk, description: '', specs: {} });
    expect(blanked.body).toMatchObject({ description: null, specs: {}, version: 3 });
  });

  test('shows the change in the shop with the answer, and the log says only what differs', async () => {
    await change(id, { ...kiosk, name: 'Kiosk 2', inStock: false });
    expect(await inShop(id)).toMatchObject({ name: 'Kiosk 2', slug: 'kiosk-2', inStock: false });
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'product.changed',
      before: { name: 'Kiosk', inStock: true },
      after: { name: 'Kiosk 2', inStock: false },
    });
  });

  test('counts and records no change that changes nothing, so that sending twice is harmless', async () => {
    await change(id, { ...kiosk, name: 'Kiosk 2', specs: { touch: true, brand: 'A' } });
    const again = await change(id, { ...kiosk, name: 'Kiosk 2', specs: { brand: 'A', touch: true } });
    expect([again.status, again.body.version]).toEqual([200, 2]);
    expect(await auditOf(id)).toHaveLength(2);
  });

  test('is not overwritten by whoever looked at an older version', async () => {
    const colleague = await signedIn(shop, 'admin');
    const answers = await Promise.all([
      change(id, { ...kiosk, name: 'Mine', version: 1 }),
      change(id, { ...kiosk, name: 'Theirs', version: 1 }, colleague),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [won, lost] = answers.sort((a, b) => a.status - b.status);
    expect((await rowOf(id))?.name).toBe(won?.body.name);
    expect(lost?.body).toMatchObject({ title: 'Changed meanwhile', version: 2 });
    expect(lost?.body.detail).toBe(
      'Test Person changed this product meanwhile. Look at it again before you change it.',
    );
    const own = await change(id, { ...kiosk, version: 1 }, won?.body.name === 'Mine' ? staff : colleague);
    expect(own.body.detail).toMatch(/^You changed this product meanwhile, in another window/);
    expect((await change(id, { ...kiosk, name: 'Again', version: 2 })).status).toBe(200);
  });

  test('is not counted anew by whoever counted before the last sale', async () => {
    await fillCart(shop, [id, 2]);
    expect((await order(shop, floor)).status).toBe(201);
    const stale = await change(id, { ...kiosk, stockQuantity: 20, stockSeen: 9 });
    expect([stale.status, stale.body.errors?.stockQuantity?.[0]]).toEqual([
      409,
      'The stock changed meanwhile: it was 9 and is now 7. Please check your count.',
    ]);
    expect((await change(id, { ...kiosk, stockQuantity: 20, stockSeen: 7 })).body.stockQuantity).toBe(20);
  });

  test('cannot take the SKU of another', async () => {
    await add({ ...kiosk, sku: `TAKEN-${id}` });
    for (const answer of [
      await add({ ...kiosk, sku: `TAKEN-${id}` }),
      await change(id, { ...kiosk, sku: `TAKEN-${id}` }),
    ]) {
      expect(answer.status).toBe(409);
      expect(answer.body.errors?.sku).toEqual([`Another product has the SKU TAKEN-${id}. Please choose another one.`]);
    }
  });

  test('is deleted for good when it was never ordered, and the second time it is not there', async () => {
    const shopper = shop.visitor();
    await fillCart(shopper, [id, 1]);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect(await rowOf(id)).toBeUndefined();
    expect(await inShop(id)).toBeUndefined();
    expect((await change(id, kiosk)).status).toBe(404);
    expect((await auditOf(id)).at(-1)).toMatchObject({ action: 'product.deleted', after: null });
    const [line] = await shopper.get<CartLine[]>('/api/cart');
    expect(line).toMatchObject({ product: null, notice: expect.stringContaining('no longer sold') });
    expect((await order(shopper, floor)).status).toBe(409);
    expect((await shopper.delete(`/api/cart/${line?.id}`)).status).toBe(204);
  });

  test('is archived when it was ever ordered, can be brought back, and its SKU is free meanwhile', async () => {
    await change(id, { ...kiosk, sku: `OLD-${id}` });
    await fillCart(shop, [id, 1]);
    const { body: placed } = await order(shop, floor);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    expect((await rowOf(id))?.archivedAt).toBeInstanceOf(Date);
    expect(await inShop(id)).toBeUndefined();
    expect((await shop.fetch(`/api/products/${id}`)).status).toBe(404);
    expect(placed.order.items[0]?.productName).toBe('Kiosk');
    const heir = await add({ ...kiosk, sku: `OLD-${id}` });
    expect(heir.status).toBe(201);
    expect((await change(id, { ...kiosk, isArchived: false })).status).toBe(409);
    await remove(heir.body.id);
    expect((await change(id, { ...kiosk, isArchived: false })).body.archivedAt).toBeNull();
    expect(await inShop(id)).toMatchObject({ name: 'Kiosk' });
    expect((await auditOf(id)).map(({ action }) => action).slice(-2)).toEqual(['product.archived', 'product.restored']);
  });

  test('deleted while it is being ordered is either sold and archived, or gone and not sold', async () => {
    const buyers = Array.from({ length: 4 }, () => shop.visitor());
    for (const buyer of buyers) await fillCart(buyer, [id, 1]);
    const [removed, ...orders] = await Promise.all([remove(id), ...buyers.map((buyer) => order(buyer, floor))]);
    expect(removed?.status).toBe(204);
    const sold = orders.filter(({ status }) => status === 201).length;
    expect(orders.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const row = await rowOf(id);
    if (sold === 0) expect(row).toBeUndefined();
    else expect(row).toMatchObject({ stockQuantity: 9 - sold, archivedAt: expect.any(Date) });
  });

  test('deleted twice at once is deleted once', async () => {
    const answers = await Promise.all([remove(id), remove(id), remove(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404, 404]);
    expect((await auditOf(id)).filter(({ action }) => action === 'product.deleted')).toHaveLength(1);
  });
});

test('another instance sells what was just put on sale here, and stops with what was taken away', async () => {
  const other = await openTestShop({ DATABASE_URL: shop.context.config.DATABASE_URL });
  const there = async (id: number) => (await other.get<Product[]>('/api/products')).find((one) => one.id === id)?.name;
  await other.get('/api/products');
  const { body } = await add(kiosk);
  await expect.poll(() => there(body.id)).toBe('Kiosk');
  await change(body.id, { ...kiosk, name: 'Kiosk 3' });
  await expect.poll(() => there(body.id)).toBe('Kiosk 3');
  await remove(body.id);
  await expect.poll(() => there(body.id)).toBeUndefined();
  await other.close();
});

test('whoever may only look changes nothing', async () => {
  const looker = await signedIn(shop, 'employer', ['view_products']);
  for (const [caller, status] of [
    [looker, 403],
    [await signedIn(shop, 'public'), 403],
    [shop.visitor(), 401],
  ] as const) {
    expect((await caller.post('/api/products', kiosk)).status).toBe(status);
    expect((await caller.put(`/api/products/${floor.board}`, kiosk)).status).toBe(status);
    expect((await caller.delete(`/api/products/${floor.board}`)).status).toBe(status);
    expect((await caller.fetch('/api/media', { method: 'POST', body: 'x' })).status).toBe(status);
  }
});

test('a store that is worth more than any amount that can be entered is shown with its worth', async () => {
  await shop.context.db.update(products).set({ price: 9_999_999_999, stockQuantity: 999_999 });
  const active = await shop.context.db.$count(products, isNull(products.archivedAt));
  const { figures } = await staff.get<{ figures: StoreFigures }>('/api/products/store');
  const pence = BigInt(active) * 9_999_999_999n * 999_999n;
  expect(figures.inventoryValue).toBe(`${pence / 100n}.${String(pence % 100n).padStart(2, '0')}`);
});
