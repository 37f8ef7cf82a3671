import { type CallContext, listSignupRequests } from '#features/accounts/server/door.ts';
import type { peopleContract } from '#features/people/contract.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import type { Handlers } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';
import { addUser } from './add-user.ts';
import { changeUser } from './change-user.ts';
import { decideRequest } from './decide-request.ts';
import { listEmployees, listUsers, pageOfUsers } from './find-users.ts';
import { newPasswordLink } from './new-password-link.ts';
import { removeUser } from './remove-user.ts';
import { setEmail } from './set-email.ts';

export const peopleHandlers: Handlers<typeof peopleContract, CallContext> = {
  'GET /api/users': ({ query: { scope, limit, cursor, ...filter } }, { context, caller }) => {
    const isManager = mayUser(caller.user, 'perm:manage_users');
    if (scope === 'all' && !isManager) throw refuse('forbidden', 'Only those who manage users may see all of them.');
    if (scope === 'all') return pageOfUsers(context, { ...filter, limit, cursor });
    return isManager && scope !== 'employees' ? listUsers(context.db, filter) : listEmployees(context.db);
  },

  'POST /api/users': ({ body }, { context, caller }) => addUser(context, caller, body),

  'PATCH /api/users/{id}': ({ params, body }, { context, caller }) => changeUser(context, caller, params.id, body),

  'POST /api/users/{id}/email': ({ params, body }, { context, caller }) => setEmail(context, caller, params.id, body),

  'DELETE /api/users/{id}': async ({ params }, { context, caller }) => {
    await removeUser(context, caller, params.id);
  },

  'POST /api/users/{id}/password-link': ({ params }, { context, caller }) =>
    newPasswordLink(context, caller, params.id),

  'GET /api/signup-requests': (_input, { context }) => listSignupRequests(context.db),

  'PATCH /api/signup-request/{id}/status': ({ params, body }, { context, caller }) =>
    decideRequest(context, caller, params.id, body.status),
};
