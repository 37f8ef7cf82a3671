import { eq } from 'drizzle-orm';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';

export type DeliveryMethodRow = typeof deliveryMethods.$inferSelect;

/** Every method, active or not, by id. */
export function listDeliveryMethods(db: Database | Transaction): Promise<DeliveryMethodRow[]> {
  return db.select().from(deliveryMethods).orderBy(deliveryMethods.id);
}

/** A method whatever its state, or null. */
export async function findDeliveryMethod(db: Database | Transaction, id: number): Promise<DeliveryMethodRow | null> {
  const [row] = await db.select().from(deliveryMethods).where(eq(deliveryMethods.id, id));
  return row ?? null;
}
