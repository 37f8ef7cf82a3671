import { addDays } from '#values/instant.ts';
import { addLondonDays, type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { Order } from './contract.ts';

/** The number of days after which an unpaid bank transfer is overdue (decision C9). */
export const TRANSFER_DAYS = 14;

/** How far ahead staff can promise to transfer money back. */
export const MOST_PAYBACK_DAYS = 60;

/** The last day, in London, on which a bank transfer is in time. */
export function transferDueOn(orderDate: Date): LondonDay {
  return addLondonDays(londonDayOf(orderDate), TRANSFER_DAYS);
}

/** Whether the bank transfer of an order is overdue. Orders have `bankDetails` only while a transfer is due. */
export function isTransferOverdue(
  { bankDetails, dueOn, orderDate }: Pick<Order, 'bankDetails' | 'dueOn' | 'orderDate'>,
  now: Date,
) {
  return bankDetails !== null && dueOn !== null && new Date(orderDate) < addDays(now, -TRANSFER_DAYS);
}
