import type { SearchAnswer } from '#features/search/contract.ts';
import { UiLink } from '#ui/link.tsx';
import { linkClass } from '#ui/link-class.ts';

type CorrectionProps = { corrected: NonNullable<SearchAnswer['corrected']>; hrefOf: (query: string) => string };

/** Names the correction and links to the search for the original words. */
export function Correction({ corrected: { query, insteadQuery }, hrefOf }: CorrectionProps) {
  return (
    <p className="break-words">
      Showing results for{' '}
      <UiLink href={hrefOf(query)} className={`${linkClass} font-semibold`}>
        <bdi>{query}</bdi>
      </UiLink>
      ; search instead for{' '}
      <UiLink href={hrefOf(insteadQuery)} className={linkClass}>
        <bdi>{insteadQuery}</bdi>
      </UiLink>
      .
    </p>
  );
}
