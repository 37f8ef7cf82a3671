import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#web/lazy-part.tsx';

// Decoration: who sees no error loads none of it, and without a connection the screen stays dark.
const PixelDots = lazyPart(async () => (await import('./pixel-dots.tsx')).PixelDots, Dark);

/** A pixel screen that shows the status code of three characters, with the explanation and links beside it. */
export function PixelSign({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-8 sm:gap-12 lg:grid-cols-2">
      <div className="dark-surface overflow-clip rounded-lg p-4 sm:p-6">
        <Suspense fallback={<Dark />}>
          <PixelDots text={code} />
        </Suspense>
      </div>
      <div className="max-w-xl">{children}</div>
    </div>
  );
}

function Dark() {
  return <div style={{ aspectRatio: '21 / 11' }} />;
}
