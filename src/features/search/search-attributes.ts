import { type Attribute, type AttributeTable, type SpecValue, specValue } from '#features/catalogue/attribute.ts';
import { ATTRIBUTES } from '#features/catalogue/attributes.ts';
import { type AttributeFilter, attributeFilters } from './attribute-filters.ts';
import { type Amount, amountsOf } from './understanding/amounts.ts';
import { type NeedPattern, needPatterns } from './understanding/needs.ts';
import { PROMISES } from './understanding/promises.ts';
import { SIDES } from './understanding/sides.ts';

/** What the search derives from a table of attributes. */
export interface SearchAttributes {
  filters: readonly AttributeFilter[];
  amounts: readonly Amount[];
  needs: readonly NeedPattern[];
  featuresOf(specs: object): string;
}

export function searchAttributes(table: AttributeTable): SearchAttributes {
  const filters = attributeFilters(table);
  return {
    filters,
    amounts: [...SIDES, ...PROMISES, ...amountsOf(filters)],
    needs: needPatterns(table),
    featuresOf: featureWords(table),
  };
}

/** The same for the shop's attributes. */
export const SHOP_ATTRIBUTES: SearchAttributes = searchAttributes(ATTRIBUTES);

function featureWords(table: AttributeTable): SearchAttributes['featuresOf'] {
  const said = Object.entries(table).filter(([, { words }]) => words) as [string, Said][];
  return (specs) =>
    said
      .map(([key, { words }]) => {
        const value = specValue(specs, key);
        return value === undefined || value === '' ? '' : words(value);
      })
      .filter(Boolean)
      .join(' ');
}

type Said = Attribute & { words(value: SpecValue): string };
