import { addLondonDays, type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { Order } from './contract.ts';

/** The number of days after which an unpaid bank transfer is overdue, where no day is set for it (decision C9). */
export const TRANSFER_DAYS = 14;

/** How far ahead staff can hold the goods of an unpaid order. */
export const MOST_HOLD_DAYS = 90;

/** How far ahead staff can promise a delivery: the customer is told the day, so a slip in the year is refused. */
export const MOST_DELIVERY_DAYS = 365;

/** How far ahead staff can promise to transfer money back. */
export const MOST_PAYBACK_DAYS = 60;

/** The last day, in London, on which a bank transfer is in time: that until which the goods are held. */
export function transferDueOn({ orderDate, heldUntil }: { orderDate: Date; heldUntil?: Date | null }): LondonDay {
  return heldUntil ? londonDayOf(heldUntil) : addLondonDays(londonDayOf(orderDate), TRANSFER_DAYS);
}

/** Whether the bank transfer of an order is overdue. Orders have `bankDetails` only while a transfer is due. */
export function isTransferOverdue({ bankDetails, dueOn }: Pick<Order, 'bankDetails' | 'dueOn'>, now: Date) {
  return bankDetails !== null && dueOn !== null && dueOn < londonDayOf(now);
}
