import { expect, test } from 'vitest';
import { behavioursIn } from '#features/search/understanding/behaviours.ts';
import { ask, snapshot } from './sample-shop.ts';

const statedBy = (said: string) => {
  const need = behavioursIn(said)[0]?.need;
  return snapshot.entries.filter(({ product }) => (need?.fits(product) ?? 0) > 0).map(({ product }) => product.name);
};

test('locks that join cabinets, and a case with a drawer for them, lock nothing', () => {
  const names = statedBy('lockable');
  expect(names).toContain('Stanwick Shelter 55 outdoor enclosure');
  expect(names).toContain('Counter 55 menu board');
  expect(names.filter((name) => /LED|mains lead|remote/.test(name))).toEqual([]);
});

test('a back-up menu while the player is serviced is no menu without internet', () => {
  const names = statedBy('no wifi');
  expect(names).toContain('Counter 50 menu board');
  expect(names.filter((name) => /Counter Pro/.test(name))).toEqual([]);
});

test('what states degrees below zero bears cold', () => {
  expect(statedBy('dust and cold')).toContain('Glowden Wall 75 outdoor');
  expect(statedBy('unheated')).not.toContain('Glowden Window 49');
  expect(ask('warehouse screen dust and cold').searchSummary).not.toContain('No product mentions ‘cold’');
  expect(behavioursIn('display for cold drinks')).toEqual([]);
});

test.each([
  ['hotel bedroom tvs 32', 'Counter 32 menu board'],
  ['hotel bedroom tvs 55', 'Counter 55 menu board'],
])('the nearest to what is not sold has the size that is asked for: %s', (q, name) => {
  const { products, searchSummary } = ask(q);
  expect(products[0]?.name).toBe(name);
  expect(searchSummary).toContain(`The nearest to it that we sell is ${name}.`);
});
