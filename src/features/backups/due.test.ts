import { expect, test } from 'vitest';
import { type Attempt, nextBackup } from './due.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-02T10:00:00Z');
const daily = { atMinute: 135 };
const next = (times: Parameters<typeof nextBackup>[0], last: string | null, newest: Attempt | null = null) =>
  nextBackup(times, last === null ? null : at(last), newest, now).toISOString();
const failed = (startedAt: string): Attempt => ({ startedAt: at(startedAt), endedAt: at(startedAt), error: 'Full' });

test('a shop without any backup makes one at once', () => {
  expect(next(daily, null)).toBe(now.toISOString());
  expect(next({ hours: 6 }, null)).toBe(now.toISOString());
});

test.each([
  ['2026-11-02T02:15:01Z', '2026-11-03T02:15:00.000Z'],
  ['2026-11-02T02:15:00Z', '2026-11-03T02:15:00.000Z'],
  ['2026-11-01T14:00:00Z', '2026-11-02T02:15:00.000Z'],
  // London is an hour ahead in summer, and goes back on 25 October.
  ['2026-10-24T01:16:00Z', '2026-10-25T02:15:00.000Z'],
  ['2026-06-01T12:00:00Z', '2026-06-02T01:15:00.000Z'],
])('a daily one after %s is due at %s', (last, due) => {
  expect(next(daily, last)).toBe(due);
});

test('one by the hour is due so many hours after the last', () => {
  expect(next({ hours: 6 }, '2026-11-02T05:00:00Z')).toBe('2026-11-02T11:00:00.000Z');
});

test('after a failure it is tried again an hour later, not every minute', () => {
  expect(next(daily, '2026-11-01T02:15:00Z', failed('2026-11-02T09:30:00Z'))).toBe('2026-11-02T10:30:00.000Z');
  expect(next(daily, null, failed('2026-11-02T08:00:00Z'))).toBe(now.toISOString());
});

test('one that was cut short, or is being made, is given an hour', () => {
  const cut = { startedAt: at('2026-11-02T09:59:00Z'), endedAt: null, error: null };
  expect(next(daily, null, cut)).toBe('2026-11-02T10:59:00.000Z');
});
