import { isScreen, needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds } from '#values/money.ts';
import type { Asked } from '../asked.ts';
import { limitsIn } from './limits.ts';

const LEAST_OF_ALL = 2;
const MOST_NAMED = 2;

/** Which of the limits that a wish sets its product does not keep, and which screens keep the most of them; nothing where it keeps all. */
export function sayUnmet(id: number, { snapshot, message }: Asked): string[] {
  const limits = limitsIn(message);
  const chosen = snapshot.byId.get(id);
  if (!chosen || limits.length < LEAST_OF_ALL || !isScreen(chosen.product)) return [];
  const unmet = limits.filter(({ verdict }) => verdict(chosen.product) !== 'yes');
  // That it is over the budget is said with its price.
  if (unmet.every(({ key }) => key === 'price')) return [];
  const quoted = (all: typeof limits) => all.map(({ from, to }) => `‘${message.slice(from, to).trim()}’`).join(', ');
  const needs = needsCalledFor(message).filter(({ isFact }) => isFact);
  const screens = snapshot.entries.filter(
    ({ product }) => isScreen(product) && needs.every((need) => need.fits(product) >= 0),
  );
  const whole = screens.filter(({ product }) => limits.every(({ verdict }) => verdict(product) === 'yes'));
  if (whole.length > 0) {
    const names = whole.slice(0, MOST_NAMED).map(({ product }) => product.name);
    return [`All that you name (${quoted(limits)}) is met by: ${names.join(', ')}.`];
  }
  const others = screens
    .filter(({ product }) => limits.every(({ key, verdict }) => key === 'price' || verdict(product) === 'yes'))
    .sort((a, b) => a.pricePence - b.pricePence)
    .slice(0, MOST_NAMED)
    .map(({ product, pricePence }) => `${product.name}, ${formatPounds(pricePence)} ex VAT`);
  return [
    `None of our screens meets all of ${quoted(limits)}. ${chosen.product.name} does not meet ${quoted(unmet)}.`,
    ...(others.length > 0 ? [`Of these all but the price is met by: ${others.join('; ')}.`] : []),
  ];
}
