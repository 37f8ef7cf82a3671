import { eq } from 'drizzle-orm';
import type { Transaction } from '#platform/database.ts';
import { messages } from '../tables.ts';

/** Deletes what a customer wrote to the shop while signed in: its words may say who wrote them (decision A12). */
export async function forgetSender(tx: Transaction, customerId: number): Promise<void> {
  await tx.delete(messages).where(eq(messages.customerId, customerId));
}
