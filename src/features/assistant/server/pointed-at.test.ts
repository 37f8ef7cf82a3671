import { expect, test } from 'vitest';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import { pointedAt } from './pointed-at.ts';

const entry = (name: string, screenSizeInches: number, price: string, description: string) =>
  ({ product: { name, price, description, specs: { screenSizeInches } } }) as unknown as CatalogueEntry;
const folding = entry('Pavement sign 32', 32, '1450.00', 'Folds flat.');
const wheeled = entry('Pavement sign 43', 43, '1980.00', 'Four braked wheels.');
const shown = [wheeled, folding];

test.each([
  ['how heavy is the little one', [folding]],
  ['is the bigger one in stock', [wheeled]],
  ['and the cheap one?', [folding]],
  ['how heavy’s the wheeled one', [wheeled]],
  ['does the 32 lock', [folding]],
  ['the second one', [folding]],
  ['are they waterproof', shown],
  ['the one for the till, how wide is it', []],
])('‘%s’ points at what is told by that', (message, meant) => {
  expect(pointedAt(message, shown, false)).toEqual(meant);
});

test('nothing is pointed at where nothing was shown', () => {
  expect(pointedAt('how heavy is it', [], false)).toEqual([]);
});
