import type { ReactNode } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';

type NothingListedProps = {
  /** What is listed, in the plural. */
  what: string;
  icon: ReactNode;
  isFiltered: boolean;
  /** Where the list is shown whole again. */
  allHref?: string;
  /** What is said while there is none at all, and while none matches the filter. */
  none?: string;
  noMatch: string;
};

/** A list with nothing in it: because there is nothing yet, or because nothing matches. */
export function NothingListed({ what, icon, isFiltered, allHref, none, noMatch }: NothingListedProps) {
  return (
    <EmptyState
      icon={icon}
      title={isFiltered ? `No ${what} match` : `No ${what} yet`}
      description={isFiltered ? noMatch : none}
      actions={
        isFiltered && allHref ? (
          <UiLink href={allHref} className={buttonClass({ variant: 'secondary' })}>
            {`Show all ${what}`}
          </UiLink>
        ) : undefined
      }
    />
  );
}
