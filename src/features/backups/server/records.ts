import { and, desc, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { sqlState } from '#platform/sql-state.ts';
import { addDays } from '#values/instant.ts';
import { backups } from '../tables.ts';

export const RECORD_RETENTION_DAYS = 365;

type Context = Pick<AppContext, 'db' | 'clock'>;
export type BackupRecord = typeof backups.$inferSelect;

/**
 * Writes that a backup begins, and what became of those before it; call it while no other one can run. `note` writes what else
 * belongs to it. Null: the database is of a version that has no records yet.
 */
export async function recordStart(
  { db, clock }: Context,
  place: string,
  note?: (tx: Transaction, id: number) => Promise<void>,
): Promise<number | null> {
  const startedAt = clock.now();
  const cut = { endedAt: startedAt, error: 'The program ended before the backup was done.' };
  try {
    return await db.transaction(async (tx) => {
      await tx.update(backups).set(cut).where(isNull(backups.endedAt));
      await tx.delete(backups).where(lt(backups.startedAt, addDays(startedAt, -RECORD_RETENTION_DAYS)));
      const [row] = await tx.insert(backups).values({ startedAt, place }).returning({ id: backups.id });
      if (!row) throw new Error('The start of a backup was not written.');
      await note?.(tx, row.id);
      return row.id;
    });
  } catch (error) {
    if (sqlState(error) === '42P01') return null;
    throw error;
  }
}

/** Writes how it ended. */
export async function recordEnd(
  { db, clock }: Context,
  id: number | null,
  end: Partial<Pick<BackupRecord, 'name' | 'bytes' | 'error'>>,
): Promise<void> {
  if (id === null) return;
  await db
    .update(backups)
    .set({ ...end, endedAt: clock.now() })
    .where(eq(backups.id, id));
}

/** The newest attempt, and the newest that is good. */
export async function newestRecords({
  db,
}: Pick<AppContext, 'db'>): Promise<{ newest: BackupRecord | null; good: BackupRecord | null }> {
  const isGood = and(isNotNull(backups.name), isNull(backups.error));
  const [[newest], [good]] = await Promise.all([
    db.select().from(backups).orderBy(desc(backups.id)).limit(1),
    db.select().from(backups).where(isGood).orderBy(desc(backups.id)).limit(1),
  ]);
  return { newest: newest ?? null, good: good ?? null };
}

/** How long ago the newest good backup began; throws when there is none. */
export async function secondsSinceBackup(context: Context): Promise<number> {
  const { good } = await newestRecords(context);
  if (!good) throw new Error('There is no good backup yet.');
  return (context.clock.now().getTime() - good.startedAt.getTime()) / 1_000;
}
