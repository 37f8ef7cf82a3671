import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { useCompared } from './compare-choice.ts';

// Loaded with the first product to compare.
const CompareTray = lazyPart(
  async () => (await import('./compare-tray.tsx')).CompareTray,
  () => null,
);

/** The products being compared, at the bottom of every page but the comparison itself. */
export function Comparison() {
  const ids = useCompared();
  const { pathname } = useLocation();
  if (ids.length === 0 || pathname === paths.compare()) return null;
  return (
    <Suspense>
      <CompareTray ids={ids} />
    </Suspense>
  );
}
