import { isRouteErrorResponse, Outlet } from 'react-router';
import { ButtonLink } from '#ui/button-link.tsx';
import { Container } from '#ui/container.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorContent } from '#web/errors/error-content.tsx';
import { guardAccountPage } from '#web/guard.ts';
import { pageMeta } from '#web/head/page-meta.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/signed-in-layout.ts';

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? pageMeta(matches, 'Your account') : [];
}

/** Runs before every loader and action of the account's pages. */
export const middleware: Route.MiddlewareFunction[] = [guardAccountPage];

// Without a loader, a link would open the page without running the guard.
export const loader = () => null;

export default function SignedInLayout() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 401 ? <AccessDenied /> : <ErrorContent error={error} />;
}

function AccessDenied() {
  return (
    <Container className="py-10">
      <EmptyState
        headingLevel={1}
        title="Access Denied"
        description="Please log in to access your dashboard."
        actions={<ButtonLink href={paths.login(paths.customerDashboard)}>Sign in</ButtonLink>}
      />
    </Container>
  );
}
