import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type MoneyRow = { label: ReactNode; value: ReactNode; strong?: boolean; note?: ReactNode };

/** The sum of an order, figure under figure. */
export function MoneyRows({ rows, className }: { rows: readonly MoneyRow[]; className?: string }) {
  return (
    <dl className={cx('flex flex-col', className)}>
      {rows.map((row, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a sum keep their places
          key={at}
          className={cx(
            'flex flex-wrap items-baseline justify-between gap-x-4 py-1.5',
            row.strong && 'mt-1.5 border-line border-t pt-3 font-heading font-semibold text-lg',
          )}
        >
          <dt className={cx('min-w-0 flex-[1_1_6rem]', !row.strong && 'text-ink-soft')}>
            {row.label}
            {row.note !== undefined && <span className="meta block font-normal font-sans">{row.note}</span>}
          </dt>
          <dd className="tabular wrap-anywhere ms-auto max-w-full shrink-0 text-end">{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
