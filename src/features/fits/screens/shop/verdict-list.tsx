import type { ReactNode } from 'react';
import type { CardProduct } from '#features/catalogue/screens/product-card-frame.tsx';
import { Chip } from '#ui/chip.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { FitRow } from './fit-row.tsx';
import { type readFits, VERDICTS } from './read-fits.ts';

type Shown = NonNullable<Awaited<ReturnType<typeof readFits>>>;
type VerdictListProps = Omit<Shown, 'product' | 'title'> & {
  pathOf: (query: Record<string, string>) => string;
  buy: (product: CardProduct) => ReactNode;
};

/** The products of one group by verdict, each with all its reasons. */
export function VerdictList({
  group,
  verdict,
  counts,
  nothing,
  products,
  page,
  pageCount,
  pathOf,
  buy,
}: VerdictListProps) {
  return (
    <>
      <ul aria-label="By verdict" className="mb-6 flex flex-wrap gap-2">
        {VERDICTS.filter(({ key, count }) => counts[count] > 0 || key === verdict).map(({ key, label, count }) => (
          <li key={key}>
            <Chip href={pathOf({ group, show: key })} selected={key === verdict}>
              {label} ({counts[count]})
            </Chip>
          </li>
        ))}
      </ul>
      {nothing && <p className="mb-6">{nothing}</p>}
      <ul className="grid gap-x-12 lg:grid-cols-2">
        {products.map(({ product, reasons, warning, canBuy }) => (
          <FitRow key={product.id} product={product} warning={warning} action={canBuy && buy(product)}>
            {reasons.length > 0 && (
              <ul className="meta mt-1 flex flex-col gap-0.5">
                {reasons.map((reason) => (
                  <li key={reason}>{reason}</li>
                ))}
              </ul>
            )}
          </FitRow>
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefFor={(n) => pathOf({ group, show: verdict, ...(n > 1 ? { page: String(n) } : {}) })}
        />
      </div>
    </>
  );
}
