import { availabilityOf } from '#features/catalogue/availability.ts';
import type { CatalogueEntry } from '#features/catalogue/server/door.ts';
import type { AttributeFilter } from '#features/search/attribute-filters.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { formatPounds, type Pence } from '#values/money.ts';
import type { Condition } from '../understanding/conditions.ts';
import { countCategories } from './count-categories.ts';
import { filtersOf } from './filter-and-sort.ts';
import type { Found } from './find.ts';
import { type PriceOf, priceExVat, sideInWords } from './price-side.ts';
import { correctionsIn } from './understood.ts';

const MOST_CATEGORIES = 3;

/** What was understood and found, from the result alone. */
export function summarise(
  query: SearchQuery,
  { entries, groups, conditions }: Found,
  filters: readonly AttributeFilter[],
  priceOf: PriceOf = priceExVat,
): string {
  const side = sideInWords(query);
  const sentences = [opening(query, entries.length, isFiltered(query, filters))];
  if (conditions.length > 0) sentences.push(`Kept to: ${inWords(conditionsOf(conditions, side))}.`);
  if (entries.length > 0) sentences.push(prices(entries.map(priceOf), side), stock(entries));
  if (entries.length > 0 && !query.category) sentences.splice(1, 0, categories(entries));
  for (const { from, to } of correctionsIn(groups)) {
    sentences.push(`Nothing is called ‘${from}’, so this is for ‘${to}’.`);
  }
  return sentences.filter(Boolean).join(' ');
}

// Repeated conditions are named once.
function conditionsOf(conditions: readonly Condition[], side: string): string[] {
  return [
    ...new Set(
      conditions.map(({ label, kind }) => {
        const said = `${label.charAt(0).toLowerCase()}${label.slice(1)}`;
        return kind === 'price' ? `${said} ${side}` : said;
      }),
    ),
  ];
}

function opening({ q, category, sortBy }: SearchQuery, count: number, isFiltered: boolean): string {
  const about = q ? ` for ‘${shortened(q)}’` : '';
  const where = category ? ` in ${category}` : '';
  if (count === 0) {
    return category || isFiltered
      ? `No products found${about}${where} with these filters.`
      : `No products found${about}.`;
  }
  if (!q) {
    const products = count === 1 ? '1 product' : `${isFiltered ? '' : 'All '}${count} products`;
    return `${products}${where}${sortBy === 'relevance' ? ', popular ones first' : ''}.`;
  }
  return `Found ${count === 1 ? '1 product' : `${count} products`}${about}${where}.`;
}

// The sentence names the category itself.
function isFiltered(query: SearchQuery, filters: readonly AttributeFilter[]): boolean {
  return filtersOf({ ...query, category: undefined }, filters).length > 0;
}

function categories(entries: readonly CatalogueEntry[]): string {
  const counts = countCategories(entries);
  const [first, ...others] = counts;
  if (!first) return '';
  if (!others.length) return `${entries.length === 1 ? 'It is' : 'All are'} in ${first.name}.`;
  const named = counts.slice(0, MOST_CATEGORIES).map(({ name, count }) => `${count} in ${name}`);
  const rest = entries.length - counts.slice(0, MOST_CATEGORIES).reduce((sum, { count }) => sum + count, 0);
  return `${inWords(rest ? [...named, `${rest} in other categories`] : named)}.`;
}

function prices(all: readonly Pence[], side: string): string {
  let least = Number.POSITIVE_INFINITY;
  let most = 0;
  for (const price of all) {
    least = Math.min(least, price);
    most = Math.max(most, price);
  }
  return least === most
    ? `The price is ${formatPounds(least)} ${side}.`
    : `Prices from ${formatPounds(least)} to ${formatPounds(most)} ${side}.`;
}

function stock(entries: readonly CatalogueEntry[]): string {
  const all = entries.map(({ product }) => availabilityOf(product));
  if (all.length === 1) return `It is ${all[0]?.toLowerCase()}.`;
  const inStock = all.filter((one) => one === 'In Stock').length;
  const made = all.filter((one) => one === 'Made to order').length;
  if (inStock === all.length) return 'All are in stock.';
  if (made === all.length) return 'All are made to order.';
  const there = inStock === 0 ? 'None is in stock' : `${inStock} of them ${isOrAre(inStock)} in stock`;
  return made ? `${there}, ${made} ${isOrAre(made)} made to order.` : `${there}.`;
}

function isOrAre(count: number): string {
  return count === 1 ? 'is' : 'are';
}

function inWords(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function shortened(q: string): string {
  const letters = [...q];
  return letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : q;
}
