import type { selfContract } from '#features/accounts/self-contract.ts';
import { admit } from '#features/bots/server/door.ts';
import { addressGroup } from '#platform/http/client-address.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { type Limit, useUp } from '#platform/limits.ts';
import type { CallContext } from './caller.ts';
import { registerCustomer } from './register-customer.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { receiveSignupRequest } from './signup-requests.ts';

const REGISTER = tenAnHour('customer-register');
const REQUEST_ACCESS = tenAnHour('signup-request');
const REQUEST_RESET = tenAnHour('password-reset-request');
const CONFIRM_RESET = tenAnHour('password-reset-confirm');

export const selfHandlers: Handlers<typeof selfContract, CallContext> = {
  'POST /api/customer-register': async ({ headers, body }, { context, caller, address }) => {
    await useUp(context, REGISTER, addressGroup(address));
    await admit('register', headers, { context, caller });
    return { user: await registerCustomer(context, body) };
  },

  'POST /api/signup-request': async ({ headers, body }, { context, caller, address }) => {
    await useUp(context, REQUEST_ACCESS, addressGroup(address));
    await admit('register', headers, { context, caller });
    return receiveSignupRequest(context, body);
  },

  'POST /api/password-reset/request': async ({ headers, body }, { context, caller, address }) => {
    await useUp(context, REQUEST_RESET, addressGroup(address));
    await admit('password-reset', headers, { context, caller });
    return requestPasswordReset(context, body.email);
  },

  'POST /api/password-reset/confirm': async ({ body }, { context, address, caller, setSessionCookie }) => {
    await useUp(context, CONFIRM_RESET, addressGroup(address));
    const { userId, username } = await resetPassword(context, body, address);
    // The user's session has just ended; a guest's session, with a cart, goes on.
    if (caller.user?.id === userId) setSessionCookie(null);
    return { username };
  },
};

function tenAnHour(name: string): Limit {
  return { name, most: 10, seconds: 3600 };
}
