import { expect, test } from 'vitest';
import { ask, snapshot } from './sample-shop.ts';

const ofAll = snapshot.entries.length;

test.each([
  ['gold frame display', 'gold'],
  ['air conditioning display panel', 'conditioning'],
])('where ‘%s’ leaves most of the catalogue in, no count promises that it was understood', (q, word) => {
  const { searchSummary, total } = ask(q);
  expect(total).toBeGreaterThan(ofAll / 2);
  expect(searchSummary).not.toMatch(/^Found|Prices from|are in stock/);
  expect(searchSummary).toContain(`leaves ${total} of our ${ofAll} products`);
  expect(searchSummary).toContain(`‘${word}’`);
});

test('what asks for any screen is told how many there are', () => {
  expect(ask('screens').searchSummary).toMatch(/^Found \d+ products/);
});

test('the metres from which it is to be read are understood', () => {
  expect(ask('screen for a room 8 m deep').searchSummary).not.toMatch(/says nothing of[^.]*‘(?:room|deep)’/);
});
