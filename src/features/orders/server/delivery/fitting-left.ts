import type { Transaction } from '#platform/database.ts';
import { piecesLeft } from '../../pieces.ts';
import type { OrderRow } from '../listing/load-orders.ts';
import { listItems } from '../money/refunded-pieces.ts';

/** Whether fitting or a survey of an order is still paid for. The caller holds the order's lock. */
export async function hasServicesLeft(tx: Transaction, { id, fitting }: OrderRow): Promise<boolean> {
  if (!fitting) return false;
  const items = await listItems(tx, id);
  return items.some((item) => item.isService && piecesLeft(item) > 0);
}
