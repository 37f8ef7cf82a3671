import { Sparkles } from 'lucide-react';
import { Chip, ChipRow } from '#ui/chip.tsx';

type SearchSummaryProps = { summary: string; alternatives: readonly string[]; hrefOf: (query: string) => string };

/** What was understood and found, and alternative queries. */
export function SearchSummary({ summary, alternatives, hrefOf }: SearchSummaryProps) {
  return (
    <div className="rounded-lg border-accent border-s-4 bg-accent-wash px-4 py-3.5 sm:px-5">
      <div className="flex gap-3">
        <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent-text" />
        <div className="min-w-0">
          <h2 className="sr-only">AI summary</h2>
          <p className="break-words">{summary}</p>
        </div>
      </div>
      {alternatives.length > 0 && (
        <div className="mt-3 flex flex-col gap-2 sm:ps-8">
          <p className="meta">Or try</p>
          <ChipRow label="Alternative searches">
            {alternatives.map((query) => (
              <Chip key={query} href={hrefOf(query)} className="bg-surface">
                {query}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
    </div>
  );
}
