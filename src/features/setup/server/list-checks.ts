import { catalogueOf } from '#features/catalogue/server/door.ts';
import { listDeliveryMethods } from '#features/delivery/server/door.ts';
import { listOfferedMethods } from '#features/payments/server/door.ts';
import { companyDetails, vatRateAt } from '#features/settings/server/door.ts';
import type { Check } from '#features/setup/contract.ts';
import type { AppContext } from '#platform/app-context.ts';

/** What a shop needs before it can take orders, each from the source that checkout, invoices and e-mails use too. */
export async function listChecks(context: AppContext): Promise<{ check: Check; isDone: boolean }[]> {
  const { db, clock, config } = context;
  const [catalogue, delivery, payment, company, vatRate] = await Promise.all([
    catalogueOf(context).current(),
    listDeliveryMethods(db),
    listOfferedMethods(context),
    companyDetails(db),
    vatRateAt(db, clock.now()),
  ]);
  // A demo sends no mail and is opened on this machine only.
  const isDemo = config.SHOP_MODE === 'demo';
  return [
    { check: 'products', isDone: catalogue.entries.length > 0 },
    { check: 'delivery', isDone: delivery.some((method) => method.isActive) },
    { check: 'payment', isDone: payment.length > 0 },
    { check: 'company', isDone: company.addressLines.length > 0 && company.email !== '' },
    { check: 'vat', isDone: vatRate === 0 || company.vatNumber !== '' },
    { check: 'mail', isDone: isDemo || config.SMTP_URL !== undefined },
    { check: 'address', isDone: isDemo || config.PUBLIC_URL !== undefined },
  ];
}
