import type { accountsContract } from '#features/accounts/contract.ts';
import type { Ground } from '#platform/ground.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { addAddress, changeAddress, listAddresses, removeAddress } from './addresses.ts';
import { type CallContext, type Caller, signedIn } from './caller.ts';
import { login, type MergeCart } from './login.ts';
import { deleteSession } from './session.ts';

/** What lies right of accounts and is handed in. */
export interface AccountsDeps {
  mergeCart: MergeCart;
  countCart(ground: Ground, caller: Caller): Promise<number>;
  countUnread(ground: Ground, userId: number): Promise<number>;
}

export function accountsHandlers(deps: AccountsDeps): Handlers<typeof accountsContract, CallContext> {
  return {
    'POST /api/login': async ({ body }, { ground, caller, address, setSessionCookie }) => {
      const origin = { address, session: caller.session };
      const { user, token, maxAgeSeconds } = await login(ground, deps.mergeCart, body, origin);
      setSessionCookie(token, maxAgeSeconds);
      return { user };
    },

    'POST /api/logout': async (_input, { ground, caller, setSessionCookie }) => {
      // A guest is not signed in: a logout that arrives late must not empty the cart of whoever shops there now.
      if (caller.session && !caller.user) return;
      if (caller.session) await deleteSession(ground.db, caller.session.id);
      setSessionCookie(null);
    },

    'GET /api/user': (_input, { caller }) => signedIn(caller),

    'GET /api/session': async (_input, { ground, caller, renewSessionCookie }) => {
      const { user } = caller;
      const [cartCount, unread] = await Promise.all([
        deps.countCart(ground, caller),
        user ? deps.countUnread(ground, user.id) : 0,
      ]);
      renewSessionCookie();
      return { user, cartCount, unread };
    },

    'GET /api/addresses': (_input, { ground, caller }) => listAddresses(ground.db, signedIn(caller).id),

    'POST /api/addresses': ({ body }, { ground, caller }) =>
      ground.db.transaction((tx) => addAddress(tx, signedIn(caller).id, body, ground.clock.now())),

    'PUT /api/addresses/{id}': ({ params, body }, { ground, caller }) =>
      ground.db.transaction((tx) => changeAddress(tx, params.id, signedIn(caller).id, body)),

    'DELETE /api/addresses/{id}': async ({ params }, { ground, caller }) => {
      await removeAddress(ground.db, params.id, signedIn(caller).id);
    },
  };
}
