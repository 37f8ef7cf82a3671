import { dueEmailOf, lockUser, takeEmail, usersWithDueEmail, withdrawEmail } from '#features/accounts/server/door.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { mayStillPropose } from '#features/people/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { orTaken, type Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';

/** Puts the addresses that admins have set into effect when their day is over (decision A15); a timed job. */
export async function applyDueEmails(context: AppContext): Promise<void> {
  for (const userId of await usersWithDueEmail(context.db, context.clock.now())) {
    const applying = context.db.transaction((tx) => apply(tx, userId, context.clock.now()));
    // Taken at this very moment: the next run finds it taken and gives it up.
    await orTaken(applying, () => refuse('conflict', 'Another account is taking this e-mail address.'));
  }
}

async function apply(tx: Transaction, userId: number, at: Date): Promise<void> {
  const user = await lockUser(tx, userId, 'no key update');
  const due = user && (await dueEmailOf(tx, userId, at));
  if (!user || !due) return;
  const mayBe = await mayStillPropose(tx, due.proposedBy, user);
  if (!mayBe) await withdrawEmail(tx, userId);
  const changed = mayBe ? await takeEmail(tx, user, at) : null;
  const record = { actorId: due.proposedBy, recordType: 'user', recordId: userId };
  const before = { email: user.email, pendingEmail: user.pendingEmail };
  const after = { email: changed?.email ?? user.email, pendingEmail: null, reason: due.reason };
  // An address is given up when another account took it meanwhile or its admin is none any more; the audit log says so.
  await recordChange(tx, { ...record, action: changed ? 'user.email_set' : 'user.email_not_set', before, after }, at);
}
