import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type StageProps = { grid?: boolean; className?: string; children: ReactNode };

/** The dark room: everything inside wears the dark half of the tokens. */
export function Stage({ grid = true, className, children }: StageProps) {
  return <div className={cx('stage relative isolate overflow-clip', grid && 'stage-grid', className)}>{children}</div>;
}
