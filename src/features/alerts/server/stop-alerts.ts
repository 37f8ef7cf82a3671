import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database.ts';
import { deleteEmailsOfCause } from '#platform/delete-emails.ts';
import { stockAlerts } from '../tables.ts';
import { causeOfAlert } from './write-alert-emails.ts';

/** Deletes every alert of the address that this key was sent to; an unknown key deletes nothing. */
export async function stopAlerts(db: Database, key: string): Promise<void> {
  const addresses = db
    .select({ email: sql`lower(${stockAlerts.email})` })
    .from(stockAlerts)
    .where(eq(stockAlerts.key, key));
  await db.delete(stockAlerts).where(inArray(sql`lower(${stockAlerts.email})`, addresses));
}

/** Deletes every alert of a customer who deletes the account, and the e-mails that came of them (decision A12). */
export async function forgetAlerts(tx: Transaction, email: string): Promise<void> {
  const gone = await tx.delete(stockAlerts).where(isOf(email)).returning({ id: stockAlerts.id });
  for (const { id } of gone) await deleteEmailsOfCause(tx, causeOfAlert(id));
}

/** Every alert of an address, oldest first. */
export function listAlertsOf(db: Database, email: string) {
  const { productId, createdAt, toldAt } = stockAlerts;
  return db.select({ productId, createdAt, toldAt }).from(stockAlerts).where(isOf(email)).orderBy(asc(stockAlerts.id));
}

function isOf(email: string) {
  return eq(sql`lower(${stockAlerts.email})`, email.toLowerCase());
}
