import { eq, inArray } from 'drizzle-orm';
import type { DeliveryMethod } from '#features/delivery/contract.ts';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { toDecimal } from '#values/money.ts';

export type DeliveryMethodRow = typeof deliveryMethods.$inferSelect;

/** Every method, active or not, by id. */
export function listDeliveryMethods(db: Database | Transaction): Promise<DeliveryMethodRow[]> {
  return db.select().from(deliveryMethods).orderBy(deliveryMethods.id);
}

/** These methods by id, active or not. */
export async function deliveryMethodsById(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<Map<number, DeliveryMethodRow>> {
  if (ids.length === 0) return new Map();
  const isWanted = inArray(deliveryMethods.id, [...ids]);
  const rows = await db.select().from(deliveryMethods).where(isWanted);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A method, active or not, or null. */
export async function findDeliveryMethod(db: Database | Transaction, id: number): Promise<DeliveryMethodRow | null> {
  const [row] = await db.select().from(deliveryMethods).where(eq(deliveryMethods.id, id));
  return row ?? null;
}

export function presentDeliveryMethod(row: DeliveryMethodRow): DeliveryMethod {
  const { id, name, description, estimatedDays, isCollection, isActive } = row;
  const freeThreshold = row.freeThreshold === null ? null : toDecimal(row.freeThreshold);
  return { id, name, description, price: toDecimal(row.price), estimatedDays, freeThreshold, isCollection, isActive };
}
