import type { CalendarName } from '#features/delivery/zones.ts';
import type { LondonDay } from '#values/london-day.ts';
import { bankHolidays } from './bank-holidays.ts';
import type { ClosingPlace } from './closing-place.ts';
import { type DayNumber, toDayNumber, weekdayOf, yearOf } from './day-number.ts';

/** A day off that no rule knows. */
export interface ClosingDay {
  day: LondonDay;
  place: ClosingPlace;
}

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];
const SUNDAY_TO_THURSDAY = [7, 1, 2, 3, 4];

/** Which days work is done on. */
export interface Calendars {
  /** Whether goods leave us: on England's working days, unless we are closed. */
  isDispatchDay(day: DayNumber): boolean;
  /** Whether carriers are on the road there; `alsoOn` are weekdays beyond the working week (1 Monday to 7 Sunday). */
  isTransitDay(calendar: CalendarName, day: DayNumber, alsoOn?: readonly number[]): boolean;
  isHoliday(calendar: CalendarName, day: DayNumber): boolean;
}

/** The calendars with these closing days in them. */
export function openCalendars(closingDays: readonly ClosingDay[]): Calendars {
  const closed = new Set(closingDays.map(({ day, place }) => `${place} ${toDayNumber(day)}`));
  const isClosed = (places: readonly ClosingPlace[], day: DayNumber) =>
    closed.size > 0 && places.some((place) => closed.has(`${place} ${day}`));
  const isHoliday = (calendar: CalendarName, day: DayNumber) =>
    // Carriers abroad have holidays of their own, which is why those days are 'about'.
    calendar !== 'monday_to_friday' &&
    calendar !== 'sunday_to_thursday' &&
    (bankHolidays(calendar, yearOf(day)).has(day) || isClosed(['uk', calendar], day));
  return {
    isDispatchDay: (day) =>
      MONDAY_TO_FRIDAY.includes(weekdayOf(day)) && !isHoliday('england', day) && !isClosed(['warehouse'], day),
    isTransitDay: (calendar, day, alsoOn = []) => {
      const week = calendar === 'sunday_to_thursday' ? SUNDAY_TO_THURSDAY : MONDAY_TO_FRIDAY;
      const weekday = weekdayOf(day);
      return (week.includes(weekday) || alsoOn.includes(weekday)) && !isHoliday(calendar, day);
    },
    isHoliday,
  };
}
