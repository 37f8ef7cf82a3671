import { type Caller, deactivateUser, deleteUser, requireProof, signedIn } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { auditedUser } from './audited-user.ts';
import { lockPeople, refuseLastOrSelf, refuseWayInto } from './lock-people.ts';

/** Deletes an account after a proof, or deactivates it when orders, audit entries or other records refer to it. */
export async function removeUser(context: AppContext, caller: Caller, id: number): Promise<void> {
  const actor = signedIn(caller);
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const people = await lockPeople(tx, actor, id);
    refuseLastOrSelf(people, actor, 'delete');
    await refuseWayInto(tx, actor, people.target, 'delete their account');
    requireProof(context, caller);
    const { target } = people;
    const change = { actorId: actor.id, recordType: 'user', recordId: id };
    if (await deleteUser(tx, id)) {
      return recordChange(tx, { ...change, action: 'user.deleted', before: auditedUser(target), after: null }, at);
    }
    if (!target.isActive) return;
    const { pendingEmail } = target;
    await deactivateUser(tx, id);
    await recordChange(
      tx,
      {
        ...{ ...change, action: 'user.deactivated' },
        before: { isActive: true, ...(pendingEmail === null ? {} : { pendingEmail }) },
        after: { isActive: false, ...(pendingEmail === null ? {} : { pendingEmail: null }) },
      },
      at,
    );
  });
}
