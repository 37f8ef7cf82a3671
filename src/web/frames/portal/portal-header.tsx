import type { ReactNode } from 'react';
import { cx } from '#ui/class-names.ts';

type PortalHeaderProps = { title: string; description?: ReactNode; meta?: ReactNode; actions?: ReactNode };

/** The head of a staff screen: smaller than a shop page's, to leave room for the work below. */
export function PortalHeader({ title, description, meta, actions }: PortalHeaderProps) {
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pt-5 pb-4">
      <div className={cx('min-w-0 max-w-3xl', description !== undefined && 'flex-1 basis-72')}>
        <h1 className="title-2">{title}</h1>
        {description !== undefined && <p className="meta mt-1 text-pretty">{description}</p>}
      </div>
      {meta !== undefined && <p className="meta tabular">{meta}</p>}
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2 self-center">{actions}</div>}
    </header>
  );
}
