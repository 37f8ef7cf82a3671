import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const summary = (q: string) => ask(q).searchSummary;
const first = (q: string) => ask(q).products[0]?.name;

test.each([
  ['flight and train times on screen', 'No product states ‘flight and train times’.'],
  ['bus departures display for lobby', 'No product states ‘bus departures’.'],
  ['menu templates fish and chips', 'No product states ‘menu templates’.'],
  ['wireless sharing from ipad for classroom', 'No product states ‘wireless sharing from ipad’.'],
  ['weather and news on the screen', 'No product states ‘weather and news’.'],
])('%s: it is told as one thing that %s', (q, said) => {
  expect(summary(q)).toContain(said);
});

test('of travel times alone what shows times is left, and no bracket', () => {
  const { total, products } = ask('train departures board');
  expect(products.every(({ name }) => /Totem|totem/.test(name))).toBe(true);
  expect(total).toBeGreaterThan(0);
});

test('a warranty on site is one of those that state it', () => {
  expect(first('3 year onsite warranty')).toBe('Counter 43 menu board');
});

test('no flight case makes a wall one that shows flights', () => {
  expect(first('flight and train times on screen')).toMatch(/Totem/);
});

test.each([
  ['logo design for menu', 'Our pages say nothing of design of content'],
  ['content made for us', 'Our pages say nothing of design of content'],
  ['screen cleaning service', 'Our pages say nothing of maintenance'],
])('%s: a service that no page offers is said to be on none', (q, said) => {
  expect(summary(q)).toContain(said);
});

test('a screen of a size is of it, and is not made for it', () => {
  expect(summary('white totem 55')).toContain('First is Brightfront Totem 55: 55" across');
  expect(summary('white totem 55')).not.toContain('made for 55"');
});

test('where nothing is as bright, what is nearest comes first and says how bright it is', () => {
  const { products, searchSummary } = ask('4000 nit 55 inch');
  expect(products[0]?.specs.brightnessNits).toBe(3_000);
  expect(searchSummary).toContain('The first states ‘3,000 nits’.');
});

test('who wants a small screen is told how large the first is, where it is not', () => {
  expect(summary('lift lobby small screen')).toContain('The first is 43" across.');
});

test('an enclosure takes each size that it fits', () => {
  expect(summary('lockable wall enclosure 50in')).not.toContain('Nothing of the kind');
});

test('what is touch free works by no touch', () => {
  const { understood, products } = ask('touch free hand sanitiser screen');
  expect(understood.map(({ label }) => label)).toEqual(['Not touch']);
  expect(products.some(({ specs }) => specs.touch)).toBe(false);
});

test.each([
  ['wifi doesnt reach the pavilion', 'Hallmere Ticket 32 kiosk'],
  ['lock the screen so pupils cant change it', 'Brightfront Totem 43'],
])('%s: a chip leaves out %s, of which it does not hold', (q, name) => {
  expect(ask(q).products.map((product) => product.name)).not.toContain(name);
});

test('a car park makes no screen another thing', () => {
  expect(summary('vandal proof screen car park')).not.toContain('is called');
});
