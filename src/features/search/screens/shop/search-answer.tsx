import { Plus, Sparkles } from 'lucide-react';
import { useState } from 'react';
import type { SearchAnswer } from '#features/search/contract.ts';
import { Chip, ChipRow, RemovableChip } from '#ui/chip.tsx';
import { cx } from '#ui/class-names.ts';
import { TextLink } from '#ui/text-link.tsx';

type HrefOf = (text: string) => string;

type SearchSummaryProps = {
  summary: string;
  page: SearchAnswer['page'];
  alternatives: readonly string[];
  hrefOf: HrefOf;
  /** Whether products follow, which a phone shows first. */
  isFound?: boolean;
};

/** What was understood and found, the page that answers it better, and alternative queries. */
export function SearchSummary({ summary, page, alternatives, hrefOf, isFound = false }: SearchSummaryProps) {
  const [isWhole, setWhole] = useState(!isFound);
  return (
    <div className="rounded-lg border-accent border-s-4 bg-accent-wash px-4 py-3.5 sm:px-5">
      <div className="flex gap-3">
        <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text max-sm:hidden" />
        <div className="min-w-0">
          <h2 className="sr-only">AI summary</h2>
          <p className={cx('break-words', !isWhole && 'max-sm:line-clamp-2')}>{summary}</p>
          {!isWhole && summary.length > LONG && (
            <button
              type="button"
              onClick={() => setWhole(true)}
              className="min-h-6 font-medium text-sm underline underline-offset-4 sm:hidden"
            >
              Read it all
            </button>
          )}
          {page && (
            <p className="mt-2">
              <TextLink href={page.href} className="font-semibold">
                {page.title}
              </TextLink>
            </p>
          )}
        </div>
      </div>
      <Alternatives
        alternatives={alternatives}
        hrefOf={hrefOf}
        className={cx('mt-3 sm:ps-8', isFound && 'max-sm:hidden')}
      />
    </div>
  );
}

// About two lines of a phone.
const LONG = 88;

type AlternativesProps = { alternatives: readonly string[]; hrefOf: HrefOf; className?: string };

/** Other whole queries, each of which leads to other results. */
export function Alternatives({ alternatives, hrefOf, className }: AlternativesProps) {
  if (alternatives.length === 0) return null;
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <p className="meta">Or try</p>
      <ChipRow label="Alternative searches">
        {alternatives.map((query) => (
          <Chip key={query} href={hrefOf(query)} className="bg-surface">
            {query}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

type UnderstoodChipsProps = {
  understood: SearchAnswer['understood'];
  likely?: SearchAnswer['likely'];
  hrefOf: HrefOf;
  /** The same search with these parameters. */
  hrefWith?: (params: Readonly<Record<string, string>>) => string;
};

/**
 * How the words were understood: a click removes one from the query, or switches on what is only likely. Links, so that they
 * work without scripts.
 */
export function UnderstoodChips({ understood, likely = [], hrefOf, hrefWith = () => '' }: UnderstoodChipsProps) {
  if (understood.length + likely.length === 0) return null;
  return (
    <ChipRow label="Understood from your words" slides>
      {understood.map(({ label, without }) => (
        <RemovableChip key={label} removeLabel={`Search without: ${label}`} href={hrefOf(without)}>
          {label}
        </RemovableChip>
      ))}
      {likely.map(({ label, count, params }) => (
        <Chip key={label} href={hrefWith(params)}>
          <Plus aria-hidden="true" className="size-4 shrink-0" />
          {label}
          <span className="tabular text-ink-soft">{count}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}

type CorrectionProps = { corrected: NonNullable<SearchAnswer['corrected']>; hrefOf: HrefOf };

/** Names the correction and links to the search for the original words. */
export function Correction({ corrected: { query, insteadQuery }, hrefOf }: CorrectionProps) {
  return (
    <p className="break-words">
      Showing results for{' '}
      <TextLink href={hrefOf(query)} className="font-semibold">
        <bdi>{query}</bdi>
      </TextLink>
      ; search instead for{' '}
      <TextLink href={hrefOf(insteadQuery)}>
        <bdi>{insteadQuery}</bdi>
      </TextLink>
      .
    </p>
  );
}

type CategoryCountsProps = { categories: SearchAnswer['categories']; chosen: string; hrefOf: HrefOf };

/** The categories found with their counts; a click filters by one, another click removes the filter. */
export function CategoryCounts({ categories, chosen, hrefOf }: CategoryCountsProps) {
  if (categories.length < 2) return null;
  return (
    <ChipRow label="Categories found" slides>
      {categories.map(({ name, count }) => (
        <Chip key={name} href={hrefOf(name === chosen ? '' : name)} selected={name === chosen}>
          <span className="min-w-0 truncate">{name}</span>
          <span className="tabular text-ink-soft">{count}</span>
        </Chip>
      ))}
    </ChipRow>
  );
}
