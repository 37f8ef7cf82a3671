import { type AttributeFilter, paramsOf, SHOP_FILTERS } from './attribute-filters.ts';
import type { ActiveFilter } from './contract.ts';
import { sayMeasures } from './measure-words.ts';

/** The attribute filters of a search in words. Values are shown as given, valid or not. */
export function activeFilters(
  given: Readonly<Record<string, string>>,
  filters: readonly AttributeFilter[] = SHOP_FILTERS,
): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const params = [...paramsOf(filter)];
    const [first = '', second = ''] = params.map((param) => given[param] ?? '');
    return first || second ? [{ label: labelOf(filter, first, second), params }] : [];
  });
}

function labelOf(filter: AttributeFilter, first: string, second: string): string {
  if (filter.kind === 'range') return sayMeasures(first, second, filter.unit, filter.step) ?? '';
  return filter.kind === 'yes' ? filter.title : `${filter.title}: ${filter.names[first] ?? first}`;
}
