import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { hashAccessKey, isAccessKey } from '#features/orders/server/door.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { ProjectList } from '../contract.ts';
import { type ProjectListRow, projectLists } from '../tables.ts';

/** Who asks for a list: somebody signed in, somebody with the key of an address, or both. */
export interface Asker {
  user: User | null;
  key?: string | undefined;
}

export interface OpenedList {
  row: ProjectListRow;
  access: ProjectList['access'];
}

/** The list, and what the caller may do with it. A refusal does not say whether there is one. */
export async function openList(db: Database | Transaction, id: number, asker: Asker): Promise<OpenedList> {
  const [row] = await db.select().from(projectLists).where(eq(projectLists.id, id));
  return admitted(row, asker);
}

/** The list of somebody who may change it, locked until the transaction ends. */
export async function lockList(tx: Transaction, id: number, asker: Asker): Promise<OpenedList> {
  const [row] = await tx.select().from(projectLists).where(eq(projectLists.id, id)).for('update');
  const opened = admitted(row, asker);
  if (opened.access === 'read') throw refuse('forbidden', 'This link shows the list and does not change it.');
  return opened;
}

function admitted(row: ProjectListRow | undefined, asker: Asker): OpenedList {
  const access = row && accessOf(row, asker);
  if (row && access) return { row, access };
  if (asker.key !== undefined)
    throw refuse(
      'not_found',
      'This link opens no list: it was revoked, or the list was deleted or taken into an account. Ask whoever sent it for a new one.',
    );
  if (!asker.user) throw refuse('unauthenticated', 'Please sign in, or open the list by its whole address.');
  throw refuse('not_found', 'There is no such list among yours.');
}

function accessOf(row: ProjectListRow, { user, key }: Asker): ProjectList['access'] | null {
  if (user !== null && row.customerId === user.id) return 'own';
  if (key === undefined) return null;
  if (isAccessKey(key, row.editKeyHash)) return 'edit';
  return isAccessKey(key, row.readKeyHash) ? 'read' : null;
}

/** A key that nobody guesses; only its hash is stored. */
export function newKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashAccessKey(key) };
}
