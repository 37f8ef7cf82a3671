import { eq, inArray } from 'drizzle-orm';
import { isDeliveryMethodUsed } from '#features/orders/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { deleteEmailsAbout, deleteEmailsOfCause } from '#platform/delete-emails.ts';
import { quotes } from '../tables.ts';

/** Deletes a customer's quotes and their e-mails; the orders have what the accounts need. */
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

/** Whether any quote has this delivery method, which it binds the shop to. */
async function isDeliveryMethodQuoted(tx: Transaction, deliveryMethodId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.deliveryMethodId, deliveryMethodId))
    .limit(1);
  return row !== undefined;
}

/** Whether any order or quote names this delivery method. */
export async function isDeliveryMethodNamed(tx: Transaction, id: number): Promise<boolean> {
  return (await isDeliveryMethodUsed(tx, id)) || isDeliveryMethodQuoted(tx, id);
}
