import type { Order } from '#features/orders/contract.ts';
import { DISPATCHED, type OrderStatus, STATUS_NAMES, TOLD_BY_EMAIL } from '#features/orders/status.ts';
import { formatPounds, toPence } from '#values/money.ts';

type Leaving = Pick<Order, 'orderNumber' | 'status' | 'due'>;

/** Asks whether goods that are not paid for may leave the shop; null where there is nothing to ask. */
export function unpaidQuestion(order: Leaving, status: OrderStatus): string | null {
  if (!leavesUnpaid(order, status)) return null;
  const due = formatPounds(toPence(order.due));
  return `${due} of ${order.orderNumber} is still to be paid. Set it to ${STATUS_NAMES[status]} all the same?`;
}

/** Asks before a status is set for several orders: who is told, and what becomes of the money; null where there is nothing to ask. */
export function statusQuestion(orders: readonly Leaving[], status: OrderStatus, isSilent: boolean): string | null {
  const unpaid = orders.filter((order) => leavesUnpaid(order, status)).length;
  if (!TOLD_BY_EMAIL.includes(status) && unpaid === 0) return null;
  const isOne = orders.length === 1;
  const asked = `Set ${isOne ? 'this order' : `these ${orders.length} orders`} to ${STATUS_NAMES[status]}?`;
  const told = isOne ? 'Its customer gets an e-mail.' : 'Each customer gets an e-mail.';
  const money = status === 'cancelled' ? ['What was paid then waits under Owed back.'] : notPaid(unpaid, orders.length);
  return [asked, ...(isSilent ? [] : [told]), ...money].join(' ');
}

function leavesUnpaid({ status: before, due }: Leaving, status: OrderStatus): boolean {
  return DISPATCHED.includes(status) && !DISPATCHED.includes(before) && toPence(due) > 0;
}

function notPaid(unpaid: number, of: number): string[] {
  if (unpaid === 0) return [];
  if (of === 1) return ['It is not paid in full.'];
  if (unpaid === of) return ['None of them is paid in full.'];
  return [unpaid === 1 ? 'One of them is not paid in full.' : `${unpaid} of them are not paid in full.`];
}
