import { randomUUID } from 'node:crypto';
import { asc, eq, or } from 'drizzle-orm';
import { cardRefunds } from '#features/payments/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type CardRefundRow = typeof cardRefunds.$inferSelect;
type NewCardRefund = Omit<typeof cardRefunds.$inferInsert, 'key' | 'createdAt' | 'updatedAt'>;

/** The card refunds of an order, oldest first. */
export function listCardRefunds(db: Database | Transaction, orderId: number): Promise<CardRefundRow[]> {
  return db.select().from(cardRefunds).where(eq(cardRefunds.orderId, orderId)).orderBy(asc(cardRefunds.id));
}

/** The refund that an update is about: one of ours, or one made at Stripe and recorded before. */
export async function findCardRefund(
  tx: Transaction,
  { refundId, key }: { refundId: string; key: string | null },
): Promise<CardRefundRow | undefined> {
  const byKey = isUuid(key) ? eq(cardRefunds.key, key) : undefined;
  const [row] = await tx
    .select()
    .from(cardRefunds)
    .where(or(eq(cardRefunds.refundId, refundId), byKey));
  return row;
}

/** Writes refunds, each with a key that identifies it at Stripe. */
export async function addCardRefunds(tx: Transaction, refunds: readonly NewCardRefund[], at: Date): Promise<void> {
  await tx
    .insert(cardRefunds)
    .values(refunds.map((refund) => ({ ...refund, key: randomUUID(), createdAt: at, updatedAt: at })));
}

/** Changes a refund. Call it with its order locked. */
export async function changeCardRefund(
  tx: Transaction,
  row: CardRefundRow,
  change: Partial<CardRefundRow>,
  at: Date,
): Promise<void> {
  await tx
    .update(cardRefunds)
    .set({ ...change, updatedAt: at })
    .where(eq(cardRefunds.id, row.id));
}

/** Whether this is a key of ours; Stripe's metadata may contain anything. */
export function isUuid(text: string | null): text is string {
  return text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
