import { sayMeasures } from '#features/search/measure-words.ts';
import { sayBounds } from '#features/search/price-bounds.ts';
import { changeSearch, DEFAULT_SEARCH, type SearchState } from '#features/search/search-state.ts';
import { ChipRow, RemovableChip } from '#ui/chip.tsx';

type ActiveFiltersProps = { state: SearchState; hrefOf: (state: SearchState) => string };

/** What narrows the results now; a press takes it off. Links, so that they work before any script. */
export function ActiveFilters({ state, hrefOf }: ActiveFiltersProps) {
  const chips = chipsOf(state);
  if (chips.length === 0) return null;
  return (
    <ChipRow label="Active filters">
      {chips.map(({ label, without }) => (
        <RemovableChip key={label} removeLabel={`Remove filter: ${label}`} href={hrefOf(changeSearch(state, without))}>
          {label}
        </RemovableChip>
      ))}
    </ChipRow>
  );
}

function chipsOf(state: SearchState): { label: string; without: Partial<SearchState> }[] {
  const { category, inStock, sortBy, sortOrder } = state;
  const price = sayBounds(state);
  const size = sayMeasures(state.minSize, state.maxSize, '"');
  const nits = sayMeasures(state.minNits, state.maxNits, ' nits');
  return [
    ...(category ? [{ label: category, without: { category: '' } }] : []),
    ...(price ? [{ label: price, without: { minPrice: '', maxPrice: '' } }] : []),
    ...(size ? [{ label: size, without: { minSize: '', maxSize: '' } }] : []),
    ...(nits ? [{ label: nits, without: { minNits: '', maxNits: '' } }] : []),
    ...(state.outdoor ? [{ label: 'Outdoor', without: { outdoor: false } }] : []),
    ...(state.touch ? [{ label: 'Touch', without: { touch: false } }] : []),
    ...(inStock ? [{ label: 'In stock only', without: { inStock: false } }] : []),
    ...(sortBy !== DEFAULT_SEARCH.sortBy
      ? [
          {
            label: `Sorted by ${sortBy}${sortOrder === 'desc' ? ', descending' : ''}`,
            without: { sortBy: DEFAULT_SEARCH.sortBy, sortOrder: DEFAULT_SEARCH.sortOrder },
          },
        ]
      : []),
  ];
}
