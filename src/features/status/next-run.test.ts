import { expect, test } from 'vitest';
import { lastDue, nextRun } from './next-run.ts';

const run = async () => undefined;
const next = (cron: string, now: string) => nextRun({ cron, run }, null, new Date(now))?.toISOString();

test.each([
  ['* * * * *', '2026-11-02T10:00:00Z', '2026-11-02T10:01:00.000Z'],
  ['* * * * *', '2026-11-02T10:00:59.999Z', '2026-11-02T10:01:00.000Z'],
  ['9 * * * *', '2026-11-02T10:08:30Z', '2026-11-02T10:09:00.000Z'],
  ['9 * * * *', '2026-11-02T10:09:00Z', '2026-11-02T11:09:00.000Z'],
  ['3 0 * * *', '2026-12-31T23:59:00Z', '2027-01-01T00:03:00.000Z'],
  // In summer London is an hour ahead.
  ['3 0 * * *', '2026-07-01T22:00:00Z', '2026-07-01T23:03:00.000Z'],
  ['23 15 * * *', '2026-07-01T14:23:00Z', '2026-07-02T14:23:00.000Z'],
  // The night when the clocks go on, and the one when they go back.
  ['57 3 * * *', '2026-03-28T12:00:00Z', '2026-03-29T02:57:00.000Z'],
  ['57 3 * * *', '2026-10-24T12:00:00Z', '2026-10-25T03:57:00.000Z'],
])('%s runs after %s at %s', (cron, now, at) => {
  expect(next(cron, now)).toBe(at);
});

test('a job of seconds follows its last run, at once where that is long ago, and is not known before', () => {
  const job = { everySeconds: 30, run };
  const now = new Date('2026-11-02T10:00:00Z');
  const after = (startedAt: string | null) => nextRun(job, startedAt === null ? null : new Date(startedAt), now);
  expect(after('2026-11-02T09:59:50Z')?.toISOString()).toBe('2026-11-02T10:00:20.000Z');
  expect(after('2026-11-01T00:00:00Z')).toEqual(now);
  expect(after(null)).toBeNull();
});

test('a schedule that it cannot read is a wiring mistake', () => {
  expect(() => next('0 4 * * 1', '2026-11-02T10:00:00Z')).toThrow('Teach nextRun');
});

test.each([
  ['* * * * *', '2026-11-02T10:00:00Z', '2026-11-02T10:00:00.000Z'],
  ['* * * * *', '2026-11-02T10:00:59.999Z', '2026-11-02T10:00:00.000Z'],
  ['9 * * * *', '2026-11-02T10:08:30Z', '2026-11-02T09:09:00.000Z'],
  ['9 * * * *', '2026-11-02T10:09:00Z', '2026-11-02T10:09:00.000Z'],
  ['3 0 * * *', '2027-01-01T00:02:00Z', '2026-12-31T00:03:00.000Z'],
  ['57 3 * * *', '2026-03-29T12:00:00Z', '2026-03-29T02:57:00.000Z'],
  ['57 3 * * *', '2026-10-25T03:56:00Z', '2026-10-24T02:57:00.000Z'],
])('%s was due last before %s at %s', (cron, now, at) => {
  expect(lastDue({ cron, run }, null, new Date(now))?.toISOString()).toBe(at);
});

test('a job of seconds is due when they have passed since its last run', () => {
  const due = (startedAt: string | null) =>
    lastDue(
      { everySeconds: 30, run },
      startedAt === null ? null : new Date(startedAt),
      new Date('2026-11-02T10:00:00Z'),
    );
  expect(due('2026-11-02T09:59:31Z')).toBeNull();
  expect(due('2026-11-02T09:58:00Z')?.toISOString()).toBe('2026-11-02T09:58:30.000Z');
  expect(due(null)).toBeNull();
});
