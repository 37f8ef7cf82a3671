import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { formatDate } from '#values/instant.ts';
import { formatLondonDay, type LondonDay, londonDayOf } from '#values/london-day.ts';
import type { OrderStatus } from './status.ts';

interface Promised {
  estimatedDelivery: Date | string | null;
  deliveryAddress: { country: string } | null;
}

/** The day that an order was promised for, `24 Nov 2026`; abroad `about 24 Nov 2026`; null without a promise. */
export function expectedDay(order: Promised): string | null {
  const { estimatedDelivery, deliveryAddress } = order;
  if (!estimatedDelivery) return null;
  const isAbroad = deliveryAddress !== null && deliveryAddress.country !== HOME_COUNTRY;
  return `${isAbroad ? 'about ' : ''}${formatDate(estimatedDelivery)}`;
}

type Awaited = { orderDate: Date | string; status: OrderStatus; bankDetails: unknown };

/**
 * The London day by which the money has to be here for the promised day to hold, while dispatch waits for a bank transfer: it was
 * worked out for goods sent at once. Null where no transfer is awaited.
 */
export function payByOf({ orderDate, status, bankDetails }: Awaited): LondonDay | null {
  const isAwaited = bankDetails && (status === 'pending' || status === 'processing');
  return isAwaited ? londonDayOf(new Date(orderDate)) : null;
}

/** A promised day with the condition that it has while a payment is awaited; `whose` payment, for staff `the`. */
export function ifPaid(day: string, payBy: LondonDay | null | undefined, whose: 'your' | 'the' = 'your'): string {
  return payBy ? `${day}, if ${whose} payment arrives by ${formatLondonDay(payBy)}` : day;
}

/** {@link expectedDay}, with its condition while a bank transfer is awaited. */
export function expectedWithPayment(order: Promised & Awaited, whose?: 'your' | 'the'): string | null {
  const day = expectedDay(order);
  return day && ifPaid(day, payByOf(order), whose);
}
