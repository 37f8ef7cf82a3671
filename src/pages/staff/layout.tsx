import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router';
import { FindAnything } from '#features/lookup/screens/staff/find-anything.tsx';
import { ErrorContent, errorTitle } from '#web/errors/error-content.tsx';
import { PortalFrame } from '#web/frames/portal/portal-frame.tsx';
import { guardStaffPage } from '#web/guard.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { signedInUser } from '#web/page-api.ts';
import type { Route } from './+types/layout.ts';

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? pageMeta(matches, errorTitle(error), undefined, { isListed: false }) : [];
}

/** Runs before every loader and action of the portal: its pages check no rights themselves (page-rights.ts). */
export const middleware: Route.MiddlewareFunction[] = [guardStaffPage];

export function loader({ context }: Route.LoaderArgs) {
  return { user: context.get(signedInUser) };
}

// Filters and drawers change the address, not who is signed in.
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const isOnlySearch =
    args.currentUrl.pathname === args.nextUrl.pathname && args.currentUrl.search !== args.nextUrl.search;
  return args.defaultShouldRevalidate && !(isOnlySearch && args.formMethod !== 'POST');
}

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  return (
    <PortalFrame user={loaderData.user} Search={FindAnything}>
      <Outlet />
    </PortalFrame>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <PortalFrame user={loaderData?.user} Search={FindAnything}>
      <ErrorContent error={error} />
    </PortalFrame>
  );
}
