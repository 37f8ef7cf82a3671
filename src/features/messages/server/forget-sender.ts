import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { emails } from '#platform/tables.ts';
import { messageEntries, messages } from '../tables.ts';
import { causeOfReply } from './load-messages.ts';
import { hushBells } from './notify-staff.ts';

/** Deletes what a customer wrote to the shop while signed in, and the answers: their words may say who wrote (decision A12). */
export async function forgetSender(tx: Transaction, customerId: number): Promise<void> {
  const own = await tx.select().from(messages).where(eq(messages.customerId, customerId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  const answers = await tx
    .select({ id: messageEntries.id })
    .from(messageEntries)
    .where(inArray(messageEntries.messageId, ids));
  for (const { id } of answers) {
    const cause = causeOfReply(id);
    await tx.delete(emails).where(or(eq(emails.cause, cause), sql`${emails.cause} like ${`${cause}:again:%`}`));
  }
  for (const id of ids) await tx.delete(emails).where(sql`${emails.cause} like ${`announcement:%:message:${id}:%`}`);
  for (const message of own) await hushBells(tx, message);
  await tx.delete(messages).where(inArray(messages.id, ids));
}
