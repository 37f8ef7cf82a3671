import { eq } from 'drizzle-orm';
import { deliveryMethods } from '#features/delivery/tables.ts';
import type { AppContext } from '#platform/app-context.ts';
import type { Database, Transaction } from '#platform/database.ts';
import { refuseFields } from '#platform/refusal.ts';
import { type DeliveryMethodRow, listDeliveryMethods } from './delivery-methods.ts';

export { deliveryFee } from '../fee.ts';
export {
  type DeliveryMethodRow,
  deliveryMethodsById,
  findDeliveryMethod,
  listDeliveryMethods,
} from './delivery-methods.ts';

/** The active method of an order. A closed or unknown one is an error of the field `deliveryMethodId`. */
export async function getDeliveryMethod(db: Database | Transaction, id: number): Promise<DeliveryMethodRow> {
  // Locked until the order is written, so that it is not switched off or deleted in between.
  const [method] = await db.select().from(deliveryMethods).where(eq(deliveryMethods.id, id)).for('share');
  if (method?.isActive) return method;
  throw refuseFields({ deliveryMethodId: ['This delivery method is no longer offered. Choose another.'] });
}

/** The days of the fastest active method other than collection; null without one (decision B12). */
export async function fastestDeliveryDays(context: AppContext): Promise<number | null> {
  const days = (await listToTheDoor(context)).map((method) => method.estimatedDays);
  return days.length ? Math.min(...days) : null;
}

/** The standard method: the first active one by id other than collection; null without one. */
export async function findStandardDelivery(context: AppContext): Promise<DeliveryMethodRow | null> {
  return (await listToTheDoor(context))[0] ?? null;
}

async function listToTheDoor(context: AppContext): Promise<DeliveryMethodRow[]> {
  return (await listDeliveryMethods(context.db)).filter((method) => method.isActive && !method.isCollection);
}
