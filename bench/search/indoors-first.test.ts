import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  'dinner hall screen that a football will not break',
  "sports hall needs big screen that ball won't break",
  'LG webos signage 65',
  'something children cannot switch off or unplug',
  'vape-proof tamper proof screen subway',
])('a quality that outdoor screens have too brings none of them indoors first: %s', (q) => {
  expect(ask(q).products[0]?.specs.outdoor).not.toBe(true);
});

test('where nothing for indoors is of the size, the summary says that the first is made for outdoors', () => {
  const { products, searchSummary } = ask('75in 24/7 landscape reception');
  expect(products[0]?.specs).toMatchObject({ screenSizeInches: 75, outdoor: true });
  expect(searchSummary).toContain('The first is made for outdoors.');
});

test.each([
  'screen for the school gates, weather proof',
  'big screen for world cup in garden',
  'sign for carpark full led',
])('what is asked for outdoors needs no such word: %s', (q) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.specs.outdoor).toBe(true);
  expect(searchSummary).not.toContain('made for outdoors. First');
});

test.each(['poolside screen steam chlorine', 'anti ligature display ward', 'samsung QMC 55 or LG UH equivalent'])(
  'who asks for a screen is shown no enclosure for one: %s',
  (q) => {
    expect(ask(q).products[0]?.name).not.toContain('enclosure');
  },
);

test.each(['outdoor cover for our own telly', 'cover to keep the rain off a telly outside'])(
  'who has a screen is shown the enclosure: %s',
  (q) => {
    expect(ask(q).products[0]?.name).toContain('enclosure');
  },
);
