import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { UiLink } from './link.tsx';
import { pageNumbers } from './page-numbers.ts';

type PaginationProps = { page: number; pageCount: number; hrefFor: (page: number) => string; label?: string };

export function Pagination({ page, pageCount, hrefFor, label = 'Pages' }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center gap-1">
        <Step to={page - 1} isOn={page > 1} hrefFor={hrefFor} label="Previous page">
          <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Step>
        {pageNumbers(page, pageCount).map((n, at) =>
          n === undefined ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap is nothing but its place
            <li key={`gap-${at}`} aria-hidden="true" className="px-1 text-ink-soft">
              …
            </li>
          ) : (
            <li key={n}>
              <UiLink
                href={hrefFor(n)}
                aria-label={`Page ${n}`}
                aria-current={n === page ? 'page' : undefined}
                className={cx(
                  cellClass,
                  n === page
                    ? 'border-ink bg-action font-semibold text-on-action'
                    : 'border-transparent hover:bg-sunken',
                )}
              >
                {n}
              </UiLink>
            </li>
          ),
        )}
        <Step to={page + 1} isOn={page < pageCount} hrefFor={hrefFor} label="Next page">
          <ChevronRight aria-hidden="true" className="size-5 rtl:rotate-180" />
        </Step>
      </ul>
    </nav>
  );
}

type StepProps = { to: number; isOn: boolean; hrefFor: (page: number) => string; label: string; children: ReactNode };

function Step({ to, isOn, hrefFor, label, children }: StepProps) {
  return (
    <li>
      {isOn ? (
        <UiLink href={hrefFor(to)} aria-label={label} className={cx(cellClass, 'border-transparent hover:bg-sunken')}>
          {children}
        </UiLink>
      ) : (
        <span aria-hidden="true" className={cx(cellClass, 'border-transparent text-line-strong')}>
          {children}
        </span>
      )}
    </li>
  );
}

const cellClass =
  'tabular inline-flex h-11 min-w-10 items-center justify-center rounded-md border px-2 text-sm transition-colors duration-150 sm:h-9 sm:min-w-9';
