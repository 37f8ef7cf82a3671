import { accountsCalls } from './samples/accounts.ts';
import { catalogueCalls } from './samples/catalogue.ts';
import { checkoutCalls } from './samples/checkout.ts';
import { messagesCalls } from './samples/messages.ts';
import { ordersCalls } from './samples/orders.ts';
import type { Samples } from './samples/sample.ts';
import { searchCalls } from './samples/search.ts';
import { secondFactorCalls } from './samples/second-factor.ts';
import { settingsCalls } from './samples/settings.ts';
import { staffCalls } from './samples/staff.ts';
import { trackingCalls } from './samples/tracking.ts';

/** One for every call of the contract: a call without one does not pass the type check. */
export const sampleCalls: Samples = {
  ...settingsCalls,
  ...accountsCalls,
  ...secondFactorCalls,
  ...catalogueCalls,
  ...searchCalls,
  ...checkoutCalls,
  ...ordersCalls,
  ...trackingCalls,
  ...messagesCalls,
  ...staffCalls,
};
