import { FAMILIES } from '#features/catalogue/families.ts';
import type { AttributeFilter } from '#features/search/attribute-filters.ts';
import type { SearchQuery } from '#features/search/contract.ts';
import { isFiltered as isFilteredBy } from './filter-and-sort.ts';
import type { Found } from './find.ts';

interface Counted {
  /** How many are all that the sentence says. */
  ofWhole: number;
  isFiltered: boolean;
  /** The thing that is named beside what a page answers; empty where no page does. */
  besidePage: string;
}

/** How many products there are, of the sentence as it was typed as far as they are all of it. */
export function sayFound(
  { q, sortBy, ...query }: SearchQuery,
  { entries: { length: count } }: Pick<Found, 'entries'>,
  { ofWhole, isFiltered, besidePage }: Counted,
): string {
  const said = q ? `‘${shortened(q)}’` : '';
  const about = said ? ` for ${said}` : '';
  const among = FAMILIES.get(query.onlyFamily ?? '')?.name ?? query.category;
  const where = among ? ` in ${among}` : '';
  if (count === 0) {
    return among || isFiltered ? `No products found${about}${where} with these filters.` : `No products found${about}.`;
  }
  if (!q) {
    const products = count === 1 ? '1 product' : `${isFiltered ? '' : 'All '}${count} products`;
    return `${products}${where}${sortBy === 'relevance' ? ', popular ones first' : ''}.`;
  }
  // What a page answers is no product; those that stand behind it are for the thing that is named.
  if (besidePage) return `Beside that we found ${productsOf(count)} for ‘${besidePage}’${where}.`;
  if (ofWhole === 0) return `Found ${productsOf(count)} that ${count === 1 ? 'comes' : 'come'} near ${said}${where}.`;
  const others = count - ofWhole;
  return `Found ${productsOf(ofWhole)}${about}${where}${others > 0 ? `, and ${others} that ${others === 1 ? 'comes' : 'come'} near it` : ''}.`;
}

const productsOf = (count: number) => (count === 1 ? '1 product' : `${count} products`);

/** Whether more is filtered than the category or the family, which a sentence names itself. */
export function isFilteredBeside(query: SearchQuery, filters: readonly AttributeFilter[]): boolean {
  return isFilteredBy({ ...query, category: undefined, onlyFamily: undefined }, filters);
}

function shortened(q: string): string {
  const letters = [...q];
  return letters.length > 80 ? `${letters.slice(0, 80).join('')}…` : q;
}
