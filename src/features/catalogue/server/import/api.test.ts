import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#features/audit/tables.ts';
import type { Product } from '#features/catalogue/contract.ts';
import type { ImportReport } from '#features/catalogue/file-contract.ts';
import { createProduct } from '#features/catalogue/server/door.ts';
import { products } from '#features/catalogue/tables.ts';
import type { Problem } from '#values/problem.ts';
import { signedIn } from '../../../../../tests/support/people.ts';
import { openTestShop, type TestShop, type Visitor } from '../../../../../tests/support/shop.ts';

let shop: TestShop;
let staff: Visitor & { id: number };

beforeAll(async () => {
  shop = await openTestShop();
  staff = await signedIn(shop, 'employer', ['manage_products']);
});
beforeEach(async () => {
  await shop.context.pool.query('truncate products, audit_log restart identity cascade');
});
afterAll(() => shop.close());

async function send(file: BodyInit, query = '', type = 'text/csv') {
  const headers = { 'content-type': type };
  const response = await staff.fetch(`/api/products/import${query}`, { method: 'POST', body: file, headers });
  return {
    status: response.status,
    body: (await response.json()) as ImportReport & Problem & { report: ImportReport },
  };
}
const check = async (file: BodyInit) => (await send(file, '?dryRun=true')).body;
const stored = () => shop.context.db.select().from(products).orderBy(asc(products.id));
const audited = () => shop.context.db.select().from(auditLog).orderBy(asc(auditLog.id));
const add = (values: Partial<typeof products.$inferInsert> = {}) =>
  createProduct(shop.context.db, { name: 'Board', price: 29_900, category: 'Kiosks', stockQuantity: 4, ...values });
const errorsOf = ({ errors }: ImportReport) => errors.map(({ line, field, message }) => [line, field, message]);

test('what is no CSV is not read', async () => {
  expect((await send('{}', '', 'application/json')).status).toBe(415);
  expect((await send('name,price\nA,1\n', '?dryRun=perhaps')).status).toBe(400);
});

