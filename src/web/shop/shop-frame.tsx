import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SkipLink } from '#ui/skip-link.tsx';
import { AliveLater } from '#web/alive-later.tsx';
import { Assistant } from '#web/assistant/assistant.tsx';
import { useCompared } from '#web/compare/compare-choice.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { useLiveSession } from '#web/live/use-live-session.ts';
import { OfflineGuard } from '#web/offline/offline-guard.tsx';
import { useStoredSession } from '#web/offline/stored-session.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/queries.ts';
import { DrawTheRest } from './draw-the-rest.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** The shop's chrome around a page: skip link, header, the page's `<main>`, footer, offline watch. */
export function ShopFrame({ children }: { children: ReactNode }) {
  useStoredSession(useSession().data?.user);
  useLiveSession();
  const main = useFocusOnArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>Skip to the page</SkipLink>
      <Header />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <OfflineGuard>{children}</OfflineGuard>
      </main>
      <AliveLater>
        <Footer />
        <DrawTheRest />
      </AliveLater>
      <Comparison />
      <Assistant />
    </div>
  );
}

// Loaded once something is to be compared.
const CompareTray = lazyPart(
  async () => (await import('#web/compare/compare-tray.tsx')).CompareTray,
  () => null,
);

function Comparison() {
  const ids = useCompared();
  const { pathname } = useLocation();
  if (ids.length === 0 || pathname === paths.compare()) return null;
  return (
    <Suspense>
      <CompareTray ids={ids} />
    </Suspense>
  );
}

/** Following a link puts the focus where a new page would: at the page's start, not on a link that is gone. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const arrivedAt = useRef(pathname);
  useEffect(() => {
    if (arrivedAt.current === pathname) return;
    arrivedAt.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
