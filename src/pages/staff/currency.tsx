import { Coins } from 'lucide-react';
import { StaffCurrencies } from '#features/currencies/web/staff-currencies.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { requireUser } from '#web/guard.ts';
import { pageApi } from '#web/page-api.ts';
import { pageMeta } from '#web/page-meta.ts';
import { PortalHeader } from '#web/portal/portal-header.tsx';
import type { Route } from './+types/currency.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Currencies');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  await requireUser(api, request);
  return { currencies: await orErrorPage(api('GET /api/currencies', { query: { scope: 'all' } })) };
}

export default function CurrencyPage({ loaderData: { currencies } }: Route.ComponentProps) {
  return (
    <>
      <PortalHeader
        title="Currencies"
        description="In which currencies prices can be shown. Orders are charged in pounds."
        meta={`${currencies.filter((currency) => currency.isActive).length} of ${currencies.length} active`}
      />
      {currencies.length === 0 ? (
        <EmptyState icon={<Coins />} title="No currencies yet" />
      ) : (
        <Panel padded={false}>
          <StaffCurrencies currencies={currencies} />
        </Panel>
      )}
    </>
  );
}
