import { asc, inArray } from 'drizzle-orm';
import { issueDue } from '#features/documents/server/door.ts';
import type { Transaction } from '#platform/database.ts';
import { announcements } from '#platform/tables.ts';

const ISSUES = ['order.placed', 'payment.received', 'payment.refunded', 'order.status_changed'];
// What may come after these has been issued already when they are reached.
const NOTHING_NEW = ['pending', 'processing', 'out_for_delivery', 'delivered'];

/** Issues the invoices and credit notes of the demo's past, each on its day, so that their numbers rise with their dates. */
export async function seedDocuments(tx: Transaction): Promise<void> {
  const happened = await tx
    .select()
    .from(announcements)
    .where(inArray(announcements.name, ISSUES))
    .orderBy(asc(announcements.at), asc(announcements.id));
  for (const { payload, at } of happened) {
    if (!NOTHING_NEW.includes(String(payload.to))) await issueDue(tx, Number(payload.orderId), at);
  }
}
