// Contents 8: every refusal of a feature, with its status and title.
import { accountsRefusals } from '#features/accounts/contract.ts';
import { alertsRefusals } from '#features/alerts/contract.ts';
import { cartRefusals } from '#features/cart/contract.ts';
import { catalogueRefusals } from '#features/catalogue/contract.ts';
import { creditRefusals } from '#features/credit/contract.ts';
import { currenciesRefusals } from '#features/currencies/contract.ts';
import { secondFactorRefusals } from '#features/factors/contract.ts';
import { fitsRefusals } from '#features/fits/pairs-contract.ts';
import { ordersRefusals } from '#features/orders/contract.ts';
import { paymentsRefusals } from '#features/payments/contract.ts';
import { quotesRefusals } from '#features/quotes/contract.ts';
import { returnsRefusals } from '#features/returns/contract.ts';
import { rewardsRefusals } from '#features/rewards/contract.ts';
import { setupRefusals } from '#features/setup/contract.ts';
import { trackingRefusals } from '#features/tracking/contract.ts';
import { viewsRefusals } from '#features/views/contract.ts';
import { commonRefusals, type RefusalTable } from '#platform/refusal.ts';

/** Every refusal by its code. */
export const refusals: RefusalTable = {
  ...commonRefusals,
  ...accountsRefusals,
  ...secondFactorRefusals,
  ...fitsRefusals,
  ...catalogueRefusals,
  ...alertsRefusals,
  ...cartRefusals,
  ...currenciesRefusals,
  ...paymentsRefusals,
  ...creditRefusals,
  ...rewardsRefusals,
  ...ordersRefusals,
  ...returnsRefusals,
  ...quotesRefusals,
  ...setupRefusals,
  ...trackingRefusals,
  ...viewsRefusals,
};
