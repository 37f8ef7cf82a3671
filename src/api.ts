// Contents 2: every API resource and the feature that answers it.
import { OpenAPIHono } from '@hono/zod-openapi';
import { accountsContract } from '#features/accounts/contract.ts';
import { securityContract } from '#features/accounts/security-contract.ts';
import { selfContract } from '#features/accounts/self-contract.ts';
import { accountsHandlers } from '#features/accounts/server/api.ts';
import { type CallContext, namesOfUsers, openCall, requireProof } from '#features/accounts/server/door.ts';
import { securityHandlers } from '#features/accounts/server/security-api.ts';
import { selfHandlers } from '#features/accounts/server/self-api.ts';
import { alertsContract } from '#features/alerts/contract.ts';
import { alertsHandlers } from '#features/alerts/server/api.ts';
import { assistantContract } from '#features/assistant/contract.ts';
import { assistantHandlers } from '#features/assistant/server/api.ts';
import { auditContract } from '#features/audit/contract.ts';
import { auditHandlers } from '#features/audit/server/api.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { backupsContract } from '#features/backups/contract.ts';
import { backupsHandlers } from '#features/backups/server/api.ts';
import { formCheckContract } from '#features/bots/contract.ts';
import { formCheckHandlers } from '#features/bots/server/api.ts';
import { cartContract } from '#features/cart/contract.ts';
import { cartHandlers } from '#features/cart/server/api.ts';
import { countCart, mergeCart } from '#features/cart/server/door.ts';
import { catalogueContract } from '#features/catalogue/contract.ts';
import { catalogueHandlers } from '#features/catalogue/server/api.ts';
import { catalogueOf, categoriesOnSale, touchBesideProducts } from '#features/catalogue/server/door.ts';
import { creditContract } from '#features/credit/contract.ts';
import { creditHandlers } from '#features/credit/server/api.ts';
import { currenciesContract } from '#features/currencies/contract.ts';
import { currenciesHandlers } from '#features/currencies/server/api.ts';
import { customersContract } from '#features/customers/contract.ts';
import { customersHandlers } from '#features/customers/server/api.ts';
import { deliveryContract } from '#features/delivery/contract.ts';
import { deliveryHandlers } from '#features/delivery/server/api.ts';
import { fastestDeliveryDays } from '#features/delivery/server/door.ts';
import { documentsContract } from '#features/documents/contract.ts';
import { documentsHandlers } from '#features/documents/server/api.ts';
import { hasVatDocument } from '#features/documents/server/door.ts';
import { emailsContract } from '#features/emails/contract.ts';
import { emailsHandlers } from '#features/emails/server/api.ts';
import { secondFactorContract } from '#features/factors/contract.ts';
import { secondFactorHandlers } from '#features/factors/server/api.ts';
import { factorMethods } from '#features/factors/server/door.ts';
import { fitsContract } from '#features/fits/contract.ts';
import { fitsHandlers } from '#features/fits/server/api.ts';
import { fittingContract } from '#features/fitting/contract.ts';
import { fittingHandlers } from '#features/fitting/server/api.ts';
import { guideContract } from '#features/guide/contract.ts';
import { guideHandlers } from '#features/guide/server/api.ts';
import { liveContract } from '#features/live/contract.ts';
import { liveHandlers } from '#features/live/server/api.ts';
import { lookupContract } from '#features/lookup/contract.ts';
import { lookupHandlers } from '#features/lookup/server/api.ts';
import { nameRecords } from '#features/lookup/server/door.ts';
import { mediaContract } from '#features/media/contract.ts';
import { mediaHandlers } from '#features/media/server/api.ts';
import { messagesContract } from '#features/messages/contract.ts';
import { messagesHandlers } from '#features/messages/server/api.ts';
import { notificationsContract } from '#features/notifications/contract.ts';
import { notificationsHandlers } from '#features/notifications/server/api.ts';
import { countUnread } from '#features/notifications/server/door.ts';
import { ordersContract } from '#features/orders/contract.ts';
import { orderRequestsContract } from '#features/orders/requests/contract.ts';
import { ordersHandlers } from '#features/orders/server/api.ts';
import { cardOrders, describeOwnOrders, isPaymentMethodUsed } from '#features/orders/server/door.ts';
import { orderListHandlers } from '#features/orders/server/list-api.ts';
import { orderRequestsHandlers } from '#features/orders/server/requests/requests-api.ts';
import { staffOrdersContract } from '#features/orders/staff-contract.ts';
import { paymentsContract } from '#features/payments/contract.ts';
import { paymentsHandlers } from '#features/payments/server/api.ts';
import { peopleContract } from '#features/people/contract.ts';
import { peopleHandlers } from '#features/people/server/api.ts';
import { permissionsContract } from '#features/permissions/contract.ts';
import { permissionsHandlers } from '#features/permissions/server/api.ts';
import { authorize, grantedToUser } from '#features/permissions/server/door.ts';
import { postcodesContract } from '#features/postcodes/contract.ts';
import { postcodesHandlers } from '#features/postcodes/server/api.ts';
import { profileContract } from '#features/profile/contract.ts';
import { profileHandlers } from '#features/profile/server/api.ts';
import { projectsContract } from '#features/projects/contract.ts';
import { projectsHandlers } from '#features/projects/server/api.ts';
import { quotesContract } from '#features/quotes/contract.ts';
import { quotesHandlers } from '#features/quotes/server/api.ts';
import { isDeliveryMethodNamed } from '#features/quotes/server/door.ts';
import { wrongInRequest } from '#features/quotes/server/wrong-in-request.ts';
import { reportsContract } from '#features/reports/contract.ts';
import { reportsHandlers } from '#features/reports/server/api.ts';
import { returnsContract } from '#features/returns/contract.ts';
import { returnsHandlers } from '#features/returns/server/api.ts';
import { rewardsContract } from '#features/rewards/contract.ts';
import { pointsRules } from '#features/rewards/points-rules.ts';
import { rewardsHandlers } from '#features/rewards/server/api.ts';
import { searchContract } from '#features/search/contract.ts';
import { searchHandlers } from '#features/search/server/api.ts';
import { searchStaffHandlers } from '#features/search/server/staff-api.ts';
import { searchStaffContract } from '#features/search/staff-contract.ts';
import { securityLogContract } from '#features/security/contract.ts';
import { securityLogHandlers } from '#features/security/server/api.ts';
import { settingsContract } from '#features/settings/contract.ts';
import { settingsHandlers } from '#features/settings/server/api.ts';
import { setupContract } from '#features/setup/contract.ts';
import { setupHandlers } from '#features/setup/server/api.ts';
import { statusContract } from '#features/status/contract.ts';
import { statusHandlers } from '#features/status/server/api.ts';
import { stockContract } from '#features/stock/contract.ts';
import { stockHandlers } from '#features/stock/server/api.ts';
import { trackingContract } from '#features/tracking/contract.ts';
import { trackingHandlers } from '#features/tracking/server/api.ts';
import { viewsContract } from '#features/views/contract.ts';
import { viewsHandlers } from '#features/views/server/api.ts';
import { ledWallsContract } from '#features/walls/contract.ts';
import { ledWallsHandlers } from '#features/walls/server/api.ts';
import type { AppContext } from '#platform/app-context.ts';
import { openRoomCheck } from '#platform/disk.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { mountContract } from '#platform/http/mount.ts';
import { openReadinessProbe } from '#platform/readiness.ts';
import { refuse } from '#platform/refusal.ts';
import { mountApiDocs } from './api-docs/mount-docs.ts';
import { mountProbes } from './probes.ts';
import { refusals } from './refusals.ts';
import { schedule } from './schedule.ts';

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

