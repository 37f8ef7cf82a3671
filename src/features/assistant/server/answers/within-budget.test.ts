import { expect, test } from 'vitest';
import { boundWords, isOverBudget, withinWords } from './within-budget.ts';

const board = { price: '565.00', priceIncVat: '678.00' };
const budget = { pieces: 1, budgetPence: 60_000, isForAll: false };

test('with VAT a board may be over a budget that it keeps to before VAT', () => {
  expect(isOverBudget(board, budget, 'inc')).toBe(true);
  expect(withinWords(board, budget, 'inc')).toBe('');
  expect(withinWords(board, budget, 'ex')).toBe('£565.00 ex VAT is within your £600.00');
});

test('a budget for all is compared with all', () => {
  expect(isOverBudget(board, { pieces: 2, budgetPence: 113_000, isForAll: true }, 'ex')).toBe(false);
  expect(isOverBudget(board, { pieces: 2, budgetPence: 112_900, isForAll: true }, 'ex')).toBe(true);
});

test('without a budget nothing is over it, and no words are bound', () => {
  const none = { pieces: 1, budgetPence: null, isForAll: false };
  expect(isOverBudget(board, none, 'inc')).toBe(false);
  expect(boundWords('a menu board', none, 'inc')).toBe('a menu board');
});

test('about a price is the most that is paid, and on the side of VAT that it is on', () => {
  expect(boundWords('a menu board about £600', budget, 'inc')).toMatch(/^a menu board\s+under £600 including VAT$/u);
  expect(boundWords('a menu board about £600', budget, 'ex')).toMatch(/^a menu board\s+under £600$/u);
});
