import { expect, test } from 'vitest';
import { londonMinuteOf, readSchedule } from './minute-schedule.ts';

const at = (cron: string, instant: string) => readSchedule(cron)(londonMinuteOf(new Date(instant)));

test.each(['*/5 * * * *', '1-3 * * * *', '0 3 * *', '0 3 * * mon', ''])('‘%s’ is no schedule that it reads', (cron) => {
  expect(() => readSchedule(cron)).toThrow('five fields');
});

test.each([
  ['* * * * *', '2026-11-28T12:34:56Z', true],
  ['9 * * * *', '2026-11-28T12:09:59Z', true],
  ['9 * * * *', '2026-11-28T12:10:00Z', false],
  ['52 3 * * *', '2026-11-28T03:52:10Z', true],
  ['52 3 * * *', '2026-11-28T15:52:10Z', false],
  // In summer London is an hour ahead, and at 23:03 UTC the next day has begun there.
  ['52 3 * * *', '2026-07-01T02:52:00Z', true],
  ['3 0 2 7 *', '2026-07-01T23:03:00Z', true],
  ['0 3 1 1 *', '2027-01-01T03:00:00Z', true],
  ['0 3 1 1 *', '2027-02-01T03:00:00Z', false],
  // A Saturday.
  ['0 12 * * 6', '2026-11-28T12:00:00Z', true],
  ['0 12 * * 0', '2026-11-28T12:00:00Z', false],
])('‘%s’ at %s: %s', (cron, instant, expected) => {
  expect(at(cron, instant)).toBe(expected);
});
