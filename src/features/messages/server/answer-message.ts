import type { User } from '#features/accounts/contract.ts';
import { recordChange } from '#features/audit/server/door.ts';
import { announce } from '#platform/announcements.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Transaction } from '#platform/database.ts';
import { refuse } from '#platform/refusal.ts';
import type { Message } from '../contract.ts';
import { type MessageEntryRow, messageEntries } from '../tables.ts';
import { lockFresh, writeMessage } from './change-message.ts';
import { findMessageRow, presentMessage } from './load-messages.ts';

export interface Answering {
  id: number;
  text: string;
  close: boolean;
  version: number | undefined;
  actor: User;
}

/** Answers a message by e-mail, stores the answer in the thread and assigns an unassigned message to its author. */
export async function answerMessage(
  context: AppContext,
  { id, text, close, version, actor }: Answering,
): Promise<Message> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const before = await lockFresh(tx, id, version);
    const reply = await writeEntry(tx, { messageId: id, kind: 'reply', text, authorId: actor.id, at });
    const status = close ? ('closed' as const) : ('answered' as const);
    const changed = await writeMessage(tx, before, { status, assignedTo: before.assignedTo ?? actor.id });
    await announce(tx, 'message.answered', { messageId: id, replyId: reply.id }, at);
    // The text stays out of the audit log, so that deleting the thread deletes it.
    const record = { actorId: actor.id, action: 'message.answered', recordType: 'message', recordId: id };
    await recordChange(tx, { ...record, before: { status: before.status }, after: { status, entryId: reply.id } }, at);
    return presentMessage(tx, changed);
  });
}

/** Adds a note for colleagues. It does not change the message itself, so it needs no version. */
export async function addMessageNote(context: AppContext, id: number, text: string, actor: User): Promise<Message> {
  const at = context.clock.now();
  return context.db.transaction(async (tx) => {
    const row = await findMessageRow(tx, id);
    if (!row) throw refuse('not_found', 'There is no such message.');
    const note = await writeEntry(tx, { messageId: id, kind: 'note', text, authorId: actor.id, at });
    const record = { actorId: actor.id, action: 'message.note_added', recordType: 'message', recordId: id };
    await recordChange(tx, { ...record, before: null, after: { entryId: note.id } }, at);
    return presentMessage(tx, row);
  });
}

async function writeEntry(tx: Transaction, entry: typeof messageEntries.$inferInsert): Promise<MessageEntryRow> {
  const [row] = await tx.insert(messageEntries).values(entry).returning();
  if (!row) throw new Error('The entry was not written.');
  return row;
}
