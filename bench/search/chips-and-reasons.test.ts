import { expect, test } from 'vitest';
import { thingOf } from '#features/search/understanding/things.ts';
import { ask, snapshot } from './sample-shop.ts';

const chipsOf = (q: string) => ask(q).alternativeQueries;

test.each([
  ['fire exit signs digital', 'printed sign'],
  ['sky sports on a signage screen', 'subscription to programmes'],
  ['bar menu tablet size on table', 'tablet'],
])('what is not sold is offered as no other search: %s', (q, thing) => {
  const isSold = snapshot.entries.some(({ product }) => thingOf(product)?.name === thing);
  expect(isSold).toBe(false);
  expect(chipsOf(q)).not.toContain(thing);
});

test.each([
  ['anti glare screen for atrium', /anti-glare (?:totem|wayfinding)/],
  ['no wifi in hall', /without internet (?:led|video) wall/],
])('no search is offered whose products do not state what it says: %s', (q, chip) => {
  expect(chipsOf(q).filter((each) => chip.test(each))).toEqual([]);
});

test('what protects is not corrected to what is protected', () => {
  const { corrected, searchSummary } = ask('screen protecter sports hall ball proof');
  expect(corrected?.to).not.toBe('protected');
  expect(searchSummary).not.toContain('so this is for ‘protected’');
});

test('a set is not called by the size of one of its screens', () => {
  const { products, searchSummary } = ask('rs232 control 49 inch');
  expect(products[0]?.specs.panels).toBe(3);
  expect(searchSummary).toContain('a set of 3 screens of 49"');
  expect(searchSummary).not.toContain('49" across');
});
