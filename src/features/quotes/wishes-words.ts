import { formatLondonDay } from '#values/london-day.ts';

/** What is said of the days that were wished for with a quote; empty where none was. */
export function wishesWords(wishes: readonly string[]): string {
  if (wishes.length === 0) return '';
  const days = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(wishes.map(formatLondonDay));
  return `${wishes.length === 1 ? 'Wish for the day' : 'Wishes for the day'}, to be confirmed once it is ordered: ${days}`;
}
