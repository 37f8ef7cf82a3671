import { UserRound } from 'lucide-react';
import { Suspense } from 'react';
import { buttonClass } from '#ui/button-class.ts';
import { iconButtonClass } from '#ui/icon-button.tsx';
import { UiLink } from '#ui/link.tsx';
import { lazyPart } from '#web/lazy-part.tsx';
import { paths } from '#web/paths.ts';
import { rememberHtml } from '#web/rendering/remember-html.tsx';
import type { SessionUser } from '#web/session.ts';
import { dashboardOf } from './header-links.ts';

// Loaded for signed-in users only; if it fails, a link to the dashboard stands in.
const AccountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu, DashboardLink);

/** The end of the header: login links or the account menu, in a box of the same width. */
export function AccountArea({ user }: { user: SessionUser | null | undefined }) {
  return (
    <div className="flex shrink-0 items-center justify-end sm:w-44">
      {user ? (
        <Suspense fallback={<span className="size-11 sm:hidden" />}>
          <AccountMenu user={user} />
        </Suspense>
      ) : (
        <VisitorLinks />
      )}
    </div>
  );
}

// On every page that is the same for everyone, so it is drawn once on the server.
const VisitorLinks = import.meta.env.SSR ? rememberHtml('visitor links', DrawnVisitorLinks) : DrawnVisitorLinks;

function DrawnVisitorLinks() {
  return (
    <>
      <UiLink href={paths.login()} aria-label="Login" className={`${iconButtonClass()} sm:hidden`}>
        <UserRound aria-hidden="true" className="size-5" />
      </UiLink>
      <UiLink href={paths.login()} className={`${buttonClass({ variant: 'ghost' })} max-sm:hidden`}>
        Login
      </UiLink>
      <UiLink href={paths.signup} className={`${buttonClass({ variant: 'secondary' })} max-sm:hidden`}>
        Signup
      </UiLink>
    </>
  );
}

function DashboardLink({ user }: { user: SessionUser }) {
  return (
    <UiLink href={dashboardOf(user)} className={buttonClass({ variant: 'ghost' })}>
      Dashboard
    </UiLink>
  );
}
