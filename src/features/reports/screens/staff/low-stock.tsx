import type { StockReport } from '#features/reports/contract.ts';
import { Badge } from '#ui/badge.tsx';
import { Figure } from './sales-panel.tsx';
import { count } from './words.ts';

type Item = StockReport['items'][number];
type ProductHref = ((item: Item) => string) | undefined;

const SHOWN = 8;
const SOON_DAYS = 7;

/** The products that run out first, for reordering. */
export function LowStock({ report, productHref }: { report: StockReport; productHref: ProductHref }) {
  if (report.items.length === 0) {
    return (
      <p className="meta">Everything on sale is above its reorder point ({report.below} unless it has its own).</p>
    );
  }
  const [first, rest] = [report.items.slice(0, SHOWN), report.items.slice(SHOWN)];
  return (
    <>
      <Lines items={first} productHref={productHref} />
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="w-fit rounded-xs py-2 font-medium text-accent-text text-sm">
            {count(report.found - first.length)} more
          </summary>
          <Lines items={rest} productHref={productHref} />
        </details>
      )}
    </>
  );
}

function Lines({ items, productHref }: { items: readonly Item[]; productHref: ProductHref }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <li key={item.productId} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 text-sm">
          <span className="min-w-0">
            <span className="block truncate font-medium" title={item.name}>
              <Figure href={productHref?.(item)}>{item.name}</Figure>
            </span>
            <span className="meta">
              {item.sold30 === 0 ? 'None sold in 30 days' : `${count(item.sold30)} sold in 30 days`}, reorder at{' '}
              {count(item.reorderPoint)}
            </span>
          </span>
          <Left item={item} />
        </li>
      ))}
    </ul>
  );
}

function Left({ item: { stockQuantity, daysLeft } }: { item: Item }) {
  if (stockQuantity === 0) return <Badge tone="negative">Sold out</Badge>;
  const isUrgent = daysLeft !== null && daysLeft <= SOON_DAYS;
  return (
    <span className="text-end">
      <Badge tone={isUrgent ? 'caution' : 'neutral'}>{stockQuantity} left</Badge>
      {daysLeft !== null && (
        <span className="meta block">{daysLeft === 0 ? 'lasts a day' : `lasts ${count(daysLeft)} days`}</span>
      )}
    </span>
  );
}
