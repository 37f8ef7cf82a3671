import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import { Container } from '#ui/container.tsx';
import { ErrorContent, errorText, errorTitle } from '#web/errors/error-content.tsx';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { SecondCurrency } from '#web/second-currency/second-currency.tsx';
import { readShopCurrencies } from '#web/second-currency/shop-currencies.ts';
import type { Route } from './+types/shop-layout.ts';
import { BackButton } from './back-button.tsx';
import { ShopFrame } from './shop-frame.tsx';

/** What a page may say of its back button: a path that it leads to, its words, or that it has none. */
export interface BackHandle {
  back?: false | { to?: string; label?: string };
}

export function loader({ context, request }: Route.LoaderArgs) {
  return readShopCurrencies(context.get(pageApi), request.headers.get('cookie'));
}

// Rates do not change while somebody browses from page to page.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? pageMeta(matches, errorTitle(error), errorText(error), { isListed: false }) : [];
}

export default function ShopLayout() {
  return (
    <SecondCurrency>
      <ShopFrame>
        <BackRow />
        <Outlet />
      </ShopFrame>
    </SecondCurrency>
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
