import type { CalendarName } from '#features/delivery/zones.ts';
import { formatLondonDay, isLondonDay, type LondonDay } from '#values/london-day.ts';
import { openCalendars } from './calendars.ts';
import { toDayNumber, weekdayOf } from './day-number.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
// The shop's own closing days are not known on a screen.
const calendars = openCalendars([]);

/**
 * What staff should know of a day of delivery that they type, where carriers rest on it: `27 Dec 2026 is a Sunday, when most
 * carriers rest. The customer is told it all the same.` Undefined of a working day, and of what is no day yet.
 */
export function dayOff(day: LondonDay, calendar: CalendarName): string | undefined {
  if (!isLondonDay(day)) return undefined;
  const number = toDayNumber(day);
  if (calendars.isTransitDay(calendar, number)) return undefined;
  const what = calendars.isHoliday(calendar, number) ? 'bank holiday there' : WEEKDAYS[weekdayOf(number) - 1];
  return `${formatLondonDay(day)} is a ${what}, when most carriers rest. The customer is told it all the same.`;
}
