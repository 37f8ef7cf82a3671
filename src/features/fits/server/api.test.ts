import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Specs } from '#features/catalogue/attributes.ts';
import { catalogueOf, createProduct, touchShownWith } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { SearchAnswer } from '#features/search/contract.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../tests/support/shop.ts';
import type { Fit, FitGroup } from '../contract.ts';
import type { ProductPair } from '../pairs-contract.ts';
import { productPairs } from '../tables.ts';

type Fits = { groups: FitGroup[]; unknown: string | null };

let shop: TestShop;
let staff: Visitor;
const ids: Record<string, number> = {};

const SCREEN: Specs = {
  ...{ technology: 'LCD', formFactor: 'bare', fixing: 'VESA holes', screenSizeInches: 55, weightKg: 18 },
  ...{ vesa: '400 × 400', orientation: 'both', places: ['wall'], connectivity: ['HDMI'], powerSource: ['mains'] },
};
const BRACKET: Specs = {
  ...{ fitsFromInches: 32, fitsToInches: 65, loadKg: 40, vesa: '600 × 400', orientation: 'landscape', outdoor: false },
};

beforeAll(async () => {
  shop = await openTestShop();
  staff = await signedIn(shop, 'employer', ['manage_products']);
  const add = async (name: string, specs: Specs, price: number, values: Partial<typeof products.$inferInsert> = {}) => {
    const product = { name, specs, price, category: 'Signs', stockQuantity: 5, sku: `X-${name}`, ...values };
    ids[name] = (await createProduct(shop.context.db, product)).id;
  };
  await add('Screen', SCREEN, 50_000);
  await add('Dear', BRACKET, 9_000);
  await add('Cheap', BRACKET, 3_000);
  await add('Small', { ...BRACKET, vesa: '200 × 200', loadKg: 10 }, 2_000);
  await add('Odd', { ...BRACKET, fitsFromInches: 90 }, 1_000);
  await add('Vague', { ...BRACKET, loadKg: undefined }, 1_500);
  await add('Blank', {}, 700);
  await add('Totem', { ...SCREEN, formFactor: 'free-standing', fixing: undefined }, 80_000);
  await add('Wide', { ...SCREEN, screenSizeInches: 98, vesa: '1000 × 600', weightKg: 30 }, 90_000);
  await add('Archived', BRACKET, 500, { archivedAt: new Date() });
  await catalogueOf(shop.context).refresh();
});
afterAll(() => shop?.close());
beforeEach(async () => {
  await shop.context.db.delete(productPairs);
  await touchShownWith(shop.context.db, Object.values(ids));
  await catalogueOf(shop.context).catchUp();
});

const idOf = (name: string) => ids[name] ?? 0;
const fitsOf = (name: string, query = '') => shop.get<Fits>(`/api/products/${idOf(name)}/fits${query}`);
const hangs = async (name: string) => (await fitsOf(name)).groups.find(({ key }) => key === 'hangs-on');
const pairOf = (a: string, b: string) => shop.get<Fit>(`/api/fits?product=${idOf(a)}&with=${idOf(b)}`);
const pair = (name: string, body: object, visitor: Visitor = staff) =>
  visitor.post<ProductPair & Problem>(`/api/products/${idOf(name)}/pairs`, body);

test.each([
  ['/api/products/0/fits', 404],
  ['/api/products/x/fits', 404],
  ['/api/products/99999999999/fits', 404],
  ['/api/products/4711/fits', 404],
  ['/api/products/1/fits?group=hats', 400],
  ['/api/products/1/fits?verdict=perhaps', 400],
  ['/api/products/1/fits?most=0', 400],
  ['/api/products/1/fits?most=49', 400],
  ['/api/products/1/fits?from=-1', 400],
  ['/api/fits', 400],
  ['/api/fits?product=1', 400],
  ['/api/fits?product=1&with=abc', 400],
  ['/api/fits?product=1&with=4711', 404],
])('%s is answered with %i', async (path, status) => {
  expect((await shop.fetch(path)).status).toBe(status);
});

test('what is archived neither fits nor is asked about', async () => {
  expect((await shop.fetch(`/api/products/${idOf('Archived')}/fits`)).status).toBe(404);
  expect((await shop.fetch(`/api/fits?product=${idOf('Screen')}&with=${idOf('Archived')}`)).status).toBe(404);
  const named = (await hangs('Screen'))?.products.map(({ product }) => product.name);
  expect(named).not.toContain('Archived');
});

