import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type DefinitionListProps = {
  items: readonly { term: string; value: ReactNode }[];
  columns?: 1 | 2;
  dense?: boolean;
  className?: string;
};

export function DefinitionList({ items, columns = 1, dense, className }: DefinitionListProps) {
  return (
    <dl className={cx('grid grid-cols-1', columns === 2 && 'lg:grid-cols-2 lg:gap-x-12', className)}>
      {items.map((item) => (
        <div
          key={item.term}
          className={cx(
            'grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-line border-b',
            dense ? 'py-1.5 text-sm' : 'py-3',
          )}
        >
          <dt className="text-ink-soft">{item.term}</dt>
          <dd className="tabular min-w-0 break-words font-medium">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
