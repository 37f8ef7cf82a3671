import { expect, test } from 'vitest';
import { dayOff } from './day-off.ts';

test.each([
  ['2026-12-27', 'england', '27 Dec 2026 is a Sunday, when most carriers rest. The customer is told it all the same.'],
  [
    '2026-12-25',
    'england',
    '25 Dec 2026 is a bank holiday there, when most carriers rest. The customer is told it all the same.',
  ],
  [
    '2026-11-30',
    'scotland',
    '30 Nov 2026 is a bank holiday there, when most carriers rest. The customer is told it all the same.',
  ],
  [
    '2026-12-04',
    'sunday_to_thursday',
    '4 Dec 2026 is a Friday, when most carriers rest. The customer is told it all the same.',
  ],
] as const)('staff who type %s for %s read that carriers rest', (day, calendar, says) => {
  expect(dayOff(day, calendar)).toBe(says);
});

test.each([
  ['2026-11-30', 'england'],
  ['2026-12-06', 'sunday_to_thursday'],
  ['', 'england'],
  ['2026-02-31', 'england'],
] as const)('of %j for %s nothing is said', (day, calendar) => {
  expect(dayOff(day, calendar)).toBeUndefined();
});
