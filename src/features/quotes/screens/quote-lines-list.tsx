import { formatPounds, toPence } from '#values/money.ts';
import type { Quote } from '../contract.ts';

/** The lines of a quote. */
export function QuoteLinesList({ lines }: { lines: Quote['lines'] }) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {lines.map((line) => (
        <li key={line.id} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="break-words font-semibold">{line.productName}</p>
            <p className="meta tabular">
              {line.quantity.toLocaleString('en-GB')}
              {line.unitPrice !== null && <> × {formatPounds(toPence(line.unitPrice))} ex VAT</>}
              {line.sku && <span className="ms-3 whitespace-nowrap">SKU {line.sku}</span>}
            </p>
          </div>
          {line.total !== null && <p className="tabular shrink-0 font-semibold">{formatPounds(toPence(line.total))}</p>}
        </li>
      ))}
    </ul>
  );
}
