import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { User } from '#features/accounts/contract.ts';
import { Drawer } from '#ui/drawer.tsx';
import { IconButton, iconButtonClass } from '#ui/icon-button.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { useHydrated } from '#web/use-hydrated.ts';
import { useShop } from '#web/use-shop.ts';
import { accountLinks, LogoutButton } from './account-menu.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { mainLinks } from './header-links.ts';

/** All the shop's ways on a small screen. Before the scripts arrive the button leads to the links at the page's foot. */
export function MobileMenu({ user }: { user: User | null | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving somewhere is what closes the menu
  useEffect(() => setOpen(false), [pathname, search]);
  const icon = <Menu aria-hidden="true" className="size-5" />;
  if (!isHydrated) {
    return (
      <a href="#shop-links" aria-label="Menu" className={`${iconButtonClass()} -ms-2.5 lg:hidden`}>
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
        className="-ms-2.5 lg:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        {icon}
      </IconButton>
      <Drawer open={isOpen} onClose={() => setOpen(false)} title="Menu" side="start" width="sm">
        <MenuLinks user={user} />
      </Drawer>
    </>
  );
}

function MenuLinks({ user }: { user: User | null | undefined }) {
  const catalogueUrl = useShop()?.catalogueUrl;
  const own = user
    ? accountLinks(user)
    : [
        { label: 'Track order', href: paths.trackOrder() },
        { label: 'Login', href: paths.login() },
        { label: 'Signup', href: paths.signup },
      ];
  return (
    <nav aria-label="Menu" className="-mx-2 flex flex-col gap-4">
      <ul>
        {mainLinks.map((link) => (
          <li key={link.href}>
            <NavLink to={link.href} end={link.href === paths.home} className={`${itemClass} title-3`}>
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
      <ul className="border-line border-t pt-4">
        <li>
          <UiLink href={paths.cart} className={itemClass}>
            Cart
          </UiLink>
        </li>
        {own.map((link) => (
          <li key={link.href}>
            <UiLink href={link.href} className={itemClass}>
              {link.label}
            </UiLink>
          </li>
        ))}
        {catalogueUrl && (
          <li>
            <CatalogueLink href={catalogueUrl} className={itemClass} />
          </li>
        )}
        {user && (
          <li>
            <LogoutButton className={itemClass} />
          </li>
        )}
      </ul>
    </nav>
  );
}

const itemClass =
  'flex min-h-12 w-full items-center gap-2 rounded-sm px-2 text-start hover:bg-sunken aria-[current=page]:bg-accent-wash';
