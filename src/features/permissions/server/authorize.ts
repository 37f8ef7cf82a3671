import type { CallContext } from '#features/accounts/server/door.ts';
import { mayUser } from '#features/permissions/may-user.ts';
import { permissionsFor } from '#features/permissions/permission-titles.ts';
import type { Call, Who } from '#platform/http/contract.ts';
import { refuse } from '#platform/refusal.ts';

export { mayUser };

/**
 * Throws unless the call's `who` admits this caller: `unauthenticated` without a signed-in user, `forbidden` without the right.
 * The use case checks whether a record is the caller's own.
 */
export function authorize(call: Pick<Call, 'who'>, { caller }: Pick<CallContext, 'caller'>): void {
  if (call.who === 'public') return;
  if (!caller.user) throw refuse('unauthenticated', 'Please sign in to continue.');
  if (!mayUser(caller.user, call.who)) throw refuse('forbidden', whatIsMissing(call.who));
}

function whatIsMissing(who: Who): string {
  const permissions = permissionsFor(who);
  if (permissions) return `This needs the permission ${permissions}. An administrator can grant it.`;
  if (who === 'customer') return 'Only customers may do this.';
  return who === 'staff' ? 'Only employers and admins may do this.' : 'Only an administrator may do this.';
}
