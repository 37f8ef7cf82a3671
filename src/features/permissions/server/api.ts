import { type CallContext, signedIn } from '#features/accounts/server/door.ts';
import type { permissionsContract } from '#features/permissions/contract.ts';
import { listRights } from '#features/permissions/rights.ts';
import type { Contract, Handlers } from '#platform/http/contract.ts';
import { addPermission, changePermission, removePermission } from './decide-permission.ts';
import { listPermissions } from './present-permission.ts';

/** What the API passes in. */
export interface PermissionsDeps {
  /** Every call: the list of rights is derived from them. */
  contract(): Contract;
}

export function permissionsHandlers(deps: PermissionsDeps): Handlers<typeof permissionsContract, CallContext> {
  return {
    'GET /api/permissions': (_input, { context }) => listPermissions(context.db),

    // `grantedBy` is the admin of the session, whatever the body says (decision A2).
    'POST /api/permissions': ({ body }, { context, caller }) => addPermission(context, body, caller),

    'PUT /api/permissions/{id}': ({ params, body }, { context, caller }) =>
      changePermission(context, params.id, body, caller),

    'DELETE /api/permissions/{id}': async ({ params }, { context, caller }) => {
      await removePermission(context, params.id, caller);
    },

    'GET /api/rights': (_input, { caller }) => listRights(deps.contract(), signedIn(caller)),
  };
}
