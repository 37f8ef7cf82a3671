import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { formatDate } from '#values/instant.ts';
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

/** {@link expectedDay}, with its condition while dispatch waits for a bank transfer: it was worked out for goods sent at once. */
export function expectedWithPayment(
  order: Promised & { orderDate: Date | string; status: OrderStatus; bankDetails: unknown },
): string | null {
  const day = expectedDay(order);
  const isAwaited = order.bankDetails && (order.status === 'pending' || order.status === 'processing');
  return day && isAwaited ? `${day}, if your payment arrives by ${formatDate(order.orderDate)}` : day;
}
