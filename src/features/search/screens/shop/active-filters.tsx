import type { ActiveFilter } from '#features/search/contract.ts';
import { sayBounds } from '#features/search/price-bounds.ts';
import { DEFAULT_SEARCH, type SearchState, withoutParams } from '#features/search/search-state.ts';
import type { VatView } from '#features/settings/vat-view.ts';
import { ChipRow, RemovableChip } from '#ui/chip.tsx';
import { useVatWords } from '#web/vat-words.tsx';

type ActiveFiltersProps = {
  state: SearchState;
  vat: VatView;
  /** The attribute filters in the answer's words; absent without an answer. */
  attributes: readonly ActiveFilter[] | undefined;
  hrefOf: (state: SearchState) => string;
};

/** The active filters; a click removes one. Links, so that they work without scripts. */
export function ActiveFilters({ state, vat, attributes, hrefOf }: ActiveFiltersProps) {
  const said = useVatWords();
  const chips = chipsOf(state, said(`${vat} VAT`), attributes ?? asTyped(state));
  if (chips.length === 0) return null;
  return (
    <ChipRow label="Active filters">
      {chips.map(({ label, params }) => (
        <RemovableChip key={label} removeLabel={`Remove filter: ${label}`} href={hrefOf(withoutParams(state, params))}>
          {label}
        </RemovableChip>
      ))}
    </ChipRow>
  );
}

function chipsOf(state: SearchState, side: string, attributes: readonly ActiveFilter[]): ActiveFilter[] {
  const { category, inStock, sortBy, sortOrder } = state;
  const price = sayBounds(state);
  const sort = `Sorted by ${sortBy}${sortOrder === 'desc' ? ', descending' : ''}`;
  return [
    ...(category ? [{ label: category, params: ['category'] }] : []),
    ...(price ? [{ label: `${price} ${side}`.trim(), params: ['minPrice', 'maxPrice'] }] : []),
    ...attributes,
    ...(inStock ? [{ label: 'In stock only', params: ['inStock'] }] : []),
    ...(sortBy === DEFAULT_SEARCH.sortBy ? [] : [{ label: sort, params: ['sortBy', 'sortOrder'] }]),
  ];
}

// Without an answer the attributes are unknown, but their filters can still be removed.
function asTyped({ attributes }: SearchState): ActiveFilter[] {
  return Object.entries(attributes).map(([name, value]) => ({ label: `${name}: ${value}`, params: [name] }));
}
