import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoProducts } from '#demo/catalogue/products.ts';
import type { CartLine } from '#features/cart/contract.ts';
import { catalogueOf, createProduct, touchCatalogue } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { quoteLines, quotes } from '#features/quotes/tables.ts';
import { writeSetting } from '#features/settings/server/door.ts';
import { toPence, withVat } from '#values/money.ts';
import type { Problem } from '#values/problem.ts';
import { processorMs } from '../../../../tests/support/processor-ms.ts';
import { openTestShop, type TestShop } from '../../../../tests/support/shop.ts';
import type { Bundle, GuideAnswer } from '../contract.ts';

let shop: TestShop;
const ids = new Map<string, number>();

beforeAll(async () => {
  shop = await openTestShop();
  for (const { sku, name, category, price, inStock, stockQuantity, specs } of demoProducts) {
    const row = await createProduct(shop.context.db, {
      ...{ sku, name, category, inStock, stockQuantity, specs },
      price: toPence(price),
    });
    ids.set(sku, row.id);
  }
});
afterAll(() => shop.close());

const WALL = { place: 'wall', metres: '6', light: 'room', shows: 'menu', lines: '12', hours: '16' };
const ask = (changes: Record<string, string> = {}) =>
  shop.get<GuideAnswer>(`/api/guide?${new URLSearchParams({ ...WALL, ...changes })}`);
const skusOf = ({ lines }: Bundle) => lines.map(({ product }) => product.sku?.replace('BF-', ''));
const suitOf = ({ suits }: GuideAnswer, sku: string) => {
  const found = suits.find(({ product }) => product.sku === `BF-${sku}`);
  if (!found) throw new Error(`${sku} is not among what suits`);
  return found;
};
const change = async (sku: string, values: Partial<typeof products.$inferInsert>) => {
  const id = ids.get(sku) ?? 0;
  await shop.context.db.update(products).set(values).where(eq(products.id, id));
  await touchCatalogue(shop.context.db, [id]);
  await catalogueOf(shop.context).refresh();
};

test.each([
  ['metres', { metres: '400' }],
  ['metres', { metres: 'far away' }],
  ['lux', { lux: '0' }],
  ['lux', { lux: '200000' }],
  ['lines', { lines: '' }],
  ['place', { place: '' }],
  ['product', { product: 'x' }],
])('an answer that is wrong or missing is refused at %s %#', async (field, sent) => {
  const answer = await shop.fetch(`/api/guide?${new URLSearchParams({ ...WALL, ...sent })}`);
  expect(answer.status).toBe(400);
  expect(Object.keys(((await answer.json()) as Problem).errors ?? {})).toEqual([field]);
});

