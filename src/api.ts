// Contents 2: every API resource and the feature that answers it; its calls are in `api-contract.ts`.
import { OpenAPIHono } from '@hono/zod-openapi';
import { accountsHandlers } from '#features/accounts/server/api.ts';
import { type CallContext, namesOfUsers, openCall, requireProof } from '#features/accounts/server/door.ts';
import { securityHandlers } from '#features/accounts/server/security-api.ts';
import { selfHandlers } from '#features/accounts/server/self-api.ts';
import { alertsHandlers } from '#features/alerts/server/api.ts';
import { answersHandlers } from '#features/answers/server/api.ts';
import { assistantHandlers } from '#features/assistant/server/api.ts';
import { auditHandlers } from '#features/audit/server/api.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { backupsHandlers } from '#features/backups/server/api.ts';
import { formCheckHandlers } from '#features/bots/server/api.ts';
import { cartHandlers } from '#features/cart/server/api.ts';
import { countCart, mergeCart } from '#features/cart/server/door.ts';
import { catalogueHandlers } from '#features/catalogue/server/api.ts';
import { catalogueOf, categoriesOnSale, touchBesideProducts } from '#features/catalogue/server/door.ts';
import { creditHandlers } from '#features/credit/server/api.ts';
import { currenciesHandlers } from '#features/currencies/server/api.ts';
import { customersHandlers } from '#features/customers/server/api.ts';
import { deliveryHandlers } from '#features/delivery/server/api.ts';
import { fastestDeliveryDays } from '#features/delivery/server/door.ts';
import { documentsHandlers } from '#features/documents/server/api.ts';
import { hasVatDocument } from '#features/documents/server/door.ts';
import { emailsHandlers } from '#features/emails/server/api.ts';
import { secondFactorHandlers } from '#features/factors/server/api.ts';
import { factorMethods } from '#features/factors/server/door.ts';
import { fitsHandlers } from '#features/fits/server/api.ts';
import { fittingHandlers } from '#features/fitting/server/api.ts';
import { guideHandlers } from '#features/guide/server/api.ts';
import { liveHandlers } from '#features/live/server/api.ts';
import { lookupHandlers } from '#features/lookup/server/api.ts';
import { nameRecords } from '#features/lookup/server/door.ts';
import { mediaHandlers } from '#features/media/server/api.ts';
import { messagesHandlers } from '#features/messages/server/api.ts';
import { notificationsHandlers } from '#features/notifications/server/api.ts';
import { countUnread } from '#features/notifications/server/door.ts';
import { ordersHandlers } from '#features/orders/server/api.ts';
import { cardOrders, describeOwnOrders, isPaymentMethodUsed } from '#features/orders/server/door.ts';
import { orderListHandlers } from '#features/orders/server/list-api.ts';
import { orderRequestsHandlers } from '#features/orders/server/requests/requests-api.ts';
import { paymentsHandlers } from '#features/payments/server/api.ts';
import { peopleHandlers } from '#features/people/server/api.ts';
import { permissionsHandlers } from '#features/permissions/server/api.ts';
import { authorize, grantedToUser } from '#features/permissions/server/door.ts';
import { postcodesHandlers } from '#features/postcodes/server/api.ts';
import { profileHandlers } from '#features/profile/server/api.ts';
import { projectsHandlers } from '#features/projects/server/api.ts';
import { quotesHandlers } from '#features/quotes/server/api.ts';
import { isDeliveryMethodNamed } from '#features/quotes/server/door.ts';
import { wrongInRequest } from '#features/quotes/server/wrong-in-request.ts';
import { reportsHandlers } from '#features/reports/server/api.ts';
import { returnsHandlers } from '#features/returns/server/api.ts';
import { pointsRules } from '#features/rewards/points-rules.ts';
import { rewardsHandlers } from '#features/rewards/server/api.ts';
import { searchHandlers } from '#features/search/server/api.ts';
import { searchStaffHandlers } from '#features/search/server/staff-api.ts';
import { securityLogHandlers } from '#features/security/server/api.ts';
import { settingsHandlers } from '#features/settings/server/api.ts';
import { setupHandlers } from '#features/setup/server/api.ts';
import { statusHandlers } from '#features/status/server/api.ts';
import { stockHandlers } from '#features/stock/server/api.ts';
import { trackingHandlers } from '#features/tracking/server/api.ts';
import { viewsHandlers } from '#features/views/server/api.ts';
import { ledWallsHandlers } from '#features/walls/server/api.ts';
import type { AppContext } from '#platform/app-context.ts';
import { openRoomCheck } from '#platform/disk.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { mountContract } from '#platform/http/mount.ts';
import { openReadinessProbe } from '#platform/readiness.ts';
import { refuse } from '#platform/refusal.ts';
import { type ApiContract, apiContract } from './api-contract.ts';
import { mountApiDocs } from './api-docs/mount-docs.ts';
import { mountProbes } from './probes.ts';
import { refusals } from './refusals.ts';
import { schedule } from './schedule.ts';

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
    ...answersHandlers,
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
