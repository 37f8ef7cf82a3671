import { and, eq, isNull, lte } from 'drizzle-orm';
import { emailChanges, users } from '#features/accounts/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { addDays } from '#values/instant.ts';
import { lockUser } from '../find-users.ts';

/** How long a proposed address waits for its link to be opened. */
const PROPOSAL_DAYS = 7;

/** The users whose address, set by an admin, takes effect by now. */
export async function usersWithDueEmail(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(lte(emailChanges.effectiveAt, now));
  return rows.map(({ userId }) => userId);
}

/** Who set the due address of a locked user, and why; undefined when it is not due any more. */
export async function dueEmailOf(tx: Transaction, userId: number, now: Date) {
  const [row] = await tx
    .select({ proposedBy: emailChanges.proposedBy, reason: emailChanges.reason })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), lte(emailChanges.effectiveAt, now)));
  return row;
}

/** Withdraws proposals that were not confirmed for a week; the clean-up job calls it. */
export async function withdrawOldEmails({ db, clock }: AppContext): Promise<void> {
  const isOld = and(
    isNull(emailChanges.effectiveAt),
    lte(emailChanges.createdAt, addDays(clock.now(), -PROPOSAL_DAYS)),
  );
  const old = await db.select({ userId: emailChanges.userId }).from(emailChanges).where(isOld);
  for (const { userId } of old) {
    await db.transaction(async (tx) => {
      // The user first, as everywhere, and then once more: a newer proposal may have come.
      await lockUser(tx, userId, 'no key update');
      const gone = await tx
        .delete(emailChanges)
        .where(and(eq(emailChanges.userId, userId), isOld))
        .returning();
      if (gone.length > 0) await tx.update(users).set({ pendingEmail: null }).where(eq(users.id, userId));
    });
  }
}
