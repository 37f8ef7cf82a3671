import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  'outdoor lit menu display',
  'digital menu outside the restaurant',
  'menu board for the beer garden',
  'pitch side LED advertising boards',
  'sign outside the church',
])('no screen for indoors is first in the open air, whatever kind is named: %s', (q) => {
  expect(ask(q).products[0]?.specs.outdoor).toBe(true);
});

test.each([
  'display for wedding names outside function rooms',
  'screen outside the ballroom',
  'portrait screen outside each meeting room',
])('outside a room is no place in the rain: %s', (q) => {
  const [first] = ask(q).products;
  expect(first?.specs.outdoor ?? false).toBe(false);
  expect(first?.name).toMatch(/Totem|Room/);
});

test.each([
  ['humid swimming pool area information screen', /IP[56]\d/],
  ['client wants screen above swimming pool changing area', /IP[56]\d/],
  ['screen that can be hosed down in the fish market', /IP[56]\d/],
])('steam and splashes call for a seal: %s', (q, seal) => {
  expect(ask(q).products[0]?.specs.ipRating).toMatch(seal);
});

test.each([
  ['cold store loading bay minus 10', /outdoor/],
  ['hot greasy kitchen, screen near the fryers', /Counter Pro 43/],
  ['bakery screen, lots of flour', /Counter Pro 43/],
])('frost and grease call for what bears them: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test.each([
  ['5 year onsite warranty display', 'at least 5 years of warranty', /Hallmere Touch/],
  ['flush wall mount under 30mm deep', 'at most 3 cm deep', /flat bracket/],
  ['bracket that holds 100 kg', 'carries 100 kg', /800 × 600/],
])('a measure keeps to what has it: %s', (q, kept, first) => {
  const { searchSummary, products } = ask(q);
  expect(searchSummary).toContain(`Kept to: ${kept}`);
  expect(products[0]?.name).toMatch(first);
});

test.each([
  ['vesa 800x400 low profile mount', /800 × 600/],
  ['ceiling mount for two screens', /back to back/],
])('a bracket is one that reaches the holes and holds so many: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('what no bracket of the kind does is told', () => {
  expect(ask('trolley for 2 screens side by side').searchSummary).toContain(
    'No product of that kind states ‘Holds 2 screens’.',
  );
});

test.each([
  ['RS232 control 98 inch display', 98, 'RS-232'],
  ['anti glare 32 inch screens', 32, 'Anti-glare'],
  ['screen with 24/7 rating 22 inch', 22, '24/7'],
])('a size stays where no screen of it has the rest: %s', (q, inches, said) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.specs.screenSizeInches).toBe(inches);
  expect(searchSummary).toContain(
    `No product of that kind within ‘${inches - 1}" to ${inches + 1}"’ states ‘${said}’.`,
  );
});
