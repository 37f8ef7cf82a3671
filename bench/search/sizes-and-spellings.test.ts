import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['40 inch tv', 43],
  ['52 inch screen', 50],
  ['70 inch tv for meeting room', 75],
])('nothing has the size of ‘%s’: the nearest sizes are shown, and no others', (q, inches) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.specs.screenSizeInches).toBe(inches);
  expect(searchSummary).toContain('The nearest sizes are shown.');
  const asked = Number.parseInt(q, 10);
  for (const { specs } of products) expect(Math.abs((specs.screenSizeInches ?? 0) / asked - 1)).toBeLessThan(0.2);
});

test.each(['chalk boards', 'chalkboard', 'cctv monitors', 'line array speakers', 'projecter', 'printed menu holder'])(
  'of ‘%s’ it is said that we do not sell it',
  (q) => {
    expect(ask(q).searchSummary).toContain('We do not sell');
  },
);

test.each(['chalkboard replacement for a coffee shop', 'chalkboard menu for cafe', 'replace chalkboard with a screen'])(
  '‘%s’ asks for a menu board',
  (q) => {
    const { searchSummary, products } = ask(q);
    expect(searchSummary).not.toContain('We do not sell');
    expect(products[0]?.category).toBe('Digital Menu Boards');
  },
);

test('a mount for two menu boards holds two', () => {
  expect(ask('ceiling mount for 2 menu boards').products[0]?.name).toBe('Stanwick ceiling mount, back to back');
});
