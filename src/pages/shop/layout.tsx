import { Suspense } from 'react';
import { Outlet, type ShouldRevalidateFunctionArgs, useMatches } from 'react-router';
import { Assistant } from '#features/assistant/screens/shop/assistant.tsx';
import { CartLink } from '#features/cart/screens/shop/cart-link.tsx';
import { Comparison } from '#features/catalogue/screens/shop/compare/comparison.tsx';
import { ChargedInPounds } from '#features/currencies/screens/shop/charged-in-pounds.tsx';
import { CurrencySwitch } from '#features/currencies/screens/shop/currency-switch.tsx';
import { SecondCurrency } from '#features/currencies/screens/shop/second-currency.tsx';
import { readShopCurrencies } from '#features/currencies/screens/shop/shop-currencies.ts';
import { HeaderSearch } from '#features/search/screens/shop/header-search.tsx';
import { SocialLinks } from '#features/settings/screens/shop/social-links.tsx';
import { VatSwitch } from '#features/settings/screens/shop/vat-switch.tsx';
import { Container } from '#ui/container.tsx';
import { ErrorContent, errorText, errorTitle } from '#web/errors/error-content.tsx';
import { BackButton } from '#web/frames/shop/back-button.tsx';
import { ShopFrame, type ShopFrameParts } from '#web/frames/shop/shop-frame.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { lazyPart } from '#web/lazy-part.tsx';
import { pageApi } from '#web/page-api.ts';
import type { Route } from './+types/layout.ts';

// Only a signed-in user has a bell, so no visitor loads it.
const NotificationBell = lazyPart(
  async () => (await import('#features/notifications/screens/shop/notification-bell.tsx')).NotificationBell,
  () => null,
);

/** A page's `handle` for its back button: its path and label, or `false` for none. */
export interface BackHandle {
  back?: false | { to?: string; label?: string };
}

export function loader({ context, request }: Route.LoaderArgs) {
  return readShopCurrencies(context.get(pageApi), request.headers.get('cookie'));
}

// Rates do not change while a visitor browses from page to page.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}

export function meta({ matches, error }: Route.MetaArgs) {
  return error ? pageMeta(matches, errorTitle(error), errorText(error), { isListed: false }) : [];
}

export default function ShopLayout() {
  return (
    <SecondCurrency>
      <ShopFrame parts={parts}>
        <BackRow />
        <Outlet />
      </ShopFrame>
    </SecondCurrency>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame parts={parts}>
      <ErrorContent error={error} />
    </ShopFrame>
  );
}

const parts: ShopFrameParts = {
  switches: (
    <>
      <VatSwitch />
      <CurrencySwitch />
    </>
  ),
  search: <HeaderSearch />,
  bell: (unread) => (
    <Suspense>
      <NotificationBell unread={unread} />
    </Suspense>
  ),
  cart: (count) => <CartLink count={count} />,
  social: <SocialLinks />,
  smallPrint: <ChargedInPounds className="basis-full" />,
  chat: <Assistant />,
  floating: <Comparison />,
};

function BackRow() {
  const page = useMatches().at(-1);
  const { back } = (page?.handle ?? {}) as BackHandle;
  if (back === false || page?.pathname === '/') return null;
  return (
    <Container className="-mb-2 pt-3">
      <BackButton {...back} />
    </Container>
  );
}
