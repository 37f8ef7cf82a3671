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
  return `${isEstimate(deliveryAddress) ? 'about ' : ''}${formatDate(estimatedDelivery)}`;
}

/** Whether the days of deliveries to this address are estimates: those abroad are (decision C14). */
export function isEstimate(deliveryAddress: Promised['deliveryAddress']): boolean {
  return deliveryAddress !== null && deliveryAddress.country !== HOME_COUNTRY;
}

/** A day of delivery in a sentence: `on 24 Nov 2026`, abroad `about 24 Nov 2026`. */
export function onDay(day: LondonDay, deliveryAddress: Promised['deliveryAddress']): string {
  return `${isEstimate(deliveryAddress) ? 'about' : 'on'} ${formatLondonDay(day)}`;
}

type Awaited = { status: OrderStatus; bankDetails: unknown };

/** Whether dispatch waits for a bank transfer: the promised day was worked out for goods that are sent at once. */
export function awaitsTransfer({ status, bankDetails }: Awaited): boolean {
  return Boolean(bankDetails) && (status === 'pending' || status === 'processing');
}

interface Expectation {
  now: Date | number;
  /** While dispatch waits for the money; `unsaid` to a visitor, who does not learn whether it does. */
  awaitsPayment?: boolean | 'unsaid' | undefined;
  /** Whose payment that is; for staff `the`. */
  whose?: 'your' | 'the' | undefined;
}

/**
 * A promised day in words, so that none is told as a fact that it is not: later while the money is awaited, which no day can be named
 * for, and past once it is over.
 */
export function sayExpected(
  day: string,
  on: Date | string,
  { now, awaitsPayment, whose = 'your' }: Expectation,
): string {
  const [promised, today] = [new Date(on), new Date(now)].map(londonDayOf) as [LondonDay, LondonDay];
  const told = promised < today ? `was due ${day}` : day;
  if (awaitsPayment === 'unsaid') return `${told}, or later if its payment has not arrived yet`;
  if (awaitsPayment && promised <= today) return `not before ${whose} payment has arrived`;
  if (awaitsPayment) return `${day}, or later by as many days as ${whose} payment takes`;
  return told;
}

/** {@link expectedDay} in the words of {@link sayExpected}. */
export function expectedInWords(
  order: Promised & Awaited,
  { now, whose }: Pick<Expectation, 'now' | 'whose'>,
): string | null {
  const day = expectedDay(order);
  return day && sayExpected(day, order.estimatedDelivery ?? '', { now, whose, awaitsPayment: awaitsTransfer(order) });
}
