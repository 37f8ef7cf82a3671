import fs from 'node:fs';
import { expect, test } from 'vitest';
import pages from '#features/search/vocabulary/pages.json' with { type: 'json' };
import { paths } from '#web/paths.ts';
import { ask } from './sample-shop.ts';

test.each([
  ['delivery to Norwich', paths.deliveryAndReturns],
  ['how much is installation', paths.requestQuote],
  ['where is my order', paths.trackOrder()],
  ['do you hire screens out', paths.contact()],
  ['second hand menu screens', paths.contact()],
  ['do you take purchase orders', paths.contact()],
])('‘%s’ leads to the page that answers it', (q, href) => {
  expect(ask(q).page?.href.replace(/#.*/, '')).toBe(href);
});

test('a page is called what it calls itself', () => {
  for (const { page, href } of pages) {
    const source = fs.readFileSync(`src/pages/shop${href.replace(/#.*/, '')}.tsx`, 'utf8');
    expect(source.includes(`'${page}'`) || source.includes(`"${page}"`), page).toBe(true);
  }
});

test('what is no product shows none, and a product with delivery stays one', () => {
  const { total, searchSummary } = ask('delivery to Norwich');
  expect(total).toBe(0);
  expect(searchSummary).toMatch(
    /^About this, see the page ‘Delivery and returns’\. Where we deliver: ‘To the United Kingdom/,
  );
  expect(ask('43 inch menu board with next day delivery').products[0]?.name).toMatch(/43/);
});
