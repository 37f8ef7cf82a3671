import { Outlet, useMatches } from 'react-router';
import { Container } from '#ui/container.tsx';
import { ErrorContent, errorTitle } from '#web/errors/error-content.tsx';
import { pageMeta } from '#web/page-meta.ts';
import type { Route } from './+types/shop-layout.ts';
import { BackButton } from './back-button.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** What a page may say of its back button: a path that it leads to, its words, or that it has none. */
export interface BackHandle {
  back?: false | { to?: string; label?: string };
}

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? pageMeta(matches, errorTitle(error), undefined, { isListed: false }) : [];
}

export default function ShopLayout() {
  return (
    <ShopFrame>
      <BackRow />
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorContent error={error} />
    </ShopFrame>
  );
}

function BackRow() {
  const page = useMatches().at(-1);
  const { back } = (page?.handle ?? {}) as BackHandle;
  if (back === false || page?.pathname === '/') return null;
  return (
    <Container className="-mb-4 pt-3">
      <BackButton {...back} />
    </Container>
  );
}
