import type { BudgetSide } from '#features/assistant/questions/budget-side.ts';
import type { Wish } from '#features/assistant/questions/wish.ts';
import { availabilityOf } from '#features/catalogue/availability.ts';
import { specRow } from '#features/catalogue/spec-rows.ts';
import type { Advice } from '#features/search/server/door.ts';
import { formatPounds, toPence } from '#values/money.ts';
import { stockOf } from './say-facts.ts';
import { comparedPence } from './within-budget.ts';

/** What is said of the first product for a wish: why it leads, what it and all of it come to, what is over the budget, what it brings. */
export function sayWish({ product, reason }: Advice['products'][number], wish: Wish, side: BudgetSide): string {
  const { pieces, budgetPence } = wish;
  const [ex, inc] = [toPence(product.price), toPence(product.priceIncVat)];
  const each = `It is ${formatPounds(ex)} ex VAT, ${formatPounds(inc)} including VAT.`;
  // Of a set of three boards nobody wants three, and one player of four outputs does for four screens.
  const all =
    pieces > 1 && product.specs.panels === undefined && (product.specs.outputs ?? 0) < pieces
      ? `${pieces} of it are ${formatPounds(ex * pieces)} ex VAT, ${formatPounds(inc * pieces)} including VAT, before delivery.`
      : '';
  const compared = comparedPence(product, wish, side);
  const over = budgetPence !== null && compared > budgetPence;
  const budget = over
    ? `That is ${formatPounds(compared - budgetPence)} ${side === 'inc' ? 'with VAT' : 'ex VAT'} more than the budget that you named.`
    : '';
  const parts = specRow(product.specs, 'includes');
  const stock = availabilityOf(product) === 'In Stock' ? '' : `${stockOf(product)}.`;
  return [
    `The first that I would look at: ${product.name}. ${reason}`,
    each,
    all,
    budget,
    parts ? `${parts.term}: ${parts.value}.` : '',
    stock,
  ]
    .filter(Boolean)
    .join(' ');
}
