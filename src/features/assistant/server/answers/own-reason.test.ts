import { expect, test } from 'vitest';
import type { Advice } from '#features/search/server/door.ts';
import { ownReason } from './own-reason.ts';

type Found = Advice['products'][number];
const found = (reason: string, specs: object = { brightnessNits: 700 }) => ({ product: { specs }, reason }) as Found;

test('nothing is added where nothing is asked that a figure meets', () => {
  expect(ownReason(found('Made for menus.'), 'a board for the menu', '')).toBe('Made for menus.');
  expect(ownReason(found('It comes nearest to your words.'), 'open on Sundays', '')).toBe(
    'It comes nearest to your words.',
  );
});

test('what its name says gives way to a reason, and stands where there is no other', () => {
  expect(ownReason(found('Made for menus and its name says ‘menu board’.'), '', '')).toBe('Made for menus.');
  expect(ownReason(found('Its name says ‘bracket’.'), '', '')).toBe('Its name says ‘bracket’.');
});

test('the figure that meets a need is named, and the budget in the buyer’s own words', () => {
  const within = '£540.00 including VAT is within your £600.00';
  expect(ownReason(found('Made for menus and £450.00 is within £510 to £690.'), 'in the sun', within)).toBe(
    `Made for menus. 700 nits and ${within}.`,
  );
});

test('a figure that the reason has already is not said twice', () => {
  expect(ownReason(found('700 nits.'), 'bright enough for daylight', '')).toBe('700 nits.');
});
