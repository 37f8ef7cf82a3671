import type { User } from '#features/accounts/contract.ts';
import { changeAccount, endSessions, presentUser, type UserRow } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { UserChange } from '#features/people/contract.ts';
import { grantedPermissions, revokeEveryPermission } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { changesTo, valuesBefore } from '#platform/changes.ts';
import { orTaken, type Transaction } from '#platform/database.ts';
import { lockPeople, refuseAbove, refuseLastOrSelf, refuseWayInto } from './lock-people.ts';
import { refuseTakenEmail, takenEmail } from './taken-email.ts';

/** Changes an account. Equal values are not a change and are not recorded. */
export async function changeUser(context: AppContext, actor: User, id: number, sent: UserChange): Promise<User> {
  const changing = context.db.transaction((tx) => change(tx, actor, id, sent, context.clock.now()));
  // Another account may take the address after the check.
  return orTaken(changing, takenEmail);
}

async function change(tx: Transaction, actor: User, id: number, sent: UserChange, at: Date): Promise<User> {
  const people = await lockPeople(tx, actor, id);
  const { target } = people;
  const after = changesTo(target, sent);
  const granted = await grantedPermissions(tx, id);
  if (Object.keys(after).length === 0) return presentUser(target, granted);

  if (after.userType) refuseAbove(actor, after.userType);
  if (after.isActive === false) refuseLastOrSelf(people, actor, 'deactivate');
  if (after.userType) refuseLastOrSelf(people, actor, 'change the role of');
  if (after.email) {
    await refuseWayInto(tx, actor, target, 'change their e-mail address');
    await refuseTakenEmail(tx, after.email, id);
  }

  const changed = await changeAccount(tx, target, after, at);
  const isOut = after.isActive === false || after.userType !== undefined;
  if (isOut) await endSessions(tx, id);
  // Permissions are for employers only, and do not come back with the role.
  const losesGrants = target.userType === 'employer' && after.userType !== undefined && granted.length > 0;
  if (losesGrants) await revokeEveryPermission(tx, id);

  const change = {
    before: { ...valuesBefore(target, after), ...(losesGrants ? { permissions: granted } : {}) },
    after: { ...after, ...(losesGrants ? { permissions: [] } : {}) },
  };
  await recordChange(
    tx,
    { actorId: actor.id, action: actionOf(after), recordType: 'user', recordId: id, ...change },
    at,
  );
  return presentUser(changed, losesGrants ? [] : granted);
}

function actionOf({ isActive, ...rest }: Partial<UserRow>): string {
  if (isActive === undefined || Object.keys(rest).length > 0) return 'user.changed';
  return isActive ? 'user.reactivated' : 'user.deactivated';
}
