import { useId } from 'react';
import type { FilterGroup } from '#features/search/contract.ts';
import { type SearchState, searchParams, withoutParams, withParams } from '#features/search/search-state.ts';
import { Chip } from '#ui/chip.tsx';

type FacetChoicesProps = { groups: readonly FilterGroup[]; state: SearchState; hrefOf: (state: SearchState) => string };

/** The facets with counts. Each choice is a link, which works without scripts; a second click removes it. */
export function FacetChoices({ groups, state, hrefOf }: FacetChoicesProps) {
  if (groups.length === 0) return null;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-5 border-line border-t pt-5 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map((group) => (
        <FacetGroup key={group.title} group={group} state={state} hrefOf={hrefOf} />
      ))}
    </div>
  );
}

function FacetGroup({
  group: { title, choices },
  state,
  hrefOf,
}: Omit<FacetChoicesProps, 'groups'> & { group: FilterGroup }) {
  const id = useId();
  const given = searchParams(state);
  return (
    <div>
      <h3 id={id} className="mb-2 font-medium text-sm">
        {title}
      </h3>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {choices.map(({ label, count, params }) => {
          const isChosen = Object.entries(params).every(([name, value]) => (given[name] ?? '') === value);
          const next = isChosen ? withoutParams(state, Object.keys(params)) : withParams(state, params);
          return (
            <li key={label} className="max-w-full">
              <Chip href={hrefOf(next)} selected={isChosen} className="bg-surface">
                {label}
                <span className="tabular text-ink-soft">
                  <span className="sr-only">, products: </span>
                  {count}
                </span>
              </Chip>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
