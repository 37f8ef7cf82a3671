import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

const summary = (q: string) => ask(q).searchSummary;

test.each([
  ['menu board', 'Found 14 products for ‘menu board’.'],
  ['55 inch totem', 'Found 3 products for ‘55 inch totem’.'],
  ['vesa 600x400 tilt bracket', 'Found 1 product for ‘vesa 600x400 tilt bracket’, and 1 that comes near it.'],
  ['video wall mount', 'Found 1 product for ‘video wall mount’.'],
  ['touch table for kids', 'Found 2 products for ‘touch table for kids’.'],
])('what is all of ‘%s’ is counted for it', (q, said) => {
  expect(summary(q)).toContain(said);
});

test.each([
  'menu templates fish and chips',
  'nova star controller',
  'video wall mount pop out 2x2',
  'gold wall bracket',
  'transparent oled window',
  'train departures board',
])('no product is counted for all of ‘%s’, of which none has all the words', (q) => {
  expect(summary(q)).toMatch(new RegExp(`^Found \\d+ products that come near ‘${q}’\\.`));
});

test('a menu board is counted for lunch in a canteen, and a touch screen only comes near it', () => {
  expect(summary('lunch menu display canteen')).toContain('Found 14 products for ‘lunch menu display canteen’, and ');
});

test('a word that is denied and that nothing reads is met by no product', () => {
  expect(summary('no subscription menu board')).toMatch(/^Found \d+ products that come near/);
});

test('nothing is counted for a sentence where what stands first says less of it', () => {
  expect(summary('lobby screen 24 hours use')).toMatch(/^Found \d+ products that come near/);
});

test('prices and stock are those of what is counted', () => {
  expect(summary('lunch menu display canteen')).toContain('Prices of those 14 from £245.00 to £2,150.00 ex VAT.');
});
