import { type ReactNode, Suspense } from 'react';

/**
 * Hydrates its children later and separately, so that a slow phone can answer a touch in between; a touch on them hydrates
 * them at once. The children must not suspend: there is no fallback.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
