import { expect, test } from 'vitest';
import { bacsArrivesOn, transferTimes } from './transfer-time.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Friday: over the weekend', '2026-11-27', '2026-12-02'],
  ['a Sunday', '2026-11-29', '2026-12-02'],
  ['the day before Christmas Eve: over two bank holidays and their weekend', '2026-12-23', '2026-12-30'],
  ['New Year’s Eve', '2026-12-31', '2027-01-06'],
])('BACS from %s', (_, day, arrives) => expect(bacsArrivesOn(day)).toBe(arrives));

test('what would come too late is said to', () => {
  expect(transferTimes('2026-11-23', '2026-11-26')).toBe(
    'Faster Payments usually arrive the same day; BACS takes three working days.',
  );
  expect(transferTimes('2026-11-27', '2026-11-30')).toContain('three working days, which is too late for this order.');
  expect(transferTimes('2026-11-27', null)).not.toContain('late');
});
