/** The text for an invalid date or time (section 8). */
export const INVALID_TIME = 'Invalid time value';

const LONDON = 'Europe/London';
const dateParts = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: LONDON,
});
const timeParts = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
  timeZone: LONDON,
});

type InstantLike = Date | string | number;

/** `21 Nov 2026`, the day in London; 'Invalid time value' for an invalid date. */
export function formatDate(instant: InstantLike): string {
  return format(instant, (date) => plainSept(dateParts.format(date)));
}

/** `14:05`, the time in London. */
export function formatTime(instant: InstantLike): string {
  return format(instant, (date) => timeParts.format(date));
}

/** `21 Nov 2026, 14:05`, in London. */
export function formatDateTime(instant: InstantLike): string {
  return format(instant, (date) => `${plainSept(dateParts.format(date))}, ${timeParts.format(date)}`);
}

/** The instant `days` times 24 hours later. */
export function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 86_400_000);
}

/** The instant `minutes` later. */
export function addMinutes(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

function format(instant: InstantLike, write: (date: Date) => string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? INVALID_TIME : write(date);
}

// Some engines write 'Sept', others 'Sep'; server and browser must agree or hydration fails.
function plainSept(text: string): string {
  return text.replace('Sept', 'Sep');
}
