import { desc, sql } from 'drizzle-orm';
import type { MailRefusal } from '#features/emails/contract.ts';
import { whyNotSent } from '#features/emails/why-not-sent.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { emails } from '#platform/tables.ts';

/** Why the newest message to an address did not arrive, for staff who look at its owner; null when it was sent or still waits. */
export async function findRefusal(db: Database | Transaction, address: string): Promise<MailRefusal | null> {
  const { subject, status, lastError, createdAt } = emails;
  // The expression of the index by recipient.
  const due = sql`coalesce(${emails.dueAt}, ${emails.createdAt})`;
  const [newest] = await db
    .select({ subject, status, lastError, createdAt })
    .from(emails)
    .where(sql`lower(${emails.recipient}) = lower(${address})`)
    .orderBy(desc(due), desc(emails.id))
    .limit(1);
  if (newest?.status !== 'failed') return null;
  return { subject: newest.subject, at: newest.createdAt.toISOString(), reason: whyNotSent(newest.lastError ?? '') };
}