describe('what suits', () => {
  test('comes with the bracket, the player and the lead that fit, and is added up to the penny', async () => {
    const answer = await ask({ hours: '24' });
    const { bundle } = suitOf(answer, 'MB-43-PRO');
    expect(skusOf(bundle)).toEqual(['MB-43-PRO', 'AC-WP-400', 'AC-PLAY-1', 'AC-HDMI-5']);
    const pence = bundle.lines.reduce((sum, { product, quantity }) => sum + toPence(product.price) * quantity, 0);
    expect([toPence(bundle.total), toPence(bundle.totalIncVat)]).toEqual([pence, withVat(pence, 2_000)]);
    expect(bundle.lacks).toBeNull();
    for (const { product } of answer.suits) expect(product.specs.operatingHours).toBe('24/7');
  });

  test('comes with no lead of which it is not known whether it goes with both ends, and says so', async () => {
    const outdoors = await ask({ place: 'outdoors', light: 'open', metres: '3', lines: '20', hours: '24' });
    const { bundle } = suitOf(outdoors, 'OS-DRIVE-1');
    expect(skusOf(bundle)).toEqual(['OS-DRIVE-1', 'AC-PLAY-1']);
    expect(bundle.notes).toContain('Ask us for an HDMI lead. Whether the lead may be used outdoors is not known.');
  });

  test('says where its player is built in and where it needs no bracket', async () => {
    const { bundle } = suitOf(await ask(), 'MB-55');
    expect(skusOf(bundle)).toEqual(['MB-55', 'AC-WT-600']);
    expect(bundle.notes).toEqual(['Its player is built in or in the box.']);
    const window = await ask({ place: 'window', light: 'south', metres: '4', shows: 'pictures' });
    expect(window.suits.map(({ product }) => product.sku)).toEqual(['BF-OS-WIN-49', 'BF-OS-WIN-55D']);
    expect(suitOf(window, 'OS-WIN-49').bundle.notes).toContain('It hangs by wires and needs no bracket.');
  });

  test('hangs from a ceiling on a ceiling mount, and stands on the floor on a stand', async () => {
    const above = await ask({ place: 'ceiling', metres: '5', shows: 'pictures' });
    expect(skusOf(suitOf(above, 'MB-55').bundle)).toContain('AC-CEIL-1');
    const corridor = await ask({ place: 'ceiling', light: 'bright', metres: '6', shows: 'figures', hours: '24' });
    expect(suitOf(corridor, 'LED-POSTER-25').bundle.notes).toContain('It needs no bracket.');
    const below = await ask({ place: 'floor', metres: '5', shows: 'pictures' });
    expect(skusOf(suitOf(below, 'MB-65').bundle)).toContain('AC-TROLLEY');
    expect(skusOf(suitOf(below, 'KI-TOTEM-43').bundle)).toEqual(['KI-TOTEM-43']);
    expect(suitOf(below, 'KI-TOTEM-43').bundle.notes).toContain('It stands by itself.');
  });

  test('costs what its watts cost at the price of a kWh that the shop works with', async () => {
    expect(suitOf(await ask(), 'MB-55')).toMatchObject({ yearlyCost: '196.22' });
    await writeSetting(shop.context.db, 'electricity', { pencePerKwh: 27.5 });
    expect(suitOf(await ask(), 'MB-55')).toMatchObject({ yearlyCost: '179.87', kwh: 654.08 });
  });

  test('is still shown when it is sold out, last and with a sentence', async () => {
    await change('BF-MB-50', { stockQuantity: 0 });
    await change('BF-AC-WP-400', { stockQuantity: 0 });
    const { suits } = await ask();
    expect(suits.map(({ product }) => product.sku)).not.toContain('BF-MB-50');
    expect(suitOf({ suits } as GuideAnswer, 'MB-43').bundle.lacks).toBe(
      'Stanwick portrait bracket, up to 400 × 400 is out of stock, so this cannot be bought as a whole now.',
    );
    await change('BF-MB-50', { stockQuantity: 37 });
    await change('BF-AC-WP-400', { stockQuantity: 58 });
  });
});

describe('nothing we sell does this', () => {
  test.each([
    [
      { metres: '60', lines: '40' },
      'Nothing we sell does this, because on the largest that goes on a wall, a menu of 40 lines reads from up to 6 m, and people stand at 60 m.',
    ],
    [
      { place: 'outdoors', light: 'sun', metres: '3', shows: 'pictures' },
      'Nothing we sell does this, because no screen does all of it at once: of those that are bright enough and run 16 hours a day, the points of light are seen from nearer than 4 m, and people stand at 3 m.',
    ],
    [
      { place: 'window', lux: '120000', metres: '3', shows: 'pictures' },
      'Nothing we sell does this, because the brightest that goes in a window has 3,000 nits, a contrast of 2.9 in 120,000 lux, where 5 is the least.',
    ],
    [
      { place: 'counter', metres: '2', hours: '24', light: 'room', lines: '50' },
      'Nothing we sell does this, because on the largest that goes on a counter, a menu of 50 lines reads from up to 1.7 m, and people stand at 2 m.',
    ],
  ])('is an answer with its numbers %#', async (sent, sentence) => {
    const { suits, nothing, nearest } = await ask(sent);
    expect(suits).toEqual([]);
    expect(nothing).toBe(sentence);
    expect(nearest.length).toBeGreaterThan(0);
  });

  test('is followed by what comes nearest, the one that lacks least first', async () => {
    const { nearest } = await ask({ place: 'outdoors', light: 'sun', metres: '3', shows: 'menu', lines: '15' });
    expect(nearest.map(({ product }) => product.sku)).toContain('BF-OS-DRIVE-1');
    expect(
      nearest.every(({ reasons }) => reasons.length === 1 && /contrast of .* in full sun/.test(reasons[0] ?? '')),
    ).toBe(true);
    const contrasts = nearest.map(({ contrast }) => contrast ?? 0);
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => b - a));
    const { nearest: tooSmall } = await ask({ ...WALL, metres: '9', hours: '8' });
    const reach = tooSmall.filter(({ reasons }) => reasons.length === 1).map((one) => one.farthestMetres ?? 0);
    expect(reach.length).toBeGreaterThan(1);
    expect(reach).toEqual(reach.toSorted((a, b) => b - a));
  });

  test('leads to a quote without goods, which says what was answered', async () => {
    const body = { name: 'Ada Cook', email: 'ada@chips.example', phone: '0113 496 0123', message: 'By May, please.' };
    const wrong = await shop.visitor().post<Problem>('/api/quotes', { ...body, guide: { ...WALL, metres: '400' } });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['guide.metres']]);
    expect((await shop.visitor().post('/api/quotes', body)).status).toBe(409);
    const { status, body: sent } = await shop.visitor().post<{ id: number }>('/api/quotes', { ...body, guide: WALL });
    expect(status).toBe(201);
    const [quote] = await shop.context.db.select().from(quotes).where(eq(quotes.id, sent.id));
    expect(quote?.request).toBe(
      'Asked for by the guide:\nWhere: on a wall\nHow far people stand: up to 6 m\nHow light it is: an ordinary room, about 500 lux\nWhat it shows: a menu of 12 lines\nHow long it runs: 16 hours a day\n\nBy May, please.',
    );
    expect(await shop.context.db.select().from(quoteLines).where(eq(quoteLines.quoteId, sent.id))).toEqual([]);
  });
});

