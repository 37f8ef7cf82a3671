import { LogOut, ShieldCheck, ShoppingCart, Store } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router';
import { UiLink } from '#ui/link.tsx';
import { paths } from '#web/paths.ts';
import { securityPath } from '#web/security-path.ts';
import type { SessionUser } from '#web/session.ts';
import { useSession } from '#web/session.ts';
import { type PortalGroup, portalGroups } from './portal-nav.ts';
import { WaitingCount } from './waiting-counts.tsx';

type PortalRailProps = { user: SessionUser; onFollow?: () => void };

/** The links on the left of every staff screen, or in the drawer on a phone: screens, shop, account. */
export function PortalRail({ user, onFollow }: PortalRailProps) {
  const cartCount = useSession().data?.cartCount ?? 0;
  return (
    <div className="flex min-h-full flex-col gap-6">
      <nav aria-label="Staff portal" className="flex flex-col gap-5">
        {portalGroups(user).map((group) => (
          <RailGroup key={group.label} group={group} onFollow={onFollow} />
        ))}
      </nav>
      <div className="mt-auto flex flex-col gap-3 border-line border-t pt-4">
        <ul aria-label="The shop" className="flex flex-col gap-0.5">
          <RailItem href={paths.home} icon={<Store aria-hidden="true" />} onFollow={onFollow}>
            Back to the shop
          </RailItem>
          <RailItem href={paths.cart} icon={<ShoppingCart aria-hidden="true" />} onFollow={onFollow}>
            Cart
            {cartCount > 0 && (
              <span className="tabular ms-auto rounded-full bg-accent px-2 font-bold text-on-accent text-xs leading-[1.25rem]">
                <span className="sr-only">, items: </span>
                {cartCount > 999 ? '999+' : cartCount}
              </span>
            )}
          </RailItem>
        </ul>
        <div className="border-line border-t px-3 pt-4">
          <p dir="auto" className="name line-clamp-2 font-semibold text-sm">
            {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.username}
          </p>
          <p className="meta">{ROLE_NAMES[user.userType]}</p>
        </div>
        <ul aria-label="Your account">
          <RailItem href={securityPath} icon={<ShieldCheck aria-hidden="true" />} onFollow={onFollow}>
            Sign-in and security
          </RailItem>
        </ul>
        {/* An ordinary form: it loads a new page, so no data of this user stays in memory. */}
        <form method="post" action={paths.logout}>
          <button type="submit" className={itemClass}>
            <LogOut aria-hidden="true" />
            Logout
          </button>
        </form>
      </div>
    </div>
  );
}

const ROLE_NAMES = { admin: 'Admin', employer: 'Employer', public: 'Customer' };

function RailGroup({ group, onFollow }: { group: PortalGroup; onFollow?: () => void }) {
  const id = useId();
  return (
    <div>
      <p className="px-3 pb-1.5 font-semibold text-ink-soft text-xs" id={id}>
        {group.label}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-0.5">
        {group.links.map(({ label, href, icon: Icon }) => (
          <RailItem key={href} href={href} icon={<Icon aria-hidden="true" />} onFollow={onFollow}>
            {label}
            <WaitingCount href={href} />
          </RailItem>
        ))}
      </ul>
    </div>
  );
}

type RailItemProps = { href: string; icon: ReactNode; onFollow?: () => void; children: ReactNode };

function RailItem({ href, icon, onFollow, children }: RailItemProps) {
  const { pathname, search } = useLocation();
  // The view of a list has an entry of its own; the list's is then another place.
  const here = pathname + search === paths.owedBack ? paths.owedBack : pathname;
  const isHere = here === href;
  return (
    <li>
      <UiLink href={href} aria-current={isHere ? 'page' : undefined} onClick={onFollow} className={itemClass}>
        {icon}
        {children}
      </UiLink>
    </li>
  );
}

// The present screen has an amber edge, and a background for people who do not see amber.
const itemClass =
  'relative flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start font-medium text-sm transition-colors duration-150 ' +
  'hover:bg-sunken lg:min-h-9 [&_svg]:size-4.5 [&_svg]:shrink-0 [&_svg]:text-ink-soft ' +
  'aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:[&_svg]:text-accent-text ' +
  'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-1.5 aria-[current=page]:before:start-0 ' +
  'aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-full aria-[current=page]:before:bg-accent';
