import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type PanelProps = {
  title?: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  padded?: boolean;
  className?: string;
  children: ReactNode;
};

/** A sheet with an optional title. Never put one inside another. */
export function Panel({ title, description, actions, padded = true, className, children }: PanelProps) {
  return (
    <section className={cx('min-w-0 overflow-clip rounded-lg border border-line bg-surface', className)}>
      {(title !== undefined || actions !== undefined) && (
        <div
          className={cx(
            'flex flex-wrap items-center justify-between gap-3 px-4 pt-4 sm:px-5',
            !padded && 'border-line border-b pb-4',
          )}
        >
          <div className="min-w-0">
            {title !== undefined && <h2 className="title-3">{title}</h2>}
            {description !== undefined && <p className="meta mt-0.5">{description}</p>}
          </div>
          {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
      )}
      <div className={padded ? 'p-4 sm:p-5' : undefined}>{children}</div>
    </section>
  );
}
