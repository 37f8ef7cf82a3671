import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  back?: ReactNode;
  actions?: ReactNode;
  meta?: ReactNode;
  /** On a phone in little room, above what the visitor came for. */
  tight?: boolean;
};

export function PageHeader({ title, description, back, actions, meta, tight }: PageHeaderProps) {
  return (
    <header className={cx('flex flex-col gap-3 sm:py-8', tight ? 'py-2' : 'py-6')}>
      {back}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-3xl">
          <h1 className="title-1">{title}</h1>
          {description !== undefined && <p className="lead mt-2">{description}</p>}
          {meta !== undefined && <div className="meta mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">{meta}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap items-center gap-3">{actions}</div>}
      </div>
    </header>
  );
}
