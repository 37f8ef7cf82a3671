import { catalogueOf } from '#features/catalogue/server/door.ts';
import { listDeliveryMethods } from '#features/delivery/server/door.ts';
import { wasAnySent } from '#features/emails/server/door.ts';
import { listOfferedMethods } from '#features/payments/server/door.ts';
import { companyDetails, vatRateAt } from '#features/settings/server/door.ts';
import type { Checked } from '#features/setup/contract.ts';
import type { AppContext } from '#platform/app-context.ts';

/** What a shop needs before it can take orders, each from the source that checkout, invoices and e-mails use too. */
export async function listChecks(context: AppContext): Promise<Checked[]> {
  const { db, clock, config } = context;
  const [catalogue, delivery, payment, company, vatRate, isMailTaken] = await Promise.all([
    catalogueOf(context).current(),
    listDeliveryMethods(db),
    listOfferedMethods(context),
    companyDetails(db),
    vatRateAt(db, clock.now()),
    wasAnySent(db),
  ]);
  // A demo sends no mail and is opened on this machine only.
  const isDemo = config.SHOP_MODE === 'demo';
  const isSending = config.SMTP_URL !== undefined;
  return [
    { check: 'products', isDone: catalogue.entries.length > 0 },
    { check: 'delivery', isDone: delivery.some((method) => method.isActive) },
    { check: 'payment', isDone: payment.length > 0 },
    { check: 'company', isDone: company.addressLines.length > 0 && company.email !== '' },
    { check: 'vat', isDone: vatRate === 0 || company.vatNumber !== '' },
    // An address of a mail server proves nothing: one message has to have gone out.
    { check: 'mail', isDone: isDemo || (isSending && isMailTaken), isUnproved: isSending && !isMailTaken },
    { check: 'address', isDone: isDemo || config.PUBLIC_URL !== undefined },
  ];
}
