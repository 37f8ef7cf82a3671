// A new attribute is one entry in the table. This adds one of each kind, hands the table to what derives from it, and
// touches no other code: what passes here passes for the next attribute of the shop.
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { readSearchChange, searchChangesOf } from '#features/assistant/turns/search-change.ts';
import type { AttributeTable, SpecsOf } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { comparedRows } from '#features/catalogue/compare.ts';
import type { Product } from '#features/catalogue/contract.ts';
import { productBody } from '#features/catalogue/screens/staff/product-body.ts';
import { SpecsFields } from '#features/catalogue/screens/staff/specs-fields.tsx';
import { productColumns } from '#features/catalogue/server/csv/product-columns.ts';
import { catalogueOf } from '#features/catalogue/server/door.ts';
import { exportProducts } from '#features/catalogue/server/export-products.ts';
import { checkImport, importProducts } from '#features/catalogue/server/import/import-products.ts';
import { briefSpecs, specRows } from '#features/catalogue/spec-rows.ts';
import { specsFormOf } from '#features/catalogue/specs-form.ts';
import { specsShapeOf } from '#features/catalogue/specs-shape.ts';
import { filterCounts } from '#features/search/attribute-shapes.ts';
import { searchQueryOf } from '#features/search/contract.ts';
import { ActiveFilters } from '#features/search/screens/shop/active-filters.tsx';
import { FacetChoices } from '#features/search/screens/shop/facet-choices.tsx';
import { searchAttributes } from '#features/search/search-attributes.ts';
import { readSearch, searchParams } from '#features/search/search-state.ts';
import { indexNow } from '#features/search/server/current-index.ts';
import { find } from '#features/search/server/find.ts';
import { findProducts } from '#features/search/server/find-products.ts';
import { reasonFor } from '#features/search/server/reasons.ts';
import { atOnce } from '#platform/steps.ts';
import { addPerson } from '../support/people.ts';
import { openTestShop, type TestShop } from '../support/shop.ts';

const TABLE = {
  ...ATTRIBUTES,
  noiseDecibels: {
    kind: 'number',
    label: 'Noise',
    unit: 'dB',
    limits: { least: 0, most: 150, decimals: 1 },
    brief: (decibels) => `${decibels} dB`,
    csv: { alsoCalled: ['noise'] },
    words: (decibels) => `${decibels} decibels ${decibels === 0 ? 'fanless' : 'fan'}`,
    needs: [{ words: 'quiet|silent', label: 'Quiet', reason: 'quiet enough to talk beside', fits: (dB) => dB <= 30 }],
    facet: {
      name: 'noise',
      unit: ' dB',
      example: 30,
      starts: [0, 25, 40],
      step: 0.1,
      asked: { unit: 'decibels?|db', bare: 'most' },
      less: { words: 'quieter|too loud', says: 'quieter' },
    },
  },
  usbPorts: {
    kind: 'integer',
    label: 'USB ports',
    limits: { most: 20 },
    show: (ports) => `${ports} × USB`,
    facet: { name: 'ports', title: 'Ports', unit: ' ports', example: 2, starts: [0, 2, 4], step: 1 },
  },
  form: {
    kind: 'one of',
    label: 'Form',
    values: ['bare', 'standing', 'kit'],
    names: { standing: 'Stands by itself' },
    words: (form) => form,
    facet: { name: 'form' },
  },
  secondSide: {
    kind: 'yes or no',
    label: 'Second side',
    term: 'Shows on both sides',
    facet: {
      name: 'bothSides',
      title: 'Both sides',
      reason: 'shows on both sides',
      follow: { words: 'both sides', says: 'for both sides' },
    },
  },
  fixings: { kind: 'list', label: 'Fixings', limits: { most: 20, items: 3 }, facet: { name: 'fixing' } },
  dataSheet: { kind: 'text', label: 'Data sheet', placeholder: 'DS-1', limits: { most: 8 } },
} as const satisfies AttributeTable;
type Specs = SpecsOf<typeof TABLE>;

const totem: Specs = {
  screenSizeInches: 55,
  noiseDecibels: 38.5,
  usbPorts: 4,
  form: 'standing',
  secondSide: true,
  fixings: ['Floor', 'Wall | pole'],
  dataSheet: 'DS-7',
};

