import { Coins } from 'lucide-react';
import type { StaffCurrency } from '#features/currencies/contract.ts';
import { CurrenciesTable } from '#features/currencies/screens/staff/currencies-table.tsx';
import { CurrencyFields } from '#features/currencies/screens/staff/currency-fields.tsx';
import { currencyRecords } from '#features/currencies/screens/staff/currency-records.ts';
import { HeldRate } from '#features/currencies/screens/staff/held-rate.tsx';
import { RefreshRates } from '#features/currencies/screens/staff/refresh-rates.tsx';
import { Panel } from '#ui/panel.tsx';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { recordAction } from '#web/records/record-calls.ts';
import { unlessOnlyDialog } from '#web/records/record-task.ts';
import { RecordsPage } from '#web/records/records-page.tsx';
import type { Route } from './+types/currency.ts';

export const meta = fixedMeta('Currencies');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const currencies = await orErrorPage(api('GET /api/currencies', { query: { scope: 'all' } }));
  return { currencies: currencies.filter((currency): currency is StaffCurrency => 'rateFrozen' in currency) };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, currencyRecords);
}

export const shouldRevalidate = unlessOnlyDialog();

export default function CurrencyPage({ loaderData: { currencies }, actionData }: Route.ComponentProps) {
  const active = currencies.filter((currency) => currency.isActive).length;
  return (
    <RecordsPage
      kind={currencyRecords}
      records={currencies}
      answer={actionData}
      header={(addLink) => (
        <PortalHeader
          title="Currencies"
          description={`Prices can be shown in ${active} of ${currencies.length} currencies. Orders are charged in pounds.`}
          actions={
            <>
              <RefreshRates />
              {addLink}
            </>
          }
        />
      )}
      notices={currencies.map((currency) => <HeldRate key={currency.id} currency={currency} />)}
      fields={({ values, errors, record }) => (
        <CurrencyFields values={values} errors={errors} isDefault={record?.isDefault ?? false} />
      )}
      none={{ icon: <Coins />, title: 'No currencies yet' }}
    >
      {(actionsOf) => (
        <Panel padded={false}>
          <CurrenciesTable currencies={currencies} actionsOf={actionsOf} />
        </Panel>
      )}
    </RecordsPage>
  );
}
