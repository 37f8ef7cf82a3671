import { expect, test } from 'vitest';
import { bacsArrivesOn, transferTimes } from './transfer-time.ts';

test.each([
  ['a Monday', '2026-11-23', '2026-11-26'],
  ['a Friday: over the weekend', '2026-11-27', '2026-12-02'],
  ['a Sunday', '2026-11-29', '2026-12-02'],
  ['the day before Christmas Eve: over two bank holidays and their weekend', '2026-12-23', '2026-12-30'],
  ['New Year’s Eve', '2026-12-31', '2027-01-06'],
])('BACS from %s', (_, day, arrives) => expect(bacsArrivesOn(day)).toBe(arrives));

const isFromHome = true;

test('what would come too late is said to', () => {
  expect(transferTimes({ day: '2026-11-23', dueOn: '2026-11-26', isFromHome })).toBe(
    'Faster Payments usually arrive the same day; BACS takes three working days.',
  );
  expect(transferTimes({ day: '2026-11-27', dueOn: '2026-11-30', isFromHome })).toContain(
    'three working days, which is too late for this order.',
  );
  expect(transferTimes({ day: '2026-11-27', dueOn: null, isFromHome })).not.toContain('late');
});

test('a buyer abroad is told of no way that only UK banks have, and that the goods can wait', () => {
  const told = transferTimes({ day: '2026-11-28', dueOn: '2026-12-01', isFromHome: false });
  expect(told).not.toMatch(/Faster Payments|BACS/);
  expect(told).toMatch(/charges may come off .* ask us before it to hold the goods longer\.$/);
  expect(transferTimes({ day: '2026-11-28', dueOn: null, isFromHome: false })).not.toContain('after that day');
});
