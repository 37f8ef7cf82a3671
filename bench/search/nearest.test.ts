import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['OPS pc module windows for our interactive panel', 'ops pc module', /Player/],
  ['wireless presenting dongle teachers laptop', 'wireless presenting dongle', /Touch/],
  ['card reader machine for pay', 'card reader machine', /Order/],
  ['the old projector in the hall has finally died', 'projector', /LED/],
  ['restaurant outside menu case lit', 'menu case', /outdoor/],
  ['usb 64gb stick', 'usb 64gb stick', /Stick player/],
])('in place of what is not sold comes what serves: %s', (q, said, nearest) => {
  const { products, searchSummary, total, understood } = ask(q);
  expect(products[0]?.name).toMatch(nearest);
  expect(searchSummary).toContain(
    `We do not sell ‘${said}’: no product is called so. The nearest to it that we sell is ${products[0]?.name}.`,
  );
  // Nothing of the words is known to be met.
  expect(understood).toEqual([]);
  expect(ask(q, { limit: '200' }).products.length).toBe(total);
});

test.each([
  'phone charging station lounge',
  'people counter entrance',
  'hide the wires old listed building',
  'school minibus tracker',
  'guest wifi',
])('where nothing serves, nothing is shown: %s', (q) => {
  expect(ask(q)).toMatchObject({ products: [], searchSummary: expect.stringContaining('We do not sell ‘') });
});

test.each([
  ['stand for tv no drill because landlord', /floor stand/],
  ['thing for hang menu from ceiling, high ceiling 4 metre', /ceiling mount/],
  ['spare LED modules same batch magnets', /spare module/],
  ['moving letters sign red for front shop', /LED sign/],
])('what is sold is not said not to be: %s', (q, first) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toMatch(first);
  expect(searchSummary).not.toContain('We do not sell');
});

test('filters count what they leave of the nearest too', () => {
  const q = 'hdmi splitter 1 in 4 out';
  for (const { name, count } of ask(q).facets.categories) expect(ask(q, { category: name }).total).toBe(count);
  expect(ask(q, { maxPrice: '300' }).products.every(({ price }) => Number(price) <= 300)).toBe(true);
});
