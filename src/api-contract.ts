// Contents 2: every call of the API, feature by feature.
import { accountsContract } from '#features/accounts/contract.ts';
import { securityContract } from '#features/accounts/security-contract.ts';
import { selfContract } from '#features/accounts/self-contract.ts';
import { alertsContract } from '#features/alerts/contract.ts';
import { answersContract } from '#features/answers/contract.ts';
import { assistantContract } from '#features/assistant/contract.ts';
import { auditContract } from '#features/audit/contract.ts';
import { backupsContract } from '#features/backups/contract.ts';
import { formCheckContract } from '#features/bots/contract.ts';
import { cartContract } from '#features/cart/contract.ts';
import { catalogueContract } from '#features/catalogue/contract.ts';
import { creditContract } from '#features/credit/contract.ts';
import { currenciesContract } from '#features/currencies/contract.ts';
import { customersContract } from '#features/customers/contract.ts';
import { deliveryContract } from '#features/delivery/contract.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { emailsContract } from '#features/emails/contract.ts';
import { secondFactorContract } from '#features/factors/contract.ts';
import { fitsContract } from '#features/fits/contract.ts';
import { fittingContract } from '#features/fitting/contract.ts';
import { guideContract } from '#features/guide/contract.ts';
import { liveContract } from '#features/live/contract.ts';
import { lookupContract } from '#features/lookup/contract.ts';
import { mediaContract } from '#features/media/contract.ts';
import { messagesContract } from '#features/messages/contract.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { ordersContract } from '#features/orders/contract.ts';
import { orderRequestsContract } from '#features/orders/requests/contract.ts';
import { staffOrdersContract } from '#features/orders/staff-contract.ts';
import { paymentsContract } from '#features/payments/contract.ts';
import { peopleContract } from '#features/people/contract.ts';
import { permissionsContract } from '#features/permissions/contract.ts';
import { postcodesContract } from '#features/postcodes/contract.ts';
import { profileContract } from '#features/profile/contract.ts';
import { projectsContract } from '#features/projects/contract.ts';
import { quotesContract } from '#features/quotes/contract.ts';
import { reportsContract } from '#features/reports/contract.ts';
import { returnsContract } from '#features/returns/contract.ts';
import { rewardsContract } from '#features/rewards/contract.ts';
import { searchContract } from '#features/search/contract.ts';
import { searchStaffContract } from '#features/search/staff-contract.ts';
import { securityLogContract } from '#features/security/contract.ts';
import { settingsContract } from '#features/settings/contract.ts';
import { setupContract } from '#features/setup/contract.ts';
import { statusContract } from '#features/status/contract.ts';
import { stockContract } from '#features/stock/contract.ts';
import { trackingContract } from '#features/tracking/contract.ts';
import { viewsContract } from '#features/views/contract.ts';
import { ledWallsContract } from '#features/walls/contract.ts';

/** Every call of the API by name: the source of rights, documentation and the browser's types. */
export const apiContract = {
  ...settingsContract,
  ...formCheckContract,
  ...accountsContract,
  ...selfContract,
  ...securityContract,
  ...auditContract,
  ...securityLogContract,
  ...emailsContract,
  ...permissionsContract,
  ...secondFactorContract,
  ...mediaContract,
  ...catalogueContract,
  ...fitsContract,
  ...guideContract,
  ...stockContract,
  ...searchContract,
  ...searchStaffContract,
  ...answersContract,
  ...assistantContract,
  ...cartContract,
  ...postcodesContract,
  ...deliveryContract,
  ...fittingContract,
  ...alertsContract,
  ...currenciesContract,
  ...paymentsContract,
  ...creditContract,
  ...rewardsContract,
  // Before the paths with an order's id in them.
  ...staffOrdersContract,
  ...orderRequestsContract,
  ...ordersContract,
  ...documentsContract,
  ...returnsContract,
  ...projectsContract,
  ...quotesContract,
  ...ledWallsContract,
  ...trackingContract,
  ...notificationsContract,
  ...liveContract,
  ...messagesContract,
  ...customersContract,
  ...setupContract,
  ...peopleContract,
  ...profileContract,
  ...viewsContract,
  ...reportsContract,
  ...lookupContract,
  ...backupsContract,
  ...statusContract,
};
export type ApiContract = typeof apiContract;
