import { Menu } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import type { SessionUser } from '#web/session.ts';
import { useHydrated } from '#web/use-hydrated.ts';

const FOOT = '#shop-links';
const loadDrawer = async () => (await import('./menu-drawer.tsx')).MenuDrawer;
const MenuDrawer = lazyPart(loadDrawer, LinksAtTheFoot);

interface MobileMenuProps {
  user: SessionUser | null | undefined;
}

export interface MenuDrawerProps extends MobileMenuProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The shop's links on a small screen. Without scripts the button leads to the links at the page's foot. */
export function MobileMenu({ user }: MobileMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes the menu
  useEffect(() => setOpen(false), [pathname, search]);
  const icon = <Menu aria-hidden="true" className="size-5" />;
  if (!isHydrated) {
    return (
      <a href={FOOT} aria-label="Menu" className={`${iconButtonClass()} -ms-2 lg:hidden`}>
        {icon}
      </a>
    );
  }
  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ms-2 lg:hidden"
        // A touch starts a moment before the click: time to begin loading.
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => {
          setWasOpened(true);
          setOpen(!isOpen);
        }}
      >
        {icon}
      </IconButton>
      {wasOpened && (
        <Suspense>
          <MenuDrawer user={user} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Jumps to the links at the foot, when the menu could not be loaded. */
function LinksAtTheFoot({ isOpen, onClose }: MenuDrawerProps) {
  useEffect(() => {
    if (!isOpen) return;
    window.location.hash = FOOT;
    onClose();
  });
  return null;
}
