import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type DarkSectionProps = { grid?: boolean; className?: string; children: ReactNode };

/** A dark band of a page: everything inside uses the dark colour tokens. */
export function DarkSection({ grid = true, className, children }: DarkSectionProps) {
  return (
    <div className={cx('dark-surface relative isolate overflow-clip', grid && 'dark-grid', className)}>{children}</div>
  );
}
