import type { User } from '#features/accounts/contract.ts';
import type { Order } from '#features/orders/contract.ts';
import type { StatusOutcome } from '#features/orders/staff-contract.ts';
import type { OrderStatus } from '#features/orders/status.ts';
import type { AppContext } from '#platform/app-context.ts';
import { Refusal } from '#platform/refusal.ts';
import { findOrderRow, loadWholeOrder } from '../listing/load-orders.ts';
import { presentOrder } from '../listing/present-order.ts';
import { changeStatus } from './change-status.ts';
import { undoStatus } from './undo-status.ts';

export interface StatusChanges {
  status: OrderStatus;
  orders: readonly { id: number; version?: number | undefined }[];
  isUndoable?: boolean | undefined;
  actor: User;
}

/**
 * Sets the status of many orders, each in its own transaction, so that a refusal does not affect the others. One after the
 * other, because orders of the same goods lock the same stock.
 */
export async function changeStatuses(
  context: AppContext,
  { orders, ...change }: StatusChanges,
): Promise<StatusOutcome[]> {
  const outcomes: StatusOutcome[] = [];
  const once = [...new Map(orders.map((order) => [order.id, order])).values()];
  for (const { id, version } of once) {
    outcomes.push(await outcomeOf(context, id, () => changeStatus(context, { ...change, orderId: id, version })));
  }
  return outcomes;
}

/** Undoes the statuses of many orders, each unless it is too late. */
export async function undoStatuses(
  context: AppContext,
  { orders, actor }: { orders: readonly { id: number; version: number }[]; actor: User },
): Promise<StatusOutcome[]> {
  const outcomes: StatusOutcome[] = [];
  for (const { id, version } of orders) {
    outcomes.push(await outcomeOf(context, id, () => undoStatus(context, { orderId: id, version, actor })));
  }
  return outcomes;
}

async function outcomeOf(context: AppContext, id: number, change: () => Promise<Order>): Promise<StatusOutcome> {
  try {
    const order = await change();
    return { id, orderNumber: order.orderNumber, isChanged: true, order: withoutStaff(order) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const row = await findOrderRow(context.db, id);
    const outcome = { id, orderNumber: row?.orderNumber ?? null, isChanged: false, detail: error.message };
    return row ? { ...outcome, order: presentOrder(await loadWholeOrder(context.db, row)) } : outcome;
  }
}

// The list does not show the `staff` part; the drawer reads it when it opens.
function withoutStaff({ staff: _, ...order }: Order) {
  return order;
}
