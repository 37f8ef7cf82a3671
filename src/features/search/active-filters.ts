import { FAMILIES } from '#features/catalogue/families.ts';
import { type AttributeFilter, paramsOf, SHOP_FILTERS } from './attribute-filters.ts';
import type { ActiveFilter } from './contract.ts';

/** The filters of a search by family and attributes in words. Values are shown as given, valid or not. */
export function activeFilters(
  given: Readonly<Record<string, string>>,
  filters: readonly AttributeFilter[] = SHOP_FILTERS,
): ActiveFilter[] {
  const { onlyFamily } = given;
  const family = onlyFamily ? (FAMILIES.get(onlyFamily)?.name ?? `Family: ${onlyFamily}`) : null;
  const byAttributes = filters.flatMap((filter) => {
    const params = [...paramsOf(filter)];
    const [first = '', second = ''] = params.map((param) => given[param] ?? '');
    return first || second ? [{ label: labelOf(filter, first, second), params }] : [];
  });
  return family === null ? byAttributes : [{ label: family, params: ['onlyFamily'] }, ...byAttributes];
}

function labelOf(filter: AttributeFilter, first: string, second: string): string {
  if (filter.kind === 'range') return sayMeasures(first, second, filter.unit, filter.step) ?? '';
  return filter.kind === 'yes' ? filter.title : `${filter.title}: ${filter.names[first] ?? first}`;
}

/**
 * An amount filter in words for its chip; null without one. `unit` follows a number directly. An upper end one step below a
 * round number is shown as that number: `54.9` as 'under 55'.
 */
export function sayMeasures(min: string, max: string, unit: string, step = 1): string | null {
  const end = endOf(max, step);
  if (min && end) return `${number(min)}${unit} ${end.isShort ? 'to under' : 'to'} ${number(end.text)}${unit}`;
  if (min) return `${number(min)}${unit} and over`;
  return end ? `${end.isShort ? 'Under' : 'Up to'} ${number(end.text)}${unit}` : null;
}

// The end of a facet lies one step below the start of the next, so that both ends are included.
function endOf(max: string, step: number): { text: string; isShort: boolean } | null {
  if (!max) return null;
  const isFraction = /\.9+$/.test(max);
  const isShort = isFraction || (step >= 1 && /99$/.test(max));
  return { text: isShort ? String(Math.ceil(Number(max) + (isFraction ? 0 : 1))) : max, isShort };
}

function number(text: string): string {
  return Number.isFinite(Number(text)) ? Number(text).toLocaleString('en-GB') : text;
}
