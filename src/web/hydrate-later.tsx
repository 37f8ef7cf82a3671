import { type ReactNode, Suspense } from 'react';

/**
 * Parts of a page that come to life after what a visitor reaches first, in turns of their own, so that a slow phone answers
 * a touch in between. A touch on a part brings it to life at once. Nothing in it may wait for anything: on the server it is
 * drawn with the page, which has no other words for it.
 */
export function HydrateLater({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>;
}