/** The API of one shop, for browsers over HTTP and for pages in process. */
export function openApi(context: AppContext, probe = openReadinessProbe(context)) {
  const app = new OpenAPIHono();
  app.onError((error, http) => answerError(error, http, context, refusals));
  app.notFound((http) =>
    answerError(refuse('not_found', 'There is nothing at this address.'), http, context, refusals),
  );

  const handlers = {
    ...settingsHandlers({
      ...{ fastestDeliveryDays, recordChange, pointsRules, requireProof },
      categoriesOnSale: async (each) => categoriesOnSale(await catalogueOf(each).current()),
      touchPages: (tx) => touchBesideProducts(tx),
    }),
    ...formCheckHandlers,
    ...accountsHandlers({ granted: grantedToUser, mergeCart, countCart, countUnread, factorMethods }),
    ...selfHandlers,
    ...securityHandlers,
    ...auditHandlers({ nameRecords }),
    ...securityLogHandlers({ nameAccounts: namesOfUsers }),
    ...emailsHandlers,
    ...permissionsHandlers({ contract: () => apiContract }),
    ...secondFactorHandlers({ mergeCart }),
    ...mediaHandlers,
    ...catalogueHandlers,
    ...fitsHandlers,
    ...fittingHandlers,
    ...guideHandlers,
    ...stockHandlers,
    ...searchHandlers,
    ...searchStaffHandlers,
    ...assistantHandlers({ ownOrders: describeOwnOrders }),
    ...cartHandlers,
    ...postcodesHandlers,
    ...deliveryHandlers({ isUsed: isDeliveryMethodNamed }),
    ...alertsHandlers,
    ...currenciesHandlers,
    ...paymentsHandlers({ isUsed: isPaymentMethodUsed, orders: cardOrders }),
    ...creditHandlers,
    ...rewardsHandlers,
    ...orderListHandlers({ hasVatDocument }),
    ...orderRequestsHandlers,
    ...ordersHandlers,
    ...documentsHandlers,
    ...returnsHandlers,
    ...projectsHandlers,
    ...quotesHandlers,
    ...ledWallsHandlers,
    ...trackingHandlers,
    ...notificationsHandlers,
    ...liveHandlers,
    ...messagesHandlers,
    ...customersHandlers,
    ...setupHandlers,
    ...peopleHandlers,
    ...profileHandlers,
    ...viewsHandlers,
    ...reportsHandlers,
    ...lookupHandlers,
    ...backupsHandlers(),
    ...statusHandlers({ timetable: schedule }),
  };
  const read = mountContract<ApiContract, CallContext>(app, apiContract, handlers, {
    open: (http, call) => openCall(context, grantedToUser, http, call),
    authorize,
    demandRoom: openRoomCheck(context.config.DATA_DIR),
    wrongBeside: { 'POST /api/quotes': wrongInRequest },
    checkAnswers: process.env.NODE_ENV === 'test',
  });
  mountProbes(app, probe);
  mountApiDocs(app, apiContract);
  return { app, read };
}
