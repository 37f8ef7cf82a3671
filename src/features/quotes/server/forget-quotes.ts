import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { deleteEmailsAbout, deleteEmailsOfCause } from '#platform/delete-emails.ts';
import { quotes } from '../tables.ts';

/** Deletes a customer's quotes, and their letters; of those that became orders the order has all that the books need. */
export async function forgetQuotes(tx: Transaction, customerId: number): Promise<void> {
  const own = await tx.select({ id: quotes.id }).from(quotes).where(eq(quotes.customerId, customerId));
  const ids = own.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const id of ids) {
    await deleteEmailsOfCause(tx, `quote:${id}`);
    await deleteEmailsAbout(tx, 'quote', id);
  }
  await tx.delete(quotes).where(inArray(quotes.id, ids));
}

/** Whether a quote names this way to deliver: it holds, whatever the shop offers by now. */
export async function isDeliveryMethodQuoted(tx: Transaction, deliveryMethodId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.deliveryMethodId, deliveryMethodId))
    .limit(1);
  return row !== undefined;
}