test('the cheapest that fits stands first, with its numbers, then what does not, then what is not known', async () => {
  const group = await hangs('Screen');
  expect(group?.products.map(({ product, verdict }) => [product.name, verdict])).toEqual([
    ['Cheap', 'fits'],
    ['Dear', 'fits'],
    ['Small', 'refused'],
    ['Odd', 'not known'],
    ['Vague', 'not known'],
  ]);
  expect(group?.products[0]?.brief).toBe('18 of 40 kg; VESA 400 × 400 within 600 × 400');
  expect(group?.counts).toEqual({ fits: 2, refused: 1, notKnown: 2 });
  expect(group?.nothing).toBeNull();
  expect((await fitsOf('Cheap')).groups.map(({ title }) => title)).toEqual(['Holds these screens']);
});

test('one group and one verdict are read page by page', async () => {
  const page = async (from: number) => {
    const { groups } = await fitsOf('Screen', `?group=hangs-on&verdict=fits&most=1&from=${from}`);
    return groups.map(({ products }) => products.map(({ product }) => product.name));
  };
  expect([await page(0), await page(1), await page(2)]).toEqual([[['Cheap']], [['Dear']], [[]]]);
});

test('where nothing fits it says what stands in the way, and of what is unknown that it is', async () => {
  expect((await hangs('Wide'))?.nothing).toMatch(/^Nothing we sell fits, because the .+ Of 1 more it is not known\.$/);
  const totem = await hangs('Totem');
  expect(totem?.counts.fits).toBe(0);
  expect(totem?.nothing).toMatch(/stands by itself and takes no bracket/);
  expect((await pairOf('Screen', 'Odd')).reasons[0]).toContain('contradict each other');
  expect(await pairOf('Screen', 'Blank')).toMatchObject({
    verdict: 'not known',
    reasons: ['What Blank goes with is not known.'],
  });
  expect(await fitsOf('Blank')).toEqual({
    groups: [],
    unknown: 'What Blank goes with is not known: its specifications do not say.',
  });
});

test('a product fits or ceases to with its facts, and goes when it is archived', async () => {
  const { db } = shop.context;
  const change = async (values: Partial<typeof products.$inferInsert>) => {
    await db
      .update(products)
      .set(values)
      .where(eq(products.id, idOf('Cheap')));
    await catalogueOf(shop.context).catchUp();
    return (await hangs('Screen'))?.products
      .filter(({ verdict }) => verdict === 'fits')
      .map((each) => each.product.name);
  };
  expect(await change({ specs: { ...BRACKET, loadKg: 5 } })).toEqual(['Dear']);
  expect(await change({ specs: {} })).toEqual(['Dear']);
  expect(await change({ specs: BRACKET })).toEqual(['Cheap', 'Dear']);
  expect(await change({ archivedAt: new Date() })).toEqual(['Dear']);
  expect(await change({ archivedAt: null })).toEqual(['Cheap', 'Dear']);
});

test.each([
  ['a product that is not there', { with: 'X-None', fits: true, reason: 'Tried' }, 'with', /No product on sale/],
  ['an archived product', { with: 'X-Archived', fits: true, reason: 'Tried' }, 'with', /No product on sale/],
  ['itself', { with: 'X-Screen', fits: true, reason: 'Tried' }, 'with', /the product itself/],
  ['no other product', { with: ' ', fits: true, reason: 'Tried' }, 'with', /by its SKU or number/],
  ['no reason', { with: 'X-Blank', fits: true, reason: '  ' }, 'reason', /Say why/],
  ['a reason without end', { with: 'X-Blank', fits: true, reason: 'a'.repeat(301) }, 'reason', /at most 300/],
  ['neither yes nor no', { with: 'X-Blank', reason: 'Tried' }, 'fits', /whether they fit/],
])('staff cannot pair a product with %s', async (_what, body, field, sentence) => {
  const { status, body: problem } = await pair('Screen', body);
  expect([status, Object.keys(problem.errors ?? {})]).toEqual([400, [field]]);
  expect(problem.errors?.[field]?.[0]).toMatch(sentence);
});

