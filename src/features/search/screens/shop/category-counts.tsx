import type { Facets } from '#features/search/contract.ts';
import { Chip, ChipRow } from '#ui/chip.tsx';

type CategoryCountsProps = { categories: Facets['categories']; chosen: string; hrefOf: (category: string) => string };

/** How many products each category has of what was found; a press keeps to it, another one lets go of it again. */
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
