import type { Period, StepSize } from '#features/reports/period.ts';
import { formatLondonDay, noonOfLondonDay } from '#values/london-day.ts';
import { formatPounds, type Pence, toPence } from '#values/money.ts';

/** `1 Nov 2026`, `1 to 21 Nov 2026`, `1 Oct to 21 Nov 2026`, or with both years. */
export function periodInWords({ from, to }: Period): string {
  const [first, last] = [formatLondonDay(from), formatLondonDay(to)];
  if (from === to) return last;
  const shared = from.slice(0, 7) === to.slice(0, 7) ? 2 : from.slice(0, 4) === to.slice(0, 4) ? 1 : 0;
  return `${first
    .split(' ')
    .slice(0, 3 - shared)
    .join(' ')} to ${last}`;
}

/** A step of a chart in short: `Sat 21 Nov`, `15 to 21 Nov`, `Nov 2026`. */
export function stepInWords({ from, to }: Period, size: StepSize): string {
  if (size === 'month') return formatLondonDay(from).slice(formatLondonDay(from).indexOf(' ') + 1);
  if (size === 'day') return `${WEEKDAYS[noonOfLondonDay(from).getUTCDay()]} ${formatLondonDay(from).slice(0, -5)}`;
  return periodInWords({ from, to }).replace(/ \d{4}/g, '');
}

/** `£12,345`, for tiles and axes; the tables have the pence. */
export function roundPounds(amount: string | Pence): string {
  const pence = typeof amount === 'string' ? toPence(amount) : amount;
  return formatPounds(Math.round(pence / 100) * 100).slice(0, -3);
}

/** `£1.2M`, `£12k`, `£900`: for the marks of an axis. */
export function shortPounds(pence: Pence): string {
  const pounds = pence / 100;
  const short = (value: number, unit: string) => `£${Number(value.toFixed(value < 10 ? 1 : 0))}${unit}`;
  const size = Math.abs(pounds);
  const text = size >= 1e6 ? short(size / 1e6, 'M') : size >= 1e3 ? short(size / 1e3, 'k') : short(size, '');
  return pounds < 0 ? `−${text}` : text;
}

export function count(value: number): string {
  return value.toLocaleString('en-GB').replace('-', '−');
}

/** The change in percent to one decimal; null if there is nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  if (before === 0) return null;
  return Math.round(((now - before) / Math.abs(before)) * 1000) / 10;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
