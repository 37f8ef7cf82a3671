import type { ReactNode } from 'react';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

export type NothingListedProps = {
  /** What is listed, in the plural. */
  what: string;
  icon: ReactNode;
  isFiltered: boolean;
  /** The address without filters. */
  allHref?: string;
  /** The text while there is none at all, and while none matches the filter. */
  none?: string;
  noMatch: string;
  /** Where to go while there is none at all. */
  noneLink?: { href: string; label: string };
};

/** An empty list: because there is nothing yet, or because nothing matches. */
export function NothingListed({ what, icon, isFiltered, allHref, none, noMatch, noneLink }: NothingListedProps) {
  const allLink = allHref === undefined ? undefined : { href: allHref, label: `Show all ${what}` };
  const link = isFiltered ? allLink : noneLink;
  return (
    <EmptyState
      icon={icon}
      title={isFiltered ? `No ${what} match` : `No ${what} yet`}
      description={isFiltered ? noMatch : none}
      actions={
        link && (
          <ButtonLink href={link.href} variant="secondary">
            {link.label}
          </ButtonLink>
        )
      }
    />
  );
}
