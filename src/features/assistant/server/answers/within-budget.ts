import type { BudgetSide } from '#features/assistant/questions/budget-side.ts';
import type { Wish } from '#features/assistant/questions/wish.ts';
import { readConditions, withoutStretches } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';

type Priced = { price: string; priceIncVat: string };
type Budget = Pick<Wish, 'pieces' | 'budgetPence' | 'isForAll'>;

/** What a product of a wish comes to on the side of VAT that the budget is on: one of it, or all where the budget is for all. */
export function comparedPence({ price, priceIncVat }: Priced, { pieces, isForAll }: Budget, side: BudgetSide): number {
  return toPence(side === 'inc' ? priceIncVat : price) * (isForAll ? pieces : 1);
}

/** Whether it is dearer than the budget; nothing is where none is named. */
export function isOverBudget(product: Priced, wish: Budget, side: BudgetSide): boolean {
  return wish.budgetPence !== null && comparedPence(product, wish, side) > wish.budgetPence;
}

/** The words of a wish with its budget as the most that is paid, which 'about £600' is as well, on its side of VAT. */
export function boundWords(words: string, { budgetPence, pieces, isForAll }: Budget, side: BudgetSide): string {
  const prices = readConditions(words).filter(({ kind }) => kind === 'price');
  const [price] = prices;
  if (!price || budgetPence === null) return words;
  const { min, max } = price.range;
  const isAbout = min !== undefined && max !== undefined && Math.abs((min + max) / 2 - budgetPence) < 1;
  if (!isAbout && side === 'ex') return words;
  const from = isAbout || min === undefined ? 'under' : `£${min / PENCE_A_POUND} to`;
  const each = Math.floor(budgetPence / (isForAll ? pieces : 1) / PENCE_A_POUND);
  return `${withoutStretches(words, prices)} ${from} £${each}${side === 'inc' ? ' including VAT' : ''}`;
}

/** How a product keeps to the budget, in words; blank without a budget, or where it does not. */
export function withinWords(product: Priced, wish: Budget, side: BudgetSide): string {
  if (wish.budgetPence === null || isOverBudget(product, wish, side)) return '';
  const pence = comparedPence(product, wish, side);
  const vat = side === 'inc' ? ' including VAT' : ' ex VAT';
  const all = wish.isForAll ? ` for ${wish.pieces}` : '';
  return `${formatPounds(pence)}${vat}${all} is within your ${formatPounds(wish.budgetPence)}`;
}

const PENCE_A_POUND = 100;
