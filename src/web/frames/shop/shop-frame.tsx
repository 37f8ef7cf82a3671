import { lazy, type ReactNode } from 'react';
import { SkipLink } from '#ui/skip-link.tsx';
import { useFocusOnArrival } from '#web/frames/use-focus-on-arrival.ts';
import { HydrateLater } from '#web/hydrate-later.tsx';
import { useLiveSession } from '#web/live/use-live-session.ts';
import { OfflineGuard } from '#web/offline/offline-guard.tsx';
import { useStoredSession } from '#web/offline/use-stored-session.ts';
import { useSession } from '#web/session.ts';
import { Header } from './header.tsx';
import { RenderWhenIdle } from './render-when-idle.ts';

// Its links work before its script is there; if it never comes, the server's footer stays.
const Footer = lazy(async () => ({ default: (await import('./footer.tsx')).Footer }));

/** What features show in the frame: the frame places it, `pages/shop/layout.tsx` provides it. */
export interface ShopFrameParts {
  /** At the end of the strip above the header: which price is large, in which currency. */
  switches: ReactNode;
  /** In the header, after the main links. */
  search: ReactNode;
  /** In the header, for a signed-in user with this many unread notifications. */
  bell: (unread: number) => ReactNode;
  /** In the header, with this many pieces in the cart. */
  cart: (count: number) => ReactNode;
  /** In the footer, under the address. */
  social: ReactNode;
  /** In the footer, a line of its own in the small print. */
  smallPrint: ReactNode;
  /** At the end of the header on phones; above the page, at the bottom of the window, elsewhere. */
  chat: ReactNode;
  /** Above the page, at the bottom of the window. */
  floating: ReactNode;
}

/** The shop's chrome around a page: skip link, header, the page's `<main>`, footer, offline watch. */
export function ShopFrame({ parts, children }: { parts: ShopFrameParts; children: ReactNode }) {
  useStoredSession(useSession().data?.user);
  useLiveSession();
  const main = useFocusOnArrival();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink>Skip to the page</SkipLink>
      <Header parts={parts} />
      <main id="main" ref={main} tabIndex={-1} className="flex-1">
        <OfflineGuard>{children}</OfflineGuard>
      </main>
      <HydrateLater>
        <Footer social={parts.social} smallPrint={parts.smallPrint} />
        <RenderWhenIdle />
      </HydrateLater>
      {parts.floating}
    </div>
  );
}
