import type { Concern, JobStatus, Status } from './contract.ts';

/** What is less than this many bytes free fills up within days: a large import or a copy of the database needs it. */
export const LITTLE_BYTES = 2 * 1024 ** 3;
const PATIENCE_MS = 5 * 60_000;
const MOST_CONNECTIONS = 0.9;

/** What needs a person, with what to do, the weightiest first; none: all is well as far as is known. */
export function concernsOf(status: Omit<Status, 'concerns'>): Concern[] {
  return [
    database(status),
    disk(status),
    background(status),
    reactions(status),
    jobs(status),
    late(status),
    mail(status),
  ].flat();
}

type Known = Omit<Status, 'concerns'>;

function database({ database: known }: Known): Concern[] {
  if (!known) {
    const action =
      'Look at the database server: is it running, busy, or waiting for its disk? Then read this page again.';
    return [{ about: 'database', title: 'The database did not answer in time', action }];
  }
  const { used, most } = known.connections;
  if (used < most * MOST_CONNECTIONS) return [];
  const title = `${used} of the database’s ${most} connections are in use`;
  return [{ about: 'connections', title, action: 'Raise max_connections, or run fewer programs on this server.' }];
}

function disk({ disk: known }: Known): Concern[] {
  if (!known || known.freeBytes >= LITTLE_BYTES) return [];
  const action = 'Make room on the disk of the data folder. When it is full, orders and pictures are refused.';
  return [{ about: 'disk', title: 'Little room is left on the disk', action }];
}

// Some job runs every minute, so a quiet time means that no instance works.
function background({ jobs: known, readAt, instance }: Known): Concern[] {
  const isOlder = (at: string | null) => at === null || Date.parse(readAt) - Date.parse(at) > PATIENCE_MS;
  if (!known || !isOlder(instance.since) || known.some(({ startedAt }) => !isOlder(startedAt))) return [];
  const action = 'Start an instance with WORKERS above 0, and see in its log why it does none.';
  return [{ about: 'background', title: 'No background work has run for five minutes', action }];
}

function reactions({ reactions: known, readAt }: Known): Concern[] {
  const late = (known ?? []).filter(({ since }) => Date.parse(readAt) - Date.parse(since) > PATIENCE_MS);
  if (late.length === 0) return [];
  const names = late.map(({ name }) => name).join(', ');
  const action = `What follows on these has not happened: ${names}. The log says why; it is tried again by itself.`;
  return [{ about: 'reactions', title: 'Reactions have waited for more than five minutes', action }];
}

function jobs({ jobs: known }: Known): Concern[] {
  const failed = (known ?? []).filter(({ state }) => state === 'failed' || state === 'interrupted');
  if (failed.length === 0) return [];
  const title = failed.length === 1 ? 'A timed job failed' : `${failed.length} timed jobs failed`;
  return [{ about: 'jobs', title, action: 'See why below. Put right what is named there, then run it again.' }];
}

// A job that was due while no instance ran is not made up for, so that its absence asks for no one.
function late({ jobs: known, readAt, instance }: Known): Concern[] {
  const isLate = ({ dueAt, startedAt }: JobStatus) =>
    dueAt !== null &&
    Date.parse(readAt) - Date.parse(dueAt) > PATIENCE_MS &&
    Date.parse(dueAt) > Date.parse(instance.since) &&
    (startedAt === null || Date.parse(startedAt) < Date.parse(dueAt));
  const count = (known ?? []).filter(isLate).length;
  if (count === 0) return [];
  const title =
    count === 1 ? 'A timed job has not begun at its time' : `${count} timed jobs have not begun at their time`;
  return [{ about: 'late', title, action: 'See below which, and in the log what the instances do instead.' }];
}

function mail({ mail: known }: Known): Concern[] {
  if (!known || known.failed + known.delayed === 0) return [];
  const parts = [
    known.failed > 0 && `${known.failed} could not be sent`,
    known.delayed > 0 && `${known.delayed} delayed`,
  ];
  const action = `${known.lastError ?? ''} See which, and send again what failed.`.trim();
  return [{ about: 'mail', title: `E-mails: ${parts.filter(Boolean).join(', ')}`, action }];
}
