import { HOME_COUNTRY } from '#features/accounts/countries.ts';
import { formatDate } from '#values/instant.ts';

/** The day that an order was promised for, `24 Nov 2026`; abroad `about 24 Nov 2026`; null without a promise. */
export function expectedDay(order: {
  estimatedDelivery: Date | string | null;
  deliveryAddress: { country: string } | null;
}): string | null {
  const { estimatedDelivery, deliveryAddress } = order;
  if (!estimatedDelivery) return null;
  const isAbroad = deliveryAddress !== null && deliveryAddress.country !== HOME_COUNTRY;
  return `${isAbroad ? 'about ' : ''}${formatDate(estimatedDelivery)}`;
}
