import { addDays } from '#values/instant.ts';
import type { Order } from './contract.ts';

/** How many days a bank transfer may take before it is put before staff (decision C9). */
export const TRANSFER_DAYS = 14;

/** Whether an order has waited too long for its transfer: only such an order still says where to pay it. */
export function isTransferOverdue({ bankDetails, orderDate }: Pick<Order, 'bankDetails' | 'orderDate'>, now: Date) {
  return bankDetails !== null && new Date(orderDate) < addDays(now, -TRANSFER_DAYS);
}
