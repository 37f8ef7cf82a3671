import type { SearchesReport } from '#features/reports/search-reports.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { Figure } from './sales-panel.tsx';
import { count } from './words.ts';

type LostSearchesProps = { report: SearchesReport; hrefOf: (query: string) => string };

/** Searches without a result: products to stock, or to rename. */
export function LostSearches({ report: { items }, hrefOf }: LostSearchesProps) {
  if (items.length === 0) return <p className="meta">No search without a result in these days.</p>;
  return (
    <ol className="divide-y divide-line">
      {items.map(({ query, times, lastDay }) => (
        <li key={query} className="flex items-baseline justify-between gap-4 py-2 text-sm">
          <bdi className="name min-w-0 font-medium">
            <Figure href={hrefOf(query)}>{query}</Figure>
          </bdi>
          <span className="meta tabular shrink-0">
            {times === 1 ? 'once' : `${count(times)} times`}, last {formatLondonDay(lastDay)}
          </span>
        </li>
      ))}
    </ol>
  );
}
