import { formatLondonDay } from '#values/london-day.ts';
import type { Order } from './contract.ts';

/** What is to be said of the day of a fitting. A wish is called one until staff have confirmed a day. */
export function fittingWords({
  wishes,
  confirmedOn,
}: Pick<NonNullable<Order['fitting']>, 'wishes' | 'confirmedOn'>): string {
  if (confirmedOn) return `Confirmed for ${formatLondonDay(confirmedOn)}`;
  if (wishes.length === 0) return 'The day is to be confirmed: we agree it with you';
  const days = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(wishes.map(formatLondonDay));
  return `Wish, to be confirmed: ${days}`;
}
