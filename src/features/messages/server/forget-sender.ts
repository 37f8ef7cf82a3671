import { eq, inArray } from 'drizzle-orm';
import { withdrawNotifications } from '#features/notifications/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { deleteEmailsAbout, deleteEmailsOfCause } from '#platform/delete-emails.ts';
import { messageEntries, messages } from '../tables.ts';
import { causeOfReply } from './load-messages.ts';
import { notificationOf } from './notify-staff.ts';

/** Deletes the messages that a customer sent while signed in, and the answers, because they may name the sender (decision A12). */
export async function forgetSender(tx: Transaction, customerId: number): Promise<void> {
  const own = await tx.select().from(messages).where(eq(messages.customerId, customerId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  const answers = await tx
    .select({ id: messageEntries.id })
    .from(messageEntries)
    .where(inArray(messageEntries.messageId, ids));
  for (const { id } of answers) await deleteEmailsOfCause(tx, causeOfReply(id));
  for (const id of ids) await deleteEmailsAbout(tx, 'message', id);
  // The notifications name the sender.
  for (const message of own) await withdrawNotifications(tx, notificationOf(message));
  await tx.delete(messages).where(inArray(messages.id, ids));
}
