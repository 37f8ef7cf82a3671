import { parse } from 'csv-parse/sync';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { MOST_COUNTED } from '#features/catalogue/form.ts';
import { wrongNewAddress } from '#features/catalogue/image-address.ts';
import { type ProductValues, valuesOf } from '#features/catalogue/product-fields.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import { anyCharacter } from '../../../../../tests/support/any-character.ts';
import { signedIn } from '../../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../../tests/support/shop.ts';

let shop: TestShop;
let staff: Visitor;

beforeAll(async () => {
  shop = await openTestShop({ CLOCK: '2026-03-04T05:06:07Z' });
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
beforeEach(async () => {
  await shop.context.pool.query('truncate products, audit_log restart identity cascade');
});
afterAll(() => shop.close());

async function send(file: string, query = '') {
  const init = { method: 'POST', body: file, headers: { 'content-type': 'text/csv' } };
  return (await (await staff.fetch(`/api/products/import${query}`, init)).json()) as ImportReport;
}
const download = async (query = '') => (await staff.fetch(`/api/products/export${query}`)).text();
const rowsOf = (file: string): string[][] => parse(file, { bom: true });
const stored = async () => (await shop.context.db.select().from(products).orderBy(asc(products.id))).map(valuesOf);

test('an export is a download that is never cached', async () => {
  await createProduct(shop.context.db, { name: 'Board', price: 29_900, category: 'Kiosks' });
  const response = await staff.fetch('/api/products/export');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="brightfront-products-2026-03-04.csv"; filename*=UTF-8''brightfront-products-2026-03-04.csv`,
    'cache-control': 'private, no-store',
  });
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test('a shop without products exports the names of the columns', async () => {
  expect(rowsOf(await download())).toEqual([expect.arrayContaining(['id', 'sku', 'name', 'price', 'leadKind'])]);
});

test('an export has what the filter of the store shows', async () => {
  const add = (name: string, values = {}) =>
    createProduct(shop.context.db, { name, price: 100, category: 'Kiosks', stockQuantity: 1, ...values });
  await add('Board');
  await add('Stand', { category: 'Accessories', stockQuantity: 0 });
  await add('Old board', { archivedAt: new Date() });
  const names = async (query: string) =>
    rowsOf(await download(query))
      .slice(1)
      .map((row) => row[2]);
  expect(await names('')).toEqual(['Board', 'Stand']);
  expect(await names('?stock=archived')).toEqual(['Old board']);
  expect(await names('?stock=out')).toEqual(['Stand']);
  expect(await names('?q=BOA&category=Kiosks')).toEqual(['Board']);
  expect((await staff.fetch('/api/products/export?stock=some')).status).toBe(400);
});

test('formulas leave the shop as text and come back as they were', async () => {
  await createProduct(shop.context.db, { name: '=cmd()', description: "'-1", price: 100, category: '@x', sku: '+4' });
  const file = await download();
  expect(rowsOf(file)[1]?.slice(1, 6)).toEqual(["'+4", "'=cmd()", "''-1", '1.00', "'@x"]);
  expect(await send(file, '?dryRun=true')).toMatchObject({ unchanged: 1, errorCount: 0 });
});

test('values that current rules would refuse are exported and imported unchanged', async () => {
  const values = { name: ' Board ', description: 'x\r\n ', category: ' ', imageUrl: 'ftp://old', sku: '  ' };
  await createProduct(shop.context.db, { ...values, price: 100, specs: { vesa: 'x'.repeat(90), touch: false } });
  expect(await send(await download(), '?dryRun=true')).toMatchObject({ unchanged: 1, errorCount: 0 });
});

const word = fc
  .string({
    unit: fc.oneof(
      fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '|', '\\', '\t', '\r', '\n', ' ', 'A', 'é', '王', '😀'),
      anyCharacter,
    ),
    minLength: 1,
    maxLength: 20,
  })
  .map((text) => text.trim().replaceAll('\u0000', '').toWellFormed())
  .filter((text) => text.trim() !== '' && text === text.trim());
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const list = fc.uniqueArray(word, { minLength: 1, maxLength: 4 });
const measure = fc.integer({ min: 1, max: 9_999 }).map((hundredths) => hundredths / 100);

const product: fc.Arbitrary<ProductValues> = plainRecord({
  sku: fc.option(word),
  // One that shows nothing is refused.
  name: word.filter((text) => /[\p{L}\p{N}\p{P}]/u.test(text)),
  description: fc.option(word),
  price: fc.integer({ min: 0, max: 9_999_999_999 }),
  category: word.filter((text) => /[\p{L}\p{N}\p{P}]/u.test(text)),
  inStock: fc.boolean(),
  stockQuantity: fc.integer({ min: 0, max: MOST_COUNTED }),
  reorderPoint: fc.option(fc.nat(MOST_COUNTED)),
  imageUrl: fc.option(
    fc.webUrl({ validSchemes: ['https'] }).filter((url) => !url.includes("'") && wrongNewAddress(url) === null),
  ),
  specs: plainRecord({
    brand: maybe(word),
    screenSizeInches: maybe(measure),
    orientation: maybe(fc.constantFrom('landscape', 'portrait', 'both')),
    touch: maybe(fc.boolean()),
    energyClass: maybe(fc.constantFrom('A', 'G')),
    weightKg: maybe(measure),
    connectivity: maybe(list),
    leadTimeDays: maybe(fc.nat(99)),
  }),
});
// Records without a prototype are no plain objects to the database's driver.
function plainRecord<T extends object>(model: { [Key in keyof T]: fc.Arbitrary<T[Key]> }): fc.Arbitrary<T> {
  return fc.record(model, { noNullPrototype: true }) as fc.Arbitrary<T>;
}

const catalogue = fc.uniqueArray(product, {
  minLength: 1,
  maxLength: 12,
  selector: ({ sku }) => sku ?? Symbol('none'),
});

test('importing an export changes nothing, for any products', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, async (values) => {
      await shop.context.pool.query('truncate products restart identity cascade');
      await shop.context.db.insert(products).values(values);
      const before = await stored();
      const file = await download();
      const { unchanged, added, changed, errors } = await send(file);
      expect({ unchanged, added, changed, errors }).toEqual({
        unchanged: values.length,
        added: 0,
        changed: 0,
        errors: [],
      });
      // Into an empty shop, where every cell has to be read: the same products again.
      await shop.context.pool.query('truncate products restart identity cascade');
      expect(await send(file.replace(/^id,/, 'none,'))).toMatchObject({ added: values.length, errors: [] });
      expect(await stored()).toEqual(before);
    }),
    { numRuns: 40 },
  );
});
