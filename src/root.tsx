import { type ReactNode, useContext, useState } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router';
import { LinkProvider } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';
import { createToastQueue } from '#ui/toast-queue.ts';
import { ErrorPage } from '#web/errors/error-page.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { QueryClientProvider } from '#web/query/client-context.tsx';
import { QueryClient } from '#web/query/query-client.ts';
import { RouterLink } from '#web/router-link.tsx';
import type { Route } from './+types/root.ts';
import { VAT_SCRIPT } from './features/settings/vat-view.ts';
import { NonceContext } from './web/nonce.ts';
import { pageApi } from './web/page-api.ts';
import '#ui/styles.css';

/** The shop's public settings; the same for everyone, so that pages can be cached. */
export async function loader({ context }: Route.LoaderArgs) {
  return { settings: await orErrorPage(context.get(pageApi)('GET /api/settings/public')) };
}

// Settings do not change while a visitor browses; the screen that saves them loads the page again.
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && currentUrl.href === nextUrl.href;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own words, known when the shop is built */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: VAT_SCRIPT }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Services>
      <LinkProvider as={RouterLink}>
        <Outlet />
      </LinkProvider>
    </Services>
  );
}

// One queue per tab, so that a toast survives the change to the error page and back. The server shows none.
const toasts = createToastQueue();

function Services({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider queue={toasts}>{children}</ToastProvider>
    </QueryClientProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Services>
      <ErrorPage error={error} />
    </Services>
  );
}