let shop: TestShop;
let staffId: number;

beforeAll(async () => {
  shop = await openTestShop();
  staffId = (await addPerson(shop, 'admin')).id;
});
afterAll(() => shop.close());

test('the compiler knows the value of each exactly', () => {
  expectTypeOf<Specs['noiseDecibels']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Specs['form']>().toEqualTypeOf<'bare' | 'standing' | 'kit' | undefined>();
  expectTypeOf<Specs['secondSide']>().toEqualTypeOf<boolean | undefined>();
  expectTypeOf<Specs['fixings']>().toEqualTypeOf<readonly string[] | undefined>();
  type Query = z.output<ReturnType<typeof searchQueryOf<typeof TABLE>>>;
  expectTypeOf<Query['maxNoise']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Query['minSize']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Query['bothSides']>().toEqualTypeOf<'true' | 'false' | undefined>();
  expectTypeOf<Query['onlyForm']>().toEqualTypeOf<string | undefined>();
});

test.each([
  ['noiseDecibels', 'loud', 'Noise must be a number'],
  ['noiseDecibels', 151, 'Noise must be a number between 0 and 150'],
  ['usbPorts', '2.5', 'USB ports must be a whole number'],
  ['usbPorts', 21, 'USB ports must be a whole number between 0 and 20'],
  ['form', 'round', 'Form must be one of bare, standing, kit'],
  ['secondSide', 'yes', 'Second side must be true or false'],
  ['fixings', ['x'.repeat(21)], 'Fixings: each can be at most 20 characters'],
  ['fixings', ['a', 'b', 'c', 'd'], 'Fixings: at most 3'],
  ['dataSheet', 'x'.repeat(9), 'Data sheet can be at most 8 characters'],
])('the form refuses %s of %j with a sentence', (key, value, message) => {
  const { error } = specsFormOf(TABLE).safeParse({ [key]: value });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('contract and product form take what is right, and what is blank is not known', () => {
  expect(specsShapeOf(TABLE).parse(totem)).toEqual(totem);
  expect(specsShapeOf(TABLE).safeParse({ ...totem, usbPorts: 1.5 }).success).toBe(false);
  const form = specsFormOf(TABLE);
  expect(form.parse({ noiseDecibels: '38.46', usbPorts: ' 4 ', form: '', dataSheet: ' ', secondSide: null })).toEqual({
    noiseDecibels: 38.5,
    usbPorts: 4,
  });
});

test('the product form has a field for each, and what is typed into it is saved', () => {
  const answers = { 'specs.noiseDecibels': '38.5' };
  const html = renderToStaticMarkup(
    createElement(SpecsFields, { answers, errorOf: () => undefined, isOpen: true, attributes: TABLE }),
  );
  for (const part of ['Noise', 'name="specs.noiseDecibels"', 'value="38.5"', '>dB<']) expect(html).toContain(part);
  expect(html).toContain('<option value="standing">Stands by itself</option>');
  expect(html).toContain('placeholder="DS-1"');

  const filled = new FormData();
  filled.set('specs.noiseDecibels', '38.5');
  filled.set('specs.secondSide', 'yes');
  filled.set('specs.fixings', 'Floor, Wall');
  const { specs } = productBody(filled, TABLE);
  expect(specsFormOf(TABLE).parse(specs)).toEqual({
    noiseDecibels: 38.5,
    secondSide: true,
    fixings: ['Floor', 'Wall'],
  });
});

test('the product page and the comparison show each as its entry says, in the order of the table', () => {
  expect(specRows({ sku: null, specs: totem }, TABLE).slice(1)).toEqual([
    { term: 'Noise', value: '38.5 dB' },
    { term: 'USB ports', value: '4 × USB' },
    { term: 'Form', value: 'Stands by itself' },
    { term: 'Shows on both sides', value: 'Yes' },
    { term: 'Fixings', value: 'Floor, Wall | pole' },
    { term: 'Data sheet', value: 'DS-7' },
  ]);
  expect(briefSpecs(totem, TABLE)).toEqual(['55″ (140 cm)', '38.5 dB']);
  const quiet = { ...totem, noiseDecibels: 20 };
  const rows = comparedRows(
    [totem, quiet].map((specs) => ({ category: 'Kiosks', sku: null, specs })),
    TABLE,
  );
  expect(rows.find(({ term }) => term === 'Noise')).toEqual({
    term: 'Noise',
    values: ['38.5 dB', '20 dB'],
    differs: true,
  });
});

test('a file with the new columns is read into the shop, found unchanged, and refused where it is wrong', async () => {
  const { context } = shop;
  const columns = productColumns(TABLE);
  const bytes = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
  const header =
    'sku,name,price,category,stockQuantity,screenSizeInches,Noise,usb_ports,form,secondSide,fixings,dataSheet';
  const wrong = bytes(header, 'T-1,Totem,100,Kiosks,1,55,loud,4,standing,perhaps,,');
  expect(
    (await checkImport(context, { bytes: wrong, columns })).errors.map(({ field, message }) => [field, message]),
  ).toEqual([
    ['noiseDecibels', 'Noise must be a number'],
    ['secondSide', 'Second side must be true or false'],
  ]);
  const right = bytes(
    header,
    String.raw`T-1,Totem,100,Kiosks,1,55,38.5,4,STANDING,yes,Floor | Wall \| pole,DS-7`,
    'T-2,Still totem,200,Kiosks,1,43,0,2,kit,no,Floor,',
    'T-3,Counter screen,300,Kiosks,1,32,,,,,,',
  );
  expect(await importProducts(context, { bytes: right, columns }, staffId)).toMatchObject({ added: 3, errors: [] });
  const { entries } = await catalogueOf(context).current();
  expect(entries.map(({ product }) => product.specs)).toEqual([
    totem,
    { screenSizeInches: 43, noiseDecibels: 0, usbPorts: 2, form: 'kit', secondSide: false, fixings: ['Floor'] },
    { screenSizeInches: 32 },
  ]);

  const out = exportProducts(context, { q: '', category: '', stock: undefined }, columns);
  let file = '';
  for await (const piece of out.content as AsyncIterable<string>) file += piece;
  const [names = '', first = ''] = file.split('\r\n');
  expect(names).toContain('leadTimeDays,noiseDecibels,usbPorts,form,secondSide,fixings,dataSheet');
  expect(first).toContain(String.raw`38.5,4,standing,true,Floor | Wall \| pole,DS-7`);
  const again = { bytes: new TextEncoder().encode(file), columns };
  expect(await checkImport(context, again)).toMatchObject({ unchanged: 3, errors: [], unknownColumns: [] });
});

/** The search of the shop as the file above has filled it, by the larger table. */
async function openSearch() {
  const snapshot = await catalogueOf(shop.context).current();
  const inForce = indexNow(snapshot, searchAttributes(TABLE));
  const queryOf = (sent: Record<string, string>) => searchQueryOf(TABLE).parse(sent);
  return {
    search: (sent: Record<string, string>) => findProducts(queryOf(sent), snapshot, inForce),
    reasons: (sent: Record<string, string>) => {
      const found = atOnce(find(queryOf(sent), snapshot, inForce));
      return found.entries.map((entry) => reasonFor(entry, queryOf(sent), found, inForce.attributes));
    },
  };
}
const names = ({ products }: { products: readonly Pick<Product, 'name'>[] }) => products.map(({ name }) => name);

test('a search finds it by its words, keeps to an amount that is named, and prefers what is asked for', async () => {
  const { search, reasons } = await openSearch();
  expect(names(search({ q: 'fanless' }))).toEqual(['Still totem']);
  const named = search({ q: 'totem under 30 decibels' });
  expect(names(named)).toEqual(['Still totem']);
  expect(named.searchSummary).toContain('Kept to: at most 30 dB.');
  expect(named.understood).toEqual([{ label: 'At most 30 dB', without: 'totem' }]);
  expect(names(search({ q: 'totem 30 dB' }))).toEqual(['Still totem']);
  expect(names(search({ q: 'totem over 30 dB' }))).toEqual(['Totem']);
  expect(reasons({ q: 'totem over 30 dB' })).toEqual(['38.5 dB and its name says ‘totem’.']);
  const preferred = search({ q: 'silent totem' });
  expect(names(preferred)[0]).toBe('Still totem');
  expect(preferred.understood).toContainEqual({ label: 'Quiet', without: 'totem' });
  expect(reasons({ q: 'silent totem' })[0]).toContain('Quiet enough to talk beside');
});

test('a search is filtered by it, counts what each filter leaves, and says what is wrong', async () => {
  const { search, reasons } = await openSearch();
  const { facets } = search({});
  expect(z.object(filterCounts(TABLE)).parse(facets)).toMatchObject({
    noise: [
      { label: 'Under 25 dB', min: null, max: 24.9, count: 1 },
      { label: '25 to under 40 dB', min: 25, max: 39.9, count: 1 },
    ],
    ports: [
      { label: '2 to under 4 ports', count: 1 },
      { label: '4 ports and over', count: 1 },
    ],
    form: [
      { value: 'standing', label: 'Stands by itself', count: 1 },
      { value: 'kit', label: 'kit', count: 1 },
    ],
    bothSides: 1,
    fixing: [
      { value: 'Floor', count: 2 },
      { value: 'Wall | pole', count: 1 },
    ],
  });
  expect(names(search({ maxNoise: '24.9' }))).toEqual(['Still totem']);
  expect(names(search({ minPorts: '3' }))).toEqual(['Totem']);
  expect(names(search({ onlyForm: 'kit' }))).toEqual(['Still totem']);
  expect(names(search({ onlyFixing: 'Wall | pole' }))).toEqual(['Totem']);
  expect(names(search({ bothSides: 'true' }))).toEqual(['Totem']);
  expect(reasons({ bothSides: 'true', minNoise: '30' })).toEqual(['Shows on both sides and 38.5 dB.']);
  expect(search({ minPorts: '1' }).searchSummary).toMatch(/^2 products/);
  // Before its own filter and within the others.
  expect(search({ onlyForm: 'kit', bothSides: 'true' }).facets).toMatchObject({
    bothSides: 0,
    form: [{ value: 'standing' }],
  });

  const wrong = searchQueryOf(TABLE).safeParse({ maxNoise: 'low', minNoise: '151', onlyForm: 'round', bothSides: '1' });
  expect(wrong.error?.issues.map(({ message }) => message)).toEqual([
    'minNoise can be at most 150',
    'maxNoise must be a number such as 30',
    'onlyForm can be bare, standing, kit',
    'bothSides can be true or false',
  ]);
});

test('the search screen offers each as a filter and takes it off again, though it knows none of them', async () => {
  const { search } = await openSearch();
  const address = 'q=totem&maxNoise=39.9&onlyForm=standing&bothSides=true';
  const state = readSearch(new URLSearchParams(address));
  expect(searchParams(state)).toEqual(Object.fromEntries(new URLSearchParams(address)));
  const { filters } = search(searchParams(state));
  const hrefOf = (next: typeof state) => `/search?${new URLSearchParams(searchParams(next))}`;
  const element = createElement(
    Fragment,
    null,
    createElement(ActiveFilters, { state, vat: 'ex', attributes: filters.active, hrefOf }),
    createElement(FacetChoices, { groups: filters.groups, state, hrefOf }),
  );
  const router = createMemoryRouter([{ path: '/', element }]);
  const html = renderToStaticMarkup(createElement(RouterProvider, { router }));
  for (const label of ['Under 40 dB', 'Form: Stands by itself', 'Both sides']) {
    expect(html).toContain(`aria-label="Remove filter: ${label}"`);
  }
  for (const title of ['Form', 'Fixings']) expect(html).toContain(`>${title}</h3>`);
  expect(html).toContain('href="/search?q=totem&amp;bothSides=true&amp;maxNoise=39.9"');
  expect(html).toContain('onlyFixing=Floor');
});

test('the assistant follows up on it', () => {
  const { filters } = searchAttributes(TABLE);
  const shown = { prices: [], valuesOf: ({ name }: { name: string }) => (name === 'noise' ? [38.5, 42] : []) };
  const follows = searchChangesOf(filters);
  expect(readSearchChange('something quieter for both sides please', shown, follows)).toEqual({
    changes: [
      { says: 'quieter', part: { maxNoise: '38.4' } },
      { says: 'for both sides', part: { bothSides: 'true' } },
    ],
    isAll: true,
  });
});
