import type { Facets } from '#features/search/contract.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';

type CategoryCountsProps = { categories: Facets['categories']; chosen: string; hrefOf: (category: string) => string };

/** The categories found with their counts; a click filters by one, another click removes the filter. */
export function CategoryCounts({ categories, chosen, hrefOf }: CategoryCountsProps) {
  if (categories.length < 2) return null;
  return (
    <ChipRow label="Categories found">
      {categories.map(({ name, count }) => (
        <Chip key={name} href={hrefOf(name === chosen ? '' : name)} selected={name === chosen}>
          <span className="min-w-0 truncate">{name}</span>
          <span className="tabular text-ink-soft">{count}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