test('a product that was asked about is judged, whatever it is', async () => {
  const south = { place: 'window', light: 'south', metres: '4', shows: 'pictures' };
  const { asked } = await ask({ ...south, product: String(ids.get('BF-MB-55')) });
  expect(asked).toMatchObject({ verdict: 'refused', product: { sku: 'BF-MB-55' } });
  expect(asked?.reasons[1]).toContain('400 nits give a contrast of 1.6');
  expect((await ask({ product: String(ids.get('BF-AC-HDMI-5')) })).asked).toBeNull();
  expect((await ask({ product: '999999' })).asked).toBeNull();
});

describe('a bundle', () => {
  const together = (visitor: ReturnType<TestShop['visitor']>, ...items: [sku: string, quantity: number][]) =>
    visitor.post<CartLine[] & Problem>('/api/cart/lines', {
      items: items.map(([sku, quantity]) => ({ productId: ids.get(sku) ?? 999_999, quantity })),
    });

  test.each([
    [
      'is out of stock',
      ['BF-MB-STRIP-24', 1],
      409,
      'Shelf strip 24 price display is out of stock. Nothing was put in your cart.',
    ],
    [
      'is not there in that number',
      ['BF-ID-98', 3],
      409,
      'Only 2 of Hallmere Touch 98 are left. Nothing was put in your cart.',
    ],
    ['does not exist', ['none', 1], 404, 'There is no such product. Nothing was put in your cart.'],
  ] as const)('of which one %s is not added at all', async (_why, [sku, quantity], status, detail) => {
    const visitor = shop.visitor();
    const answer = await together(visitor, ['BF-AC-WF-800', 1], [sku, quantity], ['BF-AC-HDMI-5', 2]);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(await visitor.get('/api/cart')).toEqual([]);
  });

  test('raises what is in the cart already, and nothing when that is too many', async () => {
    const visitor = shop.visitor();
    expect((await together(visitor, ['BF-ID-98', 1], ['BF-AC-HDMI-5', 2])).status).toBe(201);
    expect((await together(visitor, ['BF-ID-98', 1], ['BF-AC-HDMI-5', 1])).status).toBe(201);
    const refused = await together(visitor, ['BF-AC-HDMI-5', 1], ['BF-ID-98', 1]);
    expect(refused.status).toBe(409);
    const lines = await visitor.get<CartLine[]>('/api/cart');
    expect(lines.map(({ product, quantity }) => [product?.sku, quantity])).toEqual([
      ['BF-ID-98', 2],
      ['BF-AC-HDMI-5', 3],
    ]);
  });

  test('without anything in it is refused', async () => {
    expect((await together(shop.visitor())).status).toBe(400);
  });
});

test('of 10,000 products, the answer takes at most twice the work of copying them', async () => {
  const { db } = shop.context;
  const copies = Array.from({ length: 10_000 }, (_, at) => {
    const { name, category, price, specs } = demoProducts[at % demoProducts.length] as (typeof demoProducts)[number];
    return { name: `${name} ${at}`, category, price: toPence(price), stockQuantity: 9, specs };
  });
  for (let at = 0; at < copies.length; at += 1_000) {
    await db
      .insert(products)
      .values(copies.slice(at, at + 1_000).map((one, i) => ({ ...one, slug: `copy-${at + i}` })));
  }
  await catalogueOf(shop.context).refresh();
  await ask();
  const answer = await processorMs(() => ask({ place: 'wall', metres: '5', shows: 'pictures' }));
  const copying = await processorMs(() => JSON.parse(JSON.stringify(copies)));
  expect(answer / copying).toBeLessThan(2);
});
