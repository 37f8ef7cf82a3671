import { expect, test } from 'vitest';
import type { Backups } from '#features/backups/contract.ts';
import { concernsOf, LITTLE_BYTES } from './concerns.ts';
import type { JobStatus } from './contract.ts';

const readAt = '2026-11-02T10:00:00.000Z';
const job: JobStatus = {
  name: 'find-restocked',
  startedAt: '2026-11-02T09:59:00.000Z',
  endedAt: '2026-11-02T09:59:01.000Z',
  state: 'done',
  error: null,
  dueAt: '2026-11-02T09:59:00.000Z',
  nextAt: null,
};
const good: Parameters<typeof concernsOf>[0] = {
  readAt,
  instance: {
    ...{ version: '1.0.0', since: '2026-11-01T10:00:00.000Z', liveConnections: 0 },
    ...{ eventLoopDelayMs: 1, slowStatements: [], isWorking: true },
  },
  database: { version: '18.1', sizeBytes: 1, longestStatementSeconds: 0, connections: { used: 89, most: 100 } },
  disk: { freeBytes: LITTLE_BYTES, totalBytes: 10 * LITTLE_BYTES },
  dataBytes: 1,
  mail: {
    ...{ isSending: true, waiting: 3, waitingSince: readAt, delayed: 0, failed: 0 },
    ...{ lastError: null, lastSentAt: null },
  },
  reactions: [{ name: 'order.placed', waiting: 1, since: '2026-11-02T09:55:00.000Z' }],
  backups: {
    ...{ place: '/mnt/safe', intervalHours: 24, retained: 14, isEncrypted: true, isNeeded: true, failed: null },
    last: { at: '2026-11-02T02:15:00.000Z', place: '/mnt/safe', name: 'b.backup', bytes: 1, isThere: true },
    ...{ runningSince: null, nextAt: '2026-11-03T02:15:00.000Z' },
  },
  jobs: [job],
};
const backedUp = (change: Partial<NonNullable<typeof good.backups>>) => ({
  backups: { ...(good.backups as NonNullable<typeof good.backups>), ...change },
});
const last = (change: object) => ({ ...(good.backups?.last as NonNullable<Backups['last']>), ...change });
const about = (change: Partial<typeof good>) => concernsOf({ ...good, ...change }).map((concern) => concern.about);

test('nothing needs a person while all is within bounds, or is not known', () => {
  expect(about({})).toEqual([]);
  expect(about({ disk: null, mail: null, reactions: null, jobs: null, dataBytes: null, backups: null })).toEqual([]);
});

test.each<[string, Partial<typeof good>, string[]]>([
  ['a database that does not answer', { database: null }, ['database']],
  [
    'connections that run out',
    { database: { version: '', sizeBytes: 0, longestStatementSeconds: 0, connections: { used: 90, most: 100 } } },
    ['connections'],
  ],
  ['a disk that fills up', { disk: { freeBytes: LITTLE_BYTES - 1, totalBytes: LITTLE_BYTES } }, ['disk']],
  ['a backup that failed', backedUp({ failed: { at: readAt, error: 'The disk is full.' } }), ['backups']],
  ['a backup that is gone', backedUp({ last: last({ isThere: false }) }), ['backups']],
  ['a backup that is two days old', backedUp({ last: last({ at: '2026-10-31T09:59:59.000Z' }) }), ['backups']],
  ['a production without backups', backedUp({ place: null, nextAt: null, last: null }), ['backups']],
  ['a place in which there is none yet', backedUp({ last: null }), ['backups']],
  ['a job that failed', { jobs: [job, { ...job, state: 'failed', error: 'No' }] }, ['jobs']],
  ['a job whose process ended', { jobs: [job, { ...job, state: 'interrupted' }] }, ['jobs']],
  ['jobs that no instance runs', { jobs: [{ ...job, startedAt: '2026-11-02T09:54:59.000Z' }] }, ['background']],
  [
    'a job that has not begun at its time',
    { jobs: [job, { ...job, startedAt: '2026-11-02T08:37:00.000Z', dueAt: '2026-11-02T09:37:00.000Z' }] },
    ['late'],
  ],
  [
    'jobs of which none has ever begun',
    { jobs: [{ ...job, startedAt: null, dueAt: '2026-11-02T09:54:59.000Z' }] },
    ['background'],
  ],
  ['one that never ran', { jobs: [job, { ...job, startedAt: null, dueAt: '2026-11-02T09:54:59.000Z' }] }, ['late']],
  [
    'reactions that wait too long',
    { reactions: [{ name: 'order.placed', waiting: 1, since: '2026-11-02T09:54:59.000Z' }] },
    ['reactions'],
  ],
  ['mail that failed', { mail: { ...(good.mail as NonNullable<typeof good.mail>), failed: 1 } }, ['mail']],
  ['mail that is delayed', { mail: { ...(good.mail as NonNullable<typeof good.mail>), delayed: 1 } }, ['mail']],
])('a person is asked for: %s', (_what, change, expected) => {
  expect(about(change)).toEqual(expected);
});

test('backups need no one in a demo without them, while one is made, and where a command makes them', () => {
  expect(about(backedUp({ place: null, nextAt: null, last: null, isNeeded: false }))).toEqual([]);
  expect(about(backedUp({ last: null, runningSince: readAt }))).toEqual([]);
  expect(about(backedUp({ place: null, nextAt: null, last: last({ isThere: null }) }))).toEqual([]);
  expect(about(backedUp({ last: last({ at: '2026-10-31T10:00:00.000Z' }) }))).toEqual([]);
});

test('a job is given five minutes, and what was due before the start is not asked about', () => {
  const due = (dueAt: string) => about({ jobs: [job, { ...job, startedAt: null, dueAt }] });
  expect(due('2026-11-02T09:55:00.000Z')).toEqual([]);
  expect(due('2026-11-01T09:59:00.000Z')).toEqual([]);
});

test('a shop that has just started is given five minutes for its first job', () => {
  const jobs = [{ ...job, startedAt: null, endedAt: null, state: 'never' as const }];
  expect(about({ jobs })).toEqual(['background']);
  expect(about({ jobs, instance: { ...good.instance, since: '2026-11-02T09:58:00.000Z' } })).toEqual([]);
});