test.each([
  ['nothing at all', ''],
  ['blank lines', '\r\n\r\n  \n'],
  ['no column that we know', 'colour,shape\nred,round\n'],
  ['bytes of a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 2])],
])('a file with %s says that its columns have no names', async (_, file) => {
  const report = await check(file);
  expect(errorsOf(report)).toEqual([
    [expect.any(Number), null, 'The first line must name the columns, such as name, price and category'],
  ]);
  expect((await send(file)).status).toBe(400);
});

test('5,000 rows with three bad ones are three errors with their lines and fields, and nothing is written', async () => {
  const rows = Array.from({ length: 5_000 }, (_, i) => `S-${i},Board ${i},${i === 17 ? '' : '299.00'},Kiosks,${i}`);
  rows[2_000] = 'S-2000,,299.00,Kiosks,1';
  rows[4_999] = 'S-4999,Board,299.00,Kiosks,some';
  const file = `sku,name,price,category,stockQuantity\n${rows.join('\n')}\n`;
  const three = [
    [19, 'price', 'Price is required'],
    [2_002, 'name', 'Product name is required'],
    [5_001, 'stockQuantity', 'Stock quantity must be a number'],
  ];
  const report = await check(file);
  expect(errorsOf(report)).toEqual(three);
  expect(report).toMatchObject({ dryRun: true, rows: 5_000, added: 4_997, wrongRows: 3, errorCount: 3 });
  const refused = await send(file);
  expect(refused.status).toBe(400);
  expect(refused.body.detail).toBe(
    '3 lines are wrong, so nothing was imported. Please put the file right and try again.',
  );
  expect(errorsOf(refused.body.report)).toEqual(three);
  expect([await stored(), await audited()]).toEqual([[], []]);
});

test('a dry run writes nothing; an import writes every row and records who imported it', async () => {
  const board = await add({ sku: 'MB-43' });
  const file = 'sku,name,price,category,stockQuantity\nMB-43,Board,310.00,Kiosks,4\nNEW,Stand,49.50,Accessories,7\n';
  expect(await check(file)).toMatchObject({ dryRun: true, rows: 2, added: 1, changed: 1, unchanged: 0, errorCount: 0 });
  expect(await stored()).toHaveLength(1);
  const { status, body } = await send(file);
  expect([status, body.dryRun, body.added, body.changed]).toEqual([200, false, 1, 1]);
  const rows = await stored();
  expect(rows).toMatchObject([
    { id: board.id, price: 31_000, stockQuantity: 4, version: 2 },
    { sku: 'NEW', name: 'Stand', price: 4_950, category: 'Accessories', inStock: true, stockQuantity: 7, version: 1 },
  ]);
  const change = { action: 'product.imported', actorId: staff.id, recordType: 'product' };
  expect(await audited()).toMatchObject([
    { ...change, recordId: board.id, before: { price: '299.00' }, after: { price: '310.00' } },
    { ...change, recordId: rows[1]?.id, before: null, after: { name: 'Stand', price: '49.50' } },
  ]);
  expect((await shop.get<Product[]>('/api/products')).map(({ price }) => price)).toEqual(['310.00', '49.50']);
});

test('a file that is too large for memory is read as any other, in its own encoding, and is not left behind', async () => {
  await add({ sku: 'L-1', stockQuantity: 0 });
  const rows = Array.from({ length: 2_000 }, (_, i) => `L-${i};Café board ${i};${'€'.repeat(40)};299.00;Kiosks;${i}`);
  const text = `sku;name;description;price;category;stock\n${rows.join('\n')}\n`;
  // As Excel on Windows saves it: one byte a character.
  const file = Buffer.from(text.replaceAll('€', '\u0080'), 'latin1');
  expect(file.byteLength).toBeGreaterThan(128 * 1024);
  const { status, body } = await send(file, '?name=boards.csv');
  expect([status, body.added, body.changed, body.errorCount]).toEqual([200, 1_999, 1, 0]);
  const [first] = await stored();
  expect(first).toMatchObject({ sku: 'L-1', name: 'Café board 1', description: '€'.repeat(40) });
  expect(await shop.context.db.$count(products)).toBe(2_000);
  expect(await readdir(path.join(shop.context.config.DATA_DIR, 'product-upload'))).toEqual([]);
});

test('a large file that breaks off or goes on for too long is left nowhere', async () => {
  const piece = new TextEncoder().encode('x'.repeat(1024 * 1024));
  let left = 52;
  const endless = new ReadableStream({
    pull: (controller) => (left-- > 0 ? controller.enqueue(piece) : controller.close()),
  });
  const broken = new ReadableStream({
    pull: (controller) => (left-- > -3 ? controller.enqueue(piece) : controller.error(new Error('gone'))),
  });
  // What Node asks for with a stream, and its types do not know.
  const inPieces = { duplex: 'half' };
  const sendStream = (body: ReadableStream) =>
    staff.fetch('/api/products/import', { method: 'POST', body, headers: { 'content-type': 'text/csv' }, ...inPieces });
  expect((await sendStream(endless)).status).toBe(413);
  left = 0;
  expect((await sendStream(broken)).status).toBe(400);
  expect(await readdir(path.join(shop.context.config.DATA_DIR, 'product-upload'))).toEqual([]);
});

test('the same file again changes nothing and is not recorded again', async () => {
  const file = 'sku,name,price,category\nA,Board,1.00,Kiosks\n';
  await send(file);
  const before = await audited();
  expect((await send(file)).body).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect(await audited()).toEqual(before);
  expect((await stored())[0]?.version).toBe(1);
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('cells may be parted by %s, with a byte order mark, quotes and line breaks of Windows', async (_, comma) => {
  const cells = [
    ['Name', 'Price', 'CATEGORY', 'Stock quantity', 'description'],
    [`"55"" board, ${comma} lit"`, '"1,299.00"', 'Kiosks', '3', '"One\r\ntwo"'],
    ['', '', '', '', ''],
    ["Zoë's 王", '£18.05', 'Accessories', '', 'plain'],
    ['43" without quotes', '5', 'Kiosks', 'x', ''],
  ];
  const file = `\uFEFF${cells.map((row) => row.join(comma)).join('\r\n')}\r\n`;
  // The cell with a line break makes two lines of one row, and the blank row counts too.
  expect(errorsOf(await check(file))).toEqual([[6, 'stockQuantity', 'Stock quantity must be a number']]);
  expect((await send(file.replace(`${comma}x${comma}`, `${comma}8${comma}`))).status).toBe(200);
  expect(await stored()).toMatchObject([
    { name: `55" board, ${comma} lit`, price: 129_900, stockQuantity: 3, description: 'One\r\ntwo' },
    { name: "Zoë's 王", price: 1_805, stockQuantity: 0, description: 'plain' },
    { name: '43" without quotes', price: 500, stockQuantity: 8, description: null },
  ]);
});

test('files of other spreadsheets are read: UTF-16, plain Windows text, a first line that names the separator', async () => {
  const text = 'name;price;category\r\nCafé menu;9.99;Kiosks\r\n';
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  const windows = Buffer.from(text, 'latin1');
  for (const file of [utf16, windows, `sep=;\r\n${text}`]) {
    expect((await send(file)).body).toMatchObject({ added: 1, errorCount: 0 });
  }
  expect((await stored()).map(({ name }) => name)).toEqual(['Café menu', 'Café menu', 'Café menu']);
  expect(errorsOf(await check('sep=;\r\nname;price;category\r\nA;;Kiosks\r\n'))).toEqual([
    [3, 'price', 'Price is required'],
  ]);
});

test('a formula is stored as text, with and without its escape', async () => {
  await send(`name,price,category,description\n=cmd(),1,Kiosks,'+44 113\n@SUM(A1),1,Kiosks,''=x\n`);
  expect(await stored()).toMatchObject([
    { name: '=cmd()', description: '+44 113' },
    { name: '@SUM(A1)', description: "'=x" },
  ]);
});

test('a quotation mark that is never closed is told, and does not take the rest of the file with it silently', async () => {
  const report = await check('name,price,category\nA,1,Kiosks\n"B,1,Kiosks\nC,1,Kiosks\n');
  expect(errorsOf(report)).toEqual([
    [3, null, 'From here on the file cannot be read: a quotation mark is opened and never closed'],
  ]);
  const huge = `name,price,category\n"B,1,Kiosks\n${'C,1,Kiosks\n'.repeat(100_000)}`;
  expect(errorsOf(await check(huge))[0]?.slice(0, 2)).toEqual([2, null]);
});

test('a row is matched by its id, or else by its SKU; an id that leads nowhere is an error', async () => {
  const [a, b] = [await add({ sku: 'A' }), await add({ sku: 'B' })];
  const gone = await add({ sku: 'OLD', archivedAt: new Date() });
  const file = [
    'id,sku,name,price,category',
    `${a.id},A2,First,1,Kiosks`,
    ',B,Second,2,Kiosks',
    ',,Third,3,Kiosks',
    ',OLD,Fourth,4,Kiosks',
    `${gone.id},OLDER,Fifth,5,Kiosks`,
  ].join('\n');
  expect((await send(file)).body).toMatchObject({ added: 2, changed: 3, errorCount: 0 });
  const rows = await stored();
  expect(rows.map(({ id, sku, name }) => [id, sku, name])).toEqual([
    [a.id, 'A2', 'First'],
    [b.id, 'B', 'Second'],
    [gone.id, 'OLDER', 'Fifth'],
    [expect.any(Number), null, 'Third'],
    [expect.any(Number), 'OLD', 'Fourth'],
  ]);
  expect(rows[2]?.archivedAt).toBeInstanceOf(Date);
  const wrong = `id,name,price,category\n99999,A,1,Kiosks\nx,A,1,Kiosks\n${a.id},A,1,Kiosks\n${a.id},B,1,Kiosks\n`;
  expect(errorsOf(await check(wrong))).toEqual([
    [2, 'id', 'There is no product with this id'],
    [3, 'id', 'The id must be a whole number'],
    [5, 'id', 'This product is already in line 4'],
  ]);
});

test('two products may swap their SKUs, but never share one', async () => {
  const [a, b, c] = [await add({ sku: 'A' }), await add({ sku: 'B' }), await add({ sku: 'C', name: 'Third' })];
  const head = 'id,sku,name,price,category';
  const swap = `${head}\n${a.id},B,Board,299,Kiosks\n${b.id},A,Board,299,Kiosks\n`;
  expect((await send(swap)).body).toMatchObject({ changed: 2, errorCount: 0 });
  expect((await stored()).map(({ sku }) => sku)).toEqual(['B', 'A', 'C']);
  expect((await audited())[0]).toMatchObject({ before: { sku: 'A' }, after: { sku: 'B' } });
  const inherit = `${head}\n,B,New,1,Kiosks\n${a.id},,Board,299,Kiosks\n`;
  expect(errorsOf(await check(inherit))).toEqual([[3, 'id', 'This product is already in line 2']]);
  const taken = `${head}\n${a.id},C,Board,299,Kiosks\n,N,New,1,Kiosks\n,N,New,1,Kiosks\n`;
  expect(errorsOf(await check(taken))).toEqual([
    [2, 'sku', "'Third' has this SKU"],
    [4, 'sku', 'This SKU is already in line 3'],
  ]);
  expect((await send(`${head}\n${c.id},,Third,299,Kiosks\n${a.id},C,Board,299,Kiosks\n`)).status).toBe(200);
  expect((await stored()).map(({ sku }) => sku)).toEqual(['C', 'A', null]);
});

test('columns that are left out stay as they are, an empty cell takes a value away, stock and switch stay', async () => {
  const specs = { brand: 'Lumen', touch: true, connectivity: ['HDMI', 'USB-C'] };
  const { id } = await add({ sku: 'A', description: 'Old words', specs, inStock: false });
  const { body } = await send(`id,price,description,brand,inStock,stockQuantity\n${id},299.00,,,,\n`);
  expect(body).toMatchObject({ changed: 1 });
  expect(await stored()).toMatchObject([
    {
      sku: 'A',
      name: 'Board',
      description: null,
      inStock: false,
      stockQuantity: 4,
      specs: { touch: true, connectivity: ['HDMI', 'USB-C'] },
    },
  ]);
});

test('columns that mean nothing are named, and one that is there twice is an error', async () => {
  expect((await check('name,Colour,price,category,priceIncVat\nA,red,1,Kiosks,1.20\n')).unknownColumns).toEqual([
    'Colour',
    'priceIncVat',
  ]);
  expect(errorsOf(await check('name,price,Price,category\nA,1,2,Kiosks\n'))).toEqual([
    [1, null, 'The column Price is there twice'],
  ]);
});

test('every cell that is wrong is named, with what stands in it', async () => {
  const file = [
    'name,price,category,inStock,stockQuantity,imageUrl,touch,energyClass,screenSizeInches',
    `${'x'.repeat(201)},free,${'y'.repeat(101)},maybe,-1,javascript:alert(1),perhaps,Z,big`,
    'A,100000000,Kiosks,,1.5,data:image/png;base64,,,',
    'A,1,Kiosks,yes,99999999999,/media/unknown.png,no,a,43.5',
    'A,1,Kiosks,1,1,,,,,extra',
    'A\u0000B,1,Kiosks,1,1,,,,',
  ].join('\n');
  const { errors } = await check(file);
  const fieldsOf = (line: number) => errors.filter((error) => error.line === line).map(({ field }) => field);
  expect(fieldsOf(2)).toEqual([
    ...['name', 'price', 'category', 'inStock', 'stockQuantity', 'imageUrl'],
    ...['screenSizeInches', 'touch', 'energyClass'],
  ]);
  expect([fieldsOf(3), fieldsOf(4)]).toEqual([
    ['price', 'stockQuantity', 'imageUrl'],
    ['stockQuantity', 'imageUrl'],
  ]);
  expect([fieldsOf(5), fieldsOf(6)]).toEqual([[null], ['name']]);
  expect(errors.find(({ field }) => field === 'price')).toMatchObject({
    message: 'Price must be a number',
    value: 'free',
  });
});

test('of two imports at once both happen, one after the other', async () => {
  await add({ sku: 'A' });
  const file = (price: number) => `sku,name,price,category\nA,Board,${price},Kiosks\nB,Stand,${price},Kiosks\n`;
  const answers = await Promise.all([send(file(1)), send(file(2)), send(file(3))]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  const rows = await stored();
  expect(rows).toHaveLength(2);
  expect(rows[0]?.price).toBe(rows[1]?.price);
});

test('an archived picture of our own must be there', async () => {
  const { id } = await add();
  const hash = 'a'.repeat(64);
  const report = await check(`id,price,imageUrl\n${id},299,/media/${hash}.png\n`);
  expect(errorsOf(report)).toEqual([[2, 'imageUrl', 'There is no such picture in the shop']]);
  await shop.context.db
    .update(products)
    .set({ imageUrl: `/media/${hash}.png` })
    .where(eq(products.id, id));
  expect((await check(`id,price,imageUrl\n${id},299,/media/${hash}.png\n`)).unchanged).toBe(1);
});
