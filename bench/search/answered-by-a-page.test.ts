import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sectionsOn } from '#features/search/server/page-words.ts';
import pages from '#features/search/vocabulary/pages.json' with { type: 'json' };
import { paths } from '#web/paths.ts';
import { ask } from './sample-shop.ts';

test.each([
  ['delivery to Norwich', paths.deliveryAndReturns],
  ['how much is installation', paths.contact()],
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

test.each([
  'do you fit on sundays or after closing',
  'installers dbs checked',
  'take away old projector and whiteboard',
  'weee disposal old monitors',
  'next day delivery before 10',
  'screen went black warranty claim',
  'who puts it up',
])('what ‘%s’ is answered with stands on the page that is linked', (q) => {
  const { page, searchSummary } = ask(q);
  const [, quoted = ''] = /[:?] ‘((?:[^‘’]|’(?=\p{L}))*)’(?! \p{Ll})/u.exec(searchSummary) ?? [];
  const texts = sectionsOn(page?.href.replace(/#.*/, '') ?? '').map(({ sentences }) => sentences.join(' '));
  const parts = quoted.split(/\s*…\s*|(?<=[.!?])\s+/u).filter(Boolean);
  expect(parts.length).toBeGreaterThan(0);
  for (const part of parts)
    expect(
      texts.some((text) => text.includes(part)),
      part,
    ).toBe(true);
});

test.each([
  ['do you fit on sundays or after closing', 'the hours or weeks at which we fit: ask us'],
  ['installers dbs checked', 'the checks and cards of those who fit: ask us'],
  ['design our screens for us', 'design of content: ask us'],
  ['fire alarm message override on screens', 'a message that takes over at an alarm: ask us'],
  ['next day delivery before 10', 'delivery by a certain hour;'],
  ['charity vat exempt?', 'VAT for charities or of exemption from it;'],
  ['extended waranty 5 year', 'a longer warranty or one on site;'],
  ['who designs the content', 'design of content: ask us'],
])('what our pages do not say of ‘%s’ is said', (q, silent) => {
  expect(ask(q).searchSummary).toContain(`Our pages say nothing of ${silent}`);
});

test.each(['dead on arrival swap', 'it arrived smashed', 'display damaged in transit'])(
  '‘%s’ is answered by what we do for it',
  (q) => {
    const { page, searchSummary } = ask(q);
    expect(page?.href).toBe('/delivery-and-returns#arrival');
    expect(searchSummary).toContain('we send a replacement or collect it at our cost');
  },
);

test('the words of what a page answers are offered as no other search', () => {
  for (const q of ['do you fit on sundays or after closing', 'delivery to scottish islands', 'dead on arrival swap'])
    expect(ask(q).alternativeQueries).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/closing|island|kiosk/)]),
    );
});

test.each([
  ['can we collect from warehouse', 'Collection is from the address on the contact page, by appointment.'],
  ['how do i cancel my order', 'let you cancel within 14 days after the goods arrive'],
  ['invoice with vat for company', 'A VAT invoice is issued at payment or at dispatch'],
])('‘%s’ is answered in the words of the page, without a product', (q, words) => {
  expect(ask(q).searchSummary).toContain(words);
  expect(ask(q).products).toEqual([]);
});

test('what customers collect at the counter is no collection from us', () => {
  expect(ask('screen for customers who collect from the counter').products.length).toBeGreaterThan(0);
});
