import { lt } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { notify } from './database.ts';
import { announcements } from './tables.ts';

/** The channel on which instances are told that announcements wait. */
export const ANNOUNCEMENT_CHANNEL = 'announcements';

/**
 * Writes down what happened in the transaction in which it happened (an outbox). A job reads it afterwards and sets off
 * what follows; a crash in between can delay a reaction, never lose it. Returns the announcement's id.
 */
export async function announce(
  tx: Transaction,
  name: string,
  payload: Record<string, unknown>,
  at: Date,
): Promise<number> {
  const [row] = await tx.insert(announcements).values({ name, payload, at }).returning({ id: announcements.id });
  if (!row) throw new Error('The announcement was not written.');
  await notify(tx, ANNOUNCEMENT_CHANNEL, String(row.id));
  return row.id;
}

/** Deletes announcements that were handled before this moment; the clean-up job calls it. */
export async function deleteHandledBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(announcements).where(lt(announcements.handledAt, moment));
}
