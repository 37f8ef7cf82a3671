import { expect, test } from 'vitest';
import { ask } from './sample-shop.ts';

test.each([
  ['screen readable by the short-sighted at twenty paces', /LED wall|LED 163/],
  ['readable from 20 metres', /LED wall|LED 163/],
  ["pupils at the back 9 metres away can't read it", /Touch 75/],
  ['people sit 10 m from the screen', /LED wall/],
])('what is read from afar is large enough to be: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('the depth of a room is none of a product', () => {
  const { products, searchSummary } = ask('screen for a room 8 m deep');
  expect(searchSummary).toContain('large enough to be read from 8 m');
  expect(searchSummary).not.toContain('cm deep');
  expect(products[0]?.category).not.toBe('Accessories');
});

test('a lead of so many metres is read from nowhere', () => {
  expect(ask('hdmi lead 10 m away from the player').searchSummary).not.toContain('read from');
});

test.each([
  ['a lead that will not fall out', /Locking mains lead/, 'cannot work loose'],
  ['screen you can read with sunglasses on', /Window 49/, 'is read through polarised sunglasses'],
  ['stand we can fold up and put in shed', /floor stand/, 'folds or packs away'],
  [
    'something the lads cant nick from the bar',
    /A-board|wall kiosk|Totem/,
    'can be fastened or is watched against theft',
  ],
  ['kids keep switching the telly over with their phones', /Counter 55/, 'locks its buttons'],
])('what only a page tells is asked of the pages: %s', (q, first, reason) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toMatch(first);
  expect(searchSummary).toContain(reason);
});

test.each([
  ['a board with the names of the rooms and who is in them, by each door', /door panel/],
  ['flightcase 65', /flight case/],
])('an article and a size make no other thing of it: %s', (q, first) => {
  expect(ask(q).products[0]?.name).toMatch(first);
});

test('what a board is called is not quoted from an article', () => {
  expect(ask("the council wants a board outside the town hall with what's on").searchSummary).not.toContain(
    '‘a board’',
  );
});
