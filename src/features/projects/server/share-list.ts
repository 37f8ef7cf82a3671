import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { accessKeyOf, hashAccessKey } from '#features/orders/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import { type ProjectListRow, projectLists } from '../tables.ts';
import { demandRoom } from './create-list.ts';
import { type Asker, lockList, type OpenedList } from './open-list.ts';

/** Makes a link by which the list is read and nothing is changed. The one before no longer works. */
export async function makeLink({ db }: AppContext, id: number, asker: Asker): Promise<{ readKey: string }> {
  return db.transaction(async (tx) => {
    const { row } = await lockList(tx, id, asker);
    const linkRound = row.linkRound + 1;
    const readKey = await keyOfRound(tx, { id, linkRound });
    await tx
      .update(projectLists)
      .set({ linkRound, readKeyHash: hashAccessKey(readKey) })
      .where(eq(projectLists.id, id));
    return { readKey };
  });
}

export async function revokeLink({ db }: AppContext, id: number, asker: Asker): Promise<void> {
  await db.transaction(async (tx) => {
    await lockList(tx, id, asker);
    await tx.update(projectLists).set({ readKeyHash: null }).where(eq(projectLists.id, id));
  });
}

/** The key of the link that works now, for who may change the list; null where there is none. */
export async function readKeyOf(db: Database | Transaction, { row, access }: OpenedList): Promise<string | null> {
  return access !== 'read' && row.readKeyHash !== null ? keyOfRound(db, row) : null;
}

// Derived from a secret of the shop, so that its owner sees it again although only its hash is stored.
function keyOfRound(
  db: Database | Transaction,
  { id, linkRound }: Pick<ProjectListRow, 'id' | 'linkRound'>,
): Promise<string> {
  return accessKeyOf(db, `project-list:${id}:${linkRound}`);
}

/** Takes a guest's list into an account. Its secret address no longer works, the link to read it does. */
export async function claimList({ db }: AppContext, id: number, asker: Asker & { user: User }): Promise<OpenedList> {
  return db.transaction(async (tx) => {
    const { access } = await lockList(tx, id, asker);
    if (access === 'own') throw refuse('conflict', 'This list is in your account already.');
    await demandRoom(tx, asker.user.id);
    const [row] = await tx
      .update(projectLists)
      .set({ customerId: asker.user.id, editKeyHash: null })
      .where(eq(projectLists.id, id))
      .returning();
    if (!row) throw new Error('A list that is locked cannot be gone.');
    return { row, access: 'own' };
  });
}
