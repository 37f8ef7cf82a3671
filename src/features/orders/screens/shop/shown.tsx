import type { ReactNode } from 'react';

/** Shows its children when needed. Without scripts they cannot appear later, so they are always shown. */
export function Shown({ when, children }: { when: boolean; children: ReactNode }) {
  return when ? children : <noscript>{children}</noscript>;
}