test('staff pair what the facts do not know, once, whichever comes first', async () => {
  const { status, body } = await pair('Screen', { with: 'X-Vague', fits: true, reason: 'Tried in our workshop' });
  expect([status, body.product.name, body.againstFacts]).toEqual([201, 'Vague', false]);
  expect(await pairOf('Vague', 'Screen')).toMatchObject({
    verdict: 'fits',
    reasons: ['Our staff: Tried in our workshop'],
    brief: 'Our staff: Tried in our workshop',
  });
  const again = await pair('Vague', { with: String(idOf('Screen')), fits: false, reason: 'Not so' });
  expect([again.status, again.body.errors?.with?.[0]]).toEqual([
    400,
    'Screen is among the pairs already. Take it out there first.',
  ]);
  const listed = await staff.get<ProductPair[]>(`/api/products/${idOf('Vague')}/pairs`);
  expect(listed.map(({ product, fits, reason }) => [product.name, fits, reason])).toEqual([
    ['Screen', true, 'Tried in our workshop'],
  ]);
});

test('a pair against the facts is asked twice, and says so wherever it is shown', async () => {
  const wanted = { with: 'X-Small', fits: true, reason: 'With our adapter plate' };
  const asked = await pair('Screen', wanted);
  expect([asked.status, asked.body.title]).toEqual([409, 'The specifications say otherwise']);
  expect(asked.body.detail).toMatch(/^The specifications say that they do not fit: .*18 kg.* Do you still want it\?$/);
  expect((await pairOf('Screen', 'Small')).verdict).toBe('refused');
  const { body } = await pair('Screen', { ...wanted, sure: true });
  expect(body.againstFacts).toBe(true);
  const fit = await pairOf('Screen', 'Small');
  expect([fit.verdict, fit.reasons[0]]).toEqual(['fits', 'Our staff: With our adapter plate']);
  expect(fit.warning).toMatch(/^The specifications say otherwise: .*18 kg/);

  const forbidden = { with: 'X-Cheap', fits: false, reason: 'Its pads foul the vents' };
  expect((await pair('Screen', forbidden)).body.detail).toMatch(/say that they fit: /);
  expect((await pair('Screen', { ...forbidden, sure: true })).status).toBe(201);
  const group = await hangs('Screen');
  expect(group?.products.filter(({ verdict }) => verdict === 'fits').map(({ product }) => product.name)).toEqual([
    'Small',
    'Dear',
  ]);
});

test('things that have nothing to do with each other go together when staff say so', async () => {
  await pair('Screen', { with: 'X-Blank', fits: true, reason: 'Cleans it' });
  const { groups } = await fitsOf('Blank');
  expect(groups.map(({ title, products }) => [title, products[0]?.product.name])).toEqual([['Goes with', 'Screen']]);
});

test('what is taken out is left to the facts again, and the log says who did what', async () => {
  const { body } = await pair('Screen', { with: 'X-Vague', fits: true, reason: 'Tried' });
  const path = `/api/products/${idOf('Vague')}/pairs/${body.id}`;
  expect((await staff.delete(`/api/products/${idOf('Dear')}/pairs/${body.id}`)).status).toBe(404);
  expect((await staff.delete(path)).status).toBe(204);
  expect((await staff.delete(path)).status).toBe(404);
  expect((await pairOf('Screen', 'Vague')).verdict).toBe('not known');
  const entries = await shop.context.db.select().from(auditLog).orderBy(auditLog.id);
  expect(entries.slice(-2).map(({ action, recordId }) => [action, recordId])).toEqual([
    ['product.paired', idOf('Screen')],
    ['product.unpaired', idOf('Vague')],
  ]);
  expect(entries.at(-2)?.after).toMatchObject({ pairedWith: idOf('Vague'), fits: true, reason: 'Tried' });
});

test('the search shows what fits a named product, with what staff say, and what is refused as fitting nowhere', async () => {
  const ask = async (q: string) => {
    const { products, ...answer } = await shop.get<SearchAnswer>(`/api/search/products?${new URLSearchParams({ q })}`);
    return { ...answer, names: products.map(({ name }) => name) };
  };
  const before = await ask('bracket for X-Screen');
  expect(before.names).toEqual(['Cheap', 'Dear']);
  expect(before.searchSummary).toContain('All of these fit Screen, by the specifications. Of ');
  expect(before.fitted).toEqual([idOf('Screen')]);
  await pair('Screen', { with: 'X-Cheap', fits: false, reason: 'It rattles.', sure: true });
  await pair('Screen', { with: 'X-Vague', fits: true, reason: 'Tried in the workshop.' });
  const after = await ask('bracket for X-Screen');
  expect(after.names).toEqual(['Vague', 'Dear']);
  expect(after.searchSummary).toContain('Tried in the workshop.');
  const none = await ask('bracket for X-Totem');
  expect([none.total, none.searchSummary]).toEqual([
    0,
    expect.stringContaining('it stands by itself and takes no bracket.'),
  ]);
});
