import type { StockMovement } from '#features/stock/contract.ts';
import { formatDateTime } from '#values/instant.ts';
import { Change } from './stock-table.tsx';
import { type StockLinks, WhyItChanged } from './why-it-changed.tsx';

/** The changes of one product with the stock that each left, newest first. */
export function StockHistory({ movements, links }: { movements: readonly StockMovement[]; links: StockLinks }) {
  if (movements.length === 0) return <p className="meta">No such change yet.</p>;
  return (
    <ol className="divide-y divide-line border-line border-t text-sm">
      {movements.map((movement) => (
        <li key={movement.id} className="flex items-baseline gap-x-4 py-2.5">
          <span className="min-w-0 flex-1">
            <WhyItChanged movement={movement} links={links} />
            <time dateTime={movement.at} className="meta tabular">
              {formatDateTime(movement.at)}
            </time>
          </span>
          <span className="tabular text-end">
            <Change change={movement.change} />
          </span>
          <span className="tabular w-18 shrink-0 text-end">
            <span className="sr-only">leaves </span>
            <span aria-hidden="true" className="text-ink-soft">
              →{' '}
            </span>
            {movement.stockAfter.toLocaleString('en-GB')}
          </span>
        </li>
      ))}
    </ol>
  );
}
