import type { ReactNode } from 'react';

type ShownProps = { when: boolean; children: ReactNode };

/** Without scripts nothing can be shown later, so what may be needed stands there from the start. */
export function Shown({ when, children }: ShownProps) {
  return when ? children : <noscript>{children}</noscript>;
}
