import { Columns3 } from 'lucide-react';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { paths } from '#web/paths.ts';

/** The page of the comparison without products. */
export function NothingCompared() {
  return (
    <EmptyState
      icon={<Columns3 aria-hidden="true" className="size-6" />}
      title="Nothing to compare yet"
      description="Press Compare on a product to put it here. Up to four stand side by side."
      actions={<ButtonLink href={paths.search()}>Find products</ButtonLink>}
    />
  );
}
