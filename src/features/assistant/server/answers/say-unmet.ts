import { isScreen, needsCalledFor } from '#features/search/server/door.ts';
import { formatPounds } from '#values/money.ts';
import type { Asked } from '../asked.ts';
import { limitsIn } from './limits.ts';

const LEAST_OF_ALL = 2;
const MOST_NAMED = 2;

/** Which of the limits that a wish sets its product does not keep, and which screens keep them all, or all but the price; nothing where it keeps all. */
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
  const cheapestMeeting = (asked: typeof limits) =>
    screens
      .filter(({ product }) => asked.every(({ verdict }) => verdict(product) === 'yes'))
      .sort((a, b) => a.pricePence - b.pricePence)
      .slice(0, MOST_NAMED)
      .map(({ product, pricePence }) => `${product.name}, ${formatPounds(pricePence)} ex VAT`)
      .join('; ');
  const whole = cheapestMeeting(limits);
  if (whole) return [`All that you name (${quoted(limits)}) is met by: ${whole}.`];
  const others = cheapestMeeting(limits.filter(({ key }) => key !== 'price'));
  const isStated = unmet.every(({ verdict }) => verdict(chosen.product) === 'no');
  const lacks = isStated ? 'does not meet' : 'does not state that it meets';
  return [
    `None of our screens meets all of ${quoted(limits)} by what is stated. ${chosen.product.name} ${lacks} ${quoted(unmet)}.`,
    ...(others ? [`Of these all but the price is met by: ${others}.`] : []),
  ];
}
