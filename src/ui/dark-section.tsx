import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type StageProps = { grid?: boolean; className?: string; children: ReactNode };

/** The dark room: everything inside wears the dark half of the tokens. */
export function DarkSection({ grid = true, className, children }: StageProps) {
  return (
    <div className={cx('dark-surface relative isolate overflow-clip', grid && 'dark-grid', className)}>{children}</div>
  );
}
