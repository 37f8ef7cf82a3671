import { eq } from 'drizzle-orm';
import { orders } from '#features/orders/tables.ts';
import type { Transaction } from '#platform/database.ts';

/** Whether any order was placed with this payment method. */
export async function isPaymentMethodUsed(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.paymentMethodId, id)).limit(1);
  return rows.length > 0;
}

/** Whether any order goes, or went, by this delivery method. */
export async function isDeliveryMethodUsed(tx: Transaction, id: number): Promise<boolean> {
  const rows = await tx.select({ id: orders.id }).from(orders).where(eq(orders.deliveryMethodId, id)).limit(1);
  return rows.length > 0;
}
