import { ChevronDown, UserRound } from 'lucide-react';
import { buttonClass } from '#ui/button-class.ts';
import { UiLink } from '#ui/link.tsx';
import { Popover } from '#ui/popover.tsx';
import { paths } from '#web/paths.ts';
import type { SessionUser } from '#web/session.ts';
import { dashboardOf, mayEnterStore } from './header-links.ts';

export function AccountMenu({ user }: { user: SessionUser }) {
  const name = user.firstName || user.username;
  return (
    <Popover
      label="Your account"
      className="w-64"
      trigger={(props) => (
        <button type="button" {...props} className={`${buttonClass({ variant: 'ghost' })} max-w-44 px-3`}>
          <UserRound aria-hidden="true" className="size-5 shrink-0" />
          <span className="sr-only">Account of</span>
          <span dir="auto" className="truncate max-sm:sr-only">
            {name}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 max-sm:hidden" />
        </button>
      )}
    >
      {(close) => (
        <div className="p-2">
          <p className="border-line border-b px-3 pt-1 pb-3">
            <span dir="auto" className="name block font-semibold">
              {[user.firstName, user.lastName].filter(Boolean).join(' ') || user.username}
            </span>
            <span className="name meta block">{user.email}</span>
          </p>
          <ul className="py-2">
            {accountLinks(user).map((link) => (
              <li key={link.href}>
                <UiLink href={link.href} onClick={close} className={itemClass}>
                  {link.label}
                </UiLink>
              </li>
            ))}
          </ul>
          <LogoutButton className={`${itemClass} border-line border-t`} />
        </div>
      )}
    </Popover>
  );
}

/** Logs out by an ordinary form: it loads a new page, so no data of this user stays in memory. */
export function LogoutButton({ className }: { className: string }) {
  return (
    <form method="post" action={paths.logout}>
      <button type="submit" className={className}>
        Logout
      </button>
    </form>
  );
}

export function accountLinks(user: SessionUser) {
  return [
    { label: 'Dashboard', href: dashboardOf(user) },
    ...(mayEnterStore(user) ? [{ label: 'Product store', href: paths.productStore }] : []),
    { label: 'Track order', href: paths.trackOrder() },
  ];
}

const itemClass = 'flex min-h-11 w-full items-center rounded-sm px-3 text-start font-medium text-sm hover:bg-sunken';
