import type { ReactNode } from 'react';
import type { FitGroupKey } from '#features/fits/fit-groups.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ShownFit, ShownFitGroup } from '../shown-fits.ts';

type FitGroupsProps = {
  groups: readonly ShownFitGroup[];
  /** A sentence where nothing is known of what the product goes with. */
  unknown: string | null;
  askPath: string;
  allPath: (group: FitGroupKey) => string;
  rowOf: (fit: ShownFit) => ReactNode;
};

/** What a product hangs on, plays from and so on; what serves others says what it is for. */
export function FitGroups({ groups, unknown, askPath, allPath, rowOf }: FitGroupsProps) {
  if (groups.length === 0 && !unknown) return null;
  return (
    <Section title="What fits" className="border-line border-t">
      {unknown && (
        <p>
          {unknown} <TextLink href={askPath}>Ask us</TextLink>.
        </p>
      )}
      <div className="flex flex-col gap-10">
        {groups.map((group) => (
          <section key={group.key} aria-labelledby={`fits-${group.key}`}>
            <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h3 id={`fits-${group.key}`} className="title-2">
                {group.title}
              </h3>
              <TextLink href={allPath(group.key)} className="text-sm">
                {group.fits > group.products.length ? `Show all ${group.fits}` : 'Why, and what does not fit'}
                <span className="sr-only"> ({group.title})</span>
              </TextLink>
            </div>
            {(group.nothing ?? group.inTheBox) && <p>{group.nothing ?? group.inTheBox}</p>}
            {group.products.length > 0 && <ul className="grid gap-x-12 lg:grid-cols-2">{group.products.map(rowOf)}</ul>}
          </section>
        ))}
      </div>
    </Section>
  );
}
