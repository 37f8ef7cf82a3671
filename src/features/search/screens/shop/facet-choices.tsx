import { useId } from 'react';
import type { Bucket, Facets } from '#features/search/contract.ts';
import type { SearchState } from '#features/search/search-state.ts';
import { Chip } from '#ui/chip.tsx';

type Part = Partial<SearchState>;
type FacetChoicesProps = { facets: Facets; state: SearchState; hrefOf: (part: Part) => string };

interface Choice {
  label: string;
  count: number;
  isChosen: boolean;
  part: Part;
}

/** How what was found divides, with counts. Each choice is a link, which works before any script; another press lets go. */
export function FacetChoices({ facets, state, hrefOf }: FacetChoicesProps) {
  const groups = [
    { title: 'Price, ex VAT', choices: ranges(facets.prices, state, 'minPrice', 'maxPrice') },
    { title: 'Screen size', choices: ranges(facets.sizes, state, 'minSize', 'maxSize') },
    { title: 'Brightness', choices: ranges(facets.brightness, state, 'minNits', 'maxNits') },
    { title: 'Only show', choices: flags(facets, state) },
  ].filter(({ choices }) => choices.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 border-line border-t pt-5 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(({ title, choices }) => (
        <FacetGroup key={title} title={title} choices={choices} hrefOf={hrefOf} />
      ))}
    </div>
  );
}

function FacetGroup({ title, choices, hrefOf }: { title: string; choices: Choice[]; hrefOf: (part: Part) => string }) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className="mb-2 font-medium text-sm">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {choices.map(({ label, count, isChosen, part }) => (
          <li key={label} className="max-w-full">
            <Chip href={hrefOf(part)} selected={isChosen} className="bg-surface">
              {label}
              <span className="tabular text-ink-soft">
                <span className="sr-only">, products: </span>
                {count}
              </span>
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ranges<Min extends 'minPrice' | 'minSize' | 'minNits', Max extends 'maxPrice' | 'maxSize' | 'maxNits'>(
  buckets: readonly Bucket[],
  state: SearchState,
  minName: Min,
  maxName: Max,
): Choice[] {
  const choices = buckets.map(({ label, count, ...ends }) => {
    const min = ends.min === null ? '' : String(ends.min);
    const max = ends.max === null ? '' : String(ends.max);
    const isChosen = state[minName] === min && state[maxName] === max;
    return {
      label,
      count,
      isChosen,
      part: isChosen ? { [minName]: '', [maxName]: '' } : { [minName]: min, [maxName]: max },
    };
  });
  // One group that has everything divides nothing.
  return choices.length > 1 || choices.some(({ isChosen }) => isChosen) ? choices : [];
}

function flags({ outdoor, touch, inStock }: Facets, state: SearchState): Choice[] {
  const choices: Choice[] = [
    { label: 'Outdoor', count: outdoor, isChosen: state.outdoor, part: { outdoor: !state.outdoor } },
    { label: 'Touch', count: touch, isChosen: state.touch, part: { touch: !state.touch } },
    { label: 'In stock', count: inStock, isChosen: state.inStock, part: { inStock: !state.inStock } },
  ];
  return choices.filter(({ count, isChosen }) => count > 0 || isChosen);
}
