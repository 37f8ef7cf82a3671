import { NavLink } from 'react-router';
import { Drawer } from '#ui/drawer.tsx';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';
import { useShop } from '#web/use-shop.ts';
import { accountLinks, LogoutButton } from './account-menu.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { mainLinks } from './header-links.ts';
import type { MenuDrawerProps } from './mobile-menu.tsx';

export function MenuDrawer({ user, isOpen, onClose }: MenuDrawerProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} title="Menu" side="start" width="sm">
      <MenuLinks user={user} />
    </Drawer>
  );
}

function MenuLinks({ user }: { user: SessionUser | null | undefined }) {
  const catalogueUrl = useShop()?.catalogueUrl;
  const visitorLinks = [
    { label: 'Track order', href: paths.trackOrder() },
    { label: 'Login', href: paths.login() },
    { label: 'Signup', href: paths.signup },
  ];
  const own = [{ label: 'Cart', href: paths.cart }, ...(user ? accountLinks(user) : visitorLinks)];
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
