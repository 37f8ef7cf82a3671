import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { LineSent } from '../contract.ts';
import { LIST } from '../list-limits.ts';
import { projectLists } from '../tables.ts';
import { newKey } from './open-list.ts';
import { joined, writeLines } from './write-lines.ts';

/** Starts a list of an account, or of a guest, whose key is answered this once. */
export async function createList(
  { db, clock }: AppContext,
  { name, lines }: { name: string; lines: readonly LineSent[] },
  user: User | null,
): Promise<{ id: number; key: string | null }> {
  const secret = user ? null : newKey();
  const at = clock.now();
  return db.transaction(async (tx) => {
    if (user) await demandRoom(tx, user.id);
    const owner = { customerId: user?.id ?? null, editKeyHash: secret?.hash ?? null };
    const [row] = await tx
      .insert(projectLists)
      .values({ name, ...owner, createdAt: at, changedAt: at, openedAt: at })
      .returning({ id: projectLists.id });
    if (!row) throw new Error('The list was not stored.');
    await writeLines(tx, row.id, joined([], lines), []);
    return { id: row.id, key: secret?.key ?? null };
  });
}

/** Refuses one more list of an account that has as many as it may. */
export async function demandRoom(tx: Transaction, userId: number): Promise<void> {
  const count = await tx.$count(projectLists, eq(projectLists.customerId, userId));
  if (count >= LIST.mostLists)
    throw refuse('conflict', `You have ${count} lists, the most that an account can have. Delete one first.`);
}
