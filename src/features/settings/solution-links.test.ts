import { expect, test } from 'vitest';
import { buyLink, solutionLinks } from './solution-links.ts';

test('a shop of menu boards sends those who want to buy to them', () => {
  expect(buyLink(['Kiosks', 'Digital Menu Boards'])).toBe('/search?category=Digital+Menu+Boards');
});

test('a shop of other things sends them to all that it sells, and one with nothing on sale nowhere', () => {
  expect(buyLink(['Garden furniture'])).toBe('/search');
  expect(buyLink([])).toBeNull();
});

test('a solution of which the shop sells nothing leads nowhere', () => {
  expect(solutionLinks(['Garden furniture'])).toEqual([null, null, null, null, null, null]);
  expect(solutionLinks(['Accessories', 'Video Walls'])).toEqual([
    ...[null, null, null, '/search?q=video+wall+reception', null],
    '/search?category=Accessories',
  ]);
});
