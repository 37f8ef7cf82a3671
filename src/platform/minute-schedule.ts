import { londonDayOf, londonMinutesOf } from '#values/london-day.ts';

/** A minute as London's clocks and calendar show it: minute, hour, day of the month, month, and day of the week from Sunday, 0. */
export type LondonMinute = readonly number[];

/** The minute of this instant in London. */
export function londonMinuteOf(at: Date): LondonMinute {
  const minutes = londonMinutesOf(at);
  const [, month = 0, day = 0] = londonDayOf(at).split('-').map(Number);
  const weekday = new Date(`${londonDayOf(at)}T00:00:00Z`).getUTCDay();
  return [minutes % 60, Math.floor(minutes / 60), day, month, weekday];
}

/** Reads a schedule of five fields, each `*` or a number: whether it names a minute. Throws for any other schedule. */
export function readSchedule(cron: string): (minute: LondonMinute) => boolean {
  const fields = cron.split(' ');
  if (fields.length !== 5 || !fields.every((field) => /^(\*|\d{1,2})$/.test(field)))
    throw new Error(`A timed job is scheduled by five fields, each * or a number, not by ‘${cron}’.`);
  const numbers = fields.map((field) => (field === '*' ? null : Number(field)));
  return (minute) => numbers.every((number, at) => number === null || number === minute[at]);
}
