import { Menu, Search as SearchIcon } from 'lucide-react';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { BrandMark } from '#ui/brand-mark.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { UiLink } from '#ui/link.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { useFocusOnArrival } from '#web/frames/use-focus-on-arrival.ts';
import { useLivePortal } from '#web/live/use-live-session.ts';
import { useLoggedOutOffline } from '#web/offline/logged-out.ts';
import { OfflineGuard } from '#web/offline/offline-guard.tsx';
import { useStoredSession } from '#web/offline/use-stored-session.ts';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';
import { useFocusOfRows } from '#web/use-focus-of-rows.ts';
import { useShop } from '#web/use-shop.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { PortalKeys } from './portal-keys.tsx';
import { PortalRail } from './portal-rail.tsx';

type PortalFrameProps = {
  user: SessionUser | undefined;
  /** Searches everything; opened from the rail or by `/`. */
  Search: ComponentType<{ open: boolean; onClose: () => void }>;
  children: ReactNode;
};

/** The frame around a staff screen: the rail on a wide screen, a top bar with a drawer on a narrow one. */
export function PortalFrame(props: PortalFrameProps) {
  const { Search, children } = props;
  const user = useLoggedOutOffline() ? undefined : props.user;
  useStoredSession(user);
  useLivePortal();
  const main = useFocusOnArrival();
  useFocusOfRows();
  const [isSearching, setSearching] = useState(false);
  const openSearch = useCallback(() => setSearching(true), []);
  return (
    <div className="portal min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <SkipLink>Skip to the page</SkipLink>
      {user && (
        <aside
          aria-label="Portal"
          className="sticky top-0 flex h-dvh flex-col gap-5 overflow-y-auto border-line border-e bg-surface p-3 pb-4 max-lg:hidden"
        >
          <Brand />
          <button
            type="button"
            onClick={openSearch}
            className="-mt-2 flex min-h-9 items-center gap-3 rounded-md border border-line-strong px-3 text-ink-soft text-sm transition-colors duration-150 hover:border-ink hover:text-ink"
          >
            <SearchIcon aria-hidden="true" className="size-4.5" />
            Find anything
            <span aria-hidden="true" className="ms-auto">
              <Kbd>/</Kbd>
            </span>
          </button>
          <div className="flex-1">
            <PortalRail user={user} />
          </div>
        </aside>
      )}
      <div className="flex min-w-0 flex-col">
        <TopBar user={user} onSearch={openSearch} />
        <main id="main" ref={main} tabIndex={-1} className={mainClass}>
          <OfflineGuard>{children}</OfflineGuard>
        </main>
      </div>
      {user && (
        <>
          <LeaveGuard />
          <PortalKeys onSearch={openSearch} />
          <Search open={isSearching} onClose={() => setSearching(false)} />
        </>
      )}
    </div>
  );
}

function TopBar({ user, onSearch }: { user: SessionUser | undefined; onSearch: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <header className="sticky top-0 z-20 flex h-14 items-center gap-2 border-line border-b bg-surface px-2 sm:px-4 lg:hidden">
        {user && (
          <IconButton label="Open the menu" aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Menu aria-hidden="true" className="size-5" />
          </IconButton>
        )}
        <Brand />
        {user && (
          <IconButton label="Find anything" onClick={onSearch} className="ms-auto">
            <SearchIcon aria-hidden="true" className="size-5" />
          </IconButton>
        )}
      </header>
      {user && (
        <>
          <Drawer open={isOpen} onClose={close} side="start" width="sm" title="Menu" closeLabel="Close the menu">
            <PortalRail user={user} onFollow={close} />
          </Drawer>
          <noscript>
            <div className="border-line border-b bg-surface p-3 lg:hidden">
              <PortalRail user={user} />
            </div>
          </noscript>
        </>
      )}
    </>
  );
}

function Brand() {
  const name = useShop()?.company.tradingName ?? 'Brightfront';
  return (
    <UiLink href={paths.home} className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md px-2">
      <BrandMark className="size-7 shrink-0" />
      <span className="truncate font-heading font-semibold text-lg">{name}</span>
    </UiLink>
  );
}

// The last row of a table ends at the edge of its panel, which has a border already.
const mainClass =
  'mx-auto w-full max-w-[96rem] flex-1 px-4 pb-10 sm:px-6 xl:px-8 sm:[&_tbody>tr:last-child>td]:border-b-0';
