import type { User } from '#features/accounts/contract.ts';
import {
  type Caller,
  changeAccount,
  countProposal,
  endSessions,
  presentUser,
  proposeEmail,
  requireProof,
  signedIn,
  type UserRow,
} from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { UserChange } from '#features/people/contract.ts';
import { grantedPermissions, revokeEveryPermission } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { changesTo, valuesBefore } from '#platform/changes.ts';
import type { Transaction } from '#platform/database.ts';
import { lockPeople, refuseAbove, refuseLastOrSelf, refuseWayInto } from './lock-people.ts';
import { refuseTakenEmail } from './taken-email.ts';

/**
 * Changes an account; its type, state and e-mail address after a proof of the acting user. Equal values are not a change and are
 * not recorded. A new e-mail address is only proposed: it takes effect when its owner confirms it (decision A15).
 */
export async function changeUser(context: AppContext, caller: Caller, id: number, sent: UserChange): Promise<User> {
  await countProposal(context, caller, id, sent.email);
  return context.db.transaction((tx) => change(context, tx, caller, id, sent));
}

async function change(
  context: AppContext,
  tx: Transaction,
  caller: Caller,
  id: number,
  sent: UserChange,
): Promise<User> {
  const [actor, at] = [signedIn(caller), context.clock.now()];
  const people = await lockPeople(tx, actor, id);
  const { target } = people;
  const { email, ...after } = changesTo(target, sent);
  const granted = await grantedPermissions(tx, id);
  if (email === undefined && Object.keys(after).length === 0) return presentUser(target, granted);

  if (after.userType) refuseAbove(actor, after.userType);
  if (after.isActive === false) refuseLastOrSelf(people, actor, 'deactivate');
  if (after.userType) refuseLastOrSelf(people, actor, 'change the role of');
  if (after.userType) await refuseWayInto(tx, actor, target, 'change their role');
  if (after.isActive !== undefined) await refuseWayInto(tx, actor, target, 'change the state of their account');
  if (after.userType || after.isActive !== undefined) requireProof(context, caller);
  if (email !== undefined) {
    await refuseWayInto(tx, actor, target, 'change their e-mail address');
    requireProof(context, caller);
    await refuseTakenEmail(tx, email, id);
  }

  const renamed = Object.keys(after).length === 0 ? target : await changeAccount(tx, target, after);
  const changed = email === undefined ? renamed : await proposeEmail(tx, renamed, { email, proposedBy: actor.id }, at);
  const isOut = after.isActive === false || after.userType !== undefined;
  if (isOut) await endSessions(tx, id);
  // Permissions are for employers only, and do not come back with the role.
  const losesGrants = target.userType === 'employer' && after.userType !== undefined && granted.length > 0;
  if (losesGrants) await revokeEveryPermission(tx, id);

  const isWithdrawn = target.pendingEmail !== null && renamed.pendingEmail === null;
  const pendingEmail = email ?? (isWithdrawn ? null : undefined);
  const changes = { ...after, ...(pendingEmail === undefined ? {} : { pendingEmail }) };
  const change = {
    before: { ...valuesBefore(target, changes), ...(losesGrants ? { permissions: granted } : {}) },
    after: { ...changes, ...(losesGrants ? { permissions: [] } : {}) },
  };
  await recordChange(
    tx,
    { actorId: actor.id, action: actionOf(changes), recordType: 'user', recordId: id, ...change },
    at,
  );
  return presentUser(changed, losesGrants ? [] : granted);
}

function actionOf({ isActive, pendingEmail, ...rest }: Partial<UserRow>): string {
  if (isActive === undefined || pendingEmail || Object.keys(rest).length > 0) return 'user.changed';
  return isActive ? 'user.reactivated' : 'user.deactivated';
}
