import type { UnopenedReport } from '#features/reports/search-reports.ts';
import { formatLondonDay } from '#values/london-day.ts';
import { Figure } from './sales-panel.tsx';
import { count } from './words.ts';

type UnopenedSearchesProps = {
  report: UnopenedReport;
  hrefOf: (query: string) => string;
  productHref: (product: { id: number; name: string }) => string;
};

/** Searches with results that nobody wanted: what stands first, and what the others opened, say why. */
export function UnopenedSearches({ report: { items }, hrefOf, productHref }: UnopenedSearchesProps) {
  if (items.length === 0) return <p className="meta">No such search in these days.</p>;
  return (
    <ol className="divide-y divide-line">
      {items.map(({ query, visits, unopened, lastDay, first, opened }) => (
        <li key={query} className="flex flex-col gap-1 py-2 text-sm">
          <div className="flex items-baseline justify-between gap-4">
            <bdi className="name min-w-0 font-medium">
              <Figure href={hrefOf(query)}>{query}</Figure>
            </bdi>
            <span className="meta tabular shrink-0 text-end">
              {count(unopened)} of {visits === 1 ? '1 visitor' : `${count(visits)} visitors`}, last{' '}
              {formatLondonDay(lastDay)}
            </span>
          </div>
          <p className="meta wrap-anywhere">
            {first ? (
              <>
                First today: <Figure href={productHref({ id: first.productId, name: first.name })}>{first.name}</Figure>
              </>
            ) : (
              'Finds nothing today'
            )}
          </p>
          {opened.length > 0 && (
            <p className="meta wrap-anywhere">
              Opened:{' '}
              {opened.map(({ productId, name, opened: times, added }, at) => (
                <span key={productId}>
                  {at > 0 && '; '}
                  <Figure href={productHref({ id: productId, name })}>{name}</Figure> {sayTimes(times, added)}
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function sayTimes(opened: number, added: number): string {
  const said = [opened > 0 && `${count(opened)} opened`, added > 0 && `${count(added)} added`].filter(Boolean);
  return `(${said.join(', ')})`;
}
