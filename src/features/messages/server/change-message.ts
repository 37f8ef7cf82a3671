import { and, eq } from 'drizzle-orm';
import type { User } from '#features/accounts/contract.ts';
import { nameOfUser } from '#features/accounts/user-name.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { listStaffWhoMay } from '#features/permissions/server/door.ts';
import type { AppContext } from '#platform/app-context.ts';
import { valuesBefore } from '#platform/changes.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuse, refuseFields } from '#platform/refusal.ts';
import type { Message, MessageChange } from '../contract.ts';
import { type MessageRow, messageEntries, messages } from '../tables.ts';
import { lockMessage, presentMessage } from './load-messages.ts';

/** Assigns, closes or reopens a message. The second of two colleagues at once is refused. */
export async function changeMessage(
  context: AppContext,
  id: number,
  { version, ...change }: MessageChange,
  actor: User,
): Promise<Message> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const before = await lockFresh(tx, id, version);
    const after = whatChanges(before, change);
    if (after.status === 'answered') await refuseUnanswered(tx, id);
    if (Object.keys(after).length === 0) return presentMessage(tx, before);
    if (after.assignedTo && !(await listAssignees(tx)).some((one) => one.id === after.assignedTo)) {
      throw refuseFields({ assignedTo: ['Choose a colleague who may answer messages'] });
    }
    const changed = await writeMessage(tx, before, after);
    const record = { actorId: actor.id, action: actionOf(after), recordType: 'message', recordId: id };
    await recordChange(tx, { ...record, before: valuesBefore(before, after), after }, at);
    return presentMessage(tx, changed);
  });
}

/** Locks a message; throws `stale_version` when it has changed since it was read. */
export async function lockFresh(tx: Transaction, id: number, version: number | undefined): Promise<MessageRow> {
  const row = await lockMessage(tx, id);
  if (!row) throw refuse('not_found', 'There is no such message.');
  if (version === undefined || version === row.version) return row;
  throw refuse(
    'stale_version',
    'A colleague changed this message meanwhile. Look at it again; what you typed is kept.',
    { extra: { version: row.version } },
  );
}

export async function writeMessage(
  tx: Transaction,
  before: MessageRow,
  after: Partial<MessageRow>,
): Promise<MessageRow> {
  const [changed] = await tx
    .update(messages)
    .set({ ...after, version: before.version + 1 })
    .where(eq(messages.id, before.id))
    .returning();
  if (!changed) throw new Error('A locked message is gone.');
  return changed;
}

/** The active staff who may answer messages, by name. */
export async function listAssignees(db: Database | Transaction): Promise<{ id: number; name: string }[]> {
  const staff = await listStaffWhoMay(db, 'manage_customers');
  return staff
    .map((user) => ({ id: user.id, name: nameOfUser(user) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

async function refuseUnanswered(tx: Transaction, messageId: number): Promise<void> {
  const replies = and(eq(messageEntries.messageId, messageId), eq(messageEntries.kind, 'reply'));
  const [reply] = await tx.select({ id: messageEntries.id }).from(messageEntries).where(replies).limit(1);
  if (!reply) throw refuseFields({ status: ['Nobody has answered this message yet'] });
}

function whatChanges(before: MessageRow, { status, assignedTo }: Omit<MessageChange, 'version'>): Partial<MessageRow> {
  const isOther = status === 'closed' ? before.status !== 'closed' : before.status === 'closed';
  return {
    ...(isOther && status ? { status } : {}),
    ...(assignedTo !== undefined && assignedTo !== before.assignedTo ? { assignedTo } : {}),
  };
}

function actionOf({ status }: Partial<MessageRow>): string {
  if (!status) return 'message.assigned';
  return status === 'closed' ? 'message.closed' : 'message.reopened';
}
