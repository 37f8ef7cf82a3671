import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { notify } from './database.ts';
import { announcements } from './tables.ts';

/** The channel on which instances are told that announcements wait. */
export const ANNOUNCEMENT_CHANNEL = 'announcements';

/**
 * Writes down what happened in the transaction in which it happened (an outbox). A job reads it afterwards and sets off
 * what follows; a crash in between can delay a reaction, never lose it. With `dueAt` nobody acts on it before, and until then
 * {@link retract} takes it back. Returns the announcement's id.
 */
export async function announce(
  tx: Transaction,
  name: string,
  payload: Record<string, unknown>,
  at: Date,
  dueAt: Date | null = null,
): Promise<number> {
  const [row] = await tx.insert(announcements).values({ name, payload, at, dueAt }).returning({ id: announcements.id });
  if (!row) throw new Error('The announcement was not written.');
  // Of what is due later too, so that somebody minds the time.
  await notify(tx, ANNOUNCEMENT_CHANNEL, String(row.id));
  return row.id;
}

/**
 * Takes back the newest announcement of this name about this record (`field` of its payload) that is not due yet, and answers
 * what it was; nothing when there is none, or when somebody acts on it right now.
 */
export async function retract(
  tx: Transaction,
  name: string,
  [field, value]: [field: string, value: number],
  at: Date,
): Promise<typeof announcements.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(announcements)
    .where(
      and(
        isNull(announcements.handledAt),
        gt(announcements.dueAt, at),
        eq(announcements.name, name),
        sql`${announcements.payload} ->> ${field} = ${String(value)}`,
      ),
    )
    .orderBy(desc(announcements.id))
    .limit(1)
    .for('update', { skipLocked: true });
  if (row) await tx.delete(announcements).where(eq(announcements.id, row.id));
  return row;
}

/** Deletes announcements that were handled before this moment; the clean-up job calls it. */
export async function deleteHandledBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(announcements).where(lt(announcements.handledAt, moment));
}
