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
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    price: toDecimal(row.price),
    estimatedDays: row.estimatedDays,
    freeThreshold: row.freeThreshold === null ? null : toDecimal(row.freeThreshold),
    isCollection: row.isCollection,
    isActive: row.isActive,
    zones:
      row.zones?.map(({ zone, price, freeThreshold, days }) => ({
        ...{ zone, price: toDecimal(price), days },
        freeThreshold: freeThreshold === null ? null : toDecimal(freeThreshold),
      })) ?? null,
    cutOff: clockText(row.cutOffMinutes),
    deliversOn: row.deliversOn,
    maxPieceKg: row.maxPieceKg,
    maxTotalKg: row.maxTotalKg,
    minTotalKg: row.minTotalKg,
    maxLengthMm: row.maxLengthMm,
    takesPallets: row.takesPallets,
  };
}

function clockText(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
