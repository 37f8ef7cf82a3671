import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { sessions, users } from '#features/accounts/tables.ts';
import { recordChange } from '#features/audit/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { sqlState, type Transaction } from '#platform/database.ts';
import { auditedUser } from './audited-user.ts';
import { lockPeople, refuseLastOrSelf } from './lock-people.ts';

/** Deletes an account, or deactivates it when other records rest on it: orders, changes that this person made. */
export async function removeUser(context: AppContext, actor: User, id: number): Promise<void> {
  const at = context.clock.now();
  await context.db.transaction(async (tx) => {
    const people = await lockPeople(tx, actor, id);
    refuseLastOrSelf(people, actor, 'delete');
    const { target } = people;
    const change = { actorId: actor.id, recordType: 'user', recordId: id };
    if (await isDeleted(tx, id)) {
      return recordChange(tx, { ...change, action: 'user.deleted', before: auditedUser(target), after: null }, at);
    }
    if (!target.isActive) return;
    await tx.update(users).set({ isActive: false }).where(eq(users.id, id));
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await recordChange(
      tx,
      { ...change, action: 'user.deactivated', before: { isActive: true }, after: { isActive: false } },
      at,
    );
  });
}

// The database knows every record that rests on a user, those of rooms to come too.
const RESTED_ON = ['23503', '23001'];

async function isDeleted(tx: Transaction, id: number): Promise<boolean> {
  try {
    await tx.transaction((savepoint) => savepoint.delete(users).where(eq(users.id, id)));
    return true;
  } catch (error) {
    if (RESTED_ON.includes(sqlState(error) ?? '')) return false;
    throw error;
  }
}
