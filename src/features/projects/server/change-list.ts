import { eq, sql } from 'drizzle-orm';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { LineSent } from '../contract.ts';
import { projectLists } from '../tables.ts';
import { type Asker, lockList, type OpenedList } from './open-list.ts';
import { joined, listLines, writeLines } from './write-lines.ts';

/** Names a list and sets its lines. Refused where it was changed since this version. */
export async function changeList(
  { db, clock }: AppContext,
  id: number,
  asker: Asker,
  { name, lines, version }: { name: string; lines: readonly LineSent[]; version?: number | undefined },
): Promise<OpenedList> {
  return db.transaction(async (tx) => {
    const { row, access } = await lockList(tx, id, asker);
    if (version !== undefined && version !== row.version)
      throw refuse(
        'conflict',
        'This list was changed meanwhile, in another window or by somebody who has its address. It is shown as it is now: please make your change again.',
      );
    await writeLines(tx, id, joined([], lines), await listLines(tx, id));
    return { row: await touched(tx, id, clock.now(), { name }), access };
  });
}

/** Adds lines to a list: all of them, or none. */
export async function addLines(
  { db, clock }: AppContext,
  id: number,
  asker: Asker,
  lines: readonly LineSent[],
): Promise<OpenedList> {
  return db.transaction(async (tx) => {
    const { access } = await lockList(tx, id, asker);
    const before = await listLines(tx, id);
    await writeLines(tx, id, joined(before, lines), before);
    return { row: await touched(tx, id, clock.now()), access };
  });
}

export async function deleteList({ db }: AppContext, id: number, asker: Asker): Promise<void> {
  await db.transaction(async (tx) => {
    await lockList(tx, id, asker);
    await tx.delete(projectLists).where(eq(projectLists.id, id));
  });
}

async function touched(tx: Transaction, id: number, at: Date, change: { name?: string } = {}) {
  const [row] = await tx
    .update(projectLists)
    .set({ ...change, version: sql`${projectLists.version} + 1`, changedAt: at, openedAt: at })
    .where(eq(projectLists.id, id))
    .returning();
  if (!row) throw new Error('A list that is locked cannot be gone.');
  return row;
}
