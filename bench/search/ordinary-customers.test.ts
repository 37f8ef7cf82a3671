import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const first = (q: string) => ask(q).products[0]?.name;
const names = (q: string) => ask(q).products.map(({ name }) => name);

test('what a mount bears is no thing that it holds', () => {
  const { products, searchSummary } = ask('max weight wall mount 100kg large screen');
  expect(products[0]?.specs.loadKg).toBeGreaterThanOrEqual(100);
  expect(searchSummary).not.toContain('do not sell');
});

test('a mount with a quality of its own is shown, and it is said that the screws beside it are no product', () => {
  const { products, searchSummary } = ask('anti-theft mount security screws');
  expect(products[0]?.description).toContain('padlock');
  expect(searchSummary).toContain('No product is called ‘security screws’');
  expect(ask('wall mount security screws').searchSummary).toContain('We do not sell ‘security screws’');
  expect(ask('mount screws').total).toBe(0);
});

test('of brackets the cheapest come in the order of their prices, and only what is nearest is said to be in it', () => {
  const { products, searchSummary } = ask('fixed bracket cheap');
  const prices = products.slice(0, 5).map(({ price }) => Number(price));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  expect(searchSummary).toContain('Low prices first among what is nearest to your words: it begins with');
});

test('all that is in the order is said to be', () => {
  expect(ask('cheapest hdmi extender').searchSummary).toContain('Low prices first: it begins with');
});

test('an extender gives power to its far end, and takes none from the lead', () => {
  for (const q of ['cat6 hdmi extender 50m poe', 'poe hdmi extender']) {
    const { products, searchSummary } = ask(q);
    expect(products[0]?.description).toContain('power for the far end');
    expect(searchSummary).not.toContain('Powered by the network lead');
  }
  expect(ask('poe door panel').searchSummary).toContain('takes its power from the network lead');
});

test('a LAN port is Ethernet, and what any screen has makes none one for meetings', () => {
  const { products, searchSummary } = ask('lcd display with lan port remote management');
  expect(products[0]?.name).not.toContain('Meet');
  expect(searchSummary).not.toMatch(/lan port’\.|meeting/);
});

test('the height of a space is the most that fits into it', () => {
  const { products, searchSummary } = ask('passenger information near lift, narrow space 30cm high');
  expect(products.length).toBeGreaterThan(0);
  for (const { specs } of products) expect(specs.heightMm).toBeLessThanOrEqual(300);
  expect(searchSummary).toContain('Kept to: at most 30 cm high');
  expect(ask('screen for a 30 cm high gap').searchSummary).toContain('Kept to: at most 30 cm high');
  expect(ask('totem 170 cm high').searchSummary).not.toContain('at most');
});

test('a size stays where no product of it has a quality, and that is told', () => {
  const { products, searchSummary } = ask('anti glare touch screen 65');
  expect(products[0]?.specs.screenSizeInches).toBe(65);
  expect(names('anti glare touch screen 65')).toContain('Hallmere Touch 55');
  expect(searchSummary).toContain('No product of that kind within ‘About 65"’ states ‘Anti-glare’.');
});

test('one screen that has the words does not hide the others of that size', () => {
  expect(names('portrait 55 inch poster display')).toContain('Brightfront Totem 55');
});

test('a wall of four 46 inch panels is four times 46', () => {
  const { products, searchSummary } = ask('4 x 46 video wall for conference suite');
  expect(products[0]?.specs.panels).toBe(4);
  expect(searchSummary).not.toContain('4x46');
  expect(ask('7 x 46 video wall for conference suite').searchSummary).toContain('No product mentions ‘7x46’');
});

test('numbers of a queue are called by a totem, or from the counter', () => {
  expect(first('breakfast queue is chaos need to call table numbers')).toMatch(/Queue 55|Counter 22 on a stand/);
});
