import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['attendance league table screen', /Totem/],
  ['ice cream kiosk serving hatch sun glare', /Glowden/],
  ['curved led behind reception desk', /LED/],
])('a word in another sense does not bring up what is called by it: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('who sells from a kiosk and wants another finds it', () => {
  expect(ask('order kiosk for a coffee kiosk').products[0]?.name).toMatch(/Order/);
});

test.each([
  ['ops pc module i5 windows', 'ops pc module'],
  ['receiving card a5s plus', 'receiving card'],
  ['led ribbon cable 16 pin spare hub75', 'led ribbon cable'],
  ['catenary truss hanging bars for led', 'truss hanging bars'],
  ['usb memory stick', 'usb memory stick'],
])('a part that is not sold is said not to be: %s', (q, said) => {
  expect(ask(q).searchSummary).toContain(`We do not sell ‘${said}’`);
});

test('nothing curved is sold, and that is said', () => {
  expect(ask('curved led behind reception desk').searchSummary).toContain('No product states ‘curved’.');
});

test('cheap but big begins with the cheapest of the big', () => {
  const { products, searchSummary } = ask('tv for clubhouse cheap but big');
  expect(searchSummary).toContain('Low prices of big screens first');
  expect(products[0]?.specs.screenSizeInches).toBeGreaterThanOrEqual(55);
});

test('a day for the fitting is asked for with a quote', () => {
  expect(ask('fitting in half term school holidays').page?.title).toBe('Contact');
});
