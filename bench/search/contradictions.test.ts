import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test('the fact that empties a search is named, and the nearest are shown', () => {
  const { searchSummary, products } = ask('ip66 55 inch 3000 nits');
  expect(searchSummary).toContain('states ‘IP66’');
  expect(products[0]?.name).toBe('Glowden Window 55 double-sided');
});

test('what no product of a kind has and the first does is no contradiction', () => {
  expect(ask('active optical hdmi 30m').searchSummary).toContain('The first is of another kind.');
});

test('a leaderboard that is touched is a touch screen', () => {
  const { searchSummary, products } = ask('leaderboard touch screen for darts');
  expect(products[0]?.name).toMatch(/Touch/);
  expect(searchSummary).not.toContain('states ‘Touch’');
});

test('a height in steps can be adjusted', () => {
  expect(ask('electric height adjustable trolley touchscreen').searchSummary).not.toContain('adjustable’.');
});

test('a lead of three metres is no answer to half a metre', () => {
  const { searchSummary, understood } = ask('right angle power lead c13 0.5m');
  expect(understood).toEqual([]);
  expect(searchSummary).toContain('No product of that kind states ‘0.5 m long’.');
  expect(searchSummary).toContain('No product states ‘right angle’.');
});

test('a sign that runs on a battery is a battery sign', () => {
  expect(ask('battery sign for fete and matchday').searchSummary).not.toContain('is called');
});

test.each(['make passers by notice my shop at night', 'self checkin kiosk with passport scanner'])(
  'a word that is right with a hyphen or in the plural is not corrected: %s',
  (q) => {
    expect(ask(q).searchSummary).not.toMatch(/is called/u);
  },
);

test('a kiosk to check in oneself is one however it is written', () => {
  expect(ask('self checkin kiosk with passport scanner').products[0]?.name).toMatch(/Check-in/);
});

test('the mark of a series is no reason', () => {
  expect(ask('tee times screen golf pro shop').searchSummary).not.toContain('its name says ‘pro’');
});

test.each([
  ['extended warranty onsite swap', 'Terms of sale'],
  ['dealer pricing reseller', 'Request a quote'],
])('a question of terms leads to a page: %s', (q, page) => {
  expect(ask(q).page?.title).toBe(page);
});

test.each([
  ['tilting bracket 32 inch', 'within ‘31" to 33"’ states ‘Tilts’'],
  ['ceiling mount landscape 75 inch 60kg', 'No ‘ceiling mount’ is known to meet ‘74" to 76"’ and ‘Carries 60 kg’.'],
])('what is asked of a bracket and the first lacks is said: %s', (q, says) => {
  expect(ask(q).searchSummary).toContain(says);
});
