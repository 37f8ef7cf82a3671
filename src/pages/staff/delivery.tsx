import { Truck } from 'lucide-react';
import { redirect } from 'react-router';
import { type Country, HOME_COUNTRY } from '#features/accounts/countries.ts';
import { ClosingDays } from '#features/delivery/screens/staff/closing-days.tsx';
import { DeliveryMethodFields } from '#features/delivery/screens/staff/delivery-method-fields.tsx';
import { deliveryMethodRecords } from '#features/delivery/screens/staff/delivery-method-records.ts';
import { DeliveryMethodsTable } from '#features/delivery/screens/staff/delivery-methods-table.tsx';
import { isAboutClosingDays, sendClosingDay } from '#features/delivery/screens/staff/send-closing-day.ts';
import { type DeliveryTrial, TryDelivery } from '#features/delivery/screens/staff/try-delivery.tsx';
import { FittingRates } from '#features/fitting/screens/staff/fitting-rates.tsx';
import {
  FITTING_INTENT,
  isAboutFitting,
  sendFittingRates,
} from '#features/fitting/screens/staff/send-fitting-rates.ts';
import { Panel } from '#ui/panel.tsx';
import { type Api, ApiError } from '#web/api.ts';
import { orErrorPage } from '#web/errors/page-error.ts';
import { fieldErrors, problemOf, refusedForm } from '#web/forms/form-answer.ts';
import { PortalHeader } from '#web/frames/portal/portal-header.tsx';
import { fixedMeta } from '#web/head/page-meta.ts';
import { pageApi } from '#web/page-api.ts';
import { paths } from '#web/paths.ts';
import { readValues, recordAction } from '#web/records/record-calls.ts';
import { unlessOnlyDialog } from '#web/records/record-task.ts';
import { RecordsPage } from '#web/records/records-page.tsx';
import { useVatWords } from '#web/vat-words.tsx';
import type { Route } from './+types/delivery.ts';

export const meta = fixedMeta('Delivery');

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(pageApi);
  const { searchParams } = new URL(request.url);
  const trial = {
    product: searchParams.get('product')?.trim() ?? '',
    quantity: searchParams.get('quantity') || '1',
    country: searchParams.get('country') ?? HOME_COUNTRY,
    postcode: searchParams.get('postcode')?.trim() ?? '',
  };
  const [methods, days, fitting, tried] = await orErrorPage(
    Promise.all([
      api('GET /api/delivery-methods', { query: { scope: 'all' } }),
      api('GET /api/closing-days'),
      api('GET /api/fitting-rates'),
      trial.product ? tryDelivery(api, trial) : { shown: null, errors: {} },
    ]),
  );
  return { methods, days, fitting, trial, ...tried };
}

/** Asks as a buyer's page would, for the product that is found first. */
async function tryDelivery(api: Api, { product, quantity, country, postcode }: DeliveryTrial) {
  const { products } = await api('GET /api/search/products', { query: { q: product } });
  const found = products.find(({ sku }) => sku?.toLowerCase() === product.toLowerCase()) ?? products[0];
  const none = { shown: null, errors: { product: 'No product on sale has this name or SKU' } };
  if (!found) return none;
  const items = `${found.id}x${quantity}`;
  try {
    const query = { items, country: country as Country, ...(postcode && { postcode }) };
    const plan = await api('GET /api/delivery-options', { query });
    return { shown: { name: found.name, plan }, errors: {} };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const { items: quantityWrong, ...errors } = fieldErrors(problemOf(error));
    return { shown: null, errors: quantityWrong ? { ...errors, quantity: 'Enter a quantity from 1 to 999' } : errors };
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const api = context.get(pageApi);
  const form = await request.clone().formData();
  const send = isAboutClosingDays(form) ? sendClosingDay : isAboutFitting(form) ? sendFittingRates : null;
  if (!send) return recordAction(api, request, deliveryMethodRecords);
  try {
    await send(api, form);
  } catch (error) {
    return refusedForm(error, readValues(form));
  }
  throw redirect(paths.delivery);
}

export const shouldRevalidate = unlessOnlyDialog();

export default function DeliveryPage({ loaderData, actionData }: Route.ComponentProps) {
  const { methods, days, fitting, trial, shown, errors } = loaderData;
  const isDayAnswer = actionData?.values.intent?.endsWith('-closing-day');
  const isFittingAnswer = actionData?.values.intent === FITTING_INTENT;
  const said = useVatWords();
  const offered = methods.filter((method) => method.isActive).length;
  return (
    <RecordsPage
      kind={deliveryMethodRecords}
      records={methods}
      answer={isDayAnswer || isFittingAnswer ? undefined : actionData}
      header={(addLink) => (
        <PortalHeader
          title="Delivery"
          description={said(
            `${offered} of ${methods.length} offered at checkout. A method is free when the goods, ex VAT and before any discount, reach its threshold.`,
          )}
          actions={addLink}
        />
      )}
      fields={({ values, errors }) => <DeliveryMethodFields values={values} errors={errors} />}
      none={{ icon: <Truck />, title: 'No delivery methods yet', description: 'Nobody can order until there is one.' }}
    >
      {(actionsOf) => (
        <>
          <Panel padded={false}>
            <DeliveryMethodsTable methods={methods} actionsOf={actionsOf} />
          </Panel>
          <div className="mt-6 grid items-start gap-6 xl:grid-cols-2">
            <TryDelivery path={paths.delivery} {...{ trial, shown, errors }} />
            <ClosingDays days={days} answer={isDayAnswer ? actionData : undefined} />
          </div>
          <div className="mt-6">
            <FittingRates rates={fitting} answer={isFittingAnswer ? actionData : undefined} />
          </div>
        </>
      )}
    </RecordsPage>
  );
}
