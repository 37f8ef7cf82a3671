import type { accountsContract, FactorMethod } from '#features/accounts/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';
import { type CallContext, type Caller, signedIn } from './caller.ts';
import { type LoginDeps, login } from './login.ts';
import { deleteSession } from './session.ts';

/** What accounts needs of features to its right. */
export interface AccountsDeps extends LoginDeps {
  countCart(context: AppContext, caller: Caller): Promise<number>;
  countUnread(context: AppContext, userId: number): Promise<number>;
  /** The ways in which this account can give its second factor at this address of the shop. */
  factorMethods(context: AppContext, userId: number, shopUrl: string): Promise<FactorMethod[]>;
}

export function accountsHandlers(deps: AccountsDeps): Handlers<typeof accountsContract, CallContext> {
  return {
    'POST /api/login': async ({ body }, call) => {
      const { context, caller, address } = call;
      const answer = await login(context, deps, body, { address, session: caller.session });
      if ('pending' in answer) {
        const { token, userId, mustEnrol } = answer.pending;
        call.setSignInCookie(token);
        return { secondFactor: { methods: await deps.factorMethods(context, userId, call.shopUrl), mustEnrol } };
      }
      call.setSessionCookie(answer.started.token, answer.started.maxAgeSeconds);
      return { user: answer.user };
    },

    'POST /api/logout': async (_input, { context, caller, setSessionCookie }) => {
      // A logout that arrives late must not delete the session, and the cart, of a guest in the same browser.
      if (caller.session && !caller.user) return;
      if (caller.session) await deleteSession(context.db, caller.session.id);
      setSessionCookie(null);
    },

    'GET /api/user': (_input, { caller }) => signedIn(caller),

    'GET /api/session': async (_input, { context, caller, renewSessionCookie }) => {
      const { user } = caller;
      const [cartCount, unread] = await Promise.all([
        deps.countCart(context, caller),
        user ? deps.countUnread(context, user.id) : 0,
      ]);
      renewSessionCookie();
      return { user, cartCount, unread };
    },

    'GET /api/addresses': (_input, { context, caller }) => listAddresses(context.db, signedIn(caller).id),

    'POST /api/addresses': ({ body }, { context, caller }) =>
      context.db.transaction((tx) => addAddress(tx, signedIn(caller).id, body, context.clock.now())),

    'PUT /api/addresses/{id}': ({ params, body }, { context, caller }) =>
      context.db.transaction((tx) => changeAddress(tx, params.id, signedIn(caller).id, body)),

    'DELETE /api/addresses/{id}': async ({ params }, { context, caller }) => {
      await removeAddress(context.db, params.id, signedIn(caller).id);
    },
  };
}
