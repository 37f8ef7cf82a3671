import type { ReactNode } from 'react';

type ShownProps = { when: boolean; children: ReactNode };

/** Shows its children when needed. Without scripts they cannot appear later, so they are always shown. */
export function Shown({ when, children }: ShownProps) {
  return when ? children : <noscript>{children}</noscript>;
}
