import { Coins, Plus } from 'lucide-react';
import type { StaffCurrency } from '#features/currencies/contract.ts';
import { CurrenciesTable } from '#features/currencies/screens/staff/currencies-table.tsx';
import { changeCurrency, currencyCalls, currencyDeletion } from '#features/currencies/screens/staff/currency-calls.ts';
import { CurrencyFields, valuesOfCurrency } from '#features/currencies/screens/staff/currency-fields.tsx';
import { HeldRate } from '#features/currencies/screens/staff/held-rate.tsx';
import { RefreshRates } from '#features/currencies/screens/staff/refresh-rates.tsx';
import { Badge } from '#ui/badge.tsx';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { UiLink } from '#ui/link.tsx';
import { Panel } from '#ui/panel.tsx';
import { api } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { pageMeta } from '#web/head/page-meta.ts';
import { FAILURES, REFUSED, SUCCESS } from '#web/messages.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { ActiveSwitch } from '#web/records/active-switch.tsx';
import { DeleteButton, DeleteQuestion } from '#web/records/delete-record.tsx';
import { recordAction } from '#web/records/record-calls.ts';
import { RecordDialog } from '#web/records/record-dialog.tsx';
import { RefusedAction } from '#web/records/refused-action.tsx';
import { useRecords } from '#web/records/use-records.ts';
import type { Route } from './+types/currency.ts';

export { unlessOnlyDialog as shouldRevalidate } from '#web/records/record-task.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Currencies');

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const currencies = await orErrorPage(api('GET /api/currencies', { query: { scope: 'all' } }));
  return { currencies: currencies.filter((currency): currency is StaffCurrency => 'rateFrozen' in currency) };
}

export function action({ context, request }: Route.ActionArgs) {
  return recordAction(context.get(pageApi), request, currencyCalls);
}

export default function CurrencyPage({ loaderData: { currencies }, actionData }: Route.ComponentProps) {
  const { task, named, hrefTo, close, closeAndReload } = useRecords(paths.currency, currencies);
  const edited = task?.what === 'edit' ? named : undefined;
  const isOpen = task?.what === 'new' || edited !== undefined;
  const base = currencies.find((currency) => currency.isDefault)?.code ?? 'GBP';
  const addLink = (
    <UiLink href={hrefTo({ what: 'new' })} className={buttonClass()}>
      <Plus aria-hidden="true" className="size-5" />
      Add currency
    </UiLink>
  );
  return (
    <>
      <PortalHeader
        title="Currencies"
        description={`Prices can be shown in ${currencies.filter((currency) => currency.isActive).length} of ${currencies.length} currencies. Orders are charged in pounds.`}
        actions={
          <>
            <RefreshRates />
            {addLink}
          </>
        }
      />
      {task?.what === 'delete' && named && (
        <DeleteQuestion record={named} asked={currencyDeletion.asked} backHref={hrefTo(null)} />
      )}
      {!isOpen && <RefusedAction answer={actionData} />}
      {currencies.map((currency) => (
        <HeldRate key={currency.id} currency={currency} />
      ))}
      <RecordDialog
        open={isOpen}
        title={edited ? 'Edit currency' : 'Add currency'}
        id={edited?.id}
        calls={currencyCalls}
        values={valuesOfCurrency(edited)}
        answer={actionData}
        success={edited ? SUCCESS.currencyUpdated : SUCCESS.currencyCreated}
        failure={edited ? FAILURES.updateCurrency : FAILURES.createCurrency}
        onClose={close}
        onSaved={closeAndReload}
      >
        {(values, errors) => (
          <CurrencyFields values={values} errors={errors} base={base} isDefault={edited?.isDefault ?? false} />
        )}
      </RecordDialog>
      {currencies.length === 0 ? (
        <EmptyState icon={<Coins />} title="No currencies yet" actions={addLink} />
      ) : (
        <Panel padded={false}>
          <CurrenciesTable
            currencies={currencies}
            stateOf={(currency) => <CurrencySwitch currency={currency} />}
            actionsOf={(currency) => (
              <>
                <UiLink
                  href={hrefTo({ what: 'edit', id: currency.id })}
                  aria-label={`Edit ${currency.name}`}
                  className={buttonClass({ variant: 'ghost', size: 'sm' })}
                >
                  Edit
                </UiLink>
                <DeleteButton
                  record={currency}
                  refused={currency.isDefault ? REFUSED.defaultCurrency : undefined}
                  {...currencyDeletion}
                />
              </>
            )}
          />
        </Panel>
      )}
    </>
  );
}

function CurrencySwitch({ currency }: { currency: StaffCurrency }) {
  // Always on: there is nothing to switch.
  if (currency.isDefault) return <Badge tone="positive">Active</Badge>;
  return (
    <ActiveSwitch
      name={currency.name}
      isActive={currency.isActive}
      set={(isActive) => changeCurrency(api, currency, { isActive })}
      success={SUCCESS.currencyUpdated}
      failure={FAILURES.updateCurrency}
    />
  );
}
