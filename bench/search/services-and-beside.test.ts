import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['how much to put a screen up on wall', 'Contact'],
  ['cost of installing 4 screens', 'Contact'],
  ['someone to fit a screen in our hall', 'Contact'],
  ['can you post to Jersey', 'Delivery and returns'],
  ['do you train staff', 'Contact'],
  ['can you lend us a screen for a weekend', 'Contact'],
  ['do you do trade accounts', 'Request a quote'],
  ['can i return a screen if it dont fit', 'Delivery and returns'],
  ['is vat included', 'Terms of sale'],
  ['quote for 20 displays', 'Request a quote'],
  ['returns', 'Delivery and returns'],
  ['open an account', 'Contact'],
])('‘%s’ asks for a service, and no product is shown for its words', (q, title) => {
  expect(ask(q)).toMatchObject({ page: { title }, products: [] });
});

test.each([
  ['warranty on touch screens', 'Terms of sale', /Touch/],
  ['how much is a menu screen fitted', 'Contact', /Counter/],
  ['menu board installation cost', 'Contact', /menu board/],
  ['what do you charge to hang a 75 inch', 'Contact', /75/],
  ['video wall including installation', 'Contact', /wall/],
  ['want three screens fitted in the bar', 'Contact', /Trio/],
])('‘%s’ is answered by the page first, and by products behind it', (q, title, first) => {
  const { page, products, searchSummary } = ask(q);
  expect(page?.title).toBe(title);
  expect(searchSummary).toMatch(/^(?:About this, see the page|Our pages say nothing)/);
  expect(products[0]?.name).toMatch(first);
});

test('no product beside a page is said to come nearest to the words', () => {
  expect(ask('signage PAT tested with RAMS').searchSummary).not.toContain('nearest to your words');
});

test('a promise of the thing itself is no question about the terms', () => {
  expect(ask('displays with five year warranty for schools').page).toBeNull();
});

test('what is asked for beside a screen is found by itself, and its words rank no screen', () => {
  const { page, products, searchSummary, alternativeQueries } = ask('65" display with wall mount and fitting');
  expect(products[0]?.specs.screenSizeInches).toBe(65);
  expect(page?.title).toBe('Contact');
  expect(searchSummary).toMatch(/For ‘wall mount’ there (?:is|are) \d+ products? that takes? that size, from £/);
  expect(alternativeQueries).toContain('wall mount 65"');
  expect(ask('touch screen with wall mount').products[0]?.name).toMatch(/Touch \d/);
});

test('of two that are joined, what is not sold is told', () => {
  expect(ask('cctv cameras and monitor').searchSummary).toContain('Of ‘cctv cameras’ we sell none.');
});

test('what the first has itself is no other article', () => {
  expect(ask('2 menu boards with brackets').searchSummary).not.toContain('For ‘brackets’');
});
