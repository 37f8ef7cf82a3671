import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['10 metre hdmi cable', 'By the specifications no ‘hdmi lead’ reaches 10 m.', /extender/],
  ['network cable 20 metres', 'By the specifications no ‘network lead’ reaches 20 m.', /extender/],
])('a lead that is too short never comes first: %s', (q, says, first) => {
  const { searchSummary, products } = ask(q);
  expect(searchSummary).toContain(says);
  expect(products[0]?.name).toMatch(first);
});

test.each([
  ['5 m HDMI lead', 'HDMI lead, 5 m'],
  ['hdmi lead 15 feet', 'HDMI lead, 5 m'],
  ['15m cat6', 'Network lead Cat6A, 15 m'],
])('a lead that is long enough is first, and its chip says how far it reaches: %s', (q, name) => {
  const { understood, products } = ask(q);
  expect(products[0]?.name).toBe(name);
  expect(understood.map(({ label }) => label).join()).toMatch(/^Reaches /);
});

test.each([
  ['hail-proof outdoor screen', 'No product states ‘hail-proof’.'],
  ['solar powered a-board', 'No product states ‘solar powered’.'],
  ['frameless screen', 'No product states ‘frameless’.'],
  ['curved screen for reception', 'No product states ‘curved’.'],
  ['vandal resistant kiosk', 'No product of that kind states ‘vandal resistant’.'],
  ['anti glare 43 inch totem', 'No product of that kind states ‘anti glare’.'],
])('a quality that none of the kind states is told: %s', (q, says) => {
  const { searchSummary, products } = ask(q);
  expect(searchSummary).toContain(says);
  expect(products.length).toBeGreaterThan(0);
});

test('a quality that some state is kept to, with its chip', () => {
  const { products, understood } = ask('anti-glare screen 55');
  expect(understood.map(({ label }) => label)).toContain('Anti-glare');
  for (const { description } of products) expect(description).toMatch(/anti-glare|matt panel|haze coating/i);
});

test('what is stated filters, and its chip is true of every product', () => {
  const { products, understood, total } = ask('screen that runs all day and night in portrait');
  expect(understood.map(({ label }) => label)).toEqual(['24/7', 'Portrait']);
  expect(total).toBeGreaterThan(1);
  for (const { specs, name } of products) {
    expect(specs.operatingHours, name).toBe('24/7');
    expect(specs.orientation, name).not.toBe('landscape');
  }
});

test('what no product meets is given up, one condition at a time, and the summary says which', () => {
  const { searchSummary, products, understood } = ask('screens under £200');
  expect(searchSummary).toContain('Nothing of the kind meets ‘Up to £200 ex VAT’, so that is left out.');
  expect(products[0]?.name).toBe('Counter 22 wall board');
  expect(understood).toEqual([]);
});

test('a size is a size whatever stands beside it', () => {
  for (const { specs } of ask('43 inch tv that turns off by itself at closing time').products)
    expect(Math.abs((specs.screenSizeInches ?? 0) - 43)).toBeLessThanOrEqual(1);
});

test('a seal that is named decides', () => {
  const { products } = ask('outdoor screen ip65');
  expect(products.length).toBeGreaterThan(0);
  for (const { specs } of products) expect(specs.ipRating).toMatch(/IP6[5-9]/);
});

test('what is read as a quality is not told as a word that nothing has', () => {
  for (const q of ['wifi', 'swimming baths humid']) {
    const { searchSummary, total } = ask(q);
    expect(total, q).toBeGreaterThan(0);
    expect(searchSummary).not.toMatch(/No product|do not sell/);
  }
});

test('a word that nothing here has is named, and does not empty the answer', () => {
  expect(ask('brighter than my samsung tv').searchSummary).toContain('No product mentions ‘samsung’.');
});
